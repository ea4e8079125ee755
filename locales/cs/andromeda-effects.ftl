# Účinky slovy, jak stojí na kartách, modulech a žetonech.

## Jak se účinky skládají

andromeda-and = { $first } a { $second }
andromeda-list = { $first }, { $second }
andromeda-few =
    { $first }, { $second } a { $count ->
        [one] ještě { $count } další
        [few] ještě { $count } další
        [many] ještě { $count } dalšího
       *[other] ještě { $count } dalších
    }
andromeda-twice = { $what }, a to dvakrát
andromeda-or = { $first } nebo { $second }
andromeda-then = { $first }, potom { $second }
andromeda-for = { $cost } a za to { $gain }
andromeda-nothing = nic
andromeda-unknown = neznámé
# Kolik čeho, v prvním pádě; pod tím totéž ve čtvrtém.
andromeda-symbol =
    { $kind ->
        [energy]
            { $count ->
                [one] { $count } energie
                [few] { $count } energie
                [many] { $count } energie
               *[other] { $count } energií
            }
        [ice]
            { $count ->
                [one] { $count } kus ledu
                [few] { $count } kusy ledu
                [many] { $count } kusu ledu
               *[other] { $count } kusů ledu
            }
        [nano]
            { $count ->
                [one] { $count } nanouhlík
                [few] { $count } nanouhlíky
                [many] { $count } nanouhlíku
               *[other] { $count } nanouhlíků
            }
        [titan]
            { $count ->
                [one] { $count } titan
                [few] { $count } titany
                [many] { $count } titanu
               *[other] { $count } titanů
            }
        [credit]
            { $count ->
                [one] { $count } kredit
                [few] { $count } kredity
                [many] { $count } kreditu
               *[other] { $count } kreditů
            }
        [any]
            { $count ->
                [one] { $count } kus ledu, nanouhlíku nebo titanu
                [few] { $count } kusy ledu, nanouhlíku nebo titanu
                [many] { $count } kusu ledu, nanouhlíku nebo titanu
               *[other] { $count } kusů ledu, nanouhlíku nebo titanu
            }
        [card]
            { $count ->
                [one] { $count } karta taktiky
                [few] { $count } karty taktiky
                [many] { $count } karty taktiky
               *[other] { $count } karet taktiky
            }
        [tactics]
            { $count ->
                [one] { $count } karta taktiky
                [few] { $count } karty taktiky
                [many] { $count } karty taktiky
               *[other] { $count } karet taktiky
            }
       *[other] { $count } { $what }
    }
andromeda-goods =
    { $kind ->
        [energy]
            { $count ->
                [one] { $count } energii
                [few] { $count } energie
                [many] { $count } energie
               *[other] { $count } energií
            }
        [ice]
            { $count ->
                [one] { $count } kus ledu
                [few] { $count } kusy ledu
                [many] { $count } kusu ledu
               *[other] { $count } kusů ledu
            }
        [nano]
            { $count ->
                [one] { $count } nanouhlík
                [few] { $count } nanouhlíky
                [many] { $count } nanouhlíku
               *[other] { $count } nanouhlíků
            }
        [titan]
            { $count ->
                [one] { $count } titan
                [few] { $count } titany
                [many] { $count } titanu
               *[other] { $count } titanů
            }
        [credit]
            { $count ->
                [one] { $count } kredit
                [few] { $count } kredity
                [many] { $count } kreditu
               *[other] { $count } kreditů
            }
        [any]
            { $count ->
                [one] { $count } kus ledu, nanouhlíku nebo titanu
                [few] { $count } kusy ledu, nanouhlíku nebo titanu
                [many] { $count } kusu ledu, nanouhlíku nebo titanu
               *[other] { $count } kusů ledu, nanouhlíku nebo titanu
            }
        [card]
            { $count ->
                [one] { $count } kartu taktiky
                [few] { $count } karty taktiky
                [many] { $count } karty taktiky
               *[other] { $count } karet taktiky
            }
        [tactics]
            { $count ->
                [one] { $count } kartu taktiky
                [few] { $count } karty taktiky
                [many] { $count } karty taktiky
               *[other] { $count } karet taktiky
            }
       *[other] { $count } { $what }
    }
