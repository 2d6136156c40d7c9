# Wat er gezegd wordt bij het lezen van bestanden van andere programma's (troef pbn, lin, iss).

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
