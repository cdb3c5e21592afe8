"""The five games, one package each. `rules`, `state`, `actions`, `view`, `telling` and `terminal` are in every one."""
