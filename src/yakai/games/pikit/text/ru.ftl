### «Хапай» по-русски. Имена не склоняются, всё в настоящем времени: прошедшему нужен род.

## Игра

pikit-name = Хапай
pikit-tagline = Хватай чудовищ, пока не расхватали
pikit-feel = Послушные кубики, редкие чудовища и чья-то шестёрка наготове
pikit-poster-facts = 2–4 игрока · 15 мин · кубики
pikit-poster-feel = Бросайте, меняйте, хватайте кайдзю — и не отдавайте меху.

## Карты

# Переменные: $kind (kaiju, mecha), $number
pikit-card =
    { $kind ->
        [mecha] меха { $number }-{ $number }
       *[kaiju] кайдзю { $number }
    }

## Что происходит: строка на каждое событие
## $who: делает ли это читатель (you) или { $name } (other); $whom: с читателем ли это происходит или с { $target }

# Чьи-то первые карты. Переменные: $who, $name, $cards (числа)
pikit-event-dealt-hand =
    { $who ->
        [you] Вы набираете { $cards }
       *[other] { $name } набирает { $cards }
    }
# Переменные: $who, $name (кто начинает), $cards (числа)
pikit-event-dealt =
    { $who ->
        [you] В центре лежат { $cards }. Начинаете вы
       *[other] В центре лежат { $cards }. Начинает { $name }
    }
# Переменные: $who, $name, $first, $second (кубики)
pikit-event-rolled =
    { $who ->
        [you] Вы бросаете кубики: { $first } и { $second }
       *[other] { $name } бросает кубики: { $first } и { $second }
    }
# Что сброшено и зачем. Переменные: $who, $name, $card и все из pikit-effect
pikit-event-discarded =
    { $who ->
        [you] Вы сбрасываете { $card }, { pikit-effect }
       *[other] { $name } сбрасывает { $card }, { pikit-effect }
    }
# Что сделает сброшенная карта. Переменные: $effect (reroll, steal, draw, flip), $dice (first, second, both), $whom,
# $target (игрок), $die (1 или 2), $face
pikit-effect =
    { $effect ->
        [reroll] { $dice ->
            [first] чтобы перебросить первый кубик
            [second] чтобы перебросить второй кубик
           *[both] чтобы перебросить оба кубика
        }
        [steal] { $whom ->
            [you] чтобы украсть карту у вас
           *[other] чтобы украсть карту у игрока { $target }
        }
        [flip] { $die ->
            [1] чтобы первый кубик показал { $face }
           *[other] чтобы второй кубик показал { $face }
        }
       *[draw] чтобы добрать карту из колоды
    }
# Переменные: $who, $name, $card, $against (число на отменяемой карте), $whom, $target (чья она)
pikit-event-answered =
    { $who ->
        [you] Вы отменяете у игрока { $target } карту { $against } картой { $card }
       *[other] { $whom ->
            [you] { $name } отменяет вашу карту { $against } картой { $card }
           *[other] { $name } отменяет у игрока { $target } карту { $against } картой { $card }
        }
    }
# Только для того, кто пасует. Переменные: $who, $name, $rest (yes: на весь ход)
pikit-event-passed =
    { $rest ->
        [yes] { $who ->
            [you] Вы пасуете до конца хода
           *[other] { $name } пасует до конца хода
        }
       *[no] { $who ->
            [you] Вы пасуете
           *[other] { $name } пасует
        }
    }
# Переменные: $who, $name (чья карта), $card, $works (yes, no)
pikit-event-resolved =
    { $works ->
        [yes] { $who ->
            [you] Ваша карта { $card } всё-таки срабатывает
           *[other] Карта { $card } всё-таки срабатывает
        }
       *[no] { $who ->
            [you] Ваша карта { $card } отменена и ничего не делает
           *[other] Карта { $card } отменена и ничего не делает
        }
    }
# Переменные: $who, $name (кого должны были обокрасть)
pikit-event-fizzled =
    { $who ->
        [you] Вы остаётесь без карт: красть нечего
       *[other] { $name } остаётся без карт: красть нечего
    }
# Переменные: $who, $name, $first, $second
pikit-event-rerolled =
    { $who ->
        [you] Вы перебрасываете: { $first } и { $second }
       *[other] { $name } перебрасывает: { $first } и { $second }
    }
