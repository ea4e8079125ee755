# What cards do, put together out of the words of the notation.

## Joints

vanguard-then = { $first }, { $second }
vanguard-next = { $first }; { $second }
vanguard-or = { $first } or { $second }
vanguard-both = { $first } and { $second }
vanguard-bracketed = ({ $inner })
vanguard-plus = { $first } + { $second }
vanguard-either = { $first } / { $second }
vanguard-symbol-as =
    { $first } { $both ->
        [yes] ↔
       *[no] →
    } { $second }
vanguard-not = not: { $condition }
vanguard-compare =
    { $sign ->
        [is] { $left } is { $right }
        [same] { $left } equals { $right }
        [not] { $left } is not { $right }
        [less] { $left } is less than { $right }
        [most] { $left } is at most { $right }
        [more] { $left } is more than { $right }
       *[least] { $left } is at least { $right }
    }
vanguard-switch =
    { $on ->
        [yes] “{ $name }” holds
       *[no] “{ $name }” does not hold
    }
vanguard-decided = so it was decided
vanguard-counter = what was collected
vanguard-own = { $name }
vanguard-called = “{ $name }”
vanguard-unmet = No. { $number }
vanguard-demand = { $demand }: { $effect }
vanguard-arrow = { $effect }, then { $row }
vanguard-timing =
    { $timing ->
        [check] During a dice check: { $effect }
        [turn] In your turn: { $effect }
        [travel] When you travel: { $effect }
        [rest] When you rest: { $effect }
        [injury] When somebody is injured: { $effect }
        [event] When you reveal an event: { $effect }
        [track] When a time track advances: { $effect }
        [lead] When you gain leads: { $effect }
        [danger] When danger dice are rolled: { $effect }
        [die] When you must use a die: { $effect }
        [attack] When a threat strikes: { $effect }
        [landing] At the landing: { $effect }
        [move] When somebody is moved: { $effect }
        [enter] When you enter a sector: { $effect }
        [poi] When a POI is replaced: { $effect }
        [row] When an outcome is marked: { $effect }
        [disc] When you gain a discovery: { $effect }
        [launch] At the launch: { $effect }
        [docking] At docking: { $effect }
       *[other] At any time: { $effect }
    }
vanguard-uses =
    { $use ->
        [once] once: { $effect }
        [twice] twice: { $effect }
        [thrice] three times: { $effect }
        [round] once a round: { $effect }
        [turn] once a turn: { $effect }
        [discard] return this card: { $effect }
        [action] as an action: { $effect }
        [near] also in a check in a connected sector: { $effect }
       *[other] sacrifice this card: { $effect }
    }
vanguard-dice =
    { $colour ->
        [R] { $count ->
            [0] all red dice
            [own] all your red dice
            [any] any number of red dice
            [one] one red die
           *[other] { $count } red dice
        }
        [G] { $count ->
            [0] all green dice
            [own] all your green dice
            [any] any number of green dice
            [one] one green die
           *[other] { $count } green dice
        }
        [B] { $count ->
            [0] all blue dice
            [own] all your blue dice
            [any] any number of blue dice
            [one] one blue die
           *[other] { $count } blue dice
        }
       *[other] { $count ->
            [0] all dice
            [own] all your dice
            [any] any number of dice
            [one] one die
           *[other] { $count } dice
        }
    }

## Brackets

vanguard-group-if = if { $condition }: { $effect }
vanguard-group-if-else = if { $condition }: { $effect }; otherwise: { $otherwise }
vanguard-group-may = you may { $effect }
vanguard-group-pay = you may { $effect } to { $gain }
vanguard-group-each = each of { $crew }: { $effect }
vanguard-group-one = one of { $crew }: { $effect }
vanguard-group-random = one of { $crew } at random: { $effect }
vanguard-group-once =
    { $span ->
        [round] once a round: { $effect }
        [turn] once a turn: { $effect }
        [check] once a check: { $effect }
        [campaign] once in the campaign: { $effect }
        [member] once for each crew member: { $effect }
       *[other] the first time: { $effect }
    }
vanguard-group-repeat =
    { $count ->
        [one] once: { $effect }
        [other] { $count } times: { $effect }
       *[text] as often as { $count }: { $effect }
    }
vanguard-group-at = in { $place }: { $effect }
vanguard-group-nothing = nothing

## Effects

vanguard-op-use = use { $dice }
vanguard-op-sac = sacrifice { $dice }
vanguard-op-refresh = refresh { $dice }
vanguard-op-share-refresh = { $crew } refresh { $dice } between them
vanguard-op-draw =
    draw { $count ->
        [one] one section card
        [other] { $count } section cards
       *[text] as many section cards as { $count }
    }
vanguard-op-discard =
    discard { $count ->
        [one] one section card
       *[other] { $count } section cards
    }
vanguard-op-sac-card =
    sacrifice { $count ->
        [one] one section card
       *[other] { $count } section cards
    }
vanguard-op-charge =
    { $sign ->
        [minus] lose { $count ->
            [one] one charge
           *[other] { $count } charges
        }
       *[other] gain { $count ->
            [one] one charge
           *[other] { $count } charges
        }
    }
