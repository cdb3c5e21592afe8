### Командний рядок.

## Таблиці ігор і симуляцій

cli-game = Гра
cli-title = Назва
cli-players = Гравці
cli-rules-version = Правила
cli-bots = Боти
cli-about = Про що
cli-simulating = Граємо
# Змінні: $name (гри), $games, $seed
cli-simulated =
    { $games ->
        [one] { $name }: { $games } гра (зерно { $seed })
        [few] { $name }: { $games } гри (зерно { $seed })
       *[many] { $name }: { $games } ігор (зерно { $seed })
    }
cli-seat-number = Місце
cli-bot = Бот
cli-wins = Перемоги
cli-wins-share = Частка
cli-score = Середній рахунок
# Змінні: $least, $median, $most
cli-moves = Ходів за гру: найменше { $least }, медіана { $median }, найбільше { $most }
# Змінні: $endings
cli-endings = Чим закінчувалося: { $endings }
# Змінні: $seconds, $speed
cli-speed = { $seconds } с, ходів за секунду: { $speed }

## Драбини

# Змінні: $name (гри), $seats, $seed
cli-ladder = { $name }, гравців: { $seats } (зерно { $seed })
cli-team = Один бот
cli-with = з ким
cli-against = проти
cli-games = Ігри
cli-won = Виграно
cli-interval = Інтервал 95 %
cli-games-per-second = Ігор/с
cli-rating = Рейтинг
cli-decisions = Рішення
cli-mean-thought = У середньому, мс
cli-worst-thought = Найдовше, мс

## Повтори

# Змінні: $name (гри), $seats, $version
cli-replay = { $name }, гравців: { $seats }, версія правил { $version }
# Змінні: $seat
cli-seat = Місце { $seat }
# Змінні: $seat, $seats
cli-no-such-seat = Місця { $seat } немає: у цій грі місць { $seats }, лічба від 1.
# Змінні: $at, $entries
cli-no-such-entry =
    { $entries ->
        [one] Події { $at } у цьому записі немає: у ньому { $entries } подія. Виберіть від 0 до { $entries }.
        [few] Події { $at } у цьому записі немає: у ньому { $entries } події. Виберіть від 0 до { $entries }.
       *[many] Події { $at } у цьому записі немає: у ньому { $entries } подій. Виберіть від 0 до { $entries }.
    }

## Гра

# Змінні: $name, $tagline (гри)
cli-welcome =
    { $name }: { $tagline }
    Наберіть «допомога», щоб побачити всі команди, або «правила», щоб дізнатися, як грати.
cli-you = Гравець
cli-prompt = Ваш хід:
# Вище — те, що бачить лише гравець і лише зараз
cli-remember = Запам’ятайте й натисніть Enter.
cli-word-help = допомога
cli-word-rules = правила
cli-word-quit = вихід
cli-play-help =
    правила        як грати
    вихід          піти
cli-plain-help = Наберіть дію як JSON, наприклад {"{"}"type": "pass"{"}"}.
cli-goodbye = До зустрічі!

## Налаштування

# Змінні: $option
cli-option-is-no-pair = «{ $option }» — не налаштування. Пишіть ім’я=значення, наприклад first=2.
# Змінні: $game, $option, $known
cli-no-such-option = У грі «{ $game }» немає налаштування «{ $option }». Є: { $known }.
# Змінні: $option, $value, $allowed
cli-option-cannot-be = Налаштування «{ $option }» не може бути «{ $value }». Можна: { $allowed }.
# Кілька значень через кому. Змінні: $count, $choices, $example
cli-allowed-each = { $count } з цих, через кому: { $choices } (наприклад, { $example })
cli-value-yes = так
cli-value-no = ні
cli-value-none = немає

## Сервер

