### Оболонка в браузері.

## Усюди

shell-title = Yakai: вечір настільних ігор
shell-loading = Хвилинку…
shell-home = На головну
shell-close = Закрити
shell-language = Мова
shell-theme-night = Нічна тема
shell-theme-daylight = Денна контрастна тема
shell-sound = Звуки
shell-no-server = Сервер не відповідає. Спробуйте ще раз трохи згодом.
shell-no-page = Такої сторінки немає
shell-no-page-words = За цією адресою нічого немає. Можливо, посилання скопійовано не повністю.
shell-no-table = Такого столу немає
shell-choose-game = Вибрати гру
shell-try-again = Спробувати ще раз
# Сервер зовсім не відповідає
shell-unreachable = Сервер не відповідає
shell-unreachable-words = Можливо, він перезапускається або зникла мережа. Сторінка повторює спроби й під’єднається сама.
# Variables: $clause (such as YAK-8)
shell-look-up = Відкрити правило { $clause }

## Головна сторінка

shell-lead = Настільні ігри на один вечір. Покличте друзів посиланням або зіграйте з ботами — без реєстрації.
shell-soon = незабаром
shell-play-now = Грати
shell-invite = Покликати друзів
shell-how-to-play = Правила
shell-guest = Гість
shell-change-name = Змінити ім’я
shell-not-affiliated = Вільний проєкт тих, кому подобаються ці ігри. Не пов’язаний з їхніми авторами та видавцями.

## Ім’я

shell-your-name = Як вас називати?
shell-name-hint = Це ім’я бачать інші. Браузер його запам’ятає.
shell-name-keep = Це я
# Змінні: $count (скільки зайвих)
shell-name-long = Зайвих знаків: { $count }
# Змінні: $count, $most
shell-name-count = Знаків: { $count } з { $most }

## Стіл до гри

shell-seats = Місця
shell-seat-count = Кількість місць
shell-fewer-seats = На одне місце менше
shell-more-seats = На одне місце більше
# Змінні: $number (рахунок з 1)
shell-seat = Місце { $number }
shell-open-seat = Вільно
shell-bot = бот
shell-you = це ви
shell-away = не на зв’язку
shell-is-ready = Я в грі!
shell-waits = чекає початку
shell-not-ready = ще збирається
# Змінні: $count
shell-wins =
    { $count ->
        [one] { $count } перемога
        [few] { $count } перемоги
       *[many] { $count } перемог
    }
shell-sit = Сісти
shell-stand = Встати
shell-rename = Ім’я
shell-colour = Ваш колір
shell-add-bot = Посадити бота
shell-level-title = Наскільки сильними будуть боти?
# Змінні: $name
shell-level-of = Як грає { $name }?
# Змінні: $name, $level
shell-level-choose = { $name }: { $level }. Вибрати інший рівень
shell-fill-bots = Боти на всі вільні місця
# Змінні: $name
shell-remove = Звільнити місце: { $name }
# Число, яке вписують. Змінні: $least, $most
shell-option-from-to = від { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }
shell-invite-title = Покличте друзів
shell-more-links = QR-код і посилання для глядачів
shell-scan = Наведіть сюди камеру телефона.
# Змінні: $command
shell-only-here = Ця адреса відкривається лише на цьому комп’ютері. Щоб могли зайти з телефонів, запустіть Yakai командою «{ $command }» і відкрийте адресу, яку вона покаже.
shell-invitation = Посилання для гри
shell-spectators-link = Посилання для глядачів
shell-links = Посилання на цей стіл
shell-copy = Копіювати
# Змінні: $what (яке посилання)
shell-copy-what = Копіювати: { $what }
shell-copied = Посилання скопійовано
shell-copy-yourself = Посилання виділено — скопіюйте його з клавіатури
shell-qr = QR-код посилання для гри
shell-watching = Ви глядач
# Змінні: $count
shell-spectators =
    { $count ->
        [0] Глядачів немає.
        [one] { $count } глядач
        [few] { $count } глядачі
       *[many] { $count } глядачів
    }
