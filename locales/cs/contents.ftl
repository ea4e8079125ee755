# Soubory s obsahem her: co je v nich špatně.

contents-no-file = Soubor obsahu { $file } chybí.
contents-encoding = { $file } není text v UTF-8.
contents-syntax = { $file } není TOML: { $reason }.
contents-head = { $file }, řádek 1: hlavička musí být { $wanted }.
contents-width =
    { $file }, řádek { $line }: { $found ->
        [one] je tu { $found } položka
        [few] jsou tu { $found } položky
        [many] je tu { $found } položky
       *[other] je tu { $found } položek
    }, ale má jich být { $wanted }.
contents-field = { $file }, řádek { $line }, položka „{ $field }“: je tu „{ $found }“, ale má být: { $wanted }.
contents-twice = { $file }, řádek { $line }: „{ $name }“ je prázdné nebo tu už jednou je.
contents-missing = { $file }, řádek { $line }, { $place }: chybí položka „{ $field }“.
contents-unknown = { $file }, řádek { $line }, { $place }: položka „{ $field }“ neexistuje.
contents-value = { $file }, { $place }, položka „{ $field }“: je tu „{ $found }“, ale má být: { $wanted }.
contents-type = { $file }, řádek { $line }, { $place }, položka „{ $field }“: je tu „{ $found }“, ale má být: { $wanted }.
contents-invalid = { $file }, řádek { $line }, { $place }, položka „{ $field }“: nesmí tu být { $found }.
