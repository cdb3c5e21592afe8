### «Портрет ёкая» по-русски. Имена не склоняются, всё в настоящем времени: прошедшему нужен род.

## Игра

sketch-name = Портрет ёкая
sketch-tagline = Кто нарисовал больше, того и портрет
sketch-feel = Дуэль за четыре портрета, которые рисуют с двух сторон
sketch-poster-facts = 2 игрока · 15 мин · дуэль
sketch-poster-feel = Кто нарисует больше, тому и портрет.

## Карты
## $colour: water, fire, earth, wind; $effect: plain, call, distract

# Переменные: $colour
sketch-colour =
    { $colour ->
        [water] вода
        [fire] огонь
        [earth] земля
       *[wind] ветер
    }
# Переменные: $colour (как напечатано), $value
sketch-yokai = { sketch-colour } { $value }
# Который и сколько за него очков, для журнала. Переменные: $yokai (цвет и цифра), $value
sketch-named = { sketch-board-yokai } { $value }
# Переменные: $one и $other (цвета словами), $effect
sketch-card =
    { $effect ->
        [call] { $one }/{ $other } «Призыв»
        [distract] { $one }/{ $other } «Отвлечение»
       *[plain] { $one }/{ $other }
    }
# Куда идёт карта или ёкай. Переменные: $colour
sketch-to =
    { $colour ->
        [water] к воде
        [fire] к огню
        [earth] к земле
       *[wind] к ветру
    }
# Откуда. Переменные: $source
sketch-from =
    { $source ->
        [water] от воды
        [fire] от огня
        [earth] от земли
       *[wind] от ветра
    }
# Где лежит. Переменные: $colour
sketch-at =
    { $colour ->
        [water] у воды
        [fire] у огня
        [earth] у земли
       *[wind] у ветра
    }

## Что происходит: каждое событие словами
## $yokai и $card уже сказаны словами; $who: you (это читатель) или other

# Переменные: $name и $who (кто начинает), $yokai (список)
sketch-event-dealt =
    { $who ->
        [you] Каждому по три карты, начинаете вы. Сверху: { $yokai }
       *[other] Каждому по три карты, начинает { $name }. Сверху: { $yokai }
    }
# Переменные: $cards
sketch-event-reshuffled =
    { $cards ->
        [one] Колода пуста: сброс ({ $cards } карта) перемешан в новую
        [few] Колода пуста: сброс ({ $cards } карты) перемешан в новую
       *[many] Колода пуста: сброс ({ $cards } карт) перемешан в новую
    }
# Кто-то другой. Переменные: $name
sketch-event-drew = { $name } берёт карту
# Только для того, кто берёт. Переменные: $card
sketch-event-drew-own = Вы берёте карту: { $card }
# Переменные: $name, $who, $card, $colour
sketch-event-placed =
    { $who ->
        [you] Вы кладёте { sketch-to } карту { $card }
       *[other] { $name } кладёт { sketch-to } карту { $card }
    }
# Переменные: $name, $who, $yokai, $source, $colour
sketch-event-called =
    { $who ->
        [you] Вы призываете ёкая: { $yokai } переходит { sketch-from } { sketch-to }
       *[other] { $name } призывает ёкая: { $yokai } переходит { sketch-from } { sketch-to }
    }
# Переменные: $name и $who (кто отвлекает), $card (карта соперника), $whose (чья она: you или other), $source, $colour
sketch-event-distracted =
    { $who ->
        [you] Вы отвлекаете: карта соперника { $card } переходит { sketch-from } { sketch-to }
       *[other] { $whose ->
            [you] { $name } отвлекает: ваша карта { $card } переходит { sketch-from } { sketch-to }
           *[other] { $name } отвлекает: карта соперника { $card } переходит { sketch-from } { sketch-to }
        }
    }
# Переменные: $colour, $yokai
sketch-event-uncovered = Новый верхний ёкай { sketch-at }: { $yokai }
# Переменные: $name, $who, $yokai, $more и $fewer (карты двух сторон)
sketch-event-took =
    { $who ->
        [you] Вы забираете портрет ({ $yokai }): { $more } против { $fewer }
       *[other] { $name } забирает портрет ({ $yokai }): { $more } против { $fewer }
    }
