"""The five games, one package each, with the same module names in each."""
