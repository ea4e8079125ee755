# Strony opowieści, które leżą otwarte na całym ekranie.

vanguard-story-page = Strona opowieści
vanguard-story-aside = Do stołu
vanguard-story-take-up = Na stronie czeka wybór
vanguard-story-then = Strona z tej chwili
vanguard-story-which = Co wybierasz? To na zawsze.
vanguard-story-choose = { $choice } · na zawsze
vanguard-story-decides = decyduje cały Stół
vanguard-story-opened = Odpieczętowana strona
vanguard-story-not-read = jeszcze nieprzeczytane
vanguard-story-unread =
    { $count ->
        [one] Jedna nieprzeczytana strona
        [few] { $count } nieprzeczytane strony
        [many] { $count } nieprzeczytanych stron
       *[other] { $count } nieprzeczytanych stron
    }
vanguard-story-back = Wróć do stołu
vanguard-story-open-book = Otwórz księgę
vanguard-story-go-out = W drogę
vanguard-story-where-we-were = Dalej, tam gdzie byliśmy
vanguard-story-campaign = Kampania w trzech aktach
vanguard-story-act =
    { $act ->
        [1] Akt pierwszy
        [2] Akt drugi
        [3] Akt trzeci
       *[other] Akt { $act }
    }
vanguard-story-desks =
    { $count ->
        [one] Jedno miejsce przy stole: { $names }
        [few] { $count } miejsca przy stole: { $names }
        [many] { $count } miejsc przy stole: { $names }
       *[other] { $count } miejsc przy stole: { $names }
    }
vanguard-story-blurb-guest-book = Ruszasz przodem, by znaleźć swoim ludziom dom. Czterdzieści jeden tysięcy dwieście ośmioro z nich śpi, sześćdziesiąt osiem lat za tobą. Jest lista osiemnastu światów.
vanguard-story-operation = Operacja · jeden wieczór
vanguard-story-briefing = Odprawa
vanguard-story-stays-behind = Kogo nie ma przy lądowniku, gdy startuje, ten zostaje.
vanguard-story-ready =
    { $count ->
        [one] Jedna osoba z załogi gotowa do drogi
        [few] { $count } osoby z załogi gotowe do drogi
        [many] { $count } osób z załogi gotowych do drogi
       *[other] { $count } osoby z załogi gotowej do drogi
    }
vanguard-story-promote = Awans
vanguard-story-death = Strata
vanguard-story-remember = Ku pamięci
vanguard-story-situation = Coś się dzieje na pokładzie
vanguard-story-welcome-back = Witaj z powrotem
vanguard-story-previously = Wcześniej
vanguard-story-now = Teraz: { $where }.
vanguard-story-chronicle = Kronika

## Statek jako dom

vanguard-story-ship-pages = Strony księgi statku
vanguard-story-legend = Co znaczą ramki pomieszczeń
vanguard-story-room-can = można teraz użyć
vanguard-story-room-open = otwarte poniżej
vanguard-story-room-used = użyte w tym przejściu
vanguard-story-look-free = Zajrzeć do pomieszczenia nic nie kosztuje.
vanguard-story-room-bridge = Po co tu jesteście: cele i to, co potrafi statek.
vanguard-story-room-starmap = Dokąd lecieć i co wiadomo o tamtejszych planetach.
vanguard-story-room-laboratory = Znaleziska stają się tu wiedzą: każda karta badań mówi, czego potrzebuje.
vanguard-story-room-production = Projekt rusza na taśmie i z każdym przejściem przesuwa się o etap dalej.
vanguard-story-room-barracks = Kto jest na pokładzie, kto odpoczywa i kogo można obudzić.
vanguard-story-room-situation = Co trapi statek i jak temu zaradzić.
vanguard-story-room-hangar = Lądowniki, ich osprzęt i to, co można załadować.
vanguard-story-room-medbay = Kto jest ranny i jak ciężko.
vanguard-story-room-memorial = Nazwiska, w kolejności, w jakiej odeszły.
vanguard-story-room-addon = Miejsce na to, czym statek może się jeszcze stać.
vanguard-story-deck =
    Talia sekcji { $section }: { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } kart
    }

# Before what stands on a card aboard.
vanguard-card-takes = Potrzeba:
vanguard-card-or = albo
vanguard-card-then = Wtedy:
vanguard-card-otherwise = A jeśli nie:
vanguard-card-sooner = Szybciej:
