# How Galaxy Trucker words a move.

## Components as the object of a sentence

trucker-the-component = the component
trucker-the-starting-cabin = the starting cabin
trucker-the-cabin = the cabin
trucker-the-life-support =
    the { $colour ->
        [brown] brown life support
        [purple] purple life support
        [cyan] cyan life support
       *[other] life support for two
    }
trucker-the-battery = the battery component ({ $size })
trucker-the-cargo-hold = the cargo hold ({ $size })
trucker-the-special-hold = the special cargo hold ({ $size })
trucker-the-engine = the engine
trucker-the-double-engine = the double engine
trucker-the-cannon = the cannon
trucker-the-double-cannon = the double cannon
trucker-the-shield = the shield generator
trucker-the-structural = the structural module
trucker-the-stasis-chamber = the stasis chamber
trucker-the-luxury-cabin = the luxury cabin
trucker-the-reactor-furnace = the reactor furnace
trucker-the-cannon-booster = the cannon booster
trucker-the-engine-booster = the engine booster
trucker-the-shield-booster = the shield booster
trucker-the-plating = the indestructible plating
trucker-the-bidirectional-cannon = the bi-directional cannon
trucker-the-cannon-engine = the cannon with an engine
trucker-the-combined-hold = the combined hold
trucker-the-defence-system = the automated defence system
trucker-the-router = the router
trucker-the-crew-robots = the crew robots
trucker-the-thruster = the maneuvering thruster
trucker-the-reinforced-shield = the reinforced shield generator
trucker-the-solar-panel = the solar panel
trucker-the-armoury = the armoury

trucker-edge-smooth = smooth
trucker-edge-single = single
trucker-edge-double = double
trucker-edge-universal = universal
trucker-edges = front { $front }, right { $right }, rear { $rear }, left { $left }
trucker-edges-unknown = unknown

trucker-the-human = a human
trucker-the-brown-alien = the brown alien
trucker-the-purple-alien = the purple alien
trucker-the-cyan-alien = the cyan alien

## Crew one after the other

trucker-count-humans =
    { $count ->
        [one] one human
       *[other] { $count } humans
    }
trucker-count-brown =
    the brown alien{ $left ->
        [0] {""}
        [1] {" and "}{ $more }
       *[other] , { $more }
    }
trucker-count-purple =
    the purple alien{ $left ->
        [0] {""}
        [1] {" and "}{ $more }
       *[other] , { $more }
    }
trucker-count-cyan =
    the cyan alien{ $left ->
        [0] {""}
        [1] {" and "}{ $more }
       *[other] , { $more }
    }

## Goods one after the other

trucker-count-none = nothing
trucker-count-red =
    { $count } red{ $left ->
        [0] {""}
        [1] {" and "}{ $more }
       *[other] , { $more }
    }
trucker-count-yellow =
    { $count } yellow{ $left ->
        [0] {""}
        [1] {" and "}{ $more }
       *[other] , { $more }
    }
trucker-count-green =
    { $count } green{ $left ->
        [0] {""}
        [1] {" and "}{ $more }
       *[other] , { $more }
    }
trucker-count-blue =
    { $count } blue{ $left ->
        [0] {""}
        [1] {" and "}{ $more }
       *[other] , { $more }
    }

## Building

trucker-move-draw = Draw a component from the heap
trucker-move-take = Take { $part } ({ $edges })
trucker-move-fetch = Take { $part } from your reserve ({ $edges })
trucker-move-pick-up = Pick up { $part } from { $square }
trucker-move-place =
    Put it in column { $column }, row { $row }, { $turn ->
        [0] as it is
        [1] turned right
        [2] upside down
       *[3] turned left
    }
trucker-move-reserve = Set { $part } aside
trucker-move-return = Put { $part } back, face up
trucker-move-look = Peek at card pile { $pile }
trucker-move-look-away = Put the cards back
trucker-move-finish = Finish your ship and take number { $number }
trucker-move-turn-hourglass = Turn the hourglass onto { $space }
trucker-move-roll-die = Roll a die for new squares
trucker-move-end-turn = End your turn

## Ship check and loading

trucker-move-scrap =
    Take { $part } off column { $column }, row { $row }{ $gap ->
        [0] { "" }
       *[other] { " " }(weak spot { $gap }, premium { $premium })
    }
trucker-move-scrap-set =
    { $number ->
        [1] The cheapest way out
       *[other] Another way out
    }: { $count ->
        [one] one part goes
       *[other] { $count } parts go
    }, { $left ->
        [one] one stays
       *[other] { $left } stay
    }
trucker-move-keep-piece =
    Keep the piece around column { $column }, row { $row }: { $count ->
        [one] one component
       *[other] { $count } components
    }
trucker-move-board-alien =
    { $colour ->
        [brown] Brown alien
        [purple] Purple alien
       *[cyan] Cyan alien
    } into the cabin in column { $column }, row { $row }
