# Noc, kiedy się zgubiła (OP1): operacja. Nazwy, cele, karty i zapisy.

guestbook-planet-OP1 = Noc, kiedy się zgubiła
guestbook-planet-OP1-text = Cisza, rok 95. Trzyletnie dziecko (matka mówi: dwa i pół) zeszło o zmierzchu z maty lądowania. Będzie jedenaście stopni mrozu. Stado nie ruszyło się od zachodu słońca.

## Sektory

guestbook-sector-OP1-1 = Mata w świetle lamp
guestbook-sector-OP1-2 = Bagno pod lodem
guestbook-sector-OP1-3 = Pień w ciemności
guestbook-sector-OP1-4 = Trzciny nocą
guestbook-sector-OP1-5 = Pusty żłobek
guestbook-sector-OP1-6 = Urwisko w ciemności
guestbook-sector-OP1-7 = Parujący mech
guestbook-sector-OP1-8 = Przełęcz bez wiatru
guestbook-sector-OP1-9 = Kamienie nocą
guestbook-sector-OP1-10 = Gdzie leżą

## Ciekawe miejsca

guestbook-poi-500 = Lampa na rampie
guestbook-poi-500-text = Wszystkie lampy, jakie macie, i jej kubek, ten z misiem, na skraju światła.
guestbook-action-500-1 = Wołać ją po imieniu
guestbook-action-500-2 = Zwrócić lampę na bagno

guestbook-poi-501 = Rękawiczka w pniu
guestbook-poi-501-text = Czerwona wełna, jeden palec zacerowany na szaro. Całkiem sucha. Ktoś ją tam włożył.
guestbook-action-501-1 = Zajrzeć do dziupli

guestbook-poi-502 = Zgięte trzciny
guestbook-poi-502-text = Ścieżka przez trzciny, szeroka jak wiadro, i każda trzcina zgięta w tę samą stronę, przez coś, czemu się nie spieszyło.
guestbook-action-502-1 = Iść za nimi z lampą
guestbook-action-502-2 = Potrząsnąć trzcinami

guestbook-poi-503 = Cienkie miejsce na bagnie
guestbook-poi-503-text = W lodzie jest dziura. Nieduża. Nikt nie mówi, jak duża.
guestbook-action-503-1 = Wejść i macać

guestbook-poi-504 = Kręgi w mchu
guestbook-poi-504-text = Nocą zawsze stoją tutaj, wszystkie. Kręgi są jeszcze ciepłe. Nikogo w nich nie ma.
guestbook-action-504-1 = Odczytać kręgi
guestbook-action-504-2 = Uklęknąć po ciepłej stronie

guestbook-poi-505 = Urwisko, które odpowiada
guestbook-poi-505-text = Oddaje wam jej imię waszym własnym głosem, za każdym razem trochę później, trochę łagodniej.
guestbook-action-505-1 = Krzyknąć na nie
guestbook-action-505-2 = Nasłuchiwać drugiego głosu

guestbook-poi-506 = Para nad mchem
guestbook-poi-506-text = Smuga pary, nisko, w stronę kamieni. Przeszło tędy coś dużego i mokrego, a coś małego na tym jechało albo z tego spadło.
guestbook-action-506-1 = Iść za parą

guestbook-poi-507 = Goły maszt
guestbook-poi-507-text = Dwanaście metrów i widać go z Parowu. Każdy by go zobaczył, kto jest w Parowie.
guestbook-action-507-1 = Zawiesić na nim wszystkie lampy

guestbook-poi-508 = Maszt z waszymi lampami
guestbook-poi-508-text = Trochę się kołysze. Z dołu wygląda, jakby ktoś machał.
guestbook-action-508-1 = Walić w niego kluczem

guestbook-poi-509 = Kamienie nucą
guestbook-poi-509-text = W szparze między nimi jest tej nocy dźwięk, który znacie. Nie możecie sobie przypomnieć skąd.
guestbook-action-509-1 = Nucić razem z nimi
guestbook-action-509-2 = Usiąść na minutę

guestbook-poi-510 = Szare grzbiety
guestbook-poi-510-text = Trzy albo trzydzieści, bok przy boku w zagłębieniu, i nie śpią. Patrzą na waszą lampę i się nie odsuwają.
guestbook-action-510-1 = Wcisnąć się między nie
guestbook-action-510-2 = Unieść mech
guestbook-action-510-3 = Położyć się z nimi