# Переменные: $yokai, $cards (с каждой стороны)
sketch-event-hid = { $cards } против { $cards }: ёкай ({ $yokai }) прячется под низ стопки
# Других ёкаев в стопке нет. Переменные: $yokai, $cards
sketch-event-hid-last = { $cards } против { $cards }: ёкаю ({ $yokai }) негде спрятаться, он в стопке последний и остаётся
# Переменные: $name, $who, $played
sketch-event-stopped =
    { $who ->
        [you] { $played ->
            [0] Вы пасуете
           *[other] Вы заканчиваете ход
        }
       *[other] { $played ->
            [0] { $name } пасует
           *[other] { $name } заканчивает ход
        }
    }
# Переменные: $left (ходы)
sketch-event-quiet =
    { $left ->
        [1] Последний ход, если никто не заберёт портрет
        [one] До конца { $left } ход, если никто не заберёт портрет
        [few] До конца { $left } хода, если никто не заберёт портрет
       *[many] До конца { $left } ходов, если никто не заберёт портрет
    }
# Почему конец. Переменные: $reason (pile или quiet)
sketch-ended =
    { $reason ->
        [quiet] Шестьдесят ходов без единого портрета: игра окончена
       *[pile] Стопка ёкаев пуста: игра окончена
    }
# Переменные: $reason, $name и $who (кто побеждает), $points и $fewer (очки обоих)
sketch-event-ended =
    { $who ->
        [you] { sketch-ended }. Побеждаете вы со счётом { $points } : { $fewer }
       *[other] { sketch-ended }. Побеждает { $name } со счётом { $points } : { $fewer }
    }
# Очков поровну. Переменные: $reason, $name и $who (кто побеждает), $points, $colours (в альбоме победителя)
sketch-event-ended-colours =
    { $who ->
        [you] { sketch-ended }. Очков поровну ({ $points }), но разных цветов больше ({ $colours }) у вас: вы побеждаете
       *[other] { sketch-ended }. Очков поровну ({ $points }), по числу разных цветов ({ $colours }) побеждает { $name }
    }
# Переменные: $reason, $points
sketch-event-ended-draw = { sketch-ended }. Поровну и очков ({ $points }), и цветов: ничья
# Соперник сдался. Переменные: $name и $who (кто побеждает)
sketch-event-ended-conceded =
    { $who ->
        [you] Игра окончена. Побеждаете вы
       *[other] Игра окончена. Побеждает { $name }
    }
# Чем кончались игры: в перечне с их числом
sketch-ending-pile = пустая стопка
sketch-ending-quiet = шестьдесят ходов без портрета

## Подсказки: как сыграл бы сильный бот (…-hint-…) и почему; без точки на конце

# Переменные: $card, $colour
sketch-hint-play = Положите { sketch-to } карту { $card }
# Переменные: $card, $colour, $source, $yokai
sketch-hint-call = Положите { sketch-to } карту { $card } и призовите ёкая { sketch-from } ({ $yokai })
# Переменные: $card, $colour
sketch-hint-distract = Положите { sketch-to } карту { $card } и отвлеките там карту соперника
sketch-hint-end = Закончите ход
# Переменные: $yokai, $mine и $theirs (карты сторон)
sketch-hint-why-take = { $mine } против { $theirs }, и вы забираете портрет ({ $yokai })
# Переменные: $yokai
sketch-hint-why-hide = стороны сравняются, ёкай ({ $yokai }) спрячется и никому не достанется
# Переменные: $mine, $theirs, $missing (карт до портрета)
sketch-hint-why-stand =
    { $missing ->
        [0] там станет { $mine } против { $theirs }
        [one] там станет { $mine } против { $theirs }, до портрета { $missing } карта
        [few] там станет { $mine } против { $theirs }, до портрета { $missing } карты
       *[many] там станет { $mine } против { $theirs }, до портрета { $missing } карт
    }
# Переменные: $odds (победить после этого), $rest (победить, если закончить ход; 0: закончить нельзя)
sketch-hint-why-odds =
    { $rest ->
        [0] шансы победить после этого, по-моему, { $odds } %
       *[other] шансы победить, по-моему, { $odds } %, а если закончить ход — { $rest } %
    }
sketch-hint-why-end = ни одна карта не повысит ваших шансов; сейчас, по-моему, они { $odds } %

## Отказы: что случилось, какое правило, что теперь

# Переменные: $cards (на руке)
sketch-must-play =
    { $cards ->
        [one] У вас { $cards } карта, и пасовать нельзя. Сыграйте её.
        [few] У вас { $cards } карты, и пасовать нельзя. Сыграйте хотя бы одну.
       *[many] У вас { $cards } карт, и пасовать нельзя. Сыграйте хотя бы одну.
    }
