# Het scoreblad van een tafel op de telefoon van de schrijver.

phone-title = Tafel { $table }
phone-round = ronde { $round }
phone-signal = Het eindsignaal heeft geklonken
phone-minutes-left = Minuten tot het eindsignaal
phone-next-round = Naar ronde { $round }
phone-sheet = Scoreblad
phone-totals = Stand van deze ronde
phone-on-paper = Dit blad is op papier: de balie tikt het in.

## Wat nog onderweg is

phone-waiting =
    { $count ->
        [one] 1 regel nog niet verzonden
       *[other] { $count } regels nog niet verzonden
    }
phone-send = Nu verzenden
phone-all-sent = Alles staat bij de balie.
phone-no-desk = De balie is niet te bereiken. Je kan gewoon verder schrijven.
phone-keeps-nothing = Deze telefoon bewaart niets: laat deze bladzijde open tot alles verzonden is.
phone-other-tab = Dit blad staat in een ander venster open. Daar wordt geschreven.
phone-take-over = Hier verder schrijven
phone-other-phone = Een andere telefoon schrijft dit blad. Deze leest mee.
phone-not-sent-here =
    { $count ->
        [one] 1 regel van deze telefoon is niet verzonden:
       *[other] { $count } regels van deze telefoon zijn niet verzonden:
    }
phone-drop-all = Deze regels weglaten
phone-second-phone = Een tweede telefoon heeft dit blad geopend. Deze telefoon schrijft; de andere leest mee.
phone-understood = Gezien
phone-take-over-text = De andere telefoon leest dan mee. Kijk eerst of daar niets meer te verzenden is.
phone-take-over-sends =
    { $count ->
        [one] De regel van deze telefoon die wacht, wordt dan verzonden.
       *[other] De { $count } regels van deze telefoon die wachten, worden dan verzonden.
    }
phone-again = Opnieuw verzenden
phone-drop = Deze regel weglaten
phone-left-over =
    { $count ->
        [one] Op deze telefoon staat nog 1 regel van een ander blad. Die wordt hier niet verzonden.
       *[other] Op deze telefoon staan nog { $count } regels van een ander blad. Die worden hier niet verzonden.
    }
phone-clear = Wissen
phone-line-sit = Plaatsen
phone-line-name-scorer = Schrijver
phone-line-draw-scorer = Schrijver geloot
phone-line-begin-boompje = Eerste deler
phone-line-strike-boompje = Eerste deler geschrapt
phone-line-begin-deal = Spel { $deal } begonnen
phone-line-enter-deal = Spel { $deal }
phone-line-change-deal = Spel { $deal } verbeterd
phone-line-strike-deal = Spel { $deal } geschrapt
phone-line-penalise = Straf { $clause } in spel { $deal }
phone-line-strike-penalty = Straf geschrapt
phone-line-complete = Blad afgesloten
phone-line-reopen = Blad heropend
phone-line-sign = Handtekening
phone-line-hand-in = Ingeleverd
phone-line-call-jury = Jury geroepen

## Plaatsen, schrijver, eerste deler

phone-who-sits-where = Wie zit waar
phone-scorer = schrijver
phone-deals = deelt
phone-sit = Wie zit waar?
phone-sit-first = Druk op wie op de eerste stoel zit, en ga dan kloksgewijs verder.
phone-sit-next = Wie zit links van { $name }?
phone-sit-otherwise = We zitten anders
phone-who-writes = Wie is de schrijver?
phone-who-writes-text = Spreek het met zijn vieren af.
phone-names = Wie noemt { $name }?
phone-disagree = We worden het niet eens
phone-agree = We zijn het eens
phone-draw-scorer = Laat het lot kiezen
phone-draw-scorer-in = Over { $seconds } s mag het lot kiezen
phone-boompje = Boompje { $boompje }
phone-begin = Beginnen
phone-move = De schrijver blijft zitten. De drie anderen schuiven één plaats op.
phone-left-deals = Wie links van de schrijver zit, deelt eerst.
phone-draws = Welke kaart trok { $name }?
phone-draws-again = Gelijk! Welke kaart trok { $name } nu?
phone-deals-first = { $name } deelt eerst.
phone-back = Stap terug
phone-play = Spelen

## Een spel

