# Próg (P00): nazwy, cele i to, co stoi na kartach.

guestbook-planet-P00 = Próg
guestbook-planet-P00-text = Księżycyk bez powietrza, wielki jak powiat, a na nim nic wartego paliwa. Kołyska spadła w dwóch połówkach po obu stronach niskiego muru, którego nie zbudowała żadna geologia.

## Sektory

guestbook-sector-P00-1 = Rozdarta kołyska
guestbook-sector-P00-2 = Rozsypane zapasy
guestbook-sector-P00-3 = Krawędź
guestbook-sector-P00-4 = Niski mur
guestbook-sector-P00-5 = Schody z głazów
guestbook-sector-P00-6 = Cień sondy
guestbook-sector-P00-7 = Studnia
guestbook-sector-P00-8 = Miejsce na wyciągarkę

## Ciekawe miejsca

guestbook-poi-1 = Rozdarta kołyska
guestbook-poi-1-text = Właz zrobiono tak, żeby się otwierał, a potem uderzono w niego księżycem. Jest na to łom. Na zewnątrz.
guestbook-action-1-1 = Wyważyć właz

guestbook-poi-2 = Rozsypane zapasy
guestbook-poi-2-text = Dwa filtry, czajnik, jedenaście metrów węża, ta dobra taśma. Odlatują i nigdzie im się nie spieszy.
guestbook-action-2-1 = Łapać, co pływa

guestbook-poi-6 = Skryba Siedem
guestbook-poi-6-text = Sonda, która napisała pierwszą stronę brudnopisu. Stoi plecami do słońca, jak ktoś, kto czyta.
guestbook-action-6-1 = Obudzić sondę

guestbook-poi-7 = Studnia
guestbook-poi-7-text = Krąg z kamienia, kołowrót, lina z czegoś, co nie jest liną. Cembrowina najbardziej wytarta jest po stronie odwróconej od muru.
guestbook-action-7-1 = Spuścić wiadro

guestbook-poi-101 = Kubek na łańcuszku
guestbook-poi-101-text = Łańcuszek cienki jak od zegarka i całkiem napięty. Kubek na jego końcu mieści mniej więcej łyk, czyjekolwiek były to usta.
guestbook-action-101-1 = Odciążyć go

guestbook-poi-102 = Zapasy w rzędzie
guestbook-poi-102-text = Wszystko wisi wzdłuż ściany w kolejności, w jakiej będzie potrzebne. Trzecia od prawej jest luka.
guestbook-action-102-1 = Opatrzyć się
guestbook-action-102-2 = Posortować i odetchnąć

guestbook-poi-103 = Namiar z krawędzi
guestbook-poi-103-text = Stąd widać obie połówki kołyski, mur między nimi i to, jaki jest prosty.
guestbook-action-103-1 = Wziąć namiar

guestbook-poi-105 = Otwarty panel
guestbook-poi-105-text = Za panelem bęben z drutem, do połowy zapisany, bardzo równo, a dalej pusty.
guestbook-action-105-1 = Odczytać bęben

guestbook-poi-106 = Naprawiona noga
guestbook-poi-106-text = Jedna noga sondy była kiedyś złamana i została dobrze naprawiona. Śruba ma gwint, który poznalibyście po ciemku.
guestbook-action-106-1 = Obejrzeć śrubę

guestbook-poi-107 = Woda, wbrew wszystkiemu
guestbook-poi-107-text = Wiadro wraca pełne, a na wodzie leży hełm powietrza, który nie ucieka. Żeby się napić, trzeba się nad nim pochylić i otworzyć wizjer.
guestbook-action-107-1 = Najpierw się napić
guestbook-action-107-2 = Najpierw próbka

guestbook-poi-108 = Podstawa wyciągarki
guestbook-poi-108-text = Płaski kamień na dobrej wysokości, z czterema otworami. Wasza wyciągarka ma cztery nogi. Nikt tego nie komentuje.
guestbook-action-108-1 = Ustawić wyciągarkę

guestbook-poi-109 = Koniec liny
guestbook-poi-109-text = Sześćdziesiąt metrów dobrej liny, a potem szczotka zerwanych drutów, każdy wciąż zdziwiony.
guestbook-action-109-1 = Spleść linę

## Warunek

guestbook-condition-C01 = Niepewny krok
guestbook-condition-C01-text = Każdy krok to mały lot i nie każdy lot kończy się tam, gdzie miał.

## Misje

guestbook-mission-MI01 = Obie połówki
guestbook-mission-MI01-text = Doprowadźcie wszystkich członków załogi do Niskiego muru.
guestbook-mission-MI02 = Zapytać sondę
guestbook-mission-MI02-text = Obudźcie Skrybę Siedem i odczytajcie jego bęben.
guestbook-mission-MI03 = Lina w górę
guestbook-mission-MI03-text = Ustawcie wyciągarkę w sektorze „Miejsce na wyciągarkę” i wracajcie do domu.

## Pusta karta

guestbook-poi-000 = Nic więcej
guestbook-poi-000-text = Już tu zajrzeliście.
