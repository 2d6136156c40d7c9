# De gedeelde woorden van elke tafel.
#
# In zinnen zijn $card, $cards, $suit en $rank al woorden of tekens in deze taal, $name is een speler.
# Een werkwoord is de tekst op een knop; zijn attribuut .log vertelt dat iemand het deed.
# Wat ontbreekt, is een lege tekst.

## Families op de eerste bladzijde

family-trumps = troef en maats
family-whist = whist en bieden
family-prediction = voorspellen en ontwijken
family-melds = combinaties leggen
family-shedding = wegspelen
family-banking = bank en inzet
family-speed = snelheid en gezelschap
family-alone = alleen

## Kaarten

suit-S = schoppen
suit-H = harten
suit-D = ruiten
suit-C = klaveren
suit-J = boeren
suit-symbol-S = ♠
suit-symbol-H = ♥
suit-symbol-D = ♦
suit-symbol-C = ♣

rank-A = aas
rank-K = heer
rank-Q = vrouw
rank-J = boer
rank-10 = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-index-A = A
rank-index-K = H
rank-index-Q = V
rank-index-J = B
rank-index-10 = 10
rank-index-9 = 9
rank-index-8 = 8
rank-index-7 = 7
rank-index-6 = 6
rank-index-5 = 5
rank-index-4 = 4
rank-index-3 = 3
rank-index-2 = 2

joker = joker
joker-index = JOK

# Een kaart kort (♥H) en voluit (harten heer).
card-short = { $suit }{ $rank }
card-long = { $suit } { $rank }

## Afspraken

value-true = ja
value-false = nee
value-none = geen

## Wat je kunt doen

verb-play = speel { $cards }
    .log = { $name } speelt { $cards }
verb-pass = pas
    .log = { $name } past
verb-trump = troef { $suit }
    .log = { $name } maakt { $suit } troef
verb-roem = roem
    .log = { $name } noteert de roem
verb-no-roem = geen roem
    .log = { $name } noteert geen roem
verb-draw = trek een kaart
    .log = { $name } trekt een kaart
verb-draw-stock = van de gedekte stapel
    .log = { $name } trekt van de gedekte stapel
verb-draw-discard = van de aflegstapel
    .log = { $name } neemt { $cards } van de aflegstapel
verb-discard = leg { $cards } af
    .log = { $name } legt { $cards } af
verb-meld = leg { $cards } neer
    .log = { $name } legt { $cards } neer
verb-layoff = leg { $cards } bij
    .log = { $name } legt { $cards } bij
verb-take = neem
    .log = { $name } neemt
verb-turn-over = draai de aflegstapel om
    .log = { $name } draait de aflegstapel om
verb-stop-round = stop de ronde
    .log = { $name } stopt de ronde
verb-end-turn = klaar
    .log = { $name } { is } klaar
verb-move = verplaats { $cards }
    .log = { $name } verplaatst { $cards }
verb-redeal = draai de stapel om
    .log = { $name } draait de stapel om
verb-resign = geef op
    .log = { $name } geeft op
verb-choose = geef { $cards } door
    .log = { $name } { heeft } gekozen
verb-slap = sla!
    .log = { $name } slaat
verb-timeout = tijd om
    .log = De tijd is om
verb-fold = fold
    .log = { $name } foldt
verb-check = check
    .log = { $name } checkt
verb-call = call { $amount }
    .log = { $name } callt { $amount }
verb-raise = verhoog tot { $amount }
    .log = { $name } verhoogt tot { $amount }
verb-all-in = all-in met { $amount }
    .log = { $name } gaat all-in met { $amount }
verb-show = toon { $cards }
    .log = { $name } toont { $cards }
verb-rebuy = koop in
    .log = { $name } koopt opnieuw in
verb-no-rebuy = niet inkopen
    .log = { $name } koopt niet in
verb-bid = bied { $amount }
    .log = { $name } biedt { $amount }
verb-knock = klop
    .log = { $name } klopt
verb-double = dubbel
    .log = { $name } dubbelt
verb-yes = ja
    .log = { $name } zegt ja
verb-no = nee
    .log = { $name } zegt nee
verb-deal = deel
    .log = { $name } deelt
verb-revoke = speel { $cards } toch
    .log = { $name } verzaakt met { $cards }
verb-accuse = klaag { $whom } aan
    .log = { $name } klaagt { $whom } aan
verb-record = schrijf het spel op
    .log = { $name } { is } akkoord met het spel
