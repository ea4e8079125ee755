# What the browser says at a table.

## Coming in

client-joining = Finding your seat…
client-reconnecting = Connection lost. Trying again…
client-cut-off = The connection dropped before the answer came. Check whether your move was made; if not, make it again.
client-turned-away = This table did not let you in.
client-take-seat = This link keeps a seat for you. What should the others call you?
client-take-host = This link makes you the host of the table.
client-sit-down = Sit down
client-just-look = Just watch
client-no-board = The drawn board could not be loaded. Here is the plain view instead.

## Before the start

client-start-when-full = The match can start when every seat is taken. Free seats can go to bots.
client-host-starts = The host starts the match when everyone is here.
client-invite = Invite
client-invite-seat = Link to seat { $number }
client-invite-note = Whoever opens it gets the seat.
client-invite-watch = Link to watch
client-invite-watch-note = Watch only, no seat.
client-invite-self = Your own link
client-invite-self-note = Opens your seat on another device. Keep it to yourself.
client-invite-none = Every seat is taken, and this table can’t be watched.
client-qr = QR code for the link
client-copy = Copy the link
client-copied = Copied.

## Seats

client-seats = Seats
client-seats-note = A seat can go to a bot, and come back, at any decision.
client-seat-free = waiting for a player
client-deciding = deciding
client-thinking = thinking
client-away = away
client-here = here
client-your-turn = your turn
client-own-things = What you own
client-look-from-here = See the table from this seat

## The question

client-question = Question
client-they-decide = Waiting for { $names }
client-they-are-away = { $name } is away
client-seat-is-kept = Their seat stays theirs.
client-they-keep-seat = Their seat stays theirs; a bot can play on for them meanwhile.
client-let-bot = Let a bot play on
client-they-are-asked = They are asked: “{ $question }”
client-orders = Standing orders
client-orders-note = A standing order answers for you at once. Nobody else sees it until it does so for the first time; then the log says so. You can take it back at any time.
client-say = Say something
client-link-position = Link to this position
client-link-position-note = Copies a link that opens here, for whoever may watch this match.
client-they-have-time = They have time { $time }.
client-you-have-time = You have time { $time }.
client-time-over = { $name }’s time is up
client-stand-in = Call in a bot for { $name }
client-stand-in-note = A bot can stand in. The seat stays theirs, and they take over again at any decision.
client-stood-in = A bot is standing in for you
client-stood-in-note = Take over whenever you like: it is your seat.
client-take-over = Take over
client-bot-stands-in = a bot stands in
client-you-may = What would you like to do in this turn?
client-join-in = Act in this turn
client-about-question = What does this question mean?
client-kind-exactly = Choose { $count }, then confirm.
client-kind-at-most = Choose up to { $most }, then confirm.
client-kind-some = Choose { $least } to { $most }, then confirm.
client-kind-race = Everyone acts at once. First come, first served.
client-kind-free = You may act now as well; nobody waits for you.
client-kind-ballot = Everyone chooses in secret. The choices are shown together.
client-why-help = Press a place that isn’t lit to learn why you can’t act there.
client-choose-these =
    { $picked ->
        [0] Choose nothing
        [one] Choose this one
       *[other] Choose these { $picked }
    }
client-rather-not = Not yet
client-choose-lit = Choose a lit place, or ask about any other.
client-choose-there = Choose on the board
client-choose-below = Choose from the list
client-choose-one = Choose one
client-picked-of = { $count } of { $most } chosen
client-hold-to = Hold: { $move }
client-drawer-free = Free actions
client-drawer-free-note = any number, they never end your turn
client-drawer-free-count = Free · { $count }
client-drawer-more = What would you like to do?
client-drawer-more-count = More · { $count }
client-drawer-moves = Moves
client-hint = What would a veteran do?
client-hint-title = What would a veteran do?
client-hint-says = { $name } suggests:
client-hint-show = Show me
client-hint-thinking = Somebody experienced is thinking it over …
client-not-allowed = Not allowed, because
client-rule-of-question = The rule:
client-keys-all = Keys
client-say-turn = Your turn. { $question }
client-say-places =
    { $count ->
        [one] One place.
       *[other] { $count } places.
    }
