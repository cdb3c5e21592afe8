### «Як» українською. Імена не відмінюються, усе в теперішньому часі: минулому потрібен рід.

## Гра

yak-name = Як
yak-tagline = Скільки-скільки грифів?
yak-feel = Блеф, що важчає з кожною картою
yak-poster-facts = 2–6 гравців · 30 хв · блеф
yak-poster-feel = Скільки яків у стосі? Скажіть упевнено. Повірять?

## Карти
## $species: yeti, marmot, vulture, goat, yak; $kind: вид тварини, joker, exclamation, one, stop

# Змінні: $number, $species
yak-claim =
    { $species ->
        [yeti] { $number } єті
        [marmot] { $number ->
            [one] { $number } бабак
            [few] { $number } бабаки
           *[many] { $number } бабаків
        }
        [vulture] { $number ->
            [one] { $number } гриф
            [few] { $number } грифи
           *[many] { $number } грифів
        }
        [goat] { $number ->
            [one] { $number } козел
            [few] { $number } козли
           *[many] { $number } козлів
        }
       *[yak] { $number ->
            [one] { $number } як
            [few] { $number } яки
           *[many] { $number } яків
        }
    }
# Змінні: $species
yak-species =
    { $species ->
        [yeti] Єті
        [marmot] Бабак
        [vulture] Гриф
        [goat] Козел
       *[yak] Як
    }
# Змінні: $kind, $value (в особливих карт числа немає)
yak-card =
    { $kind ->
        [yeti] Єті { $value }
        [marmot] Бабак { $value }
        [vulture] Гриф { $value }
        [goat] Козел { $value }
        [yak] Як { $value }
        [joker] Джокер { $value }
        [exclamation] «!»
        [one] «1»
       *[stop] Стоп
    }
# Що робить карта, одним рядком. Змінні: $kind
yak-card-help =
    { $kind ->
        [joker] Завжди рахується за названу тварину.
        [exclamation] Усі тварини в стосі рахуються за названу.
        [one] Кожна тварина і кожен джокер варті 1.
        [stop] Непарна кількість стоп-карт вимикає «!» та «1».
       *[other] Рахується за своїм числом, якщо названо цю тварину.
    }

## Що відбувається: кожна подія словами
## $who: you (це читач) або other

# Змінні: $name і $who (хто починає)
yak-event-dealt =
    { $who ->
        [you] Кожному по п’ять карт, починаєте ви
       *[other] Кожному по п’ять карт, починає { $name }
    }
# Змінні: $name, $who, $number, $species
yak-event-claimed =
    { $who ->
        [you] Ви кажете: { yak-claim }
       *[other] { $name } каже: { yak-claim }
    }
# Лише для того, хто бере. Змінні: $kind, $value
yak-event-drew = Ви берете карту: { yak-card }
yak-event-empty = Колода порожня: наступна перевірка буде останньою
# Змінні: $name і $who (хто не вірить), $whom (чия заявка: you або other)
yak-event-challenged =
    { $who ->
        [you] Ви не вірите
       *[other] { $whom ->
            [you] { $name } вам не вірить
           *[other] { $name } не вірить
        }
    }
# Далі йдуть карти, як yak-turned-card
yak-event-turned = Стос відкривають:
# Карта в цьому переліку. Змінні: $name і $who (чия вона), $kind, $value
yak-turned-card =
    { $who ->
        [you] { yak-card } (ви)
       *[other] { yak-card } ({ $name })
    }
# Стос, задовгий для переліку: що в ньому зараховано. Змінні: $cards
yak-event-turned-long =
    { $cards ->
        [one] Відкривають стос із { $cards } карти. До рахунку йде:
       *[other] Відкривають стос із { $cards } карт. До рахунку йде:
    }
