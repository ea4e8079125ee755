# Pliki z zawartością gier: co jest w nich nie tak.

contents-no-file = Brakuje pliku zawartości { $file }.
contents-encoding = { $file } nie jest tekstem w UTF-8.
contents-syntax = { $file }, wiersz { $line }: to nie jest TOML: { $reason }.
contents-nested = { $file } jest zbyt głęboko zagnieżdżony.
contents-unreadable = { $file } nie da się odczytać.
contents-no-id = { $file }, wiersz { $line }: id jest puste.
contents-id-twice = { $file }, wiersz { $line }: id „{ $name }” jest już zajęte: zob. { $first }, wiersz { $before }.
contents-bracket = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: w „{ $found }” brakuje nawiasu zamykającego.
contents-closing = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: „{ $found }” zamyka nawias, którego nikt nie otworzył.
contents-word =
    { $file }, wiersz { $line }{ $place }, pole „{ $field }”: { $wanted ->
        [none] nie znam słowa „{ $found }”.
       *[other] nie znam słowa „{ $found }”. Czy chodziło o „{ $wanted }”?
    }
contents-choice = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: zamiast „{ $found }” powinno tu być: { $wanted }.
contents-form = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: nie da się odczytać „{ $found }”. Zapisuje się to tak: { $wanted }
contents-short = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: „{ $found }” kończy się za wcześnie.
contents-rest = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: nic już tu nie może stać, a jest „{ $found }”.
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
contents-missing = { $file }, wiersz { $line }{ $place }: brakuje pola „{ $field }”.
contents-unknown = { $file }, wiersz { $line }{ $place }: nie ma pola „{ $field }”.
contents-value = { $file }{ $place }, pole „{ $field }”: jest tu „{ $found }”, a powinno być: { $wanted }.
contents-type = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: jest tu { $found }, a powinno być: { $wanted }.
contents-bounds = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: tu musi być: { $wanted }.
contents-invalid = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: nie może tu być { $found }.
contents-not-plain = { $file } nie jest zwykłym plikiem ani folderem. Odnośniki i podobne rzeczy nie są czytane.
contents-leads-out = { $file } prowadzi poza swój folder: umieść w nim sam plik.
contents-too-large = { $file } jest większy niż { $most } MiB.
contents-box-name = { $file }: nazwa pudełka to małe litery i cyfry, najwyżej 20, najpierw litera.
contents-too-many = { $file }: w folderze jest więcej plików niż { $most }.

# Rodzaje wartości i co jest nie tak z postacią pliku.
contents-kind-text = tekst w cudzysłowie
contents-kind-number = liczba
contents-kind-truth = true albo false
contents-kind-list = lista w [ ]
contents-kind-table = tabela
contents-bound = { $kind } { $bound }
contents-bound-length =
    { $way ->
        [most] najwyżej
       *[least] co najmniej
    } { $count ->
        [one] { $count } pozycja lub litera
        [few] { $count } pozycje lub litery
        [many] { $count } pozycji lub liter
       *[other] { $count } pozycji lub litery
    }
contents-toml-quote = po tekście brakuje cudzysłowu
contents-toml-equals = po nazwie brakuje =
contents-toml-twice = ta sama nazwa stoi tu drugi raz
contents-toml-unclosed = brakuje nawiasu zamykającego
contents-toml-rest = wartość się skończyła, a w tym samym wierszu stoi coś jeszcze
contents-toml-value = nie da się odczytać wartości; tekst musi stać w cudzysłowie
contents-toml-statement = wiersz zaczyna się od czegoś, co nie jest nazwą
contents-toml-escape = \ w tekście zaczyna znak, którego nie ma

# Lekcje
contents-lesson-range = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: jest { $found }, a powinno być od { $least } do { $most }.
contents-lesson-title = { $file }, wiersz { $line }, pole „{ $field }”: zapis jest z gry { $found }, a nie z gry { $wanted }.
contents-lesson-twice = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: inny krok nazywa się już „{ $found }”.
contents-lesson-text = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: brakuje tekstu „{ $found }” w języku { $language }.
contents-lesson-place = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: na planszy nie ma miejsca „{ $found }” (wierszy zapisu przedtem: { $at }).
contents-lesson-figure = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: { $found } nie prowadzi do żadnej liczby. Droga zaczyna się od view. albo scores.
contents-lesson-meets = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: po ruchu z zapisu warunek nie jest spełniony ({ $found }).
contents-lesson-bounds = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: „{ $found }” wymaga „least”, „most” albo obu.
contents-lesson-nobody = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: „{ $found }” nie ma w obsadzie. Są w niej: { $wanted }.
contents-lesson-persons = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: liczba osób to { $found }, a miejsc w partii jest { $most }.
contents-lesson-no-line = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: dla „{ $found }” nie ma już w zapisie ruchu ucznia przed następnym krokiem; podano ich { $wanted }.
contents-lesson-take = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: „{ $found }” nie pasuje do „{ $recorded }”, ruchu z zapisu (wierszy przedtem: { $at }).
contents-lesson-pattern = { $file }, wiersz { $line }{ $place }, pole „{ $field }”: „{ $found }” nie jest żadnym ruchem. Możliwe: { $wanted }.
contents-lesson-record = { $file }, wiersz { $line }: { $reason }
contents-lesson-move = ruch „{ $move }” nie jest tam możliwy. { $reason }
