# What Galaxy Trucker says during a flight and at its end.

## Adventure cards

trucker-card-open-space = open space
trucker-card-stardust = stardust
trucker-card-epidemic = epidemic
trucker-card-sabotage = sabotage
trucker-card-planets = planets
trucker-card-abandoned-ship = abandoned ship
trucker-card-abandoned-station = abandoned station
trucker-card-meteoric-swarm = meteor swarm
trucker-card-slavers = slavers
trucker-card-smugglers = smugglers
trucker-card-pirates = pirates
trucker-card-combat-zone = combat zone
trucker-card-revealed =
    The next card: { $card }. { $left ->
        [one] One more follows.
       *[other] { $left } more follow.
    }
trucker-card-skipped = The card is skipped: only one player is flying.

## Goods

trucker-good-red = red goods
trucker-good-yellow = yellow goods
trucker-good-green = green goods
trucker-good-blue = blue goods

## Meteors and shots

trucker-threat-small-meteor = small meteor
trucker-threat-large-meteor = large meteor
trucker-threat-light-shot = light shot
trucker-threat-heavy-shot = heavy shot
trucker-from-front = from the front
trucker-from-right = from the right
trucker-from-rear = from the rear
trucker-from-left = from the left
trucker-line-column = column { $column }
trucker-line-row = row { $row }
trucker-line-rows = rows { $first } and { $second }
trucker-line-none = past the board
trucker-attack = Attack: { $threat } { $side }. Dice { $dice }: { $line }.
trucker-attack-turned = Attack: { $threat } { $side }. The die shows { $die }, so it comes { $turned } instead.
trucker-attack-square = Attack: { $threat } { $side }. Dice { $dice }: it begins on { $square }.
trucker-missed = { $seat }: it misses.
trucker-bounced = { $seat }: it bounces off the component on { $square }.
trucker-plated = { $seat }: the plating on { $square } holds.
trucker-shielded = { $seat }: a shield protects { $squares }.
trucker-shot-down = { $seat }: a cannon shoots the meteor before it hits { $square }.
trucker-destroyed = { $seat } loses a component on { $square }: { $kind }.
trucker-broke-off =
    { $seat } loses { $count ->
        [one] one more component that breaks
       *[other] { $count } more components that break
    } off: { $squares }.
trucker-alien-left = { $seat }: the alien on { $square } has lost its life support and leaves the ship.

## Days and strength

trucker-moved-forward =
    { $seat } gains { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }.
trucker-moved-back =
    { $seat } loses { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }.
trucker-declared-engines = { $seat } declares engine strength { $strength }.
trucker-declared-cannons = { $seat } declares cannon strength { $strength }.
trucker-spent-batteries =
    { $seat } spends { $count ->
        [one] one battery
       *[other] { $count } batteries
    }.
trucker-no-engines = { $seat } has a ship without drive in open space.

## Gains and losses

trucker-lost-crew =
    { $seat } loses { $count ->
        [one] one crew member
       *[other] { $count } crew members
    }.
trucker-lost-good = { $seat } loses { $good } from { $square }.
trucker-lost-batteries =
    { $seat } loses { $count ->
        [one] one battery
       *[other] { $count } batteries
    }.
trucker-loaded = { $seat } loads { $count } × { $good }.
trucker-threw-out = { $seat } throws out { $count } × { $good }.
trucker-no-holds = { $seat } has no hold for goods.
trucker-earned =
    { $seat } earns { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-landed = { $seat } lands on planet { $planet }.
trucker-docked = { $seat } docks at the station.

## Enemies, combat zone, sabotage

trucker-victory = { $seat } beats the enemies.
trucker-draw = { $seat } holds the enemies off; they fly on to the next.
trucker-defeat = { $seat } is beaten.
trucker-declined = { $seat } declines the reward.
trucker-least-crew = smallest crew
trucker-least-engines = weakest engines
trucker-least-cannons = weakest cannons
trucker-weakest = { $seat } is struck: { $least }.
trucker-sabotaged = Sabotage strikes the smallest crew: { $seat }.
trucker-sabotage-empty = The saboteurs find nothing on { $square }.
trucker-sabotage-beyond = The saboteurs miss the ship.

## Giving up

trucker-gave-up = { $seat } gives up the flight.
trucker-withdrew = { $seat } withdraws ship { $ship }.
trucker-no-humans = { $seat } has no human left aboard.
trucker-lapped = { $seat } has been lapped.

## Journey’s end

trucker-arrived =
    { $seat } arrives in place { $place } and gets { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-best-looking =
    The best looking ship, with { $count ->
        [one] one exposed connector
       *[other] { $count } exposed connectors
    }, brings { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }: { $seat }.
trucker-sold =
    { $seat } sells goods for { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-paid-losses =
    { $seat } has lost { $count ->
        [one] one component
       *[other] { $count } components
    } and pays { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-paid-debt =
    { $seat } pays { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } of the premium that was owed.

## Questions

trucker-ask-fly-on = Do you fly on to the next card, or give up?
trucker-ask-engines = How many batteries do your engines get?
trucker-ask-cannons = How many batteries do your cannons get?
trucker-ask-cannons-against = How many batteries do your cannons get? The enemies have strength { $enemy }.
trucker-ask-battery =
    Where do the batteries come from? { $left ->
        [one] One is still to be spent.
       *[other] { $left } are still to be spent.
    }
trucker-ask-shield = Do you raise a shield? Threatened: { $squares }.
trucker-ask-shoot = Which meteors do you shoot? Threatened: { $squares }.
trucker-ask-save-piece = Your ship is breaking apart. Which piece do you keep?
trucker-ask-crew =
    From which cabin do you give up crew? { $left ->
        [one] One crew member is still to go.
       *[other] { $left } crew members are still to go.
    }
trucker-ask-lose-good = From which hold do you give up goods? Now: { $good }. Still to be lost: { $left }.
trucker-ask-lose-battery =
    From where do you give up batteries? { $left ->
        [one] One is still to go.
       *[other] { $left } are still to go.
    }
trucker-ask-good = Where does it go? Now: { $good }. Still to be loaded: { $left }.
trucker-ask-surcharge = Do you upgrade one of the goods, or take a blue one on top?
trucker-ask-planet =
    Do you land on a planet? It costs { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }.
trucker-ask-abandoned-ship =
    Do you give up { $crew ->
        [one] one crew member
       *[other] { $crew } crew members
    } and { $days ->
        [one] one flight day
       *[other] { $days } flight days
    } for { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }?
trucker-ask-abandoned-station =
    { $robots ->
        [0] Your crew is large enough
       *[other] Your crew is large enough with your robots, which need power
    }: { $crew } are needed. Do you dock for the goods and lose { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }?
trucker-ask-reward =
    Do you take { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } and lose { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }?
trucker-ask-booty =
    Do you take the goods and lose { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }?
