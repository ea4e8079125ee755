# `starboard campaign check`

vanguard-campaign-about = Sprawdza kampanię: każde odwołanie, każdą drogę, każde wymaganie, każdy znacznik, każdy tekst.
vanguard-campaign-no-folder = Nie ma folderu „{ $folder }”.
vanguard-campaign-reference =
    { $file }, wiersz { $line }: nie istnieje { $kind ->
        [poi] punkt zainteresowania
        [log] wpis
        [threat] zagrożenie
        [condition] warunek globalny
        [mission] misja
        [unique] unikatowe odkrycie
        [card] karta
        [situation] sytuacja
        [operation] operacji
        [planet] planeta
        [plate] rycina
        [flag] wartość znacznika
        [counter] licznik
        [marker] znacznik
        [track] tor
        [state] wartość stanu
        [name] tor ani stan
        [value] liczba
        [number] numer sektora
        [sector] sektor
        [path] ścieżka
        [symbol] symbol ścieżki
        [standee] zagrożenie
        [tag] etykieta
        [lasting] trwały efekt
        [route] trasa
        [biome] biom
        [check] test kośćmi na żądanie
        [system] układ
       *[other] rzecz
    } „{ $name }”.
vanguard-campaign-unreachable =
    { $file }, wiersz { $line }: { $kind ->
        [planets] Planeta
        [plates] Rycina
        [pois] Punkt zainteresowania
        [threats] Zagrożenie
        [conditions] Warunek globalny
        [missions] Misja
        [logs] Wpis
        [uniques] Unikatowe odkrycie
        [situations] Sytuacja
        [systems] Układ
        [destinations] Cel podróży
        [research] Projekt badawczy
        [production] Projekt produkcyjny
        [objectives] Cel
       *[other] Karta
    } „{ $name }” jest nie do osiągnięcia.
vanguard-campaign-sector-twice = { $file }, wiersz { $line }: { $name } ma dwa sektory { $sector }.
vanguard-campaign-path-twice = { $file }, wiersz { $line }: ścieżka { $path } jest tu dwa razy.
vanguard-campaign-stuck = { $file }, wiersz { $line }: z sektora { $sector } planety { $name } żadna droga nie prowadzi do sektora lądowania.
vanguard-campaign-cut-off = { $file }, wiersz { $line }: z sektora lądowania { $start } planety { $name } nie ma drogi do sektora { $sector }.
vanguard-campaign-landing-none = { $file }, wiersz { $line }: tabela lądowania planety { $name } nie ma wiersza dla { $roll }.
vanguard-campaign-landing-twice = { $file }, wiersz { $line }: tabela lądowania planety { $name } ma dwa wiersze dla { $roll }.
vanguard-campaign-demand = { $file }, wiersz { $line }: żadna kość aktu { $act } nie pokazuje symbolu { $symbol }, którego wymaga „{ $demand }”.
vanguard-campaign-check-unused = { $file }, wiersz { $line }: żaden efekt nie wymaga testu kośćmi { $name }.
vanguard-campaign-check-event = { $file }, wiersz { $line }: zdarzenie nie ma innych akcji niż wymagane testy kośćmi, a te nie mają torów.
vanguard-campaign-never-set = { $file }, wiersz { $line }: „{ $name }” jest czytane, ale nigdy nie ustawiane.
vanguard-campaign-never-read = { $file }, wiersz { $line }: „{ $name }” jest ustawiane, ale nigdy nie czytane.
vanguard-campaign-value = { $file }, wiersz { $line }: „{ $name }” nigdy nie ma wartości „{ $value }”.
vanguard-campaign-default = { $file }, wiersz { $line }: „{ $value }” nie jest wartością „{ $name }”.
vanguard-campaign-brought-twice = { $file }, wiersz { $line }: { $name } daje i { $first }, i { $second }.
vanguard-campaign-one-way = { $file }, wiersz { $line }: lot z { $first } do { $second } nie kosztuje tyle samo z powrotem.
vanguard-campaign-text = { $file }, wiersz { $line }: brakuje tekstu „{ $name }”.
vanguard-campaign-text-unused = { $file }, wiersz { $line }: tekst „{ $name }” nie jest do niczego potrzebny.
vanguard-campaign-fluent = { $file }, wiersz { $line }: to nie jest Fluent: { $reason }.
vanguard-fluent-start = zaczyna się tu wiersz, który nie jest ani tekstem (nazwa = słowa), ani jego wciętą częścią
vanguard-fluent-token = brakuje „{ $token }”
vanguard-fluent-nothing = stoi tu nazwa bez tekstu
vanguard-fluent-no-other = żaden wariant nie jest oznaczony * dla wszystkich innych przypadków
vanguard-fluent-others = * oznacza więcej niż jeden wariant
vanguard-fluent-quote = cudzysłów w nawiasie klamrowym nigdzie się nie zamyka
vanguard-fluent-closing = stoi tu zamykający nawias klamrowy, którego nikt nie otworzył
vanguard-fluent-empty = między nawiasami klamrowymi nic nie ma
vanguard-campaign-text-twice = { $file }, wiersz { $line }: tekst „{ $name }” już istnieje: { $first }, wiersz { $before }.
vanguard-campaign-text-file = { $file }, wiersz { $line }: tekst „{ $name }” nie zostanie znaleziony w tym pliku. Nazwa pliku musi zaczynać się od „{ $word }”.
vanguard-campaign-text-alone = { $file }, wiersz { $line }: tekstu „{ $name }” brakuje po angielsku.
vanguard-campaign-text-foreign = { $file }, wiersz { $line }: tekst „{ $name }” nie zaczyna się od „{ $prefix }-”.
vanguard-campaign-variable =
    { $file }, wiersz { $line }: „{ $name }” prosi o { $variable }, ale tego nie dostaje. { $known ->
        [none] Nie dostaje nic.
       *[other] Dostaje: { $known }.
    }
