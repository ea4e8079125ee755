# Effects in words, as they stand on cards, modules and tokens.

## How effects are put together

andromeda-and = { $first } and { $second }
andromeda-list = { $first }, { $second }
andromeda-few = { $first }, { $second } and { $count } more
andromeda-twice = { $what }, twice
andromeda-or = { $first } or { $second }
andromeda-then = { $first }, then { $second }
andromeda-for = { $cost } to { $gain }
andromeda-nothing = nothing
andromeda-unknown = unknown
andromeda-symbol =
    { $count } { $kind ->
        [any]
            { $count ->
                [one] piece of ice, nanocarbon or titanium
               *[other] pieces of ice, nanocarbon or titanium
            }
        [credit]
            { $count ->
                [one] credit
               *[other] credits
            }
        [card]
            { $count ->
                [one] tactics card
               *[other] tactics cards
            }
        [tactics]
            { $count ->
                [one] tactics card
               *[other] tactics cards
            }
       *[other] { $what }
    }
andromeda-goods =
    { $count } { $kind ->
        [any]
            { $count ->
                [one] piece of ice, nanocarbon or titanium
               *[other] pieces of ice, nanocarbon or titanium
            }
        [credit]
            { $count ->
                [one] credit
               *[other] credits
            }
        [card]
            { $count ->
                [one] tactics card
               *[other] tactics cards
            }
        [tactics]
            { $count ->
                [one] tactics card
               *[other] tactics cards
            }
       *[other] { $what }
    }
andromeda-symbol-nothing = no symbol

## Words

andromeda-op-gain = gain { $what }
andromeda-op-pay =
    pay { $kind ->
        [any]
            { $count ->
                [one] { $count } resource of any kind
               *[other] { $count } resources of any kind
            }
       *[other] { $what }
    }
andromeda-op-exchange =
    exchange { $count ->
        [one] { $count } resource
       *[other] up to { $count } resources
    }
andromeda-op-tactics =
    draw { $count ->
        [one] { $count } tactics card
       *[other] { $count } tactics cards
    }
andromeda-op-tactics-keep =
    draw { $count ->
        [one] { $count } tactics card
       *[other] { $count } tactics cards
    }, keep { $second }
andromeda-op-vp = score { $count } VP
andromeda-op-advance =
    advance { $count } on { $kind ->
        [any] any track
        [lowest] your lowest track
       *[other] { $what }
    }
andromeda-op-repair =
    make { $count } { $count ->
        [one] repair
       *[other] repairs
    }
andromeda-op-damage-module =
    { $count ->
        [one] one of your modules is
       *[other] { $count } of your modules are
    } damaged
andromeda-op-damage-ship =
    { $count ->
        [one] one of your ships is
       *[other] { $count } of your ships are
    } damaged
andromeda-op-build-ship =
    build a { $kind ->
        [any] ship
       *[other] { $what }
    }{ $count ->
        [0] { "" }
       *[other] , { $count } cheaper
    }
andromeda-op-acquire-module =
    acquire { $kind ->
        [any] a module
        [industry] an Industry module
       *[other] a { $what } module
    }{ $count ->
        [0] { "" }
       *[other] , { $count } cheaper
    }
andromeda-op-module =
    take { $kind ->
        [any] a module
        [industry] an Industry module
       *[other] a { $what } module
    } for free
andromeda-op-build-dev =
    build a development{ $count ->
        [0] { "" }
       *[other] , { $count } cheaper
    }
andromeda-op-discount = it costs { $count } less
andromeda-op-claim-moon =
    claim a moon from { $kind ->
        [nebula] any nebula
       *[other] a planet where you have a ship
    }
andromeda-op-nebula-moon = claim { $count } from the leftmost nebula
andromeda-op-discovery-stack = take a discovery token
andromeda-op-discovery-random =
    take { $count ->
        [one] { $count } random discovery token
       *[other] { $count } random discovery tokens
    }
andromeda-op-recruit =
    recruit { $count ->
        [one] { $count } leader
       *[other] { $count } leaders
    }
andromeda-op-move-ship =
    move { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
andromeda-op-range = add { $count } to the range
andromeda-op-upgrade =
    take { $count ->
        [one] { $count } upgrade
       *[other] { $count } upgrades
    }
andromeda-op-launch-again = launch again
andromeda-op-event = move the event marker { $count }
andromeda-op-command = move the command marker { $count }
andromeda-op-vault = raise your vault to level { $count }
andromeda-op-hand-limit = raise your hand limit by { $count }
andromeda-op-targeting-level = raise your targeting by { $count } for good
andromeda-op-supremacy-token = take supremacy token { $count }
andromeda-op-dice =
    add { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
andromeda-op-targeting = add { $count } to your targeting
andromeda-op-reroll =
    reroll { $count ->
        [one] { $count } die
       *[other] up to { $count } dice
    }
andromeda-op-set-die =
    turn { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } to { $second }
andromeda-op-enemy-dice =
    make an opponent roll { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } fewer
andromeda-op-enemy-discard-or-die =
    make an opponent discard { $count } energy or roll { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } fewer
andromeda-op-negate-damage =
    { $count ->
        [one] { $count } ship takes
       *[other] { $count } ships take
    } no damage
andromeda-op-withdraw =
    withdraw { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
andromeda-op-truce = offer a truce
andromeda-op-drop-resource =
    place { $count } resource on { $kind ->
        [each_base] each alliance base
       *[other] each planet without ships
    }
andromeda-op-collapse-dev =
    { $count ->
        [one] { $count } development collapses
       *[other] { $count } developments collapse
    }
andromeda-op-reverse-launch =
    call back { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
andromeda-op-discard-resource =
    discard { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
andromeda-op-send-leader-to-base =
    send { $count ->
        [one] { $count } leader
       *[other] { $count } leaders
    } to an alliance base
andromeda-op-spawn-raider =
    { $count ->
        [one] { $count } raider arrives
       *[other] { $count } raiders arrive
    }
andromeda-op-raider-vp-bonus = until the next event raiders are worth { $count } VP more
andromeda-op-wyrm-return = the Wyrm goes back to the Gate
andromeda-op-move-to-gate =
    move { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } to the Gate
andromeda-op-heg-dice =
    the Hegemon rolls { $count ->
        [-1] one die fewer
        [one] one die more
       *[other] { $count } dice more
    }
andromeda-op-heg-targeting = the Hegemon adds { $count } to its targeting
andromeda-op-heg-tactics =
    the Hegemon draws { $count ->
        [one] { $count } tactics card
       *[other] { $count } tactics cards
    }
andromeda-op-heg-transports-escalate = the Hegemon’s transports join battles from any planet
andromeda-op-heg-sits-out = the Hegemon sits this battle out
andromeda-op-each-human-discard-or = each player in the battle discards a resource, or the Hegemon rolls one more die
andromeda-op-each-human-may-pay-2-to-make-hegemon-sit-out = anybody who pays 2 resources makes the Hegemon sit out
andromeda-op-humans-no-energy = no energy for dice in this battle
andromeda-op-heg-gives-card-each-human =
    the Hegemon gives each player in the battle { $count ->
        [one] { $count } tactics card
       *[other] { $count } tactics cards
    }
