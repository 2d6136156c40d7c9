"""Accounts over HTTP: calls, cookies, and the register that they ask."""
