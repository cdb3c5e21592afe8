### «Пиктомания» по-русски. Имена не склоняются, всё в настоящем времени: прошедшему нужен род.

## Игра

pictomania-name = Пиктомания
pictomania-tagline = Рисуем и угадываем. Все сразу!
pictomania-feel = Карандаши летают, догадки сыплются, и никто не ждёт своей очереди
pictomania-poster-facts = 3–6 игроков · 30 мин · рисуют все
pictomania-poster-feel = Рисуем и угадываем — одновременно. Быстрее!

## Принадлежности

# Переменные: $level (green, yellow, orange, red)
pictomania-level =
    { $level ->
        [green] зелёный уровень
        [yellow] жёлтый уровень
        [orange] оранжевый уровень
       *[red] красный уровень
    }
# Переменные: $stars
pictomania-stars =
    { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }
# Слово игрока. Переменные: $letter, $number, $word
pictomania-word = { $letter }{ $number } «{ $word }»

## Что происходит: строка на каждое событие, о линиях — ни слова
## $who — «you» или «other», $name — игрок; $whose — «yours» или «other», $artist — чей рисунок

# Переменные: $round, $level
pictomania-event-cards = Раунд { $round }, { pictomania-level }: три карты со словами
# Переменные: $who, $name, $round, $level
pictomania-event-level =
    { $who ->
        [you] Вы выбираете для раунда { $round } { pictomania-level }
       *[other] { $name } выбирает для раунда { $round } { pictomania-level }
    }
# Переменные: $who, $name
pictomania-event-ready =
    { $who ->
        [you] Вы говорите: «Дальше!»
       *[other] { $name } говорит: «Дальше!»
    }
# Переменные: $who, $name, $letter
pictomania-event-asked =
    { $who ->
        [you] Вы не знаете какого-то слова на карте { $letter }
       *[other] { $name } не знает какого-то слова на карте { $letter }
    }
# Дальше идёт сама карта
pictomania-event-fresh = Вместо неё новая карта, и все читают ещё раз:
pictomania-event-dealt = У каждого есть слово: за карандаши!
# Только для того, чьё это слово. Переменные: $letter, $number, $word
pictomania-event-dealt-own = Ваше слово — { pictomania-word }. За карандаши!
# Переменные: $who, $name, $whose, $artist
pictomania-event-guessed = 
    { $whose ->
        [yours] { $name } угадывает ваш рисунок
       *[other]
            { $who ->
                [you] Вы угадываете рисунок игрока { $artist }
               *[other] { $name } угадывает рисунок игрока { $artist }
            }
    }
# Только для того, чья догадка. Переменные: $who, $name, $whose, $artist, $number
pictomania-event-guessed-own = 
    { $who ->
        [you] Вы угадываете рисунок игрока { $artist }: { $number }
       *[other] { $name } угадывает рисунок игрока { $artist }: { $number }
    }
# Переменные: $who, $name, $stars
pictomania-event-took =
    { $who ->
        [you] Вы заканчиваете и берёте чёрный жетон: { pictomania-stars }
       *[other] { $name } заканчивает и берёт чёрный жетон: { pictomania-stars }
    }
# Переменные: $who, $name
pictomania-event-finished =
    { $who ->
        [you] Вы заканчиваете без чёрного жетона
       *[other] { $name } заканчивает без чёрного жетона
    }
pictomania-event-time = Время вышло
pictomania-event-review = Карандаши на стол! Вот слова:
# Переменные: $who, $name, $letter, $number, $word
pictomania-event-review-word =
    { $who ->
        [you] Вы: { pictomania-word }
       *[other] { $name }: { pictomania-word }
    }
# Переменные: $who, $name
pictomania-event-confessed =
    { $who ->
        [you] Вы признаёте, что нарисовали другое слово: ваш рисунок не в счёт
       *[other] { $name } признаёт, что на рисунке другое слово: рисунок не в счёт
    }
# Переменные: $who, $name, $whose, $artist
pictomania-event-agreed =
    { $whose ->
        [yours] { $name } предлагает не засчитывать ваш рисунок
       *[other]
            { $who ->
                [you] Вы предлагаете не засчитывать рисунок игрока { $artist }
               *[other] { $name } предлагает не засчитывать рисунок игрока { $artist }
            }
    }
# Кто-то сказал это раньше. Переменные: $who, $name, $whose, $artist
pictomania-event-agreed-too =
    { $whose ->
        [yours] { $name } тоже за то, чтобы не засчитывать ваш рисунок
       *[other]
            { $who ->
                [you] Вы тоже за то, чтобы не засчитывать рисунок игрока { $artist }
               *[other] { $name } тоже за то, чтобы не засчитывать рисунок игрока { $artist }
            }
    }
