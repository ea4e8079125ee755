# What the components and aliens of the two big expansions do.

## Power

trucker-used-panels =
    { $seat } takes power from { $count ->
        [one] a solar panel
       *[other] { $count } solar panels
    }.
trucker-techie-helped = { $seat }’s techie makes do without a battery.
trucker-recharged = { $seat }’s reactor furnace puts a battery back.

## Boosters and thrusters

trucker-boosted = { $seat }’s booster burns out a component.
trucker-jumped =
    { $ship ->
        [0] { $seat } goes into hyperspace until the card is done.
       *[other] { $seat } sends ship { $ship } into hyperspace until the card is done.
    }
trucker-maneuvered = { $seat } dodges with a nozzle pointing { $nozzle }.
trucker-nozzle-front = to the front
trucker-nozzle-right = to the right
trucker-nozzle-rear = to the rear
trucker-nozzle-left = to the left

## Crew

trucker-colour-cyan = cyan alien
trucker-counted-crew = { $seat } has a crew of { $crew }, robots included.
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
trucker-specialised = { $seat }’s cyan alien is a { $specialist }.
trucker-diplomat-left = { $seat }’s diplomat talks the trouble away and leaves the ship.
trucker-foresaw = Your guru foresees the next card: { $card }.
trucker-looked-ahead = { $seat }’s telepathic guru looks into the future.

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
    { $seat }’s manager brings in { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-lawyer-helped =
    { $seat } lost { $count ->
        [one] one component
       *[other] { $count } components
    }, but the lawyer sees to it that nothing is owed.

## Questions

trucker-ask-overload = Which cannon will the booster burn out?
trucker-ask-jump = Will you overload an engine and jump out of this card’s way?
trucker-ask-maneuver = Incoming at { $squares }. Will you dodge?
trucker-ask-hit = The attack reaches several of your ships at once. Which component is hit?
trucker-ask-robots = How large a crew do you count? Robots need power.
trucker-ask-wake =
    Who will you wake? { $sleepers ->
        [one] One is still asleep.
       *[other] { $sleepers } are still asleep.
    }
trucker-ask-specialist = What is the profession of your cyan alien?
trucker-ask-diplomat = Will your diplomat talk this away and leave the ship?

## Moves

trucker-move-overload-cannon = Overload the cannon in column { $column }, row { $row }
trucker-move-overload-shield =
    Overload the shield in column { $column }, row { $row } { $batteries ->
        [0] without batteries
       *[other] for one battery
    }: it stops everything and is destroyed
trucker-move-jump =
    Overload the engine in column { $column }, row { $row } { $batteries ->
        [0] without batteries
       *[other] for one battery
    } and jump into hyperspace
trucker-move-meet-card = Face the card
trucker-move-maneuver =
    { $ship ->
        [0] Use
       *[other] Ship { $ship }: use
    } the { $nozzle ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    } nozzle { $batteries ->
        [0] without batteries
       *[other] for one battery
    }
trucker-move-hold-course = Stay on course
trucker-move-choose-hit = Sacrifice the component in column { $column }, row { $row }
trucker-move-count-crew =
    Count a crew of { $crew } { $batteries ->
        [0] without batteries
        [one] for one battery
       *[other] for { $batteries } batteries
    }
trucker-move-wake = Wake someone for the cabin in column { $column }, row { $row }
trucker-move-let-sleep = Let them sleep
trucker-move-specialise =
    { $specialist ->
        [diplomat] Diplomat: averts enemies or a line of a combat zone once, and leaves
        [lawyer] Lawyer: lost components cost nothing
        [merchant] Merchant: red and yellow goods bring more
        [techie] Techie: the first battery on each card is free
        [guru] Telepathic guru: looks at the next card once
       *[manager] Manager: better aliens, and a reward for them in the end
    }
trucker-move-send-diplomat = Send the diplomat
trucker-move-keep-diplomat = Put up with it
trucker-move-foresee = Have the guru look at the next card
