# What cards do, put together out of the words of the notation. A part begins in lower case and ends without a stop.
# $who: "you" is told to do it, "each" does it, "they" do it, "inf" stands after "may".

## Joints

vanguard-text = { CAPITAL($said) }.
vanguard-next-sentence = { $first }. { CAPITAL($second) }
vanguard-comma = { $first }, { $second }
vanguard-both = { $first } and { $second }
vanguard-and-then = { $first }, and { $second }
vanguard-both-quoted = { $first }” and “{ $second }
vanguard-twice = { $said }, twice
vanguard-or = { $first } or { $second }
vanguard-or-else = { $first }, or { $second }
vanguard-either = either { $said }
vanguard-both-of = both { $said }
vanguard-nothing-happens = nothing happens
vanguard-hidden = what comes of it, the log book tells
vanguard-rest-hidden = the log book tells the rest
vanguard-symbol-as =
    { $both ->
        [yes] { $first } and { $second } count as each other
       *[no] { $first } counts as { $second }
    }
vanguard-own = { $name }
vanguard-unmet =
    { $kind ->
        [planets] an unnamed planet
        [systems] an unnamed system
       *[others] a sealed card
    }
vanguard-demand = with { $demand }: { $said }
vanguard-arrow = { $said }. Then the { $row } outcome follows

## Groups

vanguard-group-if = if { $condition }, { $said }
vanguard-group-but-if = but { $condition }, { $said }
vanguard-group-if-else = if { $condition }, { $said }. If not, { $otherwise }
vanguard-group-if-else-within = { $otherwise }, unless { $condition }; then { $said }
vanguard-group-may =
    { $who ->
        [you] you may { $said }
        [inf] { $said }
       *[other] may { $said }
    }
vanguard-group-pay =
    { $who ->
        [you] you may { $said } to { $gain }
        [inf] { $said } to { $gain }
       *[other] may { $said } to { $gain }
    }
vanguard-group-pay-then =
    { $who ->
        [you] you may { $said }. If you do, { $gain }
       *[other] may { $said }. If they do, { $gain }
    }
vanguard-group-crew =
    { $pick ->
        [one] choose { $crew }. They { $said }
       *[other] { $crew } { $said }
    }
vanguard-group-crew-within =
    { $pick ->
        [one] choose { $crew }, and they { $said }
       *[other] { $crew } { $said }
    }
vanguard-group-for =
    { $pick ->
        [one] choose { $crew }: { $said }
        [again] then{ $if ->
            [yes] ,
           *[no] { "" }
        } { $said }
       *[other] for { $crew }: { $said }
    }
vanguard-they = they { $said }
vanguard-group-once =
    { $span ->
        [round] once per round, { $said }
        [turn] once per turn, { $said }
        [check] once per check, { $said }
        [campaign] once in the campaign, { $said }
        [member] once for each crew member, { $said }
       *[other] the first time, { $said }
    }
vanguard-group-repeat =
    { $count ->
        [1] { $said }
        [2] twice, { $said }
        [one] { $said }
        [other] { $count } times, { $said }
       *[text] as many times as there are { $count }, { $said }
    }
vanguard-group-at = { $place }, { $said }

## When a card is used

vanguard-ability = { $when }: { $said }
vanguard-ability-paid =
    { $price ->
        [discard] { $when }, return this card to { $said }
        [sacrifice] { $when }, sacrifice this card to { $said }
       *[action] { $when }, spend an action to { $said }
    }
vanguard-ability-price =
    { $price ->
        [discard] return this card. { CAPITAL($said) }
        [sacrifice] sacrifice this card. { CAPITAL($said) }
       *[action] spend an action. { CAPITAL($said) }
    }
vanguard-when-if = { $when }, if { $condition }
vanguard-timing =
    { $timing ->
        [check] during a check
        [turn] in your turn
        [travel] when you travel
        [rest] when you rest
        [injury] { $whose ->
            [you] when you are injured
            [anyone] when anyone is injured
           *[someone] when someone is injured
        }
        [event] when you reveal an event
        [track] when a time track advances
        [lead] { $whose ->
            [you] when you gain leads
           *[anyone] when anyone gains leads
        }
        [danger] when danger dice are rolled
        [die] when you must use a die
        [attack] when a threat strikes
        [landing] at the landing
        [move] when someone is moved
        [enter] when you enter a sector
        [poi] when a POI is replaced
        [row] when an outcome is marked
        [disc] when you gain a discovery
        [launch] at the launch
        [docking] at docking
       *[other] at any time
    }
vanguard-uses =
    { $use ->
        [once] once, { $when }
        [twice] twice, { $when }
        [thrice] three times, { $when }
        [round] once per round, { $when }
        [turn] once per turn, { $when }
       *[near] { $when }, also in a connected sector
    }

## Actions

vanguard-special-track =
    { $sign ->
        [minus] the { $row } track goes back by { $count }
       *[other] the { $row } track moves on by { $count }
    }
vanguard-special-instant = the check ends at once with the { $row } outcome
vanguard-action-demanded = Only when an effect demands it.
vanguard-action-if = Only if { $condition }.
vanguard-action-limit =
    { $limit ->
        [round] Once per round.
        [turn] Once per turn.
        [member] Once for each crew member.
       *[other] Once per exploration.
    }
