game-canasta = Canasta
    .line = Leg met je maat series van dezelfde waarde, maak canasta's van zeven en pak de stapel op het goede moment.

preset-canasta-book = tot 5000
preset-canasta-kort = tot 2000

option-canasta-target = Punten
    .help = Haalt een team dit na een ronde, dan wint het hoogste team.
option-canasta-initial_meld_table = Minimum voor de eerste serie
    .help = Hoeveel de eerste series van een team moeten tellen, naar zijn stand.
value-canasta-initial_meld_table-classic = 15, 50, 90, 120
value-canasta-initial_meld_table-as_printed = 15, 50, vanaf 1500: 120
option-canasta-max_rounds = Hoogstens zoveel rondes
    .help = Is de score dan nog niet gehaald, dan wint wie het meest heeft.

## Woorden van het spel

canasta-phase-draw = pakken
canasta-phase-meld = leggen en afleggen
canasta-phase-answer = mag het?
canasta-fact-due = nog nodig voor de eerste serie
canasta-fact-frozen = stapel
canasta-frozen-both = bevroren
canasta-frozen-stop = stopkaart
canasta-fact-bound = na de vraag
canasta-bound-must-go-out = moet uit
canasta-bound-must-stay = mag niet uit
canasta-stake-opening = telt { $amount } van { $need }
canasta-badge-minimum = eerste serie
canasta-badge-canastas = canasta's
canasta-badge-went-out = is uit
canasta-zone-meld = serie
canasta-zone-taken = rode drieën
canasta-verb-take-pile = pak de stapel { $cards }
    .log = { $name } pakt de stapel { $cards }
canasta-verb-meld = leg { $cards }
    .log = { $name } legt { $cards }
canasta-verb-layoff = leg { $cards } aan
    .log = { $name } legt { $cards } aan
canasta-verb-ask = mag ik uit?
    .log = { $name } vraagt: mag ik uit?
canasta-verb-yes = ja
    .log = { $name } zegt ja
canasta-verb-no = nee
    .log = { $name } zegt nee
canasta-verb-red-three = rode drie { $cards }
    .log = { $name } legt { $cards } open
canasta-entry-melds = gelegd
canasta-entry-clean = { $count ->
    [one] schone canasta
   *[other] { $count } schone canasta's
}
canasta-entry-dirty = { $count ->
    [one] vieze canasta
   *[other] { $count } vieze canasta's
}
canasta-entry-red-threes = { $count ->
    [one] rode drie
   *[other] { $count } rode drieën
}
canasta-entry-out = uit
canasta-entry-concealed = verstopt uit
canasta-entry-left = in de hand gebleven

## Waarom iets niet mag

# R5
canasta-refusal-take-first = Pak eerst een kaart, of de stapel.
canasta-refusal-already-taken = Je hebt deze beurt al gepakt.
# R6
canasta-refusal-by-itself = Een rode drie komt vanzelf op tafel.
# R8: $count is hoeveel gewone kaarten, of hoeveel tweeën en jokers.
canasta-refusal-few-naturals = Een serie heeft minstens twee gewone kaarten; dit { $count ->
    [0] is er geen enkele
    [one] is er één
   *[other] zijn er { $count }
}.
canasta-refusal-many-wild = Hoogstens drie pseudojokers in een serie; dit zijn er { $count }.
canasta-refusal-full-of-wild = In de serie van { $rank } liggen al drie pseudojokers.
canasta-refusal-mixed-ranks = Een serie is van één waarde, en dit zijn er meer: { $rank }.
canasta-refusal-too-few = Zoveel heb je er niet in de hand: { $rank }.
canasta-refusal-too-few-jokers = Zoveel jokers heb je niet in de hand.
# R9
canasta-refusal-three-at-once = Een nieuwe serie begint met minstens drie kaarten.
canasta-refusal-no-such-meld = Jullie hebben geen serie van { $rank }.
canasta-refusal-which-meld = Zeg aan welke serie je die wilt leggen.
canasta-refusal-no-fit = Aan de serie van { $rank } past alleen die waarde, een twee of een joker.
# R11
canasta-refusal-merged-wild = Samen met jullie serie van die waarde zouden er meer dan drie pseudojokers liggen.
# R12
canasta-refusal-no-threes = Drieën horen niet in een serie.
canasta-refusal-threes-going-out = Zwarte drieën leg je alleen als je ermee uitgaat.
# R15: $have is wat er nu hoogstens van komt, of wat er al ligt.
canasta-refusal-minimum = De eerste serie moet { $need } tellen; zo kom je hoogstens aan { $have }.
canasta-refusal-minimum-first = Je eerste serie telt { $have } en moet { $need } halen: leg er nog bij.
# R19: $card is de bovenste kaart van de aflegstapel.
canasta-refusal-top-rank-only = De stapel pak je met kaarten van dezelfde waarde als { $card }. Andere series leg je daarna.
# R20
canasta-refusal-natural-needed = Bij { $card } hoort minstens één gewone kaart van dezelfde waarde uit je hand.
canasta-refusal-two-cards-needed = Bij { $card } horen twee kaarten uit je hand.
# R21
canasta-refusal-frozen = De stapel is bevroren: je hebt twee gewone kaarten nodig van dezelfde waarde als { $card }.
# R22
canasta-refusal-wild-top = Met { $card } bovenop mag de stapel niet mee.
# R23
canasta-refusal-black-three = Een zwarte drie bovenop houdt de stapel dicht.
# R26
canasta-refusal-frozen-first = Jullie hebben nog geen serie liggen. Dan heb je twee gewone kaarten nodig van dezelfde waarde als { $card }.
# R28
canasta-refusal-no-meld-for-top = { $card } moet meteen in een serie, en jullie hebben er geen van die waarde.
# R29
canasta-refusal-red-three = Een rode drie leg je niet af.
# R30
canasta-refusal-last-card = Je laatste kaart mag niet weg zolang jullie niet uit mogen.
# R31
canasta-refusal-keep-two = Hou twee kaarten over: één om af te leggen en één in de hand. Uitgaan kan zo nog niet.
# R33
canasta-refusal-must-go-out = Je gaat deze beurt uit: dan moet alles op tafel, of alles op één kaart na.
canasta-refusal-keep-two-after-no = Je maat zei nee: hou twee kaarten over voor je aflegt.
canasta-refusal-not-asked = Er is niets gevraagd.
canasta-refusal-answer-first = Je maat vraagt of hij uit mag: zeg ja of nee.
canasta-refusal-ask-after-taking = Pak eerst; vragen kan daarna.
canasta-refusal-ask-before-melding = Vragen doe je meteen na het pakken, voor je iets legt.
canasta-refusal-asked-already = Je hebt het deze beurt al gevraagd, of je gaat al uit.
canasta-refusal-cannot-go-out = Je kunt deze beurt niet uit.
# R36
canasta-refusal-threes-few = Zwarte drieën leg je met drie of vier tegelijk.
canasta-refusal-threes-wild = Bij zwarte drieën komen geen pseudojokers.
# R37
canasta-refusal-round-over = De ronde is voorbij.
# R38
canasta-refusal-must-take = De gedekte stapel is op: je moet de aflegstapel pakken.
# R40
canasta-refusal-ask-with-two = Vragen kan alleen met minstens twee kaarten in de hand.
