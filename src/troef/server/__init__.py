"""The tables for browsers: HTTP, websockets and the pages. See docs/server.md."""
