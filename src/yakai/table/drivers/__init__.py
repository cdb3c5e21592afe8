"""What happens by itself at a table: bots, timers and clocks, absent players. Each driver has one job, looks at the
table when it is woken, and acts by commands or notices. `drivers.Drivers` is all of them together.
"""
