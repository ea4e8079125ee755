# Zimowisko (P18): nazwy, cele i to, co stoi na kartach.

guestbook-planet-P18 = Zimowisko
guestbook-planet-P18-text = W górze Warkocza, na suchej ziemi, którą rzeka kiedyś oddała, usuwając się na bok, stoi dom pełen prania, dzieci i pretensji. Wasze nazwiska znają od urodzenia.

## Sektory

guestbook-sector-P18-1 = Łąka lądowania
guestbook-sector-P18-2 = Mur
guestbook-sector-P18-3 = Dziedziniec z bramą
guestbook-sector-P18-4 = Długa kuchnia
guestbook-sector-P18-5 = Naprawialnia
guestbook-sector-P18-6 = Izba szkolna
guestbook-sector-P18-7 = Stare pole
guestbook-sector-P18-8 = Jedenaście kamieni
guestbook-sector-P18-9 = Pokój wójta
guestbook-sector-P18-10 = Pokój nad wodą
guestbook-sector-P18-11 = Antena
guestbook-sector-P18-12 = Schody do rzeki

## Ciekawe miejsca

guestbook-poi-460 = Dzieci na płocie
guestbook-poi-460-text = Dziewięcioro, według wzrostu. Mają listę. Odhaczają was.
guestbook-action-460-1 = Dać się obejrzeć
guestbook-action-460-2 = Zapytać o drogę

guestbook-poi-461 = Mur, dwie wysokości
guestbook-poi-461-text = Dolna część jest stara i ktoś do niej strzelał. Górna jest nowa i stoją na niej doniczki.
guestbook-action-461-1 = Stanąć, gdzie staliście
guestbook-action-461-2 = Załatać wyrwę

guestbook-poi-463 = Miejsce przy stole
guestbook-poi-463-text = Stół ma jedenaście metrów. Ktoś przyniósł go w kawałkach, z bardzo daleka, ze statku.
guestbook-action-463-1 = Najpierw zjeść
guestbook-action-463-2 = Pomóc przy garnkach

guestbook-poi-464 = Rzeczy do naprawy
guestbook-poi-464-text = Półka zepsutych rzeczy z papierowymi zawieszkami: czyje, od kiedy, mniejsza o to.
guestbook-action-464-1 = Naprawić jedną rzecz

guestbook-poi-465 = Pytania na tablicy
guestbook-poi-465-text = Na tablicy jest trzydzieści pytań, trzydziestoma charakterami pisma. Czwarte brzmi: czy nas pamiętacie.
guestbook-action-465-1 = Odpowiedzieć na pytania

guestbook-poi-466 = Rolnik
guestbook-poi-466-text = Idzie przed wami wzdłuż rowu i mówi o nim tak, jak się mówi o kimś z rodziny.
guestbook-action-466-1 = Obejść pole z rolnikiem
guestbook-action-466-2 = Pokazać taras

guestbook-poi-468 = Liis Tamm
guestbook-poi-468-text = Ma pokój nad wodą, ze względu na kolana. Nie wstaje.
guestbook-action-468-1 = Odpowiedzieć jej

guestbook-poi-470 = Jedenaście kamieni
guestbook-poi-470-text = Siedem i cztery, a między nimi przerwa, dokładnie taka, żeby przejść.
guestbook-action-470-1 = Wypowiedzieć imiona

guestbook-poi-471 = Emeka Prowse
guestbook-poi-471-text = Wójt wystawił dwa krzesła i dzbanek. Ma teczkę. Nie otwiera jej.
guestbook-action-471-1 = Wysłuchać go do końca

guestbook-poi-472 = Antena
guestbook-poi-472-text = Osiemnaście metrów łatanej siatki, jedyna rzecz na tym świecie, którą słyszy Karawana.
guestbook-action-472-1 = Nadać

guestbook-poi-473 = Kucharz schodzi
guestbook-poi-473-text = Bo stoi w fartuchu u stóp schodów do rzeki, z garnkiem pod pokrywką. Nie może znaleźć, gdzie go postawić.
guestbook-action-473-1 = Niech powie