# Змінні: $count
shell-open-seats =
    { $count ->
        [one] Ще { $count } вільне місце
        [few] Ще { $count } вільні місця
       *[many] Ще { $count } вільних місць
    }
shell-ready = Я в грі!
shell-wants-again = хоче ще раз
shell-undecided = ще думає
shell-host-seats = Покличте когось, посадіть ботів або приберіть місця.
shell-host-invite = Покличте когось або посадіть ботів.
# Змінні: $count
shell-host-least = Гравців треба щонайменше { $count }: покличте когось або посадіть ботів.
shell-lack-you = Усі чекають на вас.
# Змінні: $names
shell-lack-ready = Чекаємо: { $names }
# Змінні: $names
shell-lack-again = Ще думають: { $names }
# Змінні: $names
shell-lack-away = Не на зв’язку: { $names }
shell-bots-begin = За столом самі боти: почніть і дивіться, як вони грають.
shell-bots-wait = За столом самі боти. Чекаємо, коли господар почне гру.
shell-watching-lobby = Це посилання для глядачів. Гра з’явиться тут, щойно почнеться.
# Змінні: $spectators (чи пускає їх господар: yes, no)
shell-choose-seat =
    { $spectators ->
        [no] Виберіть місце.
       *[yes] Виберіть місце або залишайтеся глядачем.
    }
# Змінні: $spectators (чи пускає їх господар: yes, no)
shell-full =
    { $spectators ->
        [no] Усі місця зайняті. Ви зможете сісти, щойно місце звільниться.
       *[yes] Усі місця зайняті. Можна дивитися звідси й сісти, щойно місце звільниться.
    }
shell-full-host = Усі місця зайняті. Додайте місце, звільніть одне або залишайтеся глядачем.
shell-other-table = Відкрити інший стіл

## Зв’язок

shell-connecting = З’єднуємося…
shell-reconnecting = Зв’язок перервався, відновлюємо…
shell-offline = Немає мережі. Ходи надішлемо, щойно вона з’явиться.

## Під час гри та після

shell-log = Перебіг гри
shell-log-empty = Поки що нічого не сталося.
shell-log-and-talk = Перебіг гри та розмова
shell-result = Підсумок
shell-all-win = Перемогли всі!
shell-again = Ще раз!
# Змінні: $names
shell-waiting-for = Чекаємо: { $names }
shell-change-seats = Змінити місця
shell-look-at-table = Подивитися на стіл

## The rules, clause by clause

shell-rules-all = Усі правила за пунктами
# Variables: $game (its name)
shell-rules-of = Правила: { $game }
# Так для читання вголос називається ряд посилань на розділи
shell-rules-contents = Розділи
# What stands before a rule that is not plainly in the rulebook, and what it means.
shell-rules-sign-fig = малюнок
shell-rules-mark-fig = Подробиця, яку в книзі правил видно лише на малюнку.
shell-rules-sign-set = здогад
shell-rules-mark-set = Цієї подробиці ми ніде не знайшли: так ми її зрозуміли.
shell-rules-sign-ours = наше правило
shell-rules-mark-ours = Книга правил про це мовчить: так вирішили ми.

## The menu of a running game

shell-settings = Налаштування
shell-menu = Меню гри
shell-undo = Скасувати мій хід
shell-hint = Як зіграв би сильний гравець?
shell-hint-thinking = Бот думає…
shell-pause = Призупинити гру
shell-pause-words = Для всіх, доки хтось її не продовжить.
shell-hand-over = Хай за мене грає бот
shell-hand-over-words = Відтепер і доки ви не повернете собі місце.
shell-take-back = Повернути собі місце
shell-lent = За вас грає бот.
shell-gave-up = Ви здалися: за вас грає бот.
shell-give-up = Здатися
# Asked before something that cannot be taken back. Variables: $deed (what it is called)
shell-deed-sure = Точно? Ще раз: { $deed }
shell-give-up-sure = Здатися?
shell-give-up-ends = Гра одразу закінчиться вашою поразкою.
shell-give-up-others = Решта дограє з ботом на вашому місці. Ви зможете лише дивитися, і скасувати це неможливо.
shell-play-on = Грати далі
shell-leave = Вийти з-за столу
shell-leave-stays = Місце залишиться за вами: повертайтеся, коли захочете.
# Variables: $span (the text of shell-after-minutes or shell-after-seconds)
shell-leave-words = Місце залишиться за вами. { $span } вас до повернення підмінить бот.
# Variables: $count
shell-after-minutes =
    { $count ->
        [one] Через { $count } хвилину
        [few] Через { $count } хвилини
       *[many] Через { $count } хвилин
    }
