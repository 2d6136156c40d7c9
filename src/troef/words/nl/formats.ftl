# Wat er gezegd wordt bij het lezen van bestanden van andere programma's (troef pbn, lin, iss, phh).

## Wat er gelezen is

format-at-board = spel { $number }
format-at-game = spel { $number }
format-at-place = nummer { $place } in het bestand
format-read = { $read ->
    [one] 1 spel gelezen
   *[other] { $read } spellen gelezen
}{ $left ->
    [0] , geen weggelaten.
    [one] , 1 weggelaten.
   *[other] , { $left } weggelaten.
}
format-written = { $matches } verslagen geschreven in { $name }.
format-shown = { $matches } verslagen na elkaar; elk begint met de regel waarin "troef" staat.
format-latin-1 = dit is geen UTF-8; het is gelezen als Latin-1.
format-boards-alone = Elk van deze spellen is een partij op zich: het eerste spel van een robber, niemand kwetsbaar. De kwetsbaarheid in het bestand telt alleen in de wedstrijdscore.
format-player-N = noord
format-player-E = oost
format-player-S = zuid
format-player-W = west
format-played = { $contract } door { $player }, { $tricks } slagen
format-claimed = { $contract } door { $player }, { $tricks } slagen volgens het bestand (niet alles is gespeeld)
format-passed-out = rondgepast
format-open = geen uitslag; het verslag stopt daar
format-duplicate = wedstrijdscore van noord–zuid { $score } ({ $vulnerable ->
    [All] allen kwetsbaar
    [NS] noord–zuid kwetsbaar
    [EW] oost–west kwetsbaar
    [None] niemand kwetsbaar
   *[other] kwetsbaarheid niet genoemd: niemand
})
format-iss-played = { $name } schrijft { $score }
format-iss-claimed = { $name } schrijft { $score }: volgens het bestand, niet alles is gespeeld
format-iss-passed-out = rondgepast
format-iss-penalty = afgebroken voor er een leider was: niemand schrijft iets
format-iss-no-result = geen uitslag; het verslag stopt daar

## Wat er opgemerkt is

format-result-differs = het bestand zegt { $said } slagen, de kaarten geven er { $played }; de kaarten tellen
format-result-impossible = { $said } slagen kan niet: na de gespeelde kaarten zijn het er { $least } tot { $most }; het spel krijgt geen score
format-score-differs = het bestand zegt { $said } punten, volgens de regels zijn het er { $scored }
format-passes-added = { $count ->
    [one] de eerste pas was weggelaten en is erbij gezet
   *[other] de eerste { $count } passen waren weggelaten en zijn erbij gezet
}
format-auction-replaced = het bieden is niet volledig: het kortste naar { $contract } staat ervoor in de plaats
format-play-columns = slag { $trick } staat in andere kolommen dan die van de spelers: elke kaart gaat naar wie hem heeft
format-declarer-swapped = { $player } speelde, al noemde de partner de kleur het eerst: het kortste bieden dat { $player } leider maakt, staat ervoor in de plaats

## Waarom een spel is weggelaten