# Переменные: $who, $name, $first, $second
pikit-event-flipped =
    { $who ->
        [you] Вы поворачиваете кубик: теперь { $first } и { $second }
       *[other] { $name } поворачивает кубик: теперь { $first } и { $second }
    }
# Переменные: $who, $name
pikit-event-drew =
    { $who ->
        [you] Вы добираете карту из колоды
       *[other] { $name } добирает карту из колоды
    }
# Только для того, кто добирает. Переменные: $who, $name, $card
pikit-event-drew-own =
    { $who ->
        [you] Вы добираете из колоды карту { $card }
       *[other] { $name } добирает из колоды карту { $card }
    }
# Переменные: $who, $name, $whom, $target (у кого меха), $number (дубль)
pikit-event-raided =
    { $who ->
        [you] Дубль { $number }-{ $number }, его меха — у игрока { $target }: вы тянете карту с этой руки
       *[other] { $whom ->
            [you] Дубль { $number }-{ $number }, его меха — у вас: { $name } тянет карту с вашей руки
           *[other] Дубль { $number }-{ $number }, его меха — у игрока { $target }: { $name } тянет карту с этой руки
        }
    }
# Переменные: $who, $name, $whom, $target, $kind, $number
pikit-event-stole =
    { $who ->
        [you] Вы забираете у игрока { $target }: { pikit-card }
       *[other] { $whom ->
            [you] { $name } забирает у вас: { pikit-card }
           *[other] { $name } забирает у игрока { $target }: { pikit-card }
        }
    }
# Переменные: $who, $name, $wounds (сколько уже всего)
pikit-event-wounded =
    { $wounds ->
        [one] { $who ->
            [you] Тройка! Вы сбрасываете её и получаете рану (всего { $wounds } рана)
           *[other] Тройка! { $name } сбрасывает её и получает рану (всего { $wounds } рана)
        }
        [few] { $who ->
            [you] Тройка! Вы сбрасываете её и получаете рану (всего { $wounds } раны)
           *[other] Тройка! { $name } сбрасывает её и получает рану (всего { $wounds } раны)
        }
       *[many] { $who ->
            [you] Тройка! Вы сбрасываете её и получаете рану (всего { $wounds } ран)
           *[other] Тройка! { $name } сбрасывает её и получает рану (всего { $wounds } ран)
        }
    }
# Переменные: $who, $name, $cards (числа)
pikit-event-took =
    { $who ->
        [you] Вы берёте { $cards }
       *[other] { $name } берёт { $cards }
    }
# Переменные: $who, $name, $number
pikit-event-took_mecha =
    { $who ->
        [you] Вы берёте меху { $number }-{ $number }
       *[other] { $name } берёт меху { $number }-{ $number }
    }
# Переменные: $who, $name
pikit-event-stopped =
    { $who ->
        [you] Вы ничего не берёте
       *[other] { $name } ничего не берёт
    }
# Переменные: $cards (числа), $deck (сколько осталось)
pikit-event-refilled = Новые карты в центре: { $cards } (в колоде осталось: { $deck })
# Переменные: $reason (deck, idle)
pikit-event-last_turns =
    { $reason ->
        [deck] Колода пуста: после этого хода у каждого ещё по одному
       *[idle] Карты больше никому не нужны: у каждого последний ход
    }
# Как считается рука. Переменные: $who, $name, $cards, $kaiju (их сумма), $mechas, $bonus, $wounds, $score
pikit-event-ended-sheet =
    { $who ->
        [you] Вы: карты { $cards } = { $kaiju }; мехи { $mechas } × 15; бонус { $bonus }; раны { $wounds } × −3; итого { $score }
       *[other] { $name }: карты { $cards } = { $kaiju }; мехи { $mechas } × 15; бонус { $bonus }; раны { $wounds } × −3; итого { $score }
    }
# Переменные: $who, $name (кто побеждает), $score, $total (счёт, как он пишется)
pikit-event-ended =
    { $score ->
        [one] { $who ->
            [you] Игра окончена. Вы побеждаете: { $total } очко
           *[other] Игра окончена. Побеждает { $name }: { $total } очко
        }
        [few] { $who ->
            [you] Игра окончена. Вы побеждаете: { $total } очка
           *[other] Игра окончена. Побеждает { $name }: { $total } очка
        }
       *[many] { $who ->
            [you] Игра окончена. Вы побеждаете: { $total } очков
           *[other] Игра окончена. Побеждает { $name }: { $total } очков
        }
    }
