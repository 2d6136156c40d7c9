# De deur onthoudt, en elk spel heeft zijn bladzijde.

## Wat de deur onthoudt

door-go-on = { $count ->
    [one] Verder met je tafel
   *[other] Verder met je tafels
}
door-go-on-deal = { $of ->
    [0] spel { $number }
   *[other] spel { $number } van { $of }
}
door-go-on-start = nog niets gedeeld
door-with = met { $names }
door-leave = Laat de tafel { $game } los
door-leave-sure = Je stoel aan deze tafel komt niet terug.
door-leave-yes = laat los
door-leave-no = toch niet
door-tables-go = Een tafel waar niemand speelt en een partij die blijft liggen, worden na een tijd gewist. Wat uitgespeeld is, blijft.
door-yours = Jouw spellen
door-favour = { $game } bij je favorieten
door-history = { $count ->
    [one] 1 partij gespeeld
   *[other] { $count } partijen gespeeld
}
door-rated = telt mee voor de ranglijst
door-rated-help = Alleen mensen met een bewaard account, geen bots en geen advies. Wie wegloopt, krijgt toch de uitslag.
door-chat = Chat aan deze tafel
door-chat-help = Anders zeg je elkaar alleen snelle zinnetjes. Wat je schrijft, verdwijnt met de tafel.
door-at-table = Zoals aan tafel: verzaken kan
door-at-table-help = Een kaart die niet mag, kan toch vallen. De anderen moeten het zien en “Verzaakt!” zeggen; dan geldt de straf uit het reglement.
error-clock-race = Een spel van snelheid heeft zijn eigen klok.
error-rated-needs-clock = Wie voor de ranglijst speelt, speelt met een klok.
error-bad-clock = Een klok geeft { $least } tot { $most } seconden per beurt, of je speelt zonder.
error-bad-bank = Een bedenktijd duurt hoogstens { $most } minuten.
error-bad-delay = Wie meekijkt, kan hoogstens { $most } minuten achterlopen, of een heel spel.
error-hands-after-the-deal = Alle handen tonen aan wie meekijkt, kan alleen als het spel voorbij is.
door-you = Jij: account en cijfers
door-you-are = Ingelogd als { $name }

## Wat je speelde

history-title = Wat je speelde
history-kept = Dit staat alleen in deze browser.
history-none = Hier komen de partijen te staan die je uitspeelt.
history-won = gewonnen
history-lost = verloren
history-draw = gelijk
history-record = verslag
history-record-of = Verslag van { $game }, { $date }
history-replay = naspelen
history-replay-of = Speel { $game } van { $date } na
history-record-gone = Dit verslag is er niet meer.
history-forget = wis geschiedenis
history-forget-sure = Alle partijen en hun verslagen verdwijnen uit deze browser. Tafels die nog bezig zijn en je favorieten blijven.
history-forget-yes = wis alles
history-forgotten = De geschiedenis is gewist.
history-tally = { $played ->
    [one] 1 partij
   *[other] { $played } partijen
}, { $won } gewonnen
history-all = alle spellen
history-game = Spel

## De bladzijde van een spel

game-cards = { $count } kaarten
game-rules = Regels
game-rules-of = Regels van { $game }
game-presets = Spelwijzen
game-presets-usual = Zo begint het spel als je op ‘speel’ drukt.
game-presets-play = Speel { $game }, { $preset }
game-presets-differs = Anders dan gewoon:
game-presets-same = Niets anders dan gewoon.
game-was = gewoon: { $value }
game-bots = De bots
game-bots-how = Gemeten in spellen waarin elk niveau dezelfde kaarten krijgt. Achter ± staat het 95 %-interval.
game-bots-pair = niveau
game-bots-lead = voorsprong per spel
game-bots-deals = spellen
game-bots-over = { $better } op { $worse }
game-bots-points = { $lead }{ "\u00A0" }±{ "\u00A0" }{ $error } { $unit ->
    [percent] % van de spellen
   *[points] { "" }
}
game-bots-rounds = { $deals } van { $rounds } rondes
game-bots-even = geen meetbaar verschil
game-bots-chance = Niemand speelt dit spel beter dan een ander: het is puur toeval.
game-bots-random = willekeurig
game-names = Ook wel
game-find = Zoek medespelers
game-learn = Leer het
game-learn-text = Een les in stappen: posities die je zelf speelt.
game-missing = Het spel { $address } kennen we niet.
ui-puzzles = Puzzels van de dag
