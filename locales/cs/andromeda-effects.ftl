# Účinky slovy, jak stojí na kartách, modulech a žetonech.

## Jak se účinky skládají

andromeda-and = { $first }, { $second }
andromeda-or = { $first }, nebo { $second }
andromeda-then = { $first }; potom { $second }
andromeda-for = { $cost }: { $gain }
andromeda-nothing = nic
andromeda-unknown = neznámé
andromeda-symbol = { $count }× { $what }
andromeda-symbol-nothing = bez symbolu

## Slova

andromeda-op-gain = získej { $count }× { $what }
andromeda-op-pay =
    zaplať { $kind ->
        [any] { $count }× jakoukoli surovinu
       *[other] { $count }× { $what }
    }
andromeda-op-exchange =
    vyměň až { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
        [many] { $count } suroviny
       *[other] { $count } surovin
    }
andromeda-op-tactics =
    lízni { $count ->
        [one] { $count } kartu taktiky
        [few] { $count } karty taktiky
        [many] { $count } karty taktiky
       *[other] { $count } karet taktiky
    }
andromeda-op-tactics-keep =
    lízni { $count ->
        [one] { $count } kartu taktiky
        [few] { $count } karty taktiky
        [many] { $count } karty taktiky
       *[other] { $count } karet taktiky
    }, nech si { $second }
andromeda-op-vp =
    získej { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } body
       *[other] { $count } bodů
    }
andromeda-op-advance =
    postup o { $count }: { $kind ->
        [any] libovolná stupnice
        [lowest] nejnižší stupnice
       *[other] { $what }
    }
andromeda-op-repair = oprav { $count }×
andromeda-op-damage-module =
    poškození: { $count ->
        [one] { $count } modul
        [few] { $count } moduly
        [many] { $count } moduly
       *[other] { $count } modulů
    }
andromeda-op-damage-ship =
    poškození: { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }
andromeda-op-build-ship =
    postav loď{ $kind ->
        [any] { "" }
       *[other] : { $what }
    }{ $count ->
        [0] { "" }
       *[other] { " " }(sleva { $count })
    }
andromeda-op-acquire-module =
    získej modul{ $kind ->
        [any] { "" }
       *[other] : { $what }
    }{ $count ->
        [0] { "" }
       *[other] { " " }(sleva { $count })
    }
andromeda-op-module =
    modul zdarma{ $kind ->
        [any] { "" }
       *[other] : { $what }
    }
andromeda-op-build-dev =
    postav stavbu{ $count ->
        [0] { "" }
       *[other] { " " }(sleva { $count })
    }
andromeda-op-discount = stojí o { $count } méně
andromeda-op-claim-moon =
    zaber měsíc { $kind ->
        [nebula] z kterékoli mlhoviny
       *[other] z planety, kde máš loď
    }
andromeda-op-nebula-moon = { $count } z mlhoviny nejvíc vlevo
andromeda-op-discovery-stack = vezmi žeton objevu
andromeda-op-discovery-random =
    vezmi naslepo { $count ->
        [one] { $count } žeton objevu
        [few] { $count } žetony objevů
        [many] { $count } žetony objevů
       *[other] { $count } žetonů objevů
    }
andromeda-op-recruit =
    naber { $count ->
        [one] { $count } velitele
        [few] { $count } velitele
        [many] { $count } velitele
       *[other] { $count } velitelů
    }
andromeda-op-move-ship =
    přesuň { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }
andromeda-op-range = dosah +{ $count }
andromeda-op-upgrade =
    vezmi { $count ->
        [one] { $count } vylepšení
        [few] { $count } vylepšení
        [many] { $count } vylepšení
       *[other] { $count } vylepšení
    }
andromeda-op-launch-again = vyšli další loď
andromeda-op-event = ukazatel událostí +{ $count }
andromeda-op-command = ukazatel velení +{ $count }
andromeda-op-vault = trezor na úroveň { $count }
andromeda-op-hand-limit = limit karet +{ $count }
andromeda-op-targeting-level = trvalé míření +{ $count }
andromeda-op-supremacy-token = vezmi žeton nadvlády { $count }
andromeda-op-dice =
    +{ $count ->
        [one] { $count } kostka
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
andromeda-op-targeting = míření +{ $count }
andromeda-op-reroll =
    přehoď až { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
andromeda-op-set-die =
    otoč { $count ->
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
andromeda-op-enemy-discard-or-die = soupeř odhodí energii ({ $count }) nebo hází o { $count } méně
andromeda-op-negate-damage =
    bez poškození: { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }
andromeda-op-withdraw =
    stáhni { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }
andromeda-op-truce = nabídni příměří
andromeda-op-drop-resource =
    { $count } surovina na { $kind ->
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
    odvolej { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }
andromeda-op-discard-resource =
    odhoď { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
        [many] { $count } suroviny
       *[other] { $count } surovin
    }
andromeda-op-send-leader-to-base =
    pošli { $count ->
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
andromeda-op-raider-vp-bonus = do příští události mají nájezdníci cenu o { $count } vyšší
andromeda-op-wyrm-return = saň se vrací k Bráně ({ $count })
andromeda-op-move-to-gate =
    přesuň { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    } k Bráně
andromeda-op-heg-dice = Hegemon: kostky { $count }
andromeda-op-heg-targeting = Hegemon: míření +{ $count }
andromeda-op-heg-tactics = Hegemon lízne karty: { $count }
andromeda-op-heg-transports-escalate = transportní lodě Hegemona se přidávají k bitvám z každé planety ({ $count })
andromeda-op-heg-sits-out = Hegemon se neúčastní ({ $count })
andromeda-op-each-human-discard-or = každý hráč v bitvě odhodí surovinu, nebo Hegemon hází o kostku víc
andromeda-op-each-human-may-pay-2-to-make-hegemon-sit-out = kdo zaplatí 2 suroviny, vyřadí Hegemona z bitvy ({ $count })
andromeda-op-humans-no-energy = v této bitvě žádná energie za kostky ({ $count })
andromeda-op-heg-gives-card-each-human = Hegemon dá každému hráči v bitvě karty: { $count }
