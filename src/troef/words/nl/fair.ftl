fair-title = Eerlijk gedeeld
fair-what = Bij elke gift leggen de server en ieders toestel vooraf een geheim vast. Pas als alles vastligt, worden de geheimen getoond, en uit allemaal samen volgt hoe de kaarten liggen. Zo kiest niemand de kaarten: ook de server niet.
fair-own-notes = Dit noteerde deze browser terwijl jij speelde. Geen server kan het nog veranderen.
fair-nothing = Deze browser noteerde niets van deze tafel.
fair-all-well = Alles klopt.
fair-wrong = Dit klopt niet
fair-wrong-what = Bewaar het bestand en het verslag, en laat ze zien aan wie de server beheert.
fair-match = Partij { $match }
fair-checked = Nagekeken: { $own ->
    [0] geen gift
    [one] één gift
   *[other] { $own } giften
  } met jouw geheim, { $seen } zonder, { $unseen } die je niet zag delen.
fair-not-over = Wordt nagekeken zodra de partij uit is: de geheimen van de server blijven zo lang verborgen.
fair-not-checked = Het verslag is nog niet nagekeken.
fair-check = Kijk het nu na
fair-no-record = De server geeft het verslag niet.
fair-draw = Trekking { $number }
fair-with-own = met jouw geheim
fair-without-own = zonder jouw geheim
fair-own-file = Bewaar wat genoteerd is
fair-record = Bewaar het verslag
fair-how = Met beide bestanden rekent ook een ander programma alles na: { $command }
fair-sum = Vastgelegd als
fair-key-announced-twice = Trekking { $number } werd op twee manieren aangekondigd. Jouw geheim bleef daarom verborgen.
fair-key-other-record = Het verslag is niet dat van de partij die gespeeld werd.
fair-key-nothing-noted = Niets in het verslag is wat hier genoteerd werd.
fair-key-lot = Wie het eerst deelde, volgt niet uit trekking { $number }.
fair-key-deal = Een gift volgt niet uit de geheimen van trekking { $number }.
fair-key-unproven = Bij een gift staat geen bewijs.
fair-key-other-draw = Trekking { $number } was anders aangekondigd.
fair-key-other-link = Bij trekking { $number } staat een ander geheim dan het jouwe.
fair-key-other-hand = Bij trekking { $number } kreeg je andere kaarten.
fair-key-draw-left-out = Trekking { $number } werd aangekondigd, maar staat niet in het verslag.
fair-key-part-left-out = Volgens het verslag gaf je geen geheim voor trekking { $number }, maar dat deed je wel.
fair-key-part-not-given = Volgens het verslag gaf je een geheim voor trekking { $number }, maar dat deed je niet.
