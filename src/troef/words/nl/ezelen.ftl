game-ezelen = Ezelen
    .line = Schuif kaarten door, sla als eerste toe, en wees vooral niet de laatste.

preset-ezelen-book = zoals in het boek
preset-ezelen-mild = een valse klap kost niets

option-ezelen-gesture = Gebaar
    .help = Wat je doet als je vier gelijke kaarten hebt. Spreek het vooraf af.
value-ezelen-gesture-slap = hand op tafel
value-ezelen-gesture-nose = vinger op de neus
value-ezelen-gesture-thumb = duim op de tafelrand
value-ezelen-gesture-tongue = tong uitsteken
value-ezelen-gesture-ears = ezelsoren
option-ezelen-false_slap = Valse klap
    .help = Wat het kost als je slaat zonder vier gelijke kaarten.
value-ezelen-false_slap-letter = een letter
value-ezelen-false_slap-ignore = niets
option-ezelen-reaction_seconds = Tijd om te reageren
    .help = In seconden na de eerste klap. Wie dan nog niet sloeg, krijgt een letter.

## Woorden van het spel

ezelen-word = EZEL
ezelen-gesture-slap = sla!
ezelen-gesture-nose = neus!
ezelen-gesture-thumb = duim!
ezelen-gesture-tongue = tong!
ezelen-gesture-ears = oren!
ezelen-quartet = { $name } heeft vier gelijke
ezelen-letter = { $name } krijgt de { $letter }
ezelen-donkey = { $name } is de ezel
ezelen-false-slap = { $name } sloeg zonder vier gelijke
ezelen-fact-gesture = gebaar
ezelen-fact-opener = sloeg het eerst
    .seat = { $name } sloeg het eerst
ezelen-reason-last-player = het woord EZEL is vol
ezelen-reason-limit = honderd rondes zonder ezel: de meeste letters verliezen

## Waarom iets niet mag

# R16
ezelen-refusal-no-choosing = Er is geslagen: nu telt alleen nog reageren.
ezelen-refusal-already-slapped = Je hebt al geslagen.
