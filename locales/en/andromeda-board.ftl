# The board of Andromeda's Edge in the browser.

## Scenes and phases

andromeda-board-scenes = What to look at
andromeda-board-scene-edge = Edge
andromeda-board-scene-station = Station
andromeda-board-scene-market = Modules
andromeda-board-scene-battle = Battle
andromeda-board-scene-hegemon = The Hegemon
andromeda-board-scene-scores = Scores
andromeda-board-phase-setup = Set-up
andromeda-board-phase-choose = Launch or return
andromeda-board-phase-launch = Launch
andromeda-board-phase-return = Return to station
andromeda-board-phase-battle = Battle
andromeda-board-phase-event = Event
andromeda-board-phase-hegemon = The Hegemon’s turn
andromeda-board-phase-over = The end
andromeda-board-final-turn = Final turns
andromeda-board-vp = { $points } VP

## The map

andromeda-board-map = Map of the Edge
andromeda-board-planet =
    { $type ->
        [ice] ice planet
        [desert] desert planet
        [volcanic] volcanic planet
        [terran] terran planet
       *[gas_giant] gas giant
    }
andromeda-board-base = alliance base
andromeda-board-gate = home of the Wyrm
andromeda-board-top-moon =
    { $count ->
        [one] { $moon }
       *[other] { $moon }, { $count } moons in all
    }
andromeda-board-development-of = { $owner }’s { $what }
andromeda-board-site =
    site for { $what ->
        [observatory] an observatory
        [obelisk] an obelisk
       *[other] a { $what }
    }, needs { $leaders ->
        [one] one leader
       *[other] { $leaders } leaders
    }
andromeda-board-leaders-of =
    { $owner }: { $count ->
        [one] { $count } leader
       *[other] { $count } leaders
    }
andromeda-board-probe = the Hegemon’s probe
andromeda-board-reaches = Show the raiders’ reach
andromeda-board-points = Victory points: { $points }. Terminus: { $terminus }.
andromeda-board-your-bay = Your bay
andromeda-board-bay = Ship to launch
andromeda-board-you-start-with = You start with
andromeda-board-launch-to = Launch to { $region }
andromeda-board-launch-ship = Launch the { $ship }
andromeda-board-reroll = Reroll { $dice }
andromeda-board-event = Event

## What a launch leads to

andromeda-board-raider-comes = Foray: { $raider }
andromeda-board-raider-may = Possible foray: { $raider }
andromeda-board-joins = { $who } joins: { $ships }
andromeda-board-may-join = { $who } may join: { $ships }
andromeda-board-fight-alone = On your own
andromeda-board-fight-helped = With all your ships and energy
andromeda-board-fight-all = If everyone who can joins, with all energy
andromeda-board-before-cards = Exact odds. Cards in hand are not counted.
andromeda-board-warped = The Wyrm would carry the ship to the Gate. No battle awaits it there.

## Battle

andromeda-board-battle-at = Battle: { $region }
andromeda-board-last-battle = The last battle
andromeda-board-raiders = Raiders
andromeda-board-step-escalation = Escalation
andromeda-board-step-diplomacy = Diplomacy
andromeda-board-step-preparation = Preparation
andromeda-board-step-roll = Roll
andromeda-board-step-result = Result
andromeda-board-step-damage = Damage
andromeda-board-steps = The six steps of the battle
andromeda-board-in-escalation = Ships with the region in range may join.
andromeda-board-in-diplomacy = Each may play one Diplomacy card: a truce, a withdrawal.
andromeda-board-in-preparation = Energy and Maneuver cards add dice and targeting.
andromeda-board-in-roll = Everyone rolls. Effects may change dice.
andromeda-board-in-result = The highest die wins. If it is tied, the next one decides.
andromeda-board-in-damage = Every ship of the losers takes one damage.
andromeda-board-to-decide = Waiting for:
andromeda-board-stake =
    { $count ->
        [0] If it loses: the shield takes the hit
        [one] If it loses: { $count } ship to the scrapyard
       *[other] If it loses: { $count } ships to the scrapyard
    }
andromeda-board-stake-raiders = If they lose: removed
andromeda-board-decided = die { $die }: { $own } against { $other }
andromeda-board-decided-without = die { $die }: none left against { $other }
andromeda-board-decided-more = die { $die }: { $own }, nobody else has one left
andromeda-board-as-it-stands = so far
andromeda-board-odds = Chance of winning
andromeda-board-prospects = What you can add, and your chance with it
andromeda-board-energy =
    { $count ->
        [one] { $count } energy
       *[other] { $count } energy
    }
