game-mao = Mao
    .line = Raak je kaarten kwijt, terwijl niemand alle regels kent: wie wint, bedenkt er weer een geheime bij.

preset-mao-book = zoals in het boek
preset-mao-short = om twee gewonnen rondes

option-mao-game_master = Spelleider
    .help = Deelt elke ronde, bedenkt de eerste twee geheime regels en speelt gewoon mee.
value-mao-game_master-random = het lot beslist
value-mao-game_master-p0 = stoel 1
value-mao-game_master-p1 = stoel 2
value-mao-game_master-p2 = stoel 3
value-mao-game_master-p3 = stoel 4
value-mao-game_master-p4 = stoel 5
value-mao-game_master-p5 = stoel 6
option-mao-target_wins = Zoveel rondes winnen
    .help = Bij 0 gaat het door tot de spelleider er een eind aan maakt.
option-mao-turn_seconds = Seconden per beurt
    .help = Duurt een beurt langer, dan mag de spelleider een strafkaart geven.
option-mao-claim_seconds = Seconden om nog te straffen
    .help = Zo lang kan de laatste kaart nog afgekeurd worden.

## Woorden van het spel

mao-phase-making = een geheime regel kiezen
mao-phase-play = spelen
mao-phase-time-out = time-out
mao-phase-claim = klopte dat allemaal?
mao-phase-between-rounds = nog een ronde?
mao-fact-claimant = heeft geen kaarten meer
mao-fact-asks-time-out = vraagt een time-out
mao-fact-contradiction = tegenspraak
mao-contradiction-withdraw = de spelleider trekt een regel in
mao-fact-said = gezegd
mao-fact-rules = geheime regels
mao-fact-my-rules = mijn regels
mao-fact-shown-rules = regels die ik gezien heb
mao-fact-withdrawn-rules = ingetrokken
mao-fact-contradicting-rules = spreken elkaar tegen
mao-fact-maker = bedenkt een regel
mao-fact-trigger = aanleiding
mao-fact-there-already = die regel is er al
mao-badge-game-master = spelleider
mao-badge-rules = regels
mao-badge-wins = rondes
mao-badge-watching = kijkt nog na
mao-verb-play = speel { $cards }
    .log = { $name } speelt { $cards }
mao-verb-draw = trek een kaart
    .log = { $name } trekt een kaart
mao-verb-pass-empty = pas: er is niets te trekken
    .log = { $name } kan niets trekken en past
mao-verb-signal = { $word }
    .log = { $name }: { $word }
mao-verb-trigger = { $word }
    .log = { $name } kiest wanneer zijn regel geldt { $word }
mao-verb-obligation = { $word }
    .log = { $name } kiest wat er dan moet { $word }
mao-verb-rule = maak een regel
    .log = { $name } maakt een regel
mao-verb-penalise = { $target }: dat was fout! { $word }
    .log = { $name } tegen { $target }: dat was fout!
mao-verb-gm-penalty = { $target }: { $word }
    .log = { $name } tegen { $target }: { $word }
mao-verb-request-timeout = time-out, mag dat?
    .log = { $name } vraagt een time-out
mao-verb-grant = time-out toestaan
    .log = { $name } staat de time-out toe
mao-verb-refuse = weigeren
    .log = { $name } weigert de time-out
mao-verb-refuse-and-penalise = weigeren met strafkaart
    .log = { $name } weigert de time-out en straft
mao-verb-time-out = time-out!
    .log = { $name }: time-out!
mao-verb-end-timeout = verder spelen
    .log = { $name } beëindigt de time-out
mao-verb-withdraw = trek regel { $word } in
    .log = { $name } trekt regel { $word } in
mao-verb-confirm = niets op aan te merken
    .log = { $name } heeft niets aan te merken
mao-verb-next-round = nog een ronde
    .log = { $name } wil nog een ronde
mao-verb-end-match = stoppen
    .log = { $name } maakt er een eind aan
mao-verb-chat = praten
    .log = { $name } praat
