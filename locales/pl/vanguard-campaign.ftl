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
        [system] układ
       *[other] rzecz
    } „{ $name }”.
vanguard-campaign-unreachable =
    { $file }, wiersz { $line }: { $kind ->
        [planets] Planeta
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
vanguard-campaign-never-set = { $file }, wiersz { $line }: „{ $name }” jest czytane, ale nigdy nie ustawiane.
vanguard-campaign-never-read = { $file }, wiersz { $line }: „{ $name }” jest ustawiane, ale nigdy nie czytane.
vanguard-campaign-value = { $file }, wiersz { $line }: „{ $name }” nigdy nie ma wartości „{ $value }”.
vanguard-campaign-default = { $file }, wiersz { $line }: „{ $value }” nie jest wartością „{ $name }”.
vanguard-campaign-brought-twice = { $file }, wiersz { $line }: { $name } daje i { $first }, i { $second }.
vanguard-campaign-one-way = { $file }, wiersz { $line }: lot z { $first } do { $second } nie kosztuje tyle samo z powrotem.
vanguard-campaign-text = { $file }, wiersz { $line }: brakuje tekstu „{ $name }”.
vanguard-campaign-text-unused = { $file }, wiersz { $line }: tekst „{ $name }” nie jest do niczego potrzebny.
vanguard-campaign-no-log =
    { $file }, wiersz { $line }: { $name } nie ma wpisu na { $end ->
        [departure] odlot
       *[other] ewakuację
    }.
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
