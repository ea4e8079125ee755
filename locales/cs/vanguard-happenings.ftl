# Co se stane samo a co nějakou dobu platí.

vanguard-happens-share-refresh = { $crew } obnoví svůj díl, dohromady { $dice }
vanguard-happens-march-all =
    všichni ve vašem sektoru společně přejdou až o { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
        [many] { $count } sektoru
       *[other] { $count } sektorů
    } dál{ $how ->
        [free] { " " }bez vyhodnocení symbolů
        [first] { " " }s vyhodnocením jen první cesty
        [dice] { " " }a za každou cestu vyčerpá každý 1 kostku
       *[symbols] { "" }
    }
vanguard-happens-march-with =
    vy a někdo další ve vašem sektoru společně přejdete { $count ->
        [one] do propojeného sektoru
        [few] až o { $count } sektory dál
        [many] až o { $count } sektoru dál
       *[other] až o { $count } sektorů dál
    }{ $how ->
        [free] { " " }bez vyhodnocení symbolů
        [first] { " " }s vyhodnocením jen první cesty
        [dice] { " " }a za každou cestu vyčerpá každý 1 kostku
       *[symbols] { "" }
    }
vanguard-happens-follow =
    { $crew } může jít s vámi{ $how ->
        [free] { " " }bez vyhodnocení symbolů
        [first] { " " }s vyhodnocením jen první cesty
        [dice] { " " }a za každou cestu vyčerpá každý 1 kostku
       *[symbols] { "" }
    }
vanguard-happens-time =
    { $sign ->
        [minus] jedna stupnice času ustoupí o { $count }
       *[plus] všechny stupnice času postoupí o { $count }
    }
vanguard-happens-track =
    { $sign ->
        [minus] { $track } ustoupí o { $count }
       *[plus] { $track } postoupí o { $count }
    }
vanguard-happens-advance =
    { $sign ->
        [minus] { $row } stupnice { $place } ustoupí o { $count }
       *[plus] { $row } stupnice { $place } postoupí o { $count }{ $edge ->
            [short] , ne však až na důsledek
           *[none] { "" }
        }
    }
vanguard-happens-reset = { $track } začíná znovu
vanguard-happens-set-number = { $track } je teď na { $count }
vanguard-happens-set = stav „{ $name }“ je teď „{ $setting }“
vanguard-happens-switch =
    { $on ->
        [yes] odteď platí „{ $name }“
       *[no] už neplatí „{ $name }“
    }
vanguard-happens-path-free =
    { $path ->
        [here] jedna cesta vašeho sektoru
        [taken] cesta, kterou jdete,
        [all] každá cesta vašeho sektoru
       *[other] cesta { $path }
    } nemá symboly { $span ->
        [check] pro toto ověření
        [turn] v tomto tahu
        [until] do vašeho příštího tahu
        [next] do konce vašeho příštího tahu
        [round] v tomto kole
        [exploration] do konce průzkumu planety
       *[ever] odteď napořád
    }
vanguard-happens-path-close =
    { $path ->
        [here] jedna cesta vašeho sektoru
        [taken] cesta, kterou jdete,
        [all] každá cesta vašeho sektoru
       *[other] cesta { $path }
    } je uzavřená { $span ->
        [check] pro toto ověření
        [turn] v tomto tahu
        [until] do vašeho příštího tahu
        [next] do konce vašeho příštího tahu
        [round] v tomto kole
        [exploration] do konce průzkumu planety
       *[ever] odteď napořád
    }
vanguard-happens-path-less =
    cesty z vašeho sektoru mají o { $count ->
        [one] { $count } symbol
        [few] { $count } symboly
        [many] { $count } symbolu
       *[other] { $count } symbolů
    } méně { $span ->
        [turn] v tomto tahu
        [round] v tomto kole
       *[other] na chvíli
    }
vanguard-happens-lasting = odteď tu stojí { $lasting }
vanguard-happens-poi =
    { $placed ->
        [yes] bod zájmu { $place } nahradí { $thing }
       *[no] bod zájmu ve vašem sektoru nahradí { $thing }
    }
vanguard-happens-poi-empty =
    { $placed ->
        [yes] { $place } už nic dalšího není
       *[no] nic dalšího tu není
    }
