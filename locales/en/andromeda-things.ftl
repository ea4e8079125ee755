# What is printed on the components of Andromeda's Edge: names.

## Resources, tracks, ships

andromeda-thing-energy = energy
andromeda-thing-ice = ice
andromeda-thing-nano = nanocarbon
andromeda-thing-titan = titanium
andromeda-thing-credit = credit
andromeda-thing-any = ice, nanocarbon or titanium
andromeda-thing-card = tactics card
andromeda-thing-tactics = tactics card
andromeda-thing-science = Science
andromeda-thing-industry = Industry
andromeda-thing-supremacy = Supremacy
andromeda-thing-commerce = Commerce
andromeda-thing-civilization = Civilization
andromeda-thing-transport = transport
andromeda-thing-fighter = fighter
andromeda-thing-science-vessel = science vessel
andromeda-thing-heavy-cruiser = heavy cruiser

## Planets

andromeda-thing-pl-ice-1 = Halverth
andromeda-thing-pl-ice-2 = Noctis Rime
andromeda-thing-pl-ice-3 = Pale Anchor
andromeda-thing-pl-desert-1 = Dun Sahar
andromeda-thing-pl-desert-2 = Ochre Reach
andromeda-thing-pl-desert-3 = Tessellate
andromeda-thing-pl-volcanic-1 = Cinderfall
andromeda-thing-pl-volcanic-2 = Magmaris
andromeda-thing-pl-volcanic-3 = Forge of Ibal
andromeda-thing-pl-terran-1 = Verity
andromeda-thing-pl-terran-2 = Greenmantle
andromeda-thing-pl-terran-3 = New Perth
andromeda-thing-pl-gas-giant-1 = Umbral Giant
andromeda-thing-pl-gas-giant-2 = Stormcrown
andromeda-thing-pl-gas-giant-3 = Vael

## Alliance bases and special regions

andromeda-thing-odessa-field = Odessa Field
andromeda-thing-kestrel-yards = Kestrel Yards
andromeda-thing-meridian-exchange = Meridian Exchange
andromeda-thing-halcyon-drydock = Halcyon Drydock
andromeda-thing-bastion-academy = Bastion Academy
andromeda-thing-charter-beacon = Charter Beacon
andromeda-thing-underdark-gate = Underdark Gate
andromeda-thing-quasar = quasar
andromeda-thing-vortex = vortex

## Developments

andromeda-thing-observatory = observatory
andromeda-thing-factory = factory
andromeda-thing-obelisk = obelisk
andromeda-thing-spaceport = spaceport
andromeda-thing-city = city

## Modules: science

andromeda-thing-sci-01 = Spectral Array
andromeda-thing-sci-02 = Ice Core Lab
andromeda-thing-sci-03 = Photon Sieve
andromeda-thing-sci-04 = Data Vault
andromeda-thing-sci-05 = Probe Bay
andromeda-thing-sci-06 = Gravimetric Lens
andromeda-thing-sci-07 = Hydroponic Ring
andromeda-thing-sci-08 = Signal Decoder
andromeda-thing-sci-09 = Cryo Archive
andromeda-thing-sci-10 = Quantum Observatory
andromeda-thing-sci-11 = Nebula Cartography
andromeda-thing-sci-12 = Survey Drones
andromeda-thing-sci-13 = Anomaly Scanner
andromeda-thing-sci-14 = Predictive Engine
andromeda-thing-sci-15 = Xeno Lab
andromeda-thing-sci-16 = Deep Range Sensors
andromeda-thing-sci-17 = Fusion Trial Rig
andromeda-thing-sci-18 = Derelict Library

## Modules: industry

