# Wie je bent: je account, hoe je terugkomt, wat je speelde en de ranglijsten.

## Wie je bent

people-title = Jij
people-who = Wie ben je?
people-who-text = Een naam is genoeg. Je hebt geen e-mailadres nodig, en zonder account kan je ook spelen.
people-name = Je naam
people-begin = dat ben ik
people-avatar = Je gezicht
people-avatar-other = een ander gezicht
people-avatar-part = { $part ->
    [skin] huid
    [hair] haar
    [tint] haarkleur
    [eyes] ogen
    [mouth] mond
    [extra] erbij
   *[coat] trui
} { $number } van { $of }
people-avatar-next = { $part ->
    [skin] Andere huid
    [hair] Ander haar
    [tint] Andere haarkleur
    [eyes] Andere ogen
    [mouth] Andere mond
    [extra] Iets anders erbij
   *[coat] Andere trui
}
people-change = naam en gezicht
people-save = bewaar
people-saved = Bewaard.
people-guest = Gast
people-guest-text = Alleen deze browser weet dat jij het bent. Bewaar je account als je ook op een ander toestel verder wilt.
people-kept = Bewaard account

## Bewaren

people-keep = Zo kom je terug
people-keep-text = Kies er minstens een. Je account is dan ook op een ander toestel van jou.
people-passkey = Passkey
people-passkey-text = Je toestel bewaart een sleutel achter je vinger, gezicht of pincode. Niemand kan hem raden.
people-passkey-make = maak een passkey
people-passkey-not-here = Een passkey kan alleen op een adres met https. Op dit netwerk werkt een kaart of een wachtwoord.
people-password = Wachtwoord
people-password-text = Minstens tien tekens. Een zin die alleen jij kent is het best.
people-password-set = stel het wachtwoord in
people-password-new = Nieuw wachtwoord
people-password-now = Je wachtwoord van nu
people-sign-in-name = Naam om mee in te loggen
people-card = Kaart
people-card-text = Een nummer en een pincode die je afdrukt of overschrijft. Handig voor wie geen toestel van zichzelf heeft.
people-card-make = maak een kaart
people-card-again = maak een nieuwe kaart
people-card-again-text = Je vorige kaart geldt dan niet meer.
people-card-title = Kaart van { $name }
people-card-number = Kaartnummer
people-card-pin = Pincode
people-card-once = Deze pincode staat hier maar één keer. Druk de kaart af of schrijf haar over.
people-card-use = Ga naar { $address } en kies ‘kaart’.
people-card-code = QR-code waarmee een ander toestel inlogt
people-card-print = druk af
people-card-done = ik heb ze
people-way-made = { $date } gemaakt
people-way-used = , { $date } gebruikt
people-way-end = haal weg
people-way-end-of = Haal weg: { $way }
people-way-ended = Daarmee kan je niet meer inloggen.

## Inloggen

people-sign-in = Ik heb al een account
people-sign-in-do = log in
people-sign-in-passkey = log in met een passkey
people-sign-in-text = Wat je als gast op dit toestel deed, gaat mee naar je account.
people-signed-in = Je bent ingelogd als { $name }.

## Wie je niet hoort

people-muted = Wie je dempt
people-muted-text = Wat zij zeggen, zie je aan geen enkele tafel. Zij weten dat niet.
people-muted-none = Je dempt niemand.
people-hear = hoor weer
people-hear-who = Hoor { $name } weer
people-heard-again = Je hoort { $name } weer.

## Toestellen

people-devices = Waar je ingelogd bent
people-device-unknown = onbekend toestel
people-device-here = dit toestel
people-device-seen = laatst { $date }
people-device-end = log uit
people-device-end-of = Log uit op { $device }
people-device-ended = Dat toestel is uitgelogd.
people-devices-end = log overal uit behalve hier
people-devices-ended = Alle andere toestellen zijn uitgelogd.
people-sign-out = log uit op dit toestel
people-sign-out-guest = Je bent gast: als je hier uitlogt, kan niemand nog bij dit account.
people-sign-out-yes = log toch uit
people-signed-out = Je bent uitgelogd.
people-no = toch niet

## Je gegevens

people-data = Je gegevens
people-data-text = Van jou bewaren we je naam, je gezicht, hoe je inlogt, waar je ingelogd bent en wat je speelde. Geen e-mailadres, geen plaats.
people-export = download alles (JSON)
people-erase = wis mijn account
people-erase-sure = Je account, je manieren om in te loggen en je ratings verdwijnen. In wat je speelde staat je naam er niet meer bij; de kaarten en de punten blijven, want die zijn ook van de anderen. Een verslag dat iemand al bewaarde, blijft zoals het is.
people-erase-type = Typ je naam om het zeker te weten: { $name }
people-erase-yes = wis alles
people-erased = Je account is gewist.

