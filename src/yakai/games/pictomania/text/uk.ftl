### «Піктоманія» українською. Імена не відмінюються, усе в теперішньому часі: минулому потрібен рід.

## Гра

pictomania-name = Піктоманія
pictomania-tagline = Малюємо й угадуємо. Усі водночас!
pictomania-feel = Олівці літають, здогади сиплються, і ніхто не чекає своєї черги
pictomania-poster-facts = 3–6 гравців · 30 хв · малюють усі
pictomania-poster-feel = Малюємо й угадуємо — водночас. Швидше!

## Приладдя

# Змінні: $level (green, yellow, orange, red)
pictomania-level =
    { $level ->
        [green] зелений рівень
        [yellow] жовтий рівень
        [orange] помаранчевий рівень
       *[red] червоний рівень
    }
# Змінні: $stars
pictomania-stars =
    { $stars ->
        [one] { $stars } зірка
        [few] { $stars } зірки
       *[many] { $stars } зірок
    }
# Слово гравця. Змінні: $letter, $number, $word
pictomania-word = { $letter }{ $number } «{ $word }»

## Що відбувається: рядок на кожну подію, про лінії — ні слова
## $who — «you» або «other», $name — гравець; $whose — «yours» або «other», $artist — чий малюнок

# Змінні: $round, $level
pictomania-event-cards = Раунд { $round }, { pictomania-level }: три карти зі словами
# Змінні: $who, $name, $round, $level
pictomania-event-level =
    { $who ->
        [you] Ви вибираєте для раунду { $round } { pictomania-level }
       *[other] { $name } вибирає для раунду { $round } { pictomania-level }
    }
# Змінні: $who, $name
pictomania-event-ready =
    { $who ->
        [you] Ви кажете: «Далі!»
       *[other] { $name } каже: «Далі!»
    }
# Змінні: $who, $name, $letter
pictomania-event-asked =
    { $who ->
        [you] Ви не знаєте якогось слова на карті { $letter }
       *[other] { $name } не знає якогось слова на карті { $letter }
    }
# Далі йде сама карта
pictomania-event-fresh = Замість неї нова карта, і всі читають ще раз:
pictomania-event-dealt = Кожен має слово: до олівців!
# Лише для того, чиє це слово. Змінні: $letter, $number, $word
pictomania-event-dealt-own = Ваше слово — { pictomania-word }. До олівців!
# Змінні: $who, $name, $whose, $artist
pictomania-event-guessed = 
    { $whose ->
        [yours] { $name } відгадує ваш малюнок
       *[other]
            { $who ->
                [you] Ви відгадуєте малюнок гравця { $artist }
               *[other] { $name } відгадує малюнок гравця { $artist }
            }
    }
# Лише для того, чий здогад. Змінні: $who, $name, $whose, $artist, $number
pictomania-event-guessed-own = 
    { $who ->
        [you] Ви відгадуєте малюнок гравця { $artist }: { $number }
       *[other] { $name } відгадує малюнок гравця { $artist }: { $number }
    }
# Змінні: $who, $name, $stars
pictomania-event-took =
    { $who ->
        [you] Ви закінчуєте й берете чорний жетон: { pictomania-stars }
       *[other] { $name } закінчує й бере чорний жетон: { pictomania-stars }
    }
# Змінні: $who, $name
pictomania-event-finished =
    { $who ->
        [you] Ви закінчуєте без чорного жетона
       *[other] { $name } закінчує без чорного жетона
    }
pictomania-event-time = Час вийшов
pictomania-event-review = Олівці на стіл! Ось слова:
# Змінні: $who, $name, $letter, $number, $word
pictomania-event-review-word =
    { $who ->
        [you] Ви: { pictomania-word }
       *[other] { $name }: { pictomania-word }
    }
# Змінні: $who, $name
pictomania-event-confessed =
    { $who ->
        [you] Ви визнаєте, що намалювали інше слово: ваш малюнок не рахується
       *[other] { $name } визнає, що на малюнку інше слово: малюнок не рахується
    }
# Змінні: $who, $name, $whose, $artist
pictomania-event-agreed =
    { $whose ->
        [yours] { $name } пропонує не зараховувати ваш малюнок
       *[other]
            { $who ->
                [you] Ви пропонуєте не зараховувати малюнок гравця { $artist }
               *[other] { $name } пропонує не зараховувати малюнок гравця { $artist }
            }
    }
# Хтось сказав це раніше. Змінні: $who, $name, $whose, $artist
pictomania-event-agreed-too =
    { $whose ->
        [yours] { $name } теж за те, щоб не зараховувати ваш малюнок
       *[other]
            { $who ->
                [you] Ви теж за те, щоб не зараховувати малюнок гравця { $artist }
               *[other] { $name } теж за те, щоб не зараховувати малюнок гравця { $artist }
            }
    }
