# Jak Galaxy Trucker opisuje ruchy.

## Części jako dopełnienie zdania (biernik)

trucker-the-component = część
trucker-the-starting-cabin = początkową kabinę pilotów
trucker-the-cabin = kabinę
trucker-the-life-support =
    { $colour ->
        [brown] brązowe podtrzymywanie życia
        [purple] fioletowe podtrzymywanie życia
        [cyan] turkusowe podtrzymywanie życia
       *[other] podtrzymywanie życia dla dwóch
    }
trucker-the-battery = zasobnik baterii ({ $size })
trucker-the-cargo-hold = ładownię ({ $size })
trucker-the-special-hold = ładownię specjalną ({ $size })
trucker-the-engine = silnik
trucker-the-double-engine = podwójny silnik
trucker-the-cannon = działo
trucker-the-double-cannon = podwójne działo
trucker-the-shield = generator osłon
trucker-the-structural = moduł konstrukcyjny
trucker-the-stasis-chamber = komorę hibernacyjną
trucker-the-luxury-cabin = kabinę luksusową
trucker-the-reactor-furnace = piec reaktora
trucker-the-cannon-booster = wzmacniacz dział
trucker-the-engine-booster = wzmacniacz silników
trucker-the-shield-booster = wzmacniacz osłon
trucker-the-plating = niezniszczalny pancerz
trucker-the-bidirectional-cannon = działo dwukierunkowe
trucker-the-cannon-engine = działo z silnikiem
trucker-the-combined-hold = ładownię łączoną
trucker-the-defence-system = zautomatyzowany system obronny
trucker-the-router = rozdzielacz
trucker-the-crew-robots = załogę robotów
trucker-the-thruster = silnik manewrowy
trucker-the-reinforced-shield = wzmocniony generator osłon
trucker-the-solar-panel = panel słoneczny
trucker-the-armoury = zbrojownię

trucker-edge-smooth = gładki
trucker-edge-single = pojedynczy
trucker-edge-double = podwójny
trucker-edge-universal = uniwersalny
trucker-edges = przód { $front }, prawy bok { $right }, tył { $rear }, lewy bok { $left }
trucker-edges-unknown = boki nieznane

trucker-the-human = człowieka
trucker-the-brown-alien = brązowego obcego
trucker-the-purple-alien = fioletowego obcego
trucker-the-cyan-alien = turkusowego obcego

## Towary jeden po drugim

trucker-count-none = nic
trucker-count-red =
    { $count }× czerwony{ $left ->
        [0] {""}
        [1] {" i "}{ $more }
       *[other] , { $more }
    }
trucker-count-yellow =
    { $count }× żółty{ $left ->
        [0] {""}
        [1] {" i "}{ $more }
       *[other] , { $more }
    }
trucker-count-green =
    { $count }× zielony{ $left ->
        [0] {""}
        [1] {" i "}{ $more }
       *[other] , { $more }
    }
trucker-count-blue =
    { $count }× niebieski{ $left ->
        [0] {""}
        [1] {" i "}{ $more }
       *[other] , { $more }
    }

## Budowa

trucker-move-draw = wziąć zakrytą część
trucker-move-take = wziąć { $part } ({ $edges })
trucker-move-fetch = wziąć z odłożonych { $part } ({ $edges })
trucker-move-pick-up = podnieść z pola { $square } { $part }
trucker-move-place =
    położyć na { $column },{ $row } { $turn ->
        [0] bez obracania
        [1] po obrocie w prawo
        [2] do góry nogami
       *[3] po obrocie w lewo
    }
trucker-move-reserve = odłożyć na bok { $part }
trucker-move-return = zwrócić do odkrytych { $part }
trucker-move-look = obejrzeć { $pile }. stos kart
trucker-move-look-away = odłożyć karty
trucker-move-finish = ukończyć statek i wziąć numer { $number }
trucker-move-turn-hourglass = obrócić klepsydrę na pole { $space }
trucker-move-roll-die = rzucić kością o nowe pola
trucker-move-end-turn = zakończyć turę

## Kontrola i załadunek

trucker-move-scrap =
    usunąć z pola { $column },{ $row } { $part }{ $gap ->
        [0] { "" }
       *[other] { " " }(słaby punkt { $gap }, składka { $premium })
    }
