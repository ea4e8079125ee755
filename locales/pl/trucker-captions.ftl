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

## Załoga po kolei

trucker-count-humans =
    { $count ->
        [one] { $count } człowieka
        [few] { $count } ludzi
        [many] { $count } ludzi
       *[other] { $count } człowieka
    }
trucker-count-brown =
    brązowego obcego{ $left ->
        [0] {""}
        [1] {" i "}{ $more }
       *[other] , { $more }
    }
trucker-count-purple =
    fioletowego obcego{ $left ->
        [0] {""}
        [1] {" i "}{ $more }
       *[other] , { $more }
    }
trucker-count-cyan =
    turkusowego obcego{ $left ->
        [0] {""}
        [1] {" i "}{ $more }
       *[other] , { $more }
    }

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

trucker-move-draw = Weź zakrytą część
trucker-move-take = Weź { $part } ({ $edges })
trucker-move-fetch = Weź z odłożonych { $part } ({ $edges })
trucker-move-pick-up = Podnieś z pola { $square } { $part }
trucker-move-place =
    Połóż w kolumnie { $column }, rzędzie { $row }, { $turn ->
        [0] bez obracania
        [1] po obrocie w prawo
        [2] do góry nogami
       *[3] po obrocie w lewo
    }
trucker-move-reserve = Odłóż na bok { $part }
trucker-move-return = Zwróć do odkrytych { $part }
trucker-move-look = Obejrzyj { $pile }. stos kart
trucker-move-look-away = Odłóż karty
trucker-move-finish = Ukończ statek i weź numer { $number }
trucker-move-turn-hourglass = Obróć klepsydrę na pole { $space }
trucker-move-roll-die = Rzuć kością o nowe pola
trucker-move-end-turn = Zakończ turę

## Kontrola i załadunek

trucker-move-scrap =
    Usuń z pola w kolumnie { $column }, rzędzie { $row } { $part }{ $gap ->
        [0] { "" }
       *[other] { " " }(słaby punkt { $gap }, składka { $premium })
    }
trucker-move-scrap-set =
    { $number ->
        [1] Najtańsze wyjście
       *[other] Inne wyjście
    }: { $count ->
        [one] { $count } część odpada
        [few] { $count } części odpadają
        [many] { $count } części odpada
       *[other] { $count } części odpada
    }, { $left ->
        [one] { $left } zostaje
        [few] { $left } zostają
        [many] { $left } zostaje
       *[other] { $left } zostaje
    }
trucker-move-keep-piece =
    Zachowaj kawałek z polem w kolumnie { $column }, rzędzie { $row }: { $count ->
        [one] { $count } część
        [few] { $count } części
        [many] { $count } części
       *[other] { $count } części
    }
trucker-move-board-alien =
    { $colour ->
        [brown] Brązowy obcy
        [purple] Fioletowy obcy
       *[cyan] Turkusowy obcy
    } do kabiny w kolumnie { $column }, rzędzie { $row }