# Согласны все остальные. Переменные: $who, $name, $whose, $artist
pictomania-event-agreed-void =
    { $whose ->
        [yours] { $name } соглашается, и теперь согласны все: ваш рисунок не в счёт
       *[other]
            { $who ->
                [you] Вы соглашаетесь, и теперь согласны все: рисунок игрока { $artist } не в счёт
               *[other] { $name } соглашается, и теперь согласны все: рисунок игрока { $artist } не в счёт
            }
    }
# Переменные: $round
pictomania-event-scored = Счёт раунда { $round }
# Чья догадка о чьём рисунке. Переменные: $who, $name, $whose, $artist
pictomania-event-scored-guess =
    { $whose ->
        [yours] { $name } → ваш рисунок
       *[other]
            { $who ->
                [you] Вы → { $artist }
               *[other] { $name } → { $artist }
            }
    }
# Переменные: те же и $number
pictomania-event-scored-wrong = { pictomania-event-scored-guess }: { $number }, мимо
# Переменные: те же и $number, $stars
pictomania-event-scored-right = { pictomania-event-scored-guess }: { $number }, верно, { pictomania-stars }
# О рисунке, который не в счёт. Переменные: те же и $number
pictomania-event-scored-void = { pictomania-event-scored-guess }: { $number }, карта возвращается
# Переменные: $who, $name
pictomania-event-scored-sheep =
    { $who ->
        [you] Чёрная овца: вы
       *[other] Чёрная овца: { $name }
    }
# Переменные: $who, $name, $won, $black (сколько даёт чёрный жетон), $left (с минусом), $score, $total
pictomania-event-scored-seat =
    { $who ->
        [you] Вы: за догадки { $won }, чёрный жетон { $black }, свои жетоны { $left } → { $score }, всего { $total }
       *[other] { $name }: за догадки { $won }, чёрный жетон { $black }, свои жетоны { $left } → { $score }, всего { $total }
    }
pictomania-event-voting = Все раунды сыграны. Какой рисунок лучше всех?
# Переменные: $who, $name
pictomania-event-voted =
    { $who ->
        [you] Вы голосуете
       *[other] { $name } голосует
    }
# Только для того, кто голосует. Переменные: $who, $name, $artist, $round
pictomania-event-voted-own =
    { $who ->
        [you] Вы голосуете за рисунок игрока { $artist } (раунд { $round })
       *[other] { $name } голосует за рисунок игрока { $artist } (раунд { $round })
    }
# Переменные: $count, $drawings
pictomania-event-finest =
    { $count ->
        [1] Лучший рисунок: { $drawings }
       *[other] Лучшие рисунки: { $drawings }
    }
# Переменные: $who, $name, $round
pictomania-event-finest-drawing =
    { $who ->
        [you] ваш (раунд { $round })
       *[other] { $name } (раунд { $round })
    }
pictomania-event-finest-none = Никто не голосует: хороши все рисунки
# Переменные: $who, $name (победитель), $score
pictomania-event-ended =
    { $who ->
        [you] Игра окончена. Вы побеждаете: { $score } ★
       *[other] Игра окончена. Побеждает { $name }: { $score } ★
    }
# Переменные: $names (победители), $score
pictomania-event-ended-shared = Игра окончена. Первое место делят ({ $score } ★): { $names }
# Один из нескольких победителей. Переменные: $who, $name
pictomania-event-winner =
    { $who ->
        [you] вы
       *[other] { $name }
    }
# Все остальные сдались. Переменные: $who, $name
pictomania-event-ended-conceded =
    { $who ->
        [you] Игра окончена. Побеждаете вы
       *[other] Игра окончена. Побеждает { $name }
    }
# Чем кончались игры: в перечне с их числом
pictomania-ending-rounds = сыграны все раунды

## Отказы: что случилось, какое правило, что теперь

