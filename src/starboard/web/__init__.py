"""HTTP and WebSocket around the live tables, and the client's files. It knows nothing about rules.

`docs/protocol.md` says what is spoken here, `docs/hosting.md` how a server is set up.
"""
