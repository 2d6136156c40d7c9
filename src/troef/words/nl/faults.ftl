# Wat er mis is met een uitslag, een positie, een gift of de tekst van een zet (cards/sentence.py). De sleutel van een
# zin zijn de Engelse woorden ervan.

# cards

fault-is-no-suit-write-s-h-d-or-c = “{ $text }” is geen kleur: schrijf S, H, D of C
fault-is-no-card-write-rank-and-suit-such-as-kh-10s-or-for-a-joker =
    “{ $text }” is geen kaart: schrijf waarde en kleur, zoals KH of 10S, of * voor een joker
fault-cards-given-the-pack-has = er zijn { $given } kaarten gegeven, het spel kaarten heeft er { $count }
fault-is-not-in-this-pack = { $card } zit niet in dit spel kaarten
fault-is-named-more-often-than-the-pack-has-it = { $card } is vaker genoemd dan het spel kaarten hem heeft
fault-is-given-twice-or-is-not-in-the-pack = { $card } is twee keer gegeven of zit niet in het spel kaarten

# core

fault-there-is-no-in-there-are = er is geen “{ $place }” in { $slug }; er zijn: { $rooms }
fault-takes-cards-not = op “{ $place }” komen { $count } kaarten, geen { $given }
fault-lies-where-other-cards-are-named-already = op “{ $place }” zijn al andere kaarten genoemd
fault-a-cut-takes-off-to-cards-not = bij het couperen worden { $least } tot { $most } kaarten afgenomen, geen { $cut }
fault-no-laid-deal-is-left = er is geen gelegde gift meer
fault-no-lawful-play-of-the-tricks-before-was-found-that-leaves-these-cards =
    er is geen geoorloofd spel van de slagen ervoor gevonden dat deze kaarten overlaat
fault-tricks-is-a-whole-number-from-1 = “tricks” is een geheel getal vanaf 1
fault-leads-is-a-seat-0-to = “leads” is een stoel, 0 tot en met { $seats }
fault-won-says-for-each-of-seats-how-many-of-the-tricks-it-won =
    “won” zegt voor elk van de { $seats } stoelen hoeveel van de { $tricks } slagen zij won
fault-seat-leads-after-the-tricks-and-has-won-none-of-them =
    stoel { $leads } komt uit na de { $tricks } slagen en heeft er geen van gewonnen
fault-a-card-is-named-twice = een kaart is twee keer genoemd
fault-holds-cards-after-tricks-not = op “{ $place }” liggen { $left } kaarten na { $tricks } slagen, geen { $given }
fault-is-played-by-not = { $slug } speel je met { $counts }, niet met { $seats }
fault-there-is-no-seat-among = er is geen stoel { $seat } bij { $seats } stoelen
fault-no-deal-is-awaited-now = er wordt nu geen gift verwacht
fault-was-arranged-for-a-deal-by-seat-here-seat-deals-use-state-arrange-for-the-deal-of-this-state =
    “{ $place }” is gelegd voor een gift van stoel { $dealer }, hier geeft stoel { $due }: gebruik state.arrange voor de gift van deze stand
fault-is-played-by-to-not = { $game } speel je met { $least } tot { $most }, niet met { $seats }
fault-one-card = één kaart
fault-one-suit = één kleur
fault-one-amount = één getal
fault-one-seat = één stoel
fault-is-no-move-of-this-game = “{ $text }” is geen zet van dit spel
fault-takes = bij “{ $verb }” hoort { $payload }
fault-is-no-whole-number = “{ $word }” is geen geheel getal
fault-has-no-choice = “{ $verb }” heeft geen keuze { $choice }
fault-is-no-card = { $payload } is geen kaart
fault-is-no-suit = { $payload } is geen kleur
fault-stands-alone-without = “{ $verb }” staat alleen, zonder “{ $rest }”
fault-takes-one-of = bij “{ $verb }” hoort een van: { $some }
fault-this-pack-is-not-cut = dit spel kaarten wordt niet gecoupeerd
fault-there-are = { $fault }; er zijn: { $known }
fault-did-you-mean = { $fault }; bedoelde je “{ $meant }”?
fault-it-is-to-not = het is { $low } tot en met { $high }, niet { $value }
fault-sheet-row = rij { $number } van het scoreblad
fault-the-history-of-this-state-is-not-known-it-was-sampled-or-dealt-in-a-playout =
    hoe deze stand ontstond is niet bekend: hij is getrokken, of gedeeld in een uitgespeelde partij
fault-a-list-of-moves-is-wanted-such-as-0-kh = hier hoort een lijst van zetten, zoals "0: KH"
fault-a-trick-of-this-deal-was-corrected-which-a-position-does-not-tell =
    in dit spel is een slag hersteld, wat een positie niet vertelt
fault-a-position-is-a-dictionary-or-its-json-text = een positie is een woordenboek of de JSON-tekst ervan
fault-version-is-not-known-only = versie { $given } is niet bekend, alleen { $known }
fault-a-dictionary-of-its-parts-is-wanted = hier hoort een woordenboek van de delen
fault-a-dictionary-is-wanted = hier hoort een woordenboek
fault-a-whole-number-is-wanted-not = hier hoort een geheel getal, geen { $value }
fault-a-list-of-whole-numbers-is-wanted = hier hoort een lijst van { $count } gehele getallen
fault-it-is-at-least-not = het is minstens { $low }, niet { $value }
fault-it-is-at-most-not = het is hoogstens { $high }, niet { $value }
fault-seat-deals-here-not-seat = hier geeft stoel { $due }, niet stoel { $given }
fault-the-match-would-be-over = de partij zou uit zijn
fault-a-list-of-rows-is-wanted = hier hoort een lijst van rijen
fault-they-are-not-the-sums-of-the-sheet = het zijn niet de sommen van het scoreblad
fault-marks-are-a-list-of-texts = “marks” is een lijst van teksten
fault-entries-are-a-list = “entries” is een lijst
fault-an-entry-has-a-column-a-label-points-and-perhaps-a-place-and-a-count =
    een post heeft een kolom, een naam, punten, en misschien een plaats en een aantal
fault-a-match-has-deals-this-would-be-number = een partij heeft { $most } giften, dit zou nummer { $played } zijn
fault-rows-after-deals = { $rows } rijen na { $played } giften
fault-1-deal = 1 gift
fault-deals = { $deals } giften
fault-1-round = 1 ronde
fault-rounds = { $rounds } rondes
fault-a-dictionary-of-places-and-their-cards-is-wanted = hier hoort een woordenboek van plaatsen met hun kaarten
fault-move = zet { $number }
fault-it-is-a-position-of-not-of = het is een positie van { $given }, niet van { $value }
fault-is-in-this-game-not = “{ $name }” is { $given } in dit spel, niet { $value }
fault-positions-of-have-no-such-part = posities van { $game } hebben zo’n deel niet
fault-it-adds-up-to-what-some-have-won-the-others-have-paid = de som is { $cells }: wat de een wint, betaalt de ander
fault-is-not-what-finished-games-give = { $cells } is niet wat { $games } gespeelde spellen geven
fault-there-is-no-there-are = er is geen “{ $unknown }”; er zijn: { $rooms }
fault-is-no-move-write-seat-and-move-such-as-0-kh = “{ $step }” is geen zet: schrijf stoel en zet, zoals "0: KH"
fault-is-not-allowed = “{ $step }” mag niet: { $refusal }
fault-this-is-no-json = dit is geen JSON
fault-with-the-whole-pack-no-other-place-is-named = naast het hele spel kaarten wordt geen andere plaats genoemd
fault-card = KAART
fault-suit = KLEUR
fault-number = GETAL
fault-seat = STOEL
fault-a-whole-number = een geheel getal
fault-true-or-false = true of false
fault-a-text = een tekst
fault-a-number = een getal
fault-an-object = een object
fault-an-object-with = een object met { $names }
fault-must-be-given = { $missing } ontbreekt
fault-it-is-not = het is { $wanted }, niet { $given }
fault-a-list-is-wanted-not = hier hoort een lijst, geen { $value }
fault-values-are-wanted-not = hier horen { $count } waarden, geen { $value }
fault-one-of = een van { $values }
fault-a-list-of = een lijst van { $count }: { $items }
fault-null = null
fault-an-object-with-fields-is-wanted-not = hier hoort een object met velden, geen { $value }
fault-there-is-no-field = er is geen veld “{ $field }”
fault-or = { $first } of { $second }
fault-a-list-each = een lijst: elk { $item }
fault-a-view-made-by-hand-has-no-wire-form-its-game-is-not-known =
    een blik die met de hand gemaakt is heeft geen vorm voor de lijn: zijn spel is niet bekend

# melds

fault-after-turns-there-is-no-there-are = na beurten is er geen “{ $given }”; er zijn: { $known }
fault-holds-not = op “{ $place }” liggen { $held }, geen { $given }
fault-after-were-laid = { $cards } nadat er { $laid } gelegd zijn
fault-laid-more-cards-of-rank-are-named-than-the-pack-has =
    “laid”: er zijn meer kaarten van waarde { $word } genoemd dan het spel kaarten heeft
