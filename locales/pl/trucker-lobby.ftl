# Co o grze Galaxy Trucker mówi poczekalnia: możliwości, boty i kilka akapitów o tym, jak się gra.

## Możliwości

trucker-option-build-race = Wszyscy naraz, na czas
trucker-option-build-turns = Po kolei, bez klepsydry
trucker-option-kit-none = Żadne
trucker-option-kit-big = Z pierwszego
trucker-option-kit-both = Z obu

trucker-few-components =
    Klasa { $classes } pochłania mnóstwo części, a tych, które są w grze, starczy najwyżej dla { $most } graczy. Skoro graczy jest { $seats }, { $kit ->
        [both] dołóżcie części z obu dużych rozszerzeń
       *[other] dołóżcie części z pierwszego dużego rozszerzenia
    }, bo inaczej sterta szybko się skończy.

## Boty

trucker-bot-rookie = Żółtodziób: uczy się w locie
trucker-bot-apprentice = Uczeń: buduje, co pasuje
trucker-bot-trucker = Trucker: w locie liczy
trucker-bot-veteran = Weteran: myśli naprzód
trucker-bot-legend = Legenda: buduje szybko i niczego nie daruje

## Jak się gra

trucker-help-1 = Każda runda ma dwie połowy. Najpierw wszyscy jednocześnie budują statek: weź część ze sterty, obróć ją i połóż tam, gdzie pasują jej złącza, a pospiesz się, bo klepsydra się przesypuje. Działa potrzebują miejsca przed lufą, a silniki za dyszą.
trucker-help-2 = Gdy piasek się skończy, sprawdza się błędy i wyrzuca to, co nie pasuje. Potem wsiada załoga i obcy, ładuje się baterie, a statki startują w kolejności ukończenia.
trucker-help-3 = W locie odkrywa się kolejne karty przygód. Planety dają towary i kosztują dni; na wrogów są działa, na otwartą przestrzeń silniki; meteory i strzały trafiają w kolumny i rzędy, które wskazują dwie kości. Pomagają działa, osłony i gładkie boki; co zostanie trafione, przepada wraz ze wszystkim, co się na tym trzymało.
trucker-help-4 = Kto doleci, dostaje zapłatę za towary, za wczesny przylot i za najładniejszy statek, a płaci za utracone części. Kto po ostatniej rundzie ma najwięcej kredytów, wygrywa, a każdy, kto ma choć jeden kredyt, trochę wygrał.

## Co się dzieje przy stole

trucker-scene-building = Runda { $round } z { $of }: budowa
trucker-scene-check = Runda { $round } z { $of }: kontrola statków
trucker-scene-loading = Runda { $round } z { $of }: wsiada załoga, ładują się baterie
trucker-scene-launch = Runda { $round } z { $of }: gotowi do startu
trucker-scene-flight = Runda { $round } z { $of }: lot, karta { $card }
trucker-scene-end = Runda { $round } z { $of }: wypłata

## Nazwy stołów, których nikt nie nazwał

trucker-table-1 = Złom w południe
trucker-table-2 = Spóźniona przesyłka
trucker-table-3 = O dwie śruby za mało
trucker-table-4 = Ostrożnie, szkło
trucker-table-5 = Nadgodziny na orbicie
trucker-table-6 = Daleka trasa
trucker-table-7 = Silniki mało używane
trucker-table-8 = Zwrotów nie przyjmujemy
trucker-table-9 = Krzywa skrzynia
trucker-table-10 = Piasek w trybach
trucker-table-11 = Ekspres rurowy
trucker-table-12 = Tanie bilety donikąd

## Jak można grać

trucker-length = 40 min
trucker-way-first = jeden mały statek, bez zegara
trucker-way-solo = trzy loty przeciw botom
trucker-way-screen = budowa na zmianę, bez zegara
