### Командная строка.

## Таблицы игр и симуляций

cli-game = Игра
cli-title = Название
cli-players = Игроки
cli-rules-version = Правила
cli-bots = Боты
cli-about = О чём
cli-simulating = Играем
# Переменные: $name (игры), $games, $seed
cli-simulated =
    { $games ->
        [one] { $name }: { $games } игра (зерно { $seed })
        [few] { $name }: { $games } игры (зерно { $seed })
       *[many] { $name }: { $games } игр (зерно { $seed })
    }
cli-seat-number = Место
cli-bot = Бот
cli-wins = Победы
cli-wins-share = Доля
cli-score = Средний счёт
# Переменные: $least, $median, $most
cli-moves = Ходов за игру: меньше всего { $least }, медиана { $median }, больше всего { $most }
# Переменные: $endings
cli-endings = Чем кончалось: { $endings }
# Переменные: $seconds, $speed
cli-speed = { $seconds } с, ходов в секунду: { $speed }

## Лестницы

# Переменные: $name (игры), $seats, $seed
cli-ladder = { $name }, игроков: { $seats } (зерно { $seed })
cli-team = Один бот
cli-with = с кем
cli-against = против
cli-games = Игры
cli-won = Выиграно
cli-interval = Интервал 95 %
cli-games-per-second = Игр/с
cli-rating = Рейтинг
cli-decisions = Решения
cli-mean-thought = В среднем, мс
cli-worst-thought = Дольше всего, мс

## Повторы

# Переменные: $name (игры), $seats, $version
cli-replay = { $name }, игроков: { $seats }, версия правил { $version }
# Переменные: $seat
cli-seat = Место { $seat }
# Переменные: $seat, $seats
cli-no-such-seat = Места { $seat } нет: в этой игре мест { $seats }, счёт с 1.
# Переменные: $at, $entries
cli-no-such-entry =
    { $entries ->
        [one] События { $at } в этой записи нет: в ней { $entries } событие. Выберите от 0 до { $entries }.
        [few] События { $at } в этой записи нет: в ней { $entries } события. Выберите от 0 до { $entries }.
       *[many] События { $at } в этой записи нет: в ней { $entries } событий. Выберите от 0 до { $entries }.
    }

## Игра

# Переменные: $name, $tagline (игры)
cli-welcome =
    { $name }: { $tagline }
    Наберите «помощь», чтобы увидеть все команды, или «правила», чтобы узнать, как играть.
cli-you = Игрок
cli-prompt = Ваш ход:
# Выше — то, что видит только игрок и только сейчас
cli-remember = Запомните и нажмите Enter.
cli-word-help = помощь
cli-word-rules = правила
cli-word-quit = выход
cli-play-help =
    правила        как играть
    выход          уйти
cli-plain-help = Наберите действие как JSON, например {"{"}"type": "pass"{"}"}.
cli-goodbye = До встречи!

## Настройки

# Переменные: $option
cli-option-is-no-pair = «{ $option }» — не настройка. Пишите имя=значение, например first=2.
# Переменные: $game, $option, $known
cli-no-such-option = В игре «{ $game }» нет настройки «{ $option }». Есть: { $known }.
# Переменные: $option, $value, $allowed
cli-option-cannot-be = Настройка «{ $option }» не может быть «{ $value }». Можно: { $allowed }.
# Несколько значений через запятую. Переменные: $count, $choices, $example
cli-allowed-each = { $count } из этих, через запятую: { $choices } (например, { $example })
cli-value-yes = да
cli-value-no = нет
cli-value-none = нет

## Сервер

