# Jak Galaxy Trucker popisuje tahy.

## Součástky jako předmět věty (4. pád)

trucker-the-component = dílek
trucker-the-starting-cabin = základní dílek
trucker-the-cabin = kabinu
trucker-the-life-support =
    { $colour ->
        [brown] hnědou podporu života
        [purple] fialovou podporu života
        [cyan] azurovou podporu života
       *[other] podporu života pro dva
    }
trucker-the-battery = bateriový dílek ({ $size })
trucker-the-cargo-hold = nákladový prostor ({ $size })
trucker-the-special-hold = speciální nákladový prostor ({ $size })
trucker-the-engine = motor
trucker-the-double-engine = dvojitý motor
trucker-the-cannon = dělo
trucker-the-double-cannon = dvojité dělo
trucker-the-shield = generátor štítu
trucker-the-structural = konstrukční díl
trucker-the-stasis-chamber = stázovou komoru
trucker-the-luxury-cabin = luxusní kabinu
trucker-the-reactor-furnace = reaktorovou pec
trucker-the-cannon-booster = posilovač děl
trucker-the-engine-booster = posilovač motorů
trucker-the-shield-booster = posilovač štítů
trucker-the-plating = nezničitelné pancéřování
trucker-the-bidirectional-cannon = dvousměrné dělo
trucker-the-cannon-engine = dělo s motorem
trucker-the-combined-hold = kombinovaný prostor
trucker-the-defence-system = dělovou věžičku
trucker-the-router = rozvaděč
trucker-the-crew-robots = robotickou posádku
trucker-the-thruster = manévrovací trysku
trucker-the-reinforced-shield = zesílený generátor štítu
trucker-the-solar-panel = sluneční panel
trucker-the-armoury = zbrojnici

trucker-edge-smooth = hladká
trucker-edge-single = jednoduchá
trucker-edge-double = dvojitá
trucker-edge-universal = univerzální
trucker-edges = strana přední { $front }, pravá { $right }, zadní { $rear }, levá { $left }
trucker-edges-unknown = neznámé strany

trucker-the-human = člověka
trucker-the-brown-alien = hnědého mimozemšťana
trucker-the-purple-alien = fialového mimozemšťana
trucker-the-cyan-alien = azurového mimozemšťana

## Posádka jeden po druhém

trucker-count-humans =
    { $count ->
        [one] { $count } člověka
        [few] { $count } lidi
        [many] { $count } člověka
       *[other] { $count } lidí
    }
trucker-count-brown =
    hnědého mimozemšťana{ $left ->
        [0] {""}
        [1] {" a "}{ $more }
       *[other] , { $more }
    }
trucker-count-purple =
    fialového mimozemšťana{ $left ->
        [0] {""}
        [1] {" a "}{ $more }
       *[other] , { $more }
    }
trucker-count-cyan =
    azurového mimozemšťana{ $left ->
        [0] {""}
        [1] {" a "}{ $more }
       *[other] , { $more }
    }

## Zboží jedno po druhém

trucker-count-none = nic
trucker-count-red =
    { $count }× červené{ $left ->
        [0] {""}
        [1] {" a "}{ $more }
       *[other] , { $more }
    }
trucker-count-yellow =
    { $count }× žluté{ $left ->
        [0] {""}
        [1] {" a "}{ $more }
       *[other] , { $more }
    }
trucker-count-green =
    { $count }× zelené{ $left ->
        [0] {""}
        [1] {" a "}{ $more }
       *[other] , { $more }
    }
trucker-count-blue =
    { $count }× modré{ $left ->
        [0] {""}
        [1] {" a "}{ $more }
       *[other] , { $more }
    }

## Stavba

trucker-move-draw = Vzít dílek z hromady
trucker-move-take = Vzít { $part } ({ $edges })
trucker-move-fetch = Vzít z odložených { $part } ({ $edges })
trucker-move-pick-up = Zvednout z pole { $square } { $part }
trucker-move-place =
    Položit do sloupce { $column }, řady { $row }, { $turn ->
        [0] bez otočení
        [1] s otočením doprava
        [2] vzhůru nohama
       *[3] s otočením doleva
    }
