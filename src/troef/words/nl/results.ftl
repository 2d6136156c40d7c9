# Wat er in de uitslag van een spel staat (`troef score`, het wedstrijdformulier): hoe elk veld heet en wat het is.
# Welke velden er zijn en van welk type, zegt de klasse `Result` van het spel. De Engelse uitleg is die van de klasse.
#
# Namen die spellen delen; wat er precies in staat, zegt elk spel zelf.
result-bid = bod
result-bidder = bieder
result-card-points = kaartpunten
result-contract = contract
result-left = nog in de hand
result-loser = verliezer
result-partner = maat
result-points = punten
result-roem = roem
result-seats = spelers
result-tricks = slagen
result-winner = winnaar
result-winners = winnaars

# klaverjassen

result-klaverjassen-makers = kant die speelt
    .help = de kant die troef maakte, 0 of 1.
result-klaverjassen-trick-points = punten in slagen
    .help = de kaartpunten van elke kant met 10 voor de laatste slag, samen 162.
result-klaverjassen-roem =
    .help = wat elke kant aan roem noteerde.
result-klaverjassen-pit = pit
    .help = de kant die alle slagen haalde, of null.

# pesten

result-pesten-seats =
    .help = met hoeveel er gespeeld wordt, 2 tot en met 6.
result-pesten-winners =
    .help = de stoel die zijn laatste kaart legde, of allen met de minste kaarten als het spel zonder winnaar ophield (S1).

# rummy

result-rummy-winner =
    .help = de stoel die zijn laatste kaart aflegde, of null als de ronde zonder winnaar uit was.
result-rummy-left =
    .help = hoeveel de kaarten tellen die elk nog in de hand heeft.

# ezelen

result-ezelen-seats =
    .help = met hoeveel er gespeeld wordt, 3 tot en met 13.
result-ezelen-slapped = op tijd geslagen
    .help = wie op tijd sloeg, wie begon het eerst (R12, R13); staat iedereen erbij, dan was de laatste te laat.
result-ezelen-false-slap = valse klap
    .help = de stoel die sloeg zonder vier gelijke kaarten (P1), of null.

# patience

result-patience-foundation = weggespeeld
    .help = hoeveel kaarten er op de eindstapels liggen, 0 tot en met 52; met allemaal heeft de speler gewonnen (R18, S1).

# poker

result-poker-put = ingelegd
    .help = wat elke stoel in de hele hand heeft ingelegd, ante en blinds meegerekend.
result-poker-folded = gefold
    .help = de stoelen die gefold hebben.
result-poker-strengths = sterkte van de handen
    .help = hoe goed de hand van elke stoel is: getallen waarvan het hoogste wint (`hand_strength` geeft ze); van wie gefold heeft, wordt er niet naar gekeken.
result-poker-carried = bleef liggen
    .help = de fiches die van de vorige hand op tafel bleven liggen.
result-poker-dealer = gever
    .help = wie gaf; null als dat niet gezegd is. Dan moet er een stoel zijn die gegeven kan hebben, en fiches die niet te verdelen zijn, gaan met de klok mee rond vanaf links van de eerste van die stoelen.
result-poker-out = uitgeschakeld
    .help = de stoelen die geen kaarten kregen, omdat ze geen fiches hadden.

# wiezen

result-wiezen-contract =
    .help = een bod zoals het regelboek het schrijft (`meegaan` of `vraag` voor vrager en meegaander, `abondance_troef` …).
result-wiezen-players = wie het speelt
    .help = de stoelen die het speelden: twee bij meegaan en troel, een of meer bij de miseries, anders een.
result-wiezen-tricks =
    .help = die van elk van deze spelers, in dezelfde volgorde; voor twee samen is één getal genoeg.

# rikken

result-rikken-contract =
    .help = een bod zoals het regelboek het schrijft (`rik_beter`, `alleen 9`, `open_piek` …); spelen er meer tegelijk misère of piek, dan een voor elk van hen, of een voor allen.
result-rikken-players = wie het speelt
    .help = de stoelen die het speelden: bieder en maat bij rik, rik beter en troela, een of meer bij misère en piek, anders een.
