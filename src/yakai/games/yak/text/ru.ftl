### «Як» по-русски. Имена не склоняются, всё в настоящем времени: прошедшему нужен род.

## Игра

yak-name = Як
yak-tagline = Сколько-сколько грифов?
yak-feel = Блеф, который тяжелеет с каждой картой
yak-poster-facts = 2–6 игроков · 30 мин · блеф
yak-poster-feel = Сколько яков в стопке? Скажите уверенно. Поверят?

## Карты
## $species: yeti, marmot, vulture, goat, yak; $kind: вид животного, joker, exclamation, one, stop

# Переменные: $number, $species
yak-claim =
    { $species ->
        [yeti] { $number } йети
        [marmot] { $number ->
            [one] { $number } сурок
            [few] { $number } сурка
           *[many] { $number } сурков
        }
        [vulture] { $number ->
            [one] { $number } гриф
            [few] { $number } грифа
           *[many] { $number } грифов
        }
        [goat] { $number ->
            [one] { $number } козёл
            [few] { $number } козла
           *[many] { $number } козлов
        }
       *[yak] { $number ->
            [one] { $number } як
            [few] { $number } яка
           *[many] { $number } яков
        }
    }
# Переменные: $species
yak-species =
    { $species ->
        [yeti] Йети
        [marmot] Сурок
        [vulture] Гриф
        [goat] Козёл
       *[yak] Як
    }
# Переменные: $kind, $value (у особых карт числа нет)
yak-card =
    { $kind ->
        [yeti] Йети { $value }
        [marmot] Сурок { $value }
        [vulture] Гриф { $value }
        [goat] Козёл { $value }
        [yak] Як { $value }
        [joker] Джокер { $value }
        [exclamation] «!»
        [one] «1»
       *[stop] Стоп
    }
# Что делает карта, одной строкой. Переменные: $kind
yak-card-help =
    { $kind ->
        [joker] Всегда считается названным животным.
        [exclamation] Все животные в стопке считаются названным.
        [one] Каждое животное и каждый джокер стоят 1.
        [stop] Нечётное число стоп-карт отключает «!» и «1».
       *[other] Считается по своему числу, если названо это животное.
    }

## Что происходит: каждое событие словами
## $who: you (это читатель) или other

# Переменные: $name и $who (кто начинает)
yak-event-dealt =
    { $who ->
        [you] Каждому по пять карт, начинаете вы
       *[other] Каждому по пять карт, начинает { $name }
    }
# Переменные: $name, $who, $number, $species
yak-event-claimed =
    { $who ->
        [you] Вы говорите: { yak-claim }
       *[other] { $name } говорит: { yak-claim }
    }
# Только для того, кто берёт. Переменные: $kind, $value
yak-event-drew = Вы берёте карту: { yak-card }
yak-event-empty = Колода пуста: следующая проверка будет последней
# Переменные: $name и $who (кто не верит), $whom (чья заявка: you или other)
yak-event-challenged =
    { $who ->
        [you] Вы не верите
       *[other] { $whom ->
            [you] { $name } вам не верит
           *[other] { $name } не верит
        }
    }
# Дальше идут карты, как yak-turned-card
yak-event-turned = Стопку открывают:
# Карта в этом списке. Переменные: $name и $who (чья она), $kind, $value
yak-turned-card =
    { $who ->
        [you] { yak-card } (вы)
       *[other] { yak-card } ({ $name })
    }
# Переменные: $total (сколько насчитали), $number и $species (сколько заявлено),
# $rule (как считали: plain, everyone, ones, both или off, если стоп-карты их отключают)
yak-event-counted =
    { $rule ->
        [everyone] С картой «!» насчитывается { $total }, заявлено: { yak-claim }
        [ones] С картой «1» насчитывается { $total }, заявлено: { yak-claim }
        [both] С картами «!» и «1» насчитывается { $total }, заявлено: { yak-claim }
        [off] «!» и «1» отключены, насчитывается { $total }, заявлено: { yak-claim }
       *[plain] Насчитывается { $total }, заявлено: { yak-claim }
    }
