"""Benchmarks of our engine and server beside those of others. `script/bench` runs them; the tests never do."""
