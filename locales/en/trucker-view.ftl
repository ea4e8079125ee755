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
trucker-view-flight = cards to come
trucker-view-flown = cards flown
trucker-view-flying = flying
trucker-view-foreseen = next card, foreseen
trucker-view-glass = space of the hourglass
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
trucker-view-shot = meteors or shots so far
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
trucker-view-what = what

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