# Переменные: $names (все, кто побеждает), $score, $total (счёт, как он пишется)
pikit-event-ended-shared =
    { $score ->
        [one] Игра окончена. Первое место делят (по { $total } очку): { $names }
        [few] Игра окончена. Первое место делят (по { $total } очка): { $names }
       *[many] Игра окончена. Первое место делят (по { $total } очков): { $names }
    }
# В перечне имён
pikit-you = вы
# Все остальные сдались. Переменные: $who, $name
pikit-event-ended-conceded =
    { $who ->
        [you] Игра окончена. Побеждаете вы
       *[other] Игра окончена. Побеждает { $name }
    }
# Чем кончались игры: в перечне с их числом
pikit-ending-deck = пустая колода
pikit-ending-idle = карты никому не нужны

## Подсказки: как сыграл бы сильный бот (…-hint-…) и почему; без точки на конце

# Переменные: $cards (числа)
pikit-hint-take = Возьмите { $cards }
# Переменные: $number
pikit-hint-mecha = Возьмите меху { $number }-{ $number }
# Переменные: $target (игрок)
pikit-hint-raid = Потяните карту у игрока { $target }, у него меха дубля
pikit-hint-stop = Не берите ничего
# Переменные: $card и все из pikit-effect
pikit-hint-discard = Сбросьте { $card }, { pikit-effect }
# Переменные: $card, $against (число на отменяемой карте)
pikit-hint-cancel = Отмените { $against } картой { $card }
pikit-hint-pass = Пасуйте
# Переменные: $value
pikit-hint-points =
    { $value ->
        [one] { $value } очко
        [few] { $value } очка
       *[many] { $value } очков
    }
# Что карта ещё сможет. Переменные: $use (с числом)
pikit-hint-use =
    { $use ->
        [use-1] тот, у кого в конце больше всего единиц, получит ещё 15
        [use-2] двойкой можно потом перебросить кубики
        [use-3] тройка кусает того, кто её украдёт
        [use-4] четвёркой можно потом украсть карту
        [use-5] пятёркой можно потом добрать карту
        [use-6] шестёркой можно потом отменить сброс
        [use-7] семёркой можно потом повернуть кубик
        [none] ничего выгоднее здесь нет
       *[other] потом её можно сыграть вместо любой другой
    }
# Что можно взять. Переменные: $what (cards, mecha, raid), $cards
pikit-hint-taking =
    { $what ->
        [mecha] меху
        [raid] чужую карту
       *[cards] { $cards }
    }
# Что ещё можно сделать. Переменные: $instead, $cards, $card
pikit-hint-instead =
    { $instead ->
        [take] взять { $cards }
        [mecha] взять меху
        [raid] потянуть чужую карту
        [discard] сбросить { $card }
        [pass] пасовать
        [cancel] отменить
       *[stop] не брать ничего
    }
# Переменные: $why, $value и $without (очки с этим и без этого или двух карт), $name (чья карта или чей ход), $odds и
# $rest (побед из ста) и все из вложенных текстов
pikit-hint-why =
    { $why ->
        [worth] это { pikit-hint-points }, и { pikit-hint-use }
        [plain] это { pikit-hint-points }
        [mecha] меха — это { pikit-hint-points }
        [raid] карта игрока { $name } — это в среднем { pikit-hint-points }
        [nothing] эти кубики ничего вам не дают
        [keep] эти кубики ничего вам не дают, а карты ценнее на руках
        [reroll] новый бросок даёт в среднем { pikit-hint-points }, эти кубики — { $without }
        [flip] тогда можно взять { pikit-hint-taking } ({ pikit-hint-points } вместо { $without })
        [draw] карта из колоды — это в среднем { pikit-hint-points }, и после неё вы ещё возьмёте свою
        [steal] карта игрока { $name } — это в среднем { pikit-hint-points }, и после неё вы ещё возьмёте свою
        [own] иначе ваш сброс не сработает, а он даёт примерно { pikit-hint-points }
        [stolen] иначе вы потеряете карту, в среднем { pikit-hint-points }
        [helps] иначе { $name } получит карту, в среднем { pikit-hint-points }
        [flipped] иначе { $name } сможет взять { pikit-hint-taking } ({ pikit-hint-points })
        [rerolled] эти кубики дают игроку { $name } мало, а новые дадут больше
        [cheap] вы потеряете примерно { pikit-hint-points }, а карта для отмены стоит { $without }
        [harmless] вреда вам от этого нет, приберегите карту для отмены
        [empty] отменить это вам нечем
        [odds] если доиграть в уме, побед { $odds } из 100, а если { pikit-hint-instead } — { $rest }
       *[close] почти так же хорошо { pikit-hint-instead }
    }