# Переменные: $cards (на руке)
sketch-no-such-card =
    { $cards ->
        [one] Такой карты у вас нет: на руке { $cards } карта. Сыграйте её или закончите ход.
        [few] Такой карты у вас нет: на руке { $cards } карты. Выберите одну из них.
       *[many] Такой карты у вас нет: на руке { $cards } карт. Выберите одну из них.
    }
# Переменные: $colour
sketch-no-such-colour = На этой карте нет такого цвета: { sketch-colour }. Положите её к одному из двух её цветов.
sketch-card-cannot-call = На этой карте нет «Призыва». Сыграйте её без эффекта или выберите другую.
sketch-call-is-from-another-pile = «Призыв» приводит ёкая из другой стопки. Выберите не ту, к которой кладёте карту.
# Переменные: $colour
sketch-call-leaves-the-last = Там ({ sketch-at }) остался один ёкай, а последнего в стопке призвать нельзя. Выберите другую стопку или сыграйте карту без эффекта.
sketch-card-cannot-distract = На этой карте нет «Отвлечения». Сыграйте её без эффекта или выберите другую.
# Переменные: $colour
sketch-nothing-to-distract = Там ({ sketch-at }) у соперника нет карт. Выберите другую стопку или сыграйте карту без эффекта.

## Как играть

sketch-rules-goal-title = Цель
sketch-rules-goal = Между вами лежат четыре стопки ёкаев. Вы рисуете их со своей стороны, соперник — со своей. Когда портрет готов, ёкая забирает тот, кто нарисовал больше. Побеждает тот, у кого больше очков.
sketch-rules-turn-title = Ваш ход
sketch-rules-turn =
    Кто начинает, решает случай или хозяин стола; дальше ходите по очереди.
    Возьмите карту; если колода пуста, сброс перемешивают в новую. Потом сыграйте до трёх карт, одну за другой. Если на руке четыре карты, сыграть хотя бы одну обязательно; если меньше, можно пасовать.
    На каждой карте два цвета: выберите один и положите карту со своей стороны к стопке этого цвета.
sketch-rules-portraits-title = Портреты
sketch-rules-portraits =
    Портрет готов, когда с обеих сторон вместе лежит столько карт, сколько указано на верхнем ёкае, или больше.
    Ёкая забирает тот, у кого там больше карт, чей бы ни был ход, и эти карты уходят в сброс. Карты другой стороны остаются для следующего ёкая.
    Если карт поровну, ёкай пугается и прячется под низ стопки, а все карты возле неё уходят в сброс.
sketch-rules-effects-title = Эффекты
sketch-rules-effects =
    Некоторые карты умеют больше, но только в тот миг, когда их играют, и только по вашему желанию.
    «Призыв» переносит верхнего ёкая другой стопки на ту, к которой вы кладёте карту. Последнего ёкая стопки призвать нельзя. Теперь его рисуют цветом той стопки, на которой он лежит.
    «Отвлечение» переносит последнюю карту соперника у этой стопки к стопке другого её цвета. Эффект этой карты не срабатывает.
    И то и другое может завершить любой портрет, ваш или чужой.
sketch-rules-end-title = Конец игры
sketch-rules-end =
    Как только какая-то стопка ёкаев пуста, игра окончена. Сложите числа на своих ёкаях. Если очков поровну, побеждает тот, у кого больше разных цветов.
    Если шестьдесят ходов подряд никто не забирает портрет, игра тоже окончена.

## В терминале

# Переменные: $cards (в колоде), $discard
sketch-terminal-deck = Колода: { $cards }, сброс: { $discard }
# Переменные: $name, $cards (на руке), $points, $yokai (альбом)
sketch-terminal-seat = { $name }: на руке { $cards }, очки: { $points } ({ $yokai })
# Переменные: $pile (цвет), $yokai (сверху), $left (сколько карт не хватает)
sketch-terminal-pile = { $pile }: { $yokai }, не хватает { $left }.
# Переменные: $pile
sketch-terminal-pile-empty = { $pile }: пусто.
# Переменные: $name, $cards, $card (последняя)
sketch-terminal-side =
    { $cards ->
        [0] { $name }: 0
       *[other] { $name }: { $cards } ({ $card })
    }
