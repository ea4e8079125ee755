# What the components and aliens of the two big expansions do.

## Power

trucker-used-panels =
    { $seat } takes power from { $count ->
        [one] a solar panel
       *[other] { $count } solar panels
    }.
trucker-techie-helped = { $seat }: the techie gets along without a battery.
trucker-recharged = { $seat }: the reactor furnace gives a battery back to { $square }.

## Boosters and thrusters

trucker-boosted = { $seat }: the booster burns out the component on { $square }.
trucker-jumped =
    { $ship ->
        [0] { $seat } goes into hyperspace until the card is done.
       *[other] { $seat } sends ship { $ship } into hyperspace until the card is done.
    }
trucker-maneuvered = { $seat } maneuvers with a nozzle that points { $nozzle }.
trucker-nozzle-front = to the front
trucker-nozzle-right = to the right
trucker-nozzle-rear = to the rear
trucker-nozzle-left = to the left

## Crew

trucker-colour-cyan = cyan alien
trucker-counted-crew = { $seat } counts a crew of { $crew }, robots included.
trucker-woke =
    { $seat } wakes up { $count ->
        [one] one sleeper
       *[other] { $count } sleepers
    }.
trucker-specialist-diplomat = diplomat
trucker-specialist-lawyer = lawyer
trucker-specialist-merchant = merchant
trucker-specialist-techie = techie
trucker-specialist-manager = manager
trucker-specialist-guru = telepathic guru
trucker-specialised = { $seat }: the profession of the cyan alien is { $specialist }.
trucker-diplomat-left = { $seat }: the diplomat averts the trouble and leaves the ship.
trucker-foresaw = Your guru has seen the next card: { $card }.
trucker-looked-ahead = { $seat }: the telepathic guru looks into the future.

## Journey’s end

trucker-vips-paid =
    { $seat } gets { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } for { $count ->
        [one] one VIP
       *[other] { $count } VIPs
    }.
trucker-manager-paid =
    { $seat }: the manager brings { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-lawyer-helped =
    { $seat } has lost { $count ->
        [one] one component
       *[other] { $count } components
    }, but the lawyer sees to it that nothing is paid.

## Questions

trucker-ask-overload = Which cannon does the booster burn out?
trucker-ask-jump = Do you overload an engine and go out of the way of this card?
trucker-ask-maneuver = Do you move out of the way? Threatened: { $squares }.
trucker-ask-hit = The attack meets several of your ships at the same time. Which component is hit?
trucker-ask-robots = How many crew do you count? Robots need power.
trucker-ask-wake =
    Whom do you wake up? { $sleepers ->
        [one] One is still asleep.
       *[other] { $sleepers } are still asleep.
    }
trucker-ask-specialist = What is the profession of your cyan alien?
trucker-ask-diplomat = Does your diplomat avert this, and leave the ship?

## Moves

trucker-move-overload-cannon = overload the cannon on { $column },{ $row }
trucker-move-overload-shield =
    overload the shield on { $column },{ $row } { $batteries ->
        [0] without batteries
       *[other] for one battery
    }: it stops everything and is destroyed
trucker-move-jump =
    overload the engine on { $column },{ $row } { $batteries ->
        [0] without batteries
       *[other] for one battery
    } and go into hyperspace
trucker-move-meet-card = meet the card
trucker-move-maneuver =
    { $ship ->
        [0] use
       *[other] ship { $ship }: use
    } the { $nozzle ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    } nozzle { $batteries ->
        [0] without batteries
       *[other] for one battery
    }
trucker-move-hold-course = stay on course
trucker-move-choose-hit = let the component on { $column },{ $row } be hit
trucker-move-count-crew =
    count a crew of { $crew } { $batteries ->
        [0] without batteries
        [one] for one battery
       *[other] for { $batteries } batteries
    }
trucker-move-wake = wake one up for the cabin on { $column },{ $row }
trucker-move-let-sleep = let them sleep
trucker-move-specialise =
    { $specialist ->
        [diplomat] diplomat: averts enemies or a line of a combat zone once, and leaves
        [lawyer] lawyer: lost components cost nothing
        [merchant] merchant: red and yellow goods bring more
        [techie] techie: the first battery on each card is free
        [guru] telepathic guru: looks at the next card once
       *[manager] manager: better aliens, and a reward for them in the end
    }
trucker-move-send-diplomat = send the diplomat
trucker-move-keep-diplomat = bear it
trucker-move-foresee = look at the next card with the guru