andromeda-board-tie = tie, everyone loses
andromeda-board-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
andromeda-board-sits-out = takes no part
andromeda-board-rolled-below = below { $value } is rerolled
andromeda-board-rolled-once = nothing is rerolled
andromeda-board-standing-leads = Leads
andromeda-board-standing-tied = Tied
andromeda-board-standing-trails = Trails
andromeda-board-standing-out = Takes no part
andromeda-board-standing-open = Open
andromeda-board-unharmed = unharmed
andromeda-board-raider-out = removed
andromeda-board-ships-lost =
    { $count ->
        [0] no ship lost
        [one] { $count } ship to the scrapyard
       *[other] { $count } ships to the scrapyard
    }

## The station

andromeda-board-whose = Whose station
andromeda-board-fleet = Fleet
andromeda-board-hand = Hand
andromeda-board-of-limit = { $count } of { $limit }
andromeda-board-in-bay = Launch bay
andromeda-board-in-scrapyard = Scrapyard
andromeda-board-in-repair = Repair bay
andromeda-board-unbuilt = Not built
andromeda-board-used-up = Under a development
andromeda-board-leaders =
    { $count ->
        [one] { $count } leader
       *[other] { $count } leaders
    }
andromeda-board-targeting = Targeting { $level }
andromeda-board-vault = Vault level { $level }
andromeda-board-defeated = Raiders defeated: { $count }
andromeda-board-damaged = damaged
andromeda-board-derelict = derelict
andromeda-board-own-modules = Yours of this type
andromeda-board-relic = relic
andromeda-board-slot-out = slot for a moon: gives its symbol too
andromeda-board-slot-cost = slot for a moon: its symbol is the price
andromeda-board-left = { $count } left
andromeda-board-kind-maneuver = Maneuver
andromeda-board-kind-diplomacy = Diplomacy
andromeda-board-kind-operation = Operation
andromeda-board-look-at-table = Look at the table
andromeda-board-when-after-roll = after a roll
andromeda-board-when-always = always
andromeda-board-when-battle-prep = in battle
andromeda-board-when-battle-prep-if-active = in battles in your turn
andromeda-board-when-battle-prep-if-energy-spent = in battle, if you spend energy
andromeda-board-when-damage-step = when ships are damaged
andromeda-board-when-damage-step-once-per-battle = once a battle
andromeda-board-when-diplomacy = in diplomacy
andromeda-board-when-escalation = to join battles
andromeda-board-when-on-battle-lost = for a battle lost
andromeda-board-when-on-build-dev = when you build
andromeda-board-when-on-launch = when launched
andromeda-board-when-on-launch-to-base = launching to a base
andromeda-board-when-on-own-ship-scrapped = for a ship lost
andromeda-board-when-on-play-diplomacy = for a Diplomacy card

## Tracks

andromeda-board-tracks = Tracks
andromeda-board-track-worth = { $points } VP, developments { $worth }

## The Hegemon

