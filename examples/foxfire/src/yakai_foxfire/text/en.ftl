### Foxfire in English. Names of players stand uninflected, sentences in the present tense.

foxfire-name = Foxfire
foxfire-tagline = Whose light shines alone?
foxfire-feel = Everybody wants the lantern, but nobody wants to think like the others
foxfire-poster-facts = 2–4 players · 10 min · all at once
foxfire-poster-feel = Everybody lays a spark. The highest shines, unless somebody else had the same thought.

foxfire-option-seconds = Time to lay a spark
foxfire-option-seconds-none = No limit
foxfire-option-seconds-some = With a limit
foxfire-option-wishes = Secret wishes
foxfire-option-wishes-yes = With wishes
foxfire-option-wishes-no = Without

## Pieces. Variables: $colour (red, blue, gold), $worth

foxfire-colour = { $colour ->
    [red] red
    [blue] blue
   *[gold] gold
}
foxfire-lantern = { $colour ->
    [red] the red lantern ({ $worth })
    [blue] the blue lantern ({ $worth })
   *[gold] the golden lantern ({ $worth })
}

## What happens. Variables: $name, $who (you, other)

foxfire-event-dealt = You wish for { foxfire-colour }.
foxfire-event-lit = Round { $round }: { foxfire-lantern } is lit.
foxfire-spark-of = { $who ->
    [you] you { $spark }
   *[other] { $name } { $spark }
}
foxfire-event-turned = The sparks: { $sparks }.
foxfire-event-taken = { $who ->
    [you] You take { foxfire-lantern }.
   *[other] { $name } takes { foxfire-lantern }.
}
foxfire-event-out = No spark shines alone: the lantern goes out.
foxfire-event-wished = { $who ->
    [you] You wished for { foxfire-colour }.
   *[other] { $name } wished for { foxfire-colour }.
}
foxfire-event-ended = { $who ->
    [you] You win with { $score }.
   *[other] { $name } wins with { $score }.
}
foxfire-event-ended-shared = { $names } share the win, with { $score }.
foxfire-event-ended-conceded = { $who ->
    [you] You win: the others have given up.
   *[other] { $name } wins: the others have given up.
}

## What cannot be done

foxfire-nothing-is-lit = No lantern is lit yet.
foxfire-round-is-over = That round is over: this is round { $round }.
foxfire-spark-lies = You have already laid a spark.
foxfire-no-such-spark = You no longer have this spark.
foxfire-input-is-unclear = “{ $words }” is not a spark. Type its number.

## The terminal

foxfire-terminal-help = Type the number of the spark you want to lay.
foxfire-terminal-lantern = Round { $round }: { foxfire-lantern }
foxfire-terminal-seat = { $name }: sparks { $sparks }, lanterns worth { $worth }
foxfire-terminal-wish = You wish for { foxfire-colour }.
foxfire-rules-goal-title = The goal
foxfire-rules-goal = Collect lanterns. At the end each counts for what it is worth, and those of the colour that you secretly wish for count twice.
foxfire-rules-round-title = A round
foxfire-rules-round = A lantern is lit, and everybody lays a spark face down at the same time. The highest spark that only one player has laid takes the lantern. Sparks that were laid are spent. When time is up, your lowest spark is laid for you.
foxfire-rules-end-title = The end
foxfire-rules-end = After five rounds the wishes are shown. The most points win.

## The board

foxfire-board-choose = Lay a spark
foxfire-board-wait = Waiting for the others…
foxfire-board-watch = The others lay their sparks.
foxfire-board-round = Round { $round } of 5
foxfire-board-lantern = { foxfire-lantern }
foxfire-board-wish = Your wish: { foxfire-colour }
foxfire-board-spark = Spark { $spark }
foxfire-board-laid = spark laid
foxfire-board-over = The night is over
foxfire-board-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
foxfire-board-wished = Wish: { foxfire-colour }
