"""What moves by itself at a table: bots, the rules' clocks, patience with whoever is away. Each has one job, looks at
the table when it is woken, and acts by commands like everybody.
"""
