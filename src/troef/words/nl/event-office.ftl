# Wat de balie en de jury doen: rechtzetten, beslissen, mensen, en bladen van papier.

act-draw-again = Opnieuw loten
act-seat-late = Plaats geven
act-stay-away = Komt de volgende keer niet
act-attend = Is er weer bij
act-correct-dealer = Eerste deler rechtgezet
act-correct-scorer = Schrijver rechtgezet
act-erase-names = Namen gewist
act-catch-up = Ronde inhalen

desk-ruling-award-won = spel gewonnen verklaren
desk-ruling-award-lost = spel verloren verklaren

## Wat een handeling verandert

office-changes = Dit verandert
office-changes-nothing = Geen punten, geen plaatsen in de rangschikking, geen bladen.
office-counting = Even rekenen …
office-round-gone = Ronde { $round } vervalt en wordt opnieuw geloot.
office-signatures-lost = { $count ->
    [one] 1 handtekening vervalt
   *[other] { $count } handtekeningen vervallen
  }
office-round-scores = Score van de ronde
office-not-reported = ingeschreven
office-others-too = { $count ->
    [one] en nog iemand
   *[other] en nog { $count } anderen
}
office-others-move = en nog { $count } anderen verschuiven
office-on = Verder

## Een blad

office-correct = Rechtzetten
office-corrected = rechtgezet
office-annul = Dit spel telt niet
office-annulled = telt niet
office-count-again = Dit spel telt weer
office-correct-dealer = Eerste deler rechtzetten
office-correct-scorer = Schrijver rechtzetten
office-who-wrote = Nu staat { $name } als schrijver op het blad. Wie schreef het echt?
office-scorer-M = Wij is het paar van de schrijver, en hij blijft zitten als de anderen doorschuiven (R16, R17). De uitslagen blijven staan zoals ze geschreven zijn; ze gaan naar wie er dan zat.
office-scorer-K = De uitslagen blijven bij wie ze maakte. Wie links van de schrijver zit, deelt eerst en heeft de eerste kolom (R19).
office-scorer-game = De uitslagen blijven bij wie ze maakte. Wie links van de schrijver zit, deelt eerst en heeft de eerste kolom (R19).
office-correct-seats = Plaatsen rechtzetten
office-appoint-scorer = Schrijver aanduiden
office-take-away = Weghalen
office-history = Geschiedenis ({ $count })
office-no-changes = Hier is nog niets veranderd.
office-undone-by = Ongedaan gemaakt in regel { $line }.
office-scorer-corrects = Tot het blad is ingeleverd, verbetert de schrijver het zelf (R26).
office-press-a-number = Druk op een spel, een straf of een naam voor de geschiedenis, en om recht te zetten.
office-until-deal = tot spel { $deal }
office-decisions = Beslissingen van de jury
office-on-paper = Verder op papier
office-on-paper-text = De balie typt dit blad over; de telefoon van de tafel schrijft niet meer.
office-off-paper = Weer op de telefoon
office-type-sheet = Blad intypen
office-return-text = De vier moeten daarna opnieuw tekenen (R27).
office-without-consent = Spel { $deal }: { $name } vroeg de jury niet om toestemming.
office-sign-for = Tekenen voor { $name }
office-brought = Meegebracht: { $what }.
office-pen = balpen
office-cards = kaarten
office-draw-scorer = Loten: ze worden het niet eens (A13)
office-at-most = hoogstens −{ $points }
office-each-other = elk ander +{ $points }
office-free = zonder vast bedrag
office-publish-all = Maak { $count } bladen zonder verschil bekend
office-publish-all-text = { $count } bladen zijn nagerekend en kloppen. Dat is in één stap ongedaan te maken.
office-waits-for-jury = wacht op de jury
office-paper = papier
office-stopped = gestopt
office-differences = { $count ->
    [one] 1 verschil
   *[other] { $count } verschillen
  }
office-all-sheets = Alle bladen
office-find-sheet = Zoek tafel, naam of nummer

## Van papier

