# What the board of Galaxy Trucker says in the browser.

## Where we are

trucker-board-round = Round { $round } of { $rounds }
trucker-board-class = Class { $shipclass }
trucker-board-part-building = Building
trucker-board-part-check = Inspection
trucker-board-part-loading = Loading
trucker-board-part-flight = Flight
trucker-board-part-end = Journey’s end
trucker-board-credits = { $credits } cr
trucker-board-view-ship = Ship
trucker-board-view-table = Table
trucker-board-view-cards = Cards
trucker-board-view-others = Others
trucker-board-watch = Look at { $seat }’s ship
trucker-board-watching = You are looking at { $seat }’s ship. Back to yours
trucker-board-flown-out = Your flight is over. You are looking at { $seat }’s ship.

## Ships and components

trucker-board-fleet-ship = ship { $number }
trucker-board-ship-of = { $seat }’s ship
trucker-board-beside = Beside the ship
trucker-board-enlarge = Larger squares
trucker-board-square = column { $column }, row { $row }
trucker-board-free = free: { $square }
trucker-board-unseen = a component you can’t see
trucker-board-loose = not welded yet
trucker-board-with-places = { $kind }, { $places }
trucker-board-with-colour =
    { $kind }, { $colour ->
        [brown] brown
        [purple] purple
        [cyan] cyan
       *[other] brown and purple
    }
trucker-board-facing-front = facing front
trucker-board-facing-right = facing right
trucker-board-facing-rear = facing rear
trucker-board-facing-left = facing left
trucker-board-covers-front-right = covers front and right
trucker-board-covers-right-rear = covers right and rear
trucker-board-covers-rear-left = covers rear and left
trucker-board-covers-left-front = covers left and front
trucker-board-humans =
    { $count ->
        [one] one human
       *[other] { $count } humans
    }
trucker-board-alien =
    { $colour ->
        [brown] brown alien
        [purple] purple alien
       *[cyan] cyan alien
    }
trucker-board-batteries =
    { $count ->
        [0] no battery left
        [one] one battery
       *[other] { $count } batteries
    }
trucker-board-good =
    { $good ->
        [red] red crate
        [yellow] yellow crate
        [green] green crate
       *[blue] blue crate
    }

## The yard

trucker-board-hourglass = Hourglass
trucker-board-hourglass-at = Hourglass on { $space }: { $time }
trucker-board-sand-out = The sand is out
trucker-board-sand-turns =
    { $turns ->
        [one] One turn left
       *[other] { $turns } turns left
    }
trucker-board-sand-moves = Taking a part is one move; welding it, keeping it or putting it back is another. Turning a part costs nothing, and moves can be left unused.
trucker-board-sand-next = When the sand is out, the glass may be turned onto the next space. When it is out on the last one, building is over.
trucker-board-launch-order = Launch order
trucker-board-number = number { $number }
trucker-board-number-of = number { $number }: { $seat }
trucker-board-piles = Flight cards
trucker-board-pile =
    pile { $pile }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
trucker-board-pile-looked-at = pile { $pile }, { $seat } is looking at it
trucker-board-pile-secret = the pile that stays secret
trucker-board-peek = Cards in this pile
trucker-board-known = Cards you have seen
trucker-board-known-tab = Cards
trucker-board-known-none = You haven’t seen a card of this flight yet.
trucker-board-hand = In hand
trucker-board-hand-empty = Nothing in hand
trucker-board-turn-left = Turn left
trucker-board-turn-right = Turn right
trucker-board-reserve = Reserve
trucker-board-reserve-free = free place in the reserve
trucker-board-heap = Scrap heap
trucker-board-face-down = { $count } face down
trucker-board-heap-of =
    scrap heap, { $count ->
        [one] one component
       *[other] { $count } components
    } face down
trucker-board-open = Face up
trucker-board-open-tile = { $tile }; connectors clockwise from the front: { $ends }
trucker-board-fleet-dice = Dice for new squares
trucker-board-fleet-dice-shown = dice for new squares: { $faces }
trucker-board-joins = What the dice open
trucker-board-join-double = a double
trucker-board-join-squares =
    { $face }: { $count ->
        [one] one square
       *[other] { $count } squares
    }
