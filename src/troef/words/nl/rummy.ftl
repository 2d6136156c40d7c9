game-rummy = Rummy
    .line = Leg straten en sets, leg bij waar je kunt en leg als eerste je laatste kaart af.

preset-rummy-book = tot 100 punten
preset-rummy-rondes = vijf rondes

option-rummy-end_mode = Het spel eindigt
    .help = Spreek het vooraf af: tot een score, of een vast aantal rondes.
value-rummy-end_mode-score = bij een score
value-rummy-end_mode-rounds = na een aantal rondes
option-rummy-target_score = Score
    .help = Wie na een ronde zoveel punten heeft of meer, beëindigt het spel.
option-rummy-rounds = Rondes
    .help = Na zoveel rondes wint wie de meeste punten heeft.

## Woorden van het spel

rummy-run = straat
rummy-set = set
rummy-round-won = { $name } is uit en krijgt { $amount }
rummy-round-drawn = de ronde eindigt zonder winnaar

## Waarom iets niet mag

# R6
rummy-refusal-draw-first = Trek eerst een kaart.
rummy-refusal-already-drawn = Je hebt deze beurt al getrokken.
# R7
rummy-refusal-one-meld = Eén combinatie per beurt: je hebt er al een gelegd.
# R8
rummy-refusal-meld-after-layoff = Je bent al aan het bijleggen: melden kan deze beurt niet meer.
# R9 R21: $card is van de aflegstapel genomen.
rummy-refusal-just-taken = { $card } nam je net van de aflegstapel: die leg je deze beurt niet af.
# R11
rummy-refusal-stock-not-empty = Er liggen nog kaarten op de gedekte stapel.
# R12
rummy-refusal-turned-three-times = De stapel is al drie keer omgedraaid.
rummy-refusal-can-turn-over = De aflegstapel mag nog omgedraaid worden: de ronde stopt nog niet.
# R14 R15
rummy-refusal-no-meld = { $cards } is geen straat en geen set.
# R17
rummy-refusal-which-meld = { $card } past aan meer dan één combinatie: zeg aan welke.
# R18
rummy-refusal-no-fit = { $card } past niet aan die combinatie.
# R19
rummy-refusal-stays-in-meld = { $card } ligt in een combinatie en blijft daar.
# R21
rummy-refusal-keep-a-card = Hou een kaart over om af te leggen.
# R22
rummy-refusal-round-over = De ronde is voorbij: er wordt niets meer gelegd of afgelegd.