trucker-move-reserve = Odložit si stranou { $part }
trucker-move-return = Vrátit mezi odkryté { $part }
trucker-move-look = Podívat se na { $pile }. balíček karet
trucker-move-look-away = Vrátit karty
trucker-move-finish = Dokončit loď a vzít si číslo { $number }
trucker-move-turn-hourglass = Otočit přesýpací hodiny na místo { $space }
trucker-move-roll-die = Hodit kostkou o nová pole
trucker-move-end-turn = Ukončit tah

## Kontrola a nakládání

trucker-move-scrap =
    Odstranit z pole ve sloupci { $column }, řadě { $row } { $part }{ $gap ->
        [0] { "" }
       *[other] { " " }(slabé místo { $gap }, pojistné { $premium })
    }
trucker-move-scrap-set =
    { $number ->
        [1] Nejlevnější řešení
       *[other] Jiné řešení
    }: { $count ->
        [one] { $count } dílek pryč
        [few] { $count } dílky pryč
        [many] { $count } dílku pryč
       *[other] { $count } dílků pryč
    }, { $left ->
        [one] { $left } zůstane
        [few] { $left } zůstanou
        [many] { $left } zůstane
       *[other] { $left } zůstane
    }
trucker-move-keep-piece =
    Nechat si kus s polem ve sloupci { $column }, řadě { $row }: { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
        [many] { $count } dílku
       *[other] { $count } dílků
    }
trucker-move-board-alien =
    { $colour ->
        [brown] Hnědý mimozemšťan
        [purple] Fialový mimozemšťan
       *[cyan] Azurový mimozemšťan
    } do kabiny ve sloupci { $column }, řadě { $row }
trucker-move-humans-only = Žádný další mimozemšťan
trucker-move-insure =
    { $premium ->
        [0] Bez pojištění
       *[other]
            Pojištění za { $premium ->
                [one] { $premium } kredit
                [few] { $premium } kredity
                [many] { $premium } kreditu
               *[other] { $premium } kreditů
            }: ztráty stojí nejvýš { $cap ->
                [one] { $cap } kredit
                [few] { $cap } kredity
                [many] { $cap } kreditu
               *[other] { $cap } kreditů
            }
    }

## Let

trucker-move-fly-on = Letět dál
trucker-move-give-up = Vzdát let
trucker-move-withdraw = Stáhnout z letu loď { $ship }
trucker-move-thrust =
    { $open ->
        [0]
            { $ship ->
                [0] { $strength }
               *[other] Loď { $ship }: { $strength }
            }
       *[other]
            Letět o { $strength ->
                [one] { $strength } den
                [few] { $strength } dny
                [many] { $strength } dne
               *[other] { $strength } dní
            } dopředu
    } { $batteries ->
        [0] bez baterií
        [one] za { $batteries } baterii
        [few] za { $batteries } baterie
        [many] za { $batteries } baterie
       *[other] za { $batteries } baterií
    }
trucker-move-fire =
    { $ship ->
        [0] { $strength }
       *[other] Loď { $ship }: { $strength }
    } · { $batteries ->
        [0] bez baterií
        [one] { $batteries } baterie
        [few] { $batteries } baterie
        [many] { $batteries } baterie
       *[other] { $batteries } baterií
    }{ $boost ->
        [0] { "" }
       *[other] , s posilovačem: jedno dělo se zničí
    }
trucker-move-use-battery =
    Použít baterii z pole ve sloupci { $column }, řadě { $row } ({ $count ->
        [one] je tam { $count }
        [few] jsou tam { $count }
        [many] je tam { $count }
       *[other] je jich tam { $count }
    })
trucker-move-raise-shield =
    { $batteries ->
        [0] Zapnout štít bez baterií
       *[other] Zapnout štít · { $all ->
            [one] poslední baterie
            [few] 1 ze { $all } baterií
            [many] 1 z { $all } baterie
           *[other] 1 z { $all } baterií
        }
    }{ $named ->
        [0] { "" }
       *[other] , z pole ve sloupci { $column }, řadě { $row }
    }
trucker-move-shoot =
    { $batteries ->
        [0] Vystřelit bez baterií
       *[other] Vystřelit · { $all ->
            [one] poslední baterie
            [few] { $batteries } ze { $all } baterií
            [many] { $batteries } z { $all } baterie
           *[other] { $batteries } z { $all } baterií
        }
    }{ $named ->
        [0] { "" }
       *[other] , z pole ve sloupci { $column }, řadě { $row }
    }{ $doubled ->
        [0] { "" }
       *[other] , a zachránit { $squares }
    }