vanguard-campaign-clause = { $file }, wiersz { $line }: „{ $name }” to tylko połowa: brakuje zdania, które mówi przeciwnie, „{ $other }”.
vanguard-campaign-text-names = { $file }, wiersz { $line }: „{ $name }” mówi „{ $other }”, a takiego tekstu nie ma.
vanguard-campaign-id = { $file }, wiersz { $line }: id „{ $name }” może mieć tylko małe litery, cyfry i łączniki, a zaczyna się literą.
vanguard-campaign-prefix = { $file }, wiersz { $line }: przedrostek „{ $name }” może mieć tylko małe litery i cyfry, a zaczyna się literą.
vanguard-campaign-taken = { $file }, wiersz { $line }: „{ $name }” należy do samego programu. Wybierz inne słowo.
vanguard-campaign-few =
    { $file }, wiersz { $line }: { $what ->
        [crew] sekcja { $section } potrzebuje kart załogi poza wyprawą szkoleniową i operacjami: { $least }. Ma ich { $count }.
        [cards] sekcja { $section } potrzebuje kart sekcji o randze 1 poza wyprawą szkoleniową: { $least }. Ma ich { $count }.
        [landers] brakuje lądownika, z którym zaczyna się kampania.
        [technology] brakuje technologii, z którą zaczyna się kampania.
        [landings] brakuje celu, na którym można lądować od początku i wielokrotnie.
        [tutorial-crew] sekcja { $section } nie ma karty załogi na wyprawę szkoleniową.
        [tutorial-deck] talia wyprawy szkoleniowej sekcji { $section } potrzebuje kart: { $least }. Ma ich { $count }.
       *[starters] sekcja { $section } potrzebuje kart początkowych: { $least }. Ma ich { $count }.
    }
vanguard-campaign-figure = { $file }, wiersz { $line }: { $value } nie mieści się między { $least } a { $most }.
vanguard-campaign-endless = { $file }, wiersz { $line }: partia próbna nie skończyła się w ciągu { $seconds } sekund.
vanguard-campaign-no-landing-sector = { $file }, wiersz { $line }: { $name } nie ma sektora lądowania, więc nie można tam wylądować.
vanguard-campaign-no-log =
    { $file }, wiersz { $line }: { $name } nie ma wpisu na { $end ->
        [departure] odlot
       *[other] ewakuację
    }.
