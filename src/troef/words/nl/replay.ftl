### Naspelen: een partij die uit is, zet voor zet bekeken.

replay-title = Naspelen
replay-controls = Naspelen
replay-first = naar het begin
replay-back = een stap terug
replay-play = afspelen
replay-pause = stilzetten
replay-forward = een stap verder
replay-last = naar het einde
replay-place = plaats in dit spel
replay-step = Stap { $number } van { $of }
replay-more = Meer
replay-keys = Pijltjes: een stap. Spatie: afspelen. Home en End: begin en einde.
replay-deal = Spel { $number }
replay-deals = Spellen
replay-thrown-in = niet gespeeld
replay-score = Verloop van de stand
replay-seat = Aan tafel bij
replay-all-open = Alle handen liggen open.
replay-own-only = Niet alle handen van dit spel mag je zien zolang de partij bezig is.
replay-loading = Even geduld: het spel wordt klaargelegd.
replay-empty = In deze partij is nog geen spel uit.
replay-going-on = Deze partij is nog bezig: je ziet de spellen die uit zijn.

## Het beste spel, met alle kaarten open

replay-best = Beste spel met open kaarten
replay-best-thinking = De solver rekent…
# $names: wie samen spelen; $form: een van hen, meer, of wie dit leest; $value: wat ze vanaf hier halen.
replay-best-value = Zonder fouten { $form ->
    [you] haal
    [one] haalt
   *[many] halen
  } { $names } vanaf hier nog { $value }.
replay-best-made = { $names }: zonder fouten precies { $tricks } { $tricks ->
    [one] slag
   *[other] slagen
  }.
replay-best-lost = { $names }: niet te halen als niemand zich vergist (precies { $tricks } { $tricks ->
    [one] slag
   *[other] slagen
  }).
replay-best-cost = Gespeeld: { $card }. Dat kostte { $cost }.
replay-best-wrong = Gespeeld: { $card }. Dat was de fout.
replay-best-right = Gespeeld: { $card }. Beter kon niet.
replay-best-line = En zo verder: { $cards }
replay-best-winnable = Dit komt uit, in { $moves } { $moves ->
    [one] zet
   *[other] zetten
  }.
replay-best-unwinnable = Dit komt niet meer uit, hoe je ook speelt.
replay-best-unknown = Of dit uitkomt heeft de solver niet gevonden.

## Wat als?

replay-what-if = Wat als?
replay-what-if-help = Speel vanaf hier zelf verder tegen bots. Jij zit op de stoel die aan zet is; wat er lag, ligt er weer.
replay-what-if-go = Speel verder vanaf hier

## Delen en meenemen

replay-share-link = Deel deze stap
replay-shared = De link staat op het klembord.
replay-share-by-hand = Neem deze link over:
replay-file-jsonl = Verslag
replay-file-pbn = PBN
replay-file-phh = PHH
replay-file-iss = ISS
replay-open-file = Bestand naspelen
replay-open-help = Een verslag van Troef, of een bestand van een ander programma: PBN, LIN, PHH, ISS.
replay-choose = Kies een bestand
replay-drop = of laat het hier los
replay-match = Partij { $number } van { $of }

error-no-such-match = Partij { $number } is er niet.
error-no-such-step = Stap { $number } is er niet.
error-no-replay-file = Dit bestand is hier niet meer. Open het opnieuw.
error-no-match-in-file = In dit bestand is geen partij te lezen.
error-bad-replay-file = Regel { $line } van het verslag klopt niet: { $text }
error-no-such-format = In die vorm is deze partij niet te vertellen.
error-replay-slow = Het naspelen duurde te lang. Probeer het zo nog eens.
error-solving-slow = Er is hier nog te veel te spelen: de solver was niet op tijd klaar. Probeer het verderop in het spel.
error-nothing-to-solve = Hier valt niets uit te rekenen: er worden nu geen slagen gespeeld.
error-nothing-to-play = Hier valt niets verder te spelen.
