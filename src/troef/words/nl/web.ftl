# De eigen woorden van de bladzijden in de browser.

## De deur

ui-tagline = Elk kaartspel van de Lage Landen, volgens het boek.
ui-welcome-text = Kies een spel en je zit. Geen account, geen reclame; de bots houden een stoel voor je vrij.
ui-search = Zoek een spel
ui-search-hint = hartenjagen, manille, rummy…
ui-search-none = Geen spel gevonden voor “{ $query }”.
ui-search-count = { $count ->
    [one] 1 spel
   *[other] { $count } spellen
}
ui-no-page = De bladzijde { $address } is er niet. Dit zijn de spellen.
ui-play = speel
ui-play-game = Speel { $game }
ui-arrange = afspraken
ui-arrange-game = Afspraken voor { $game }
ui-seats = { $min ->
    [1] alleen
   *[other] { $min } spelers
}
ui-seats-range = { $min }–{ $max } spelers
ui-minutes = ± { $minutes } min
ui-later = komt nog
ui-open-seats = { $free ->
    [one] 1 vrije stoel
   *[other] { $free } vrije stoelen
}
ui-join = Aanschuiven
ui-sit-down = ga zitten
ui-watch = alleen kijken
ui-name = Je naam
ui-name-hint = mag ook leeg
ui-preset = Spelwijze
ui-seat-count = Aantal spelers
ui-details = Alle afspraken
ui-bots = Bots
ui-bots-easy = rustig
ui-bots-good = goed
ui-bots-strong = sterk
ui-open-table = Open tafel: wacht op vrienden in plaats van bots
ui-start = Begin
ui-start-open = Open de tafel
ui-games-loading = De spellen worden klaargelegd…
ui-retry = probeer opnieuw
ui-new-version = Er is een nieuwe versie van Troef.
ui-new-version-now = nu vernieuwen
ui-new-version-later = later
ui-language = Taal

## Aan tafel

ui-to-door = naar de spellen
ui-go-on-here = hier verder spelen
ui-seat = stoel { $number }
ui-you = jij
ui-you-object = jou
ui-us = wij
ui-them = zij
ui-bot = bot
ui-away = weg
ui-dealer = gever
ui-dealer-letter = G
ui-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
ui-badges = Bij { $whom }
ui-all-said = Alles wat gezegd is
ui-deal = spel
ui-deal-number = spel { $number }
ui-deal-of = spel { $number }/{ $of }
ui-reply-none = geen
ui-place = { $place }e
ui-times-first = hoe vaak eerste
ui-pile-of = { $pile }: { $name }
ui-total = totaal
ui-your-turn = jij bent aan zet
ui-all-at-once = allemaal tegelijk
ui-waiting-for = { $count ->
    [one] { $names } is aan zet
   *[other] { $names } zijn aan zet
}
ui-your-turn-may = Jij bent aan zet; je mag: { $moves }.
ui-cut = couperen
ui-cut-you = Jij coupeert: neem { $least } tot { $most } kaarten af, of laat het aan de gever.
ui-cut-go = neem { $count } af
ui-cut-leave = laat de gever couperen
ui-cut-count = hoeveel kaarten je afneemt
ui-cut-wait = { $name } coupeert
ui-cut-done = Gecoupeerd: { $name } nam { $count } kaarten af.
ui-and-more = { $moves }; en nog { $count }
ui-said = { $name }: { $words }
ui-called = { $line } en zegt “{ $call }”
ui-your-hand = Jouw hand, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
ui-play-for = jij speelt uit de hand van { $name }
ui-laid-hand = Open hand van { $whom }
ui-order = Volgorde van je kaarten
ui-order-game = spelvolgorde
ui-order-mirrored = troef links
ui-order-suit = op soort
ui-order-rank = op waarde
ui-order-own = eigen volgorde
ui-hand-empty = geen kaarten meer
ui-not-allowed = mag nu niet
ui-trick = De slag
ui-card-of = { $card } van { $whom }
ui-last-trick = laatste slag
ui-pile = { $pile }: { $card }, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
ui-face-down = gedekt
ui-empty = leeg
ui-named-suit = gevraagd: { $suit }
ui-meld = { $pile } { $owner }: { $cards }
ui-column = { $pile } { $number }, { $hidden } gedekt
ui-you-may = Wat je kunt doen
ui-which = Wat bedoel je?
ui-sure = Zeker weten?
ui-which-suit = Welke kleur wordt het?
ui-agreement-why = Het gaat pas door als allen het willen, vóór er weer geboden of gespeeld wordt.
ui-never-mind = toch niet
ui-no-fit = kies er kaarten bij
ui-put-back = leg terug
ui-choose-there = tik op de kaart die je wilt hebben
ui-put-aside = klaarleggen, er komt nog meer
ui-also-aside = leg erbij: { $cards }
ui-joker-as = { $words } (★ is { $cards })
ui-staging = Klaar om te leggen
ui-lay-aside = { $count ->
    [one] leg dit
   *[other] leg alle { $count }
}
ui-take-back = terug in de hand: { $cards }
ui-take-all-back = alles terug
ui-draw-from = Trek een kaart bij { $whom }
ui-open-hand = { $count ->
    [one] hand
   *[other] hand { $number } van { $count }
}{ $active ->
    [yes] , aan de beurt
   *[no] { "" }
}: { $cards }{ $amount ->
    [0] { "" }
   *[other] ; inzet { $amount }
}
ui-menu = meer
ui-menu-search = zoek
ui-menu-none = Daar is niets bij.
ui-menu-other = iemand anders
ui-to-place = { $words } bij { $place }
ui-call = laatste kaart!
ui-amount = bedrag
ui-amount-min = minimum
ui-amount-half-pot = halve pot
ui-amount-pot = pot
ui-amount-all = all-in
ui-amount-most = maximum
ui-bid-number = Bod
ui-bid-less = lager
ui-bid-more = hoger