vanguard-campaign-plate-id = { $file }, wiersz { $line }: id ryciny składa się z małych liter, cyfr i podkreśleń, a „{ $name }” nie.
vanguard-campaign-act-plates = { $file }, wiersz { $line }: rycin dla aktów ({ $count }) jest więcej niż aktów ({ $acts }).
vanguard-campaign-more =
    { $count ->
        [one] I jeszcze { $count } błąd.
        [few] I jeszcze { $count } błędy.
        [many] I jeszcze { $count } błędów.
       *[other] I jeszcze { $count } błędu.
    }
vanguard-campaign-count =
    { $kind ->
        [planets] { $count ->
            [one] { $count } planeta
            [few] { $count } planety
            [many] { $count } planet
           *[other] { $count } planety
        }
        [pois] { $count ->
            [one] { $count } punkt zainteresowania
            [few] { $count } punkty zainteresowania
            [many] { $count } punktów zainteresowania
           *[other] { $count } punktu zainteresowania
        }
        [missions] { $count ->
            [one] { $count } misja
            [few] { $count } misje
            [many] { $count } misji
           *[other] { $count } misji
        }
        [conditions] { $count ->
            [one] { $count } warunek globalny
            [few] { $count } warunki globalne
            [many] { $count } warunków globalnych
           *[other] { $count } warunku globalnego
        }
        [threats] { $count ->
            [one] { $count } zagrożenie
            [few] { $count } zagrożenia
            [many] { $count } zagrożeń
           *[other] { $count } zagrożenia
        }
        [logs] { $count ->
            [one] { $count } wpis
            [few] { $count } wpisy
            [many] { $count } wpisów
           *[other] { $count } wpisu
        }
        [section_cards] { $count ->
            [one] { $count } karta sekcji
            [few] { $count } karty sekcji
            [many] { $count } kart sekcji
           *[other] { $count } karty sekcji
        }
        [plates] { $count ->
            [one] { $count } rycina
            [few] { $count } ryciny
            [many] { $count } rycin
           *[other] { $count } rycin
        }
        [crew] { $count ->
            [one] { $count } karta załogi
            [few] { $count } karty załogi
            [many] { $count } kart załogi
           *[other] { $count } karty załogi
        }
       *[other] { $count ->
            [one] { $count } sztuka wyposażenia
            [few] { $count } sztuki wyposażenia
            [many] { $count } sztuk wyposażenia
           *[other] { $count } sztuki wyposażenia
        }
    }
vanguard-campaign-untranslated =
    Język { $language }: po angielsku { $count ->
        [one] pozostaje { $count } tekst.
        [few] pozostają { $count } teksty.
        [many] pozostaje { $count } tekstów.
       *[other] pozostaje { $count } tekstu.
    }
vanguard-campaign-sound = Kampania jest w porządku.
vanguard-campaign-unsound = Kampania nie jest w porządku.
vanguard-campaign-about-list = Wypisuje dostępne kampanie: nasze, te z folderu danych i te, na które wskazuje STARBOARD_CAMPAIGNS.
vanguard-campaign-about-new = Zakłada kampanię: kopię Księgi gości w nowym folderze, którego nazwa staje się jej id.
vanguard-campaign-listed =
    { $campaign }: { $name }, { $folder }{ $sound ->
        [yes] {""}
       *[no] {" "}(nie jest w porządku)
    }
vanguard-campaign-made = Twoja kampania leży w folderze { $folder }.
vanguard-campaign-bad-name = „{ $name }” nie może być id kampanii: tylko małe litery, cyfry i łączniki, na początku litera, i żadne słowo, którego używa sam program.
vanguard-campaign-there = { $folder } już istnieje.
vanguard-campaign-broke = { $file }, wiersz { $line }: partia próbna ({ $start }) się załamała. { $reason }
