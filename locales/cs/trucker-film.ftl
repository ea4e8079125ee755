# Co se říká, zatímco běží film o letu.

trucker-film-phase =
    { $phase ->
        [building] Do loděnice: stavíme loď.
        [check] Inspektor obchází lodě.
        [loading] Posádka nastupuje.
        [flight] Tři, dva, jedna …
       *[end] Cesta končí.
    }
trucker-film-scan = Inspektor si prohlíží loď: { $seat }.
trucker-film-board = Pozor na schůdek …
trucker-film-fly =
    { $side ->
        [0] Zepředu
        [1] Zprava
        [2] Zezadu
       *[3] Zleva
    } letí { $what ->
        [meteor] { $size ->
            [large] velký meteorit
           *[small] malý meteorit
        }
        [shot] { $size ->
            [large] těžká střela
           *[small] lehká střela
        }
        [predator] vetřelec
       *[commandos] komando
    }.
trucker-film-power =
    { $source ->
        [panel] { $seat }: proud ze solárního panelu.
        [techie] { $seat }: technik našel trochu proudu.
       *[battery] { $seat }: jedna baterie je pryč.
    }
trucker-film-shot = { $seat } střílí.
trucker-film-hit = Zásah: { $seat }.
trucker-film-duel = { $seat } proti nepřátelům.
trucker-film-cannon = { $seat } míří vším, co se počítá.
trucker-film-weakest =
    { $by ->
        [crew] Nejmenší posádka: { $seat }.
        [engines] Nejslabší motory: { $seat }.
       *[cannons] Nejslabší děla: { $seat }.
    }
trucker-film-load = { $seat } ukládá zboží.
trucker-film-walk = { $seat }: lodí prochází útočník.
trucker-film-unload = { $seat } odevzdává zboží.
trucker-film-drain = { $seat } odevzdává baterie.
trucker-film-crew =
    { $change ->
        [-1] { $seat } přichází o posádku.
       *[other] { $seat } vítá někoho na palubě.
    }
trucker-film-dice = Kostky řeknou, kam to dopadne.
trucker-film-past =
    Kolem lodi { $what ->
        [meteor] prolétá { $size ->
            [large] velký meteorit
           *[small] malý meteorit
        }
        [shot] prolétá { $size ->
            [large] těžká střela
           *[small] lehká střela
        }
        [predator] prolétá vetřelec
       *[commandos] prolétá komando
    }
trucker-film-passed =
    { $why ->
        [alone] Letíte bez soupeřů: není s kým srovnávat.
        [sound] Vaše loď je v pořádku: nic se vám nestane.
        [crew] Na tohle máte malou posádku.
        [taken] Na vás nic nezbylo.
        [beaten] Vyřídil je někdo před vámi.
       *[weaker] Někdo byl slabší než vy.
    }
trucker-film-verdict =
    { $outcome ->
        [won] Výhra: { $mine } proti { $theirs }
        [drawn] Nerozhodně: { $mine } proti { $theirs }
        [lost] Prohra: { $mine } proti { $theirs }
        [may-be-won] Vyhrajete i bez baterií: jejich { $theirs } nestačí
        [may-be-lost] Prohrajete tak jako tak: nejvýš { $mine } proti { $theirs }
        [may-be-drawn] Nejlépe nerozhodně: { $mine } proti { $theirs }
       *[may-be-power] Rozhodnou baterie: až { $mine } proti { $theirs }
    }
trucker-film-port = Přístav
trucker-film-portrait = { $seat }, třída { $shipclass }
trucker-film-portrait-parts =
    { $how ->
        [stranded]
            { $all ->
                [one] Jediný dílek se vznáší kdesi v dáli.
               *[other] Kdesi v dáli drží pohromadě dílků: { $parts } z { $all }.
            }
       *[home]
            { $all ->
                [one] Domů se vrátil jediný dílek.
                [few] Domů se vrátilo dílků: { $parts } ze { $all }.
               *[other] Domů se vrátilo dílků: { $parts } z { $all }.
            }
    }
trucker-film-save-portrait = Uložit portrét
trucker-film-broke = Na večeři nemá nikdo
trucker-film-soup =
    { $count ->
        [one] Společnost děkuje za dopravu zdarma. Přístav podává polévku.
        [few] Společnost děkuje za dopravu zdarma. Přístav podává jednu polévku a { $count } lžíce.
        [many] Společnost děkuje za dopravu zdarma. Přístav podává jednu polévku a { $count } lžíce.
       *[other] Společnost děkuje za dopravu zdarma. Přístav podává jednu polévku a { $count } lžic.
    }
trucker-film-awards = Ceny
trucker-film-account-before = předtím
trucker-film-winner = Vítěz
trucker-film-home =
    { $how ->
        [broke] NA MIZINĚ
        [stranded] UVÍZLA
       *[home] DOMA
    }
trucker-film-home-so =
    { $how ->
        [broke] ALE SPOLU
        [stranded] POŠLETE ODTAH
       *[home] VÍCEMÉNĚ
    }
trucker-film-end-yours =
    Vítězství je vaše: { $credits ->
        [one] jeden kredit
        [few] { $credits } kredity
        [many] { $credits } kreditů
       *[other] { $credits } kreditů
    }, o { $more } víc než { $second }.
trucker-film-end-theirs =
    Vítězí { $seat }: { $credits ->
        [one] jeden kredit
        [few] { $credits } kredity
        [many] { $credits } kreditů
       *[other] { $credits } kreditů
    }, o { $more } víc než { $second }.
trucker-film-end-shared =
    O vítězství se dělí { $names }, každý má { $credits ->
        [one] jeden kredit
        [few] { $credits } kredity
        [many] { $credits } kreditů
       *[other] { $credits } kreditů
    }.
trucker-film-end-alone =
    Domů vezete { $credits ->
        [0] jen historky
        [one] jeden kredit
        [few] { $credits } kredity
        [many] { $credits } kreditů
       *[other] { $credits } kreditů
    }.
trucker-film-end-broke =
    { $count ->
        [one] Jeden kapitán, nula kreditů.
        [few] { $count } kapitáni, nula kreditů. Svým způsobem remíza.
        [many] { $count } kapitánů, nula kreditů. Svým způsobem remíza.
       *[other] { $count } kapitánů, nula kreditů. Svým způsobem remíza.
    }

# Inspektorův formulář a palubní seznam.

trucker-film-form = Formulář 27-B
trucker-film-form-class = Způsobilost k letu, třída { $shipclass }
trucker-film-form-joints = Spoje
trucker-film-form-barrels = Hlavně
trucker-film-form-exhausts = Výfuky
trucker-film-form-piece = Všechno v jednom kuse
trucker-film-form-purser = Zastupující palubní hospodář
trucker-film-form-list = Seznam posádky
trucker-film-form-humans = Posádka
trucker-film-form-aliens = Mimozemšťané
trucker-film-form-courage = Posádka je vaše odvaha: bojové zóny, otrokáři i opuštěné stanice chtějí lidi.
trucker-film-stamp-passed = PROŠLO
trucker-film-stamp-so =
    { $clean ->
        [true] SCHOPNO LETU, VÍCEMÉNĚ
       *[false] O VLÁSEK
    }
trucker-film-stamp-oh = AJAJAJ
trucker-film-stamp-faults =
    { $count ->
        [one] JEDNA CHYBA
        [few] { $count } CHYBY
        [many] { $count } CHYB
       *[other] { $count } CHYB
    }

# Přístav.

trucker-film-port-so = konec cesty, prozatím
