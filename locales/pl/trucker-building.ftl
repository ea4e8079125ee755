# Co mówi Galaxy Trucker od pierwszej części do startu.

## Ruchy

trucker-move-ready = Można zaczynać

## Pytania

trucker-ask-ready = Runda { $round } zacznie się, gdy wszyscy będą na to gotowi. Zaczynamy?
trucker-is-ready = { $seat } czeka na sygnał do budowy.
trucker-ask-build = Buduj statek!
trucker-ask-build-turn =
    Buduj statek. W tej turze { $moves ->
        [one] pozostał ci { $moves } ruch
        [few] pozostały ci { $moves } ruchy
        [many] pozostało ci { $moves } ruchów
       *[other] pozostało ci { $moves } ruchu
    }.
trucker-ask-hourglass = Piasek się przesypał. Co robisz?
trucker-ask-check = Inspektor znalazł błędy. Jak naprawiasz statek?
trucker-ask-alien = Czy zabierasz na pokład obcego?
trucker-ask-insurance = Jakie ubezpieczenie kupujesz na ten lot?

## Klepsydra

trucker-space-off = POZA PLANSZĄ
trucker-space-extra = DODATKOWY CZAS

trucker-sand-out = Piasek się przesypał, klepsydra stoi na polu { $space }.
trucker-turned-hourglass = { $seat } obraca klepsydrę na pole { $space }.
trucker-rolled-die = { $seat } rzuca kością o nowe pola: { $number }.
trucker-rolled-late = Nikt na czas nie rzucił o nowe pola, więc rzuciło złomowisko: { $number }.
trucker-turns-up = Ostatnia tura budowy się skończyła. Ręce precz od statków!
trucker-time-up = Koniec czasu! Ręce precz od statków!

## Budowa

trucker-round = Runda { $round }: wszyscy budują statek klasy { $shipclass } na lot poziomu { $level }.
trucker-drew = { $seat } bierze zakrytą część: { $part }.
trucker-drew-hidden = { $seat } bierze zakrytą część.
trucker-took = { $seat } bierze z odkrytych części: { $part }.
trucker-fetched = { $seat } bierze z odłożonych części: { $part }.
trucker-picked-up = { $seat } podnosi znów część: { $part }.
trucker-placed = { $seat } dokłada część: { $part }.
trucker-reserved = { $seat } odkłada na bok: { $part }.
trucker-returned = { $seat } zwraca: { $part }.
trucker-looks = { $seat } ogląda { $pile }. stos kart.
trucker-looks-away = { $seat } odkłada { $pile }. stos kart.
trucker-took-number = { $seat } kończy budowę i bierze numer { $number }.
trucker-given-number = { $seat } dostaje numer { $number }.
trucker-tools-down = { $seat } ma za sobą wszystkie dozwolone ruchy ({ $most }) i musi ukończyć statek.
trucker-reserve-lost =
    { $seat } traci { $count ->
        [one] { $count } odłożoną część
        [few] { $count } odłożone części
        [many] { $count } odłożonych części
       *[other] { $count } odłożonej części
    }.

## Kontrola konstrukcji

trucker-askew-removed = { $seat } traci silnik: nie jest skierowany do tyłu.
trucker-scrapped = { $seat } usuwa część: { $part }.
trucker-scrapped-set =
    { $seat } zdejmuje { $count ->
        [0] zero części
        [one] { $count } część
        [few] { $count } części
        [many] { $count } części
       *[other] { $count } części
    }{ $loose ->
        [0] {""}
        [one] {" i traci jeszcze "}{ $loose }, której nic nie trzyma
        [few] {" i traci jeszcze "}{ $loose }, których nic nie trzyma
        [many] {" i traci jeszcze "}{ $loose }, których nic nie trzyma
       *[other] {" i traci jeszcze "}{ $loose }, których nic nie trzyma
    }.
trucker-loose-lost =
    { $seat } traci { $count ->
        [one] { $count } część, która nie była połączona
        [few] { $count } części, które nie były połączone
        [many] { $count } części, które nie były połączone
       *[other] { $count } części, która nie była połączona
    } z resztą statku.
