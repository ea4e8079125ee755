# Battles, raiders, events and the Gate

## Sides

andromeda-the-raiders = The raiders
andromeda-the-raiders-within = the raiders
andromeda-side = { $seat }

## Questions

andromeda-ask-raider = Which raider comes?
andromeda-ask-escalate = Which of your ships will join the battle?
andromeda-ask-join = Battle at { $region }. Will your { $ship } leave its region and join?
andromeda-ask-diplomacy = Will you play a Diplomacy card?
andromeda-ask-truce = { $seat } offers you a truce: you would both sit this battle out. Do you accept?
andromeda-ask-oppose = Who is it aimed at?
andromeda-ask-withdraw = Which ship will you withdraw, and where to?
andromeda-ask-yield = What will you give up?
andromeda-ask-prepare =
    You roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } with targeting { $targeting }. Will you add anything?
andromeda-ask-after-roll = The dice are down. Will you change yours?
andromeda-ask-reroll =
    Which dice will you reroll? { $most ->
        [one] One at most
       *[other] Up to { $most }
    }.
andromeda-ask-turn-die = Which die will you turn to { $value }?
andromeda-ask-victory = Victory! Will you play a card to make the most of it?
andromeda-ask-plunder = What will you take from { $seat }?
andromeda-ask-spare = The battle is lost. Will you protect a ship?
andromeda-ask-spare-ship = Which ship is spared?
andromeda-ask-gate = Which result of the Gate roll will you use?
andromeda-ask-move-to-gate = Which ship is drawn to the Gate?

## Moves

andromeda-move-choose-raider = { $raider } from { $region }
andromeda-move-escalate = Bring in the { $ship } from { $region }
andromeda-move-play-tactic = Play { $card }: { $does }
andromeda-move-use-effect = Use { $source }: { $does }
andromeda-move-discard-energy =
    Burn { $energy ->
        [one] one energy
       *[other] { $energy } energy
    }, roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
andromeda-move-pass = Nothing more
andromeda-move-stay-out = Keep it where it is
andromeda-move-fight = Fight
andromeda-move-roll =
    Roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
andromeda-move-let-stand = Let it stand
andromeda-move-no-spoils = Take nothing more
andromeda-move-take-damage = Take the damage
andromeda-move-take-back = Take it all back
andromeda-move-oppose = Aim at { $seat }
andromeda-move-agree-to-truce = Accept the truce
andromeda-move-refuse-truce = Refuse the truce
andromeda-move-yield-energy = Discard { $energy } energy
andromeda-move-yield-dice =
    Roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } fewer
andromeda-move-withdraw-ship = Withdraw the { $ship } to { $region }
andromeda-move-reroll-die = Reroll the { $shows }
andromeda-move-turn-die = Turn the { $shows } to { $value }
andromeda-move-spare-ship = Protect the { $ship }
andromeda-move-plunder = Take { $resource }
andromeda-move-take-result = Use the { $shows }: { $does }
andromeda-move-move-to-gate = Move the { $ship } from { $region } to the Gate
andromeda-launch-bay = the launch bay

## Battle

andromeda-battle = Battle at { $region }: { $sides }.
andromeda-no-battle =
    Only { $seat } { $side ->
        [raiders] remain
       *[player] remains
    }. There is no battle.
andromeda-truce-refused = { $seat } refuses the truce.
andromeda-sits-out = { $seat } sits the battle out.
andromeda-left-battle = { $seat } has no ship left in the battle at { $region }.
andromeda-used = { $seat } uses { $what }.
andromeda-energy-for-dice =
    { $seat } spends { $energy } energy and now rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
andromeda-took-back = { $seat } takes it back before the dice fall.
andromeda-yielded-energy = { $seat } discards { $energy } energy and keeps all dice.
andromeda-dice-now =
    { $seat } now { $side ->
        [raiders] roll
       *[player] rolls
    } { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
andromeda-targeting-now =
    { $seat } now { $side ->
        [raiders] have
       *[player] has
    } targeting { $targeting }.
andromeda-reflected =
    Reflect: { $seat } { $side ->
        [raiders] lose a die and roll
       *[player] loses a die and rolls
    } { $dice ->
        [one] one
       *[other] { $dice }
    }.
andromeda-rolled =
    { $seat } { $side ->
        [raiders] roll
       *[player] rolls
    } { $count ->
        [one] one die
       *[other] { $count } dice
    } with targeting { $targeting }: { $dice }.
andromeda-rerolled =
    { $seat } rerolls { $count ->
        [0] nothing
        [one] one die
       *[other] { $count } dice
    }: { $dice }.
andromeda-turned-die = { $seat } turns a die to { $value }: { $dice }.
andromeda-battle-won =
    { $seat } { $side ->
        [raiders] win
       *[player] wins
    } the battle with { $dice }.
andromeda-battle-tied = A tie at { $dice } between { $sides }. Everyone loses.
andromeda-defeated =
    { $seat } defeats { $count ->
        [one] one raider
       *[other] { $count } raiders
    }.
andromeda-plundered = { $seat } takes { $what } from { $other }.
andromeda-card-taken = { $seat } takes a card unseen: { $card }.
andromeda-card-taken-hidden = { $seat } takes a card unseen.
andromeda-spared = { $seat }’s { $ship } takes no damage.

## Raiders

andromeda-foray = Foray! From { $start } to { $region }: { $raider }.
andromeda-shadow-warp = Shadow Warp sends { $seat }’s { $ship } to { $region }.
andromeda-raider-arrived = The die shows { $die }. New at { $region }: { $raider }.
andromeda-no-figure = No figure is free, so nobody arrives: { $raider }.
andromeda-raider-removed = Defeated and gone from the map: { $raider }.
andromeda-raider-moved = Raiders move to { $region }: { $raider }.
andromeda-devoured = The shield of { $seat }’s { $ship } is devoured.
andromeda-bounty = Until the next event every defeated raider is worth { $points } VP more.

## Events

andromeda-event-marker =
    The event marker moves on: { $left ->
        [0] the event is here
        [1] one step to go
       *[other] { $left } steps to go
    }.
andromeda-event = Event: { $event }.
andromeda-event-nobody = The event passes everyone by.
andromeda-event-reaches = { $event } strikes { $seat }.
andromeda-dropped = { $what } now lies on { $region }.
andromeda-planet-appears = A new planet rises: { $region }.

## The Gate

andromeda-gate-result = { $seat } uses the { $die }.

andromeda-order-stay-out = Stay out of the battles of others
andromeda-order-stay-out-note = Your ships join no battle in the turns of others, until somebody attacks you. In your own turn you are asked.
