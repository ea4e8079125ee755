# What Galaxy Trucker says.

## Components

trucker-kind-starting-cabin = starting cabin
trucker-kind-cabin = cabin
trucker-kind-life-support = life support
trucker-kind-battery = battery component
trucker-kind-cargo-hold = cargo hold
trucker-kind-special-hold = special cargo hold
trucker-kind-engine = engine
trucker-kind-double-engine = double engine
trucker-kind-cannon = cannon
trucker-kind-double-cannon = double cannon
trucker-kind-shield = shield generator
trucker-kind-structural = structural module
trucker-kind-stasis-chamber = stasis chamber
trucker-kind-luxury-cabin = luxury cabin
trucker-kind-reactor-furnace = reactor furnace
trucker-kind-cannon-booster = cannon booster
trucker-kind-engine-booster = engine booster
trucker-kind-shield-booster = shield booster
trucker-kind-plating = indestructible plating
trucker-kind-bidirectional-cannon = bi-directional cannon
trucker-kind-cannon-engine = cannon and engine
trucker-kind-combined-hold = combined hold
trucker-kind-defence-system = automated defence system
trucker-kind-router = router
trucker-kind-crew-robots = crew robots
trucker-kind-thruster = maneuvering thruster
trucker-kind-reinforced-shield = reinforced shield generator
trucker-kind-solar-panel = solar panel
trucker-kind-armoury = armoury

trucker-connector-smooth = smooth
trucker-connector-single = single
trucker-connector-double = double
trucker-connector-universal = universal

## The ship check

trucker-fault-connectors = The connectors at { $here } and { $there } don’t match: { $one } meets { $other }.
trucker-fault-splice = Only equal connectors join across the splice, but between { $here } and { $there } { $one } meets { $other }.
trucker-fault-muzzle = The cannon at { $here } needs an empty square in front of it, but there is a component at { $there }.
trucker-fault-exhaust = The engine at { $here } needs an empty square behind it, but there is a component at { $there }.
trucker-fault-nozzle = The thruster at { $here } needs an empty square at its nozzle, but there is a component at { $there }.
trucker-fault-askew = The engine at { $here } doesn’t point to the rear.
trucker-fault-pieces =
    The ship around { $here } is in { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    } that { $pieces ->
        [one] is
       *[other] are
    } not joined.

## The ship inspector

trucker-ship-about = Inspect a ship of Galaxy Trucker: draw it, check it, and count what it can do.
trucker-ship-pieces =
    { $ships ->
        [one] One ship
       *[other] { $ships } ships
    } in { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }.
trucker-ship-exposed = Exposed connectors: { $count }
trucker-ship-crew = Places for crew: { $count }
trucker-ship-batteries = Batteries: { $count }
trucker-ship-cargo = Containers: { $normal } normal, { $special } special
trucker-ship-engine = Engine strength: { $strength }
trucker-ship-cannon = Cannon strength: { $strength }
trucker-ship-gap =
    Largest gap: { $gap ->
        [one] one square
       *[other] { $gap } squares
    }; premium: { $premium ->
        [one] one credit
       *[other] { $premium } credits
    }
trucker-ship-cap =
    Lost components cost at most { $cap ->
        [one] one credit
       *[other] { $cap } credits
    }.
trucker-ship-no-cap = There is no limit to what lost components can cost you.
trucker-ship-insurance = Insurance on offer, premium → limit: { $offers }
trucker-ship-legal = The ship is fit to fly.
trucker-ship-illegal = The ship is not fit to fly.
trucker-ship-file = { $file }: { $reason }

## What is wrong with a ship in a file

trucker-no-such-class = There is no class “{ $found }”; there are: { $classes }.
trucker-no-such-halves = There are no halves “{ $found }” of class { $ship_class }; name a front and a rear board, such as “Ab”.
trucker-no-such-hole = There is no group of holes “{ $found }” of class { $ship_class }; it is a number from 1 to 6.
trucker-input-object = { $place }: an object with fields belongs here.
trucker-input-missing = { $place }: the field “{ $field }” is missing.
trucker-input-unknown = { $place }: there is no field “{ $field }”.
trucker-input-text = { $place }: the field “{ $field }” must be a text.
trucker-input-tiles =
    The field “tiles” must be a list of at most { $most ->
        [one] one component
       *[other] { $most } components
    }.
trucker-input-tile = Component { $number }: there is no tile “{ $tile }”.
trucker-input-square = Component { $number }: class { $ship_class } has no square { $square }.
trucker-input-occupied = Component { $number }: there is already a component at { $square }.
trucker-input-turn = Component { $number }: the field “turn” must be 0, 1, 2 or 3 quarter turns.
trucker-input-dice = The field “dice” lists the dice that were rolled: at most two numbers from 1 to 6.
trucker-input-no-dice = Class { $ship_class } takes no “dice”.
trucker-input-no-halves = Class { $ship_class } takes no “halves”.
trucker-input-no-hole = Class { $ship_class } takes no “hole”.

## The title

trucker-name = Galaxy Trucker
trucker-about = Bolt a ship together before the sand runs out, then watch how much of it arrives.
trucker-option-classes = Ship class of each round
trucker-option-build = How to build
trucker-option-guided = Refuse components that break a rule
trucker-option-seconds = Seconds in the hourglass
trucker-option-kit = Components and cards from the big expansions
trucker-option-intruders = Intruders on level IV (with both expansions)
trucker-option-loans = Loans for premiums and insurance

## What can never be

trucker-credits-below-zero = { $seat } has less than no credits.
trucker-two-on-a-space = Two rockets stand on one space.
trucker-reserve-overfull = More than two components are in a reserve.
