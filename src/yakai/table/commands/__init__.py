"""What can be asked of a table, one module a family. A command says what it would change and changes nothing itself."""
