"""What people at a table say to each other, and reports of who misbehaves."""
