"""The server: `app` and `server` put its packages together, `context` has the parts that all requests use.

`http` answers requests, `ws` speaks with clients at a table; `net` has connections as bytes, `limits` what a client may
ask for, `ops` what the operator needs; `messages` is the protocol.
"""
