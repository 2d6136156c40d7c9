game-pandoeren = Pandoeren
    .line = Bied om het hoogst, vraag een aas en zoek uit wie je maat is.

preset-pandoeren-book = tot 25 punten
preset-pandoeren-announcing = zelf roem melden

option-pandoeren-target_points = Spelen tot
    .help = Wie dit aantal punten haalt, maakt een eind aan het spel.
option-pandoeren-roem_challenge = Betere roem van de tegenpartij
    .help = Een betere combinatie maakt de roem van de bieder ongeldig. Vanzelf, of alleen als iemand het zegt.
value-pandoeren-roem_challenge-auto = telt vanzelf
value-pandoeren-roem_challenge-manual = wie beter heeft, moet het zeggen
option-pandoeren-auto_announce = Roem en stuk vanzelf melden
    .help = Zonder dit meld je ze zelf, en op tijd.
option-pandoeren-roem_card_reuse = Kaart mag dubbel tellen
    .help = Of een kaart zowel in een rijtje als bij vier gelijke mag tellen.

## Wat je kunt zeggen en doen

pandoeren-verb-bid = { $word }{ $amount }
    .log = { $name } biedt { $word }{ $amount }
pandoeren-verb-bury = leg { $cards } weg
    .log = { $name } legt een kaart weg { $cards }
pandoeren-verb-call = vraag { $cards }
    .log = { $name } vraagt { $cards }
pandoeren-verb-roem = { $amount } roem
    .log = { $name } meldt { $amount } roem
pandoeren-verb-no-roem = geen roem
    .log = { $name } meldt geen roem
pandoeren-verb-stuk = stuk
    .log = { $name } meldt stuk
pandoeren-verb-no-stuk = geen stuk
    .log = { $name } meldt geen stuk
pandoeren-verb-challenge = ik heb beter
    .log = { $name } { heeft } beter
pandoeren-verb-decline = goed
    .log = { $name } laat het zo

pandoeren-word-piccolo = piccolo
pandoeren-word-misere = misère
pandoeren-word-kereltje = kereltje
pandoeren-word-zwabber = zwabber
pandoeren-word-solo-zwabber = solo-zwabber
pandoeren-word-piccolo-ouvert = piccolo ouvert
pandoeren-word-misere-ouvert = misère ouvert
pandoeren-word-stil-praatje = stil praatje
pandoeren-word-pandoer = pandoer
pandoeren-word-pandoer-plus = pandoer +
pandoeren-word-praatje = praatje
pandoeren-word-prive = privé

## Wat er op het spel staat

pandoeren-stake-alone = +{ $score } of −{ $score }, alleen voor jou
    .short = ± { $score }
pandoeren-stake-together = +{ $score } of −{ $score }, ook voor je maat
    .short = ± { $score }

## Waar het spel is

pandoeren-phase-exchange = kaart wegleggen
pandoeren-phase-call = kaart vragen
pandoeren-phase-roem = roem melden
pandoeren-phase-challenge = beter of goed
pandoeren-phase-stuk = stuk melden

## De kop van de tafel

pandoeren-fact-contract = bod
pandoeren-fact-bidder = van
    .seat = van { $whom }
pandoeren-fact-called = gevraagd
pandoeren-fact-alone = bieder heeft de jas en speelt alleen
pandoeren-fact-talking = overleg mag
pandoeren-fact-upcard = open kaart was
pandoeren-fact-bidder-roem = bieder antwoordt
pandoeren-fact-bidder-roem-top = vanaf
pandoeren-fact-bidder-beaten-by = beter bij
    .seat = { $name } { heeft } beter
pandoeren-fact-partner-roem = maat antwoordt
pandoeren-fact-partner-roem-top = vanaf
pandoeren-fact-partner-beaten-by = beter bij
    .seat = { $name } { heeft } beter
pandoeren-badge-stuk = stuk
pandoeren-zone-board = open kaart
pandoeren-zone-discard = weggelegd

