# The end of a match of Galaxy Trucker: awards, and what turned it.

trucker-awarded = { $seat } gets an award: { $name }.
trucker-story-blow =
    Round { $round }, { $card }: { $seat } loses { $count ->
        [one] one component
       *[other] { $count } components
    } to a single card.
trucker-story-lead =
    After round { $round }, { $seat } leads by { $count ->
        [one] one credit
       *[other] { $count } credits
    }.
trucker-story-broke = Nobody has a credit left. It is a draw, in a way.

trucker-award-spy = The Spy
trucker-award-spy-for = Looked through all three piles of cards and came home
trucker-award-empty-handed = Travelling Light
trucker-award-empty-handed-for = Finished every flight and sold nothing
trucker-award-inspectors-nightmare = The Inspector’s Nightmare
trucker-award-inspectors-nightmare-for = Most mistakes at the ship check
trucker-award-peace-maker = The Diplomat by Accident
trucker-award-peace-maker-for = Most draws against enemies
trucker-award-miser = Saving for Later
trucker-award-miser-for = Finished every flight on a battery a flight or less
trucker-award-postcard = Just Looking
trucker-award-postcard-for = Landed on a planet and loaded nothing
trucker-award-umbrella = The Umbrella
trucker-award-umbrella-for = Most attacks stopped by shields
trucker-award-clay-pigeon = Clay Pigeon Champion
trucker-award-clay-pigeon-for = Most large meteors shot
trucker-award-punching-bag = The Punching Bag
trucker-award-punching-bag-for = Most defeats by enemies
trucker-award-best-looking-of-all = The Smoothest
trucker-award-best-looking-of-all-for = Most prizes for looks
trucker-award-ghost = The Ghost
trucker-award-ghost-for = Most attacks that missed
trucker-award-pirate-hunter = Terror of the Pirates
trucker-award-pirate-hunter-for = Most enemies beaten
trucker-award-tourist = Frequent Lander
trucker-award-tourist-for = Most landings
trucker-award-dust-cloth = The Dust Cloth
trucker-award-dust-cloth-for = Most days lost to stardust
trucker-award-power-user = Power to the People
trucker-award-power-user-for = Most batteries spent
trucker-award-rubber-ship = The Rubber Ship
trucker-award-rubber-ship-for = Most meteors that bounced off
trucker-award-two-for-one = Two for the Price of One
trucker-award-two-for-one-for = Most parts broken off without being hit
trucker-award-headhunter = Worst Employer
trucker-award-headhunter-for = Most crew lost
trucker-award-museum-piece = Museum Piece
trucker-award-museum-piece-for = A full ship came home without a scratch
trucker-award-quitter = Home for Supper
trucker-award-quitter-for = Gave up twice, or before the first card
trucker-award-scrap-donor = Friend of the Scrap Yard
trucker-award-scrap-donor-for = Most parts lost
trucker-award-turbo = Lead Foot
trucker-award-turbo-for = Most days gained in open space
trucker-award-grocer = The Grocer
trucker-award-grocer-for = Most credits for goods
trucker-award-window-shopper = Window Shopper
trucker-award-window-shopper-for = Most parts put back
trucker-award-inspectors-pet = The Inspector’s Darling
trucker-award-inspectors-pet-for = Not one mistake in the whole match