trucker-move-humans-only = No more aliens
trucker-move-insure =
    { $premium ->
        [0] No insurance
       *[other]
            Insurance for { $premium ->
                [one] one credit
               *[other] { $premium } credits
            }: losses cost at most { $cap ->
                [one] one credit
               *[other] { $cap } credits
            }
    }

## Flight

trucker-move-fly-on = Fly on
trucker-move-give-up = Give up the flight
trucker-move-withdraw = Withdraw ship { $ship }
trucker-move-thrust =
    { $open ->
        [0]
            { $ship ->
                [0] { $strength }
               *[other] Ship { $ship }: { $strength }
            }
       *[other]
            { $strength ->
                [one] Fly one day ahead
               *[other] Fly { $strength } days ahead
            }
    } { $batteries ->
        [0] without batteries
        [one] for one battery
       *[other] for { $batteries } batteries
    }
trucker-move-fire =
    { $ship ->
        [0] { $strength }
       *[other] Ship { $ship }: { $strength }
    } · { $batteries ->
        [0] no battery
        [one] one battery
       *[other] { $batteries } batteries
    }{ $boost ->
        [0] { "" }
       *[other] , with a booster: a cannon is destroyed
    }
trucker-move-use-battery =
    Use a battery from column { $column }, row { $row } ({ $count ->
        [one] the only one there
       *[other] { $count } are there
    })
trucker-move-raise-shield =
    { $batteries ->
        [0] Raise the shield without batteries
       *[other] Raise the shield · { $all ->
            [one] the last battery
           *[other] 1 of { $all } batteries
        }
    }{ $named ->
        [0] { "" }
       *[other] , from column { $column }, row { $row }
    }
trucker-move-shoot =
    { $batteries ->
        [0] Fire without batteries
       *[other] Fire · { $all ->
            [one] the last battery
           *[other] { $batteries } of { $all } batteries
        }
    }{ $named ->
        [0] { "" }
       *[other] , from column { $column }, row { $row }
    }{ $doubled ->
        [0] { "" }
       *[other] , and save { $squares }
    }
trucker-move-take-hit =
    Let it hit: lose { $part }{ $more ->
        [0] { "" }
        [one] { " " }and one more component
       *[other] { " " }and { $more } more components
    }
trucker-move-give-up-crew =
    Give up { $who }{ $listed ->
        [0] { "" }
       *[other] { " " }from { $from }
    }
trucker-from-cabin =
    { $nth ->
        [0] the
        [1] the first
        [2] the second
        [3] the third
       *[other] another
    }{ $start ->
        [0] { " " }cabin
       *[other] { " " }starting cabin
    }{ $where ->
        [front] { " " }in front
        [front-left] { " " }in front on the left
        [front-right] { " " }in front on the right
        [back] { " " }at the back
        [back-left] { " " }at the back on the left
        [back-right] { " " }at the back on the right
        [left] { " " }on the left
        [right] { " " }on the right
        [middle] { " " }in the middle
       *[other] { "" }
    }{ $both ->
        [0] { "" }
       *[other] { " " }(both)
    }{ $left ->
        [0] { "" }
        [1] { " and " }{ $more }
       *[other] , { $more }
    }
trucker-move-choose-crew = Name the cabins one by one
trucker-move-choose-batteries = Name the batteries one by one
trucker-move-load-best =
    { $left ->
        [0] Load everything
        [one] Load the best, leave one
       *[other] Load the best, leave { $left }
    }
trucker-move-wins = { $move }: you win
trucker-move-draws = { $move }: a draw
trucker-move-loses = { $move }: you lose
trucker-move-ends-flight = This ends your flight! { $move }
trucker-move-ship-leaves = Ship { $ship } leaves the flight! { $move }
trucker-move-lose-crew = Give up { $who } from column { $column }, row { $row }
trucker-move-lose-good =
    Give up { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods from column { $column }, row { $row }
trucker-move-lose-battery =
    Give up a battery from column { $column }, row { $row } ({ $count ->
        [one] the only one there
       *[other] { $count } are there
    })
trucker-move-lose-batteries =
    { $batteries ->
        [one] Give up one battery
       *[other] Give up { $batteries } batteries
    }
trucker-move-load-good =
    Load { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods into column { $column }, row { $row }
trucker-move-replace-good =
    In column { $column }, row { $row }, swap { $old ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods for { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } ones
trucker-move-leave-good =
    Leave the { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods behind
trucker-move-rearrange = Take everything out and load again
trucker-move-stop-loading = Take no more goods
trucker-move-upgrade-good =
    { $good ->
        [yellow] Take red goods instead of yellow
        [green] Take yellow goods instead of green
       *[blue] Take green goods instead of blue
    }
trucker-move-extra-good = Take an extra blue one
trucker-move-land = Land on planet { $planet }: { $goods }
trucker-move-visit =
    { $card ->
        [abandoned_ship] Crew the ship and sell it
        [abandoned_station] Dock at the station
       *[other] Stop here
    }
trucker-move-fly-past = Fly past
trucker-move-claim-reward = Take the reward and lose the days
trucker-move-decline-reward = Turn both down
