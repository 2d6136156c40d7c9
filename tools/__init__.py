"""Tools for who works on Troef: a new game, the size of the house, the picture of its floors."""
