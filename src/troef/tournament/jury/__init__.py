"""The jury: calls, decisions and what each does, and whether somebody revoked."""