# Переменные: $name, $who, $cards
yak-event-took =
    { $who ->
        [you] { $cards ->
            [one] Вы забираете стопку: { $cards } карта
            [few] Вы забираете стопку: { $cards } карты
           *[many] Вы забираете стопку: { $cards } карт
        }
       *[other] { $cards ->
            [one] { $name } забирает стопку: { $cards } карта
            [few] { $name } забирает стопку: { $cards } карты
           *[many] { $name } забирает стопку: { $cards } карт
        }
    }
# Переменные: $name, $who
yak-event-passed =
    { $who ->
        [you] Вы пасуете: карт не осталось, игра окончена
       *[other] { $name } пасует: карт не осталось, игра окончена
    }
# Сколько штрафных карт. Переменные: $cards
yak-with-penalties =
    { $cards ->
        [0] ни одной штрафной карты
        [one] всего { $cards } штрафная карта
        [few] всего { $cards } штрафные карты
       *[many] всего { $cards } штрафных карт
    }
# Переменные: $name и $who (кто побеждает), $cards
yak-event-ended =
    { $who ->
        [you] Игра окончена. Побеждаете вы: { yak-with-penalties }
       *[other] Игра окончена. Побеждает { $name }: { yak-with-penalties }
    }
# Переменные: $names (несколько победителей), $cards
yak-event-ended-shared = Игра окончена. Первое место делят ({ yak-with-penalties }): { $names }
# В перечне имён
yak-you = вы
# Все остальные сдались. Переменные: $name и $who (кто побеждает)
yak-event-ended-conceded =
    { $who ->
        [you] Игра окончена. Побеждаете вы
       *[other] Игра окончена. Побеждает { $name }
    }

## Отказы: что случилось, какое правило, что теперь

yak-hand-is-empty = У вас не осталось карт. Проверьте последнюю заявку или пасуйте.
# Переменные: $cards (на руке)
yak-no-such-card =
    { $cards ->
        [one] Такой карты у вас нет: на руке { $cards } карта. Сыграйте её.
        [few] Такой карты у вас нет: на руке { $cards } карты. Выберите одну из них.
       *[many] Такой карты у вас нет: на руке { $cards } карт. Выберите одну из них.
    }
yak-nothing-to-challenge = Ещё ничего не заявлено, так что не верить пока нечему. Положите первую карту и назовите любое животное с числом 1.
# Переменные: $cards (на руке)
yak-pass-needs-an-empty-hand =
    { $cards ->
        [one] Пасовать можно только без карт, а у вас { $cards } карта. Сыграйте её или проверьте заявку.
        [few] Пасовать можно только без карт, а у вас { $cards } карты. Сыграйте одну или проверьте заявку.
       *[many] Пасовать можно только без карт, а у вас { $cards } карт. Сыграйте одну или проверьте заявку.
    }
# Переменные: $number (что заявлено)
yak-first-claim-is-one = Вы называете { $number }, но первая заявка на стопку — всегда 1, какой бы ни была карта. Выберите животное и скажите 1.
# Переменные: $number и $species (что заявлено), $floor (с какого числа можно назвать это животное)
yak-claim-is-not-heavier = «{ yak-claim }» — не весомее последней заявки: нужно большее число или то же число более крупных животных. Для этого животного — от { $floor }.
# Переменные: $number (что заявлено), $top
yak-claim-is-too-high = Столько ({ $number }) не бывает: все животные и джокеры колоды вместе дают { $top }. Назовите не больше { $top } или проверьте заявку.

## Как играть

