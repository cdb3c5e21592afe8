### «Хапай» українською. Імена не відмінюються, усе в теперішньому часі: минулому потрібен рід.

## Гра

pikit-name = Хапай
pikit-tagline = Хапай чудовиськ, поки не розхапали
pikit-feel = Слухняні кубики, рідкісні чудовиська й чиясь шістка напоготові
pikit-poster-facts = 2–4 гравці · 15 хв · кубики
pikit-poster-feel = Кидайте, міняйте, хапайте кайдзю — і не віддавайте меху.

## Карти

# Змінні: $kind (kaiju, mecha), $number
pikit-card =
    { $kind ->
        [mecha] меха { $number }-{ $number }
       *[kaiju] кайджю { $number }
    }

## Що відбувається: рядок на кожну подію

# Змінні: $name (хто починає)
pikit-event-dealt = У центрі вісім карт, починає { $name }
# Змінні: $name, $first, $second (кубики)
pikit-event-rolled = { $name } кидає кубики: { $first } і { $second }
# Що скинуто й навіщо. Змінні: $name, $card, $effect (reroll, steal, draw, flip, cancel),
# $dice (first, second, both), $target (гравець), $die (1 або 2), $face
pikit-event-discarded =
    { $effect ->
        [reroll] { $dice ->
            [first] { $name } скидає { $card }, щоб перекинути перший кубик
            [second] { $name } скидає { $card }, щоб перекинути другий кубик
           *[both] { $name } скидає { $card }, щоб перекинути обидва кубики
        }
        [steal] { $name } скидає { $card }, щоб украсти карту; під ударом { $target }
        [draw] { $name } скидає { $card }, щоб узяти карту з колоди
        [flip] { $name } скидає { $card }, щоб повернути кубик { $die } боком { $face }
       *[cancel] { $name } відповідає картою { $card }, щоб це скасувати
    }
# Змінні: $name, $card, $against (число на карті, яку скасовують)
pikit-event-answered = { $name } відповідає картою { $card } на { $against }: скасовано, якщо ніхто не скасує саму відповідь
# Лише для того, хто пасує. Змінні: $name, $rest (yes: на весь хід)
pikit-event-passed =
    { $rest ->
        [yes] { $name } пасує до кінця ходу
       *[no] { $name } пасує
    }
# Змінні: $card, $works (yes, no)
pikit-event-resolved =
    { $works ->
        [yes] Карта { $card } таки спрацьовує
       *[no] Карту { $card } скасовано, вона нічого не робить
    }
# Змінні: $name (кого мали обікрасти)
pikit-event-fizzled = { $name } лишається без карт: красти нічого
# Змінні: $name, $first, $second
pikit-event-rerolled = { $name } перекидає: { $first } і { $second }
# Змінні: $name, $first, $second
pikit-event-flipped = { $name } повертає кубик: { $first } і { $second }
# Змінні: $name
pikit-event-drew = { $name } бере карту з колоди
# Лише для того, хто бере. Змінні: $name, $card
pikit-event-drew-own = { $name } бере з колоди карту { $card }
# Змінні: $name, $victim, $kind, $number
pikit-event-stole = { $name } краде: { pikit-card }. Карту втрачає { $victim }
# Змінні: $name, $wounds (скільки вже всього)
pikit-event-wounded =
    { $wounds ->
        [one] Трійка! { $name } скидає її і отримує рану (усього { $wounds } рана)
        [few] Трійка! { $name } скидає її і отримує рану (усього { $wounds } рани)
       *[many] Трійка! { $name } скидає її і отримує рану (усього { $wounds } ран)
    }
# Змінні: $name, $cards (числа)
pikit-event-took = { $name } бере { $cards }
# Змінні: $name, $kind, $number
pikit-event-took_mecha = { $name } бере карту: { pikit-card }
# Змінні: $name
pikit-event-stopped = { $name } нічого не бере
# Змінні: $cards (числа), $deck (скільки залишилося)
pikit-event-refilled = Нові карти в центрі: { $cards } (у колоді залишилося: { $deck })
# Змінні: $reason (deck, idle)
pikit-event-last_turns =
    { $reason ->
        [deck] Колода порожня: після цього ходу кожен має ще по одному
       *[idle] Карти більше нікому не потрібні: у кожного останній хід
    }