vanguard-op-supply =
    { $sign ->
        [minus] lose { $count ->
            [one] one supply
           *[other] { $count } supplies
        }{ $parameter ->
            [armour] , 1 less per armour
            [sensors] , 1 less per sensors
            [manoeuvrability] , 1 less per manoeuvrability
           *[other] { "" }
        }
       *[other] gain { $count ->
            [one] one supply
           *[other] { $count } supplies
        }
    }
vanguard-op-danger =
    { $count ->
        [one] roll a danger die (box { $box })
       *[other] roll { $count } danger dice (box { $box })
    }
vanguard-op-injure = gain an injury: { $injury }
vanguard-op-heal =
    { $cure ->
        [die] discard an injury die
        [down] turn an injury card face down
       *[other] discard an injury card ({ $injury })
    }
vanguard-op-exert = exert yourself
vanguard-op-check = make a dice check: { $thing }
vanguard-op-success =
    gain { $count ->
        [one] one success token
       *[other] { $count } success tokens
    }
vanguard-op-lead =
    gain { $count ->
        [one] one lead: { $type }
       *[other] { $count } leads: { $type }
    }
vanguard-op-disc = gain a discovery: { $type }
vanguard-op-unique = gain the unique discovery { $thing }
vanguard-op-gain = gain { $thing }
vanguard-op-exchange =
    { $exchange ->
        [disc] exchange up to { $count } discoveries for the top cards of other decks
       *[other] exchange { $count } section cards
    }
vanguard-op-browse = look at the top { $count } cards of a discovery deck and return them in any order
vanguard-op-shift-leads = move lead tokens between decks, then check them
vanguard-op-under =
    { $under ->
        [disc] { $count ->
            [one] put one discovery from the lander under its deck ({ $type })
           *[other] put { $count } discoveries from the lander under their decks ({ $type })
        }
        [equipment] { $count ->
            [one] put one piece of equipment in the armory
           *[other] put { $count } pieces of equipment in the armory
        }
       *[other] { $count ->
            [one] put one event under the deck
           *[other] put { $count } events under the deck
        }
    }
vanguard-op-fetch =
    { $fetched ->
        [minor] take a minor piece of equipment from the armory
        [personal] take a personal piece of equipment from the armory
        [discarded-minor] take back discarded minor equipment
       *[other] take back discarded equipment
    }
vanguard-op-box-this = sacrifice this card
vanguard-op-keep-this = keep it: until it is paid, this holds aboard
vanguard-op-time =
    { $sign ->
        [minus] one time track retreats by { $count ->
            [one] one
           *[other] { $count }
        }
       *[other] all time tracks advance by { $count ->
            [one] one
           *[other] { $count }
        }
    }
vanguard-op-track =
    { $sign ->
        [minus] { $track } retreats by { $count }
       *[other] { $track } advances by { $count }
    }
vanguard-op-advance =
    { $sign ->
        [minus] a { $row } track in { $place } retreats by { $count }
       *[other] a { $row } track in { $place } advances by { $count }{ $edge ->
            [short] , not onto its outcome
           *[other] { "" }
        }
    }
vanguard-op-reset = reset: { $track }
vanguard-op-set = { $track } becomes: { $setting }
vanguard-op-switch =
    { $on ->
        [yes] from now on “{ $name }” holds
       *[no] “{ $name }” no longer holds
    }
vanguard-op-marker =
    { $count ->
        [one] place one “{ $marker }” in { $place }
        [other] place { $count } × “{ $marker }” in { $place }
       *[text] place as many “{ $marker }” in { $place } as { $count }
    }
vanguard-op-unmark =
    { $count ->
        [0] remove all “{ $marker }” from { $place }
        [one] remove one “{ $marker }” from { $place }
       *[other] remove { $count } × “{ $marker }” from { $place }
    }
vanguard-op-path-marker =
    place “{ $marker }” on { $path ->
        [here] a path of your sector
        [all] all paths of your sector
       *[other] path { $path }
    }
vanguard-op-path-unmark =
    { $count ->
        [0] remove all “{ $marker }” from { $path ->
            [here] a path of your sector
            [all] all paths of your sector
           *[other] path { $path }
        }
       *[other] remove { $count } × “{ $marker }” from { $path ->
            [here] a path of your sector
            [all] all paths of your sector
           *[other] path { $path }
        }
    }
vanguard-op-path-free =
    no symbols { $span ->
        [check] for this check
        [turn] this turn
        [until] until your next turn
        [next] until the end of your next turn
        [round] this round
        [exploration] for this exploration
       *[other] from now on
    }: { $path ->
        [here] a path of your sector
        [taken] the path you take
        [all] all paths of your sector
       *[other] path { $path }
    }
vanguard-op-path-close =
    closed { $span ->
        [check] for this check
        [turn] this turn
        [until] until your next turn
        [next] until the end of your next turn
        [round] this round
        [exploration] for this exploration
       *[other] from now on
    }: { $path ->
        [here] a path of your sector
        [all] all paths of your sector
       *[other] path { $path }
    }
vanguard-op-path-less =
    paths from your sector show { $count ->
        [one] one symbol
       *[other] { $count } symbols
    } fewer { $span ->
        [turn] this turn
        [round] this round
       *[other] for a while
    }
