"""The commands of a table, one module for each family. A command proposes a change and changes nothing itself."""
