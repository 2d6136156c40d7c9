game-blackjack = Blackjack
    .line = Jij tegen de bank: kom dichter bij 21, maar ga er niet overheen.

preset-blackjack-book = casino
preset-blackjack-any-two = vrij verdubbelen
preset-blackjack-one-pack = één spel kaarten

option-blackjack-decks = Spellen kaarten
    .help = Zoveel spellen van 52 kaarten zitten samen in de slof.
option-blackjack-shuffle = Schudden
    .help = Uit een slof spelen ze door tot ze bijna op is; anders wordt elke ronde alles geschud.
value-blackjack-shuffle-shoe = als de slof leegraakt
value-blackjack-shuffle-each_round = elke ronde
value-blackjack-shuffle-continuous = schudmachine
option-blackjack-reshuffle_at = Schudden bij
    .help = Het deel van de slof dat nog over is wanneer er voor een ronde opnieuw wordt geschud: 0,30 tot 0,50.
option-blackjack-starting_chips = Fiches bij het begin
    .help = Iedereen begint met evenveel.
option-blackjack-min_bet = Kleinste inzet
    .help = Een even aantal. Wie minder fiches heeft, slaat over.
option-blackjack-max_bet = Grootste inzet
    .help = Een even aantal.
option-blackjack-rounds = Aantal rondes
    .help = Daarna wint wie de meeste fiches heeft.
option-blackjack-double_rule = Verdubbelen
    .help = Alleen met 9, 10 of 11, of met elke twee kaarten.
value-blackjack-double_rule-9_10_11 = met 9, 10 of 11
value-blackjack-double_rule-any_two = met elke twee kaarten
option-blackjack-double_after_split = Verdubbelen na splitsen
    .help = Ook een hand die uit een splitsing komt, mag verdubbelen.
option-blackjack-split_rule = Splitsen
    .help = Met twee kaarten van gelijke waarde, of alleen van gelijke rang.
value-blackjack-split_rule-value = gelijke waarde (10 en heer)
value-blackjack-split_rule-rank = gelijke rang
option-blackjack-max_hands = Handen per speler
    .help = Zoveel handen kun je door splitsen hoogstens krijgen.
value-blackjack-max_hands-2 = 2
value-blackjack-max_hands-3 = 3
value-blackjack-max_hands-4 = 4
value-blackjack-max_hands-unlimited = zonder grens
option-blackjack-split_aces = Gesplitste azen
    .help = Eén kaart op elke aas, of zoveel je wilt met een aas die altijd 11 telt.
value-blackjack-split_aces-one_card = één kaart erbij
value-blackjack-split_aces-ace_is_11 = de aas telt altijd 11
option-blackjack-resplit_aces = Azen opnieuw splitsen
    .help = Komt er op een gesplitste aas weer een aas, dan mag je nog eens splitsen.
option-blackjack-insurance = Verzekering
    .help = Ligt er bij de bank een aas, dan kun je je verzekeren tegen blackjack.
option-blackjack-surrender = Opgeven
    .help = Je hand neerleggen voor de helft van je inzet: vroeg, laat of nooit.
value-blackjack-surrender-none = kan niet
value-blackjack-surrender-early = vroeg: voor iedereen speelt
value-blackjack-surrender-late = laat: niet tegen blackjack
option-blackjack-surrender_vs_ace = Opgeven tegen een aas
    .help = Ook als er bij de bank een aas ligt.
option-blackjack-bank_bj_takes = Blackjack van de bank
    .help = Neemt de bank met blackjack alles, of krijg je terug wat je bij verdubbelen en splitsen hebt bijgelegd?
value-blackjack-bank_bj_takes-all = neemt alle inzetten
value-blackjack-bank_bj_takes-original_only = neemt alleen de eerste inzet
option-blackjack-show_counts = Kaarten tellen
    .help = Laat zien welke kaarten al uit de slof zijn.

## Wat je kunt doen

blackjack-verb-bet = zet { $amount } in
    .log = { $name } zet { $amount } in
blackjack-verb-pass = pas
    .log = { $name } past
blackjack-verb-hit = kaart
    .log = { $name } vraagt een kaart
blackjack-verb-double = verdubbel
    .log = { $name } verdubbelt
blackjack-verb-split = splits
    .log = { $name } splitst
blackjack-verb-insurance = verzeker
    .log = { $name } neemt een verzekering
blackjack-verb-no-insurance = niet verzekeren
    .log = { $name } neemt geen verzekering
blackjack-verb-even-money = één op één
    .log = { $name } neemt één op één
blackjack-verb-no-even-money = wachten
    .log = { $name } wacht op de bank
blackjack-verb-surrender = geef op
    .log = { $name } geeft op
blackjack-verb-no-surrender = speel door
    .log = { $name } speelt door