fault-lays-nothing-only-melds-and-lay-offs-can-be-laid-in-these-turns =
    “{ $step }” legt niets: in deze beurten worden alleen combinaties gelegd en kaarten aangelegd
fault-turns-is-a-whole-number-from-1 = “turns” is een geheel getal vanaf 1
fault-discard-holds-cards-after-turns-not =
    op “discard” liggen { $count } kaarten na { $turns } beurten, geen { $pile }
fault-the-round-is-over-after-turns = de ronde is uit na { $number } beurten
fault-cannot-be-laid-within-turns = “{ $text }” kan niet gelegd worden binnen { $turns } beurten
fault-there-are-not-other-cards-for-the-discard-pile = er zijn geen { $count } andere kaarten voor de aflegstapel
fault-seat-may-not-discard = stoel { $seat } mag { $card } niet wegleggen: { $refusal }
fault-laid-is-a-list-of-melds-and-lay-offs-such-as-1-meld-4s-5s-6s =
    “laid” is een lijst van gelegde combinaties en aangelegde kaarten, zoals "1: meld 4S 5S 6S"
fault-positions-of-tell-every-turn = posities van { $game } vertellen elke beurt
fault-turns-that-are-not-told-are-the-first-of-the-deal = beurten die niet verteld worden zijn de eerste van de gift
fault-is-no-move-of-a-seat-write-1-meld-4s-5s-6s = “{ $step }” is geen zet van een stoel: schrijf "1: meld 4S 5S 6S"
fault-the-stock-has-cards-not-one-for-each-of-turns =
    de stok heeft { $count } kaarten, niet een voor elk van de { $turns } beurten
fault-nobody-of-that-side-has-drawn-a-red-three-within-turns =
    niemand van die partij heeft binnen { $turns } beurten een rode drie getrokken
fault-does-not-hold-after-these-turns = op “{ $place }” ligt na deze beurten geen { $card }
fault-is-no-meld = { $name } is geen combinatie
fault-name-a-card-and-the-meld-for-it = noem een kaart, en de combinatie ervoor
fault-is-no-number-of-a-meld-on-the-table = “{ $rest }” is geen nummer van een combinatie op tafel
fault-is-no-card-a-joker-for-a-card-is-written-7h =
    “{ $text }” is geen kaart: een joker voor een kaart schrijf je als *=7H
fault-in-one-round = in één ronde
fault-in-rounds = in { $rounds } rondes

# search

fault-at-most-cards-can-be-solved = hoogstens { $most } kaarten zijn op te lossen
fault-a-card-belongs-to-no-suit = een kaart hoort bij geen kleur
fault-no-card-can-be-played-here-or-one-lies-face-down = er kan hier geen kaart gespeeld worden, of er ligt er een dicht

# shedding

fault-is-no-set-write-a-rank-and-a-number-from-1-to-4-such-as-7x2 =
    “{ $first }×{ $second }” is geen set: schrijf een waarde en een getal van 1 tot 4, zoals 7x2
fault-is-no-rank-write-2-to-10-j-q-k-or-a = “{ $word }” is geen waarde: schrijf 2 tot 10, J, Q, K of A
fault-a-set-is-one-to-four-cards-of-one-rank = een set is één tot vier kaarten van één waarde
fault-is-no-set-it-is-one-to-four-cards-of-one-rank =
    “{ $given }” is geen set: dat is één tot vier kaarten van één waarde

# tricks

fault-every-player-draws-a-card = elke speler trekt een kaart
fault-all-who-drew-alike-draw-again = allen die gelijk trokken trekken opnieuw
fault-only-players-who-drew-alike-draw-again = alleen wie gelijk trokken trekken opnieuw
fault-the-cards-of-the-gathered-pack-are-wanted-top-first =
    hier horen de kaarten van het bijeengelegde spel, de bovenste eerst
fault-before-the-first-deal-no-tricks-have-been-gathered = voor de eerste gift zijn er geen slagen bijeengelegd
fault-it-has-cards-not = het heeft { $count } kaarten, geen { $given }

# bieden

fault-both-trees-stand-before-a-deal-unlike-and =
    voor een gift staan beide bomen nog, anders dan { $first } en { $second }
fault-a-seat-is-0-1-2-or-3-not = een stoel is 0, 1, 2 of 3, niet { $seat }
fault-there-are-tricks-not = er zijn { $count } slagen, geen { $given }
fault-only-a-bid-of-100-can-be-forced-not = alleen een bod van 100 kan gedwongen zijn, geen { $bid }
fault-a-deal-with-an-achttiender-is-not-played-nothing-else-is-said-but-the-trees =
    een gift met een achttiender wordt niet gespeeld: alleen de bomen worden genoemd
fault-no-have-card-points = geen { $tricks } hebben { $points } kaartpunten
fault-with-early-end-off-every-deal-is-played-out = zonder early_end wordt elke gift uitgespeeld
fault-a-contract-that-is-made-cannot-be-given-up = een contract dat gemaakt is kan niet worden opgegeven
fault-in-no-roem-is-credited = bij { $name } telt geen roem
fault-the-roem-of-two-hands-and-belote-cannot-be = twee handen met stuk kunnen geen { $roem } roem hebben
fault-tricks-of-which-the-bidder-won = slagen waarvan de bieder er { $won } won
fault-tricks = slagen
fault-with-the-jack-of-trump-which-roem-of-needs = { $fault } met de troefboer, die voor { $roem } roem nodig is
fault-no-contract-changes-the-trees-by-and = geen contract verandert de bomen met { $one } en { $other }
fault-deals-cannot-change-the-trees-by-and =
    { $deals } giften kunnen de bomen niet met { $one } en { $other } veranderen
fault-there-is-no-bid-tens-from-100-to-660-pandoer-or-overleg =
    er is geen bod “{ $bid }”: tientallen van 100 tot 660, pandoer of overleg
fault-a-tree-has-come-to-zero-the-match-would-be-over = een boom is op nul: de partij zou uit zijn

# blackjack

fault-there-are-1-to-not = het zijn er 1 tot { $most }, geen { $boxes }
fault-it-is-even-from-to-not = het is even, van { $least } tot { $most }, niet { $bet }
fault-a-box-has-1-to-not = een box heeft er 1 tot { $most }, geen { $hands }
fault-nobody-has-chips-for-its-bets = niemand heeft { $stake } fiches voor zijn inzetten
fault-hands-that-were-split-begin-with-cards-of-one-value-and-none-makes-these-totals =
    gesplitste handen beginnen met kaarten van één waarde, en geen ervan geeft deze totalen
fault-there-is-no-insurance-at-this-table = aan deze tafel is geen verzekering
fault-even-money-is-for-a-blackjack = even money is er voor een blackjack
fault-a-blackjack-is-not-insured = een blackjack wordt niet verzekerd
fault-there-is-no-surrender-at-this-table = aan deze tafel is geen opgave “{ $surrender }”
fault-only-the-first-two-cards-can-be-given-up = alleen de eerste twee kaarten kunnen worden opgegeven
fault-the-bank-ends-with-to-not = de bank eindigt met { $least } tot { $most }, niet met { $bank }
fault-a-blackjack-counts-not = een blackjack telt { $wanted }, niet { $bank }
fault-who-is-insured-sees-an-ace-and-against-an-ace-nobody-may-surrender =
    wie verzekerd is ziet een aas, en tegen een aas mag niemand opgeven
fault-there-are-aces-for-blackjacks = er zijn { $decks } azen voor { $naturals } blackjacks
fault-the-packs-have-not-the-cards-for-such-hands = de spellen kaarten hebben niet de kaarten voor zulke handen
fault-a-hand-counts-to-not = een hand telt { $least } tot { $most }, niet { $total }
fault-a-blackjack-is-21-with-two-cards-unsplit-and-not-doubled =
    een blackjack is 21 met twee kaarten, niet gesplitst en niet verdubbeld
fault-there-is-no-doubling-after-a-split-at-this-table = aan deze tafel wordt na een splitsing niet verdubbeld
fault-no-doubled-hand-counts = geen verdubbelde hand telt { $total }
fault-nobody-has-the-least-bet-of-the-match-is-over = niemand heeft de kleinste inzet van { $least }: de partij is uit
fault-the-cards-that-are-gone-are-wanted-as-text = hier horen de kaarten die weg zijn, als tekst
fault-with-cards-left-the-shoe-is-shuffled-before-a-round =
    met { $pack } kaarten over wordt de slof geschud voor een ronde
fault-seat-has-won-more-than-it-has = stoel { $seat } heeft meer gewonnen dan zij heeft
fault-that-seat-takes-no-part = die stoel doet niet mee

# boerenbridge

fault-players-get-1-to-cards-each-not = { $count } spelers krijgen elk 1 tot { $most } kaarten, geen { $given }
fault-no-round-with-each-gives = geen ronde met elk { $each } geeft { $cells }
fault-to-play-not = er spelen { $least } tot { $most }, geen { $seats }
fault-players-make-predictions-not = { $seats } spelers doen { $seats } voorspellingen, geen { $predicted }
fault-players-win-1-to-tricks-together-not = { $seats } spelers winnen samen 1 tot { $most } slagen, geen { $won }
fault-with-cards-the-dealer-may-not-make-the-predictions-together =
    met { $size } kaarten mag de gever de voorspellingen niet op { $size } laten uitkomen