format-refused = { $player }, { $move }: { $text }
format-no-deal = deze kaarten zijn geen spel
format-after-the-deal = “{ $move }” komt na het einde van het spel
format-hand-size = { $player } heeft { $cards } kaarten, geen 13
format-card-in-two-hands = { $player } heeft een kaart die een andere hand ook heeft
format-card-twice = een kaart staat twee keer in “{ $text }”
format-hands-unknown = meer dan één hand is niet bekend
format-hands-number = een spel heeft vier handen, geen { $hands }
format-hand-suits = een hand heeft vier kleuren met een punt ertussen, niet “{ $text }”
format-rank = “{ $text }” is geen rang: A K Q J T 9 … 2
format-deal-missing = er zijn geen kaarten
format-deal-form = een spel is “N:” en vier handen zoals AK5.Q102..J9, niet “{ $text }”
format-vulnerability = “{ $text }” is geen kwetsbaarheid: None, NS, EW of All
format-player = “{ $text }” is geen speler: N, E, S of W
format-dealer = er staat niet wie geeft
format-call = “{ $text }” is geen bieding
format-skipped-call = iemand bood voor zijn beurt en een speler is overgeslagen
format-contract = “{ $text }” is geen contract
format-other-contract = het bieden eindigt in { $called }, niet in { $said }
format-other-declarer = na dit bieden is { $player } leider
format-card = “{ $text }” is geen kaart: kleur en rang, zoals SK of HT
format-play-without-contract = er zijn kaarten, maar geen contract of niemand die uitkomt
format-comment-open = hier begint een toelichting die niet eindigt
format-tag-form = een veld is [Naam "waarde"], niet { $text }
format-outside-a-game = “{ $text }” staat buiten een spel, dat met een veld begint
format-pbn-empty = er zit geen spel in
format-lin-empty = er zit geen spel in
format-iss-empty = hier is geen spel: dat begint met (;GM[Skat] en eindigt met ;)
format-iss-open = dit spel eindigt niet met ;)
format-iss-stray = “{ $text }” staat tussen de spellen
format-iss-other-game = dit is een spel “{ $text }”, geen skat
format-iss-pairs = MV is een lijst van paren, wie en wat, die met de kaarten (w) begint
format-iss-pack = de kaarten zijn niet de 32, elk één keer
format-iss-skat = de skat van dit spel is { $skat }, niet { $text }
format-iss-who = “{ $text }”: wie is 0, 1 of 2
format-iss-move = “{ $text }” is geen zet
format-iss-card = “{ $text }” is geen kaart: kleur en rang, zoals CJ of HT
format-iss-discard = “{ $text }” zegt niet welke twee kaarten weggelegd worden
format-iss-discard-missing = na “{ $text }” ontbreken de twee kaarten die weggelegd worden
format-iss-too-many = “{ $text }” noemt meer kaarten dan er weggelegd worden
format-iss-unfinished = het stopt voor het einde, en niemand heeft opgegeven

## Spellen poker (PHH)

format-at-hand = spel { $number }
format-phh-no-toml = dit is geen TOML
format-phh-field = { $name } ontbreekt, of is niet wat het formaat daar heeft
format-phh-amount = “{ $text }” is geen bedrag ({ $name })
format-phh-no-variant = “{ $text }” is geen variant van het formaat
format-phh-variant = { $variant }, { $name }, wordt hier niet gespeeld: alleen Texas hold'em, no-limit (NT) of fixed-limit (FT)
format-phh-stacks-unknown = het bestand kent niet ieders fiches (inf)
format-phh-players = poker speel je met 2 tot 10, niet met { $number }
format-phh-straddle = er heeft nog iemand anders dan de twee blinds ingezet (een straddle); dat wordt hier niet gespeeld
format-phh-blinds = de eerste speler zet de small blind in en de tweede de big blind
format-phh-bets = aan deze tafel is de kleinste inzet niet de big blind van { $big } (en het dubbele daarvan op turn en river, bij vaste bedragen)
format-phh-antes = de ante betaalt iedereen evenveel, of de big blind voor de tafel
format-phh-ante-first = de big blind kan ze niet allebei betalen; het formaat neemt eerst de ante, hier gaat de blind voor
format-phh-short-ante = iemand kan niet de hele ante betalen en zou ze toch allemaal kunnen winnen (ante_trimming_status); hier win je van elk zoveel als je zelf betaald hebt
format-phh-too-many-chips = { $number } aan fiches is te veel voor de kleinste fiche die zou passen
format-phh-action = “{ $text }” is geen actie
format-phh-board = er liggen meer dan vijf kaarten op tafel
format-phh-card-twice = een kaart komt twee keer voor
format-phh-other-cards = { $player } toont andere kaarten dan er gegeven zijn
format-phh-over = { $player } doet iets ({ $move }) nadat het inzetten voorbij is
format-phh-short-blind = de big blind heeft te weinig fiches om hem helemaal te betalen, en iemand zet in: het formaat telt vanaf wat er ligt, hier is het een hele big blind
format-phh-winner-unknown = wie er wint is niet te zeggen: er ontbreken kaarten van de showdown
format-phh-moves-added = { $count ->
    [one] een check of fold die in het bestand ontbreekt is toegevoegd
   *[other] { $count } checks of folds die in het bestand ontbreken zijn toegevoegd
}
format-phh-cards-invented = de kaarten van { $players } staan er niet in; ze hebben kaarten gekregen die verliezen
format-phh-chips-differ = na afloop zijn de fiches { $said } in het bestand; volgens de regels zijn het er { $counted }
format-phh-winner-differs = het bestand zegt dat { $player } iets wint; volgens de kaarten die erin staan is het iemand anders
format-phh-limit = het formaat kent geen limit met een grootste verhoging
format-phh-carried = er ligt een fiche van het vorige spel; het formaat heeft daar geen plaats voor
format-phh-raises = er zijn meer dan { $most } verhogingen in een ronde