# Переменные: $yokai (список, неизвестные — ?)
sketch-terminal-below = Ниже: { $yokai }
# Дальше идут карты
sketch-terminal-discard = СБРОС:
# Переменные: $hand (карты с номерами)
sketch-terminal-hand = Ваши карты: { $hand }
# Что можно набрать
sketch-terminal-help =
    2 вода                 положить карту 2 к воде (слова можно сократить: 2 во)
    2 вода призыв огонь    то же с «Призывом»: верхний ёкай огня переходит сюда
    2 вода отвлечение      то же с «Отвлечением»
    конец                  закончить ход или пасовать
    стопки                 посмотреть все карты у стопок и сброс
    В скобках после числа карт стоит последняя из них.
sketch-terminal-word-call = призыв
sketch-terminal-word-distract = отвлечение
sketch-terminal-word-end = конец
sketch-terminal-word-piles = стопки
# Переменные: $words (что набрано)
sketch-input-is-unclear = «{ $words }» — не ход. Наберите карту и цвет (2 вода), для эффекта добавьте призыв и цвет или отвлечение; или наберите конец.
# Переменные: $words, $colours
sketch-colour-is-unclear = «{ $words }» — нет такого цвета, или подходит несколько. Есть: { $colours }.

## Доска в браузере (sketch-board-…)

# Двадцать портретов: имена известных ёкаев. Переменные: $yokai
sketch-board-yokai =
    { $yokai ->
        [water-3] Амабиэ
        [water-4] Каппа
        [water-5] Нингё
        [water-6] Исонадэ
        [water-7] Умибодзу
        [fire-3] Хитодама
        [fire-4] Тётин
        [fire-5] Басан
        [fire-6] Ванюдо
        [fire-7] Кюби
        [earth-3] Кодама
        [earth-4] Цутиноко
        [earth-5] Тануки
        [earth-6] Нурикабэ
        [earth-7] Цутигумо
        [wind-4] Иттан-момэн
        [wind-5] Камаитати
        [wind-6] Тэнгу
        [wind-7] Юки-онна
       *[wind-3] Каса-обакэ
    }
# Переменные: $name (ёкая), $colour (как напечатано), $value
sketch-board-portrait = { $name }, { sketch-colour } { $value }
# Переменные: $colour
sketch-board-pile =
    { $colour ->
        [water] Стопка воды
        [fire] Стопка огня
        [earth] Стопка земли
       *[wind] Стопка ветра
    }
# Сколько карт не хватает портрету; очень коротко. Переменные: $missing
sketch-board-missing = ещё { $missing }
# Кто впереди у стопки; очень коротко. Переменные: $who (you, other, а для зрителей name), $name, $by
sketch-board-lead =
    { $who ->
        [you] вы +{ $by }
        [name] { $name } +{ $by }
       *[other] соперник +{ $by }
    }
sketch-board-even = поровну
# На стопке из одного ёкая; очень коротко
sketch-board-only = последний
# Что сделала бы карта у стопки; очень коротко
# Переменные: $who, $name, $value
sketch-board-goes =
    { $who ->
        [you] вам: +{ $value }
        [name] { $name }: +{ $value }
       *[other] сопернику: +{ $value }
    }
sketch-board-hides = прячется
sketch-board-new-one = новый
sketch-board-ends-short = конец
# То же для тех, кто слушает. Переменные: $colour, $what
sketch-board-then = С этой картой { sketch-at }: { $what }
sketch-board-uncovers = Потом откроется ёкай, которого ещё никто не видел
sketch-board-ends = После этого игра окончена
# Переменные: $yokai (сколько их в стопке)
sketch-board-below = ёкаев в стопке: { $yokai }
# Переменные: $mine, $theirs
sketch-board-cards = ваших карт: { $mine }, чужих: { $theirs }
sketch-board-target-put = Положить карту сюда
sketch-board-target-call = Призвать ёкая отсюда
sketch-board-target-distract = Увести карту соперника сюда
sketch-board-hand = Ваши карты

## Что делать

# Переменные: $more (сколько карт ещё можно сыграть)
sketch-board-turn =
    { $more ->
        [one] Сыграйте ещё карту или закончите ход
        [few] Можно сыграть до { $more } карт
       *[many] Можно сыграть до { $more } карт
    }
sketch-board-turn-must = Четыре карты: сыграйте хотя бы одну
sketch-board-choose-pile = К какой из двух стопок?
sketch-board-choose-call = Призвать сюда ещё ёкая?
sketch-board-choose-distract = Увести ещё и последнюю карту соперника?
sketch-board-leave = Без эффекта
sketch-board-pass = Пас
sketch-board-end = Конец хода

## На что можно посмотреть

# Переменные: $cards
sketch-board-in-hand =
    { $cards ->
        [one] на руке { $cards } карта
        [few] на руке { $cards } карты
       *[many] на руке { $cards } карт
    }
