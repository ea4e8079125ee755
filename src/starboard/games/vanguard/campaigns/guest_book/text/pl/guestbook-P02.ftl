# Cisza (P02): nazwy, cele i to, co stoi na kartach.

guestbook-planet-P02 = Cisza
guestbook-planet-P02-text = Zimny świat mchu pod powietrzem tak gęstym, że upuszczoną łyżkę słychać w sąsiedniej dolinie. Jego największe zwierzęta na każdy płacz odpowiadają tak samo: przychodzą, wszystkie, i opierają się o tego, kto płakał.

## Sektory

guestbook-sector-P02-1 = Mata lądowania
guestbook-sector-P02-2 = Bębniące bagno
guestbook-sector-P02-3 = Pusty pień
guestbook-sector-P02-4 = Zamarznięte trzciny
guestbook-sector-P02-5 = Żłobek w kotlinie
guestbook-sector-P02-6 = Urwisko ech
guestbook-sector-P02-7 = Niski mech
guestbook-sector-P02-8 = Wietrzna przełęcz
guestbook-sector-P02-9 = Mruczące kamienie
guestbook-sector-P02-10 = Parów

## Ciekawe miejsca

guestbook-poi-140 = Mikrofon w pniu
guestbook-poi-140-text = Nasz mikrofon, wplątany w dziuplę przez coś o sześciu cierpliwych nogach. Jeszcze ciepły. Czeka, aż będziecie cicho.
guestbook-action-140-1 = Nagrywać

guestbook-poi-141 = Trzcinowisko
guestbook-poi-141-text = Trzciny zamarzły po same czubki i każda stroi. Iść przez nie to jak iść przez czyjeś pianino.
guestbook-action-141-1 = Nagrywać
guestbook-action-141-2 = Naciąć trzcin

guestbook-poi-142 = Urwisko ech
guestbook-poi-142-text = Oddaje wszystko, trochę później i trochę łagodniej, niż zostało powiedziane.
guestbook-action-142-1 = Nagrywać

guestbook-poi-143 = Cielę w bagnie
guestbook-poi-143-text = Tkwi po łopatkę i jest zupełnie spokojne. Kiedy robi wydech, mata, na której stoicie, unosi się i opada.
guestbook-action-143-1 = Ciągnąć
guestbook-action-143-2 = Iść dalej

guestbook-poi-144 = Cielę krok w krok
guestbook-poi-144-text = Zdecydowało się. Waży tyle co ciężarówka, idzie dokładnie o krok za wami i dyszy wam w kark.
guestbook-action-144-1 = Dać się prowadzić

guestbook-poi-145 = Żłobek w kotlinie
guestbook-poi-145-text = Mech wydeptany w kręgi, małe wewnątrz dużych. Tutaj stają wokół czegoś.
guestbook-action-145-1 = Patrzeć i pisać

guestbook-poi-146 = Niski mech
guestbook-poi-146-text = Po kolana, pod spodem suchy. But wchodzi bezgłośnie, a wychodzi z odgłosem.
guestbook-action-146-1 = Zebrać mech

guestbook-poi-147 = Wietrzna szczelina
guestbook-poi-147-text = Stojące kamienie ze szparą, która powinna mruczeć. Coś w niej utkwiło i zamiast tego brzęczy.
guestbook-action-147-1 = Naprawić ją
guestbook-action-147-2 = Posłuchać przy niej

guestbook-poi-148 = Przewrócony maszt
guestbook-poi-148-text = Maszt pomiarowy, zgięty i wylizany do gładkości tak wysoko, jak sięga duże zwierzę.
guestbook-action-148-1 = Postawić go

guestbook-poi-149 = Maszt, który płacze
guestbook-poi-149-text = Znowu stoi. Na tym wietrze wydaje cichy, równy, zagubiony dźwięk.
guestbook-action-149-1 = Niech zapłacze

guestbook-poi-150 = Zagłębienie jak dla dziecka
guestbook-poi-150-text = Zagłębienie w mchu, wokół odciski wielu dużych ciał, a w środku miejsce na jedno małe.
guestbook-action-150-1 = Położyć się w nim

guestbook-poi-151 = Skóra bębna
guestbook-poi-151-text = Mata lądowania to skóra z korzeni nad wodą. Tupnijcie, a wie cała dolina.
guestbook-action-151-1 = Tupnąć
guestbook-action-151-2 = Nawiercić torf