# Згодні всі інші. Змінні: $who, $name, $whose, $artist
pictomania-event-agreed-void =
    { $whose ->
        [yours] { $name } погоджується, і тепер згодні всі: ваш малюнок не рахується
       *[other]
            { $who ->
                [you] Ви погоджуєтеся, і тепер згодні всі: малюнок гравця { $artist } не рахується
               *[other] { $name } погоджується, і тепер згодні всі: малюнок гравця { $artist } не рахується
            }
    }
# Змінні: $round
pictomania-event-scored = Рахунок раунду { $round }
# Чий здогад про чий малюнок. Змінні: $who, $name, $whose, $artist
pictomania-event-scored-guess =
    { $whose ->
        [yours] { $name } → ваш малюнок
       *[other]
            { $who ->
                [you] Ви → { $artist }
               *[other] { $name } → { $artist }
            }
    }
# Змінні: ті самі та $number
pictomania-event-scored-wrong = { pictomania-event-scored-guess }: { $number }, хибно
# Змінні: ті самі та $number, $stars
pictomania-event-scored-right = { pictomania-event-scored-guess }: { $number }, правильно, { pictomania-stars }
# Про малюнок, що не рахується. Змінні: ті самі та $number
pictomania-event-scored-void = { pictomania-event-scored-guess }: { $number }, карта повертається
# Змінні: $who, $name
pictomania-event-scored-sheep =
    { $who ->
        [you] Чорна вівця: ви
       *[other] Чорна вівця: { $name }
    }
# Змінні: $who, $name, $won, $black (скільки дає чорний жетон), $left (з мінусом), $score, $total
pictomania-event-scored-seat =
    { $who ->
        [you] Ви: за здогади { $won }, чорний жетон { $black }, власні жетони { $left } → { $score }, разом { $total }
       *[other] { $name }: за здогади { $won }, чорний жетон { $black }, власні жетони { $left } → { $score }, разом { $total }
    }
pictomania-event-voting = Усі раунди зіграно. Який малюнок найкращий?
# Змінні: $who, $name
pictomania-event-voted =
    { $who ->
        [you] Ви голосуєте
       *[other] { $name } голосує
    }
# Лише для того, хто голосує. Змінні: $who, $name, $artist, $round
pictomania-event-voted-own =
    { $who ->
        [you] Ви голосуєте за малюнок гравця { $artist } (раунд { $round })
       *[other] { $name } голосує за малюнок гравця { $artist } (раунд { $round })
    }
# Змінні: $count, $drawings
pictomania-event-finest =
    { $count ->
        [1] Найкращий малюнок: { $drawings }
       *[other] Найкращі малюнки: { $drawings }
    }
# Змінні: $who, $name, $round
pictomania-event-finest-drawing =
    { $who ->
        [you] ваш (раунд { $round })
       *[other] { $name } (раунд { $round })
    }
pictomania-event-finest-none = Ніхто не голосує: гарні всі малюнки
# Змінні: $who, $name (переможець), $score
pictomania-event-ended =
    { $who ->
        [you] Гру закінчено. Ви перемагаєте: { $score } ★
       *[other] Гру закінчено. Перемагає { $name }: { $score } ★
    }
# Змінні: $names (переможці), $score
pictomania-event-ended-shared = Гру закінчено. Перше місце ділять ({ $score } ★): { $names }
# Один із кількох переможців. Змінні: $who, $name
pictomania-event-winner =
    { $who ->
        [you] ви
       *[other] { $name }
    }
# Усі інші здалися. Змінні: $who, $name
pictomania-event-ended-conceded =
    { $who ->
        [you] Гру закінчено. Перемагаєте ви
       *[other] Гру закінчено. Перемагає { $name }
    }
# Чим закінчувалися ігри: у переліку з їхньою кількістю
pictomania-ending-rounds = зіграно всі раунди

## Відмови: що сталося, яке правило, що тепер

