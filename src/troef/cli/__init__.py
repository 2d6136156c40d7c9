"""The command `troef`."""