verb-out-of-turn = leg { $cards } voor je beurt
    .log = { $name } legt { $cards } voor de beurt
verb-shown = leg { $cards } voor je beurt
    .log = { $name } legt { $cards } voor de beurt
verb-undo = neem terug
    .log = { $name } neemt een zet terug

## Waar het spel is

phase-awaits-deal = delen
phase-trump = troef maken
phase-auction = bieden
phase-play = spelen
phase-recording = opschrijven
phase-roem = roem noteren
phase-betting = inzetten
phase-showdown = kaarten tonen
phase-rebuy = inkopen
phase-passing = doorgeven
phase-reaction = reageren
phase-draw = trekken
phase-meld = melden
phase-layoff = bijleggen
phase-discard = afleggen
phase-penalty = strafkaarten
phase-match-over = afgelopen

## De kop van de tafel: het woord voor de waarde

fact-trump = troef
fact-maker = door
    .seat = door { $whom }
fact-declarer = speler
fact-contract = contract
fact-partner = maat
fact-dealer = gever
fact-deal = spel
fact-round = ronde
fact-hand = spel
fact-direction = richting
fact-penalty = strafkaarten
fact-suit = gevraagd
fact-highest-bet = hoogste inzet
fact-pot = pot
fact-street = kaarten op tafel
fact-blinds = blinds
fact-redeals = omgedraaid
fact-turns = beurten
fact-exchanges = keer doorgegeven
fact-target = tot
direction-clockwise = met de klok mee
direction-anticlockwise = tegen de klok in

## Bij een stoel

badge-tricks = slagen
badge-chips = fiches
badge-bet = inzet
badge-letters = letters
badge-points = punten
badge-roem = roem
badge-dealer = gever
badge-maker = maakte troef
badge-cards = kaarten
badge-wins = gewonnen
badge-foundation = weggelegd
badge-folded = gefold
badge-all-in = all-in
badge-small-blind = small blind
badge-big-blind = big blind
badge-out = uitgeschakeld
badge-chosen = heeft gekozen
badge-slapped = heeft geslagen
badge-lives = levens
badge-bid = bod
badge-contract = speelt
badge-last-card = laatste kaart!

## Plekken op tafel

zone-hand = hand
zone-trick = slag
zone-last-trick = laatste slag
zone-stock = gedekte stapel
zone-discard = aflegstapel
zone-meld = combinatie
zone-tableau = rij
zone-foundation = eindstapel
zone-waste = open stapel
zone-pot = pot
zone-board = op tafel
zone-taken = gewonnen slagen

## Hoe het afliep

reason-deals = alle spellen zijn gespeeld
reason-hands = het afgesproken aantal spellen is gespeeld
reason-games = het afgesproken aantal potjes is gespeeld
reason-target = de afgesproken score is gehaald
reason-rounds = alle rondes zijn gespeeld
reason-time = de afgesproken tijd is om
reason-last-player = alle anderen zijn uitgeschakeld
reason-won = het spel is uit
reason-stuck = er kan niets meer
reason-resigned = er is opgegeven
reason-limit = het spel duurde te lang

## Waarom iets niet mag

refusal-not-your-turn = Je bent nog niet aan zet.
refusal-awaits-deal = Er wordt eerst gedeeld.
refusal-no-such-seat = Die stoel is er niet.
refusal-not-held = Je hebt { $card } niet in de hand.
# $suit is de gevraagde kleur, $cards wat je daarvan hebt.
refusal-must-follow = Je hebt nog { $suit } in de hand ({ $cards }): je moet bekennen.
# $winning ligt aan de winnende hand, $cards gaan er overheen.
refusal-must-beat = { $winning } ligt er en je kunt eroverheen ({ $cards }): dan moet dat.
# $trump is de troefkleur, $cards zijn je troeven.
refusal-must-ruff = Je kunt niet bekennen en hebt nog troef, { $trump } ({ $cards }): je moet troeven.
# $winning is de troef die nu wint, $cards zijn je hogere troeven.
refusal-must-overruff = { $winning } is de hoogste troef en jij hebt hoger ({ $cards }): je moet overtroeven.
refusal-no-underruff = { $winning } is de hoogste troef: ondertroeven mag niet zolang je iets anders hebt.
# $winning is de hoogste troef in de slag, $cards zijn je lagere troeven.
refusal-must-underruff = Je kunt niet over { $winning } heen, maar hebt wel troef ({ $cards }): die moet erin.
# $cards is wat hier gespeeld moet worden.
refusal-forced = Dit is het moment voor { $cards }: die moet nu vallen.
refusal-discard-first = Je kunt niet bekennen: { $cards } gaat voor.
refusal-discard-top = Je kunt niet bekennen: gooi de hoogste van een kleur weg ({ $cards }).
refusal-ruff-to-win = Troeven hoeft niet, maar je kunt boven de hoogste troef: dan mag een lagere niet. Wel: { $cards }.
refusal-lead-ban = Met { $suit } uitkomen mag nu niet.
refusal-wrong-phase = Dat kan nu niet.
refusal-no-revoke = { $card } mag gewoon gespeeld worden.
refusal-accused-already = Dat heb je in deze slag al gezegd.
refusal-not-early = { $card } kan nu niet voor de beurt vallen.
refusal-bound = Je moet nu een van deze kaarten spelen: { $cards }.
refusal-lead-order-first = Eerst wordt gezegd wat er uitgekomen mag worden.
refusal-auction-first = Eerst wordt er geboden.
refusal-auction-over = Het bieden is voorbij.
refusal-no-pass = Passen kan nu niet.
refusal-no-match = { $card } past hier niet.
refusal-no-meld = { $cards } is geen geldige combinatie.
refusal-no-such-meld = Die combinatie ligt er niet.
refusal-not-offered = Dat is hier geen keuze.
refusal-face-down = Een gedekte kaart blijft liggen.
refusal-stock-empty = De gedekte stapel is leeg.
refusal-discard-empty = De aflegstapel is leeg.
refusal-too-low = Dat is te weinig: minstens { $amount }.
refusal-bid-too-low = { $bid } is te laag: het hoogste bod is { $high }.
refusal-too-high = Dat is te veel: hoogstens { $amount }.
refusal-out = Je doet in dit spel niet meer mee.
refusal-match-over = Het spel is uit.

## Raad van de sterke speler

advice-heading = Raad: { $move }
advice-only = Er is maar één zet die in aanmerking komt.
advice-by-rule = Hier zoekt de sterke speler niet: dit is zijn vuistregel.
advice-exact = Precies uitgerekend, over alles wat de kaarten die je niet ziet kunnen zijn.
advice-worlds = Uitgeprobeerd in { $worlds ->
    [one] één verdeling
   *[other] { $worlds } verdelingen
  } van de verborgen kaarten.
advice-unit = { $unit ->
    [chips] Waarde: de fiches die een zet gemiddeld oplevert. Verschil: met de beste zet.
    [percent] Waarde: in hoeveel procent van de verdelingen het spel uitkomt. Verschil: met de vuistregel.
   *[points] Waarde: wat het spel gemiddeld meer oplevert dan de anderen krijgen. Verschil: met de vuistregel.
  }
advice-move = zet
advice-worth = waarde
advice-lead = verschil
advice-wait = wachten
# Kaarten die hetzelfde doen als de kaart waar dit achter staat.
advice-alike = ook { $moves }
# Hoe de geraden zet staat tegenover de beste andere.
advice-beside = { $even ->
    [yes] { $other } is naar schatting even goed.
   *[no] { $unit ->
        [chips] Naar schatting { $ahead } fiches beter dan { $other }.
        [percent] Het spel komt naar schatting { $ahead } procentpunt vaker uit dan na { $other }.
       *[points] Naar schatting { $ahead } punten beter dan { $other }.
    }
  }

## Wat er misging

error-unknown-game = Er is geen spel { $name }.
    .nearest = Bedoelde je { $nearest }?
error-unknown-rules = Dit spel kent de regels { $name } niet.
    .nearest = Bedoelde je { $nearest }?
error-unknown-option = Dit spel kent de afspraak { $name } niet.
    .nearest = Bedoelde je { $nearest }?
error-bad-option = { $name } kan niet { $value } zijn. Wel: { $allowed }.
error-bad-options = Deze afspraken gaan niet samen: { $text }.
error-bad-seats = Dit spel is voor { $min } tot { $max } spelers, niet voor { $seats }.
error-unknown-bot = Er is geen bot { $name }.
    .nearest = Bedoelde je { $nearest }?
error-bot-no-worlds = { $name }: deze bot zoekt niet, en probeert dus geen werelden.
    .nearest = Bedoelde je { $nearest }?
