# Plansza Andromeda's Edge w przeglądarce.

## Widoki i fazy

andromeda-board-scenes = Na co patrzeć
andromeda-board-scene-edge = Skraj
andromeda-board-scene-station = Stacja
andromeda-board-scene-market = Moduły
andromeda-board-scene-battle = Bitwa
andromeda-board-scene-hegemon = Hegemon
andromeda-board-scene-scores = Punkty
andromeda-board-phase-setup = Przygotowanie
andromeda-board-phase-choose = Start albo powrót
andromeda-board-phase-launch = Start statku
andromeda-board-phase-return = Powrót na stację
andromeda-board-phase-battle = Bitwa
andromeda-board-phase-event = Wydarzenie
andromeda-board-phase-hegemon = Tura Hegemona
andromeda-board-phase-over = Koniec
andromeda-board-final-turn = Ostatnie tury
andromeda-board-vp = { $points } pkt

## Mapa

andromeda-board-map = Mapa Skraju
andromeda-board-planet =
    { $type ->
        [ice] planeta lodowa
        [desert] planeta pustynna
        [volcanic] planeta wulkaniczna
        [terran] planeta ziemska
       *[gas_giant] gazowy olbrzym
    }
andromeda-board-base = baza sojuszu
andromeda-board-gate = dom Żmija
andromeda-board-top-moon =
    { $count ->
        [one] { $moon }
        [few] { $moon }, razem { $count } księżyce
        [many] { $moon }, razem { $count } księżyców
       *[other] { $moon }, razem { $count } księżyca
    }
andromeda-board-development-of = { $what }, właściciel: { $owner }
andromeda-board-site = miejsce na budowlę: { $what }, potrzeba dowódców: { $leaders }
andromeda-board-leaders-of =
    { $owner }: { $count ->
        [one] { $count } dowódca
        [few] { $count } dowódców
        [many] { $count } dowódców
       *[other] { $count } dowódcy
    }
andromeda-board-probe = sonda Hegemona
andromeda-board-reaches = Pokaż zasięg najeźdźców
andromeda-board-points = Punkty zwycięstwa: { $points }. Terminus: { $terminus }.
andromeda-board-your-bay = Twój hangar
andromeda-board-bay = Statek do wysłania
andromeda-board-you-start-with = Na początek dostajesz
andromeda-board-launch-to = Wyślij: { $region }
andromeda-board-launch-ship = Wysyłasz statek: { $ship }
andromeda-board-reroll = Przerzuć { $dice }
andromeda-board-event = Wydarzenie

## Do czego prowadzi start

andromeda-board-raider-comes = Wypad: { $raider }
andromeda-board-raider-may = Możliwy wypad: { $raider }
andromeda-board-joins = { $who } dołączy: { $ships }
andromeda-board-may-join = { $who } może dołączyć: { $ships }
andromeda-board-fight-alone = W pojedynkę
andromeda-board-fight-helped = Ze wszystkimi swoimi statkami i energią
andromeda-board-fight-all = Gdy dołączą wszyscy, którzy mogą, z całą energią
andromeda-board-before-cards = Dokładne szanse; kart na rękach nie liczono.
andromeda-board-warped = Żmij przeniósłby statek do Bramy; tam nie czeka go bitwa.

## Bitwa

andromeda-board-battle-at = Bitwa: { $region }
andromeda-board-last-battle = Ostatnia bitwa
andromeda-board-raiders = Najeźdźcy
andromeda-board-step-escalation = Eskalacja
andromeda-board-step-diplomacy = Dyplomacja
andromeda-board-step-preparation = Przygotowania
andromeda-board-step-roll = Rzut
andromeda-board-step-result = Wynik
andromeda-board-step-damage = Szkody
andromeda-board-steps = Sześć kroków bitwy
andromeda-board-in-escalation = Mogą dołączyć statki, które mają region w zasięgu.
andromeda-board-in-diplomacy = Każdy może zagrać jedną kartę dyplomacji: rozejm, odwrót.
andromeda-board-in-preparation = Energia i karty manewrów dodają kości i celowanie.
andromeda-board-in-roll = Wszyscy rzucają; efekty mogą zmienić kości.
andromeda-board-in-result = Wygrywa najwyższa kość. Przy remisie rozstrzyga następna.
andromeda-board-in-damage = Każdy statek pokonanych otrzymuje jedno uszkodzenie.
andromeda-board-to-decide = Decydują:
andromeda-board-stake =
    { $count ->
        [0] W razie porażki: żaden statek, cios przyjmie osłona
        [one] W razie porażki: { $count } statek na złomowisko
        [few] W razie porażki: { $count } statki na złomowisko
        [many] W razie porażki: { $count } statków na złomowisko
       *[other] W razie porażki: { $count } statku na złomowisko
    }
