# Co říká Galaxy Trucker za letu a na jeho konci.

## Karty dobrodružství

trucker-card-open-space = volný vesmír
trucker-card-stardust = hvězdný prach
trucker-card-epidemic = epidemie
trucker-card-sabotage = sabotáž
trucker-card-planets = planety
trucker-card-abandoned-ship = opuštěná loď
trucker-card-abandoned-station = opuštěná stanice
trucker-card-meteoric-swarm = meteorický roj
trucker-card-slavers = otrokáři
trucker-card-smugglers = pašeráci
trucker-card-pirates = piráti
trucker-card-combat-zone = bojová zóna
trucker-card-revealed =
    Další karta: { $card }. { $left ->
        [0] Je to poslední.
        [one] Zbývá ještě { $left }.
        [few] Zbývají ještě { $left }.
        [many] Zbývá ještě { $left }.
       *[other] Zbývá jich ještě { $left }.
    }
trucker-card-skipped = Karta se přeskakuje: letí už jen jeden hráč.

## Zboží

trucker-good-red = červené zboží
trucker-good-yellow = žluté zboží
trucker-good-green = zelené zboží
trucker-good-blue = modré zboží

## Meteory a střely

trucker-threat-small-meteor = Malý meteorit
trucker-threat-large-meteor = Velký meteorit
trucker-threat-light-shot = Lehká střela
trucker-threat-heavy-shot = Těžká střela
trucker-from-front = zepředu
trucker-from-right = zprava
trucker-from-rear = zezadu
trucker-from-left = zleva
trucker-line-column = sloupec { $column }
trucker-line-row = řada { $row }
trucker-line-rows = řady { $first } a { $second }
trucker-line-none = mimo desku
trucker-attack = { $threat } { $side }! Kostky { $dice }: { $line }.
trucker-attack-turned = { $threat } { $side }! Na kostce padlo { $die }, a tak letí { $turned }.
trucker-attack-square = { $threat } { $side }! Kostky { $dice }: začíná na poli { $square }.
trucker-missed = Útok letí mimo: { $seat }.
trucker-bounced = Meteorit se odráží. { $seat }: klonk!
trucker-plated = { $seat }: pancéřování drží.
trucker-shielded = { $seat }: štít drží.
trucker-shot-down = { $seat } rozstřílí meteorit na štěrk.
trucker-destroyed = { $seat } ztrácí dílek: { $kind }.
trucker-broke-off =
    { $seat } ztrácí { $count ->
        [one] další { $count } dílek, který se odlomil
        [few] další { $count } dílky, které se odlomily
        [many] dalších { $count } dílku, který se odlomil
       *[other] dalších { $count } dílků, které se odlomily
    }.
trucker-alien-left = { $seat }: mimozemšťan přišel o podporu života a opouští loď.

## Dny a síla

trucker-moved-forward =
    { $seat } získává { $days ->
        [one] { $days } letový den
        [few] { $days } letové dny
        [many] { $days } letového dne
       *[other] { $days } letových dnů
    }.
trucker-moved-back =
    { $seat } ztrácí { $days ->
        [one] { $days } letový den
        [few] { $days } letové dny
        [many] { $days } letového dne
       *[other] { $days } letových dnů
    }.
trucker-declared-engines = { $seat } letí se silou motorů { $strength }.
trucker-declared-cannons = { $seat } střílí s palebnou silou { $strength }.
trucker-spent-batteries =
    { $seat } spotřebovává { $count ->
        [one] { $count } baterii
        [few] { $count } baterie
        [many] { $count } baterie
       *[other] { $count } baterií
    }.
trucker-no-engines = { $seat } se ve volném vesmíru vznáší bez motorů.

## Zisky a ztráty

trucker-lost-crew =
    { $seat } ztrácí { $count ->
        [one] { $count } člena posádky
        [few] { $count } členy posádky
        [many] { $count } člena posádky
       *[other] { $count } členů posádky
    }.
