### «Лисьи огни» по-русски. Имена игроков не склоняются, предложения в настоящем времени.

foxfire-name = Лисьи огни
foxfire-tagline = Чей огонёк светит один?
foxfire-feel = Фонарь нужен всем, но думать как все нельзя
foxfire-poster-facts = 2–4 игрока · 10 мин · все сразу
foxfire-poster-feel = Каждый кладёт искру. Светит самая большая, если никто не подумал о том же.

foxfire-option-seconds = Время на искру
foxfire-option-seconds-none = Без ограничения
foxfire-option-seconds-some = С ограничением
foxfire-option-wishes = Тайные желания
foxfire-option-wishes-yes = С желаниями
foxfire-option-wishes-no = Без них

## Что лежит на столе. Переменные: $colour (red, blue, gold), $worth

foxfire-colour = { $colour ->
    [red] красный
    [blue] синий
   *[gold] золотой
}
foxfire-lantern = { $colour ->
    [red] красный фонарь ({ $worth })
    [blue] синий фонарь ({ $worth })
   *[gold] золотой фонарь ({ $worth })
}

## Что происходит. Переменные: $name, $who (you, other)

foxfire-event-dealt = Ваше желание: { foxfire-colour }.
foxfire-event-lit = Раунд { $round }: загорается { foxfire-lantern }.
foxfire-spark-of = { $who ->
    [you] вы { $spark }
   *[other] { $name } { $spark }
}
foxfire-event-turned = Искры: { $sparks }.
foxfire-event-taken = { $who ->
    [you] Вы берёте { foxfire-lantern }.
   *[other] { $name } берёт { foxfire-lantern }.
}
foxfire-event-out = Ни одна искра не светит в одиночку: фонарь гаснет.
foxfire-event-wished = { $who ->
    [you] Ваше желание — { foxfire-colour }.
   *[other] Желание игрока { $name } — { foxfire-colour }.
}
foxfire-event-ended = { $who ->
    [you] Вы побеждаете, очки: { $score }.
   *[other] { $name } побеждает, очки: { $score }.
}
foxfire-event-ended-shared = Первое место делят { $names }, очки: { $score }.
foxfire-event-ended-conceded = { $who ->
    [you] Вы побеждаете: остальные сдались.
   *[other] { $name } побеждает: остальные сдались.
}

## Чего нельзя

foxfire-nothing-is-lit = Фонарь ещё не горит.
foxfire-round-is-over = Тот раунд закончен, идёт раунд { $round }.
foxfire-spark-lies = Ваша искра уже лежит.
foxfire-no-such-spark = Этой искры у вас больше нет.
foxfire-input-is-unclear = «{ $words }» — не искра. Введите её число.

## Терминал

foxfire-terminal-help = Введите число искры, которую кладёте.
foxfire-terminal-lantern = Раунд { $round }: { foxfire-lantern }
foxfire-terminal-seat = { $name }: искры { $sparks }, фонари на { $worth }
foxfire-terminal-wish = Ваше желание: { foxfire-colour }.
foxfire-rules-goal-title = Цель
foxfire-rules-goal = Собирайте фонари. В конце каждый даёт столько очков, сколько на нём написано, а фонари цвета вашего тайного желания — вдвое больше.
foxfire-rules-round-title = Раунд
foxfire-rules-round = Загорается фонарь, и все сразу кладут по искре лицом вниз. Фонарь берёт самая большая искра, которую положил только один игрок. Положенные искры потрачены. Если время вышло, за вас ложится самая маленькая.
foxfire-rules-end-title = Конец
foxfire-rules-end = После пяти раундов желания открываются. Побеждает тот, у кого больше очков.

## Стол

foxfire-board-choose = Положите искру
foxfire-board-wait = Ждём остальных…
foxfire-board-watch = Игроки кладут искры.
foxfire-board-round = Раунд { $round } из 5
foxfire-board-lantern = { foxfire-lantern }
foxfire-board-wish = Ваше желание: { foxfire-colour }
foxfire-board-spark = Искра { $spark }
foxfire-board-laid = искра лежит
foxfire-board-over = Ночь закончилась
foxfire-board-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[other] { $score } очков
}
foxfire-board-wished = Желание: { foxfire-colour }