vanguard-op-lasting = from now on: { $lasting }
vanguard-op-poi = replace the POI in { $place } by { $thing }
vanguard-op-top = place { $thing } on top in { $place }
vanguard-op-off = discard this POI
vanguard-op-clear = remove the POIs in { $place }
vanguard-op-look = look at the POI in { $place }
vanguard-op-gear = place { $thing }
vanguard-op-place-gear = place field equipment without the action
vanguard-op-move =
    move to { $place }{ $how ->
        [plain] , along a path without symbols
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[other] { "" }
    }
vanguard-op-march =
    move { $count ->
        [one] one sector
       *[other] up to { $count } sectors
    }{ $how ->
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[other] { "" }
    }
vanguard-op-march-all =
    everybody in your sector moves up to { $count } sectors together{ $how ->
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[other] { "" }
    }
vanguard-op-march-with =
    { $count ->
        [one] you and one other in your sector move to a connected sector together
       *[other] you and one other in your sector move up to { $count } sectors together
    }{ $how ->
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[other] { "" }
    }
vanguard-op-follow =
    { $crew } may come along{ $how ->
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[other] { "" }
    }
vanguard-op-come-along = come along, ignoring symbols
vanguard-op-ignore =
    { $count ->
        [one] ignore a path symbol ({ $symbol })
       *[other] ignore { $count } path symbols ({ $symbol })
    }
