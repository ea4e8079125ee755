# Battles, raiders, events and the Gate

## Sides

andromeda-the-raiders = The raiders
andromeda-the-raiders-within = the raiders
andromeda-side = { $seat }

## Questions

andromeda-ask-raider = Which raider comes?
andromeda-ask-escalate = Which of your ships join the battle?
andromeda-ask-diplomacy = Do you play a Diplomacy card?
andromeda-ask-truce = { $seat } offers you a truce: both of you would sit out. Do you agree?
andromeda-ask-oppose = At whom is it aimed?
andromeda-ask-withdraw = Which ship withdraws, and where to?
andromeda-ask-yield = What do you give up?
andromeda-ask-prepare =
    You roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } with targeting { $targeting }. Do you add anything?
andromeda-ask-after-roll = The dice have fallen. Do you change yours?
andromeda-ask-reroll =
    Which dice do you roll again? { $most ->
        [one] One
       *[other] Up to { $most }
    }.
andromeda-ask-turn-die = Which die do you turn to { $value }?
andromeda-ask-victory = You won. Do you play a card for it?
andromeda-ask-plunder = What do you take from { $seat }?
andromeda-ask-spare = You lost. Do you protect a ship from damage?
andromeda-ask-spare-ship = Which ship takes no damage?
andromeda-ask-gate = Which result of the Gate roll do you use?
andromeda-ask-move-to-gate = Which ship is drawn to the Gate?

## Moves

andromeda-move-choose-raider = { $raider } from { $region }
andromeda-move-escalate = bring in the { $ship } from { $region }
andromeda-move-play-tactic = play { $card }: { $does }
andromeda-move-use-effect = use { $source }: { $does }
andromeda-move-discard-energy =
    discard { $energy ->
        [one] one energy
       *[other] { $energy } energy
    } for dice
andromeda-move-pass = do nothing more
andromeda-move-oppose = against { $seat }
andromeda-move-agree-to-truce = agree to the truce
andromeda-move-refuse-truce = refuse the truce
andromeda-move-yield-energy = discard { $energy } energy
andromeda-move-yield-dice =
    roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } fewer
andromeda-move-withdraw-ship = withdraw the { $ship } to { $region }
andromeda-move-reroll-die = roll the { $shows } again
andromeda-move-turn-die = turn the { $shows } to { $value }
andromeda-move-spare-ship = protect the { $ship }
andromeda-move-plunder = take: { $resource }
andromeda-move-take-result = use the { $shows }: { $does }
andromeda-move-move-to-gate = move the { $ship } from { $region } to the Gate
andromeda-launch-bay = the launch bay

## Battle

andromeda-battle = A battle begins at { $region }: { $sides }.
andromeda-no-battle =
    Only { $seat } { $side ->
        [raiders] are
       *[player] is
    } left. There is no battle.
andromeda-truce-refused = { $seat } refuses the truce.
andromeda-sits-out = { $seat } takes no part in the battle.
andromeda-left-battle = { $seat } has no ship left in the battle at { $region }.
andromeda-used = { $seat } uses { $what }.
andromeda-energy-for-dice =
    { $seat } discards { $energy } energy and now rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
andromeda-yielded-energy = { $seat } discards { $energy } energy to keep all dice.
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
    { $seat } rolls { $count ->
        [0] no die
        [one] one die
       *[other] { $count } dice
    } again: { $dice }.
andromeda-turned-die = { $seat } turns a die to { $value }: { $dice }.
andromeda-battle-won =
    { $seat } { $side ->
        [raiders] win
       *[player] wins
    } the battle with { $dice }.
andromeda-battle-tied = A tie with { $dice }: { $sides }. Everybody loses.
andromeda-defeated =
    { $seat } has defeated { $count ->
        [one] one raider
       *[other] { $count } raiders
    }.
andromeda-plundered = { $seat } plunders { $other }: { $what }.
andromeda-card-taken = { $seat } takes { $card } unseen.
andromeda-card-taken-hidden = { $seat } takes a card unseen.
andromeda-spared = { $seat }: the { $ship } takes no damage.

## Raiders

andromeda-foray = Foray: { $raider }, from { $start } to { $region }.
andromeda-shadow-warp = Shadow Warp: the { $ship } of { $seat } is sent to { $region }.
andromeda-raider-arrived = A { $die } is rolled. New in { $region }: { $raider }.
andromeda-no-figure = { $raider }: no figure is free, so none arrives.
andromeda-raider-removed = Defeated and removed: { $raider }.
andromeda-raider-moved = Moved to { $region }: { $raider }.
andromeda-devoured = { $seat }: the shield of the { $ship } is devoured.
andromeda-bounty = Until the next event every defeated raider is worth { $points } VP more.

## Events

andromeda-event-marker =
    The event marker moves: { $left ->
        [0] the event is due
        [one] one step is left
       *[other] { $left } steps are left
    }.
andromeda-event = Event: { $event }.
andromeda-event-nobody = The event reaches nobody.
andromeda-event-reaches = { $event } reaches { $seat }.
andromeda-dropped = On { $region } now lies: { $what }.
andromeda-planet-appears = A new planet appears: { $region }.

## The Gate

andromeda-gate-result = { $seat } uses the { $die }.
