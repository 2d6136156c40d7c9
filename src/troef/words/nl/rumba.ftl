game-rumba = Rumba
    .line = Vijf kaarten, en je kiest: mee of niet. Wie het eerst van 21 op nul staat, wint.

preset-rumba-book = zoals in het boek
preset-rumba-two-after-rumba = twee ruilen mag ook na rumba

option-rumba-start_points = Punten bij het begin
    .help = Iedereen begint met 21 punten.
option-rumba-stake_per_point = Inzet per punt
    .help = Wat wie niet wint aan het eind betaalt voor elk punt dat hij nog heeft. Bij 0 speel je niet om geld.
option-rumba-two_swap_after_rumba = Twee van troef ruilen na rumba
    .help = Of wie na de rumba nog mee moet, zijn twee van troef mag ruilen.
option-rumba-max_rounds = Hoogstens zoveel rondes
    .help = Is er dan nog niemand op nul, dan wint wie het laagst staat.

## Wat je kunt zeggen en doen

rumba-verb-decide = { $word }
    .log = { $name }: { $word } { $cards }
rumba-verb-exchange = ruil { $count ->
        [0] niets
       *[other] { $cards }
    }
    .log = { $name } ruilt { $count ->
        [0] niets
        [one] één kaart
       *[other] { $count } kaarten
    }

rumba-word-out = niet mee
rumba-word-in = mee
rumba-word-rumba = rumba!
rumba-word-in-swap = mee, en ruil de twee van troef
rumba-word-rumba-swap = rumba, en ruil de twee van troef

## Wat er op het spel staat

rumba-stake-in = −{ $each } per slag; zonder slag +{ $lost }
rumba-stake-alone = −{ $won }, zonder te spelen
rumba-stake-rumba = −{ $won } met { $need } slagen of meer, anders +{ $lost }

## Waar het spel is

rumba-phase-deciding = biedronde
rumba-phase-exchange = ruilen

## De kop van de tafel

rumba-fact-rumba = rumba van
    .seat = rumba van { $whom }
rumba-fact-swapper = twee geruild door
    .seat = twee geruild door { $whom }
rumba-fact-taken = voor
rumba-badge-outside = niet mee
rumba-badge-inside = mee
rumba-badge-rumba = rumba
rumba-badge-money = geld
rumba-zone-waste = omgedraaide kaart
rumba-zone-discard = weggelegd

## Hoe het afliep

rumba-reason-target = er staat iemand op nul
rumba-reason-limit = het afgesproken aantal rondes is gespeeld

## Waarom iets niet mag

# R3.
rumba-refusal-decide-first = Zeg eerst of je meedoet.
rumba-refusal-decided = Wie meedoet, staat al vast.
# R5.
rumba-refusal-jack-turned = Er ligt een boer: iedereen speelt mee.
# R6.
rumba-refusal-no-two-of-trump = Alleen met { $card } in de hand kun je ruilen met de omgedraaide kaart.
# R7.
rumba-refusal-must-go-in = Er is rumba geroepen: wie daarna komt, moet mee.
rumba-refusal-no-swap-after-rumba = Er is rumba geroepen: de twee van troef blijft in je hand.
rumba-refusal-no-exchange-with-rumba = In een rumba wordt er niet geruild.
# R8.
rumba-refusal-rumba-called = Er is al rumba geroepen, en dat kan maar één keer.
# R9.
rumba-refusal-rumba-alone = Je bent de enige die nog mee kan: alleen valt er geen rumba te spelen.
# R13.
rumba-refusal-exchange-first = Ruil eerst met de stapel, of houd wat je hebt.
rumba-refusal-exchange-over = Het ruilen is voorbij.
rumba-refusal-too-many-cards = { $count } kaarten is te veel: hoogstens drie.

# Het einde van een ronde (S2–S4).
rumba-ending-alone = { $names }: als enige mee
rumba-ending-rumba-made = { $names }: rumba gehaald met { $had } slagen
rumba-ending-rumba-failed = { $names }: rumba verloren, { $had } van de { $need } slagen
rumba-ending-no-trick = { $names }: geen slag
