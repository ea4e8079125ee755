# The story at the end of a match of Andromeda’s Edge: what turned it, why, and what each did best.

## What turned it

andromeda-turning-quick-city = An early foundation
andromeda-turned-quick-city =
    { $seat } builds on { $region } in turn { $turn }, before anybody has been home twice. It brings { $points ->
        [one] one point
       *[other] { $points } points
    }.
andromeda-turning-first-blood = First shots
andromeda-turned-first-blood = The first shots fall at { $region } in turn { $turn }: { $sides }.
andromeda-turning-slow-start = Everybody waits
andromeda-turned-slow-start = After four rounds nobody has more than { $points } points.
andromeda-turning-against-odds = Against all odds
andromeda-turned-against-odds = { $seat } has a chance of { $percent } % at { $region } and wins, { $dice } against { $other }.
andromeda-turning-sure-thing = The sure thing
andromeda-turned-sure-thing = { $seat } has a chance of { $percent } % at { $region } and loses, { $dice } against { $other }.
andromeda-turning-saved-by-card = One card turned it
andromeda-turned-saved-by-card = { $seat } trails at { $region } with { $first }, turns it into { $dice }, and wins against { $other }.
andromeda-turning-tie-ruin = Nobody won, everybody lost
andromeda-turned-tie-ruin = A tie at { $region }: nobody wins, and { $count } ships are scrap.
andromeda-turning-gathering = Everybody came
andromeda-turned-gathering = { $sides } meet at { $region }, with { $count } ships.
andromeda-turning-giant = The giant falls
andromeda-turned-giant = { $seat } beats the { $raider } at { $region }.
andromeda-turning-devoured = The raiders’ week
andromeda-turned-devoured = The raiders win { $count } battles in a row, the last at { $region }.
andromeda-turning-full-house = A crowded place
andromeda-turned-full-house = { $seat } builds on { $region } among so many leaders that it scores { $points } points at once.
andromeda-turning-next-door = Good neighbours
andromeda-turned-next-door = { $seat } builds on { $region }, right beside { $other } on { $beside }.
andromeda-turning-workshop = The workshop fills
andromeda-turned-workshop = { $seat } acquires { $count } modules between two returns.
andromeda-turning-summit = At the top of the track
andromeda-turned-summit = { $seat } reaches the top of { $track }.
andromeda-turning-scrap-gold = Gold from scrap
andromeda-turned-scrap-gold = { $seat } comes home and scores { $points } points for wrecks.
andromeda-turning-overtaken = Overtaken
andromeda-turned-overtaken = { $seat } takes the lead from { $points } points behind.
andromeda-turning-forced-end = It called time and lost
andromeda-turned-forced-end = { $seat } brings the end at { $terminus } points, and { $other } wins.
andromeda-turning-last-turn = In the very last turn
andromeda-turned-last-turn = { $seat } takes the lead in the very last turn.
andromeda-turning-quiet-account = Won on paper
andromeda-turned-quiet-account = { $seat } is not ahead when the match ends, and wins with { $points } points of the final account.
andromeda-turning-for-good = In front for good
andromeda-turned-for-good = { $seat } goes ahead after turn { $turn } and stays there.

## Awards

andromeda-award-hunter = Raider hunter
andromeda-award-hunter-why = { $count } raiders beaten
andromeda-award-victor = Warlord
andromeda-award-victor-why = { $count } battles won
andromeda-award-lucky = Darling of the dice
andromeda-award-lucky-why = The dice were kinder than the odds
andromeda-award-founder = Founder
andromeda-award-founder-why = { $count } developments standing
andromeda-award-crowd = Good address
andromeda-award-crowd-why = { $count } points for one development
andromeda-award-engineer = Engineer
andromeda-award-engineer-why = { $count } modules on the station
andromeda-award-scholar = Pathfinder
andromeda-award-scholar-why = Space { $count } of a track
andromeda-award-undaunted = Undaunted
andromeda-award-undaunted-why = { $count } battles that raiders won, or nobody

## What points came from

andromeda-source-battle = Battles
andromeda-source-development = Developments
andromeda-source-scrapyard = Scrapyard
andromeda-source-track = End of a track
andromeda-source-repair = Repairs
andromeda-source-event = Events
andromeda-source-effect = Modules, cards and regions
andromeda-source-told = As told

## Why somebody lost

andromeda-ending-short =
    { $seat } is { $points } points short of { $winner } { $what ->
        [battle] in battles
        [development] for building
        [running] during the match
        [tracks] on the tracks
        [developments] for developments in the account
        [moons] for moons
        [tokens] for tokens
        [leaders] for leaders
        [vault] in the vault
        [destiny] for destiny
       *[rest] in the rest of the account
    }: { $own } against { $other }.{ $turn ->
        [0] { "" }
       *[other] { " " }The gap opened in turn { $turn }.
    }
