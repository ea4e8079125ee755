# What the lobby says about ISS Vanguard beside its options.

## What happens at a table

vanguard-scene-aboard = Aboard the ship
vanguard-scene-launch = Before the launch
vanguard-scene-landing = Landing
vanguard-scene-planet = On a planet, round { $round }
vanguard-scene-leaving = On the way back to the ship
vanguard-scene-lost = The mission failed

## Names for tables that nobody has named

vanguard-table-1 = Cold Harbour
vanguard-table-2 = First footprints
vanguard-table-3 = A light left on
vanguard-table-4 = Six days of air
vanguard-table-5 = The far shore
vanguard-table-6 = Notes from the lander
vanguard-table-7 = Nobody has been here
vanguard-table-8 = Ropes and lanterns
vanguard-table-9 = Second watch
vanguard-table-10 = The long way home
vanguard-table-11 = Unwritten pages
vanguard-table-12 = Steady hands

## How it can be played

vanguard-length = 2 h a planet
vanguard-way-first = the tutorial, about an hour
vanguard-way-solo = you lead all sections
vanguard-way-screen = read it aloud together

## Who plays the bots

vanguard-cast-pip = First voyage, all enthusiasm, forgets the cards.
vanguard-cast-jory = Knows every corridor of the ship, and the planets not yet.
vanguard-cast-hob = Careful, rests early.
vanguard-cast-tansy = Curious, opens every door.
vanguard-cast-edda = Thinks a few rounds ahead before she takes a step.
vanguard-cast-orsk = Has been on this planet before, in his head.
