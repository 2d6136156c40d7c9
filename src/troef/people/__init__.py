"""Accounts: who somebody is beyond one table, how he proves it, and what he played. Nothing here knows a network."""
