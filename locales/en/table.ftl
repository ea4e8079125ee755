# What is said at a live table.

## What happened

table-sat-down = { $seat } sits down.
table-bot-plays = A bot now plays for { $seat }.
table-stand-in = A bot stands in for { $seat } until they come back.
table-person-plays = { $seat } takes over from the bot.
table-seat-opened = { $seat }’s seat is free again.
table-took-back = { $seat } takes back the last move.
table-put-back = { $seat } makes that move again.
table-hint-asked = { $seat } asks what a veteran would do.
table-paused = The match is paused.
table-resumed = The match resumes.
table-bot-stumbled = { $seat }’s bot stumbled and made a random move.

## What is not allowed

table-unknown = This table does not exist.
table-no-such-seat = There is no such seat.
table-no-onlookers = This table can’t be watched.
table-only-host = Only the host can do this.
table-not-your-table = This is not your table.
table-not-your-seat = This is not your seat.
table-not-seated = You are watching. Only players can do this.
table-seat-is-bot = A bot is playing this seat. Take it back first.
table-seat-is-open = Nobody plays this seat yet.
table-stand-in-not-waited = This seat is not being waited for.
table-stand-in-too-soon = There is still time for an answer. A bot can be called in after that.
table-stand-in-present = They are here at the table. Give them a moment.
table-days-in-turns = A match over several days is played in turns, without the sand timer. Choose that first.
table-wrong-key = This link no longer opens a seat. Ask for a new one.
table-by-invitation = This table is by invitation only.
table-full = This table has no free seat.
table-seats-open = Some seats are still free. Wait for more players, or give the seats to bots.
table-not-begun = The match has not begun yet.
table-has-begun = The match has already begun.
table-not-over = The match is not over yet.
table-is-over = The match is over.
table-archived = This table has been archived.
table-paused-now = The match is paused.
table-cannot-pause = There is nothing to pause.
table-cannot-resume = The match is not paused.
table-nothing-asked = Nobody asked for that.
table-looking-back = You are looking at the past. Go back to the present to play.
table-record-unfinished = The match in this record was never finished.
table-record-begun-midway = This match began in the middle of another one, and can only be looked at where it was played.
table-goes-on-from = This table goes on from move { $position } of another match. What could not be known there was drawn again.
table-export-lesson = A lesson cannot be exported; play on from it first.
table-export-none = This file is not an exported match.
table-export-newer = This match was exported by a newer version of Starboard.
table-export-damaged = This exported match is damaged or was changed by hand.
table-export-begun-midway = This match began in the middle of another one. Only the owner of a server can open such a file there.
table-analysis-off = This server doesn’t look at matches again.
table-analysis-lesson = A lesson isn’t judged. Play a match, and look at that one again.
table-analysis-unplayable = This match was played by other rules than those of today, so nobody can judge it any more.
table-analysis-full = Many matches are being looked at right now. Try again in a few minutes.
table-analysis-yours = Two of your matches are being looked at already. Wait for one of them.
table-analysis-broke-off = The work broke off. The match itself is safe; try again.
table-export-others = The file shows every hand. While others play here, only the owner of the server can export the match.
table-taken-along = The host takes a copy of this match along. It shows everything that is hidden.
table-brought-along = The match goes on here from a file, which shows everything that is hidden.

## What goes wrong

table-frame-unreadable = The table could not read that.
table-answer-unclear = An answer names either moves, or places in the list together with the count that they were meant for.
table-frame-too-large = That is too long: { $most } bytes at most.
table-too-many = One moment, the table is still busy with your last request.
table-fault = Something went wrong at the table. Nothing has changed.
table-worker-lost = The process working on it stopped or took too long.
table-worker-failed = The process working on it failed: { $reason }.
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

# Standing orders
table-no-such-order = There is no such standing order now.
table-order-obeyed = { $seat }: answered by a standing order.

# Hints
table-hint-off = There are no hints at this table.
table-hint-lesson = In a lesson the lesson itself shows what to do.
table-hint-not-asked = Nothing is asked of you now.
table-hint-thinking = The veteran is still thinking about it.
table-hint-too-soon = One moment: a veteran needs to catch breath, too.
table-hint-busy = Many ask for hints just now. Try again in a moment.
table-hint-none = The veteran has no idea this time. Nothing is lost.
table-hint-late = Things have changed meanwhile. Ask again if you like.

# Sentences that people can say
table-say-too-soon = One moment: let the others read that first.
table-say-hello = Hello!
table-say-good-luck = Good luck!
table-say-well-played = Well played!
table-say-thanks = Thank you!
table-say-ouch = Ouch!
table-say-moment = One moment, please.
table-say-back = I’m back.
table-say-good-game = That was a good game.
