# Czajnik (P03): nazwy, cele i to, co stoi na kartach.

guestbook-planet-P03 = Czajnik
guestbook-planet-P03-text = Na płaskowyżu z błękitnego lodu stoi dom i pali się w nim światło. W środku wrze czajnik na kamieniu, pod którym nie ma ognia, a daleko w głębi, za drzwiami, których nie otworzy żadna dźwignia, jest księga.

## Sektory

guestbook-sector-P03-1 = Śnieżne przedpole
guestbook-sector-P03-2 = Wietrzny ganek
guestbook-sector-P03-3 = Sala z paleniskiem
guestbook-sector-P03-4 = Półka
guestbook-sector-P03-5 = Zachodnie cele
guestbook-sector-P03-6 = Wschodnie cele
guestbook-sector-P03-7 = Kuchenne schody
guestbook-sector-P03-8 = Nowy korytarz
guestbook-sector-P03-9 = Pokój księgi
guestbook-sector-P03-10 = Jaskinia kotłowa
guestbook-sector-P03-11 = Galeria na dachu

## Ciekawe miejsca

guestbook-poi-160 = Śnieg na ganku
guestbook-poi-160-text = Drzwi nie mają klamki. Przed nimi zaspa, a w zaspie gołe miejsce na dwie stopy albo na cztery małe.
guestbook-action-160-1 = Zapukać
guestbook-action-160-2 = Odgarnąć zaspę

guestbook-poi-161 = Czajnik na zimnym kamieniu
guestbook-poi-161-text = Wrze. Kamień jest zimny nawet przez rękawicę. Misek jest tyle, ilu was, i jedna więcej.
guestbook-action-161-1 = Usiąść
guestbook-action-161-2 = Zajrzeć do środka

guestbook-poi-162 = Półka
guestbook-poi-162-text = Gzyms na wysokości ni takiej, ni siakiej. Dzwonek bez serca, składane siedzisko, uchwyt o sześciu wgłębieniach, kawałek sznurka. Wszystko odkurzone.
guestbook-action-162-1 = Zostawić coś
guestbook-action-162-2 = Przyłożyć rękę
guestbook-action-162-3 = Wziąć coś

guestbook-poi-163 = Łóżka wzdłuż ściany
guestbook-poi-163-text = Szesnaście wnęk, żadne dwie tej samej długości. Tam, gdzie są przykrycia, ktoś je odchylił.
guestbook-action-163-1 = Policzyć łóżka

guestbook-poi-164 = Okiennica na jednym zawiasie
guestbook-poi-164-text = Stuka na wietrze. Szron na parapecie narósł wokół tego stukania.
guestbook-action-164-1 = Naprawić okiennicę
guestbook-action-164-2 = Zeskrobać szron

guestbook-poi-165 = Garnce na schodach
guestbook-poi-165-text = Garnce z pokrywkami, po jednym na stopień, w dół, w ciepły zapach. Pokrywki obwiązano sznurkiem, za każdym razem inną ręką.
guestbook-action-165-1 = Zejść z lampą
guestbook-action-165-2 = Powąchać garnce

guestbook-poi-166 = Kamień, który trzyma ciepło
guestbook-poi-166-text = Ciepły jak bochenek. Według wszystkich przyrządów, jakie macie, nie powinien.
guestbook-action-166-1 = Wyśledzić ciepło

guestbook-poi-167 = Drzwi naszej wysokości
guestbook-poi-167-text = Czterdzieścioro i jeszcze więcej, zamiecione, ciepłe, puste. Choć raz nikt nie musi się schylać ani sięgać.
guestbook-action-167-1 = Zmierzyć je

guestbook-poi-168 = Księga
guestbook-poi-168-text = Stoi otwarta pod ścianą, wyższa od was, i każdy, kto się tu kiedyś zatrzymał, zostawił w niej znak.
guestbook-action-168-1 = Otworzyć ją

