# Co dělají karty, složeno ze slov zápisu. Část začíná malým písmenem a končí bez tečky.
# $who: „you“ rozkaz, „each“ a „they“ třetí osoba, „inf“ po „můžete“ a „může“.

## Spojky

vanguard-text = { CAPITAL($said) }.
vanguard-next-sentence = { $first }. { CAPITAL($second) }
vanguard-comma = { $first }, { $second }
vanguard-both = { $first } a { $second }
vanguard-and-then = { $first }, a { $second }
vanguard-both-quoted = { $first }“ a „{ $second }
vanguard-twice = { $said }, a to dvakrát
vanguard-or = { $first } nebo { $second }
vanguard-or-else = { $first }, nebo { $second }
vanguard-either = k tomu { $said }
vanguard-both-of = zároveň { $said }
vanguard-nothing-happens = nic se nestane
vanguard-hidden = co z toho vzejde, poví palubní deník
vanguard-rest-hidden = zbytek poví palubní deník
vanguard-symbol-as =
    { $both ->
        [yes] { $first } platí jako { $second } a naopak
       *[no] { $first } platí jako { $second }
    }
vanguard-own = { $name }
vanguard-unmet =
    { $kind ->
        [planets] beze jména
        [systems] beze jména
       *[others] Zapečetěná karta
    }
vanguard-demand = { $demand }: { $said }
vanguard-arrow = { $said }. Potom následuje { $row }

## Skupiny

vanguard-group-if = pokud { $condition }, { $said }
vanguard-group-but-if = ale { $condition }, { $said }
vanguard-group-if-else = pokud { $condition }, { $said }. Pokud ne, { $otherwise }
vanguard-group-if-else-within = { $otherwise }, ledaže { $condition }; pak { $said }
vanguard-group-may =
    { $who ->
        [you] můžete { $said }
        [inf] { $said }
       *[other] může { $said }
    }
vanguard-group-pay =
    { $who ->
        [you] můžete { $said } a za to { $gain }
        [inf] { $said } a za to { $gain }
       *[other] může { $said } a za to { $gain }
    }
vanguard-group-pay-then =
    { $who ->
        [you] můžete { $said }. Pokud to uděláte, { $gain }
       *[other] může { $said }. Pokud to udělá, { $gain }
    }
vanguard-group-crew =
    { $pick ->
        [each] { $crew } { $said }
        [random] { $crew } { $said }
        [again] { $crew } { $said }
       *[chosen] vyberte { $crew }. { CAPITAL($said) }
    }
vanguard-group-crew-within =
    { $pick ->
        [each] { $crew } { $said }
        [random] { $crew } { $said }
        [again] { $crew } { $said }
       *[chosen] vyberte { $crew }, kdo { $said }
    }
vanguard-group-for =
    { $pick ->
        [each] { $crew }: { $said }
        [random] { $crew }: { $said }
        [again] potom{ $if ->
            [yes] ,
           *[no] { "" }
        } { $said }
       *[chosen] vyberte { $crew }: { $said }
    }
vanguard-they = { $said }
vanguard-group-once =
    { $span ->
        [round] jednou za kolo – { $said }
        [turn] jednou za tah – { $said }
        [check] jednou za ověření – { $said }
        [campaign] jednou za kampaň – { $said }
        [member] jednou pro každého člena posádky – { $said }
       *[other] jen poprvé – { $said }
    }
vanguard-group-repeat =
    { $count ->
        [1] { $said }
        [2] dvakrát { $said }
        [3] třikrát { $said }
        [one] { $said }
        [few] { $count }krát { $said }
        [many] { $count }krát { $said }
        [other] { $count }krát { $said }
       *[text] tolikrát, kolik je { $count }, { $said }
    }
vanguard-group-at = { $place } { $said }

## Kdy se karta používá

vanguard-ability = { $when }: { $said }
vanguard-ability-paid =
    { $price ->
        [discard] { $when }: můžete tuto kartu vrátit a { $said }
        [sacrifice] { $when }: můžete tuto kartu obětovat a { $said }
       *[action] { $when }: můžete použít akci a { $said }
    }
vanguard-ability-price =
    { $price ->
        [discard] vraťte tuto kartu. { CAPITAL($said) }
        [sacrifice] obětujte tuto kartu. { CAPITAL($said) }
       *[action] použijte akci. { CAPITAL($said) }
    }
vanguard-when-if = { $when }, pokud { $condition }
vanguard-timing =
    { $timing ->
        [check] při ověření
        [turn] ve svém tahu
        [travel] při přesunu
        [rest] při odpočinku
        [injury] { $whose ->
            [you] když utrpíte zranění
            [anyone] když kdokoli utrpí zranění
           *[someone] když někdo utrpí zranění
        }
        [event] když odkryjete událost
        [track] když postupuje stupnice času
        [lead] { $whose ->
            [you] když získáte náznaky
           *[anyone] když kdokoli získá náznaky
        }
        [danger] při hodu kostkami nebezpečí
        [die] když máte vyčerpat kostku
        [attack] když útočí hrozba
        [landing] při přistání
        [move] když má být někdo přesunut
        [enter] když vstoupíte do sektoru
        [poi] když je bod zájmu nahrazen
        [row] když je označen důsledek
        [disc] když získáte objev
        [launch] při startu
        [docking] při dokování
       *[other] kdykoli
    }
vanguard-uses =
    { $use ->
        [once] jednou, { $when }
        [twice] dvakrát, { $when }
        [thrice] třikrát, { $when }
        [round] jednou za kolo, { $when }
        [turn] jednou za tah, { $when }
       *[near] { $when }, i v propojeném sektoru
    }

## Akce

vanguard-special-track =
    { $sign ->
        [minus] { $row } stupnice ustoupí o { $count }
       *[other] { $row } stupnice postoupí o { $count }
    }
vanguard-special-instant = ověření hned končí a platí { $row }
vanguard-action-demanded = Jen když si to vyžádá nějaký účinek.
vanguard-action-if = Jen pokud { $condition }.
vanguard-action-limit =
    { $limit ->
        [round] Jednou za kolo.
        [turn] Jednou za tah.
        [member] Jednou pro každého člena posádky.
       *[other] Jednou za průzkum planety.
    }
vanguard-action-danger = Kostka nebezpečí { $box }.
vanguard-action-track =
    { CAPITAL($row) } stupnice má { $count ->
        [one] { $count } pole
        [few] { $count } pole
        [many] { $count } pole
       *[other] { $count } polí
    }.
vanguard-action-special = Zvláštní účinek. { $said }
vanguard-action-row = { $row }: { $said }
vanguard-action-row-with = { $row } – { $demand }: { $said }

## Lidé

vanguard-crew =
    { $pick ->
        [each] { $which ->
            [all] každý v týmu
            [others] každý další v týmu
            [at] každý { $place }
            [others-at] každý další { $place }
           *[me] dotyčný člen posádky
        }
        [random] { $which ->
            [all] náhodný člen týmu
            [others] náhodný další člen týmu
            [at] náhodný člen posádky { $place }
            [others-at] náhodný další člen posádky { $place }
           *[me] dotyčný člen posádky
        }
       *[chosen] { $which ->
            [all] někoho z týmu
            [others] někoho dalšího z týmu
            [at] někoho { $place }
            [others-at] někoho dalšího { $place }
           *[me] sebe
        }
    }
vanguard-crew-pick =
    { $most ->
        [most] ten, kdo { $which ->
            [at] { $place }
           *[other] v týmu
        } { $by ->
            [equipment] nese nejvíc výbavy,
           *[other] má nejvíc { $value },
        }
       *[least] ten, kdo { $which ->
            [at] { $place }
           *[other] v týmu
        } { $by ->
            [equipment] nese nejmíň výbavy,
           *[other] má nejmíň { $value },
        }
    }
vanguard-crew-injured = { $crew } se zraněním
vanguard-crew-where =
    { $crew } – pokud { $condition }{ $pick ->
        [each] { " " }–
        [random] { " " }–
       *[chosen] { "" }
    }
vanguard-crew-again =
    { $pick ->
        [each] každý z nich
       *[other] tatáž osoba
    }
vanguard-standee =
    { $which ->
        [choice] vybraná hrozba
        [here] hrozba ve vašem sektoru
        [that] tato hrozba
       *[LANDER] výsadková loď
    }

## Místa. $form: bare (první pád), in, to, from, toward

