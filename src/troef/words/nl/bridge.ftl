game-bridge = Bridge
    .line = Bied met je maat een contract, speel het met de dummy open op tafel en win de robber.

preset-bridge-book = een robber
preset-bridge-honours = een robber met honneurs
preset-bridge-four-deals = vier spellen
preset-bridge-tournament = een robber met open afspraken

option-bridge-honours = Honneurs tellen
    .help = Extra punten voor vier of vijf hoge troeven in één hand, of vier azen zonder troef. Veel tafels laten ze weg: het is geluk.
option-bridge-convention_disclosure = Biedafspraken bekendmaken
    .help = Op toernooien zien de tegenstanders wat de biedingen van een paar betekenen.
value-bridge-convention_disclosure-off = nee, als thuis
value-bridge-convention_disclosure-on = ja, als op een toernooi
option-bridge-deal_limit = Hoogstens zoveel spellen
    .help = Ook een robber die nog niet uit is, stopt dan: een manche telt 300, een deelscore 100.
option-bridge-agreements_02 = Afspraken van Noord en Zuid
    .help = Wat hun biedingen betekenen, in eigen woorden.
option-bridge-agreements_13 = Afspraken van Oost en West
    .help = Wat hun biedingen betekenen, in eigen woorden.

## Wat je kunt zeggen

bridge-verb-bid = { $amount } { $suit }
    .log = { $name } biedt { $amount } { $suit }
bridge-verb-bid-nt = { $amount } sans
    .log = { $name } biedt { $amount } sans
bridge-verb-double = doublet
    .log = { $name } doubleert
bridge-verb-redouble = redoublet
    .log = { $name } redoubleert
bridge-verb-abandon = breek de robber af
    .log = { $name } wil de robber afbreken
bridge-verb-result = { $amount } slagen voor de leider
    .log = genoteerd: { $amount } slagen voor de leider

## Wat er op het spel staat

bridge-stake-contract = { $need } slagen: +{ $won }; één te weinig: −{ $lost }
    .short = +{ $won } / −{ $lost }
bridge-stake-game = { $need } slagen: +{ $won } en de manche; één te weinig: −{ $lost }
    .short = +{ $won } / −{ $lost }
bridge-stake-slam = { $need } slagen: +{ $won } met slem en de manche; één te weinig: −{ $lost }
    .short = +{ $won } / −{ $lost }

## De kop van de tafel en bij een stoel

bridge-fact-bid = laatste bod
bridge-fact-declarer = leider
bridge-fact-dummy = dummy
bridge-fact-to-play = nu uit de hand van
    .seat = nu uit de hand van { $whom }
bridge-fact-below-02 = deelscore NZ
bridge-fact-below-13 = deelscore OW
bridge-fact-agreements-02 = afspraken NZ
bridge-fact-agreements-13 = afspraken OW
bridge-badge-vulnerable = kwetsbaar
bridge-badge-declarer = leider
bridge-badge-dummy = dummy
bridge-badge-abandons = wil stoppen

## Op het scoreblad

bridge-place-below = onder de streep
bridge-place-above = boven de streep
bridge-entry-contract = contract van { $count } slagen
bridge-entry-overtricks = { $count ->
    [one] 1 overslag
   *[other] { $count } overslagen
}
bridge-entry-undertricks = { $count ->
    [one] 1 slag down
   *[other] { $count } slagen down
}
bridge-entry-insult = gedoubleerd gemaakt
bridge-entry-small-slam = klein slem
bridge-entry-grand-slam = groot slem
bridge-entry-carried = eerdere giften
bridge-entry-honours = honneurs
bridge-entry-rubber = de robber
bridge-entry-unfinished-game = manche in een robber die niet uit is
bridge-entry-unfinished-part = deelscore in een robber die niet uit is

bridge-reason-rubber = de robber is uit
bridge-reason-abandoned = de spelers hebben de robber afgebroken
bridge-reason-deals = het afgesproken aantal spellen is gespeeld

## Waarom iets niet mag

# R10: $high is het laatste bod.
bridge-refusal-insufficient-bid = { $bid } is te laag: er ligt al { $high }. Bied hoger, of dezelfde hoogte in een hogere speelsoort.
# R11: nog geen kaart.
bridge-refusal-no-card-yet = Eerst wordt er geboden: bied, pas of doubleer.
# R12.
bridge-refusal-double-without-bid = Er is nog niets geboden om te doubleren.
bridge-refusal-double-own-bid = { $bid } is een bod van jullie zelf: dat doubleer je niet.
bridge-refusal-already-doubled = { $bid } is al gedoubleerd.
# R13.
bridge-refusal-redouble-without-double = Redoubleren kan alleen na een doublet van de tegenstanders.
bridge-refusal-redouble-their-bid = { $bid } is van de tegenstanders: redoubleren doen alleen zij.
bridge-refusal-already-redoubled = { $bid } is al geredoubleerd.
# R18.
bridge-refusal-auction-over = Het bieden is voorbij: het contract ligt vast.
# R22.
bridge-refusal-own-hand-plays = { $card } ligt bij de dummy, maar nu speel je uit je eigen hand.
# R24.
bridge-refusal-not-in-dummy = De dummy is aan de beurt en heeft { $card } niet.
bridge-refusal-dummy-rests = Jij bent de dummy: de leider speelt jouw kaarten.
# R28: van de dertien slagen; least en most is wat de leider nog kan halen.
bridge-refusal-play-on = Hier worden alle dertien slagen gespeeld; een uitslag noteert alleen wie het verslag bijhoudt.
bridge-refusal-no-contract-yet = Er is geen contract waarvan een uitslag te noteren is.
bridge-refusal-impossible-result = De leider kan niet op { $amount } slagen uitkomen: minstens { $least } en hoogstens { $most }.
# A8.
bridge-refusal-nothing-to-abandon = Er is nog geen spel van deze robber begonnen.
bridge-refusal-abandon-said = Je was het er al mee eens; de robber stopt als alle vier dat zeggen, vóór er weer geboden of gespeeld wordt.