# Змінні: $names (переможці), $score
pikit-event-ended =
    { $score ->
        [one] Гру закінчено. Перемога, { $score } очко: { $names }
        [few] Гру закінчено. Перемога, { $score } очки: { $names }
       *[many] Гру закінчено. Перемога, { $score } очок: { $names }
    }
# Усі інші здалися. Змінні: $names
pikit-event-ended-conceded = Решта здається. Перемога: { $names }

## Відмови: що сталося, яке правило, що тепер

# Змінні: $reaction, $least, $most
pikit-reaction-is-wrong = Час на відповідь { $reaction } с не підходить. Виберіть від { $least } до { $most } секунд.
pikit-too-late = Запізно: відповідати вже немає на що. Карта залишилася у вас, і ніхто її не бачив.
# Змінні: $card
pikit-card-is-kept = Карту { $card } не можна скинути. Залиште її: вона знадобиться наприкінці.
# Змінні: $card
pikit-card-does-something-else = Карта { $card } такого не вміє. Виберіть іншу карту або інший ефект.
# Змінні: $card
pikit-no-such-card = Карти { $card } у вас немає. Виберіть одну зі своїх.
pikit-no-such-player = Украсти можна лише в іншого гравця за цим столом. Виберіть його.
pikit-hand-is-empty = У цього гравця немає карт, красти нічого. Виберіть іншого.
pikit-deck-is-empty = Колода порожня, брати нічого. Залиште карту собі або використайте інакше.
pikit-no-such-face = Кубиків два, боки — від 1 до 6. Виберіть із них.
# Змінні: $face
pikit-face-is-the-same = На цьому кубику й так { $face }. Виберіть інший бік.
pikit-dice-do-not-match = Кубики такого не дозволяють. Візьміть одну карту з їхньою сумою чи різницею або по карті за кожен кубик.
# Змінні: $card
pikit-not-in-the-centre = Карт { $card } у центрі немає або не вистачає. Візьміть щось інше або нічого.
pikit-no-double = Для цього потрібен дубль. Візьміть карти з центру або нічого.
# Змінні: $number
pikit-mecha-is-taken = Меха { $number }-{ $number } вже не лежить на столі. Візьміть щось інше.
# Змінні: $number
pikit-nobody-to-raid = Ніхто із суперників не має мехи { $number }-{ $number }. Візьміть щось інше.
pikit-window-is-open = На скинуту карту ще можна відповісти. Спершу скасуйте її або пасуйте.
pikit-already-passed = На цю карту ви вже спасували. Зачекайте, що з цього вийде.
# Змінні: $card
pikit-card-cannot-cancel = Карта { $card } нічого не скасовує. Потрібні 6, 9, 10 або 11.
pikit-everybody-is-asked = На одному екрані про кожну карту питають усіх. Пасуйте лише на цю.

## Як грати

pikit-rules-goal-title = Мета
pikit-rules-goal = Хапайте чудовиськ і вирішуйте: скинути заради того, що вони вміють, чи притримати заради очок. Рахунок — це те, що залишиться у вас на руці наприкінці.
pikit-rules-turn-title = Ваш хід
pikit-rules-turn =
    Киньте обидва кубики. Потім скидайте скільки завгодно карт, одну за одною, щоб підправити кубики чи долю. Потім візьміть те, що дозволяють кубики, або нічого. На цьому хід завершено, і центр доповнюють до восьми карт.
pikit-rules-taking-title = Що можна взяти
pikit-rules-taking =
    Одну карту із сумою кубиків, або одну з їхньою різницею, або по карті за кожен кубик.
    Якщо випав дубль, натомість можна взяти зі столу його меху. Якщо вона в суперника, можна витягти в нього з руки випадкову карту.
    Жетони показують, хто яку меху має.