guestbook-poi-169 = Skraj dachu
guestbook-poi-169-text = Pod butami jedno oświetlone okno. Jedenaście kilometrów błękitnego lodu. Żadnego innego okna.
guestbook-action-169-1 = Zmierzyć płaskowyż

guestbook-poi-170 = Słupek pomiarowy
guestbook-poi-170-text = Słupek z brudnopisu, oblodzony po czapkę. Z jednej strony coś utrzymywało go w czystości, tej z numerem.
guestbook-action-170-1 = Odkopać go

guestbook-poi-171 = Kanał dymowy
guestbook-poi-171-text = Szyb z ciepłym ciągiem i klamrami, w odstępach na dłuższą nogę.
guestbook-action-171-1 = Wspiąć się

## Gręplarze

guestbook-threat-T03 = Gręplarze
guestbook-threat-T03-plural = yes
guestbook-threat-T03-text = Wielkie jak zając, sześć zręcznych nóg. Sortują: klucze według tonu, gości według ciepła.
guestbook-field-T03-1 = Idą po rzeczy
guestbook-field-T03-2 = Sortują
guestbook-field-T03-3 = Sortują i odbiegają
guestbook-action-T03-1 = Wyciągnąć rękę

## Warunki

guestbook-condition-C06 = Pali się światło
guestbook-condition-C06-text = Nie miga i nie zbliża się, dopóki patrzycie.
guestbook-action-C06-1 = Wyważyć
guestbook-condition-C07 = Okiennice
guestbook-condition-C07-text = Dom zamknął oczy, jak wtedy, gdy gość mówi za głośno.
guestbook-action-C07-1 = Wyważyć
guestbook-condition-C40 = Czyste niebo
guestbook-condition-C40-text = Nic niczemu nie stoi na drodze.

## Misje

guestbook-mission-MI10 = Długa droga w głąb
guestbook-mission-MI10-text = Otwórzcie księgę.
guestbook-mission-MI11 = Zostawić lepszym
guestbook-mission-MI11-text = Odlećcie, gdy Dom stoi na ostatnim polu.
guestbook-mission-MI12 = Nasza wysokość
guestbook-mission-MI12-text = Zmierzcie drzwi nowego korytarza.

## Dom

guestbook-symbol-H1-closed = tor Dom stoi poniżej 1, przy warunku Okiennice poniżej 2, a dla gości zapamiętanych jako złodzieje jeszcze o pole wyżej
guestbook-symbol-H3-closed = tor Dom stoi poniżej 3, przy warunku Okiennice poniżej 4, a dla gości zapamiętanych jako złodzieje jeszcze o pole wyżej
guestbook-symbol-H5-closed = tor Dom stoi poniżej 5, a przy warunku Okiennice i dla gości zapamiętanych jako złodzieje – poniżej 6
guestbook-track-house = Dom
guestbook-track-house-up =
    Dom to zapamięta{ $count ->
        [one] { "" }
        [few] , o { $count } kroki
        [many] , o { $count } kroków
       *[other] , o { $count } kroki
    }
guestbook-track-house-down =
    Dom ma to wam za złe{ $count ->
        [one] { "" }
        [few] , o { $count } kroki
        [many] , o { $count } kroków
       *[other] , o { $count } kroki
    }
guestbook-track-taken = rzeczy wzięte z Półki
guestbook-track-taken-up =
    z Półki ubywa { $count ->
        [one] jednej rzeczy
        [few] { $count } rzeczy
        [many] { $count } rzeczy
       *[other] { $count } rzeczy
    }
guestbook-tag-door = drzwi
guestbook-tag-door-place =
    { $form ->
        [bare] drzwi
        [to] do drzwi
        [from] z drzwi
        [toward] w stronę drzwi
       *[in] w drzwiach
    }

## Lądowanie

guestbook-landing-P03-1 = Wiatr spadowy
guestbook-landing-P03-2 = Biała ciemność
guestbook-landing-P03-3 = Lód na wspornikach
guestbook-landing-P03-4 = Okno was prowadzi