trucker-move-keep-piece =
    zachować kawałek z polem { $column },{ $row }: { $count ->
        [one] { $count } część
        [few] { $count } części
        [many] { $count } części
       *[other] { $count } części
    }
trucker-move-board-alien =
    { $colour ->
        [brown] brązowy obcy
        [purple] fioletowy obcy
       *[cyan] turkusowy obcy
    } do kabiny na { $column },{ $row }
trucker-move-humans-only = bez kolejnych obcych
trucker-move-insure =
    { $premium ->
        [0] bez ubezpieczenia
       *[other] ubezpieczenie za { $premium ->
            [one] { $premium } kredyt
            [few] { $premium } kredyty
            [many] { $premium } kredytów
           *[other] { $premium } kredytu
        }: straty kosztują najwyżej { $cap ->
            [one] { $cap } kredyt
            [few] { $cap } kredyty
            [many] { $cap } kredytów
           *[other] { $cap } kredytu
        }
    }

## Lot

trucker-move-fly-on = lecieć dalej
trucker-move-give-up = zrezygnować z lotu
trucker-move-withdraw = wycofać statek { $ship }
trucker-move-thrust =
    { $ship ->
        [0] moc silników { $strength }
       *[other] statek { $ship }: moc silników { $strength }
    } { $batteries ->
        [0] bez baterii
        [one] za { $batteries } baterię
        [few] za { $batteries } baterie
        [many] za { $batteries } baterii
       *[other] za { $batteries } baterii
    }
trucker-move-fire =
    { $ship ->
        [0] siła ognia { $strength }
       *[other] statek { $ship }: siła ognia { $strength }
    } { $batteries ->
        [0] bez baterii
        [one] za { $batteries } baterię
        [few] za { $batteries } baterie
        [many] za { $batteries } baterii
       *[other] za { $batteries } baterii
    }{ $boost ->
        [0] { "" }
       *[other] , ze wzmacniaczem: jedno działo ulegnie zniszczeniu
    }
trucker-move-use-battery =
    użyć baterii z pola { $column },{ $row } ({ $count ->
        [one] jest tam { $count }
        [few] są tam { $count }
        [many] jest tam { $count }
       *[other] jest tam { $count }
    })
trucker-move-raise-shield =
    { $batteries ->
        [0] włączyć osłonę bez baterii
       *[other] włączyć osłonę za 1 baterię
    }
trucker-move-shoot =
    { $batteries ->
        [0] strzelać bez baterii
        [one] strzelać za { $batteries } baterię
        [few] strzelać za { $batteries } baterie
        [many] strzelać za { $batteries } baterii
       *[other] strzelać za { $batteries } baterii
    } i ocalić { $squares }
trucker-move-take-hit = przyjąć trafienie
trucker-move-lose-crew = oddać z pola { $column },{ $row } { $who }
trucker-move-lose-good =
    oddać { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar z pola { $column },{ $row }
trucker-move-lose-battery =
    oddać baterię z pola { $column },{ $row } ({ $count ->
        [one] jest tam { $count }
        [few] są tam { $count }
        [many] jest tam { $count }
       *[other] jest tam { $count }
    })
trucker-move-load-good =
    załadować { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar na pole { $column },{ $row }
trucker-move-replace-good =
    na polu { $column },{ $row } zamienić { $old ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar na { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    }
trucker-move-leave-good =
    zostawić { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar
trucker-move-rearrange = wyładować wszystko i załadować od nowa
trucker-move-stop-loading = nie brać więcej towarów
trucker-move-upgrade-good =
    { $good ->
        [yellow] wziąć czerwony towar zamiast żółtego
        [green] wziąć żółty towar zamiast zielonego
       *[blue] wziąć zielony towar zamiast niebieskiego
    }
trucker-move-extra-good = wziąć dodatkowy niebieski
trucker-move-land = wylądować na planecie { $planet }: { $goods }
trucker-move-visit =
    { $card ->
        [abandoned_ship] obsadzić statek i go sprzedać
        [abandoned_station] zacumować przy stacji
       *[other] zatrzymać się
    }
trucker-move-fly-past = przelecieć obok
trucker-move-claim-reward = wziąć nagrodę i stracić dni
trucker-move-decline-reward = odmówić obu
