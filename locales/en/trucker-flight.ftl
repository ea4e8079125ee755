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
    Next card: { $card }. { $left ->
        [0] It is the last one.
        [one] One more to come.
       *[other] { $left } more to come.
    }
trucker-card-skipped = The card is skipped: only one player is still flying.

## Goods

trucker-good-red = red goods
trucker-good-yellow = yellow goods
trucker-good-green = green goods
trucker-good-blue = blue goods

## Meteors and shots

trucker-threat-small-meteor = Small meteor
trucker-threat-large-meteor = Large meteor
trucker-threat-light-shot = Light shot
trucker-threat-heavy-shot = Heavy shot
trucker-from-front = from the front
trucker-from-right = from the right
trucker-from-rear = from the rear
trucker-from-left = from the left
trucker-line-column = column { $column }
trucker-line-row = row { $row }
trucker-line-rows = rows { $first } and { $second }
trucker-line-none = past the board
trucker-attack = { $threat } { $side }. The dice say { $dice }: { $line }.
trucker-attack-turned = { $threat } { $side }. The die shows { $die }, so it comes { $turned } instead.
trucker-attack-square = { $threat } { $side }. The dice say { $dice }: it starts at { $square }.
trucker-missed = It misses { $seat }.
trucker-bounced = It bounces off { $seat }’s ship.
trucker-plated = { $seat }’s plating holds.
trucker-shielded = { $seat }’s shield holds.
trucker-shot-down = { $seat }’s cannon blasts the meteor to gravel.
trucker-destroyed = { $seat } loses the { $kind }.
trucker-broke-off =
    { $count ->
        [one] One more component breaks
       *[other] { $count } more components break
    } off { $seat }’s ship.
trucker-alien-left = { $seat }’s alien has lost its life support and leaves the ship.

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
trucker-declared-engines = { $seat } flies with engine strength { $strength }.
trucker-declared-cannons = { $seat } fires with cannon strength { $strength }.
trucker-spent-batteries =
    { $seat } spends { $count ->
        [one] one battery
       *[other] { $count } batteries
    }.
trucker-no-engines = { $seat } drifts in open space without a working engine.

## Gains and losses

trucker-lost-crew =
    { $seat } loses { $count ->
        [one] one crew member
       *[other] { $count } crew members
    }.
trucker-lost-good = { $seat } loses { $good }.
trucker-lost-batteries =
    { $seat } loses { $count ->
        [one] one battery
       *[other] { $count } batteries
    }.
trucker-loaded =
    { $seat } loads { $count ->
        [one] { $good }
       *[other] { $count } crates of { $good }
    }.
trucker-threw-out =
    { $seat } throws out { $count ->
        [one] { $good }
       *[other] { $count } crates of { $good }
    }.
trucker-no-holds = { $seat } has nowhere to put goods.
trucker-earned =
    { $seat } earns { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-landed = { $seat } lands on planet { $planet }.
trucker-docked = { $seat } docks at the station.

## Enemies, combat zone, sabotage

trucker-victory = { $seat } beats the enemies.
trucker-draw = { $seat } holds the enemies off, and they fly on to the next ship.
trucker-defeat = { $seat } is beaten by the enemies.
trucker-declined = { $seat } turns the reward down.
trucker-least-crew = smallest crew
trucker-least-engines = weakest engines
trucker-least-cannons = weakest cannons
trucker-weakest = { $seat } pays for it: { $least }.
trucker-sabotaged = Sabotage! The smallest crew is { $seat }’s.
trucker-sabotage-empty = The saboteurs find nothing to break.
trucker-sabotage-beyond = The saboteurs miss the ship altogether.

## Giving up

trucker-gave-up =
    { $why ->
        [engines] { $seat } has no engine running and has to leave the flight.
        [humans] { $seat } has to leave the flight.
        [lapped] { $seat } has to leave the flight.
       *[choice] { $seat } gives up the flight.
    }
trucker-withdrew =
    { $why ->
        [engines] Ship { $ship } of { $seat } has no engine running: it leaves the flight.
        [humans] { $seat } has no human left aboard ship { $ship }: it leaves the flight.
       *[choice] { $seat } withdraws ship { $ship }.
    }
trucker-no-humans = { $seat } has no human left aboard.
trucker-lapped = { $seat } has been lapped.

## Journey’s end

trucker-arrived =
    { $seat } comes home in place { $place } and earns { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-best-looking =
    Best-looking ship, with { $count ->
        [one] one exposed connector
       *[other] { $count } exposed connectors
    }: { $seat } earns { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-sold =
    { $seat } sells goods for { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-paid-losses =
    { $credits ->
        [0] { $seat } lost { $count ->
                [one] one component
               *[other] { $count } components
            } and can’t pay a single credit.
       *[other]
            { $seat } lost { $count ->
                [one] one component
               *[other] { $count } components
            } and pays { $credits ->
                [one] one credit
               *[other] { $credits } credits
            }.
    }
trucker-paid-debt =
    { $credits ->
        [0] { $seat } can’t pay what is still owed of the premium, and is let off.
       *[other]
            { $seat } pays off { $credits ->
                [one] one credit
               *[other] { $credits } credits
            } of the premium still owed.
    }

## Questions

trucker-ask-fly-on = Will you fly on to the next card, or give up?
trucker-ask-engines = How strong shall your engines be?
trucker-ask-cannons = How strong shall your cannons be?
trucker-ask-cannons-against = Their strength is { $enemy }. And yours?
trucker-ask-battery =
    Which batteries will you use? { $left ->
        [one] One to go.
       *[other] { $left } to go.
    }
trucker-ask-shield =
    { $threat } heading for { $part }{ $count ->
        [1] { "" }
       *[other] { " " }and one more component
    }. Will you raise the shield?
trucker-ask-shoot =
    { $threat } heading for { $part }{ $count ->
        [1] . Will you shoot it down?
       *[other] { " " }and one more component. Which will you shoot down?
    }
trucker-ask-save-piece = Your ship is breaking apart! Which piece will you keep?
trucker-ask-crew =
    { $left ->
        [one] One crew member has to go. Who?
       *[other] { $left } crew members have to go. Who?
    }
trucker-ask-cabin =
    Which cabin gives up crew? { $left ->
        [one] One crew member has to go.
       *[other] { $left } crew members have to go.
    }
trucker-ask-lose-good =
    Which hold gives up { $good }? { $left ->
        [one] One crate has to go.
       *[other] { $left } crates have to go.
    }
trucker-ask-lose-battery =
    No crates left to lose: batteries go instead. { $left ->
        [one] Which one?
       *[other] Which { $left }?
    }
trucker-ask-good =
    Where will you put the { $good }? { $left ->
        [one] Last one to load.
       *[other] { $left } crates left to load.
    }
trucker-ask-good-no-room =
    None of your holds takes the { $good }. { $left ->
        [one] There is nothing else to load.
       *[other] { $left } crates left to load.
    }
trucker-ask-surcharge = Will you upgrade one of the goods, or take an extra blue one?
trucker-ask-planet =
    Will you land on a planet? It costs { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }.
trucker-ask-abandoned-ship =
    Will you give up { $crew ->
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
    The station takes a crew of { $crew }, and yours is large enough{ $robots ->
        [0] { "" }
       *[other] { " " }if your robots get power
    }. Will you dock for the goods and lose { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }?
trucker-ask-reward =
    Will you take { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } and lose { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }?
trucker-ask-booty =
    Will you take the goods and lose { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }?

trucker-order-fly-past = Fly past all stops
trucker-order-fly-past-note = Planets, stations and abandoned ships are passed by until this flight ends.