## Soorten van biedingen

kind-alone = alleen
kind-together = samen
kind-no-trick = geen slag
kind-one-trick = één slag
kind-all-tricks = alle slagen
kind-each-trick = per slag
kind-ask = vragen
kind-suit = een kleur
kind-miserie = miserie

## Wat de tafel antwoordt

ui-refused = Dat mag nu niet.
ui-play-anyway = toch spelen
ui-see-rule = regel { $clause }
ui-close = sluiten
ui-fault = Er ging iets mis.
ui-lost = De verbinding is weg. We proberen het opnieuw…
ui-connecting = De tafel wordt gedekt…
ui-offline = Geen verbinding met de server
ui-offline-table = De tafel staat op de server, ook die van een patience of met alleen bots: die schudt, kent de regels en laat de bots denken. Je stoel blijft van jou. Zodra er verbinding is, gaat het hier verder.
ui-offline-lesson = Een les wordt op de server gespeeld: die kent de regels. Wat je al deed, is bewaard. Zodra er verbinding is, gaat het hier verder.
ui-offline-games = Om te spelen is de server nodig, ook voor een patience of een tafel met bots. Zodra er verbinding is, kan je weer aan tafel.

## Naast de tafel

ui-side = Naast de tafel
ui-tab-sheet = scoreblad
ui-tab-log = verloop
ui-tab-rules = regels
ui-sheet-none = Bij dit spel hoort geen scoreblad.
ui-sheet-empty = Nog niets geschreven.
ui-auction = Gezegd voor de eerste kaart
ui-bid-box = Biedingen
ui-no-trump = SA
ui-log-empty = Er is nog niets gebeurd.
ui-fair = Vooraf geschud en verzegeld: { $hash }…
ui-fair-own = Vooraf verzegeld, ook met jouw geheim: { $hash }…
ui-fair-details = Eerlijk gedeeld?
ui-fair-late = Jouw deel van een gift kwam te laat: in deze partij wordt verder zonder jouw geheim gedeeld.
ui-fair-well = Nagekeken: alles is eerlijk gedeeld
ui-fair-alarm = Let op: er klopt iets niet aan het delen.
ui-fair-look = Kijk wat
ui-drawing-lots = Er wordt geloot wie deelt…
ui-curve = Het verloop van de score
ui-rules-loading = De regels worden erbij gehaald…
ui-rules-missing = De regels zijn er nu niet.

## Raad, en waarom

ui-advice = raad
ui-advice-title = Raad van de sterke speler
ui-coach-better = Beter was { $move }.
ui-advice-thinking = De sterke speler denkt even na…
ui-advice-now = Raad: { $move }
ui-advice-then = { $same ->
    [yes] De sterke speler doet het ook zo
   *[no] De sterke speler kiest { $move }
  }
ui-advice-tag-best = raad
ui-advice-tag-played = gespeeld
ui-advice-tag-usual = vuistregel
ui-advice-by = { $level ->
    [strong] { $name } zocht hier zelf, in minder tijd. Dit is opnieuw uitgezocht, met wat toen te zien was.
    [good] { $name } speelt op vuistregels en zocht niets uit. Dit vindt de sterke speler, met wat toen te zien was.
    [easy] { $name } speelt op vuistregels, soms overhaast, en zocht niets uit. Dit vindt de sterke speler, met wat toen te zien was.
    [random] { $name } speelt zomaar wat. Dit vindt de sterke speler, met wat toen te zien was.
   *[person] Dit vindt de sterke speler, met wat { $name } toen kon zien.
  }