result-rikken-tricks =
    .help = die van elk van deze spelers, in dezelfde volgorde; voor bieder en maat is één getal voor beiden genoeg.

# manillen

result-manillen-card-points =
    .help = de punten in de slagen van elke kant, samen 60; de slagen zelf zijn niet meegeteld.
result-manillen-tricks =
    .help = hoeveel slagen elke kant haalde, samen 8.
result-manillen-false-answer = vals geantwoord
    .help = de kant die vals antwoordde of seinde (P3), of null. Het spel is dan voor haar verloren, wat er ook gespeeld is, en punten en slagen mogen wegblijven.

# manillen-tornooi

result-manillen-tornooi-points =
    .help = de kaartpunten van W en van Z, samen 60 (S1).
result-manillen-tornooi-multiplier = telt ×
    .help = 1, 2 of 4 (R12, `multiplier_of`).
result-manillen-tornooi-partner = maat van de schrijver
    .help = wie in dit boompje tegenover de schrijver zit: 2 in het eerste, 1 in het tweede, 3 in het derde.

# pandoeren

result-pandoeren-contract =
    .help = een bod zoals het geschreven wordt: 150, "solo zwabber", "pandoer+40".
result-pandoeren-bidder =
    .help = de stoel die het speelt.
result-pandoeren-partner =
    .help = wie de gevraagde kaart heeft, of bij kereltje de jas; null als de bieder alleen speelt.
result-pandoeren-tricks =
    .help = wie de acht slagen haalden, op volgorde; een puntenbod kan zonder.
result-pandoeren-card-points =
    .help = bij een puntenbod wat de kant van de bieder in slagen heeft, met 5 voor de laatste; andere biedingen kunnen zonder.
result-pandoeren-roem =
    .help = bij een puntenbod en bij pandoer+n de roem van de kant van de bieder die telt (S4).
result-pandoeren-stuk = stuk
    .help = of de kant van de bieder naast de roem 20 heeft voor heer en vrouw van troef (S5).

# bridge

result-bridge-contract =
    .help = het laatste bod (`4S`, `3NT`), null als iedereen paste.
result-bridge-doubled = gedoubleerd
    .help = 0, 1 (gedoubleerd) of 2 (geredoubleerd).
result-bridge-declarer = leider
    .help = de stoel die het speelt: N, O, Z en W zijn 0 tot en met 3.
result-bridge-tricks =
    .help = hoeveel van de dertien de kant van de leider haalde.
result-bridge-vulnerable = kwetsbaar
    .help = of de kant van de leider een manche heeft.
result-bridge-honours = honneurs
    .help = de punten van S12 van N–Z en O–W, voor tafels die met honneurs spelen.

# skat

result-skat-declarer = uitdager
    .help = de stoel die alleen speelt, of null als iedereen paste; dan is er verder niets te zeggen.
result-skat-game = spel
    .help = clubs (klaveren), spades (schoppen), hearts (harten), diamonds (ruiten), grand, nul of nul ouvert.
result-skat-bid =
    .help = de waarde waarmee de uitdager het reizen won.
result-skat-matadors = matadors
    .help = hoeveel met, onder nul hoeveel zonder (S3); 0 bij een Nul-spel.
result-skat-card-points =
    .help = die van de uitdager, met de skat; bij een Nul-spel mogen ze wegblijven.
result-skat-tricks =
    .help = die van de uitdager zelf.
result-skat-hand = handspel
    .help = of de uitdager de skat heeft laten liggen.
result-skat-announcement = aangekondigd
    .help = schneider, schwarz of open, of een lege tekst.
result-skat-revoke = verzaakt
    .help = declarer (de uitdager) of defenders (de anderen), van wie aan een echte tafel het verzaken of verkeerd uitkomen het spel besliste: die kant verliest zonder hogere graad, en punten en slagen doen er niet toe (P4).
result-skat-seats =
    .help = hoeveel er aan tafel zitten; null is het gewone aantal van deze regels.

# bieden

result-bieden-bid =
    .help = waarvoor gespeeld wordt: 130, "pandoer", "overleg".
result-bieden-bidder =
    .help = de stoel die het bood.
