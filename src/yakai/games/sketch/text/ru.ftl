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
    Возьмите карту. Потом сыграйте до трёх карт, одну за другой. Если на руке четыре карты, сыграть хотя бы одну обязательно; если меньше, можно пасовать.
    На каждой карте два цвета: выберите один и положите карту со своей стороны к стопке этого цвета.
sketch-rules-portraits-title = Портреты
sketch-rules-portraits =
    Портрет готов, когда с обеих сторон вместе лежит столько карт, каково число на верхнем ёкае.
    Ёкая забирает тот, у кого там больше карт, чей бы ни был ход, и эти карты уходят в сброс. Карты другой стороны остаются для следующего ёкая.
    Если карт поровну, ёкай пугается и прячется под низ стопки, а все карты возле неё уходят в сброс.
sketch-rules-effects-title = Эффекты
sketch-rules-effects =
    Некоторые карты умеют больше, но только в тот миг, когда их играют, и только по вашему желанию.
    «Призыв» переносит верхнего ёкая другой стопки на ту, к которой вы кладёте карту. Последнего ёкая стопки призвать нельзя.
    «Отвлечение» переносит последнюю карту соперника у этой стопки к стопке другого её цвета.
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
# Переменные: $pile (цвет), $yokai (сверху), $left (сколько карт не хватает), $sides
sketch-terminal-pile = { $pile }: { $yokai }, осталось { $left }. { $sides }.
# Переменные: $name, $cards, $card (последняя)
sketch-terminal-side =
    { $cards ->
        [0] { $name }: 0
       *[other] { $name }: { $cards } ({ $card })
    }
# Переменные: $yokai (список, неизвестные — ?)
sketch-terminal-below = Ниже: { $yokai }
# Переменные: $hand (карты с номерами)
sketch-terminal-hand = Ваши карты: { $hand }
# Что можно набрать
sketch-terminal-help =
    2 вода                 положить карту 2 к воде (слова можно сократить: 2 во)
    2 вода призыв огонь    то же с «Призывом»: верхний ёкай огня переходит сюда
    2 вода отвлечение      то же с «Отвлечением»
    конец                  закончить ход или пасовать
    В скобках после числа карт стоит последняя из них.
sketch-terminal-word-call = призыв
sketch-terminal-word-distract = отвлечение
sketch-terminal-word-end = конец
# Переменные: $words (что набрано)
sketch-input-is-unclear = «{ $words }» — не ход. Наберите карту и цвет (2 вода), для эффекта добавьте призыв и цвет или отвлечение; или наберите конец.
# Переменные: $words, $colours
sketch-colour-is-unclear = «{ $words }» — нет такого цвета, или подходит несколько. Есть: { $colours }.

## Настройки

sketch-option-first = Кто начинает
sketch-option-first-none = Решает случай