ui-advice-position = Wat { $name } zag
ui-advice-table = Wat elke zet waard is
ui-advice-tries = verdelingen
ui-advice-worth = { $unit ->
    [chips] fiches
    [percent] gewonnen %
   *[points] waarde
  }
ui-advice-lead = { $lead } ±{ "\u00A0" }{ $error }
ui-advice-figures = cijfers
ui-advice-whiskers = Het lijntje op een balk is de onzekerheid.
ui-advice-times = Onder ×: in hoeveel verdelingen.
ui-advice-clearly = De vuistregel blijft staan, want geen andere zet ligt duidelijk genoeg voor.
ui-advice-forced = Dit was de enige zet
ui-advice-allowed = Raad vragen mag
ui-advice-allowed-help = Wie hier speelt, mag op zijn beurt vragen wat de sterke speler zou doen, en na een spel waarom een bot iets deed.
ui-advice-yes = Wie aan deze tafel speelt, mag raad vragen.
ui-advice-no = Aan deze tafel vraagt niemand raad.
ui-log-deal = Spel { $number }
ui-log-before = vorig spel
ui-log-after = volgend spel
ui-log-why = Kies een zet om te zien wat de sterke speler ervan vindt.
ui-log-later = Als dit spel uit is, kun je hier elke zet laten uitleggen.
ui-look-back = bekijk de zetten

## Wachten op anderen

ui-waiting-chairs = { $count ->
    [one] Nog 1 stoel is vrij.
   *[other] Nog { $count } stoelen zijn vrij.
}
ui-free-chair = vrije stoel
ui-fill = vul aan met bots

ui-company = Aan deze tafel
ui-coming = Je schuift aan bij het volgende spel.

## Het einde

ui-all-hands = alle handen
ui-hide-hands = handen dicht
ui-go-on = verder
ui-points-for = { $points } { $label }
ui-count-for = { $label }: { $points }
ui-end-draw = Gelijkspel
ui-end-solved = Uitgespeeld!
ui-last-deal = Laatste spel: { $line }
ui-end-given-up = Opgegeven
ui-end-lost = Vastgelopen
ui-end-over = Afgelopen
ui-end-you-win = Jij wint!
ui-end-you-win-with = { $names } winnen!
ui-end-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
ui-wanting = Nog een partij: { $names }.
ui-wanting-waits = Wachten op { $names }.
ui-no-more = ik stop
ui-series = { $best ->
    [yes] Partij { $played }, beste van { $matches }
   *[no] Partij { $played } van { $matches }
}
ui-series-go-on = volgende partij
ui-series-won = De reeks is voor { $names }.
ui-again = nog een
ui-challenge = daag uit met deze kaarten
ui-challenge-board = vergelijk op deze kaarten
ui-record = verslag
ui-to-table = naar de tafel
ui-replay = naspelen
ui-replay-file = bestand naspelen
ui-other-game = ander spel

## Instellingen

ui-settings = Instellingen

## Alleen spelen (patience)

ui-solo-deal = Deling { $number }
ui-solo-moves = { $count ->
    [one] 1 zet
   *[other] { $count } zetten
  }
ui-solo-time = Speeltijd { $time }
ui-solo-tally = { $won } van { $played } gewonnen, reeks { $streak }
ui-solo-undo = ↶ Zet terug
ui-solo-redo = ↷ Zet weer
ui-solo-restart = Van voren af
ui-solo-new = Andere deling
ui-solo-finish = Leg alles weg
ui-solo-winnable = alleen haalbare delingen
ui-solo-back = Neem de laatste zet terug
ui-solo-last-redeal = De stok is twee keer na elkaar omgedraaid: een derde keer zonder kaart te leggen, en het spel is uit.

## De les van een spel

ui-learn = Leer
ui-learn-lesson = Les
ui-learn-lesson-of = Leer dit spel in een les
ui-learn-step = Stap { $number } van { $of }
ui-learn-rule = Regel { $clause }
ui-learn-right = Juist.
ui-learn-wrong = Dat mag, maar er is beter.
ui-learn-again = Probeer opnieuw
ui-learn-next = Volgende stap
ui-learn-back = Vorige stap
ui-learn-end = Dat was de les: je kent de regels om mee te spelen.
ui-learn-play = Speel het spel
ui-learn-restart = De les van voren af
ui-learn-none = Van dit spel is er nog geen les.