yak-turned-nothing = нічого
# Скільки карт одного виду зараховано. Змінні: $kind, $cards
yak-turned-kind = { yak-board-kind } ×{ $cards }
# Змінні: $total (скільки нарахували), $number і $species (скільки заявлено),
# $rule (як рахували: plain, everyone, ones, both або off, якщо стоп-карти їх вимикають)
yak-event-counted =
    { $rule ->
        [everyone] З картою «!» налічується { $total }, заявлено: { yak-claim }
        [ones] З картою «1» налічується { $total }, заявлено: { yak-claim }
        [both] З картами «!» та «1» налічується { $total }, заявлено: { yak-claim }
        [off] «!» та «1» вимкнено, налічується { $total }, заявлено: { yak-claim }
       *[plain] Налічується { $total }, заявлено: { yak-claim }
    }
# Змінні: $name, $who, $cards
yak-event-took =
    { $who ->
        [you] { $cards ->
            [one] Ви забираєте стос: { $cards } карта
            [few] Ви забираєте стос: { $cards } карти
           *[many] Ви забираєте стос: { $cards } карт
        }
       *[other] { $cards ->
            [one] { $name } забирає стос: { $cards } карта
            [few] { $name } забирає стос: { $cards } карти
           *[many] { $name } забирає стос: { $cards } карт
        }
    }
# Змінні: $name, $who
yak-event-passed =
    { $who ->
        [you] Ви пасуєте: карт не лишилося, гру закінчено
       *[other] { $name } пасує: карт не лишилося, гру закінчено
    }
# Скільки штрафних карт. Змінні: $cards
yak-with-penalties =
    { $cards ->
        [0] жодної штрафної карти
        [one] лише { $cards } штрафна карта
        [few] лише { $cards } штрафні карти
       *[many] лише { $cards } штрафних карт
    }
# Змінні: $name і $who (хто перемагає), $cards
yak-event-ended =
    { $who ->
        [you] Гру закінчено. Перемагаєте ви: { yak-with-penalties }
       *[other] Гру закінчено. Перемагає { $name }: { yak-with-penalties }
    }
# Змінні: $names (кілька переможців), $cards
yak-event-ended-shared = Гру закінчено. Перше місце ділять ({ yak-with-penalties }): { $names }
# У переліку імен
yak-you = ви
# Усі інші здалися. Змінні: $name і $who (хто перемагає)
yak-event-ended-conceded =
    { $who ->
        [you] Гру закінчено. Перемагаєте ви
       *[other] Гру закінчено. Перемагає { $name }
    }

## Відмови: що сталося, яке правило, що тепер

yak-hand-is-empty = У вас не залишилося карт. Перевірте останню заявку або пасуйте.
# Змінні: $cards (на руці)
yak-no-such-card =
    { $cards ->
        [one] Такої карти у вас немає: на руці { $cards } карта. Зіграйте її.
        [few] Такої карти у вас немає: на руці { $cards } карти. Виберіть одну з них.
       *[many] Такої карти у вас немає: на руці { $cards } карт. Виберіть одну з них.
    }
yak-nothing-to-challenge = Ще нічого не заявлено, тож не вірити поки нічому. Покладіть першу карту й назвіть будь-яку тварину з числом 1.
# Змінні: $cards (на руці)
yak-pass-needs-an-empty-hand =
    { $cards ->
        [one] Пасувати можна лише без карт, а у вас { $cards } карта. Зіграйте її або перевірте заявку.
        [few] Пасувати можна лише без карт, а у вас { $cards } карти. Зіграйте одну або перевірте заявку.
       *[many] Пасувати можна лише без карт, а у вас { $cards } карт. Зіграйте одну або перевірте заявку.
    }
# Змінні: $number (що заявлено)
yak-first-claim-is-one = Ви називаєте { $number }, але перша заявка на стос — завжди 1, хоч би яка була карта. Виберіть тварину і скажіть 1.
# Змінні: $number і $species (що заявлено), $floor (з якого числа можна назвати цю тварину)
yak-claim-is-not-heavier = «{ yak-claim }» — не вагоміше за останню заявку: потрібне більше число або те саме число більших тварин. Для цієї тварини — від { $floor }.
# Змінні: $number (що заявлено), $top
yak-claim-is-too-high = Стільки ({ $number }) не буває: усі тварини й джокери колоди разом дають { $top }. Назвіть щонайбільше { $top } або перевірте заявку.

