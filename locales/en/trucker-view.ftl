# What is on the table in Galaxy Trucker, field by field, for the plain view.

trucker-view-aliens = Aliens, by square
trucker-view-batteries = Batteries, by square
trucker-view-beaten = Fired at
trucker-view-budget = Moves left in this turn
trucker-view-build = Way of building
trucker-view-card = Card
trucker-view-classes = Ship classes
trucker-view-credits = Credits
trucker-view-debt = Debt
trucker-view-dice = Dice
trucker-view-figures = Figures of the ship
trucker-view-finished = Finished building
trucker-view-flight = Cards to come
trucker-view-flown = Cards flown
trucker-view-flying = Flying
trucker-view-foreseen = Next card, foreseen
trucker-view-goods = Goods, by square
trucker-view-guided = Guided building
trucker-view-halves = Halves of the board
trucker-view-hand = In hand
trucker-view-heap = Components face down
trucker-view-hole = Missing squares
trucker-view-humans = Humans, by square
trucker-view-hyperspace = In hyperspace
trucker-view-known = Cards you have seen
trucker-view-landed = Landed, by seat
trucker-view-last = Placed last, may still be moved
trucker-view-level = Level of the flight
trucker-view-loans = Loans
trucker-view-looking = Looks at pile
trucker-view-looking-at = Cards you are looking at
trucker-view-lost = Lost components
trucker-view-moves = Moves made on this ship
trucker-view-number = Starting number
trucker-view-offer = Goods to load
trucker-view-open = Components face up
trucker-view-order = Order of flight
trucker-view-panels = Solar panels used
trucker-view-part = Part of the round
trucker-view-parts = Components, by square
trucker-view-piles = Piles of cards
trucker-view-position = Place on the track
trucker-view-premium = Premium paid
trucker-view-ready = Ready
trucker-view-reserve = Reserve
trucker-view-round = Round
trucker-view-running = The sand runs
trucker-view-sand = Turns until the sand is out
trucker-view-barrage = Meteors or shots under way
trucker-view-come = Have come so far
trucker-view-sleepers = In stasis, by square
trucker-view-specialist = Specialist
trucker-view-step = Step of the card
trucker-view-strike = What strikes now
trucker-view-truckers = Truckers
trucker-view-turn = Whose turn
trucker-view-wrecks = Squares scorched in this flight
trucker-view-cap = Most that losses cost
trucker-view-cell = Square
trucker-view-cells = Squares
trucker-view-faults = Mistakes
trucker-view-hits = What it hits
trucker-view-lines = Columns or rows
trucker-view-side = From which side
trucker-view-message = What is wrong
trucker-view-rule = Rule
trucker-view-shields = Shields that help
trucker-view-size = Size
trucker-view-weak-spot = Weak spot
trucker-view-chain = How its squares touch
trucker-view-what = What
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
        [meteor] Meteor
        [shot] Shot
        [small] Small
       *[large] Large
    }
trucker-view-seat = { $seat }
trucker-view-pile = Pile { $pile }
