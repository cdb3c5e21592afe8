### What the table itself says: the names of its bots.

bot-name-tanuki = Tanuki
bot-name-kitsune = Kitsune
bot-name-kappa = Kappa
bot-name-tengu = Tengu
bot-name-usagi = Usagi
bot-name-neko = Neko
