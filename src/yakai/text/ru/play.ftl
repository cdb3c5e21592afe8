### Что все столы говорят одинаково.

## Места

play-seats = Игроки
play-you = вы
play-bot = бот
# Переменные: $level
play-bot-level = бот, { $level }
play-bot-plays = не на связи, играет бот
play-bot-instead = играет бот
play-away = не на связи
# Переменные: $name
play-meet = { $name } за этим столом
play-left = больше не за столом
play-gave-up = вне игры
play-again = ещё раз!
play-on-turn = сейчас ходит
play-answers = может ответить

## Чей ход

play-your-turn = Ваш ход
# Переменные: $name
play-turn = { $name } думает…
# Переменные: $name
play-turn-away = { $name } не на связи
# Переменные: $name (тот, за кого играет бот)
play-turn-bot = За игрока { $name } ходит бот…
# Переменные: $names (несколько сразу)
play-turns = Ждём: { $names }
play-bots-act = Боты ещё не готовы
play-deserted = Все игроки отошли. Игра их ждёт.
# Переменные: $names, $count
play-may-answer =
    { $count ->
        [1] Может ответить { $names }
       *[other] Могут ответить: { $names }
    }
play-you-may-answer = Можно ответить
play-sending = Минутку…
play-skip = Дальше
play-close = Закрыть
# Убирает подсказку насовсем
play-coach-dismiss = понятно
play-stopped = Игра закончена без результата
play-over = Игра окончена
play-you-win = Вы победили!
# Вы среди нескольких. Переменные: $names (всех)
play-you-share = Вы делите первое место: { $names }
# Переменные: $names, $count (сколько победителей)
play-winners =
    { $count ->
        [1] Побеждает { $names }
       *[other] Первое место делят { $names }
    }
play-paused = Игра на паузе.
play-archived = Игра в архиве: давно никого не было.
play-go-on = Продолжить игру

## Зрители

play-watching = Вы зритель.
play-watching-late = Вы зритель: все места заняты. Сесть за стол можно будет, когда игра закончится.

## Время

# Переменные: $seconds
play-time-left =
    { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
       *[many] осталось { $seconds } секунд
    }
# How long somebody may think. Variables: $when (Thursday 18:00), $count
play-clock-own = Ваше время
play-clock-until = срок: { $when }
play-clock-late = 
    { $count ->
        [one] Осталось меньше { $count } секунды
       *[many] Осталось меньше { $count } секунд
    }
# Переменные: $minutes
play-minutes-left =
    { $minutes ->
        [one] осталась { $minutes } минута
        [few] осталось { $minutes } минуты
       *[many] осталось { $minutes } минут
    }
play-time-stands = Часы стоят

## Настройки и афиши игр, у которых нет своих слов

play-yes = Да
play-no = Нет
play-none = Нет
# Переменные: $least, $most
play-players = Игроков: { $least }–{ $most }
play-no-guide = У этой игры нет страницы правил. Спросите того, кто её установил.

## Простой стол

play-plain-other = Другое действие
play-plain-json = Действие в виде JSON
play-plain-send = Сходить
play-plain-unreadable = Это не JSON. Исправьте и попробуйте ещё раз.

## Боты: как сильны и каковы нравом

play-level-random = наугад
play-level-random-words = Делает любой ход, лишь бы по правилам.
play-level-novice = новичок
play-level-novice-words = Начинающий, как многие из нас: забывает, верит на слово, хватает карту побольше.
play-level-club = бывалый
play-level-club-words = Играет крепко и мало что уступает.
play-level-expert = знаток
play-level-expert-words = Помнит, считает и смотрит вперёд. Думает чуть дольше.
play-character-tanuki = Держит трактир и никогда никуда не спешит.
play-character-usagi = Встаёт раньше всех и всегда радуется гостям.
play-character-neko = Не верит ничему, чего не обнюхает.
play-character-tengu = Гордится своим носом и никогда не отступает.
play-character-kitsune = Смеётся раньше, чем вы поймёте шутку.
play-character-kappa = Учтивость до последней капли, а глубина — как у пруда.