pandoeren-contract-piccolo = { pandoeren-word-piccolo }
pandoeren-contract-misere = { pandoeren-word-misere }
pandoeren-contract-kereltje = { pandoeren-word-kereltje }
pandoeren-contract-zwabber = { pandoeren-word-zwabber }
pandoeren-contract-solo-zwabber = { pandoeren-word-solo-zwabber }
pandoeren-contract-piccolo-ouvert = { pandoeren-word-piccolo-ouvert }
pandoeren-contract-misere-ouvert = { pandoeren-word-misere-ouvert }
pandoeren-contract-stil-praatje = { pandoeren-word-stil-praatje }
pandoeren-contract-pandoer = { pandoeren-word-pandoer }
pandoeren-contract-praatje = { pandoeren-word-praatje }
pandoeren-contract-prive = { pandoeren-word-prive }
pandoeren-bidder-roem-run-3 = drie op een rij
pandoeren-bidder-roem-run-4 = vier op een rij
pandoeren-bidder-roem-run-5 = vijf op een rij
pandoeren-bidder-roem-run-6 = zes op een rij
pandoeren-bidder-roem-run-7 = zeven op een rij
pandoeren-bidder-roem-run-8 = acht op een rij
pandoeren-bidder-roem-four = vier gelijke
pandoeren-bidder-roem-top-A = { rank-A }
pandoeren-bidder-roem-top-K = { rank-K }
pandoeren-bidder-roem-top-Q = { rank-Q }
pandoeren-bidder-roem-top-J = { rank-J }
pandoeren-bidder-roem-top-10 = { rank-10 }
pandoeren-bidder-roem-top-9 = { rank-9 }
pandoeren-bidder-roem-top-8 = { rank-8 }
pandoeren-partner-roem-run-3 = { pandoeren-bidder-roem-run-3 }
pandoeren-partner-roem-run-4 = { pandoeren-bidder-roem-run-4 }
pandoeren-partner-roem-run-5 = { pandoeren-bidder-roem-run-5 }
pandoeren-partner-roem-run-6 = { pandoeren-bidder-roem-run-6 }
pandoeren-partner-roem-run-7 = { pandoeren-bidder-roem-run-7 }
pandoeren-partner-roem-run-8 = { pandoeren-bidder-roem-run-8 }
pandoeren-partner-roem-four = { pandoeren-bidder-roem-four }
pandoeren-partner-roem-top-A = { rank-A }
pandoeren-partner-roem-top-K = { rank-K }
pandoeren-partner-roem-top-Q = { rank-Q }
pandoeren-partner-roem-top-J = { rank-J }
pandoeren-partner-roem-top-10 = { rank-10 }
pandoeren-partner-roem-top-9 = { rank-9 }
pandoeren-partner-roem-top-8 = { rank-8 }

## Waarom iets niet mag

# R8.
pandoeren-refusal-lay-away-first = Leg eerst { $count } kaart weg; het mag de kaart zijn die je net opnam.
# R9.
pandoeren-refusal-name-trump-first = Zeg eerst welke kleur troef is.
pandoeren-refusal-name-card-first = Vraag eerst een kaart: wie die heeft, is je maat.
# R12: bij kereltje moet de jas in het spel zijn.
pandoeren-refusal-jas-buried = Je hebt de boer van { $suit } weggelegd: die kleur kan bij kereltje geen troef worden.
# R10.
pandoeren-refusal-call-own-card = { $card } heb je zelf.
pandoeren-refusal-call-buried-card = { $card } heb je weggelegd: niemand kan die kaart hebben.
pandoeren-refusal-call-other-rank = { $card } kun je nu niet vragen. Wel: { $cards }.
# S4.
pandoeren-refusal-wrong-roem = Zoveel roem heb je niet: meld alles wat je hebt, of niets.
pandoeren-refusal-roem-first = Meld eerst je roem, of zeg dat je geen roem meldt.
pandoeren-refusal-not-better = Je hebt geen betere combinatie.
pandoeren-refusal-challenge-first = Zeg eerst of je een betere combinatie hebt.
# S5.
pandoeren-refusal-stuk-first = Zeg eerst of je stuk meldt.
