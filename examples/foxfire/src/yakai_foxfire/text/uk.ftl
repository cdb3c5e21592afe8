### «Лисячі вогні» українською. Імена гравців не відмінюються, речення в теперішньому часі.

foxfire-name = Лисячі вогні
foxfire-tagline = Чий вогник світить сам?
foxfire-feel = Ліхтар потрібен усім, та думати як усі не можна
foxfire-poster-facts = 2–4 гравці · 10 хв · усі разом
foxfire-poster-feel = Кожен кладе іскру. Світить найбільша, якщо ніхто не подумав про те саме.

foxfire-option-seconds = Час на іскру
foxfire-option-seconds-none = Без обмеження
foxfire-option-seconds-some = З обмеженням
foxfire-option-wishes = Таємні бажання
foxfire-option-wishes-yes = З бажаннями
foxfire-option-wishes-no = Без них

## Що лежить на столі. Змінні: $colour (red, blue, gold), $worth

foxfire-colour = { $colour ->
    [red] червоний
    [blue] синій
   *[gold] золотий
}
foxfire-lantern = { $colour ->
    [red] червоний ліхтар ({ $worth })
    [blue] синій ліхтар ({ $worth })
   *[gold] золотий ліхтар ({ $worth })
}

## Що відбувається. Змінні: $name, $who (you, other)

foxfire-event-dealt = Ваше бажання: { foxfire-colour }.
foxfire-event-lit = Раунд { $round }: загоряється { foxfire-lantern }.
foxfire-spark-of = { $who ->
    [you] ви { $spark }
   *[other] { $name } { $spark }
}
foxfire-event-turned = Іскри: { $sparks }.
foxfire-event-taken = { $who ->
    [you] Ви берете { foxfire-lantern }.
   *[other] { $name } бере { foxfire-lantern }.
}
foxfire-event-out = Жодна іскра не світить сама: ліхтар гасне.
foxfire-event-wished = { $who ->
    [you] Ваше бажання — { foxfire-colour }.
   *[other] Бажання гравця { $name } — { foxfire-colour }.
}
foxfire-event-ended = { $who ->
    [you] Ви перемагаєте, очки: { $score }.
   *[other] { $name } перемагає, очки: { $score }.
}
foxfire-event-ended-shared = { $names } ділять перемогу, очки: { $score }.
foxfire-event-ended-conceded = { $who ->
    [you] Ви перемагаєте: решта здалася.
   *[other] { $name } перемагає: решта здалася.
}

## Чого не можна

foxfire-nothing-is-lit = Ліхтар ще не горить.
foxfire-round-is-over = Той раунд закінчено, триває раунд { $round }.
foxfire-spark-lies = Ваша іскра вже лежить.
foxfire-no-such-spark = Цієї іскри у вас більше немає.
foxfire-input-is-unclear = «{ $words }» — не іскра. Введіть її число.

## Термінал

foxfire-terminal-help = Введіть число іскри, яку кладете.
foxfire-terminal-lantern = Раунд { $round }: { foxfire-lantern }
foxfire-terminal-seat = { $name }: іскри { $sparks }, ліхтарі на { $worth }
foxfire-terminal-wish = Ваше бажання: { foxfire-colour }.
foxfire-rules-goal-title = Мета
foxfire-rules-goal = Збирайте ліхтарі. Наприкінці кожен дає стільки очок, скільки на ньому написано, а ліхтарі кольору вашого таємного бажання — удвічі більше.
foxfire-rules-round-title = Раунд
foxfire-rules-round = Загоряється ліхтар, і всі разом кладуть по іскрі долілиць. Ліхтар бере найбільша іскра, яку поклав лише один гравець. Покладені іскри витрачено. Якщо час вийшов, за вас лягає найменша.
foxfire-rules-end-title = Кінець
foxfire-rules-end = Після п’яти раундів бажання відкриваються. Перемагає той, у кого більше очок.

## Стіл

foxfire-board-choose = Покладіть іскру
foxfire-board-wait = Чекаємо на решту…
foxfire-board-watch = Гравці кладуть іскри.
foxfire-board-round = Раунд { $round } з 5
foxfire-board-lantern = { foxfire-lantern }
foxfire-board-wish = Ваше бажання: { foxfire-colour }
foxfire-board-spark = Іскра { $spark }
foxfire-board-laid = іскра лежить
foxfire-board-over = Ніч скінчилася
foxfire-board-points = { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
}
foxfire-board-wished = Бажання: { foxfire-colour }
