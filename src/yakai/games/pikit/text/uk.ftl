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
       *[kaiju] кайдзю { $number }
    }

## Що відбувається: рядок на кожну подію
## $who: чи робить це читач (you), чи { $name } (other); $whom: чи стається це з читачем, чи з { $target }

# Чиїсь перші карти. Змінні: $who, $name, $cards (числа)
pikit-event-dealt-hand =
    { $who ->
        [you] Ви набираєте { $cards }
       *[other] { $name } набирає { $cards }
    }
# Змінні: $who, $name (хто починає), $cards (числа)
pikit-event-dealt =
    { $who ->
        [you] У центрі лежать { $cards }. Починаєте ви
       *[other] У центрі лежать { $cards }. Починає { $name }
    }
# Змінні: $who, $name, $first, $second (кубики)
pikit-event-rolled =
    { $who ->
        [you] Ви кидаєте кубики: { $first } і { $second }
       *[other] { $name } кидає кубики: { $first } і { $second }
    }
# Що скинуто й навіщо. Змінні: $who, $name, $card і всі з pikit-effect
pikit-event-discarded =
    { $who ->
        [you] Ви скидаєте { $card }, { pikit-effect }
       *[other] { $name } скидає { $card }, { pikit-effect }
    }
# Що зробить скинута карта. Змінні: $effect (reroll, steal, draw, flip), $dice (first, second, both), $whom,
# $target (гравець), $die (1 або 2), $face
pikit-effect =
    { $effect ->
        [reroll] { $dice ->
            [first] щоб перекинути перший кубик
            [second] щоб перекинути другий кубик
           *[both] щоб перекинути обидва кубики
        }
        [steal] { $whom ->
            [you] щоб украсти карту у вас
           *[other] щоб украсти карту в гравця { $target }
        }
        [flip] { $die ->
            [1] щоб на першому кубику стало { $face }
           *[other] щоб на другому кубику стало { $face }
        }
       *[draw] щоб добрати карту з колоди
    }
# Змінні: $who, $name, $card, $against (число на карті, яку скасовують), $whom, $target (чия вона)
pikit-event-answered =
    { $who ->
        [you] Ви скасовуєте в гравця { $target } карту { $against } картою { $card }
       *[other] { $whom ->
            [you] { $name } скасовує вашу карту { $against } картою { $card }
           *[other] { $name } скасовує в гравця { $target } карту { $against } картою { $card }
        }
    }
# Лише для того, хто пасує. Змінні: $who, $name, $rest (yes: на весь хід)
pikit-event-passed =
    { $rest ->
        [yes] { $who ->
            [you] Ви пасуєте до кінця ходу
           *[other] { $name } пасує до кінця ходу
        }
       *[no] { $who ->
            [you] Ви пасуєте
           *[other] { $name } пасує
        }
    }
# Змінні: $who, $name (чия карта), $card, $works (yes, no)
pikit-event-resolved =
    { $works ->
        [yes] { $who ->
            [you] Ваша карта { $card } таки спрацьовує
           *[other] Карта { $card } таки спрацьовує
        }
       *[no] { $who ->
            [you] Вашу карту { $card } скасовано, вона нічого не робить
           *[other] Карту { $card } скасовано, вона нічого не робить
        }
    }
# Змінні: $who, $name (кого мали обікрасти)
pikit-event-fizzled =
    { $who ->
        [you] Ви лишаєтеся без карт: красти нема чого
       *[other] { $name } лишається без карт: красти нема чого
    }
# Змінні: $who, $name, $first, $second
pikit-event-rerolled =
    { $who ->
        [you] Ви перекидаєте: { $first } і { $second }
       *[other] { $name } перекидає: { $first } і { $second }
    }
# Змінні: $who, $name, $first, $second
pikit-event-flipped =
    { $who ->
        [you] Ви повертаєте кубик: тепер { $first } і { $second }
       *[other] { $name } повертає кубик: тепер { $first } і { $second }
    }
# Змінні: $who, $name
pikit-event-drew =
    { $who ->
        [you] Ви добираєте карту з колоди
       *[other] { $name } добирає карту з колоди
    }
