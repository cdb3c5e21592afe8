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
    [you] Вы отменяете свой ход
   *[other] { $name } отменяет свой ход
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
match-timed-out = { $who ->
    [you] Ваше время вышло: этот ход за вас делает бот
   *[other] Время вышло: за игрока { $name } ходит бот
}
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

# Извещения по почте или иначе. Переменные: $game, $names (остальные), $days, $code
notice-turn-title = { $game }: ваш ход
notice-turn = Ваш ход в игре «{ $game }», с вами играют: { $names }. У вас { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
notice-code-title = Yakai: ваш код
notice-code = Ваш код: { $code }. Введите его в настройках стола, чтобы получать сюда уведомления о своём ходе. Если вы его не просили, не обращайте внимания.

# Подсказка: что делать и почему (без точки на конце). Переменные: $move, $why
match-hint = { $move }: { $why }.
match-hint-bare = { $move }.