vanguard-op-ignore-every = ignore all path symbols of a kind ({ $symbol })
vanguard-op-ignore-all = ignore all symbols of the path
vanguard-op-ignore-row = ignore one row
vanguard-op-status =
    { $status ->
        [no-travel] no Travel { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
        [no-support] no support { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
        [unseen] threats do not affect you { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
        [can-travel] “no Travel” does not apply to you { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
        [held] you are not moved by effects { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
        [guard] no threat may enter your sector { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
        [reach] you may exchange equipment with a connected sector { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
        [safe] paths and events neither move nor injure crew in your sector { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
        [light] your next Travel ignores all symbols
        [slow] your next Travel costs a die more
        [wary] the first danger die in your sector is removed { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
       *[other] threats and events do not affect crew in your sector { $span ->
            [check] for this check
            [turn] this turn
            [until] until your next turn
            [next] until the end of your next turn
            [round] this round
            [exploration] for this exploration
           *[other] from now on
        }
    }
vanguard-op-note =
    { $note ->
        [discoveries] the lander’s discovery limit: +{ $count }
        [supplies] supplies at the next start: +{ $count }
        [fewer-dice] of your own dice, { $count } fewer may be rolled in a check
        [hand-security] Security: { $count } more in the starting hand and the hand limit of the next exploration
        [hand-recon] Recon: { $count } more in the starting hand and the hand limit of the next exploration
        [hand-science] Science: { $count } more in the starting hand and the hand limit of the next exploration
        [hand-engineering] Engineering: { $count } more in the starting hand and the hand limit of the next exploration
        [dice-security] Security: dice from the box in the next exploration: +{ $count }
        [dice-recon] Recon: dice from the box in the next exploration: +{ $count }
        [dice-science] Science: dice from the box in the next exploration: +{ $count }
        [dice-engineering] Engineering: dice from the box in the next exploration: +{ $count }
        [recruits] recruits to choose from next time: +{ $count }
        [recruits-security] Security: recruits to choose from next time: +{ $count }
        [recruits-recon] Recon: recruits to choose from next time: +{ $count }
        [recruits-science] Science: recruits to choose from next time: +{ $count }
        [recruits-engineering] Engineering: recruits to choose from next time: +{ $count }
        [dear-laboratory] the research laboratory: { $count } more command in this pass
        [dear-complex] the production complex: { $count } more command in this pass
        [dear-barracks] the barracks: { $count } more command in this pass
        [dear-situation-room] the situation room: { $count } more command in this pass
        [dear-add-on] the add-on facility: { $count } more command in this pass
        [closed-laboratory] the research laboratory: closed in this pass
        [closed-complex] the production complex: closed in this pass
        [closed-barracks] the barracks: closed in this pass
        [closed-situation-room] the situation room: closed in this pass
        [closed-add-on] the add-on facility: closed in this pass
        [scan-dear] the next scan step costs { $count } more
        [scan-free] scan steps without cost: { $count }
        [situations] situations revealed in the next pass: { $count } { $sign ->
            [minus] fewer
           *[other] more
        }
        [rank-ups] rank-up cards to choose from at the next launch: +{ $count }
        [flight-free] the next flight costs nothing
        [command-next] command in the next pass: { $count } more
        [energy-next] energy in the next pass: { $count } more
        [second-project] a second research project may be completed next time
        [events] events begin
        [mute] { $count ->
            [one] the next field that a threat enters has no effect
           *[other] the next { $count } fields that threats enter have no effect
        }
        [refresh-after] { $count ->
            [one] refresh one die after the check
           *[other] refresh { $count } dice after the check
        }
       *[last-out] at lift-off, one sector from the lander counts as the landing sector
    }{ $span ->
        [round] { " " }this round
        [turn] { " " }this turn
       *[other] { "" }
    }
vanguard-op-condition =
    the global condition is now { $thing }{ $span ->
        [round] , until the end of the round
       *[other] { "" }
    }
vanguard-op-mission =
    { $outcome ->
        [done] mission completed: { $thing }
        [failed] mission failed: { $thing }
        [reveal] new mission: { $thing }
       *[other] discard the mission: { $thing }
    }
vanguard-op-threat = bring { $thing } into play in { $place }
vanguard-op-unthreat =
    remove { $thing } from the board{ $span ->
        [round] { " " }until the end of the next round
       *[other] { "" }
    }
vanguard-op-still =
    { $thing }: no movement { $span ->
        [turn] this turn
        [next] until the end of your next turn
        [round] this round
       *[other] for a while
    }
vanguard-op-threat-row = resolve the { $row } row of a threat’s special action in your sector without a check
vanguard-op-walk =
    { $way ->
        [toward] { $count ->
            [one] { $thing }: move one sector toward { $place }
           *[other] { $thing }: move up to { $count } sectors toward { $place }
        }
        [away] { $count ->
            [one] { $thing }: move one sector away from { $place }
           *[other] { $thing }: move up to { $count } sectors away from { $place }
        }
        [route] { $count ->
            [one] { $thing }: move one sector along its way ({ $place })
           *[other] { $thing }: move { $count } sectors along its way ({ $place })
        }
        [random] { $count ->
            [one] { $thing }: move one sector at random
           *[other] { $thing }: move { $count } sectors at random
        }
       *[other] { $count ->
            [one] move { $thing } to a connected sector
           *[other] move { $thing } up to { $count } sectors
        }
    }
vanguard-op-put = put { $thing } in { $place }
vanguard-op-learn =
    { $learnt ->
        [choice] it learns a symbol of your choice
       *[other] it learns the symbol you used
    }
vanguard-op-unlearn =
    { $learnt ->
        [choice] it forgets a symbol of your choice
       *[other] it forgets its oldest symbol
    }
vanguard-op-land = land in { $place }
vanguard-op-events =
    { $deed ->
        [look] look at the top { $count } events and return them in any order
        [drop] look at the top { $count } events and discard one
        [pick] of the top { $count } events resolve one and put the others under the deck
        [under] look at the top { $count } events and put one under the deck
       *[other] put the event under the deck and reveal the next
    }
vanguard-op-extra =
    { $extra ->
        [travel] take an extra Travel action
        [special] take the same special action again
        [remote] take the special action of a POI in a connected sector
       *[other] take one action more
    }
vanguard-op-end = the exploration ends
vanguard-op-reroll =
    { $shows ->
        [any] re-roll { $dice }
       *[other] re-roll { $dice } showing { $face }
    }
vanguard-op-turn =
    { $shows ->
        [any] set { $dice } to { $result }
       *[other] turn { $dice } showing { $face } to { $result }
    }
vanguard-op-toss =
    { $shows ->
        [any] spend { $dice } from the pool
       *[other] spend { $dice } showing { $face } from the pool
    }
vanguard-op-add-die =
    { $source ->
        [spent] { $count ->
            [one] add one of your spent dice and roll it
           *[other] add { $count } of your spent dice and roll them
        }
       *[other] { $count ->
            [one] add one of your available dice and roll it
           *[other] add { $count } of your available dice and roll them
        }
    }
vanguard-op-drop-danger =
    { $count ->
        [0] remove all danger dice
        [one] remove one danger die
       *[other] remove { $count } danger dice
    }
vanguard-op-double =
    { $count ->
        [one] one symbol of { $face } counts twice
       *[other] { $count } symbols of { $face } count twice
    }
vanguard-op-excuse =
    { $excuse ->
        [special] one special effect needs one die fewer
        [need] leave out one symbol of a demand
       *[other] the swap of symbols does not count
    }
vanguard-op-predict =
    name a symbol: if the marked row of your next check uses it, refresh { $count ->
        [one] one die
       *[other] { $count } dice
    }
vanguard-op-cancel = it does not happen
vanguard-op-become = it becomes: { $injury }
vanguard-op-no-die = take no injury die
vanguard-op-take-over = you take it instead
vanguard-op-unmatched = its biomes do not match
vanguard-op-only-me = it affects only you
vanguard-op-draw-again =
    { $count ->
        [one] draw one more and return one
       *[other] draw { $count } more and return as many
    }
vanguard-op-draw-more =
    { $count ->
        [one] draw one more
       *[other] draw { $count } more
    }
vanguard-op-face-down = its card is placed face down
vanguard-op-mute = the field has no effect
vanguard-op-unpaid = it costs no supply
vanguard-op-instead = one of them is instead: { $type }
vanguard-op-log = read on in the log
vanguard-op-flag = this will be remembered
vanguard-op-shut = nothing more happens
vanguard-op-sign = a name is written down
vanguard-op-roll = the names of the dead are read
vanguard-op-morale =
    { $sign ->
        [minus] morale falls by { $count }
       *[other] morale rises by { $count }
    }
vanguard-op-command =
    { $sign ->
        [minus] lose { $count ->
            [one] one command
           *[other] { $count } command
        }
       *[other] gain { $count ->
            [one] one command
           *[other] { $count } command
        }
    }
vanguard-op-energy =
    { $sign ->
        [minus] lose { $count ->
            [one] one energy
           *[other] { $count } energy
        }
       *[other] gain { $count ->
            [one] one energy
           *[other] { $count } energy
        }
    }
vanguard-op-act = act { $count } begins
vanguard-op-unlock = something new is unlocked
vanguard-op-patient =
    { $which ->
        [each] every patient moves { $count ->
            [one] one slot
           *[other] { $count } slots
        }
       *[other] one patient moves { $count ->
            [one] one slot
           *[other] { $count } slots
        }
    }
vanguard-op-crew =
    { $crewing ->
        [available] { $count ->
            [one] one resting crew member becomes available ({ $section })
           *[other] { $count } resting crew members become available ({ $section })
        }
        [resting] { $count ->
            [one] one crew member rests ({ $section })
           *[other] { $count } crew members rest ({ $section })
        }
        [recruit] { $count ->
            [one] one more recruit ({ $section })
           *[other] { $count } more recruits ({ $section })
        }
       *[other] { $count ->
            [one] one crew member is not available this pass ({ $section })
           *[other] { $count } crew members are not available this pass ({ $section })
        }
    }
vanguard-op-situation = put { $thing } into the deck of situations
vanguard-op-shuffle-back = shuffle it back
vanguard-op-remove = remove it from the campaign
vanguard-op-remove-card = remove from the campaign: { $thing }
vanguard-op-scan =
    { $count ->
        [one] uncover one scan step
       *[other] uncover { $count } scan steps
    }
vanguard-op-survey =
    { $count ->
        [one] scan one landing card completely
       *[other] scan { $count } landing cards completely
    }
vanguard-op-relay = from now on the first scan step is free: { $thing }
vanguard-op-leave-gear =
    { $count ->
        [one] leave one piece of equipment behind for good
       *[other] leave { $count } pieces of equipment behind for good
    }
vanguard-op-lander =
    { $landering ->
        [damage] a lander is damaged
       *[other] a lander is repaired
    }
vanguard-op-train =
    { $count ->
        [one] one crew member of rank 1 becomes rank 2
       *[other] { $count } crew members of rank 1 become rank 2
    }
vanguard-op-dice = every section changes its dice by { $count }
vanguard-op-project =
    { $count ->
        [one] a production project moves forward one stage
       *[other] a production project moves forward { $count } stages
    }
vanguard-op-objective =
    { $count ->
        [one] { $thing }: one step further
       *[other] { $thing }: { $count } steps further
    }
vanguard-op-ending = the campaign ends

## Lasting effects

vanguard-passive-convert =
    { $colour ->
        [R] a basic on a red die may count as { $face }
        [G] a basic on a green die may count as { $face }
        [B] a basic on a blue die may count as { $face }
       *[other] a basic may count as { $face }
    }
vanguard-passive-crew-convert = the conversion of your crew card works on all colours
vanguard-passive-rest-refresh = Rest refreshes { $count } more
vanguard-passive-rest-draw = Rest draws { $count } more
vanguard-passive-rest-heal =
    { $cure ->
        [die] Rest also discards an injury die{ $reach ->
            [here] { " " }of yours or of another in your sector
           *[other] { "" }
        }
       *[other] Rest also heals an injury card
    }
vanguard-passive-rest-free = Rest costs no supply
vanguard-passive-exert-refresh = exertion refreshes { $count } more
vanguard-passive-ignore = ignore path symbols: { $symbol }
vanguard-passive-path-less =
    { $ends ->
        [both] paths that start or end here show { $count ->
            [one] one symbol
           *[other] { $count } symbols
        } fewer
        [end] paths that end here show { $count ->
            [one] one symbol
           *[other] { $count } symbols
        } fewer
       *[other] paths that start here show { $count ->
            [one] one symbol
           *[other] { $count } symbols
        } fewer
    }
vanguard-passive-can-travel = “no Travel” does not apply to you
vanguard-passive-hand-limit = the hand limit is { $count } higher
vanguard-passive-support = crew in { $place } may support
vanguard-passive-support-card = a supporter may also play a section card
vanguard-passive-no-support = no support
vanguard-passive-immune = no injury of this kind: { $injury }
vanguard-passive-no-event = main effects of events are ignored: { $biome }
vanguard-passive-no-threat = threats cannot enter
vanguard-passive-no-danger = danger dice are not rolled
vanguard-passive-more-danger = checks have one more danger die (box { $box })
vanguard-passive-less-danger =
    { $count ->
        [one] remove one danger die from every check
       *[other] remove { $count } danger dice from every check
    }
vanguard-passive-no-injury = nobody is injured here
vanguard-passive-counts-as = counts as { $biome }
vanguard-passive-swap = symbols change places: { $face }
vanguard-passive-closed = closed: path { $path }
vanguard-passive-track-fields =
    { $sign ->
        [minus] { $count ->
            [one] { $track }: one field shorter
           *[other] { $track }: { $count } fields shorter
        }
       *[other] { $count ->
            [one] { $track }: one field longer
           *[other] { $track }: { $count } fields longer
        }
    }
vanguard-passive-first-symbol = the first symbol of { $face } in a check gives a green track one step more; with another such card, the next one too
vanguard-passive-lead-extra =
    { $count ->
        [one] draw one more lead token and return one
       *[other] draw { $count } more lead tokens and return as many
    }
vanguard-passive-unseen = threats do not affect you
vanguard-passive-hold = you are not moved by effects
vanguard-passive-poi-closed = the POI cannot be used
vanguard-passive-crowd =
    { $count ->
        [one] at most one crew member in a sector
       *[other] at most { $count } crew members in a sector
    }
vanguard-passive-supplies =
    { $count ->
        [one] one more supply at the start
       *[other] { $count } more supplies at the start
    }
vanguard-passive-most-supplies = the limit of supplies is { $count } higher
vanguard-passive-personal = personal equipment +{ $count }
vanguard-passive-field = field equipment +{ $count }
vanguard-passive-discoveries = discoveries +{ $count }
vanguard-passive-minor =
    { $count ->
        [one] one more minor piece of equipment for each
       *[other] { $count } more minor pieces of equipment for each
    }
vanguard-passive-keep-disc =
    { $count ->
        [one] at an evacuation keep one discovery
       *[other] at an evacuation keep { $count } discoveries
    }
vanguard-passive-keep-supplies =
    { $count ->
        [one] keep one supply for the next visit
       *[other] keep up to { $count } supplies for the next visit
    }
vanguard-passive-command = command +{ $count }
vanguard-passive-energy = energy +{ $count }
vanguard-passive-scan-free =
    { $count ->
        [one] one scan step each pass is free
       *[other] { $count } scan steps each pass are free
    }
vanguard-passive-flight-cheaper = one flight each pass costs { $count } less
vanguard-passive-line =
    { $count ->
        [one] the production line takes one more project
       *[other] the production line takes { $count } more projects
    }
vanguard-passive-exchange-found =
    { $count ->
        [one] at debriefing exchange one found discovery
       *[other] at debriefing exchange { $count } found discoveries
    }
vanguard-passive-pass-success =
    { $count ->
        [one] one success token each pass
       *[other] { $count } success tokens each pass
    }
vanguard-passive-armour =
    { $sign ->
        [minus] armour −{ $count }
       *[other] armour +{ $count }
    }
vanguard-passive-sensors =
    { $sign ->
        [minus] sensors −{ $count }
       *[other] sensors +{ $count }
    }
vanguard-passive-manoeuvrability =
    { $sign ->
        [minus] manoeuvrability −{ $count }
       *[other] manoeuvrability +{ $count }
    }
vanguard-passive-keep-tracks = unfinished tracks are recorded
vanguard-passive-redraw-zero = re-draw the first lead token of value 0
vanguard-passive-reroll-landing = once per landing re-roll the die
vanguard-passive-reroll-critical = once a pass re-roll a die of the critical check
vanguard-passive-morale-free = low morale costs no energy
vanguard-passive-start-earlier = projects of stage 3 start on 2
vanguard-passive-add-on-free = the add-on facility may be used once a pass without command
vanguard-passive-row-morale = morale rises the first time a row of uniques is complete
vanguard-passive-let-pass = a patient may let another one pass
vanguard-passive-star-speed = one speed-up each pass may be paid with a success token
vanguard-passive-slot =
    { $medbay ->
        [light] { $count ->
            [one] medbay, light: one slot more
           *[other] medbay, light: { $count } slots more
        }
        [moderate] { $count ->
            [one] medbay, moderate: one slot more
           *[other] medbay, moderate: { $count } slots more
        }
       *[other] { $count ->
            [one] medbay, critical: one slot more
           *[other] medbay, critical: { $count } slots more
        }
    }

## Numbers

vanguard-value-count = the number of “{ $marker }” in { $place }
vanguard-value-path-count =
    the number of “{ $marker }” on { $path ->
        [here] a path of your sector
        [all] all paths of your sector
       *[other] path { $path }
    }
vanguard-value-crewed = the number of crew in { $place }
vanguard-value-standees = the number of standees of { $thing } in { $place }
vanguard-value-field = the field of { $thing }
vanguard-value-time = the time of { $track }
vanguard-value-progress = the { $row } track of { $thing }
vanguard-value-visits = the number of visits
vanguard-value-round = the number of the round
vanguard-value-supplies = the number of supplies
vanguard-value-success = the number of success tokens
vanguard-value-team = the size of the team
vanguard-value-rank = the rank
vanguard-value-injuries =
    { $placed ->
        [yes] the number of injuries ({ $place })
       *[no] the number of injuries
    }
vanguard-value-injury-cards =
    { $placed ->
        [yes] the number of injury cards “{ $injury }” ({ $place })
       *[no] the number of injury cards “{ $injury }”
    }
vanguard-value-hand = the number of cards in hand
vanguard-value-charges = the number of charges
vanguard-value-dice = the number of dice in play
vanguard-value-equipment =
    { $placed ->
        [yes] the number of pieces of equipment ({ $place })
       *[no] the number of pieces of equipment
    }
vanguard-value-passengers = the number of passengers
vanguard-value-armour = the lander’s armour
vanguard-value-sensors = the value of the lander’s sensors
vanguard-value-manoeuvrability = the lander’s manoeuvrability
vanguard-value-morale = morale
vanguard-value-act = the number of the act
vanguard-value-passes = the number of passes
vanguard-value-read = the number of times the log was read
vanguard-value-explored = the number of explorations of { $thing }
vanguard-value-memorial = the number of crew of { $section } who have died
vanguard-value-recovered = the number of patients who left the medbay in the last pass
vanguard-value-waited = the number of passes since it came into play
vanguard-value-listened = the number of steps of the Listening since it came into play
vanguard-value-advanced = the number of steps it has advanced
vanguard-value-tally =
    { $tally ->
        [yellow] the number of yellow outcomes
        [green] the number of green outcomes
        [combinations] the number of dice combinations used
        [supported] the number of crew members who supported a check
        [exertions] the number of exertions
        [gear] the number of pieces of equipment used
        [threat-green] the number of green outcomes against threats
        [gathered] the number of leads gained
        [optional] the number of optional missions completed
        [time-ends] the number of time tracks that came to their end
        [wells] the number of wells kept
        [moved-by-threat] the number of times a threat moved somebody
        [danger] the number of danger dice rolled
       *[uniques] the number of unique discoveries
    }
vanguard-value-seen = the number of times { $thing } was revealed
vanguard-value-finals = the number of sectors fully explored
vanguard-value-kinds = the number of types of discoveries
vanguard-value-entered-count = the number of sectors entered
vanguard-value-available = the number of available crew of { $section } with rank { $count }
vanguard-value-shown = the number of dice that show { $face }

## Conditions

vanguard-test-biome = the sector is { $biome }
vanguard-test-biome-at = { $place } is { $biome }
vanguard-test-is = { $place } is “{ $tag }”
vanguard-test-at = you are in { $place }
vanguard-test-not-at = you are not in { $place }
vanguard-test-self = it is you
vanguard-test-not-self = it is not you
vanguard-test-anybody = whoever it is
vanguard-test-alone = you are alone in your sector
vanguard-test-final = the POI in { $place } is final
vanguard-test-empty = { $place } has no POI or an empty one
vanguard-test-important = the POI in { $place } is important
vanguard-test-not-important = the POI in { $place } is not important
vanguard-test-threatened = a threat is in { $place }
vanguard-test-marked = “{ $marker }” lies in { $place }
vanguard-test-gear = { $thing } stands in { $place }
vanguard-test-carries = you carry { $thing }
vanguard-test-used = { $thing } was used this round
vanguard-test-not-used = { $thing } was not used this round
vanguard-test-section = you belong to { $section }
vanguard-test-condition = the global condition is { $thing }
vanguard-test-found = you have { $thing }
vanguard-test-installed = { $thing } is installed
vanguard-test-activated =
    { $facility ->
        [laboratory] the research laboratory was used in this pass
        [complex] the production complex was used in this pass
        [barracks] the barracks were used in this pass
        [situation-room] the situation room was used in this pass
       *[other] the add-on facility was used in this pass
    }
vanguard-test-objective = { $thing } is in play
vanguard-test-not-objective = { $thing } is not in play
vanguard-test-row = the outcome is { $row }
vanguard-test-injury = the injury is { $injury }
vanguard-test-type = the type is { $type }
vanguard-test-symbol = the symbol is “{ $symbol }”
vanguard-test-new = nobody had been there
vanguard-test-moved = you travelled this turn
vanguard-test-rested = you rested this turn
vanguard-test-replaced = the POI in your sector was replaced this turn
vanguard-test-joined = a way joins the places ({ $place })
vanguard-test-planet = the planet is { $thing }
vanguard-test-visited = { $thing } was explored
vanguard-test-set = it was decided
vanguard-test-not-set = it was not decided
vanguard-test-resolved = { $thing } was resolved ({ $row })
vanguard-test-mission =
    { $outcome ->
        [done] the mission { $thing } is completed
        [failed] the mission { $thing } has failed
       *[other] the mission { $thing } is open
    }
vanguard-test-cause =
    { $cause ->
        [path] it comes from a path
        [event] it comes from an event
        [threat] it comes from a threat
        [landing] it comes from the landing
        [danger] it comes from a danger die
        [check] it comes from a check
       *[other] it comes from an effect
    }
vanguard-test-status =
    { $status ->
        [no-travel] you cannot travel
       *[other] it still holds
    }

## Places and people

vanguard-place =
    { $which ->
        [here] your sector
        [there] that sector
        [yours] your own sector
        [landing] the landing sector
        [origin] the sector where your turn began
        [came-from] the sector you came from
        [round-origin] the sector where you began the round
        [connected] a connected sector
        [near] your sector or a connected one
        [board] the whole board
        [entered] a sector that was entered
        [unentered] a sector nobody entered
        [crewed] a sector with crew
        [next] the next sector of the way
        [closest] the closest such sector
       *[other] the sector of a crew member
    }
vanguard-place-sector = sector { $sector }
vanguard-place-standee = the sector of { $thing }
vanguard-place-poi = the sector with { $thing }
vanguard-place-biome = a sector that is { $biome }
vanguard-place-number = a sector with { $name } { $count }
vanguard-place-from =
    { $kind ->
        [connected] a sector connected with { $place }
        [near] { $place } or a sector connected with it
       *[closest] the closest of: { $place }
    }
vanguard-place-crew-pick =
    { $pick ->
        [most] the sector of the crew member for whom { $value } is greatest
       *[least] the sector of the crew member for whom { $value } is smallest
    }
vanguard-place-crew-near = the sector of the crew member nearest to { $place }
vanguard-place-crew-last =
    { $deed ->
        [green] the sector of whoever last resolved a green outcome
        [yellow] the sector of whoever last resolved a yellow outcome
        [red] the sector of whoever last resolved a red outcome
       *[replaced] the sector of whoever last replaced a POI
    }
vanguard-place-marked =
    { $kind ->
        [tag] a sector “{ $name }”
        [has] a sector with “{ $name }”
       *[other] a sector without “{ $name }”
    }
vanguard-place-most =
    { $kind ->
        [most] the sector with most { $name }
        [least] the sector with least { $name }
       *[other] the sector that is furthest on ({ $name })
    }
vanguard-place-crew = crew
vanguard-place-narrowed =
    { $take ->
        [but] { $first } except { $second }
       *[other] { $first } that is also { $second }
    }
vanguard-crew =
    { $which ->
        [me] you
        [all] the whole team
       *[other] the other crew members
    }
vanguard-crew-at = the crew in { $place }
vanguard-crew-pick =
    { $pick ->
        [most] { $crew }, the one for whom { $value } is greatest
       *[other] { $crew }, the one for whom { $value } is smallest
    }
vanguard-crew-where = { $crew }, if { $condition }
vanguard-crew-others-at = the other crew members in { $place }
vanguard-another-here = it is somebody else in your sector
vanguard-standee =
    { $which ->
        [choice] a threat of your choice
        [here] a threat in your sector
        [that] that threat
       *[LANDER] the lander
    }
vanguard-track-this = this track
vanguard-track-of =
    { $which ->
        [board] the time track of the board
        [threat] the track of one threat
       *[other] every track
    }

## Single words

vanguard-word-face =
    { $word ->
        [fit] fitness
        [gat] gathering
        [def] defence
        [exp] exploration
        [bio] biology
        [xen] xenology
        [con] construction
        [sci] science
        [tec] technology
        [bas] basic
        [van] Vanguard
        [acc] accident
       *[other] any symbol
    }
vanguard-word-result =
    { $word ->
        [fit] fitness
        [gat] gathering
        [def] defence
        [exp] exploration
        [bio] biology
        [xen] xenology
        [con] construction
        [sci] science
        [tec] technology
        [bas] basic
        [van] Vanguard
        [acc] accident
        [shown] a result that another die shows
        [kin] a result that another die of its colour shows
        [named] a symbol that you name
        [unshown] a result that no die shows
       *[other] any result
    }
vanguard-word-need =
    { $word ->
        [fitness] fitness
        [gathering] gathering
        [defence] defence
        [exploration] exploration
        [biology] biology
        [xenology] xenology
        [construction] construction
        [science] science
        [technology] technology
        [basic] basic
        [vanguard] Vanguard
        [accident] accident
        [red] red die
        [green] green die
        [blue] blue die
        [die] die
       *[other] any symbol
    }
vanguard-word-row =
    { $word ->
        [yellow] yellow
        [green] green
        [red] red
       *[other] any
    }
vanguard-word-injury =
    { $word ->
        [scratch] graze
        [wound] wound
        [serious] serious wound
        [exh] exhaustion
        [exhaustion] exhaustion
        [leak] suit leak
        [panic] panic
        [toxin] toxin
        [conc] concussion
        [concussion] concussion
       *[other] any
    }
vanguard-word-type =
    { $word ->
        [min] minerals
        [spe] living specimens
        [alt] alien technology
        [flo] strange flora
        [mic] microorganisms
        [gained] of a type of which you gained leads this turn
        [marked] of a type that has lead tokens
       *[other] of any type
    }
vanguard-word-biome =
    { $word ->
        [cold] cold
        [cave] cave
        [crystalline] crystalline
        [hostile] hostile
        [desert] desert
        [void] void
        [ruins] ruins
        [rocky] rocky
        [deadly] deadly
        [volcanic] volcanic
        [vegetation] vegetation
        [water] water
       *[other] tutorial
    }
vanguard-word-section =
    { $word ->
        [security] Security
        [recon] Recon
        [science] Science
        [engineering] Engineering
       *[other] any section
    }
vanguard-word-symbol =
    { $word ->
        [T] travel symbol
        [uR] use a red die
        [uG] use a green die
        [uB] use a blue die
        [uD] use a die
        [u] use a die of any colour
        [sR] sacrifice a red die
        [sG] sacrifice a green die
        [sB] sacrifice a blue die
        [sD] sacrifice a die
        [s] sacrifice a die of any colour
        [x] danger die
        [xA] danger die (box A)
        [xB] danger die (box B)
        [xC] danger die (box C)
        [xD] danger die (box D)
        [xT] danger die (box T)
       *[any] any
    }

## Actions

vanguard-special-track =
    { $sign ->
        [minus] { $row } track −{ $count }
       *[other] { $row } track +{ $count }
    }
vanguard-special-instant = the check ends at once: { $row }
vanguard-action-demanded = Only when an effect demands it.
vanguard-action-if = Only if { $condition }.
vanguard-action-limit =
    { $limit ->
        [round] Once a round.
        [turn] Once a turn.
        [member] Once for each crew member.
       *[other] Once in an exploration.
    }
vanguard-action-danger = One danger die (box { $box }).
vanguard-action-track =
    { $count ->
        [one] { $row } track: one field
       *[other] { $row } track: { $count } fields
    }
vanguard-action-special = special effect – { $effect }
vanguard-action-row = { $row } – { $effect }