trucker-checked =
    { $seat } ma kontrolę za sobą. Na stosie strat { $count ->
        [0] nie ma nic
        [one] jest { $count } część
        [few] są { $count } części
        [many] jest { $count } części
       *[other] jest { $count } części
    }.
trucker-premium =
    { $seat } ma do zapłaty składkę { $premium ->
        [one] { $premium } kredyt
        [few] { $premium } kredyty
        [many] { $premium } kredytów
       *[other] { $premium } kredytu
    }: największa luka ma { $gap ->
        [one] { $gap } pole
        [few] { $gap } pola
        [many] { $gap } pól
       *[other] { $gap } pola
    }.
trucker-premium-owed =
    { $seat } nie ma tyle: { $debt ->
        [one] { $debt } kredyt
        [few] { $debt } kredyty
        [many] { $debt } kredytów
       *[other] { $debt } kredytu
    } do zapłaty po locie.

## Załadunek i start

trucker-colour-brown = brązowy obcy
trucker-colour-purple = fioletowy obcy
trucker-alien-aboard = { $seat } wita na pokładzie: { $colour }.
trucker-insured =
    { $seat } kupuje ubezpieczenie za { $premium ->
        [one] { $premium } kredyt
        [few] { $premium } kredyty
        [many] { $premium } kredytów
       *[other] { $premium } kredytu
    }.
trucker-uninsured = { $seat } leci bez ubezpieczenia.
trucker-launched = { $seat } startuje z numerem { $number }.
trucker-stays-home = { $seat } nie ma na pokładzie ani jednego człowieka i zostaje w domu. Najbezpieczniejszy lot tej rundy.
trucker-ship-stays =
    { $seat } zostawia w domu statek bez ludzi, który ma { $count ->
        [one] { $count } część
        [few] { $count } części
        [many] { $count } części
       *[other] { $count } części
    }.

## Dlaczego nie

trucker-why-hand-full = Masz już część w ręce.
trucker-why-hand-empty = Nie masz części w ręce.
trucker-why-heap-empty = Nie ma już zakrytych części.
trucker-why-not-open = Ta część nie leży odkryta.
trucker-why-not-reserved = Nie masz tej części wśród odłożonych.
trucker-why-welded = Ostatnia część jest przyspawana: masz już następną albo żadnej nie było.
trucker-why-no-square = Plan twojego statku nie ma tu pola.
trucker-why-occupied = Tu leży już część.
trucker-why-no-such-turn = Część obraca się o 0, 1, 2 lub 3 ćwiartki.
trucker-why-not-joined = Tu część nie byłaby połączona z twoim statkiem.
trucker-why-reserve-full =
    Nie ma już miejsca na odłożone części: { $most ->
        [one] mieści się tam { $most } część
        [few] mieszczą się tam { $most } części
        [many] mieści się tam { $most } części
       *[other] mieści się tam { $most } części
    }.
trucker-why-kept = Ta część była odłożona i nie może wrócić na stos.
trucker-why-looking = Najpierw odłóż karty.
trucker-why-not-looking = Nie oglądasz żadnych kart.
trucker-why-secret = Tego stosu nikt nie może oglądać przed lotem.
trucker-why-build-first = Zanim obejrzysz karty, musisz mieć na statku coś oprócz początkowej kabiny.
trucker-why-ships-first = Zanim obejrzysz karty, każdy twój statek musi mieć jakąś część.
trucker-why-pile-taken = Ktoś inny ogląda właśnie { $pile }. stos kart.
trucker-why-number-taken = Numeru { $number } nie można już wziąć.
trucker-why-finished = Twój statek jest już ukończony.
trucker-why-tools-down = Masz za sobą wszystkie dozwolone ruchy przy tym statku ({ $most }). Weź numer.
trucker-why-sand-runs = Piasek jeszcze się sypie.
trucker-why-last-space = Klepsydra stoi na ostatnim polu.
trucker-why-number-first = Klepsydrę na pole { $space } może obrócić tylko gracz z numerem.
trucker-why-die-first = Zanim klepsydra zostanie obrócona, ktoś musi rzucić kością.
trucker-why-turn-first = Zanim ktoś rzuci następną kością, trzeba obrócić klepsydrę.
trucker-why-dice-rolled = Obie kości są już rzucone.
trucker-why-no-dice = Na tym planie kości nie otwierają żadnych pól.
