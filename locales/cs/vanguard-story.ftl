# Stránky příběhu, které leží otevřené přes celou obrazovku.

vanguard-story-page = Stránka příběhu
vanguard-story-aside = Ke stolu
vanguard-story-take-up = Na stránce čeká volba
vanguard-story-then = Stránka této chvíle
vanguard-story-which = Co to bude? Platí to napořád.
vanguard-story-choose = { $choice } · napořád
vanguard-story-decides = rozhoduje celý Stůl
vanguard-story-opened = Rozpečetěná stránka
vanguard-story-not-read = ještě nepřečteno
vanguard-story-unread =
    { $count ->
        [one] Jedna nepřečtená stránka
        [few] { $count } nepřečtené stránky
        [many] { $count } nepřečtené stránky
       *[other] { $count } nepřečtených stránek
    }
vanguard-story-back = Zpátky ke stolu
vanguard-story-open-book = Otevřít knihu
vanguard-story-go-out = Vyrazit
vanguard-story-where-we-were = Pokračovat tam, kde jsme byli
vanguard-story-campaign = Kampaň o třech dějstvích
vanguard-story-act =
    { $act ->
        [1] První dějství
        [2] Druhé dějství
        [3] Třetí dějství
       *[other] { $act }. dějství
    }
vanguard-story-desks =
    { $count ->
        [one] Jedno místo u stolu: { $names }
        [few] { $count } místa u stolu: { $names }
        [many] { $count } místa u stolu: { $names }
       *[other] { $count } míst u stolu: { $names }
    }
vanguard-story-blurb-guest-book = Poslali vás napřed, abyste svým lidem našli domov. Čtyřicet jedna tisíc dvě stě osm jich spí, šedesát osm let za vámi. Na seznamu je osmnáct světů.
vanguard-story-operation = Operace · jeden večer
vanguard-story-briefing = Porada před odletem
vanguard-story-stays-behind = Kdo při startu není u modulu, zůstane tam.
vanguard-story-ready =
    { $count ->
        [one] Připraven je jeden člen posádky
        [few] Připraveni jsou { $count } členové posádky
        [many] Připraveno je { $count } člena posádky
       *[other] Připraveno je { $count } členů posádky
    }
vanguard-story-promote = Povýšení
vanguard-story-death = Ztráta
vanguard-story-remember = Na památku
vanguard-story-situation = Něco se děje na palubě
vanguard-story-welcome-back = Vítej zpátky
vanguard-story-previously = Co bylo předtím
vanguard-story-now = Teď: { $where }.
vanguard-story-chronicle = Kronika

## Loď jako domov

vanguard-story-ship-pages = Stránky lodní knihy
vanguard-story-legend = Co znamenají rámečky místností
vanguard-story-room-can = dá se teď použít
vanguard-story-room-open = otevřená dole
vanguard-story-room-used = v tomto průchodu už použitá
vanguard-story-look-free = Nahlédnout do místnosti nic nestojí.
vanguard-story-room-bridge = Proč tu jste: cíle a co loď dokáže.
vanguard-story-room-starmap = Kam letět a co se ví o tamních planetách.
vanguard-story-room-laboratory = Nálezy se tu mění ve vědění: každá karta výzkumu říká, co potřebuje.
vanguard-story-room-production = Projekt se rozjede na lince a s každým průchodem postoupí o stupeň.
vanguard-story-room-barracks = Kdo je na palubě, kdo odpočívá a koho lze probudit.
vanguard-story-room-situation = Co loď trápí a jak to urovnat.
vanguard-story-room-hangar = Přistávací moduly, jejich vybavení a co se dá naložit.
vanguard-story-room-medbay = Kdo je zraněný a jak vážně.
vanguard-story-room-memorial = Jména, v pořadí, v jakém odešla.
vanguard-story-room-addon = Místo pro to, čím se loď ještě může stát.
vanguard-story-deck =
    Balíček sekce { $section }: { $count ->
        [one] jedna karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }

# Before what stands on a card aboard.
vanguard-card-takes = Je potřeba:
vanguard-card-or = nebo
vanguard-card-then = Pak:
vanguard-card-otherwise = Když ne:
vanguard-card-sooner = Rychleji:
