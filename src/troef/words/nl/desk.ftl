# De bladzijden van een tornooi: de balie, het scorebord, en het scoreblad aan een tafel.

## Wat er mis kan zijn

error-act-refused = { $text }
error-wrong-fact = { $text }
error-no-event = Dit tornooi bestaat niet.
error-event-busy = Iemand anders schreef net tegelijk. Probeer het nog eens.
error-other-act = Onder dit kenmerk is al iets anders verstuurd.
error-other-phone-writes = Een andere telefoon schrijft dit blad nu.
error-not-your-card = Daar geeft deze kaart geen recht op.
error-bad-pin = Die pincode klopt niet.
error-pin-too-often = Te vaak een verkeerde pincode. Wacht { $seconds } seconden.
error-no-rehearsal = Alleen in een repetitie kan je zelf de tijd geven.
error-bad-time = Dat is geen tijd; schrijf 2026-05-09T09:30:00.
error-time-goes-back = De tijd kan niet terug: de vorige handeling was om { $last }.
error-bad-template = De sjabloon klopt niet: { $text }
error-no-zone = Er is geen tijdzone { $zone }.
error-bad-copy = Dit is geen gave kopie van een tornooi: regel { $line } klopt niet.
error-other-copy = De databank heeft andere regels van dit tornooi ({ $event }). Neem een lege: --db sqlite:///nieuw.db
error-no-such-paper = Er is geen papier { $what }; er is: { $known }.
error-ranking-not-shown = De stand wordt nu niet getoond.
error-wrong-list = { $count ->
    [one] Eén regel klopt niet
   *[other] { $count } regels kloppen niet
}: niemand van de lijst is ingeschreven.
error-other-number-of-people = Er zijn nu { $people } mensen: kijk het nog eens na.
error-no-rehearsal-in-calendar = Een repetitie komt niet op de kalender.
error-registered-too-many = Inschrijven kan nu alleen nog aan de balie.

## De handelingen

act-open = Tornooi openen
act-register = Inschrijving
act-apply-as-joker = Aanmelding als joker
act-pay = Betaling
act-report = Gemeld
act-close-registration = Inschrijving sluiten
act-reveal-seed = Seed bekendmaken
act-warn = Waarschuwing
act-leave = Verlaat het tornooi
act-exclude = Uitsluiting
act-undo = Ongedaan maken
act-bulk = Meer tegelijk
act-draw = Ronde loten
act-start-round = Ronde starten
act-signal = Eindsignaal geven
act-draw-lots = Loten onder gelijken
act-finish = Eindrangschikking maken
act-sit = Zo zitten we
act-name-scorer = Schrijver genoemd
act-draw-scorer = Schrijver geloot
act-appoint-scorer = Schrijver aangeduid
act-keep-on-paper = Blad op papier
act-begin-boompje = Beginnen
act-strike-boompje = Boompje geschrapt
act-begin-deal = Spel begonnen
act-enter-deal = Spel genoteerd
act-change-deal = Spel verbeterd
act-strike-deal = Spel geschrapt
act-remark = Opmerking
act-penalise = Strafpunten
act-strike-penalty = Straf geschrapt
act-deliver-sheet = Blad van de telefoon gelezen
act-complete = Blad afsluiten
act-reopen = Blad heropenen
act-sign = Tekenen
act-hand-in = Blad inleveren
act-confirm-brought = Balpen en kaarten terug
act-return = Teruggeven
act-verify = Blad nagekeken
act-publish = Bekendmaken
act-call-jury = Jury roepen
act-ask-jury = Toestemming vragen
act-take-call = Ik ga
desk-slam = { $name } won een grote soloslim ({ $place }, spel { $deal }). Geef die tafel een nieuw spel kaarten: dit wordt ingekaderd (T6).
desk-done-take-call = Oproep aangenomen
desk-done-begin-boompje = Kop ingevuld
act-decide = Beslissing van de jury
act-correct-deal = Spel rechtgezet
act-correct-penalty = Straf rechtgezet
act-correct-away = Straf weggehaald
act-correct-seats = Plaatsen rechtgezet

## De bladzijden