andromeda-board-stake-raiders = W razie porażki: usunięci
andromeda-board-decided = { $die }. kość: { $own } przeciw { $other }
andromeda-board-decided-without = { $die }. kość: żadna nie została przeciw { $other }
andromeda-board-decided-more = { $die }. kość: { $own }, nikomu innemu już nie została
andromeda-board-as-it-stands = na razie
andromeda-board-odds = Szanse na zwycięstwo
andromeda-board-prospects = Co możesz dodać i jaka będzie wtedy szansa
andromeda-board-energy =
    { $count ->
        [one] { $count } energia
        [few] { $count } energie
        [many] { $count } energii
       *[other] { $count } energii
    }
andromeda-board-tie = remis, przegrywają wszyscy
andromeda-board-dice =
    { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
andromeda-board-sits-out = nie bierze udziału
andromeda-board-rolled-below = mniej niż { $value } rzuca się ponownie
andromeda-board-rolled-once = nic nie jest rzucane ponownie
andromeda-board-standing-leads = Prowadzi
andromeda-board-standing-tied = Remis
andromeda-board-standing-trails = Przegrywa
andromeda-board-standing-out = Nie bierze udziału
andromeda-board-standing-open = Nierozstrzygnięte
andromeda-board-unharmed = bez szkód
andromeda-board-raider-out = usunięci z gry
andromeda-board-ships-lost =
    { $count ->
        [0] bez strat
        [one] { $count } statek na złomowisko
        [few] { $count } statki na złomowisko
        [many] { $count } statków na złomowisko
       *[other] { $count } statku na złomowisko
    }

## Stacja

andromeda-board-whose = Czyja stacja
andromeda-board-fleet = Flota
andromeda-board-hand = Karty na ręce
andromeda-board-of-limit = { $count } z { $limit }
andromeda-board-in-bay = hangar startowy
andromeda-board-in-scrapyard = złomowisko
andromeda-board-in-repair = dok naprawczy
andromeda-board-unbuilt = niezbudowany
andromeda-board-used-up = pod budowlą
andromeda-board-leaders =
    { $count ->
        [one] { $count } dowódca
        [few] { $count } dowódców
        [many] { $count } dowódców
       *[other] { $count } dowódcy
    }
andromeda-board-targeting = Celowanie { $level }
andromeda-board-vault = Poziom skarbca { $level }
andromeda-board-defeated = Pokonani najeźdźcy: { $count }
andromeda-board-damaged = uszkodzony
andromeda-board-derelict = wrak
andromeda-board-own-modules = Twoje tego rodzaju
andromeda-board-relic = relikt
andromeda-board-slot-out = miejsce na księżyc: daje też jego symbol
andromeda-board-slot-cost = miejsce na księżyc: jego symbol jest ceną
andromeda-board-left = zostało { $count }
andromeda-board-kind-maneuver = Manewr
andromeda-board-kind-diplomacy = Dyplomacja
andromeda-board-kind-operation = Operacja
andromeda-board-look-at-table = Spójrz na stół
andromeda-board-when-after-roll = po rzucie
andromeda-board-when-always = zawsze
andromeda-board-when-battle-prep = w bitwie
andromeda-board-when-battle-prep-if-active = w bitwach w twojej turze
andromeda-board-when-battle-prep-if-energy-spent = w bitwie, gdy wydasz energię
andromeda-board-when-damage-step = przy uszkadzaniu statków
andromeda-board-when-damage-step-once-per-battle = raz na bitwę
andromeda-board-when-diplomacy = podczas dyplomacji
andromeda-board-when-escalation = przy dołączaniu do bitew
andromeda-board-when-on-battle-lost = za przegraną bitwę
andromeda-board-when-on-build-dev = przy wznoszeniu budowli
andromeda-board-when-on-launch = przy wysłaniu
andromeda-board-when-on-launch-to-base = przy starcie do bazy
andromeda-board-when-on-own-ship-scrapped = za utracony statek
andromeda-board-when-on-play-diplomacy = za kartę Dyplomacji

## Tory

andromeda-board-tracks = Tory
andromeda-board-track-worth = { $points } pkt, budowle { $worth }

## Hegemon

andromeda-board-hegemon = Hegemon
andromeda-board-hegemon-did = Co zrobił Hegemon
andromeda-board-hegemon-waits = Hegemon nie miał jeszcze tury.
andromeda-board-hegemon-read =
    Tura Hegemona: { $count ->
        [one] { $count } krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
andromeda-board-skip = Pomiń
andromeda-board-again = Opowiedz jeszcze raz
andromeda-board-eye = Oko ma { $seat }
andromeda-board-holds-eye = ma Oko
andromeda-board-level = poziom { $level }
andromeda-board-ring = Krąg dowodzenia: znacznik jest na polu { $space }: { $gains }
andromeda-board-ramp = Rampa startowa
andromeda-board-section = Sekcja { $section }
andromeda-board-away = poza rampą

## Końcowe podliczenie

andromeda-board-final = Końcowe podliczenie
andromeda-board-counted = za { $count }
andromeda-board-total = Razem
andromeda-board-item-running = Punkty w trakcie gry
andromeda-board-item-leaders = Dowódcy na stacji
andromeda-board-item-vault = Skarbiec
andromeda-board-item-damaged = Uszkodzone moduły
andromeda-board-item-relics = Relikty
andromeda-board-item-moons = Księżyce
andromeda-board-item-tokens = Żetony

## Karty przeznaczenia

andromeda-board-destiny-developments = { $points } pkt za każdą budowlę, najwyżej { $cap }.
andromeda-board-destiny-transports-out = { $points } pkt za każdy transportowiec na mapie lub pod budowlą, najwyżej { $cap }.
andromeda-board-destiny-discoveries = { $points } pkt za każdy żeton odkrycia, także zużyty, najwyżej { $cap }.
andromeda-board-destiny-supremacy-tokens = { $points } pkt za każdy żeton dominacji, najwyżej { $cap }.
andromeda-board-destiny-tracks-at-5 = { $points } pkt za każdy tor, na którym jesteś na polu 5 lub dalej, najwyżej { $cap }.
andromeda-board-destiny-highest-track = { $points } pkt za każde pole twojego najwyższego toru, najwyżej { $cap }.
andromeda-board-destiny-moons = { $points } pkt za każdy księżyc, najwyżej { $cap }.
andromeda-board-destiny-modules =
    { $points } pkt za { $each ->
        [one] każdy { $each } moduł
        [few] każde { $each } moduły
        [many] każde { $each } modułów
       *[other] każde { $each } modułu
    }, najwyżej { $cap }.
andromeda-board-destiny-relics = { $points } pkt za każdy relikt, najwyżej { $cap }.
andromeda-board-destiny-resources =
    { $points } pkt za { $each ->
        [one] każdy { $each } zasób
        [few] każde { $each } zasoby
        [many] każde { $each } zasobów
       *[other] każde { $each } zasobu
    }, najwyżej { $cap }.
andromeda-board-destiny-cards = { $points } pkt za każdą kartę taktyki na ręce, najwyżej { $cap }.
andromeda-board-destiny-ship-types = { $points } pkt za każdy zbudowany typ statku, najwyżej { $cap }.
andromeda-board-destiny-scrapyard = { $points } pkt za każdy statek na złomowisku, najwyżej { $cap }.
andromeda-board-destiny-pristine = { $points } pkt, jeśli żaden twój moduł nie jest uszkodzony.
andromeda-board-destiny-leaders = { $points } pkt za każdego dowódcę na stacji, najwyżej { $cap }.
andromeda-board-destiny-southern-developments = { $points } pkt za każdą twoją budowlę w dwóch najniższych rzędach z kafelkami, najwyżej { $cap }.
andromeda-board-destiny-raiders = { $points } pkt za każdego pokonanego najeźdźcę, najwyżej { $cap }.
andromeda-board-destiny-lowest-track = { $points } pkt za każde pole twojego najniższego toru, najwyżej { $cap }.
andromeda-board-destiny-planet-types = { $points } pkt za każdy typ planety z twoją budowlą, najwyżej { $cap }.
andromeda-board-destiny-ships-near-dark = { $points } pkt za każdy twój statek, który ma w zasięgu Bramę Podmroku lub mgławicę, najwyżej { $cap }.

## Co potrafią frakcje

andromeda-board-ability-piracy = Gdy wygrasz z graczami, weź każdemu z nich jeden zasób.
andromeda-board-ability-grim-flag = Jedna kość więcej, gdy statek wystartował ze szturmem.
andromeda-board-ability-margins = Gdy moduł daje ci kredyty, zyskujesz 1 energię.
andromeda-board-ability-letters-of-credit = Raz na powrót możesz wymienić 2 zasoby.
andromeda-board-ability-deep-roots = Twoje budowle kosztują o 1 mniej.
andromeda-board-ability-harmony = Za wzniesienie budowli dostajesz 1 pkt.
andromeda-board-ability-fabricate = Twoje statki kosztują o 1 mniej.
andromeda-board-ability-hymn-of-steel = Po każdym powrocie napraw 1.
andromeda-board-ability-curiosity = Wybierając żeton odkrycia, widzisz o jeden więcej.
andromeda-board-ability-lecture-hall = Przy każdym awansie na Nauce dobierz kartę taktyki.
andromeda-board-ability-open-sky = Wszystkie twoje statki mają zasięg +1.
andromeda-board-ability-long-memory = Raz na turę startu, przed bitwą, możesz za 1 energię przesunąć statek o krok do regionu bez innych statków.
andromeda-board-ability-phalanx = Jedna kość więcej w bitwach w turach innych graczy.
andromeda-board-ability-walls-within = W każdym cyklu powrotu pierwsze uszkodzenie modułu jest ignorowane.
andromeda-board-ability-warpath = Pierwsza wygrana bitwa w każdym cyklu powrotu daje o 1 Dominację więcej.
andromeda-board-ability-fuel-the-fire = Pierwsza energia odrzucona w bitwie daje 2 kości.
andromeda-board-ability-mindweb = Twój limit kart na ręce jest o 2 wyższy.
andromeda-board-ability-foresight = Gdy dobierasz 2 lub więcej kart, dobierz o jedną więcej.
andromeda-board-ability-moonbound = Zajęcie księżyca daje 1 energię.
andromeda-board-ability-reflections = Raz na powrót możesz przenieść księżyc do innego modułu.
andromeda-board-ability-envoys = Werbujesz dowódcę także z sąsiedniego regionu.
andromeda-board-ability-quorum = Na koniec każdy dowódca na stacji jest wart 2 pkt zamiast 1.
andromeda-board-ability-second-life = Statki na złomowisku dają ci 3 pkt zamiast 2.
andromeda-board-ability-scrap-sense = Moduły, które przychodzą uszkodzone, kosztują o 1 mniej.
andromeda-board-ability-mist-walkers = Wszystkie twoje statki mają nawigację.
andromeda-board-ability-vapor-harvest = Za start do mgławicy zyskujesz lód, nanowęgiel lub tytan.
andromeda-board-ability-omnipresence = Raz na cykl powrotu możesz wysłać statek do zajętej bazy sojuszu; ten start nie wywołuje bitwy.
andromeda-board-ability-silent-litany = Za start do bazy sojuszu dobierz kartę taktyki.
andromeda-board-ability-infestation = Możesz wysłać transportowiec na planetę, na której są twoje własne statki.
andromeda-board-ability-hive-mind = Jedna kość więcej za każdą twoją budowlę obok bitwy, najwyżej 2.