pictomania-already-finished = Здесь вы уже закончили. Подождите остальных.
pictomania-time-runs = У этого шага своё время: он закончится сам.
pictomania-done-already = Этот игрок уже закончил.
pictomania-not-dealt-yet = Слова ещё не розданы. Сначала все читают карты и говорят «дальше».
pictomania-drawing-is-over = Рисование окончено, и после него ничего не считается. Посмотрите рисунки и скажите «дальше».
pictomania-level-is-set = Уровни выбирают до игры и между раундами. Этот раунд играйте как есть.
# Переменные: $round
pictomania-no-such-level = Раунду { $round } этот уровень не назначить: он там уже стоит, раунд сыгран или таких карт осталось мало. Выберите другой.
pictomania-finish-instead = Пока вы рисуете, говорить «дальше» рано. Возьмите чёрный жетон или закончите без него.
pictomania-cards-are-settled = Карту можно заменить только до раздачи слов, а они уже розданы. Играйте с теми словами, что есть.
pictomania-no-cards-yet = Карт следующего раунда ещё нет. Скажите «дальше» и прочитайте их, когда появятся.
pictomania-no-review = Рисунки рассматривают, когда все карандаши на столе. Подождите немного.
pictomania-review-is-over = Об этом говорить поздно: раунд уже посчитан. Посмотрите счёт и скажите «дальше».
pictomania-no-vote = За лучший рисунок голосуют после последнего раунда.
pictomania-all-is-played = Все раунды сыграны, осталось только голосование. Выберите лучший рисунок или скажите «дальше».
pictomania-step-is-over = Чуть-чуть поздно: за это время кое-что изменилось. Взгляните ещё раз и выберите.
# Переменные: $most
pictomania-replaced-enough =
    { $most ->
        [one] Больше { $most } карты за раунд не заменяют. Скажите «дальше», а непонятное слово объясните друг другу.
       *[other] Больше { $most } карт за раунд не заменяют. Скажите «дальше», а непонятное слово объясните друг другу.
    }
pictomania-no-card-left = Других карт этого уровня не осталось. Скажите «дальше», а непонятное слово объясните друг другу.
pictomania-pencil-is-down = После первой догадки карандаш лежит на столе. Угадывайте дальше или заканчивайте.
# Переменные: $strokes, $points
pictomania-sheet-is-full = Линий на рисунке бывает не больше { $strokes }, точек — не больше { $points }, и ваш уже заполнен. Угадывайте или заканчивайте.
pictomania-columns-are-unequal = Линия повреждена: у каждой точки должны быть обе координаты и время. Нарисуйте её ещё раз.
# Переменные: $points, $most
pictomania-wrong-number-of-points = В линии может быть от 1 до { $most } точек, а здесь их { $points }. Оторвите карандаш и начните новую линию.
# Переменные: $edge
pictomania-off-the-sheet = Линия выходит за край листа: координаты и нажим — от 0 до { $edge }, время — от 0. Нарисуйте её ещё раз.
pictomania-times-are-odd = Линия повреждена: время её точек может только расти, самое большее до часа. Нарисуйте её ещё раз.
pictomania-no-undo = За этим столом линии не стирают. Рисуйте дальше.
pictomania-nothing-to-undo = Лист пуст: убирать нечего.
# Переменные: $most
pictomania-undone-enough = В этом раунде вы убрали уже { $most } точек: остальное остаётся. Рисуйте дальше.
pictomania-no-such-artist = Так можно только с рисунком другого игрока. Выберите какой-нибудь.
pictomania-guessed-already = Этот рисунок вы уже угадывали, и забрать догадку нельзя. Выберите другой рисунок.
# Переменные: $number
pictomania-no-such-guess-card = Карты догадки { $number } у вас нет: каждое число от 1 до 7 играется один раз за раунд. Выберите другое.
pictomania-no-token-left = Чёрных жетонов не осталось. Закончите без жетона.
# Переменные: $stars, $left
pictomania-no-such-token = Чёрного жетона на { $stars } ★ уже нет. Возьмите один из этих: { $left }.
pictomania-void-already = Этот рисунок и так не в счёт. Добавить тут нечего.
pictomania-agreed-already = Вы это уже сказали. Теперь решают остальные.
pictomania-no-such-drawing = Голосуйте за чужой рисунок, но не за пустой лист.
# Повреждённые записи
pictomania-wrong-number-of-cards = при раздаче не то число карт
# Переменные: $card
pictomania-no-such-card = эта карта сейчас прийти не может: { $card }

## Рисование: листы, догадки, жетоны

pictomania-board-silence = Пока все рисуют и угадывают, никто не разговаривает.
# Переменные: $strokes
pictomania-board-own-sheet =
    { $strokes ->
        [0] Ваш лист, пустой
        [one] Ваш лист, { $strokes } линия
        [few] Ваш лист, { $strokes } линии
       *[many] Ваш лист, { $strokes } линий
    }
# Переменные: $name, $strokes
pictomania-board-sheet =
    { $strokes ->
        [0] { $name }: пустой лист
        [one] { $name }: { $strokes } линия
        [few] { $name }: { $strokes } линии
       *[many] { $name }: { $strokes } линий
    }