desk-round-of = ronde { $round } van { $rounds }
desk-rehearsal = repetitie
desk-event-over = Het tornooi is afgelopen
desk-signal-sounded = Het eindsignaal heeft geklonken
desk-time-left = Resterende tijd
desk-enter = Wie ben je?
desk-enter-text = Open de link op je kaart, of typ de pincode die erop staat.
desk-office = Taak
desk-office-desk = Balie
desk-office-jury = Jury
desk-office-table = Tafel
desk-office-player = Speler
desk-office-scorer = Schrijver
desk-office-public = Publiek
desk-office-engine = Troef
desk-name-on-card = Naam op de kaart
desk-number = Nummer
desk-pin = Pincode
desk-enter-now = Binnengaan
desk-scoreboard = Scorebord
desk-standings = Tussenstand
desk-final-ranking = Eindrangschikking
desk-standings-hidden = De stand blijft geheim tot het einde.
desk-standings-frozen = De stand is stilgezet tot het einde.
desk-standings-none = Nog niemand is gemeld. Ingeschreven: { $players }.
desk-nothing-published = Er is nog geen blad bekendgemaakt. Aanwezig: { $players }.
desk-who-sits-where = Wie zit waar in ronde { $round }
desk-find-yourself = Zoek je naam of nummer
desk-table = Tafel { $table }
desk-byes = Vrij
desk-commitment = Vastlegging van de seed (SHA-256)
desk-seed = Seed van de loting
desk-rank = Plaats
desk-name = Naam
desk-total = Totaal
desk-won = Gewonnen
desk-best = Beste
desk-penalties = Straf
desk-desk = Balie
desk-part-people = Mensen
desk-part-rounds = Rondes
desk-part-sheets = Bladen
desk-part-calls = Jury
desk-part-lines = Logboek
desk-part-cards = Kaarten
desk-part-print = Afdrukken
desk-part-public = Publiek
desk-people-sum = { $players } ingeschreven, { $present } aanwezig, { $jokers ->
    [one] één joker
   *[other] { $jokers } jokers
}
desk-find = Zoek naam of nummer; een druk op de rij meldt aanwezig
desk-joker = joker
desk-status-registered = aanmelden
desk-status-present = aanwezig
desk-status-late = te laat
desk-status-left = vertrokken
desk-status-excluded = uitgesloten
desk-register = Inschrijven
desk-born = Geboren
desk-club = Club
desk-accepts-rules = Wie inschrijft aanvaardt het reglement (versie { $version }) en is op de dag zelf { $age } jaar.
desk-as-joker = als joker
desk-register-now = Inschrijven
desk-list = Een lijst inlezen
desk-list-text = Een rekenblad bewaard als CSV, met op elke regel naam, geboortedatum en club. Allen worden ingeschreven, of niemand.
desk-list-choose = Kies een CSV-bestand
desk-list-count = Schrijf { $count } mensen in
desk-list-ask = { $names }{ $more ->
    [0] .
   *[other] { " " }en nog { $more }.
} Dat is in één stap ongedaan te maken.
desk-report-all = Meld alle { $count } aanwezig
desk-report-all-text = { $count } ingeschreven spelers worden in één keer aanwezig gemeld. Dat is in één stap ongedaan te maken.
desk-leaves = Verlaat het tornooi
desk-leaves-text = Wie vertrekt, sluit zichzelf uit (R4): geen plaats in de rangschikking en geen geld terug.
desk-no = Nee, toch niet
desk-close-text = Wie zich niet gemeld heeft, is te laat: { $missing }.
desk-reveal-text = Vanaf nu kan iedereen de loting narekenen.
desk-start-text = De klok van ronde { $round } begint te lopen.
desk-signal-text = Ronde { $round } eindigt: een begonnen spel wordt uitgespeeld (R22).
desk-draw-text = Ronde { $round } wordt geloot voor { $present } spelers.
desk-finish-text = Alle bladen zijn bekend: de eindrangschikking wordt gemaakt (R36).
desk-scoreboard-open = Stand tonen
desk-scoreboard-frozen = Stand stilzetten
desk-scoreboard-hidden = Stand verbergen
desk-round-table = Ronde { $round }, tafel { $table }
desk-round = Ronde { $round }
desk-sheet = Scoreblad
desk-sheet-open = open
desk-sheet-completed = afgesloten
desk-sheet-signed = getekend
desk-sheet-handed_in = ingeleverd
desk-sheet-verified = nagekeken
desk-sheet-published = bekendgemaakt
desk-back = Terug
desk-differences = Verschillen
desk-no-differences = Alles is nagerekend en klopt.
desk-verify-and-publish = Klopt: bekendmaken
desk-remark = Opmerking
desk-queue = Ingeleverde bladen
desk-queue-empty = Er ligt geen blad te wachten.
desk-other-sheets = Andere bladen van deze ronde
desk-deal = Spel
desk-scorer = schrijver
desk-change-deal = verbeteren
desk-written = Geschreven
desk-signed = Getekend
desk-calls-text = Aan een tafel die roept, wacht het spel tot de jury beslist (R31). Beslissen kan wie met een jurykaart binnenkwam.
desk-taken-by = { $name } is onderweg
desk-reason = Reden
desk-no-calls = Niemand roept de jury.
desk-decided = Beslist
desk-line = regel { $line }
desk-acts = { $count } × { $act }
desk-download-log = Logboek downloaden
desk-download-copy = Kopie voor een tweede laptop
desk-lines-text = De laatste handelingen. Druk op een rij om ze ongedaan te maken.
desk-undo-line = Regel { $line } ongedaan maken?
desk-cards-text = Een nieuwe kaart maakt de vorige van dezelfde tafel of speler ongeldig. De codes zijn alleen nu te zien.
desk-cards-tables = Tafelkaarten ({ $count })
desk-cards-players = Spelerskaarten ({ $count })
desk-cards-members = Kaarten per lid ({ $count })
desk-cards-jury = Jurykaart
desk-cards-desk = Baliekaart
desk-print-all = Alles nu
desk-print-all-text = Wie zit waar, en elk blad zoals het nu is. Voor als de stroom uitvalt.
desk-print-all-now = Alles nu afdrukken
desk-print-round = Een ronde
desk-print-which = Welke ronde
desk-print-no-round = Er is nog geen ronde geloot.
desk-print-tables = Wie zit waar, per tafel
desk-print-names = Wie zit waar, op naam
desk-print-seats = Tafelkaartjes
desk-print-sheets = Alle scorebladen
desk-print-table = Tafel
desk-print-sheet = Scoreblad van een tafel
desk-print-before = Vooraf
desk-print-count = Aantal
desk-print-blank = Lege scorebladen
desk-print-rehearsal = Lijst voor een repetitie
desk-print-end = De uitslag
desk-print-ranking = Rangschikking
desk-print-results = Uitslag voor de club
desk-print-places = Plaatsen
desk-print-diplomas = Diploma’s
desk-print-slams = Grote soloslims
desk-print = Afdrukken
desk-deals-of = { $deals } van { $of } spelen
desk-multiplier = Telt
desk-clause = Waarvoor
desk-clause-P1 = verkeerd gedeeld, na de eerste keer
desk-clause-P2 = verzaakt of vals gespeeld
desk-clause-P3 = verkeerd gedeeld
desk-clause-P4 = niet gevolgd, zelfde slag
desk-clause-P5 = niet gevolgd, later gezien
desk-clause-P6 = twee kaarten
desk-clause-P7 = gekeken of vals gespeeld
desk-clause-P8 = opmerkingen
desk-clause-P9 = troel niet gemeld
desk-clause-P10 = jury niet geroepen
desk-clause-P11 = te vroeg opgegeven
desk-clause-P12 = te vroeg neergelegd
desk-clause-R32 = vrij bedrag van de jury
desk-points = Kost
desk-others = Krijgt elk van de anderen
desk-decide = Beslissen
desk-ruling-no-action = geen maatregel
desk-ruling-warning = waarschuwing
desk-ruling-penalty = strafpunten
desk-ruling-correct-trick = slag rechtzetten
desk-ruling-re-deal = opnieuw delen
desk-ruling-new-pack = nieuw spel kaarten
desk-ruling-annul = spel telt niet
desk-ruling-refuse-bid = bod geweigerd
desk-ruling-exclude = uitsluiten
desk-new-event = Nieuw tornooi
desk-opened-text = Bewaar deze pincode: ermee kom je op een ander toestel weer aan de balie.
desk-to-desk = Naar de balie
desk-title = Naam van het tornooi
desk-day = Dag
desk-template = Sjabloon
desk-template-iwwa-manillen = Kampioenschap manillen (IWWA)
desk-template-iwwa-manillen-text = Elk speelt voor zich; in elke ronde wordt opnieuw geloot. Drie rondes van drie boompjes.
desk-template-wk-kleurenwiezen = WK kleurenwiezen
desk-template-wk-kleurenwiezen-text = Elk speelt voor zich; in elke ronde wordt opnieuw geloot. Drie rondes van zestien spellen.
desk-template-klaverjasdrive = Klaverjasdrive, vaste paren
desk-template-klaverjasdrive-text = Paren blijven samen en treffen telkens andere. Drie rondes van zestien spellen; inschrijven kan tot het laatst.
desk-template-klaverjasdrive-geloot = Klaverjasdrive, gelote paren
desk-template-klaverjasdrive-geloot-text = In elke ronde loot iedereen een andere maat. Drie rondes van zestien spellen; inschrijven kan tot het laatst.
desk-template-vrij = Vrij: een spel naar keuze
desk-template-vrij-text = Eender welk spel en eender hoeveel rondes; elk speelt voor zich.
desk-template-duo-poules = Duo’s in poules, dan met afvallers
desk-template-duo-poules-text = Paren in poules van vier, waarin elk tegen elk speelt; daarna wie verliest ligt eruit. Zeven rondes.
desk-template-herkansing = Afvalwedstrijd met herkansing
desk-template-herkansing-text = Paren; wie verliest ligt eruit, en wie in de eerste ronde verliest, speelt verder in een herkansing.
desk-template-marathon = Marathon
desk-template-marathon-text = Tien rondes klaverjassen; elk treft zo weinig mogelijk tweemaal dezelfde spelers.
desk-template-seizoen = Seizoen
desk-template-seizoen-text = Acht avonden klaverjassen, waarvan de beste zes tellen; een gemiste avond kan ingehaald worden.
desk-rules-change = Rondes, klok, inschrijvingsgeld en prijzen aanpassen
desk-rules-game = Spel
desk-rules-seats = Spelers aan een tafel
desk-rules-rounds = Rondes
desk-rules-boompjes = Boompjes in een ronde
desk-rules-deals = Spellen in een ronde
desk-rules-minutes = Minuten in een ronde (leeg: geen klok)
desk-rules-deadline = Melden vóór
desk-rules-age = Minimumleeftijd
desk-rules-fee = Inschrijvingsgeld (€)
desk-rules-prizes = Prijzen: hoeveel procent van de pot, van de eerste plaats af
desk-rules-version = Versie van het reglement
desk-your-name = Jouw naam
desk-as-rehearsal = Dit is een repetitie
desk-draw-round = Ronde { $round } loten
desk-apply-now = Aanmelden als joker
desk-prizes = Pot en prijzen
desk-pot = Te betalen: { $due }. Betaald: { $paid }. Na de prijzen blijft in de pot: { $left }.
desk-prizes-now = Zo zou het zijn met de stand van nu.
desk-prize-in-kind = prijs in natura
desk-prizes-public = Pot en prijzen ook op het scorebord
desk-prizes-pot = Pot: { $pot }
desk-prize-place = { $place }e plaats
desk-prize-place-second = { $place }e plaats in de herkansing
desk-prizes-every = Daarna is er ook een prijs in natura voor elke plaats die deelbaar is door { $every }.
desk-prizes-for-all = Iedereen in de rangschikking wint een prijs in natura.
desk-prizes-won = Wie won wat
desk-prize-second = plaats { $place } in de herkansing

