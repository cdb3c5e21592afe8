"""The WebSocket of a table: requests that clients send and messages they are sent. Bytes and frames are in `net`."""