vanguard-place =
    { $form ->
        [bare] { $which ->
            [here] váš sektor
            [there] onen sektor
            [yours] váš vlastní sektor
            [landing] sektor výsadku
            [origin] výchozí sektor vašeho tahu
            [came-from] váš předchozí sektor
            [round-origin] váš výchozí sektor tohoto kola
            [connected] propojený sektor
            [near] váš nebo propojený sektor
            [board] celá deska
            [entered] navštívený sektor
            [unentered] nenavštívený sektor
            [crewed] sektor s posádkou
            [next] další sektor trasy
            [closest] nejbližší takový sektor
           *[other] sektor člena posádky
        }
        [to] { $which ->
            [here] do vašeho sektoru
            [there] do onoho sektoru
            [yours] do vašeho vlastního sektoru
            [landing] do sektoru výsadku
            [origin] do výchozího sektoru vašeho tahu
            [came-from] zpět do předchozího sektoru
            [round-origin] do výchozího sektoru tohoto kola
            [connected] do propojeného sektoru
            [near] do vašeho nebo propojeného sektoru
            [board] kamkoli na desce
            [entered] do navštíveného sektoru
            [unentered] do nenavštíveného sektoru
            [crewed] do sektoru s posádkou
            [next] do dalšího sektoru trasy
            [closest] do nejbližšího takového sektoru
           *[other] do sektoru člena posádky
        }
        [from] { $which ->
            [here] z vašeho sektoru
            [there] z onoho sektoru
            [yours] z vašeho vlastního sektoru
            [landing] ze sektoru výsadku
            [origin] z výchozího sektoru vašeho tahu
            [came-from] z předchozího sektoru
            [round-origin] z výchozího sektoru tohoto kola
            [connected] z propojeného sektoru
            [near] z vašeho nebo propojeného sektoru
            [board] z celé desky
            [entered] z navštíveného sektoru
            [unentered] z nenavštíveného sektoru
            [crewed] ze sektoru s posádkou
            [next] z dalšího sektoru trasy
            [closest] z nejbližšího takového sektoru
           *[other] ze sektoru člena posádky
        }
        [toward] { $which ->
            [here] k vašemu sektoru
            [there] k onomu sektoru
            [yours] k vašemu vlastnímu sektoru
            [landing] k sektoru výsadku
            [origin] k výchozímu sektoru vašeho tahu
            [came-from] k předchozímu sektoru
            [round-origin] k výchozímu sektoru tohoto kola
            [connected] k propojenému sektoru
            [near] k vašemu nebo propojenému sektoru
            [board] kamkoli na desce
            [entered] k navštívenému sektoru
            [unentered] k nenavštívenému sektoru
            [crewed] k sektoru s posádkou
            [next] k dalšímu sektoru trasy
            [closest] k nejbližšímu takovému sektoru
           *[other] k sektoru člena posádky
        }
       *[in] { $which ->
            [here] ve vašem sektoru
            [own] ve svém sektoru
            [there] v onom sektoru
            [yours] ve vašem vlastním sektoru
            [landing] v sektoru výsadku
            [origin] ve výchozím sektoru vašeho tahu
            [came-from] v předchozím sektoru
            [round-origin] ve výchozím sektoru tohoto kola
            [connected] v propojeném sektoru
            [near] ve vašem nebo propojeném sektoru
            [board] na desce
            [entered] v navštíveném sektoru
            [unentered] v nenavštíveném sektoru
            [crewed] v sektoru s posádkou
            [next] v dalším sektoru trasy
            [closest] v nejbližším takovém sektoru
           *[other] v sektoru člena posádky
        }
    }
vanguard-place-sector =
    { $form ->
        [bare] sektor
        [to] do sektoru
        [from] ze sektoru
        [toward] k sektoru
       *[in] v sektoru
    } { $named ->
        [yes] { $sector }
       *[no] { $sector }
    }
vanguard-place-standee =
    { $form ->
        [bare] sektor s figurkou { $thing }
        [to] do sektoru s figurkou { $thing }
        [from] ze sektoru s figurkou { $thing }
        [toward] k figurce { $thing }
       *[in] v sektoru s figurkou { $thing }
    }
vanguard-place-poi =
    { $form ->
        [bare] sektor s bodem zájmu { $thing }
        [to] do sektoru s bodem zájmu { $thing }
        [from] ze sektoru s bodem zájmu { $thing }
        [toward] k bodu zájmu { $thing }
       *[in] v sektoru s bodem zájmu { $thing }
    }