andromeda-symbol-nothing = bez symbolu

## Slova

andromeda-op-gain = získejte { $what }
andromeda-op-pay =
    zaplaťte { $kind ->
        [any]
            { $count ->
                [one] { $count } libovolný zdroj
                [few] { $count } libovolné zdroje
                [many] { $count } libovolného zdroje
               *[other] { $count } libovolných zdrojů
            }
       *[other] { $what }
    }
andromeda-op-exchange =
    vyměňte { $count ->
        [one] { $count } zdroj
        [few] až { $count } zdroje
        [many] až { $count } zdroje
       *[other] až { $count } zdrojů
    }
andromeda-op-tactics =
    doberte { $count ->
        [one] { $count } kartu taktiky
        [few] { $count } karty taktiky
        [many] { $count } karty taktiky
       *[other] { $count } karet taktiky
    }
andromeda-op-tactics-keep =
    doberte { $count ->
        [one] { $count } kartu taktiky
        [few] { $count } karty taktiky
        [many] { $count } karty taktiky
       *[other] { $count } karet taktiky
    }, nechte si { $second }
andromeda-op-vp =
    získejte { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } body
       *[other] { $count } bodů
    }
andromeda-op-advance =
    postupte o { $count } na { $kind ->
        [any] libovolné stupnici
        [lowest] své nejnižší stupnici
       *[other] stupnici { $what }
    }
andromeda-op-repair = opravte { $count } poškození
andromeda-op-damage-module =
    { $count ->
        [one] { $count } váš modul utrpí
        [few] { $count } vaše moduly utrpí
        [many] { $count } vašeho modulu utrpí
       *[other] { $count } vašich modulů utrpí
    } poškození
andromeda-op-damage-ship =
    { $count ->
        [one] { $count } vaše loď utrpí
        [few] { $count } vaše lodě utrpí
        [many] { $count } vaší lodi utrpí
       *[other] { $count } vašich lodí utrpí
    } poškození
andromeda-op-build-ship =
    postavte loď{ $kind ->
        [any] { "" }
       *[other] : { $what }
    }{ $count ->
        [0] { "" }
       *[other] , o { $count } levněji
    }
andromeda-op-acquire-module =
    získejte modul{ $kind ->
        [any] { "" }
       *[other] : { $what }
    }{ $count ->
        [0] { "" }
       *[other] , o { $count } levněji
    }
andromeda-op-module =
    vezměte modul zdarma{ $kind ->
        [any] { "" }
       *[other] : { $what }
    }
andromeda-op-build-dev =
    postavte stavbu{ $count ->
        [0] { "" }
       *[other] , o { $count } levněji
    }
andromeda-op-discount = stojí o { $count } méně
andromeda-op-claim-moon =
    zaberte měsíc { $kind ->
        [nebula] z kterékoli mlhoviny
       *[other] z planety, kde máte loď
    }
andromeda-op-nebula-moon = zaberte měsíce z mlhoviny nejvíc vlevo: { $count }
andromeda-op-discovery-stack = vezměte žeton objevu
andromeda-op-discovery-random =
    vezměte naslepo { $count ->
        [one] { $count } žeton objevu
        [few] { $count } žetony objevů
        [many] { $count } žetony objevů
       *[other] { $count } žetonů objevů
    }
andromeda-op-recruit =
    naberte { $count ->
        [one] { $count } velitele
        [few] { $count } velitele
        [many] { $count } velitele
       *[other] { $count } velitelů
    }
andromeda-op-move-ship =
    přesuňte { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }
andromeda-op-range = prodlužte dosah o { $count }
andromeda-op-upgrade =
    vezměte { $count ->
        [one] { $count } upgrade
        [few] { $count } upgrady
        [many] { $count } upgradu
       *[other] { $count } upgradů
    }
