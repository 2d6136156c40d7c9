game-manillen = Manillen
    .line = De tien is de baas. Wie mag uitkomen, overlegt eerst hardop met zijn maat.

preset-manillen-book = met overleg
preset-manillen-silent = zonder overleg

option-manillen-target = Spelen tot
    .help = Het paar dat het eerst zoveel punten heeft, wint.
option-manillen-consultation = Overleg voor de eerste kaart
    .help = Het paar dat uitkomt, mag elkaar vragen stellen. Iedereen hoort de antwoorden.
option-manillen-max_questions = Aantal vragen
    .help = Hoeveel vragen dat paar per spel samen heeft. Leeg is zonder grens; elke vraag kan maar één keer.
value-manillen-max_questions-none = zonder grens
option-manillen-beat_partner = Ook over je maat heen
    .help = Als je bekent, moet je hoger spelen dan wat er ligt, ook als de slag al van je maat is.

## Woorden van het spel

manillen-phase-consultation = overleg
manillen-fact-upcard = open kaart van de gever

manillen-verb-ask-trumps = welke troeven?
    .log = { $name } vraagt de troeven: { $reply ->
        [none] geen
       *[cards] { $cards }
    }
manillen-verb-ask-manillas = welke manilla’s?
    .log = { $name } vraagt de manilla’s: { $reply ->
        [none] geen
       *[cards] { $cards }
    }
manillen-verb-ask-small-manillas = welke kleine manilla’s?
    .log = { $name } vraagt de kleine manilla’s: { $reply ->
        [none] geen
       *[cards] { $cards }
    }
manillen-verb-ask-length = hoeveel { $suit }?
    .log = { $name } vraagt hoeveel { $suit }: { $amount }
manillen-verb-ask-top = hoogste { $suit }?
    .log = { $name } vraagt de hoogste { $suit }: { $reply ->
        [none] geen
       *[cards] { $cards }
    }

# Wat een speler geantwoord heeft.
manillen-badge-trumps = troeven
manillen-badge-manillas = manilla’s
manillen-badge-small-manillas = kleine manilla’s
manillen-badge-length-S = schoppen
manillen-badge-length-H = harten
manillen-badge-length-D = ruiten
manillen-badge-length-C = klaveren
manillen-badge-top-S = hoogste schoppen
manillen-badge-top-H = hoogste harten
manillen-badge-top-D = hoogste ruiten
manillen-badge-top-C = hoogste klaveren
manillen-trumps-none = geen
manillen-manillas-none = geen
manillen-small-manillas-none = geen
manillen-top-S-none = geen
manillen-top-H-none = geen
manillen-top-D-none = geen
manillen-top-C-none = geen

## Waarom iets niet mag

# R8.
manillen-refusal-only-listen = Alleen het paar dat uitkomt mag overleggen; jullie luisteren.
# R11.
manillen-refusal-consultation-over = De eerste kaart is gespeeld: overleggen kan niet meer.
manillen-refusal-no-consultation = Aan deze tafel wordt niet overlegd.
# R12.
manillen-refusal-asked-already = Dat heb je al gevraagd.
manillen-refusal-no-questions-left = Jullie hebben geen vragen meer.

# Het einde van een spel (P3).
manillen-ending-false-answer = { $names }: vals antwoord, het spel is verloren