pictomania-board-sheets = Листы остальных
pictomania-board-sheet-role = лист
pictomania-board-sheet-keys = Стрелки двигают карандаш, с Shift — понемногу. Пробел опускает и поднимает его.
# Насколько кто продвинулся. Переменные: $how (draws, guesses, finished, away)
pictomania-board-how-far =
    { $how ->
        [draws] рисует
        [guesses] карандаш отложен
        [finished] всё сделано
       *[away] не на связи
    }
pictomania-board-undo = Убрать последнюю линию
pictomania-board-look-away = Назад к своему листу
# Переменные: $ms
pictomania-board-latency = Ваша связь с сервером: { $ms } мс туда и обратно
# Миллисекунды, как можно короче. Переменные: $ms
pictomania-board-ms = { $ms } мс
# Кто положил сюда догадку, по порядку. Переменные: $names
pictomania-board-guesses = Догадки здесь, по порядку: { $names }
pictomania-board-no-guesses = Догадок здесь пока нет
pictomania-board-numbers = Ваши карты догадок
# Переменные: $number
pictomania-board-number = Карта догадки { $number }
# Переменные: $number
pictomania-board-number-used = Карта догадки { $number }, сыграна
# Кнопка. Переменные: $number
pictomania-board-guess = Догадка: { $number }
# Переменные: $name, $number
pictomania-board-guess-on = Догадка { $number } о рисунке игрока { $name }?
pictomania-board-guess-back = Вернуть карту
pictomania-board-ends-drawing = На этом ваш рисунок закончен
pictomania-board-own-number = Это ваше число: больше ни у кого его нет
# Переменные: $stars
pictomania-board-take = Закончить, чёрный жетон: { pictomania-stars }
# Переменные: $stars
pictomania-board-take-last = Взять последний чёрный жетон и завершить раунд: { pictomania-stars }
pictomania-board-finish = Закончить без жетона
# Asked before one finishes. Variables: $what (blank: nothing is drawn; guesses: nothing is guessed)
pictomania-board-lose =
    { $what ->
        [blank] Ваш лист ещё пуст. Всё равно закончить?
       *[guesses] Вы ещё ничего не угадывали. Всё равно закончить?
    }
pictomania-board-not-yet = Ещё нет
pictomania-board-more-tokens = Другой жетон или без него
# Переменные: $word
pictomania-board-draw = Рисуйте: { $word }
pictomania-board-guess-now = Карандаш отложен: угадывайте или возьмите жетон
pictomania-board-finish-now = Все догадки сделаны: возьмите жетон

## Как играть

pictomania-rules-goal-title = Цель
pictomania-rules-goal = Вы рисуете слово, которое знаете только вы, и угадываете, что рисуют другие, — всё одновременно. Рисуйте понятно, действуйте быстро, угадывайте метко: за четыре раунда надо набрать больше всех звёзд.
pictomania-rules-round-title = Раунд
pictomania-rules-round =
    На местах A, B и C стоят три карты, на каждой семь слов. Если кто-то не знает слова, карту заменяют, и все читают ещё раз. Когда все готовы, каждый тайно получает букву и число: карту и слово, которое надо нарисовать. Числа у всех разные.
    Рисуют все сразу. Как только вам кажется, что слово понятно, положите на чужой рисунок свою карту с его числом: важно только число, буква не важна. На каждый рисунок — одна догадка, каждое число — один раз, забирать карты нельзя. После первой догадки рисовать больше нельзя.
    Закончили? Возьмите чёрный жетон, лучше тот, где больше звёзд, и ждите остальных. Можно закончить и без жетона.
pictomania-rules-scoring-title = Подсчёт
pictomania-rules-scoring =
    Первая верная догадка о рисунке получает самый ценный жетон художника, вторая — следующий по ценности, и так далее. Жетоны, которые никому не достались, вычитаются у художника.
    Чёрный жетон прибавляет свои звёзды, но только если ваш рисунок кто-нибудь угадал. У кого ошибок больше, чем у любого другого, тот чёрная овца, и чёрный жетон у него вычитается.
    Если на рисунке не то слово, скажите об этом до подсчёта: догадки вернутся, все свои жетоны останутся у вас и вычтутся, чёрный жетон пропадёт. Ваши собственные догадки всё равно считаются.
pictomania-rules-drawing-title = Как рисовать
pictomania-rules-drawing =
    Рисуйте то, что слово значит, а не само слово: не его части, не его устройство и не первую букву.
    Никаких букв и цифр, никаких других письменностей и шифров.
    Никаких намёков на место карты или слова: ни стрелок, ни точек для счёта.
    Пока все рисуют, о своём слове и рисунке молчите.
    Если все остальные согласны, что рисунок нарушает эти правила, он не в счёт, как и рисунок не того слова.