## Tafels

people-tables = { $count ->
    [one] Verder met je tafel
   *[other] Verder met je tafels
}

## Cijfers

people-statistics = Wat je speelde
people-statistics-none = Hier komen je cijfers zodra je met dit account een partij hebt uitgespeeld.
people-game = Spel
people-won = Gewonnen
people-rating = Rating
people-rating-none = nog geen
people-rating-of = { $rating }{ "\u00A0" }±{ "\u00A0" }{ $error }
people-rating-text = Een rating telt alleen partijen aan tafels voor de ranglijst: met mensen, zonder bots en zonder advies. Achter ± staat hoe onzeker ze nog is (95 %).
people-curve = Verloop van je rating in { $game }
people-curve-match = Partij
people-curve-table = de cijfers van deze lijn
people-opponents = Tegen wie
people-opponent-none = Nog niemand met een account.
people-challenge = Dezelfde kaarten
people-challenge-what = { $game }: iedereen speelt dezelfde { $deals } spellen op dezelfde stoel, tegen bots. Wie beter speelt, zie je hier spel na spel.
people-challenge-play = speel deze kaarten
people-challenge-after = Zodra je ze zelf gespeeld hebt, zie je hoe elk spel afliep.
people-challenge-link = Stuur deze link naar wie je uitdaagt
people-challenge-who = Wie
people-challenge-deal = Spel
people-challenge-total = Eindstand
people-challenge-better = Verschil met { $name }
people-challenge-running = is nog bezig
people-challenge-nobody = iemand
people-challenge-people = { $count ->
    [one] met één ander mens aan tafel
   *[other] met { $count } andere mensen aan tafel
}
people-challenge-low = Hier is weinig punten goed.
people-challenge-statistics = Dit telt niet voor de ranglijst: wie gespeeld heeft, kan een ander vertellen hoe de kaarten liggen.
people-challenge-picture = Wat elk spel opbracht
people-versus = Onderling, in alle spellen
people-versus-picture = { $name }: { $ahead } keer voor, { $even } keer gelijk, { $behind } keer achter
people-versus-games = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
people-opponent = Tegenstander
people-ahead = Jij voor
people-behind = Jij achter
people-even = Gelijk
people-together = { $count ->
    [one] 1 partij samen
   *[other] { $count } partijen samen
}
people-won-share = { $won } van { $played }

## Ranglijsten

people-boards = Ranglijsten
people-board-of = Ranglijst van { $game }
people-board-text = Alleen mensen staan hierop, met minstens { $least } partijen aan tafels voor de ranglijst. De volgorde is voorzichtig: wie nog weinig speelde, staat lager.
people-board-none = Nog niemand speelde { $least } partijen aan zo’n tafel.
people-board-place = Plaats
people-board-open = Zet bij de afspraken van een spel een tafel open die meetelt.
people-player = Speler
people-matches = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
people-listed = Toon mij op ranglijsten

## Fouten

error-no-account = Je bent niet ingelogd.
error-bad-name = Die naam kan niet: ze moet zichtbaar zijn.
error-bad-avatar = Zo’n gezicht is er niet.
error-password-short = Een wachtwoord heeft minstens { $least } tekens.
error-password-long = Een wachtwoord heeft hoogstens { $most } tekens.
error-password-easy = Dat wachtwoord is te makkelijk te raden.
error-bad-way-in = Dat klopt niet.
error-guess-later = Te vaak geraden. Probeer het over { $seconds } seconden weer.
error-sign-in-taken = Met die naam logt al iemand in. Kies een andere.
error-passkey-wrong = Die passkey klopt niet, of het duurde te lang. Probeer het nog eens.
error-passkey-unknown = Die passkey kennen we niet.
error-passkey-taken = Die passkey is al van een account.
error-passkey-refused = Je toestel maakte geen passkey.
error-too-many-ways = Meer dan { $most } passkeys bewaren we niet.
error-last-way = Dit is je enige manier om terug te komen. Maak eerst een andere.
error-other-name = Dat is niet je naam.
error-rated-needs-account = Deze tafel telt mee voor de ranglijst: bewaar eerst je account.
error-rated-only-people = Aan een tafel voor de ranglijst spelen alleen mensen, tot het einde.
error-rated-no-advice = Aan een tafel voor de ranglijst is er geen advies.
error-rated-no-seed = Aan een tafel voor de ranglijst mag niemand de kaarten kennen.
error-rated-alone = Wie alleen speelt, speelt niet voor de ranglijst.