fault-1-card = 1 kaart
fault-cards = { $count } kaarten
fault-after-rounds-a-total-is-to-not = na { $rounds } rondes is een totaal { $low } tot { $high }, niet { $totals }
fault-with-these-options-cannot-play = met deze afspraken kunnen er geen { $seats } spelen
fault-with-cards-one-predicts-0-to-tricks-not =
    met { $size } kaarten voorspel je 0 tot { $size } slagen, geen { $tricks }

# bonken

fault-double-takes-seats-or-none = bij “double” horen stoelen, of geen
fault-double-takes-different-seats-from-0-to-3-or-none-not =
    bij “double” horen verschillende stoelen van 0 tot 3, of geen, niet “{ $name }”
fault-there-is-no-game-there-are-troeven = er is geen spel “{ $game }”; er zijn: { $games }, troeven
fault-four-players-have-together-not = vier spelers hebben samen { $together }, niet { $counts }
fault-at-this-table-nobody-doubles = aan deze tafel doubleert niemand
fault-a-player-doubles-another-one-once = een speler doubleert een ander één keer
fault-one-of-the-four-chose-the-game-and-can-only-double-back =
    een van de vier koos het spel en kan alleen terugdoubleren
fault-has-one-loser-seat-0-to-3-not = { $game } heeft één verliezer, stoel 0 tot 3, niet { $loser }
fault-has-one-loser-and-nothing-to-count = { $game } heeft één verliezer, en er is niets te tellen
fault-has-no-single-loser = { $game } heeft niet één verliezer
fault-jacks-count-in-herenboeren-only = boeren tellen alleen in herenboeren
fault-a-player-doubles-another-one-seats-0-to-3-not-and =
    een speler doubleert een ander, stoelen 0 tot 3, niet { $seat } en { $other }
fault-there-is-no-game-there-are = er is geen spel { $name }; er zijn: { $choices }
fault-for-each-of-four-seats-a-list-of-games-is-wanted = voor elk van de vier stoelen hoort hier een lijst van spellen
fault-the-sheet-says-otherwise = het scoreblad zegt iets anders
fault-seat-has-chosen-times-not = stoel { $seat } heeft { $turns } keer gekozen, niet { $chosen } keer
fault-seat-cannot-choose-troeven-twice = stoel { $seat } kan niet twee keer troeven kiezen
fault-seat-had-to-choose-troeven-in-its-last-turn = stoel { $seat } moest in haar laatste beurt troeven kiezen
fault-is-there-twice = “{ $choices }” staat er twee keer
fault-seat-has-chosen-its-game = stoel { $seat } heeft haar spel gekozen
fault-brings-points-together-not = { $games } brengt samen { $together } punten, niet { $cells }
fault-points-are-a-number-of-s-not = punten gaan per { $unit }, dus niet { $cells }
fault-no-game = geen spel

# bridge

fault-deals-are-too-few-for-the-games-and-the-points-below-the-line =
    { $played } giften zijn te weinig voor de manches en de punten onder de streep
fault-name-the-entries-of-every-row-or-give-totals-alone = noem de posten van elke rij, of geef alleen totalen
fault-with-it-the-rubber-would-be-over = daarmee zou de robber uit zijn
fault-by-the-sheet-it-is-not = volgens het scoreblad is het { $found }, niet { $given }
fault-contracts-of-less-than-a-game-add-up-to-0-or-to-90-in-tens =
    contracten onder de manche zijn samen 0 of { $least } tot 90, in tientallen
fault-points-are-tens-not = punten zijn tientallen, niet { $totals }
fault-is-less-than-the-games-and-the-points-below-the-line =
    { $totals } is minder dan de manches en de punten onder de streep
fault-an-entry-has-a-column-0-or-1-points-and-a-place-below-or-above-the-line =
    een post heeft een kolom 0 of 1, punten, en een plaats onder of boven de streep
fault-before-the-end-of-a-rubber-no-deal-writes = voor het einde van een robber schrijft geen gift “{ $label }”
fault-only-contracts-stand-below-the-line-s1 = alleen contracten staan onder de streep (S1)
fault-its-entries-add-up-to-not-to = de posten zijn samen { $points }, niet { $cells }
fault-a-suit-alone-names-dummy-s-lowest-card-and-dummy-is-not-on-turn =
    een kleur alleen noemt de laagste kaart van de dummy, en die is niet aan de beurt
fault-it-is-0-1-or-2-not = het is 0, 1 of 2, niet { $doubled }
fault-a-seat-is-0-to-3-not = een stoel is 0 tot 3, niet { $declarer }
fault-a-side-wins-0-to-13-tricks-not = een partij wint 0 tot 13 slagen, geen { $tricks }
fault-in-the-only-deal-of-a-match-nobody-has-won-a-game-s8 =
    in de enige gift van een partij heeft niemand een manche (S8)
fault-this-table-does-not-play-honours = aan deze tafel tellen honneurs niet
fault-they-are-for-one-side-not-s12-a12 = het zijn er { $allowed } voor één kant, niet { $honours } (S12, A12)
fault-the-side-with-honours-wins-tricks-at-least-not =
    de kant met { $points } voor honneurs wint minstens { $least } slagen, geen { $won }
fault-a-passed-out-deal-has-no-declarer-doubles-tricks-or-honours =
    een rondpas heeft geen leider, doublet, slagen of honneurs
fault-the-rubber-is-over = de robber is uit
fault-is-no-contract-write-1c-to-7nt = “{ $contract }” is geen contract: schrijf 1C tot 7NT

# canasta

fault-first-melds-count-at-least-not = eerste combinaties tellen minstens { $least_meld }, geen { $melded }
fault-a-team-has-cards-or-more-which-count-at-least-not =
    een team heeft { $dealt } kaarten of meer, die minstens { $least } tellen, geen { $melded }
fault-who-goes-out-concealed-lays-eleven-cards-which-count-at-least-not =
    wie in één keer uitgaat legt elf kaarten, die minstens { $least } tellen, geen { $melded }
fault-without-a-meld-a-team-holds-cards-which-count-at-most-not =
    zonder combinatie heeft een team { $dealt } kaarten, die hoogstens { $most } tellen, geen { $left }
fault-the-cards-of-both-teams-count-at-least-not =
    de { $dealt } kaarten van beide teams tellen minstens { $least }, geen { $together }
fault-on-no-other-card-is-turned-up-it-starts-the-discard-pile =
    op { $card } wordt geen kaart gedraaid: hij begint de aflegstapel
fault-layoff-takes-a-card-and-a-meld = bij “layoff” horen een kaart en een combinatie
fault-layoff-takes-one-card-at-a-time = bij “layoff” hoort één kaart tegelijk
fault-there-are-not-that-many-cards = zoveel kaarten zijn er niet
fault-takes-cards = bij “{ $name }” horen kaarten
fault-these-cards-are-no-meld = deze kaarten zijn geen combinatie
fault-no-melds-with-clean-and-dirty-canastas-count =
    geen combinaties met { $clean } zuivere en { $dirty } onzuivere canasta’s tellen { $melded }
fault-and-are-too-little-for-the-canastas-of-both-few-ranks-count-five =
    { $first } en { $second } zijn te weinig voor de canasta’s van beide: weinig waarden tellen vijf
fault-there-are-four-red-threes-not-and = er zijn vier rode drieën, geen { $first } en { $second }
fault-only-one-side-goes-out = maar één kant gaat uit
fault-melds-and-hands-together-count-at-most-not =
    combinaties en handen tellen samen hoogstens { $most }, geen { $together }
fault-four-hands-of-eleven-count-at-most-not = vier handen van elf tellen hoogstens { $most }, geen { $together }
fault-there-are-four-red-threes-not = er zijn vier rode drieën, geen { $red_threes }
fault-clean-and-dirty-canastas = { $clean } zuivere en { $dirty } onzuivere canasta’s
fault-a-team-has-0-to-canastas-not = een team heeft 0 tot { $ranks } canasta’s, geen { $canastas }
fault-who-goes-out-has-a-canasta-on-his-side = wie uitgaat heeft aan zijn kant een canasta
fault-cards-count-5-or-more-each-and-of-the-team-hold-some-not =
    kaarten tellen elk 5 of meer, en { $holders } van het team hebben er: geen { $left }
fault-one-pack-has-no-clean-and-dirty-canastas-so-shared =
    één spel heeft geen { $cleans } zuivere en { $dirties } onzuivere canasta’s, zo verdeeld
fault-with-and-the-match-would-be-over = met { $first } en { $second } zou de partij uit zijn
fault-scores-are-multiples-of-5-not = scores zijn veelvouden van 5, niet { $cell }
fault-a-team-scores-to-not = een team scoort { $least } tot { $most } { $rounds }, niet { $cell }

# cinch

fault-a-change-is-the-card-that-goes-and-the-one-that-comes-back-such-as-change-7h-6h =
    een wissel is de kaart die gaat en de kaart die terugkomt, zoals “change 7H 6H”
fault-a-side-is-0-or-1-not = een kant is 0 of 1, niet { $side }
fault-to = { $least } tot { $most }
fault-it-is-not-r7-r8 = het is { $allowed }, niet { $bid } (R7, R8)
fault-both-sides-together-have-points-not-and-s1 =
    beide kanten hebben samen { $total } punten, niet { $first } en { $second } (S1)
