game-klaverjassen = Klaverjassen
    .line = Maak troef, haal met je maat meer dan de helft en vergeet de roem niet.

preset-klaverjassen-amsterdams = Amsterdams
preset-klaverjassen-rotterdams = Rotterdams
preset-klaverjassen-utrechts = Utrechts
preset-klaverjassen-amsterdams-club = Amsterdams, clubregels
preset-klaverjassen-rotterdams-club = Rotterdams, clubregels

option-klaverjassen-variant = Speelwijze
    .help = Bepaalt wie troef maakt en wanneer je moet troeven.
value-klaverjassen-variant-amsterdams = Amsterdams: de slag van je maat hoef je niet te troeven
value-klaverjassen-variant-rotterdams = Rotterdams: wie niet kan bekennen, troeft altijd
value-klaverjassen-variant-utrechts = Utrechts: links van de gever moet meteen troef maken
option-klaverjassen-deals = Aantal spellen
    .help = Een veelvoud van vier, zodat iedereen even vaak geeft. Een boompje is 16 spellen.
option-klaverjassen-rounding = Punten opschrijven
    .help = In tientallen rekent het sneller: samen is het dan altijd 16, plus de roem.
value-klaverjassen-rounding-exact = precies
value-klaverjassen-rounding-tens = in tientallen
option-klaverjassen-trump_lead = Als troef gevraagd wordt
    .help = Op de meeste clubs moet je dan over de hoogste troef heen als je dat kunt, ook over je maat.
value-klaverjassen-trump_lead-free = elke troef mag
value-klaverjassen-trump_lead-must_beat = je moet erover als je kunt
option-klaverjassen-roem_claim = Roem noteren
    .help = Zelf zeggen is het echte spel: soms zwijg je beter.
value-klaverjassen-roem_claim-manual = wie de slag wint, zegt het
value-klaverjassen-roem_claim-auto = gaat vanzelf
option-klaverjassen-signal_disclosure = Seinen bekendmaken
    .help = Op toernooien zien de tegenstanders welke seinen een paar heeft afgesproken.
value-klaverjassen-signal_disclosure-on = ja
value-klaverjassen-signal_disclosure-off = nee
option-klaverjassen-signals_02 = Seinen van de eerste en derde stoel
    .help = Wat het paar over bijgooien heeft afgesproken, in eigen woorden.
option-klaverjassen-signals_13 = Seinen van de tweede en vierde stoel
    .help = Wat het paar over bijgooien heeft afgesproken, in eigen woorden.

## Woorden van het spel

klaverjassen-nel = nel
klaverjassen-stuk = stuk
klaverjassen-nat = nat
klaverjassen-pit = pit
klaverjassen-fact-roem = roem nu
klaverjassen-fact-signals-02 = seinen van stoel 1 en 3
klaverjassen-fact-signals-13 = seinen van stoel 2 en 4
klaverjassen-reason-deals = het boompje is uit

## Waarom iets niet mag

# R4: iedereen paste.
klaverjassen-refusal-must-make-trump = Iedereen heeft gepast: nu moet jij troef maken.
# R5: Utrechts.
klaverjassen-refusal-no-passing = Utrechts: links van de gever mag niet passen, jij maakt troef.
# R16: de roem van een oude slag.
klaverjassen-refusal-roem-too-late = Roem meld je meteen na de slag, niet later.
# R16: first the claim, then the lead.
klaverjassen-refusal-roem-first = Zeg eerst of je de roem noteert.

# What is at stake.
klaverjassen-stake-make-trump = +{ $need } / nat −{ $lost }
klaverjassen-stake-roem = +{ $points }, voor hen bij nat