pictomania-rules-variants-title = Варианты
pictomania-rules-variants =
    Учебный раунд: в первом раунде нет чёрной овцы, и чёрный жетон всегда прибавляется.
    Для опытных, лучше впятером и вшестером: чёрных жетонов на один меньше, и кто берёт последний, сразу заканчивает раунд.
    Хозяин стола выбирает уровень каждого раунда (и между раундами тоже), время на рисование и можно ли убирать линии.
pictomania-rules-end-title = Конец игры
pictomania-rules-end = После четырёх раундов побеждает тот, у кого больше звёзд; при равенстве место делят. Потом все голосуют за лучший рисунок — просто ради славы.

## В терминале

# Что делать, шаг за шагом
pictomania-terminal-prompt-draw = Рисуйте и угадывайте:
pictomania-terminal-prompt-review = Посмотрите на рисунки:
pictomania-terminal-prompt-scores = Посмотрите на счёт:
pictomania-terminal-prompt-vote = Какой рисунок лучше всех:
pictomania-terminal-prompt-ready = Прочитайте карты:
# Переменные: $round
pictomania-terminal-gallery = Раунд { $round }:
# Переменные: $round, $level, $stage (cards, ready, replace, deal, draw, review, scores, vote, over)
pictomania-terminal-round =
    { $stage ->
        [draw] Раунд { $round }, { pictomania-level }: рисуем и угадываем
        [review] Раунд { $round }, { pictomania-level }: смотрим рисунки
        [scores] Впереди раунд { $round }, { pictomania-level }
        [vote] Выбираем лучший рисунок
        [over] Конец
       *[other] Раунд { $round }, { pictomania-level }: читаем карты
    }
# Переменные: $letter, $number, $word
pictomania-terminal-own = Ваше слово: { pictomania-word }
# Переменные: $number (под каким номером его называют), $name, $total (всего)
pictomania-terminal-seat = { $number }) { $name }: { $total } ★
# Переменные: $stars
pictomania-terminal-token = чёрный жетон { $stars }
# Переменные: $names
pictomania-terminal-guessed = догадки: { $names }
# Переменные: $tokens
pictomania-terminal-black = Чёрные жетоны: { $tokens }
# Переменные: $guesses
pictomania-terminal-guesses = Ваши догадки: { $guesses }
# Что можно набрать
pictomania-terminal-help =
    дальше             можно продолжать (и после просмотра и счёта, и вместо голоса)
    уровень 3 зелёный  между раундами: раунд 3 будет зелёным, жёлтым, оранжевым или красным
    замена b           заменить карту B: на ней незнакомое слово
    линия 10,10 50,90  провести линию через эти точки, от 0,0 до 100,100
    отмена             убрать последнюю линию
    2 5                догадка 5 о рисунке игрока 2
    жетон 3            закончить и взять чёрный жетон с 3 звёздами (жетон: самый ценный)
    всё                закончить без чёрного жетона
    ошибка             признать, что нарисовано другое слово
    незачёт 2          не засчитывать рисунок игрока 2
    голос 2 4          голос за рисунок игрока 2 из раунда 4
pictomania-terminal-word-ready = дальше
pictomania-terminal-word-level = уровень
pictomania-terminal-word-replace = замена
pictomania-terminal-word-draw = линия
pictomania-terminal-word-undo = отмена
pictomania-terminal-word-take = жетон
pictomania-terminal-word-finish = всё
pictomania-terminal-word-confess = ошибка
pictomania-terminal-word-agree = незачёт
pictomania-terminal-word-vote = голос
# Переменные: $words (что набрано)
pictomania-input-is-unclear = «{ $words }» — не ход. Наберите «помощь», чтобы увидеть, что можно набрать.
# Переменные: $point
pictomania-input-is-off-the-sheet = «{ $point }» — за краем листа: оба числа от 0 до 100.

## Настройки

pictomania-option-language = Язык слов
pictomania-option-language-en = английский
pictomania-option-language-ru = русский
pictomania-option-language-uk = украинский
pictomania-option-levels = Уровень каждого раунда
pictomania-option-levels-green = зелёный
pictomania-option-levels-yellow = жёлтый
pictomania-option-levels-orange = оранжевый
pictomania-option-levels-red = красный
pictomania-option-drawing = Секунд на рисование
pictomania-option-drawing-none = Без ограничения
pictomania-option-drawing-some = С ограничением
pictomania-option-ready = Секунд на чтение карт
pictomania-option-review = Секунд на просмотр
pictomania-option-vote = Секунд на голосование
pictomania-option-undo = Убирать линии
pictomania-option-undo-yes = Можно до первой догадки
pictomania-option-undo-no = Что нарисовано, то нарисовано
pictomania-option-advanced = Для опытных, на пятерых-шестерых
pictomania-option-advanced-yes = Последний чёрный жетон завершает раунд
pictomania-option-advanced-no = Каждый заканчивает в своём темпе
pictomania-option-learning = Учебный раунд
pictomania-option-learning-yes = В первом раунде чёрной овцы нет
pictomania-option-learning-no = Первый раунд — как остальные

