lesson-manillen-order = De tien is de baas
    .text =
        In elke kleur is de 10 de hoogste: de manilla. Daarna komt het aas, de kleine manilla, en dan heer, vrouw,
        boer. Moet je bekennen en kun je hoger, dan moet je hoger.
    .ask = Bram komt uit met schoppenaas. Wat leg jij?
    .right = De manilla is 5 punten en gaat boven het aas van 4. Je moest hoger, en je kon.
lesson-manillen-follow = Kun je niet hoger?
    .text = Heb je de gevraagde kleur maar kun je niet over de hoogste kaart heen, dan mag elke kaart van die kleur.
    .ask = Bram komt weer uit met schoppenaas. Jij hebt schoppen 9 en 7.
    .right = Allebei zijn ze niets waard: zo verlies je geen punten.
lesson-manillen-ruff = Troeven moet
    .text =
        De laatste kaart van de gever ligt open: die kleur is troef, hier harten. Heb je de gevraagde kleur niet,
        dan moet je troeven.
    .ask = Bram speelt schoppenaas en jij hebt geen schoppen. Wat leg je?
    .right = Een kleine troef neemt het aas mee: 4 punten en een slag.
lesson-manillen-lead = Uitkomen
    .text = Rechts van de gever komt uit, en alles gaat tegen de klok in. Wie de slag wint, komt weer uit.
    .ask = Jij mag uitkomen. Met welke kaart haal je zeker de slag, zolang niemand troeft?
    .right = De manilla van schoppen is de baas. Daarna is je aas dat.
    .wrong = Dat mag, maar alleen schoppen 10 kan door geen andere schoppen verslagen worden.
lesson-manillen-ask = Overleggen
    .text =
        Voor zijn eerste kaart mag wie uitkomt zijn maat iets vragen. Die antwoordt naar waarheid, en iedereen hoort
        het.
    .ask = Jij komt uit zonder manilla. Vraag Joris welke manilla's hij heeft.
    .right = Nu weet je in welke kleuren Joris de 10 heeft: kom in zo'n kleur uit.
    .wrong = Je mag ook iets anders vragen of meteen uitkomen. Vraag nu eerst naar de manilla's.
