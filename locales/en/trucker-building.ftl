# What Galaxy Trucker says from the first component to the launch.

## Moves

trucker-move-ready = I am ready

## Questions

trucker-ask-ready = Round { $round } begins when everybody is ready. Are you?
trucker-is-ready = { $seat } is ready to build.
trucker-ask-build = Build your ship!
trucker-ask-build-turn =
    Build your ship. You have { $moves ->
        [one] one move
       *[other] { $moves } moves
    } left in this turn.
trucker-ask-hourglass = The sand has run out. What do you do?
trucker-ask-check = Your ship breaks the rules. What do you remove?
trucker-ask-alien = Does an alien come aboard?
trucker-ask-insurance = Which insurance do you buy for this flight?

## The hourglass

trucker-space-off = OFF
trucker-space-extra = EXTRA

trucker-sand-out = The sand has run out on { $space }.
trucker-turned-hourglass = { $seat } turns the hourglass onto { $space }.
trucker-rolled-die = { $seat } rolls a die for new squares: { $number }.
trucker-rolled-late = Nobody rolled this die for new squares while there was time: { $number }.
trucker-time-up = Time is up!

## Building

trucker-round = Round { $round }: everybody builds a ship of class { $shipclass }. The flight is of level { $level }.
trucker-drew = { $seat } draws from the heap: { $part }.
trucker-drew-hidden = { $seat } draws a component.
trucker-took = { $seat } takes from the open components: { $part }.
trucker-fetched = { $seat } takes from the reserve: { $part }.
trucker-picked-up = { $seat } picks up from { $square }: { $part }.
trucker-placed = { $seat } builds on { $square }: { $part }.
trucker-reserved = { $seat } reserves: { $part }.
trucker-returned = { $seat } puts back: { $part }.
trucker-looks = { $seat } looks at card pile { $pile }.
trucker-looks-away = { $seat } puts card pile { $pile } back.
trucker-took-number = { $seat } is done and takes number { $number }.
trucker-given-number = { $seat } gets number { $number }.
trucker-tools-down = { $seat } has made { $most } moves on this ship and must finish it now.
trucker-reserve-lost =
    { $seat } loses { $count ->
        [one] one component
       *[other] { $count } components
    } left in the reserve.

## The ship check

trucker-askew-removed = { $seat } loses the engine on { $square }: it does not point to the rear.
trucker-scrapped = { $seat } removes from { $square }: { $part }.
trucker-loose-lost =
    { $seat } loses { $count ->
        [one] one component that was
       *[other] { $count } components that were
    } not joined to the rest.
trucker-checked =
    { $seat } passes the ship check. In the lost pile { $count ->
        [one] is one component
       *[other] are { $count } components
    }.
trucker-premium =
    { $seat } pays a premium of { $premium ->
        [one] one credit
       *[other] { $premium } credits
    }: the largest gap has { $gap ->
        [one] one square
       *[other] { $gap } squares
    }.
trucker-premium-owed =
    { $seat } still owes { $debt ->
        [one] one credit
       *[other] { $debt } credits
    } of the premium, to be paid after the flight.

## Loading and launch

trucker-colour-brown = brown alien
trucker-colour-purple = purple alien
trucker-alien-aboard = { $seat } welcomes aboard, in the cabin on { $square }: { $colour }.
trucker-insured =
    { $seat } buys insurance for { $premium ->
        [one] one credit
       *[other] { $premium } credits
    }.
trucker-uninsured = { $seat } flies without insurance.
trucker-launched = { $seat } takes off as number { $number }.
trucker-stays-home = { $seat } has no human aboard and stays at home.
trucker-ship-stays =
    { $seat } leaves a ship with { $count ->
        [one] one component
       *[other] { $count } components
    } at home: it has no human aboard.

## Why not

trucker-why-hand-full = You have a component in your hand already.
trucker-why-hand-empty = You have no component in your hand.
trucker-why-heap-empty = There are no face-down components left.
trucker-why-not-open = This component does not lie face up.
trucker-why-not-reserved = This component is not in your reserve.
trucker-why-welded = Your last component is welded: you have taken another one since, or there is none.
trucker-why-no-square = Your ship plan has no square { $square }.
trucker-why-occupied = There is a component on { $square } already.
trucker-why-no-such-turn = A component is turned by 0, 1, 2 or 3 quarters.
trucker-why-not-joined = On { $square } the component would not be joined to your ship.
trucker-why-reserve-full =
    Your reserve is full: it has { $most ->
        [one] one place
       *[other] { $most } places
    }.
trucker-why-kept = This component was in your reserve and cannot go back to the heap.
trucker-why-looking = Put the cards back first.
trucker-why-not-looking = You are not looking at any cards.
trucker-why-secret = Nobody may look at this pile before the flight.
trucker-why-build-first = Before you look at cards you must have built something besides the starting cabin.
trucker-why-ships-first = Before you look at cards every ship of yours must have a component.
trucker-why-pile-taken = Somebody else is looking at card pile { $pile }.
trucker-why-number-taken = There is no number { $number } left to take.
trucker-why-finished = You have finished your ship.
trucker-why-tools-down = You have made { $most } moves on this ship. Take a number.
trucker-why-sand-runs = The sand is still running.
trucker-why-last-space = The hourglass stands on its last space.
trucker-why-number-first = Only a player with a number may turn the hourglass onto { $space }.
trucker-why-die-first = Before the hourglass is turned somebody must roll the die.
trucker-why-turn-first = Before the next die is rolled the hourglass must be turned.
trucker-why-dice-rolled = Both dice are rolled already.
trucker-why-no-dice = No dice open squares of this ship plan.
