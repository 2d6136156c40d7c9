"""The score sheet of a table: seats, deals, penalties, signatures, corrections, and its bytes as a QR code."""
