### Що каже сам стіл: імена його ботів.

bot-name-tanuki = Танукі
bot-name-kitsune = Кіцуне
bot-name-kappa = Каппа
bot-name-tengu = Тенґу
bot-name-usagi = Усаґі
bot-name-neko = Неко