result-bieden-card-points =
    .help = die van de kant die speelt; pandoer en overleg kunnen zonder.
result-bieden-roem =
    .help = alle roem die voor de spelende kant telt, met belote; geen bij pandoer en overleg.
result-bieden-tricks =
    .help = wat de bieder zelf haalde; een puntenbod kan zonder.
result-bieden-forced = verplicht
    .help = of het de 100 van de gever is, na drie keer passen (S9).
result-bieden-conceded = opgegeven
    .help = of het bod opgegeven is (R19).
result-bieden-achttiender = achttiender
    .help = de stoel die acht kaarten van één kleur kreeg (R23), of null. De boom van zijn paar gaat naar nul; verder zijn alleen de bomen nog te zeggen.
result-bieden-trees = bomen
    .help = de twee bomen voor het spel: ze tellen alleen bij een achttiender.

# cinch

result-cinch-bidders = kant van de bieder
    .help = de kant die geboden heeft, 0 of 1.
result-cinch-bid =
    .help = hoeveel punten zij moet halen; 0 als de gever troef noemt na vier keer passen.
result-cinch-points =
    .help = wat elke kant heeft, samen 14; kaarten met punten die weggegooid zijn, tellen voor de kant van de bieder (R16).
result-cinch-revokes = verzaakt
    .help = de kanten die verzaakt hebben (P6).

# kleurenwiezen

result-kleurenwiezen-contract =
    .help = zoals het regelboek het schrijft (`samen 8`, `kleine_miserie`, `abondance 9 D`), of leeg als er alleen straffen opgeschreven worden.
result-kleurenwiezen-declarers = wie het speelt
    .help = de stoelen die het spelen: twee bij samen en troel, meer bij een gedeeld contract.
result-kleurenwiezen-tricks =
    .help = die van het paar samen of van de alleenspeler (van een paar ook die van elke maat), of die van elke speler van een gedeeld contract; van een spel dat opgegeven, opgeëist of toegewezen is, die tot dan toe.
result-kleurenwiezen-penalties = straffen
    .help = de overtredingen.
result-kleurenwiezen-penalty-clause = regel
    .help = P2 verkeerd gedeeld, P3 troel niet gemeld, P4 en P5 verzaakt (in dezelfde slag of later gemerkt), P6 twee kaarten, P7 gekeken of vals gespeeld, P8 opmerkingen, P11 jury niet geroepen (het spel telt niet).
result-kleurenwiezen-penalty-seat = wie
    .help = de stoel die in overtreding is.
result-kleurenwiezen-penalty-points = kost
    .help = wat het hem kost, als de jury minder oplegt (P6, P8).
result-kleurenwiezen-penalty-others = de anderen krijgen
    .help = wat elke andere speler krijgt, als de jury minder oplegt (P6).
result-kleurenwiezen-penalty-agreed = alle vier akkoord
    .help = alle vier zijn het eens om opnieuw te delen (P2).
result-kleurenwiezen-verdict = uitspraak
    .help = won of lost: een spel dat de jury gewonnen of verloren verklaart (P5, P8).
result-kleurenwiezen-conceded-by = opgegeven door
    .help = de stoel die neerlegde en te vroeg opgaf (P9).
result-kleurenwiezen-claimed-by = opgeëist door
    .help = de stoel die neerlegde omdat hij dacht dat hij gewonnen had (P10).

# boerenbridge

result-boerenbridge-predicted = voorspeld
    .help = hoeveel slagen elke stoel zei te halen, 3 tot en met 7 stoelen.
result-boerenbridge-won = gehaald
    .help = de slagen die elke stoel haalde.

# ninety-nine

result-ninety-nine-bids = biedingen
    .help = wat elke stoel bood, 0 tot en met 9.
result-ninety-nine-tricks =
    .help = de slagen die elke stoel haalde, samen 9.
result-ninety-nine-extra = extra bod
    .help = het extra bod dat na de vraag gold.
result-ninety-nine-bidder =
    .help = van wie dat extra bod is, stoel 0 tot en met 2; null als er geen is.

# hartenjagen

result-hartenjagen-part = deel
    .help = 1 of 2.
result-hartenjagen-points =
    .help = de punten in de slagen van elke stoel, samen 15.
