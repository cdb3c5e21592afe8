### Що каже сам стіл: імена його ботів.

bot-name-tanuki = Понта
bot-name-kitsune = Конко
bot-name-kappa = Кавако
bot-name-tengu = Курама
bot-name-usagi = Усаґі
bot-name-neko = Неко
bot-name-suzume = Судзуме
bot-name-tsubame = Цубаме
bot-name-hibari = Хібарі
bot-name-hotaru = Хотару
bot-name-kaede = Каеде
bot-name-sumire = Суміре
bot-name-tsubaki = Цубакі
bot-name-momiji = Момідзі
bot-name-azuki = Адзукі
bot-name-kinako = Кінако
bot-name-nagisa = Наґіса
bot-name-minato = Мінато
bot-name-haruka = Харука
bot-name-sora = Сора
bot-name-yuzu = Юдзу
bot-name-midori = Мідорі
bot-name-hinoki = Хінокі
bot-name-natsume = Нацуме

# Імена, під якими можна видати себе за сервер чи господаря столу; через кому з пробілом
names-of-the-server = Якай, Адмін, Адміністратор, Сервер, Хост, Господар, Система, Модератор, Оператор, Підтримка, Бот, Ведучий

## Що стається з грою поза її правилами
# Змінні: $name, $who (you, other)

match-undone = { $who ->
    [you] Ви скасовуєте свій хід
   *[other] { $name } скасовує свій хід
}
match-conceded = { $who ->
    [you] Ви здаєтеся
   *[other] { $name } здається
}
match-handed-over = { $who ->
    [you] Тепер за вас грає бот
   *[other] Замість гравця { $name } тепер грає бот
}
match-handed-back = { $who ->
    [you] Ви знову граєте самі
   *[other] { $name } знову в грі
}
match-taken-over = { $who ->
    [you] Тепер замість бота граєте ви
   *[other] { $name } тепер грає замість бота
}
match-stopped = Усі вирішили закінчити: гра завершується без результату
match-given-up = На цьому гра завершується
match-timed-out = { $who ->
    [you] Ваш час вичерпано: цей хід за вас робить бот
   *[other] Час вичерпано: за гравця { $name } ходить бот
}
match-paused = { $who ->
    [you] Ви призупиняєте гру
    [nobody] Гру призупинено
   *[other] { $name } призупиняє гру
}
match-goes-on = { $who ->
    [you] Ви продовжуєте гру
    [nobody] Гру продовжено
   *[other] { $name } продовжує гру
}

# Сповіщення поштою чи інакше. Змінні: $game, $names (решта), $days, $code
notice-turn-title = { $game }: ваш хід
notice-turn = Ваш хід у грі «{ $game }», з вами грають: { $names }. На хід у вас { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}.
notice-code-title = Yakai: ваш код
notice-code = Ваш код: { $code }. Введіть його в налаштуваннях столу, щоб отримувати сюди сповіщення про свій хід. Якщо ви його не просили, просто не зважайте.

# Підказка: що робити й чому (без крапки в кінці). Змінні: $move, $why
match-hint = { $move }: { $why }.
match-hint-bare = { $move }.
