"""The match of a table: how it begins and ends, the draw of its cards, claims, and moves taken back."""
