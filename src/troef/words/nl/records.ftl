# Wat er mis is met een verslag.

record-empty = het verslag is leeg
record-no-text = deze regel is geen UTF-8
record-long-line = deze regel is langer dan { $most } tekens
record-no-json = deze regel is geen JSON
record-no-object = deze regel is geen JSON-object
record-line-kind = een regel is een gift, een zet of het einde
record-after-end = er staat nog iets na het einde
record-checksum = de controlesom klopt niet: een regel hiervoor is veranderd
record-outcome = de uitslag is niet die welke uit de zetten volgt
record-header-version = in de eerste regel hoort "troef": { $version }
record-header-game = in de eerste regel horen een spel, zijn regels en zijn afspraken
record-header-seats = in de eerste regel horen stoelen, een gever en namen
record-header-standing = dit kan niet zijn wat de partij bij het eerste spel meebrengt: { $text }
record-header-dealer = er is geen stoel { $dealer } om te geven bij { $seats } stoelen
record-header-start = dit spel begint niet met { $seats } stoelen
record-deal-form = een gift is een tekst van kaarten
record-deal-unexpected = er hoort nu niet gegeven te worden
record-deal-size = er zijn { $given } kaarten gegeven, het pak heeft er { $wanted }
record-deal-card = { $card } zit niet in dit pak, of staat er vaker
record-no-card = “{ $text }” is geen kaart
record-proof-form = bij een bewijs horen een vastlegging, woorden en een seed
record-move-form = bij een zet horen een stoelnummer en een tekst
record-no-seat = er is geen stoel { $seat } bij { $seats } stoelen
record-no-move = dit spel kent zo'n zet niet
