# Co dělají karty, složeno ze slov zápisu.

## Spojky

vanguard-then = { $first }, { $second }
vanguard-or = { $first } nebo { $second }
vanguard-both = { $first } a { $second }
vanguard-plus = { $first } + { $second }
vanguard-either = { $first } / { $second }
vanguard-not = neplatí: { $condition }
vanguard-compare = { $left } { $sign } { $right }
vanguard-decided = bylo tak rozhodnuto
vanguard-counter = co se nasbíralo
vanguard-own = { $name }
vanguard-unmet = č. { $number }
vanguard-demand = { $demand }: { $effect }
vanguard-arrow = { $effect }, potom { $row }
vanguard-timing =
    { $timing ->
        [check] Při zkoušce: { $effect }
        [turn] Ve svém tahu: { $effect }
        [travel] Při cestování: { $effect }
        [rest] Při odpočinku: { $effect }
        [injury] Při zranění: { $effect }
        [event] Když odkryješ událost: { $effect }
        [track] Když se posouvá časová stupnice: { $effect }
        [lead] Když získáš stopy: { $effect }
        [danger] Při hodu kostkami nebezpečí: { $effect }
        [die] Když máš použít kostku: { $effect }
        [attack] Když udeří hrozba: { $effect }
        [landing] Při přistání: { $effect }
        [move] Když je někdo přesunut: { $effect }
        [enter] Když vstoupíš do sektoru: { $effect }
        [poi] Když je bod zájmu vyměněn: { $effect }
        [row] Když je označen výsledek: { $effect }
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
        [near] také při zkoušce ve spojeném sektoru: { $effect }
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
vanguard-group-pay = můžeš: { $effect } a za to { $gain }
vanguard-group-each = { $crew }, každý: { $effect }
vanguard-group-one = { $crew }, jeden podle volby: { $effect }
vanguard-group-random = { $crew }, jeden náhodně: { $effect }
vanguard-group-once =
    { $span ->
        [round] jednou za kolo: { $effect }
        [turn] jednou za tah: { $effect }
        [check] jednou za zkoušku: { $effect }
        [campaign] jednou za tažení: { $effect }
        [member] jednou pro každého člena posádky: { $effect }
       *[other] poprvé: { $effect }
    }
vanguard-group-repeat = { $count }krát: { $effect }
vanguard-group-at = { $place }: { $effect }
vanguard-group-nothing = nic

## Účinky

vanguard-op-use = použij { $dice }
vanguard-op-sac = obětuj { $dice }
vanguard-op-refresh = obnov { $dice }
vanguard-op-share-refresh = { $crew } si mezi sebou obnoví { $dice }
vanguard-op-draw =
    dober { $count ->
        [one] { $count } kartu sekce
        [few] { $count } karty sekce
        [many] { $count } karet sekce
       *[other] { $count } karet sekce
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
            [one] { $count } náboj
            [few] { $count } náboje
            [many] { $count } nábojů
           *[other] { $count } nábojů
        }
       *[other] získej { $count ->
            [one] { $count } náboj
            [few] { $count } náboje
            [many] { $count } nábojů
           *[other] { $count } nábojů
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
            [armour] , o 1 méně za každý pancíř
            [sensors] , o 1 méně za každé senzory
            [manoeuvrability] , o 1 méně za každou obratnost
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
        [one] hoď kostkou nebezpečí, pole { $box }
        [few] hoď { $count }× kostkou nebezpečí, pole { $box }
        [many] hoď { $count }× kostkou nebezpečí, pole { $box }
       *[other] hoď { $count }× kostkou nebezpečí, pole { $box }
    }
vanguard-op-injure = utrp zranění: { $injury }
vanguard-op-heal =
    { $cure ->
        [die] odlož kostku zranění
        [down] otoč kartu zranění lícem dolů
       *[other] odlož kartu zranění ({ $injury })
    }
vanguard-op-exert = vypni síly
vanguard-op-success =
    získej { $count ->
        [one] { $count } žeton úspěchu
        [few] { $count } žetony úspěchu
        [many] { $count } žetonů úspěchu
       *[other] { $count } žetonů úspěchu
    }
vanguard-op-lead =
    získej { $count ->
        [one] { $count } stopu: { $type }
        [few] { $count } stopy: { $type }
        [many] { $count } stop: { $type }
       *[other] { $count } stop: { $type }
    }
vanguard-op-disc = získej objev: { $type }
vanguard-op-unique = získej jedinečný objev { $thing }
vanguard-op-gain = získej: { $thing }
vanguard-op-exchange =
    { $exchange ->
        [disc] vyměň až { $count } objevů za vrchní karty jiných balíčků
       *[other] vyměň { $count } karet sekce
    }
vanguard-op-browse = podívej se na vrchní karty balíčku objevů ({ $count }) a vrať je v libovolném pořadí
vanguard-op-shift-leads = přesuň žetony stop mezi balíčky, pak je zkontroluj
vanguard-op-under =
    { $under ->
        [disc] vrať { $count ->
            [one] { $count } objev z modulu pod jeho balíček ({ $type })
            [few] { $count } objevy z modulu pod jejich balíčky ({ $type })
            [many] { $count } objevu z modulu pod jejich balíčky ({ $type })
           *[other] { $count } objevů z modulu pod jejich balíčky ({ $type })
        }
        [equipment] ulož { $count ->
            [one] { $count } kus vybavení do zbrojnice
            [few] { $count } kusy vybavení do zbrojnice
            [many] { $count } kusu vybavení do zbrojnice
           *[other] { $count } kusů vybavení do zbrojnice
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
        [minor] vezmi ze zbrojnice drobné vybavení
        [personal] vezmi ze zbrojnice osobní vybavení
        [discarded-minor] vezmi si zpět odložené drobné vybavení
       *[other] vezmi si zpět odložené vybavení
    }
vanguard-op-box-this = obětuj tuto kartu
vanguard-op-keep-this = ponechte si ji: dokud jí nezaplatíte, platí na palubě toto
vanguard-op-time =
    { $sign ->
        [minus] jedna časová stupnice se vrátí o { $count ->
            [one] { $count }
            [few] { $count }
            [many] { $count }
           *[other] { $count }
        }
       *[other] všechny časové stupnice se posunou o { $count ->
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
        [minus] stupnice – { $row } – { $place }: zpět o { $count }
       *[other] stupnice – { $row } – { $place }: vpřed o { $count }{ $edge ->
            [short] , ne až na výsledek
           *[other] { "" }
        }
    }
vanguard-op-reset = od začátku: { $track }
vanguard-op-set = { $track } je nyní: { $setting }
vanguard-op-marker = polož { $count } × { $marker }: { $place }
vanguard-op-unmark =
    { $count ->
        [0] odstraň všechny { $marker }: { $place }
       *[other] odstraň { $count } × { $marker }: { $place }
    }
vanguard-op-path-marker =
    polož { $marker } na { $path ->
        [here] cestu tvého sektoru
        [all] všechny cesty tvého sektoru
       *[other] cestu { $path }
    }
vanguard-op-path-unmark =
    { $count ->
        [0] odstraň všechny { $marker } z: { $path ->
            [here] cestu tvého sektoru
            [all] všechny cesty tvého sektoru
           *[other] cestu { $path }
        }
       *[other] odstraň { $count } × { $marker } z: { $path ->
            [here] cestu tvého sektoru
            [all] všechny cesty tvého sektoru
           *[other] cestu { $path }
        }
    }
vanguard-op-path-free =
    bez symbolů { $span ->
        [check] pro tuto zkoušku
        [turn] v tomto tahu
        [until] do vašeho příštího tahu
        [next] do konce tvého příštího tahu
        [round] v tomto kole
        [exploration] po celou tuto výpravu
       *[other] odteď napořád
    }: { $path ->
        [here] cestu tvého sektoru
        [taken] cesta, kterou jdete
        [all] všechny cesty tvého sektoru
       *[other] cestu { $path }
    }
vanguard-op-path-close =
    uzavřeno { $span ->
        [check] pro tuto zkoušku
        [turn] v tomto tahu
        [until] do vašeho příštího tahu
        [next] do konce tvého příštího tahu
        [round] v tomto kole
        [exploration] po celou tuto výpravu
       *[other] odteď napořád
    }: { $path ->
        [here] cestu tvého sektoru
        [all] všechny cesty tvého sektoru
       *[other] cestu { $path }
    }
vanguard-op-path-less =
    cesty z vašeho sektoru ukazují o { $count ->
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
vanguard-op-poi = vyměň bod zájmu ({ $place }) za: { $thing }
vanguard-op-top = polož navrch: { $thing } ({ $place })
vanguard-op-off = odlož tento bod zájmu
vanguard-op-clear = odstraň body zájmu: { $place }
vanguard-op-look = podívej se na bod zájmu: { $place }
vanguard-op-gear = postav: { $thing }
vanguard-op-place-gear = polož polní vybavení bez akce
vanguard-op-move =
    přesuň se: { $place }{ $how ->
        [plain] , po cestě, na níž žádné symboly nejsou
        [free] { " " }bez symbolů
        [first] { " " }jen se symboly první cesty
        [dice] { " " }za jednu kostku na každou cestu
       *[other] { "" }
    }
vanguard-op-march =
    přesuň se až o { $count ->
        [one] { $count } sektor
        [few] { $count } sektory
        [many] { $count } sektoru
       *[other] { $count } sektorů
    }{ $how ->
        [free] { " " }bez symbolů
        [first] { " " }jen se symboly první cesty
        [dice] { " " }za jednu kostku na každou cestu
       *[other] { "" }
    }
vanguard-op-march-all =
    všichni ve vašem sektoru jdou společně až o { $count } sektory{ $how ->
        [free] { " " }bez symbolů
        [first] { " " }jen se symboly první cesty
        [dice] { " " }za jednu kostku na každou cestu
       *[other] { "" }
    }
vanguard-op-march-with =
    { $count ->
        [one] ty a jeden další ve tvém sektoru přejdete spolu do spojeného sektoru
        [few] ty a jeden další ve tvém sektoru jdete spolu až o { $count } sektory
        [many] ty a jeden další ve tvém sektoru jdete spolu až o { $count } sektorů
       *[other] ty a jeden další ve tvém sektoru jdete spolu až o { $count } sektorů
    }{ $how ->
        [free] { " " }bez symbolů
        [first] { " " }jen se symboly první cesty
        [dice] { " " }za jednu kostku na každou cestu
       *[other] { "" }
    }
vanguard-op-follow =
    { $crew } může jít s tebou{ $how ->
        [free] { " " }bez symbolů
        [first] { " " }jen se symboly první cesty
        [dice] { " " }za jednu kostku na každou cestu
       *[other] { "" }
    }
vanguard-op-come-along = jde s vámi bez symbolů
vanguard-op-ignore =
    { $count ->
        [one] ignoruj symbol cesty ({ $symbol })
        [few] ignoruj { $count } symboly cesty ({ $symbol })
        [many] ignoruj { $count } symbolů cesty ({ $symbol })
       *[other] ignoruj { $count } symbolů cesty ({ $symbol })
    }
vanguard-op-ignore-every = ignoruj všechny symboly cesty jednoho druhu ({ $symbol })
vanguard-op-ignore-all = ignoruj všechny symboly cesty
vanguard-op-ignore-row = ignoruj jeden řádek
vanguard-op-status =
    { $status ->
        [no-travel] žádné cestování { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
        [no-support] žádná podpora { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
        [unseen] hrozby na tebe nepůsobí { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
        [can-travel] zákaz cestování tě nezdrží { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
        [held] účinky tě nepřesunou { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
        [guard] do tvého sektoru nesmí žádná hrozba { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
        [reach] můžeš si vyměňovat vybavení se spojeným sektorem { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
        [safe] cesty a události posádku ve tvém sektoru nepřesunou ani nezraní { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
        [light] při příštím cestování ignorujete všechny symboly
        [slow] příští cestování vás stojí o kostku víc
        [wary] první kostka nebezpečí ve tvém sektoru odpadá { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
       *[other] hrozby a události na posádku ve tvém sektoru nepůsobí { $span ->
            [check] pro tuto zkoušku
            [turn] v tomto tahu
            [until] do vašeho příštího tahu
            [next] do konce tvého příštího tahu
            [round] v tomto kole
            [exploration] po celou tuto výpravu
           *[other] odteď napořád
        }
    }
vanguard-op-note =
    { $note ->
        [discoveries] limit objevů modulu je o { $count } vyšší
        [supplies] o { $count } více zásob při příštím startu
        [fewer-dice] při zkoušce lze hodit o { $count } vlastních kostek méně
        [hand-security] Ochranka: o { $count } více v počáteční ruce i v limitu ruky příští výpravy
        [hand-recon] Průzkum: o { $count } více v počáteční ruce i v limitu ruky příští výpravy
        [hand-science] Věda: o { $count } více v počáteční ruce i v limitu ruky příští výpravy
        [hand-engineering] Technika: o { $count } více v počáteční ruce i v limitu ruky příští výpravy
        [dice-security] Ochranka: pro příští výpravu kostky z krabice navíc: { $count }
        [dice-recon] Průzkum: pro příští výpravu kostky z krabice navíc: { $count }
        [dice-science] Věda: pro příští výpravu kostky z krabice navíc: { $count }
        [dice-engineering] Technika: pro příští výpravu kostky z krabice navíc: { $count }
        [recruits] příště o { $count } více nováčků na výběr
        [recruits-security] Ochranka: příště o { $count } více nováčků na výběr
        [recruits-recon] Průzkum: příště o { $count } více nováčků na výběr
        [recruits-science] Věda: příště o { $count } více nováčků na výběr
        [recruits-engineering] Technika: příště o { $count } více nováčků na výběr
        [dear-laboratory] výzkumná laboratoř: v tomto průchodu o { $count } velení dražší
        [dear-complex] výrobní komplex: v tomto průchodu o { $count } velení dražší
        [dear-barracks] ubikace: v tomto průchodu o { $count } velení dražší
        [dear-situation-room] krizová místnost: v tomto průchodu o { $count } velení dražší
        [dear-add-on] přídavné zařízení: v tomto průchodu o { $count } velení dražší
        [closed-laboratory] výzkumná laboratoř: v tomto průchodu zavřeno
        [closed-complex] výrobní komplex: v tomto průchodu zavřeno
        [closed-barracks] ubikace: v tomto průchodu zavřeno
        [closed-situation-room] krizová místnost: v tomto průchodu zavřeno
        [closed-add-on] přídavné zařízení: v tomto průchodu zavřeno
        [scan-dear] příští krok skenu stojí o { $count } více
        [scan-free] kroky skenu zdarma: { $count }
        [situations] situace odkryté v příštím průchodu: o { $count } { $sign ->
            [minus] méně
           *[other] více
        }
        [rank-ups] při příštím startu o { $count } více karet povýšení na výběr
        [flight-free] příští let nic nestojí
        [command-next] velení v příštím průchodu: o { $count } více
        [energy-next] energie v příštím průchodu: o { $count } více
        [second-project] příště lze dokončit druhý výzkumný projekt
        [events] začínají události
        [mute] { $count ->
            [one] příští pole, na které hrozba vstoupí, nemá účinek
            [few] příští { $count } pole, na která hrozby vstoupí, nemají účinek
            [many] příštích { $count } pole, na která hrozby vstoupí, nemá účinek
           *[other] příštích { $count } polí, na která hrozby vstoupí, nemá účinek
        }
        [refresh-after] po zkoušce obnov { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        }
        [last-out] při odletu platí sektor vedle modulu jako přistávací
       *[other] { $note }: { $count }
    }{ $span ->
        [round] { " " }v tomto kole
        [turn] { " " }v tomto tahu
       *[other] { "" }
    }
vanguard-op-condition =
    globální podmínka je nyní { $thing }{ $span ->
        [round] , do konce kola
       *[other] { "" }
    }
vanguard-op-mission =
    { $outcome ->
        [done] mise splněna: { $thing }
        [failed] mise nesplněna: { $thing }
        [reveal] nová mise: { $thing }
       *[other] odlož misi: { $thing }
    }
vanguard-op-threat = { $thing } vstupuje do hry: { $place }
vanguard-op-unthreat =
    { $thing } opouští plán{ $span ->
        [round] { " " }do konce příštího kola
       *[other] { "" }
    }
vanguard-op-still =
    { $thing }: nehýbe se { $span ->
        [turn] v tomto tahu
        [next] do konce vašeho příštího tahu
        [round] v tomto kole
       *[other] na chvíli
    }
vanguard-op-threat-row = vyhodnoť řádek zvláštní akce hrozby ve vašem sektoru bez hodu ({ $row })
vanguard-op-walk =
    { $way ->
        [toward] { $thing } se přesune až o { $count } směrem: { $place }
        [away] { $thing } se přesune až o { $count } pryč odtud: { $place }
        [route] { $thing } se posune o { $count } po své trase ({ $place })
        [random] { $thing } se přesune náhodně o { $count } ({ $place })
       *[other] { $thing }: přesuň { $count ->
            [one] do spojeného sektoru
            [few] až o { $count } sektory
            [many] až o { $count } sektoru
           *[other] až o { $count } sektorů
        }
    }
vanguard-op-put = postav { $thing }: { $place }
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
       *[other] dej událost pod balíček a odkryj další ({ $count })
    }
vanguard-op-extra =
    { $extra ->
        [travel] proveď cestování navíc
        [special] proveď tutéž zvláštní akci znovu
        [remote] proveď zvláštní akci bodu zájmu ve spojeném sektoru
       *[other] proveď o jednu akci více
    }
vanguard-op-end = výprava končí
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
        [any] odlož ze zásobníku hodu { $dice }
       *[other] odlož ze zásobníku hodu { $dice } s výsledkem { $face }
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
        [special] jeden zvláštní efekt potřebuje o kostku méně
        [need] vynech jeden symbol z požadavku
       *[other] záměna symbolů neplatí
    }
vanguard-op-predict =
    jmenuj symbol: pokud ho označený řádek vaší příští zkoušky použije, obnov { $count ->
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
        [one] dober o { $count } více a jeden vrať
        [few] dober o { $count } více a tolik jich vrať
        [many] dober o { $count } více a tolik jich vrať
       *[other] dober o { $count } více a tolik jich vrať
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
vanguard-op-instead = jedna z nich je místo toho: { $type }
vanguard-op-log = čti dál v deníku
vanguard-op-flag = bude se na to pamatovat
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
vanguard-op-unlock = odemyká se něco nového ({ $set })
vanguard-op-patient =
    { $which ->
        [each] každý pacient se posune o { $count }
       *[other] jeden pacient se posune o { $count }
    }
vanguard-op-crew =
    { $crewing ->
        [available] { $count } odpočívajících bude k dispozici ({ $section })
        [resting] { $count } členů posádky odpočívá ({ $section })
        [recruit] o { $count } rekrutů více ({ $section })
       *[other] { $count } členů posádky není v tomto průchodu k dispozici ({ $section })
    }
vanguard-op-situation = { $thing } přijde do balíčku situací
vanguard-op-shuffle-back = zamíchej ji zpět
vanguard-op-remove = odstraň ji z tažení
vanguard-op-remove-card = odstraň z tažení: { $thing }
vanguard-op-scan = odkryj { $count } kroků skenu
vanguard-op-survey =
    { $count ->
        [one] odkryj celou { $count } kartu přistání
        [few] odkryj celé { $count } karty přistání
        [many] odkryj celých { $count } karty přistání
       *[other] odkryj celých { $count } karet přistání
    }
vanguard-op-relay = první krok skenu je odteď zdarma: { $thing }
vanguard-op-leave-gear =
    { $count ->
        [one] nechte tam navždy { $count } vybavení
        [few] nechte tam navždy { $count } vybavení
        [many] nechte tam navždy { $count } vybavení
       *[other] nechte tam navždy { $count } vybavení
    }
vanguard-op-lander =
    { $landering ->
        [damage] jeden modul je poškozen
       *[other] jeden modul je opraven
    }
vanguard-op-train = { $count } členů posádky 1. hodnosti povýší
vanguard-op-dice = každé sekci se změní počet kostek o { $count }
vanguard-op-project = výrobní projekt postoupí, stupňů: { $count }
vanguard-op-objective = kroků dál, { $thing }: { $count }
vanguard-op-ending = tažení končí

## Trvalé účinky

vanguard-passive-convert =
    { $colour ->
        [R] základní symbol na červené kostce může platit jako { $face }
        [G] základní symbol na zelené kostce může platit jako { $face }
        [B] základní symbol na modré kostce může platit jako { $face }
       *[other] základní symbol může platit jako { $face }
    }
vanguard-passive-crew-convert = převod tvé karty posádky platí pro všechny barvy
vanguard-passive-rest-refresh = odpočinek obnoví o { $count } více
vanguard-passive-rest-draw = při odpočinku dober o { $count } více
vanguard-passive-rest-heal =
    { $cure ->
        [die] odpočinek navíc odloží kostku zranění{ $reach ->
            [here] { " " }tobě nebo někomu jinému ve tvém sektoru
           *[other] { "" }
        }
       *[other] odpočinek navíc vyléčí kartu zranění
    }
vanguard-passive-rest-free = odpočinek nestojí zásobu
vanguard-passive-exert-refresh = vypětí obnoví o { $count } více
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
vanguard-passive-can-travel = zákaz cestování tě nezdrží
vanguard-passive-hand-limit = limit ruky je o { $count } vyšší
vanguard-passive-support = podpořit smí i posádka: { $place }
vanguard-passive-support-card = kdo podporuje, smí zahrát i kartu sekce
vanguard-passive-no-support = žádná podpora
vanguard-passive-immune = žádné takové zranění: { $injury }
vanguard-passive-no-event = hlavní efekty událostí se ignorují: { $biome }
vanguard-passive-no-threat = hrozby nesmějí vstoupit
vanguard-passive-no-danger = kostkami nebezpečí se nehází
vanguard-passive-more-danger = zkoušky mají o kostku nebezpečí více, pole { $box }
vanguard-passive-less-danger = z každé zkoušky odstraň { $count } kostky nebezpečí
vanguard-passive-no-injury = nikdo tu není zraněn
vanguard-passive-counts-as = platí jako { $biome }
vanguard-passive-swap = symboly si mění místa: { $face }
vanguard-passive-closed = uzavřeno: cesta { $path }
vanguard-passive-track-fields =
    { $sign ->
        [minus] { $track }: o { $count } pole kratší
       *[other] { $track }: o { $count } pole delší
    }
vanguard-passive-first-symbol = první symbol { $face } ve zkoušce posune zelenou stupnici o krok dál; s další takovou kartou i ten následující
vanguard-passive-lead-extra = dober o { $count } žetonů stop více a tolik vrať
vanguard-passive-unseen = hrozby na tebe nepůsobí
vanguard-passive-hold = účinky tě nepřesunou
vanguard-passive-poi-closed = bod zájmu nelze použít
vanguard-passive-crowd = v sektoru nejvýš { $count } členové posádky
vanguard-passive-supplies = při startu o { $count } zásob více
vanguard-passive-most-supplies = nejvyšší počet zásob je o { $count } vyšší
vanguard-passive-personal = osobní vybavení +{ $count }
vanguard-passive-field = polní vybavení +{ $count }
vanguard-passive-discoveries = objevy +{ $count }
vanguard-passive-minor = každý smí o { $count } drobné vybavení více
vanguard-passive-keep-disc = při evakuaci si nech { $count } objevy
vanguard-passive-keep-supplies = nech si až { $count } zásoby pro příští návštěvu
vanguard-passive-command = velení +{ $count }
vanguard-passive-energy = energie +{ $count }
vanguard-passive-scan-free = { $count } kroky skenu v každém průchodu jsou zdarma
vanguard-passive-flight-cheaper = jeden let v každém průchodu stojí o { $count } méně
vanguard-passive-line = výrobní linka pojme o { $count } projekt více
vanguard-passive-exchange-found = při rozboru smíš vyměnit { $count } nalezené objevy
vanguard-passive-pass-success = { $count } žetony úspěchu v každém průchodu
vanguard-passive-armour =
    { $sign ->
        [minus] pancíř −{ $count }
       *[other] pancíř +{ $count }
    }
vanguard-passive-sensors =
    { $sign ->
        [minus] senzory −{ $count }
       *[other] senzory +{ $count }
    }
vanguard-passive-manoeuvrability =
    { $sign ->
        [minus] obratnost −{ $count }
       *[other] obratnost +{ $count }
    }
vanguard-passive-keep-tracks = nedokončené stupnice se zaznamenají
vanguard-passive-redraw-zero = první žeton stopy s hodnotou 0 dober znovu
vanguard-passive-reroll-landing = jednou za přistání přehoď kostku
vanguard-passive-reroll-critical = jednou za průchod přehoď kostku kritické zkoušky
vanguard-passive-morale-free = nízká morálka nestojí energii
vanguard-passive-start-earlier = projekty 3. stupně začínají na 2.
vanguard-passive-add-on-free = přídavné zařízení smíš jednou za průchod použít bez velení
vanguard-passive-row-morale = morálka stoupne, když je poprvé úplná řada jedinečných objevů
vanguard-passive-let-pass = pacient smí pustit jiného před sebe
vanguard-passive-star-speed = jedno urychlení v každém průchodu lze zaplatit žetonem úspěchu
vanguard-passive-slot =
    { $medbay ->
        [light] ošetřovna, lehké: o { $count } místo více
        [moderate] ošetřovna, střední: o { $count } místo více
       *[other] ošetřovna, kritické: o { $count } místo více
    }

## Čísla

vanguard-value-count = počet { $marker }: { $place }
vanguard-value-path-count = počet { $marker } na cestách ({ $path })
vanguard-value-crewed = posádka: { $place }
vanguard-value-standees = stojánky { $thing }: { $place }
vanguard-value-field = pole stupnice { $thing }
vanguard-value-time = čas stupnice { $track }
vanguard-value-progress = stupnice – { $row } – { $thing }
vanguard-value-visits = návštěvy
vanguard-value-round = kolo
vanguard-value-supplies = zásoby
vanguard-value-success = žetony úspěchu
vanguard-value-team = celý tým
vanguard-value-rank = hodnost
vanguard-value-injuries = zranění
vanguard-value-injury-cards = karty zranění: { $injury }
vanguard-value-hand = karty v ruce
vanguard-value-charges = náboje
vanguard-value-dice = kostky ve hře
vanguard-value-equipment = vybavení
vanguard-value-passengers = pasažéři
vanguard-value-armour = pancíř
vanguard-value-sensors = senzory
vanguard-value-manoeuvrability = obratnost
vanguard-value-morale = morálka
vanguard-value-act = dějství
vanguard-value-passes = průchody
vanguard-value-read = počet čtení
vanguard-value-explored = výpravy: { $thing }
vanguard-value-memorial = mrtví z posádky ({ $section })
vanguard-value-recovered = pacienti, kteří v posledním průchodu opustili ošetřovnu
vanguard-value-waited = průchody od chvíle, kdy přišlo do hry
vanguard-value-listened = kroky Naslouchání od chvíle, kdy přišlo do hry
vanguard-value-advanced = kroky dál
vanguard-value-tally = počet: { $tally }
vanguard-value-seen = kolikrát byla odkryta { $thing }
vanguard-value-finals = prozkoumané sektory
vanguard-value-kinds = druhy objevů
vanguard-value-entered-count = navštívené sektory
vanguard-value-available = dostupní: { $section }, hodnost { $count }
vanguard-value-shown = kostky se symbolem { $face }

## Podmínky

vanguard-test-biome = sektor je { $biome }
vanguard-test-biome-at = { $place } je { $biome }
vanguard-test-is = { $place } je { $tag }
vanguard-test-at = jsi: { $place }
vanguard-test-self = jsi to ty
vanguard-test-anybody = ať je to kdokoli
vanguard-test-alone = jsi v sektoru bez ostatních
vanguard-test-final = bod zájmu ({ $place }) je konečný
vanguard-test-empty = { $place }: žádný nebo prázdný bod zájmu
vanguard-test-important = bod zájmu ({ $place }) je důležitý
vanguard-test-threatened = hrozba je: { $place }
vanguard-test-marked = { $marker } leží: { $place }
vanguard-test-gear = { $thing } stojí: { $place }
vanguard-test-carries = neseš { $thing }
vanguard-test-used = v tomto kole bylo použito: { $thing }
vanguard-test-section = sekce { $section }
vanguard-test-condition = globální podmínka je { $thing }
vanguard-test-found = { $thing } byl nalezen
vanguard-test-installed = { $thing } je nainstalováno
vanguard-test-activated =
    { $facility ->
        [laboratory] v tomto průchodu byla použita výzkumná laboratoř
        [complex] v tomto průchodu byl použit výrobní komplex
        [barracks] v tomto průchodu byly použity ubikace
        [situation-room] v tomto průchodu byla použita krizová místnost
       *[other] v tomto průchodu bylo použito přídavné zařízení
    }
vanguard-test-objective = { $thing } je ve hře
vanguard-test-row = výsledek je { $row }
vanguard-test-injury = zranění je { $injury }
vanguard-test-type = druh je { $type }
vanguard-test-symbol = symbol je { $symbol }
vanguard-test-new = nikdo tam ještě nebyl
vanguard-test-moved = v tomto tahu proběhlo cestování
vanguard-test-rested = v tomto tahu proběhl odpočinek
vanguard-test-replaced = POI ve vašem sektoru bylo v tomto tahu nahrazeno
vanguard-test-joined = místa spojuje cesta ({ $place })
vanguard-test-planet = planeta je { $thing }
vanguard-test-visited = { $thing }: proběhla výprava
vanguard-test-set = padlo rozhodnutí
vanguard-test-resolved = { $thing } – vyřešeno ({ $row })
vanguard-test-mission =
    { $outcome ->
        [done] { $thing } je splněna
        [failed] { $thing } není splněna
       *[other] { $thing } je otevřená
    }
vanguard-test-cause =
    { $cause ->
        [path] je to z cesty
        [event] je to z události
        [threat] je to z hrozby
        [landing] je to z přistání
        [danger] je to z kostky nebezpečí
        [check] je to ze zkoušky
       *[other] je to z účinku
    }
vanguard-test-status =
    { $status ->
        [no-travel] nesmíš cestovat
       *[other] ještě to platí ({ $status })
    }

## Místa a lidé

vanguard-place =
    { $which ->
        [here] tvůj sektor
        [there] onen sektor
        [yours] vlastní sektor
        [landing] přistávací sektor
        [origin] sektor, kde začal tvůj tah
        [came-from] sektor, odkud jdeš
        [round-origin] sektor, kde pro tebe začalo kolo
        [connected] spojený sektor
        [near] tvůj nebo spojený sektor
        [board] celý plán
        [entered] navštívený sektor
        [unentered] nenavštívený sektor
        [crewed] sektor s posádkou
        [next] další sektor trasy
        [closest] nejbližší takový sektor
       *[other] sektor člena posádky
    }
vanguard-place-sector = sektor { $sector }
vanguard-place-standee = sektor, kde je { $thing }
vanguard-place-poi = sektor s bodem zájmu { $thing }
vanguard-place-biome = sektor – { $biome }
vanguard-place-number = sektor – { $name } { $count }
vanguard-place-marked =
    { $kind ->
        [tag] sektor „{ $name }“
        [has] sektor s: { $name }
       *[other] sektor bez: { $name }
    }
vanguard-place-most =
    { $kind ->
        [most] sektor, kde je nejvíc: { $name }
        [least] sektor, kde je nejméně: { $name }
       *[other] sektor, kde se došlo nejdál ({ $name })
    }
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
        [most] { $crew }, kdo má nejvíc: { $value }
       *[other] { $crew }, kdo má nejméně: { $value }
    }
vanguard-crew-where = { $crew }, pokud { $condition }
vanguard-crew-others-at = ostatní členové posádky ({ $place })
vanguard-another-here = jde o někoho jiného ve tvém sektoru
vanguard-standee =
    { $which ->
        [choice] hrozba podle tvé volby
        [here] hrozba ve tvém sektoru
        [that] tuto hrozbu
        [LANDER] přistávací modul
       *[other] { $which }
    }
vanguard-track-this = tato stupnice
vanguard-track-of =
    { $which ->
        [board] časová stupnice plánu
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
        [con] konstrukce
        [sci] věda
        [tec] technika
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
        [con] konstrukce
        [sci] věda
        [tec] technika
        [bas] základní
        [van] Vanguard
        [acc] nehoda
        [shown] výsledek, který ukazuje jiná kostka
        [kin] výsledek, který ukazuje jiná kostka stejné barvy
        [named] symbol, který jmenujete
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
        [construction] konstrukce
        [science] věda
        [technology] technika
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
        [spe] živé vzorky
        [alt] cizí technika
        [flo] podivná flóra
        [mic] mikroorganismy
        [gained] druhu, jehož stopy jste v tomto tahu získali
        [marked] druhu, na němž leží žetony stop
       *[other] libovolného druhu
    }
vanguard-word-biome =
    { $word ->
        [cold] chlad
        [cave] jeskyně
        [crystalline] krystaly
        [hostile] nepřátelský život
        [desert] poušť
        [void] prázdno
        [ruins] ruiny
        [rocky] skály
        [deadly] smrtící prostředí
        [volcanic] sopky
        [vegetation] vegetace
        [water] voda
       *[other] výuka
    }
vanguard-word-section =
    { $word ->
        [security] Ochranka
        [recon] Průzkum
        [science] Věda
        [engineering] Technika
       *[other] jakákoli sekce
    }
vanguard-word-symbol =
    { $word ->
        [T] symbol cestování
        [uR] použij červenou kostku
        [uG] použij zelenou kostku
        [uB] použij modrou kostku
        [uD] použij kostku
        [u] použij kostku jakékoli barvy
        [x] kostka nebezpečí
        [any] jakýkoli
       *[other] { $word }
    }

## Akce

vanguard-special-track =
    { $sign ->
        [minus] stupnice – { $row } −{ $count }
       *[other] stupnice – { $row } +{ $count }
    }
vanguard-special-instant = zkouška hned končí: { $row }
vanguard-action-if = Jen pokud { $condition }.
vanguard-action-limit =
    { $limit ->
        [round] Jednou za kolo.
        [turn] Jednou za tah.
        [member] Jednou pro každého člena posádky.
       *[other] Jednou za výpravu.
    }
vanguard-action-danger = Jedna kostka nebezpečí, pole { $box }.
vanguard-action-track = stupnice – { $row }: polí { $count }
vanguard-action-special = zvláštní efekt – { $effect }
vanguard-action-row = { $row } – { $effect }
