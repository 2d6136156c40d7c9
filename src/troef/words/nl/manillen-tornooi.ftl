game-manillen-tornooi = Manillen (tornooi)
    .line = De gever kiest troef, de anderen kloppen, en elk boompje zit je met een andere maat.

preset-manillen-tornooi-book = zoals op tornooien

option-manillen-tornooi-boompjes = Aantal boompjes
    .help = Na elk boompje schuiven drie spelers een stoel op. Na drie boompjes was iedereen eens ieders maat.
option-manillen-tornooi-deals_per_boompje = Spellen per boompje
    .help = Een veelvoud van vier, zodat iedereen even vaak geeft. Gewoon zijn het er twaalf.
option-manillen-tornooi-round_minutes = Tijd voor de ronde
    .help = In minuten. Na het eindsignaal wordt het lopende spel nog uitgespeeld.
value-manillen-tornooi-round_minutes-none = zonder klok
option-manillen-tornooi-enforcement = Foute kaarten
    .help = Zoals aan een echte tafel kan elke kaart vallen. Wie een fout ziet, moet ze zelf aanklagen.
value-manillen-tornooi-enforcement-strict = worden geweigerd
value-manillen-tornooi-enforcement-table = mogen vallen, en worden aangeklaagd

## Woorden van het spel

manillen-tornooi-phase-announcement = troef kiezen
manillen-tornooi-phase-knocking = kloppen
manillen-tornooi-phase-countering = tegenkloppen
manillen-tornooi-phase-recording = opschrijven

manillen-tornooi-fact-trump = troef
manillen-tornooi-trump-none = zonder troef
    .fact = zonder troef
manillen-tornooi-fact-multiplier = telt ×
manillen-tornooi-fact-maker = gekozen door
    .seat = gekozen door { $whom }
manillen-tornooi-fact-draw = trekken om te geven
manillen-tornooi-draw-all = iedereen trekt een kaart
manillen-tornooi-draw-again = wie gelijk trok, trekt opnieuw
manillen-tornooi-fact-stopped = spel stilgelegd, fout van
    .seat = spel stilgelegd, fout van { $whom }
manillen-tornooi-fact-misdeals = keer verkeerd gedeeld
manillen-tornooi-fact-boompje = boompje
manillen-tornooi-fact-last-deal = laatste spel
manillen-tornooi-last-deal-yes = ja

manillen-tornooi-badge-pair = paar
manillen-tornooi-pair-w = wij
    .badge = kolom wij
manillen-tornooi-pair-z = zij
    .badge = kolom zij
manillen-tornooi-badge-knocked = klopte
manillen-tornooi-badge-countered = klopte tegen
manillen-tornooi-badge-drew = trok
manillen-tornooi-badge-penalty = strafpunten

manillen-tornooi-verb-trump = troef { $suit }
    .log = { $name } maakt { $suit } troef
manillen-tornooi-verb-no-trump = zonder troef
    .log = { $name } speelt zonder troef
manillen-tornooi-verb-knock = klop
    .log = { $name } klopt
manillen-tornooi-verb-counter-knock = tegenklop
    .log = { $name } klopt tegen
manillen-tornooi-verb-claim = klaag { $whom } aan: geloochend
    .log = { $name } klaagt { $whom } aan: geloochend
manillen-tornooi-verb-record = schrijf het spel op
    .log = { $name } schrijft het spel op
manillen-tornooi-verb-misdeal = verkeerd gedeeld
    .log = De jury: verkeerd gedeeld
manillen-tornooi-verb-cheating = vals gespeeld door { $whom }
    .log = De jury straft { $whom } voor vals spel
manillen-tornooi-verb-time-up = het eindsignaal
    .log = Het eindsignaal klinkt: er begint geen nieuw spel meer

## Wat er op het spel staat: per punt boven dertig, en hoogstens

manillen-tornooi-stake-open = ×{ $each } per punt boven 30: tot { $most }, na kloppen tot { $knocked }
manillen-tornooi-stake-points = ×{ $each } per punt boven 30: tot { $most }

manillen-tornooi-reason-deals = alle boompjes zijn gespeeld
manillen-tornooi-reason-time = het eindsignaal van de ronde heeft geklonken

## Waarom iets niet mag

# R6: $player is de gever.
manillen-tornooi-refusal-dealer-announces = Alleen de gever kiest troef.
manillen-tornooi-refusal-announce-first = Eerst kiest de gever een troef, of zonder troef.
manillen-tornooi-refusal-announced-already = De troef is al gekozen.
# R8.
manillen-tornooi-refusal-suit-after-misdeal = Je hebt dit spel verkeerd gedeeld: zonder troef mag nu niet, kies een kleur.
# R9.
manillen-tornooi-refusal-knock-is-opponents = Kloppen doen de tegenstanders van de gever.
manillen-tornooi-refusal-knocked-already = Er is al geklopt; nog eens kloppen verandert niets.
manillen-tornooi-refusal-passed-already = Je hebt al gepast.
manillen-tornooi-refusal-knocking-closed = Kloppen kan niet meer: iedereen heeft gesproken.
# R10.
manillen-tornooi-refusal-counter-is-dealers = Tegenkloppen doen de gever en zijn maat.
manillen-tornooi-refusal-nothing-to-counter = Er is niet geklopt, dus valt er niets tegen te kloppen.
# R11.
manillen-tornooi-refusal-no-counter-without-trump = Zonder troef bestaat tegenkloppen niet: meer dan ×4 is er niet.
# R13.
manillen-tornooi-refusal-knock-too-late = De eerste kaart is gespeeld: kloppen en tegenkloppen kan niet meer.
# T1.
manillen-tornooi-refusal-knocking-first = Wacht met uitkomen tot iedereen heeft kunnen kloppen.
# P1.
manillen-tornooi-refusal-misdeal-too-late = Na de troefkeuze geldt het delen als juist.
# P4: $player is de beschuldigde.
manillen-tornooi-refusal-claimed-already = Dat heb je in deze slag al aangeklaagd; er was niets aan de hand.
manillen-tornooi-refusal-nothing-to-claim = Die speler heeft dit spel nog geen kaart gespeeld.
manillen-tornooi-refusal-nothing-played = Er is nog geen kaart gespeeld.
# P5.
manillen-tornooi-refusal-jury-decides = Daarover beslist de jury.
# P8.
manillen-tornooi-refusal-cards-are-checked = Aan deze tafel wordt elke kaart meteen nagekeken; aanklagen is niet nodig.
# R25.
manillen-tornooi-refusal-play-on = Het spel wordt tot de laatste kaart uitgespeeld.
# T5.
manillen-tornooi-refusal-scorer-records = De schrijver noteert het spel.
