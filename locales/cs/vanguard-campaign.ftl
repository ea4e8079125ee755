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
        [plate] obraz
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
        [check] ověření kostkami na vyžádání
        [system] soustava
       *[other] věc
    } „{ $name }“.
vanguard-campaign-unreachable =
    { $file }, řádek { $line }: { $kind ->
        [planets] Planeta
        [plates] Obraz
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
vanguard-campaign-check-unused = { $file }, řádek { $line }: ověření kostkami { $name } si žádný účinek nevyžádá.
vanguard-campaign-check-event = { $file }, řádek { $line }: událost nemá jiné akce než vyžádaná ověření kostkami, a ta nemají stupnice.
vanguard-campaign-never-set = { $file }, řádek { $line }: „{ $name }“ se čte, ale nikdy nenastaví.
vanguard-campaign-never-read = { $file }, řádek { $line }: „{ $name }“ se nastaví, ale nikdy nečte.
vanguard-campaign-value = { $file }, řádek { $line }: „{ $name }“ nikdy nemá hodnotu „{ $value }“.
vanguard-campaign-default = { $file }, řádek { $line }: „{ $value }“ není žádná z hodnot, které má „{ $name }“.
vanguard-campaign-brought-twice = { $file }, řádek { $line }: { $name } přináší { $first } i { $second }.
vanguard-campaign-one-way = { $file }, řádek { $line }: let z { $first } do { $second } nestojí zpět stejně.
vanguard-campaign-text = { $file }, řádek { $line }: chybí text „{ $name }“.
vanguard-campaign-text-unused = { $file }, řádek { $line }: text „{ $name }“ není nikde potřeba.
vanguard-campaign-fluent = { $file }, řádek { $line }: tohle není Fluent: { $reason }.
vanguard-fluent-start = začíná tu řádek, který není textem (název = slova) ani jeho odsazenou částí
vanguard-fluent-token = chybí „{ $token }“
vanguard-fluent-nothing = je tu název bez textu
vanguard-fluent-no-other = žádná z variant není označená * pro všechny ostatní případy
vanguard-fluent-others = * označuje víc než jednu variantu
vanguard-fluent-quote = uvozovka ve složených závorkách se nikde nezavírá
vanguard-fluent-closing = je tu uzavírací složená závorka, kterou nikdo neotevřel
vanguard-fluent-empty = mezi složenými závorkami nic není
vanguard-campaign-text-twice = { $file }, řádek { $line }: text „{ $name }“ už existuje: { $first }, řádek { $before }.
vanguard-campaign-text-file = { $file }, řádek { $line }: text „{ $name }“ se v tomto souboru nenajde. Jméno souboru musí začínat na „{ $word }“.
vanguard-campaign-text-alone = { $file }, řádek { $line }: text „{ $name }“ chybí v angličtině.
vanguard-campaign-text-foreign = { $file }, řádek { $line }: text „{ $name }“ nezačíná na „{ $prefix }-“.
vanguard-campaign-variable =
    { $file }, řádek { $line }: „{ $name }“ chce { $variable }, ale to nedostane. { $known ->
        [none] Nedostane nic.
       *[other] Dostane: { $known }.
    }
vanguard-campaign-clause = { $file }, řádek { $line }: „{ $name }“ je jen polovina: chybí věta, která říká opak, „{ $other }“.
vanguard-campaign-text-names = { $file }, řádek { $line }: „{ $name }“ říká „{ $other }“, ale takový text není.
vanguard-campaign-id = { $file }, řádek { $line }: id „{ $name }“ smí mít jen malá písmena, číslice a spojovníky a začíná písmenem.
vanguard-campaign-prefix = { $file }, řádek { $line }: předpona „{ $name }“ smí mít jen malá písmena a číslice a začíná písmenem.
vanguard-campaign-taken = { $file }, řádek { $line }: „{ $name }“ používá sám program. Zvolte jiné slovo.
vanguard-campaign-few =
    { $file }, řádek { $line }: { $what ->
        [crew] sekce { $section } potřebuje karty členů posádky mimo výukovou hru a operace: { $least }. Má jich { $count }.
        [cards] sekce { $section } potřebuje karty sekce hodnosti 1 mimo výukovou hru: { $least }. Má jich { $count }.
        [landers] chybí výsadková loď, se kterou kampaň začíná.
        [technology] chybí technologie, se kterou kampaň začíná.
        [landings] chybí cíl, kde se dá přistát od začátku a kdykoli znovu.
        [tutorial-crew] sekce { $section } nemá kartu člena posádky pro výukovou hru.
        [tutorial-deck] balíček výukové hry sekce { $section } potřebuje karty: { $least }. Má jich { $count }.
       *[starters] sekce { $section } potřebuje počáteční karty: { $least }. Má jich { $count }.
    }
vanguard-campaign-figure = { $file }, řádek { $line }: { $value } není mezi { $least } a { $most }.
vanguard-campaign-endless = { $file }, řádek { $line }: zkušební partie neskončila do { $seconds } sekund.
vanguard-campaign-no-landing-sector = { $file }, řádek { $line }: { $name } nemá sektor výsadku, takže se tam nedá přistát.
vanguard-campaign-no-log =
    { $file }, řádek { $line }: { $name } nemá záznam pro { $end ->
        [departure] odlet
       *[other] evakuaci
    }.
vanguard-campaign-plate-id = { $file }, řádek { $line }: id obrazu se skládá z malých písmen, číslic a podtržítek, a „{ $name }“ ne.
vanguard-campaign-act-plates = { $file }, řádek { $line }: obrazů pro dějství ({ $count }) je víc než dějství ({ $acts }).
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
        [plates] { $count ->
            [one] { $count } obraz
            [few] { $count } obrazy
            [many] { $count } obrazu
           *[other] { $count } obrazů
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
vanguard-campaign-about-list = Vypíše nabízené kampaně: naše, ty v datové složce a ty, kam ukazuje STARBOARD_CAMPAIGNS.
vanguard-campaign-about-new = Založí kampaň: kopii Knihy hostů v nové složce, jejíž jméno se stane jejím id.
vanguard-campaign-listed =
    { $campaign }: { $name }, { $folder }{ $sound ->
        [yes] {""}
       *[no] {" "}(není v pořádku)
    }
vanguard-campaign-made = Vaše kampaň je ve složce { $folder }.
vanguard-campaign-bad-name = „{ $name }“ nemůže být id kampaně: jen malá písmena, číslice a spojovníky, na začátku písmeno, a žádné slovo, které používá sám program.
vanguard-campaign-there = { $folder } už existuje.
vanguard-campaign-broke = { $file }, řádek { $line }: zkušební partie ({ $start }) se zasekla. { $reason }
