# What the kernel says: refusals, damaged files, faults of a title.

## Players without a name

kernel-seat-name = Player { $number }

## Titles and what is agreed before a match

kernel-title-unknown = No game called “{ $title }” is installed; installed are: { $titles }.
kernel-title-broken = The game “{ $title }” cannot be loaded: { $reason }.
kernel-title-not-one = The game “{ $title }” cannot be loaded: { $place } is not a game of that name.
kernel-seats = The game “{ $title }” has from { $least } to { $most } seats, not { $seats }.
kernel-option-unknown = The game “{ $title }” has no option “{ $option }”.
kernel-option-value = The option “{ $option }” cannot be “{ $value }”; it can be: { $choices }.
kernel-seed = The seed is a whole number from 0 to 9223372036854775807, not “{ $seed }”.
kernel-option-length = The option “{ $option }” is a list of { $least } to { $most } entries.
kernel-preset-unknown = The game “{ $title }” has no preset “{ $preset }”; it has: { $presets }.

## Moves that are refused

kernel-over = The match is over.
kernel-no-such-seat = There is no such seat at this table.
kernel-not-asked = It is not for you to decide now.
kernel-not-a-move = That is not an answer to this question.
kernel-not-listed = That is not possible now.
kernel-how-many = Choose from { $least } to { $most }, each of them once.
kernel-too-late = Somebody has acted meanwhile: look at the table and choose again.
kernel-move-too-large = The move is too long: it may have { $most } bytes at most.
kernel-move-unreadable = The move cannot be read.
kernel-no-deadline = No such deadline is running.
kernel-line-unsound = Such a line cannot stand here in a log.
kernel-no-such-position =
    There is no such position: the match has { $most ->
        [one] one move
       *[other] { $most } moves
    } so far.

## Undo

kernel-no-undo-start = There is no move to take back.
kernel-no-undo-information = The last move cannot be taken back: a die, a card or something hidden was seen since.
kernel-no-undo-deadline = The last move cannot be taken back: the time ran out since.
kernel-no-undo-seat = You can only take back your own last move, before anybody else has acted.
kernel-no-redo = There is no move to make again.
kernel-fell-back =
    { $moves ->
        [one] The last move does not fit the mended rules and was
       *[other] The last { $moves } moves do not fit the mended rules and were
    } taken back.

## Faults of a title

kernel-rules-broken =
    The rules of “{ $title }” failed after { $position ->
        [one] one move
       *[other] { $position } moves
    }: { $reason }.
kernel-dead-end = The rules of “{ $title }” are at a dead end: “{ $prompt }” cannot be answered.
kernel-not-a-question = The rules of “{ $title }” asked what is not a question: { $got }.

## Saved matches

kernel-save-damaged = The saved match is damaged.
kernel-save-newer = The saved match was written by a newer version of Starboard.
kernel-save-newer-rules = The saved match has version { $rules } of the rules of “{ $title }”; this program knows version { $known }.
kernel-save-outdated = The saved match no longer fits the rules of “{ $title }”.

## Records

kernel-record-no-header = Line { $line } is not the beginning of a record.
kernel-record-newer = Line { $line }: the record was written by a newer version of Starboard.
kernel-record-newer-rules = Line { $line }: the record has version { $rules } of the rules of “{ $title }”; this program knows version { $known }.
kernel-record-older-rules = Line { $line }: the record has version { $rules } of the rules of “{ $title }”. They have changed since; from here on version { $now } plays otherwise.
kernel-record-title = Line { $line }: { $reason }
kernel-record-header = Line { $line }: { $reason }
kernel-record-damaged = Line { $line } is damaged.
kernel-record-unknown-line = Line { $line } says what this program does not know.
kernel-record-cut-short = Line { $line } is missing or cut short: the record has no end.
kernel-record-refused = Line { $line } is refused: { $reason }
kernel-record-differs = Line { $line }: the match ended otherwise than the record says.
