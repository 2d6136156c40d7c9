lesson-bonken-choose = Kies een spel
    .text =
        Bonken bestaat uit elf spellen. In zeven ervan kost iets strafpunten; vier keer is het troeven, en dan is elke
        slag 10 punten waard. Wie tegenover de gever zit, kiest.
    .ask = Jij kiest, met zeven schoppen en veel azen en heren. Welk spel?
    .right =
        Met zo'n hand wil je slagen halen, en alleen bij troeven leveren die wat op. Iedereen troeft maar één keer.
    .wrong =
        Dat mag, maar in alle andere spellen zijn slagen gevaarlijk, en deze hand haalt er veel. Kies troeven met
        schoppen.
lesson-bonken-follow = Bekennen
    .text =
        Links van de gever komt uit. Heb je de gevraagde kleur, dan beken je; anders mag elke kaart. Troeven moet
        nooit, en overtroeven ook niet.
    .ask = Schoppen is troef en Fien komt uit met ruitenaas. Wat leg jij?
    .right = Zo hoort het: je bekent met ruiten. De hoogste troef wint, of anders de hoogste ruiten.
lesson-bonken-bukken = Bukken
    .text = Bij bukken kost elke slag 5 punten en is er geen troef. Je duikt dus onder de kaart die ligt.
    .ask = Fien komt uit met harten 9. Met welke harten duik je, en raak je je gevaarlijkste duikkaart kwijt?
    .right = De 8 blijft net onder de 9. De 4 bewaar je: die duikt later nog onder bijna alles.
    .wrong = Dat mag, maar leg de hoogste kaart die er nog onder blijft: de 8. Zo hou je de 4 voor later.
lesson-bonken-hearts = Hartenjagen
    .text =
        Bij hartenjagen kost elke harten in je slagen 5 punten. Harten mag je niet uitspelen zolang je iets anders
        hebt.
    .ask = Jij komt uit. Met welke kaart haal je de slag bijna zeker niet?
    .right =
        Een 2 wint niet, zolang iemand kan bekennen. Straks komen de hoge kaarten aan de beurt, als er harten op kunnen
        vallen.
    .wrong = Dat mag, maar zo'n kaart kan de slag halen. Met een 2 blijf je er bijna zeker onder.
lesson-bonken-king = Hartenheer
    .text = Bij hartenheer kost alleen die ene kaart punten, maar wel 50, voor wie hem in zijn slagen krijgt.
    .ask = Er ligt schoppen 9 en schoppenaas, en jij hebt geen schoppen. Wat gooi je weg?
    .right = Weg ermee! Fien, die dit spel koos, krijgt hem er zo bij.
    .wrong = Dat mag, maar dit is de kans: wie niet kan bekennen, gooit hartenheer bij een ander.
lesson-bonken-domino = Domino
    .text =
        Bij domino leg je een 8 of een kaart die in dezelfde kleur aansluit. Wie kan, moet. Wie de allerlaatste kaart
        legt, krijgt 50 strafpunten.
    .ask = Je kunt harten 10 of klaveren 8 leggen. Je hebt alle hogere harten. Welke houdt de deur voor jezelf open?
    .right = Boer tot aas van harten zijn nu van jou alleen. De anderen wachten op je klaveren 8.
    .wrong =
        Dat mag, maar met klaveren 8 help je de anderen. In harten heb alleen jij nog de hoge kaarten: daar win je
        tijd.
lesson-bonken-double = Dubbelen
    .text =
        Voor de eerste kaart mag je anderen dubbelen. Het verschil tussen jullie tweeën telt dan nog eens: wie het
        beter deed, krijgt het, en de ander betaalt het.
    .ask = Fien koos vrouwen: elke vrouw kost 30. Je hebt alleen lage kaarten. Wie dubbel je?
    .right = Met zo'n hand haal je geen enkele vrouw, en wie er wel een haalt, betaalt jou nog eens 30.
    .wrong = Dat mag, maar veiliger dan nu wordt het niet: je haalt haast zeker geen vrouw. Dubbel iemand.
