### Несколько игроков за одним экраном и стол на большом экране.

## На первой странице

screens-one-screen = За одним экраном
screens-own-screens = Все играют одновременно: каждому нужен свой экран.
screens-who = Кто играет?
screens-how = Экран передают из рук в руки. Чужие карты скрывает ширма.
# Переменные: $number
screens-player = Игрок { $number }
screens-fewer = На игрока меньше
screens-more = Ещё игрок
screens-begin = Начать
screens-table-first = Сначала к столу

## До игры

screens-add = Ещё игрок за этим экраном
screens-their-name = Как зовут игрока?
screens-beside-you = за вашим экраном
screens-beside = за общим экраном

## Ширма
# Переменные: $name

screens-pass = Дальше играет
screens-me = Я — { $name }
screens-look = Посмотреть с другого места
screens-whose = Кто хочет посмотреть?
# Переменные: $name
screens-look-as = Смотрит { $name }
# Переменные: $name
screens-sure = Вы — { $name }?
screens-not-me = Нет, назад
screens-back = К столу
# Переменные: $name
screens-timed-out = Время вышло ({ $name }): ход сделал бот
screens-gives-up = { $name } сдаётся
screens-cover = Закрыть ширму
screens-uncover = Посмотреть карты

## Стол на большом экране

screens-big = Стол на большом экране
screens-big-words = Планшет или телевизор посередине показывает стол, а карты — на телефонах. Места за столом он не занимает и показывает код для входа.
screens-big-here = На этом экране
screens-big-link = Ссылка для другого экрана
screens-join = Играйте с телефона
screens-renewed = Ссылки обновлены: новый код для входа — у хозяина стола.
screens-dark = Стол вернётся сам, когда хозяин снова пустит зрителей.
screens-paused = Пауза
