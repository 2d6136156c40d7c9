# Waarom een zet wordt aangeraden: één zin, uit feiten die vaststaan (bots/reasons).
# $cards kaarten, $seat een speler, $suit een kleur, $number een aantal.

## Troef
reason-trump-suit = Je hebt { $number ->
    [one] één kaart in { $suit }
   *[other] { $number } kaarten in { $suit }
  }: { $cards }.
reason-trump-void = Van { $suit } heb je niets: daar kun je troeven.
reason-draw-trumps = { $number ->
    [one] Er zit nog één troef bij de anderen: haal die eruit.
   *[other] Er kunnen nog { $number } troeven bij de anderen zitten: haal ze eruit.
  }
reason-highest-trump = { $cards } is de hoogste troef die er nog is.
reason-trumps-gone = De anderen hebben geen troef meer.
reason-trumps-left = Troef is op, behalve { $cards }.

## Uitkomen
reason-cannot-be-beaten = { $cards } kan niemand meer slaan.
reason-highest-left = { $cards } is de hoogste van zijn kleur die er nog is; alleen wie troeft, slaat hem.
reason-lead-singleton = { $cards } is je enige van die kleur: daarna kun je troeven.
reason-lead-long = Het is je langste kleur, met { $number ->
    [one] één kaart.
   *[other] { $number } kaarten.
  }
reason-lead-under = { $number ->
    [one] Er is nog één kaart die erover kan.
   *[other] Er zijn nog { $number } kaarten die erover kunnen.
  }

## Bijspelen
reason-ruff = Je hebt die kleur niet: troef de slag.
reason-take-last = Je speelt als laatste: neem de slag.
reason-take-last-cheaply = Je speelt als laatste: deze kaart is de goedkoopste die de slag neemt.
reason-take-for-sure = Na jou kan niemand er nog over: { $cards } neemt de slag.
reason-take-unless = Alleen { $cards } kan er nog over.
reason-take-at-risk = Je neemt de slag; { $number } kaarten kunnen er nog over.
reason-partner-wins-give = De slag is al voor { $seat }: geef { $number ->
    [one] één punt
   *[other] { $number } punten
  } mee.
reason-partner-wins = De slag is al voor { $seat }: leg bij wat je het minst mist.
reason-partner-holds = { $seat } ligt aan slag voor jouw kant: ga er niet over.
reason-partner-behind = { $seat } speelt nog na jou, voor jouw kant.
reason-not-worth-it = Je kunt de slag nemen, maar je hoge kaart is later meer waard.
reason-cannot-win = Je kunt de slag niet nemen: leg bij wat je het minst mist.
reason-cannot-win-no-points = Je kunt de slag niet nemen: geef geen punten weg.
reason-discard-void = Daarna heb je geen { $suit } meer.
reason-keeps-guarded = Zo blijft { $cards } gedekt.

## Slagen mijden
reason-stay-under = Deze kaart blijft onder de slag.
reason-stay-under-highest = Het is je hoogste kaart die onder de slag blijft: zo raak je hem veilig kwijt.
reason-discard-danger = Je kunt niet bekennen: nu raak je { $cards } kwijt.
reason-may-be-beaten = { $number ->
    [one] Er kan nog één kaart over.
   *[other] Er kunnen nog { $number } kaarten over.
  }
reason-must-take-high = Je neemt de slag toch: dan liefst met je hoogste.
reason-takes-it = Deze kaart neemt de slag.

## Bieden
reason-bid-long-suit = { $suit } is je langste kleur, met { $number } kaarten.
reason-pass-longest = Je langste kleur is { $suit }, met { $number ->
    [one] maar één kaart.
   *[other] { $number } kaarten.
  }
reason-holds-trumps = Je hebt { $number ->
    [0] geen troef
    [one] één troef
   *[other] { $number } troeven
  } en { $tops ->
    [0] van geen kleur de hoogste kaart.
    [one] van één kleur de hoogste kaart.
   *[other] van { $tops } kleuren de hoogste kaart.
  }
reason-holds-tops = Je hebt { $number ->
    [0] van geen kleur de hoogste kaart.
    [one] van één kleur de hoogste kaart.
   *[other] van { $number } kleuren de hoogste kaart.
  }
reason-bridge-points = Je hebt { $number ->
    [one] één punt.
   *[other] { $number } punten.
  }
