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
    Щойно якийсь стос йокаїв порожній, гру закінчено. Додайте числа на своїх йокаях. Якщо очок порівну, перемагає той, у кого більше різних кольорів.
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
    2 вода                 покласти карту 2 до води (слова можна скоротити: 2 во)
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

## Налаштування

sketch-option-first = Хто починає
sketch-option-first-none = Вирішує випадок
