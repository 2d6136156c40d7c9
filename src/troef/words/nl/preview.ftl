## Wat een link laat zien voor iemand hem opent

preview-door = Troef
preview-door-title = Troef · elk kaartspel van de Lage Landen
preview-door-text = { $games } kaartspellen volgens het boek, van klaverjassen en wiezen tot patience. Kies er een en je zit: zonder account en zonder reclame, met vrienden of tegen bots.
preview-game-title = { $game } · Troef
preview-game-text = { $line } Speel het meteen in je browser, met vrienden of tegen bots.
preview-alone-text = { $line } Speel het meteen in je browser.
preview-picture = Speelkaarten op een groen laken: { $game }
