# Co mówi Galaxy Trucker.

## Części

trucker-kind-starting-cabin = początkowa kabina pilotów
trucker-kind-cabin = kabina
trucker-kind-life-support = podtrzymywanie życia
trucker-kind-battery = zasobnik baterii
trucker-kind-cargo-hold = ładownia
trucker-kind-special-hold = ładownia specjalna
trucker-kind-engine = silnik
trucker-kind-double-engine = podwójny silnik
trucker-kind-cannon = działo
trucker-kind-double-cannon = podwójne działo
trucker-kind-shield = generator osłon
trucker-kind-structural = moduł konstrukcyjny
trucker-kind-stasis-chamber = komora hibernacyjna
trucker-kind-luxury-cabin = kabina luksusowa
trucker-kind-reactor-furnace = piec reaktora
trucker-kind-cannon-booster = wzmacniacz dział
trucker-kind-engine-booster = wzmacniacz silników
trucker-kind-shield-booster = wzmacniacz osłon
trucker-kind-plating = niezniszczalny pancerz
trucker-kind-bidirectional-cannon = działo dwukierunkowe
trucker-kind-cannon-engine = działo z silnikiem
trucker-kind-combined-hold = ładownia łączona
trucker-kind-defence-system = zautomatyzowany system obronny
trucker-kind-router = rozdzielacz
trucker-kind-crew-robots = załoga robotów
trucker-kind-thruster = silnik manewrowy
trucker-kind-reinforced-shield = wzmocniony generator osłon
trucker-kind-solar-panel = panel słoneczny
trucker-kind-armoury = zbrojownia

trucker-connector-smooth = gładka strona
trucker-connector-single = złącze pojedyncze
trucker-connector-double = złącze podwójne
trucker-connector-universal = złącze uniwersalne

## Kontrola konstrukcji

trucker-fault-connectors = Strony, które stykają się na polach { $here } i { $there }, nie pasują do siebie: { $one } i { $other }.
trucker-fault-splice = Przez transwymiarową granicę łączą się tylko takie same złącza, a między polami { $here } i { $there } są: { $one } i { $other }.
trucker-fault-muzzle = Działo na polu { $here } potrzebuje pustego pola przed lufą, a na polu { $there } leży część.
trucker-fault-exhaust = Silnik na polu { $here } potrzebuje pustego pola za sobą, a na polu { $there } leży część.
trucker-fault-nozzle = Silnik manewrowy na polu { $here } potrzebuje pustego pola przy dyszy, a na polu { $there } leży część.
trucker-fault-askew = Silnik na polu { $here } nie jest skierowany do tyłu.
trucker-fault-pieces =
    Statek z częścią na polu { $here } { $pieces ->
        [one] jest w { $pieces } kawałku, który nie jest połączony.
        [few] jest w { $pieces } kawałkach, które nie są połączone.
        [many] jest w { $pieces } kawałkach, które nie są połączone.
       *[other] jest w { $pieces } kawałka, które nie są połączone.
    }

## Przegląd statku

trucker-ship-about = Ogląda statek z gry Galaxy Trucker: rysuje go, sprawdza i liczy, co potrafi.
trucker-ship-pieces =
    { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
        [many] { $ships } statków
       *[other] { $ships } statku
    }, razem { $pieces ->
        [one] { $pieces } kawałek
        [few] { $pieces } kawałki
        [many] { $pieces } kawałków
       *[other] { $pieces } kawałka
    }.
trucker-ship-exposed = Odsłonięte złącza: { $count }
trucker-ship-crew = Miejsca dla załogi: { $count }
trucker-ship-batteries = Baterie: { $count }
trucker-ship-cargo = Kontenery: zwykłe { $normal }, specjalne { $special }
trucker-ship-engine = Moc silników: { $strength }
trucker-ship-cannon = Siła ognia: { $strength }
trucker-ship-gap =
    Największa luka: { $gap ->
        [one] { $gap } pole
        [few] { $gap } pola
        [many] { $gap } pól
       *[other] { $gap } pola
    }; składka: { $premium ->
        [one] { $premium } kredyt
        [few] { $premium } kredyty
        [many] { $premium } kredytów
       *[other] { $premium } kredytu
    }
trucker-ship-cap =
    Utracone części kosztują najwyżej { $cap ->
        [one] { $cap } kredyt
        [few] { $cap } kredyty
        [many] { $cap } kredytów
       *[other] { $cap } kredytu
    }.
trucker-ship-no-cap = Kara za utracone części nie ma górnej granicy.
trucker-ship-insurance = Oferowane ubezpieczenie, składka → granica: { $offers }
trucker-ship-legal = Statek może lecieć.
trucker-ship-illegal = W takim stanie statek lecieć nie może.
trucker-ship-file = { $file }: { $reason }

## Co jest nie tak ze statkiem w pliku

trucker-no-such-class = Nie ma klasy „{ $found }”; są: { $classes }.
trucker-no-such-halves = Klasa { $ship_class } nie ma połówek „{ $found }”; podaj przednią i tylną planszę, na przykład „Ab”.
trucker-no-such-hole = Klasa { $ship_class } nie ma grupy dziur „{ $found }”; jest to liczba od 1 do 6.
trucker-input-object = { $place }: tu powinien być obiekt z polami.
trucker-input-missing = { $place }: brakuje pola „{ $field }”.
trucker-input-unknown = { $place }: nie ma pola „{ $field }”.
trucker-input-text = { $place }: pole „{ $field }” musi być tekstem.
trucker-input-tiles =
    Pole „tiles” musi być listą, w której { $most ->
        [one] jest najwyżej { $most } część
        [few] są najwyżej { $most } części
        [many] jest najwyżej { $most } części
       *[other] jest najwyżej { $most } części
    }.
trucker-input-tile = Część { $number }: nie ma płytki „{ $tile }”.
trucker-input-square = Część { $number }: klasa { $ship_class } nie ma pola { $square }.
trucker-input-occupied = Część { $number }: na polu { $square } leży już część.
trucker-input-turn = Część { $number }: pole „turn” musi mieć wartość 0, 1, 2 lub 3 ćwierćobroty.
trucker-input-dice = Pole „dice” wymienia rzucone kości: najwyżej dwie liczby od 1 do 6.
trucker-input-no-dice = Klasa { $ship_class } nie przyjmuje „dice”.
trucker-input-no-halves = Klasa { $ship_class } nie przyjmuje „halves”.
trucker-input-no-hole = Klasa { $ship_class } nie przyjmuje „hole”.

## The title

trucker-name = Galaxy Trucker
trucker-about = Skręć statek, zanim przesypie się klepsydra, a potem patrz, ile z niego doleci.
trucker-option-classes = Klasa statków w każdej rundzie
trucker-option-build = Budowa jednocześnie albo po kolei
trucker-option-guided = Odrzucaj części łamiące zasady
trucker-option-seconds = Czas klepsydry w sekundach
trucker-option-kit = Części i karty z dużych dodatków
trucker-option-intruders = Najeźdźcy na poziomie IV (z oboma dodatkami)
trucker-option-loans = Pożyczki na składki i ubezpieczenie

## What can never be

trucker-credits-below-zero = { $seat } ma mniej niż zero kredytów.
trucker-two-on-a-space = Dwie rakiety stoją na jednym polu.
trucker-reserve-overfull = W rezerwie są więcej niż dwie części.
