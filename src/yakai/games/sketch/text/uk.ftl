### «Портрет йокая» українською. Імена не відмінюються, усе в теперішньому часі: минулому потрібен рід.

## Гра

sketch-name = Портрет йокая
sketch-tagline = Хто намалював більше, того й портрет
sketch-feel = Дуель за чотири портрети, які малюють з двох боків
sketch-poster-facts = 2 гравці · 15 хв · дуель
sketch-poster-feel = Хто намалює більше, того й портрет.

## Карти
## $colour: water, fire, earth, wind; $effect: plain, call, distract

# Змінні: $colour
sketch-colour =
    { $colour ->
        [water] вода
        [fire] вогонь
        [earth] земля
       *[wind] вітер
    }
# Змінні: $colour (як надруковано), $value
sketch-yokai = { sketch-colour } { $value }
# Котрий і скільки за нього очок, для журналу. Змінні: $yokai (колір і цифра), $value
sketch-named = { sketch-board-yokai } { $value }
# Змінні: $one і $other (кольори словами), $effect
sketch-card =
    { $effect ->
        [call] { $one }/{ $other } «Поклик»
        [distract] { $one }/{ $other } «Відволікання»
       *[plain] { $one }/{ $other }
    }
# Куди йде карта чи йокай. Змінні: $colour
sketch-to =
    { $colour ->
        [water] до води
        [fire] до вогню
        [earth] до землі
       *[wind] до вітру
    }
# Звідки. Змінні: $source
sketch-from =
    { $source ->
        [water] від води
        [fire] від вогню
        [earth] від землі
       *[wind] від вітру
    }
# Де лежить. Змінні: $colour
sketch-at =
    { $colour ->
        [water] біля води
        [fire] біля вогню
        [earth] біля землі
       *[wind] біля вітру
    }

## Що відбувається: кожна подія словами
## $yokai і $card уже сказано словами; $who: you (це читач) або other

# Змінні: $name і $who (хто починає), $yokai (список)
sketch-event-dealt =
    { $who ->
        [you] Кожному по три карти, починаєте ви. Зверху: { $yokai }
       *[other] Кожному по три карти, починає { $name }. Зверху: { $yokai }
    }
# Змінні: $cards
sketch-event-reshuffled =
    { $cards ->
        [one] Колода порожня: скид ({ $cards } карта) перемішано в нову
        [few] Колода порожня: скид ({ $cards } карти) перемішано в нову
       *[many] Колода порожня: скид ({ $cards } карт) перемішано в нову
    }
# Хтось інший. Змінні: $name
sketch-event-drew = { $name } бере карту
# Лише для того, хто бере. Змінні: $card
sketch-event-drew-own = Ви берете карту: { $card }
# Змінні: $name, $who, $card, $colour
sketch-event-placed =
    { $who ->
        [you] Ви кладете { sketch-to } карту { $card }
       *[other] { $name } кладе { sketch-to } карту { $card }
    }
# Змінні: $name, $who, $yokai, $source, $colour
sketch-event-called =
    { $who ->
        [you] Ви кличете йокая: { $yokai } переходить { sketch-from } { sketch-to }
       *[other] { $name } кличе йокая: { $yokai } переходить { sketch-from } { sketch-to }
    }
# Змінні: $name і $who (хто відволікає), $card (карта суперника), $whose (чия вона: you або other), $source, $colour
sketch-event-distracted =
    { $who ->
        [you] Ви відволікаєте: карта суперника { $card } переходить { sketch-from } { sketch-to }
       *[other] { $whose ->
            [you] { $name } відволікає: ваша карта { $card } переходить { sketch-from } { sketch-to }
           *[other] { $name } відволікає: карта суперника { $card } переходить { sketch-from } { sketch-to }
        }
    }
# Змінні: $colour, $yokai
sketch-event-uncovered = Новий верхній йокай { sketch-at }: { $yokai }
# Змінні: $name, $who, $yokai, $more і $fewer (карти двох боків)
sketch-event-took =
    { $who ->
        [you] Ви забираєте портрет ({ $yokai }): { $more } проти { $fewer }
       *[other] { $name } забирає портрет ({ $yokai }): { $more } проти { $fewer }
    }
# Змінні: $yokai, $cards (з кожного боку)
sketch-event-hid = { $cards } проти { $cards }: йокай ({ $yokai }) ховається на спід стосу
# Інших йокаїв у стосі немає. Змінні: $yokai, $cards
sketch-event-hid-last = { $cards } проти { $cards }: йокаю ({ $yokai }) ніде сховатися, він у стосі останній і лишається
# Змінні: $name, $who, $played
sketch-event-stopped =
    { $who ->
        [you] { $played ->
            [0] Ви пасуєте
           *[other] Ви закінчуєте хід
        }
       *[other] { $played ->
            [0] { $name } пасує
           *[other] { $name } закінчує хід
        }
    }