pictomania-already-finished = Тут ви вже закінчили. Зачекайте на решту.
pictomania-time-runs = Цей крок має свій час: він закінчиться сам.
pictomania-done-already = Цей гравець уже закінчив.
pictomania-not-dealt-yet = Слів ще не роздано. Спершу всі читають карти й кажуть «далі».
pictomania-drawing-is-over = Малювання закінчено, і після нього нічого не рахується. Погляньте на малюнки і скажіть «далі».
pictomania-level-is-set = Рівні вибирають до гри та між раундами. Цей раунд грайте як є.
# Змінні: $round
pictomania-no-such-level = Для раунду { $round } цього рівня не вибрати: його вже вибрано, раунд уже зіграно або таких карт лишилося мало. Виберіть інший.
pictomania-finish-instead = Поки ви малюєте, казати «далі» зарано. Візьміть чорний жетон або закінчіть без нього.
pictomania-cards-are-settled = Карту можна замінити лише до роздачі слів, а їх уже роздано. Грайте з тими словами, що є.
pictomania-no-cards-yet = Карт наступного раунду ще немає. Скажіть «далі» і прочитайте їх, коли з’являться.
pictomania-no-review = Малюнки переглядають, коли всі олівці на столі. Зачекайте трохи.
pictomania-review-is-over = Про це говорити запізно: раунд уже пораховано. Погляньте на рахунок і скажіть «далі».
pictomania-no-vote = За найкращий малюнок голосують після останнього раунду.
pictomania-all-is-played = Усі раунди зіграно, лишилося тільки голосування. Виберіть найкращий малюнок або скажіть «далі».
pictomania-step-is-over = Трішечки запізно: тим часом дещо змінилося. Погляньте ще раз і виберіть.
# Змінні: $most
pictomania-replaced-enough =
    { $most ->
        [one] Більше ніж { $most } карту за раунд не замінюють. Скажіть «далі», а незрозуміле слово поясніть одне одному.
        [few] Більше ніж { $most } карти за раунд не замінюють. Скажіть «далі», а незрозуміле слово поясніть одне одному.
       *[many] Більше ніж { $most } карт за раунд не замінюють. Скажіть «далі», а незрозуміле слово поясніть одне одному.
    }
pictomania-no-card-left = Інших карт цього рівня не лишилося. Скажіть «далі», а незрозуміле слово поясніть одне одному.
pictomania-pencil-is-down = Після першого здогаду олівець лежить на столі. Вгадуйте далі або закінчуйте.
# Змінні: $strokes, $points
pictomania-sheet-is-full = На малюнку вміщується { $strokes } ліній або { $points } точок, і ваш уже заповнено. Вгадуйте або закінчуйте.
pictomania-columns-are-unequal = Лінію пошкоджено: кожна точка повинна мати обидві координати й час. Намалюйте її ще раз.
# Змінні: $points, $most
pictomania-wrong-number-of-points = У лінії може бути від 1 до { $most } точок, а тут їх { $points }. Відірвіть олівець і почніть нову лінію.
# Змінні: $edge
pictomania-off-the-sheet = Лінія виходить за край аркуша: координати й натиск — від 0 до { $edge }, час — від 0. Намалюйте її ще раз.
pictomania-times-are-odd = Лінію пошкоджено: час її точок має лише зростати й не перевищувати години. Намалюйте її ще раз.
pictomania-no-undo = За цим столом ліній не прибирають. Малюйте далі.
pictomania-nothing-to-undo = Аркуш порожній: прибирати нема чого.
# Змінні: $most
pictomania-undone-enough = У цьому раунді ви прибрали вже { $most } точок: решта залишається. Малюйте далі.
pictomania-no-such-artist = Так можна лише з чужими малюнками. Виберіть один із них.
pictomania-guessed-already = Цей малюнок ви вже відгадували, і забрати здогад не можна. Виберіть інший малюнок.
# Змінні: $number
pictomania-no-such-guess-card = Карти здогаду { $number } у вас немає: кожне число від 1 до 7 грають один раз за раунд. Виберіть інше.
pictomania-no-token-left = Чорних жетонів не лишилося. Закінчіть без жетона.
# Змінні: $stars, $left
pictomania-no-such-token = Чорного жетона на { $stars } ★ уже немає. Візьміть один із цих: { $left }.
pictomania-void-already = Цей малюнок і так не рахується. Додати тут нема чого.
pictomania-agreed-already = Ви це вже сказали. Тепер вирішують інші.
pictomania-no-such-drawing = Голосувати можна за чужий малюнок, але не за порожній аркуш.
# Пошкоджені записи
pictomania-wrong-number-of-cards = роздано не ту кількість карт
# Змінні: $card
pictomania-no-such-card = ця карта зараз прийти не може: { $card }

## Малювання: аркуші, здогади, жетони

pictomania-board-silence = Поки всі малюють і вгадують, ніхто не розмовляє.
# Змінні: $strokes
pictomania-board-own-sheet =
    { $strokes ->
        [0] Ваш аркуш, порожній
        [one] Ваш аркуш, { $strokes } лінія
        [few] Ваш аркуш, { $strokes } лінії
       *[many] Ваш аркуш, { $strokes } ліній
    }
# Змінні: $name, $strokes
pictomania-board-sheet =
    { $strokes ->
        [0] { $name }: порожній аркуш
        [one] { $name }: { $strokes } лінія
        [few] { $name }: { $strokes } лінії
       *[many] { $name }: { $strokes } ліній
    }
