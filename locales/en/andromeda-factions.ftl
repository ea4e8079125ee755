# The factions of Andromeda's Edge, for those who choose one: style, leader, and what the leader says.

andromeda-faction-leader-nightmare-cove-astropirates = Captain Vesna Grall
andromeda-faction-style-nightmare-cove-astropirates = Strikes first with the fighter and lives on what others carry.
andromeda-faction-voice-nightmare-cove-astropirates = “Nothing personal. Well, the titanium was personal.”

andromeda-faction-leader-helion-syndicate = Director Amaro Quist
andromeda-faction-style-helion-syndicate = Turns credits into everything, and everything into credits.
andromeda-faction-voice-helion-syndicate = “Everyone has a price; ours is printed.”

andromeda-faction-leader-verdant-covenant = Mother Ilse Thorn
andromeda-faction-style-verdant-covenant = Builds early, builds cheaply, and lets the planets do the counting.
andromeda-faction-voice-verdant-covenant = “Plant it today. Somebody will need the shade.”

andromeda-faction-leader-iron-choir = Cantor Radek Voss
andromeda-faction-style-iron-choir = Many ships, soon a cruiser, always in repair.
andromeda-faction-voice-iron-choir = “Hear that? That is a hull in tune.”

andromeda-faction-leader-lumen-scholars = Provost Adaeze Nkemi
andromeda-faction-style-lumen-scholars = Climbs Science, sees more discoveries, and always has a card for it.
andromeda-faction-voice-lumen-scholars = “A question costs little. Not asking costs a fleet.”

andromeda-faction-leader-drift-nomads = Wayfinder Sanna Oke
andromeda-faction-style-drift-nomads = Reaches everywhere, and steps aside before it hurts.
andromeda-faction-voice-drift-nomads = “Home is where we are going next.”

andromeda-faction-leader-bastion-remnant = Warden Tomasz Brandt
andromeda-faction-style-bastion-remnant = Lets others attack, and holds.
andromeda-faction-voice-bastion-remnant = “We lost a world behind walls. We learned about walls.”

andromeda-faction-leader-ember-legion = Legate Nerissa Kohl
andromeda-faction-style-ember-legion = One energy, two dice, and the first victory of every round counts twice.
andromeda-faction-voice-ember-legion = “Stand close. We are the warm ones.”

andromeda-faction-leader-glasswing-collective = The Many Called Ysolde
andromeda-faction-style-glasswing-collective = A full hand, a second look at every die.
andromeda-faction-voice-glasswing-collective = “We have already voted on your next move.”

andromeda-faction-leader-tidal-oracles = Seer Marit Aalto
andromeda-faction-style-tidal-oracles = Every moon is energy first, and something better later.
andromeda-faction-voice-tidal-oracles = “The tide has no opinion. It has a timetable.”

andromeda-faction-leader-exile-parliament = Speaker Ruya Demir
andromeda-faction-style-exile-parliament = Gathers leaders from next door, and wins with those who stayed at home.
andromeda-faction-voice-exile-parliament = “We have no country, but we do have a quorum.”

andromeda-faction-leader-rustborn-salvagers = Foreman Otto Grabek
andromeda-faction-style-rustborn-salvagers = Losing pays, and broken modules are the cheap ones.
andromeda-faction-voice-rustborn-salvagers = “Broken? That only means you can see how it works.”

andromeda-faction-leader-cloud-nebulans = Drifter-of-the-Fourth-Mist
andromeda-faction-style-cloud-nebulans = Treats nebulae as harbours, and empties them before anybody has a science vessel.
andromeda-faction-voice-cloud-nebulans = “You call it fog. We call it furniture.”

andromeda-faction-leader-black-star-acolytes = Lector Null
andromeda-faction-style-black-star-acolytes = Stands among others on every base, draws, and is never fought.
andromeda-faction-voice-black-star-acolytes = “You did not see us arrive. That is how you know.”

andromeda-faction-leader-larvonids = Brood-Voice Shikk
andromeda-faction-style-larvonids = Two transports on one planet, a hive beside every battle.
andromeda-faction-voice-larvonids = “There is room for you. There is always room inside.”
