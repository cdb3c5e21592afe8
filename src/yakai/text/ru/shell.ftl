### Оболочка в браузере.

## Везде

shell-title = Yakai: вечер настольных игр
shell-loading = Минутку…
shell-home = На главную
shell-close = Закрыть
shell-language = Язык
shell-theme-night = Ночная тема
shell-theme-daylight = Дневная контрастная тема
shell-sound = Звуки
shell-no-server = Сервер не отвечает. Попробуйте ещё раз чуть позже.
shell-no-page = Такой страницы нет
shell-no-page-words = По этому адресу ничего нет. Возможно, ссылка скопирована не целиком.
shell-no-table = Такого стола нет
shell-choose-game = Выбрать игру
shell-try-again = Попробовать ещё раз
# Сервер совсем не отвечает
shell-unreachable = Сервер не отвечает
shell-unreachable-words = Возможно, он перезапускается или пропала сеть. Страница пробует снова и продолжит сама.
# Variables: $clause (such as YAK-8)
shell-look-up = Открыть правило { $clause }

## Главная страница

shell-lead = Настольные игры на один вечер. Позовите друзей по ссылке или сыграйте с ботами — без регистрации.
shell-soon = скоро
shell-play-now = Играть
shell-invite = Позвать друзей
shell-how-to-play = Правила
shell-guest = Гость
shell-change-name = Сменить имя
shell-not-affiliated = Свободный проект тех, кому нравятся эти игры. Не связан с их авторами и издателями.

## Имя

shell-your-name = Как вас называть?
shell-name-hint = Это имя видят остальные. Браузер его запомнит.
shell-name-keep = Это я
# Переменные: $count (сколько лишних)
shell-name-long = Лишних знаков: { $count }
# Переменные: $count, $most
shell-name-count = Знаков: { $count } из { $most }

## Стол до игры

