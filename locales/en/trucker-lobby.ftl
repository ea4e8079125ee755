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

trucker-bot-apprentice = Apprentice: builds whatever fits
trucker-bot-trucker = Trucker: does the sums in flight
trucker-bot-veteran = Veteran: thinks ahead

## How it is played

trucker-help-1 = Each round has two halves. First everyone builds a ship at the same time: take a component from the heap, turn it, put it where its connectors fit, and hurry, because the sand is running. Cannons need room in front of them, engines behind.
trucker-help-2 = When the sand runs out, the ships are inspected, and whatever doesn’t fit comes off. Then crew, batteries and aliens come aboard, and the ships take off in the order they were finished.
trucker-help-3 = In flight, adventure cards turn up one by one. Planets give goods and cost days; enemies call for cannons, open space for engines; meteors and shots hit the column or row the dice choose. Cannons, shields and smooth sides help. What is hit is gone, with everything that hung on it.
trucker-help-4 = Whoever arrives is paid for goods, for arriving early and for the best-looking ship, and pays for lost components. The most credits after the last round win, and anyone with at least one credit has won a little too.
