# De woorden van het commando troef.

## Hulp

cli-troef = Troef: elk kaartspel van de Lage Landen, volgens het boek.
cli-games = Alle spellen, met hun spelwijzen en afspraken.
cli-rules = De regels van een spel of van een tornooi, of welke tests ze bewijzen.
cli-play = Speel in de terminal tegen bots.
cli-learn = Speel de les van een spel in de terminal: de regels in een paar gelegde standen.
cli-serve = Open de tafels voor de browser.
cli-robot = Beantwoord programma's van anderen over HTTP: wat een hand bij bridge biedt, uitkomt of speelt.
cli-backup = Schrijf alles wat een server bewaart in één bestand, ook terwijl hij loopt.
cli-restore = Maak een nieuwe databank van een back-up.
cli-reports = Toon wat mensen aan de tafels van een server over anderen gemeld hebben, of handel het af.
cli-reports-found = { $count ->
    [0] Er zijn geen meldingen.
    [one] Er is één melding.
   *[other] Er zijn { $count } meldingen.
}
cli-report-done = afgehandeld
cli-report-settled = Melding { $name } is afgehandeld.
cli-report-where = { $game }, tafel { $table }, partij { $match }
cli-report-by = gemeld door { $name }; account van wie gemeld is: { $account }
cli-report-note = toelichting: { $text }
cli-report-decision = afgehandeld op { $at }: { $text }
cli-argument-report = De melding die je wilt zien of afhandelen; zonder: alle meldingen.
cli-option-settle = Handel de melding af, met wat er besloten is.
cli-option-settled = Ook de meldingen die afgehandeld zijn.
error-cli-which-report = Welke melding? Geef haar nummer: troef reports NUMMER --settle TEKST.
error-cli-no-report = Er is geen melding { $name } (meer).
cli-arena = Meet spelers tegen elkaar op dubbele giften.
cli-train = Leer wat een bod waard is, uit giften die met elk bod worden uitgespeeld, en schrijf de gewichten.
cli-score = Wat gespeelde giften waard zijn, als scorebord; zonder giften: welke velden een uitslag heeft.
cli-solve = Los een gelegd spel op: wat elke kaart waard is als alle kaarten open liggen en niemand zich vergist; van een patience of het te winnen is.
cli-advise = Wat de sterke speler zou doen in een gelegd spel, met alleen wat zijn stoel ziet, en waarom.
cli-odds = Het voordeel van de bank aan een tafel blackjack, en hoe je twee kaarten het best speelt.
cli-sim = Laat bots veel partijen spelen en tel ze op, of bewaar elke beslissing als data.
cli-check = Speel verslagen na en meld de eerste fout van elk.
cli-replay = Bekijk een partij nog eens in de terminal, stap voor stap met alle handen open.
cli-position = De positie van een verslag, of na de eerste gebeurtenissen, als JSON die te wijzigen en opnieuw te leggen is.
cli-verify = Bewijs dat elke gift van een verslag eerlijk geschud is.
cli-benchmark = Hoe een speler het doet op vaste posities waarvan de beste zetten gekend zijn.
cli-bench = Meet hoe snel de regels op deze computer gaan.
cli-pbn = Spellen van bridge naar en van PBN (Portable Bridge Notation).
cli-pbn-export = De spellen van een verslag van bridge als PBN, voor andere bridgeprogramma's.
cli-pbn-import = De spellen van een PBN-bestand als verslagen van partijen.
cli-lin = Spellen van bridge uit LIN, de bestanden van Bridge Base Online (BBO).
cli-lin-import = De spellen van een LIN-bestand als verslagen van partijen.
cli-phh = Spellen poker naar en van PHH (Poker Hand History).
cli-phh-export = De spellen van een verslag van poker als PHH, voor andere pokerprogramma's.
cli-phh-import = De spellen van een PHH-bestand als verslagen van partijen.
cli-iss = Spellen skat van en naar de tekst van de International Skat Server (ISS).
cli-iss-export = De spellen van een verslag van skat als regels van de ISS.
cli-iss-import = Spellen van de ISS als verslagen van partijen.
cli-tournament = Een tornooi: inschrijven, loten, uitslagen, jury en rangschikking, in één logboek.
cli-tournament-new = Open een tornooi: de eerste regel van zijn logboek.
cli-tournament-register = Schrijf iemand in; hij krijgt het volgende nummer.
cli-tournament-draw = De tafels van een ronde, uitgerekend uit de seed.
cli-tournament-seat = Geef wie later binnenkomt een plaats, zonder iemand te verplaatsen.
cli-tournament-catch-up = Maak een tafel voor wie een ronde miste en ze later inspeelt.
cli-tournament-check-draws = Of elke loting klopt: opnieuw berekend, niemand dubbel, niemand vergeten.
cli-tournament-enter = Voeg een handeling toe, zoals wat een schrijver noteert.
cli-tournament-decide = Voeg een beslissing van de jury toe, met de naam van wie beslist.
cli-tournament-rank = De rangschikking, uit de gepubliceerde bladen.
cli-tournament-export = De rangschikking als CSV, of het tornooi als JSON, zonder geboortedata.
cli-tournament-verify = Speel een logboek na, met elk zegel en elke loting; een veranderde regel wordt genoemd.
cli-tournament-erase = Wis na afloop namen, geboortedata en clubs; de rangschikking blijft, met nummers.
cli-tournament-explain = Waarom iemand aan zijn tafel zit, en waarom hij staat waar hij staat.
cli-tournament-schema = Het JSON Schema van een regel van het logboek.
cli-tournament-print = De bladen, lijsten, kaartjes en diploma’s van een tornooi als PDF.
cli-tournament-simulate = Een heel tornooi bij toeval, van opening tot rangschikking, ook met alle fouten die mensen maken.
cli-tournament-rehearse = Een tornooi om te oefenen, met verzonnen spelers, en een lijst om af te vinken.
cli-tournament-keep-copy = Een tweede laptop houdt een kopie bij van een tornooi op een server die loopt, telkens opnieuw.
cli-tournament-take-over = Ga verder met een tornooi uit zijn kopie, als de laptop van de balie verloren is.
cli-arguments = Wat je noemt
cli-options = Wat je kunt kiezen
cli-commands = Commando's
cli-whole-number = een geheel getal
cli-number = een getal
cli-argument-game = Het spel, met na een dubbele punt de spelwijze: klaverjassen:rotterdams.
cli-argument-lesson = Het spel dat je wilt leren.
cli-argument-rules = Het spel, of tournament.
cli-argument-records = Verslagen van partijen (JSON Lines).
cli-argument-replay = Een verslag, of een bestand van een ander programma (PBN, LIN, PHH, ISS).
cli-option-replay-match = Welke partij van het bestand.
cli-option-replay-deal = Met welk spel het begint.
cli-argument-record = Het verslag van een partij (JSON Lines).
cli-argument-bench = De spellen; zonder namen allemaal.
cli-argument-score = De gespeelde gift, veld voor veld (trick_points=81,81), of hele giften als JSON.
cli-argument-pbn = Een bestand in Portable Bridge Notation.
cli-argument-lin = Een LIN-bestand van Bridge Base Online, met een of meer spellen, of links naar de hand viewer.
cli-argument-phh = Een PHH-bestand, van één spel of meer.
cli-argument-iss = Een bestand met spellen van de ISS.
cli-option-score-file = Gespeelde giften uit dit bestand, één JSON-object per regel; - is de standaardinvoer.
cli-option-pbn-out = Schrijf naar dit bestand; anders op het scherm.
cli-option-import-out = Schrijf naar dit bestand; meer partijen naar deze map, elk een bestand. Zonder komen alle na elkaar op het scherm.
cli-option-board = Alleen spellen met dit nummer; anders alle.
cli-option-place-in-file = Alleen het zoveelste spel van het bestand, waar nummers meer dan één keer voorkomen.
cli-option-hand-number = Alleen spellen met dit nummer; anders alle.
cli-option-iss-game = Alleen het zoveelste spel van het bestand; anders alle.
cli-option-lang = De taal; anders die van de omgeving, en anders Nederlands.
cli-option-version = Welke versie dit is.
cli-option-help = Toon deze uitleg.
cli-option-json = Antwoord als JSON.
cli-option-coverage = Welke tests welke regels bewijzen.
cli-option-option = Een afspraak van het spel; mag vaker.
cli-option-seats = Aantal spelers; anders het gebruikelijke.
cli-argument-benchmark = De spellen; anders alle waarvan er vaste posities zijn.
cli-option-benchmark-bot = De speler: strong, pimc, ismcts, practised, good (rule), flat, easy, random; strong:20 probeert 20 werelden per zet, hoelang het ook duurt.
cli-option-players = Twee of meer spelers: strong, pimc, ismcts, practised, good (rule), flat, easy, random; strong:20 probeert 20 werelden per zet, hoe lang dat ook duurt. Ook een eigen klasse of functie (pakket.module:Klasse), of http://host:poort/pad.
cli-option-deals = Aantal giften; in elke heeft iedereen elke hand.
cli-option-rounds = Zoveel ronden aan het begin van een partij tellen als één gift: voor spellen waarin de ene ronde niet is als de andere.
cli-option-packs = Spellen kaarten in de slof, tot 8; anders wat aan tafel afgesproken is.
cli-option-peek = De bank kijkt of ze blackjack heeft voor iemand speelt, zoals in Amerikaanse casino's.
cli-option-budget = Hoe lang een speler over een zet mag denken, in milliseconden.
cli-option-worlds = Wie zoekt, probeert zoveel werelden per zet, hoe lang het ook duurt: op elke machine dezelfde uitslag.
cli-option-arena-out = Bewaar elke gift in dit bestand (.csv of .parquet), en ga verder waar het ophoudt.
cli-option-arena-page = Schrijf de uitslag met haar figuur als pagina in dit .html-bestand.
cli-option-entrant-limit = Hoe lang een klasse of een adres onder de spelers over een zet mag doen, in milliseconden.
cli-option-picture = Teken de intervallen, en hoe ze zich over de giften vormden, in dit .svg-bestand.
cli-option-hand = De kaarten van een speler, zoals 0="JH 9H AH"; wat openblijft wordt vast aangevuld.
cli-option-place = Kaarten op een andere plek van het spel, zoals stock of upcard.
cli-option-position = De positie in dit bestand, zoals troef position ze schrijft, in plaats van kaarten en zetten.
cli-option-events = Alleen zo veel giften en zetten vanaf het begin; anders alle.
cli-option-dealer = Wie er geeft.
cli-option-moves = Wat er al gezegd en gespeeld is, met puntkomma's ertussen: "pass; trump H; JH".
cli-option-for = Voor wie er gerekend wordt; anders voor wie aan de beurt is.
cli-option-solve-seed = Deel de kaarten uit deze seed, in plaats van ze te noemen.
cli-option-back = Patience: kaarten mogen terug van de eindstapels, zoals Klondike vaak gespeeld wordt; volgens de regels van dit huis mag dat niet.
cli-option-contracts = Bridge: hoeveel slagen elke leider in elke speelsoort maakt, voordat er een kaart gespeeld is.
cli-option-limit = Patience: geef het op na zoveel stellingen.
cli-option-think = Zo lang denkt hij, in seconden.
cli-option-matches = Aantal partijen.
cli-option-bots = De spelers, om de beurt aan tafel gezet: strong, pimc, ismcts, practised, good (rule), flat, easy, random; strong:20 probeert 20 werelden per zet.
cli-option-bot = Wie er tegen je speelt: strong, pimc, ismcts, practised, good (rule), flat, easy of random.
cli-option-seed = Waaruit alle toeval volgt: zelfde seed, zelfde partijen.
cli-option-play-seed = Waaruit alle toeval volgt; anders elke keer nieuw.
cli-option-workers = Aantal processen (met --ray: hoeveel er tegelijk werken); de uitslagen hangen er niet van af.
cli-option-ray = Verdeel het werk over een Ray-cluster: het draaiende, of een op deze machine (vraagt: pip install ray).
cli-option-train-out = Schrijf de gewichten in dit .json-bestand.
cli-option-train-deals = Van hoeveel giften er in elke ronde geleerd wordt.
cli-option-train-rounds = Aantal rondes; in elke wordt geboden met wat de vorige geleerd heeft.
cli-option-penalty = Hoe sterk gewichten bij nul gehouden worden, in beslissingen.
cli-option-train-start = Gewichten om mee te beginnen, een bestand van deze opdracht: wat er geleerd wordt verbetert ze.
cli-option-train-player = Wie de giften uitspeelt als er geboden is; anders wie biedt.
cli-option-out = Schrijf een regel per partij, als .csv of .parquet; met --observations: de map van de dataset.
cli-option-seconds = Hoe lang elke meting minstens duurt.
cli-option-runs = Hoe vaak er gemeten wordt; de middelste telt.
cli-argument-event = Het logboek van een tornooi (JSON Lines).
cli-argument-copy = Het bestand met de kopie.
cli-argument-event-url = Het adres van het tornooi, zoals http://192.168.1.10:8000/#/tornooi/…
cli-argument-act = De handeling, zoals close-registration; troef tournament schema noemt ze alle.
cli-argument-facts = Wat de handeling nodig heeft: person=7 reason="te luid".
cli-option-at = De tijd van het tornooi, zoals 2026-05-09T09:30:00; anders de klok van deze machine.
cli-option-set = Een waarde van de sjabloon; mag vaker.
cli-option-by = In welke rol.
cli-option-office-name = De naam van wie het doet.
cli-option-jury-name = De naam van het jurylid.
cli-option-person = Het nummer van de speler of schrijver die het doet.
cli-option-template = De sjabloon, zoals iwwa-manillen of wk-kleurenwiezen.
cli-option-title = Hoe het tornooi heet.
cli-option-day = De datum.
cli-option-event-seed = Waaruit de loting volgt; alleen de vastlegging komt in het logboek. Anders een nieuwe.
cli-option-rules-version = De versie van het reglement die spelers aanvaarden; anders die van Troef.
cli-option-event-out = Begin dit logboek; anders op het scherm.
cli-option-simulation-out = Schrijf het logboek hierheen.
cli-option-simulation-players = Hoeveel spelers er zijn.
cli-option-simulation-faults = Met laatkomers, uitsluitingen, foute bladen, straffen, de jury, verbeteringen en herroepingen.
cli-option-rehearsed = Hoeveel verzonnen spelers meedoen.
cli-option-server = Zet het tornooi op deze server, die al loopt; anders start er een.
cli-option-rehearsal-db = Waar het tornooi bewaard wordt; memory: nergens.
cli-option-pin = De pincode van de balie.
cli-option-every = Na hoeveel seconden opnieuw; 0: maar één keer.
cli-option-who = De naam, of die van een paar of ploeg.
cli-option-born = De geboortedatum.
cli-option-club = De club.
cli-option-members = De leden van een paar of ploeg.
cli-option-joker = Als joker: wie invalt.
cli-option-report = Meld hem meteen aanwezig.
cli-option-csv = Een lijst uit een rekenblad: naam, geboortedatum en club op elke regel. Allen worden ingeschreven, of niemand.
cli-option-erase-yes = Ja, wis nu; zonder dit wordt alleen gezegd wat er gewist zou worden.
cli-option-round = De ronde; anders de volgende.
cli-option-reveal-seed = De seed, zolang hij niet bekendgemaakt is.
cli-option-again = Loot de laatste ronde opnieuw, om deze reden, zolang er geen blad open is.
cli-option-write = Voeg de loting toe aan het logboek, en zo nodig eerst de seed.
cli-option-explain-round = De ronde; anders de laatste.
cli-option-explain-person = Het nummer van de speler.
cli-option-export-out = Schrijf naar dit bestand; anders op het scherm.
cli-option-what = Wat er gedrukt wordt; everything is wie waar zit en alle bladen.
cli-option-pdf = Het PDF-bestand.
cli-option-print-round = De ronde; anders de laatste die geloot is.
cli-option-table = De bladen van deze tafel; mag meermaals.
cli-option-link = Het adres van de pagina van een tafel, voor de QR-codes op de tafelkaartjes; wat tussen accolades staat, wordt het nummer.
cli-option-sheets = Hoeveel lege bladen.
cli-option-places = Voor hoeveel plaatsen er diploma’s zijn.
cli-option-late = Het nummer van wie later binnenkomt.
cli-option-missed = Het nummer van iemand die de ronde miste; één keer voor elk.
cli-option-missed-round = De ronde die gemist is.
cli-option-seal = Het laatste zegel dat je bewaard hebt: het logboek moet er nog mee eindigen.
cli-option-host = Het adres om op te luisteren.
cli-option-robot-player = De speler van ons die de kaarten kiest: good, strong, easy …
cli-option-port = De poort om op te luisteren.
cli-option-db = Waar tafels bewaard worden; anders in een SQLite-bestand.
cli-argument-backup = Het bestand van de back-up; gecomprimeerd als de naam op .gz eindigt.
cli-option-processes = Hoeveel processen samen bedienen, op één poort en met één databank.

