# Co mówimy i piszemy, gdy trwa film partii, oraz na jej końcu.

## Bitwa

andromeda-film-battle = Bitwa.
andromeda-film-battle-at = Bitwa: { $region }
andromeda-film-gate-at = Rzut przy Bramie: { $region }
andromeda-film-launched = wysłano tutaj
andromeda-film-joins-from = z miejsca { $region }
andromeda-film-foray-from = wypad z miejsca { $region }
andromeda-film-no-diplomacy = nie znają dyplomacji
andromeda-film-no-card = bez karty
andromeda-film-odds = szanse teraz
andromeda-film-let-stand = Zostaw, jak jest
andromeda-film-nothing-more = Nic nie dodawaj
andromeda-film-beats = bije
andromeda-film-die-by-die = Najpierw najwyższe kości; przy remisie decyduje następna.
andromeda-film-wins = Wygrywa
andromeda-film-loses = Przegrywa
andromeda-film-ties = Remis, przegrywa
andromeda-film-lost = { $what }: na złomowisko
andromeda-film-shield = { $what }: bez osłony
andromeda-film-removed = { $what } opuszcza mapę
andromeda-film-spared = { $what }: poza zagrożeniem
andromeda-film-you-win-at = Wygrywasz. Miejsce: { $region }
andromeda-film-they-win-at = { $name } wygrywa. Miejsce: { $region }
andromeda-film-raiders-win-at = Najeźdźcy wygrywają. Miejsce: { $region }
andromeda-film-tie-at = Remis, wszyscy przegrywają. Miejsce: { $region }
andromeda-film-no-battle-at = Bez bitwy. Miejsce: { $region }
andromeda-film-got-points = Punkty: { $name }
andromeda-film-got-supremacy = Dominacja: { $name }
andromeda-film-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
andromeda-film-rolls = Kości się toczą.
andromeda-film-rolls-again = Niektóre kości toczą się jeszcze raz.
andromeda-film-over = Bitwa skończona.
andromeda-film-back = Wróć na Skraj
andromeda-film-take =
    { $count ->
        [one] Weź { $count } punkt
        [few] Weź { $count } punkty
        [many] Weź { $count } punktów
       *[other] Weź { $count } punktu
    }

## Hegemon

andromeda-film-hegemon-level = Hegemon, poziom { $level }
andromeda-film-section = sekcja rampy { $section }
andromeda-film-so-far = Dotąd w tej turze
andromeda-film-event = Wydarzenie

## Koniec

andromeda-film-end-yours =
    { $count ->
        [0] Wygrywasz
        [one] Wygrywasz o { $count } punkt
        [few] Wygrywasz o { $count } punkty
        [many] Wygrywasz o { $count } punktów
       *[other] Wygrywasz o { $count } punktu
    }
andromeda-film-end-theirs =
    { $count ->
        [0] { $name } wygrywa
        [one] { $name } wygrywa o { $count } punkt
        [few] { $name } wygrywa o { $count } punkty
        [many] { $name } wygrywa o { $count } punktów
       *[other] { $name } wygrywa o { $count } punktu
    }
andromeda-film-end-behind =
    { $count ->
        [0] { $name } wygrywa przy remisie; twoje miejsce: { $place }
        [one] { $name } wygrywa; twoje miejsce: { $place }, strata { $count } punkt
        [few] { $name } wygrywa; twoje miejsce: { $place }, strata { $count } punkty
        [many] { $name } wygrywa; twoje miejsce: { $place }, strata { $count } punktów
       *[other] { $name } wygrywa; twoje miejsce: { $place }, strata { $count } punktu
    }
andromeda-film-end-shared = Wspólne zwycięstwo, punkty: { $points }
andromeda-film-winner = { $name } wygrywa, punkty: { $points }
andromeda-film-curve = Partia tura po turze
andromeda-film-why = Dlaczego
andromeda-film-turned = Co odwróciło partię
andromeda-film-turn = Tura { $turn }
andromeda-film-awards = Wyróżnienia
andromeda-film-next = Następna
andromeda-film-next-again = znowu
andromeda-film-next-same = ten sam poziom
andromeda-film-next-harder = o poziom wyżej
andromeda-film-next-gentler = o poziom niżej
andromeda-film-save = Zapisz obraz

andromeda-film-part-running = Punkty z gry
andromeda-film-part-tracks = Tory
andromeda-film-part-developments = Budowle
andromeda-film-part-special = Kwazary i wiry
andromeda-film-part-relics = Relikty
andromeda-film-part-leaders = Dowódcy w domu
andromeda-film-part-moons = Księżyce
andromeda-film-part-tokens = Żetony
andromeda-film-part-vault = Skarbiec
andromeda-film-part-destiny = Przeznaczenie
andromeda-film-part-damaged = Uszkodzone moduły
andromeda-film-about-running = Każdy punkt zdobyty po drodze, tura po turze.
andromeda-film-about-tracks = Każdy z pięciu torów płaci za to, jak wysoko doszedł znacznik.
andromeda-film-about-developments = Budowla jest warta tym więcej, im wyżej jest znacznik jej toru.
andromeda-film-about-special = Statki obok kwazarów i wirów.
andromeda-film-about-relics = Im więcej reliktów, tym więcej wart każdy z nich.
andromeda-film-about-leaders = Liczy się każdy dowódca w domu.
andromeda-film-about-moons = Ludzie używają swoich księżyców. Hegemon je zbiera.
andromeda-film-about-tokens = Żetony, które zdobył Hegemon.
andromeda-film-about-vault = Zasoby, które zostały. Hegemon liczy swoje karty.
andromeda-film-about-destiny = Karta, która czekała od początku.
andromeda-film-about-damaged = Dwa punkty mniej za każdy uszkodzony moduł.
