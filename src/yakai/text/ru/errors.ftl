### Что может пойти не так: что случилось и что теперь.

## Игры и столы

# Переменные: $game, $known
no-such-game = Игры «{ $game }» здесь нет. Установлены: { $known }.
# Переменные: $game, $version, $newest
no-such-rules-version = Эта запись «{ $game }» сделана по правилам версии { $version }, а у этой программы их нет (самая новая — { $newest }). Возможно, её прочтёт более новый выпуск.
# Переменные: $bot, $known
no-such-bot = Бота «{ $bot }» нет. Есть: { $known }.
# Переменные: $game, $seats, $least, $most
wrong-number-of-seats = В «{ $game }» нельзя играть таким составом ({ $seats }): нужно от { $least } до { $most } игроков.
# Переменные: $game, $why
option-is-wrong = Неверная настройка «{ $game }»: { $why }.
# Переменные: $seat, $seats
no-such-seat = Места { $seat } нет: мест за столом — { $seats }, счёт с 0.

## Игра

# Переменные: $game, $action
not-an-action-of-this-game = «{ $action }» — не действие игры «{ $game }».
not-your-turn = Сейчас не ваш ход. Подождите своей очереди.
game-is-over = Игра окончена, ходить больше нельзя.
# Переменные: $timer
no-such-timer = Таймер «{ $timer }» не идёт.
cannot-undo = Этот ход не вернуть: после него уже что-то открыли, взяли или сыграли.
already-conceded = Вы уже сдались.
no-chance-is-pending = случаю здесь нечего решать

## Записи игр

# Переменные: $line, $why
log-has-no-header = Это не запись игры: в строке { $line } должно стоять, что за игра ({ $why }).
# Переменные: $format, $known
log-format-is-unknown = Формат этой записи — { $format }, а программа читает формат { $known }. Возможно, её прочтёт более новый выпуск.
# Переменные: $line, $why
log-line-is-damaged = Запись повреждена, строка { $line }: { $why }.
log-is-empty = Запись пуста.
# Переменные: $line
log-is-cut-off = Запись обрывается на строке { $line }: остального нет.
log-result-is-wrong = итог не следует из игры
# Переменные: $line, $why
log-line-could-not-happen = Запись повреждена: того, что в строке { $line }, быть не могло ({ $why }).