pikit-rules-cards-title = Карти
pikit-rules-cards =
    Скинути: 2 — перекинути один кубик або обидва, 4 — украсти випадкову карту, 5 — узяти карту з колоди, 6 — скасувати чужу карту, 7 — повернути кубик. 9, 10 та 11 уміють усе це.
    Залишити: найбільше одиниць наприкінці — ще 15 очок. Хто вкраде трійку, скине її і втратить 3 очки. Вісімка з центру забирає із собою всі вісімки.
pikit-rules-cancelling-title = Скасування
pikit-rules-cancelling =
    Коли хтось скидає карту, решта має кілька секунд, щоб відповісти шісткою або картою 9, 10 чи 11 замість неї. Рахується перша відповідь. Скасування теж можна скасувати.
    Усіх питають однаково довго, хоч би що було на руці, і ніхто не бачить, хто вже спасував.
pikit-rules-end-title = Кінець гри
pikit-rules-end =
    Коли колода порожня, хід дограють, і кожен має ще по одному. Так само — після трьох кіл, за які ніхто не торкнувся жодної карти.
    Складіть числа на руці, додайте 15 за кожну меху і 15, якщо одиниць у вас найбільше, відніміть по 3 за рану. Перемагає той, у кого більше очок; за рівності — той, у кого менше карт.

## У терміналі

# Змінні: $cards (у колоді), $discards
pikit-terminal-deck = Колода: { $cards }, скинуто: { $discards }
# Змінні: $turns (після цього)
pikit-terminal-left = Останні ходи: після цього ще { $turns }
# Змінні: $place, $name, $cards (на руці), $wounds
pikit-terminal-seat = { $place }. { $name }: на руці { $cards }, рани: { $wounds }
# Змінні: $cards
pikit-terminal-centre = Центр: { $cards }
# Змінні: $first, $second
pikit-terminal-dice = Кубики: { $first } і { $second }
# Змінні: $hand
pikit-terminal-hand = Ваші карти: { $hand }
# Чиїсь перші карти. Змінні: $name, $cards
pikit-terminal-shown = { $name }: { $cards }
# Рядок рахунку. Змінні: $name, $cards, $kaiju (їхня сума), $mechas, $bonus, $wounds, $score
pikit-terminal-sheet = { $name }: карти { $cards } = { $kaiju }; мехи { $mechas } × 15; бонус { $bonus }; рани { $wounds } × −3; разом { $score }
# Що можна набрати
pikit-terminal-help =
    7                узяти з центру 7
    1 6              узяти 1 і 6, по карті за кожен кубик
    меха             узяти меху за дубль або карту в того, хто її тримає
    нічого           нічого не брати
    кинути 2         скинути 2 і перекинути обидва кубики (кинути 2 1 — лише перший)
    вкрасти 4 3      скинути 4 і вкрасти карту в гравця 3
    узяти 5          скинути 5 і взяти карту з колоди
    повернути 7 1 6  скинути 7 і повернути кубик 1 боком 6
    скасувати 6      відповісти шісткою
    пас              пропустити (пас усе — до кінця ходу)
    Замість будь-якої карти годяться 9, 10 та 11: узяти 9.
pikit-terminal-word-reroll = кинути
pikit-terminal-word-steal = вкрасти
pikit-terminal-word-draw = узяти
pikit-terminal-word-turn = повернути
pikit-terminal-word-cancel = скасувати
pikit-terminal-word-pass = пас
pikit-terminal-word-mecha = меха
pikit-terminal-word-nothing = нічого
# Змінні: $words (що набрано)
pikit-input-is-unclear = «{ $words }» — не хід. Наберіть, що берете (7 або 1 6), чи слово, наприклад кинути 2; усі вони є в довідці.

## Налаштування

pikit-option-first = Хто починає
pikit-option-first-none = Вирішує випадок
pikit-option-reaction = Секунд на відповідь, коли скидають карту
pikit-option-one_screen = Усі за одним екраном
pikit-option-one_screen-yes = Питають по черзі й без годинника
pikit-option-one_screen-no = У кожного свій екран
