game-liegen = Liegen
    .line = Leg je kaarten dicht en zeg er een kleur bij. Wie het niet gelooft, kijkt na; wie betrapt wordt, neemt alles.

preset-liegen-book = zoals in het boek
preset-liegen-best-of-five = vijf potjes

option-liegen-start_player = Wie begint
    .help = Het lot wijst iemand aan, of het is altijd wie links van de gever zit.
value-liegen-start_player-random = het lot beslist
value-liegen-start_player-left_of_dealer = links van de gever
option-liegen-games = Aantal potjes
    .help = Wie de meeste potjes wint, wint het geheel.

## Woorden van het spel

liegen-phase-naming = een kleur noemen
liegen-phase-lead = uitkomen
liegen-fact-active-suit = zogezegd
liegen-fact-pile = op de stapel
liegen-fact-shown = omgedraaid
liegen-fact-loser = nam de stapel
    .seat = { $name } nam de stapel
liegen-verb-name = noem { $suit }
    .log = { $name } noemt { $suit }
liegen-verb-play = leg { $cards }
    .log = { $name } legt een kaart { $cards }
liegen-verb-challenge = je liegt!
    .log = { $name }: je liegt!
liegen-verb-pass = pas
    .log = { $name } past
liegen-verb-takes = neemt de stapel met { $cards }
    .log = { $cards } lag er: { $name } neemt de stapel
liegen-reason-won = de laatste kaart is gelegd
liegen-reason-limit = na duizend kaarten en twijfels winnen de minste kaarten

## Waarom iets niet mag

# R3, R5, R6
liegen-refusal-name-first = Je komt uit: noem eerst een kleur.
liegen-refusal-named-already = De kleur is genoemd: leg nu je kaart.
liegen-refusal-only-the-leader-names = Alleen wie uitkomt, noemt een kleur.
# R7, R11
liegen-refusal-nothing-to-challenge = Er ligt nog niets om aan te twijfelen.
liegen-refusal-only-the-next-challenges = Alleen wie aan de beurt is, mag twijfelen aan de laatste kaart.
liegen-refusal-no-pass = Passen kan niet: leg een kaart of zeg dat het gelogen is.
