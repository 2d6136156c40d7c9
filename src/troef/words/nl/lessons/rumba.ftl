lesson-rumba-in = Doe je mee?
    .text =
        Ieder begint op 21 punten en wil als eerste naar 0. Ieder krijgt vijf kaarten, en de open kaart maakt troef. Wie
        meedoet, zakt een punt per slag, maar zonder slag stijgt hij er vijf.
    .ask = Schoppen is troef. Jij hebt aas en boer van troef, en hartenaas. Wat zeg je?
    .right = Met die hand haal je zeker een slag, en wellicht meer.
    .wrong = Dat mag, maar hier doe je gewoon mee: slagen genoeg om te zakken, te weinig voor een rumba.
lesson-rumba-out = Niet mee
    .text = Wie niet meedoet, blijft staan waar hij stond. Alleen als de open kaart een boer is, moet iedereen mee.
    .ask = Geen troef en niets hoog. Wat zeg je?
    .right = Verstandig: met nul slagen kwamen er vijf punten bij.
    .wrong = Dat mag, maar deze hand haalt wellicht geen slag, en dat kost vijf punten. Doe niet mee.
lesson-rumba-swap = De twee van troef
    .text = Heb je de 2 van troef en doe je mee, dan mag je ze ruilen voor de open kaart.
    .ask = Klaverenheer ligt open, en jij hebt klaveren 2. Wat zeg je?
    .right = Nu heb je heer en vrouw van troef, en de 2 ligt op tafel. Troef blijft klaveren.
    .wrong = Dat mag, maar je 2 is een heer waard: doe mee en ruil ze.
lesson-rumba-exchange = Ruilen met de stapel
    .text = Iedereen die meedoet, mag tot drie kaarten ruilen. Wie het laatst meeging, ruilt het eerst.
    .ask = Welke drie kaarten ruil je?
    .right = De twee hoogste troeven bleven, en van drie losse kaarten kon het alleen beter worden.
    .wrong = Dat mag, maar ruil alle drie je losse kaarten: je troeven houd je.
lesson-rumba-beat = Hoger als je kunt
    .text = De gevraagde kleur moet je bekennen, en kun je daarmee over de hoogste kaart heen, dan moet je dat ook.
    .ask = Fien komt uit met ruiten 9. Jij hebt ruiten 2, vrouw en aas. Wat leg je?
    .right = Vrouw of aas: allebei gaan ze erover. De 2 mocht niet.
lesson-rumba-ruff = Troeven mag
    .text =
        Heb je de gevraagde kleur niet, dan mag elke kaart: troeven moet niet. Ligt er al een troef en leg jij er ook
        een, dan ga je erover als je kunt.
    .ask = Schoppen is troef. Fien speelt klaverenheer, en jij hebt geen klaveren. Welke kaart haalt de slag?
    .right = Eén slag is genoeg om die vijf strafpunten te ontlopen.
    .wrong = Dat mag, maar zonder slag stijg je vijf punten. Met schoppen 9 pak je er een.
lesson-rumba-rumba = Rumba
    .text =
        Wie rumba roept, belooft drie slagen. Dan zakt hij tien punten, maar anders stijgt hij er tien. Wie na hem komt,
        moet mee, niemand ruilt, en voor hen telt alles dubbel.
    .ask = Je hebt aas, heer, vrouw en 9 van troef, en hartenaas. Wat zeg je?
    .right = Drie slagen zijn zeker. Zo zak je tien punten in één keer.
    .wrong = Dat mag, maar met de drie hoogste troeven zijn drie slagen zeker: roep rumba.