## Stado

guestbook-threat-TN1 = Stado nocą
guestbook-threat-TN1-text = Na czymś leżą. Wstają tylko do płaczu i wracają.
guestbook-field-TN1-1 = Uszy
guestbook-field-TN1-2 = Wstają
guestbook-field-TN1-3 = Opierają się
guestbook-action-TN1-1 = Nucić to, co kamienie

## Warunki

guestbook-condition-CN1 = Schodzi mróz
guestbook-condition-CN1-text = Słychać go w trzcinach. Choć raz nikogo nie prosi się o ciszę.
guestbook-condition-C39 = Wstrząsy wtórne
guestbook-condition-C39-text = Ziemia się ruszyła i jeszcze tego nie przemyślała.

## Misje

guestbook-mission-MN1 = Małe buty
guestbook-mission-MN1-text = Znajdźcie ślad w trzech miejscach.
guestbook-mission-MN2 = Znaleźć ją
guestbook-mission-MN2-text = Zajrzyjcie tam, gdzie leży stado.
guestbook-mission-MN3 = My wszyscy
guestbook-mission-MN3-text = Niech każdy członek załogi będzie przy tym, kiedy się znajdzie.

## Znaczniki i tory

guestbook-marker-trail = znaleziony ślad
guestbook-marker-trail-count =
    { $sign ->
        [none] { $place } nie znaleziono jeszcze śladu
       *[other] { $count ->
            [one] { $place } znaleziono ślad
            [few] { $place } znaleziono { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } ślady
            [many] { $place } znaleziono { $sign ->
                [least] co najmniej
                [most] najwyżej
               *[is] dokładnie
            } { $count } śladów
           *[other] { $place } znaleziono { $sign ->
                [least] co najmniej
                [most] najwyżej
              *[is] dokładnie
            } { $count } śladów
        }
    }
guestbook-marker-trail-put = { $place } znaleziono ślad
guestbook-track-cold = mróz
guestbook-track-cold-up =
    mróz tężeje o { $count ->
        [one] krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroki
    }
guestbook-track-cold-down =
    mróz słabnie o { $count ->
        [one] krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroki
    }

## Lądowanie

guestbook-landing-OP1-1 = Słyszą, jak schodzicie
guestbook-landing-OP1-2 = Szron na wspornikach
guestbook-landing-OP1-3 = Na ziemi, po ciemku, za pierwszym razem

## Czworo

guestbook-crew-O1 = Tomás Arriaga
guestbook-crew-O1-text = policjant portowy; sam się kiedyś zgubił, jako czterolatek, na targu rybnym, i podobało mu się
guestbook-skill-O1 = Zdjąć płaszcz
guestbook-crew-O2 = Wanda Kulik
guestbook-crew-O2-text = leśniczka; po ciemku chodzi bez lampy i mówi, że do drzew można się przyzwyczaić
guestbook-skill-O2 = Na wyczucie stóp
guestbook-crew-O3 = Osei Mensah
guestbook-crew-O3-text = badacz zachowań zwierząt; mylił się dotąd co do każdego i cieszy się na to
guestbook-skill-O3 = Czego bym chciał
guestbook-crew-O4 = Maret Tamm
guestbook-crew-O4-text = inżynierka od reaktora; to jej córka
guestbook-skill-O4 = Trzyma

## Zapisy

guestbook-log-LO1-0-title = Rok 95
guestbook-log-LO1-0 =
    Nie ma tego w żadnym zapisie, który czytaliście. Jest w takim, którego nie czytaliście.

    To trzeci rok badań, które wszyscy na pokładzie kiedyś zapomną. Statek nazywa się tak samo. Kucharz jest kucharzem. Jest was sto czterdzieści sześć osób i jedna, której nie ma na liście, bo na formularzach nie ma rubryki na urodzenie się.

    O szóstej była na macie lądowania i liczyła uderzenia bębna: tupnąć, poczekać, tupnąć. Dziesięć po szóstej jej nie było. Zanim ktokolwiek powiedział to na głos, zrobiło się ciemno i na całym księżycu nie odzywało się nic.

    – To my się odezwiemy – mówi Maret Tamm.

