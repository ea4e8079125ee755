# Pliki z zawartością gier: co jest w nich nie tak.

contents-no-file = Brakuje pliku zawartości { $file }.
contents-encoding = { $file } nie jest tekstem w UTF-8.
contents-syntax = { $file } to nie TOML: { $reason }.
contents-head = { $file }, wiersz 1: nagłówek musi brzmieć { $wanted }.
contents-width =
    { $file }, wiersz { $line }: { $found ->
        [one] jest tu { $found } pole
        [few] są tu { $found } pola
        [many] jest tu { $found } pól
       *[other] jest tu { $found } pola
    }, a potrzeba { $wanted }.
contents-field = { $file }, wiersz { $line }, pole „{ $field }”: jest tu „{ $found }”, a powinno być: { $wanted }.
contents-twice = { $file }, wiersz { $line }: „{ $name }” jest puste albo już tu stoi.
contents-missing = { $file }, wiersz { $line }, { $place }: brakuje pola „{ $field }”.
contents-unknown = { $file }, wiersz { $line }, { $place }: nie ma pola „{ $field }”.
contents-value = { $file }, { $place }, pole „{ $field }”: jest tu „{ $found }”, a powinno być: { $wanted }.
contents-type = { $file }, wiersz { $line }, { $place }, pole „{ $field }”: jest tu „{ $found }”, a powinno być: { $wanted }.
contents-invalid = { $file }, wiersz { $line }, { $place }, pole „{ $field }”: nie może tu być { $found }.