shell-seats = Места
shell-seat-count = Число мест
shell-fewer-seats = На одно место меньше
shell-more-seats = На одно место больше
# Переменные: $number (счёт с 1)
shell-seat = Место { $number }
shell-open-seat = Свободно
shell-bot = бот
shell-you = это вы
shell-away = не на связи
shell-is-ready = Я в деле
shell-waits = ждёт начала
shell-not-ready = ещё собирается
# Переменные: $count
shell-wins =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    }
shell-sit = Сесть
shell-stand = Встать
shell-rename = Имя
shell-colour = Ваш цвет
shell-add-bot = Посадить бота
shell-level-title = Насколько сильными будут боты?
# Переменные: $name
shell-level-of = Как играет { $name }?
# Переменные: $name, $level
shell-level-choose = { $name }: { $level }. Выбрать другой уровень
shell-fill-bots = Боты на все свободные места
# Переменные: $name
shell-remove = Освободить место: { $name }
# Число, которое вписывают. Переменные: $least, $most
shell-option-from-to = от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }
shell-invite-title = Позовите друзей
shell-more-links = QR-код и ссылка для зрителей
shell-scan = Наведите сюда камеру телефона.
# Переменные: $command
shell-only-here = Этот адрес открывается только на этом компьютере. Чтобы зайти с телефонов, запустите Yakai командой «{ $command }» и откройте адрес, который она напечатает.
shell-invitation = Ссылка для игры
shell-spectators-link = Ссылка для зрителей
shell-links = Ссылки на этот стол
shell-copy = Копировать
# Переменные: $what (какая ссылка)
shell-copy-what = Копировать: { $what }
shell-copied = Ссылка скопирована
shell-copy-yourself = Ссылка выделена — скопируйте её с клавиатуры
shell-qr = QR-код ссылки для игры
shell-watching = Вы зритель
# Переменные: $count
shell-spectators =
    { $count ->
        [0] Зрителей нет.
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
# Переменные: $count
shell-open-seats =
    { $count ->
        [one] Свободно ещё { $count } место
        [few] Свободно ещё { $count } места
       *[many] Свободно ещё { $count } мест
    }
shell-ready = Я в деле!
shell-wants-again = хочет ещё раз
shell-undecided = пока думает
shell-host-seats = Позовите кого-нибудь, посадите ботов или уберите места.
shell-host-invite = Позовите кого-нибудь или посадите ботов.
# Переменные: $count
shell-host-least = Игроков нужно не меньше { $count }: позовите кого-нибудь или посадите ботов.
shell-lack-you = Все ждут вас.
# Переменные: $names
shell-lack-ready = Ждём: { $names }
# Переменные: $names
shell-lack-again = Пока думают: { $names }
# Переменные: $names
shell-lack-away = Не на связи: { $names }
shell-bots-begin = За столом одни боты: начните и смотрите, как они играют.
shell-bots-wait = За столом одни боты. Ждём, когда хозяин начнёт игру.
shell-watching-lobby = Это ссылка для зрителей. Игра появится здесь, как только начнётся.
# Переменные: $spectators (пускает ли их хозяин: yes, no)
shell-choose-seat =
    { $spectators ->
        [no] Выберите место.
       *[yes] Выберите место или оставайтесь зрителем.
    }
# Переменные: $spectators (пускает ли их хозяин: yes, no)
shell-full =
    { $spectators ->
        [no] Все места заняты. Вы сможете сесть, как только место освободится.
       *[yes] Все места заняты. Можно смотреть отсюда и сесть, как только место освободится.
    }
shell-full-host = Все места заняты. Добавьте место, освободите одно или оставайтесь зрителем.
shell-other-table = Открыть другой стол

## Связь

shell-connecting = Соединяемся…
shell-reconnecting = Связь прервалась, восстанавливаем…
shell-offline = Нет сети. Ходы отправятся, когда она появится.

## Во время игры и после

shell-log = Ход игры
shell-log-empty = Пока ничего не произошло.
shell-log-and-talk = Ход игры и разговор
shell-result = Итог
shell-all-win = Победили все!
shell-again = Ещё раз!
# Переменные: $names
shell-waiting-for = Ждём: { $names }
shell-change-seats = Сменить места
shell-look-at-table = Посмотреть на стол

## The rules, clause by clause

shell-rules-all = Все правила по пунктам
# Variables: $game (its name)
shell-rules-of = Правила: { $game }
# Так для чтения вслух называется ряд ссылок на разделы
shell-rules-contents = Разделы
# What stands before a rule that is not plainly in the rulebook, and what it means.
shell-rules-sign-fig = рисунок
shell-rules-mark-fig = Подробность, которую книга правил показывает только на рисунке.
shell-rules-sign-set = догадка
shell-rules-mark-set = Этой подробности мы нигде не нашли: так мы это понимаем.
shell-rules-sign-ours = наше правило
shell-rules-mark-ours = Книга правил об этом молчит: так решили мы.

## The menu of a running game

shell-settings = Настройки
shell-menu = Меню игры
shell-undo = Отменить мой ход
shell-hint = Как сыграл бы сильный игрок?
shell-hint-thinking = Бот думает…
shell-pause = Приостановить игру
shell-pause-words = Для всех, пока кто-нибудь её не продолжит.
shell-hand-over = Пусть за меня играет бот
shell-hand-over-words = С этой минуты, пока вы не вернёте себе место.
shell-take-back = Вернуть себе место
shell-lent = За вас играет бот.
shell-gave-up = Вы сдались: за вас играет бот.
shell-give-up = Сдаться
# Asked before something that cannot be taken back. Variables: $deed (what it is called)
shell-deed-sure = Точно? Ещё раз: { $deed }
shell-give-up-sure = Сдаться?
shell-give-up-ends = Игра сразу закончится вашим поражением.
shell-give-up-others = Остальные доиграют с ботом на вашем месте. Вы сможете только смотреть, и отменить это нельзя.
shell-play-on = Играть дальше
shell-leave = Выйти из-за стола
shell-leave-stays = Место останется за вами: возвращайтесь, когда захотите.
# Variables: $span (the text of shell-after-minutes or shell-after-seconds)
shell-leave-words = Место останется за вами. { $span } вас подменит бот, пока вы не вернётесь.
# Variables: $count
shell-after-minutes =
    { $count ->
        [one] Через { $count } минуту
        [few] Через { $count } минуты
       *[many] Через { $count } минут
    }
# Variables: $count
shell-after-seconds =
    { $count ->
        [one] Через { $count } секунду
        [few] Через { $count } секунды
       *[many] Через { $count } секунд
    }
shell-notices = Уведомлять о моём ходе
shell-notices-blocked = Браузер блокирует уведомления этой страницы. Разрешите их в его настройках.

## Time

shell-clock = Время на размышление
shell-clock-none = Сколько угодно
shell-clock-moves = На каждый ход
shell-clock-games = На всю партию
shell-clock-days = Игра по переписке
# Variables: $span, $more (texts of shell-span-…)
shell-clock-move = { $span } на ход
shell-clock-game = { $span } + { $more } за ход
shell-clock-game-alone = { $span } на всю партию
# Variables: $count
shell-clock-day =
    { $count ->
        [one] { $count } день на ход
        [few] { $count } дня на ход
       *[many] { $count } дней на ход
    }
shell-clock-words = Если время вышло, ход делает бот.
shell-clock-days-words = Не нужно собираться в одно время. Если время вышло, ход делает бот.
shell-patience = Если кто-то уходит посреди игры
shell-patience-off = Ждать
# Variables: $span (text of shell-span-…)
shell-patience-after = Бот через { $span }
# Variables: $count
shell-span-seconds = { $count } с
shell-span-minutes = { $count } мин
shell-absent-open = { $name } не на связи.
# Variables: $address
shell-notices-address = Уведомления о вашем ходе приходят на { $address }.
shell-notices-remove = Больше не присылать
shell-notices-by-mail = Письмо, когда ваш ход
shell-notices-by-other = Уведомление, когда ваш ход
shell-notices-send = Прислать код
shell-notices-code = Код, который туда пришёл
shell-notices-confirm = Подтвердить
shell-notices-words = Только когда вас здесь нет. Кроме вас, адреса никто не увидит.

## Who is away

# A time follows: 0:42. Variables: $name
shell-absent = { $name } не на связи, бот через
# Variables: $others (how many others must agree too)
shell-call =
    { $others ->
        [0] Пусть сразу играет бот
       *[other] Я за бота
    }
# Variables: $names
shell-call-wanted = За бота: { $names }
# Variables: $names (those who have not agreed yet)
shell-call-waits = Вы за бота. Ждём: { $names }
# Переменные: $name
shell-idle = { $name } давно ничего не делает.
shell-finish-for = Не ждать
shell-while-away = Пока вас не было

## Talk

shell-talk = Разговор
shell-talk-empty = Пока никто ничего не сказал.
shell-talk-say = Напишите всем
shell-talk-send = Отправить
# Variables: $count
shell-talk-unread = 
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
# Variables: $name
shell-talk-mute = Заглушить: { $name }
# Variables: $name
shell-talk-unmute = Снова слышать: { $name }
shell-talk-remove = Убрать у всех
shell-talk-silent = Сейчас в этой игре не разговаривают.
shell-talk-who = Кто может говорить
shell-talk-who-all = все
shell-talk-who-players = игроки
shell-talk-who-nobody = никто
shell-react = Без слов
shell-react-clap = аплодисменты
shell-react-laugh = смех
shell-react-wow = удивление
shell-react-think = хм…
shell-react-heart = сердце
shell-react-party = ура
