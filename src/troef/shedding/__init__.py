"""Getting rid of cards: equal cards laid together on (or over) what lies there."""