vanguard-happens-top = { $place } se objeví { $thing }
vanguard-happens-clear = body zájmu { $place } mizí
vanguard-happens-status =
    { $status ->
        [no-travel] { $who ->
            [each] nesmí provádět přesun
            [they] nesmí provádět přesun
           *[you] nesmíte provádět přesun
        }
        [no-support] { $who ->
            [each] nemá žádnou podporu
            [they] nemá žádnou podporu
           *[you] nemáte žádnou podporu
        }
        [unseen] { $who ->
            [each] je mimo dosah hrozeb
            [they] je mimo dosah hrozeb
           *[you] hrozby na vás nepůsobí
        }
        [can-travel] { $who ->
            [each] smí provést přesun i tam, kde je zakázaný,
            [they] smí provést přesun i tam, kde je zakázaný,
           *[you] smíte provést přesun i tam, kde je zakázaný,
        }
        [held] { $who ->
            [each] zůstává na místě navzdory všem účinkům
            [they] zůstává na místě navzdory všem účinkům
           *[you] žádný účinek vás nepřesune
        }
        [guard] { $who ->
            [each] brání hrozbám ve vstupu do svého sektoru
            [they] brání hrozbám ve vstupu do svého sektoru
           *[you] do vašeho sektoru nesmí žádná hrozba
        }
        [reach] { $who ->
            [each] smí předávat výbavu do propojeného sektoru i z něj
            [they] smí předávat výbavu do propojeného sektoru i z něj
           *[you] smíte předávat výbavu do propojeného sektoru i z něj
        }
        [safe] { $who ->
            [each] chrání posádku ve svém sektoru před přesunem a zraněním z cest a událostí
            [they] chrání posádku ve svém sektoru před přesunem a zraněním z cest a událostí
           *[you] cesty a události posádku ve vašem sektoru nepřesunou ani nezraní
        }
        [light] { $who ->
            [each] při příštím přesunu ignoruje všechny symboly
            [they] při příštím přesunu ignoruje všechny symboly
           *[you] při příštím přesunu ignorujete všechny symboly
        }
        [slow] { $who ->
            [each] zaplatí za příští přesun o kostku víc
            [they] zaplatí za příští přesun o kostku víc
           *[you] příští přesun vás stojí o kostku víc
        }
        [wary] { $who ->
            [each] odstraní první kostku nebezpečí ve svém sektoru
            [they] odstraní první kostku nebezpečí ve svém sektoru
           *[you] první kostka nebezpečí ve vašem sektoru odpadá
        }
       *[calm] { $who ->
            [each] chrání posádku ve svém sektoru před hrozbami a událostmi
            [they] chrání posádku ve svém sektoru před hrozbami a událostmi
           *[you] hrozby a události na posádku ve vašem sektoru nepůsobí
        }
    }{ $status ->
        [light] { "" }
        [slow] { "" }
       *[other] { $span ->
            [check] { " " }pro toto ověření
            [turn] { " " }v tomto tahu
            [until] { $who ->
                [you] { " " }do vašeho příštího tahu
               *[other] { " " }do svého příštího tahu
            }
            [next] { $who ->
                [you] { " " }do konce vašeho příštího tahu
               *[other] { " " }do konce svého příštího tahu
            }
            [round] { " " }v tomto kole
            [exploration] { " " }do konce průzkumu planety
           *[ever] { " " }odteď napořád
        }
    }
vanguard-dear-room =
    { $room ->
        [laboratory] výzkumná laboratoř
        [complex] výrobní komplex
        [barracks] ubikace
        [situation-room] situační místnost
       *[add-on] přídavné zařízení
    }
vanguard-dear-rooms =
    { $rooms } bude v tomto průchodu stát o { $count } velení víc
