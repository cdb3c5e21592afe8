### Що може піти не так: що сталося і що тепер.

## Ігри та столи

# Змінні: $game, $known
no-such-game = Гри «{ $game }» тут немає. Встановлено: { $known }.
# Змінні: $game, $version, $newest
no-such-rules-version = Цей запис «{ $game }» зроблено за правилами версії { $version }, а в цій програмі їх немає (найновіша — { $newest }). Можливо, його прочитає новіший випуск.
# Змінні: $bot, $known
no-such-bot = Бота «{ $bot }» немає. Є: { $known }.
# Змінні: $game, $seats, $least, $most
wrong-number-of-seats = У «{ $game }» не можна грати таким складом ({ $seats }): потрібно від { $least } до { $most } гравців.
# Змінні: $game, $why
option-is-wrong = Хибне налаштування «{ $game }»: { $why }.
# Змінні: $seat, $seats
no-such-seat = Місця { $seat } немає: місць за столом — { $seats }, лік із 0.

## Гра

# Змінні: $game, $action
not-an-action-of-this-game = «{ $action }» — не дія гри «{ $game }».
not-your-turn = Зараз не ваш хід. Зачекайте на свою чергу.
game-is-over = Гру закінчено, ходити більше не можна.
# Змінні: $timer
no-such-timer = Таймер «{ $timer }» не йде.
cannot-undo = Цей хід не повернути: після нього вже щось відкрили, взяли або зіграли.
already-conceded = Ви вже здалися.
no-chance-is-pending = випадку тут нічого вирішувати

## Записи ігор

# Змінні: $line, $why
log-has-no-header = Це не запис гри: у рядку { $line } має стояти, що це за гра ({ $why }).
# Змінні: $format, $known
log-format-is-unknown = Формат цього запису — { $format }, а програма читає формат { $known }. Можливо, його прочитає новіший випуск.
# Змінні: $line, $why
log-line-is-damaged = Запис пошкоджено, рядок { $line }: { $why }.
log-is-empty = Запис порожній.
# Змінні: $line
log-is-cut-off = Запис обривається на рядку { $line }: решти немає.
log-result-is-wrong = підсумок не випливає з гри
# Змінні: $line, $why
log-line-could-not-happen = Запис пошкоджено: того, що в рядку { $line }, бути не могло ({ $why }).