andromeda-thing-ind-01 = Ore Smelter
andromeda-thing-ind-02 = Fusion Plant
andromeda-thing-ind-03 = Drone Hangar
andromeda-thing-ind-04 = Repair Gantry
andromeda-thing-ind-05 = Alloy Foundry
andromeda-thing-ind-06 = Fabricator
andromeda-thing-ind-07 = Munitions Bay
andromeda-thing-ind-08 = Hull Works
andromeda-thing-ind-09 = Cargo Crane
andromeda-thing-ind-10 = Capital Shipyard
andromeda-thing-ind-11 = Upgrade Bay
andromeda-thing-ind-12 = Shield Projector
andromeda-thing-ind-13 = Heavy Assembly
andromeda-thing-ind-14 = Scrap Reclaimer
andromeda-thing-ind-15 = Tug Fleet
andromeda-thing-ind-16 = Mass Driver
andromeda-thing-ind-17 = Derelict Forge
andromeda-thing-ind-18 = Derelict Reactor

## Modules: commerce

andromeda-thing-com-01 = Trade Booth
andromeda-thing-com-02 = Brokerage
andromeda-thing-com-03 = Customs Dock
andromeda-thing-com-04 = Freight Terminal
andromeda-thing-com-05 = Bonded Warehouse
andromeda-thing-com-06 = Auction House
andromeda-thing-com-07 = Currency Mint
andromeda-thing-com-08 = Luxury Arcade
andromeda-thing-com-09 = Smuggler Berth
andromeda-thing-com-10 = Galactic Bank
andromeda-thing-com-11 = Investment Fund
andromeda-thing-com-12 = Module Bazaar
andromeda-thing-com-13 = Arms Dealer
andromeda-thing-com-14 = Toll Beacon
andromeda-thing-com-15 = Consignment Ring
andromeda-thing-com-16 = Insurance Office
andromeda-thing-com-17 = Derelict Exchange
andromeda-thing-com-18 = Derelict Freighter

## Modules: civilization

andromeda-thing-civ-01 = Habitat Dome
andromeda-thing-civ-02 = Embassy Deck
andromeda-thing-civ-03 = Academy Deck
andromeda-thing-civ-04 = Garden Ring
andromeda-thing-civ-05 = Civic Plaza
andromeda-thing-civ-06 = Council Hall
andromeda-thing-civ-07 = Medical Wing
andromeda-thing-civ-08 = Nanoworks
andromeda-thing-civ-09 = Broadcast Spire
andromeda-thing-civ-10 = Grand Assembly
andromeda-thing-civ-11 = Pioneer Corps
andromeda-thing-civ-12 = Planning Bureau
andromeda-thing-civ-13 = Leader Academy
andromeda-thing-civ-14 = Heritage Museum
andromeda-thing-civ-15 = Ark Nursery
andromeda-thing-civ-16 = Diplomatic Corps
andromeda-thing-civ-17 = Derelict Colony
andromeda-thing-civ-18 = Derelict Temple

## Modules: ancient

andromeda-thing-anc-01 = Precursor Lens
andromeda-thing-anc-02 = Whispering Cube
andromeda-thing-anc-03 = Precursor Anvil
andromeda-thing-anc-04 = Ageless Turbine
andromeda-thing-anc-05 = Precursor Ledger
andromeda-thing-anc-06 = Star Opal Mint
andromeda-thing-anc-07 = Precursor Choir
andromeda-thing-anc-08 = Cradle Garden

## Core functions

andromeda-thing-core-reactor = reactor
andromeda-thing-core-cargo = cargo bay
andromeda-thing-core-hangar = hangar
andromeda-thing-core-comms = comms

## Tactics cards

andromeda-thing-focused-fire = Focused Fire
andromeda-thing-full-broadside = Full Broadside
andromeda-thing-target-lock = Target Lock
andromeda-thing-precision-strike = Precision Strike
andromeda-thing-evasive-burn = Evasive Burn
andromeda-thing-jamming = Jamming
andromeda-thing-deflector-surge = Deflector Surge
andromeda-thing-overcharge = Overcharge
andromeda-thing-lucky-shot = Lucky Shot
andromeda-thing-salvage-rights = Salvage Rights
andromeda-thing-safe-passage = Safe Passage
andromeda-thing-ceasefire = Ceasefire
andromeda-thing-bribe = Bribe
andromeda-thing-intimidation = Intimidation
andromeda-thing-joint-command = Joint Command
andromeda-thing-supply-drop = Supply Drop
andromeda-thing-emergency-repairs = Emergency Repairs
andromeda-thing-quick-launch = Quick Launch
andromeda-thing-black-market = Black Market
andromeda-thing-recall-leaders = Recall Leaders
andromeda-thing-survey-report = Survey Report
andromeda-thing-research-grant = Research Grant
andromeda-thing-shipwright-contract = Shipwright Contract

