"""Who sits where: the draw of a round, byes, pools, the knock-out, and drawing again."""