yak-rules-goal-title = Цель
yak-rules-goal = Все кладут карты в одну закрытую стопку и говорят, сколько в ней животных. Кто попался на вранье или зря не поверил, забирает стопку себе. Когда колода закончится, победит тот, у кого таких карт меньше всего.
yak-rules-turn-title = Ваш ход
yak-rules-turn =
    Ходят по кругу, по часовой стрелке. Говорят, начинает тот, кто больше всех любит снег; здесь решает случай или хозяин стола.
    В свой ход сделайте одно из двух.
    Положите карту в стопку лицом вниз, назовите число и животное и возьмите новую карту.
    Или скажите, что не верите последней заявке. Тогда карту вы не кладёте, а стопку открывают.
yak-rules-claims-title = Заявки
yak-rules-claims =
    Первая заявка на стопку — всегда 1, животное любое. Каждая следующая должна быть весомее: большее число кого угодно или то же число более крупных животных.
    От мелких к крупным: йети, сурок, гриф, козёл, як.
    Заявка говорит обо всей стопке, а не о вашей карте, и может быть неправдой.
yak-rules-counting-title = Подсчёт
yak-rules-counting =
    Сложите числа на всех картах названного животного. Джокер — всегда это животное.
    Если в стопке есть «!», названным считается любое животное. Если есть «1», каждое животное и каждый джокер стоят только 1.
    Нечётное число стоп-карт отключает «!» и «1», чётное — нет. Джокеры работают всегда.
    Если сумма не меньше заявленного числа, ошибся тот, кто не поверил. Если меньше — тот, кто заявил.
    Кто ошибся, забирает стопку в штраф и начинает новую.
yak-rules-deck-title = Что в колоде
yak-rules-deck =
    107 карт. У каждого из пяти животных их 15: по пять с числами 1, 2 и 3.
    Двенадцать джокеров: шесть с числом 1 и шесть с числом 2; шесть «!», шесть «1» и восемь стоп-карт.
yak-rules-end-title = Конец игры
yak-rules-end =
    Когда колода пуста, играют дальше, не добирая карт, и первая же проверка становится последней. Карты на руках не считаются.
    Если в свой ход вы остались без карт, проверьте последнюю заявку или пасуйте; пас заканчивает игру, и стопка никому не достаётся.
    Побеждает тот, у кого меньше всего штрафных карт; при равенстве место делят.

## В терминале

# Переменные: $name, $cards (на руке), $penalties
yak-terminal-seat =
    { $penalties ->
        [0] { $name }: на руке { $cards }, штрафных карт нет
        [one] { $name }: на руке { $cards }, { $penalties } штрафная карта
        [few] { $name }: на руке { $cards }, { $penalties } штрафные карты
       *[many] { $name }: на руке { $cards }, { $penalties } штрафных карт
    }
# Переменные: $cards
yak-terminal-deck = Колода: { $cards }
yak-terminal-stack-empty = Стопка пуста.
# Переменные: $cards
yak-terminal-stack = Карт в стопке: { $cards }, последняя в конце:
# Переменные: $name, $number, $species
yak-terminal-laid = { $name }: { yak-claim }
# Своя карта в стопке. Переменные: $name, $number, $species, $kind, $value
yak-terminal-laid-own = { $name }: { yak-claim } [{ yak-card }]
# Переменные: $hand (карты с номерами)
yak-terminal-hand = Ваши карты: { $hand }
# Что можно набрать
yak-terminal-help =
    2 7 гриф       сыграть карту 2 и сказать «7 грифов» (животное можно сократить: 2 7 г)
    2 гриф         то же с наименьшим разрешённым числом
    !              не верить последней заявке
    пас            пасовать, когда карт больше нет
    штраф          посмотреть, у кого какие штрафные карты
yak-terminal-word-pass = пас
yak-terminal-word-penalties = штраф
# Переменные: $words (что набрано)
yak-input-is-unclear = «{ $words }» — не ход. Наберите карту, число и животное (2 7 гриф) или !, если не верите.
# Переменные: $words, $animals
yak-animal-is-unclear = «{ $words }» — нет такого животного, или подходит несколько. Есть: { $animals }.