# Лише для того, хто добирає. Змінні: $who, $name, $card
pikit-event-drew-own =
    { $who ->
        [you] Ви добираєте з колоди карту { $card }
       *[other] { $name } добирає з колоди карту { $card }
    }
# Змінні: $who, $name, $whom, $target (у кого меха), $number (дубль)
pikit-event-raided =
    { $who ->
        [you] Дубль { $number }-{ $number }, його меха — у гравця { $target }: ви тягнете звідти карту
       *[other] { $whom ->
            [you] Дубль { $number }-{ $number }, його меха — у вас: { $name } тягне у вас карту
           *[other] Дубль { $number }-{ $number }, його меха — у гравця { $target }: { $name } тягне звідти карту
        }
    }
# Змінні: $who, $name, $whom, $target, $kind, $number
pikit-event-stole =
    { $who ->
        [you] Ви забираєте в гравця { $target }: { pikit-card }
       *[other] { $whom ->
            [you] { $name } забирає у вас: { pikit-card }
           *[other] { $name } забирає в гравця { $target }: { pikit-card }
        }
    }
# Змінні: $who, $name, $wounds (скільки вже всього)
pikit-event-wounded =
    { $wounds ->
        [one] { $who ->
            [you] Трійка! Ви скидаєте її й отримуєте рану (усього { $wounds } рана)
           *[other] Трійка! { $name } скидає її й отримує рану (усього { $wounds } рана)
        }
        [few] { $who ->
            [you] Трійка! Ви скидаєте її й отримуєте рану (усього { $wounds } рани)
           *[other] Трійка! { $name } скидає її й отримує рану (усього { $wounds } рани)
        }
       *[many] { $who ->
            [you] Трійка! Ви скидаєте її й отримуєте рану (усього { $wounds } ран)
           *[other] Трійка! { $name } скидає її й отримує рану (усього { $wounds } ран)
        }
    }
# Змінні: $who, $name, $cards (числа)
pikit-event-took =
    { $who ->
        [you] Ви берете { $cards }
       *[other] { $name } бере { $cards }
    }
# Змінні: $who, $name, $number
pikit-event-took_mecha =
    { $who ->
        [you] Ви берете меху { $number }-{ $number }
       *[other] { $name } бере меху { $number }-{ $number }
    }
# Змінні: $who, $name
pikit-event-stopped =
    { $who ->
        [you] Ви нічого не берете
       *[other] { $name } нічого не бере
    }
# Змінні: $cards (числа), $deck (скільки залишилося)
pikit-event-refilled = Нові карти в центрі: { $cards } (у колоді залишилося: { $deck })
# Змінні: $reason (deck, idle)
pikit-event-last_turns =
    { $reason ->
        [deck] Колода порожня: після цього ходу кожен має ще по одному
       *[idle] Карти більше нікому не потрібні: у кожного останній хід
    }
# Як рахується рука. Змінні: $who, $name, $cards, $kaiju (їхня сума), $mechas, $bonus, $wounds, $score
pikit-event-ended-sheet =
    { $who ->
        [you] Ви: карти { $cards } = { $kaiju }; мехи { $mechas } × 15; бонус { $bonus }; рани { $wounds } × −3; разом { $score }
       *[other] { $name }: карти { $cards } = { $kaiju }; мехи { $mechas } × 15; бонус { $bonus }; рани { $wounds } × −3; разом { $score }
    }
# Змінні: $who, $name (хто перемагає), $score, $total (рахунок, як він пишеться)
pikit-event-ended =
    { $score ->
        [one] { $who ->
            [you] Гру закінчено. Ви перемагаєте: { $total } очко
           *[other] Гру закінчено. Перемагає { $name }: { $total } очко
        }
        [few] { $who ->
            [you] Гру закінчено. Ви перемагаєте: { $total } очки
           *[other] Гру закінчено. Перемагає { $name }: { $total } очки
        }
       *[many] { $who ->
            [you] Гру закінчено. Ви перемагаєте: { $total } очок
           *[other] Гру закінчено. Перемагає { $name }: { $total } очок
        }
    }
# Змінні: $names (усі, хто перемагає), $score, $total (рахунок, як він пишеться)
pikit-event-ended-shared =
    { $score ->
        [one] Гру закінчено. Перше місце ділять, по { $total } очку: { $names }
        [few] Гру закінчено. Перше місце ділять, по { $total } очки: { $names }
       *[many] Гру закінчено. Перше місце ділять, по { $total } очок: { $names }
    }
