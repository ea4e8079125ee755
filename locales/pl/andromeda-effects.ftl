# Efekty słowami, jak stoją na kartach, modułach i żetonach.

## Jak składa się efekty

andromeda-and = { $first } i { $second }
andromeda-list = { $first }, { $second }
andromeda-few = { $first }, { $second } i { $count } więcej
andromeda-twice = { $what }, i to dwa razy
andromeda-or = { $first } albo { $second }
andromeda-then = { $first }, potem { $second }
andromeda-for = { $cost } i za to { $gain }
andromeda-nothing = nic
andromeda-unknown = nieznane
# Ile czego, w mianowniku; pod spodem to samo w bierniku.
andromeda-symbol =
    { $kind ->
        [energy]
            { $count ->
                [one] { $count } energia
                [few] { $count } energie
                [many] { $count } energii
               *[other] { $count } energii
            }
        [ice]
            { $count ->
                [one] { $count } bryła lodu
                [few] { $count } bryły lodu
                [many] { $count } brył lodu
               *[other] { $count } bryły lodu
            }
        [nano]
            { $count ->
                [one] { $count } nanowęgiel
                [few] { $count } nanowęgle
                [many] { $count } nanowęgli
               *[other] { $count } nanowęgla
            }
        [titan]
            { $count ->
                [one] { $count } tytan
                [few] { $count } tytany
                [many] { $count } tytanów
               *[other] { $count } tytanu
            }
        [credit]
            { $count ->
                [one] { $count } kredyt
                [few] { $count } kredyty
                [many] { $count } kredytów
               *[other] { $count } kredytu
            }
        [any]
            { $count ->
                [one] { $count } jednostka lodu, nanowęgla lub tytanu
                [few] { $count } jednostki lodu, nanowęgla lub tytanu
                [many] { $count } jednostek lodu, nanowęgla lub tytanu
               *[other] { $count } jednostki lodu, nanowęgla lub tytanu
            }
        [card]
            { $count ->
                [one] { $count } karta taktyki
                [few] { $count } karty taktyki
                [many] { $count } kart taktyki
               *[other] { $count } karty taktyki
            }
        [tactics]
            { $count ->
                [one] { $count } karta taktyki
                [few] { $count } karty taktyki
                [many] { $count } kart taktyki
               *[other] { $count } karty taktyki
            }
       *[other] { $count } { $what }
    }
andromeda-goods =
    { $kind ->
        [energy]
            { $count ->
                [one] { $count } energię
                [few] { $count } energie
                [many] { $count } energii
               *[other] { $count } energii
            }
        [ice]
            { $count ->
                [one] { $count } bryłę lodu
                [few] { $count } bryły lodu
                [many] { $count } brył lodu
               *[other] { $count } bryły lodu
            }
        [nano]
            { $count ->
                [one] { $count } nanowęgiel
                [few] { $count } nanowęgle
                [many] { $count } nanowęgli
               *[other] { $count } nanowęgla
            }
        [titan]
            { $count ->
                [one] { $count } tytan
                [few] { $count } tytany
                [many] { $count } tytanów
               *[other] { $count } tytanu
            }
        [credit]
            { $count ->
                [one] { $count } kredyt
                [few] { $count } kredyty
                [many] { $count } kredytów
               *[other] { $count } kredytu
            }
        [any]
            { $count ->
                [one] { $count } jednostkę lodu, nanowęgla lub tytanu
                [few] { $count } jednostki lodu, nanowęgla lub tytanu
                [many] { $count } jednostek lodu, nanowęgla lub tytanu
               *[other] { $count } jednostki lodu, nanowęgla lub tytanu
            }
        [card]
            { $count ->
                [one] { $count } kartę taktyki
                [few] { $count } karty taktyki
                [many] { $count } kart taktyki
               *[other] { $count } karty taktyki
            }
        [tactics]
            { $count ->
                [one] { $count } kartę taktyki
                [few] { $count } karty taktyki
                [many] { $count } kart taktyki
               *[other] { $count } karty taktyki
            }
       *[other] { $count } { $what }
    }
andromeda-symbol-nothing = bez symbolu

## Słowa

