lesson-liegen-name = Noem een kleur
    .text =
        Alle kaarten zijn gedeeld. Wie begint, noemt een kleur; daarna legt ieder om de beurt gesloten een kaart die
        van die kleur moet heten. Wie het eerst geen kaarten meer heeft, wint.
    .ask = Jij begint. Welke kleur kun je het langst eerlijk volhouden?
    .right = Van harten heb je er zes: zo hoef je lang niet te liegen, en de anderen hebben er minder.
    .wrong = Het mag, ook een kleur die je niet hebt. Maar van harten heb je er zes, en de anderen dus weinig.
lesson-liegen-lie = Liegen mag
    .text = Niemand ziet wat je legt. Elke kaart mag, ook een van een andere kleur: maar dan lieg je.
    .ask = Je noemde harten, en niemand verwacht bij je eerste kaart een leugen. Raak een andere kleur kwijt.
    .right = Zo bewaar je je harten voor als het spannend wordt.
    .wrong = Dat mag, en het is veilig. Maar probeer nu eens te liegen: leg een kaart die geen harten is.
lesson-liegen-challenge = Je liegt!
    .text =
        Ben je aan de beurt, dan leg je een kaart of je zegt tegen wie net legde: je liegt! De kaart gaat open. Loog
        hij, dan neemt hij de hele stapel; anders neem jij hem.
    .ask = De kleur is schoppen, en twaalf van de dertien schoppen heb jij. Fien legde net. Wat zeg je?
    .right = Het was ruiten 9. Fien neemt de stapel, en zij mag weer een kleur noemen.
    .wrong = Dat mag, maar kijk naar je hand: Fien kan haast geen schoppen hebben. Zeg dat ze liegt.
lesson-liegen-now = Nu of nooit
    .text = Wie zijn laatste kaart legt, wint meteen: die kaart kun je niet meer aanvechten.
    .ask = Fien heeft nog één kaart. Gaat ze straks weer mee, dan heeft ze gewonnen. Wat doe je?
    .right = Ze loog: schoppen 3 was geen harten. Met de hele stapel in haar hand begint ze opnieuw.
    .wrong = Dat mag, maar dan legt Fien straks haar laatste kaart en wint. Dit was de laatste kans.
lesson-liegen-end = De laatste leugen
    .text = Je laatste kaart kan niemand meer aanvechten, ook als ze van een andere kleur is.
    .ask = Je hebt nog harten 5 en ruiten 7, en de kleur is harten. Welke leg je nu?
    .right = Nu ben je eerlijk, en straks mag ruiten 7 liegen: daarmee win je.
    .wrong = Dat is een risico: wordt het een leugen die uitkomt, dan neem je de hele stapel. Leg nu de echte harten.
