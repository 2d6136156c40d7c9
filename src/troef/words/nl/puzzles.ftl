# De puzzels van de dag.

ui-puzzle = Puzzel
ui-puzzle-of = Puzzel van vandaag: { $game }
ui-puzzle-ask = Wat is hier de beste zet?
ui-puzzle-text = Deze stelling komt uit een spel tussen bots. Eén zet is duidelijk beter dan alle andere; alleen je eerste antwoord telt.
ui-puzzle-right = Juist: dat is de beste zet.
ui-puzzle-wrong = Dat mag, maar er is een betere zet: { $move }.
ui-puzzle-again = Probeer het nog eens
ui-puzzle-streak = { $count ->
    [one] één dag goed
   *[other] { $count } dagen na elkaar goed
  }
ui-puzzle-tomorrow = Morgen ligt er een andere.
ui-puzzle-none = Hier is vandaag geen puzzel.