## Отказы: что случилось, какое правило, что теперь

# Переменные: $reaction, $least, $most
pikit-reaction-is-wrong = Время на ответ { $reaction } с не подходит. Выберите от { $least } до { $most } секунд.
pikit-too-late = Поздно: отвечать уже не на что. Карта осталась у вас, и никто её не видел.
pikit-nothing-to-pass = Пасовать сейчас незачем: никто не сбросил карту.
# Переменные: $card
pikit-card-is-kept = Карту { $card } нельзя сбросить. Оставьте её: она идёт в счёт в конце.
# Переменные: $card
pikit-card-does-something-else = Карта { $card } такого не умеет. Выберите другую карту или другой эффект.
# Переменные: $card
pikit-no-such-card = Карты { $card } у вас нет. Выберите одну из своих.
pikit-no-such-player = Украсть можно только у другого игрока за этим столом. Выберите его.
pikit-hand-is-empty = У этого игрока нет карт, красть нечего. Выберите другого.
pikit-deck-is-empty = Колода пуста, добирать нечего. Оставьте карту себе или используйте иначе.
pikit-no-such-face = Кубиков два, стороны — от 1 до 6. Выберите из них.
# Переменные: $face
pikit-face-is-the-same = На этом кубике и так { $face }. Выберите другую сторону.
pikit-dice-do-not-match = Кубики такого не позволяют. Возьмите одну карту с их суммой или разностью либо по карте за каждый кубик.
# Переменные: $card
pikit-not-in-the-centre = Карт { $card } в центре нет или не хватает. Возьмите другое или ничего.
pikit-no-double = Для этого нужен дубль. Возьмите карты из центра или ничего.
# Переменные: $number
pikit-mecha-is-taken = Меха { $number }-{ $number } уже не лежит на столе. Возьмите другое.
# Переменные: $number
pikit-nobody-to-raid = Ни у кого из соперников нет мехи { $number }-{ $number }. Возьмите другое.
pikit-window-is-open = На сброшенную карту ещё можно ответить. Сначала отмените её или пасуйте.
pikit-others-are-asked = На сброшенную карту ещё могут ответить другие. Немного подождите.
pikit-already-passed = На эту карту вы уже спасовали. Подождите и увидите, что из этого выйдет.
# Переменные: $card
pikit-card-cannot-cancel = Карта { $card } ничего не отменяет. Нужны 6, 9, 10 или 11.
pikit-everybody-is-asked = За одним экраном о каждой карте спрашивают всех. Пасуйте только на эту.

## Как играть

pikit-rules-goal-title = Цель
pikit-rules-goal = Хватайте чудовищ и решайте: сбросить ради того, что они умеют, или придержать ради очков. Счёт — это то, что останется у вас на руке в конце.
pikit-rules-setup-title = Начало
pikit-rules-setup =
    Пятьдесят три чудовища с числами от 1 до 11: почти каждого по шесть, шестёрок и семёрок по семь, а 9, 10 и 11 — по одному. Вдвоём по две карты каждого числа от 1 до 8 остаются в коробке.
    Восемь лежат открыто в центре. Потом все по очереди открыто набирают карты, пока не выйдет 10 или больше: это первая рука, дальше она скрыта. Запоминайте, что набрали другие.
    По обычаю начинает самый младший; здесь решает случай или хозяин стола.
pikit-rules-turn-title = Ваш ход
pikit-rules-turn =
    Бросьте оба кубика. Потом сбрасывайте сколько угодно карт, одну за другой, чтобы подправить кубики или удачу. Потом возьмите то, что позволяют кубики, или ничего. На этом ход окончен, и центр пополняют до восьми карт.
pikit-rules-taking-title = Что можно взять
pikit-rules-taking =
    Одну карту с суммой кубиков, или одну с их разностью, или по карте за каждый кубик: за дубль — две карты этого числа, если обе лежат в центре.
    Если выпал дубль, вместо этого можно взять со стола его меху. Если она у соперника, можно вытянуть у него с руки случайную карту, будь то меха или нет. Её видят все.
    Жетоны показывают, у кого какая меха.
