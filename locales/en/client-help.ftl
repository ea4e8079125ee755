# The page "How to play".

client-help-table = Tables
client-help-open = Pick a game, decide who sits where, and open the table. A seat can be yours, a bot’s, a friend’s at this screen, or free for whoever has the link.
client-help-seats = Send the link to a free seat, or let a friend scan its QR code. Nobody needs an account.
client-help-leave = Close the page whenever you like. The table waits under Tables, just as you left it, and your own link opens it on another device.
client-help-watch = Public tables are listed under Watch. Onlookers see what everyone at the table may see, and nothing more.

client-help-play = Playing
client-help-question = The bar below the board always says what is asked and of whom. What has a place is chosen there: it is lit, with a letter for its key. The filled button says what it does.
client-help-why = What is not lit is against a rule. Press it, and a card beside it says which one.
client-help-undo = A slip can be undone until something new comes to light: a die, a card or another player’s move.
client-help-log = The log tells the match as a story. Click a line to see the table as it was then, or drag the slider to walk through the whole match.
client-help-again = When a match is over, have it looked at again: how the chances went, which moves turned it, and what was luck.
client-help-plain = In the plain view every game is text and buttons. It works best with screen readers.

client-help-keys = Keys
client-key-letters = Make the move with that letter
client-key-undo = Undo
client-key-redo = Redo
client-key-past = One turn back, one turn on
client-key-numbers = Make the move with that number
client-key-enter = Press the filled button; hold it where it says so
client-key-hint = Ask what a veteran would do
client-key-free = Free actions
client-key-rail = Story, rules, cards
client-key-search = Search the rules
client-key-explain = Explain what has the focus
client-key-skip = Skip what is being shown, to the end of the turn
client-key-ends = In the past: to the beginning, to the present
client-key-escape = Close, or return to the present
