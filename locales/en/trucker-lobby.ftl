# What the lobby says about Galaxy Trucker: choices, bots, and how it is played in a few paragraphs.

## Choices

trucker-option-build-race = all at once, against the sand
trucker-option-build-turns = by turns, without a clock
trucker-option-kit-none = none
trucker-option-kit-big = the first
trucker-option-kit-both = both

trucker-few-components =
    Class { $classes } takes many components, and those in this game are enough for { $most } players. With { $seats }, { $kit ->
        [both] choose the components of both big expansions
       *[other] choose the components of the first big expansion
    }, or the heap will be empty early.

## Bots

trucker-bot-apprentice = apprentice, builds what fits
trucker-bot-trucker = trucker, does the sums in flight
trucker-bot-veteran = veteran, thinks ahead

## How it is played

trucker-help-1 = Each round has two halves. First everybody builds a ship at the same time: take a component from the heap, turn it, put it where its connectors fit, and be quick, since the hourglass runs. Cannons and engines need room in front of their muzzles and behind their exhausts.
trucker-help-2 = When the sand is out, mistakes are checked and what does not fit is thrown away. Then crew, batteries and aliens come aboard, and the ships start in the order in which they were finished.
trucker-help-3 = In flight, one adventure card after the other is turned up. Planets bring goods and cost days; enemies ask for cannons, open space for engines; meteors and shots hit columns and rows that two dice choose. Cannons, shields and smooth sides help; what is hit is gone, with everything that hung on it.
trucker-help-4 = Those who arrive are paid for goods, for arriving early and for the best-looking ship, and pay for lost components. The player with the most credits after the last round wins, and everybody with at least one credit has won a little.
