# A dice check on the stage, and the moments of a film.

vanguard-check-stages = Výběr|Podpora|Hod|Úpravy|Nebezpečí|Řádky|Důsledek
vanguard-check-stage = Část { $now } z { $all }
vanguard-check-your-pool = Vaše kostky
vanguard-check-spent-after = Čím hodíte, to je vyčerpané.
vanguard-check-truth = Platí, co tu leží
vanguard-check-rows = Řádky zkoušky
vanguard-check-turn = Karty a dovednosti
vanguard-check-combinations = Kombinace: { $names }.
vanguard-check-out-of-reach = S těmito kostkami nejde: { $names }.
vanguard-check-all-dice =
    { $count ->
        [one] Jediná kostka
        [few] Všechny { $count } kostky
        [many] Všech { $count } kostky
       *[other] Všech { $count } kostek
    }
vanguard-check-best-dice =
    { $count ->
        [one] Nejlepší kostka · { $chance }
        [few] Nejlepší { $count } · { $chance }
        [many] Nejlepších { $count } · { $chance }
       *[other] Nejlepších { $count } · { $chance }
    }
vanguard-check-figure =
    { $better ->
        [yes] { $chance } { $row } nebo lepší
       *[no] { $chance } { $row }
    }
vanguard-bar-best =
    { $count ->
        [one] Hodit nejlepší kostkou
        [few] Hodit nejlepšími { $count } kostkami
        [many] Hodit nejlepšími { $count } kostkami
       *[other] Hodit nejlepšími { $count } kostkami
    }
vanguard-bar-get-back =
    { $count ->
        [one] Vzít si zpět tu nejlepší
        [few] Vzít si zpět { $count } nejlepší
        [many] Vzít si zpět { $count } nejlepší
       *[other] Vzít si zpět { $count } nejlepších
    }
vanguard-bar-turn = Otočit na { $symbol }
vanguard-bar-leave = Nechat to tak: { $chances }
vanguard-check-if-best =
    { $count ->
        [0] Zatím není vybraná žádná kostka.
        [one] Zatím není vybraná žádná kostka. Platí pro nejlepší z nich.
        [few] Zatím není vybraná žádná kostka. Platí pro nejlepší { $count }.
        [many] Zatím není vybraná žádná kostka. Platí pro nejlepších { $count }.
       *[other] Zatím není vybraná žádná kostka. Platí pro nejlepších { $count }.
    }
vanguard-check-put-back = Vrátit
vanguard-check-palette = Co s kostkou ({ $die })

## Moments of a film

vanguard-film-landing =
    { $left ->
        [0] Přistání: poslední hod
        [one] Přistání: zbývá { $left } hod
        [few] Přistání: zbývají { $left } hody
        [many] Přistání: zbývá { $left } hodu
       *[other] Přistání: zbývá { $left } hodů
    }
vanguard-film-go-on = Dál
vanguard-film-event =
    { $fits ->
        [yes] Událost: týká se tohoto místa
       *[no] Událost: přejde kolem
    }
vanguard-film-injured = Zranění: { $crew }
vanguard-film-one-too-many = O jedno zranění víc, než se dá unést
vanguard-film-mission-done = Mise splněna
vanguard-film-mission-failed = Mise selhala
vanguard-film-discovery = Objev
vanguard-film-rank-up = Hodnost je zasloužená
vanguard-film-condition = Podmínky se mění
vanguard-film-left-behind = Na planetě zůstává
vanguard-film-lost = Ztráta

## What is carried, on a phone

vanguard-chip-all = Co má výprava u sebe
vanguard-chip-supplies =
    { $limit ->
        [yes] Odpočinek jednu stojí.
       *[no] Je jich, kolik chcete.
    }
vanguard-chip-success = Počítají se do mise.

## Loading the lander

vanguard-load-lander = V přistávacím modulu
vanguard-load-nothing = zatím nenese nic
vanguard-load-give = Předat: { $card }
vanguard-load-all = Naložit, co se komu hodí