## Вокруг рисования
## $who — читатель (you) или { $name } (other)

# Переменные: $round
pictomania-round = Раунд { $round }
pictomania-round-head = Раунд
# Переменные: $level (green, yellow, orange, red)
pictomania-level-name =
    { $level ->
        [green] Зелёный
        [yellow] Жёлтый
        [orange] Оранжевый
       *[red] Красный
    }
# Переменные: $names, $count
pictomania-missing = Ждём: { $names }
pictomania-blank = Пустой лист
# Переменные: $who, $name
pictomania-drawing-of =
    { $who ->
        [you] Ваш рисунок
       *[other] Рисунок игрока { $name }
    }
# Печать на рисунке. Переменные: $why (confessed, agreed)
pictomania-void =
    { $why ->
        [confessed] Другое слово: не в счёт
       *[agreed] Не в счёт
    }
pictomania-sheep = Чёрная овца

## Подставка

pictomania-stand = Карты со словами
pictomania-stand-own = ваше слово
pictomania-stand-own-card = ваше слово здесь
pictomania-stand-new = новая

## Подготовка

pictomania-ready = Дальше
pictomania-ready-asks = Все слова знакомы?
pictomania-ready-unknown = Не знаю слова
# Переменные: $letter
pictomania-ready-sure = Заменить карту { $letter }? Тогда все читают ещё раз.
pictomania-ready-keep = Оставить
pictomania-ready-replace = Заменить
# Переменные: $letter
pictomania-ready-again = На месте { $letter } новая карта: прочитайте её
# Переменные: $count
pictomania-ready-left =
    { $count ->
        [0] В этом раунде карты больше не заменить
        [one] В этом раунде можно заменить ещё { $count } карту
        [few] В этом раунде можно заменить ещё { $count } карты
       *[many] В этом раунде можно заменить ещё { $count } карт
    }
pictomania-manners-meaning = Рисуйте то, что слово значит
pictomania-manners-letters = без букв и цифр
pictomania-manners-parts = без частей слова
pictomania-manners-place = без стрелок к его месту
pictomania-manners-talk = без разговоров о нём
# Над этим — буква, число и слово
pictomania-dealt-own = Ваше слово. За карандаши!
pictomania-dealt = За карандаши!

## Просмотр

pictomania-review = Рисунки и их слова
pictomania-review-drawings = Все рисунки
pictomania-review-all = Показать все
pictomania-review-asks = С рисунками всё в порядке?
pictomania-review-confess = На рисунке другое слово
pictomania-review-confess-sure = Признаться? Догадки о вашем рисунке не засчитают, ваши жетоны вычтутся, чёрный жетон пропадёт.
pictomania-review-confess-do = Признаться
# Переменные: $asked
pictomania-review-agree =
    { $asked ->
        [yes] Поддержать
       *[no] Это против правил…
    }
# Переменные: $all (скольким надо согласиться)
pictomania-review-agree-sure = Буквы, цифры или намёк на место слова? Если согласятся все остальные ({ $all }), рисунок не в счёт.
# Переменные: $asked
pictomania-review-agree-do =
    { $asked ->
        [yes] Не засчитывать
       *[no] Предложить
    }
pictomania-review-leave = Не надо
# Переменные: $count, $all, $names
pictomania-review-agreed = Не засчитывать — { $count } из { $all }: { $names }
# Переменные: $why (confessed, agreed)
pictomania-review-void =
    { $why ->
        [confessed] На рисунке другое слово, он не в счёт. Догадки о нём возвращаются.
       *[agreed] Все остальные согласны: рисунок не в счёт. Догадки о нём возвращаются.
    }

## Подсчёт

# Чья карта перевёрнута последней. Переменные: $who, $name, $number, $stars
pictomania-count-right =
    { $who ->
        [you] Ваша догадка — { $number }: верно! { pictomania-stars }
       *[other] { $name }: { $number } — верно! { pictomania-stars }
    }
# Переменные: $who, $name, $number, $stars
pictomania-count-wrong =
    { $who ->
        [you] Ваша догадка — { $number }: мимо
       *[other] { $name }: { $number } — мимо
    }
# Переменные: $who, $name, $number, $stars
pictomania-count-back =
    { $who ->
        [you] Ваша догадка — { $number }. Карта возвращается
       *[other] { $name }: { $number }. Карта возвращается
    }
pictomania-count-none = Здесь никто не угадывал
pictomania-count-guesses = Догадки по порядку
# Переменные: $count
pictomania-count-middle =
    { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
# Переменные: $who, $name, $wrong
pictomania-count-sheep =
    { $who ->
        [you] Чёрная овца — вы. Ошибок: { $wrong }
       *[other] Чёрная овца — { $name }. Ошибок: { $wrong }
    }
pictomania-count-no-sheep = Чёрной овцы на этот раз нет
# Переменные: $round
pictomania-count-sums = Звёзды раунда { $round }
pictomania-count-before = Назад
pictomania-sums = Кому сколько звёзд и за что
pictomania-sums-who = Игрок
pictomania-sums-won = Догадки
pictomania-sums-black = Чёрный жетон
pictomania-sums-left = Свои жетоны
pictomania-sums-score = Раунд
pictomania-sums-total = Всего
pictomania-sums-back = отдан
pictomania-sums-none = без чёрного жетона
# Переменные: $stars, $written (то же с настоящим минусом)
pictomania-total =
    { $stars ->
        [one] { $written } звезда
        [few] { $written } звезды
       *[many] { $written } звёзд
    }

## Между раундами

# Переменные: $round
pictomania-scores = После раунда { $round }
pictomania-scores-again = Подсчёт ещё раз
pictomania-scores-asks = Играем дальше?
pictomania-scores-next = Дальше
pictomania-levels = Ещё впереди
# Переменные: $round
pictomania-levels-of = Уровень раунда { $round }

## Голосование и галерея

pictomania-vote = Какой рисунок лучше всех?
pictomania-vote-asks = Выберите лучший рисунок
pictomania-vote-for = Это лучший рисунок!
pictomania-vote-none = Не голосовать
pictomania-vote-yours = ваш голос
pictomania-vote-sums = Звёзды
# Переменные: $count
pictomania-finest =
    { $count ->
        [1] Лучший рисунок
       *[other] Лучшие рисунки
    }
# Переменные: $count
pictomania-finest-votes =
    { $count ->
        [one] { $count } голос
        [few] { $count } голоса
       *[many] { $count } голосов
    }
pictomania-gallery = Галерея
# Переменные: $count
pictomania-gallery-open =
    { $count ->
        [one] Галерея: { $count } рисунок
        [few] Галерея: { $count } рисунка
       *[many] Галерея: { $count } рисунков
    }
pictomania-picture-again = Показать, как рисовали
# Переменные: $kind (PNG, SVG)
pictomania-save = Сохранить { $kind }
# Под сохранённым рисунком. Переменные: $name, $round
pictomania-save-caption = { $name }, раунд { $round }

## Что есть что

# Переменные: $letter, $theme
pictomania-explain-card-title = Карта { $letter }: { $theme }
pictomania-explain-card = Семь слов, которые легко спутать. Кому досталась эта буква, тот рисует одно из них. Догадка называет только число.
pictomania-explain-own-title = Жетон игрока: { pictomania-stars }
pictomania-explain-own = Верные догадки получают жетоны художника, первая — самый ценный. Что никому не досталось, вычитается у художника.
pictomania-explain-black-title = Чёрный жетон: { pictomania-stars }
pictomania-explain-black = Для тех, кто закончил рано. Прибавляет звёзды, если ваш рисунок кто-нибудь угадал. У чёрной овцы вычитается.
pictomania-explain-sheep = Тот, у кого ошибок больше, чем у любого другого. Его чёрный жетон вычитается.
pictomania-explain-sum-won = Звёзды на жетонах, которые принесли ваши верные догадки.
pictomania-explain-sum-black = Прибавляется. У чёрной овцы вычитается; если ваш рисунок никто не угадал или он не в счёт, жетон отдают.
pictomania-explain-sum-left = Звёзды на своих жетонах, которые никому не достались: они вычитаются.
pictomania-explain-sum-score = Сколько принёс этот раунд.
pictomania-explain-sum-total = Все раунды вместе.

## Как играть: пример, клавиши

# Тема и семь слов
pictomania-guide-card = Кошки: лев, рысь, домашняя кошка, пантера, тигр, гепард, пума
pictomania-keys-title = С клавиатуры
pictomania-keys =
    R: дальше. Влево и вправо: от карты к карте, а при просмотре — от рисунка к рисунку.
    S, Enter или пробел: дальше, пока что-то показывают. Esc: закрыть.
    ?: что это?

## Первая игра

pictomania-coach-ready = Прочитайте карты: одно из этих слов рисовать вам.
pictomania-coach-draw = Рисуйте своё слово. Лист видят все, слово — только вы.
pictomania-coach-guess = Поняли слово? Коснитесь листа, потом числа. Рисовать потом нельзя.
pictomania-coach-token = Догадок больше нет? Возьмите чёрный жетон раньше других.
pictomania-coach-review = Рисовали по ошибке другое слово? Скажите сейчас.
pictomania-coach-scores = Кто верно угадал раньше, у того жетоны ценнее.
pictomania-coach-sheep = У чёрной овцы больше всех ошибок: её жетон вычитается.
pictomania-coach-vote = Голосуйте за лучший чужой рисунок — ради славы.

# The pencils

pictomania-board-pencil-vermilion = Киноварь
pictomania-board-pencil-sea = Морской синий
pictomania-board-pencil-moss = Зелёный мох
pictomania-board-pencil-wisteria = Глициния
pictomania-board-pencil-clay = Глина
pictomania-board-pencil-ink = Тушь

## Колоды

pictomania-words-no-side = Это не сторона карты. Пишите: номер карты, тема, двоеточие, семь слов через запятую.
# Переменные: $count
pictomania-words-not-seven = На стороне должно быть семь слов, а здесь их { $count }.
# Переменные: $theme, $most
pictomania-words-long-theme = Тема «{ $theme }» слишком длинная: знаков — не больше { $most }.
# Переменные: $word
pictomania-words-no-word = «{ $word }» — не слово: пусто либо лишний пробел, запятая или двоеточие.
# Переменные: $word, $most
pictomania-words-long-word = «{ $word }» слишком длинное: знаков — не больше { $most }.
# Переменные: $word
pictomania-words-digit = В «{ $word }» есть цифра, а цифры рисовать нельзя.
# Переменные: $word
pictomania-words-mixed-letters = В «{ $word }» смешаны латинские буквы и кириллица.
# Переменные: $word
pictomania-words-unseen = В «{ $word }» есть невидимый знак. Напишите заново.
# Переменные: $word, $where
pictomania-words-twice = «{ $word }» уже есть: { $where }.
# Переменные: $word
pictomania-words-twice-here = «{ $word }» стоит на этой стороне дважды.
# Переменные: $count, $wanted
pictomania-words-sides = Сторон на этом уровне { $count } вместо { $wanted }.
# Переменные: $card, $wanted
pictomania-words-order = Карта { $card } стоит на месте карты { $wanted }: у каждой две стороны, одна за другой.
# Переменные: $word, $where
pictomania-words-same = «{ $word }» — такое же и на другом языке ({ $where }). Переведите или внесите в same.txt.
pictomania-words-no-such-file = Колода — это файл вроде ru/green.txt: папка с кодом языка; файл green, yellow, orange или red.
# Переменные: $language, $levels, $least
pictomania-words-few = «{ $language }» пока нельзя выбрать: карт на каждом уровне нужно не меньше { $least }. Не хватает: { $levels }.

## Как рисуют боты

# Переменные: $piece
pictomania-recipe-unreadable = Не удалось прочитать «{ $piece }». Пишите, например, так: chicken@50,40*60~10
# Переменные: $name, $near
pictomania-recipe-no-picture = Нет ни картинки, ни знака «{ $name }». Ближайшие: { $near }.
# Переменные: $piece
pictomania-recipe-points = «{ $piece }»: нужны точки, например: line(10,20 80,90). У stick их 6 или 10.
# Переменные: $piece
pictomania-recipe-no-points = «{ $piece }» ставится с помощью @ и *, точек здесь не бывает.
# Переменные: $piece, $count
pictomania-recipe-parts = «{ $piece }»: таких линий нет, всего их { $count }.
# Переменные: $piece
pictomania-recipe-outside = «{ $piece }» не помещается на листе: он от 0 до 100.
# Переменные: $count, $most
pictomania-recipe-strokes = Здесь линий: { $count }. В рецепте их от 1 до { $most }.
# Переменные: $word, $wanted
pictomania-recipe-order = Здесь стоит «{ $word }», а должно быть «{ $wanted }»: порядок — как у английских слов.
# Переменные: $line
pictomania-recipe-alike = Нарисовано так же, как слово той же стороны в строке { $line }.

## Каковы нравом боты, по лицам

pictomania-character-tanuki = Усы в чернилах, и ничуть не стыдно.
pictomania-character-usagi = Уши торчком ещё до начала.
pictomania-character-neko = Гоняется за карандашом, пока никто не видит.
pictomania-character-tengu = Мечтает подписывать каждый рисунок дважды.
pictomania-character-kitsune = Улыбается так, будто слово давно известно.
pictomania-character-kappa = Воду для кисточки держит в чашечке на голове.
