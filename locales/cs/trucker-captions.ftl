# Jak Galaxy Trucker popisuje tahy.

## Součástky jako předmět věty (4. pád)

trucker-the-component = součástku
trucker-the-starting-cabin = startovní kabinu
trucker-the-cabin = kabinu
trucker-the-life-support =
    { $colour ->
        [brown] hnědou podporu života
        [purple] fialovou podporu života
        [cyan] azurovou podporu života
       *[other] podporu života pro dva
    }
trucker-the-battery = bateriovou součástku ({ $size })
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

trucker-move-draw = vzít součástku naslepo
trucker-move-take = vzít { $part } ({ $edges })
trucker-move-fetch = vzít z odložených { $part } ({ $edges })
trucker-move-pick-up = zvednout z pole { $square } { $part }
trucker-move-place =
    položit na { $column },{ $row } { $turn ->
        [0] bez otočení
        [1] otočenou doprava
        [2] vzhůru nohama
       *[3] otočenou doleva
    }
trucker-move-reserve = odložit si stranou { $part }
trucker-move-return = vrátit mezi odkryté { $part }
trucker-move-look = podívat se na { $pile }. balíček karet
trucker-move-look-away = vrátit karty
trucker-move-finish = dokončit loď a vzít si číslo { $number }
trucker-move-turn-hourglass = otočit přesýpací hodiny na místo { $space }
trucker-move-roll-die = hodit kostkou o nová pole
trucker-move-end-turn = ukončit tah

## Kontrola a nakládání

trucker-move-scrap =
    odstranit z pole { $column },{ $row } { $part }{ $gap ->
        [0] { "" }
       *[other] { " " }(slabé místo { $gap }, pojistné { $premium })
    }
trucker-move-keep-piece =
    nechat si kus s polem { $column },{ $row }: { $count ->
        [one] { $count } součástka
        [few] { $count } součástky
        [many] { $count } součástky
       *[other] { $count } součástek
    }
trucker-move-board-alien =
    { $colour ->
        [brown] hnědý mimozemšťan
        [purple] fialový mimozemšťan
       *[cyan] azurový mimozemšťan
    } do kabiny na { $column },{ $row }
trucker-move-humans-only = žádný další mimozemšťan
trucker-move-insure =
    { $premium ->
        [0] bez pojištění
       *[other] pojištění za { $premium ->
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

trucker-move-fly-on = letět dál
trucker-move-give-up = vzdát let
trucker-move-withdraw = stáhnout z letu loď { $ship }
trucker-move-thrust =
    { $ship ->
        [0] tah motorů { $strength }
       *[other] loď { $ship }: tah motorů { $strength }
    } { $batteries ->
        [0] bez baterií
        [one] za { $batteries } baterii
        [few] za { $batteries } baterie
        [many] za { $batteries } baterie
       *[other] za { $batteries } baterií
    }
trucker-move-fire =
    { $ship ->
        [0] palebná síla { $strength }
       *[other] loď { $ship }: palebná síla { $strength }
    } { $batteries ->
        [0] bez baterií
        [one] za { $batteries } baterii
        [few] za { $batteries } baterie
        [many] za { $batteries } baterie
       *[other] za { $batteries } baterií
    }{ $boost ->
        [0] { "" }
       *[other] , s posilovačem: jedno dělo se zničí
    }
trucker-move-use-battery =
    použít baterii z pole { $column },{ $row } ({ $count ->
        [one] je tam { $count }
        [few] jsou tam { $count }
        [many] je tam { $count }
       *[other] je jich tam { $count }
    })
trucker-move-raise-shield =
    { $batteries ->
        [0] zapnout štít bez baterií
       *[other] zapnout štít za 1 baterii
    }
trucker-move-shoot =
    { $batteries ->
        [0] střílet bez baterií
        [one] střílet za { $batteries } baterii
        [few] střílet za { $batteries } baterie
        [many] střílet za { $batteries } baterie
       *[other] střílet za { $batteries } baterií
    } a zachránit { $squares }
trucker-move-take-hit = nechat se zasáhnout
trucker-move-lose-crew = odevzdat z pole { $column },{ $row } { $who }
trucker-move-lose-good =
    odevzdat { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží z pole { $column },{ $row }
trucker-move-lose-battery =
    odevzdat baterii z pole { $column },{ $row } ({ $count ->
        [one] je tam { $count }
        [few] jsou tam { $count }
        [many] je tam { $count }
       *[other] je jich tam { $count }
    })
trucker-move-load-good =
    naložit { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží na pole { $column },{ $row }
trucker-move-replace-good =
    na poli { $column },{ $row } vyměnit { $old ->
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
    nechat { $good ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } zboží být
trucker-move-rearrange = všechno vyložit a naložit znovu
trucker-move-stop-loading = víc zboží nebrat
trucker-move-upgrade-good =
    { $good ->
        [yellow] vzít místo žlutého zboží červené
        [green] vzít místo zeleného zboží žluté
       *[blue] vzít místo modrého zboží zelené
    }
trucker-move-extra-good = vzít si jedno modré navíc
trucker-move-land = přistát na planetě { $planet }: { $goods }
trucker-move-visit =
    { $card ->
        [abandoned_ship] obsadit loď a prodat ji
        [abandoned_station] zakotvit u stanice
       *[other] zastavit se
    }
trucker-move-fly-past = proletět kolem
trucker-move-claim-reward = vzít odměnu a ztratit dny
trucker-move-decline-reward = obojí odmítnout
