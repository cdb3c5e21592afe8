"""Connections below requests and messages: TLS, HTTP and WebSockets in uvicorn, their timeouts, frames as bytes."""