## Як грати

yak-rules-goal-title = Мета
yak-rules-goal = Усі кладуть карти в один закритий стос і кажуть, скільки в ньому тварин. Хто попався на брехні або дарма не повірив, забирає стос собі. Коли колода закінчиться, переможе той, у кого таких карт найменше.
yak-rules-turn-title = Ваш хід
yak-rules-turn =
    Ходять по колу, за годинниковою стрілкою. Кажуть, починає той, хто найбільше любить сніг; тут вирішує випадок або господар столу.
    У свій хід зробіть одне з двох.
    Покладіть карту в стос долілиць, назвіть число і тварину та візьміть нову карту.
    Або скажіть, що не вірите останній заявці. Тоді карту ви не кладете, а стос відкривають.
yak-rules-claims-title = Заявки
yak-rules-claims =
    Перша заявка на стос — завжди 1, тварина будь-яка. Кожна наступна має бути вагомішою: більше число кого завгодно або те саме число більших тварин.
    Від малих до великих: єті, бабак, гриф, козел, як.
    Заявка — про весь стос, а не про вашу карту, і може бути неправдою.
yak-rules-counting-title = Підрахунок
yak-rules-counting =
    Додайте числа на всіх картах названої тварини. Джокер — завжди ця тварина.
    Якщо в стосі є «!», названою вважається будь-яка тварина. Якщо є «1», кожна тварина і кожен джокер варті лише 1.
    Непарна кількість стоп-карт вимикає «!» та «1», парна — ні. Джокери працюють завжди.
    Якщо сума не менша за заявлене число, помилився той, хто не повірив. Якщо менша — той, хто заявив.
    Хто помилився, забирає стос як штраф і починає новий.
yak-rules-deck-title = Що в колоді
yak-rules-deck =
    107 карт. У кожної з п’яти тварин їх 15: по п’ять із числами 1, 2 та 3.
    Дванадцять джокерів: шість із числом 1 і шість із числом 2; шість «!», шість «1» і вісім стоп-карт.
yak-rules-end-title = Кінець гри
yak-rules-end =
    Коли колода порожня, грають далі, не добираючи карт, і перша ж перевірка стає останньою. Карти в руках не рахуються.
    Якщо у свій хід ви лишилися без карт, перевірте останню заявку або пасуйте; пас закінчує гру, і стос нікому не дістається.
    Перемагає той, у кого найменше штрафних карт; за рівності місце ділять.

## У терміналі

# Змінні: $name, $cards (на руці), $penalties
yak-terminal-seat =
    { $penalties ->
        [0] { $name }: на руці { $cards }, штрафних карт немає
        [one] { $name }: на руці { $cards }, { $penalties } штрафна карта
        [few] { $name }: на руці { $cards }, { $penalties } штрафні карти
       *[many] { $name }: на руці { $cards }, { $penalties } штрафних карт
    }
# Змінні: $cards
yak-terminal-deck = Колода: { $cards }
yak-terminal-stack-empty = Стос порожній.
# Змінні: $cards
yak-terminal-stack = Карт у стосі: { $cards }, остання в кінці:
# Змінні: $name, $number, $species
yak-terminal-laid = { $name }: { yak-claim }
# Своя карта в стосі. Змінні: $name, $number, $species, $kind, $value
yak-terminal-laid-own = { $name }: { yak-claim } [{ yak-card }]
# Змінні: $hand (карти з номерами)
yak-terminal-hand = Ваші карти: { $hand }
# Що можна набрати
yak-terminal-help =
    2 7 гриф       зіграти карту 2 і сказати «7 грифів» (тварину можна скоротити: 2 7 г)
    2 гриф         те саме з найменшим дозволеним числом
    !              не вірити останній заявці
    пас            пасувати, коли карт більше немає
    штраф          подивитися, у кого які штрафні карти