reason-means-points = Het bod belooft { $least } tot { $most } punten.
reason-means-at-least = Het bod belooft minstens { $least } punten.
reason-means-at-most = Passen belooft niets boven { $most } punten.
reason-means-length = Het belooft minstens { $number } kaarten in { $suit }.
reason-means-balanced = Het belooft een gelijkmatig verdeelde hand.

## Hoe een bod bij bridge heet (docs/bridge-system.md)
reason-bridge-accept = Het biedt de kleur die partner vroeg.
reason-bridge-answer = Het is een antwoord op het doublet: de langste kleur.
reason-bridge-asks = 2SA vraagt hoe goed de zwakke opening is.
reason-bridge-checkback = Checkback: vraagt naar drie kaarten in de hoge kleur.
reason-bridge-clubs = Het vraagt partner om 3 klaveren, met een zwakke hand en een lange lage kleur.
reason-bridge-compete = Het biedt mee: evenveel troeven als geboden slagen, volgens de wet van de totale slagen.
reason-bridge-cue-raise = Een bod in de kleur van de tegenstander: een goede verhoging van partners kleur.
reason-bridge-extras = Het belooft meer dan een minimum.
reason-bridge-four-cards = Het belooft vier kaarten in deze hoge kleur, als antwoord op Stayman.
reason-bridge-fourth-suit = Een kleur die niets over haar kaarten zegt: partner moet verder tot de manche.
reason-bridge-game = Het biedt de manche.
reason-bridge-game-notrump = Het biedt de manche in sans atout.
reason-bridge-good-raise = 2SA na het doublet: een goede verhoging van partners kleur.
reason-bridge-grand-slam = Het biedt groot slem.
reason-bridge-inverted = Een sterke verhoging van een lage kleur: rondeforcing.
reason-bridge-invite = Het nodigt partner uit voor de manche.
reason-bridge-invite-notrump = Het nodigt partner uit voor 3SA.
reason-bridge-jacoby = Jacoby 2SA: vier troeven en de punten voor de manche. Het vraagt naar een korte kleur.
reason-bridge-jump-answer = Een sprong als antwoord op het doublet: negen punten of meer.
reason-bridge-jump-notrump = Een sprong in sans atout: een gelijkmatige hand, te sterk voor 1SA.
reason-bridge-jump-overcall = Een zwakke sprong: een lange kleur en weinig punten.
reason-bridge-jump-raise = Een sprongverhoging: vier troeven en een hand met extra's.
reason-bridge-jump-shift = Een sprong in een nieuwe kleur: mancheforcing.
reason-bridge-jump-suit = Een sprong in dezelfde kleur: zes kaarten en een hand met extra's.
reason-bridge-key-cards = Blackwood: vraagt naar de azen en troefheer.
reason-bridge-keys-0-3 = Het toont geen sleutelkaart of drie.
reason-bridge-keys-1-4 = Het toont één sleutelkaart of vier.
reason-bridge-keys-2 = Het toont twee sleutelkaarten, zonder troefvrouw.
reason-bridge-keys-2-queen = Het toont twee sleutelkaarten en troefvrouw.
reason-bridge-limit-raise = Een limietverhoging: het nodigt partner uit voor de manche.
reason-bridge-maximum = Het toont een maximum.
reason-bridge-michaels = Een bod in hun kleur: vijf kaarten in elke hoge kleur.
reason-bridge-minimum = Het toont een minimum.
reason-bridge-natural = Een natuurlijk bod.
reason-bridge-negative = Een negatief doublet: vier kaarten in elke ongeboden hoge kleur.
reason-bridge-new-suit = Een nieuwe kleur: na een opening moet partner nog eens bieden.
reason-bridge-no-major = Het ontkent vier kaarten in een hoge kleur.
reason-bridge-notrump = Sans atout, met de punten die daarbij horen.
reason-bridge-notrump-answer = Sans atout als antwoord, bij gebrek aan een beter bod.
reason-bridge-overcall = Een volgbod: vijf kaarten of meer.
reason-bridge-pass = Niets te bieden.
reason-bridge-penalty = Een strafdoublet.
reason-bridge-penalty-pass = Een strafpas: lang en sterk in hun troefkleur.
reason-bridge-preempt = Een preëmptief bod: een lange kleur en weinig punten.
reason-bridge-preemptive-raise = Een preëmptieve verhoging: veel troeven en weinig punten.
reason-bridge-preference = Het kiest tussen de kleuren van partner.
reason-bridge-quantitative = 4SA als uitnodiging: partner biedt 6SA met een maximum.
reason-bridge-raise = Een verhoging van partners kleur.
reason-bridge-rebid = Dezelfde kleur nog eens: langer dan beloofd.
reason-bridge-redouble = Een redoublet: tien punten of meer.
reason-bridge-reverse = Een reverse: een sterke hand, rondeforcing.
reason-bridge-shortness = Het toont hoogstens één kaart in deze kleur.
reason-bridge-slam = Het biedt slem.
reason-bridge-slam-try = Een lange lage kleur en kans op slem.
reason-bridge-stayman = Stayman: vraagt naar vier kaarten in een hoge kleur.
reason-bridge-stop-below-slam = Er ontbreken te veel sleutelkaarten voor slem.
reason-bridge-strong = De sterke opening van 2 klaveren: partner moet bieden.
reason-bridge-strong-double = Een doublet met een sterke hand.
reason-bridge-strong-raise = De manche in partners kleur, met een sterke hand.
reason-bridge-strong-suit = Een eigen kleur na een doublet: een sterke hand.
reason-bridge-suit = Een kleur, natuurlijk geboden.
reason-bridge-super-accept = Een sprong naar partners kleur: steun en een maximum.
reason-bridge-support = Het steunt partners kleur.
reason-bridge-takeout = Een informatiedoublet: het vraagt partner om een kleur.
reason-bridge-texas = Texas: het vraagt partner om de manche in de kleur erboven.
reason-bridge-to-play = Het wil hier spelen.
reason-bridge-transfer = Een transfer: het vraagt partner om de kleur erboven en belooft daarin vijf kaarten.
reason-bridge-unusual-notrump = 2SA over hun opening: vijf kaarten in de twee laagste ongeboden kleuren.
reason-bridge-waiting = Een afwachtend bod: het zegt niets.