## Een scoreblad van een telefoon zonder netwerk

desk-code-read = Blad lezen
desk-code-text = Een telefoon zonder netwerk toont het hele blad als QR-code. Lees die met een handscanner, de camera of een foto.
desk-code-scanner = Scan met de handscanner
desk-code-camera = Camera
desk-code-stop = Camera uit
desk-code-photo = Foto kiezen
desk-code-looking = Houd de code voor de camera.
desk-code-camera-barred = De camera werkt alleen op deze computer zelf (localhost) of met https. De handscanner en een foto werken altijd.
desk-code-no-camera = De camera kan niet gebruikt worden. Neem de handscanner of een foto.
desk-code-none-found = Er is geen QR-code gevonden. Maak een foto van dichterbij, recht en scherp.
desk-code-brings = Dit komt erbij
desk-code-deals =
    { $count ->
        [one] Spel { $first }
       *[other] { $count } spellen, van { $first } tot { $last }
    }
desk-code-signatures =
    { $count ->
        [one] 1 handtekening, op de telefoon gezet; de pincode is niet nagekeken
       *[other] { $count } handtekeningen, op de telefoon gezet; de pincodes zijn niet nagekeken
    }
desk-code-unproven = Deze handtekeningen bewijst de code niet: de pincode klopt niet, of de telefoon heeft de kaart van deze tafel niet. Ze tellen alleen als je zelf zag wie tekende.
desk-code-seen = Ik heb { $name } zien tekenen
desk-code-late = Spel { $deal } begon volgens de telefoon om { $began }, na het signaal van { $signal } (R22). Vraag na of het eerder begonnen was.
desk-code-after-signal = Het blad is gesloten om { $ended }, na het eindsignaal van { $signal }: alleen een begonnen spel telt nog (R22).
desk-code-take =
    { $count ->
        [one] 1 regel overnemen
       *[other] { $count } regels overnemen
    }

## Twee telefoons aan een tafel

desk-second-phone = Ronde { $round }, tafel { $table }: twee telefoons hebben het blad geopend. Eén ervan schrijft, sinds { $since }.
desk-seen = Gezien

## Het eindsignaal

desk-end-of-round = Einde van ronde { $round }
desk-end-finish-deal = Speel het begonnen spel uit en noteer het. Begin geen nieuw spel (R22).
desk-end-by-clock = De klok van de ronde is om, en deze telefoon bereikt de balie niet. Speel het begonnen spel uit en begin geen nieuw, tenzij de zaal doorspeelt.
desk-hall-plays-on = De zaal speelt door
desk-sound-on = Geluid aan
