# Co dělají karty, složeno ze slov zápisu.

## Spojky

vanguard-then = { $first }, { $second }
vanguard-next = { $first }; { $second }
vanguard-or = { $first } nebo { $second }
vanguard-both = { $first } a { $second }
vanguard-bracketed = ({ $inner })
vanguard-plus = { $first } + { $second }
vanguard-either = { $first } / { $second }
vanguard-symbol-as =
    { $first } { $both ->
        [yes] ↔
       *[no] →
    } { $second }
vanguard-not = neplatí: { $condition }
vanguard-compare =
    { $sign ->
        [is] { $left } je { $right }
        [same] { $left } je stejně velký jako { $right }
        [not] { $left } není { $right }
        [less] { $left } je menší než { $right }
        [most] { $left } je nejvýš { $right }
        [more] { $left } je větší než { $right }
       *[least] { $left } je aspoň { $right }
    }
vanguard-switch =
    { $on ->
        [yes] platí „{ $name }“
       *[no] neplatí „{ $name }“
    }
vanguard-decided = bylo tak rozhodnuto
vanguard-counter = nasbíraný počet
vanguard-own = { $name }
vanguard-called = „{ $name }“
vanguard-unmet = č. { $number }
vanguard-demand = { $demand }: { $effect }
vanguard-arrow = { $effect }, potom { $row }
vanguard-timing =
    { $timing ->
        [check] Při ověření: { $effect }
        [turn] Ve svém tahu: { $effect }
        [travel] Při přesunu: { $effect }
        [rest] Při odpočinku: { $effect }
        [injury] Když někdo utrpí zranění: { $effect }
        [event] Když odkryješ událost: { $effect }
        [track] Když postupuje stupnice času: { $effect }
        [lead] Když získáš náznaky: { $effect }
        [danger] Při hodu kostkami nebezpečí: { $effect }
        [die] Když máš vyčerpat kostku: { $effect }
        [attack] Když útočí hrozba: { $effect }
        [landing] Při přistání: { $effect }
        [move] Když je někdo přesunut: { $effect }
        [enter] Když vstoupíš do sektoru: { $effect }
        [poi] Když je bod zájmu nahrazen: { $effect }
        [row] Když je označen důsledek: { $effect }
        [disc] Když získáš objev: { $effect }
        [launch] Při startu: { $effect }
        [docking] Při dokování: { $effect }
       *[other] Kdykoli: { $effect }
    }
vanguard-uses =
    { $use ->
        [once] jednou: { $effect }
        [twice] dvakrát: { $effect }
        [thrice] třikrát: { $effect }
        [round] jednou za kolo: { $effect }
        [turn] jednou za tah: { $effect }
        [discard] vrať tuto kartu: { $effect }
        [action] jako akce: { $effect }
        [near] i při ověření v propojeném sektoru: { $effect }
       *[other] obětuj tuto kartu: { $effect }
    }
vanguard-dice =
    { $colour ->
        [R] { $count ->
            [0] všechny červené kostky
            [own] všechny své červené kostky
            [any] libovolný počet červených kostek
            [one] { $count } červenou kostku
            [few] { $count } červené kostky
            [many] { $count } červených kostek
           *[other] { $count } červených kostek
        }
        [G] { $count ->
            [0] všechny zelené kostky
            [own] všechny své zelené kostky
            [any] libovolný počet zelených kostek
            [one] { $count } zelenou kostku
            [few] { $count } zelené kostky
            [many] { $count } zelených kostek
           *[other] { $count } zelených kostek
        }
        [B] { $count ->
            [0] všechny modré kostky
            [own] všechny své modré kostky
            [any] libovolný počet modrých kostek
            [one] { $count } modrou kostku
            [few] { $count } modré kostky
            [many] { $count } modrých kostek
           *[other] { $count } modrých kostek
        }
       *[other] { $count ->
            [0] všechny kostky
            [own] všechny své kostky
            [any] libovolný počet kostek
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostek
           *[other] { $count } kostek
        }
    }

## Závorky

vanguard-group-if = pokud { $condition }: { $effect }
vanguard-group-if-else = pokud { $condition }: { $effect }; jinak: { $otherwise }
vanguard-group-may = můžeš: { $effect }
vanguard-group-pay = můžeš: { $effect } – za to { $gain }
vanguard-group-each = { $crew }, každý: { $effect }
vanguard-group-one = { $crew }, jeden podle volby: { $effect }
vanguard-group-random = { $crew }, jeden náhodně: { $effect }
vanguard-group-once =
    { $span ->
        [round] jednou za kolo: { $effect }
        [turn] jednou za tah: { $effect }
        [check] jednou za ověření: { $effect }
        [campaign] jednou za kampaň: { $effect }
        [member] jednou pro každého člena posádky: { $effect }
       *[other] poprvé: { $effect }
    }
vanguard-group-repeat =
    { $count ->
        [one] jednou: { $effect }
        [few] { $count }krát: { $effect }
        [many] { $count }krát: { $effect }
        [other] { $count }krát: { $effect }
       *[text] tolikrát, kolik je { $count }: { $effect }
    }
vanguard-group-at = { $place }: { $effect }
vanguard-group-nothing = nic

## Účinky

vanguard-op-use = vyčerpej { $dice }
vanguard-op-sac = obětuj { $dice }
vanguard-op-refresh = obnov { $dice }
vanguard-op-share-refresh = { $crew } si mezi sebou obnoví { $dice }
vanguard-op-draw =
    dober { $count ->
        [one] { $count } kartu sekce
        [few] { $count } karty sekce
        [many] { $count } karty sekce
        [other] { $count } karet sekce
       *[text] karty sekce podle počtu: { $count }
    }
vanguard-op-discard =
    odhoď { $count ->
        [one] { $count } kartu sekce
        [few] { $count } karty sekce
        [many] { $count } karet sekce
       *[other] { $count } karet sekce
    }
vanguard-op-sac-card =
    obětuj { $count ->
        [one] { $count } kartu sekce
        [few] { $count } karty sekce
        [many] { $count } karet sekce
       *[other] { $count } karet sekce
    }
vanguard-op-charge =
    { $sign ->
        [minus] ztrať { $count ->
            [one] { $count } stimulant
            [few] { $count } stimulanty
            [many] { $count } stimulantu
           *[other] { $count } stimulantů
        }
       *[other] získej { $count ->
            [one] { $count } stimulant
            [few] { $count } stimulanty
            [many] { $count } stimulantu
           *[other] { $count } stimulantů
        }
    }