pictomania-board-sheets = Аркуші інших
pictomania-board-sheet-role = аркуш
pictomania-board-sheet-keys = Стрілки рухають олівець, із Shift — потроху. Пробіл опускає й піднімає його.
# Наскільки хто просунувся. Змінні: $how (draws, guesses, finished, away)
pictomania-board-how-far =
    { $how ->
        [draws] малює
        [guesses] олівець відкладено
        [finished] усе зроблено
       *[away] не на зв’язку
    }
pictomania-board-undo = Прибрати останню лінію
pictomania-board-look-away = Назад до свого аркуша
# Змінні: $ms
pictomania-board-latency = Ваш зв’язок із сервером: { $ms } мс туди й назад
# Мілісекунди, якнайкоротше. Змінні: $ms
pictomania-board-ms = { $ms } мс
# Хто поклав сюди здогад, за порядком. Змінні: $names
pictomania-board-guesses = Здогади тут, за порядком: { $names }
pictomania-board-no-guesses = Здогадів тут поки що немає
pictomania-board-numbers = Ваші карти здогадів
# Змінні: $number
pictomania-board-number = Карта здогаду { $number }
# Змінні: $number
pictomania-board-number-used = Карта здогаду { $number }, зіграна
# Кнопка. Змінні: $number
pictomania-board-guess = Здогад: { $number }
# Змінні: $name, $number
pictomania-board-guess-on = Здогад { $number } про малюнок гравця { $name }?
pictomania-board-guess-back = Повернути карту
pictomania-board-ends-drawing = На цьому ваш малюнок закінчено
pictomania-board-own-number = Це ваше число: більше ні в кого його немає
# Змінні: $stars
pictomania-board-take = Закінчити, чорний жетон: { pictomania-stars }
# Змінні: $stars
pictomania-board-take-last = Узяти останній чорний жетон і завершити раунд: { pictomania-stars }
pictomania-board-finish = Закінчити без жетона
# Asked before one finishes. Variables: $what (blank: nothing is drawn; guesses: nothing is guessed)
pictomania-board-lose =
    { $what ->
        [blank] Ваш аркуш ще порожній. Усе одно закінчити?
       *[guesses] Ви ще нічого не вгадували. Усе одно закінчити?
    }
pictomania-board-not-yet = Ще ні
pictomania-board-more-tokens = Інший жетон або без нього
# Змінні: $word
pictomania-board-draw = Малюйте: { $word }
pictomania-board-guess-now = Олівець відкладено: вгадуйте або візьміть жетон
pictomania-board-finish-now = Усі здогади зроблено: візьміть жетон

## Як грати

pictomania-rules-goal-title = Мета
pictomania-rules-goal = Ви малюєте слово, яке знаєте тільки ви, і вгадуєте, що малюють інші, — усе водночас. Малюйте зрозуміло, дійте швидко, вгадуйте влучно: за чотири раунди треба зібрати найбільше зірок.
pictomania-rules-round-title = Раунд
pictomania-rules-round =
    На місцях A, B і C стоять три карти, на кожній сім слів. Якщо хтось не знає слова, карту замінюють, і всі читають ще раз. Коли всі готові, кожен таємно отримує літеру й число: карту і слово, яке треба намалювати. Числа в усіх різні.
    Малюють усі водночас. Щойно вам здається, що слово зрозуміле, покладіть на чужий малюнок свою карту з його числом: важливе лише число, літера не важить. На кожен малюнок — один здогад, кожне число — один раз, забирати карти не можна. Після першого здогаду малювати вже не можна.
    Закінчили? Візьміть чорний жетон, краще той, де більше зірок, і чекайте на решту. Можна закінчити й без жетона.
pictomania-rules-scoring-title = Підрахунок
pictomania-rules-scoring =
    Перший правильний здогад про малюнок отримує найцінніший жетон художника, другий — наступний за цінністю, і так далі. Жетони, що нікому не дісталися, віднімаються в художника.
    Чорний жетон додає свої зірки, але тільки якщо ваш малюнок хтось угадав. У кого помилок більше, ніж у будь-кого іншого, той чорна вівця, і чорний жетон у нього віднімається.
    Якщо на малюнку не те слово, скажіть про це до підрахунку: здогади повернуться, усі власні жетони лишаться у вас і віднімуться, чорний жетон пропаде. Ваші власні здогади однаково рахуються.
pictomania-rules-drawing-title = Як малювати
pictomania-rules-drawing =
    Малюйте те, що слово означає, а не саме слово: не його частини, не його будову і не першу літеру.
    Жодних літер і цифр, жодних інших писемностей і шифрів.
    Жодних натяків на місце карти чи слова: ні стрілок, ні крапок для лічби.
    Поки всі малюють, про своє слово й малюнок мовчіть.
    Якщо всі інші згодні, що малюнок порушує ці правила, він не рахується, як і малюнок не того слова.
