# The orders in the question bar, and the sheet of a dice check.

## Orders

vanguard-board-order-travel = Podróż do
vanguard-board-order-prepare = Przygotowanie
vanguard-board-order-rest = Odpoczynek
vanguard-board-order-lift-off = Odlot
vanguard-board-order-exert = Wysiłek
vanguard-board-order-hand-over = Przekazanie
vanguard-board-why-not = dlaczego nie?
vanguard-board-note-check = test kości
vanguard-board-note-rest = zapasy z { $from } na { $to }
vanguard-board-note-rest-free = wraca połowa kości
vanguard-board-note-lift-off =
    { $away ->
        [0] Wszyscy są przy lądowniku
        [one] Jedna osoba zostanie tu i zginie
        [few] { $away } osoby zostaną tu i zginą
        [many] { $away } osób zostanie tu i zginie
       *[other] { $away } osoby zostanie tu i zginie
    }
vanguard-board-roll =
    { $count ->
        [0] Nie rzucaj żadną kością
        [one] Rzuć jedną kością
        [few] Rzuć { $count } kośćmi
        [many] Rzuć { $count } kośćmi
       *[other] Rzuć { $count } kości
    }

## What a move does to the outcome

vanguard-board-row-yellow = żółty
vanguard-board-row-green = zielony
vanguard-board-row-red = czerwony
vanguard-board-row-none = żaden pełny tor
vanguard-board-sure = { $row } jest pewny
vanguard-board-none-sure = żaden tor się nie zapełni
vanguard-board-costs = kosztem wyniku: { $row }
vanguard-board-costs-some = mniejsza szansa ({ $row }): { $chances }
vanguard-board-then-chances = potem { $chances }

## The sheet

vanguard-board-all-spent = Wszystkie kości są zużyte.
vanguard-board-nothing = nic
vanguard-board-not-met = niespełnione
vanguard-board-not-needed = niepotrzebne
vanguard-board-forced-title = Obrażenia i zagrożenie
vanguard-board-track-of = { $row } tor, liczba pól: { $fields }
vanguard-board-otherwise = jeśli żaden inny wiersz nie jest spełniony
vanguard-board-rest-spent = Reszta do zużytych
vanguard-board-resolve = Rozpatrzenie: { $row } wynik
vanguard-board-fit-may = może tu trafić
vanguard-board-fit-wild = może jako Vanguard
vanguard-board-fit-used = trafi tutaj
vanguard-board-fit-must = zużywa się tutaj
vanguard-board-fit-elsewhere = użyta gdzie indziej
vanguard-board-fit-rest = zostaje

## Chances

vanguard-board-odds-now = Z tymi kośćmi
vanguard-board-odds-throws =
    { $throws ->
        [one] dokładnie, jeden rzut
        [few] dokładnie, { $throws } rzuty
        [many] dokładnie, { $throws } rzutów
       *[other] dokładnie, { $throws } rzutu
    }
vanguard-board-odds-more = Więcej
vanguard-board-odds-before = Przed rzutem: { $chances }.
vanguard-board-figure-how = { $how } – { $chances }
vanguard-board-odds-left-out = Nie uwzględniono: { $cards }.
vanguard-board-odds-some = { $card } ({ $times } z { $of } użyć)
vanguard-board-accidents-none = żaden
vanguard-board-accidents-one = jeden
vanguard-board-accidents-more = więcej
vanguard-board-risks = Czym grożą kości obowiązkowe
vanguard-board-risk-injured = Co najmniej jedno nowe obrażenie: { $chance }
vanguard-board-risk-stops = Przy najlepszym użyciu przeciw obrażeniom: { $cards }
vanguard-board-risk-strikes =
    { $dice ->
        [one] Kość obrażeń uruchamia kartę obrażenia: { $chance }
        [few] Jedna z { $dice } kości obrażeń uruchamia kartę obrażenia: { $chance }
        [many] Jedna z { $dice } kości obrażeń uruchamia kartę obrażenia: { $chance }
       *[other] Jedna z { $dice } kości obrażeń uruchamia kartę obrażenia: { $chance }
    }
vanguard-board-risk-dangers =
    { $dice ->
        [one] Kość zagrożenia ({ $boxes }) wywołuje efekt: { $chance }
        [few] Jedna z { $dice } kości zagrożenia ({ $boxes }) wywołuje efekt: { $chance }
        [many] Jedna z { $dice } kości zagrożenia ({ $boxes }) wywołuje efekt: { $chance }
       *[other] Jedna z { $dice } kości zagrożenia ({ $boxes }) wywołuje efekt: { $chance }
    }