trucker-move-humans-only = Bez kolejnych obcych
trucker-move-insure =
    { $premium ->
        [0] Bez ubezpieczenia
       *[other]
            Ubezpieczenie za { $premium ->
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

trucker-move-fly-on = Leć dalej
trucker-move-give-up = Zrezygnuj z lotu
trucker-move-withdraw = Wycofaj statek { $ship }
trucker-move-thrust =
    { $open ->
        [0]
            { $ship ->
                [0] { $strength }
               *[other] Statek { $ship }: { $strength }
            }
       *[other]
            Leć { $strength ->
                [one] { $strength } dzień
                [few] { $strength } dni
                [many] { $strength } dni
               *[other] { $strength } dnia
            } naprzód
    } { $batteries ->
        [0] bez baterii
        [one] za { $batteries } baterię
        [few] za { $batteries } baterie
        [many] za { $batteries } baterii
       *[other] za { $batteries } baterii
    }
trucker-move-fire =
    { $ship ->
        [0] { $strength }
       *[other] Statek { $ship }: { $strength }
    } · { $batteries ->
        [0] bez baterii
        [one] { $batteries } bateria
        [few] { $batteries } baterie
        [many] { $batteries } baterii
       *[other] { $batteries } baterii
    }{ $boost ->
        [0] { "" }
       *[other] , ze wzmacniaczem: jedno działo ulegnie zniszczeniu
    }
trucker-move-use-battery =
    Użyj baterii z pola w kolumnie { $column }, rzędzie { $row } ({ $count ->
        [one] jest tam { $count }
        [few] są tam { $count }
        [many] jest tam { $count }
       *[other] jest tam { $count }
    })
trucker-move-raise-shield =
    { $batteries ->
        [0] Włącz osłonę bez baterii
       *[other] Włącz osłonę · { $all ->
            [one] ostatnia bateria
            [few] 1 z { $all } baterii
            [many] 1 z { $all } baterii
           *[other] 1 z { $all } baterii
        }
    }{ $named ->
        [0] { "" }
       *[other] , z pola w kolumnie { $column }, rzędzie { $row }
    }
trucker-move-shoot =
    { $batteries ->
        [0] Strzelaj bez baterii
       *[other] Strzelaj · { $all ->
            [one] ostatnia bateria
            [few] { $batteries } z { $all } baterii
            [many] { $batteries } z { $all } baterii
           *[other] { $batteries } z { $all } baterii
        }
    }{ $named ->
        [0] { "" }
       *[other] , z pola w kolumnie { $column }, rzędzie { $row }
    }{ $doubled ->
        [0] { "" }
       *[other] , i ocal { $squares }
    }
trucker-move-take-hit =
    Przyjmij trafienie: strać { $part }{ $more ->
        [0] { "" }
        [one] { " " }i jeszcze { $more } część
        [few] { " " }i jeszcze { $more } części
        [many] { " " }i jeszcze { $more } części
       *[other] { " " }i jeszcze { $more } części
    }
trucker-move-give-up-crew =
    Oddaj { $who }{ $listed ->
        [0] { "" }
       *[other] { " " }{ $from }
    }
trucker-from-cabin =
    { $nth ->
        [0] z
        [1] z pierwszej
        [2] z drugiej
        [3] z trzeciej
       *[other] z kolejnej
    }{ $start ->
        [0] { " " }kabiny
       *[other] { " " }początkowej kabiny pilotów
    }{ $where ->
        [front] { " " }z przodu
        [front-left] { " " }z przodu po lewej
        [front-right] { " " }z przodu po prawej
        [back] { " " }z tyłu
        [back-left] { " " }z tyłu po lewej
        [back-right] { " " }z tyłu po prawej
        [left] { " " }po lewej
        [right] { " " }po prawej
        [middle] { " " }pośrodku
       *[other] { "" }
    }{ $both ->
        [0] { "" }
       *[other] { " " }(oboje)
    }{ $left ->
        [0] { "" }
        [1] { " i " }{ $more }
       *[other] , { $more }
    }
trucker-move-choose-crew = Wskaż kabiny po kolei
trucker-move-choose-batteries = Wskaż baterie po kolei
trucker-move-load-best =
    { $left ->
        [0] Załaduj wszystko
        [one] Załaduj najlepsze, { $left } towar zostaw
        [few] Załaduj najlepsze, { $left } towary zostaw
        [many] Załaduj najlepsze, { $left } towarów zostaw
       *[other] Załaduj najlepsze, { $left } towaru zostaw
    }
trucker-move-wins = { $move }: wygrywasz
trucker-move-draws = { $move }: remis
trucker-move-loses = { $move }: przegrywasz
trucker-move-ends-flight = To kończy twój lot! { $move }
trucker-move-ship-leaves = Statek { $ship } opuszcza lot! { $move }
trucker-move-lose-crew = Oddaj z pola w kolumnie { $column }, rzędzie { $row } { $who }
trucker-move-lose-good =
    Oddaj { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar z pola w kolumnie { $column }, rzędzie { $row }
trucker-move-lose-battery =
    Oddaj baterię z pola w kolumnie { $column }, rzędzie { $row } ({ $count ->
        [one] jest tam { $count }
        [few] są tam { $count }
        [many] jest tam { $count }
       *[other] jest tam { $count }
    })
trucker-move-lose-batteries =
    Oddaj { $batteries ->
        [one] { $batteries } baterię
        [few] { $batteries } baterie
        [many] { $batteries } baterii
       *[other] { $batteries } baterii
    }
trucker-move-load-good =
    Załaduj { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar na pole w kolumnie { $column }, rzędzie { $row }
trucker-move-replace-good =
    Na polu w kolumnie { $column }, rzędzie { $row } zamień { $old ->
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
    Zostaw { $good ->
        [red] czerwony
        [yellow] żółty
        [green] zielony
       *[blue] niebieski
    } towar
trucker-move-rearrange = Wyładuj wszystko i załaduj od nowa
trucker-move-stop-loading = Nie bierz więcej towarów
trucker-move-upgrade-good =
    { $good ->
        [yellow] Weź czerwony towar zamiast żółtego
        [green] Weź żółty towar zamiast zielonego
       *[blue] Weź zielony towar zamiast niebieskiego
    }
trucker-move-extra-good = Weź dodatkowy niebieski
trucker-move-land = Wyląduj na planecie { $planet }: { $goods }
trucker-move-visit =
    { $card ->
        [abandoned_ship] Obsadź statek i sprzedaj go
        [abandoned_station] Zacumuj przy stacji
       *[other] Zatrzymaj się tu
    }
trucker-move-fly-past = Przeleć obok
trucker-move-claim-reward = Weź nagrodę i strać dni
trucker-move-decline-reward = Odmów jednego i drugiego
