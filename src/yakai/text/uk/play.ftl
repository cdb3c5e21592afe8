### Що всі столи кажуть однаково.

## Місця

play-seats = Гравці
play-you = ви
play-bot = бот
# Змінні: $level
play-bot-level = бот, { $level }
play-bot-plays = не на зв’язку, грає бот
play-bot-instead = грає бот
play-away = не на зв’язку
# Змінні: $name
play-meet = { $name } за цим столом
play-left = уже не за столом
play-gave-up = поза грою
play-again = ще раз!
play-on-turn = зараз ходить
play-answers = може відповісти

## Чий хід

play-your-turn = Ваш хід
# Змінні: $name
play-turn = { $name } думає…
# Змінні: $name
play-turn-away = { $name } не на зв’язку
# Змінні: $name (той, за кого грає бот)
play-turn-bot = За гравця { $name } ходить бот…
# Змінні: $names (кілька одразу)
play-turns = Чекаємо: { $names }
play-bots-act = Боти ще не готові
play-deserted = Усі гравці відійшли. Гра на них чекає.
# Змінні: $names, $count
play-may-answer =
    { $count ->
        [1] Може відповісти { $names }
       *[other] Можуть відповісти: { $names }
    }
play-you-may-answer = Можна відповісти
play-sending = Хвилинку…
play-skip = Далі
play-close = Закрити
# Прибирає підказку назавжди
play-coach-dismiss = зрозуміло
play-stopped = Гру закінчено без результату
play-over = Гру закінчено
play-you-win = Ви перемогли!
# Ви серед кількох. Змінні: $names (усіх)
play-you-share = Ви ділите перше місце: { $names }
# Змінні: $names, $count (скільки переможців)
play-winners =
    { $count ->
        [1] Перемагає { $names }
       *[other] Перше місце ділять { $names }
    }
play-paused = Гру призупинено.
play-archived = Гра в архіві: давно нікого не було.
play-go-on = Продовжити гру

## Глядачі

play-watching = Ви глядач.
play-watching-late = Ви глядач: усі місця зайняті. Сісти за стіл можна буде, коли гра закінчиться.

## Час

# Змінні: $seconds
play-time-left =
    { $seconds ->
        [one] залишилася { $seconds } секунда
        [few] залишилося { $seconds } секунди
       *[many] залишилося { $seconds } секунд
    }
# How long somebody may think. Variables: $when (Thursday 18:00), $count
play-clock-own = Ваш час
play-clock-until = термін: { $when }
play-clock-late = 
    { $count ->
        [one] Залишилося менше ніж { $count } секунда
        [few] Залишилося менше ніж { $count } секунди
       *[many] Залишилося менше ніж { $count } секунд
    }
# Змінні: $minutes
play-minutes-left =
    { $minutes ->
        [one] залишилася { $minutes } хвилина
        [few] залишилося { $minutes } хвилини
       *[many] залишилося { $minutes } хвилин
    }
play-time-stands = Годинник стоїть

## Налаштування й афіші ігор, що не мають своїх слів

play-yes = Так
play-no = Ні
play-none = Немає
# Змінні: $least, $most
play-players = Гравців: { $least }–{ $most }
play-no-guide = Ця гра не має сторінки правил. Запитайте того, хто її встановив.

## Простий стіл

play-plain-other = Інша дія
play-plain-json = Дія у вигляді JSON
play-plain-send = Походити
play-plain-unreadable = Це не JSON. Виправте й спробуйте ще раз.

## Боти: які сильні та якої вдачі

play-level-random = навмання
play-level-random-words = Робить будь-який дозволений хід.
play-level-novice = новачок
play-level-novice-words = Початківець, як багато хто з нас: забуває, вірить на слово, хапає більшу карту.
play-level-club = бувалий
play-level-club-words = Грає міцно й подарунків не робить.
play-level-expert = знавець
play-level-expert-words = Пам’ятає, рахує й дивиться вперед. Думає трохи довше.
play-character-tanuki = Тримає корчму й ніколи нікуди не поспішає.
play-character-usagi = Прокидається раніше за всіх і завжди радіє гостям.
play-character-neko = Не вірить нічому, чого не обнюхає.
play-character-tengu = Пишається своїм носом і не звик відступати.
play-character-kitsune = Сміється раніше, ніж ви зрозумієте жарт.
play-character-kappa = Ґречний до останньої краплі й глибокий, мов ставок.
