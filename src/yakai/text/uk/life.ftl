### Життя столу: хто заходить і хто йде, хто спізнився, голосування, зіграні ігри.

## Кому можна зайти

life-not-in = Зайти не можна
banned-from-table = Господар цього столу більше не хоче вас тут бачити. Є й інші столи, а можна відкрити свій.
turned-out = Господар попросив вас залишити цей стіл.
table-is-locked = Зараз господар не пускає нікого нового. Запитайте його або зайдіть пізніше.
watching-is-off = За цим столом господар не дозволяє дивитися.
nobody-like-that = За цим столом таких уже немає.
host-must-sit = Господарем може бути лише той, хто сидить за столом.
host-cannot-be-turned-out = Господаря не можна видалити. Спершу передайте стіл.
# Змінні: $game
host-waits-for-silence = Не зараз: поки у «{ $game }» грають без слів, нічого помітного іншим не змінюють.

## Хто спізнився, і голосування

you-have-played-this-game = Ви вже бачили цю гру з іншого місця. Дочекайтеся наступної.
nobody-asks-any-more = Про це місце вже не просять.
you-were-not-there = Це можуть лише ті, хто грав у цій грі.

## Що чують усі
# Змінні: $name, $who (you, other)

table-news-host = { $who ->
    [you] Тепер господар столу — ви
   *[other] Тепер господар столу — { $name }
}
table-news-link = Посилання нові: старі більше не діють
table-news-locked = Тепер ніхто новий не зайде
table-news-unlocked = Знову може зайти кожен, хто має посилання
table-news-watching = Тепер можна дивитися
table-news-unwatched = Тепер дивитися не можна
# Змінні: $name
table-news-turned-out = За столом більше немає гравця { $name }: так вирішив господар
# Змінні: $name
table-news-banned = Господар закрив цей стіл для гравця { $name }
table-news-declined = Господар волів залишити місце ботові
table-news-plays-on = { $who ->
    [you] Ви хочете грати далі
   *[other] { $name } хоче грати далі
}

## Аркуш господаря

life-host = господар
life-table = Стіл і гості
life-table-words = Хто тут, кому можна зайти, нові посилання
life-people = Хто тут
life-nobody = Більше нікого немає.
life-by-link = за запрошенням
life-looks-on = дивиться
life-banned = не може повернутися
life-let-in = Впустити знову
life-make-host = Передати стіл
life-make-host-words = Відтоді господар — цей гравець.
life-turn-out = Попросити піти
life-turn-out-words = За посиланням можна повернутися.
life-turn-out-playing = За нього дограє бот. За посиланням можна повернутися.
life-ban = Видалити назавжди
life-ban-words = Повернутися не можна за жодним посиланням.
life-back = Назад
life-doors = Кому можна зайти
life-lock = Зачинити стіл
life-lock-yes = Ніхто новий не зайде
life-lock-no = Зайде кожен, хто має посилання
life-watching = Можна дивитися
life-watching-yes = За своїм посиланням або без місця за столом
life-watching-no = Гру бачать лише гравці
life-concede = Хто здається, закінчує гру
life-concede-yes = Якщо хтось здається, гра закінчується
life-concede-no = За того, хто здався, дограє бот
life-renew = Нові посилання
life-renew-words = Старі перестануть діяти. Хто сидить за столом, лишається.

## Хто спізнився
# Змінні: $name, $bot

life-late = Ще можна приєднатися
# Змінні: $bot, $count (скільки ботів)
life-late-ask = { $count ->
    [1] Грати замість { $bot }
   *[other] Грати замість бота
}
life-late-whom = Замість кого ви хочете грати?
life-knock = { $name } хоче грати далі замість бота { $bot }
life-knock-yes = Нехай грає
life-knock-no = Ні
# Змінні: $bot
life-knocking = Господаря запитали, чи можна вам грати замість бота { $bot }
life-knock-back = Не треба
# Змінні: $names
life-unwatched = Грають: { $names }. Сісти за стіл можна після гри.

## Закінчити гру

life-stop = Закінчити гру
life-ending-yes = Закінчити
life-stop-sure = Закінчити без результату?
life-stop-words = Гра закінчиться, коли погодяться всі гравці. Переможця не буде.
life-stop-alone = Гра закінчиться одразу. Переможця не буде.
life-stop-ask = Запитати інших
# Змінні: $names, $count
life-ending = { $count ->
    [one] { $names } хоче закінчити гру без результату
   *[other] { $names } хочуть закінчити гру без результату
}
# Змінні: $names
life-ending-waits = Ви хочете закінчити гру. Ще не відповіли: { $names }
life-give-up-ends = На цьому гра закінчиться, і всі інші поділять перемогу.

## Що зіграно

life-history = Мої ігри
life-history-empty = Ви ще не дограли тут жодної гри.
life-record = Зіграна гра
life-no-record = Такої гри немає
life-no-record-words = За цією адресою немає зіграної гри, або її бачать лише ті, хто грав.
life-earlier = Раніші ігри
life-gave-up = здача
life-log-text = Запис для читання
life-log-file = Запис файлом
life-its-table = До столу
life-record-link = Скопіювати посилання
life-record-open = Можна читати іншим
life-record-open-yes = Хто має посилання, бачить результат і запис
life-record-open-no = Бачать лише ті, хто грав
life-name-waits = Ім’я збережено. За одним із ваших столів грають без слів: там воно зміниться після гри.