pikit-rules-cards-title = Карты
pikit-rules-cards =
    Сбросить: 2 — перебросить один кубик или оба, 4 — украсть случайную карту, которую увидят все, 5 — добрать карту из колоды, 6 — отменить чужую карту, 7 — повернуть кубик. 9, 10 и 11 умеют всё это.
    Оставить: больше всего единиц в конце — ещё 15 очков. Кто украдёт тройку, сбросит её и потеряет 3 очка. Восьмёрка из центра забирает с собой все восьмёрки.
pikit-rules-cancelling-title = Отмена
pikit-rules-cancelling =
    Когда кто-то сбрасывает карту, у остальных есть несколько секунд, чтобы ответить шестёркой либо картой 9, 10 или 11 вместо неё. Считается первый ответ. Отмену тоже можно отменить.
    Всех спрашивают одинаково долго, что бы ни было на руке, и никто не видит, кто уже спасовал. Можно пасовать до конца хода: тогда пас делается за вас, чуть погодя, и этого тоже никто не видит.
pikit-rules-end-title = Конец игры
pikit-rules-end =
    Когда колода пуста, ход доигрывают, и у каждого остаётся ещё по одному. То же самое — после трёх кругов, за которые никто не тронул ни карты.
    Сложите числа на руке, прибавьте 15 за каждую меху и 15, если единиц у вас больше всех, отнимите по 3 за рану. Побеждает тот, у кого больше очков; при равенстве — тот, у кого меньше карт.

## В терминале

# Переменные: $cards (в колоде), $discards
pikit-terminal-deck = Колода: { $cards }, сброшено: { $discards }
# Переменные: $turns (после этого)
pikit-terminal-left =
    { $turns ->
        [0] Это последний ход
       *[other] Последние ходы: после этого ещё { $turns }
    }
# Переменные: $number, $name, $cards (на руке), $wounds
pikit-terminal-seat = { $number }. { $name }: на руке { $cards }, раны: { $wounds }
# Переменные: $cards
pikit-terminal-centre = Центр: { $cards }
# Переменные: $first, $second
pikit-terminal-dice = Кубики: { $first } и { $second }
# Переменные: $hand
pikit-terminal-hand = Ваши карты: { $hand }
# Так просят ответить там, где отвечать не обязательно
pikit-terminal-prompt = Можно ответить:
# Что можно набрать
pikit-terminal-help =
    7                взять из центра 7
    1 6              взять 1 и 6, по карте за каждый кубик
    меха             взять меху за дубль или карту у того, кто её держит
    ничего           ничего не брать
    бросить 2        сбросить 2 и перебросить оба кубика (бросить 2 1 — только первый)
    украсть 4 3      сбросить 4 и украсть карту у игрока 3
    добор 5          сбросить 5 и добрать карту из колоды
    повернуть 7 1 6  сбросить 7 и повернуть первый кубик: станет 6
    отменить 6       ответить шестёркой
    пас              пропустить (пас все — до конца хода)
    сброс            посмотреть сброшенные карты
    Вместо любой карты годятся 9, 10 и 11: добор 9.
# Что можно набрать для каждого действия, сначала обычное слово; хватит и начала слова
pikit-terminal-word-take = взять
pikit-terminal-word-reroll = бросить
pikit-terminal-word-steal = украсть
pikit-terminal-word-draw = добор
pikit-terminal-word-turn = повернуть
pikit-terminal-word-cancel = отменить
pikit-terminal-word-pass = пас пасовать
pikit-terminal-word-all = все всё
pikit-terminal-word-mecha = меха
pikit-terminal-word-nothing = ничего
pikit-terminal-word-discards = сброс
# Переменные: $cards
pikit-terminal-discards = Сброс: { $cards }
# Переменные: $cards
pikit-terminal-removed = Остались в коробке: { $cards }
# Переменные: $words (что набрано)
pikit-input-is-unclear = «{ $words }» — не ход. Наберите, что берёте (7 или 1 6), или слово, например бросить 2; все слова покажет «помощь».
# Переменные: $words (что набрано), $part (что из этого непонятно)
pikit-input-has-a-strange-part = В «{ $words }» непонятно «{ $part }». Что можно набрать, покажет «помощь».
# Переменные: $words (что набрано), $ways (что можно взять)
pikit-take-is-unclear = «{ $words }» можно понять по-разному. Чтобы взять из центра, наберите только числа: { $ways }.