fault-or-after-four-passes = { $bids }, of { $owed } na vier keer passen
fault-and-are-not-the-score-of-in-each-one-side-scores-its-lead-an-even-number-up-to-or-to-for-a-set =
    { $first } en { $second } zijn niet de score van { $deals }: in elke gift schrijft één kant haar voorsprong, een even getal tot { $lead }, of { $least } tot { $most } na een misser
fault-with-it-the-match-would-be-over = daarmee zou de partij uit zijn
fault-four-players-draw-for-four-seats = vier spelers trekken om vier stoelen
fault-some-players-drew-alike-and-draw-again = enkele spelers trokken gelijk en trekken opnieuw

# duizenden

fault-cards-are-left-too-few-for-the-discard-and-thirteen-of-each-player =
    er zijn { $count } kaarten over, te weinig voor de aflegstapel en dertien voor elke speler
fault-who-has-laid-nothing-holds-cards-not = wie niets gelegd heeft heeft { $count } kaarten, geen { $held }
fault-take-pile-takes-the-two-cards-of-your-hand-that-make-a-set-with-the-top-card =
    bij “take pile” horen de twee kaarten van je hand die met de bovenste een combinatie vormen
fault-discard-takes-one-card-or-two-equal-ones = bij “discard” hoort één kaart, of twee gelijke
fault-from-on-the-cards-are-no-sets-one-after-the-other =
    vanaf { $first } zijn de kaarten geen combinaties achter elkaar
fault-hands-are-wanted-one-for-each-seat-not = hier horen { $seats } handen, een voor elke stoel, geen { $hands }
fault-the-round-ends-when-one-has-no-cards-left-not-seats-and =
    de ronde eindigt als één geen kaarten meer heeft, niet stoelen { $first } en { $second }
fault-all-cards-are-named-none-was-discarded-last = alle kaarten zijn genoemd: er is geen als laatste weggelegd
fault-who-has-no-cards-left-has-laid-or-more-not =
    wie geen kaarten meer heeft, legde er { $count } of meer, geen { $laid }
fault-with-cards-laid-two-equal-ones-were-discarded-last-and-the-packs-have-none =
    met { $laid } gelegde kaarten gingen als laatste twee gelijke weg, en die zijn er niet
fault-all-cards-count-not = alle kaarten tellen { $most } { $rounds }, niet { $together }
fault-the-packs-have-times-not = de spellen kaarten hebben { $card } { $count } keer, niet { $given } keer

# eenendertigen

fault-in-a-round-the-lowest-of-those-who-are-in-lose-one-point-not =
    in een ronde verliest de laagste van wie meedoen één punt, niet { $cells }
fault-no-winners-of-have = geen winnaars van { $rounds } hebben { $cells }
fault-a-round = een ronde
fault-a-swap-is-one-card-of-the-hand-for-one-card-of-the-pot-such-as-swap-9s-qh =
    een ruil is één kaart van de hand voor één kaart van de pot, zoals “swap 9S QH”
fault-nobody-is-ever-out-of-the-match-where-the-highest-hand-wins = niemand valt ooit af waar de hoogste hand wint
fault-a-showdown-has-at-least-two-hands = bij een opening zijn er minstens twee handen
fault-the-pack-has-no-such-hands-at-once = het spel kaarten heeft zulke handen niet tegelijk: { $hands }
fault-no-hand-counts-hands-count = geen hand telt { $value }; handen tellen { $known }
fault-seat-is-out-of-the-match = stoel { $dealer } is afgevallen
fault-who-sits-on-the-schopstoel-has-no-points-left = wie op de schopstoel zit heeft geen punten meer
fault-rounds-before-it-cost-more-than-points = { $deal_number } rondes ervoor kostten meer dan { $lost } punten
fault-the-sheet-leaves-not = het scoreblad laat { $points } over, niet { $lives }
fault-these-points-take-rounds-before-it-at-least = voor deze punten zijn minstens { $sheet } rondes nodig

# eenenvijftigen

fault-after-the-card-stands-what-it-counts-such-as-10s-10-or-ad-11 =
    na de kaart staat wat hij telt, zoals “10S -10” of “AD 11”
fault-a-play-is-a-card-with-a-ten-or-an-ace-what-it-counts-10s-10-ad-11 =
    een zet is een kaart, bij een tien of aas met wat hij telt: “10S -10”, “AD 11”
fault-are-not-the-minus-points-of-each-has-one-loser-or-none =
    { $cells } zijn niet de strafpunten van { $rounds }: elke ronde heeft één verliezer, of geen

# ezelen

fault-after-rounds-nobody-has-more-than = na { $deal_number } rondes heeft niemand meer dan { $most }
fault-the-sheet-has-given-not = het scoreblad gaf { $gained }, niet { $letters }
fault-each-seat-slaps-once-r16 = elke stoel slaat één keer (R16)
fault-a-false-slap-ends-the-round-nobody-reacts-to-it-p1 = een valse klap eindigt de ronde: niemand reageert erop (P1)

# hartenjagen

fault-a-match-has-part-1-and-part-2-not = een partij heeft deel 1 en deel 2, niet { $part }
fault-four-players-take-points-together-not = vier spelers pakken samen { $points } punten, niet { $given }
fault-who-has-the-queen-of-spades-has-points-at-least-unlike =
    wie schoppenvrouw heeft, heeft minstens { $least } punten, anders dan { $given }
fault-no-round-of-part-two-brings = geen ronde van deel twee brengt { $brought }
fault-no-round-of-part-one-brings = geen ronde van deel één brengt { $brought }
fault-part-is-being-played-not = { $reason }: er wordt deel { $second } gespeeld, niet deel { $part }
fault-who-takes-all-points-chooses-one-of = wie alle { $points } punten pakt kiest een van { $choices }
fault-there-is-a-choice-only-after-all-points-in-part-one = er is alleen een keuze na alle punten in deel één
fault-rounds-change-a-total-by-at-most = { $deals } rondes veranderen een totaal met hoogstens { $points }
fault-a-total-is-0-or-less-after-a-round-of-part-two-the-match-would-be-over =
    een totaal is 0 of minder na een ronde van deel twee: de partij zou uit zijn
fault-a-total-has-come-to = een totaal is op { $target } gekomen
fault-no-total-has-come-to = geen totaal is op { $target } gekomen

# jokeren

fault-nobody-gets-cards = { $rounds } krijgt niemand { $cells } kaarten
fault-who-goes-out-has-no-cards-left-seat-has = wie uitgaat heeft geen kaarten meer, stoel { $seat } heeft er { $cards }
fault-who-does-not-go-out-holds-cards-or-1-to-once-he-has-come-out-not =
    wie niet uitgaat heeft { $count } kaarten, of 1 tot { $most } als hij al lag, geen { $cards }

# kingen

fault-there-are-deals-1-to-not = er zijn giften 1 tot { $deals }, geen { $deal }
fault-in-deal-four-players-win-together-not = in gift { $deal } winnen vier spelers samen { $wanted }, niet { $given }
fault-deal-does-not-give = gift { $deal } geeft geen { $cells }
fault-after-deals-the-totals-add-up-to-not = na { $deals } giften zijn de totalen samen { $worth }, niet { $totals }
fault-after-deals-a-total-is-to-not = na { $deals } giften is een totaal { $low } tot { $high }, niet { $totals }
fault-who-wins-the-seventh-and-the-last-trick-counts-in-deal-6-only =
    wie de zevende en de laatste slag wint telt alleen in gift 6
fault-the-seventh-and-the-last-trick-are-won-by-seats-0-to-3-not =
    de zevende en de laatste slag worden gewonnen door stoel 0 tot 3, niet { $seat }
fault-it-is-shuffled-before-every-deal = er wordt voor elke gift geschud

# klaverjassen

fault-both-sides-together-have-not-and = beide kanten hebben samen { $total }, niet { $first } en { $second }
fault-the-side-without-a-trick-has-no-points-and-no-roem = de kant zonder slag heeft geen punten en geen roem
fault-no-whole-tricks-have-and-the-others-points = geen hele slagen hebben { $first } en de andere { $second } punten
fault-no-tricks-with-and-points-hold-roem-of-and =
    geen slagen met { $first } en { $second } punten hebben { $roem } en { $other } roem
fault-no-combinations-make = geen combinaties geven { $roem }
fault-and-are-not-the-points-of-each-has-and-what-roem-and-pit-bring =
    { $first } en { $second } zijn niet de punten van { $deals }: elke gift heeft { $every }, en wat roem en pit brengen

# kleurenwiezen

fault-there-is-no-contract-there-are = er is geen contract “{ $contract }”; er zijn: { $name }
fault-has-no-trump-suit = { $name } heeft geen troefkleur
fault-has-a-trump-suit = { $name } heeft een troefkleur
fault-a-join-names-a-suit-and-8-to-13-tricks = bij meegaan horen een kleur en 8 tot 13 slagen
fault-only-one-player-deals-and-after-a-wrong-deal-he-deals-again-p2 =
    er geeft maar één speler, en na verkeerd geven geeft hij opnieuw (P2)