## Antwoorden

cli-seats = { $seats } spelers
cli-there-are = Keuze uit: { $names }.
cli-at-line = regel { $line }
cli-at-game = spel { $number }
cli-at-seat = stoel { $seat }
cli-at-move = zet “{ $move }”
cli-sound = klopt: { $game }, { $seats } spelers, { $deals ->
    [one] 1 gift
   *[other] { $deals } giften
}, { $moves } zetten; { $ending }
cli-sound-open = klopt: { $game }, { $seats } spelers, { $deals ->
    [one] 1 gift
   *[other] { $deals } giften
}, { $moves } zetten; nog niet afgelopen
cli-proof-proven = gift { $number } (regel { $line }): bewezen, vooraf vastgelegd als { $commit }
cli-proof-none = gift { $number } (regel { $line }): niet bewezen, er staat geen bewijs bij
cli-proof-commit = gift { $number } (regel { $line }): niet bewezen, de seed is niet die welke vooraf was vastgelegd
cli-proof-order = gift { $number } (regel { $line }): niet bewezen, de kaarten liggen anders dan uit de seed en de woorden volgt
cli-proof-nothing = niets bewezen: in dit verslag is niet gedeeld
cli-proof-alone = Of dit alles vóór de giften vastlag, blijkt alleen uit wat toen genoteerd werd: --commits BESTAND.
cli-proof-link = gift { $number } (regel { $line }): niet bewezen, een geheim van een speler is niet dat wat vooraf was vastgelegd
cli-proof-pack = gift { $number } (regel { $line }): niet bewezen, het spel kaarten is niet dat wat vooraf was vastgelegd
cli-proof-void = gift { $number } (regel { $line }): niet bewezen, er klopt iets niet aan een vervallen trekking ervoor
cli-lot-proven = eerste gever, plaats { $seat }: bewezen, vooraf vastgelegd als { $commit }
cli-lot-commit = eerste gever: niet bewezen, de seed is niet die welke vooraf was vastgelegd
cli-lot-link = eerste gever: niet bewezen, een geheim van een speler is niet dat wat vooraf was vastgelegd
cli-lot-pack = eerste gever: niet bewezen, bij het loten horen geen kaarten
cli-lot-void = eerste gever: niet bewezen, er klopt iets niet aan een vervallen trekking ervoor
cli-lot-order = eerste gever: niet bewezen, uit de geheimen volgt een andere plaats dan { $seat }
cli-option-commits = Wat je pagina of programma noteerde terwijl je speelde: het verslag moet ermee overeenstemmen.
error-cli-no-notes = { $name }: regel { $line } is niets wat over trekkingen genoteerd werd.
cli-notes-agree = Het verslag stemt overeen met wat genoteerd was: { $own } giften met je eigen geheim, { $seen } zonder, { $unseen } waarvan niets genoteerd was.
cli-notes-nothing-noted = VERVALST of een andere partij: niets in het verslag is wat genoteerd was.
cli-notes-other-record = VERVALST: de partij in het verslag is niet die welke uitgespeeld werd.
cli-notes-other-draw = VERVALST: trekking { $number } was anders aangekondigd.
cli-notes-other-link = VERVALST: trekking { $number } heeft een ander geheim dan je gaf.
cli-notes-other-hand = VERVALST: bij trekking { $number } kreeg je andere kaarten.
cli-notes-draw-left-out = VERVALST: trekking { $number } werd je aangekondigd, en het verslag heeft ze niet.
cli-notes-part-left-out = Volgens het verslag gaf je geen geheim voor trekking { $number }, maar dat deed je wel.
cli-notes-part-not-given = VERVALST: volgens het verslag gaf je een geheim voor trekking { $number }, maar dat deed je niet.
cli-unproven = { $game }: niet bewezen: { $clauses }
cli-sim-done = { $matches } partijen, { $decisions } beslissingen in { $seconds } s ({ $rate } per seconde, { $workers ->
    [one] 1 proces
   *[other] { $workers } processen
})
cli-arena-rule = Een ongeldig antwoord, een na { $limit } ms, of een crash is een fout; daarna speelt de willekeurige speler die stoel tot het einde van de tafel.
cli-arena-how = { $game }, { $seats } stoelen, seed { $seed }; { $options }
cli-arena-players = Spelers
cli-arena-pairs = Tweetallen
cli-arena-faults = { $player }: fouten: { $illegal } ongeldig, { $late } te laat, { $crashes } crashes
cli-arena-first-fault = { $player }: eerste fout: { $text }
cli-train-learnt = Ronde { $round }: uit { $decisions } beslissingen geleerd; { $gain } punten per beslissing op ongeziene giften.
cli-train-done = { $number } gewichten staan in { $name }.
cli-arena-done = { $deals } giften, in elke heeft iedereen elke hand; { $budget ->
    [0] punten
   *[other] hoogstens { $budget } ms per zet; punten
} per gift tegen de anderen, met 95%-intervallen:
cli-benchmark-done = { $positions } posities; het aandeel beste zetten, en wat per positie verloren ging, met 95%-intervallen:
cli-picture-points = punten per gift, met 95%-intervallen
cli-picture-deals = giften
cli-compiled = De regels zijn gecompileerd.
cli-interpreted = De regels lopen als gewone Python, niet gecompileerd: alles is gelijk, alleen trager.
cli-event-seed = Bewaar deze seed: { $seed }
cli-event-registered = { $name } is nummer { $number }.
cli-event-registered-list = { $count } ingeschreven: nummers { $first } tot { $last }.
cli-event-erase = { $name }: namen, geboortedata en clubs van { $count } mensen zouden gewist worden. Met --yes gebeurt het; dat is niet ongedaan te maken.
cli-event-erased = { $name }: namen, geboortedata en clubs van { $count } mensen zijn gewist. Het laatste zegel was { $seal }.
cli-event-line = regel { $line }: { $act }
cli-event-draw = Ronde { $number }
cli-event-seat = Nummer { $number } zit aan tafel { $table }.
cli-event-waits = Nummer { $number } is vrij: er is geen tafel te vullen.
cli-event-catches-up = Nummers { $numbers } spelen ronde { $round } in aan tafel { $table }.
cli-event-draw-right = Ronde { $round } (regel { $line }): { $tables } tafels, { $byes } vrij, { $again } keer treft een paar elkaar opnieuw. Juist: uit de seed opnieuw berekend, iedereen één keer geplaatst.
cli-event-draw-wrong = Ronde { $round } (regel { $line }) klopt niet: { $faults }.
cli-event-byes = Vrij: { $names }
cli-event-sound = { $name }: klopt: { $lines } regels, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } ronden
}, { $players } in de rangschikking; laatste zegel { $seal }
cli-event-simulated = { $lines } regels, { $deals } spellen, { $seconds } s; { $refused } keer iets geprobeerd dat niet mag en geweigerd werd
cli-event-winner = Gewonnen door { $name } (nummer { $player }) met { $total }
cli-rehearsal = Het oefentornooi staat klaar; de eerste ronde is geloot en begonnen.
cli-rehearsal-board = scorebord
cli-rehearsal-desk = balie
cli-rehearsal-jury = jury
cli-rehearsal-table = tafel 1
cli-rehearsal-print = Dezelfde lijst als PDF: troef tournament print LOG --what rehearsal --out lijst.pdf
cli-copy-kept = { $at }: { $name }, { $lines } regels
cli-taken-over = { $lines } regels overgenomen. De balie staat op { $path } hieronder; elke kaart en pincode geldt zoals voorheen.
cli-event-other-seal = { $name }: het laatste zegel is { $seal }, niet het zegel dat je noemt: er zijn regels veranderd, bijgekomen of weg
cli-event-column-rank = plaats
cli-event-column-number = nr.
cli-event-column-name = naam
cli-event-column-total = totaal
cli-event-column-rounds = ronden
cli-event-column-won = gewonnen
cli-event-column-best = beste ronde
cli-event-column-penalties = straf