## Настройки

pikit-option-first = Кто начинает
pikit-option-first-none = Решает случай
pikit-option-reaction = Секунд на ответ, когда сбрасывают карту
pikit-option-one_screen = Все за одним экраном
pikit-option-one_screen-yes = Спрашивают по очереди и без часов
pikit-option-one_screen-no = У каждого свой экран

## Карты по именам
## $number: число кайдзю или дубль мехи

# Переменные: $number
pikit-board-name-kaiju =
    { $number ->
        [1] Детёныш
        [2] Катун
        [3] Колючка
        [4] Хапуга
        [5] Копун
        [6] Страж
        [7] Вертун
        [8] Мотылёк
        [9] Гидра
        [10] Кракен
       *[11] Исполин
    }
# Переменные: $number
pikit-board-name-mecha =
    { $number ->
        [1] Моноцикл
        [2] Шагоход
        [3] Треножник
        [4] Тягач
        [5] Звездолёт
       *[6] Паук
    }
# Переменные: $kind (kaiju, mecha), $number, $name
pikit-board-card =
    { $kind ->
        [mecha] Меха { $number }-{ $number } · { $name }
       *[kaiju] Кайдзю { $number } · { $name }
    }
# Что делает карта, одним словом. Переменные: $number
pikit-board-band =
    { $number ->
        [1] бонус
        [2] переброс
        [3] кусает
        [4] кража
        [5] добор
        [6] отмена
        [7] поворот
        [8] все 8
       *[other] любое
    }
pikit-board-mecha-band = 15 очков
# Что делает карта. Переменные: $number
pikit-explain-kaiju =
    { $number ->
        [1] Берегите: больше всего единиц в конце — ещё 15 очков. При равенстве — каждому.
        [2] Сбросьте, чтобы перебросить один кубик или оба.
        [3] Берегите. Кто украдёт её у вас, сбросит её и получит рану: минус 3 очка.
        [4] Сбросьте, чтобы украсть случайную карту с чужой руки. Её увидят все.
        [5] Сбросьте, чтобы добрать верхнюю карту колоды. Её увидите только вы.
        [6] Придержите: она отменяет карту, которую только что сбросил кто-то другой.
        [7] Сбросьте, чтобы повернуть один кубик нужной стороной.
        [8] Взятая из центра, она забирает с собой все остальные восьмёрки. Сбросить её нельзя.
       *[other] Сбросьте ради любого из пяти: переброс, кража, добор, поворот кубика или отмена.
    }
# Переменные: $number
pikit-explain-mecha = Даёт 15 очков. Дубль { $number }‑{ $number } позволяет взять её со стола или вытянуть случайную карту у того, кто её держит.

## Стол

# Переменные: $first, $second
pikit-board-dice = Кубики: { $first } и { $second }
pikit-board-sum = сумма
pikit-board-difference = разность
pikit-board-centre = Центр
pikit-board-mechas = Мехи
pikit-board-hand = Ваши карты
pikit-board-on-table = на столе
# Переменные: $who, $name
pikit-board-held-by =
    { $who ->
        [you] у вас
       *[other] у игрока { $name }
    }
# Переменные: $cards
pikit-board-deck =
    { $cards ->
        [one] В колоде { $cards } карта
        [few] В колоде { $cards } карты
       *[many] В колоде { $cards } карт
    }
pikit-board-deck-title = Колода
# Переменные: $cards
pikit-board-discards =
    { $cards ->
        [one] Сброшена { $cards } карта
        [few] Сброшено { $cards } карты
       *[many] Сброшено { $cards } карт
    }
pikit-board-discards-title = Сброшенные карты
pikit-board-no-discards = Пока ничего.
pikit-board-removed = Остались в коробке
pikit-board-last-round = Последний круг
pikit-board-still-to-come = впереди последний ход
# На местах, у которых в последнем круге ещё есть ход, как можно короче; и что это значит
pikit-board-one-turn = 1 ход
pikit-explain-one-turn = У кого эта метка, у того ещё один ход. Потом считают карты на руках.
# Переменные: $cards
pikit-board-cards-in-hand =
    { $cards ->
        [one] { $cards } карта на руке
        [few] { $cards } карты на руке
       *[many] { $cards } карт на руке
    }
