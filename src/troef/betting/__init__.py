"""What games with chips share: pots and how they are shared."""
