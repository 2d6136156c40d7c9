# Datasets van beslissingen (troef sim --observations) en schema's (troef schema).

cli-schema = Het JSON Schema van een regel van een verslag, of van wat een stoel ziet.
cli-argument-schema = Waarvan: record (verslag) of view (wat een stoel ziet).
error-cli-schema = Er is geen schema van { $name }. Er is: { $names }.
    .nearest = Bedoelde je { $nearest }?
cli-option-observations = Bewaar elke beslissing als dataset: Parquet-bestanden in de map --out.
cli-option-data-deals = Met --observations: aantal giften, elk op zichzelf; met --matches hele partijen.
cli-option-data-worlds = Met --observations: getrokken werelden bij elke beslissing.
cli-option-shard = Met --observations: giften of partijen in elk bestand.
cli-data-done = { $unit ->
    [deal] { $episodes ->
        [one] 1 gift
       *[other] { $episodes } giften
    }
   *[match] { $episodes ->
        [one] 1 partij
       *[other] { $episodes } partijen
    }
}, { $rows } rijen in { $files ->
    [one] 1 bestand
   *[other] { $files } bestanden
} van { $name }; { $played } nieuw in { $seconds } s.
error-cli-only-with = { $name } is alleen voor { $other }.
error-cli-deals-or-matches = Zeg hoeveel er bewaard wordt: --deals of --matches, niet allebei.
error-data-foreign = { $name } is niet leeg, en bevat geen dataset van Troef.
error-data-other = { $name } bevat een dataset met andere instellingen: daar is { $setting } { $other }, niet { $value }.
error-data-larger = { $name } heeft er al meer dan { $number }: { $there }.
error-data-damaged = { $name } is beschadigd: verwijder het, en hetzelfde commando maakt het opnieuw.

## De kaart van een dataset

cli-card-title = { $game }: beslissingen van bots
cli-card-what = Elke rij is één beslissing van een bot in een kaartspel van Troef: wat zijn stoel zag (zoals een speler het krijgt, en als { $width } getallen), welke van { $actions } handelingen mochten, welke hij koos, en wat de gift hem opbracht.
cli-card-made = Hoe ze gemaakt is
cli-card-fact-version = versie van Troef
cli-card-fact-game = spel en spelwijze
cli-card-fact-options = afspraken
cli-card-fact-seats = stoelen
cli-card-fact-bots = bots, per stoel
cli-card-fact-seed = seed
cli-card-fact-episodes = { $unit ->
    [deal] giften
   *[match] partijen
}
cli-card-fact-rows = rijen
cli-card-fact-worlds = getrokken werelden in elke rij
cli-card-count = { $episodes ->
    [one] 1
   *[other] { $episodes }
}{ $missing ->
    [0] {""}
   *[other] { " " }van { $asked }: niet af, hetzelfde commando gaat verder
}
cli-card-columns = Kolommen
cli-card-field-episode = nummer van de gift of partij, vanaf 0
cli-card-field-seed = haar seed: waaruit de kaarten volgen
cli-card-field-deal = nummer van de gift daarin, vanaf 1
cli-card-field-step = nummer van de rij daarin, vanaf 0
cli-card-field-seat = wie beslist; stoelen zijn met de klok mee genummerd vanaf 0
cli-card-field-bot = de naam van de bot die beslist
cli-card-field-view = alles wat de stoel mag weten, als JSON: de view van docs/protocol.md (troef schema view)
cli-card-field-observation = hetzelfde als getallen: troef.env.space(…).observe(view)
cli-card-field-spelled = bij een zet van verschillende handelingen: die welke al gegeven waren
cli-card-field-legal = de handelingen die mochten
cli-card-field-action = de handeling die gekozen werd; 0: wachten, waar een ander aan de beurt is
cli-card-field-move = de hele zet als tekst
cli-card-field-outcome = wat de gift de stoel opbracht toen ze afgerekend werd (meer is beter); leeg waar dat niet gebeurde
cli-card-field-truth = wat de stoel niet ziet, zoals het echt is, als JSON: kaarten per zone, verborgen feiten. Nooit invoer van een speler
cli-card-field-worlds = hetzelfde in getrokken werelden die kloppen met alles wat de stoel weet, elk een JSON-tekst zoals truth
cli-card-labels = `settings.json` zegt wat elk getal van `observation` is (`columns`) en wat elke handeling is (`actions`). De metadata van de velden `observation` en `action` in de bestanden zeggen hetzelfde.
cli-card-again = Dezelfde giften met andere spelers
cli-card-duplicate = De kaarten volgen alleen uit de seed in de rij{ $unit ->
    [deal] {""}
   *[match] { " " }(die van de eerste gift; de volgende giften kunnen ook volgen uit hoe er gespeeld is)
}. Hetzelfde commando met andere bots deelt dezelfde kaarten; zo ook:
cli-card-limits = Waarvoor ze niet dient
cli-card-not-people = Om te leren hoe mensen spelen: alle beslissingen zijn van bots.
cli-card-not-best = Als beste zetten: een bot vergist zich, en wie hem nadoet ook.
cli-card-not-luck = Als waarde van een zet: een opbrengst is die van één gift, met het geluk van haar kaarten en alles wat na de zet gespeeld werd. Alleen het gemiddelde over veel giften zegt iets.
cli-card-not-truth = truth is geen kennis van de speler: wie ermee traint, heeft een speler die verborgen kaarten ziet. Werelden zijn even waarschijnlijk volgens de regels van het delen; wat de anderen kozen, weegt niet mee.
cli-card-not-chance = Voor eerlijke giften: de seed is openbaar, dus iedereen kent alle kaarten.
cli-card-not-version = Met een andere versie van Troef of andere afspraken zonder naar settings.json te kijken: kolommen en handelingen kunnen anders zijn. Een bot die een tijd nadenkt (strong, pimc, ismcts of flat zonder getal) kan op een andere machine anders zetten.
cli-card-licence = Licentie
cli-card-mit = MIT, zoals Troef zelf. Wie de data onder een andere licentie publiceert, past de regel `license` hierboven aan.
