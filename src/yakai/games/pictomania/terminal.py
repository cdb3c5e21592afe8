class PictomaniaTerminal:
    pass