vanguard-happens-note =
    { $note ->
        [discoveries] výsadková loď uveze o { $count ->
            [one] { $count } objev
            [few] { $count } objevy
            [many] { $count } objevu
           *[other] { $count } objevů
        } víc
        [supplies] na příští průzkum planety máte o { $count ->
            [one] { $count } zásobu
            [few] { $count } zásoby
            [many] { $count } zásoby
           *[other] { $count } zásob
        } víc
        [fewer-dice] při ověření smíte hodit o { $count ->
            [one] { $count } vlastní kostku
            [few] { $count } vlastní kostky
            [many] { $count } vlastní kostky
           *[other] { $count } vlastních kostek
        } méně
        [hand-security] sekce Bezpečnost má při příštím průzkumu planety o { $count ->
            [one] { $count } kartu
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        } víc
        [hand-recon] sekce Průzkum má při příštím průzkumu planety o { $count ->
            [one] { $count } kartu
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        } víc
        [hand-science] sekce Věda má při příštím průzkumu planety o { $count ->
            [one] { $count } kartu
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        } víc
        [hand-engineering] sekce Technika má při příštím průzkumu planety o { $count ->
            [one] { $count } kartu
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        } víc
        [dice-security] sekce Bezpečnost vezme pro příští průzkum planety z krabičky o { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        } víc
        [dice-recon] sekce Průzkum vezme pro příští průzkum planety z krabičky o { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        } víc
        [dice-science] sekce Věda vezme pro příští průzkum planety z krabičky o { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        } víc
        [dice-engineering] sekce Technika vezme pro příští průzkum planety z krabičky o { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        } víc
        [recruits] příště máte na výběr o { $count ->
            [one] { $count } nováčka
            [few] { $count } nováčky
            [many] { $count } nováčka
           *[other] { $count } nováčků
        } víc
        [recruits-security] příště má sekce Bezpečnost na výběr o { $count ->
            [one] { $count } nováčka
            [few] { $count } nováčky
            [many] { $count } nováčka
           *[other] { $count } nováčků
        } víc
        [recruits-recon] příště má sekce Průzkum na výběr o { $count ->
            [one] { $count } nováčka
            [few] { $count } nováčky
            [many] { $count } nováčka
           *[other] { $count } nováčků
        } víc
        [recruits-science] příště má sekce Věda na výběr o { $count ->
            [one] { $count } nováčka
            [few] { $count } nováčky
            [many] { $count } nováčka
           *[other] { $count } nováčků
        } víc
        [recruits-engineering] příště má sekce Technika na výběr o { $count ->
            [one] { $count } nováčka
            [few] { $count } nováčky
            [many] { $count } nováčka
           *[other] { $count } nováčků
        } víc
        [dear-laboratory] výzkumná laboratoř stojí v tomto průchodu o { $count } velení víc
        [dear-complex] výrobní komplex stojí v tomto průchodu o { $count } velení víc
        [dear-barracks] ubikace stojí v tomto průchodu o { $count } velení víc
        [dear-situation-room] situační místnost stojí v tomto průchodu o { $count } velení víc
        [dear-add-on] přídavné zařízení stojí v tomto průchodu o { $count } velení víc
        [closed-laboratory] výzkumná laboratoř je v tomto průchodu zavřená
        [closed-complex] výrobní komplex je v tomto průchodu zavřený
        [closed-barracks] ubikace jsou v tomto průchodu zavřené
        [closed-situation-room] situační místnost je v tomto průchodu zavřená
        [closed-add-on] přídavné zařízení je v tomto průchodu zavřené
        [scan-dear] příští krok skenování stojí o { $count } víc
        [scan-free] { $count ->
            [one] { $count } krok skenování je
            [few] { $count } kroky skenování jsou
            [many] { $count } kroku skenování je
           *[other] { $count } kroků skenování je
        } zdarma
        [situations] v příštím průchodu přijde o { $count ->
            [one] { $count } situaci
            [few] { $count } situace
            [many] { $count } situace
           *[other] { $count } situací
        } { $sign ->
            [minus] méně
           *[plus] víc
        }
        [rank-ups] při příštím startu máte na výběr o { $count ->
            [one] { $count } kartu povýšení
            [few] { $count } karty povýšení
            [many] { $count } karty povýšení
           *[other] { $count } karet povýšení
        } víc
        [flight-free] příští let nic nestojí
        [command-next] příští průchod přinese o { $count } velení víc
        [energy-next] příští průchod přinese o { $count ->
            [one] { $count } energii
            [few] { $count } energie
            [many] { $count } energie
           *[other] { $count } energií
        } víc
        [second-project] příště lze dokončit i druhý výzkumný projekt
        [events] začínají události
        [mute] { $count ->
            [one] příští pole, na které hrozba vstoupí, nemá účinek
            [few] příští { $count } pole, na která hrozby vstoupí, nemají účinek
            [many] příští { $count } pole, na která hrozby vstoupí, nemá účinek
           *[other] příštích { $count } polí, na která hrozby vstoupí, nemá účinek
        }
        [refresh-after] po ověření obnovíte { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        }
       *[last-out] při odletu platí za sektor výsadku i sektor propojený s výsadkovou lodí
    }{ $span ->
        [round] { " " }v tomto kole
        [turn] { " " }v tomto tahu
       *[other] { "" }
    }