# Variables: $count
shell-after-seconds =
    { $count ->
        [one] Через { $count } секунду
        [few] Через { $count } секунди
       *[many] Через { $count } секунд
    }
shell-notices = Сповіщати, коли мій хід
shell-notices-blocked = Браузер блокує сповіщення цієї сторінки. Дозвольте їх у його налаштуваннях.

## Time

shell-clock = Час на роздуми
shell-clock-none = Скільки завгодно
shell-clock-moves = На кожен хід
shell-clock-games = На всю партію
shell-clock-days = Гра листуванням
# Variables: $span, $more (texts of shell-span-…)
shell-clock-move = { $span } на хід
shell-clock-game = { $span } і ще { $more } за хід
shell-clock-game-alone = { $span } на всю партію
# Variables: $count
shell-clock-day =
    { $count ->
        [one] { $count } день на хід
        [few] { $count } дні на хід
       *[many] { $count } днів на хід
    }
shell-clock-words = Якщо час вичерпано, хід робить бот.
shell-clock-days-words = Не треба збиратися водночас. Якщо час вичерпано, хід робить бот.
shell-patience = Якщо хтось вийде посеред гри
shell-patience-off = Чекати
# Variables: $span (text of shell-span-…)
shell-patience-after = Бот через { $span }
# Variables: $count
shell-span-seconds = { $count } с
shell-span-minutes = { $count } хв
shell-absent-open = { $name } не на зв’язку.
# Variables: $address
shell-notices-address = Сповіщення про ваш хід надходять на { $address }.
shell-notices-remove = Більше не надсилати
shell-notices-by-mail = Лист, коли ваш хід
shell-notices-by-other = Сповіщення, коли ваш хід
shell-notices-send = Надіслати код
shell-notices-code = Код, який туди надійшов
shell-notices-confirm = Підтвердити
shell-notices-words = Лише коли вас тут немає. Вашу адресу більше ніхто не побачить.

## Who is away

# A time follows: 0:42. Variables: $name
shell-absent = { $name } не на зв’язку, бот через
# Variables: $others (how many others must agree too)
shell-call =
    { $others ->
        [0] Хай одразу грає бот
       *[other] Я за бота
    }
# Variables: $names
shell-call-wanted = За бота: { $names }
# Variables: $names (those who have not agreed yet)
shell-call-waits = Ви за бота. Чекаємо: { $names }
# Змінні: $name
shell-idle = { $name } давно нічого не робить.
shell-finish-for = Не чекати
shell-while-away = Поки вас не було

## Talk

shell-talk = Розмова
shell-talk-empty = Поки що ніхто нічого не сказав.
shell-talk-say = Напишіть усім
shell-talk-send = Надіслати
# Variables: $count
shell-talk-unread = 
    { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
       *[many] { $count } нових повідомлень
    }
# Variables: $name
shell-talk-mute = Не читати: { $name }
# Variables: $name
shell-talk-unmute = Знову читати: { $name }
shell-talk-remove = Прибрати в усіх
shell-talk-silent = Зараз у цій грі не розмовляють.
shell-talk-who = Хто може говорити
shell-talk-who-all = усі
shell-talk-who-players = гравці
shell-talk-who-nobody = ніхто
shell-react = Без слів
shell-react-clap = оплески
shell-react-laugh = сміх
shell-react-wow = подив
shell-react-think = хм…
shell-react-heart = серце
shell-react-party = ура
