"""TCP, TLS, HTTP and WebSockets as bytes: the protocols of connections, their timeouts, frames."""