cli-column-player = speler
cli-column-pair = tweetal
cli-column-points = punten
cli-column-interval = interval
cli-column-positions = posities
cli-column-right = juist
cli-column-loss = verlies
cli-column-unit = in
cli-unit-points = punten of slagen
cli-unit-chips = fiches
cli-column-pace = ms/beslissing
cli-column-deals = giften
cli-column-illegal = ongeldig
cli-column-late = te laat
cli-column-crashes = crashes
cli-column-first-fault = eerste fout
cli-score-deal = gift
cli-score-total = totaal
cli-score-seat = speler { $seat }
cli-score-result = uitslag
cli-score-fields = De uitslag van een gift { $game }
cli-score-field = veld
cli-score-type = wat het is
cli-score-default = als het ontbreekt
cli-score-meaning = betekenis
cli-solve-value = Speler { $seats } haalt vanaf hier { $value } als niemand zich vergist.
cli-solve-made = Speler { $seats } haalt precies { $tricks } slagen als niemand zich vergist.
cli-solve-lost = Speler { $seats } haalt niet precies { $tricks } slagen als de anderen zich niet vergissen.
cli-solve-winnable = Deze patience is te winnen als alle kaarten bekend zijn: { $moves } zetten ({ $positions } stellingen bekeken).
cli-solve-unwinnable = Deze patience is niet te winnen, wat er ook gespeeld wordt: bewezen ({ $positions } stellingen bekeken).
cli-solve-unknown = Niet beslist: er zijn { $positions } stellingen bekeken. Met een hogere --limit misschien wel.
cli-contracts-seat = { $place ->
    [N] Noord
    [E] Oost
    [S] Zuid
   *[W] West
 } ({ $seat })