vanguard-op-supply =
    { $sign ->
        [minus] ztrať { $count ->
            [one] { $count } zásobu
            [few] { $count } zásoby
            [many] { $count } zásob
           *[other] { $count } zásob
        }{ $parameter ->
            [armour] , o 1 méně za každý bod pancéřování
            [sensors] , o 1 méně za každý bod senzorů
            [manoeuvrability] , o 1 méně za každý bod manévrovatelnosti
           *[other] { "" }
        }
       *[other] získej { $count ->
            [one] { $count } zásobu
            [few] { $count } zásoby
            [many] { $count } zásob
           *[other] { $count } zásob
        }
    }
vanguard-op-danger =
    { $count ->
        [one] hoď kostkou nebezpečí (rámeček { $box })
        [few] hoď { $count }× kostkou nebezpečí (rámeček { $box })
        [many] hoď { $count }× kostkou nebezpečí (rámeček { $box })
       *[other] hoď { $count }× kostkou nebezpečí (rámeček { $box })
    }
vanguard-op-injure = utrp zranění: { $injury }
vanguard-op-heal =
    { $cure ->
        [die] odhoď kostku zranění
        [down] otoč kartu zranění lícem dolů
       *[other] odhoď kartu zranění ({ $injury })
    }
vanguard-op-exert = proveď vypětí sil
vanguard-op-check = proveď ověření kostkami: { $thing }
vanguard-op-success =
    získej { $count ->
        [one] { $count } žeton úspěchu
        [few] { $count } žetony úspěchu
        [many] { $count } žetonů úspěchu
       *[other] { $count } žetonů úspěchu
    }
vanguard-op-lead =
    získej { $count ->
        [one] { $count } náznak: { $type }
        [few] { $count } náznaky: { $type }
        [many] { $count } náznaku: { $type }
       *[other] { $count } náznaků: { $type }
    }
vanguard-op-disc = získej objev: { $type }
vanguard-op-unique = získej mimořádný objev: { $thing }
vanguard-op-gain = získej: { $thing }
vanguard-op-exchange =
    { $exchange ->
        [disc] vyměň objevy za vrchní karty jiných balíčků (nejvýš { $count })
       *[other] vyměň karty sekce ({ $count })
    }
vanguard-op-browse = podívej se na vrchní karty balíčku objevů ({ $count }) a vrať je v libovolném pořadí
vanguard-op-shift-leads = přesuň žetony náznaků mezi balíčky, pak je zkontroluj
vanguard-op-under =
    { $under ->
        [disc] vrať { $count ->
            [one] { $count } objev z modulu pod jeho balíček ({ $type })
            [few] { $count } objevy z modulu pod jejich balíčky ({ $type })
            [many] { $count } objevu z modulu pod jejich balíčky ({ $type })
           *[other] { $count } objevů z modulu pod jejich balíčky ({ $type })
        }
        [equipment] ulož { $count ->
            [one] { $count } kus výbavy do zbrojního skladu
            [few] { $count } kusy výbavy do zbrojního skladu
            [many] { $count } kusu výbavy do zbrojního skladu
           *[other] { $count } kusů výbavy do zbrojního skladu
        }
       *[other] dej { $count ->
            [one] { $count } událost pod balíček
            [few] { $count } události pod balíček
            [many] { $count } události pod balíček
           *[other] { $count } událostí pod balíček
        }
    }
vanguard-op-fetch =
    { $fetched ->
        [minor] vezmi si ze zbrojního skladu drobnou výbavu
        [personal] vezmi si ze zbrojního skladu osobní výbavu
        [discarded-minor] vezmi si zpět odhozenou drobnou výbavu
       *[other] vezmi si zpět odhozenou výbavu
    }
vanguard-op-box-this = obětuj tuto kartu
vanguard-op-keep-this = nech si ji: dokud jí nezaplatíte, platí na palubě toto
vanguard-op-time =
    { $sign ->
        [minus] jedna stupnice času se vrátí o { $count ->
            [one] { $count }
            [few] { $count }
            [many] { $count }
           *[other] { $count }
        }
       *[other] všechny stupnice času postoupí o { $count ->
            [one] { $count }
            [few] { $count }
            [many] { $count }
           *[other] { $count }
        }
    }
vanguard-op-track =
    { $sign ->
        [minus] { $track }: zpět o { $count }
       *[other] { $track }: vpřed o { $count }
    }
vanguard-op-advance =
    { $sign ->
        [minus] { $row } stupnice ({ $place }): zpět o { $count }
       *[other] { $row } stupnice ({ $place }): vpřed o { $count }{ $edge ->
            [short] , ne však až na důsledek
           *[other] { "" }
        }
    }
vanguard-op-reset = vynuluj: { $track }
vanguard-op-set = { $track } je nyní: { $setting }
vanguard-op-switch =
    { $on ->
        [yes] odteď platí „{ $name }“
       *[no] už neplatí „{ $name }“
    }
vanguard-op-marker =
    { $count ->
        [one] polož „{ $marker }“ ({ $place })
        [few] polož { $count }× „{ $marker }“ ({ $place })
        [many] polož { $count }× „{ $marker }“ ({ $place })
        [other] polož { $count }× „{ $marker }“ ({ $place })
       *[text] polož „{ $marker }“ ({ $place }) tolikrát, kolik je { $count }
    }
vanguard-op-unmark =
    { $count ->
        [0] odstraň veškeré značky „{ $marker }“ ({ $place })
       *[other] odstraň { $count }× { $marker } ({ $place })
    }
vanguard-op-path-marker =
    polož značku „{ $marker }“ na { $path ->
        [here] cestu tvého sektoru
        [all] všechny cesty tvého sektoru
       *[other] cestu { $path }
    }
vanguard-op-path-unmark =
    { $count ->
        [0] odstraň veškeré značky „{ $marker }“ { $path ->
            [here] z cesty tvého sektoru
            [all] ze všech cest tvého sektoru
           *[other] z cesty { $path }
        }
       *[other] odstraň { $count }× { $marker } { $path ->
            [here] z cesty tvého sektoru
            [all] ze všech cest tvého sektoru
           *[other] z cesty { $path }
        }
    }