# У переліку імен
pikit-you = ви
# Усі інші здалися. Змінні: $who, $name
pikit-event-ended-conceded =
    { $who ->
        [you] Гру закінчено. Перемагаєте ви
       *[other] Гру закінчено. Перемагає { $name }
    }
# Чим закінчувалися ігри: у переліку з їхньою кількістю
pikit-ending-deck = порожня колода
pikit-ending-idle = карти нікому не потрібні

## Підказки: як зіграв би сильний бот (…-hint-…) і чому; без крапки в кінці

# Змінні: $cards (числа)
pikit-hint-take = Візьміть { $cards }
# Змінні: $number
pikit-hint-mecha = Візьміть меху { $number }-{ $number }
# Змінні: $target (гравець)
pikit-hint-raid = Витягніть за дубль карту в гравця { $target }
pikit-hint-stop = Не беріть нічого
# Змінні: $card і всі з pikit-effect
pikit-hint-discard = Скиньте { $card }, { pikit-effect }
# Змінні: $card, $against (число на карті, яку скасовують)
pikit-hint-cancel = Скасуйте { $against } картою { $card }
pikit-hint-pass = Пасуйте
# Змінні: $value
pikit-hint-points =
    { $value ->
        [one] { $value } очко
        [few] { $value } очки
       *[many] { $value } очок
    }
# Що карта ще зможе. Змінні: $use (із числом)
pikit-hint-use =
    { $use ->
        [use-1] за найбільше одиниць наприкінці дають ще 15
        [use-2] двійкою можна потім перекинути кубики
        [use-3] трійка кусає того, хто її вкраде
        [use-4] четвіркою можна потім украсти карту
        [use-5] п’ятіркою можна потім добрати карту
        [use-6] шісткою можна потім скасувати чужу карту
        [use-7] сімкою можна потім повернути кубик
        [none] більше тут ніщо не дає
       *[other] потім вона замінить будь-яку
    }
# Що можна взяти. Змінні: $what (cards, mecha, raid), $cards
pikit-hint-taking =
    { $what ->
        [mecha] меху
        [raid] чужу карту
       *[cards] { $cards }
    }
# Що ще можна зробити. Змінні: $instead, $cards, $card
pikit-hint-instead =
    { $instead ->
        [take] взяти { $cards }
        [mecha] взяти меху
        [raid] витягти чужу карту
        [discard] скинути { $card }
        [pass] пасувати
        [cancel] скасувати
       *[stop] не брати нічого
    }
# Змінні: $why, $value і $without (очки з цим і без цього або двох карт), $name (чия карта або чий хід), $odds і $rest
# (перемог зі ста) і всі зі вкладених текстів
pikit-hint-why =
    { $why ->
        [worth] це { pikit-hint-points }, і { pikit-hint-use }
        [plain] це { pikit-hint-points }
        [mecha] меха — це { pikit-hint-points }
        [raid] карта гравця { $name } — це в середньому { pikit-hint-points }
        [nothing] ці кубики нічого вам не дають
        [keep] ці кубики нічого вам не дають, а карти цінніші на руці
        [reroll] новий кидок дає в середньому { pikit-hint-points }, ці кубики — { $without }
        [flip] тоді можна взяти { pikit-hint-taking } ({ pikit-hint-points } замість { $without })
        [draw] карта з колоди — це в середньому { pikit-hint-points }, і після неї ви ще візьмете свою
        [steal] карта гравця { $name } — це в середньому { pikit-hint-points }, і після неї ви ще візьмете свою
        [own] інакше ваша карта не спрацює, а вона дає приблизно { pikit-hint-points }
        [stolen] інакше ви втратите карту, у середньому { pikit-hint-points }
        [helps] інакше { $name } отримає карту, у середньому { pikit-hint-points }
        [flipped] інакше { $name } зможе взяти { pikit-hint-taking } ({ pikit-hint-points })
        [rerolled] із цими кубиками { $name } візьме мало, а з новими — більше
        [cheap] ви втратите приблизно { pikit-hint-points }, а карта для скасування варта { $without }
        [harmless] шкоди вам від цього немає, прибережіть карту для скасування
        [empty] скасувати це вам нічим
        [odds] якщо дограти подумки, перемог { $odds } зі 100, а якщо { pikit-hint-instead } — { $rest }
       *[close] майже так само добре { pikit-hint-instead }
    }

