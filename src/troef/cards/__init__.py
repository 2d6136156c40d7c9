"""Cards: codes, text, packs, and sets of cards as masks."""