vanguard-op-path-free =
    bez symbolů { $span ->
        [check] pro toto ověření
        [turn] v tomto tahu
        [until] do tvého příštího tahu
        [next] do konce tvého příštího tahu
        [round] v tomto kole
        [exploration] do konce průzkumu planety
       *[other] odteď napořád
    }: { $path ->
        [here] jedna cesta z tvého sektoru
        [taken] cesta, kterou jdeš
        [all] všechny cesty z tvého sektoru
       *[other] cesta { $path }
    }
vanguard-op-path-close =
    uzavřeno { $span ->
        [check] pro toto ověření
        [turn] v tomto tahu
        [until] do tvého příštího tahu
        [next] do konce tvého příštího tahu
        [round] v tomto kole
        [exploration] do konce průzkumu planety
       *[other] odteď napořád
    }: { $path ->
        [here] jedna cesta z tvého sektoru
        [all] všechny cesty z tvého sektoru
       *[other] cesta { $path }
    }
vanguard-op-path-less =
    cesty z tvého sektoru mají o { $count ->
        [one] { $count } symbol
        [few] { $count } symboly
        [many] { $count } symbolu
       *[other] { $count } symbolů
    } méně { $span ->
        [turn] v tomto tahu
        [round] v tomto kole
       *[other] na chvíli
    }
vanguard-op-lasting = odteď napořád: { $lasting }
vanguard-op-poi = nahraď bod zájmu ({ $place }) kartou { $thing }
vanguard-op-top = polož navrch: { $thing } ({ $place })
vanguard-op-off = odhoď tento bod zájmu
vanguard-op-clear = odstraň body zájmu: { $place }
vanguard-op-look = podívej se na bod zájmu: { $place }
vanguard-op-gear = postav: { $thing }
vanguard-op-place-gear = postav polní výbavu, aniž by tě to stálo akci
vanguard-op-move =
    přesuň se ({ $place }){ $how ->
        [plain] , po cestě, na níž žádné symboly nejsou
        [free] { " " }bez vyhodnocení symbolů
        [first] , vyhodnoť jen symboly první cesty
        [dice] , za každou cestu vyčerpej kostku
       *[other] { "" }
    }
vanguard-op-march =
    přesuň se až o { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
        [many] { $count } sektoru
       *[other] { $count } sektorů
    }{ $how ->
        [free] { " " }bez vyhodnocení symbolů
        [first] , vyhodnoť jen symboly první cesty
        [dice] , za každou cestu vyčerpej kostku
       *[other] { "" }
    }
vanguard-op-march-all =
    všichni ve tvém sektoru se společně přesunou o nejvýš { $count } sektory{ $how ->
        [free] { " " }bez vyhodnocení symbolů
        [first] , vyhodnoť jen symboly první cesty
        [dice] , za každou cestu vyčerpej kostku
       *[other] { "" }
    }
vanguard-op-march-with =
    { $count ->
        [one] ty a jeden další ve tvém sektoru se společně přesunete do propojeného sektoru
        [few] ty a jeden další ve tvém sektoru se společně přesunete až o { $count } sektory
        [many] ty a jeden další ve tvém sektoru se společně přesunete až o { $count } sektoru
       *[other] ty a jeden další ve tvém sektoru se společně přesunete až o { $count } sektorů
    }{ $how ->
        [free] { " " }bez vyhodnocení symbolů
        [first] , vyhodnoť jen symboly první cesty
        [dice] , za každou cestu vyčerpej kostku
       *[other] { "" }
    }
vanguard-op-follow =
    { $crew } smí jít s tebou{ $how ->
        [free] { " " }bez vyhodnocení symbolů
        [first] , vyhodnoť jen symboly první cesty
        [dice] , za každou cestu vyčerpej kostku
       *[other] { "" }
    }
vanguard-op-come-along = jde s tebou bez vyhodnocení symbolů
vanguard-op-ignore =
    { $count ->
        [one] ignoruj symbol cesty ({ $symbol })
        [few] ignoruj { $count } symboly cesty ({ $symbol })
        [many] ignoruj { $count } symbolu cesty ({ $symbol })
       *[other] ignoruj { $count } symbolů cesty ({ $symbol })
    }