cli-no-trump = SA
cli-odds-house = Het voordeel van de bank is { $edge } % van de inzet met { $packs ->
    [one] één spel kaarten
   *[other] { $packs } spellen kaarten
  }, als elke hand zo goed mogelijk gespeeld wordt:
cli-odds-player = De speler heeft { $edge } % van de inzet voordeel met { $packs ->
    [one] één spel kaarten
   *[other] { $packs } spellen kaarten
  }, als elke hand zo goed mogelijk gespeeld wordt:
cli-odds-hard = hard
cli-odds-soft = zacht
cli-odds-pair = paren
cli-odds-letters = H kaart, S passen, D verdubbelen, P splitsen, R opgeven; erboven staat de kaart van de bank.

cli-column-card = kaart
cli-column-value = waarde
cli-column-declarer = leider
cli-column-game = spel
cli-column-clauses = regels
cli-column-proven = bewezen
cli-column-social = tafelmanieren
cli-column-clause = regel
cli-column-tests = tests
cli-column-seat = stoel
cli-column-bot = bot
cli-column-score = gemiddeld
cli-column-error = fout
cli-column-won = gewonnen
cli-column-decisions-per-s = beslissingen/s
cli-column-playout-moves-per-s = zetten/s (playout)
cli-column-copy-ns = kopie, ns
cli-column-view-us = zicht, µs
cli-column-worlds-per-s = werelden/s

