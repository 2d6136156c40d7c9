lesson-klaverjassen-follow = Bekennen
    .text =
        Vier spelers, twee paren: Joris tegenover je is je maat. In elke slag legt ieder één kaart. Heb je de
        gevraagde kleur, dan moet je die leggen.
    .ask = Fien komt uit met schoppenaas. Welke kaart leg jij?
    .right =
        Zo bekent men. Welke schoppen je legt, kies je zelf. De hoogste kaart van de gevraagde kleur wint, tenzij er
        getroefd wordt.
lesson-klaverjassen-order = Boer en nel
    .text =
        In troef is de boer de baas, dan komt de 9, die nel heet, en dan pas aas, 10, heer en vrouw. In de andere
        kleuren is het gewoon aas, 10, heer, vrouw, boer.
    .ask = Harten is troef en jij komt uit. Met welke kaart haal je zeker de slag, en de meeste troeven?
    .right = De boer wint altijd en is 20 punten waard. Nu vallen de troeven van de anderen.
    .wrong = Dat kan, maar alleen van de boer weet je zeker dat hij de slag haalt. Ook de nel verliest nog van de boer.
lesson-klaverjassen-ruff = Troeven moet
    .text =
        Kun je niet bekennen en wint een tegenstander, dan moet je troeven als je troef hebt. Elke troef is goed
        zolang er nog geen ligt.
    .ask = Harten is troef. Fien speelt schoppenaas en jij hebt geen schoppen. Wat leg je?
    .right = Zo is de slag van jou, tenzij iemand overtroeft. Met de 7 hou je de nel nog in de hand.
lesson-klaverjassen-partner = Je maat heeft de slag
    .text =
        Ligt de slag bij je maat en kun je niet bekennen, dan ben je vrij: in Amsterdam hoef je dan niet te troeven.
        Geef hem punten mee.
    .ask = Joris wint met schoppenaas. Harten is troef. Welke kaart geef je mee?
    .right = Een 10 is tien punten voor jullie: zo help je hem aan een volle slag.
    .wrong = Dat mag, maar je maat wint deze slag: een 10 brengt jullie tien punten op.
lesson-klaverjassen-overruff = Eroverheen
    .text =
        Wint een tegenstander met troef en kun je niet bekennen, dan moet je een hogere troef leggen als je die
        hebt. Een lagere bijleggen heet ondertroeven en mag bijna nooit.
    .ask = Fien troefde met hartenaas. Wat leg jij?
    .right = De nel gaat boven het aas: 14 punten, en het aas van 11 erbij.
lesson-klaverjassen-trump = Troef maken
    .text =
        Links van de gever mag eerst troef maken of passen. Wie troef maakt, moet met zijn maat meer punten halen
        dan de anderen, en er liggen er 162.
    .ask = Je hebt boer, nel, heer en 7 van klaveren, en schoppen aas-10. Wat zeg je?
    .right = Boer en nel met nog een troef: daarop durf je. Vier troeven en een aas ernaast is ruim genoeg.
    .wrong = Zo'n hand laat je niet lopen: met boer en nel van klaveren maak je klaveren troef.
lesson-klaverjassen-roem = Roem in de slag
    .text =
        Drie op een rij van één kleur in een slag is 20 roem, vier op een rij 50. Wie de slag wint, krijgt de roem,
        als hij hem noteert.
    .ask = Boer, vrouw en heer van klaveren liggen er. Jij hebt alleen het aas van klaveren: leg het.
    .right = Boer, vrouw, heer, aas: vier op een rij, dus 50 roem. En de slag is van jou.
lesson-klaverjassen-claim = Roem noteren
    .text =
        Roem moet je zelf zeggen, voor de volgende kaart. Zwijgen mag ook: maakte je troef en ga je nat, dan krijgen
        de anderen jullie roem erbij.
    .ask = Fien en Bram maakten troef, niet jullie. Noteer je de 50?
    .right = Tegen de troefmakers noteer je altijd: nu moeten zij nog meer halen om niet nat te gaan.
    .wrong = Zwijgen kost hier 50 punten. Alleen wie zelf nat kan gaan, heeft soms reden om te zwijgen.
