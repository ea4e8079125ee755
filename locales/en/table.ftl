# What is said at a live table.

## What happened

table-sat-down = { $seat } sits down.
table-bot-plays = A bot plays for { $seat } from now on.
table-person-plays = { $seat } plays in person from now on.
table-seat-opened = The seat of { $seat } is open.
table-took-back = { $seat } takes the last move back.
table-put-back = { $seat } makes that move again.
table-paused = The match is paused.
table-resumed = The match goes on.
table-bot-stumbled = The bot of { $seat } stumbled and moves at random.

## What is not allowed

table-unknown = There is no such table.
table-no-such-seat = There is no such seat.
table-no-onlookers = Nobody may look on at this table.
table-only-host = Only the host of the table may do this.
table-not-your-table = This is not your table.
table-not-your-seat = This is not your seat.
table-not-seated = You are looking on; only those who sit at the table may do this.
table-seat-is-bot = A bot plays this seat; take it back first.
table-seat-is-open = Nobody plays this seat yet.
table-wrong-key = This link opens no seat; ask for a new one.
table-by-invitation = At this table you need an invitation.
table-full = There is no open seat at this table.
table-seats-open = Some seats are still open: wait for somebody, or let bots play them.
table-not-begun = The match has not begun yet.
table-has-begun = The match has already begun.
table-not-over = The match is not over yet.
table-is-over = The match is over.
table-archived = The table has been put away.
table-paused-now = The match is paused.
table-cannot-pause = There is nothing to pause.
table-cannot-resume = The match is not paused.
table-nothing-asked = Nobody has asked for that.
table-looking-back = This is the past; go back to now to play.
table-record-unfinished = The match of this record is not over.

## What goes wrong

table-frame-unreadable = The table cannot read that.
table-answer-unclear = An answer names either moves, or places in the list together with the count that they were meant for.
table-frame-too-large = That is too long: { $most } bytes are the most.
table-too-many = The table is still busy with what you asked before.
table-fault = Something went wrong at the table; nothing has changed.
table-worker-lost = The process that was working on it died or took too long.
table-worker-failed = The process that was working on it failed: { $reason }.

# Lessons
table-no-lesson = No lesson is given at this table.
table-lesson-unknown = { $title } has no lesson called “{ $lesson }”.
table-lesson-not-now = Possible, but not what this step is about. Look at what is lit.
table-lesson-watch = Nothing to do just now: watch, it is your turn again in a moment.
table-lesson-go-on = Read the note first, then go on.
table-lesson-move-first = Here a move is wanted, not only reading.
table-lesson-over = The lesson is over.
table-lesson-back = In a lesson nothing is taken back move by move: go one step back instead.
table-lesson-first-step = This is the first step.
table-lesson-nothing-to-show = There is nothing to show here.
table-lesson-seats = In a lesson everybody stays in their seat. Play on from here if you want to change that.