## De tafel in de terminal

tui-keys = ↑↓ Enter kies · F1 regels · F2 English · F3 bewaar · F4 raad · q stop
tui-learn-keys = ↑↓ Enter kies · F5 F6 andere stap · F1 regels · F2 English · q stop
tui-replay-keys = ←→ stap · spatie afspelen · Home End · PgUp PgDn spel · F1 regels · F2 English · q stop
tui-rules-keys = ↑↓ PgUp PgDn lees  ·  Esc terug naar de tafel
tui-type = typ een zet, zoals hb, ♥B of pas
tui-unclear = { $text } kan { $cards } zijn: typ het teken of de naam van de soort.
tui-thinking = Even denken…
tui-no-advice = Er valt nu niets te raden: je bent niet aan zet.
tui-saved = Bewaard als { $name }.

## Wat er misging

error-cli-lang = De taal { $name } is er niet: kies nl of en.
    .nearest = Bedoelde je { $nearest }?
error-cli-command = Er is geen commando { $name }.
    .nearest = Bedoelde je { $nearest }?
error-cli-no-command = Noem een commando: { $names }.
error-cli-option = Dit commando kent { $name } niet.
    .nearest = Bedoelde je { $nearest }?
error-cli-missing = { $name } ontbreekt.
error-cli-value = { $name } kan niet zo. Wel: { $allowed }.
error-cli-seats = { $text }.
error-cli-no-lesson = Van { $name } is er nog geen les.
error-cli-db = De database is niet te openen: { $text }.
error-cli-usage = Dat is te veel: { $name }.
error-cli-score = Gift { $number }: { $text }
error-cli-option-form = Schrijf een afspraak als naam=waarde, niet als { $name }.
error-cli-no-page = Van { $name } is nog geen regelpagina.
error-cli-no-file = Er is geen bestand { $name }.
    .nearest = Bedoelde je { $nearest }?
