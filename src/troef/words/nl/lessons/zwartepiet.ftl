lesson-zwartepiet-pairs = Paren
    .text =
        Twee kaarten van gelijke hoogte en gelijke kleur, zwart bij zwart en rood bij rood, zijn een paar. Alle paren
        gaan meteen op tafel. Klaveren boer doet niet mee, dus schoppen boer blijft alleen: dat is de zwartepiet.
    .ask = Je eerste paren liggen er al. Trek een kaart bij Fien, aan je rechterkant.
    .right = Past de kaart bij een van de jouwe, dan ligt het paar vanzelf op tafel. Zo niet, dan hou je ze.
lesson-zwartepiet-out = Kaarten op
    .text =
        Je ziet alleen de ruggen, dus wat je trekt is geluk. Wie geen kaarten meer heeft, is veilig en doet niet meer
        mee.
    .ask = Fien heeft nog één kaart. Trek ze.
    .right = De 7 hoort bij jouw rode 7: een paar. En Fien is veilig.
lesson-zwartepiet-skip = Wie trekt bij wie?
    .text =
        Wie aan de beurt is, trekt bij de dichtste speler rechts van hem die nog kaarten heeft. Daarna trekt je
        linkerbuur bij jou.
    .ask = Fien had alleen paren en is al veilig. Trek dus een kaart bij Joris.
    .right = Zo gaat het de tafel rond: daarna trok Bram bij jou.
lesson-zwartepiet-piet = De zwartepiet
    .text =
        De zwartepiet past nergens bij. Alleen jij en wie hem gaf weten waar hij zit, dus hou je gezicht in de plooi.
    .ask = Fien heeft nog één kaart, en je moet trekken.
    .right =
        Nu had jij schoppen boer. Kijk of Bram hem al bij je wegtrok: jouw kaarten lagen voor hem in willekeurige
        volgorde.
lesson-zwartepiet-last = Wie blijft zitten?
    .text =
        Liggen alle vijftien paren op tafel, dan is het uit. Wie met schoppen boer blijft zitten, verliest. Alle anderen
        winnen.
    .ask = Jij hebt nog één 7, Joris nog twee kaarten: de andere rode 7 en de zwartepiet. Trek er een.
    .right =
        Trok je de 7, dan ben jij veilig en blijft Joris zitten. Trok je de boer, dan was het aan Joris om bij jou te
        trekken.
