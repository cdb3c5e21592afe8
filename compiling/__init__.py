"""Makes machine code of what is asked most, by mypyc: `script/compile`."""