# Переменные: $url
yakai-is-ready = Yakai готов: { $url }
# Переменные: $url
yakai-on-the-network = В сети: { $url }
# Переменные: $url
yakai-in-the-world = Общедоступный адрес: { $url }
yakai-is-closing = Yakai завершает работу. Все ходы сохранены.
# Переменные: $setting, $value, $least, $most
setting-is-no-whole-number = { $setting } не может быть «{ $value }»: нужно целое число от { $least } до { $most }.
# Переменные: $setting, $value, $least, $most
setting-is-no-number = { $setting } не может быть «{ $value }»: нужно число от { $least } до { $most }.
# Переменные: $setting, $value, $allowed
setting-is-no-choice = { $setting } не может быть «{ $value }». Можно: { $allowed }.
# Переменные: $setting, $value
setting-cannot-be = { $setting } не может быть «{ $value }».
# Переменные: $setting, $value
setting-is-no-address = { $setting } не может быть «{ $value }»: нужны адреса вроде https://games.example.org, через запятую.
# Переменные: $setting, $value
setting-is-no-network = { $setting } не может быть «{ $value }»: нужны адреса или сети вроде 10.0.0.5 или 172.16.0.0/12, через запятую.
certificate-needs-key = Для HTTPS серверу нужны оба файла: YAKAI_CERTIFICATE и YAKAI_KEY.
# Переменные: $certificate, $private, $why (слова системы)
certificate-cannot-be-used = Сертификат «{ $certificate }» и ключ «{ $private }» не подходят: { $why }
# Переменные: $port
port-is-taken = Порт { $port } уже занят другой программой. Выберите другой через --port.
# Переменные: $port
port-is-not-allowed = Порт { $port } вам не разрешён. Выберите через --port другой, больше 1023.
# Переменные: $host
address-is-wrong = У этой машины нет адреса «{ $host }».
# Переменные: $path
data-is-in-use = В «{ $path }» свои столы уже держит другой сервер. Остановите его или выберите другую папку.
# Переменные: $version (данных), $known
data-is-newer = Эти столы записаны более новым Yakai (формат { $version }, а эта версия читает только { $known }). Обновите Yakai или выберите другую папку.
# Переменные: $path, $why (слова самой системы)
data-cannot-be-used = Папкой «{ $path }» нельзя пользоваться: { $why }. Выберите другую или разрешите в ней чтение и запись.
# Переменные: $path, $count, $least
secret-is-too-short = Секрет в файле «{ $path }» слишком короткий: байт в нём { $count }, а нужно не меньше { $least }. Восстановите файл из копии или удалите его, но без него все станут новыми гостями.

## Резервные копии

# Переменные: $path (папки с данными)
no-tables-to-copy = В «{ $path }» нет столов. Укажите папку сервера ключом --data.
# Переменные: $path
backup-is-there = Файл «{ $path }» уже есть, и он не перезаписывается. Выберите другое имя.
# Переменные: $path
backup-is-missing = Файла «{ $path }» нет.
# Переменные: $path
backup-is-not-ours = В файле «{ $path }» нет столов Yakai.
# Переменные: $path, $why (слова самой базы данных)
backup-is-damaged = Файл «{ $path }» повреждён: { $why }. Ничего не изменено. Попробуйте более старую копию.
# Переменные: $path, $why (слова самой системы)
cannot-copy = Не удалось скопировать в «{ $path }»: { $why }. Ничего не изменено.
# Переменные: $tables, $bytes, $path
cli-backed-up =
    { $tables ->
        [one] { $tables } стол, байт: { $bytes }, файл «{ $path }». Берегите его: в нём карты всех игроков и ключ гостевых cookie.
        [few] { $tables } стола, байт: { $bytes }, файл «{ $path }». Берегите его: в нём карты всех игроков и ключ гостевых cookie.
       *[other] { $tables } столов, байт: { $bytes }, файл «{ $path }». Берегите его: в нём карты всех игроков и ключ гостевых cookie.
    }
# Переменные: $tables, $bytes, $path
cli-restored =
    { $tables ->
        [one] { $tables } стол (байт: { $bytes }) снова в «{ $path }». Запустите сервер.
        [few] { $tables } стола (байт: { $bytes }) снова в «{ $path }». Запустите сервер.
       *[other] { $tables } столов (байт: { $bytes }) снова в «{ $path }». Запустите сервер.
    }
# Переменные: $path
cli-kept-aside = То, что было там раньше, теперь в «{ $path }».
# Переменные: $path, $bytes, $free
cli-space = «{ $path }»: байт — { $bytes }, из них свободно { $free }.
# Переменные: $kind, $tables, $bytes
cli-space-of =
    { $kind ->
        [unbegun] Не начаты: { $tables } (байт: { $bytes })
        [bots] Одни боты: { $tables } (байт: { $bytes })
        [running] Идут: { $tables } (байт: { $bytes })
        [archived] В архиве: { $tables } (байт: { $bytes })
       *[finished] Доиграны: { $tables } (байт: { $bytes })
    }
# Переменные: $date, $game, $names, $bytes
cli-archive-of = { $date } · { $game } · { $names } · байт: { $bytes }
# Переменные: $tables, $bytes
cli-archive =
    { $tables ->
        [0] В архиве нет ни одной игры.
        [one] В архиве { $tables } игра, байт: { $bytes }.
        [few] В архиве { $tables } игры, байт: { $bytes }.
       *[other] В архиве { $tables } игр, байт: { $bytes }.
    }
