# What the browser says at a table.

## Coming in

client-joining = Coming to the table…
client-reconnecting = Connection lost, trying again…
client-cut-off = The connection was lost before the answer came. Look whether it was done, and if not, do it again.
client-turned-away = The table has turned you away.
client-take-seat = This link keeps a seat for you. What should the others call you?
client-take-host = With this link you are the host of the table.
client-sit-down = Sit down
client-just-look = Just look
client-no-board = The drawn board could not be loaded; the plain view stands in for it.

## Before the start

client-start-when-full = The match can start when every seat is taken; you may give open seats to bots.
client-host-starts = The host starts the match when everybody is there.
client-invite = Invite
client-invite-seat = Link to seat { $number }
client-invite-note = Whoever opens it takes the seat.
client-invite-watch = Link for watching
client-invite-watch-note = No seat, only eyes.
client-invite-self = Your own link
client-invite-self-note = For going on at another device. Give it to nobody.
client-invite-none = Every seat is taken, and nobody may watch.
client-qr = QR code of the link
client-copy = Copy the link
client-copied = Copied.

## Seats

client-seats = Seats
client-seats-note = Hand a seat to a bot and take it back at any decision.
client-seat-free = waiting for somebody
client-deciding = deciding
client-thinking = thinking
client-away = away
client-here = here
client-your-turn = your turn
client-own-things = What you own
client-look-from-here = Look from this seat

## The question

client-question = The question
client-they-decide = Deciding: { $names }
client-you-may = What would you like to do in this turn?
client-join-in = Act in this turn
client-about-question = What is asked here?
client-kind-exactly = Choose { $count }, then confirm.
client-kind-at-most = Choose at most { $most }, then confirm.
client-kind-some = Choose from { $least } to { $most }, then confirm.
client-kind-race = Everybody acts at once; first come, first served.
client-kind-free = You may act now as well; nobody waits for you.
client-kind-ballot = Everybody chooses in secret; the choices are shown together.
client-why-help = Press a place that is not lit to learn why nothing can be done there.
client-choose-these =
    { $picked ->
        [0] Choose none
        [one] Choose this one
       *[other] Choose these { $picked }
    }
client-rather-not = Rather not
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
client-not-allowed = Not allowed, because
client-rule-of-question = The rule:
client-keys-all = Keys
client-key-numbers = make the move with that number
client-key-enter = press the filled button; hold it where it says so
client-key-free = free actions
client-key-rail = story, rules, cards
client-key-search = search the rules
client-key-explain = explain what has the focus
client-say-turn = Your turn. { $question }
client-say-places =
    { $count ->
        [one] One place.
       *[other] { $count } places.
    }
client-say-enter = Enter: { $move }.
client-several-moves = { $count } moves here
client-which-of-these = Which of these?
client-none-of-these = None of these
client-sending = sending…
client-nothing-against = That move is allowed.

## Taking back

client-undo = Take back
client-undo-what = Undo: { $what }
client-taken-back = Taken back: { $what }
client-redo = Put back
client-no-undo = No taking back
client-no-undo-start = Nothing to undo
client-no-undo-information = Something new was seen
client-no-undo-deadline = Time ran out
client-no-undo-seat = Others have moved
client-ask-undo = Ask to take back
client-wish-undo = { $seat } would like to take back the last move.
client-wish-pause = { $seat } would like a pause.
client-wish-resume = { $seat } would like to go on.
client-agree = Agreed
client-disagree = No
client-agreed =
    { $count ->
        [0] Nobody has agreed yet.
        [one] One has agreed.
       *[other] { $count } have agreed.
    }

## The log

client-log = Log
client-rules = Rules
client-log-and-rules = Log and rules
client-fold-log = Fold the log away
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
client-single-given = Answered for you, as nothing else was possible: { $move }
client-earlier = Earlier
client-open-position = Open the table after move { $position }
client-position = after move { $position }
client-now = now
client-in-the-past = The table after move { $position }
client-back-to-now = Back to now
client-now-asked = What is asked now
client-rules-cited = Rules of the last moves
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
client-go-on = Go on
client-rematch = Play again
client-next-match = To the next match
client-archive = Put away
client-drawn-view = Drawn view
client-views = Views
client-board = Board
client-on-the-table = On the table
client-time-left = Time left

## One screen, several players

client-pass-screen = Pass the screen to { $name }
client-pass-note = Everybody else looks away.
client-i-am = I am { $name }

## The end

client-match-over = The match is over.
client-scores = Scores
client-look-around = Look around
