# Wie er aan een tafel zit en wat men instelt: wat de bladzijde pas zegt als iemand ernaar vraagt.

## Aan tafel

ui-share-link = Stuur deze link naar je vrienden
ui-copy = kopieer de link
ui-copied = gekopieerd
ui-copy-by-hand = De link is geselecteerd: kopieer hem nu zelf.
ui-host = gastheer
ui-host-decides = { $name } is gastheer en beslist wie hier mag zitten, hoe goed de bots zijn en wanneer het pauze is.
ui-invite = Vriend uitnodigen
ui-invite-text = { $count ->
    [0] Wie deze link opent, kijkt mee.
    [one] Wie deze link opent, kan de vrije stoel nemen of meekijken.
   *[other] Wie deze link opent, kan een van { $count } vrije stoelen nemen of meekijken.
}
ui-invite-share = deel de link
ui-invite-code = QR-code van de link naar deze tafel
ui-invite-message = Kom { $game } spelen!
ui-chair-open = vrij voor een vriend
ui-chair-give = stoel vrijgeven
ui-chair-give-help = Een bot speelt voor { $name }, en een vriend mag de stoel nemen.
ui-chair-gone = Je stoel is bezet
ui-chair-gone-help = Je was een tijd weg, en intussen zit er iemand anders op je stoel. Je kunt meekijken.
ui-chair-next = { $name } schuift aan bij het volgende spel
ui-chair-left = bewaard voor { $name }
ui-chair-take = Wiens stoel neem je?
ui-level-of = Hoe goed { $name } speelt
ui-pause = pauze
ui-resume = verder
ui-paused = Pauze
ui-paused-text = Het spel ligt stil, en de klok ook.
ui-stand = opstaan
ui-stand-help = Wie opstaat, laat zijn stoel aan een bot. Kom je terug op deze bladzijde, dan zit je er weer.
ui-mute = dempen
ui-remove = stuur weg
ui-remove-sure = { $name } van deze tafel wegsturen? Een bot neemt de stoel, en { $name } kan hier niet terugkomen.
ui-remove-yes = ja, stuur weg
ui-report = meld …
ui-watched = Anderen mogen meekijken
ui-news-sat = { $name } schuift aan.
ui-news-you-sit = Jij speelt nu mee.
ui-news-stood = { $name } staat op; { $bot } speelt verder.
ui-news-next = { $name } schuift aan bij het volgende spel.
ui-news-level = { $name } speelt nu { $level }.
ui-news-open = { $count ->
    [one] De stoel van { $names } is vrij voor een vriend.
   *[other] De stoelen van { $names } zijn vrij voor vrienden.
}
ui-news-paused = Pauze: het spel ligt stil.
ui-news-resumed = Het spel gaat verder.
ui-news-talk-none = Aan deze tafel wordt nu niets meer gezegd.
ui-news-talk-phrases = Hier zeg je nu alleen nog snelle zinnetjes.
ui-news-talk-chat = Wie hier zit, kan nu chatten.
ui-news-talk-aloud = Wie hier zit, kan nu chatten; wie meekijkt, leest mee.
ui-news-removed = { $name } is weggestuurd.
ui-news-not-watched = Meekijken kan hier niet meer.
ui-react = zeg iets
ui-reaction-heard = { $name }: { $words }
ui-reaction-hello = dag!
ui-reaction-nice = mooi gespeeld
ui-reaction-thanks = bedankt
ui-reaction-oops = oei
ui-reaction-wow = amai
ui-reaction-laugh = haha
ui-reaction-think = even denken
ui-reaction-cheers = gezondheid!
ui-reaction-sorry = sorry
ui-reaction-moment = momentje
ui-reaction-turn = aan jou!
ui-reaction-bye = tot de volgende!
ui-reaction-partner = goed gespeeld, maat
ui-reaction-shuffled = goed geschud!
ui-reaction-close = op het nippertje
ui-reaction-luck = veel geluk
ui-reaction-revenge = revanche?
ui-reaction-hand = mooie hand
ui-reaction-ready = klaar?
ui-reaction-fast = snelle vingers!

## Instellingen

