"""HTTP and WebSocket connections: uvicorn's protocol classes with our limits, timeouts and a shorter path for messages.

Only the modules of this package depend on how uvicorn, h11 and websockets work inside. `pyproject.toml` pins the
versions that they were tested with, and `tests/web/test_uvicorn_internals.py` names what they rely on.
"""
