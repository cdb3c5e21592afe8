### Списки столов на главной странице; как передать стол или итог другим.

# На афише под «Играть». Переменные: $count (сколько ботов)
start-with-bots =
    { $count ->
        [one] вы и { $count } бот
        [few] вы и { $count } бота
       *[many] вы и { $count } ботов
    }
# На первой странице. Переменные: $level
start-bots-level = Боты: { $level }

## Где я сижу

start-continue = Продолжить
# Переменные: $names, $count (сколько их)
start-due =
    { $count ->
        [one] Ходит { $names }
        [few] Ходят: { $names }
       *[many] Ходят: { $names }
    }
start-before = Игра ещё не началась
start-full = Все на местах, игра ещё не началась
start-asked-again = Сыграем ещё? Ждут только вас.
start-replaced = Пока вас нет, за вас играет бот
start-goes-on = Игра идёт
# Что не нужно видеть среди них на этом устройстве
start-put-away = Убранные
# Переменные: $game
start-put-aside = Убрать из списка: «{ $game }»
# Переменные: $game
start-take-out = Вернуть в список: «{ $game }»
# Переменные: $count
start-show-away = Убранные: { $count }
# Переменные: $count (сколько всего)
start-all = Показать все: { $count }
start-more = Ещё столы

## Столы, открытые для всех

start-open-tables = Столы, где есть место
start-join = Сесть
# Переменные: $name
start-host = { $name } приглашает
# Переменные: $taken, $seats
start-taken = Занято мест: { $taken } из { $seats }
start-agreed = Как играем
start-open-to-all = Открыть стол для всех
start-open-yes = Стол виден на главной странице, и сесть может любой.
start-open-no = Сейчас сюда попадают только по ссылке.

## Передать другим

start-share-link = Отправить ссылку
# Приглашение, которое уходит вместе со ссылкой. Переменные: $game
start-share-invitation = «{ $game }»: сыграем?
start-share-result = Поделиться итогом
start-shared-copied = Скопировано
start-share-cannot = Этот браузер не даёт странице копировать. Сделайте снимок экрана.

## После игры

# Переменные: $count
start-series =
    { $count ->
        [one] { $count } игра за этим столом
        [few] { $count } игры за этим столом
       *[many] { $count } игр за этим столом
    }
# Переменные: $name
start-next-first = Следующую игру начинает { $name }
start-next-you = Следующую игру начинаете вы