# Переменные: $mechas
pikit-board-mechas-held =
    { $mechas ->
        [one] { $mechas } меха
        [few] { $mechas } мехи
       *[many] { $mechas } мех
    }
# Переменные: $wounds
pikit-board-wounds =
    { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }
pikit-board-shown = Получено у всех на глазах
pikit-board-shown-none = Ничего из этого уже не осталось.
# Переменные: $cards
pikit-board-unseen =
    { $cards ->
        [one] И ещё { $cards } карта, которую больше никто не видел.
        [few] И ещё { $cards } карты, которых больше никто не видел.
       *[many] И ещё { $cards } карт, которых больше никто не видел.
    }
pikit-board-no-cards = У вас нет карт.
pikit-board-first-hands = Первые карты — у всех на виду

## Что взять

pikit-board-ways = Что можно взять
# Переменные: $why (sum, difference, die), $number
pikit-board-chip =
    { $why ->
        [sum] сумма { $number }
        [difference] разность { $number }
       *[die] один кубик { $number }
    }
# Переменные: $one, $other
pikit-board-chip-both = { $one } и { $other }
# Переменные: $number
pikit-board-chip-mecha = меха { $number }-{ $number }
# Переменные: $name
pikit-board-chip-raid = тянуть у игрока { $name }
pikit-board-chip-nothing = ничего
# Почему карту можно взять. Переменные: $why
pikit-board-why =
    { $why ->
        [sum] сумма
        [difference] разность
       *[die] один кубик
    }
# Переменные: $cards
pikit-board-take = Взять { $cards }
# Переменные: $number
pikit-board-take-together = Взять все { $number }
# Переменные: $number
pikit-board-take-mecha = Взять меху { $number }-{ $number }
# Переменные: $name
pikit-board-raid = Тянуть у игрока { $name }
pikit-board-stop = Ничего не брать
pikit-board-turn-yours = Что берёте или сбрасываете?
pikit-board-nothing-there = Ничего не подходит.

## Сброс

pikit-board-put-back = Вернуть на руку
pikit-board-which-effect = Ради чего сбросить?
# Переменные: $effect
pikit-board-effect =
    { $effect ->
        [reroll] Переброс
        [steal] Кража
        [draw] Добор
       *[flip] Поворот
    }
# Переменные: $effect
pikit-board-do =
    { $effect ->
        [reroll] Сбросить и перебросить кубики: какие?
        [steal] Сбросить и украсть карту: у кого?
        [draw] Сбросить и добрать карту
       *[flip] Сбросить и повернуть кубик
    }
# Переменные: $dice
pikit-board-reroll =
    { $dice ->
        [first] Перебросить первый кубик
        [second] Перебросить второй кубик
       *[both] Перебросить оба кубика
    }
pikit-board-both = оба
# Переменные: $die
pikit-board-which-die = Кубик { $die }
# Переменные: $die, $face
pikit-board-to-face = Кубик { $die }: { $face }
# Переменные: $die, $face (что на нём сейчас)
pikit-board-turn-die = Повернуть кубик { $die }, сейчас { $face }
pikit-board-flip-choose = Выберите сторону или коснитесь кубика на столе.
# Переменные: $first, $second, $found (yes, no), $cards, $double (0: нет)
pikit-board-flip-then =
    { $double ->
        [0] { $found ->
            [yes] Станет { $first } и { $second }: можно взять { $cards }
           *[no] Станет { $first } и { $second }: ничего не подойдёт
        }
       *[other] { $found ->
            [yes] Станет дубль { $double }-{ $double }: можно взять { $cards } или пойти за мехой
           *[no] Станет дубль { $double }-{ $double }: можно пойти за мехой
        }
    }
pikit-board-flip = Повернуть

## Ответ на сброс

pikit-board-window = Сброс, на который можно ответить
# Переменные: $card
pikit-board-cancel = Отменить картой { $card }
# Что будет со сброшенной картой, если больше никто не ответит. Переменные: $who, $name (чья карта), $card, $works (yes, no)
pikit-board-unanswered =
    { $works ->
        [yes] { $who ->
            [you] Если никто не ответит, ваша карта { $card } сработает
           *[other] Если никто не ответит, карта { $card } ({ $name }) сработает
        }
       *[no] { $who ->
            [you] Если никто не ответит, ваша карта { $card } не сработает
           *[other] Если никто не ответит, карта { $card } ({ $name }) не сработает
        }
    }