desk-boompje = Boompje { $boompje }
desk-chair = Stoel { $chair }
desk-change-deal-number = Spel { $deal } verbeteren
desk-deal-number = Spel { $deal }
desk-deals-now = { $name } deelt
desk-jury-comes = De jury is geroepen: het spel wacht.
desk-after-the-jury = Noteren, schrappen en straffen kan weer als de jury beslist heeft (R31).
desk-note = Noteer
desk-pack = kaarten erbij
desk-pen = balpen erbij
desk-where-do-you-sit = Wie zit waar?
desk-who-writes = Wie is de schrijver?
office-deal-of = Spel { $deal } van { $of }
office-typed-help-M = Kleur (h r k s, of zt), ×2 of ×4 als er geklopt is, dan w of z met de score, of - voor plat. Enter noteert; pijl omhoog verbetert het vorige spel.
office-typed-help-K = Contract (sa8, so6, a9, km, gm, gmt, p, t, ks, gs), kolommen van wie speelt, slagen. Na = mogen de vier bedragen, dan worden ze vergeleken.
office-typed-help-game = Vul de velden in; Tab gaat verder, Enter noteert.
office-fields = Wat in elk veld komt
office-typed-manille = Dat is geen spel: schrijf bijvoorbeeld h2w16, r z8 of s-.
office-typed-no-trump = Zonder troef telt minstens dubbel.
office-typed-one-side = Eén paar heeft 0: noteer alleen wie won.
office-typed-nobody = Niemand kreeg punten: plat schrijf je als -.
office-typed-multiple = { $score } is geen veelvoud van { $multiplier }.
office-typed-too-much = { $score } kan niet: hoogstens { $most }.
office-typed-contract = Welk contract is dat? Bijvoorbeeld sa8, so6, a9, km, gmt, p of t.
office-typed-columns = Schrijf na het contract de kolommen van wie speelt, bijvoorbeeld 13.
office-typed-declarers = Zoveel spelers horen niet bij dit contract.
office-typed-tricks = Die slagen kunnen niet.
office-typed-end = Schrijf o of n met een kolom (opgegeven, neergelegd), of w of v (toegekend als gewonnen of verloren).
office-typed-amounts = De bedragen zouden { $amounts } zijn.
office-typed-cards = Vier kaarten, waarde eerst: 10h ar vk 7s. Trokken gelijken opnieuw, zet dan een / en een rij met een - voor wie niet meer trok: 10h 10r 7k 8s / ah vr - -.
office-doubt-all-points = Alle punten voor één paar:
office-doubt-four-times = Vier keer geteld:
office-doubt-same-as-before = Precies als de vorige regel:
office-look-twice = kijk het nog eens na.
office-enter-again = nog eens Enter als het zo op het blad staat.
office-type-again = Opnieuw typen
office-drawn-cards = Getrokken kaarten, in volgorde van zitten: { $names }
office-sums-text = Typ de totalen over zoals ze op het blad staan, of laat alle vakken leeg.
office-sum-differs = { $name }: de spellen geven { $score }.
office-all-signed = De vier handtekeningen staan op het blad

## De jury

office-time-to-answer = Tijd om te antwoorden
office-waits-since = Wacht al
office-asks-consent = { $name } vraagt toestemming voor { $contract } (R34).
office-consent = Toestaan
office-refuse = Weigeren: moet passen
office-stay = Blijf aan tafel tot het spel gedaan is, als het kan (R34).
office-jury-comes = De jury komt zelf
office-to-table = Naar die tafel
office-deal-or-none = Spel (0: geen)
office-about-deal = Over spel
office-contract = Contract
office-award-text = Of geef het resultaat in dat de jury toekent.
office-as-on-sheet = Met het resultaat dat op het blad staat
office-notices = Ter kennisgeving (A9)
office-who-revoked = Wie verzaakte?
office-trump = Troef
office-who-led = Wie kwam uit?
office-noticed-in = Gemerkt in slag (leeg: de laatste)
office-lay-text = Leg de kaarten in de volgorde waarin ze gespeeld werden: druk erop, of typ ze.
office-type-cards = Kaarten, waarde eerst
office-lay = Leg
office-no-cards = Geen kaart: { $cards }
office-trick = Slag { $trick }
office-hands = De vier handen voor de eerste slag, als je ze kent
office-clear = Alles weg
office-could-have = Kon wel spelen: { $cards }
office-repeated = opnieuw: de jury beslist vrij (A12)
office-take-over = Zo beslissen
office-nobody-revoked = In deze kaarten heeft niemand verzaakt.