pictomania-rules-variants-title = Варіанти
pictomania-rules-variants =
    Навчальний раунд: у першому раунді немає чорної вівці, і чорний жетон завжди додається.
    Для досвідчених, краще вп’ятьох і вшістьох: чорних жетонів на один менше, і хто бере останній, одразу закінчує раунд.
    Господар столу вибирає рівень кожного раунду (і між раундами теж), час на малювання і чи можна прибирати лінії.
pictomania-rules-end-title = Кінець гри
pictomania-rules-end = Після чотирьох раундів перемагає той, у кого найбільше зірок; за рівності місце ділять. Потім усі голосують за найкращий малюнок — просто заради слави.

## У терміналі

# Що робити, крок за кроком
pictomania-terminal-prompt-draw = Малюйте й угадуйте:
pictomania-terminal-prompt-review = Погляньте на малюнки:
pictomania-terminal-prompt-scores = Погляньте на рахунок:
pictomania-terminal-prompt-vote = Який малюнок найкращий:
pictomania-terminal-prompt-ready = Прочитайте карти:
# Змінні: $round
pictomania-terminal-gallery = Раунд { $round }:
# Змінні: $round, $level, $stage (cards, ready, replace, deal, draw, review, scores, vote, over)
pictomania-terminal-round =
    { $stage ->
        [draw] Раунд { $round }, { pictomania-level }: малюємо й угадуємо
        [review] Раунд { $round }, { pictomania-level }: дивимося малюнки
        [scores] Попереду раунд { $round }, { pictomania-level }
        [vote] Вибираємо найкращий малюнок
        [over] Кінець
       *[other] Раунд { $round }, { pictomania-level }: читаємо карти
    }
# Змінні: $letter, $number, $word
pictomania-terminal-own = Ваше слово: { pictomania-word }
# Змінні: $number (під яким номером його називають), $name, $total (разом)
pictomania-terminal-seat = { $number }) { $name }: { $total } ★
# Змінні: $stars
pictomania-terminal-token = чорний жетон { $stars }
# Змінні: $names
pictomania-terminal-guessed = здогади: { $names }
# Змінні: $tokens
pictomania-terminal-black = Чорні жетони: { $tokens }
# Змінні: $guesses
pictomania-terminal-guesses = Ваші здогади: { $guesses }
# Що можна набрати
pictomania-terminal-help =
    далі               можна продовжувати (і після перегляду й рахунку, і замість голосу)
    рівень 3 зелений   між раундами: раунд 3 буде зеленим, жовтим, помаранчевим або червоним
    заміна b           замінити карту B: на ній незнайоме слово
    лінія 10,10 50,90  провести лінію через ці точки, від 0,0 до 100,100
    назад              прибрати останню лінію
    2 5                здогад 5 про малюнок гравця 2
    жетон 3            закінчити і взяти чорний жетон із 3 зірками (жетон: найцінніший)
    все                закінчити без чорного жетона
    помилка            визнати, що намальовано інше слово
    незалік 2          не зараховувати малюнок гравця 2
    голос 2 4          голос за малюнок гравця 2 з раунду 4
pictomania-terminal-word-ready = далі
pictomania-terminal-word-level = рівень
pictomania-terminal-word-replace = заміна
pictomania-terminal-word-draw = лінія
pictomania-terminal-word-undo = назад
pictomania-terminal-word-take = жетон
pictomania-terminal-word-finish = все
pictomania-terminal-word-confess = помилка
pictomania-terminal-word-agree = незалік
pictomania-terminal-word-vote = голос
# Змінні: $words (що набрано)
pictomania-input-is-unclear = «{ $words }» — не хід. Наберіть «допомога», щоб побачити, що можна набрати.
# Змінні: $point
pictomania-input-is-off-the-sheet = «{ $point }» — за краєм аркуша: обидва числа від 0 до 100.

## Налаштування

pictomania-option-language = Мова слів
pictomania-option-language-en = англійська
pictomania-option-language-ru = російська
pictomania-option-language-uk = українська
pictomania-option-levels = Рівень кожного раунду
pictomania-option-levels-green = зелений
pictomania-option-levels-yellow = жовтий
pictomania-option-levels-orange = помаранчевий
pictomania-option-levels-red = червоний
pictomania-option-drawing = Секунд на малювання
pictomania-option-drawing-none = Без обмеження
pictomania-option-drawing-some = З обмеженням
pictomania-option-ready = Секунд на читання карт
pictomania-option-review = Секунд на перегляд
pictomania-option-vote = Секунд на голосування
pictomania-option-undo = Прибирати лінії
pictomania-option-undo-yes = Можна до першого здогаду
pictomania-option-undo-no = Що намальовано, те намальовано
pictomania-option-advanced = Для досвідчених, на п’ятьох-шістьох
pictomania-option-advanced-yes = Останній чорний жетон завершує раунд
pictomania-option-advanced-no = Кожен закінчує у своєму темпі
pictomania-option-learning = Навчальний раунд
pictomania-option-learning-yes = У першому раунді чорної вівці немає
pictomania-option-learning-no = Перший раунд — як решта

