"""The perfect-information solver: what a deal is worth when all cards lie open and nobody errs (double dummy).

`Solver.solve` gives the value of an aim (`tricks/aim.py`), `Solver.solve_moves` that of every card and the best line;
`Solving` does the same in slices. Two searches do the work: `whole.py` for every game, `ranks.py` for games in which
four hands only follow suit and only tricks count.
"""
