game-bieden = Bieden
    .line = Zeg hoeveel punten jij en je maat halen; je eerste kaart maakt troef.

preset-bieden-book = roem gaat vanzelf
preset-bieden-own-voice = je meldt zelf je roem

option-bieden-tree_start = De boom begint op
    .help = Wie zijn boom het eerst tot nul brengt, wint.
option-bieden-shuffle = Schudden
    .help = Zonder schudden worden de gewonnen slagen opgestapeld en alleen gecoupeerd.
value-bieden-shuffle-never = nooit, alleen couperen
value-bieden-shuffle-always = voor elk spel
option-bieden-early_end = Stoppen zodra het vaststaat
    .help = Het spel stopt als het bod zeker gehaald of verloren is, of als de bieder opgeeft.
option-bieden-auto_announce = Roem gaat vanzelf
    .help = Anders meld je zelf je roem en je belote, ook als het niet waar is.
option-bieden-forced_fail_opponents_gain = Verplichte 100 verloren
    .help = Of de tegenstanders dan toch van hun boom mogen schrappen.

## Wat je kunt zeggen

bieden-verb-bid = { $amount }
    .log = { $name } biedt { $amount }
bieden-verb-pandoer = pandoer
    .log = { $name } biedt pandoer
bieden-verb-overleg = pandoer overleg
    .log = { $name } biedt pandoer overleg
bieden-verb-roem = { $amount } roem
    .log = { $name } meldt { $amount } roem
bieden-verb-no-roem = geen roem
    .log = { $name } meldt geen roem
bieden-verb-belote = belote
    .log = { $name } zegt belote
bieden-verb-no-belote = niets zeggen
    .log = { $name } zegt niets
bieden-verb-concede = ik geef op
    .log = { $name } geeft het bod op

# Wat er op het spel staat: streepjes op de boom.
bieden-stake-tree = boom −{ $points } / +{ $points }, en voor hen −{ $points }
bieden-stake-forced = boom −{ $points }; verlies kost je zelf niets

## De kop van de tafel

bieden-phase-belote = belote
bieden-phase-roem = roem melden
bieden-fact-highest = hoogste bod
bieden-fact-declarer = van
    .seat = van { $whom }
bieden-fact-contract = bod
bieden-fact-achttiender = achttiender van
    .seat = achttiender van { $whom }
bieden-highest-pandoer = pandoer
bieden-highest-overleg = pandoer overleg
bieden-contract-forced = verplichte 100
bieden-contract-pandoer = pandoer
bieden-contract-overleg = pandoer overleg
bieden-badge-shown = toont
bieden-badge-belote = belote
bieden-reason-tree = een boom is leeg
bieden-reason-achttiender = een achttiender: acht kaarten van één kleur

## Waarom iets niet mag

# R7.
bieden-refusal-forced-dealer = Iedereen heeft gepast: de gever speelt minstens voor 100.
# R15.
bieden-refusal-roem-first = Zeg eerst hoeveel roem je hebt.
bieden-refusal-no-such-roem = Roem meld je in tientallen, van 20 tot 300.
# R17.
bieden-refusal-roem-too-late = Roem meld je bij je kaart in de eerste slag, niet op een ander moment.
# S5.
bieden-refusal-belote-first = Zeg eerst of dit belote is.
bieden-refusal-belote-with-the-queen = Belote zeg je als je troefvrouw valt, voor de heer.
# R19.
bieden-refusal-concede-on-lead = Opgeven kan alleen de bieder, als hij na de eerste slag aan de uitkomst is.

# Het einde van een spel: acht kaarten van één kleur (R23).
bieden-ending-eight-of-a-suit = { $names }: acht kaarten van één kleur, de boom is leeg