## Відмови: що сталося, яке правило, що тепер

# Змінні: $reaction, $least, $most
pikit-reaction-is-wrong = Час на відповідь { $reaction } с не підходить. Виберіть від { $least } до { $most } секунд.
pikit-too-late = Запізно: відповідати вже немає на що. Карта залишилася у вас, і ніхто її не бачив.
pikit-nothing-to-pass = Пасувати зараз нема на що: жодна скинута карта не чекає на відповідь.
# Змінні: $card
pikit-card-is-kept = Карту { $card } не можна скинути. Залиште її: вона знадобиться наприкінці.
# Змінні: $card
pikit-card-does-something-else = Карта { $card } такого не вміє. Виберіть іншу карту або інший ефект.
# Змінні: $card
pikit-no-such-card = Карти { $card } у вас немає. Виберіть одну зі своїх.
pikit-no-such-player = Украсти можна лише в іншого гравця за цим столом. Виберіть його.
pikit-hand-is-empty = У цього гравця немає карт, красти нема чого. Виберіть іншого.
pikit-deck-is-empty = Колода порожня, добирати нема чого. Залиште карту собі або використайте інакше.
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
pikit-others-are-asked = На скинуту карту ще можуть відповісти інші. Трохи зачекайте.
pikit-already-passed = На цю карту ви вже спасували. Подивіться, що з цього вийде.
# Змінні: $card
pikit-card-cannot-cancel = Карта { $card } нічого не скасовує. Потрібні 6, 9, 10 або 11.
pikit-everybody-is-asked = За одним екраном про кожну карту питають усіх. Пасуйте лише на цю.

## Як грати

pikit-rules-goal-title = Мета
pikit-rules-goal = Хапайте чудовиськ і вирішуйте: скинути заради того, що вони вміють, чи притримати заради очок. Рахунок — це те, що залишиться у вас на руці наприкінці.
pikit-rules-setup-title = Початок
pikit-rules-setup =
    П’ятдесят три чудовиська з числами від 1 до 11: майже кожного по шість, шісток і сімок по сім, а 9, 10 та 11 — по одному. Удвох грають без двох карт кожного числа від 1 до 8.
    Вісім лежать відкрито в центрі. Потім усі по черзі відкрито набирають карти, доки не вийде 10 або більше: це перша рука, далі вона прихована. Запам’ятовуйте, що набрали інші.
    За звичаєм починає наймолодший; тут вирішує випадок або господар столу.
pikit-rules-turn-title = Ваш хід
pikit-rules-turn =
    Киньте обидва кубики. Потім скидайте скільки завгодно карт, одну за одною, щоб підправити кубики чи долю. Потім візьміть те, що дозволяють кубики, або нічого. На цьому хід завершено, і центр доповнюють до восьми карт.
pikit-rules-taking-title = Що можна взяти
pikit-rules-taking =
    Одну карту із сумою кубиків, або одну з їхньою різницею, або по карті за кожен кубик: за дубль — дві карти цього числа, якщо обидві лежать у центрі.
    Якщо випав дубль, натомість можна взяти зі столу його меху. Якщо вона в суперника, можна витягти в нього з руки випадкову карту, меху чи ні. Її бачать усі.
    Жетони показують, хто яку меху має.
pikit-rules-cards-title = Карти
pikit-rules-cards =
    Скинути: 2 — перекинути один кубик або обидва, 4 — украсти випадкову карту, яку побачать усі, 5 — добрати карту з колоди, 6 — скасувати чужу карту, 7 — повернути кубик. 9, 10 та 11 уміють усе це.
    Залишити: найбільше одиниць наприкінці — ще 15 очок. Хто вкраде трійку, скине її і втратить 3 очки. Вісімка з центру забирає із собою всі вісімки.