yak-terminal-word-pass = пас
yak-terminal-word-penalties = штраф
# Змінні: $words (що набрано)
yak-input-is-unclear = «{ $words }» — не хід. Наберіть карту, число і тварину (2 7 гриф) або !, якщо не вірите.
# Змінні: $words, $animals
yak-animal-is-unclear = «{ $words }» — немає такої тварини, або підходить кілька. Є: { $animals }.

## Дошка в браузері (yak-board-…)

# Назва на смужці карти. Змінні: $kind
yak-board-kind =
    { $kind ->
        [yeti] Єті
        [marmot] Бабак
        [vulture] Гриф
        [goat] Козел
        [yak] Як
        [joker] Джокер
        [exclamation] Усі рахуються
        [one] Усі по 1
       *[stop] Стоп
    }

# Хмаринка із заявкою. Змінні: $name, $who, $cards (у стосі)
yak-board-says =
    { $who ->
        [you]
            { $cards ->
                [one] Ви кажете: у стосі з { $cards } карти
               *[many] Ви кажете: у стосі з { $cards } карт
            }
       *[other]
            { $cards ->
                [one] { $name } каже: у стосі з { $cards } карти
               *[many] { $name } каже: у стосі з { $cards } карт
            }
    }
yak-board-new-stack = Новий стос
# Змінні: $name, $who
yak-board-begins =
    { $who ->
        [you] Перше слово за вами: почніть з «1».
       *[other] Перше слово: { $name }
    }

yak-board-doubt = Не вірю!
yak-board-pass = Пас
yak-board-pick = Що скажете?
yak-board-number = Не менше
yak-board-less = На один менше
yak-board-more = На один більше

# Що тепер робити
yak-board-turn-yours = Ваш хід: виберіть карту
yak-board-turn-empty = Карт більше немає: скажіть «Не вірю!» або пасуйте

# Місця. Змінні: $cards
yak-board-cards-in-hand =
    { $cards ->
        [one] на руці { $cards } карта
        [few] на руці { $cards } карти
       *[many] на руці { $cards } карт
    }
yak-board-penalty-cards =
    { $cards ->
        [one] { $cards } штрафна карта
        [few] { $cards } штрафні карти
       *[many] { $cards } штрафних карт
    }
# Змінні: $name
yak-board-penalties = Штрафні карти: { $name }
yak-board-no-penalties = Поки жодної.
# Наприкінці. Змінні: $cards
yak-board-score =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }

# Колода і стос. Змінні: $cards
yak-board-deck =
    { $cards ->
        [one] у колоді { $cards } карта
        [few] у колоді { $cards } карти
       *[many] у колоді { $cards } карт
    }
yak-board-last-round = Останнє коло: одне «Не вірю!» — і кінець
yak-board-stack-open =
    { $cards ->
        [0] Стос порожній
        [one] У стосі { $cards } карта: подивитися, що про нього казали
        [few] У стосі { $cards } карти: подивитися, що про нього казали
       *[many] У стосі { $cards } карт: подивитися, що про нього казали
    }
yak-board-stack-said = Що казали про стос
yak-board-own = Ваші карти в стосі
yak-board-own-short = ваші
yak-board-hand = Ваші карти

# Перевірка. Змінні: $total, $number
yak-board-last = Остання перевірка
yak-board-count = { $total } з { $number }
# Змінні: $species (що заявлено)
yak-board-everyone =
    { $species ->
        [yeti] Усі тварини — єті
        [marmot] Усі тварини — бабаки
        [vulture] Усі тварини — грифи
        [goat] Усі тварини — козли
       *[yak] Усі тварини — яки
    }
yak-board-ones = Кожна карта — 1
yak-board-off = вимкнено стоп-картою
yak-board-truth = Правда!
yak-board-bluff = Блеф!

yak-board-keys-title = З клавіатури
yak-board-keys =
    1–5 або стрілки вибирають карту, Tab і Enter — заявку, стрілки вгору та вниз змінюють число, Esc повертає карту.
    D (В) — «Не вірю!». S (І), Esc або Enter — пропустити підрахунок.

## Налаштування

yak-option-first = Хто починає
yak-option-first-none = Вирішує випадок
