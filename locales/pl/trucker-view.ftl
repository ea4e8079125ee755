# Co w grze Galaxy Trucker jest na stole, pole po polu, dla prostego widoku.

trucker-view-aliens = Obcy według pól
trucker-view-batteries = Baterie według pól
trucker-view-beaten = Do kogo się strzela
trucker-view-budget = Pozostałe ruchy
trucker-view-build = Sposób budowy
trucker-view-card = Karta
trucker-view-classes = Klasy statków
trucker-view-credits = Kredyty
trucker-view-debt = Dług
trucker-view-dice = Kości
trucker-view-figures = Wartości statku
trucker-view-finished = Budowa ukończona
trucker-view-flight = Pozostałe karty
trucker-view-flown = Rozegrane karty
trucker-view-flying = Leci
trucker-view-foreseen = Przewidziana następna karta
trucker-view-goods = Towary według pól
trucker-view-guided = Budowa z pomocą
trucker-view-halves = Połówki planszy
trucker-view-hand = W ręce
trucker-view-heap = Zakryte części
trucker-view-hole = Brakujące pola
trucker-view-humans = Ludzie według pól
trucker-view-hyperspace = W nadprzestrzeni
trucker-view-known = Karty, które znasz
trucker-view-landed = Wylądowali, według miejsc
trucker-view-last = Położona ostatnio, można przenieść
trucker-view-level = Poziom lotu
trucker-view-loans = Pożyczki
trucker-view-looking = Ogląda stos
trucker-view-looking-at = Karty, które oglądasz
trucker-view-lost = Utracone części
trucker-view-moves = Ruchy przy tym statku
trucker-view-number = Numer startowy
trucker-view-offer = Towary do załadowania
trucker-view-open = Odkryte części
trucker-view-order = Kolejność lotu
trucker-view-panels = Użyte panele słoneczne
trucker-view-part = Część rundy
trucker-view-parts = Części według pól
trucker-view-piles = Stosy kart
trucker-view-position = Miejsce na torze
trucker-view-premium = Zapłacona składka
trucker-view-ready = Gotowi
trucker-view-reserve = Odłożone części
trucker-view-round = Runda
trucker-view-running = Piasek się sypie
trucker-view-sand = Tury do końca piasku
trucker-view-barrage = Nadlatujące meteory lub strzały
trucker-view-come = Ile już nadleciało
trucker-view-sleepers = W hibernacji według pól
trucker-view-specialist = Specjalista
trucker-view-step = Krok karty
trucker-view-strike = Co teraz uderza
trucker-view-truckers = Truckerzy
trucker-view-turn = Czyja tura
trucker-view-wrecks = Pola osmalone w tym locie
trucker-view-cap = Najwyższy koszt strat
trucker-view-cell = Pole
trucker-view-cells = Pola
trucker-view-faults = Błędy
trucker-view-hits = Co trafi
trucker-view-lines = Kolumny lub rzędy
trucker-view-side = Z której strony
trucker-view-message = Co jest źle
trucker-view-rule = Zasada
trucker-view-shields = Osłony, które pomogą
trucker-view-size = Rozmiar
trucker-view-weak-spot = Słaby punkt
trucker-view-chain = Gdzie stykają się jego pola
trucker-view-what = Co
trucker-view-behind = dni za poprzednim
trucker-view-boards = plansze statków
trucker-view-bridges = połączone przez złącze
trucker-view-cannons = działa
trucker-view-cards = karty
trucker-view-crew = załoga
trucker-view-dice-left = kości do rzucenia
trucker-view-engines = silniki
trucker-view-exposed = odsłonięte złącza
trucker-view-fleet = pierwsze pola statków
trucker-view-formerly = rozpoczęte według starszych zasad
trucker-view-hourglass = klepsydra
trucker-view-kind = rodzaj
trucker-view-looker = kto ogląda
trucker-view-marks = co otwierają kości
trucker-view-numbers = numery startowe
trucker-view-pieces = kawałki statku
trucker-view-ranks = kto leci, prowadzący pierwszy
trucker-view-run = tury na jedno przesypanie
trucker-view-secret = tajne
trucker-view-ship = statek
trucker-view-ship-class = klasa tej rundy
trucker-view-space = pole klepsydry
trucker-view-square = pole
trucker-view-squares = pola
trucker-view-symbol = symbol
trucker-view-to-come = karty przed wami
trucker-view-whom = gracz
trucker-view-yard = stocznia

## Values

trucker-view-strike-word =
    { $word ->
        [meteor] Meteor
        [shot] Strzał
        [small] Mały
       *[large] Duży
    }
trucker-view-seat = { $seat }
trucker-view-pile = Stos { $pile }