vanguard-action-danger = Danger die { $box }.
vanguard-action-track =
    { $count ->
        [one] { CAPITAL($row) } track of one field.
       *[other] { CAPITAL($row) } track of { $count } fields.
    }
vanguard-action-special = Special effect. { $said }
vanguard-action-row = { $row }: { $said }
vanguard-action-row-with = { $row }, with { $demand }: { $said }

## People

vanguard-crew =
    { $pick ->
        [one] { $which ->
            [all] someone on the team
            [others] someone else on the team
            [at] someone { $place }
            [others-at] someone else { $place }
           *[me] yourself
        }
        [random] { $which ->
            [all] one random member of the team
            [others] one random other member of the team
            [at] someone at random { $place }
            [others-at] someone else at random { $place }
           *[me] the crew member concerned
        }
       *[each] { $which ->
            [all] everyone on the team
            [others] everyone else on the team
            [at] everyone { $place }
            [others-at] everyone else { $place }
           *[me] the crew member concerned
        }
    }
vanguard-crew-pick =
    { $most ->
        [most] whoever { $by ->
            [equipment] carries the most equipment
           *[other] has the most { $value }
        } { $which ->
            [at] { $place }
           *[other] on the team
        }
       *[least] whoever { $by ->
            [equipment] carries the least equipment
           *[other] has the fewest { $value }
        } { $which ->
            [at] { $place }
           *[other] on the team
        }
    }
vanguard-crew-injured = { $crew } with an injury
vanguard-crew-where =
    { $crew }, if { $condition }{ $pick ->
        [one] { "" }
       *[other] ,
    }
vanguard-crew-again =
    { $pick ->
        [one] the same person
        [random] the same person
       *[each] each of them
    }
vanguard-standee =
    { $which ->
        [choice] a threat of your choice
        [here] a threat in your sector
        [that] that threat
       *[LANDER] the lander
    }

## Places. $form: bare, in, to, from, toward

vanguard-place =
    { $form ->
        [bare] { "" }
        [to] to{ " " }
        [from] from{ " " }
        [toward] toward{ " " }
       *[in] { $which ->
            [board] anywhere on{ " " }
           *[other] in{ " " }
        }
    }{ $which ->
        [here] your sector
        [own] your sector
        [there] that sector
        [yours] your own sector
        [landing] the landing sector
        [origin] the sector where the turn began
        [came-from] the previous sector
        [round-origin] the sector where the round began
        [connected] a connected sector
        [near] your sector or a connected one
        [board] { $form ->
            [in] the board
           *[other] the whole board
        }
        [entered] a sector that was entered
        [unentered] a sector nobody has entered
        [crewed] a sector with crew
        [next] the next sector of the way
        [closest] the closest such sector
       *[other] the sector of a crew member
    }
vanguard-place-sector =
    { $form ->
        [bare] { "" }
        [to] to{ " " }
        [from] from{ " " }
        [toward] toward{ " " }
       *[in] in{ " " }
    }{ $named ->
        [yes] { $sector }
       *[no] sector { $sector }
    }
vanguard-place-standee =
    { $form ->
        [bare] the sector with { $thing }
        [to] to the sector with { $thing }
        [from] from the sector with { $thing }
        [toward] toward { $thing }
       *[in] in the sector with { $thing }
    }
vanguard-place-poi =
    { $form ->
        [bare] the sector with { $thing }
        [to] to the sector with { $thing }
        [from] from the sector with { $thing }
        [toward] toward { $thing }
       *[in] in the sector with { $thing }
    }
vanguard-place-biome =
    { $form ->
        [bare] a sector with the biome { $biome }
        [to] to a sector with the biome { $biome }
        [from] from a sector with the biome { $biome }
        [toward] toward a sector with the biome { $biome }
       *[in] in a sector with the biome { $biome }
    }
vanguard-route-along = along { $name }
vanguard-path-between = between { $first } and { $second }
vanguard-place-number =
    { $form ->
        [bare] a sector with { $name } { $count }
        [to] to a sector with { $name } { $count }
        [from] from a sector with { $name } { $count }
        [toward] toward a sector with { $name } { $count }
       *[in] in a sector with { $name } { $count }
    }
vanguard-place-connected-to =
    { $form ->
        [bare] a sector connected with { $place }
        [to] to a sector connected with { $place }
        [from] from a sector connected with { $place }
        [toward] toward a sector connected with { $place }
       *[in] in a sector connected with { $place }
    }
vanguard-place-near-to =
    { $form ->
        [toward] toward where you are { $place } or next to it
       *[in] { $place } or next to it
    }
vanguard-place-closest-to =
    { $form ->
        [bare] the closest sector, counted { $place }
        [to] to the closest sector, counted { $place }
        [from] from the closest sector, counted { $place }
        [toward] toward the closest sector, counted { $place }
       *[in] in the closest sector, counted { $place }
    }
