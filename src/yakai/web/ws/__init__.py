"""The WebSocket of a table: its protocol, what clients send, and what they are shown."""