## Pocieszyciele

guestbook-threat-T02 = Pocieszyciele
guestbook-threat-T02-plural = yes
guestbook-threat-T02-text = Po dziewięć ton, szarzy, filcowi, dobrzy. Idą tam, gdzie ktoś płacze, i zostają, aż przestanie.
guestbook-field-T02-1 = Podnoszą głowy
guestbook-field-T02-2 = Nadchodzą
guestbook-field-T02-3 = Opierają się
guestbook-action-T02-1 = Nucić im
guestbook-action-T02-2 = Strzelić nad głowami

## Warunki

guestbook-condition-C04 = Gęste powietrze
guestbook-condition-C04-text = Wszystko się niesie. Ludzie przestali kończyć zdania.
guestbook-condition-C05 = Stado się poderwało
guestbook-condition-C05-text = Usłyszeli coś, czego nie znają, i idą temu zaradzić.
guestbook-condition-C38 = Mgła przy ziemi
guestbook-condition-C38-text = Mech oddycha. Widać własne buty i czapki przyjaciół.

## Misje

guestbook-mission-MI07 = Trzy ciche nagrania
guestbook-mission-MI07-text = Nagrajcie przy pniu, w trzcinach i pod urwiskiem, za każdym razem w ciszy: najwyżej jeden płacz i żadnego pocieszyciela.
guestbook-mission-MI08 = Niczyja wina
guestbook-mission-MI08-text = Odlećcie z Ciszy tak, by nikt w drużynie nie miał rany.
guestbook-mission-MI09 = Co zachowali
guestbook-mission-MI09-text = Połóżcie się w zagłębieniu w Parowie.

## Znaczniki

guestbook-marker-cry = płacz
guestbook-marker-cry-many = płaczu
guestbook-marker-cry-count =
    { $sign ->
        [none] { $place } nie słychać płaczu
       *[other] { $count ->
            [one] { $place } słychać płacz
            [few] { $place } słychać { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } płacze
            [many] { $place } słychać { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } płaczów
           *[other] { $place } słychać { $sign ->
                [least] co najmniej
                [most] najwyżej
              *[is] dokładnie
            } { $count } płaczów
        }
    }
guestbook-marker-cry-put =
    { $place } { $count ->
        [one] rozlega się płacz
        [few] rozlegają się { $count } płacze
        [many] rozlega się { $count } płaczów
       *[other] rozlegają się { $count } płacze
    }
guestbook-marker-cry-gone =
    { $count ->
        [0] wszelki płacz { $place } cichnie
        [one] jeden płacz { $place } cichnie
        [few] { $count } płacze { $place } cichną
        [many] { $count } płaczów { $place } cichnie
       *[other] { $count } płacze { $place } cichną
    }
guestbook-marker-record = nagrane
guestbook-marker-record-count =
    { $sign ->
        [none] { $place } nie ma jeszcze nagrania
       *[other] { $count ->
            [one] { $place } jest nagranie
            [few] { $place } są { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } nagrania
            [many] { $place } jest { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } nagrań
           *[other] { $place } jest { $sign ->
                [least] co najmniej
                [most] najwyżej
              *[is] dokładnie
            } { $count } nagrań
        }
    }
guestbook-marker-record-put = { $place } powstaje nagranie
guestbook-track-loud = hałas
guestbook-track-loud-if = nie jest cicho
guestbook-track-loud-unless = jest cicho
guestbook-track-loud-on = nie jest już cicho
guestbook-track-loud-off = jest cicho
guestbook-track-calf = cielę przy was
guestbook-track-calf-if = cielę jest przy was
guestbook-track-calf-unless = cielęcia przy was nie ma
guestbook-track-calf-on = cielę zostaje przy was
guestbook-track-calf-off = cielę od was odchodzi
guestbook-track-engines = silniki, które było słychać
guestbook-track-engines-up =
    wasze silniki słychać o { $count ->
        [one] krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroki
    } bardziej
guestbook-track-engines-down =
    wasze silniki słychać o { $count ->
        [one] krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroki
    } mniej

## Lądowanie

guestbook-landing-P02-1 = Słychać silniki
guestbook-landing-P02-2 = Miękkie miejsce
guestbook-landing-P02-3 = Deszcz ze śniegiem
guestbook-landing-P02-4 = Gęste powietrze niesie
guestbook-landing-P02-5 = Czyste podejście