pikit-board-let-be = Пас
pikit-board-let-everything = Пас до конца хода
pikit-board-no-answer = Ответить нечем
pikit-board-let-be-done = Вы пасуете. Подождите остальных…
pikit-board-let-all = Вы пасуете до конца хода
pikit-board-others-answer = Ответит ли кто-нибудь?
# Переменные: $name
pikit-board-asked = Отвечает { $name }
pikit-board-target = Руки вверх!
# Для тех, кто слушает: красть собираются у этого игрока
pikit-board-aimed = цель
pikit-board-last = Последний сброс
# Переменные: $who, $name, $whom, $target
pikit-board-steals =
    { $who ->
        [you] Вы тянете карту у игрока { $target }…
       *[other] { $whom ->
            [you] { $name } тянет карту у вас…
           *[other] { $name } тянет карту у игрока { $target }…
        }
    }
# Переменные: $who, $name
pikit-board-bites =
    { $who ->
        [you] Кусается! У вас минус 3 очка
       *[other] Кусается! { $name } теряет 3 очка
    }
# Переменные: $who, $name, $card
pikit-board-price =
    { $who ->
        [you] Вы сбросили за это { $card }
       *[other] { $name } сбрасывает за это { $card }
    }

## Очки

# Штамп у того, кто выиграл, когда всё решилось
pikit-board-wins = Победа!
pikit-board-count = Подсчёт
# Переменные: $points, $written (как пишется)
pikit-board-points =
    { $points ->
        [one] { $written } очко
        [few] { $written } очка
       *[many] { $written } очков
    }
# Переменные: $points
pikit-board-worth =
    { $points ->
        [one] Закончись игра сейчас — { $points } очко.
        [few] Закончись игра сейчас — { $points } очка.
       *[many] Закончись игра сейчас — { $points } очков.
    }
pikit-board-worth-ones = Больше всего единиц в конце — ещё 15.
# Переменные: $points
pikit-board-worth-short =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
# Переменные: $points
pikit-board-part-kaiju = кайдзю { $points }
# Переменные: $points
pikit-board-part-mechas = мехи +{ $points }
# Переменные: $ones (сколько), $bonus
pikit-board-part-ones =
    { $bonus ->
        [0] единиц: { $ones }
       *[other] единиц: { $ones }, больше всех: +{ $bonus }
    }
# Переменные: $points (с минусом)
pikit-board-part-wounds = раны { $points }

## Клавиши

pikit-board-keys-title = С клавиатуры
pikit-board-keys =
    1–9 выбирают, что взять, T берёт. Стрелки ведут по вашим картам, Enter поднимает карту, Esc возвращает её.
    Пока на сброс можно ответить: C отменяет, L — пас, E — пас до конца хода. H — подсказка, если вы играете с ботами. S или Esc пропускает показ.

## Первая игра

pikit-coach-roll = Кубики говорят, что можно взять: их сумму, разность или по карте за каждый кубик.
pikit-coach-discard = Кубики не те? Коснитесь карты на руке: многие можно сбросить, чтобы помочь удаче.
pikit-coach-window = Пока кольцо не замкнулось, это можно отменить картой 6, 9, 10 или 11.
pikit-coach-no-answer = Ответить нечем: отменяют только 6, 9, 10 и 11. Спрашивают всех, чтобы никто не знал, кто мог бы.
pikit-coach-double = Дубль! Его меха стоит 15 очков.
pikit-coach-raid = Дубль, но его меха у соперника: можно вытянуть у него с руки случайную карту.
pikit-coach-last = Последний круг: у отмеченных ещё по одному ходу. Потом считают карты на руках.
pikit-coach-wound = Это была тройка: украденная, она кусается. Коснитесь игрока, чтобы вспомнить, что он получил у всех на глазах.

## Каковы нравом боты, по лицам

pikit-character-tanuki = И на конец света приходит с закусками.
pikit-character-usagi = Подпрыгивает при каждом броске кубиков.
pikit-character-neko = Сталкивает башни с края, одну за другой.
pikit-character-tengu = Считает, что и кайдзю должны уступать дорогу.
pikit-character-kitsune = На каждую карту в руке — по хвосту.
pikit-character-kappa = Извиняется перед каждым затопленным городом.