# Переменные: $guests
cli-space-guests = Людей с именем: { $guests }
# Переменные: $tables, $bytes
cli-purged =
    { $tables ->
        [0] Удалять было нечего.
        [one] Удалён { $tables } стол. В файле осталось байт: { $bytes }.
        [few] Удалено { $tables } стола. В файле осталось байт: { $bytes }.
       *[other] Удалено { $tables } столов. В файле осталось байт: { $bytes }.
    }
data-is-older = Эти столы записаны более старым Yakai. Запустите сервер один раз: он их обновит.

## Столы работающего сервера

# Переменные: $id, $game, $state (listed, lobby, playing, over), $people, $addresses
cli-table-of =
    { $id } · { $game } · { $state ->
        [listed] виден всем
        [lobby] до игры
        [playing] идёт игра
       *[over] после игры
    } · { $people } · { $addresses }
# Переменные: $tables
cli-tables =
    { $tables ->
        [0] Сейчас нет ни одного занятого стола.
        [one] Занят { $tables } стол.
        [few] Занято { $tables } стола.
       *[other] Занято { $tables } столов.
    }
# Переменные: $id
cli-table-hidden = Стол { $id } убран из списка открытых. Ссылки на него работают; закрыть его можно командой «yakai table close».
# Переменные: $id
cli-table-closed = Стол { $id } закрыт: соединения завершены, ссылки больше не работают.
# Переменные: $path
cli-no-server = Нет доступного сервера с данными в «{ $path }». Запустите его или укажите его папку ключом --data.

## Установленные пакеты

cli-left-out = Не вошли:
# Переменные: $game, $package, $why
cli-failure = «{ $game }» из пакета { $package }: { $why }
# Переменные: $game, $why (слова самого Python)
game-cannot-be-loaded = Не удалось загрузить ({ $why }).
# Переменные: $game
game-id-is-wrong = Имя игры состоит из строчных латинских букв и цифр и начинается с буквы.
# Переменные: $game
game-id-is-reserved = С этого имени начинаются тексты самого Yakai. Выберите другое.
# Переменные: $game, $part
game-part-is-wrong = Её часть `{ $part }` — не то, что нужно игре.
# Переменные: $game, $part, $lacking (имена через запятую)
game-part-lacks = В её части `{ $part }` не хватает: { $lacking }.
# Переменные: $game, $why
game-options-are-wrong = Её настройки не годятся ({ $why }).
# Переменные: $game, $why
game-cannot-be-begun = Не удалось начать партию ({ $why }).
# Переменные: $game, $file, $why
game-rules-cannot-be-read = Не удалось прочитать страницу правил text/{ $file } ({ $why }).
# Переменные: $game
game-is-there-twice = Игра с таким именем уже есть.
# Переменные: $game, $found (тип Python)
game-is-no-game = Точка входа указывает не на Game, а на { $found }.
# Переменные: $game, $id
game-has-another-id = В её правилах указано имя «{ $id }»; точка входа должна называться так же.
# Переменные: $game
game-has-no-seats = В её правилах нет мест для игроков.
# Переменные: $game
game-has-no-texts = Нет текстов: в пакете не хватает text/en.ftl.
# Переменные: $game
game-has-no-name = Нет названия: в text/en.ftl не хватает { $game }-name.
# Переменные: $game, $file, $line
game-text-cannot-be-read = Строка { $line } в text/{ $file } — не Fluent.
# Переменные: $game, $file, $text (ключ)
game-text-is-not-its-own = Текст «{ $text }» в text/{ $file } должен начинаться с «{ $game }-».

## Ошибки

# Переменные: $game
no-player-moves = В игре «{ $game }» никто не ходит, и таймер не идёт: похоже, ошибается бот.
# Переменные: $why
action-is-unreadable = Это не действие: { $why }.

## Слова

cli-words-level = Уровень
# Переменные: $count
cli-words-lacking = Слов пока без рецепта: { $count }. Вместо них боты рисуют каракули. Ключ --lacking выводит их список.
cli-words-no-picture = Такой картинки нет. Попробуйте другое слово.
words-cannot-be-read = Не удалось прочитать этот файл. Сохраните его простым текстом в UTF-8.
# Переменные: $most
words-are-too-large = Этот файл слишком велик: можно не больше { $most } МиБ. Разделите его по нескольким папкам.
words-are-no-folder = Это файл, а здесь должна быть папка со словами.
# Переменные: $count
words-and-more = И ещё { $count }.
