# Twarda Morga (P06): nazwy, cele i to, co stoi na kartach.

guestbook-planet-P06 = Twarda Morga
guestbook-planet-P06-text = Nikt tu nie mieszka i nikt nigdy nie mieszkał: kamień, wiatr, rzadka trawa, czternaście miesięcy zimy. Jedyny świat na liście, który mógłby być cały wasz.

## Sektory

guestbook-sector-P06-1 = Zdarte lądowisko
guestbook-sector-P06-2 = Ława
guestbook-sector-P06-3 = Północne wcięcie
guestbook-sector-P06-4 = Sączawka
guestbook-sector-P06-5 = Kamienisko
guestbook-sector-P06-6 = Zawietrzna
guestbook-sector-P06-7 = Osiem kopców
guestbook-sector-P06-8 = Grzbiet
guestbook-sector-P06-9 = Martwa niecka

## Ciekawe miejsca

guestbook-poi-220 = Mokre miejsce
guestbook-poi-220-text = Źródło nie: miejsce, gdzie kamień jeszcze się nie zdecydował co do wody.
guestbook-action-220-1 = Kopać Studnię

guestbook-poi-221 = Nagi grzbiet
guestbook-poi-221-text = Wszystko, czego chce wiatr, idzie tędy. Jest z czego stawiać mur; leży to wszystko tam, gdzie stałby poprzedni.
guestbook-action-221-1 = Wznieść Mur

guestbook-poi-222 = Równy pas
guestbook-poi-222-text = Czterdzieści kroków na sześć, ku południowi. Ktoś, kto całe życie mieszkał u kogoś, mógłby tu stać dość długo.
guestbook-action-222-1 = Wyciąć Taras

guestbook-poi-223 = Glina i łupek
guestbook-poi-223-text = Glina, którą da się wypalić, i łupek, którego się nie da. Brakuje czegoś do palenia i powodu.
guestbook-action-223-1 = Zbudować Piec

guestbook-poi-224 = Gniazdo w skale
guestbook-poi-224-text = Dziura szeroka jak maszt, od mrozu. Trzeba to mówić, bo każdy pyta.
guestbook-action-224-1 = Postawić Maszt

guestbook-poi-225 = Sucha ziemia
guestbook-poi-225-text = Poza wiatrem, poza wodą. Położone tu nasiono wiosną będzie nadal nasionem.
guestbook-action-225-1 = Pokryć Spichlerz

guestbook-poi-226 = Trawa warta liczenia
guestbook-poi-226-text = Tam, gdzie pracowaliście, wiatr zostawił trochę gleby, a w niej, źdźbło po źdźble, jest trawa.
guestbook-action-226-1 = Policzyć ją
guestbook-action-226-2 = Wypalić pas

guestbook-poi-227 = Luźna ściana
guestbook-poi-227-text = Dwa tysiące ton kamienia budowlanego czeka, aż ktoś kaszlnie.
guestbook-action-227-1 = Zwalić ją

guestbook-poi-228 = Kamienie w rzędzie
guestbook-poi-228-text = Po kolana, dobrze zbudowane, w rzędzie wzdłuż poziomicy. Kto je stawiał, znał się na wietrze. Przed szóstym ktoś zostawił łyżkę.
guestbook-action-228-1 = Podnieść jeden kamień
guestbook-action-228-2 = Zostawić je

guestbook-poi-229 = Sól i nic
guestbook-poi-229-text = Było tu jezioro, a to, co zostało, zeżre podeszwy butów. Pod tym może być gleba.
guestbook-action-229-1 = Wyciąć rdzeń

guestbook-poi-230 = Studnia stoi
guestbook-poi-230-text = Kamienny krąg i pokrywa. Niewiele. Pierwsza rzecz na tym świecie, która do czegoś służy.
guestbook-action-230-1 = Oprzeć się o nią

guestbook-poi-231 = Nazwisko pod kamieniem
guestbook-poi-231-text = Osiem blaszanych wieczek, osiem nazwisk, wydrapanych gwoździem przez kogoś, kto przyciskał przy kresce w dół.
guestbook-action-231-1 = Spisać je
guestbook-action-231-2 = Ułożyć z powrotem

guestbook-poi-232 = Mur stoi
guestbook-poi-232-text = Na wysokość głowy, dwie warstwy, bez zaprawy. Po tej stronie słychać siebie i trzeba się do tego przyzwyczaić.
guestbook-action-232-1 = Oprzeć się o niego

guestbook-poi-233 = Taras stoi
guestbook-poi-233-text = Cztery stopnie podtrzymanej ziemi. W drugim coś już wzeszło i nikt nie powie co, dopóki nie będzie pewny.
guestbook-action-233-1 = Oprzeć się o niego

guestbook-poi-234 = Piec stoi
guestbook-poi-234-text = Kamienny ul, w środku czarny, grzeje w plecy. Jest do niego kolejka.
guestbook-action-234-1 = Oprzeć się o niego