mao-verb-bot = computer
    .log = { $target } wordt door de computer gespeeld
mao-verb-person = mens
    .log = { $target } speelt zelf
mao-verb-timeout = de tijd is om
    .log = De tijd is om
mao-verb-fine = { $target }: { $word }
    .log = “{ $word }” Strafkaart voor { $target }
mao-verb-event = { $target } { $word }
    .log = { $target } { $word }
mao-reason-target = er zijn genoeg rondes gewonnen
mao-reason-ended = de spelleider heeft er een eind aan gemaakt
mao-reason-limit = na vijftig rondes winnen de meeste rondes

## Waarom iets niet mag

# R4, R5, R8
mao-refusal-no-match = { $card } past niet op { $top }: speel { $suit } of dezelfde waarde.
mao-refusal-can-play = Je kunt spelen ({ $cards }), dus dat moet.
mao-refusal-stock-empty = Er is geen kaart meer om te trekken: je past.
mao-refusal-can-draw = Er liggen nog kaarten: trek er een.
# R10, R11
mao-refusal-said-already = Dat heb je voor deze kaart al gedaan.
mao-refusal-no-such-signal = Dat teken bestaat niet.
# R15, R17, R18
mao-refusal-make-a-rule = Eerst wordt er een geheime regel gekozen.
mao-refusal-trigger-first = Kies eerst bij welke kaart de regel geldt.
mao-refusal-duty-next = De aanleiding ligt vast: kies wat er dan moet.
mao-refusal-does-not-go-together = Overslaan, omdraaien en trekken horen bij een waarde, één kaart of dezelfde waarde, niet bij iets ruimers.
mao-refusal-rule-exists = Die regel is er al: kies een andere.
# R19, R25, R26, R29, R37
mao-refusal-no-such-rule = Regel { $rule } is er niet.
mao-refusal-name-the-rule = Zeg er het nummer van je regel bij.
mao-refusal-not-your-rule = Regel { $rule } is niet van jou: alleen wie hem bedacht, mag ervoor straffen.
mao-refusal-rule-withdrawn = Regel { $rule } is ingetrokken.
mao-refusal-own-fault = Je eigen fouten straft de tafel vanzelf.
mao-refusal-table-penalises = Voor de computer straft de tafel vanzelf.
mao-refusal-table-says-who-is-a-bot = De tafel zegt wie een computer is.
# R30
mao-refusal-only-game-master = Dat mag alleen de spelleider.
mao-refusal-not-on-turn = Te lang doen kan alleen wie aan de beurt is.
mao-refusal-not-too-long = Deze beurt duurt nog niet te lang.
mao-refusal-penalised-already = Daarvoor is deze beurt al gestraft.
mao-refusal-not-too-chatty = Deze speler stuurde niet meer dan { $amount } berichten sinds zijn beurt.
mao-refusal-discretion-spent = Naar eigen oordeel straf je hoogstens twee keer per ronde, en niemand twee keer.
# R33, R35, R37, R38, P6
mao-refusal-round-claimed = Iemand is zijn kaarten kwijt: eerst kijken de anderen na of dat mocht.
mao-refusal-only-the-claimant = Nu gaat het alleen om wie geen kaarten meer heeft.
mao-refusal-time-out-running = Het is time-out: er wordt niet gespeeld en niet gestraft.
mao-refusal-withdraw-first = Eerst moet er een regel weg: { $rules } spreken elkaar tegen.
mao-refusal-no-contradiction = Een regel intrekken kan alleen als hij een andere tegenspreekt.
mao-refusal-game-master-calls = Jij bent de spelleider: jij roept zelf een time-out.
mao-refusal-asked-already = Er is al een time-out gevraagd.
mao-refusal-no-time-out = Er is geen time-out.
mao-refusal-nothing-asked = Niemand heeft een time-out gevraagd.
# R39
mao-refusal-between-rounds = De ronde is uit: de spelleider zegt of er nog een komt.

## Waarvan een geheime regel gemaakt wordt