result-hartenjagen-choice = keuze
    .help = `self_minus_15` (zelf 15 eraf) of `others_plus_15` (de anderen 15 erbij) na alle 15 in deel één, anders null.

# kingen

result-kingen-deal = spel
    .help = het nummer van het spel, 1 tot en met 10.
result-kingen-counts = gehaald
    .help = wat elke stoel haalde van wat er telt: slagen (spel 1 en 7 tot en met 10), harten (2), heren en boeren (3), dames (4), de hartenheer (5); blijft weg in spel 6.
result-kingen-seventh = zevende slag
    .help = wie de zevende slag haalde, alleen in spel 6.
result-kingen-last = laatste slag
    .help = wie de dertiende slag haalde, alleen in spel 6.

# bonken

result-bonken-game = spel
    .help = welk spel; bij troeven mag de kleur erbij staan (`"troeven S"`).
result-bonken-counts = gehaald
    .help = per stoel wat in dat spel telt: slagen (bukken, troeven), harten (hartenjagen), vrouwen (vrouwen), heren (herenboeren); blijft weg bij de spellen die één speler verliest.
result-bonken-jacks = boeren
    .help = per stoel de boeren bij herenboeren; blijft weg bij andere spellen.
result-bonken-loser =
    .help = wie hartenheer, laatste slag of domino verloor; blijft weg bij andere spellen.
result-bonken-doubles = dubbels
    .help = wie wie gedubbeld heeft; wie over en weer dubbelen, staan er twee keer in (R24).

# rumba

result-rumba-tricks =
    .help = de slagen van elke stoel, null voor wie uit was; 3 tot en met 6 stoelen.
result-rumba-caller = riep rumba
    .help = wie rumba riep, of null.

# zwikken

result-zwikken-pot = pot
    .help = de pot aan het eind van het bieden, in fiches.
result-zwikken-shares = delen
    .help = het deel waarvoor elke stoel speelt (`"1/2"`, `"1"`), null voor wie past; 3 tot en met 5 stoelen.
result-zwikken-points =
    .help = de kaartpunten van elke stoel; null als een zwik besliste.
result-zwikken-zwik = zwik
    .help = de bieder met de hoogste zwik; null als er gespeeld is.

# toepen

result-toepen-seats =
    .help = hoeveel er aan tafel zitten, 3 tot en met 8.
result-toepen-winner =
    .help = wie de vierde slag haalde, of de klopper voor wie iedereen weggooide; -1 (`UNFINISHED`) als iemand bij het ruilen of weggooien zijn laatste leven verloor en het spel daarmee uit was (A5, A15).
result-toepen-knocks = keer geklopt
    .help = hoe vaak er geklopt is.
result-toepen-folded = weggegooid
    .help = wie weggooide, en na de hoeveelste klop.
result-toepen-caught = betrapt
    .help = wie er bij het ruilen op bluf betrapt is.
result-toepen-doubted = ten onrechte getwijfeld
    .help = wie een eerlijke ruil liet nakijken, zo vaak als hij dat deed.
result-toepen-lives = levens
    .help = wat elke stoel voor de ronde had; null: ieder 10. Wie er geen had, zit niet in de ronde.
result-toepen-protected = haalt drank
    .help = wie de drank haalt die hij moet (T6).

# blackjack

result-blackjack-bank = bank
    .help = het totaal van de bank, boven 21 is kapot; elk getal van 2 tot en met 26 als er geen hand mee vergeleken hoefde te worden.
result-blackjack-boxes = boxen
    .help = de box van elke stoel, of null voor wie niet meedeed.
result-blackjack-box-bet = inzet
    .help = de inzet voor het delen.
result-blackjack-box-hands = handen
    .help = de handen van de eerste tot de laatste.
result-blackjack-box-hand-end-total = totaal
    .help = wat de hand telt; boven 21 is kapot.
result-blackjack-box-hand-end-doubled = verdubbeld
    .help = of de inzet verdubbeld is.
result-blackjack-box-hand-end-blackjack = blackjack
    .help = of het een aas en een kaart van tien is, niet gesplitst.
