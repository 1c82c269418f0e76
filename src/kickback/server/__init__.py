"""The table server: friends sit down over HTTP and sockets, nothing is lost, nothing leaks.

The log of a table is the truth and a process is a cache of it: `course` plays a log, `live` lets people add to it,
`storage` keeps it. `docs/server.md` tells how the parts fit, `docs/protocol.md` what is said over the wire.
"""