fault-only-one-player-can-hold-three-aces-p3 = maar één speler kan drie azen hebben (P3)
fault-they-are-different-seats-from-0-to-3-not = het zijn verschillende stoelen van 0 tot 3, niet { $players }
fault-is-not-played-by = { $name } wordt niet met { $players } gespeeld
fault-has-one-number-for-each-game-not = { $name } heeft één getal voor elk spel, niet { $tricks }
fault-four-players-together-take-tricks-not = vier spelers pakken samen { $most } slagen, geen { $tricks }
fault-the-pair-of-troel-has-the-ace-of-trumps-which-takes-a-trick-r11-r15 =
    het paar van de troel heeft troefaas, en dat pakt een slag (R11, R15)
fault-a-deal-ends-by-a-verdict-a-concession-or-a-claim-not-by-two-of-them =
    een gift eindigt met een uitspraak, een opgave of een claim, niet met twee daarvan
fault-there-is-no-seat = er is geen stoel { $offender }
fault-nothing-was-left-to-concede = er viel niets op te geven
fault-nothing-was-left-to-claim = er viel niets te claimen
fault-all-tricks-were-played = alle slagen waren gespeeld: { $left }
fault-with-tricks-was-decided = met { $tricks } slagen was { $name } beslist: { $left }
fault-has-no-amount-there-are = { $clause } heeft geen bedrag; er zijn: { $penalties }
fault-only-after-a-wrong-deal-all-four-may-agree-p2 = alleen na verkeerd geven mogen alle vier het eens worden (P2)
fault-without-a-contract-there-is-nothing-but-penalties = zonder contract zijn er alleen straffen
fault-there-is-no-jury-to-be-called-p11 = er is geen jury die geroepen kan worden (P11)
fault-the-jury-is-called-by-the-bidder-p11 = de jury wordt geroepen door de bieder (P11)
fault-nobody-asks-the-jury-for-p11 = niemand vraagt de jury voor { $contract } (P11)
fault-is-at-most-and = { $clause } is hoogstens -{ $most } en +{ $each }
fault-is-and = { $clause } is -{ $most } en +{ $each }

# liegen

fault-a-game-is-won-by-at-least-one-seat-each-named-once =
    een spel wordt gewonnen door minstens één stoel, elk één keer genoemd

# manillen

fault-takes-cards-beside-the-turned-up-card = op “{ $place }” komen { $count } kaarten naast de gedraaide kaart
fault-the-match-ends-at-it-would-be-over = de partij eindigt bij { $target }: ze zou uit zijn
fault-both-sides-together-win-tricks-not-and =
    beide kanten winnen samen { $count } slagen, niet { $first } en { $second }
fault-cards-cannot-have-points-together = { $tricks } kaarten kunnen samen geen { $points } punten hebben
fault-and-are-not-the-score-of-in-each-one-side-scores-an-even-number-up-to =
    { $first } en { $second } zijn niet de score van { $deals }: in elke gift schrijft één kant een even getal tot { $total }
fault-four-players-draw = vier spelers trekken

# manillen-tornooi

fault-both-pairs-together-have-not-and = beide paren hebben samen { $card_points }, niet { $first } en { $second }
fault-a-deal-counts-once-twice-or-four-times-not-times = een gift telt één, twee of vier keer, niet { $multiplier } keer
fault-in-this-round-the-scorer-s-partner-is-seat-not =
    in dit boompje is de maat van de schrijver stoel { $seats }, niet { $partner }
fault-a-counter-knock-answers-a-knock = een tegenklop beantwoordt een klop
fault-without-trumps-there-is-no-counter-knock = zonder troef is er geen tegenklop
fault-scores-of-deals-and-penalties-are-not-negative = scores van giften en straffen zijn niet negatief
fault-there-cannot-be-misdeals = er kunnen geen { $misdeals } misgiften zijn
fault-in-each-deal-one-pair-scores-up-to-both-partners-alike-cannot-be =
    in elke gift schrijft één paar tot { $most }, beide maten evenveel: { $text } kan niet
fault-seats-and-are-partners-and-seats-and-cannot-be =
    stoelen { $first } en { $second } zijn maten, en stoelen { $third } en { $fourth }: { $text } kan niet
fault-no-deal-brings = geen gift brengt { $text }
fault-a-list-of-four-cards-is-wanted-or-of-four-empty-texts =
    hier hoort een lijst van vier kaarten, of van vier lege teksten
fault-everybody-has-drawn-or-nobody = iedereen heeft getrokken, of niemand
fault-everybody-draws-or-those-do-again-who-drew-the-same-rank =
    iedereen trekt, of wie dezelfde waarde trokken doen het over
fault-everybody-draws-when-no-card-has-been-drawn-fewer-after-equal-ranks =
    iedereen trekt als er nog niet getrokken is, minder na gelijke waarden
fault-penalties-are-multiples-of-not-seat = straffen zijn veelvouden van { $unit }, niet { $penalty } (stoel { $seat })
fault-where-cards-are-checked-nobody-has-penalties-p8 = waar kaarten worden nagekeken heeft niemand straf (P8)
fault-seat-cannot-have-in-this-deal = stoel { $seat } kan in deze gift geen { $noted } hebben
fault-cards-are-drawn-before-the-first-deal-of-a-later-boompje-only =
    er wordt alleen getrokken voor de eerste gift van een later boompje
fault-a-deal-is-dealt-again-only-where-cards-are-not-checked-p8 =
    er wordt alleen opnieuw gegeven waar kaarten niet worden nagekeken (P8)
fault-after-the-signal-only-a-deal-that-was-stopped-is-dealt-again-a9 =
    na het sein wordt alleen een gestopte gift opnieuw gegeven (A9)

# mao

fault-secret-rule = geheime regel { $number }
fault-a-list-of-rules-is-wanted-in-the-order-in-which-they-were-made =
    hier hoort een lijst van regels, in de volgorde waarin ze gemaakt zijn
fault-it-has-an-owner-and-a-rule-and-it-may-be-withdrawn-or-shown-to-others =
    zij heeft een eigenaar en een regel, en kan ingetrokken zijn of aan anderen getoond
fault-does-not-go-together = “{ $given }” past niet bij elkaar
fault-the-game-master-has-made-two-and-each-winner-of-a-round-one-not =
    de spelleider maakte er twee, en elke winnaar van een ronde één: { $wanted }, geen { $owners }
fault-no-rule-can-have-contradicted-it-so-it-was-not-withdrawn =
    geen regel kan ermee in strijd zijn geweest, dus zij is niet ingetrokken
fault-only-a-rule-that-contradicts-another-is-shown-to-the-game-master =
    alleen een regel die met een andere in strijd is wordt getoond, aan de spelleider
fault-it-was-made-by-seat-not = zij is gemaakt door stoel { $maker }, niet { $made }
fault-there-was-the-same-rule-in-force = dezelfde regel gold al
fault-cannot-be-won-times = { $rounds } kunnen niet { $cells } keer gewonnen zijn
fault-there-is-no-seat-among-to-be-the-game-master =
    er is geen stoel { $master } bij { $seats } stoelen om spelleider te zijn
fault-a-rule-is-a-trigger-and-an-obligation-such-as-rank-7-call-dank-u =
    een regel is een aanleiding en een plicht, zoals rank:7 call:dank_u
fault-name-a-player-p0-p1 = noem een speler: p0, p1 …
fault-name-a-rule-by-its-number = noem een regel bij zijn nummer
fault-is-no-signal-there-are = “{ $rest }” is geen teken: er zijn { $signals }
fault-one-chair-at-a-time = één stoel tegelijk
fault-a-play-is-a-card-and-the-signals-given-with-it = een zet is een kaart, en de tekens die erbij worden gegeven
fault-one-signal-at-a-time-or-several-with-the-card-9h-mao-dank-u =
    één teken tegelijk, of meer bij de kaart: 9H mao dank_u
fault-the-reasons-are = de redenen zijn { $reasons }
fault-is-no-rule = { $payload } is geen regel
fault-seat-is-the-game-master-and-deals = stoel { $seat } is de spelleider en geeft
fault-before-the-first-round-the-game-master-has-made-none = voor de eerste ronde heeft de spelleider er geen gemaakt

# ninety-nine

fault-a-bid-is-0-to-not = een bod is 0 tot { $most }, niet { $bids }
fault-three-players-win-tricks-together-not = drie spelers winnen samen { $wanted } slagen, geen { $given }
fault-no-round-gives = geen ronde geeft { $cells }
fault-after-rounds-a-total-is-0-to-not = na { $rounds } rondes is een totaal 0 tot { $most }, niet { $totals }
fault-rounds-cannot-bring-points-together = { $rounds } rondes kunnen samen geen { $totals } punten brengen
fault-without-an-extra-bid-there-is-no-bidder = zonder extra bod is er geen bieder
fault-an-extra-bid-is-one-of-seat-0-1-or-2-not = een extra bod is van stoel 0, 1 of 2, niet { $bidder }

# pandoeren

fault-there-is-no-bid = er is geen bod “{ $bid }”
fault-is-no-bid-points-go-by-tens-from-to-r4-r6 =
    “{ $text }” is geen bod: punten gaan per tien van { $least } tot { $most } (R4, R6)
