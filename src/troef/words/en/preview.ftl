## What a link shows before somebody opens it

preview-door = Troef
preview-door-title = Troef · every card game of the Low Countries
preview-door-text = { $games } card games by the book, from klaverjassen and wiezen to patience. Choose one and you sit down: no account and no ads, with friends or against bots.
preview-game-title = { $game } · Troef
preview-game-text = { $line } Play it at once in your browser, with friends or against bots.
preview-alone-text = { $line } Play it at once in your browser.
preview-picture = Playing cards on a green cloth: { $game }
