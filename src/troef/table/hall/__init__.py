"""All tables of a process: opened, offered to others, kept in memory, and dropped."""
