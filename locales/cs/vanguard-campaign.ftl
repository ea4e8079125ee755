# `starboard campaign check`

vanguard-campaign-about = Zkontroluje kampaň: každý odkaz, každou cestu, každý požadavek, každý příznak, každý text.
vanguard-campaign-no-folder = Složka „{ $folder }“ neexistuje.
vanguard-campaign-reference =
    { $file }, řádek { $line }: neexistuje { $kind ->
        [poi] bod zájmu
        [log] záznam
        [threat] hrozba
        [condition] karta obecných podmínek
        [mission] mise
        [unique] mimořádný objev
        [card] karta
        [situation] situace
        [operation] operace
        [planet] planeta
        [flag] hodnota příznaku
        [counter] počítadlo
        [marker] značka
        [track] stupnice
        [state] hodnota stavu
        [name] stupnice ani stav
        [value] číslo
        [number] číslo sektoru
        [sector] sektor
        [path] cesta
        [symbol] symbol cesty
        [standee] hrozba
        [tag] štítek
        [lasting] trvalý účinek
        [route] trasa
        [biome] biom
        [system] soustava
       *[other] věc
    } „{ $name }“.
vanguard-campaign-unreachable =
    { $file }, řádek { $line }: { $kind ->
        [planets] Planeta
        [pois] Bod zájmu
        [threats] Hrozba
        [conditions] Karta obecných podmínek
        [missions] Mise
        [logs] Záznam
        [uniques] Mimořádný objev
        [situations] Situace
        [systems] Soustava
        [destinations] Cíl cesty
        [research] Výzkumný projekt
        [production] Výrobní projekt
        [objectives] Úkol
       *[other] Karta
    } „{ $name }“ není k dosažení.
vanguard-campaign-sector-twice = { $file }, řádek { $line }: { $name } má dva sektory { $sector }.
vanguard-campaign-path-twice = { $file }, řádek { $line }: cesta { $path } je tu dvakrát.
vanguard-campaign-stuck = { $file }, řádek { $line }: ze sektoru { $sector } planety { $name } nevede cesta do žádného sektoru výsadku.
vanguard-campaign-cut-off = { $file }, řádek { $line }: ze sektoru výsadku { $start } planety { $name } nevede cesta do sektoru { $sector }.
vanguard-campaign-landing-none = { $file }, řádek { $line }: přistávací tabulka planety { $name } nemá řádek pro { $roll }.
vanguard-campaign-landing-twice = { $file }, řádek { $line }: přistávací tabulka planety { $name } má dva řádky pro { $roll }.
vanguard-campaign-demand = { $file }, řádek { $line }: žádná kostka { $act }. dějství neukazuje symbol { $symbol }, který žádá „{ $demand }“.
vanguard-campaign-never-set = { $file }, řádek { $line }: „{ $name }“ se čte, ale nikdy nenastaví.
vanguard-campaign-never-read = { $file }, řádek { $line }: „{ $name }“ se nastaví, ale nikdy nečte.
vanguard-campaign-value = { $file }, řádek { $line }: „{ $name }“ nikdy nemá hodnotu „{ $value }“.
vanguard-campaign-default = { $file }, řádek { $line }: „{ $value }“ není žádná z hodnot, které má „{ $name }“.
vanguard-campaign-brought-twice = { $file }, řádek { $line }: { $name } přináší { $first } i { $second }.
vanguard-campaign-one-way = { $file }, řádek { $line }: let z { $first } do { $second } nestojí zpět stejně.
vanguard-campaign-text = { $file }, řádek { $line }: chybí text „{ $name }“.
vanguard-campaign-text-unused = { $file }, řádek { $line }: text „{ $name }“ není nikde potřeba.
vanguard-campaign-no-log =
    { $file }, řádek { $line }: { $name } nemá záznam pro { $end ->
        [departure] odlet
       *[other] evakuaci
    }.
vanguard-campaign-more =
    { $count ->
        [one] A ještě { $count } chyba.
        [few] A ještě { $count } chyby.
        [many] A ještě { $count } chyby.
       *[other] A ještě { $count } chyb.
    }
vanguard-campaign-count =
    { $kind ->
        [planets] { $count ->
            [one] { $count } planeta
            [few] { $count } planety
            [many] { $count } planety
           *[other] { $count } planet
        }
        [pois] { $count ->
            [one] { $count } bod zájmu
            [few] { $count } body zájmu
            [many] { $count } bodu zájmu
           *[other] { $count } bodů zájmu
        }
        [missions] { $count ->
            [one] { $count } mise
            [few] { $count } mise
            [many] { $count } mise
           *[other] { $count } misí
        }
        [conditions] { $count ->
            [one] { $count } karta obecných podmínek
            [few] { $count } karty obecných podmínek
            [many] { $count } karty obecných podmínek
           *[other] { $count } karet obecných podmínek
        }
        [threats] { $count ->
            [one] { $count } hrozba
            [few] { $count } hrozby
            [many] { $count } hrozby
           *[other] { $count } hrozeb
        }
        [logs] { $count ->
            [one] { $count } záznam
            [few] { $count } záznamy
            [many] { $count } záznamu
           *[other] { $count } záznamů
        }
        [section_cards] { $count ->
            [one] { $count } karta sekce
            [few] { $count } karty sekce
            [many] { $count } karty sekce
           *[other] { $count } karet sekce
        }
        [crew] { $count ->
            [one] { $count } člen posádky
            [few] { $count } členové posádky
            [many] { $count } člena posádky
           *[other] { $count } členů posádky
        }
       *[other] { $count ->
            [one] { $count } kus výbavy
            [few] { $count } kusy výbavy
            [many] { $count } kusu výbavy
           *[other] { $count } kusů výbavy
        }
    }
vanguard-campaign-untranslated =
    Jazyk { $language } nechává angličtině { $count ->
        [one] { $count } text.
        [few] { $count } texty.
        [many] { $count } textu.
       *[other] { $count } textů.
    }
vanguard-campaign-sound = Kampaň je v pořádku.
vanguard-campaign-unsound = Kampaň není v pořádku.