andromeda-op-gain = zyskaj { $what }
andromeda-op-pay =
    zapłać { $kind ->
        [any]
            { $count ->
                [one] { $count } dowolny zasób
                [few] { $count } dowolne zasoby
                [many] { $count } dowolnych zasobów
               *[other] { $count } dowolnego zasobu
            }
       *[other] { $what }
    }
andromeda-op-exchange =
    wymień { $count ->
        [one] { $count } zasób
        [few] do { $count } zasobów
        [many] do { $count } zasobów
       *[other] do { $count } zasobu
    }
andromeda-op-tactics =
    dobierz { $count ->
        [one] { $count } kartę taktyki
        [few] { $count } karty taktyki
        [many] { $count } kart taktyki
       *[other] { $count } kart taktyki
    }
andromeda-op-tactics-keep =
    dobierz { $count ->
        [one] { $count } kartę taktyki
        [few] { $count } karty taktyki
        [many] { $count } kart taktyki
       *[other] { $count } kart taktyki
    }, zatrzymaj { $second }
andromeda-op-vp =
    zdobądź { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktów
    }
andromeda-op-advance =
    awansuj o { $count } na { $kind ->
        [any] dowolnym torze
        [lowest] swoim najniższym torze
       *[other] torze { $what }
    }
andromeda-op-repair =
    napraw { $count ->
        [one] { $count } uszkodzenie
        [few] { $count } uszkodzenia
        [many] { $count } uszkodzeń
       *[other] { $count } uszkodzenia
    }
andromeda-op-damage-module =
    { $count ->
        [one] { $count } twój moduł zostaje uszkodzony
        [few] { $count } twoje moduły zostają uszkodzone
        [many] { $count } twoich modułów zostaje uszkodzonych
       *[other] { $count } twojego modułu zostaje uszkodzone
    }
andromeda-op-damage-ship =
    { $count ->
        [one] { $count } twój statek zostaje uszkodzony
        [few] { $count } twoje statki zostają uszkodzone
        [many] { $count } twoich statków zostaje uszkodzonych
       *[other] { $count } twojego statku zostaje uszkodzone
    }
andromeda-op-build-ship =
    zbuduj statek{ $kind ->
        [any] { "" }
       *[other] : { $what }
    }{ $count ->
        [0] { "" }
       *[other] , o { $count } taniej
    }
andromeda-op-acquire-module =
    zdobądź moduł{ $kind ->
        [any] { "" }
       *[other] : { $what }
    }{ $count ->
        [0] { "" }
       *[other] , o { $count } taniej
    }
andromeda-op-module =
    weź darmowy moduł{ $kind ->
        [any] { "" }
       *[other] : { $what }
    }
andromeda-op-build-dev =
    wznieś budowlę{ $count ->
        [0] { "" }
       *[other] , o { $count } taniej
    }
andromeda-op-discount = kosztuje o { $count } mniej
andromeda-op-claim-moon =
    zajmij księżyc { $kind ->
        [nebula] z dowolnej mgławicy
       *[other] z planety, na której masz statek
    }
andromeda-op-nebula-moon = zajmij księżyce z mgławicy najbardziej po lewej: { $count }
andromeda-op-discovery-stack = weź żeton odkrycia
andromeda-op-discovery-random =
    weź losowo { $count ->
        [one] { $count } żeton odkrycia
        [few] { $count } żetony odkryć
        [many] { $count } żetonów odkryć
       *[other] { $count } żetonów odkryć
    }
andromeda-op-recruit =
    zwerbuj { $count ->
        [one] { $count } dowódcę
        [few] { $count } dowódców
        [many] { $count } dowódców
       *[other] { $count } dowódców
    }
andromeda-op-move-ship =
    przesuń { $count ->
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statków
    }
andromeda-op-range = zwiększ zasięg o { $count }
andromeda-op-upgrade =
    weź { $count ->
        [one] { $count } ulepszenie
        [few] { $count } ulepszenia
        [many] { $count } ulepszeń
       *[other] { $count } ulepszeń
    }
andromeda-op-launch-again = wyślij kolejny statek
andromeda-op-event = przesuń znacznik wydarzeń o { $count }
andromeda-op-command = przesuń znacznik dowodzenia o { $count }
andromeda-op-vault = podnieś skarbiec na poziom { $count }
andromeda-op-hand-limit = zwiększ limit kart o { $count }
andromeda-op-targeting-level = zwiększ na stałe celowanie o { $count }
andromeda-op-supremacy-token = weź żeton dominacji { $count }
andromeda-op-dice =
    dodaj { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    }
