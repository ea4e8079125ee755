# What Andromeda's Edge is called, its options, and what is wrong with a content file.
andromeda-name = Andromeda's Edge
andromeda-about = Launch, settle and fight at the edge of a galaxy, with friends or against the Hegemon.

## Options

andromeda-option-length = terminus (victory points)
andromeda-option-events = event deck
andromeda-option-events-dawn = Dawn of the Galaxy
andromeda-option-events-twilight = Twilight of the Universe
andromeda-option-events-shadows = Shadows of the Underdark
andromeda-option-hegemon = the Hegemon's officer
andromeda-option-hegemon-none = without the Hegemon
andromeda-option-gate = Underdark Gate and Wyrm
andromeda-option-moons = moons in nebulae
andromeda-option-moons-orphaned = orphaned
andromeda-option-moons-ancient = ancient
andromeda-option-moons-both = both
andromeda-option-relics = ancient modules with relics
andromeda-option-special = quasars and vortexes
andromeda-option-destiny = destiny cards
andromeda-option-factions = factions
andromeda-option-factions-all = all
andromeda-option-factions-base = base game
andromeda-option-raiders = S-class raiders
andromeda-option-raiders-vorticon = Vorticon Attackers
andromeda-option-raiders-any = drawn at random
andromeda-option-eye = the Eye passes
andromeda-option-eye-immediate = at once after an event
andromeda-option-eye-after-hegemon = after the Hegemon's next turn
andromeda-option-companion = companion: you play at your own table, only the Hegemon is played here

## Combinations

andromeda-companion-crowded = The companion plays the Hegemon beside at most { $most } people, not { $seats }: take seats away, or switch the companion off.
andromeda-hegemon-crowded = The Hegemon plays against at most { $most } people, not { $seats }: take seats away, or play without the Hegemon.
andromeda-short-for-five = Five players and a short game (terminus { $terminus }): the rules recommend 60 or 70 points, so that everybody gets somewhere.

## Presets

andromeda-preset-standard = Standard game
andromeda-preset-first-game = First game
andromeda-preset-twilight = Twilight, with destinies
andromeda-preset-escalation = Escalation
andromeda-preset-hegemon = Against the Hegemon
andromeda-preset-companion = Companion for your own box

## How it is played

andromeda-help-1 = In your turn either launch a ship from your bay to a region and use what is there, or return to your station. Planets and nebulae give moons, alliance bases have actions, and your leaders join your ships wherever they meet.
andromeda-help-2 = After a launch a raider in range may strike, and where ships of several sides meet there is a battle. Everybody in range may join. Guns and energy give dice, the highest die wins, and losers go to the scrapyard.
andromeda-help-3 = Returning, you may build a development where a transport of yours lies and your leaders suffice, and each ship activates a module or a core function. Then all ships come home, and the event marker moves on.
andromeda-help-4 = When somebody reaches the terminus, everybody has one more turn. Tracks, developments, leaders, the vault and relics then add to the points; the most points win.

## Officers of the Hegemon

andromeda-option-hegemon-ofc_1a = Quartermaster Vell (level 1)
andromeda-option-hegemon-ofc_1b = Cadet-Marshal Ione (level 1)
andromeda-option-hegemon-ofc_1c = Surveyor Praxt (level 1)
andromeda-option-hegemon-ofc_2a = Commodore Sarn (level 2)
andromeda-option-hegemon-ofc_2b = Legate Quillon (level 2)
andromeda-option-hegemon-ofc_2c = Archivist Noor (level 2)
andromeda-option-hegemon-ofc_3a = Grand Admiral Thane (level 3)
andromeda-option-hegemon-ofc_3b = Viceroy Malketh (level 3)
andromeda-option-hegemon-ofc_3c = The Silent Oracle (level 3)
