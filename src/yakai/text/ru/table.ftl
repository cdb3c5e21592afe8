### Что говорит сам стол: имена его ботов.

bot-name-tanuki = Понта
bot-name-kitsune = Конко
bot-name-kappa = Кавако
bot-name-tengu = Курама
bot-name-usagi = Усаги
bot-name-neko = Нэко
bot-name-suzume = Судзумэ
bot-name-tsubame = Цубамэ
bot-name-hibari = Хибари
bot-name-hotaru = Хотару
bot-name-kaede = Каэдэ
bot-name-sumire = Сумирэ
bot-name-tsubaki = Цубаки
bot-name-momiji = Момидзи
bot-name-azuki = Адзуки
bot-name-kinako = Кинако
bot-name-nagisa = Нагиса
bot-name-minato = Минато
bot-name-haruka = Харука
bot-name-sora = Сора
bot-name-yuzu = Юдзу
bot-name-midori = Мидори
bot-name-hinoki = Хиноки
bot-name-natsume = Нацумэ

# Имена, под которыми можно выдать себя за сервер или хозяина стола; через запятую с пробелом
names-of-the-server = Якай, Админ, Администратор, Сервер, Хост, Хозяин, Система, Модератор, Оператор, Владелец, Поддержка, Бот, Ведущий

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
