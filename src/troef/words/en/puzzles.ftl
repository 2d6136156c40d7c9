# The puzzles of the day.

ui-puzzle = Puzzle
ui-puzzle-of = Today’s puzzle: { $game }
ui-puzzle-ask = What is the best move here?
ui-puzzle-text = This position comes from a deal between bots. One move is clearly better than all others; only your first answer counts.
ui-puzzle-right = Right: that is the best move.
ui-puzzle-wrong = You may, but there is a better move: { $move }.
ui-puzzle-again = Try again
ui-puzzle-streak = { $count ->
    [one] right for one day
   *[other] right for { $count } days in a row
  }
ui-puzzle-tomorrow = Tomorrow there is another one.
ui-puzzle-none = There is no puzzle here today.
