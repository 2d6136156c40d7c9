# Op line spelen in een tornooi: waar een speler zit, zijn tafel, en wat de balie en de jury zien.

act-play-on-line = Op line spelen
act-sit-in = Bot laten invallen
act-back-at-table = Terug aan tafel

error-table-not-on-line = Deze tafel speelt niet op line.
error-table-waits = Het spel ligt stil: de ronde is nog niet begonnen, of al afgelopen.
error-table-waits-for-jury = Het spel wacht op de jury.
error-card-of-a-pair = Dit is een kaart van een paar. Elk heeft een eigen kaart op naam nodig: { $names }.

online-title = Hoe speelt elke tafel?
online-text = Aan een echte tafel schrijft de schrijver op zijn telefoon, of de balie tikt het blad in. Op line zitten de spelers vanzelf aan hun tafel en vult het blad zichzelf.
online-all = Alle tafels op line
online-all-text = { $tables ->
    [one] Eén tafel speelt dan op line.
   *[other] { $tables } tafels spelen dan op line.
  } Er is nog geen kaart gedeeld.
online-table = Tafel { $table }
online-mode-online = op line
online-mode-phone = op telefoon
online-mode-paper = op papier
online-to-online = Op line
online-to-table = Aan een echte tafel
online-bots = Niveau van de bots
online-bot-easy = gemakkelijk
online-bot-rule = gewoon
online-bot-strong = sterk
online-wrong-card = Een verkeerde kaart
online-wrong-strict = wordt geweigerd
online-wrong-table = valt: wie verzaakt, wordt betrapt (P4)
online-here = is er
online-away = is er niet
online-sat-in = bot valt in
online-sit-in = Bot laten invallen
online-sit-in-text = Een bot speelt voor { $name } tot die terug is. De punten zijn voor { $name }. Wie voorgoed weg is, wordt vervangen (P17).
online-come-back = Speelt weer zelf
online-look = Meekijken

online-my-place = Jouw plaats
online-no-place = Je hebt nu geen tafel. Deze pagina kijkt vanzelf of er een is.
online-at-table = Ronde { $round }, tafel { $table }
online-real-table = Je speelt aan een echte tafel. Ga naar tafel { $table }.
online-play = Naar de tafel
online-sign-page = Blad nakijken en tekenen
online-with = Aan deze tafel
online-waits-for-start = De ronde is nog niet begonnen.
online-who-scores = Wie is schrijver?
online-who-scores-text = Zeg wie het wordt. Zijn jullie het allemaal eens, dan begint het spel meteen. Anders beslist na een minuut het lot.
online-named-by = genoemd door { $names }

online-deal = Spel { $deal } van { $deals }
online-call-jury = Jury roepen
online-call-reason = Wat is er gebeurd?
online-jury-called = De jury is geroepen. Het spel wacht tot ze heeft beslist.
online-bot-plays = Een bot speelt voor jou.
online-back = Ik ben terug
online-last-deal = Het signaal heeft geklonken: dit is het laatste spel.
online-round-over = De ronde is gedaan. Kijk het blad na en teken.
online-sign = Ik teken
online-signed = Getekend
online-not-signed = nog niet getekend
online-all-signed = Alle vier hebben getekend. Het blad is ingeleverd.
online-score = Rondescore
online-record = Alle spellen van deze tafel
online-record-text = Zo kan iedereen de delingen narekenen.
online-jury-sees = Je ziet alle handen, omdat je van de jury bent. Spelers zien alleen hun eigen kaarten.
online-watching = Je kijkt mee.
online-to-place = Naar jouw plaats
online-to-desk = Naar de balie
