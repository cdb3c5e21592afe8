"""Running the server: health, metrics, heartbeat, housekeeping, notices, the control socket."""
