game-pesten = Pesten
    .line = Raak je kaarten kwijt en pest je buren met tweeën, achten en jokers.

preset-pesten-book = zoals in het boek
preset-pesten-streng = streng

option-pesten-jokers = Jokers
    .help = Hangt af van het pak: in het ene zitten er twee, in het andere drie.
value-pesten-jokers-2 = twee
value-pesten-jokers-3 = drie
option-pesten-play_drawn = Getrokken kaart meteen spelen
    .help = Past de kaart die je trok, dan mag je die in dezelfde beurt nog leggen.
option-pesten-turn_after_take = Spelen na strafkaarten
    .help = Wie strafkaarten pakt, speelt daarna gewoon een kaart. Anders is die beurt voorbij.
option-pesten-games = Aantal potjes
    .help = Wie de meeste potjes wint, wint het geheel.

## Woorden van het spel

call-pesten = laatste kaart!
pesten-last-card-forgotten = { $name } vergat “laatste kaart!” en trekt { $amount }
pesten-last-card-false = { $name } riep te vroeg “laatste kaart!” en trekt { $amount }
pesten-skipped = { $name } slaat een beurt over
pesten-choose-suit = Welke kleur wordt het?
pesten-verb-play = speel { $cards } { $suit }
    .log = { $name } speelt { $cards } { $suit }
pesten-verb-take = pak de strafkaarten
    .log = { $name } pakt de strafkaarten
pesten-verb-end-turn = hou de kaart
    .log = { $name } houdt de kaart
pesten-reason-won = de laatste kaart is gespeeld
pesten-reason-stuck = niemand kan nog iets, de minste kaarten winnen
pesten-reason-limit = na 1000 beurten winnen de minste kaarten

## Waarom iets niet mag

# R5 R6: $suit is de kleur die nu gevraagd wordt.
pesten-refusal-no-match = { $card } past niet: speel { $suit }, dezelfde waarde, een boer of een joker.
# R7: $cards zijn de kaarten die passen.
pesten-refusal-can-play = Je kunt spelen ({ $cards }), dus dat moet.
# R8
pesten-refusal-draw-first = Je hebt niets dat past: trek eerst een kaart.
# R8: $card is de getrokken kaart.
pesten-refusal-only-drawn = Na het trekken mag je alleen { $card } nog spelen.
# R13
pesten-refusal-name-suit = Bij een boer noem je de kleur waarin het verdergaat.
pesten-refusal-only-jack-names = Alleen bij een boer kies je een kleur.
# R15: $amount strafkaarten staan open.
pesten-refusal-penalty-pending = Er liggen { $amount } strafkaarten klaar: leg een 2 of een joker, of pak ze.
pesten-refusal-no-penalty = Er liggen geen strafkaarten voor je klaar.
# R21
pesten-refusal-no-call-needed = { $card } is je allerlaatste kaart: daarbij hoef je niets te roepen.