trucker-lost-good = { $seat } ztrácí { $good }.
trucker-lost-batteries =
    { $seat } ztrácí { $count ->
        [one] { $count } baterii
        [few] { $count } baterie
        [many] { $count } baterie
       *[other] { $count } baterií
    }.
trucker-loaded =
    { $seat } nakládá { $count ->
        [one] { $count } bednu
        [few] { $count } bedny
        [many] { $count } bedny
       *[other] { $count } beden
    }: { $good }.
trucker-threw-out =
    { $seat } vyhazuje { $count ->
        [one] { $count } bednu
        [few] { $count } bedny
        [many] { $count } bedny
       *[other] { $count } beden
    }: { $good }.
trucker-no-holds = { $seat } nemá nákladový prostor.
trucker-earned =
    { $seat } dostává { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }.
trucker-landed = { $seat } přistává na planetě { $planet }.
trucker-docked = { $seat } kotví u stanice.

## Nepřátelé, bojová zóna, sabotáž

trucker-victory = { $seat } vítězí nad nepřáteli.
trucker-draw = { $seat } nepřátele odráží a ti letí k další lodi.
trucker-defeat = { $seat } s nepřáteli prohrává.
trucker-declined = { $seat } odmítá odměnu.
trucker-least-crew = nejmenší posádka
trucker-least-engines = nejslabší motory
trucker-least-cannons = nejslabší děla
trucker-weakest = Odnáší to { $seat }: { $least }.
trucker-sabotaged = Sabotáž! Nejmenší posádku má { $seat }.
trucker-sabotage-empty = Sabotéři nenašli, co by zničili.
trucker-sabotage-beyond = Sabotéři se do lodi netrefili.

## Vzdání letu

trucker-gave-up =
    { $why ->
        [engines] { $seat } nemá žádný tah motorů a musí let opustit.
        [humans] { $seat } musí opustit let.
        [lapped] { $seat } musí opustit let.
       *[choice] { $seat } vzdává let.
    }
trucker-withdrew =
    { $why ->
        [engines] { $seat }: loď { $ship } nemá žádný tah motorů a opouští let.
        [humans] { $seat } nemá na lodi { $ship } žádného člověka: loď opouští let.
       *[choice] { $seat } stahuje z letu loď { $ship }.
    }
trucker-no-humans = { $seat } už nemá na palubě žádného člověka.
trucker-lapped = { $seat } ztrácí celé kolo a vypadává.

## Konec cesty

trucker-arrived =
    { $seat } dolétá na { $place }. místě a dostává { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }.
trucker-best-looking =
    Nejhezčí loď, na které { $count ->
        [one] je { $count } odkrytý konektor
        [few] jsou { $count } odkryté konektory
        [many] je { $count } odkrytého konektoru
       *[other] je { $count } odkrytých konektorů
    }, vynáší { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }: { $seat }.
trucker-sold =
    { $seat } prodává zboží za { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }.
trucker-paid-losses =
    { $credits ->
        [0] { $seat } nemá na zaplacení ztracených dílků ani kredit.
       *[other]
            { $seat } platí { $credits ->
                [one] { $credits } kredit
                [few] { $credits } kredity
                [many] { $credits } kreditu
               *[other] { $credits } kreditů
            } za { $count ->
                [one] { $count } ztracený dílek
                [few] { $count } ztracené dílky
                [many] { $count } ztraceného dílku
               *[other] { $count } ztracených dílků
            }.
    }
trucker-paid-debt =
    { $credits ->
        [0] { $seat } nemá z čeho splatit dlužné pojistné a dluh se promíjí.
       *[other]
            { $seat } splácí { $credits ->
                [one] { $credits } kredit
                [few] { $credits } kredity
                [many] { $credits } kreditu
               *[other] { $credits } kreditů
            } z dlužného pojistného.
    }

## Otázky

trucker-ask-fly-on = Letíte dál k další kartě, nebo let vzdáváte?
trucker-ask-engines = Jak silné budou vaše motory?
trucker-ask-cannons = Jak silná budou vaše děla?
trucker-ask-cannons-against = Nepřátelé mají sílu { $enemy }. A vy?
trucker-ask-battery =
    Odkud vezmete baterie? Zbývá spotřebovat { $left ->
        [one] { $left } baterii
        [few] { $left } baterie
        [many] { $left } baterie
       *[other] { $left } baterií
    }.