# Змінні: $url
yakai-is-ready = Yakai готовий: { $url }
# Змінні: $url
yakai-on-the-network = У мережі: { $url }
# Змінні: $url
yakai-in-the-world = Загальнодоступна адреса: { $url }
yakai-is-closing = Yakai завершує роботу. Усі ходи збережено.
# Змінні: $setting, $value, $least, $most
setting-is-no-whole-number = { $setting } не може бути «{ $value }»: потрібне ціле число від { $least } до { $most }.
# Змінні: $setting, $value, $least, $most
setting-is-no-number = { $setting } не може бути «{ $value }»: потрібне число від { $least } до { $most }.
# Змінні: $setting, $value, $allowed
setting-is-no-choice = { $setting } не може бути «{ $value }». Можна: { $allowed }.
# Змінні: $setting, $value
setting-cannot-be = { $setting } не може бути «{ $value }».
# Змінні: $setting, $value
setting-is-no-address = { $setting } не може бути «{ $value }»: потрібні адреси на зразок https://games.example.org, через кому.
# Змінні: $setting, $value
setting-is-no-network = { $setting } не може бути «{ $value }»: потрібні адреси або мережі на зразок 10.0.0.5 чи 172.16.0.0/12, через кому.
certificate-needs-key = Для HTTPS серверу потрібні обидва файли: YAKAI_CERTIFICATE і YAKAI_KEY.
# Змінні: $certificate, $private, $why (слова системи)
certificate-cannot-be-used = Сертифікат «{ $certificate }» і ключ «{ $private }» не підходять: { $why }
# Змінні: $port
port-is-taken = Порт { $port } вже зайнятий іншою програмою. Виберіть інший через --port.
# Змінні: $port
port-is-not-allowed = Порт { $port } вам не дозволено. Виберіть через --port інший, більший за 1023.
# Змінні: $host
address-is-wrong = Ця машина не має адреси «{ $host }».
# Змінні: $path
data-is-in-use = У «{ $path }» свої столи вже тримає інший сервер. Зупиніть його або виберіть іншу теку.
# Змінні: $version (даних), $known
data-is-newer = Ці столи записав новіший Yakai (формат { $version }, а ця версія читає лише { $known }). Оновіть Yakai або виберіть іншу теку.
# Змінні: $path, $why (слова самої системи)
data-cannot-be-used = Текою «{ $path }» не можна користуватися: { $why }. Виберіть іншу або дозвольте в ній читання й запис.
# Змінні: $path, $count, $least
secret-is-too-short = Секрет у файлі «{ $path }» закороткий: байтів у ньому { $count }, а треба щонайменше { $least }. Поверніть копію файлу або видаліть його; тоді всі стануть новими гостями.

## Резервні копії

# Змінні: $path (теки з даними)
no-tables-to-copy = У «{ $path }» немає столів. Укажіть теку сервера ключем --data.
# Змінні: $path
backup-is-there = Файл «{ $path }» уже є, і його не перезаписано. Виберіть іншу назву.
# Змінні: $path
backup-is-missing = Файлу «{ $path }» немає.
# Змінні: $path
backup-is-not-ours = У файлі «{ $path }» немає столів Yakai.
# Змінні: $path, $why (слова самої бази даних)
backup-is-damaged = Файл «{ $path }» пошкоджено: { $why }. Нічого не змінено. Спробуйте давнішу копію.
# Змінні: $path, $why (слова самої системи)
cannot-copy = Не вдалося скопіювати до «{ $path }»: { $why }. Нічого не змінено.
# Змінні: $tables, $bytes, $path
cli-backed-up =
    { $tables ->
        [one] { $tables } стіл, байтів: { $bytes }, файл «{ $path }». Бережіть його: у ньому карти всіх гравців і ключ гостьових cookie.
        [few] { $tables } столи, байтів: { $bytes }, файл «{ $path }». Бережіть його: у ньому карти всіх гравців і ключ гостьових cookie.
       *[other] { $tables } столів, байтів: { $bytes }, файл «{ $path }». Бережіть його: у ньому карти всіх гравців і ключ гостьових cookie.
    }
# Змінні: $tables, $bytes, $path
cli-restored =
    { $tables ->
        [one] { $tables } стіл (байтів: { $bytes }) знову в «{ $path }». Запустіть сервер.
        [few] { $tables } столи (байтів: { $bytes }) знову в «{ $path }». Запустіть сервер.
       *[other] { $tables } столів (байтів: { $bytes }) знову в «{ $path }». Запустіть сервер.
    }
# Змінні: $path
cli-kept-aside = Те, що було там раніше, тепер у «{ $path }».
# Змінні: $path, $bytes, $free
cli-space = «{ $path }»: байтів — { $bytes }, з них вільних { $free }.
# Змінні: $kind, $tables, $bytes
cli-space-of =
    { $kind ->
        [unbegun] Нерозпочаті: { $tables } (байтів: { $bytes })
        [bots] Самі боти: { $tables } (байтів: { $bytes })
        [running] Тривають: { $tables } (байтів: { $bytes })
        [archived] В архіві: { $tables } (байтів: { $bytes })
       *[finished] Дограні: { $tables } (байтів: { $bytes })
    }
# Змінні: $date, $game, $names, $bytes
cli-archive-of = { $date } · { $game } · { $names } · байтів: { $bytes }
# Змінні: $tables, $bytes
cli-archive =
    { $tables ->
        [0] В архіві немає жодної гри.
        [one] В архіві { $tables } гра, байтів: { $bytes }.
        [few] В архіві { $tables } гри, байтів: { $bytes }.
       *[other] В архіві { $tables } ігор, байтів: { $bytes }.
    }