fault-is-no-bid-pandoer-goes-by-twenties-up-to-r6 =
    “{ $text }” is geen bod: pandoer gaat per twintig tot { $pandoer } (R6)
fault-roem-and-stuk-do-not-count-in = bij { $name } tellen roem en stuk niet
fault-the-winners-of-tricks-are-wanted-not-of = hier horen de winnaars van { $wanted } slagen, niet van { $given }
fault-with-roem-of-they-hold-the-jas-and-win-at-least-one-trick =
    met { $roem } roem hebben zij de jas en winnen zij er minstens één slag mee
fault-no-two-hands-have-roem-of-and-stuk = geen twee handen hebben { $roem } roem en stuk
fault-no-two-hands-have-roem-of = geen twee handen hebben { $roem } roem
fault-is-played-with-the-holder-of-the-called-card = { $name } wordt gespeeld met wie de gevraagde kaart heeft
fault-is-played-alone-not-with-seat = { $name } wordt alleen gespeeld, niet met stoel { $partner }
fault-a-trick-is-won-by-seat-0-1-2-or-3-not = een slag is van stoel 0, 1, 2 of 3, niet { $winner }
fault-seat-holds-the-jas-and-wins-at-least-one-trick-with-it =
    stoel { $holder } heeft de jas en wint er minstens één slag mee
fault-of-these-tricks = { $won } van deze slagen
fault-with-the-jas-as-roem-of-needs-it = { $fault } met de jas, die voor { $roem } roem nodig is
fault-nobody-is-his-own-partner-seat = niemand is zijn eigen maat: stoel { $partner }
fault-deals-cannot-bring-at-most-each = { $played } giften kunnen geen { $given } brengen: elk hoogstens { $most }
fault-no-contract-brings = geen contract brengt { $given }

# patience

fault-is-not-how-is-dealt-one-open-card-on-its-face-down-ones =
    “{ $text }” is niet hoe “{ $place }” gedeeld wordt: één open kaart op de dichte
fault-t-has-no-open-card-its-top-card-is-turned-up-at-once-r7 =
    T{ $pile } “{ $text }” heeft geen open kaart: de bovenste wordt meteen gedraaid (R7)
fault-patience-is-played-by-1-not = patience speel je met 1, niet met { $given }
fault-a-list-of-moves-is-wanted-such-as-0-draw = hier hoort een lijst van zetten, zoals "0: draw"
fault-a-list-of-columns-is-wanted-such-as-2-qh-js = hier hoort een lijst van kolommen, zoals "2|QH JS"
fault-t-wants-cards-face-down-only-are-not-named-yet =
    op T{ $pile } liggen { $count } kaarten dicht; er zijn er nog maar { $unnamed } niet genoemd
fault-there-is-no-column-t-t1-to-t7 = er is geen kolom T{ $number }: T1 tot T7
fault-t-does-not-join-on-r4 = T{ $pile } “{ $text }”: { $card } past niet op { $deeper } (R4)
fault-a-position-by-its-table-has-no-such-part-there-are =
    een positie volgens de tafel heeft zo’n deel niet; er zijn: { $known }
fault-a-text-with-cards-is-wanted = hier hoort een tekst met kaarten
fault-there-is-no-column-t1-to-t7 = er is geen kolom { $name }: T1 tot T7
fault-t-is-a-text-such-as-2-qh-js-not = T{ $number } is een tekst, zoals "2|QH JS", niet { $text }
fault-only-from-one-column-to-another-a-number-of-cards-is-named =
    “{ $text }”: alleen van kolom naar kolom wordt een aantal kaarten genoemd
fault-a-move-names-two-places-such-as-t1-t2-t1-f-w-t3-or-w-f =
    een zet noemt twee plaatsen, zoals T1>T2, T1>F, W>T3 of W>F
fault-0-to-cards-lie-on-the-foundations-not = op de eindstapels liggen 0 tot { $cards } kaarten, geen { $foundation }

# pesten

fault-a-play-is-a-card-with-a-jack-the-suit-it-names-and-last-card-where-that-is-called =
    een zet is een kaart, bij een boer met de kleur die hij noemt, en “last card” waar dat geroepen wordt

# poker

fault-no-hidden-hands-were-found-that-lose-as-those-in-the-view-did =
    er zijn geen dichte handen gevonden die verliezen zoals die in de blik
fault-no-hidden-hand-was-found-that-loses-as-one-in-the-view-did =
    er is geen dichte hand gevonden die verliest zoals een in de blik
fault-needs-a-view-of-a-seat-how-much-it-is-depends-on-the-chips =
    “{ $text }” vraagt de blik van een stoel: hoeveel het is hangt van de fiches af
fault-a-number-for-each-of-seats-is-wanted = hier hoort een getal voor elk van de { $seats } stoelen
fault-who-was-dealt-no-cards-has-not-folded = wie geen kaarten kreeg heeft niet gepast
fault-somebody-is-left-who-has-not-folded = er blijft iemand over die niet gepast heeft
fault-at-least-two-play = er spelen er minstens twee
fault-the-dealer-is-one-of-those-who-play = de gever is een van wie spelen
fault-from-the-hand-before-at-most-can-have-stayed-not =
    van de vorige hand kan hoogstens { $most } gebleven zijn, geen { $carried }
fault-different-seats-of-are-wanted-not = hier horen verschillende stoelen van de { $seats }, geen { $given }
fault-are-no-whole-chips = { $amount } zijn geen hele fiches
fault-seat-has-no-chips = stoel { $seat } heeft geen fiches
fault-who-has-called-the-highest-bet-folds-only-while-another-still-has-chips =
    wie de hoogste inzet meeging past alleen zolang een ander nog fiches heeft
fault-such-bets-cannot-have-followed-each-other = zulke inzetten kunnen niet op elkaar gevolgd zijn
fault-nobody-could-call-what-seat-bet = niemand kon meegaan met wat stoel { $first } inzette
fault-there-are-not-that-many-chips-in-the-match = zoveel fiches zijn er niet in de partij
fault-everybody-is-all-in-and-there-were-more-chips = iedereen is all-in, en er waren meer fiches
fault-seat-folded-and-has-not-paid-blind-and-ante = stoel { $seat } paste, en heeft blind en ante niet betaald
fault-seat-folded-with-less-than-a-big-blind = stoel { $seat } paste met minder dan een big blind
fault-seat-has-not-folded-and-put-nothing-in = stoel { $seat } heeft niet gepast, en niets ingezet
fault-seat-folded-with-more-than-anybody-left-has-put-in =
    stoel { $seat } paste met meer dan wie overbleef heeft ingezet
fault-seat-was-not-behind-anybody-so-it-put-in-no-more =
    stoel { $seat } liep bij niemand achter, en zette dus niets meer in
fault-nobody-was-asked-so-nobody-folded = niemand werd gevraagd, dus niemand paste
fault-the-small-blind-was-not-behind-anybody-so-it-did-not-fold =
    de small blind liep bij niemand achter, en paste dus niet
fault-together-they-are-at-most = samen zijn ze hoogstens { $most }
fault-fewer-than-two-have-chips-the-match-is-over = minder dan twee hebben fiches: de partij is uit
fault-seat-has-no-chips-so-the-deal-has-moved-on = stoel { $dealer } heeft geen fiches, dus de gever is doorgeschoven
fault-a-list-is-wanted-of-chips-winners-and-dealer = hier hoort een lijst van fiches, winnaars en gever
fault-at-this-table-nothing-is-carried-over-odd-chips =
    aan deze tafel gaat er niets over naar de volgende hand (odd_chips)
fault-winners-are-different-seats-and-chips-are-whole-chips = winnaars zijn verschillende stoelen, en fiches zijn heel
fault-is-no-multiple-of-the-smallest-chip = { $amount } is geen veelvoud van de kleinste fiche, { $chip }

# presidenten

fault-these-rules-are-for-at-the-table-players-not =
    deze regels zijn voor { $players } aan tafel (players), niet voor { $given }
fault-these-rules-are-for-at-the-table-players-not-for =
    deze regels zijn voor { $players } aan tafel (players), niet voor { $seats }
fault-is-no-seat = “{ $word }” is geen stoel
fault-an-order-names-what-and-to-whom-such-as-order-bow-3 =
    een bevel noemt wat ({ $orders }) en aan wie, zoals “order bow 3”
fault-is-no-order-there-are = “{ $said }” is geen bevel: er zijn { $orders }
fault-an-order-says-by-to-order-and-perhaps-done = een bevel zegt “by”, “to”, “order”, en misschien “done”
fault-an-order-is-one-of-done-is-true-or-false = een bevel is een van { $orders }; done is true of false
fault-seat-is-not-lower-in-rank-than-seat = stoel { $target } staat niet lager dan stoel { $giver }
fault-seat-gives-seat-one-order = stoel { $giver } geeft stoel { $target } één bevel
fault-presidenten-is-played-by-4-to-7-not = presidenten speel je met 4 tot 7, niet met { $given }
fault-every-seat-from-0-to-goes-out-once-which-does-not-say =
    elke stoel van 0 tot { $last } gaat één keer uit, en dat zegt { $given } niet
