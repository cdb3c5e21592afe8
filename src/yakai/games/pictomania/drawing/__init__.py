"""How bots of Pictomania draw: pictures and marks, recipes made of them, and a hand."""
