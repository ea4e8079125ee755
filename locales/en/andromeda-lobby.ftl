# What the lobby says about Andromeda's Edge beside its options.

## What happens at a table

andromeda-scene-setting-up = Setting up
andromeda-scene-turn = Turn { $turn }: the leader has { $points } of { $terminus } points
andromeda-scene-last-turns = Turn { $turn }: the last turns
andromeda-scene-told = Turn { $turn } at your own table
andromeda-scene-hegemon-won = The Hegemon prevails

## Names for tables that nobody has named

andromeda-table-1 = Sunday on the Edge
andromeda-table-2 = Lights beyond the rim
andromeda-table-3 = The last quiet nebula
andromeda-table-4 = A moon for everyone
andromeda-table-5 = Borrowed stars
andromeda-table-6 = Far from any flag
andromeda-table-7 = Embers and engines
andromeda-table-8 = The patient fleet
andromeda-table-9 = Maps without edges
andromeda-table-10 = Seven beacons
andromeda-table-11 = Dust and diplomacy
andromeda-table-12 = Where the light bends

## How it can be played

andromeda-length = 90 min
andromeda-way-first = to 50 points, base factions
andromeda-way-solo = you against the Hegemon
andromeda-way-screen = the screen goes round

## Who plays the bots

andromeda-cast-ulo = Plays for the tea, and never attacks.
andromeda-cast-bram = Sees something good, goes and gets it, and regrets it later.
andromeda-cast-sefa = Plays every turn in her head first, and thanks the dice.
andromeda-cast-ixion = Has played you already, in several worlds.
andromeda-cast-maren = Has read the log of every match, and remembers how they ended.

## What the officers of the Hegemon can do

andromeda-talent-ofc-1a = No ability of its own.
andromeda-talent-ofc-1b = No ability of its own.
andromeda-talent-ofc-1c = No ability of its own.
andromeda-talent-ofc-2a = { andromeda-officer-iron-line }
andromeda-talent-ofc-2b = { andromeda-officer-levies }
andromeda-talent-ofc-2c = { andromeda-officer-cold-reading }
andromeda-talent-ofc-3a = { andromeda-officer-annihilation-doctrine }
andromeda-talent-ofc-3b = { andromeda-officer-annexation }
andromeda-talent-ofc-3c = { andromeda-officer-foreknowledge }
