# Co platí, dokud je karta ve hře.

vanguard-passive-convert =
    { $colour ->
        [R] základní symbol na červené kostce může platit jako { $face }
        [G] základní symbol na zelené kostce může platit jako { $face }
        [B] základní symbol na modré kostce může platit jako { $face }
       *[other] základní symbol může platit jako { $face }
    }
vanguard-passive-crew-convert = přeměna z vaší karty člena posádky platí pro všechny barvy
vanguard-passive-rest-refresh =
    při odpočinku obnovíte o { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    } víc
vanguard-passive-rest-draw =
    při odpočinku doberete o { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    } víc
vanguard-passive-rest-heal =
    { $cure ->
        [die] při odpočinku odhodíte i kostku zranění{ $reach ->
            [here] , svou nebo někoho jiného ve vašem sektoru
           *[other] { "" }
        }
       *[other] při odpočinku odhodíte i kartu zranění
    }
vanguard-passive-rest-free = odpočinek nestojí zásobu
vanguard-passive-exert-refresh =
    při vypětí sil obnovíte o { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    } víc
vanguard-passive-ignore =
    na cestách ignorujete { $shows ->
        [any] jakýkoli symbol
        [T] symboly přesunu
       *[other] symboly „{ $symbol }“
    }
vanguard-passive-path-less =
    { $ends ->
        [both] cesty, které tu začínají nebo končí, mají o { $count ->
            [one] { $count } symbol
            [few] { $count } symboly
            [many] { $count } symbolu
           *[other] { $count } symbolů
        } méně
        [end] cesty, které tu končí, mají o { $count ->
            [one] { $count } symbol
            [few] { $count } symboly
            [many] { $count } symbolu
           *[other] { $count } symbolů
        } méně
       *[other] cesty, které tu začínají, mají o { $count ->
           [one] { $count } symbol
           [few] { $count } symboly
           [many] { $count } symbolu
          *[other] { $count } symbolů
       } méně
    }
vanguard-passive-can-travel = smíte provést přesun i tam, kde je zakázaný
vanguard-passive-hand-limit = limit karet je o { $count } vyšší
vanguard-passive-support = podpořit může i posádka kdekoli { $place }
vanguard-passive-support-card = kdo podporuje, může zahrát i kartu sekce
vanguard-passive-no-support = nikdo nemůže podpořit
vanguard-passive-immune = nemůžete utrpět zranění { $injury }
vanguard-passive-no-event = hlavní účinky událostí pro biom { $biome } neplatí
vanguard-passive-no-threat = hrozby sem nesmějí
vanguard-passive-no-danger = kostkami nebezpečí se nehází
vanguard-passive-more-danger = ověření mají navíc kostku nebezpečí { $box }
vanguard-passive-less-danger =
    každé ověření má o { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    } nebezpečí méně
vanguard-passive-no-injury = nikdo tu neutrpí zranění
vanguard-passive-counts-as = sektor platí i za biom { $biome }
vanguard-passive-swap = { $face }
vanguard-passive-closed = cesta { $path } je uzavřená
vanguard-passive-track-fields =
    { $sign ->
        [minus] { $track } je o { $count ->
            [one] { $count } pole
            [few] { $count } pole
            [many] { $count } pole
           *[other] { $count } polí
        } kratší
       *[other] { $track } je o { $count ->
           [one] { $count } pole
           [few] { $count } pole
           [many] { $count } pole
          *[other] { $count } polí
       } delší
    }
vanguard-passive-first-symbol = první symbol { $face } při ověření posune zelenou stupnici o krok dál, s další takovou kartou i druhý
vanguard-passive-lead-extra =
    vytáhnete o { $count ->
        [one] { $count } žeton náznaku
        [few] { $count } žetony náznaků
        [many] { $count } žetonu náznaku
       *[other] { $count } žetonů náznaků
    } víc a stejný počet vrátíte
vanguard-passive-unseen = hrozby na vás nepůsobí
vanguard-passive-hold = žádný účinek vás nepřesune
vanguard-passive-poi-closed = bod zájmu nelze použít
vanguard-passive-crowd =
    v sektoru { $count ->
        [one] smí být nejvýš { $count } člen posádky
        [few] smějí být nejvýš { $count } členové posádky
        [many] smí být nejvýš { $count } člena posádky
       *[other] smí být nejvýš { $count } členů posádky
    }
vanguard-passive-supplies =
    začínáte s { $count ->
        [one] { $count } zásobou
        [few] { $count } zásobami
        [many] { $count } zásoby
       *[other] { $count } zásobami
    } navíc
vanguard-passive-most-supplies = limit zásob je o { $count } vyšší
vanguard-passive-personal =
    výsadková loď uveze o { $count ->
        [one] { $count } kus osobní výbavy
        [few] { $count } kusy osobní výbavy
        [many] { $count } kusu osobní výbavy
       *[other] { $count } kusů osobní výbavy
    } víc