pikit-rules-cancelling-title = Скасування
pikit-rules-cancelling =
    Коли хтось скидає карту, решта має кілька секунд, щоб відповісти шісткою або картою 9, 10 чи 11 замість неї. Рахується перша відповідь. Скасування теж можна скасувати.
    Усіх питають однаково довго, хоч би що було на руці, і ніхто не бачить, хто вже спасував. Можна пасувати до кінця ходу: тоді пас робиться за вас, трохи згодом, і цього теж ніхто не бачить.
pikit-rules-end-title = Кінець гри
pikit-rules-end =
    Коли колода порожня, хід дограють, і кожен має ще по одному. Так само — після трьох кіл, за які ніхто не торкнувся жодної карти.
    Складіть числа на руці, додайте 15 за кожну меху і 15, якщо одиниць у вас найбільше, відніміть по 3 за рану. Перемагає той, у кого більше очок; за рівності — той, у кого менше карт.

## У терміналі

# Змінні: $cards (у колоді), $discards
pikit-terminal-deck = Колода: { $cards }, скинуто: { $discards }
# Змінні: $turns (після цього)
pikit-terminal-left =
    { $turns ->
        [0] Це останній хід
       *[other] Останні ходи: після цього ще { $turns }
    }
# Змінні: $number, $name, $cards (на руці), $wounds
pikit-terminal-seat = { $number }. { $name }: на руці { $cards }, рани: { $wounds }
# Змінні: $cards
pikit-terminal-centre = Центр: { $cards }
# Змінні: $first, $second
pikit-terminal-dice = Кубики: { $first } і { $second }
# Змінні: $hand
pikit-terminal-hand = Ваші карти: { $hand }
# Так просять відповісти там, де відповідати не обов’язково
pikit-terminal-prompt = Можна відповісти:
# Що можна набрати
pikit-terminal-help =
    7                узяти з центру 7
    1 6              узяти 1 і 6, по карті за кожен кубик
    меха             узяти меху за дубль або карту в того, хто її тримає
    нічого           нічого не брати
    кинути 2         скинути 2 і перекинути обидва кубики (кинути 2 1 — лише перший)
    вкрасти 4 3      скинути 4 і вкрасти карту в гравця 3
    добір 5          скинути 5 і добрати карту з колоди
    повернути 7 1 6  скинути 7 і повернути перший кубик: стане 6
    скасувати 6      відповісти шісткою
    пас              не відповідати (пас усе — до кінця ходу)
    скид             подивитися скинуті карти
    Замість будь-якої карти годяться 9, 10 та 11: добір 9.
# Що можна набрати для кожної дії, спершу звичайне слово; досить і початку слова
pikit-terminal-word-take = узяти взяти
pikit-terminal-word-reroll = кинути
pikit-terminal-word-steal = вкрасти украсти
pikit-terminal-word-draw = добір
pikit-terminal-word-turn = повернути
pikit-terminal-word-cancel = скасувати
pikit-terminal-word-pass = пас пасувати
pikit-terminal-word-all = усе все всі
pikit-terminal-word-mecha = меха
pikit-terminal-word-nothing = нічого
pikit-terminal-word-discards = скид
# Змінні: $cards
pikit-terminal-discards = Скид: { $cards }
# Змінні: $cards
pikit-terminal-removed = Лишилися в коробці: { $cards }
# Змінні: $words (що набрано)
pikit-input-is-unclear = «{ $words }» — не хід. Наберіть, що берете (7 або 1 6), чи слово, наприклад кинути 2; усі слова покаже «допомога».
# Змінні: $words (що набрано), $part (що з цього незрозуміло)
pikit-input-has-a-strange-part = У «{ $words }» незрозуміло «{ $part }». Що можна набрати, покаже «допомога».
# Змінні: $words (що набрано), $ways (що можна взяти)
pikit-take-is-unclear = «{ $words }» можна зрозуміти по-різному. Щоб узяти з центру, наберіть лише числа: { $ways }.

## Налаштування

pikit-option-first = Хто починає
pikit-option-first-none = Вирішує випадок
pikit-option-reaction = Секунд на відповідь, коли скидають карту
pikit-option-one_screen = Усі за одним екраном
pikit-option-one_screen-yes = Питають по черзі й без годинника
pikit-option-one_screen-no = У кожного свій екран

## Карти на імення
## $number: число кайдзю або дубль мехи

