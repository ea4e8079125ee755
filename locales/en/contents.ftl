# Content files of the titles: what is wrong in them.

contents-no-file = The content file { $file } is missing.
contents-encoding = { $file } is not a text in UTF-8.
contents-syntax = { $file }, line { $line }: this is not TOML: { $reason }.
contents-nested = { $file } is nested too deeply.
contents-unreadable = { $file } cannot be read.
contents-no-id = { $file }, line { $line }: the id is empty.
contents-id-twice = { $file }, line { $line }: the id “{ $name }” is taken: see { $first }, line { $before }.
contents-bracket = { $file }, line { $line }{ $place }, field “{ $field }”: a bracket is opened and never closed in “{ $found }”.
contents-closing = { $file }, line { $line }{ $place }, field “{ $field }”: “{ $found }” closes a bracket that was never opened.
contents-word =
    { $file }, line { $line }{ $place }, field “{ $field }”: { $wanted ->
        [none] the word “{ $found }” is not known.
       *[other] the word “{ $found }” is not known. Did you mean “{ $wanted }”?
    }
contents-choice = { $file }, line { $line }{ $place }, field “{ $field }”: “{ $found }” stands where this is needed: { $wanted }.
contents-form = { $file }, line { $line }{ $place }, field “{ $field }”: “{ $found }” cannot be read. It is written like this: { $wanted }
contents-short = { $file }, line { $line }{ $place }, field “{ $field }”: “{ $found }” ends too early.
contents-rest = { $file }, line { $line }{ $place }, field “{ $field }”: nothing can follow here, but “{ $found }” does.
contents-head = { $file }, line 1: the header must be { $wanted }.
contents-width =
    { $file }, line { $line }: there { $found ->
        [one] is one field
       *[other] are { $found } fields
    }, but { $wanted } are needed.
contents-field = { $file }, line { $line }, field “{ $field }”: it is “{ $found }”, but must be: { $wanted }.
contents-twice = { $file }, line { $line }: “{ $name }” is empty or appears twice.
contents-missing = { $file }, line { $line }{ $place }: the field “{ $field }” is missing.
contents-unknown = { $file }, line { $line }{ $place }: there is no field “{ $field }”.
contents-value = { $file }{ $place }, field “{ $field }”: it is “{ $found }”, but must be: { $wanted }.
contents-type = { $file }, line { $line }{ $place }, field “{ $field }”: it is { $found }, but must be { $wanted }.
contents-bounds = { $file }, line { $line }{ $place }, field “{ $field }”: it must be: { $wanted }.
contents-invalid = { $file }, line { $line }{ $place }, field “{ $field }”: { $found } cannot stand here.
contents-not-plain = { $file } is neither a plain file nor a folder. Links and the like are not read.
contents-leads-out = { $file } leads out of its folder: put the file itself there.
contents-too-large = { $file } is larger than { $most } MiB.
contents-box-name = { $file }: a box is called by small letters and digits, at most 20, a letter first.
contents-too-many = { $file }: there are more than { $most } files in the folder.

# Kinds of values, and what is wrong in the form of a file.
contents-kind-text = text in quotation marks
contents-kind-number = a number
contents-kind-truth = true or false
contents-kind-list = a list in [ ]
contents-kind-table = a table
contents-bound = { $kind } { $bound }
contents-bound-length =
    { $way ->
        [most] at most
       *[least] at least
    } { $count ->
        [one] one entry or letter
       *[other] { $count } entries or letters
    }
contents-toml-quote = a quotation mark is opened and never closed
contents-toml-equals = = is missing after a name
contents-toml-twice = the same name stands here a second time
contents-toml-unclosed = a bracket is opened and never closed
contents-toml-rest = a value has ended, and something else follows in the same line
contents-toml-value = a value cannot be read; text needs quotation marks
contents-toml-statement = a line begins with what is no name
contents-toml-escape = a \ in a text begins a sign that does not exist

# Lessons
contents-lesson-range = { $file }, line { $line }{ $place }, field “{ $field }”: it is { $found }, but must be from { $least } to { $most }.
contents-lesson-title = { $file }, line { $line }, field “{ $field }”: the record is one of { $found }, not of { $wanted }.
contents-lesson-twice = { $file }, line { $line }{ $place }, field “{ $field }”: another step is already called “{ $found }”.
contents-lesson-text = { $file }, line { $line }{ $place }, field “{ $field }”: there is no text “{ $found }” in the language { $language }.
contents-lesson-place = { $file }, line { $line }{ $place }, field “{ $field }”: after { $at } lines of the record the board has no place “{ $found }”.
contents-lesson-figure = { $file }, line { $line }{ $place }, field “{ $field }”: { $found } leads to no figure. A way begins with view. or scores.
contents-lesson-meets = { $file }, line { $line }{ $place }, field “{ $field }”: after the move of the record it does not hold ({ $found }).
contents-lesson-bounds = { $file }, line { $line }{ $place }, field “{ $field }”: “{ $found }” needs “least”, “most” or both.
contents-lesson-nobody = { $file }, line { $line }{ $place }, field “{ $field }”: “{ $found }” is nobody of the cast. There are: { $wanted }.
contents-lesson-persons = { $file }, line { $line }{ $place }, field “{ $field }”: { $found } persons are named, but the match has { $most } seats.
contents-lesson-no-line = { $file }, line { $line }{ $place }, field “{ $field }”: before the next step the record has no more moves of the learner for “{ $found }”; { $wanted } are named.
contents-lesson-take = { $file }, line { $line }{ $place }, field “{ $field }”: “{ $found }” does not fit “{ $recorded }”, the move of the record after { $at } lines.
contents-lesson-pattern = { $file }, line { $line }{ $place }, field “{ $field }”: “{ $found }” names no move. Possible: { $wanted }.
contents-lesson-record = { $file }, line { $line }: { $reason }
contents-lesson-move = the move “{ $move }” is not possible there. { $reason }