## Wat er op het spel staat

blackjack-stake-insurance = blackjack bij de bank: +{ $wins }, anders −{ $loses }
blackjack-stake-even-money = zeker +{ $wins }
blackjack-stake-no-even-money = +{ $wins }, of niets als de bank ook blackjack heeft
blackjack-stake-double = je speelt om { $chips }, met nog één kaart
blackjack-stake-split = nog { $chips } op de tweede hand
blackjack-stake-surrender = −{ $loses }

## Waar het spel is

blackjack-phase-betting = inzetten
blackjack-phase-insurance = verzekeren?
blackjack-phase-surrender = opgeven?
blackjack-phase-turns = spelen
blackjack-phase-awaits-deal = schudden

## De kop van de tafel

blackjack-fact-bank = bank
blackjack-fact-active-hand = hand
blackjack-fact-gone = gespeeld
blackjack-badge-bet = inzet
blackjack-badge-total = telt
blackjack-badge-insurance = verzekerd voor
blackjack-badge-result = uitslag
blackjack-badge-net = verschil
blackjack-badge-out = doet niet mee
blackjack-result-open = speelt
blackjack-result-bust = kapot
blackjack-result-blackjack = blackjack
blackjack-result-stand-off = gelijk
blackjack-result-even-money = één op één
blackjack-result-won = gewonnen
blackjack-result-lost = verloren
blackjack-result-surrendered = opgegeven
blackjack-result-returned = teruggegeven
blackjack-zone-board = bank
blackjack-zone-meld = gesplitste hand
blackjack-zone-stock = slof
blackjack-zone-discard = gespeelde kaarten
blackjack-reason-broke = niemand heeft nog genoeg fiches

## Waarom iets niet mag

# R5: $amount is de grens, of wat je hebt.
blackjack-refusal-bet-odd = Een inzet is een even aantal fiches.
blackjack-refusal-bet-too-small = Zet minstens { $amount } in.
blackjack-refusal-bet-too-big = Zet hoogstens { $amount } in.
blackjack-refusal-bet-above-chips = Je hebt { $amount } fiches: meer kun je niet inzetten.
blackjack-refusal-bets-are-down = De kaarten liggen al: je inzet staat vast.
# R8.
blackjack-refusal-bet-first = Zet eerst in.
blackjack-refusal-answer-first = Beantwoord eerst de vraag die je gesteld is.
blackjack-refusal-insurance-over = Verzekeren kon vóór de beurten, nu niet meer.
# R14.
blackjack-refusal-first-two-cards = Dat kan alleen met de eerste twee kaarten van een hand.
# R15: $total is wat je hebt.
blackjack-refusal-double-total = Je hebt { $total }: verdubbelen mag met 9, 10 of 11.
# R17.
blackjack-refusal-no-double-on-aces = Op gesplitste azen wordt niet verdubbeld.
blackjack-refusal-no-double-after-split = Na splitsen wordt aan deze tafel niet verdubbeld.
# R18: $cards zijn je twee kaarten.
blackjack-refusal-no-pair = { $cards } zijn niet evenveel waard: splitsen kan niet.
blackjack-refusal-no-pair-by-rank = { $cards } zijn niet van dezelfde rang: splitsen kan niet.
# R20: $amount is het grootste aantal handen.
blackjack-refusal-enough-hands = Meer dan { $amount } handen mag je niet hebben.
# R22.
blackjack-refusal-no-resplit-of-aces = Gesplitste azen worden aan deze tafel niet nog eens gesplitst.
blackjack-refusal-one-card-on-aces = Op een gesplitste aas krijg je maar één kaart.
# R23, R24.
blackjack-refusal-no-insurance = Aan deze tafel is er geen verzekering.
blackjack-refusal-bank-shows-no-ace = Dat kan alleen als er bij de bank een aas ligt.
blackjack-refusal-blackjack-not-insured = Met blackjack wordt je geen verzekering aangeboden: neem één op één of wacht.
blackjack-refusal-no-blackjack = Eén op één is er alleen voor blackjack.
# R25–R27.
blackjack-refusal-surrender-early-only = Opgeven kon vóór de beurten, nu niet meer.
blackjack-refusal-no-surrender = Aan deze tafel kun je niet opgeven.
blackjack-refusal-surrender-first = Opgeven kan alleen als eerste beslissing, met twee kaarten en zonder splitsen.
blackjack-refusal-no-surrender-against-ace = Tegen een aas van de bank kun je aan deze tafel niet opgeven.
# P2: $amount is wat het kost.
blackjack-refusal-not-enough-chips = Daar zijn { $amount } fiches voor nodig.
# R4.
blackjack-refusal-no-cards = Er is geen kaart meer: alle kaarten liggen op tafel.