error-cli-file = { $name } is niet te lezen of te schrijven: { $text }.
error-cli-no-benchmark = Er zijn geen vaste posities van { $name }. Er zijn er van: { $names }.
error-cli-arena-players = Een arena is voor twee of meer spelers.
error-cli-nothing-to-learn = Bij { $name } valt er geen bod te leren: er is geen module met kenmerken van zijn bieding.
error-cli-no-weights = { $file } bevat geen geleerde gewichten: { $why }
error-cli-other-weights = { $file } bevat { $number } gewichten; het bieden van { $name } heeft er { $size }.
error-no-entrant = { $name } kan niet meedoen: { $text }.
error-cli-no-odds = Voor { $game } zijn er geen kansen: alleen voor blackjack.
error-cli-other-contest = { $name } is van een andere wedstrijd, of geen bestand van een arena.
error-cli-no-folder = { $name } kan daar niet geschreven worden.
error-cli-no-searcher = { $name }: geen van hen zoekt, dus er zijn geen werelden te tellen.
error-cli-picture-suffix = { $name } eindigt niet op { $suffix }.
error-cli-extra = Dat vraagt een deel van Troef dat hier niet geïnstalleerd is: pip install 'troef[{ $extra }]' brengt het.
error-no-ray = Ray is hier niet geïnstalleerd: pip install 'troef[ray]' brengt het.
error-no-ray-start = Ray is op deze machine niet gestart: { $text } Probeer het opnieuw als de machine minder te doen heeft, of laat --ray weg.
error-no-ray-cluster = Er antwoordt geen Ray-cluster op { $name } (RAY_ADDRESS).
error-cli-suffix = { $name } eindigt niet op .csv of .parquet.
    .nearest = Bedoelde je { $nearest }?