## Events

andromeda-thing-dawn-01 = Welcome to the Fleet
andromeda-thing-dawn-02 = Shattered Relic
andromeda-thing-dawn-03 = Electron Storm
andromeda-thing-dawn-04 = Merchant Convoy
andromeda-thing-dawn-05 = Comet Shower
andromeda-thing-dawn-06 = Alliance Summit
andromeda-thing-dawn-07 = Raider Bounty
andromeda-thing-dawn-08 = Open Archives
andromeda-thing-dawn-09 = Wandering Moons
andromeda-thing-dawn-10 = Supply Caches
andromeda-thing-twilight-01 = Catastrophic Collapse
andromeda-thing-twilight-02 = Time Anomaly
andromeda-thing-twilight-03 = Solar Flare
andromeda-thing-twilight-04 = Pirate Tithe
andromeda-thing-twilight-05 = Dark Tide
andromeda-thing-twilight-06 = Hull Fatigue
andromeda-thing-twilight-07 = Unrest
andromeda-thing-twilight-08 = Void Harvest
andromeda-thing-twilight-09 = Last Convoy
andromeda-thing-twilight-10 = Fading Stars
andromeda-thing-shadow-01 = Rising from the Shadows
andromeda-thing-shadow-02 = Tachyon Surge
andromeda-thing-shadow-03 = Lure of the Dark
andromeda-thing-shadow-04 = Echoes of the Precursors
andromeda-thing-shadow-05 = Umbral Toll
andromeda-thing-shadow-06 = The Wyrm Stirs
andromeda-thing-shadow-07 = Rift Salvage
andromeda-thing-shadow-08 = Shadow Tithe
andromeda-thing-shadow-09 = Mirrored Fleets
andromeda-thing-shadow-10 = Gate Ascendant

## Discovery and supremacy tokens

andromeda-thing-disc-1 = field notes
andromeda-thing-disc-2 = rich seam
andromeda-thing-disc-3 = fusion cell
andromeda-thing-disc-4 = patent
andromeda-thing-disc-5 = blueprint
andromeda-thing-disc-6 = derelict find
andromeda-thing-disc-7 = cartography
andromeda-thing-sup-1 = war banner
andromeda-thing-sup-2 = arsenal
andromeda-thing-sup-3 = veteran crews
andromeda-thing-sup-4 = fire control
andromeda-thing-sup-5 = spoils
andromeda-thing-sup-6 = martial law
andromeda-thing-sup-7 = fortified hulls
andromeda-thing-sup-8 = dread name

## Destiny cards

andromeda-thing-dest-architect = Architect
andromeda-thing-dest-colonist = Colonist
andromeda-thing-dest-archivist = Archivist
andromeda-thing-dest-warlord = Warlord
andromeda-thing-dest-polymath = Polymath
andromeda-thing-dest-specialist = Specialist
andromeda-thing-dest-lunar-lord = Lunar Lord
andromeda-thing-dest-engineer = Engineer
andromeda-thing-dest-curator = Curator
andromeda-thing-dest-hoarder = Hoarder
andromeda-thing-dest-strategist = Strategist
andromeda-thing-dest-admiral = Admiral
andromeda-thing-dest-survivor = Survivor
andromeda-thing-dest-pristine = Pristine
andromeda-thing-dest-diplomat = Diplomat
andromeda-thing-dest-frontiersman = Frontiersman
andromeda-thing-dest-raider-bane = Bane of Raiders
andromeda-thing-dest-balanced = Balanced
andromeda-thing-dest-homeworld = Homeworlds
andromeda-thing-dest-gatekeeper = Gatekeeper

## Factions

