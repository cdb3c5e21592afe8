### Списки столів на головній сторінці; як передати стіл або підсумок іншим.

# На афіші під «Грати». Змінні: $count (скільки ботів)
start-with-bots =
    { $count ->
        [one] ви і { $count } бот
        [few] ви і { $count } боти
       *[many] ви і { $count } ботів
    }
# На першій сторінці. Змінні: $level
start-bots-level = Боти: { $level }

## Де я сиджу

start-continue = Продовжити
# Змінні: $names, $count (скільки їх)
start-due =
    { $count ->
        [one] Ходить { $names }
        [few] Ходять: { $names }
       *[many] Ходять: { $names }
    }
start-before = Гра ще не почалася
start-full = Усі на місцях, гра ще не почалася
start-asked-again = Зіграємо ще? Чекають лише на вас.
start-replaced = Поки вас немає, за вас грає бот
start-goes-on = Гра триває
# Чого не треба бачити серед них на цьому пристрої
start-put-away = Прибрані зі списку
# Змінні: $game
start-put-aside = Прибрати гру «{ $game }» зі списку
# Змінні: $game
start-take-out = Повернути гру «{ $game }» до списку
# Змінні: $count
start-show-away = Прибрані зі списку: { $count }
# Змінні: $count (скільки всього)
start-all = Показати всі: { $count }
start-more = Ще столи

## Столи, відкриті для всіх

start-open-tables = Столи, де є місце
start-join = Сісти
# Змінні: $name
start-host = { $name } запрошує
# Змінні: $taken, $seats
start-taken = Зайнято місць: { $taken } з { $seats }
start-agreed = Як граємо
start-open-to-all = Відкрити стіл для всіх
start-open-yes = Стіл видно на головній сторінці, і сісти може будь-хто.
start-open-no = Зараз сюди потрапляють лише за посиланням.

## Передати іншим

start-share-link = Надіслати посилання
# Запрошення, яке йде разом із посиланням. Змінні: $game
start-share-invitation = «{ $game }» — зіграємо?
start-share-result = Поділитися підсумком
start-shared-copied = Скопійовано
start-share-cannot = Цей браузер не дає сторінці копіювати. Зробіть знімок екрана.

## Після гри

# Змінні: $count
start-series =
    { $count ->
        [one] { $count } гра за цим столом
        [few] { $count } гри за цим столом
       *[many] { $count } ігор за цим столом
    }
# Змінні: $name
start-next-first = Наступну гру починає { $name }
start-next-you = Наступну гру починаєте ви
