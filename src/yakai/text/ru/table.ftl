### Что говорит сам стол: имена его ботов.

bot-name-tanuki = Тануки
bot-name-kitsune = Кицунэ
bot-name-kappa = Каппа
bot-name-tengu = Тэнгу
bot-name-usagi = Усаги
bot-name-neko = Нэко
