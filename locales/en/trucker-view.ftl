# What is on the table in Galaxy Trucker, field by field, for the plain view.

trucker-view-aliens = aliens, by square
trucker-view-batteries = batteries, by square
trucker-view-beaten = fired at
trucker-view-budget = moves left in this turn
trucker-view-build = way of building
trucker-view-card = card
trucker-view-classes = ship classes
trucker-view-credits = credits
trucker-view-debt = debt
trucker-view-dice = dice
trucker-view-figures = figures of the ship
trucker-view-finished = finished building
trucker-view-flight = flight
trucker-view-flown = cards flown
trucker-view-flying = flying
trucker-view-foreseen = next card, foreseen
trucker-view-goods = goods, by square
trucker-view-guided = guided building
trucker-view-halves = halves of the board
trucker-view-hand = in hand
trucker-view-heap = components face down
trucker-view-hole = missing squares
trucker-view-humans = humans, by square
trucker-view-hyperspace = in hyperspace
trucker-view-known = cards you have seen
trucker-view-landed = landed, by seat
trucker-view-last = placed last, may still be moved
trucker-view-level = level of the flight
trucker-view-loans = loans
trucker-view-looking = looks at pile
trucker-view-looking-at = cards you are looking at
trucker-view-lost = lost components
trucker-view-moves = moves made on this ship
trucker-view-number = starting number
trucker-view-offer = goods to load
trucker-view-open = components face up
trucker-view-order = order of flight
trucker-view-panels = solar panels used
trucker-view-part = part of the round
trucker-view-parts = components, by square
trucker-view-piles = piles of cards
trucker-view-position = place on the track
trucker-view-premium = premium paid
trucker-view-ready = ready
trucker-view-reserve = reserve
trucker-view-round = round
trucker-view-running = the sand runs
trucker-view-sand = turns until the sand is out
trucker-view-barrage = meteors or shots under way
trucker-view-come = have come so far
trucker-view-sleepers = in stasis, by square
trucker-view-specialist = specialist
trucker-view-step = step of the card
trucker-view-strike = what strikes now
trucker-view-truckers = truckers
trucker-view-turn = whose turn
trucker-view-wrecks = squares scorched in this flight
trucker-view-cap = most that losses cost
trucker-view-cell = square
trucker-view-cells = squares
trucker-view-faults = mistakes
trucker-view-hits = what it hits
trucker-view-lines = columns or rows
trucker-view-side = from which side
trucker-view-message = what is wrong
trucker-view-rule = rule
trucker-view-shields = shields that help
trucker-view-size = size
trucker-view-weak-spot = weak spot
trucker-view-chain = how its squares touch
trucker-view-what = what
trucker-view-behind = days behind
trucker-view-boards = boards
trucker-view-bridges = joined across the splice
trucker-view-cannons = cannons
trucker-view-cards = cards
trucker-view-crew = crew
trucker-view-dice-left = dice still to roll
trucker-view-engines = engines
trucker-view-exposed = exposed connectors
trucker-view-fleet = first squares of the ships
trucker-view-formerly = begun under older rules
trucker-view-hourglass = hourglass
trucker-view-kind = kind
trucker-view-looker = who looks at it
trucker-view-marks = what the dice open
trucker-view-numbers = number tiles
trucker-view-pieces = pieces of the ship
trucker-view-ranks = who flies, the leader first
trucker-view-run = turns in a whole run
trucker-view-secret = secret
trucker-view-ship = ship
trucker-view-ship-class = class of this round
trucker-view-space = space of the hourglass
trucker-view-square = square
trucker-view-squares = squares
trucker-view-symbol = symbol
trucker-view-to-come = cards to come
trucker-view-whom = player
trucker-view-yard = yard

## Values

trucker-view-strike-word =
    { $word ->
        [meteor] meteor
        [shot] shot
        [small] small
       *[large] large
    }
trucker-view-seat = { $seat }
trucker-view-pile = pile { $pile }