trucker-ask-shield =
    { $threat } míří na { $part }{ $count ->
        [1] { "" }
       *[other] { " " }a ještě na jeden dílek
    }. Zapnete štít?
trucker-ask-shoot =
    { $threat } míří na { $part }{ $count ->
        [1] . Sestřelíte ho?
       *[other] { " " }a další na jiný dílek. Které sestřelíte?
    }
trucker-ask-save-piece = Loď se rozpadá! Který kus si necháte?
trucker-ask-crew =
    Koho odevzdáte? Odejít { $left ->
        [one] musí { $left } člen posádky
        [few] musí { $left } členové posádky
        [many] musí { $left } člena posádky
       *[other] musí { $left } členů posádky
    }.
trucker-ask-cabin =
    Ze které kabiny odevzdáte posádku? Zbývá odevzdat { $left ->
        [one] { $left } člena
        [few] { $left } členy
        [many] { $left } člena
       *[other] { $left } členů
    }.
trucker-ask-lose-good = Ze kterého prostoru odevzdáte zboží? Teď: { $good }. Zbývá ztratit: { $left }.
trucker-ask-lose-battery =
    Zboží už není, jdou místo něj baterie. { $left ->
        [one] Která?
        [few] Které { $left }?
        [many] Kterých { $left }?
       *[other] Kterých { $left }?
    }
trucker-ask-good =
    Kam naložíte { $good }? { $left ->
        [one] To je poslední kus.
        [few] Zbývají { $left } kusy.
        [many] Zbývá { $left } kusu.
       *[other] Zbývá { $left } kusů.
    }
trucker-ask-good-no-room =
    { $good } se vám nikam nevejde. { $left ->
        [one] Nic dalšího k naložení není.
        [few] Zbývají { $left } kusy.
        [many] Zbývá { $left } kusu.
       *[other] Zbývá { $left } kusů.
    }
trucker-ask-surcharge = Vylepšíte jedno zboží, nebo si vezmete jedno modré navíc?
trucker-ask-planet =
    Přistanete na některé planetě? Stojí to { $days ->
        [one] { $days } letový den
        [few] { $days } letové dny
        [many] { $days } letového dne
       *[other] { $days } letových dnů
    }.
trucker-ask-abandoned-ship =
    Odevzdáte { $crew ->
        [one] { $crew } člena posádky
        [few] { $crew } členy posádky
        [many] { $crew } člena posádky
       *[other] { $crew } členů posádky
    } a { $days ->
        [one] { $days } letový den
        [few] { $days } letové dny
        [many] { $days } letového dne
       *[other] { $days } letových dnů
    } za { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    }?
trucker-ask-abandoned-station =
    Je potřeba posádka { $crew } a vaše stačí{ $robots ->
        [0] { "" }
       *[other] , pokud roboti dostanou energii
    }. Zakotvíte pro zboží a ztratíte { $days ->
        [one] { $days } letový den
        [few] { $days } letové dny
        [many] { $days } letového dne
       *[other] { $days } letových dnů
    }?
trucker-ask-reward =
    Vezmete si { $credits ->
        [one] { $credits } kredit
        [few] { $credits } kredity
        [many] { $credits } kreditu
       *[other] { $credits } kreditů
    } a ztratíte { $days ->
        [one] { $days } letový den
        [few] { $days } letové dny
        [many] { $days } letového dne
       *[other] { $days } letových dnů
    }?
trucker-ask-booty =
    Vezmete si zboží a ztratíte { $days ->
        [one] { $days } letový den
        [few] { $days } letové dny
        [many] { $days } letového dne
       *[other] { $days } letových dnů
    }?

trucker-order-fly-past = Proletět kolem všech zastávek
trucker-order-fly-past-note = Planety, stanice a opuštěné lodě se minou, dokud let neskončí.
