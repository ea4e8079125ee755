# What the lobby says about Galaxy Trucker: choices, bots, and how it is played in a few paragraphs.

## Choices

trucker-option-build-race = All at once, against the sand
trucker-option-build-turns = In turns, without a clock
trucker-option-kit-none = None
trucker-option-kit-big = The first
trucker-option-kit-both = Both

trucker-few-components =
    Class { $classes } takes many components, and those in this game are enough for { $most } players. With { $seats }, { $kit ->
        [both] choose the components of both big expansions
       *[other] choose the components of the first big expansion
    }, or the heap will be empty early.

## Bots

trucker-bot-rookie = Rookie: learns on the job
trucker-bot-apprentice = Apprentice: builds whatever fits
trucker-bot-trucker = Trucker: does the sums in flight
trucker-bot-veteran = Veteran: thinks ahead
trucker-bot-legend = Legend: builds fast and forgives nothing

## How it is played

trucker-help-1 = Each round has two halves. First everyone builds a ship at the same time: take a component from the heap, turn it, put it where its connectors fit, and hurry, because the sand is running. Cannons need room in front of them, engines behind.
trucker-help-2 = When the sand runs out, the ships are inspected, and whatever doesn’t fit comes off. Then crew, batteries and aliens come aboard, and the ships take off in the order they were finished.
trucker-help-3 = In flight, adventure cards turn up one by one. Planets give goods and cost days; enemies call for cannons, open space for engines; meteors and shots hit the column or row the dice choose. Cannons, shields and smooth sides help. What is hit is gone, with everything that hung on it.
trucker-help-4 = Whoever arrives is paid for goods, for arriving early and for the best-looking ship, and pays for lost components. The most credits after the last round win, and anyone with at least one credit has won a little too.

## What happens at a table

trucker-scene-building = Round { $round } of { $of }: building
trucker-scene-check = Round { $round } of { $of }: the ships are inspected
trucker-scene-loading = Round { $round } of { $of }: crew and batteries come aboard
trucker-scene-launch = Round { $round } of { $of }: ready for take-off
trucker-scene-flight = Round { $round } of { $of }: in flight, card { $card }
trucker-scene-end = Round { $round } of { $of }: the payday

## Names for tables that nobody has named

trucker-table-1 = Scrap at noon
trucker-table-2 = The late delivery
trucker-table-3 = Two bolts short
trucker-table-4 = Fragile, this side up
trucker-table-5 = Overtime in orbit
trucker-table-6 = The long haul
trucker-table-7 = Slightly used engines
trucker-table-8 = No refunds
trucker-table-9 = The crooked crate
trucker-table-10 = Sand in the gears
trucker-table-11 = The pipe express
trucker-table-12 = Cheap tickets to nowhere

## How it can be played

trucker-length = 40 min
trucker-way-first = one small ship, no clock
trucker-way-solo = three flights against bots
trucker-way-screen = building by turns, no clock