guestbook-poi-235 = Maszt stoi
guestbook-poi-235-text = Trzydzieści metrów i śpiewa dwie nuty. Niższa oznacza niepogodę.
guestbook-action-235-1 = Oprzeć się o niego

guestbook-poi-236 = Spichlerz stoi
guestbook-poi-236-text = Dach, próg, drzwi z dziurą dla kota. Kota nie ma. To po prostu takie drzwi.
guestbook-action-236-1 = Oprzeć się o niego

## Zdzieracz

guestbook-threat-T06 = Zdzieracz
guestbook-threat-T06-text = Wiatr ze żwirem, w jednym kawałku, z krawędziami. Idzie tam, gdzie coś zaczęto.
guestbook-field-T06-1 = Podnosi się
guestbook-field-T06-2 = Przechodzi
guestbook-field-T06-3 = Zdziera
guestbook-action-T06-1 = Położyć się i trzymać

## Warunki

guestbook-condition-C12 = Czternaście miesięcy zimy
guestbook-condition-C12-text = Jedenaście z nich już trwa.
guestbook-condition-C13 = Krótkie lato
guestbook-condition-C13-text = Dziewięć tygodni, z których czwarty jest podobno ładny.

## Misje

guestbook-mission-MI19 = Kamień na kamieniu
guestbook-mission-MI19-text = Ukończcie trzy Dzieła podczas tej wizyty.
guestbook-mission-MI20 = Uczciwa gleba
guestbook-mission-MI20-text = Wytnijcie rdzeń w Martwej niecce i policzcie trawę albo zwalcie Luźną ścianę.
guestbook-mission-MI21 = Czyje kamienie
guestbook-mission-MI21-text = Rozstrzygnijcie, co zrobić z ośmioma kopcami.

## Tory i Dzieła

guestbook-counter-WORKS-count =
    { $sign ->
        [none] nie stoi jeszcze żadne Dzieło
       *[other] { $count ->
            [one] stoi { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } Dzieło
            [few] stoją { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } Dzieła
            [many] stoi { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } Dzieł
           *[other] stoi { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } Dzieła
        }
    }
guestbook-track-raised = ukończone Dzieła
guestbook-track-raised-up =
    przybywa { $count ->
        [one] ukończone Dzieło
        [few] { $count } ukończonych Dzieł
        [many] { $count } ukończonych Dzieł
       *[other] { $count } ukończonych Dzieł
    }
guestbook-track-built = ukończone podczas tej wizyty
guestbook-track-raised-count =
    ukończono { $count ->
        [one] { $sign ->
            [least] co najmniej
            [most] najwyżej
           *[is] dokładnie
        } { $count } Dzieło
        [few] { $sign ->
            [least] co najmniej
            [most] najwyżej
           *[is] dokładnie
        } { $count } Dzieła
        [many] { $sign ->
            [least] co najmniej
            [most] najwyżej
           *[is] dokładnie
        } { $count } Dzieł
       *[other] { $sign ->
            [least] co najmniej
            [most] najwyżej
           *[is] dokładnie
        } { $count } Dzieła
    }
guestbook-track-built-count =
    podczas tej wizyty ukończono { $count ->
        [one] { $sign ->
            [least] co najmniej
            [most] najwyżej
           *[is] dokładnie
        } { $count } Dzieło
        [few] { $sign ->
            [least] co najmniej
            [most] najwyżej
           *[is] dokładnie
        } { $count } Dzieła
        [many] { $sign ->
            [least] co najmniej
            [most] najwyżej
           *[is] dokładnie
        } { $count } Dzieł
       *[other] { $sign ->
            [least] co najmniej
            [most] najwyżej
           *[is] dokładnie
        } { $count } Dzieła
    }
guestbook-track-built-up = liczy się to do tej wizyty
guestbook-track-safe = przytrzymane
guestbook-track-safe-if = dzieło jest przytrzymane
guestbook-track-safe-unless = dzieło nie jest przytrzymane
guestbook-track-safe-on = dzieło jest przytrzymane
guestbook-track-safe-off = dzieła nikt już nie trzyma
guestbook-tag-site = plac budowy
guestbook-tag-site-place =
    { $form ->
        [bare] plac budowy
        [to] na plac budowy
        [from] z placu budowy
        [toward] w stronę placu budowy
       *[in] na placu budowy
    }
guestbook-lasting-well = Studnia
guestbook-lasting-wall = Mur
guestbook-lasting-kiln = Piec
guestbook-lasting-mast = Maszt
guestbook-lasting-granary = Spichlerz

## Lądowanie

guestbook-landing-P06-1 = Uskok wiatru
guestbook-landing-P06-2 = Poderwane kamienie
guestbook-landing-P06-3 = Odbicie
guestbook-landing-P06-4 = Czyste podejście
