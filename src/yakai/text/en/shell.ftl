### The browser's shell.
