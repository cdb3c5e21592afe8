### Что говорит сам стол: имена его ботов.

bot-name-tanuki = Понта
bot-name-kitsune = Конко
bot-name-kappa = Кавако
bot-name-tengu = Курама
bot-name-usagi = Усаги
bot-name-neko = Нэко

## Что случается с игрой помимо её правил
# Переменные: $name, $who (you, other)

match-undone = { $who ->
    [you] Вы берёте ход назад
   *[other] { $name } берёт ход назад
}
match-conceded = { $who ->
    [you] Вы сдаётесь
   *[other] { $name } сдаётся
}
match-handed-over = { $who ->
    [you] Теперь за вас играет бот
   *[other] Вместо игрока { $name } теперь играет бот
}
match-handed-back = { $who ->
    [you] Вы снова играете сами
   *[other] { $name } снова в игре
}
match-taken-over = { $who ->
    [you] Теперь вместо бота играете вы
   *[other] { $name } теперь играет вместо бота
}
match-stopped = Все решили закончить: игра завершается без результата
match-given-up = На этом игра завершается
match-paused = { $who ->
    [you] Вы ставите игру на паузу
    [nobody] Игра на паузе
   *[other] { $name } ставит игру на паузу
}
match-goes-on = { $who ->
    [you] Вы продолжаете игру
    [nobody] Игра продолжается
   *[other] { $name } продолжает игру
}

# Подсказка: что делать и почему (без точки на конце). Переменные: $move, $why
match-hint = { $move }: { $why }.
match-hint-bare = { $move }.