## Навколо малювання
## $who — читач (you) або { $name } (other)

# Змінні: $round
pictomania-round = Раунд { $round }
pictomania-round-head = Раунд
# Змінні: $level (green, yellow, orange, red)
pictomania-level-name =
    { $level ->
        [green] Зелений
        [yellow] Жовтий
        [orange] Помаранчевий
       *[red] Червоний
    }
# Змінні: $names, $count
pictomania-missing = Чекаємо: { $names }
pictomania-blank = Порожній аркуш
# Змінні: $who, $name
pictomania-drawing-of =
    { $who ->
        [you] Ваш малюнок
       *[other] Малюнок гравця { $name }
    }
# Печатка на малюнку. Змінні: $why (confessed, agreed)
pictomania-void =
    { $why ->
        [confessed] Інше слово: не рахується
       *[agreed] Не рахується
    }
pictomania-sheep = Чорна вівця

## Підставка

pictomania-stand = Карти зі словами
pictomania-stand-own = ваше слово
pictomania-stand-own-card = ваше слово тут
pictomania-stand-new = нова

## Підготовка

pictomania-ready = Далі
pictomania-ready-asks = Усі слова знайомі?
pictomania-ready-unknown = Не знаю слова
# Змінні: $letter
pictomania-ready-sure = Замінити карту { $letter }? Тоді всі читають ще раз.
pictomania-ready-keep = Залишити
pictomania-ready-replace = Замінити
# Змінні: $letter
pictomania-ready-again = На місці { $letter } нова карта: прочитайте її
# Змінні: $count
pictomania-ready-left =
    { $count ->
        [0] У цьому раунді карт більше не замінити
        [one] У цьому раунді можна замінити ще { $count } карту
        [few] У цьому раунді можна замінити ще { $count } карти
       *[many] У цьому раунді можна замінити ще { $count } карт
    }
pictomania-manners-meaning = Малюйте те, що слово означає
pictomania-manners-letters = без літер і цифр
pictomania-manners-parts = без частин слова
pictomania-manners-place = без стрілок до його місця
pictomania-manners-talk = без розмов про нього
# Над цим — літера, число й слово
pictomania-dealt-own = Ваше слово. До олівців!
pictomania-dealt = До олівців!

## Огляд

pictomania-review = Малюнки та їхні слова
pictomania-review-drawings = Усі малюнки
pictomania-review-all = Показати всі
pictomania-review-asks = З малюнками все гаразд?
pictomania-review-confess = На малюнку інше слово
pictomania-review-confess-sure = Визнати це? Здогади про ваш малюнок не зарахують, ваші жетони віднімуться, чорний жетон пропаде.
pictomania-review-confess-do = Визнати
# Змінні: $asked
pictomania-review-agree =
    { $asked ->
        [yes] Погоджуюся
       *[no] Це проти правил…
    }
# Змінні: $all (скільком треба погодитися)
pictomania-review-agree-sure = Літери, цифри чи натяк на місце? Якщо погодяться всі інші ({ $all }), малюнок не рахується.
# Змінні: $asked
pictomania-review-agree-do =
    { $asked ->
        [yes] Не зараховувати
       *[no] Запропонувати
    }
pictomania-review-leave = Не треба
# Змінні: $count, $all, $names
pictomania-review-agreed = Не зараховувати — { $count } із { $all }: { $names }
# Змінні: $why (confessed, agreed)
pictomania-review-void =
    { $why ->
        [confessed] На малюнку інше слово, він не рахується. Здогади про нього повертаються.
       *[agreed] Усі інші згодні: малюнок не рахується. Здогади про нього повертаються.
    }

## Підрахунок

# Чию карту перевернуто останньою. Змінні: $who, $name, $number, $stars
pictomania-count-right =
    { $who ->
        [you] Ваш здогад — { $number }: правильно! { pictomania-stars }
       *[other] { $name }: { $number } — правильно! { pictomania-stars }
    }
# Змінні: $who, $name, $number, $stars
pictomania-count-wrong =
    { $who ->
        [you] Ваш здогад — { $number }: хибно
       *[other] { $name }: { $number } — хибно
    }
# Змінні: $who, $name, $number, $stars
pictomania-count-back =
    { $who ->
        [you] Ваш здогад — { $number }. Карта повертається
       *[other] { $name }: { $number }. Карта повертається
    }