# Змінні: $number
pikit-board-name-kaiju =
    { $number ->
        [1] Дитинча
        [2] Котун
        [3] Колючка
        [4] Хапуга
        [5] Копун
        [6] Вартовий
        [7] Вертун
        [8] Метелик
        [9] Гідра
        [10] Кракен
       *[11] Велет
    }
# Змінні: $number
pikit-board-name-mecha =
    { $number ->
        [1] Моноцикл
        [2] Крокохід
        [3] Триніжок
        [4] Тягач
        [5] Зореліт
       *[6] Павук
    }
# Змінні: $kind (kaiju, mecha), $number, $name
pikit-board-card =
    { $kind ->
        [mecha] Меха { $number }-{ $number } · { $name }
       *[kaiju] Кайдзю { $number } · { $name }
    }
# Що робить карта, одним словом. Змінні: $number
pikit-board-band =
    { $number ->
        [1] бонус
        [2] перекид
        [3] кусає
        [4] крадіжка
        [5] добір
        [6] скасовує
        [7] поворот
        [8] усі 8
       *[other] будь-що
    }
pikit-board-mecha-band = 15 очок
# Що робить карта. Змінні: $number
pikit-explain-kaiju =
    { $number ->
        [1] Бережіть: найбільше одиниць наприкінці — ще 15 очок. За рівності — кожному.
        [2] Скиньте, щоб перекинути один кубик або обидва.
        [3] Бережіть. Хто вкраде її у вас, скине її та отримає рану: мінус 3 очки.
        [4] Скиньте, щоб украсти випадкову карту з чужої руки. Її побачать усі.
        [5] Скиньте, щоб добрати верхню карту колоди. Її побачите тільки ви.
        [6] Притримайте: вона скасовує карту, яку щойно скинув хтось інший.
        [7] Скиньте, щоб повернути один кубик потрібним боком.
        [8] Узята з центру, вона забирає із собою всі інші вісімки. Скинути її не можна.
       *[other] Скиньте заради будь-чого з п’яти: перекид, крадіжка, добір, поворот кубика або скасування.
    }
# Змінні: $number
pikit-explain-mecha = Дає 15 очок. Дубль { $number }‑{ $number } дозволяє взяти її зі столу або витягти випадкову карту в того, хто її тримає.

## Стіл

# Змінні: $first, $second
pikit-board-dice = Кубики: { $first } і { $second }
pikit-board-sum = сума
pikit-board-difference = різниця
pikit-board-centre = Центр
pikit-board-mechas = Мехи
pikit-board-hand = Ваші карти
pikit-board-on-table = на столі
# Змінні: $who, $name
pikit-board-held-by =
    { $who ->
        [you] у вас
       *[other] у гравця { $name }
    }
# Змінні: $cards
pikit-board-deck =
    { $cards ->
        [one] У колоді { $cards } карта
        [few] У колоді { $cards } карти
       *[many] У колоді { $cards } карт
    }
pikit-board-deck-title = Колода
# Змінні: $cards
pikit-board-discards =
    { $cards ->
        [one] Скинуто { $cards } карту
        [few] Скинуто { $cards } карти
       *[many] Скинуто { $cards } карт
    }
pikit-board-discards-title = Скинуті карти
pikit-board-no-discards = Поки що нічого.
pikit-board-removed = Лишилися в коробці
pikit-board-last-round = Останнє коло
pikit-board-still-to-come = попереду останній хід
# На місцях, що в останньому колі ще мають хід, якнайкоротше; і що це означає
pikit-board-one-turn = 1 хід
pikit-explain-one-turn = Хто має цю позначку, той має ще один хід. Потім рахують карти на руках.
# Змінні: $cards
pikit-board-cards-in-hand =
    { $cards ->
        [one] { $cards } карта на руці
        [few] { $cards } карти на руці
       *[many] { $cards } карт на руці
    }
# Змінні: $mechas
pikit-board-mechas-held =
    { $mechas ->
        [one] { $mechas } меха
        [few] { $mechas } мехи
       *[many] { $mechas } мех
    }
# Змінні: $wounds
pikit-board-wounds =
    { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } рани
       *[many] { $wounds } ран
    }