ui-set-language = Taal
ui-set-language-nl = Nederlands
ui-set-language-en = English
ui-set-theme = Licht
ui-set-theme-auto = zoals het toestel
ui-set-theme-light = licht
ui-set-theme-dark = donker
ui-set-speed = Bots en kaarten
ui-set-speed-calm = rustig
ui-set-speed-normal = gewoon
ui-set-speed-quick = vlug
ui-set-pause = Na elk spel
ui-set-pause-short = even
ui-set-pause-long = langer
ui-set-pause-wait = tot ik verder wil
ui-set-coach = Een coach: zeggen als een andere kaart duidelijk beter was (aan een tafel met bots)
ui-set-four-colours = Vier kleuren voor de vier soorten
ui-set-dim = Kaarten die niet mogen iets donkerder
ui-set-one-tap = Eén tik speelt een kaart
ui-set-sound-turn = Geluid als jij aan zet bent
ui-set-sound-card = Geluid van een kaart
ui-set-sound-trick = Geluid van een slag
ui-set-cloth = Tafelkleed
ui-set-cloth-green = groen
ui-set-cloth-blue = blauw
ui-set-cloth-wine = wijnrood
ui-set-cloth-slate = leigrijs
ui-set-back = Rug van de kaarten
ui-set-back-brick = ruitjes
ui-set-back-delft = stippen
ui-set-back-moss = strepen
ui-set-back-night = ringen
ui-set-large = Grotere kaarten
ui-set-left-handed = Linkshandig: knoppen en kaarten gespiegeld
ui-set-volume = Hoe luid
ui-set-volume-off = uit
ui-set-volume-soft = zacht
ui-set-volume-normal = gewoon
ui-set-sound-end = Geluid als een spel uit is
ui-set-sound-people = Geluid als iemand iets zegt
ui-set-reactions = Toon wat anderen zeggen
ui-settings-look = Uiterlijk
ui-settings-cards = Kaarten
ui-settings-pace = Tempo
ui-settings-sound = Geluid
ui-settings-people = Mensen
ui-settings-kept = Alles blijft op dit toestel bewaard.
ui-keys = Toetsen
ui-key-arrows = pijltjes, Home, End
ui-key-arrows-does = een andere kaart
ui-key-shift = Shift + pijltjes
ui-key-shift-does = verleg de kaart (of sleep ze in je hand)
ui-key-letters = letters
ui-key-letters-does = de kaart die zo begint (harten 7: h7)
ui-key-enter = Enter
ui-key-enter-does = speel of kies
ui-key-space = spatie
ui-key-space-does = sla, waar een spel dat kent
ui-key-question = ?
ui-key-question-does = raad, als je aan zet bent
ui-key-escape = Esc
ui-key-escape-does = toch niet, of sluiten

## Samen beslissen

ui-together = Samen
ui-undo-ask = laatste zet terugvragen
ui-undo-take = laatste zet terugnemen
ui-claim = de rest opeisen …
ui-claim-how = Wat eis je op? Er wordt nagerekend of het klopt, met alle kaarten open. Klopt het niet, dan speel je gewoon verder, en eis je dit spel niets meer op.
ui-claim-all = alle slagen
ui-claim-none = geen enkele slag
ui-seats-ask = andere plaatsen …
ui-seats-how = Wie ruilt van plaats? De anderen moeten akkoord gaan.
ui-seats-swap = { $first } ↔ { $second }
ui-proposal-undo = { $name } vraagt de laatste zet terug.
ui-proposal-undo-own = Je vraagt je laatste zet terug.
ui-proposal-seats = { $name } wil zo zitten: { $names }.
ui-proposal-seats-own = Je wilt zo zitten: { $names }.
ui-seats-lot = loot de plaatsen
ui-proposal-lot = { $name } wil de plaatsen loten.
ui-proposal-lot-own = Je wilt de plaatsen loten.
ui-proposal-agree = akkoord
ui-proposal-decline = liever niet
ui-proposal-withdraw = laat maar
ui-proposal-waits = Wachten op { $names }.
ui-news-undone = De zet is teruggenomen.
ui-news-seats = De plaatsen zijn gewisseld.
ui-news-declined = Het voorstel gaat niet door.
ui-news-claim-all = { $own ->
    [yes] Jij
   *[no] { $name }
} eist alle slagen op die er nog zijn, en dat klopt.
ui-news-claim-none = { $own ->
    [yes] Jij
   *[no] { $name }
} haalt geen slag meer, en dat klopt.
ui-news-claim-fails = { $own ->
    [yes] Jij
   *[no] { $name }
} eist de rest op, maar dat klopt niet.

## De klok, en wie meekijkt

ui-clock-of = Bedenktijd van { $name }: { $time }
ui-clock-own = Jouw bedenktijd: { $time }
ui-clock-seconds = Je hebt nog { $seconds } seconden.
ui-clock-bot = bot speelt
ui-clock-sits-in = Je was drie keer te laat. Een bot speelt voor je.
ui-clock-here = ik ben er weer
ui-clock-bank = { $minutes ->
    [0] { $seconds } seconden
    [one] 1 minuut
   *[other] { $minutes } minuten
}
ui-clock-usual = Anderhalve minuut per beurt. Daarna speelt een bot die beurt.
ui-clock-none = Iedereen denkt zo lang hij wil.
ui-clock-move = { $seconds } seconden per beurt. Is je tijd om, dan speelt een bot die beurt.
ui-clock-deal = { $seconds } seconden per beurt, en samen nog { $bank } extra in elk spel. Is je tijd om, dan speelt een bot die beurt.
ui-clock-match = { $seconds } seconden per beurt, en samen nog { $bank } extra in de hele partij. Is je tijd om, dan speelt een bot die beurt.
ui-clock = Bedenktijd
ui-clock-set-usual = zoals altijd
ui-clock-set-calm = rustig
ui-clock-set-brisk = vlot
ui-clock-set-quick = snel
ui-clock-set-turn = vast per beurt
ui-clock-set-match = voor de hele partij
ui-clock-set-none = zonder klok
ui-watchers = Wie meekijkt, ziet het spel
ui-watch-set-now = meteen
ui-watch-set-soon = een halve minuut later
ui-watch-set-late = vijf minuten later
ui-watch-set-deal = als het voorbij is
ui-watch-set-hands = als het voorbij is, met alle kaarten open
ui-watch-seconds = Wie meekijkt, ziet deze tafel { $time } later.
ui-watch-deal = Wie meekijkt, ziet elk spel als het voorbij is.
ui-watch-soon = Er is nog niets te zien. Laat deze bladzijde open.