# Змінні: $left (ходи)
sketch-event-quiet =
    { $left ->
        [1] Останній хід, якщо ніхто не забере портрет
        [one] До кінця { $left } хід, якщо ніхто не забере портрет
        [few] До кінця { $left } ходи, якщо ніхто не забере портрет
       *[many] До кінця { $left } ходів, якщо ніхто не забере портрет
    }
# Чому кінець. Змінні: $reason (pile або quiet)
sketch-ended =
    { $reason ->
        [quiet] Шістдесят ходів без жодного портрета: гру закінчено
       *[pile] Стос йокаїв порожній: гру закінчено
    }
# Змінні: $reason, $name і $who (хто перемагає), $points і $fewer (очки обох)
sketch-event-ended =
    { $who ->
        [you] { sketch-ended }. Перемагаєте ви з рахунком { $points } : { $fewer }
       *[other] { sketch-ended }. Перемагає { $name } з рахунком { $points } : { $fewer }
    }
# Очок порівну. Змінні: $reason, $name і $who (хто перемагає), $points, $colours (в альбомі переможця)
sketch-event-ended-colours =
    { $who ->
        [you] { sketch-ended }. Очок порівну ({ $points }), але різних кольорів більше ({ $colours }) у вас: ви перемагаєте
       *[other] { sketch-ended }. Очок порівну ({ $points }), за кількістю різних кольорів ({ $colours }) перемагає { $name }
    }
# Змінні: $reason, $points
sketch-event-ended-draw = { sketch-ended }. Порівну і очок ({ $points }), і кольорів: нічия
# Суперник здався. Змінні: $name і $who (хто перемагає)
sketch-event-ended-conceded =
    { $who ->
        [you] Гру закінчено. Перемагаєте ви
       *[other] Гру закінчено. Перемагає { $name }
    }
# Чим закінчувалися ігри: у переліку з їхньою кількістю
sketch-ending-pile = порожній стос
sketch-ending-quiet = шістдесят ходів без портрета

## Підказки: як зіграв би сильний бот (…-hint-…) і чому; без крапки в кінці

# Змінні: $card, $colour
sketch-hint-play = Покладіть { sketch-to } карту { $card }
# Змінні: $card, $colour, $source, $yokai
sketch-hint-call = Покладіть { sketch-to } карту { $card } і покличте йокая { sketch-from } ({ $yokai })
# Змінні: $card, $colour
sketch-hint-distract = Покладіть { sketch-to } карту { $card } і відволічіть там карту суперника
sketch-hint-end = Закінчіть хід
# Змінні: $yokai, $mine і $theirs (карти сторін)
sketch-hint-why-take = { $mine } проти { $theirs }, і ви забираєте портрет ({ $yokai })
# Змінні: $yokai
sketch-hint-why-hide = сторони зрівняються, йокай ({ $yokai }) сховається й нікому не дістанеться
# Змінні: $mine, $theirs, $missing (карт до портрета)
sketch-hint-why-stand =
    { $missing ->
        [0] там стане { $mine } проти { $theirs }
        [one] там стане { $mine } проти { $theirs }, до портрета { $missing } карта
        [few] там стане { $mine } проти { $theirs }, до портрета { $missing } карти
       *[many] там стане { $mine } проти { $theirs }, до портрета { $missing } карт
    }
# Змінні: $odds (перемогти після цього), $rest (перемогти, якщо закінчити хід; 0: закінчити не можна)
sketch-hint-why-odds =
    { $rest ->
        [0] шанси перемогти після цього, як на мене, { $odds } %
       *[other] шанси перемогти, як на мене, { $odds } %, а якщо закінчити хід — { $rest } %
    }
sketch-hint-why-end = жодна карта не підвищить ваших шансів; зараз, як на мене, вони { $odds } %

## Відмови: що сталося, яке правило, що тепер

# Змінні: $cards (на руці)
sketch-must-play =
    { $cards ->
        [one] У вас { $cards } карта, і пасувати не можна. Зіграйте її.
        [few] У вас { $cards } карти, і пасувати не можна. Зіграйте хоча б одну.
       *[many] У вас { $cards } карт, і пасувати не можна. Зіграйте хоча б одну.
    }