andromeda-board-hegemon = Hegemon
andromeda-board-hegemon-did = What the Hegemon did
andromeda-board-hegemon-waits = The Hegemon has not had a turn yet.
andromeda-board-hegemon-read =
    The Hegemon’s turn: { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
andromeda-board-skip = Skip
andromeda-board-again = Tell me again
andromeda-board-eye = { $seat } holds the Eye
andromeda-board-holds-eye = holds the Eye
andromeda-board-level = level { $level }
andromeda-board-ring = Command ring: marker on space { $space }, { $gains }
andromeda-board-ramp = Launch ramp
andromeda-board-section = Section { $section }
andromeda-board-away = away

## The final account

andromeda-board-final = The final account
andromeda-board-counted = for { $count }
andromeda-board-total = Total
andromeda-board-item-running = Points during the game
andromeda-board-item-leaders = Leaders on the station
andromeda-board-item-vault = Vault
andromeda-board-item-damaged = Damaged modules
andromeda-board-item-relics = Relics
andromeda-board-item-moons = Moons
andromeda-board-item-tokens = Tokens

## Destiny cards

andromeda-board-destiny-developments = { $points } VP for each development, at most { $cap }.
andromeda-board-destiny-transports-out = { $points } VP for each transport on the map or under a development, at most { $cap }.
andromeda-board-destiny-discoveries = { $points } VP for each discovery token, used ones too, at most { $cap }.
andromeda-board-destiny-supremacy-tokens = { $points } VP for each supremacy token, at most { $cap }.
andromeda-board-destiny-tracks-at-5 = { $points } VP for each track on which you are on space 5 or further, at most { $cap }.
andromeda-board-destiny-highest-track = { $points } VP for each space of your highest track, at most { $cap }.
andromeda-board-destiny-moons = { $points } VP for each moon, at most { $cap }.
andromeda-board-destiny-modules = { $points } VP for every { $each } modules, at most { $cap }.
andromeda-board-destiny-relics = { $points } VP for each relic, at most { $cap }.
andromeda-board-destiny-resources = { $points } VP for every { $each } resources, at most { $cap }.
andromeda-board-destiny-cards = { $points } VP for each tactics card in hand, at most { $cap }.
andromeda-board-destiny-ship-types = { $points } VP for each type of ship that you have built, at most { $cap }.
andromeda-board-destiny-scrapyard = { $points } VP for each ship in the scrapyard, at most { $cap }.
andromeda-board-destiny-pristine = { $points } VP if none of your modules is damaged.
andromeda-board-destiny-leaders = { $points } VP for each leader on the station, at most { $cap }.
andromeda-board-destiny-southern-developments = { $points } VP for each development of yours in the two lowest rows with tiles, at most { $cap }.
andromeda-board-destiny-raiders = { $points } VP for each raider that you defeated, at most { $cap }.
andromeda-board-destiny-lowest-track = { $points } VP for each space of your lowest track, at most { $cap }.
andromeda-board-destiny-planet-types = { $points } VP for each type of planet with a development of yours, at most { $cap }.
andromeda-board-destiny-ships-near-dark = { $points } VP for each of your ships that has the Underdark Gate or a nebula in range, at most { $cap }.

## What factions can do

andromeda-board-ability-piracy = When you win against players, take a resource from each of them.
andromeda-board-ability-grim-flag = One more die when you launch with Assault.
andromeda-board-ability-margins = When a module gives you credits, gain 1 energy.
andromeda-board-ability-letters-of-credit = Once per return, you may exchange 2 resources.
andromeda-board-ability-deep-roots = Your developments cost 1 less.
andromeda-board-ability-harmony = Score 1 VP when you build a development.
andromeda-board-ability-fabricate = Your ships cost 1 less.
andromeda-board-ability-hymn-of-steel = Repair 1 after each return.
andromeda-board-ability-curiosity = See one more discovery token when you choose one.
andromeda-board-ability-lecture-hall = Draw a tactics card whenever you advance on Science.
andromeda-board-ability-open-sky = All your ships have range +1.
andromeda-board-ability-long-memory = Once per launch turn, before the battle, you may pay 1 energy to move a ship one step to a region without other ships.
andromeda-board-ability-phalanx = One more die in battles on other players’ turns.
andromeda-board-ability-walls-within = The first damage to a module in each return cycle is ignored.
andromeda-board-ability-warpath = The first battle won in each return cycle gives 1 more Supremacy.
andromeda-board-ability-fuel-the-fire = The first energy that you discard in a battle gives 2 dice.
andromeda-board-ability-mindweb = Your hand limit is 2 higher.
andromeda-board-ability-foresight = When you draw 2 or more cards, draw one more.
andromeda-board-ability-moonbound = Claiming a moon gives 1 energy.
andromeda-board-ability-reflections = Once per return, you may move a moon to another slot.
andromeda-board-ability-envoys = You also recruit a leader from a region next to yours.
andromeda-board-ability-quorum = At the end your leaders on the station score 2 VP instead of 1.
andromeda-board-ability-second-life = Your ships in the scrapyard score 3 VP instead of 2.
andromeda-board-ability-scrap-sense = Modules that arrive damaged cost 1 less.
andromeda-board-ability-mist-walkers = All your ships have Navigation.
andromeda-board-ability-vapor-harvest = When you launch to a nebula, gain ice, nanocarbon or titanium.
andromeda-board-ability-omnipresence = Once per return cycle, you may launch to an occupied alliance base; that launch causes no battle.
andromeda-board-ability-silent-litany = When you launch to an alliance base, draw a tactics card.
andromeda-board-ability-infestation = You may launch a transport to a planet where you already have ships.
andromeda-board-ability-hive-mind = One more die for each development of yours next to the battle, 2 at most.