pictomania-count-none = Тут ніхто не вгадував
pictomania-count-guesses = Здогади за порядком
# Змінні: $count
pictomania-count-middle =
    { $count ->
        [one] { $count } помилка
        [few] { $count } помилки
       *[many] { $count } помилок
    }
# Змінні: $who, $name, $wrong
pictomania-count-sheep =
    { $who ->
        [you] Чорна вівця — ви. Помилок: { $wrong }
       *[other] Чорна вівця — { $name }. Помилок: { $wrong }
    }
pictomania-count-no-sheep = Чорної вівці цього разу немає
# Змінні: $round
pictomania-count-sums = Зірки раунду { $round }
pictomania-count-before = Назад
pictomania-sums = Звідки зірки
pictomania-sums-who = Гравець
pictomania-sums-won = Здогади
pictomania-sums-black = Чорний жетон
pictomania-sums-left = Свої жетони
pictomania-sums-score = Раунд
pictomania-sums-total = Усього
pictomania-sums-back = віддано
pictomania-sums-none = без чорного жетона
# Змінні: $stars, $written (те саме зі справжнім мінусом)
pictomania-total =
    { $stars ->
        [one] { $written } зірка
        [few] { $written } зірки
       *[many] { $written } зірок
    }

## Між раундами

# Змінні: $round
pictomania-scores = Після раунду { $round }
pictomania-scores-again = Підрахунок ще раз
pictomania-scores-asks = Граємо далі?
pictomania-scores-next = Далі
pictomania-levels = Ще попереду
# Змінні: $round
pictomania-levels-of = Рівень раунду { $round }

## Голосування й галерея

pictomania-vote = Який малюнок найкращий?
pictomania-vote-asks = Виберіть найкращий малюнок
pictomania-vote-for = Це найкращий малюнок!
pictomania-vote-none = Без голосу
pictomania-vote-yours = ваш голос
pictomania-vote-sums = Зірки
# Змінні: $count
pictomania-finest =
    { $count ->
        [one] Найкращий малюнок
        [few] Найкращі малюнки
       *[many] Найкращі малюнки
    }
# Змінні: $count
pictomania-finest-votes =
    { $count ->
        [one] { $count } голос
        [few] { $count } голоси
       *[many] { $count } голосів
    }
pictomania-gallery = Галерея
# Змінні: $count
pictomania-gallery-open =
    { $count ->
        [one] Галерея: { $count } малюнок
        [few] Галерея: { $count } малюнки
       *[many] Галерея: { $count } малюнків
    }
pictomania-picture-again = Показати, як малювали
# Змінні: $kind (PNG, SVG)
pictomania-save = Зберегти { $kind }
# Під збереженим малюнком. Змінні: $name, $round
pictomania-save-caption = { $name }, раунд { $round }

## Що є що

# Змінні: $letter, $theme
pictomania-explain-card-title = Карта { $letter }: { $theme }
pictomania-explain-card = Сім слів, які легко сплутати. Кому дісталася ця літера, той малює одне з них. Здогад називає лише число.
pictomania-explain-own-title = Власний жетон гравця: { pictomania-stars }
pictomania-explain-own = Правильні здогади отримують жетони художника, перший — найцінніший. Що нікому не дісталося, віднімається в художника.
pictomania-explain-black-title = Чорний жетон: { pictomania-stars }
pictomania-explain-black = Для тих, хто закінчив рано. Додає зірки, якщо ваш малюнок хтось угадав. У чорної вівці віднімається.
pictomania-explain-sheep = Той, у кого помилок більше, ніж у будь-кого іншого. Його чорний жетон віднімається.
pictomania-explain-sum-won = Зірки на жетонах, які принесли ваші правильні здогади.
pictomania-explain-sum-black = Додається. У чорної вівці віднімається; якщо ваш малюнок ніхто не вгадав або він не рахується, жетон віддають.
pictomania-explain-sum-left = Зірки на своїх жетонах, що нікому не дісталися: вони віднімаються.
pictomania-explain-sum-score = Скільки приніс цей раунд.
pictomania-explain-sum-total = Усі раунди разом.

## Як грати: приклад, клавіші

# Тема і сім слів
pictomania-guide-card = Коти: лев, рись, домашня кішка, пантера, тигр, гепард, пума
pictomania-keys-title = З клавіатури
pictomania-keys =
    R: далі. Ліворуч і праворуч: від карти до карти, а під час перегляду — від малюнка до малюнка.
    S, Enter або пробіл: далі, доки щось показують. Esc: закрити.
    ?: що це?

## Перша гра