trucker-board-join-open = open
trucker-board-yard = Yard
trucker-board-finish = Hold to finish
trucker-board-finish-adrift = Hold to finish without an engine
trucker-board-number-yours = Number { $number } is yours
trucker-board-legend = What the marks mean
trucker-board-legend-fits = Fits
trucker-board-legend-fits-note = every joint closes
trucker-board-legend-turned = Fits when turned
trucker-board-legend-turned-note = Q or E
trucker-board-legend-risky = Risky
trucker-board-legend-risky-note = a joint would fail
trucker-board-legend-letter = A letter
trucker-board-legend-letter-note = the key for that place
trucker-board-legend-torus = Front and rear edge meet, left and right edge meet.
trucker-board-legend-ring = Left and right edge meet.
trucker-board-legend-rim = Faded parts are the same ship seen round the rim.
trucker-board-legend-fleet = Each outline is a ship of its own. A die opens the squares with its face, and ships grow together.
trucker-board-rim = green rim: fits now
trucker-board-tile-fits =
    { $turning ->
        [0] Fits nowhere just now.
       *[other] { $lying ->
            [0] Fits after a turn.
            [one] Fits one square as it lies.
           *[other] Fits { $lying } squares as it lies.
        }
    }
trucker-board-holding =
    { $tile }. { $fits ->
        [0] No square fits
        [one] One square fits
       *[other] { $fits } squares fit
    }{ $turned ->
        [0] {""}
       *[other] , { $turned } after a turn
    }{ $risky ->
        [0] {""}
       *[other] , { $risky } risky
    }.
trucker-board-closed = Your ship is closed: no part can be added.
trucker-board-hand-free = Your hand is empty. Pull a part, or take one that lies face up.
trucker-board-hand-done = You are done. The sand runs for the others.
trucker-board-hand-done-out = You are done. Turn the hourglass, and the others get no more time than that.
trucker-board-bots-build = You are done. Only bots still build, so time flies.
trucker-board-pull = Pull a part
trucker-board-put-back = Put it back
trucker-board-weld = Weld it here
trucker-board-weld-anyway = Weld it all the same
trucker-board-ends =
    { $count ->
        [one] open end
       *[other] open ends
    }
trucker-board-places =
    { $count ->
        [one] place
       *[other] places
    }
trucker-board-mistakes-now =
    { $count ->
        [one] mistake
       *[other] mistakes
    }
trucker-board-mistakes-told = Joints that fail, blocked barrels and exhausts, loose parts: the inspector would find them.
trucker-board-ends-told = Open ends. A small meteor would bite here. Press to mark them on the ship.
trucker-board-finish-reserve =
    { $count ->
        [one] The part in your reserve will be lost.
       *[other] The { $count } parts in your reserve will be lost.
    }
trucker-board-spot-fits =
    It fits. { $joints ->
        [0] Nothing else is near.
        [one] One joint closes.
       *[other] { $joints } joints close.
    }
trucker-board-spot-turn = It fits when turned. The first press turns it, the second welds it.
trucker-board-spot-again = It fits now. Press once more to weld it.
trucker-board-spot-risky = Risky: { $why }.
trucker-board-spot-loose = Nothing would hold it here.
trucker-board-fails-connector = two connectors would not match
trucker-board-fails-splice = the connectors would not match across the splice
trucker-board-fails-askew = an engine must point to the rear
trucker-board-fails-muzzle = its barrel would be blocked
trucker-board-fails-exhaust = its exhaust would be blocked
trucker-board-fails-nozzle = its nozzle would be blocked
trucker-board-fails-their-muzzle = it would block a barrel
trucker-board-fails-their-exhaust = it would block an exhaust
trucker-board-fails-their-nozzle = it would block a nozzle

## The ship check

trucker-board-mistake = Mistake
trucker-board-in-pieces = In pieces
trucker-board-no-mistake = No mistakes
trucker-board-weak-spot =
    Weak spot: { $count ->
        [one] one square
       *[other] { $count } squares
    }