# Змінні: $cards (на руці)
sketch-no-such-card =
    { $cards ->
        [one] Такої карти у вас немає: на руці { $cards } карта. Зіграйте її або закінчіть хід.
        [few] Такої карти у вас немає: на руці { $cards } карти. Виберіть одну з них.
       *[many] Такої карти у вас немає: на руці { $cards } карт. Виберіть одну з них.
    }
# Змінні: $colour
sketch-no-such-colour = На цій карті немає такого кольору: { sketch-colour }. Покладіть її до одного з двох її кольорів.
sketch-card-cannot-call = На цій карті немає «Поклику». Зіграйте її без ефекту або виберіть іншу.
sketch-call-is-from-another-pile = «Поклик» приводить йокая з іншого стосу. Виберіть не той, до якого кладете карту.
# Змінні: $colour
sketch-call-leaves-the-last = Там ({ sketch-at }) лишився один йокай, а останнього зі стосу кликати не можна. Виберіть інший стос або зіграйте карту без ефекту.
sketch-card-cannot-distract = На цій карті немає «Відволікання». Зіграйте її без ефекту або виберіть іншу.
# Змінні: $colour
sketch-nothing-to-distract = Там ({ sketch-at }) у суперника немає карт. Виберіть інший стос або зіграйте карту без ефекту.

## Як грати

sketch-rules-goal-title = Мета
sketch-rules-goal = Між вами лежать чотири стоси йокаїв. Ви малюєте їх зі свого боку, суперник — зі свого. Коли портрет готовий, йокая забирає той, хто намалював більше. Перемагає той, у кого більше очок.
sketch-rules-turn-title = Ваш хід
sketch-rules-turn =
    Хто починає, вирішує випадок або господар столу; далі ходите по черзі.
    Візьміть карту; якщо колода порожня, скид перемішують у нову. Потім зіграйте до трьох карт, одну за одною. Якщо на руці чотири карти, зіграти хоча б одну треба обов’язково; якщо менше, можна пасувати.
    На кожній карті два кольори: виберіть один і покладіть карту зі свого боку до стосу цього кольору.
sketch-rules-portraits-title = Портрети
sketch-rules-portraits =
    Портрет готовий, коли з обох боків разом лежить стільки карт, скільки вказано на верхньому йокаї, або більше.
    Йокая забирає той, у кого там більше карт, хоч би чий був хід, і ці карти йдуть у скид. Карти іншого боку лишаються для наступного йокая.
    Якщо карт порівну, йокай лякається і ховається на спід стосу, а всі карти біля нього йдуть у скид.
sketch-rules-effects-title = Ефекти
sketch-rules-effects =
    Деякі карти вміють більше, але тільки тієї миті, коли їх грають, і тільки за вашим бажанням.
    «Поклик» переносить верхнього йокая іншого стосу на той, до якого ви кладете карту. Останнього йокая стосу кликати не можна. Відтепер його малюють кольором того стосу, на якому він лежить.
    «Відволікання» переносить останню карту суперника біля цього стосу до стосу іншого її кольору. Ефект цієї карти не спрацьовує.
    І те й те може завершити будь-який портрет, ваш чи чужий.
sketch-rules-end-title = Кінець гри
sketch-rules-end =
    Щойно якийсь стос йокаїв спорожніє, гру закінчено. Складіть числа на своїх йокаях. Якщо очок порівну, перемагає той, у кого більше різних кольорів.
    Якщо шістдесят ходів поспіль ніхто не забирає портрет, гру теж закінчено.

## У терміналі

# Змінні: $cards (у колоді), $discard
sketch-terminal-deck = Колода: { $cards }, скид: { $discard }
# Змінні: $name, $cards (на руці), $points, $yokai (альбом)
sketch-terminal-seat = { $name }: на руці { $cards }, очки: { $points } ({ $yokai })
# Змінні: $pile (колір), $yokai (зверху), $left (скільки карт бракує)
sketch-terminal-pile = { $pile }: { $yokai }, бракує { $left }.
# Змінні: $pile
sketch-terminal-pile-empty = { $pile }: порожньо.
# Змінні: $name, $cards, $card (остання)
sketch-terminal-side =
    { $cards ->
        [0] { $name }: 0
       *[other] { $name }: { $cards } ({ $card })
    }