pikit-board-shown = Здобуто в усіх на очах
pikit-board-shown-none = З цього вже нічого не залишилося.
# Змінні: $cards
pikit-board-unseen =
    { $cards ->
        [one] І ще { $cards } карта, якої більше ніхто не бачив.
        [few] І ще { $cards } карти, яких більше ніхто не бачив.
       *[many] І ще { $cards } карт, яких більше ніхто не бачив.
    }
pikit-board-no-cards = У вас немає карт.
pikit-board-first-hands = Перші карти — на видноті в усіх

## Що взяти

pikit-board-ways = Що можна взяти
# Змінні: $why (sum, difference, die), $number
pikit-board-chip =
    { $why ->
        [sum] сума { $number }
        [difference] різниця { $number }
       *[die] один кубик { $number }
    }
# Змінні: $one, $other
pikit-board-chip-both = { $one } і { $other }
# Змінні: $number
pikit-board-chip-mecha = меха { $number }-{ $number }
# Змінні: $name
pikit-board-chip-raid = карта гравця { $name }
pikit-board-chip-nothing = нічого
# Чому карту можна взяти. Змінні: $why
pikit-board-why =
    { $why ->
        [sum] сума
        [difference] різниця
       *[die] один кубик
    }
# Змінні: $cards
pikit-board-take = Узяти { $cards }
# Змінні: $number
pikit-board-take-together = Узяти всі { $number }
# Змінні: $number
pikit-board-take-mecha = Узяти меху { $number }-{ $number }
# Змінні: $name
pikit-board-raid = Витягти карту: { $name }
pikit-board-stop = Нічого не брати
pikit-board-turn-yours = Що берете чи скидаєте?
pikit-board-nothing-there = Нічого не підходить.

## Скидання

pikit-board-put-back = Повернути на руку
pikit-board-which-effect = Заради чого скинути?
# Змінні: $effect
pikit-board-effect =
    { $effect ->
        [reroll] Перекид
        [steal] Крадіжка
        [draw] Добір
       *[flip] Поворот
    }
# Змінні: $effect
pikit-board-do =
    { $effect ->
        [reroll] Скинути й перекинути кубики: які?
        [steal] Скинути й украсти карту: у кого?
        [draw] Скинути й добрати карту
       *[flip] Скинути й повернути кубик
    }
# Змінні: $dice
pikit-board-reroll =
    { $dice ->
        [first] Перекинути перший кубик
        [second] Перекинути другий кубик
       *[both] Перекинути обидва кубики
    }
pikit-board-both = обидва
# Змінні: $die
pikit-board-which-die = Кубик { $die }
# Змінні: $die, $face
pikit-board-to-face = Кубик { $die }: { $face }
# Змінні: $die, $face (що на ньому зараз)
pikit-board-turn-die = Повернути кубик { $die }, зараз { $face }
pikit-board-flip-choose = Виберіть бік або торкніться кубика на столі.
# Змінні: $first, $second, $found (yes, no), $cards, $double (0: немає)
pikit-board-flip-then =
    { $double ->
        [0] { $found ->
            [yes] Стане { $first } і { $second }: можна взяти { $cards }
           *[no] Стане { $first } і { $second }: нічого не підійде
        }
       *[other] { $found ->
            [yes] Стане дубль { $double }-{ $double }: можна взяти { $cards } або піти по меху
           *[no] Стане дубль { $double }-{ $double }: можна піти по меху
        }
    }
pikit-board-flip = Повернути

## Відповідь на скинуту карту

pikit-board-window = Скинута карта, на яку можна відповісти
# Змінні: $card
pikit-board-cancel = Скасувати картою { $card }
# Що буде зі скинутою картою, якщо більше ніхто не відповість. Змінні: $who, $name (чия карта), $card, $works (yes, no)
pikit-board-unanswered =
    { $works ->
        [yes] { $who ->
            [you] Якщо ніхто не відповість, ваша карта { $card } спрацює
           *[other] Якщо ніхто не відповість, карта { $card } ({ $name }) спрацює
        }
       *[no] { $who ->
            [you] Якщо ніхто не відповість, ваша карта { $card } не спрацює
           *[other] Якщо ніхто не відповість, карта { $card } ({ $name }) не спрацює
        }
    }