error-cli-interrupted = Onderbroken.
error-cli-internal = Er ging iets mis binnen Troef: { $text }.
error-cli-deal = Zo kan er niet gedeeld zijn: { $text }
error-cli-move = De zet { $move } kan niet: { $text }
error-cli-nothing-to-solve = Er valt hier niets op te lossen: er worden nu geen slagen gespeeld (fase { $phase }).
error-cli-no-contracts = Alleen een bridgespel heeft een tabel met contracten.
error-cli-contracts-begun = De tabel met contracten wordt gemaakt voordat er een kaart gespeeld is.
error-cli-nothing-to-advise = Er valt hier niets te raden: niemand is aan zet (fase { $phase }).
error-cli-position = Dit is geen positie: { $text }
error-cli-seed-and-cards = Geef een seed of kaarten, niet allebei.
error-match-endless = Partij { $number } was na { $moves } zetten nog niet uit.
error-match-waiting = Partij { $number }: na { $moves } zetten wachtten alle spelers op elkaar.
error-match-illegal = Partij { $number }: bot { $bot } op stoel { $seat } deed een zet die niet mag: { $move } [{ $clause }].
error-cli-pbn-not-bridge = { $name } is een partij { $game }, geen bridge.
error-cli-phh-not-poker = { $name } is een partij { $game }, geen poker.
error-cli-phh-no-hand = { $name } heeft geen spel dat in PHH te vertellen is.
error-cli-iss-not-skat = { $name } is een partij { $game }, geen skat.
error-cli-import-no-number = Spel { $number } zit er niet in; wel: { $names }.
error-cli-import-no-place = Er is geen { $number }e spel; het bestand heeft er { $games }.
error-cli-import-folder = Dit zijn { $matches } partijen: noem met --out een map, niet { $name }.
error-cli-iss-four = { $name } is een partij met vier; de server kent drie aan tafel.
error-cli-tournament-exists = { $name } is er al; een logboek wordt nooit overschreven.
error-cli-tournament-who = Zeg wie: --name, of --csv met een lijst, niet allebei.
error-cli-tournament-template = Er is geen sjabloon { $name }. Er is: { $names }.
    .nearest = Bedoelde je { $nearest }?
