"""Events for browsers: the log of each in the database, who may act in which office, and what each may see."""