pikit-board-let-be = Пас
pikit-board-let-everything = Пас до кінця ходу
pikit-board-no-answer = Відповісти нічим
pikit-board-let-be-done = Ви пасуєте. Зачекайте на інших…
pikit-board-let-all = Ви пасуєте до кінця ходу
pikit-board-others-answer = Чи хтось відповість?
# Змінні: $name
pikit-board-asked = Відповідає { $name }
pikit-board-target = Руки вгору!
# Для тих, хто слухає: красти збираються в цього гравця
pikit-board-aimed = ціль
pikit-board-last = Остання скинута карта
# Змінні: $who, $name, $whom, $target
pikit-board-steals =
    { $who ->
        [you] Ви тягнете карту в гравця { $target }…
       *[other] { $whom ->
            [you] { $name } тягне карту у вас…
           *[other] { $name } тягне карту в гравця { $target }…
        }
    }
# Змінні: $who, $name
pikit-board-bites =
    { $who ->
        [you] Кусається! У вас мінус 3 очки
       *[other] Кусається! { $name } втрачає 3 очки
    }
# Змінні: $who, $name, $card
pikit-board-price =
    { $who ->
        [you] Ви скинули за це { $card }
       *[other] { $name } скидає за це { $card }
    }

## Очки

# Штамп у того, хто виграв, коли все вирішилося
pikit-board-wins = Перемога!
pikit-board-count = Підрахунок
# Змінні: $points, $written (як пишеться)
pikit-board-points =
    { $points ->
        [one] { $written } очко
        [few] { $written } очки
       *[many] { $written } очок
    }
# Змінні: $points
pikit-board-worth =
    { $points ->
        [one] Якби гра скінчилася зараз — { $points } очко.
        [few] Якби гра скінчилася зараз — { $points } очки.
       *[many] Якби гра скінчилася зараз — { $points } очок.
    }
pikit-board-worth-ones = Найбільше одиниць наприкінці — ще 15.
# Змінні: $points
pikit-board-worth-short =
    { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }
# Змінні: $points
pikit-board-part-kaiju = кайдзю { $points }
# Змінні: $points
pikit-board-part-mechas = мехи +{ $points }
# Змінні: $ones (скільки), $bonus
pikit-board-part-ones =
    { $bonus ->
        [0] одиниць: { $ones }
       *[other] одиниць: { $ones }, найбільше: +{ $bonus }
    }
# Змінні: $points (з мінусом)
pikit-board-part-wounds = рани { $points }

## Клавіші

pikit-board-keys-title = З клавіатури
pikit-board-keys =
    1–9 вибирають, що взяти, T бере. Стрілки ведуть від карти до карти, Enter піднімає карту, Esc повертає її.
    Поки на скинуту карту можна відповісти: C скасовує, L — пас, E — пас до кінця ходу. H — підказка, якщо ви граєте з ботами. S або Esc пропускає показ.

## Перша гра

pikit-coach-roll = Кубики кажуть, що можна взяти: їхню суму, різницю або по карті за кожен кубик.
pikit-coach-discard = Кубики не ті? Торкніться карти на руці: багато з них можна скинути, щоб допомогти долі.
pikit-coach-window = Поки кільце не замкнулося, це можна скасувати картою 6, 9, 10 або 11.
pikit-coach-no-answer = Відповісти нічим: скасовують лише 6, 9, 10 та 11. Питають усіх, щоб ніхто не знав, хто міг би.
pikit-coach-double = Дубль! Його меха варта 15 очок.
pikit-coach-raid = Дубль, але його меха в суперника: можна витягти в нього з руки випадкову карту.
pikit-coach-last = Останнє коло: у позначених є ще по ходу. Потім рахують карти на руках.
pikit-coach-wound = Це була трійка: украдена, вона кусається. Торкніться гравця, щоб згадати, що він здобув у всіх на очах.

## Якої вдачі боти, за обличчями

pikit-character-tanuki = І на кінець світу приходить із перекусками.
pikit-character-usagi = Підстрибує з кожним кидком кубиків.
pikit-character-neko = Зіштовхує вежі з краю, одну за одною.
pikit-character-tengu = Вважає, що й кайдзю мають поступатися дорогою.
pikit-character-kitsune = На кожну карту в руці — по хвосту.
pikit-character-kappa = Перепрошує кожне затоплене місто.