vanguard-passive-field =
    výsadková loď uveze o { $count ->
        [one] { $count } kus polní výbavy
        [few] { $count } kusy polní výbavy
        [many] { $count } kusu polní výbavy
       *[other] { $count } kusů polní výbavy
    } víc
vanguard-passive-discoveries =
    výsadková loď uveze o { $count ->
        [one] { $count } objev
        [few] { $count } objevy
        [many] { $count } objevu
       *[other] { $count } objevů
    } víc
vanguard-passive-minor =
    každý si vezme o { $count ->
        [one] { $count } kus drobné výbavy
        [few] { $count } kusy drobné výbavy
        [many] { $count } kusu drobné výbavy
       *[other] { $count } kusů drobné výbavy
    } víc
vanguard-passive-keep-disc =
    při evakuaci vám { $count ->
        [one] zůstane { $count } objev
        [few] zůstanou { $count } objevy
        [many] zůstane { $count } objevu
       *[other] zůstane { $count } objevů
    }
vanguard-passive-keep-supplies =
    pro příští návštěvu vám { $count ->
        [one] zůstane { $count } zásoba
        [few] zůstanou až { $count } zásoby
        [many] zůstane až { $count } zásoby
       *[other] zůstane až { $count } zásob
    }
vanguard-passive-command = každý průchod přinese o { $count } velení víc
vanguard-passive-energy =
    každý průchod přinese o { $count ->
        [one] { $count } energii
        [few] { $count } energie
        [many] { $count } energie
       *[other] { $count } energií
    } víc
vanguard-passive-scan-free =
    v každém průchodu { $count ->
        [one] je { $count } krok
        [few] jsou { $count } kroky
        [many] je { $count } kroku
       *[other] je { $count } kroků
    } skenování zdarma
vanguard-passive-flight-cheaper = jeden let v každém průchodu stojí o { $count } méně
vanguard-passive-line =
    výrobní linka pojme o { $count ->
        [one] { $count } projekt
        [few] { $count } projekty
        [many] { $count } projektu
       *[other] { $count } projektů
    } víc
vanguard-passive-exchange-found =
    při hlášení můžete vyměnit { $count ->
        [one] { $count } nalezený objev
        [few] { $count } nalezené objevy
        [many] { $count } nalezeného objevu
       *[other] { $count } nalezených objevů
    }
vanguard-passive-pass-success =
    každý průchod přinese { $count ->
        [one] { $count } žeton úspěchu
        [few] { $count } žetony úspěchu
        [many] { $count } žetonu úspěchu
       *[other] { $count } žetonů úspěchu
    }
vanguard-passive-armour =
    { $sign ->
        [minus] pancéřování výsadkové lodi je o { $count } slabší
       *[other] pancéřování výsadkové lodi je o { $count } silnější
    }
vanguard-passive-sensors =
    { $sign ->
        [minus] senzory výsadkové lodi jsou o { $count } slabší
       *[other] senzory výsadkové lodi jsou o { $count } silnější
    }
vanguard-passive-manoeuvrability =
    { $sign ->
        [minus] manévrovatelnost výsadkové lodi je o { $count } nižší
       *[other] manévrovatelnost výsadkové lodi je o { $count } vyšší
    }
vanguard-passive-keep-tracks = nedokončené stupnice se zaznamenají
vanguard-passive-redraw-zero = první žeton náznaku s hodnotou 0 vytáhnete znovu
vanguard-passive-reroll-landing = jednou za přistání můžete přehodit kostku
vanguard-passive-reroll-critical = jednou za průchod můžete přehodit kostku při hodu o život
vanguard-passive-morale-free = nízká morálka nestojí energii
vanguard-passive-start-earlier = projekty, které začínají 3. etapou, začínají už 2. etapou
vanguard-passive-add-on-free = jednou za průchod nestojí přídavné zařízení velení
vanguard-passive-row-morale = morálka stoupne, když je poprvé úplná řada mimořádných objevů
vanguard-passive-let-pass = pacient může pustit jiného před sebe
vanguard-passive-star-speed = jedno urychlení v každém průchodu lze zaplatit žetonem úspěchu
vanguard-passive-slot =
    ošetřovna má { $medbay ->
        [light] o { $count ->
            [one] { $count } místo
            [few] { $count } místa
            [many] { $count } místa
           *[other] { $count } míst
        } víc pro lehký stav
        [moderate] o { $count ->
            [one] { $count } místo
            [few] { $count } místa
            [many] { $count } místa
           *[other] { $count } míst
        } víc pro střední stav
       *[other] o { $count ->
           [one] { $count } místo
           [few] { $count } místa
           [many] { $count } místa
          *[other] { $count } míst
       } víc pro kritický stav
    }
