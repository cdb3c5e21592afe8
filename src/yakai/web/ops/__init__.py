"""Running the server: settings, TLS, health, metrics, heartbeat, housekeeping, notices."""