guestbook-log-LO1-1-title = Lampy
guestbook-log-LO1-1 =
    Od tygodni mówią wam, żeby tu szeptać. Zaskakująco trudno przestać. Arriaga próbuje pierwszy: krzyczy jej imię i idzie ono nad mchem i nad sąsiednią doliną, oddaje je urwisko, a potem jest hałas, jakby ktoś przesuwał meble. Daleko, w Parowie, coś, co waży dziewięć ton, odwróciło głowę.

    Wanda Kulik już idzie. Mensah zapisuje godzinę. Maret wzięła z rampy kubek z misiem, obejrzała go i odstawiła dokładnie tam, gdzie stał.

guestbook-log-LO1-2-title = Którędy
guestbook-log-LO1-2 =
    Trzy miejsca i układają się w linię. Nie błądziła. Szła, dość prosto, godzinę i kwadrans, w dół, ku ciepłemu końcowi księżyca; a od drugiego miejsca są dwa rodzaje śladów, jej i takie jak pokrywy od śmietników.

    – Zabiera ją do gniazda – mówi Arriaga.

    – Gniazda nie mają – mówi Mensah. – Mają Parów. – Unosi lampę. Na końcu linii leży stado, bok przy boku, w kręgu, tyłem do was.

guestbook-log-LO1-3-title = Nie zawadza
guestbook-log-LO1-3 =
    Staje przed wami całą szerokością. Idziecie w lewo i ono w lewo. Ktoś mówi, całkiem cicho, że raca by wystarczyła. Nikt nie wystrzeliwuje racy. Opiera wam czoło o pierś i wypuszcza powietrze, i jest tak, jakby się o człowieka oparła piekarnia.

guestbook-log-LO1-4-title = A rano
guestbook-log-LO1-4 =
    Świta tak, jak tu świta, od dołu. Stoicie w czterech miejscach, o kilometr od siebie, i nie macie już głosu.

    W Parowie stado wstaje. Jedno po drugim, najpierw tylne nogi, i każde odsuwa się dokładnie o własną szerokość, a tam, w mchu, w zagłębieniu ciepłym jak bochenek, leży na brzuchu dziecko i śpi, w jednej rękawiczce.

    Złości się, że je budzą. Mówi, że wołało i wołało i nikt nie przyszedł, tylko one.

guestbook-log-LO1-5-title = Pod mchem
guestbook-log-LO1-5 =
    Odciągnęliście je całym hałasem, jaki umiecie zrobić, i podziałało; są na grani i współczują masztowi. Zagłębienie jest puste i paruje. Pośrodku jest kopczyk mchu, a z niego sterczy czerwony kciuk.

    Budzi się, zanim zdążycie owinąć ją płaszczem, sina i wściekła. Było ciepło, mówi. Było ciepło, a wyście kazali im iść.

    Całą drogę powrotną patrzy Maret przez ramię. Idą za wami, z daleka, aż do lamp, i tam stają.

guestbook-log-LO1-6-title = Posuńcie się
guestbook-log-LO1-6 =
    Mensah gasi lampę. Potem zdejmuje plecak i kładzie się na mchu, wzdłuż boku najbliższego, jak ktoś, kto wchodzi do łóżka, w którym są już ludzie.

    Po jakimś czasie tamto się posuwa.

    Za tamtym jest następne i robicie to samo; i tak się idzie, po tonie naraz. W środku jest ciepło jak w kuchni. Śpi na brzuchu, w jednej rękawiczce. Maret jej nie podnosi. Maret kładzie się, w butach i wszystkim, po drugiej stronie i wyciąga rękę, aż dotyka.

    Kto zaczął nucić, tego nikt potem nie umie powiedzieć.

guestbook-log-LO1-7-title = Bez niej
guestbook-log-LO1-7 =
    – Zamknijcie rampę – mówi głos ze statku; nadciąga niepogoda. Zamykacie rampę. W środku jest was troje.

    Przez iluminator widać, jak odchodzi od lamp z kluczem w ręce i wali we wszystko, co mija.

guestbook-log-LO1-8-title = Przyniesieni
guestbook-log-LO1-8 =
    Do lądownika przynoszą was zwierzęta. Potrzeba czterech, po jednym na każdy róg, i kładą was na rampie tak, jakbyście z czegoś wypadli.

    O świcie wracają z tą drugą. Jedzie na grzbiecie. Chce wiedzieć, co to był za hałas.
