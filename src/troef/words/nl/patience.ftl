game-patience = Patience
    .line = Zeven rijen, vier eindstapels en drie kaarten tegelijk: kom jij uit?

preset-patience-book = zoals in het boek
preset-patience-delen = ook delen van een reeks

option-patience-partial_runs = Een deel van een reeks verplaatsen
    .help = Anders gaan altijd alle open kaarten van een rij samen.

## Woorden van het spel

patience-zone-stock = bank
patience-zone-waste = aflegstapel
patience-fact-redeals = nieuwe bank zonder zet
patience-fact-idle = zonder vooruitgang
patience-verb-draw = draai drie kaarten
    .log = { $name } draait drie kaarten
patience-verb-redeal = maak een nieuwe bank
    .log = { $name } maakt een nieuwe bank
patience-reason-won = alle 52 kaarten liggen op de eindstapels
patience-reason-stuck = geen enkele kaart kan nog ergens heen
patience-reason-resigned = opgegeven
patience-reason-third-redeal = drie keer een nieuwe bank zonder een zet
patience-reason-no-progress = honderd zetten zonder vooruitgang

## Waarom iets niet mag

# R4: $card is de kaart die moet aansluiten.
patience-refusal-not-joining = { $card } sluit niet aan: één lager en van de andere kleur.
# R5
patience-refusal-whole-run = Alle open kaarten van een rij gaan samen.
patience-refusal-same-pile = Deze kaarten liggen daar al.
patience-refusal-no-part = Dit zijn alle open kaarten van de rij: dan staat er geen aantal bij.
# R6
patience-refusal-only-king = Op een lege plek mag alleen een heer, niet { $card }.
patience-refusal-nothing-under = Onder deze kaarten ligt niets: daar verandert niets door.
# R8
patience-refusal-face-down = Een gedekte kaart blijft liggen.
# R10
patience-refusal-not-next = { $card } is nog niet aan de beurt op de eindstapel.
# R11
patience-refusal-stays-home = Wat op een eindstapel ligt, blijft daar.
# R13 R14 R16
patience-refusal-bank-empty = De bank is leeg.
patience-refusal-bank-not-empty = Er liggen nog kaarten op de bank.
patience-refusal-waste-empty = De aflegstapel is leeg.
patience-refusal-pile-empty = Daar ligt geen kaart.