## Zoals aan tafel

ui-revoked = Aanklagen
ui-revoked-how = Wie deed er iets dat niet mag? Alles wat in dit spel gezegd en gespeeld is, wordt nagekeken. Klopt het niet, dan gaat het spel gewoon door.
ui-revoked-not-now = Er is nu niemand aan te klagen.
ui-award-how = Het spel kan toegekend worden. De anderen moeten akkoord gaan.
ui-award-won = spel gewonnen
ui-award-lost = spel verloren
ui-proposal-award-won = { $name } wil het spel als gewonnen toekennen.
ui-proposal-award-won-own = Je wilt het spel als gewonnen toekennen.
ui-proposal-award-lost = { $name } wil het spel als verloren toekennen.
ui-proposal-award-lost-own = Je wilt het spel als verloren toekennen.
ui-irregular-how = Dit mag niet, maar aan deze tafel kan het. De anderen mogen je ervoor aanklagen.
ui-fine-how = De tafel kan ook samen beslissen, zoals een jury. Iedereen moet akkoord gaan.
ui-fine-clause = Waarvoor?
ui-fine-P6 = twee kaarten gespeeld
ui-fine-P7 = in kaarten gekeken, of vals gespeeld
ui-fine-P8 = opmerkingen die het spel beïnvloeden
ui-fine-who = Wie?
ui-fine-points = Strafpunten
ui-fine-propose = straf voorstellen
ui-proposal-fine = { $name } stelt een straf voor { $whom } voor: { $points } ({ $reason }).
ui-proposal-fine-own = Je stelt een straf voor { $whom } voor: { $points } ({ $reason }).
ui-ruling-unproven = { $own ->
    [yes] Je klaagde { $whom } aan.
   *[no] { $name } klaagde { $whom } aan.
} Dat klopt niet, of het is te laat: er verandert niets.
ui-ruling-proven = Verzaakt door { $whom }, in slag { $trick }, met { $card }.
ui-ruling-corrected = Het is op tijd gezien: de kaart gaat terug en er valt een andere. Dat kost 3 punten, de anderen krijgen er elk 1.
ui-ruling-repeated = Dat is niet de eerste keer: de kaart gaat terug en het kost weer 3 punten. Het spel kan nu toegekend worden.
ui-ruling-paid = De slag ligt al om: dat kost 15 punten, de anderen krijgen er elk 5. Het spel kan toegekend worden.
ui-ruling-no-score = Er wordt doorgespeeld, maar die kant scoort niets in dit spel.
ui-ruling-no-score-no-set = Er wordt doorgespeeld, maar die kant scoort niets in dit spel, en de bieder kan niet meer verliezen.
ui-ruling-game-lost = Die kant verliest het spel, zonder schneider of schwarz.
ui-ruling-decided = Het spel was toen al beslist: er verandert niets.
ui-ruling-early = Voor de beurt: { $whom }, in slag { $trick }, met { $card }.
ui-ruling-taken-back = De kaart gaat terug naar de hand.
ui-ruling-lead-ordered = De kaart gaat terug naar de hand. De tegenpartij zegt nu of er troef uitgekomen wordt.
ui-ruling-lead-lost = Die kant verliest het spel, zonder schneider of schwarz.
ui-ruling-lead-decided = Het spel was toen al beslist: er verandert niets.
ui-ruling-silenced = { $own ->
    [yes] Jij bood voor je beurt
   *[no] { $name } bood voor de beurt
}: het bod telt niet, en die kant biedt in dit spel niet meer.
ui-ruling-troel-not-called = { $own ->
    [yes] Jij had drie azen en zei geen troel
   *[no] { $name } had drie azen en zei geen troel
}: dat kost 15 punten, de anderen krijgen er elk 5.
ui-ruling-annulled = { $own ->
    [yes] Jij riep de jury niet
   *[no] { $name } riep de jury niet
}: dat kost 15 punten, en het spel telt voor niemand.
ui-ruling-fined = { $own ->
    [yes] Jij krijgt
   *[no] { $name } krijgt
} { $points } strafpunten, zo is samen beslist: { $reason }.