vanguard-place-crew-pick =
    { $form ->
        [bare] the sector of{ " " }
        [to] to{ " " }
        [from] from{ " " }
        [toward] toward{ " " }
       *[in] in the sector of{ " " }
    }{ $pick ->
        [most] whoever { $by ->
            [equipment] carries the most equipment
           *[other] has the most { $value }
        }
       *[least] whoever { $by ->
            [equipment] carries the least equipment
           *[other] has the fewest { $value }
        }
    }
vanguard-place-crew-near =
    { $form ->
        [bare] the sector of whoever is nearest { $place }
        [to] to whoever is nearest { $place }
        [from] from whoever is nearest { $place }
        [toward] toward whoever is nearest { $place }
       *[in] in the sector of whoever is nearest { $place }
    }
vanguard-place-crew-last =
    { $form ->
        [bare] the sector of{ " " }
        [to] to{ " " }
        [from] from{ " " }
        [toward] toward{ " " }
       *[in] in the sector of{ " " }
    }{ $deed ->
        [green] whoever last had a green outcome
        [yellow] whoever last had a yellow outcome
        [red] whoever last had a red outcome
       *[replaced] whoever last replaced a POI
    }
vanguard-place-marked =
    { $form ->
        [bare] { "" }
        [to] to{ " " }
        [from] from{ " " }
        [toward] toward{ " " }
       *[in] in{ " " }
    }{ $kind ->
        [tag] { $name }
        [has] a sector with a marker “{ $name }”
       *[no] a sector without a marker “{ $name }”
    }
vanguard-place-most =
    { $form ->
        [bare] { "" }
        [to] to{ " " }
        [from] from{ " " }
        [toward] toward{ " " }
       *[in] in{ " " }
    }{ $kind ->
        [most] the sector with the most{ " " }
       *[least] the sector with the fewest{ " " }
    }{ $of ->
        [crew] crew
        [own] { $name }
       *[marker] markers “{ $name }”
    }
vanguard-place-furthest =
    { $form ->
        [bare] { "" }
        [to] to{ " " }
        [from] from{ " " }
        [toward] toward{ " " }
       *[in] in{ " " }
    }the sector where a { $row } track is furthest on
vanguard-place-narrowed =
    { $take ->
        [but] { $first }, but not { $second }
       *[and] { $first } that is also { $second }
    }

## Dice

vanguard-dice =
    { $colour ->
        [R] { $count ->
            [0] all red dice
            [own] all your red dice
            [any] any number of red dice
            [one] one red die
            [other] { $count } red dice
           *[text] as many red dice as there are { $count }
        }
        [G] { $count ->
            [0] all green dice
            [own] all your green dice
            [any] any number of green dice
            [one] one green die
            [other] { $count } green dice
           *[text] as many green dice as there are { $count }
        }
        [B] { $count ->
            [0] all blue dice
            [own] all your blue dice
            [any] any number of blue dice
            [one] one blue die
            [other] { $count } blue dice
           *[text] as many blue dice as there are { $count }
        }
       *[other] { $count ->
            [0] all dice
            [own] all your dice
            [any] any number of dice
            [one] one die
            [other] { $count } dice
           *[text] as many dice as there are { $count }
        }
    }

## Tracks

vanguard-track-this = this track
vanguard-track-named = “{ $name }”
vanguard-track-card = the track of { $name }
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
        [basic] a basic symbol
        [vanguard] Vanguard
        [accident] an accident
        [red] { $count ->
            [one] a red die
           *[other] { $count } red dice
        }
        [green] { $count ->
            [one] a green die
           *[other] { $count } green dice
        }
        [blue] { $count ->
            [one] a blue die
           *[other] { $count } blue dice
        }
        [die] { $count ->
            [one] a die
           *[other] { $count } dice
        }
       *[other] any symbol
    }{ $word ->
        [red] { "" }
        [green] { "" }
        [blue] { "" }
        [die] { "" }
       *[other] { $count ->
            [one] { "" }
            [2] { " " }twice
           *[other] { " " }{ $count } times
        }
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
# An injury as one suffers it: “it is a wound”.
vanguard-an-injury =
    { $word ->
        [scratch] a graze
        [wound] a wound
        [serious] a serious wound
        [exh] exhaustion
        [exhaustion] exhaustion
        [leak] a suit leak
        [panic] panic
        [toxin] a toxin
        [conc] a concussion
        [concussion] a concussion
       *[other] any
    }
vanguard-word-type =
    { $word ->
        [min] minerals
        [spe] living specimens
        [alt] alien technology
        [flo] strange flora
        [mic] microorganisms
        [gained] a type you gained leads of this turn
        [marked] a type that has lead tokens
       *[other] any type
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
# What a sector is: after "the sector is".
vanguard-is-biome =
    { $word ->
        [cold] cold
        [cave] a cave
        [crystalline] crystalline
        [hostile] hostile
        [desert] desert
        [void] void
        [ruins] in ruins
        [rocky] rocky
        [deadly] deadly
        [volcanic] volcanic
        [vegetation] overgrown
        [water] water
       *[other] for training
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
        [xA] danger die A
        [xB] danger die B
        [xC] danger die C
        [xD] danger die D
        [xT] danger die T
       *[any] any
    }

