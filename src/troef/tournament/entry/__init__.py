"""Who takes part: registration, lists, reporting, leaving and replacing, seasons."""