guestbook-poi-475 = Mur, znowu
guestbook-poi-475-text = Stoją wzdłuż niego, sto dwanaście osób, dzieci z tyłu. Nikt jeszcze nie podniósł ręki.
guestbook-action-475-1 = Przejść przez nich
guestbook-action-475-2 = Odłożyć to

## Plotka

guestbook-threat-T09 = Plotka
guestbook-threat-T09-text = Kobieta, która nic nie niesie, właśnie tędy szła i ma to od kogoś, kto przy tym był.
guestbook-field-T09-1 = Idzie tam, gdzie wy
guestbook-field-T09-2 = Już jest
guestbook-field-T09-3 = Rozchodzi się
guestbook-action-T09-1 = Powiedzieć wprost

## Warta

guestbook-threat-T10 = Warta
guestbook-threat-T10-text = Troje ludzi z kijami, którym kazano kijów nie używać i którzy starają się wyglądać, jakby im nie kazano.
guestbook-field-T10-1 = Chodzą
guestbook-field-T10-2 = Pytają
guestbook-field-T10-3 = Pytają jeszcze raz
guestbook-action-T10-1 = Pokazać puste ręce

## Warunki

guestbook-condition-C36 = Dom otwarty
guestbook-condition-C36-text = Wszystkie drzwi stoją otworem i za każdymi ktoś przestaje mówić.
guestbook-condition-C37 = Dzwon na wodę
guestbook-condition-C37-text = Rzeka wezbrała albo jest wieczór. Wszyscy schodzą z wiadrem i po drodze na was patrzą.

## Misje

guestbook-mission-MI55 = Czytanie
guestbook-mission-MI55-text = Dajcie się wysłuchać i nadajcie z Anteny odpowiedź.
guestbook-mission-MI56 = Prąd do Anteny
guestbook-mission-MI56-text = Poprowadźcie linię z Domku wodowskazów i z Ruiny pomp, w dole, w delcie.
guestbook-action-MI56-1 = Poprowadzić linię
guestbook-mission-MI57 = Bez krwi
guestbook-mission-MI57-text = Nadajcie odpowiedź, nie przechodząc przez ludzi na murze.

## Tory

guestbook-counter-PENCIL-count =
    { $sign ->
        [none] nic jeszcze na to nie wskazuje
       *[other] { $count ->
            [one] macie { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } trop
            [few] macie { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } tropy
            [many] macie { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } tropów
           *[other] macie { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } tropy
        }
    }
guestbook-counter-REPORTS-count =
    { $sign ->
        [none] nie ma jeszcze pełnego raportu
       *[other] { $count ->
            [one] macie { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } pełny raport
            [few] macie { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } pełne raporty
            [many] macie { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } pełnych raportów
           *[other] macie { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } pełne raporty
        }
    }
guestbook-track-heard = Wysłuchani
guestbook-track-heard-up =
    słyszą was o { $count ->
        [one] krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroki
    } lepiej
guestbook-track-heard-down =
    słyszą was o { $count ->
        [one] krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroki
    } gorzej
guestbook-track-shut = Zamknięte
guestbook-track-shut-up =
    drzwi zamykają się o { $count ->
        [one] krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroki
    }
guestbook-track-shut-down =
    drzwi otwierają się o { $count ->
        [one] krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroki
    }
guestbook-track-passing = Warta przepuszcza
guestbook-track-passing-if = Warta was przepuszcza
guestbook-track-passing-unless = Warta was nie przepuszcza
guestbook-track-passing-on = Warta was przepuszcza
guestbook-track-passing-off = Warta już was nie przepuszcza
guestbook-marker-line = poprowadzona linia
guestbook-marker-line-count =
    { $sign ->
        [none] { $place } nie ma jeszcze linii
       *[other] { $count ->
            [one] { $place } biegnie linia
            [few] { $place } biegną { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } linie
            [many] { $place } biegnie { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } linii
           *[other] { $place } biegnie { $sign ->
                [least] co najmniej
                [most] najwyżej
              *[is] dokładnie
            } { $count } linii
        }
    }
guestbook-marker-line-put = { $place } biegnie teraz linia

## Lądowanie

guestbook-landing-P18-1 = Boczny wiatr od rzeki
guestbook-landing-P18-2 = Dzieci na łące
guestbook-landing-P18-3 = Czyste podejście