## Доска в браузере (yak-board-…)

# Имя на полоске карты. Переменные: $kind
yak-board-kind =
    { $kind ->
        [yeti] Йети
        [marmot] Сурок
        [vulture] Гриф
        [goat] Козёл
        [yak] Як
        [joker] Джокер
        [exclamation] Все в счёт
        [one] Все по 1
       *[stop] Стоп
    }

# Облачко с заявкой. Переменные: $name, $cards (в стопке)
yak-board-says =
    { $cards ->
        [one] { $name } говорит: в стопке из { $cards } карты
       *[many] { $name } говорит: в стопке из { $cards } карт
    }
yak-board-new-stack = Новая стопка
# Переменные: $name
yak-board-begins = Первое слово: { $name }

yak-board-doubt = Не верю!
yak-board-pass = Пас
yak-board-pick = Что скажете?
yak-board-number = Не меньше
yak-board-less = На один меньше
yak-board-more = На один больше

# Что теперь делать
yak-board-turn-yours = Ваш ход: выберите карту
yak-board-turn-empty = Карт больше нет: не поверьте или пасуйте
# Переменные: $name
yak-board-turn = { $name } думает…
yak-board-sending = Минутку…
yak-board-over = Игра окончена

# Места. Переменные: $cards
yak-board-seats = Игроки
yak-board-you = это вы
yak-board-bot = бот
yak-board-bot-plays = нет на связи, играет бот
yak-board-away = нет на связи
yak-board-on-turn = сейчас ходит
yak-board-cards-in-hand =
    { $cards ->
        [one] на руке { $cards } карта
        [few] на руке { $cards } карты
       *[many] на руке { $cards } карт
    }
yak-board-penalty-cards =
    { $cards ->
        [one] { $cards } штрафная карта
        [few] { $cards } штрафные карты
       *[many] { $cards } штрафных карт
    }
# Переменные: $name
yak-board-penalties = Штрафные карты: { $name }
yak-board-no-penalties = Пока ни одной.
# В конце. Переменные: $cards
yak-board-score =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }

# Колода и стопка. Переменные: $cards
yak-board-deck =
    { $cards ->
        [one] в колоде { $cards } карта
        [few] в колоде { $cards } карты
       *[many] в колоде { $cards } карт
    }
yak-board-last-round = Последний круг: одно «Не верю!» — и конец
yak-board-stack-open =
    { $cards ->
        [0] Стопка пуста
        [one] В стопке { $cards } карта: посмотреть, что о ней говорили
        [few] В стопке { $cards } карты: посмотреть, что о ней говорили
       *[many] В стопке { $cards } карт: посмотреть, что о ней говорили
    }
yak-board-stack-said = Что говорили о стопке
yak-board-own = Ваши карты в стопке
yak-board-own-short = ваши
yak-board-hand = Ваши карты

# Проверка. Переменные: $total, $number
yak-board-last = Последняя проверка
yak-board-count = { $total } из { $number }
# Переменные: $species (что заявлено)
yak-board-everyone =
    { $species ->
        [yeti] Все животные — йети
        [marmot] Все животные — сурки
        [vulture] Все животные — грифы
        [goat] Все животные — козлы
       *[yak] Все животные — яки
    }
yak-board-ones = Каждая карта — 1
yak-board-off = отключено стоп-картой
yak-board-truth = Правда!
yak-board-bluff = Блеф!
yak-board-skip = Дальше

# Настройки стола
yak-board-option-first = Кто начинает
yak-board-option-chance = Решает случай

yak-board-keys-title = С клавиатуры
yak-board-keys =
    1–5 или стрелки выбирают карту, Tab и Enter — заявку, стрелки вверх и вниз меняют число, Esc возвращает карту.
    D (В) — «Не верю!». S (Ы), Esc или Enter — пропустить подсчёт.

## Настройки

yak-option-first = Кто начинает
yak-option-first-none = Решает случай
