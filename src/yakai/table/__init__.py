"""One live table, without sockets or SQL. `live` is its actor: commands run one after the other, each stored before it
is sent; `tables` has all that are loaded.

`state` has what is folded from a table's log, `commands` what changes a table, `drivers` what happens by itself (bots,
clocks, absence), `agreements` what people agree on first, `naming` which names they may have. `ports` says what a table
needs from outside.
"""
