# A dice check on the stage, and the moments of a film.

vanguard-check-stages = Wybór|Wsparcie|Rzut|Zmiany|Zagrożenie|Wiersze|Wynik
vanguard-check-stage = Część { $now } z { $all }
vanguard-check-your-pool = Twoja pula
vanguard-check-spent-after = Rzucone kości są zużyte.
vanguard-check-truth = Liczy się to, co tu leży
vanguard-check-rows = Wiersze testu
vanguard-check-turn = Karty i umiejętności
vanguard-check-combinations = Kombinacje: { $names }.
vanguard-check-out-of-reach = Nie z tymi kośćmi: { $names }.
vanguard-check-all-dice =
    { $count ->
        [one] Jedyna kość
        [few] Wszystkie { $count } kości
        [many] Wszystkie { $count } kości
       *[other] Wszystkie { $count } kości
    }
vanguard-check-best-dice =
    { $count ->
        [one] Najlepsza kość · { $chance }
        [few] Najlepsze { $count } · { $chance }
        [many] Najlepszych { $count } · { $chance }
       *[other] Najlepszych { $count } · { $chance }
    }
vanguard-check-figure =
    { $better ->
        [yes] { $chance } { $row } lub lepiej
       *[no] { $chance } { $row }
    }
vanguard-bar-best =
    { $count ->
        [one] Rzuć najlepszą kością
        [few] Rzuć { $count } najlepszymi
        [many] Rzuć { $count } najlepszymi
       *[other] Rzuć { $count } najlepszymi
    }
vanguard-bar-get-back =
    { $count ->
        [one] Odzyskaj najlepszą
        [few] Odzyskaj { $count } najlepsze
        [many] Odzyskaj { $count } najlepszych
       *[other] Odzyskaj { $count } najlepszych
    }
vanguard-bar-turn = Obróć na { $symbol }
vanguard-bar-leave = Zostaw to tak: { $chances }
vanguard-check-if-best =
    { $count ->
        [0] Nie wybrano jeszcze kości.
        [one] Nie wybrano jeszcze kości. To wynik dla najlepszej.
        [few] Nie wybrano jeszcze kości. To wynik dla { $count } najlepszych.
        [many] Nie wybrano jeszcze kości. To wynik dla { $count } najlepszych.
       *[other] Nie wybrano jeszcze kości. To wynik dla { $count } najlepszych.
    }
vanguard-check-put-back = Odłóż
vanguard-check-palette = Co zrobić z kością ({ $die })

## Moments of a film

vanguard-film-landing =
    { $left ->
        [0] Lądowanie: ostatni rzut
        [one] Lądowanie: został { $left } rzut
        [few] Lądowanie: zostały { $left } rzuty
        [many] Lądowanie: zostało { $left } rzutów
       *[other] Lądowanie: zostało { $left } rzutu
    }
vanguard-film-go-on = Dalej
vanguard-film-event =
    { $fits ->
        [yes] Wydarzenie: dotyczy tego miejsca
       *[no] Wydarzenie: mija bokiem
    }
vanguard-film-injured = Obrażenie: { $crew }
vanguard-film-one-too-many = O jedno obrażenie za dużo
vanguard-film-mission-done = Misja wykonana
vanguard-film-mission-failed = Misja nieudana
vanguard-film-discovery = Odkrycie
vanguard-film-rank-up = Awans zasłużony
vanguard-film-condition = Warunki się zmieniają
vanguard-film-left-behind = Na planecie zostaje
vanguard-film-lost = Strata

## What is carried, on a phone

vanguard-chip-all = Co ma ze sobą zespół
vanguard-chip-supplies =
    { $limit ->
        [yes] Odpoczynek zużywa jeden.
       *[no] Jest ich tyle, ile chcesz.
    }
vanguard-chip-success = Liczą się do misji.

## Loading the lander

vanguard-load-lander = W lądowniku
vanguard-load-nothing = nie niesie jeszcze nic
vanguard-load-give = Daj: { $card }
vanguard-load-all = Załaduj, co komu pasuje
