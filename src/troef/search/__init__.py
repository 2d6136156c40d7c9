"""Search: playouts of a state to its end (compiled with the rules)."""