error-cli-tournament-value = Zo kan de sjabloon niet: { $text }
error-cli-simulation-game = { $name } speelt men alleen: in een tornooi is er geen tafel van.
error-cli-simulation-seats = Een blad van { $name } is voor { $known } spelers, niet { $seats }: voeg --set seats=N toe.
error-cli-no-server = Er antwoordt geen server van Troef op { $url }.
error-cli-workers-memory = Meer processen hebben een databank nodig die ze delen: niet het geheugen.
error-cli-backup = { $name }: { $text }.
cli-backed-up = { $rows } rijen staan in { $name }.
cli-restored = { $rows } rijen zijn teruggezet uit { $name }.
error-cli-server-refuses = De server op { $url } zegt: { $text }
error-cli-event-url = { $url } is geen adres van een tornooi, zoals http://192.168.1.10:8000/#/tornooi/…
error-cli-tournament-role = Er is geen rol { $name }. Er is: { $names }.
error-cli-tournament-act = Er is geen handeling { $name }. Er is: { $names }.
    .nearest = Bedoelde je { $nearest }?
error-cli-tournament-facts = { $name }: { $text }
error-cli-tournament-other-draw = De loting van ronde { $number } in het logboek is niet die welke uit de seed volgt.
error-cli-tournament-what = { $name } kan niet gedrukt worden. Er is: { $names }.
    .nearest = Bedoelde je { $nearest }?

cli-usage = Gebruik:
cli-usage-options = OPTIES
cli-usage-command = COMMANDO [ARGUMENTEN]...
cli-required = verplicht
cli-default = anders: { $value }

# Wat er in een gebruiksaanwijzing voor een waarde staat.
cli-name-act = handeling
cli-name-cards = kaarten
cli-name-field = veld
cli-name-file = bestand
cli-name-game = spel
cli-name-log = logboek
cli-name-move = zet
cli-name-name = naam
cli-name-preset = spelwijze
cli-name-reason = reden
cli-name-record = verslag
cli-name-seat = stoel
cli-name-seconds = seconden
cli-name-text = tekst
cli-name-time = tijd
cli-name-value = waarde
cli-name-yyyy = jjjj

# Wat het systeem van een bestand of een database zegt.
fault-no-such-file-or-directory = er is geen map of bestand met die naam
fault-permission-denied = dat mag niet van dit systeem
fault-operation-not-permitted = dat mag niet van dit systeem
fault-is-a-directory = het is een map
fault-not-a-directory = een deel van het pad is geen map
fault-no-space-left-on-device = de schijf is vol
fault-file-exists = het is er al
fault-read-only-file-system = op deze schijf kan alleen gelezen worden
fault-file-name-too-long = de naam is te lang
fault-input-output-error = de schijf geeft een fout
fault-its-driver-is-not-installed = het stuurprogramma { $name } ervoor is niet geïnstalleerd
fault-it-must-be-sqlite-or-postgresql-such-as-sqlite-troef-db-or-postgresql-host-troef = het moet SQLite of PostgreSQL zijn, zoals sqlite:///troef.db of postgresql://host/troef
fault-a-newer-troef-has-been-here-its-version-is = een nieuwere Troef is hier geweest: de versie is { $found }
fault-the-database-says = de database zegt: { $text }
fault-it-is-not-empty = ze is niet leeg
fault-this-is-no-backup-that-this-troef-can-read = dit is geen back-up die deze Troef kan lezen
fault-line-is-no-row-of-a-backup = regel { $line } is geen rij van een back-up
fault-a-row-of-does-not-fit = een rij van { $name } past niet
fault-this-is-no-address-of-a-database-such-as-sqlite-troef-db = dit is geen adres van een database, zoals sqlite:///troef.db
fault-unable-to-open-database-file = het bestand is niet te openen
fault-file-is-not-a-database = het bestand is geen database
fault-database-is-locked = een ander programma gebruikt haar
fault-attempt-to-write-a-readonly-database = in het bestand kan alleen gelezen worden
fault-disk-i-o-error = de schijf geeft een fout
fault-database-disk-image-is-malformed = het bestand is beschadigd
fault-database-or-disk-is-full = de schijf is vol
fault-nothing-answers-there = daar antwoordt niets
