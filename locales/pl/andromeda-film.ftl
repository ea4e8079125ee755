# Co mówimy i piszemy, gdy trwa film partii, oraz na jej końcu.

## Bitwa

andromeda-film-battle = Bitwa.
andromeda-film-battle-at = Bitwa: { $region }
andromeda-film-launched = wysłano tutaj
andromeda-film-joins-from = dołącza, skąd: { $region }
andromeda-film-foray-from = wypad, skąd: { $region }
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
andromeda-film-over = Bitwa skończona.
andromeda-film-back = Wróć na Skraj

## Hegemon

andromeda-film-hegemon-level = Hegemon, poziom { $level }
andromeda-film-section = sekcja rampy { $section }
andromeda-film-so-far = Dotąd w tej turze
andromeda-film-event = Wydarzenie
