### Что все столы говорят одинаково.

## Места

play-seats = Игроки
play-you = вы
play-bot = бот
play-bot-plays = нет на связи, играет бот
play-bot-instead = играет бот
play-away = нет на связи
play-left = больше не за столом
play-gave-up = вне игры
play-again = ещё раз!
play-on-turn = сейчас ходит

## Чей ход

play-your-turn = Ваш ход
# Переменные: $name
play-turn = { $name } думает…
# Переменные: $name
play-turn-away = { $name } не на связи
# Переменные: $names (несколько сразу)
play-turns = Сейчас ходят: { $names }
play-sending = Минутку…
play-skip = Дальше
play-close = Закрыть
# Убирает подсказку насовсем
play-coach-dismiss = понятно
play-over = Игра окончена
play-paused = Игра на паузе.
play-go-on = Продолжить игру

## Зрители

play-watching = Вы смотрите.
play-watching-late = Вы смотрите: все места заняты. Сесть за стол можно будет, когда игра закончится.

## Время

# Переменные: $seconds
play-time-left =
    { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
       *[many] осталось { $seconds } секунд
    }
play-time-stands = Часы стоят

## Настройки и афиши игр, у которых нет своих слов

play-yes = Да
play-no = Нет
play-none = Нет
# Переменные: $least, $most
play-players = Игроков: { $least }–{ $most }
play-no-guide = У этой игры нет правил для чтения. Спросите того, кто её установил.

## Простой стол

play-plain-other = Другое действие
play-plain-json = Действие в виде JSON
play-plain-send = Сходить
play-plain-unreadable = Это не JSON. Исправьте и попробуйте ещё раз.