# Змінні: $guests
cli-space-guests = Людей з іменем: { $guests }
# Змінні: $tables, $bytes
cli-purged =
    { $tables ->
        [0] Не було чого видаляти.
        [one] Видалено { $tables } стіл. У файлі лишилося байтів: { $bytes }.
        [few] Видалено { $tables } столи. У файлі лишилося байтів: { $bytes }.
       *[other] Видалено { $tables } столів. У файлі лишилося байтів: { $bytes }.
    }
data-is-older = Ці столи записав старіший Yakai. Запустіть сервер один раз: він їх оновить.

## Столи сервера, що працює

# Змінні: $id, $game, $state (listed, lobby, playing, over), $people, $addresses
cli-table-of =
    { $id } · { $game } · { $state ->
        [listed] видно всім
        [lobby] до гри
        [playing] триває гра
       *[over] після гри
    } · { $people } · { $addresses }
# Змінні: $tables
cli-tables =
    { $tables ->
        [0] Зараз немає жодного зайнятого столу.
        [one] Зайнято { $tables } стіл.
        [few] Зайнято { $tables } столи.
       *[other] Зайнято { $tables } столів.
    }
# Змінні: $id
cli-table-hidden = Стіл { $id } прибрано зі списку відкритих. Посилання на нього працюють; закриває стіл «yakai table close».
# Змінні: $id
cli-table-closed = Стіл { $id } закрито: з’єднання завершено, посилання більше не працюють.
# Змінні: $path
cli-no-server = Немає доступного сервера з даними у «{ $path }». Запустіть його або вкажіть його теку ключем --data.

## Встановлені пакети

cli-left-out = Не ввійшли:
# Змінні: $game, $package, $why
cli-failure = «{ $game }» з пакета { $package }: { $why }
# Змінні: $game, $why (слова самого Python)
game-cannot-be-loaded = Не вдалося завантажити ({ $why }).
# Змінні: $game
game-id-is-wrong = Ім’я гри складається з малих латинських літер і цифр та починається з літери.
# Змінні: $game
game-id-is-reserved = З цього імені починаються тексти самого Yakai. Виберіть інше.
# Змінні: $game, $part
game-part-is-wrong = Її частина `{ $part }` — не те, що потрібно грі.
# Змінні: $game, $part, $lacking (назви через кому)
game-part-lacks = У її частині `{ $part }` бракує: { $lacking }.
# Змінні: $game, $why
game-options-are-wrong = Її налаштування не годяться ({ $why }).
# Змінні: $game, $why
game-cannot-be-begun = Не вдалося розпочати партію ({ $why }).
# Змінні: $game, $file, $why
game-rules-cannot-be-read = Не вдалося прочитати сторінку правил text/{ $file } ({ $why }).
# Змінні: $game
game-is-there-twice = Гра з таким ім’ям уже є.
# Змінні: $game, $found (тип Python)
game-is-no-game = Точка входу вказує не на Game, а на { $found }.
# Змінні: $game, $id
game-has-another-id = У її правилах указано ім’я «{ $id }»; точка входу має називатися так само.
# Змінні: $game
game-has-no-seats = У її правилах немає місць для гравців.
# Змінні: $game
game-has-no-texts = Немає текстів: у пакеті бракує text/en.ftl.
# Змінні: $game
game-has-no-name = Немає назви: у text/en.ftl бракує { $game }-name.
# Змінні: $game, $file, $line
game-text-cannot-be-read = Рядок { $line } у text/{ $file } — не Fluent.
# Змінні: $game, $file, $text (ключ)
game-text-is-not-its-own = Текст «{ $text }» у text/{ $file } має починатися з «{ $game }-».

## Помилки

# Змінні: $game
no-player-moves = У грі «{ $game }» ніхто не ходить, і таймер не йде: схоже, у боті помилка.
# Змінні: $why
action-is-unreadable = Це не дія: { $why }.

## Слова

cli-words-level = Рівень
# Змінні: $count
cli-words-lacking = Слів без рецепта: { $count }. Замість них боти малюють карлючки. Ключ --lacking виводить їх список.
cli-words-no-picture = Такої картинки немає. Спробуйте інше слово.
words-cannot-be-read = Не вдалося прочитати цей файл. Збережіть його простим текстом в UTF-8.
# Змінні: $most
words-are-too-large = Цей файл завеликий: можна щонайбільше { $most } МіБ. Розділіть його на кілька тек.
words-are-no-folder = Це файл, а тут має бути тека зі словами.
# Змінні: $count
words-and-more = І ще { $count }.