client-say-enter = Enter: { $move }.
client-several-moves = { $count } moves here
client-which-of-these = Which one?
client-none-of-these = None of them
client-sending = Sending…
client-nothing-against = That move is allowed. Go ahead.

## Taking back

client-undo = Undo
client-undo-what = Undo: { $what }
client-taken-back = Taken back: { $what }
client-redo = Redo
client-no-undo = This can’t be undone
client-no-undo-start = Nothing to undo
client-no-undo-information = Something new was seen
client-no-undo-deadline = Time ran out
client-no-undo-seat = Others have moved
client-ask-undo = Ask to undo
client-wish-undo = { $seat } asks to undo the last move.
client-wish-pause = { $seat } asks for a break.
client-wish-resume = { $seat } would like to play on.
client-agree = I agree
client-disagree = I don’t
client-agreed =
    { $count ->
        [0] Nobody has agreed yet.
        [one] One player has agreed.
       *[other] { $count } players have agreed.
    }

## The log

client-log = Log
client-rules = Rules
client-log-and-rules = Log and rules
client-fold-log = Hide the log
client-unfold-log = Show the log
client-log-empty = Nothing has happened yet.
client-log-fresh =
    { $count ->
        [one] Log, one new line
       *[other] Log, { $count } new lines
    }
client-why = why?
client-unfold-turn =
    { $count ->
        [one] one line more
       *[other] { $count } lines more
    }
client-fold-turn = less
client-search-rules = Search the rules
client-rules-found =
    { $count ->
        [0] No rule says that.
        [one] One rule
       *[other] { $count } rules
    }
client-single-given = Done for you, as nothing else was possible: { $move }
client-earlier = Earlier
client-open-position = See the table after move { $position }
client-position = after move { $position }
client-now = now
client-in-the-past = You are looking at the table after move { $position }
client-back-to-now = Back to the present
client-play-on = Play on from here
client-play-on-note = Play on from here, at a table of your own against bots. What you couldn’t know is dealt afresh.
client-now-asked = The question now
client-rules-cited = The rules behind the last moves
client-rule-open = Read the rule { $rule }
client-rule-ruling = Our ruling
client-rule-before = The rule before
client-rule-after = The next rule
client-rule-english = This rule isn’t translated yet; here it is in English.
client-rule-coming = Looking it up…
client-more-happened =
    { $count ->
        [one] One more thing happened.
       *[other] { $count } more things happened.
    }

## The menu

client-menu = Menu
client-pause = Pause
client-paused-now = The match is paused.
client-go-on = Resume
client-rematch = Play again
client-next-match = Go to the next match
client-archive = Archive the table
client-drawn-view = Drawn board
client-views = Views
client-board = Board
client-on-the-table = On the table
client-time-left = Time left

## One screen, several players

client-curtain = Passing the screen on
client-curtain-turn = { $name }, your turn
client-turn-of = { $name }’s turn
client-curtain-done = { $name } is done. Take the screen; nobody else looks.
client-curtain-hold = Hold to look
client-curtain-keys = or hold Enter
client-curtain-back = { $name } takes the move back
client-pass-note = Everyone else, look away.

## The end

client-match-over = The match is over.
client-scores = Scores
client-look-around = Look around the table

## Being told elsewhere

client-notices = Tell us elsewhere
client-notices-note = Paste the address of a webhook. It gets a message when it’s the turn of someone who isn’t at the table, and when the match ends. This server sends to: { $services }.
client-notices-now = Messages go to { $webhook }
client-notices-stop = Stop them
client-notices-address = Address of the webhook
client-notices-other = Another address instead
client-notices-keep = Send messages there
client-notices-wait = One moment…
client-notices-told = A first message has arrived there.
client-notices-untold = The address is kept, but the first message wasn’t taken. Is it right?