mao-word-rank-A = aas
mao-word-rank-K = heer
mao-word-rank-Q = vrouw
mao-word-rank-J = boer
mao-word-rank-10 = 10
mao-word-rank-9 = 9
mao-word-rank-8 = 8
mao-word-rank-7 = 7
mao-word-rank-6 = 6
mao-word-rank-5 = 5
mao-word-rank-4 = 4
mao-word-rank-3 = 3
mao-word-rank-2 = 2
mao-word-suit-S = schoppen
mao-word-suit-H = harten
mao-word-suit-D = ruiten
mao-word-suit-C = klaveren
mao-word-colour-red = rode kaart
mao-word-colour-black = zwarte kaart
mao-word-parity-even = even kaart (2 4 6 8 10)
mao-word-parity-odd = oneven kaart (A 3 5 7 9)
mao-word-court = boer, vrouw of heer
mao-word-same-rank = zelfde waarde als de kaart eronder
mao-word-same-suit = zelfde kleur als de kaart eronder

# Tekens, en wat een regel oplegt
mao-word-mao = “Mao!”
mao-word-goedemorgen = “Goedemorgen!”
mao-word-dank-u = “Dank u wel!”
mao-word-alstublieft = “Alstublieft!”
mao-word-gezondheid = “Gezondheid!”
mao-word-proost = “Proost!”
mao-word-hoera = “Hoera!”
mao-word-sorry = “Sorry!”
mao-word-fijne-dag = “Fijne dag nog!”
mao-word-leve-de-spelleider = “Leve de spelleider!”
mao-word-klop = klop op tafel
mao-word-applaus = applaus
mao-word-buiging = buiging
mao-word-call-goedemorgen = wie speelt: “Goedemorgen!”
mao-word-call-dank-u = wie speelt: “Dank u wel!”
mao-word-call-alstublieft = wie speelt: “Alstublieft!”
mao-word-call-gezondheid = wie speelt: “Gezondheid!”
mao-word-call-proost = wie speelt: “Proost!”
mao-word-call-hoera = wie speelt: “Hoera!”
mao-word-call-sorry = wie speelt: “Sorry!”
mao-word-call-fijne-dag = wie speelt: “Fijne dag nog!”
mao-word-call-leve-de-spelleider = wie speelt: “Leve de spelleider!”
mao-word-call-klop = wie speelt: klop op tafel
mao-word-call-applaus = wie speelt: applaus
mao-word-call-buiging = wie speelt: buiging
mao-word-demand-suit-S = de volgende moet schoppen spelen
mao-word-demand-suit-H = de volgende moet harten spelen
mao-word-demand-suit-D = de volgende moet ruiten spelen
mao-word-demand-suit-C = de volgende moet klaveren spelen
mao-word-demand-colour-red = de volgende moet rood spelen
mao-word-demand-colour-black = de volgende moet zwart spelen
mao-word-demand-parity-even = de volgende moet even spelen
mao-word-demand-parity-odd = de volgende moet oneven spelen
mao-word-demand-court = de volgende moet een boer, vrouw of heer spelen
mao-word-skip = de volgende slaat over
mao-word-reverse = de richting draait om
mao-word-draw-1 = de volgende trekt een kaart
mao-word-draw-2 = de volgende trekt twee kaarten

# Waarom iemand een strafkaart krijgt (R13, R14, R25, R28, R30), en wat er gebeurt
mao-word-te-lang = Dat duurde te lang!
mao-word-te-veel-praten = Je praat teveel!
mao-word-overig = Dat was fout!
mao-word-fout = Dat was fout!
mao-word-te-veel = Je praat teveel!
mao-word-onterecht = Je zegt wel dat dat fout was, maar het was goed!
mao-word-reversed = draait de richting om
mao-word-skipped = slaat een beurt over
mao-word-drew-one = trekt een kaart
mao-word-drew-two = trekt twee kaarten
mao-word-contradiction = deze kaart roept regels op die elkaar tegenspreken
