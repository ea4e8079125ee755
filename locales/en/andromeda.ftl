# What Andromeda's Edge is called, its options, and what is wrong with a content file.
andromeda-name = Andromeda's Edge
andromeda-about = Launch, settle and fight at the edge of a galaxy, with friends or against the Hegemon.

## Options

andromeda-option-length = Terminus (victory points)
andromeda-option-events = Event deck
andromeda-option-events-dawn = Dawn of the Galaxy
andromeda-option-events-twilight = Twilight of the Universe
andromeda-option-events-shadows = Shadows of the Underdark
andromeda-option-hegemon = The Hegemon’s officer
andromeda-option-hegemon-none = Without the Hegemon
andromeda-option-gate = Underdark Gate and Wyrm
andromeda-option-moons = Moons in nebulae
andromeda-option-moons-orphaned = Orphaned
andromeda-option-moons-ancient = Ancient
andromeda-option-moons-both = Both
andromeda-option-relics = Ancient modules with relics
andromeda-option-special = Quasars and vortexes
andromeda-option-destiny = Destiny cards
andromeda-option-factions = Factions
andromeda-option-factions-all = All
andromeda-option-factions-base = Base game
andromeda-option-raiders = S-class raiders
andromeda-option-raiders-vorticon = Vorticon Attackers
andromeda-option-raiders-any = Drawn at random
andromeda-option-eye = When the Eye passes on
andromeda-option-eye-immediate = Right after an event
andromeda-option-eye-after-hegemon = After the Hegemon’s next turn
andromeda-option-ties = The Hegemon’s ties
andromeda-option-ties-program = Settled by the program: the nearest, then the weakest, then the leftmost
andromeda-option-ties-eye = Decided by whoever holds the Eye
andromeda-option-companion = Companion: you play at your own table, and only the Hegemon plays here
andromeda-option-box = The components on your table
andromeda-option-box-ours = Ours

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

andromeda-help-1 = On your turn, either launch a ship from your bay to a region and use what is there, or return to your station. Planets and nebulae give moons, alliance bases offer actions, and leaders join your ships wherever they meet.
andromeda-help-2 = After a launch, a raider in range may strike, and where several sides meet there is a battle. Everyone in range may join. Guns and energy give dice, the highest die wins, and the losers go to the scrapyard.
andromeda-help-3 = When you return, you may build a development where you have a transport and enough leaders, and each ship activates a module or a core function. Then all ships come home, and the event marker moves on.
andromeda-help-4 = When someone reaches the terminus, everyone has one more turn. Then tracks, developments, leaders, the vault and relics are added up. The most points win.

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
