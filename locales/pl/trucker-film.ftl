# Co się mówi, gdy leci film o locie.

trucker-film-phase =
    { $phase ->
        [building] Do stoczni: budujemy statek.
        [check] Inspektor obchodzi statki.
        [loading] Załoga wchodzi na pokład.
        [flight] Trzy, dwa, jeden …
       *[end] Podróż się kończy.
    }
trucker-film-scan = Inspektor ogląda statek: { $seat }.
trucker-film-board = Uwaga, stopień …
trucker-film-fly =
    { $side ->
        [0] Z przodu
        [1] Z prawej
        [2] Z tyłu
       *[3] Z lewej
    } nadlatuje { $what ->
        [meteor] { $size ->
            [large] duży meteor
           *[small] mały meteor
        }
        [shot] { $size ->
            [large] ciężki pocisk
           *[small] lekki pocisk
        }
        [predator] drapieżnik
       *[commandos] komandos
    }.
trucker-film-power =
    { $source ->
        [panel] { $seat }: prąd z panelu słonecznego.
        [techie] { $seat }: technik znalazł trochę prądu.
       *[battery] { $seat }: jedna bateria mniej.
    }
trucker-film-shot = { $seat } strzela.
trucker-film-hit = Trafienie: { $seat }.
trucker-film-duel = { $seat } kontra wrogowie.
trucker-film-cannon = { $seat } celuje ze wszystkiego, co się liczy.
trucker-film-weakest =
    { $by ->
        [crew] Najmniejsza załoga: { $seat }.
        [engines] Najsłabsze silniki: { $seat }.
       *[cannons] Najsłabsze działa: { $seat }.
    }
trucker-film-load = { $seat } układa towar.
trucker-film-walk = { $seat }: przez statek idzie najeźdźca.
trucker-film-unload = { $seat } oddaje towar.
trucker-film-drain = { $seat } oddaje baterie.
trucker-film-crew =
    { $change ->
        [-1] { $seat } traci załogę.
       *[other] { $seat } wita kogoś na pokładzie.
    }
trucker-film-dice = Kości powiedzą, gdzie uderzy.
trucker-film-past =
    Obok statku przelatuje { $what ->
        [meteor] { $size ->
            [large] duży meteor
           *[small] mały meteor
        }
        [shot] { $size ->
            [large] ciężki pocisk
           *[small] lekki pocisk
        }
        [predator] drapieżnik
       *[commandos] komandos
    }
trucker-film-passed =
    { $why ->
        [alone] Lecisz bez rywali: nie ma się z kim porównać.
        [sound] Twój statek jest cały: nic ci się nie stanie.
        [crew] Na to masz za małą załogę.
        [taken] Dla ciebie nic nie zostało.
        [beaten] Ktoś przed tobą już się z nimi uporał.
       *[weaker] Ktoś był słabszy od ciebie.
    }
trucker-film-verdict =
    { $outcome ->
        [won] Wygrana: { $mine } do { $theirs }
        [drawn] Remis: { $mine } do { $theirs }
        [lost] Przegrana: { $mine } do { $theirs }
        [may-be-won] Wygrasz i bez baterii: ich { $theirs } nie wystarczy
        [may-be-lost] Przegrasz tak czy inaczej: najwyżej { $mine } do { $theirs }
       [may-be-drawn] Najwyżej remis: { $mine } do { $theirs }
       *[may-be-power] Baterie rozstrzygną: do { $mine } przeciw { $theirs }
    }
trucker-film-port = Port
trucker-film-portrait = { $seat }, klasa { $shipclass }
trucker-film-portrait-parts =
    { $how ->
        [stranded]
            { $all ->
                [one] Jedyna część dryfuje gdzieś w oddali.
               *[other] Gdzieś w oddali trzyma się razem części: { $parts } z { $all }.
            }
       *[home]
            { $all ->
                [one] Do domu wróciła jedyna część.
               *[other] Do domu wróciło części: { $parts } z { $all }.
            }
    }
trucker-film-save-portrait = Zapisz portret
trucker-film-broke = Nikogo nie stać na kolację
trucker-film-soup =
    { $count ->
        [one] Firma dziękuje za darmowy transport. Port stawia zupę.
        [few] Firma dziękuje za darmowy transport. Port stawia jedną zupę i { $count } łyżki.
        [many] Firma dziękuje za darmowy transport. Port stawia jedną zupę i { $count } łyżek.
       *[other] Firma dziękuje za darmowy transport. Port stawia jedną zupę i { $count } łyżki.
    }
trucker-film-awards = Nagrody
trucker-film-account-before = przedtem
trucker-film-winner = Zwycięstwo
trucker-film-home =
    { $how ->
        [broke] BEZ GROSZA
        [stranded] UTKNĄŁ
       *[home] W DOMU
    }
trucker-film-home-so =
    { $how ->
        [broke] ALE RAZEM
        [stranded] PRZYŚLIJ HOLOWNIK
       *[home] MNIEJ WIĘCEJ
    }
trucker-film-end-yours =
    Wygrywasz: { $credits ->
        [one] jeden kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytów
    }, o { $more } więcej niż { $second }.
trucker-film-end-theirs =
    Zwycięża { $seat }: { $credits ->
        [one] jeden kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytów
    }, o { $more } więcej niż { $second }.
trucker-film-end-shared =
    Zwycięstwem dzielą się { $names }, każde ma { $credits ->
        [one] jeden kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytów
    }.
trucker-film-end-alone =
    Do domu wraca z tobą { $credits ->
        [0] tylko garść opowieści
        [one] jeden kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytów
    }.
trucker-film-end-broke =
    { $count ->
        [one] Jeden kapitan, zero kredytów.
        [few] { $count } kapitanów, zero kredytów. W pewnym sensie remis.
        [many] { $count } kapitanów, zero kredytów. W pewnym sensie remis.
       *[other] { $count } kapitanów, zero kredytów. W pewnym sensie remis.
    }

# Formularz inspektora i lista załogi.

trucker-film-form = Formularz 27-B
trucker-film-form-class = Zdatność do lotu, klasa { $shipclass }
trucker-film-form-joints = Złącza
trucker-film-form-barrels = Lufy
trucker-film-form-exhausts = Dysze
trucker-film-form-piece = Wszystko w jednym kawałku
trucker-film-form-purser = Pełniący obowiązki intendenta
trucker-film-form-list = Lista załogi
trucker-film-form-humans = Załoga
trucker-film-form-aliens = Obcy
trucker-film-form-courage = Załoga to twoja odwaga: strefy walk, łowcy niewolników i puste stacje chcą rąk.
trucker-film-stamp-passed = PRZESZŁO
trucker-film-stamp-so =
    { $clean ->
        [true] ZDATNE DO LOTU, MNIEJ WIĘCEJ
       *[false] LEDWO
    }
trucker-film-stamp-oh = OJ, OJ
trucker-film-stamp-faults =
    { $count ->
        [one] JEDEN BŁĄD
        [few] { $count } BŁĘDY
        [many] { $count } BŁĘDÓW
       *[other] { $count } BŁĘDÓW
    }

# Port.

trucker-film-port-so = koniec drogi, na razie