vanguard-happens-condition =
    teď platí obecné podmínky { $thing }{ $span ->
        [round] { " " }do konce kola
       *[other] { "" }
    }
vanguard-happens-mission =
    { $outcome ->
        [done] mise { $thing } je splněná
        [failed] mise { $thing } skončila nezdarem
        [reveal] začíná nová mise { $thing }
       *[off] mise { $thing } je odhozená
    }
vanguard-happens-threat =
    { $plural ->
        [yes] { $place } vstupují do hry { $thing }
       *[no] { $place } vstupuje do hry { $thing }
    }
vanguard-happens-unthreat =
    { $plural ->
        [yes] { $thing } mizí
       *[no] { $thing } mizí
    } z desky{ $span ->
        [round] { " " }do konce příštího kola
       *[other] { "" }
    }
vanguard-happens-still =
    { $plural ->
        [yes] { $thing } se nepohnou
       *[no] { $thing } se nepohne
    } { $span ->
        [turn] v tomto tahu
        [next] do konce vašeho příštího tahu
        [round] v tomto kole
       *[other] na chvíli
    }
vanguard-happens-walk =
    { $plural ->
        [yes] { $thing } se přesunou
       *[no] { $thing } se přesune
    } { $way ->
        [choice] { $count ->
            [one] do propojeného sektoru podle vaší volby
            [few] až o { $count } sektory podle vaší volby
            [many] až o { $count } sektoru podle vaší volby
           *[other] až o { $count } sektorů podle vaší volby
        }
       *[other] { $way ->
            [route] o { $count ->
                [one] { $count } sektor
                [few] { $count } sektory
                [many] { $count } sektoru
               *[other] { $count } sektorů
            }
            [random] o { $count ->
                [one] { $count } sektor
                [few] { $count } sektory
                [many] { $count } sektoru
               *[other] { $count } sektorů
            }
           *[other] { $count ->
               [one] o { $count } sektor
               [few] až o { $count } sektory
               [many] až o { $count } sektoru
              *[other] až o { $count } sektorů
           }
        } { $way ->
            [toward] { $place }
            [away] směrem { $place }
            [route] { $place }
           *[random] náhodným směrem
        }
    }
vanguard-happens-put =
    { $plural ->
        [yes] { $thing } jsou teď { $place }
       *[no] { $thing } je teď { $place }
    }
vanguard-happens-learn =
    { $learnt ->
        [choice] hrozba pozná symbol podle vaší volby
       *[used] hrozba pozná symbol, který jste použili
    }
vanguard-happens-unlearn =
    { $learnt ->
        [choice] hrozba zapomene symbol podle vaší volby
       *[oldest] hrozba zapomene nejstarší symbol
    }
vanguard-happens-end = průzkum planety končí
vanguard-happens-double =
    { $count ->
        [one] { $count } symbol { $face } platí
        [few] { $count } symboly { $face } platí
        [many] { $count } symbolu { $face } platí
       *[other] { $count } symbolů { $face } platí
    } dvakrát
vanguard-happens-excuse =
    { $excuse ->
        [special] jednomu zvláštnímu účinku stačí o kostku méně
        [need] jeden symbol požadavku může chybět
       *[swap] záměna symbolů neplatí
    }
vanguard-happens-cancel = nestane se to
vanguard-happens-become = ze zranění se stane { $injury }
vanguard-happens-unmatched = její biomy neodpovídají
vanguard-happens-only-me = týká se to jen vás
vanguard-happens-face-down = jeho karta leží lícem dolů
vanguard-happens-mute = pole nemá účinek
vanguard-happens-unpaid = nestojí to žádnou zásobu
vanguard-happens-instead = jeden z nich je místo toho náznak { $type }
vanguard-happens-log = čtěte dál v palubním deníku
vanguard-happens-flag = příběh si to zapamatuje
vanguard-happens-shut = víc se nestane
vanguard-happens-sign = zapíše se jméno
vanguard-happens-roll = čtou se jména mrtvých
vanguard-happens-keep-this = tato karta platí na palubě dál, dokud za ni nezaplatíte
vanguard-happens-morale =
    { $sign ->
        [minus] morálka klesne o { $count }
       *[plus] morálka stoupne o { $count }
    }