vanguard-op-ignore-every = ignoruj všechny symboly cesty jednoho druhu ({ $symbol })
vanguard-op-ignore-all = ignoruj všechny symboly cesty
vanguard-op-ignore-row = ignoruj jeden řádek
vanguard-op-status =
    { $status ->
        [no-travel] zákaz přesunu { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
        [no-support] žádná podpora { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
        [unseen] hrozby na tebe nepůsobí { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
        [can-travel] zákaz přesunu se na tebe nevztahuje { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
        [held] žádný účinek tě nepřesune { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
        [guard] do tvého sektoru nesmí žádná hrozba { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
        [reach] smíš si předávat výbavu s propojeným sektorem { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
        [safe] cesty a události posádku ve tvém sektoru nepřesunou ani nezraní { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
        [light] při příštím přesunu ignoruj všechny symboly
        [slow] příští přesun tě stojí o kostku víc
        [wary] první kostka nebezpečí ve tvém sektoru odpadá { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
       *[other] hrozby a události na posádku ve tvém sektoru nepůsobí { $span ->
            [check] pro toto ověření
            [turn] v tomto tahu
            [until] do tvého příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] do konce průzkumu planety
           *[other] odteď napořád
        }
    }
vanguard-op-note =
    { $note ->
        [discoveries] modul uveze o { $count } víc objevů
        [supplies] při příštím startu zásoby navíc: { $count }
        [fewer-dice] při ověření smíš hodit o { $count } méně vlastních kostek
        [hand-security] Bezpečnost: pro příští průzkum planety o { $count } víc karet na začátku i v limitu karet
        [hand-recon] Průzkum: pro příští průzkum planety o { $count } víc karet na začátku i v limitu karet
        [hand-science] Věda: pro příští průzkum planety o { $count } víc karet na začátku i v limitu karet
        [hand-engineering] Technika: pro příští průzkum planety o { $count } víc karet na začátku i v limitu karet
        [dice-security] Bezpečnost: pro příští průzkum planety kostky z krabičky navíc: { $count }
        [dice-recon] Průzkum: pro příští průzkum planety kostky z krabičky navíc: { $count }
        [dice-science] Věda: pro příští průzkum planety kostky z krabičky navíc: { $count }
        [dice-engineering] Technika: pro příští průzkum planety kostky z krabičky navíc: { $count }
        [recruits] příště o { $count } víc nováčků na výběr
        [recruits-security] Bezpečnost: příště o { $count } víc nováčků na výběr
        [recruits-recon] Průzkum: příště o { $count } víc nováčků na výběr
        [recruits-science] Věda: příště o { $count } víc nováčků na výběr
        [recruits-engineering] Technika: příště o { $count } víc nováčků na výběr
        [dear-laboratory] výzkumná laboratoř: v tomto průchodu o { $count } velení dražší
        [dear-complex] výrobní komplex: v tomto průchodu o { $count } velení dražší
        [dear-barracks] ubikace: v tomto průchodu o { $count } velení dražší
        [dear-situation-room] situační místnost: v tomto průchodu o { $count } velení dražší
        [dear-add-on] přídavné zařízení: v tomto průchodu o { $count } velení dražší
        [closed-laboratory] výzkumná laboratoř: v tomto průchodu zavřeno
        [closed-complex] výrobní komplex: v tomto průchodu zavřeno
        [closed-barracks] ubikace: v tomto průchodu zavřeno
        [closed-situation-room] situační místnost: v tomto průchodu zavřeno
        [closed-add-on] přídavné zařízení: v tomto průchodu zavřeno
        [scan-dear] příští krok skenování stojí o { $count } víc
        [scan-free] kroky skenování zdarma: { $count }
        [situations] v příštím průchodu odkryj situací o { $count } { $sign ->
            [minus] méně
           *[other] víc
        }
        [rank-ups] při příštím startu o { $count } víc karet povýšení na výběr
        [flight-free] příští let nic nestojí
        [command-next] velení v příštím průchodu: o { $count } víc
        [energy-next] energie v příštím průchodu: o { $count } víc
        [second-project] příště lze dokončit i druhý výzkumný projekt
        [events] začínají události
        [mute] { $count ->
            [one] příští pole, na které hrozba vstoupí, nemá účinek
            [few] příští { $count } pole, na která hrozby vstoupí, nemají účinek
            [many] příštích { $count } pole, na která hrozby vstoupí, nemá účinek
           *[other] příštích { $count } polí, na která hrozby vstoupí, nemá účinek
        }
        [refresh-after] po ověření obnov { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        }
       *[last-out] při odletu stačí stát v sektoru propojeném se sektorem výsadku
    }{ $span ->
        [round] { " " }v tomto kole
        [turn] { " " }v tomto tahu
       *[other] { "" }
    }
vanguard-op-condition =
    obecné podmínky jsou nyní { $thing }{ $span ->
        [round] , do konce kola
       *[other] { "" }
    }
vanguard-op-mission =
    { $outcome ->
        [done] mise splněna: { $thing }
        [failed] mise nesplněna: { $thing }
        [reveal] nová mise: { $thing }
       *[other] odhoď misi: { $thing }
    }
vanguard-op-threat = { $thing }: vstup do hry ({ $place })
vanguard-op-unthreat =
    { $thing }: pryč z desky{ $span ->
        [round] { " " }do konce příštího kola
       *[other] { "" }
    }
vanguard-op-still =
    { $thing }: bez pohybu { $span ->
        [turn] v tomto tahu
        [next] do konce tvého příštího tahu
        [round] v tomto kole
       *[other] na chvíli
    }
vanguard-op-threat-row = vyhodnoť bez ověření řádek zvláštní akce hrozby ve tvém sektoru ({ $row })
vanguard-op-walk =
    { $way ->
        [toward] { $thing }: přesun až o { $count } směrem k cíli ({ $place })
        [away] { $thing }: přesun až o { $count } směrem od místa ({ $place })
        [route] { $thing }: přesun o { $count } po vlastní trase ({ $place })
        [random] { $thing }: náhodný přesun o { $count }
       *[other] { $thing }: přesun { $count ->
            [one] do propojeného sektoru
            [few] až o { $count } sektory
            [many] až o { $count } sektoru
           *[other] až o { $count } sektorů
        }
    }
vanguard-op-put = umísti: { $thing } ({ $place })
vanguard-op-learn =
    { $learnt ->
        [choice] naučí se symbol podle tvé volby
       *[other] naučí se symbol, který byl použit
    }
vanguard-op-unlearn =
    { $learnt ->
        [choice] zapomene symbol podle tvé volby
       *[other] zapomene nejstarší symbol
    }
vanguard-op-land = přistaň: { $place }
vanguard-op-events =
    { $deed ->
        [look] podívej se na vrchní události ({ $count }) a vrať je v libovolném pořadí
        [drop] podívej se na vrchní události ({ $count }) a jednu odhoď
        [pick] z vrchních událostí ({ $count }) vyhodnoť jednu a ostatní dej pod balíček
        [under] podívej se na vrchní události ({ $count }) a jednu dej pod balíček
       *[other] dej událost pod balíček a odkryj další
    }
vanguard-op-extra =
    { $extra ->
        [travel] proveď akci přesun navíc
        [special] proveď tutéž zvláštní akci znovu
        [remote] proveď zvláštní akci bodu zájmu v propojeném sektoru
       *[other] proveď o jednu akci víc
    }
vanguard-op-end = průzkum planety končí
vanguard-op-reroll =
    { $shows ->
        [any] přehoď { $dice }
       *[other] přehoď { $dice } s výsledkem { $face }
    }
vanguard-op-turn =
    { $shows ->
        [any] nastav { $dice } na: { $result }
       *[other] otoč { $dice } s výsledkem { $face } na: { $result }
    }
vanguard-op-toss =
    { $shows ->
        [any] vyčerpej ze zásoby kostek { $dice }
       *[other] vyčerpej ze zásoby kostek { $dice } s výsledkem { $face }
    }
vanguard-op-add-die =
    { $source ->
        [spent] přidej { $count } ze svých vyčerpaných kostek a hoď jimi
       *[other] přidej { $count } ze svých dostupných kostek a hoď jimi
    }
vanguard-op-drop-danger =
    { $count ->
        [0] odstraň všechny kostky nebezpečí
        [one] odstraň jednu kostku nebezpečí
        [few] odstraň { $count } kostky nebezpečí
        [many] odstraň { $count } kostek nebezpečí
       *[other] odstraň { $count } kostek nebezpečí
    }
vanguard-op-double =
    { $count ->
        [one] { $count } symbol { $face } platí dvakrát
        [few] { $count } symboly { $face } platí dvakrát
        [many] { $count } symbolu { $face } platí dvakrát
       *[other] { $count } symbolů { $face } platí dvakrát
    }
vanguard-op-excuse =
    { $excuse ->
        [special] jednomu zvláštnímu účinku stačí o kostku méně
        [need] vynech jeden symbol z požadavku
       *[other] záměna symbolů neplatí
    }
vanguard-op-predict =
    jmenuj symbol: pokud ho označený řádek tvého příštího ověření použije, obnov { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
vanguard-op-cancel = nestane se to
vanguard-op-become = stane se z toho: { $injury }
vanguard-op-no-die = neber si kostku zranění
vanguard-op-take-over = vezmeš to na sebe
vanguard-op-unmatched = její biomy neodpovídají
vanguard-op-only-me = týká se to jen tebe
vanguard-op-draw-again =
    { $count ->
        [one] vytáhni o { $count } víc a jeden vrať
        [few] vytáhni o { $count } víc a stejný počet vrať
        [many] vytáhni o { $count } víc a stejný počet vrať
       *[other] vytáhni o { $count } víc a stejný počet vrať
    }
vanguard-op-draw-more =
    { $count ->
        [one] vytáhni o { $count } víc
        [few] vytáhni o { $count } víc
        [many] vytáhni o { $count } víc
       *[other] vytáhni o { $count } víc
    }
vanguard-op-face-down = jeho karta se položí lícem dolů
vanguard-op-mute = pole nemá účinek
vanguard-op-unpaid = nestojí žádnou zásobu
vanguard-op-instead = jeden z nich je místo toho: { $type }
vanguard-op-log = čtěte dál v palubním deníku
vanguard-op-flag = to se nezapomene
vanguard-op-shut = víc se nestane
vanguard-op-sign = zapíše se jméno
vanguard-op-roll = čtou se jména mrtvých
vanguard-op-morale =
    { $sign ->
        [minus] morálka klesne o { $count }
       *[other] morálka stoupne o { $count }
    }
vanguard-op-command =
    { $sign ->
        [minus] ztrať { $count ->
            [one] { $count } velení
            [few] { $count } velení
            [many] { $count } velení
           *[other] { $count } velení
        }
       *[other] získej { $count ->
            [one] { $count } velení
            [few] { $count } velení
            [many] { $count } velení
           *[other] { $count } velení
        }
    }
vanguard-op-energy =
    { $sign ->
        [minus] ztrať { $count ->
            [one] { $count } energii
            [few] { $count } energie
            [many] { $count } energií
           *[other] { $count } energií
        }
       *[other] získej { $count ->
            [one] { $count } energii
            [few] { $count } energie
            [many] { $count } energií
           *[other] { $count } energií
        }
    }
vanguard-op-act = začíná { $count }. dějství
vanguard-op-unlock = odemyká se něco nového
vanguard-op-patient =
    { $which ->
        [each] každý pacient se posune o { $count }
       *[other] jeden pacient se posune o { $count }
    }
vanguard-op-crew =
    { $crewing ->
        [available] k dispozici bude navíc odpočívajících: { $count } ({ $section })
        [resting] odpočívá členů posádky: { $count } ({ $section })
        [recruit] nováčci navíc: { $count } ({ $section })
       *[other] v tomto průchodu nebude k dispozici členů posádky: { $count } ({ $section })
    }
vanguard-op-situation = do balíčku situací přijde karta { $thing }
vanguard-op-shuffle-back = zamíchej ji zpět
vanguard-op-remove = odstraň ji z kampaně
vanguard-op-remove-card = odstraň z kampaně: { $thing }
vanguard-op-scan = odkryj kroky skenování: { $count }
vanguard-op-survey =
    { $count ->
        [one] odkryj celou { $count } kartu přistání
        [few] odkryj celé { $count } karty přistání
        [many] odkryj celých { $count } karty přistání
       *[other] odkryj celých { $count } karet přistání
    }
vanguard-op-relay = první krok skenování je odteď zdarma: { $thing }
vanguard-op-leave-gear =
    { $count ->
        [one] nechte tam navždy { $count } kus výbavy
        [few] nechte tam navždy { $count } kusy výbavy
        [many] nechte tam navždy { $count } kusu výbavy
       *[other] nechte tam navždy { $count } kusů výbavy
    }
vanguard-op-lander =
    { $landering ->
        [damage] jeden výsadkový modul se poškodí
       *[other] jeden výsadkový modul se opraví
    }
vanguard-op-train = členové posádky povýšení z hodnosti 1 na 2: { $count }
vanguard-op-dice = každé sekci se změní počet kostek o { $count }
vanguard-op-project = výrobní projekt postoupí, počet etap: { $count }
vanguard-op-objective = { $thing }: kroků vpřed { $count }
vanguard-op-ending = kampaň končí

## Trvalé účinky

vanguard-passive-convert =
    { $colour ->
        [R] základní symbol na červené kostce může platit jako { $face }
        [G] základní symbol na zelené kostce může platit jako { $face }
        [B] základní symbol na modré kostce může platit jako { $face }
       *[other] základní symbol může platit jako { $face }
    }
vanguard-passive-crew-convert = schopnost přeměny na tvé kartě člena posádky platí pro všechny barvy
vanguard-passive-rest-refresh = při odpočinku obnov o { $count } víc
vanguard-passive-rest-draw = při odpočinku dober o { $count } víc
vanguard-passive-rest-heal =
    { $cure ->
        [die] při odpočinku odhoď navíc kostku zranění{ $reach ->
            [here] , svou nebo někoho jiného ve tvém sektoru
           *[other] { "" }
        }
       *[other] při odpočinku odhoď navíc kartu zranění
    }
vanguard-passive-rest-free = odpočinek nestojí zásobu
vanguard-passive-exert-refresh = při vypětí sil obnov o { $count } víc
vanguard-passive-ignore = ignoruj symboly cest: { $symbol }
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
vanguard-passive-can-travel = zákaz přesunu se na tebe nevztahuje
vanguard-passive-hand-limit = limit karet je o { $count } vyšší
vanguard-passive-support = podpořit smí i posádka: { $place }
vanguard-passive-support-card = kdo podporuje, smí zahrát i kartu sekce
vanguard-passive-no-support = žádná podpora
vanguard-passive-immune = žádné takové zranění: { $injury }
vanguard-passive-no-event = ignoruj hlavní účinky událostí: { $biome }
vanguard-passive-no-threat = hrozby sem nesmějí
vanguard-passive-no-danger = kostkami nebezpečí se nehází
vanguard-passive-more-danger = každé ověření má kostku nebezpečí navíc (rámeček { $box })
vanguard-passive-less-danger = z každého ověření odstraň kostky nebezpečí: { $count }
vanguard-passive-no-injury = nikdo tu neutrpí zranění
vanguard-passive-counts-as = počítá se sem i biom { $biome }
vanguard-passive-swap = symboly si mění místa: { $face }
vanguard-passive-closed = uzavřeno: cesta { $path }
vanguard-passive-track-fields =
    { $sign ->
        [minus] { $track }: kratší, polí: { $count }
       *[other] { $track }: delší, polí: { $count }
    }
vanguard-passive-first-symbol = první symbol { $face } v ověření posune zelenou stupnici o krok dál; s další takovou kartou i ten následující
vanguard-passive-lead-extra = žetonů náznaků vytáhni o { $count } víc a stejný počet vrať
vanguard-passive-unseen = hrozby na tebe nepůsobí
vanguard-passive-hold = žádný účinek tě nepřesune
vanguard-passive-poi-closed = bod zájmu nelze použít
vanguard-passive-crowd = členů posádky v sektoru nejvýš: { $count }
vanguard-passive-supplies = zásoby při startu +{ $count }
vanguard-passive-most-supplies = nejvyšší počet zásob +{ $count }
vanguard-passive-personal = osobní výbava +{ $count }
vanguard-passive-field = polní výbava +{ $count }
vanguard-passive-discoveries = objevy +{ $count }
vanguard-passive-minor = drobná výbava pro každého +{ $count }
vanguard-passive-keep-disc = při evakuaci vám zůstanou objevy: { $count }
vanguard-passive-keep-supplies = pro příští návštěvu vám zůstanou zásoby, nejvýš: { $count }
vanguard-passive-command = velení +{ $count }
vanguard-passive-energy = energie +{ $count }
vanguard-passive-scan-free = v každém průchodu kroky skenování zdarma: { $count }
vanguard-passive-flight-cheaper = jeden let v každém průchodu stojí o { $count } méně
vanguard-passive-line = místa pro projekty ve výrobě +{ $count }
vanguard-passive-exchange-found = při hlášení smíte vyměnit nalezené objevy: { $count }
vanguard-passive-pass-success = v každém průchodu žetony úspěchu +{ $count }
vanguard-passive-armour =
    { $sign ->
        [minus] pancéřování −{ $count }
       *[other] pancéřování +{ $count }
    }
vanguard-passive-sensors =
    { $sign ->
        [minus] senzory −{ $count }
       *[other] senzory +{ $count }
    }
vanguard-passive-manoeuvrability =
    { $sign ->
        [minus] manévrovatelnost −{ $count }
       *[other] manévrovatelnost +{ $count }
    }
vanguard-passive-keep-tracks = nedokončené stupnice se zaznamenají
vanguard-passive-redraw-zero = první žeton náznaku s hodnotou 0 vytáhni znovu
vanguard-passive-reroll-landing = jednou za přistání přehoď kostku
vanguard-passive-reroll-critical = jednou za průchod přehoď kostku při hodu o život
vanguard-passive-morale-free = nízká morálka nestojí energii
vanguard-passive-start-earlier = projekty, které začínají 3. etapou, začínají 2.
vanguard-passive-add-on-free = přídavné zařízení smíš jednou za průchod použít bez velení
vanguard-passive-row-morale = morálka stoupne, když je poprvé úplná řada mimořádných objevů
vanguard-passive-let-pass = pacient smí pustit jiného před sebe
vanguard-passive-star-speed = jedno urychlení v každém průchodu lze zaplatit žetonem úspěchu
vanguard-passive-slot =
    { $medbay ->
        [light] ošetřovna, lehký stav: místa +{ $count }
        [moderate] ošetřovna, střední stav: místa +{ $count }
       *[other] ošetřovna, kritický stav: místa +{ $count }
    }

## Čísla

vanguard-value-count = počet značek „{ $marker }“ ({ $place })
vanguard-value-path-count =
    počet značek „{ $marker }“ na { $path ->
        [here] cestě tvého sektoru
        [all] všech cestách tvého sektoru
       *[other] cestě { $path }
    }
vanguard-value-crewed = počet členů posádky ({ $place })
vanguard-value-standees = počet figurek { $thing } ({ $place })
vanguard-value-field = pole stupnice { $thing }
vanguard-value-time = čas stupnice { $track }
vanguard-value-progress = { $row } stupnice ({ $thing })
vanguard-value-visits = počet návštěv
vanguard-value-round = číslo kola
vanguard-value-supplies = počet zásob
vanguard-value-success = počet žetonů úspěchu
vanguard-value-team = počet členů týmu
vanguard-value-rank = stupeň hodnosti
vanguard-value-injuries =
    { $placed ->
        [yes] počet zranění ({ $place })
       *[no] počet zranění
    }
vanguard-value-injury-cards =
    { $placed ->
        [yes] počet karet zranění „{ $injury }“ ({ $place })
       *[no] počet karet zranění „{ $injury }“
    }
vanguard-value-hand = počet karet v ruce
vanguard-value-charges = počet stimulantů
vanguard-value-dice = počet kostek ve hře
vanguard-value-equipment =
    { $placed ->
        [yes] počet kusů výbavy ({ $place })
       *[no] počet kusů výbavy
    }
vanguard-value-passengers = počet pasažérů
vanguard-value-armour = stupeň pancéřování
vanguard-value-sensors = stupeň senzorů
vanguard-value-manoeuvrability = stupeň manévrovatelnosti
vanguard-value-morale = stupeň morálky
vanguard-value-act = číslo dějství
vanguard-value-passes = počet průchodů
vanguard-value-read = počet čtení
vanguard-value-explored = počet průzkumů planety { $thing }
vanguard-value-memorial = počet mrtvých z posádky ({ $section })
vanguard-value-recovered = počet pacientů propuštěných z ošetřovny v posledním průchodu
vanguard-value-waited = počet průchodů od uvedení do hry
vanguard-value-listened = počet kroků Naslouchání od uvedení do hry
vanguard-value-advanced = počet kroků vpřed
vanguard-value-tally =
    { $tally ->
        [yellow] počet žlutých důsledků
        [green] počet zelených důsledků
        [combinations] počet použitých kombinací kostek
        [supported] počet členů posádky podporujících ověření
        [exertions] počet vypětí sil
        [gear] počet použitých kusů výbavy
        [threat-green] počet zelených důsledků u hrozeb
        [gathered] počet získaných náznaků
        [optional] počet splněných vedlejších misí
        [time-ends] počet dokončených stupnic času
        [wells] počet opatřených studní
        [moved-by-threat] počet přesunů způsobených hrozbou
        [danger] počet hodů kostkou nebezpečí
       *[uniques] počet mimořádných objevů
    }
vanguard-value-seen = počet odkrytí karty { $thing }
vanguard-value-finals = počet zcela prozkoumaných sektorů
vanguard-value-kinds = počet druhů objevů
vanguard-value-entered-count = počet navštívených sektorů
vanguard-value-available = počet dostupných: { $section }, hodnost { $count }
vanguard-value-shown = počet kostek se symbolem { $face }

## Podmínky

vanguard-test-biome = biom sektoru je { $biome }
vanguard-test-biome-at = biom místa ({ $place }) je { $biome }
vanguard-test-is = { $place } je „{ $tag }“
vanguard-test-at = tvůj sektor je { $place }
vanguard-test-not-at = nejsi zde: { $place }
vanguard-test-self = jde o tebe
vanguard-test-not-self = nejde o tebe
vanguard-test-anybody = jde o kohokoli
vanguard-test-alone = jsi v sektoru bez ostatních
vanguard-test-final = bod zájmu ({ $place }) je závěrečný
vanguard-test-empty = { $place }: žádný nebo prázdný bod zájmu
vanguard-test-important = bod zájmu ({ $place }) je důležitý
vanguard-test-not-important = bod zájmu ({ $place }) není důležitý
vanguard-test-threatened = je tu hrozba ({ $place })
vanguard-test-marked = leží tu „{ $marker }“ ({ $place })
vanguard-test-gear = stojí tu { $thing } ({ $place })
vanguard-test-carries = tvá výbava: { $thing }
vanguard-test-used = v tomto kole bylo použito: { $thing }
vanguard-test-not-used = v tomto kole nebylo použito: { $thing }
vanguard-test-section = sekce { $section }
vanguard-test-condition = obecné podmínky jsou { $thing }
vanguard-test-found = máte objev { $thing }
vanguard-test-installed = je nainstalováno: { $thing }
vanguard-test-activated =
    { $facility ->
        [laboratory] v tomto průchodu byla použita výzkumná laboratoř
        [complex] v tomto průchodu byl použit výrobní komplex
        [barracks] v tomto průchodu byly použity ubikace
        [situation-room] v tomto průchodu byla použita situační místnost
       *[other] v tomto průchodu bylo použito přídavné zařízení
    }
vanguard-test-objective = úkol { $thing } je ve hře
vanguard-test-not-objective = úkol { $thing } není ve hře
vanguard-test-row = barva důsledku je { $row }
vanguard-test-injury = zranění je { $injury }
vanguard-test-type = druh je { $type }
vanguard-test-symbol = symbol je „{ $symbol }“
vanguard-test-new = nikdo tam ještě nebyl
vanguard-test-moved = v tomto tahu proběhl tvůj přesun
vanguard-test-rested = v tomto tahu proběhl tvůj odpočinek
vanguard-test-replaced = bod zájmu ve tvém sektoru byl v tomto tahu nahrazen
vanguard-test-joined = místa spojuje cesta ({ $place })
vanguard-test-planet = planeta je { $thing }
vanguard-test-visited = planeta { $thing } už byla prozkoumána
vanguard-test-set = padlo rozhodnutí
vanguard-test-not-set = rozhodnutí nepadlo
vanguard-test-resolved = { $thing } – vyřešeno ({ $row })
vanguard-test-mission =
    { $outcome ->
        [done] mise { $thing } je splněna
        [failed] mise { $thing } je nesplněna
       *[other] probíhá mise { $thing }
    }
vanguard-test-cause =
    { $cause ->
        [path] příčinou je cesta
        [event] příčinou je událost
        [threat] příčinou je hrozba
        [landing] příčinou je přistání
        [danger] příčinou je kostka nebezpečí
        [check] příčinou je ověření
       *[other] příčinou je účinek
    }
vanguard-test-status =
    { $status ->
        [no-travel] platí pro tebe zákaz přesunu
       *[other] ještě to platí
    }

## Místa a lidé

vanguard-place =
    { $which ->
        [here] tvůj sektor
        [there] onen sektor
        [yours] tvůj vlastní sektor
        [landing] sektor výsadku
        [origin] sektor, kde začal tvůj tah
        [came-from] sektor, odkud jdeš
        [round-origin] sektor, kde pro tebe začalo kolo
        [connected] propojený sektor
        [near] tvůj nebo propojený sektor
        [board] celá deska
        [entered] navštívený sektor
        [unentered] nenavštívený sektor
        [crewed] sektor s posádkou
        [next] další sektor trasy
        [closest] nejbližší takový sektor
       *[other] sektor člena posádky
    }
vanguard-place-sector = sektor { $sector }
vanguard-place-standee = sektor s figurkou { $thing }
vanguard-place-poi = sektor s bodem zájmu { $thing }
vanguard-place-biome = sektor s biomem { $biome }
vanguard-place-number = sektor – { $name } { $count }
vanguard-place-from =
    { $kind ->
        [connected] sektor propojený s jiným ({ $place })
        [near] { $place } nebo sektor s ním propojený
       *[closest] nejbližší { $place }
    }
vanguard-place-crew-pick =
    { $pick ->
        [most] sektor člena posádky, u kterého je největší { $value }
       *[least] sektor člena posádky, u kterého je nejmenší { $value }
    }
vanguard-place-crew-near = sektor člena posádky, který je nejblíž ({ $place })
vanguard-place-crew-last =
    { $deed ->
        [green] sektor toho, kdo naposledy vyřešil zelený důsledek
        [yellow] sektor toho, kdo naposledy vyřešil žlutý důsledek
        [red] sektor toho, kdo naposledy vyřešil červený důsledek
       *[replaced] sektor toho, kdo naposledy nahradil bod zájmu
    }
vanguard-place-marked =
    { $kind ->
        [tag] sektor „{ $name }“
        [has] sektor, kde leží „{ $name }“
       *[other] sektor, kde neleží „{ $name }“
    }
vanguard-place-most =
    { $kind ->
        [most] sektor, kde je nejvíc: { $name }
        [least] sektor, kde je nejméně: { $name }
       *[other] sektor, kde se došlo nejdál ({ $name })
    }
vanguard-place-crew = členů posádky
vanguard-place-narrowed =
    { $take ->
        [but] { $first } kromě: { $second }
       *[other] { $first } a zároveň { $second }
    }
vanguard-crew =
    { $which ->
        [me] ty
        [all] všichni členové posádky
       *[other] ostatní členové posádky
    }
vanguard-crew-at = posádka ({ $place })
vanguard-crew-pick =
    { $pick ->
        [most] { $crew }, u koho je největší { $value }
       *[other] { $crew }, u koho je nejmenší { $value }
    }
vanguard-crew-where = { $crew }, pokud { $condition }
vanguard-crew-others-at = ostatní členové posádky ({ $place })
vanguard-another-here = jde o někoho jiného ve tvém sektoru
vanguard-standee =
    { $which ->
        [choice] hrozba podle tvé volby
        [here] hrozba ve tvém sektoru
        [that] tato hrozba
       *[LANDER] výsadkový modul
    }
vanguard-track-this = tato stupnice
vanguard-track-of =
    { $which ->
        [board] stupnice času na desce
        [threat] stupnice jedné hrozby
       *[other] každá stupnice
    }

## Jednotlivá slova

vanguard-word-face =
    { $word ->
        [fit] zdatnost
        [gat] sběr
        [def] obrana
        [exp] průzkum
        [bio] biologie
        [xen] xenologie
        [con] stavba
        [sci] věda
        [tec] technologie
        [bas] základní
        [van] Vanguard
        [acc] nehoda
       *[other] jakýkoli symbol
    }
vanguard-word-result =
    { $word ->
        [fit] zdatnost
        [gat] sběr
        [def] obrana
        [exp] průzkum
        [bio] biologie
        [xen] xenologie
        [con] stavba
        [sci] věda
        [tec] technologie
        [bas] základní
        [van] Vanguard
        [acc] nehoda
        [shown] výsledek, který ukazuje jiná kostka
        [kin] výsledek, který ukazuje jiná kostka stejné barvy
        [named] symbol, který jmenuješ
        [unshown] výsledek, který neukazuje žádná kostka
       *[other] jakýkoli výsledek
    }
vanguard-word-need =
    { $word ->
        [fitness] zdatnost
        [gathering] sběr
        [defence] obrana
        [exploration] průzkum
        [biology] biologie
        [xenology] xenologie
        [construction] stavba
        [science] věda
        [technology] technologie
        [basic] základní
        [vanguard] Vanguard
        [accident] nehoda
        [red] červená kostka
        [green] zelená kostka
        [blue] modrá kostka
        [die] kostka
       *[other] jakýkoli symbol
    }
vanguard-word-row =
    { $word ->
        [yellow] žlutá
        [green] zelená
        [red] červená
       *[other] jakákoli
    }
vanguard-word-injury =
    { $word ->
        [scratch] odřenina
        [wound] rána
        [serious] vážná rána
        [exh] vyčerpání
        [exhaustion] vyčerpání
        [leak] netěsný skafandr
        [panic] panika
        [toxin] toxin
        [conc] otřes mozku
        [concussion] otřes mozku
       *[other] jakékoli
    }
vanguard-word-type =
    { $word ->
        [min] minerály
        [spe] živé exempláře
        [alt] mimozemské technologie
        [flo] podivná flóra
        [mic] mikroorganismy
        [gained] druhu, jehož náznaky máš z tohoto tahu
        [marked] druhu, na němž leží žetony náznaků
       *[other] libovolného druhu
    }
vanguard-word-biome =
    { $word ->
        [cold] chladný
        [cave] jeskyně
        [crystalline] krystalický
        [hostile] nepřátelský
        [desert] pouštní
        [void] prázdnota
        [ruins] ruiny
        [rocky] skalnatý
        [deadly] smrtící
        [volcanic] sopečný
        [vegetation] vegetace
        [water] vodní
       *[other] výukový
    }
vanguard-word-section =
    { $word ->
        [security] Bezpečnost
        [recon] Průzkum
        [science] Věda
        [engineering] Technika
       *[other] jakákoli sekce
    }
vanguard-word-symbol =
    { $word ->
        [T] symbol přesunu
        [uR] vyčerpej červenou kostku
        [uG] vyčerpej zelenou kostku
        [uB] vyčerpej modrou kostku
        [uD] vyčerpej kostku
        [u] vyčerpej kostku jakékoli barvy
        [sR] obětuj červenou kostku
        [sG] obětuj zelenou kostku
        [sB] obětuj modrou kostku
        [sD] obětuj kostku
        [s] obětuj kostku jakékoli barvy
        [x] kostka nebezpečí
        [xA] kostka nebezpečí (rámeček A)
        [xB] kostka nebezpečí (rámeček B)
        [xC] kostka nebezpečí (rámeček C)
        [xD] kostka nebezpečí (rámeček D)
        [xT] kostka nebezpečí (rámeček T)
       *[any] jakýkoli
    }

## Akce

vanguard-special-track =
    { $sign ->
        [minus] { $row } stupnice −{ $count }
       *[other] { $row } stupnice +{ $count }
    }
vanguard-special-instant = ověření ihned končí: { $row }
vanguard-action-demanded = Jen když si to vyžádá nějaký účinek.
vanguard-action-if = Jen pokud { $condition }.
vanguard-action-limit =
    { $limit ->
        [round] Jednou za kolo.
        [turn] Jednou za tah.
        [member] Jednou pro každého člena posádky.
       *[other] Jednou za průzkum planety.
    }
vanguard-action-danger = Jedna kostka nebezpečí (rámeček { $box }).
vanguard-action-track = { $row } stupnice: polí { $count }
vanguard-action-special = zvláštní účinek – { $effect }
vanguard-action-row = { $row } – { $effect }
