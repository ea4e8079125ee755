# What Galaxy Trucker says from the first component to the launch.

## Moves

trucker-move-ready = I’m ready

## Questions

trucker-ask-ready = Round { $round } starts when everyone is ready. Are you?
trucker-is-ready = { $seat } is ready to build.
trucker-ask-build = Build your ship!
trucker-ask-build-turn =
    Build your ship: { $moves ->
        [one] one move
       *[other] { $moves } moves
    } left this turn.
trucker-ask-hourglass = The sand has run out. What will you do?
trucker-ask-check = The inspector found mistakes. How will you mend your ship?
trucker-ask-alien = Will you take an alien aboard?
trucker-ask-insurance = Which insurance will you buy for this flight?

## The hourglass

trucker-space-off = OFF
trucker-space-extra = EXTRA

trucker-sand-out = The hourglass on { $space } has run out.
trucker-turned-hourglass = { $seat } turns the hourglass onto { $space }.
trucker-rolled-die = { $seat } rolls a { $number } for new squares.
trucker-rolled-late = Nobody rolled for new squares in time, so the yard did: { $number }.
trucker-turns-up = The last turn of building is over. Hands off the ships!
trucker-time-up = Time’s up! Hands off the ships!

## Building

trucker-round = Round { $round }: everyone builds a class { $shipclass } ship for a level { $level } flight.
trucker-drew = { $seat } draws from the heap: { $part }.
trucker-drew-hidden = { $seat } draws a component.
trucker-took = { $seat } takes the { $part } that lay face up.
trucker-fetched = { $seat } takes the { $part } from the reserve.
trucker-picked-up = { $seat } picks up the { $part } again.
trucker-placed = { $seat } adds the { $part }.
trucker-reserved = { $seat } sets the { $part } aside.
trucker-returned = { $seat } puts the { $part } back.
trucker-looks = { $seat } peeks at card pile { $pile }.
trucker-looks-away = { $seat } puts card pile { $pile } back.
trucker-took-number = { $seat } is done and takes number { $number }.
trucker-given-number = { $seat } gets number { $number }.
trucker-tools-down = { $seat } has made all { $most } moves allowed on this ship and must finish it now.
trucker-reserve-lost =
    { $seat } loses { $count ->
        [one] the component
       *[other] the { $count } components
    } left in the reserve.

## The ship check

trucker-askew-removed = { $seat } loses an engine: it doesn’t point to the rear.
trucker-scrapped = { $seat } takes off the { $part }.
trucker-scrapped-set =
    { $seat } takes off { $count ->
        [0] nothing
        [one] one component
       *[other] { $count } components
    } and loses { $loose ->
        [0] nothing else
        [one] one more that hangs loose
       *[other] { $loose } more that hang loose
    }.
trucker-loose-lost =
    { $seat } loses { $count ->
        [one] one component that was
       *[other] { $count } components that were
    } not attached to anything.
trucker-checked =
    { $seat } passes inspection with { $count ->
        [0] nothing
        [one] one component
       *[other] { $count } components
    } on the lost pile.
trucker-premium =
    { $seat } owes a premium of { $premium ->
        [one] one credit
       *[other] { $premium } credits
    }: the largest gap has { $gap ->
        [one] one square
       *[other] { $gap } squares
    }.
trucker-premium-owed =
    { $seat } can’t pay all of it. { $debt ->
        [one] One credit is
       *[other] { $debt } credits are
    } due after the flight.

## Loading and launch

trucker-colour-brown = brown alien
trucker-colour-purple = purple alien
trucker-alien-aboard = { $seat } welcomes a { $colour } aboard.
trucker-insured =
    { $seat } buys insurance for { $premium ->
        [one] one credit
       *[other] { $premium } credits
    }.
trucker-uninsured = { $seat } flies without insurance.
trucker-launched = { $seat } takes off in position { $number }.
trucker-stays-home = { $seat } has no human aboard and stays home. Safest flight of the round.
trucker-ship-stays =
    { $seat } leaves a ship of { $count ->
        [one] one component
       *[other] { $count } components
    } at home: it has no human aboard.

## Why not

trucker-why-hand-full = You already hold a component.
trucker-why-hand-empty = You aren’t holding a component.
trucker-why-heap-empty = The heap is empty.
trucker-why-not-open = That component doesn’t lie face up.
trucker-why-not-reserved = That component is not in your reserve.
trucker-why-welded = Your last component is welded on: you have taken another one since, or there was none.
trucker-why-no-square = There is no square here on your ship plan.
trucker-why-occupied = There is already a component here.
trucker-why-no-such-turn = A component turns by quarters: 0, 1, 2 or 3.
trucker-why-not-joined = Here the component would not be attached to your ship.
trucker-why-reserve-full =
    Your reserve is full: it has room for { $most ->
        [one] one component
       *[other] { $most } components
    }.
trucker-why-kept = This component was in your reserve, so it can’t go back to the heap.
trucker-why-looking = Put the cards back first.
trucker-why-not-looking = You are not looking at any cards.
trucker-why-secret = Nobody may look at this pile before the flight.
trucker-why-build-first = Add something to your starting cabin before you peek at cards.
trucker-why-ships-first = Each of your ships needs a component before you peek at cards.
trucker-why-pile-taken = Someone else is looking at card pile { $pile }.
trucker-why-number-taken = Number { $number } is gone.
trucker-why-finished = Your ship is finished.
trucker-why-tools-down = You have made all { $most } moves allowed on this ship. Take a number.
trucker-why-sand-runs = The sand is still running.
trucker-why-last-space = The hourglass is already on its last space.
trucker-why-number-first = Only a player who has finished may turn the hourglass onto { $space }.
trucker-why-die-first = Someone must roll the die before the hourglass is turned.
trucker-why-turn-first = The hourglass must be turned before the next die is rolled.
trucker-why-dice-rolled = Both dice have been rolled.
trucker-why-no-dice = No dice open squares on this ship plan.