result-blackjack-box-insured = verzekerd
    .help = of er de halve inzet naast gelegd is tegen blackjack van de bank.
result-blackjack-box-even-money = even money
    .help = of een blackjack meteen de inzet nam.
result-blackjack-box-surrender = opgegeven
    .help = leeg, early (vroeg) of late (laat).
result-blackjack-bank-blackjack = blackjack van de bank
    .help = of de bank een aas en een kaart van tien had.

# canasta

result-canasta-sides = teams
    .help = het team van stoel 0 en 2, en dat van stoel 1 en 3.
result-canasta-side-melded = gelegd
    .help = hoeveel de kaarten in de series tellen; 0 als er geen serie is.
result-canasta-side-left =
    .help = hoeveel de kaarten tellen die de twee spelers nog in de hand hebben.
result-canasta-side-clean = schone canasta’s
    .help = hoeveel schone canasta’s het team heeft.
result-canasta-side-dirty = vieze canasta’s
    .help = hoeveel vieze canasta’s het team heeft.
result-canasta-side-red-threes = rode drieën
    .help = hoeveel rode drieën er voor het team liggen.
result-canasta-side-out = uitgegaan
    .help = `out` (uit) of `concealed` (verstopt) als een van de spelers uitging, anders leeg.

# zwartepiet

result-zwartepiet-seats =
    .help = met hoeveel er gespeeld is, 2 tot en met 8.
result-zwartepiet-loser =
    .help = de stoel die met schoppenboer bleef zitten.

# eenendertigen

result-eenendertigen-values = waarde van de handen
    .help = hoeveel de hand van elke stoel telt, `30.5` voor drie gelijke; null voor wie uit het spel is (alleen met levens).

# zenuwen

result-zenuwen-cards = kaarten
    .help = hoeveel kaarten elk van de 2, 4 of 6 spelers heeft, samen 26 per speler.
result-zenuwen-rounds = rondes
    .help = hoeveel rondes er gespeeld zijn, hoogstens 30; null: minder dan 30.

# presidenten

result-presidenten-order = volgorde
    .help = alle stoelen in de volgorde waarin ze uit waren; de laatste bleef met kaarten zitten (R14, R15).

# mao

result-mao-seats =
    .help = met hoeveel er gespeeld wordt, 3 tot en met 6.
result-mao-winner =
    .help = wie de ronde gewonnen heeft; null na 500 beurten.

# liegen

result-liegen-seats =
    .help = met hoeveel er gespeeld wordt, 3 tot en met 8.
result-liegen-winners =
    .help = de stoel die zijn laatste kaart legde, of allen met de minste kaarten als het spel zonder winnaar ophield (S1).

# eenenvijftigen

result-eenenvijftigen-seats =
    .help = met hoeveel er gespeeld wordt, 2 tot en met 8.
result-eenenvijftigen-loser =
    .help = wie niets te spelen had (R9) of overbleef (R19), of null als er niemand verloor (R19, R20).

# shithead

result-shithead-seats =
    .help = met hoeveel er gespeeld wordt, 2 tot en met 5.
result-shithead-shitheads = shitheads
    .help = wie met kaarten bleef zitten (R34); meer dan een alleen als de meeste beurten op zijn en zij gelijk staan (R35).

# duizenden

result-duizenden-sets = sets
    .help = van elke stoel de kaarten in zijn sets, de ene set na de andere; een joker is `*`, of met de kaart waarvoor hij staat `*=QS`.
result-duizenden-hands = nog in de hand
    .help = van elke stoel de kaarten die hij nog in de hand heeft.

# jokeren

result-jokeren-winner =
    .help = de stoel die zijn laatste kaart aflegde, of null als de stapel niet vernieuwd kon worden (R27).
result-jokeren-left =
    .help = hoeveel kaarten elk nog in de hand heeft.

## What a field may say, where it is one of a few words

result-value-declarer = alleenspeler
result-value-defenders = tegenspelers
result-value-won = gewonnen
result-value-lost = verloren
result-value-none = niets
result-value-informatie = informatie
result-value-open = open
result-value-early = vroeg
result-value-late = laat
result-value-out = gewoon
result-value-concealed = verstopt