vanguard-place-biome =
    { $form ->
        [bare] sektor s biomem { $biome }
        [to] do sektoru s biomem { $biome }
        [from] ze sektoru s biomem { $biome }
        [toward] k sektoru s biomem { $biome }
       *[in] v sektoru s biomem { $biome }
    }
vanguard-route-along = po trase { $name }
vanguard-path-between = mezi sektory { $first } a { $second }
vanguard-place-number =
    { $form ->
        [bare] sektor s údajem { $name } { $count }
        [to] do sektoru s údajem { $name } { $count }
        [from] ze sektoru s údajem { $name } { $count }
        [toward] k sektoru s údajem { $name } { $count }
       *[in] v sektoru s údajem { $name } { $count }
    }
vanguard-place-connected-to =
    { $form ->
        [bare] sektor, s nímž je propojený { $place }
        [to] do sektoru, s nímž je propojený { $place }
        [from] ze sektoru, s nímž je propojený { $place }
        [toward] k sektoru, s nímž je propojený { $place }
       *[in] v sektoru, s nímž je propojený { $place }
    }
vanguard-place-near-to =
    { $form ->
        [toward] k místu { $place } nebo hned vedle
       *[in] { $place } nebo hned vedle
    }
vanguard-place-closest-to =
    { $form ->
        [bare] nejbližší sektor, počítáno { $place }
        [to] do nejbližšího sektoru, počítáno { $place }
        [from] z nejbližšího sektoru, počítáno { $place }
        [toward] k nejbližšímu sektoru, počítáno { $place }
       *[in] v nejbližším sektoru, počítáno { $place }
    }
vanguard-place-crew-pick =
    { $form ->
        [bare] sektor toho, kdo
        [to] do sektoru toho, kdo
        [from] ze sektoru toho, kdo
        [toward] k tomu, kdo
       *[in] v sektoru toho, kdo
    } { $pick ->
        [most] { $by ->
            [equipment] nese nejvíc výbavy
           *[other] má nejvíc { $value }
        }
       *[least] { $by ->
            [equipment] nese nejmíň výbavy
           *[other] má nejmíň { $value }
        }
    }
vanguard-place-crew-near =
    { $form ->
        [bare] sektor toho, kdo to má nejblíž { $place }
        [to] do sektoru toho, kdo to má nejblíž { $place }
        [from] ze sektoru toho, kdo to má nejblíž { $place }
        [toward] k tomu, kdo to má nejblíž { $place }
       *[in] v sektoru toho, kdo to má nejblíž { $place }
    }
vanguard-place-crew-last =
    { $form ->
        [bare] sektor toho,
        [to] do sektoru toho,
        [from] ze sektoru toho,
        [toward] k tomu,
       *[in] v sektoru toho,
    } { $deed ->
        [green] komu naposledy vyšla zelená
        [yellow] komu naposledy vyšla žlutá
        [red] komu naposledy vyšla červená
       *[replaced] kdo jako poslední nahradil bod zájmu
    }
vanguard-place-marked =
    { $form ->
        [bare] sektor
        [to] do sektoru
        [from] ze sektoru
        [toward] k sektoru
       *[in] v sektoru
    } { $kind ->
        [tag] „{ $name }“
        [has] se značkou „{ $name }“
       *[no] bez značky „{ $name }“
    }
vanguard-place-most =
    { $form ->
        [bare] sektor, kde je
        [to] do sektoru, kde je
        [from] ze sektoru, kde je
        [toward] k sektoru, kde je
       *[in] v sektoru, kde je
    } { $kind ->
        [most] nejvíc
       *[least] nejmíň
    } { $of ->
        [crew] osob
        [own] { $name }
       *[marker] značek „{ $name }“
    }
vanguard-place-furthest =
    { $form ->
        [bare] sektor
        [to] do sektoru
        [from] ze sektoru
        [toward] k sektoru
       *[in] v sektoru
    }, kde je nejdál { $row } stupnice
vanguard-place-narrowed =
    { $take ->
        [but] { $first }, který není { $second }
       *[and] { $first }, který je zároveň { $second }
    }

## Kostky