trucker-move-take-hit =
    Nechat to dopadnout: ztratit { $part }{ $more ->
        [0] { "" }
        [one] { " " }a { $more } další dílek
        [few] { " " }a { $more } další dílky
        [many] { " " }a { $more } dalšího dílku
       *[other] { " " }a { $more } dalších dílků
    }
trucker-move-give-up-crew =
    Odevzdat { $who }{ $listed ->
        [0] { "" }
       *[other] { " " }{ $from }
    }
trucker-from-cabin =
    { $start ->
        [0] { $nth ->
            [0] z kabiny
            [1] z první kabiny
            [2] z druhé kabiny
            [3] ze třetí kabiny
           *[other] z další kabiny
        }
       *[other] ze základního dílku
    }{ $where ->
        [front] { " " }vpředu
        [front-left] { " " }vpředu vlevo
        [front-right] { " " }vpředu vpravo
        [back] { " " }vzadu
        [back-left] { " " }vzadu vlevo
        [back-right] { " " }vzadu vpravo
        [left] { " " }vlevo
        [right] { " " }vpravo
        [middle] { " " }uprostřed
       *[other] { "" }
    }{ $both ->
        [0] { "" }
       *[other] { " " }(oba)
    }{ $left ->
        [0] { "" }
        [1] { " a " }{ $more }
       *[other] , { $more }
    }
trucker-move-choose-crew = Určit kabiny po jedné
trucker-move-choose-batteries = Určit baterie po jedné
trucker-move-load-best =
    { $left ->
        [0] Naložit všechno
        [one] Naložit to nejlepší, { $left } kus nechat
        [few] Naložit to nejlepší, { $left } kusy nechat
        [many] Naložit to nejlepší, { $left } kusu nechat
       *[other] Naložit to nejlepší, { $left } kusů nechat
    }
trucker-move-wins = { $move }: vyhrajete
trucker-move-draws = { $move }: remíza
trucker-move-loses = { $move }: prohrajete
trucker-move-ends-flight = Tím váš let končí! { $move }
trucker-move-ship-leaves = Loď { $ship } tím opouští let! { $move }
trucker-move-lose-crew = Odevzdat z pole ve sloupci { $column }, řadě { $row } { $who }
trucker-move-lose-good =
    Odevzdat { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží z pole ve sloupci { $column }, řadě { $row }
trucker-move-lose-battery =
    Odevzdat baterii z pole ve sloupci { $column }, řadě { $row } ({ $count ->
        [one] je tam { $count }
        [few] jsou tam { $count }
        [many] je tam { $count }
       *[other] je jich tam { $count }
    })
trucker-move-lose-batteries =
    Odevzdat { $batteries ->
        [one] { $batteries } baterii
        [few] { $batteries } baterie
        [many] { $batteries } baterie
       *[other] { $batteries } baterií
    }
trucker-move-load-good =
    Naložit { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží na pole ve sloupci { $column }, řadě { $row }
trucker-move-replace-good =
    Na poli ve sloupci { $column }, řadě { $row } vyměnit { $old ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží za { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    }
trucker-move-leave-good =
    Nechat { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží být
trucker-move-rearrange = Všechno vyložit a naložit znovu
trucker-move-stop-loading = Víc zboží nebrat
trucker-move-upgrade-good =
    { $good ->
        [yellow] Vzít místo žlutého zboží červené
        [green] Vzít místo zeleného zboží žluté
       *[blue] Vzít místo modrého zboží zelené
    }
trucker-move-extra-good = Vzít si jedno modré navíc
trucker-move-land = Přistát na planetě { $planet }: { $goods }
trucker-move-visit =
    { $card ->
        [abandoned_ship] Obsadit loď a prodat ji
        [abandoned_station] Zakotvit u stanice
       *[other] Zastavit se tu
    }
trucker-move-fly-past = Proletět kolem
trucker-move-claim-reward = Vzít odměnu a ztratit dny
trucker-move-decline-reward = Obojí odmítnout