error-bot-worlds = { $name }: achter de dubbele punt staat hoeveel werelden de bot probeert.
    .nearest = Zoals { $nearest }.
error-unknown-page = Deze bladzijde is er niet.
error-unreachable = De server is niet te bereiken.
error-not-connected = Dat kan nu niet: er is geen verbinding met de server.
error-no-table = Deze tafel is er niet (meer).
error-bad-token = Je plek aan deze tafel is niet herkend. Schuif opnieuw aan.
error-table-full = Alle stoelen zijn bezet.
error-no-such-chair = Stoel { $number } is er niet.
error-chair-taken = Op die stoel zit al iemand.
error-chair-closed = Die stoel is niet vrijgegeven voor vrienden.
error-already-seated = Je hebt al een stoel aan deze tafel.
error-sits-next-deal = Je zit aan zodra het volgende spel gedeeld wordt.
error-alone-at-table = Hier is maar één stoel.
error-no-bot-there = Daar zit geen bot.
error-not-away-long = { $name } is nog maar even weg. Je kunt de stoel vrijgeven als dat { $minutes } minuten duurt.
error-not-the-host = Dat beslist de gastheer van deze tafel.
error-no-such-pace = Dat tempo is er niet. Wel: { $names }.
error-table-paused = Het spel ligt stil: er is pauze.
error-no-such-reaction = Dat kun je hier niet zeggen. Wel: { $names }.
error-react-slower = Even rustig: straks mag je weer iets zeggen.
error-no-talk = Aan deze tafel wordt niets gezegd.
error-only-phrases = Aan deze tafel kun je alleen snelle zinnetjes zeggen.
error-quiet-now = Tijdens het spel wordt hier niet gepraat (regel { $clause }): wacht tot het spel voorbij is.
error-nothing-said = Je bericht is leeg.
error-no-such-talk = Dat kan hier niet. Wel: { $names }.
error-rated-only-phrases = Aan een tafel voor de ranglijst zijn er alleen snelle zinnetjes.
error-removed-here = Je bent van deze tafel weggestuurd.
error-not-watched = Aan deze tafel mag niemand meekijken.
error-removes-himself = Jezelf stuur je niet weg: sta gewoon op.
error-no-person-there = Daar zit niemand anders.
error-rated-no-removal = Een wedstrijd voor de ranglijst wordt uitgespeeld door wie eraan begon. Je kunt iemand wel dempen of melden.
error-no-such-reason = Die reden is er niet. Wel: { $names }.
error-not-said-here = Dat bericht is er niet (meer).
error-no-reports = Zeg het aan de leiding van het tornooi.
error-report-later = Je hebt net al gemeld. Probeer het straks nog eens.
error-no-challenge = Deze uitdaging is er niet (meer).
error-challenge-played = Deze kaarten heb je al gespeeld: je kent ze.
error-no-same-cards = De kaarten van dit spel kun je niet nog eens laten delen.
error-event-decides = Dat beslist het tornooi.
error-not-over = Dit spel is nog bezig.
error-bad-move = { $text } is geen zet in dit spel.
error-bad-message = Dat bericht is niet te lezen.
error-bad-card = { $text } is geen kaart.
error-card-twice = { $card } komt twee keer voor.
error-not-in-pack = { $card } zit niet in dit spel kaarten.
error-bad-record = Dit verslag klopt niet: { $text }.
error-no-rule-player = Er is nog geen bot die { $name } kent.
error-watching = Je kijkt alleen mee.
error-not-started = Het spel is nog niet begonnen.
error-not-to-cut = Er valt voor jou nu niets te couperen.
error-not-alone = Terugnemen kan alleen wie alleen speelt.
error-no-at-table = In dit spel zegt het reglement niet wat een foute kaart kost; daarom worden ze geweigerd.
error-nothing-to-award = Er is nu geen spel toe te kennen.
error-no-such-fine = Zo'n straf kan nu niet.
error-nothing-to-undo = Er is niets om terug te nemen.
error-nothing-to-redo = Er is niets om opnieuw te doen.
error-bad-length = Zo lang kan het niet duren: 1 tot { $most } partijen, of het beste van een oneven aantal.
error-rated-counts = Aan een tafel die meetelt, blijft gespeeld wat gespeeld is.
error-proposal-stands = Er is iets voorgesteld: het spel gaat verder als iedereen heeft geantwoord.
error-nothing-proposed = Er is nu niets voorgesteld.
error-declined-often = Je voorstel is in dit spel al drie keer afgewezen.
error-bad-chairs = Noem elke stoel één keer, en verwissel er minstens twee.
error-nothing-to-claim = Er valt nu niets op te eisen.
error-claimed-before = Je hebt de rest in dit spel al eens opgeëist.
error-claim-too-hard = Dat is nog te moeilijk om te beoordelen. Speel eerst een slag.
error-claim-too-late = Er is intussen een kaart gespeeld. Probeer het gerust opnieuw.
error-bad-cut = Neem { $least } tot { $most } kaarten af.
error-bad-commitment = Een vastlegging bestaat uit 64 hexadecimale cijfers.
error-commits-no-more = Jouw deel van een gift kwam te laat. In deze partij worden de giften verder zonder jouw deel getrokken.
error-bad-link = Dat is niet wat je had vastgelegd.
error-no-draw = Er wordt nu niet getrokken.
error-busy = Het was even te druk aan deze tafel. Probeer het nog eens.
error-too-large = Dat bericht is te lang.
error-too-many = Je vraagt te veel tegelijk. Wacht even.
error-no-room = De server heeft nu geen plaats voor nog iemand. Probeer het over een halve minuut opnieuw.
error-seen-elsewhere = Deze stoel is op te veel schermen tegelijk open. Dit scherm is gestopt; ga verder op het nieuwste.
error-too-many-lines = Vanaf dit adres zijn al { $number } schermen aan tafels verbonden. Sluit er een, of probeer het later nog eens.
error-too-many-tables = Je hebt al { $number } tafels waar iemand aan zit. Verlaat er een voor je een nieuwe opent.
error-bad-host = Deze server kent zichzelf niet onder de naam “{ $name }”. Wie hem beheert, zet die naam in TROEF_HOSTS.
error-hall-full = Er zijn nu te veel tafels open. Probeer het later nog eens.
error-too-crowded = Er kijken al te veel mensen mee.
error-bad-origin = Die vraag kwam van een andere site.
error-no-such-deal = Spel { $number } is er niet.
error-no-such-move = Zet { $number } is er niet.
error-deal-running = Dit spel is nog bezig. Als het uit is, kun je er alles over vragen.
error-still-secret = Dat blijft geheim tot de hele partij uit is.
error-advice-barred = Aan deze tafel mag je geen raad vragen: zo is het afgesproken.
error-advice-race = In een spel van snelheid is er geen tijd voor raad.
error-advice-no-choice = Hier valt niets te kiezen.
error-advice-asked = Er wordt al over nagedacht. Even geduld.
error-asking-busy = Er vragen veel mensen tegelijk iets. { $seconds ->
        [one] Vraag het over een seconde nog eens.
       *[other] Vraag het over { $seconds } seconden nog eens.
    }
