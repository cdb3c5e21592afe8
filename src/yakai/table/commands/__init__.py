"""The commands of a table, one module for each family; `seating`, `moves` and `beginning` have what several share. A
command proposes a change and changes nothing itself.
"""