# Змінні: $yokai (список, невідомі — ?)
sketch-terminal-below = Нижче: { $yokai }
# Далі йдуть карти
sketch-terminal-discard = СКИД:
# Змінні: $hand (карти з номерами)
sketch-terminal-hand = Ваші карти: { $hand }
# Що можна набрати
sketch-terminal-help =
    2 вода                 покласти карту 2 до води (слова можна скоротити: 2 вод)
    2 вода поклик вогонь   те саме з «Покликом»: верхній йокай вогню переходить сюди
    2 вода відволікання    те саме з «Відволіканням»
    кінець                 закінчити хід або пасувати
    стоси                  подивитися всі карти біля стосів і скид
    У дужках після числа карт стоїть остання з них.
sketch-terminal-word-call = поклик
sketch-terminal-word-distract = відволікання
sketch-terminal-word-end = кінець
sketch-terminal-word-piles = стоси
# Змінні: $words (що набрано)
sketch-input-is-unclear = «{ $words }» — не хід. Наберіть карту і колір (2 вода), для ефекту додайте поклик і колір або відволікання; або наберіть кінець.
# Змінні: $words, $colours
sketch-colour-is-unclear = «{ $words }» — немає такого кольору, або підходить кілька. Є: { $colours }.

## Дошка в браузері (sketch-board-…)

# Двадцять портретів: імена відомих йокаїв. Змінні: $yokai
sketch-board-yokai =
    { $yokai ->
        [water-3] Амабіе
        [water-4] Каппа
        [water-5] Нінґьо
        [water-6] Ісонаде
        [water-7] Умібодзу
        [fire-3] Хітодама
        [fire-4] Тьотін
        [fire-5] Басан
        [fire-6] Ванюдо
        [fire-7] Кюбі
        [earth-3] Кодама
        [earth-4] Цутіноко
        [earth-5] Танукі
        [earth-6] Нурікабе
        [earth-7] Цутіґумо
        [wind-4] Іттан-момен
        [wind-5] Камаїтаті
        [wind-6] Тенґу
        [wind-7] Юкі-онна
       *[wind-3] Каса-обаке
    }
# Змінні: $name (йокая), $colour (як надруковано), $value
sketch-board-portrait = { $name }, { sketch-colour } { $value }
# Змінні: $colour
sketch-board-pile =
    { $colour ->
        [water] Стос води
        [fire] Стос вогню
        [earth] Стос землі
       *[wind] Стос вітру
    }
# Скільки карт бракує портрету; дуже коротко. Змінні: $missing
sketch-board-missing = ще { $missing }
# Хто попереду біля стосу; дуже коротко. Змінні: $who (you, other, а для глядачів name), $name, $by
sketch-board-lead =
    { $who ->
        [you] ви +{ $by }
        [name] { $name } +{ $by }
       *[other] суперник +{ $by }
    }
sketch-board-even = порівну
# На стосі з одного йокая; дуже коротко
sketch-board-only = останній
# Що зробила б карта біля стосу; дуже коротко
# Змінні: $who, $name, $value
sketch-board-goes =
    { $who ->
        [you] вам: +{ $value }
        [name] { $name }: +{ $value }
       *[other] супернику: +{ $value }
    }
sketch-board-hides = ховається
sketch-board-new-one = новий
sketch-board-ends-short = кінець
# Те саме для тих, хто слухає. Змінні: $colour, $what
sketch-board-then = З цією картою { sketch-at }: { $what }
sketch-board-uncovers = Потім відкриється йокай, якого ще ніхто не бачив
sketch-board-ends = Після цього гру закінчено
# Змінні: $yokai (скільки їх у стосі)
sketch-board-below = йокаїв у стосі: { $yokai }
# Змінні: $mine, $theirs
sketch-board-cards = ваших карт: { $mine }, чужих: { $theirs }
sketch-board-target-put = Покласти карту сюди
sketch-board-target-call = Покликати йокая звідси
sketch-board-target-distract = Відвести карту суперника сюди
sketch-board-hand = Ваші карти

## Що робити

# Змінні: $more (скільки карт ще можна зіграти)
sketch-board-turn =
    { $more ->
        [one] Можна зіграти ще { $more } карту
        [few] Можна зіграти до { $more } карт
       *[many] Можна зіграти до { $more } карт
    }
sketch-board-turn-must = Чотири карти: зіграйте хоча б одну
sketch-board-choose-pile = До якого з двох стосів?
sketch-board-choose-call = Покликати сюди ще йокая?
sketch-board-choose-distract = Відвести ще й останню карту суперника?
sketch-board-leave = Без ефекту
sketch-board-pass = Пас
sketch-board-end = Кінець ходу

## На що можна подивитися

# Змінні: $cards
sketch-board-in-hand =
    { $cards ->
        [one] на руці { $cards } карта
        [few] на руці { $cards } карти
       *[many] на руці { $cards } карт
    }