## Mensen

office-show = Tonen
office-filter-all = iedereen
office-filter-registered = niet gemeld
office-filter-unpaid = niet betaald
office-filter-unseated = zonder plaats
office-filter-joker = jokers
office-filter-out = eruit
office-choose-several = Meer tegelijk
office-choose-all = Kies deze { $count }
office-paid-sum = € { NUMBER($amount, minimumFractionDigits: 2) } ontvangen
office-pay-all = { $count } spelers betalen
office-pay-all-text = { $count } betalingen, samen € { NUMBER($amount, minimumFractionDigits: 2) }. Dat is in één stap ongedaan te maken.
office-leave-all = { $count } spelers vertrekken
office-warned = { $count ->
    [one] gewaarschuwd
   *[other] { $count }× gewaarschuwd
  }
office-not-paid = niet betaald
office-more = Meer over { $name }
office-member = Speler { $place }
office-pair-name = Naam (mag leeg blijven)
office-youngest-born = Geboortedatum van de jongste
office-fee = Inschrijfgeld: € { NUMBER($amount, minimumFractionDigits: 2) }.
office-only-jokers = De inschrijving is gesloten; een joker kan zich nog aanmelden.
office-status = Staat
office-joker-place = joker, nummer { $place } in de rij
office-members = Leden
office-paid = Betaald
office-paid-of = € { NUMBER($paid, minimumFractionDigits: 2) } van € { NUMBER($fee, minimumFractionDigits: 2) }
office-euro = € { NUMBER($amount, minimumFractionDigits: 2) }
office-warnings = Waarschuwingen
office-plays-at = Speelt aan
office-stands = plaats { $rank }, { $total } punten
office-report = Aanwezig melden
office-pay = Betaalt € { NUMBER($amount, minimumFractionDigits: 2) }
office-pay-back = € { NUMBER($amount, minimumFractionDigits: 2) } terug
office-pay-back-text = Alleen voor wat bij vergissing betaald werd: wie vertrekt krijgt niets terug (R6).
office-seat-late-text = Wie te laat komt, vult eerst een vrije plaats of die van een joker; niemand wordt verplaatst.
office-away = even weg
office-catch-up = Ronde { $round } inhalen
office-catch-up-text = Er komt een tafel bij in ronde { $round }; jokers en bots vullen ze aan (R13).
office-strike-last = Schrap spel { $deal }
office-strike-header = Schrap de kop van het boompje
office-points-history = Geschiedenis van de punten
office-out = Uit het tornooi
office-from-deal = Een joker valt in vanaf spel
office-next-deal = het volgende
office-stand-in-text = Speelt nu aan ronde { $round }, tafel { $table }: een joker neemt de stoel over, of de tafel stopt (P17).
office-exclude-text = Uitsluiten is het uiterste (R5): de rondescores worden 0 en er is geen plaats in de rangschikking (P17).

## Rondes en logboek

office-lots = Loten om plaats { $rank }
office-lots-text = De volgorde volgt uit de seed van de loting: { $names }.
office-players = { $count } spelers
office-draw-again-text = Iedereen die er nu is, wordt opnieuw verdeeld. De vorige loting blijft bewaard.
office-player-number = Speler
office-round = Ronde
office-find-lines = Zoek
office-older-lines = Oudere regels

## De telefoon van de tafel

office-ask-consent = Vraag de jury om toestemming
office-tell-jury = Zeg het aan de jury
office-asked-consent = De jury is gevraagd: { $contract }. Het spel wacht.
office-jury-refused = De jury weigert { $contract }: { $name } moet passen.