## Een hand die leeg moet
reason-goes-out = Daarmee is je hand leeg.
reason-lays-meld = Zo ben je { $number } kaarten kwijt.
reason-lays-off = Zo ben je { $number ->
    [one] één kaart kwijt.
   *[other] { $number } kaarten kwijt.
  }
reason-discard-alone = { $cards } past bij geen enkele andere kaart van je hand.
reason-discard-least = { $cards } mis je van je hand het minst.
reason-takes-fitting = { $cards } past bij { $beside }.
reason-lowest-that-goes = { $cards } is het laagste dat je kunt leggen.
reason-keeps-best = Je houdt { $cards } voor later.
reason-keeps-high = Je bewaart je hoge kaarten voor later.
reason-plays-later = Wat je kunt leggen, is later meer waard.
reason-nothing-goes = Niets van je hand past.
reason-suit-left = Je houdt nog { $number ->
    [one] één kaart
   *[other] { $number } kaarten
  } in { $suit } over om aan te sluiten.
reason-holds-of-suit = Je hebt zelf { $number ->
    [0] geen { $suit }.
    [one] één kaart in { $suit }.
   *[other] { $number } kaarten in { $suit }.
  }
reason-true-card = Het is echt { $suit }: wie je betrapt, neemt zelf de stapel.
reason-lies-little = Het is geen { $suit }, maar dat weet alleen jij.

## Totalen en inzetten
reason-makes-total = De stapel komt op { $number }.
reason-hand-is-worth = Je hand is { $number } waard.
reason-hand-was-worth = Je hand is nu { $number } waard: ruilen kan meer brengen.
reason-beside-the-bank = Jij hebt { $number }, de bank toont { $bank }.
reason-pot-odds-call = Meegaan kost { $cost } voor een pot van { $pot }: het loont als je in { $number } % van de gevallen wint.
reason-pot-odds-fold = Meegaan kost { $cost } voor een pot van { $pot }: je moet in { $number } % van de gevallen winnen.
reason-free-card = De volgende kaart kost je niets.
reason-free-showdown = Het tonen van de kaarten kost je niets.

## Patience
reason-turns-up = Zo komt er een dichte kaart open; er liggen er { $number } onder.
reason-empties-column = Zo komt er een kolom vrij.
reason-to-foundation = Wat op de stapels ligt, ligt goed.
reason-fills-column = De lege kolom wordt gebruikt.
reason-from-waste = Zo komt de kaart eronder vrij.
reason-looks-further = Eerst zien wat er in de stok zit: dat kost niets.
reason-turns-stock-over = De stok gaat weer om: er komt nog iets van pas.
reason-nothing-helps = Geen zet brengt het spel nog uit.