andromeda-op-launch-again = vypusťte další loď
andromeda-op-event = posuňte ukazatel událostí o { $count }
andromeda-op-command = posuňte ukazatel velení o { $count }
andromeda-op-vault = zvyšte trezor na úroveň { $count }
andromeda-op-hand-limit = zvyšte limit karet o { $count }
andromeda-op-targeting-level = zvyšte natrvalo míření o { $count }
andromeda-op-supremacy-token = vezměte žeton nadvlády { $count }
andromeda-op-dice =
    přidejte { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
andromeda-op-targeting = zvyšte míření o { $count }
andromeda-op-reroll =
    přehoďte { $count ->
        [one] { $count } kostku
        [few] až { $count } kostky
        [many] až { $count } kostky
       *[other] až { $count } kostek
    }
andromeda-op-set-die =
    otočte { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    } na { $second }
andromeda-op-enemy-dice =
    soupeř hází o { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    } méně
andromeda-op-enemy-discard-or-die =
    soupeř odhodí { $count ->
        [one] { $count } energii, nebo hází o { $count } kostku
        [few] { $count } energie, nebo hází o { $count } kostky
        [many] { $count } energie, nebo hází o { $count } kostky
       *[other] { $count } energií, nebo hází o { $count } kostek
    } méně
andromeda-op-negate-damage =
    { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodi
       *[other] { $count } lodí
    } neutrpí poškození
andromeda-op-withdraw =
    stáhněte { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }
andromeda-op-truce = nabídněte příměří
andromeda-op-drop-resource =
    položte { $count } zdroj na { $kind ->
        [each_base] každou spojeneckou bázi
       *[other] každou planetu bez lodí
    }
andromeda-op-collapse-dev =
    zhroutí se { $count ->
        [one] { $count } stavba
        [few] { $count } stavby
        [many] { $count } stavby
       *[other] { $count } staveb
    }
andromeda-op-reverse-launch =
    odvolejte { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }
andromeda-op-discard-resource =
    odhoďte { $count ->
        [one] { $count } zdroj
        [few] { $count } zdroje
        [many] { $count } zdroje
       *[other] { $count } zdrojů
    }
andromeda-op-send-leader-to-base =
    pošlete { $count ->
        [one] { $count } velitele
        [few] { $count } velitele
        [many] { $count } velitele
       *[other] { $count } velitelů
    } na spojeneckou bázi
andromeda-op-spawn-raider =
    { $count ->
        [one] přilétá { $count } nájezdník
        [few] přilétají { $count } nájezdníci
        [many] přilétají { $count } nájezdníci
       *[other] přilétá { $count } nájezdníků
    }
andromeda-op-raider-vp-bonus = do příští události jsou nájezdníci cennější o { $count } b.
andromeda-op-wyrm-return = Saň se vrací k Bráně
andromeda-op-move-to-gate =
    přesuňte { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    } k Bráně
andromeda-op-heg-dice =
    Hegemon hází { $count ->
        [-1] o kostku méně
        [one] o kostku víc
        [few] o { $count } kostky víc
        [many] o { $count } kostky víc
       *[other] o { $count } kostek víc
    }
andromeda-op-heg-targeting = Hegemon má míření o { $count } vyšší
andromeda-op-heg-tactics =
    Hegemon dobírá { $count ->
        [one] { $count } kartu taktiky
        [few] { $count } karty taktiky
        [many] { $count } karty taktiky
       *[other] { $count } karet taktiky
    }
andromeda-op-heg-transports-escalate = transportéry Hegemona se přidávají k bitvám z každé planety
andromeda-op-heg-sits-out = Hegemon tuto bitvu vynechává
andromeda-op-each-human-discard-or = každý hráč v bitvě odhodí zdroj, nebo Hegemon hází o kostku víc
andromeda-op-each-human-may-pay-2-to-make-hegemon-sit-out = kdo zaplatí 2 zdroje, vyřadí Hegemona z bitvy
andromeda-op-humans-no-energy = v této bitvě žádná energie za kostky
andromeda-op-heg-gives-card-each-human =
    Hegemon dává každému hráči v bitvě { $count ->
        [one] { $count } kartu taktiky
        [few] { $count } karty taktiky
        [many] { $count } karty taktiky
       *[other] { $count } karet taktiky
    }
