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

trucker-move-draw = draw a component face down
trucker-move-take = take { $part } ({ $edges })
trucker-move-fetch = take { $part } from your reserve ({ $edges })
trucker-move-pick-up = pick up { $part } from { $square }
trucker-move-place =
    put it on { $column },{ $row } { $turn ->
        [0] as it is
        [1] turned right
        [2] turned upside down
       *[3] turned left
    }
trucker-move-reserve = put { $part } into your reserve
trucker-move-return = put { $part } back face up
trucker-move-look = look at card pile { $pile }
trucker-move-look-away = put the cards back
trucker-move-finish = finish your ship and take number { $number }
trucker-move-turn-hourglass = turn the hourglass onto { $space }
trucker-move-roll-die = roll a die for new squares
trucker-move-end-turn = end your turn

## Ship check and loading

trucker-move-scrap =
    remove { $part } from { $column },{ $row }{ $gap ->
        [0] { "" }
       *[other] { " " }(weak spot { $gap }, premium { $premium })
    }
trucker-move-keep-piece =
    keep the piece with { $column },{ $row }: { $count ->
        [one] one component
       *[other] { $count } components
    }
trucker-move-board-alien =
    { $colour ->
        [brown] brown alien
        [purple] purple alien
       *[cyan] cyan alien
    } into the cabin on { $column },{ $row }
trucker-move-humans-only = no more aliens
trucker-move-insure =
    { $premium ->
        [0] no insurance
       *[other] insurance for { $premium ->
            [one] one credit
           *[other] { $premium } credits
        }: losses cost at most { $cap ->
            [one] one credit
           *[other] { $cap } credits
        }
    }

## Flight

trucker-move-fly-on = fly on
trucker-move-give-up = give up the flight
trucker-move-withdraw = withdraw ship { $ship }
trucker-move-thrust =
    { $ship ->
        [0] engine strength { $strength }
       *[other] ship { $ship }: engine strength { $strength }
    } { $batteries ->
        [0] without batteries
        [one] for one battery
       *[other] for { $batteries } batteries
    }
trucker-move-fire =
    { $ship ->
        [0] cannon strength { $strength }
       *[other] ship { $ship }: cannon strength { $strength }
    } { $batteries ->
        [0] without batteries
        [one] for one battery
       *[other] for { $batteries } batteries
    }{ $boost ->
        [0] { "" }
       *[other] , with a booster: a cannon is destroyed
    }
trucker-move-use-battery =
    use a battery from { $column },{ $row } ({ $count ->
        [one] one is there
       *[other] { $count } are there
    })
trucker-move-raise-shield =
    { $batteries ->
        [0] raise a shield without batteries
       *[other] raise a shield for one battery
    }
trucker-move-shoot =
    { $batteries ->
        [0] shoot without batteries
        [one] shoot for one battery
       *[other] shoot for { $batteries } batteries
    } and save { $squares }
trucker-move-take-hit = take the hit
trucker-move-lose-crew = give up { $who } from { $column },{ $row }
trucker-move-lose-good =
    give up { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods from { $column },{ $row }
trucker-move-lose-battery =
    give up a battery from { $column },{ $row } ({ $count ->
        [one] one is there
       *[other] { $count } are there
    })
trucker-move-load-good =
    load { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods into { $column },{ $row }
trucker-move-replace-good =
    in { $column },{ $row }, put { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods in the place of { $old ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } ones
trucker-move-leave-good =
    leave the { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods
trucker-move-rearrange = take everything out and load again
trucker-move-stop-loading = take no more goods
trucker-move-upgrade-good =
    { $good ->
        [yellow] take red goods instead of yellow ones
        [green] take yellow goods instead of green ones
       *[blue] take green goods instead of blue ones
    }
trucker-move-extra-good = take a blue one on top
trucker-move-land = land on planet { $planet }: { $goods }
trucker-move-visit =
    { $card ->
        [abandoned_ship] man the ship and sell it
        [abandoned_station] dock at the station
       *[other] stop here
    }
trucker-move-fly-past = fly past
trucker-move-claim-reward = take the reward and lose the days
trucker-move-decline-reward = decline both