# Переменные: $points
sketch-board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
# Переменные: $name
sketch-board-album = Альбомы
# Конец. Переменные: $name и $who (кто побеждает), $most, $least (очки)
sketch-board-won =
    { $who ->
        [you] Вы победили, { $most } : { $least }
       *[other] Побеждает { $name }, { $most } : { $least }
    }
sketch-board-tie-break = Если очков поровну, побеждает тот, у кого больше разных цветов.
# Переменные: $cards
sketch-board-deck =
    { $cards ->
        [one] Колода: { $cards } карта
        [few] Колода: { $cards } карты
       *[many] Колода: { $cards } карт
    }
# Переменные: $cards
sketch-board-discard =
    { $cards ->
        [one] Сброс: { $cards } карта
        [few] Сброс: { $cards } карты
       *[many] Сброс: { $cards } карт
    }
sketch-board-none = Здесь пока пусто.
sketch-board-known = Ёкаи сверху вниз, насколько известно
sketch-board-never-seen = ещё никто не видел
# Переменные: $name, $cards
sketch-board-side =
    { $cards ->
        [one] { $name }: { $cards } карта
        [few] { $name }: { $cards } карты
       *[many] { $name }: { $cards } карт
    }
sketch-board-last = Последний портрет

## Портрет готов

# Переменные: $name и $who (кто забирает), $yokai
sketch-board-took =
    { $who ->
        [you] Вы подписываете портрет: { $yokai }
       *[other] Портрет подписывает { $name }: { $yokai }
    }
sketch-board-hidden = Спрятался!
# Переменные: $yokai
sketch-board-hid = { $yokai } с испугу прячется под стопку
# Переменные: $yokai
sketch-board-hid-last = { $yokai }: прятаться некуда, портрет остаётся

sketch-board-keys-title = С клавиатуры
sketch-board-keys =
    1–4 или стрелки выбирают карту, стрелки и Enter — стопку, Esc возвращает карту на руку.
    L: не применять эффект. E: закончить ход или пасовать. H: подсказка, если вы играете с ботами. S, Esc или Enter: пропустить подсчёт.

## Что это за карта (sketch-explain-…) и по строчке на каждый новый момент первой партии (sketch-coach-…)

# Переменные: $effect
sketch-explain-card =
    { $effect ->
        [call] Положите её к одному из двух её цветов. Если хотите, призовите туда верхнего ёкая другой стопки.
        [distract] Положите её к одному из двух её цветов. Если хотите, уведите последнюю карту соперника оттуда к другому её цвету.
       *[plain] Положите её к одному из двух её цветов: она дорисует портрет у этой стопки.
    }
# Переменные: $value, $colour (как напечатано)
sketch-explain-yokai =
    { $colour ->
        [water] Вода.
        [fire] Огонь.
        [earth] Земля.
       *[wind] Ветер.
    } { $value ->
        [one] Портрет готов, когда с обеих сторон вместе { $value } карта. За него { $value } очко.
        [few] Портрет готов, когда с обеих сторон вместе { $value } карты. За него { $value } очка.
       *[many] Портрет готов, когда с обеих сторон вместе { $value } карт. За него { $value } очков.
    }
sketch-coach-first = Коснитесь карты: две её стопки загорятся и покажут, что она там сделает.
sketch-coach-effect = Некоторые карты умеют больше: нажмите на такую и удерживайте.
sketch-coach-finish = Портрет можно завершить: его забирает тот, у кого там больше карт.
sketch-coach-more = За ход — до трёх карт. Остальные можно придержать.
sketch-coach-took = Карты победителя ушли в сброс, остальные лежат и считаются дальше.
sketch-coach-hid = Карт поровну: ёкай спрятался под стопку, все карты там ушли в сброс.
sketch-coach-end = Пустая стопка закончит игру. Коснитесь стопки, чтобы увидеть, что о ней известно.

## Настройки

sketch-option-first = Кто начинает
sketch-option-first-none = Решает случай

## Каковы нравом боты, по лицам

sketch-character-tanuki = Рисует кистью из собственного хвоста.
sketch-character-usagi = Всегда пририсовывает в углу луну.
sketch-character-neko = Стоит отвернуться — садится на ваш лист.
sketch-character-tengu = Лучшим портретом считает собственный нос.
sketch-character-kitsune = Охотно позирует, и каждый раз в новом облике.
sketch-character-kappa = Пишет, разумеется, акварелью.
