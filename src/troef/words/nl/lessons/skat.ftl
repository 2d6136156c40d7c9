lesson-skat-bid = Reizen
    .text =
        Eén speler, de uitdager, speelt tegen de twee anderen. Wie dat is, beslist het reizen: je biedt de waarde van
        een spel, van 18 af. Die is de kleur maal het aantal hoogste boeren op rij, plus één.
    .ask =
        Jij hebt klaveren en schoppen boer, en vier ruiten. Ruiten is 9, dus 2 boeren en 1 voor het spel maakt 27. Vraag
        je 18?
    .right = De anderen pasten, dus jij bent uitdager voor 18.
    .wrong = Dat mag, maar met de twee hoogste boeren en een lange kleur kun je tot 27 meegaan.
lesson-skat-skat = De skat
    .text =
        In het midden liggen twee kaarten, de skat. De uitdager mag ze nemen en er dan twee wegleggen, dat heet drukken.
        Speelt hij zonder te kijken, uit de hand, dan telt zijn spel één keer meer.
    .ask = Je bent uitdager. Neem de skat.
    .right = Ruiten vrouw en klaveren 10: een troef erbij.
    .wrong = Dat mag, maar met de skat wordt je hand sterker. Neem hem nu maar.
lesson-skat-lay = Drukken
    .text =
        Leg twee kaarten weg. Hun punten tellen straks voor jou: aas 11, tien 10, heer 4, vrouw 3, boer 2. Leg weg wat
        je anders zou verliezen.
    .ask = Klaveren heb je maar twee: de 10 en de 8. Welke kaart druk je?
    .right = Druk je ze allebei, dan kun je klaveren troeven en is de 10 veilig.
    .wrong = Dat mag, maar klaveren 10 en 8 zijn je enige klaveren. Zonder die twee kun je troeven.
lesson-skat-game = Het spel noemen
    .text =
        Nu noem je je spel: een troefkleur, Grand met alleen de boeren als troef, of Nul. In een kleurspel en in Grand
        heb je 61 van de 120 punten nodig. Win je, dan krijg je de waarde; verlies je, dan kost het je het dubbele.
    .ask = Klaveren 10 en 8 liggen weg. Welk spel speel je?
    .right = Ruiten: met de boeren heb je zeven troeven van de elf.
    .wrong = Dat mag, maar ruiten is veruit je langste kleur.
lesson-skat-ruff = Vet troeven
    .text =
        Wie links van de gever zit, komt uit. Heb je de gevraagde kleur niet, dan mag je troeven. De tien gaat boven de
        heer, en na de boeren is het aas de hoogste troef.
    .ask = Joris speelt klaverenaas, en jij hebt geen klaveren meer. Troef, maar niet met een boer.
    .right = De elf punten van het aas zijn voor jou.
    .wrong =
        Dat mag, maar neem deze slag met een gewone troef: hij is elf punten waard, en je boeren heb je later nog nodig.
lesson-skat-jack = Een boer vraagt troef
    .text =
        De vier boeren zijn altijd de hoogste troeven: klaveren, schoppen, harten, ruiten. Hun eigen kleur telt niet.
        Komt iemand met een boer uit, dan vraagt hij dus troef.
    .ask = Bram speelt harten en komt uit met ruiten boer. Wat leg jij?
    .right = Je moest troef bekennen, en met harten dus ook op ruiten boer.
lesson-skat-smear = Vet bijgooien
    .text = De twee tegenspelers tellen hun punten samen. Wint je medespeler de slag, leg er dan punten bij.
    .ask = Bram is uitdager en speelde schoppenheer. Joris legde het aas. Welke schoppen leg jij?
    .right = Het aas, de heer en jouw 10: 25 punten tegen Bram.
    .wrong = Dat mag, maar Joris heeft de slag al: geef hem de 10 mee.
lesson-skat-nul = Nul
    .text =
        In Nul is er geen troef, en mag de uitdager geen enkele slag halen. De volgorde is dan gewoon aas, heer, vrouw,
        boer, tien. Nul telt altijd 23, Nul Ouvert met open kaarten 46.
    .ask = Je bent uitdager voor 18 en hebt alleen lage kaarten. Welk spel speel je?
    .right = Onder zulke kaarten kruipt niemand: je haalt geen slag.
    .wrong = Dat mag, maar zonder een enkele hoge kaart haal je nooit 61 punten. Speel Nul.