vanguard-dice =
    { $colour ->
        [R] { $count ->
            [0] všechny červené kostky
            [own] všechny své červené kostky
            [any] libovolný počet červených kostek
            [one] { $count } červenou kostku
            [few] { $count } červené kostky
            [many] { $count } červené kostky
            [other] { $count } červených kostek
           *[text] tolik červených kostek, kolik je { $count }
        }
        [G] { $count ->
            [0] všechny zelené kostky
            [own] všechny své zelené kostky
            [any] libovolný počet zelených kostek
            [one] { $count } zelenou kostku
            [few] { $count } zelené kostky
            [many] { $count } zelené kostky
            [other] { $count } zelených kostek
           *[text] tolik zelených kostek, kolik je { $count }
        }
        [B] { $count ->
            [0] všechny modré kostky
            [own] všechny své modré kostky
            [any] libovolný počet modrých kostek
            [one] { $count } modrou kostku
            [few] { $count } modré kostky
            [many] { $count } modré kostky
            [other] { $count } modrých kostek
           *[text] tolik modrých kostek, kolik je { $count }
        }
       *[other] { $count ->
            [0] všechny kostky
            [own] všechny své kostky
            [any] libovolný počet kostek
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
            [other] { $count } kostek
           *[text] tolik kostek, kolik je { $count }
        }
    }

## Stupnice

vanguard-track-this = tato stupnice
vanguard-track-named = stupnice „{ $name }“
vanguard-track-card = stupnice karty { $name }
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
       *[other] podle vaší volby
    }
# Čtvrtý pád, po „na“.
vanguard-word-result =
    { $word ->
        [fit] zdatnost
        [gat] sběr
        [def] obranu
        [exp] průzkum
        [bio] biologii
        [xen] xenologii
        [con] stavbu
        [sci] vědu
        [tec] technologii
        [bas] základní symbol
        [van] Vanguard
        [acc] nehodu
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
        [construction] stavba
        [science] věda
        [technology] technologie
        [basic] základní symbol
        [vanguard] Vanguard
        [accident] nehoda
        [red] { $count ->
            [one] červená kostka
            [few] { $count } červené kostky
            [many] { $count } červené kostky
           *[other] { $count } červených kostek
        }
        [green] { $count ->
            [one] zelená kostka
            [few] { $count } zelené kostky
            [many] { $count } zelené kostky
           *[other] { $count } zelených kostek
        }
        [blue] { $count ->
            [one] modrá kostka
            [few] { $count } modré kostky
            [many] { $count } modré kostky
           *[other] { $count } modrých kostek
        }
        [die] { $count ->
            [one] kostka
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        }
       *[other] jakýkoli symbol
    }{ $word ->
        [red] { "" }
        [green] { "" }
        [blue] { "" }
        [die] { "" }
       *[other] { $count ->
            [one] { "" }
            [2] { " " }dvakrát
            [3] { " " }třikrát
            [few] { " " }{ $count }krát
            [many] { " " }{ $count }krát
           *[other] { " " }{ $count }krát
        }
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
# Zranění, jak ho kdo utrpí: po „jde o zranění“.
vanguard-an-injury =
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
# Druhý pád, po „náznak“ a „objev“.
vanguard-word-type =
    { $word ->
        [min] minerálů
        [spe] živých exemplářů
        [alt] mimozemských technologií
        [flo] podivné flóry
        [mic] mikroorganismů
        [gained] druhu, který v tomto tahu už sbíráte
        [marked] druhu, u kterého leží žetony náznaků
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
# Jaký sektor je: po „je sektor“.
vanguard-is-biome =
    { $word ->
        [cold] chladný
        [cave] v jeskyni
        [crystalline] krystalický
        [hostile] nepřátelský
        [desert] pouštní
        [void] v prázdnotě
        [ruins] v ruinách
        [rocky] skalnatý
        [deadly] smrtící
        [volcanic] sopečný
        [vegetation] porostlý
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
        [uR] vyčerpání červené kostky
        [uG] vyčerpání zelené kostky
        [uB] vyčerpání modré kostky
        [uD] vyčerpání kostky
        [u] vyčerpání kostky jakékoli barvy
        [sR] obětování červené kostky
        [sG] obětování zelené kostky
        [sB] obětování modré kostky
        [sD] obětování kostky
        [s] obětování kostky jakékoli barvy
        [x] hod kostkou nebezpečí
        [xA] hod kostkou nebezpečí A
        [xB] hod kostkou nebezpečí B
        [xC] hod kostkou nebezpečí C
        [xD] hod kostkou nebezpečí D
        [xT] hod kostkou nebezpečí T
       *[any] jakýkoli
    }