# Змінні: $points
sketch-board-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
# Змінні: $name
sketch-board-album = Альбоми
# Кінець. Змінні: $name і $who (хто перемагає), $most, $least (очки)
sketch-board-won =
    { $who ->
        [you] Ви перемогли, { $most } : { $least }
       *[other] Перемагає { $name }, { $most } : { $least }
    }
sketch-board-tie-break = Якщо очок порівну, перемагає той, у кого більше різних кольорів.
# Змінні: $cards
sketch-board-deck =
    { $cards ->
        [one] Колода: { $cards } карта
        [few] Колода: { $cards } карти
       *[many] Колода: { $cards } карт
    }
# Змінні: $cards
sketch-board-discard =
    { $cards ->
        [one] Скид: { $cards } карта
        [few] Скид: { $cards } карти
       *[many] Скид: { $cards } карт
    }
sketch-board-none = Тут поки що порожньо.
sketch-board-known = Йокаї згори донизу, наскільки відомо
sketch-board-never-seen = ще ніхто не бачив
# Змінні: $name, $cards
sketch-board-side =
    { $cards ->
        [one] { $name }: { $cards } карта
        [few] { $name }: { $cards } карти
       *[many] { $name }: { $cards } карт
    }
sketch-board-last = Останній портрет

## Портрет готовий

# Змінні: $name і $who (хто забирає), $yokai
sketch-board-took =
    { $who ->
        [you] Ви підписуєте портрет: { $yokai }
       *[other] Портрет підписує { $name }: { $yokai }
    }
sketch-board-hidden = Сховався!
# Змінні: $yokai
sketch-board-hid = { $yokai }: з переляку на спід стосу
# Змінні: $yokai
sketch-board-hid-last = { $yokai }: ховатися нікуди, портрет лишається

sketch-board-keys-title = З клавіатури
sketch-board-keys =
    1–4 або стрілки вибирають карту, стрілки й Enter — стос, Esc повертає карту на руку.
    L: не застосовувати ефект. E: закінчити хід або пасувати. H: підказка, якщо ви граєте з ботами. S, Esc або Enter: пропустити підрахунок.

## Що це за карта (sketch-explain-…) і по рядку на кожну нову мить першої гри (sketch-coach-…)

# Змінні: $effect
sketch-explain-card =
    { $effect ->
        [call] Покладіть її до одного з двох її кольорів. Якщо хочете, покличте туди верхнього йокая іншого стосу.
        [distract] Покладіть її до одного з двох її кольорів. Якщо хочете, відведіть звідти останню карту суперника до іншого її кольору.
       *[plain] Покладіть її до одного з двох її кольорів: вона домалює портрет біля цього стосу.
    }
# Змінні: $value, $colour (як надруковано)
sketch-explain-yokai =
    { $colour ->
        [water] Вода.
        [fire] Вогонь.
        [earth] Земля.
       *[wind] Вітер.
    } { $value ->
        [one] Портрет готовий, коли з обох боків разом { $value } карта. Він дає { $value } очко.
        [few] Портрет готовий, коли з обох боків разом { $value } карти. Він дає { $value } очки.
       *[many] Портрет готовий, коли з обох боків разом { $value } карт. Він дає { $value } очок.
    }
sketch-coach-first = Торкніться карти: два її стоси засвітяться і покажуть, що вона там зробить.
sketch-coach-effect = Деякі карти вміють більше: натисніть на таку й утримуйте.
sketch-coach-finish = Портрет можна завершити: його забирає той, у кого там більше карт.
sketch-coach-more = За хід — до трьох карт. Решту можна притримати.
sketch-coach-took = Карти переможця пішли у скид, решта лежить і рахується далі.
sketch-coach-hid = Карт порівну: йокай сховався під стос, усі карти там пішли у скид.
sketch-coach-end = Порожній стос закінчить гру. Торкніться стосу, щоб побачити, що про нього відомо.

## Налаштування

sketch-option-first = Хто починає
sketch-option-first-none = Вирішує випадок

## Якої вдачі боти, за обличчями

sketch-character-tanuki = Малює пензлем із власного хвоста.
sketch-character-usagi = Завжди домальовує в кутку місяць.
sketch-character-neko = Щойно відвернетеся — сідає на ваш аркуш.
sketch-character-tengu = Найкращим портретом вважає власний ніс.
sketch-character-kitsune = Залюбки позує, і щоразу в новій подобі.
sketch-character-kappa = Малює, звісно, аквареллю.