fault-each-seat-from-0-to-sits-on-one-chair = elke stoel van 0 tot { $seats } zit op één plaats
fault-after-the-last-row-they-are-not = na de laatste rij zijn het { $last }, niet { $given }
fault-the-rounds-before-had-presidents-not =
    de { $played } rondes ervoor hadden { $played } presidenten, niet { $given }
fault-each-of-the-places-1-to-is-taken-once = elk van de plaatsen 1 tot { $seats } is één keer bezet
fault-nobody-has-changed-chairs-before-the-first-round = voor de eerste ronde is niemand van plaats veranderd
fault-say-who-sits-where-after-the-last-round-or-give-its-row-of-the-sheet =
    zeg wie waar zit na de laatste ronde, of geef de rij van het scoreblad
fault-seat-became-president-or-more-times-not =
    stoel { $seat } werd { $count } keer of vaker president, niet { $given } keer
fault-a-list-of-orders-is-wanted = hier hoort een lijst van bevelen
fault-the-options-allow-none = de afspraken staan er geen toe
fault-nobody-has-a-rank-before-the-first-round = voor de eerste ronde heeft niemand een rang

# rikken

fault-players-cannot-have-contracts = { $players } spelers kunnen geen { $rungs } contracten hebben
fault-only-equal-bids-are-played-together-not = alleen gelijke biedingen worden samen gespeeld, niet { $contract }
fault-they-are-given-for-each-of-the-players-not = ze worden voor elk van de spelers gegeven, niet { $tricks }
fault-the-bidder-of-troela-has-the-ace-of-trumps-which-takes-a-trick-r9-r11 =
    de bieder van troela heeft troefaas, en dat pakt een slag (R9, R11)

# rumba

fault-a-hand-has-cards = een hand heeft { $count } kaarten
fault-is-named-twice = “{ $word }” is twee keer genoemd
fault-players-who-are-in-win-tricks-together-not =
    { $wanted } spelers die meedoen winnen samen { $together } slagen, geen { $given }
fault-who-calls-rumba-is-in = wie rumba roept doet mee
fault-a-caller-of-rumba-never-plays-alone = wie rumba roept speelt nooit alleen
fault-after-rounds-nobody-has-more-than-points = na { $rounds } rondes heeft niemand meer dan { $most } punten
fault-the-winners-are-among-seats-0-to-not = de winnaars zijn stoelen van 0 tot { $totals }, niet { $winners }

# rummy

fault-rummy-has-no-jokers = rummy heeft geen jokers
fault-meld-takes-the-cards-of-a-meld = bij “meld” horen de kaarten van een combinatie
fault-layoff-takes-a-card = bij “layoff” hoort een kaart
fault-winners-score-to-each-not = { $rounds } schrijven winnaars elk { $least } tot { $most }, niet { $cells }
fault-no-hands-of-at-most-cards-from-one-pack-count =
    geen handen van hoogstens { $most } kaarten uit één spel tellen { $given }
fault-who-goes-out-has-no-cards-left-seat-has-points =
    wie uitgaat heeft geen kaarten meer, stoel { $seat } heeft { $points } punten
fault-who-does-not-go-out-holds-1-to-cards-which-count-1-to-not =
    wie niet uitgaat heeft 1 tot { $most } kaarten, die 1 tot { $highest } tellen, geen { $points }

# shithead

fault-three-different-cards-lie-open = er liggen drie verschillende kaarten open
fault-blind-cards-lie-on-places-1-to = dichte kaarten liggen op plaats 1 tot { $blind_cards }
fault-the-pile-is-picked-up-behind-one-open-card-at-most = de stapel wordt opgepakt achter hoogstens één open kaart
fault-a-round-has-at-least-one-shithead-r34-r35 = een ronde heeft minstens één shithead (R34, R35)
fault-each-is-named-once = elk wordt één keer genoemd
fault-each-round-before-had-a-shithead-give-the-rows-of-these-or-the-totals =
    elke ronde ervoor had een shithead: geef de rijen van deze { $played }, of de totalen
fault-a-list-of-proposals-is-wanted = hier hoort een lijst van voorstellen
fault-a-proposal-says-by-and-task-one-of = een voorstel zegt “by” en “task”, een van { $tasks }
fault-seat-cannot-have-proposed-a-task-or-not-twice-t2 =
    stoel { $seat } kan geen taak hebben voorgesteld, of niet twee keer (T2)

# skat

fault-the-skat-alone = de skat alleen
fault-tricks-and-the-skat = { $tricks } slagen en de skat
fault-no-cards-make-points = geen { $cards } kaarten, { $won }, zijn samen { $points } punten
fault-these-rules-are-for-4-at-the-table-players-not-for-3 = deze regels zijn voor 4 aan tafel (players), niet voor 3
fault-deals-cannot-be-shared-equally-by-4-deals = { $deals } giften kunnen niet eerlijk over 4 verdeeld worden (deals)
fault-a-game-is-one-of-c-d-h-s = een spel is een van: C, D, H, S, { $games }
fault-it-is-one-of-not = het is een van { $games }, niet { $game }
fault-is-no-value-of-the-ladder-r5 = { $bid } is geen waarde van de ladder (R5)
fault-it-is-schneider-schwarz-or-open-not = het is schneider, schwarz of open, niet { $announcement }
fault-there-are-points-not = er zijn { $total } punten, geen { $points }
fault-nothing-is-announced-in-a-nul-game-r14 = in een nulspel wordt niets aangekondigd (R14)
fault-a-nul-game-has-no-matadors-r20 = een nulspel heeft geen matadors (R20)
fault-a-nul-game-of-is-not-chosen-at-a-bid-of-r16 =
    een nulspel van { $value } wordt niet gekozen bij een bod van { $bid } (R16)
fault-a-nul-game-ends-with-declarer-s-first-trick-not-with-r25 =
    een nulspel eindigt met de eerste slag van de leider, niet met { $tricks } (R25)
fault-who-has-looked-at-the-skat-announces-nothing-r14 = wie de skat heeft bekeken kondigt niets aan (R14)
fault-one-plays-with-or-without-1-to-matadors-not = je speelt met of zonder 1 tot { $most } matadors, niet { $matadors }
fault-with-matadors-declarer-wins-tricks-at-least = met { $count } matadors wint de leider minstens { $least } slagen
fault-without-matadors-declarer-wins-tricks-at-most =
    zonder { $count } matadors wint de leider hoogstens { $most } slagen
fault-the-cards-of-tricks-and-the-skat-have-to-points-not =
    de kaarten van { $tricks } slagen en de skat hebben { $least } tot { $most } punten, geen { $points }
fault-no-cards-have-points-together = geen kaarten hebben samen { $points } punten
fault-when-everybody-passed-there-is-nothing-else-to-say-r11 = als iedereen paste is er verder niets te zeggen (R11)
fault-only-declarer-s-score-changes-in-a-deal = in een gift verandert alleen de score van de leider
fault-no-deal-scores = geen gift scoort { $cells }
fault-seat-dealt-and-sat-out-r3 = stoel { $rest } gaf en deed niet mee (R3)
fault-are-not-the-scores-of-deals = { $cells } zijn niet de scores van { $deals } giften

# toepen

fault-who-lost-his-last-life-at-the-exchange-plays-no-further =
    wie zijn laatste leven bij het ruilen verloor speelt niet verder
fault-each-of-seats-has-0-to-lives = elk van de { $seats } stoelen heeft 0 tot { $lives } levens
fault-a-round-has-at-least-two-players = een ronde heeft minstens twee spelers
fault-the-match-ended-when-the-first-player-had-no-lives-left =
    de partij was uit toen de eerste speler geen levens meer had
fault-only-one-player-can-have-lost-nothing-or-all = maar één speler kan niets verloren hebben, of allemaal
fault-of-lives-nobody-loses = van { $lives } levens verliest niemand { $cells }
fault-a-round-spares-only-its-winner = een ronde spaart alleen haar winnaar
fault-players-exchange-at-most-hands-not = { $players } spelers ruilen hoogstens { $most } handen, geen { $challenges }
fault-nobody-doubts-himself-a-hand-twice-or-a-hand-after-he-is-out =
    niemand twijfelt aan zichzelf, twee keer aan een hand, of aan een hand nadat hij eruit is
fault-one-folds-after-a-knock-1-to = je past na een klop, 1 tot { $knocks }
fault-nobody-folds-on-his-own-knock = niemand past op zijn eigen klop
fault-nobody-is-left-to-answer-the-last-knock = er is niemand over om de laatste klop te beantwoorden
fault-the-first-last-life-that-is-lost-by-folding-ends-the-match =
    het eerste laatste leven dat door passen verloren gaat eindigt de partij
fault-there-are-0-or-more-knocks-not = er zijn 0 of meer kloppen, geen { $knocks }
fault-a-last-life-lost-at-the-exchange-has-ended-the-match-nobody-won =
    een laatste leven dat bij het ruilen verloren ging heeft de partij beëindigd: niemand won
fault-a-seat-is-there-twice = een stoel staat er twee keer
fault-nobody-with-enough-lives-can-have-made-knock = niemand met genoeg levens kan klop { $number } gedaan hebben
fault-a-round-without-a-winner-ends-with-somebody-s-last-life =
    een ronde zonder winnaar eindigt met iemands laatste leven
