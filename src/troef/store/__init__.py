"""Where all that lasts is kept: the database, its versions, and how the nodes that share it hear of each other."""