pictomania-coach-ready = Прочитайте карти: одне з цих слів малювати вам.
pictomania-coach-draw = Малюйте своє слово. Аркуш бачать усі, слово — тільки ви.
pictomania-coach-guess = Зрозуміли слово? Торкніться аркуша, потім числа. Далі не малюють.
pictomania-coach-token = Здогадів більше немає? Візьміть чорний жетон раніше за інших.
pictomania-coach-review = Помилково намалювали інше слово? Скажіть зараз.
pictomania-coach-scores = Хто правильно вгадав раніше, у того жетони цінніші.
pictomania-coach-sheep = У чорної вівці найбільше помилок: її жетон віднімається.
pictomania-coach-vote = Голосуйте за найкращий чужий малюнок — заради слави.

# The pencils

pictomania-board-pencil-vermilion = Кіновар
pictomania-board-pencil-sea = Морський синій
pictomania-board-pencil-moss = Зелений мох
pictomania-board-pencil-wisteria = Гліцинія
pictomania-board-pencil-clay = Глина
pictomania-board-pencil-ink = Туш

## Колоди

pictomania-words-no-side = Це не бік карти. Пишіть: номер карти, тема, двокрапка, сім слів через кому.
# Змінні: $count
pictomania-words-not-seven = На боці сім слів, а тут їх { $count }.
# Змінні: $theme, $most
pictomania-words-long-theme = Тема «{ $theme }» задовга: знаків може бути щонайбільше { $most }.
# Змінні: $word
pictomania-words-no-word = «{ $word }» — не слово: порожньо або зайвий пробіл, кома чи двокрапка.
# Змінні: $word, $most
pictomania-words-long-word = «{ $word }» задовге: знаків може бути щонайбільше { $most }.
# Змінні: $word
pictomania-words-digit = У «{ $word }» є цифра, а цифри малювати не можна.
# Змінні: $word
pictomania-words-mixed-letters = У «{ $word }» змішано латинські й кириличні літери.
# Змінні: $word
pictomania-words-unseen = У «{ $word }» є невидимий знак. Напишіть заново.
# Змінні: $word, $where
pictomania-words-twice = «{ $word }» уже є: { $where }.
# Змінні: $word
pictomania-words-twice-here = «{ $word }» стоїть на цьому боці двічі.
# Змінні: $count, $wanted
pictomania-words-sides = Боків на цьому рівні { $count } замість { $wanted }.
# Змінні: $card, $wanted
pictomania-words-order = Карта { $card } стоїть на місці карти { $wanted }: кожна має два боки, один за одним.
# Змінні: $word, $where
pictomania-words-same = «{ $word }» таке саме й іншою мовою ({ $where }). Перекладіть або внесіть до same.txt.
pictomania-words-no-such-file = Колода — це файл на зразок uk/green.txt: тека з кодом мови; файл green, yellow, orange чи red.
# Змінні: $language, $levels, $least
pictomania-words-few = «{ $language }» поки не можна вибрати: на кожному рівні карт має бути щонайменше { $least }. Бракує: { $levels }.

## Як малюють боти

# Змінні: $piece
pictomania-recipe-unreadable = Не вдалося прочитати «{ $piece }». Пишіть, наприклад, так: chicken@50,40*60~10
# Змінні: $name, $near
pictomania-recipe-no-picture = Немає ні картинки, ні знака «{ $name }». Найближчі: { $near }.
# Змінні: $piece
pictomania-recipe-points = «{ $piece }»: потрібні точки, наприклад: line(10,20 80,90). У stick їх 6 або 10.
# Змінні: $piece
pictomania-recipe-no-points = «{ $piece }» ставиться за допомогою @ і *, точок тут не буває.
# Змінні: $piece, $count
pictomania-recipe-parts = «{ $piece }»: таких штрихів немає, усього їх { $count }.
# Змінні: $piece
pictomania-recipe-outside = «{ $piece }» не вміщується на аркуші: він від 0 до 100.
# Змінні: $count, $most
pictomania-recipe-strokes = Тут штрихів: { $count }. У рецепті їх від 1 до { $most }.
# Змінні: $word, $wanted
pictomania-recipe-order = Тут стоїть «{ $word }», а має бути «{ $wanted }»: порядок — як в англійських слів.
# Змінні: $line
pictomania-recipe-alike = Намальовано так само, як слово того самого боку в рядку { $line }.

## Якої вдачі боти, за обличчями

pictomania-character-tanuki = Вуса в чорнилі, і анітрохи не соромно.
pictomania-character-usagi = Вуха сторч ще до початку.
pictomania-character-neko = Ганяється за олівцем, поки ніхто не бачить.
pictomania-character-tengu = Залюбки підписав би кожен малюнок двічі.
pictomania-character-kitsune = Усміхається так, ніби слово давно відоме.
pictomania-character-kappa = Воду для пензлика тримає в чашечці на голові.
