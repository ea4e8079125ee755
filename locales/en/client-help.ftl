# The page "How to play".

client-help-table = Tables
client-help-open = Choose a game, say who sits where, and open the table. Seats can be yours, a bot's, somebody's at this screen, or open for whoever has the link.
client-help-seats = Send the link of an open seat, or let a friend scan its QR code. Nobody needs an account.
client-help-leave = Close the page whenever you like. The table stands as you left it, and you find it under My tables; your own link opens it on another device.
client-help-watch = Tables that are open to all are listed under Watch. Who watches sees what everybody may see, and nothing more.

client-help-play = Playing
client-help-question = The bar below the board always says what is asked and of whom. What has a place is chosen there: it is lit, with a letter for its key. The filled button says what it does.
client-help-why = What is not lit is against a rule. Press it, and a card beside it says which one.
client-help-undo = A slip can be taken back until something new was seen: a die, a card, or the move of another player.
client-help-log = The log tells the match as a story. A line opens the table as it stood then; the slider below it walks through the whole match.
client-help-plain = In the plain view every game is text and buttons. Screen readers read it best.

client-help-keys = Keys
client-key-letters = make the move with that letter
client-key-undo = take back
client-key-redo = put back
client-key-past = one move back, one move on
client-key-escape = close, or back to now