trucker-board-premium = Premium by the size of the weak spot
trucker-board-premium-due =
    The premium is { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-board-weak-spot-show = Show it on the ship
trucker-board-boarding = Boarding
trucker-board-boarding-note = Drag an alien into a lit cabin, or press the cabin. The two humans there make room.
trucker-board-insurance = Insurance
trucker-board-insurance-offer = { $premium } cr now, losses cost at most { $cap } cr
trucker-board-mistakes =
    { $count ->
        [one] One mistake
       *[other] { $count } mistakes
    }
trucker-board-way = The cheapest way out
trucker-board-way-other = Another way out
trucker-board-way-goes =
    { $count ->
        [one] One part goes
       *[other] { $count } parts go
    }{ $loose ->
        [0] .
        [one] , one of them only because nothing holds it then.
       *[other] , { $loose } of them only because nothing holds them then.
    }
trucker-board-way-another = Another set
trucker-board-way-take =
    { $count ->
        [one] Remove this one
       *[other] Remove these { $count }
    }
trucker-board-keep = keep it
trucker-board-keep-note = Press a crossed part to keep it.
trucker-board-hanging =
    { $count ->
        [one] One more part hangs on it.
       *[other] { $count } more parts hang on it.
    }
trucker-board-singly = One by one
trucker-board-singly-note = Press the part that goes. Everything else is dimmed.
trucker-board-singly-back = Cheapest set for the rest

## Seats

trucker-board-tiles = parts
trucker-board-parts =
    { $count ->
        [one] part
       *[other] parts
    }
trucker-board-reserved = reserved
trucker-board-seat-finished = Finished: number { $number }
trucker-board-seat-looks = Looks at pile { $pile }
trucker-board-seat-holds = Holds a component
trucker-board-seat-reaches = Reaches for the heap
trucker-board-seat-grounded = No longer flying
trucker-board-seat-mistakes =
    { $count ->
        [0] No mistakes
        [one] One mistake
       *[other] { $count } mistakes
    }

## The flight

trucker-board-track = Flight track
trucker-board-leads = { $seat } leads
trucker-board-behind =
    { $seat } is { $days ->
        [one] one day
       *[other] { $days } days
    } behind the leader
trucker-board-cards-left =
    { $count ->
        [0] Last card
        [one] One more card
       *[other] { $count } more cards
    }
trucker-board-cannons = cannons
trucker-board-engines = engines
trucker-board-crew = crew
trucker-board-battery-count = batteries
trucker-board-open-ends = open ends
trucker-board-lost = lost
trucker-board-lost-pile = Lost pile
trucker-board-lost-cap = lost, at most { $cap } to pay
trucker-board-dice = Dice: { $faces }
trucker-board-offer = Still to load
trucker-board-attack =
    { $size ->
        [small] { $what ->
            [meteor] Small
           *[shot] Light
        }
       *[large] { $what ->
            [meteor] Large
           *[shot] Heavy
        }
    }, { $side ->
        [front] from the front
        [right] from the right
        [rear] from the rear
       *[left] from the left
    }
trucker-board-helps = What helps here
trucker-board-part-at = { $kind } { $column } · { $row }
trucker-board-needs-battery = for one battery
trucker-board-by-itself = by itself
trucker-board-no-cannon = No cannon aims that way
trucker-board-no-shield = No shield covers that side
trucker-board-shields-too-small = Shields can’t stop this
trucker-board-cannons-too-slow = Cannons can’t stop shots
trucker-board-no-battery = No batteries left

## Cards

trucker-board-open-space = Everyone flies forward one day for each point of engine strength.
trucker-board-stardust = Everyone loses a day for each exposed connector.
trucker-board-epidemic = Every occupied cabin joined to another one loses a crew member.
trucker-board-sabotage = The smallest crew loses a component, if the dice find one.
trucker-board-planets = Each planet has room for one ship.
trucker-board-told-planets = The leader lands first, then the next. Landing costs days; take what your holds have room for.
trucker-board-told-abandoned-ship = Only one ship can dock, and the leader decides first. The crew that stays here is gone for good.
trucker-board-told-abandoned-station = Only one ship can dock, and the leader decides first. You need enough crew aboard, and you keep it.
trucker-board-told-meteors = The leader rolls for each meteor, and it comes at every ship. A shield or a smooth side stops a small one. A large one has to be shot.
trucker-board-told-enemies = They attack the leader first. Whoever is stronger beats them, whoever is as strong gets away, whoever is weaker pays and they come to the next.
trucker-board-told-combat-zone = Line by line, whoever has the least pays. Nothing happens to somebody who flies alone.
trucker-board-planet = planet { $planet }
trucker-board-strength = Strength { $strength }
trucker-board-need-crew =
    Needs a crew of { $count ->
        [one] one
       *[other] { $count }
    }
trucker-board-lose-days =
    { $count ->
        [one] Lose one flight day
       *[other] Lose { $count } flight days
    }
trucker-board-lose-crew =
    { $count ->
        [one] Lose one crew member
       *[other] Lose { $count } crew members
    }
trucker-board-lose-goods =
    { $count ->
        [one] Lose your most valuable crate
       *[other] Lose your { $count } most valuable crates
    }
trucker-board-lose-shots =
    { $count ->
        [one] Take one shot
       *[other] Take { $count } shots
    }
trucker-board-credits-gain =
    { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }
trucker-board-goods-gain = Goods
trucker-board-commandos =
    { $count ->
        [one] A commando boards
       *[other] { $count } commandos board
    } from the { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    }, { $steps } steps; a charge on every { $every ->
        [1] square
       *[other] { $every }th square
    }.
trucker-board-predator =
    { $count ->
        [one] A predator boards
       *[other] { $count } predators board
    } from the { $side ->
        [front] front
        [right] right
        [rear] rear
       *[left] left
    }, { $steps } steps; it eats crew on its way.

## Journey’s end

trucker-board-journey-end = Journey’s end
trucker-board-account-arrived = arrival
trucker-board-account-looks = best looks
trucker-board-account-vips = VIPs
trucker-board-account-manager = manager
trucker-board-account-sold = goods
trucker-board-account-losses = losses
trucker-board-account-debt = debt
trucker-board-account-loans = loans
trucker-board-account-place = place { $place }
trucker-board-account-credits = credits
trucker-board-account-close = Continue

## Moves where they are made: the place itself says where

trucker-here-fault-connectors = These two sides don’t match: { $one } meets { $other }.
trucker-here-fault-splice = Only equal connectors join across the splice, but here { $one } meets { $other }.
trucker-here-fault-muzzle = This cannon needs an empty square in front of it.
trucker-here-fault-exhaust = This engine needs an empty square behind it.
trucker-here-fault-nozzle = This thruster needs an empty square at its nozzle.
trucker-here-fault-askew = This engine doesn’t point to the rear.
trucker-here-fault-pieces = The ship is in { $pieces } pieces that don’t hold together.
trucker-here-pick-up = Pick { $part } up again
trucker-here-scrap =
    Take off { $part }{ $gap ->
        [0] { "" }
       *[other] { " " }(weak spot { $gap }, premium { $premium })
    }
trucker-here-keep-piece =
    Keep this piece: { $count ->
        [one] one component
       *[other] { $count } components
    }
trucker-here-board-alien =
    { $colour ->
        [brown] Brown alien
        [purple] Purple alien
       *[cyan] Cyan alien
    } into this cabin
trucker-here-use-battery =
    Use a battery from here ({ $count ->
        [one] the only one
       *[other] { $count } are there
    })
trucker-here-lose-crew = Give up { $who } from this cabin
trucker-here-lose-good =
    Give up these { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods
trucker-here-lose-battery =
    Give up a battery from here ({ $count ->
        [one] the only one
       *[other] { $count } are there
    })
trucker-here-load-good =
    Load { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods here
trucker-here-replace-good =
    Swap { $old ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } goods here for { $good ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    } ones
trucker-here-overload-cannon = Overload this cannon
trucker-here-overload-shield =
    Overload this shield { $batteries ->
        [0] without batteries
       *[other] for one battery
    }: it stops everything and is destroyed
trucker-here-jump =
    Overload this engine { $batteries ->
        [0] without batteries
       *[other] for one battery
    } and jump into hyperspace
trucker-here-choose-hit = Sacrifice this component
trucker-here-wake = Wake someone for this cabin
