game-eenenvijftigen = Eenenvijftigen
    .line = Tel op tot hoogstens vijftig, en vergeet niet te trekken.

preset-eenenvijftigen-book = zoals in het boek
preset-eenenvijftigen-easy = trekken gaat vanzelf

option-eenenvijftigen-next_dealer = Wie geeft er daarna
    .help = De verliezer, of gewoon de volgende. Verliest niemand, dan geeft dezelfde nog eens.
value-eenenvijftigen-next_dealer-loser = de verliezer
value-eenenvijftigen-next_dealer-left = de volgende
option-eenenvijftigen-rounds = Aantal rondes
    .help = Wie dan de minste verliespunten heeft, wint.
option-eenenvijftigen-auto_draw = Trekken gaat vanzelf
    .help = Dan kun je het niet vergeten.

## Woorden van het spel

eenenvijftigen-fact-total = totaal
eenenvijftigen-fact-loser = verliest
    .seat = { $name } verliest
eenenvijftigen-badge-lost = verliespunten
eenenvijftigen-badge-passed = pas
eenenvijftigen-badge-may-draw = moet nog trekken
eenenvijftigen-badge-forgot = vergat te trekken
eenenvijftigen-zone-discard = gespeeld
eenenvijftigen-verb-play = speel { $cards } { $word }
    .log = { $name } speelt { $cards }: { $amount }
eenenvijftigen-verb-draw = trek een kaart
    .log = { $name } trekt een kaart
eenenvijftigen-verb-pass = pas
    .log = { $name } zegt pas en { is } veilig
# Het totaal na deze kaart.
eenenvijftigen-stake-total = dan staat het op { $total }
eenenvijftigen-reason-rounds = alle rondes zijn gespeeld

## Waarom iets niet mag

# R5, R6: $values is wat de kaart kan tellen.
eenenvijftigen-refusal-wrong-value = { $card } telt voor { $values }.
eenenvijftigen-refusal-name-value = Zeg erbij waarvoor { $card } telt: { $values }.
# R7: $total zou het totaal worden.
eenenvijftigen-refusal-over-fifty = Met { $card } komt het op { $total }: meer dan 50 mag niet.
# R11, R12.
eenenvijftigen-refusal-draws-itself = Trekken gaat hier vanzelf.
eenenvijftigen-refusal-drawn-too-late = Te laat: de volgende heeft al gespeeld, en jij speelt verder met een kaart minder.
eenenvijftigen-refusal-drawn-already = Je hebt al een kaart getrokken.
eenenvijftigen-refusal-draw-after-play = Eerst speel je een kaart, dan trek je er een.
# R15, R16.
eenenvijftigen-refusal-no-triple = Pas zeg je alleen met precies drie gelijke kaarten.
eenenvijftigen-refusal-has-passed = Wie pas gezegd heeft, doet deze ronde niet meer mee.