fault-a-last-life-lost-by-folding-has-ended-the-match-nobody-won =
    een laatste leven dat door passen verloren ging heeft de partij beëindigd: niemand won
fault-seat-is-not-in-the-round = stoel { $seat } doet niet mee in deze ronde
fault-who-is-left-alone-wins-the-round = wie alleen overblijft wint de ronde
fault-seat-has-no-lives-left = stoel { $dealer } heeft geen levens meer
fault-in-the-first-round-everybody-has-say-which-deal-it-is =
    in de eerste ronde heeft iedereen er { $lives }: zeg welke gift het is
fault-seat-cannot-have-gone = stoel { $seat } kan niet weg zijn

# wiezen

fault-seat-dealt-first-here-so-seat-deals-now = hier gaf stoel { $seat } als eerste, dus geeft nu stoel { $due }
fault-the-pair-of-troel-has-the-ace-of-trumps-which-takes-a-trick-r12-r13 =
    het paar van de troel heeft troefaas, en dat pakt een slag (R12, R13)

# zenuwen

fault-a-match-has-at-most-rounds = een partij heeft hoogstens { $most } rondes
fault-a-list-of-texts-of-cards-is-wanted = hier hoort een lijst van { $seats } teksten met kaarten
fault-the-match-would-have-been-won-before = de partij zou al eerder gewonnen zijn
fault-seat-has-cards-by-the-sheet-not = stoel { $seat } heeft volgens het scoreblad { $count } kaarten, geen { $hand }
fault-for-seat = voor stoel { $seat }: { $fault }
fault-is-part-of-the-hand-of-seat = “{ $place }” hoort bij de hand van stoel { $seat }
fault-is-no-small-pile-there-are-1-to = “{ $word }” is geen kleine stapel: er zijn 1 tot { $piles }
fault-is-no-open-pile-there-are-o0-o1-and-so-on-one-for-each-player =
    “{ $word }” is geen open stapel: er zijn O0, O1 enzovoort, een voor elke speler
fault-names-two-piles-such-as = bij “{ $name }” horen twee stapels, zoals “{ $example }”
fault-slap-names-one-open-pile-such-as-slap-o1 = bij “slap” hoort één open stapel, zoals “slap O1”
fault-lies-open-on-none-of-your-small-piles = { $word } ligt op geen van je kleine stapels open
fault-cards-lie-nowhere = { $count } kaarten liggen nergens
fault-a-player-has-small-piles = een speler heeft { $piles } kleine stapels
fault-there-are-open-piles-one-for-each-player-not =
    er zijn { $seats } open stapels, een voor elke speler, geen { $heaps }
fault-more-cards-lie-here-than-the-pack-has = hier liggen { $count } kaarten meer dan het spel kaarten heeft
fault-a-stock-has-no-fewer-than-0-cards = een voorraad heeft niet minder dan 0 kaarten
fault-zenuwen-is-played-by-2-4-or-6-not = zenuwen speel je met 2, 4 of 6, niet met { $cards }
fault-a-match-has-at-most-rounds-not = een partij heeft hoogstens { $most } rondes, geen { $rounds }
fault-players-have-cards-together-not = { $seats } spelers hebben samen { $together } kaarten, geen { $given }
fault-nobody-has-fewer-than-after-not = niemand heeft minder dan { $least } na { $after }, niet { $given }
fault-only-who-laid-his-last-card-can-have-no-more-than-and-that-is-one-player =
    alleen wie zijn laatste kaart legde kan niet meer dan { $least } hebben, en dat is één speler
fault-everybody-begins-with-cards = iedereen begint met { $count } kaarten
fault-one-round = één ronde
fault-before-the-first-round-nobody-has-cards-they-are-dealt =
    voor de eerste ronde heeft niemand kaarten: ze worden gegeven

# zwikken

fault-antes-make-and-no-round-leaves = { $seats } inleggen zijn samen { $once }, en geen ronde laat { $pot } over
fault-the-antes-of-the-first-round-make = de inleg van de eerste ronde is { $first }
fault-no-first-round-leaves-a-pot-that-becomes = geen eerste ronde laat een pot over die { $pot } wordt
fault-after-rounds-the-pot-holds-at-most-not =
    na { $rounds } rondes zit er hoogstens { $most } in de pot, geen { $pot }
fault-two-circles-of-bidding-cannot-come-to-these-shares = twee biedrondes kunnen niet tot deze delen komen
fault-no-round-with-chips-in-the-pot-gives = geen ronde met { $pot } fiches in de pot geeft { $cells }
fault-the-pot-holds-a-chip-at-least = in de pot zit minstens een fiche
fault-only-the-whole-pot-is-played-for-by-two = met z’n tweeën wordt alleen om de hele pot gespeeld
fault-players-have-points-0-or-more-not = { $seats } spelers hebben punten, 0 of meer, niet { $points }
fault-the-cards-of-players-count-to-not =
    de { $count } kaarten van { $seats } spelers tellen { $least } tot { $most }, niet { $points }
fault-no-three-tricks-of-cards-give = geen drie slagen van { $seats } kaarten geven { $points }
fault-a-share-is-one-of-not = een deel is een van { $names }, niet { $name }
fault-nobody-plays = er speelt niemand
fault-a-round-is-decided-by-card-points-or-by-a-zwik = een ronde wordt beslist door kaartpunten of door een zwik
fault-a-zwik-counts-for-who-plays = een zwik telt voor wie meespeelt
fault-the-players-leave-chips-in-it-not = de spelers laten er { $wanted } fiches in, geen { $given }
fault-the-players-have-chips-more-than-there-are = de spelers hebben { $value } fiches meer dan er zijn

# tournament

fault-a-line-has-a-number-n-a-time-at-and-an-act = een regel heeft een nummer “n”, een tijd “at” en een handeling “act”
fault-each-is-an-object-with-act-and-facts = elk is een object met “act” en “facts”
fault-table-has-and-not = aan tafel { $table } zitten er { $count } en geen { $size }
fault-is-placed-times = { $player } is { $count } keer geplaatst
fault-is-placed-nowhere = { $player } is nergens geplaatst
fault-stand-in-not = { $count } vallen in, niet { $wanted }
fault-has-a-bye-and-had-more-of-them-than-others = { $player } is vrij en was dat al vaker dan anderen
fault-is-not-there = { $player } is er niet
fault-the-seed-gives-another-draw = de seed geeft een andere loting
fault-there-is-at-least-one = er is er minstens één
fault-it-is-not-below-zero = het is niet kleiner dan nul
fault-the-rounds-of-the-knock-out-have-no-room-for-them = de rondes van de knock-out hebben niet zoveel plaatsen
fault-a-sheet-of-is-for-players-not = een blad van { $game } is voor { $counts } spelers, niet { $seats }
fault-there-is-no-template-there-are = er is geen sjabloon “{ $name }”; er zijn: { $names }
fault-it-is-a-multiple-of-four = het is een veelvoud van vier
fault-it-is-at-least-one-or-null = het is minstens één, of null
fault-four-sit-at-a-table = aan een tafel zitten er vier
fault-at-least-two-sit-at-a-table = aan een tafel zitten er minstens twee
fault-two-pairs-or-teams-sit-at-a-table = aan een tafel zitten twee paren of ploegen
fault-it-is-no-more-than-there-are-rounds = het zijn er niet meer dan er rondes zijn
fault-it-is-a-time-such-as-09-45 = het is een uur zoals 09:45
fault-they-are-no-more-than-the-whole-pot-1000 = samen zijn ze niet meer dan de hele pot, 1000
fault-no-share-is-below-zero = geen deel is kleiner dan nul
fault-places-are-numbers-from-1 = plaatsen zijn getallen vanaf 1
fault-nobody-has-a-second-chance = niemand krijgt een herkansing
fault-this-one-is-for-pairs-or-teams = deze is voor paren of ploegen
fault-pairs-are-drawn-of-single-players = paren worden geloot uit wie alleen inschrijft
fault-two-pairs-sit-at-a-table = aan een tafel zitten twee paren
fault-pools-take-three-of-them = de poules hebben er drie nodig
fault-at-least-two-go-on-who-meet = er gaan er minstens twee door, die elkaar treffen
fault-only-pools-have-a-knock-out-after-them = alleen na poules komt een knock-out
fault-there-is-one-only-after-pools-or-in-a-knock-out = die is er alleen na poules of in een knock-out
fault-not-where-results-decide-who-plays-on = niet waar de uitslagen bepalen wie verder speelt
fault-a-round-by-its-table-has-no-such-part-there-are = een ronde naar haar tafel heeft zo geen deel; wel: { $known }
fault-a-list-of-open-piles-is-wanted-such-as-2-kd = hier hoort een lijst van open stapels, zoals "2|KD"
fault-a-list-of-moves-is-wanted-such-as-0-ready = hier hoort een lijst van zetten, zoals "0: ready"
fault-a-list-of-small-piles-is-wanted-for-each-seat-such-as-2-kd = hier hoort voor elke plaats een lijst van kleine stapels, zoals "2|KD"
fault-a-dictionary-by-seat-is-wanted = hier hoort een woordenboek per plaats
