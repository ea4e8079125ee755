# What the kernel says: refusals, damaged files, faults of a title.

## Players without a name

kernel-seat-name = Player { $number }

## Titles and what is agreed before a match

kernel-title-unknown = No game called “{ $title }” is installed. Installed: { $titles }.
kernel-title-broken = The game “{ $title }” cannot be loaded: { $reason }.
kernel-title-not-one = The game “{ $title }” cannot be loaded: { $place } is not a game of that name.
kernel-seats = “{ $title }” is for { $least } to { $most } players, not { $seats }.
kernel-option-unknown = “{ $title }” has no option “{ $option }”.
kernel-option-value = “{ $value }” is not a choice for “{ $option }”. The choices are: { $choices }.
kernel-seed = A seed is a whole number from 0 to 9223372036854775807, not “{ $seed }”.
kernel-option-length = “{ $option }” is a list of { $least } to { $most } entries.
kernel-preset-unknown = “{ $title }” has no setup “{ $preset }”. It has: { $presets }.

## Moves that are refused

kernel-over = The match is over.
kernel-no-such-seat = There is no such seat at this table.
kernel-not-asked = This is not your decision right now.
kernel-not-a-move = That doesn’t answer the question.
kernel-not-listed = You can’t do that now.
kernel-how-many = Choose { $least } to { $most }, each only once.
kernel-too-late = Someone else was quicker. Look at the table and choose again.
kernel-move-too-large = That move is too long: { $most } bytes at most.
kernel-move-unreadable = That move can’t be read.
kernel-no-deadline = That clock is not running.
kernel-line-unsound = A line like that can’t stand here in a log.
kernel-no-such-position =
    There is no such position: the match has { $most ->
        [one] one move
       *[other] { $most } moves
    } so far.

## Undo

kernel-no-undo-start = There is nothing to undo.
kernel-no-undo-information = This can’t be undone: a die, a card or something hidden has been seen since.
kernel-no-undo-deadline = This can’t be undone: time has run out since.
kernel-no-undo-seat = You can undo only your own last move, and only until someone else acts.
kernel-no-redo = There is nothing to redo.
kernel-fell-back =
    The rules have been corrected. { $moves ->
        [one] The last move no longer fits and was
       *[other] The last { $moves } moves no longer fit and were
    } taken back.

## Faults of a title

kernel-rules-broken =
    The rules of “{ $title }” failed after { $position ->
        [one] one move
       *[other] { $position } moves
    }: { $reason }.
kernel-dead-end = The rules of “{ $title }” are at a dead end: “{ $prompt }” cannot be answered.
kernel-not-a-question = The rules of “{ $title }” asked something that is not a question: { $got }.

## Saved matches

kernel-save-damaged = The saved match is damaged.
kernel-save-newer = This match was saved by a newer version of Starboard.
kernel-save-newer-rules = This match was saved with version { $rules } of the rules of “{ $title }”. This program knows version { $known }.
kernel-save-outdated = The saved match no longer fits the rules of “{ $title }”.

## Records

kernel-record-no-header = Line { $line } is not the beginning of a record.
kernel-record-newer = Line { $line }: the record was written by a newer version of Starboard.
kernel-record-newer-rules = Line { $line }: the record has version { $rules } of the rules of “{ $title }”; this program knows version { $known }.
kernel-record-older-rules = Line { $line }: the record has version { $rules } of the rules of “{ $title }”. They have changed since; from here on version { $now } plays otherwise.
kernel-record-title = Line { $line }: { $reason }
kernel-record-header = Line { $line }: { $reason }
kernel-record-damaged = Line { $line } is damaged.
kernel-record-unknown-line = Line { $line } says something this program does not understand.
kernel-record-cut-short = Line { $line } is missing or cut short: the record has no end.
kernel-record-refused = Line { $line } is refused: { $reason }
kernel-record-differs = Line { $line }: the match did not end the way the record says.