phone-deal = Spel { $deal }
phone-who-deals = { $name } deelt
phone-announced = Troef
phone-announce-first = Wat is troef?
phone-no-trump = zonder troef
phone-no-trump-short = ZT
phone-knocks = Kloppen
phone-knocks-0 = Niet geklopt
phone-knocks-1 = Geklopt
phone-knocks-2 = Tegengeklopt
phone-points-of = Punten van { $side }
phone-rond = { $side } rond
phone-plat = plat 30–30
phone-erase = Wis een cijfer
phone-note = Noteer
phone-yes = ja
phone-no = nee
phone-none = geen
phone-part = { $label } { $number }
phone-part-out = doet niet mee
phone-part-more = { $label }: nog een
phone-part-away = Weg ermee
phone-desk-counts = De balie rekent de scores uit zodra ze weer bereikt wordt.
phone-will-stand = Op het blad: { $written }
phone-noted = Spel { $deal } is genoteerd.
phone-struck = Spel { $deal } is geschrapt.
phone-undo-deal = Schrap spel { $deal }
phone-undo-boompje = Andere eerste deler
phone-change = Spel { $deal } verbeteren
phone-contract = Wat wordt er gespeeld?
phone-other-contract = ander spel
phone-jury-needed = Voor dit spel moet de jury geroepen zijn.
phone-which-pair = Welke twee spelen samen?
phone-which-player = Wie speelt?
phone-which-players = Wie speelt? Er kunnen er meer zijn.
phone-tricks = Slagen
phone-tricks-pair = Slagen samen
phone-tricks-of = Slagen van { $name }
phone-other-end = Niet uitgespeeld?
phone-end = Hoe eindigde het spel?
phone-end-played = uitgespeeld
phone-end-won = door de jury gewonnen verklaard
phone-end-lost = door de jury verloren verklaard
phone-end-conceded_by = te vroeg opgegeven door
phone-end-claimed_by = te vroeg neergelegd door
phone-impossible = Dat kan in geen enkel spel.

## Straffen

phone-penalty = Straf
phone-penalties = Straffen
phone-cost-P1 = eerste keer 0, daarna telkens −15
phone-cost-P2 = −30, −60 of −120
phone-penalty-line = Spel { $deal }: { $name }, { $clause }, −{ $points }
phone-strike = Schrap
phone-others = elk ander +{ $points }
phone-at-most = hoogstens; de jury beslist
phone-dealer-pays = Voor de deler: { $name }
phone-offender = Voor wie?
phone-counts = Hoe telde het spel?
phone-waived = Alle vier akkoord: zonder straf herdelen
phone-points = Punten
phone-jury-member = Naam van het jurylid
phone-reason = Reden
phone-amount = { $others ->
    [0] Spel { $deal }: −{ $points }
   *[other] Spel { $deal }: −{ $points }, elk ander +{ $others }
}
phone-clause-P1 = Verkeerd gedeeld
phone-clause-P2 = Verzaakt of vals gespeeld
phone-clause-P3 = Verkeerd gedeeld
phone-clause-P4 = Niet gevolgd, gezien in dezelfde slag
phone-clause-P5 = Niet gevolgd, later gezien
phone-clause-P6 = Twee kaarten tegelijk
phone-clause-P7 = In de kaarten gekeken of vals gespeeld
phone-clause-P8 = Opmerking die het spel beïnvloedt
phone-clause-P9 = Troel niet aangegeven
phone-clause-P10 = Jury niet geroepen
phone-clause-P11 = Te vroeg opgegeven (vorig spel)
phone-clause-P12 = Te vroeg neergelegd (vorig spel)
phone-clause-R32 = Beslissing van de jury

## Het einde

phone-full = Alle spelen staan op het blad
phone-full-text = Kijk de stand samen na en sluit het blad.
phone-had-begun = Spel { $deal } was al begonnen
phone-close = Blad afsluiten
phone-everybody-signs = Alle vier tekenen
phone-everybody-signs-text = Kijk je score na en teken met je pincode.
phone-pin = pincode
phone-sign = Teken
phone-reopen = Blad heropenen
phone-hand-in = Inleveren
phone-hand-in-text = Breng balpen en kaarten naar de balie.
phone-pen = balpen
phone-cards = kaarten
phone-handed-in = Het blad ligt bij de balie.
phone-handed-in-here = Op deze telefoon is het blad ingeleverd. De balie heeft het nog niet.
phone-state-handed_in = Ingeleverd
phone-state-verified = Nagekeken
phone-state-published = Op het scorebord
phone-without-network = Inleveren zonder netwerk
phone-code = QR-code van het hele blad
phone-code-text = Toon dit aan de balie: het hele blad in { $bytes } bytes.
phone-deals-played = Spelen
phone-column-contract = Contract
phone-number = Spel
phone-call-jury = Roep de jury
phone-jury-comes = De jury is geroepen: het spel wacht.
