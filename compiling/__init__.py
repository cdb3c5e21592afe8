"""Compile the busiest modules by mypyc: `script/compile`."""