andromeda-thing-nightmare-cove-astropirates = Astropirates of Nightmare Cove
andromeda-thing-helion-syndicate = Helion Syndicate
andromeda-thing-verdant-covenant = Verdant Covenant
andromeda-thing-iron-choir = Iron Choir
andromeda-thing-lumen-scholars = Lumen Scholars
andromeda-thing-drift-nomads = Drift Nomads
andromeda-thing-bastion-remnant = Bastion Remnant
andromeda-thing-ember-legion = Ember Legion
andromeda-thing-glasswing-collective = Glasswing Collective
andromeda-thing-tidal-oracles = Tidal Oracles
andromeda-thing-exile-parliament = Exile Parliament
andromeda-thing-rustborn-salvagers = Rustborn Salvagers
andromeda-thing-cloud-nebulans = Cloud Nebulans
andromeda-thing-black-star-acolytes = Acolytes of the Black Star
andromeda-thing-larvonids = Larvonids

## Abilities of factions

andromeda-thing-piracy = Piracy
andromeda-thing-grim-flag = Grim Flag
andromeda-thing-margins = Margins
andromeda-thing-letters-of-credit = Letters of Credit
andromeda-thing-deep-roots = Deep Roots
andromeda-thing-harmony = Harmony
andromeda-thing-fabricate = Fabricate
andromeda-thing-hymn-of-steel = Hymn of Steel
andromeda-thing-curiosity = Curiosity
andromeda-thing-lecture-hall = Lecture Hall
andromeda-thing-open-sky = Open Sky
andromeda-thing-long-memory = Long Memory
andromeda-thing-phalanx = Phalanx
andromeda-thing-walls-within = Walls Within
andromeda-thing-warpath = Warpath
andromeda-thing-fuel-the-fire = Fuel the Fire
andromeda-thing-mindweb = Mindweb
andromeda-thing-foresight = Foresight
andromeda-thing-moonbound = Moonbound
andromeda-thing-reflections = Reflections
andromeda-thing-envoys = Envoys
andromeda-thing-quorum = Quorum
andromeda-thing-second-life = Second Life
andromeda-thing-scrap-sense = Scrap Sense
andromeda-thing-mist-walkers = Mist Walkers
andromeda-thing-vapor-harvest = Vapor Harvest
andromeda-thing-omnipresence = Omnipresence
andromeda-thing-silent-litany = Silent Litany
andromeda-thing-infestation = Infestation
andromeda-thing-hive-mind = Hive Mind

## Upgrades of ships

andromeda-thing-up-transport = fuel pods
andromeda-thing-up-fighter = twin cannons
andromeda-thing-up-science-vessel = survey suite
andromeda-thing-up-heavy-cruiser = long drives
andromeda-thing-up-nightmare-cove-astropirates = boarding crews
andromeda-thing-up-helion-syndicate = trade permits
andromeda-thing-up-verdant-covenant = seed drones
andromeda-thing-up-iron-choir = cathedral guns
andromeda-thing-up-lumen-scholars = reading rooms
andromeda-thing-up-drift-nomads = solar sails
andromeda-thing-up-bastion-remnant = bulwark plating
andromeda-thing-up-ember-legion = ember sights
andromeda-thing-up-glasswing-collective = mirrored wings
andromeda-thing-up-tidal-oracles = tide engines
andromeda-thing-up-exile-parliament = envoy quarters
andromeda-thing-up-rustborn-salvagers = welding arms
andromeda-thing-up-cloud-nebulans = mist nets
andromeda-thing-up-black-star-acolytes = shadow cloak
andromeda-thing-up-larvonids = hive pods

## Raiders

andromeda-thing-vorticon-attackers = Vorticon Attackers
andromeda-thing-rift-skitters = Rift Skitters
andromeda-thing-grave-barge = Grave Barge
andromeda-thing-mirror-lance = Mirror Lance
andromeda-thing-mechaphage = Mechaphage
andromeda-thing-hollow-choir = Hollow Choir
andromeda-thing-sunbreaker = Sunbreaker
andromeda-thing-pale-leviathan = Pale Leviathan
andromeda-thing-world-ender = World Ender
andromeda-thing-null-emperor = Null Emperor
andromeda-thing-underdark-wyrm = Underdark Wyrm
