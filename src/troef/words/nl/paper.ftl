# De woorden op het papier van een tornooi: scorebladen, lijsten, diploma's.

## Op elk blad

paper-made = gemaakt om { $time }
paper-round = ronde
paper-table = tafel
paper-player = speler { $number }
paper-open-player = speler
paper-scorer = schrijver · { $number }
paper-bot = Bot { $number }
paper-format-M = formule M
paper-format-K = formule K
paper-format-game = vrije formule
paper-rules-version = reglement { $version }

## Scorebladen

paper-sheets = scorebladen
paper-times = begin – einde
paper-w = W
paper-z = Z
paper-boompje = Boompje { $number }
paper-boompje-short = boompje { $number }
paper-first-dealer = deelt eerst:
paper-deal-columns = nr | gever | troef | × | W | Z
paper-game-columns = nr | gever | contract | slagen | ×
paper-no-trump = ZT
paper-sum = som
paper-gross = bruto
paper-penalty-total = straf
paper-score = rondescore
paper-column = kolom { $number }
paper-penalties = Strafpunten en sancties
paper-penalty-columns = spel | speler | clausule | reden | punten | beslist door
paper-decisions = Beslissingen van de jury
paper-decision-columns = spel | beslissing | jury | uur
paper-remarks = Opmerkingen
paper-signatures = Voor akkoord
paper-signed-by = door { $name }
paper-signed-phone = { $time } · eigen telefoon
paper-signed-pin = { $time } · pincode
paper-signed-initials = { $time } · paraaf op papier
paper-signed-bot = { $time } · bot
paper-came-in = { $joker } kwam in de plaats van { $name } vanaf spel { $deal }
paper-corrected = verbeterd om { $time } door { $name }
paper-ruling-no-action = geen maatregel
paper-ruling-warning = waarschuwing
paper-ruling-penalty = strafpunten
paper-ruling-correct-trick = slag rechtgezet en voortgespeeld
paper-ruling-re-deal = opnieuw delen
paper-ruling-new-pack = nieuw spel kaarten
paper-ruling-award-won = spel gewonnen verklaard
paper-ruling-award-lost = spel verloren verklaard
paper-ruling-annul = scores van het spel vervallen
paper-ruling-refuse-bid = bod geweigerd
paper-ruling-exclude = uitgesloten

## Lijsten en kaartjes

paper-by-table = Wie zit waar, per tafel
paper-by-name = Wie zit waar, op naam
paper-ranking = Rangschikking
paper-results = Uitslag
paper-seat-cards = tafelkaartjes
paper-pin-cards = pincodes
paper-diplomas = diploma’s
paper-round-number = ronde { $number }
paper-round-short = R{ $number }
paper-table-number = Tafel { $number }
paper-bye = vrij
paper-name = naam
paper-number = nr
paper-rank = plaats
paper-club = club
paper-total = totaal
paper-won = gewonnen
paper-best = beste
paper-place = { $rank }e plaats
paper-points = { $points } punten
paper-tie-breaks = Bij gelijk totaal beslist: meer gewonnen spellen, dan de beste ronde, dan minder straf.
paper-by-lot = Het lot besliste tussen { $names }.
paper-so-far = { $published } van { $rounds } rondes bekend · { $players } spelers
paper-final = einduitslag
paper-pin = pincode
paper-office-desk = balie
paper-office-jury = jury
paper-office-table = tafel
paper-office-player = speler
paper-office-public = publiek

## Diploma’s

paper-diploma-place = { $rank }e plaats
paper-diploma-lead = behaald door
paper-diploma-told = met { $points } punten, na { $rounds ->
    [one] één ronde
   *[other] { $rounds } rondes
}
paper-diploma-jury = de jury
paper-diploma-board = het bestuur · { $day }
paper-slam-title = Grote soloslim
paper-slam-lead = alle dertien slagen, alleen, door
paper-slam-trump = troef { $trump }
paper-slam-told = ronde { $round }, tafel { $table }, spel { $deal } · deze kaarten worden nooit meer gespeeld

## De repetitie

paper-rehearsal = Repetitie
paper-rehearsal-under = vink af wat gelukt is; wat niet lukt, is vandaag geen ramp
paper-rehearsal-before = Vooraf
paper-rehearsal-before-lines =
    De laptop van de balie staat aan, de tweede laptop ligt klaar, beide aan de stroom. | Wifi of router werkt zonder internet; twee telefoons openen de pagina van een tafel. | De printer heeft papier; er is één scoreblad en één lijst ‘wie zit waar’ afgedrukt. | De pincodes van balie, jury en schrijvers zijn afgedrukt en uitgedeeld. | De seed van de loting is vastgelegd en de hash ervan gepubliceerd. | Reglement en versie staan op het inschrijvingsformulier.
paper-rehearsal-tables = Een ronde met acht spelers
paper-rehearsal-tables-lines =
    Acht namen ingeschreven en gemeld; één meldt zich te laat en wordt geweigerd. | Ronde geloot; ieder vindt zijn tafel op de lijst. | Aan elke tafel: schrijver gekozen, kaarten getrokken, eerste deler juist. | Vijf spellen genoteerd, een daarvan verbeterd. | Het eindsignaal klinkt aan alle tafels; het begonnen spel wordt uitgespeeld. | Vier handtekeningen, blad ingeleverd met balpen en kaarten.
paper-rehearsal-faults = Wat misgaat
paper-rehearsal-faults-lines =
    Een telefoon zonder netwerk noteert verder en levert in met de QR-code. | Twee telefoons aan één tafel: beide worden gewaarschuwd. | De jury krijgt een oproep, beslist, en de beslissing staat op het blad. | Een blad met een foute som gaat terug met een opmerking. | Een gepubliceerd blad wordt verbeterd; de oude score blijft in de geschiedenis. | De laptop gaat uit: de tweede neemt het over in minder dan twee minuten.
paper-rehearsal-after = Achteraf
paper-rehearsal-after-lines =
    De rangschikking klopt met de hand nageteld voor één speler. | Het logboek is uitgevoerd en nagekeken. | Het oefentornooi is gewist.