andromeda-op-targeting = zwiększ celowanie o { $count }
andromeda-op-reroll =
    przerzuć { $count ->
        [one] { $count } kość
        [few] do { $count } kości
        [many] do { $count } kości
       *[other] do { $count } kości
    }
andromeda-op-set-die =
    ustaw { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } na { $second }
andromeda-op-enemy-dice =
    przeciwnik rzuca o { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } mniej
andromeda-op-enemy-discard-or-die =
    przeciwnik odrzuca { $count ->
        [one] { $count } energię albo rzuca o { $count } kość
        [few] { $count } energie albo rzuca o { $count } kości
        [many] { $count } energii albo rzuca o { $count } kości
       *[other] { $count } energii albo rzuca o { $count } kości
    } mniej
andromeda-op-negate-damage =
    { $count ->
        [one] { $count } statek nie zostaje uszkodzony
        [few] { $count } statki nie zostają uszkodzone
        [many] { $count } statków nie zostaje uszkodzonych
       *[other] { $count } statku nie zostaje uszkodzone
    }
andromeda-op-withdraw =
    wycofaj { $count ->
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statków
    }
andromeda-op-truce = zaproponuj rozejm
andromeda-op-drop-resource =
    połóż { $count } zasób na { $kind ->
        [each_base] każdej bazie sojuszu
       *[other] każdej planecie bez statków
    }
andromeda-op-collapse-dev =
    { $count ->
        [one] zapada się { $count } budowla
        [few] zapadają się { $count } budowle
        [many] zapada się { $count } budowli
       *[other] zapada się { $count } budowli
    }
andromeda-op-reverse-launch =
    odwołaj { $count ->
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statków
    }
andromeda-op-discard-resource =
    odrzuć { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
        [many] { $count } zasobów
       *[other] { $count } zasobów
    }
andromeda-op-send-leader-to-base =
    wyślij { $count ->
        [one] { $count } dowódcę
        [few] { $count } dowódców
        [many] { $count } dowódców
       *[other] { $count } dowódców
    } do bazy sojuszu
andromeda-op-spawn-raider =
    { $count ->
        [one] przybywa { $count } najeźdźca
        [few] przybywają { $count } najeźdźcy
        [many] przybywa { $count } najeźdźców
       *[other] przybywa { $count } najeźdźców
    }
andromeda-op-raider-vp-bonus =
    do następnego wydarzenia najeźdźcy są warci o { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    } więcej
andromeda-op-wyrm-return = Żmij wraca do Bramy
andromeda-op-move-to-gate =
    przesuń { $count ->
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statków
    } do Bramy
andromeda-op-heg-dice =
    Hegemon rzuca { $count ->
        [-1] o kość mniej
        [one] o kość więcej
        [few] o { $count } kości więcej
        [many] o { $count } kości więcej
       *[other] o { $count } kości więcej
    }
andromeda-op-heg-targeting = Hegemon ma celowanie wyższe o { $count }
andromeda-op-heg-tactics =
    Hegemon dobiera { $count ->
        [one] { $count } kartę taktyki
        [few] { $count } karty taktyki
        [many] { $count } kart taktyki
       *[other] { $count } karty taktyki
    }
andromeda-op-heg-transports-escalate = transportowce Hegemona dołączają do bitew z każdej planety
andromeda-op-heg-sits-out = Hegemon odpuszcza tę bitwę
andromeda-op-each-human-discard-or = każdy gracz w bitwie odrzuca zasób albo Hegemon rzuca o kość więcej
andromeda-op-each-human-may-pay-2-to-make-hegemon-sit-out = kto zapłaci 2 zasoby, wyłącza Hegemona z bitwy
andromeda-op-humans-no-energy = w tej bitwie bez energii za kości
andromeda-op-heg-gives-card-each-human =
    Hegemon daje każdemu graczowi w bitwie { $count ->
        [one] { $count } kartę taktyki
        [few] { $count } karty taktyki
        [many] { $count } kart taktyki
       *[other] { $count } karty taktyki
    }
