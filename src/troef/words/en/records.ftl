# What is wrong with a record.

record-empty = the record is empty
record-no-text = this line is no UTF-8 text
record-long-line = this line is longer than { $most } signs
record-no-json = this line is no JSON
record-no-object = this line is no JSON object
record-line-kind = a line is a deal, a move or the end
record-after-end = there is something after the end
record-checksum = the checksum does not fit: a line before this one was changed
record-outcome = the outcome is not the one that follows from the moves
record-header-version = the header wants "troef": { $version }
record-header-game = the header wants a game, its rules and its options
record-header-seats = the header wants seats, a dealer and names
record-header-standing = this cannot be what the match brings to its first deal: { $text }
record-header-dealer = there is no seat { $dealer } to deal among { $seats }
record-header-start = this game does not start with { $seats } seats
record-deal-form = a deal is a text of cards
record-deal-unexpected = no deal is awaited now
record-deal-size = { $given } cards are dealt, the pack has { $wanted }
record-deal-card = { $card } is not in this pack, or is there more often
record-no-card = “{ $text }” is no card
record-proof-form = a proof has a commit, words and a seed
record-move-form = a move wants a seat number and a text
record-no-seat = there is no seat { $seat } among { $seats }
record-no-move = this game knows no such move