error-advice-slow = Het nadenken duurde te lang. Probeer het zo nog eens.
error-internal = Er ging bij ons iets mis.

## Het einde van een spel

# $names: wie het speelde; $had: wat ze haalden; $need: wat nodig was, of wat de anderen hadden.
ending-tricks-made = { $names }: gehaald met { $had } slagen, { $over ->
    [0] precies genoeg
   *[other] { $over } meer dan nodig
}
ending-tricks-failed = { $names }: nat, { $had } van de { $need } slagen
ending-exactly-made = { $names }: gehaald, { $had ->
    [0] geen slag
    [one] 1 slag
   *[other] { $had } slagen
}
ending-exactly-failed = { $names }: verloren met { $had ->
    [0] geen slag
    [one] 1 slag
   *[other] { $had } slagen
}
ending-points-made = { $names }: gehaald met { $had } punten, { $need } nodig
ending-points-failed = { $names }: nat, { $had } punten en { $need } nodig
ending-most-made = { $names }: gehaald, { $had } tegen { $need }
ending-most-failed = { $names }: nat, { $had } tegen { $need }
ending-all-tricks = { $names }: pit, alle slagen!
ending-share = { $names }: { $had } tegen { $need }
ending-plain-made = { $names }: gehaald
ending-plain-failed = { $names }: nat
ending-conceded = { $names }: opgegeven
ending-too-high = { $names }: { $had } punten, maar te hoog geboden
ending-predicted-made = { $names }: { $had } voorspeld en gehaald
ending-predicted-failed = { $names }: { $need } voorspeld, { $had } gehaald
entry-cards = kaartpunten
entry-roem = roem
entry-pit = pit
