# Content files of the titles: what is wrong in them.

contents-no-file = The content file { $file } is missing.
contents-encoding = { $file } is not a text in UTF-8.
contents-syntax = { $file } is not TOML: { $reason }.
contents-head = { $file }, line 1: the head must be { $wanted }.
contents-width =
    { $file }, line { $line }: there { $found ->
        [one] is one field
       *[other] are { $found } fields
    }, but { $wanted } are needed.
contents-field = { $file }, line { $line }, field “{ $field }”: it is “{ $found }”, but must be: { $wanted }.
contents-twice = { $file }, line { $line }: “{ $name }” is empty or stands there already.
contents-missing = { $file }, line { $line }, { $place }: the field “{ $field }” is missing.
contents-unknown = { $file }, line { $line }, { $place }: there is no field “{ $field }”.
contents-value = { $file }, { $place }, field “{ $field }”: it is “{ $found }”, but must be: { $wanted }.
contents-type = { $file }, line { $line }, { $place }, field “{ $field }”: it is “{ $found }”, but must be: { $wanted }.
contents-invalid = { $file }, line { $line }, { $place }, field “{ $field }”: it must not be { $found }.