vanguard-happens-act = začíná { $count }. dějství
vanguard-happens-unlock = odemyká se něco nového
vanguard-happens-patient =
    { $which ->
        [each] každý pacient
       *[other] jeden pacient
    } postoupí o { $count ->
        [one] { $count } místo
        [few] { $count } místa
        [many] { $count } místa
       *[other] { $count } míst
    }
vanguard-happens-crew =
    { $crewing ->
        [available] { $shows ->
            [any] { $count ->
                [9] všichni odpočívající členové posádky jsou
                [one] { $count } odpočívající člen posádky je
                [few] { $count } odpočívající členové posádky jsou
                [many] { $count } odpočívajícího člena posádky je
               *[other] { $count } odpočívajících členů posádky je
            } zase k dispozici
           *[other] { $count ->
               [9] všichni odpočívající členové sekce { $section } jsou
               [one] { $count } odpočívající člen sekce { $section } je
               [few] { $count } odpočívající členové sekce { $section } jsou
               [many] { $count } odpočívajícího člena sekce { $section } je
              *[other] { $count } odpočívajících členů sekce { $section } je
           } zase k dispozici
        }
        [resting] { $shows ->
            [any] { $count ->
                [one] { $count } člen posádky odpočívá
                [few] { $count } členové posádky odpočívají
                [many] { $count } člena posádky odpočívá
               *[other] { $count } členů posádky odpočívá
            }
           *[other] { $count ->
               [one] { $count } člen sekce { $section } odpočívá
               [few] { $count } členové sekce { $section } odpočívají
               [many] { $count } člena sekce { $section } odpočívá
              *[other] { $count } členů sekce { $section } odpočívá
           }
        }
        [recruit] { $count ->
            [one] přibude { $count } nováček
            [few] přibudou { $count } nováčci
            [many] přibude { $count } nováčka
           *[other] přibude { $count } nováčků
        } { $shows ->
            [any] z kterékoli sekce
           *[other] do sekce { $section }
        }
       *[unavailable] { $shows ->
            [any] { $count ->
                [one] { $count } člen posádky není
                [few] { $count } členové posádky nejsou
                [many] { $count } člena posádky není
               *[other] { $count } členů posádky není
            } v tomto průchodu k dispozici
           *[other] { $count ->
               [one] { $count } člen sekce { $section } není
               [few] { $count } členové sekce { $section } nejsou
               [many] { $count } člena sekce { $section } není
              *[other] { $count } členů sekce { $section } není
           } v tomto průchodu k dispozici
        }
    }
vanguard-happens-situation =
    do balíčku situací { $plural ->
        [yes] přijdou karty { $thing }
       *[no] přijde karta { $thing }
    }
vanguard-happens-relay = první krok skenování je odteď zdarma v soustavách { $thing }
vanguard-happens-lander =
    { $landering ->
        [damage] jedna výsadková loď je poškozená
       *[repair] jedna výsadková loď je opravená
    }
vanguard-happens-train =
    { $count ->
        [one] { $count } člen posádky s hodností 1 získá
        [few] { $count } členové posádky s hodností 1 získají
        [many] { $count } člena posádky s hodností 1 získá
       *[other] { $count } členů posádky s hodností 1 získá
    } hodnost 2
vanguard-happens-dice =
    každá sekce { $sign ->
        [minus] vrátí { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        }
       *[plus] vezme o { $count ->
           [one] { $count } kostku
           [few] { $count } kostky
           [many] { $count } kostky
          *[other] { $count } kostek
       } víc
    }
vanguard-happens-project =
    jeden výrobní projekt postoupí o { $count ->
        [one] { $count } etapu
        [few] { $count } etapy
        [many] { $count } etapy
       *[other] { $count } etap
    }
vanguard-happens-objective =
    úkol { $thing } postoupí o { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
vanguard-happens-ending = kampaň končí
