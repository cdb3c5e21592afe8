### Кілька гравців за одним екраном і стіл на великому екрані.

## На першій сторінці

screens-one-screen = За одним екраном
screens-own-screens = Усі грають одночасно: кожному потрібен власний екран.
screens-who = Хто грає?
screens-how = Екран передають з рук у руки. Чужі карти ховає ширма.
# Змінні: $number
screens-player = Гравець { $number }
screens-fewer = На гравця менше
screens-more = Ще гравець
screens-begin = Почати
screens-table-first = Спершу до столу

## До гри

screens-add = Ще гравець за цим екраном
screens-their-name = Як звати гравця?
screens-beside-you = за вашим екраном
screens-beside = за спільним екраном

## Ширма
# Змінні: $name

screens-pass = Далі грає
screens-me = Я — { $name }
screens-look = Подивитися з іншого місця
screens-whose = Хто хоче подивитися?
# Змінні: $name
screens-look-as = Дивиться { $name }
# Змінні: $name
screens-sure = Ви — { $name }?
screens-not-me = Ні, назад
screens-back = До столу
# Змінні: $name
screens-timed-out = Час вичерпано ({ $name }): хід зробив бот
screens-gives-up = { $name } здається
screens-cover = Закрити ширму
screens-uncover = Подивитися карти

## Стіл на великому екрані

screens-big = Стіл на великому екрані
screens-big-words = Планшет або телевізор посередині показує стіл, а карти — у телефонах. Місця за столом він не займає й показує код для входу.
screens-big-here = На цьому екрані
screens-big-link = Посилання для іншого екрана
screens-join = Грайте з телефона
screens-renewed = Посилання оновлено: новий код для входу — у господаря столу.
screens-dark = Стіл повернеться сам, коли господар знову пустить глядачів.
screens-paused = Пауза
