# The Hegemon: what it does and why, what the holder of the Eye is asked, and what is printed on its components.

## What the holder of the Eye is asked

andromeda-ask-hegemon-region = For the Hegemon: which of these regions, which lie equally far to the left?
andromeda-ask-hegemon-modules = For the Hegemon: which type of module, of which it has equally few?
andromeda-ask-hegemon-module = For the Hegemon: which of these modules, which cost the same?
andromeda-ask-hegemon-moon = For the Hegemon: which moon does it claim?
andromeda-ask-hegemon-recruit = For the Hegemon: from where does it recruit a leader?
andromeda-ask-hegemon-repair = For the Hegemon: what does it repair?
andromeda-ask-hegemon-advance = For the Hegemon: on which track does it advance?
andromeda-ask-hegemon-send-leader = For the Hegemon: to which base does a leader go?
andromeda-ask-ultimatum = The Hegemon's ultimatum: do you discard a resource, or does it roll a die more?
andromeda-ask-tribute = The Hegemon demands tribute: do you pay 2 resources so that it sits out?
andromeda-move-choose-region = { $region }
andromeda-move-choose-modules = Module: { $kind }
andromeda-move-choose-module = { $module }
andromeda-move-submit = Discard a resource
andromeda-move-defy = Defy: the Hegemon rolls a die more
andromeda-move-pay-tribute = Pay 2 resources
andromeda-move-refuse-tribute = Refuse

## What it does, and why

andromeda-hegemon-officer = { $officer } commands the Hegemon (level { $level }).
andromeda-hegemon-die = The Hegemon rolls { $die }: section { $section }. Its card says: { $target }.
andromeda-hegemon-section-empty = The Hegemon rolls { $die }: section { $section } has no ship left, so it returns to station.
andromeda-hegemon-last-turn =
    The Hegemon's last turn: with { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } away it returns to station.
andromeda-hegemon-target = The card says { $target }: that is { $region }.
andromeda-hegemon-to-probe = The card says { $target }, but no ship can go there; so it goes to the probe: { $region }.
andromeda-hegemon-launched = The Hegemon launches ship { $letter } of section { $section } ({ $ship }) to { $region }.
andromeda-hegemon-nebula = The leftmost nebula with a moon is { $region }.
andromeda-hegemon-no-nebula = No nebula has a moon left, so the Hegemon takes one from a planet.
andromeda-hegemon-no-moon = { $region } has no moon left, so the Hegemon draws a card.
andromeda-hegemon-command = { $officer }: the command marker is on space { $space }: { $gains }.
andromeda-hegemon-collected =
    The Hegemon discards { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } from { $region } and draws as many cards.
andromeda-hegemon-no-site = The Hegemon builds nothing: it has no transport on a planet without a development.
andromeda-hegemon-too-few-leaders = The Hegemon builds nothing: { $region } is its leftmost planet without a development; leaders needed: { $needed }, on its station: { $leaders }.
andromeda-hegemon-builds = The Hegemon builds at { $region }: the leftmost planet with its transport and no development; leaders needed: { $needed }, on its station: { $leaders }.
andromeda-hegemon-benefit = The Hegemon gains the benefit of its { $what } once.
andromeda-hegemon-rarest = The Hegemon has the fewest modules of this type: { $type } ({ $count }).
andromeda-hegemon-cheapest = The cheapest module of the type { $type } is { $module } (cost { $price }).
andromeda-hegemon-upgrade = The Hegemon turns over an upgrade: { $tile }. Left: { $left }.
andromeda-hegemon-ability = The officer's ability works: { $ability }.
andromeda-hegemon-next-card = The next card of section { $section } says: { $target }.
andromeda-hegemon-probe = The probe follows to { $region }.
andromeda-hegemon-eye = { $seat } holds the Eye now.
andromeda-hegemon-stays = A transport of the Hegemon stays on { $region }, a planet without a development.
andromeda-hegemon-negotiates = The Hegemon negotiates: { $card }.
andromeda-hegemon-silenced = The Hegemon turns over no negotiation card: everybody is silenced.
andromeda-hegemon-no-energy = Nobody may discard energy for dice in this battle.
andromeda-hegemon-gave-card = The Hegemon gives you a card: { $card }.
andromeda-hegemon-gave-hidden = The Hegemon gives a card to { $seat }.

## What an action card says

andromeda-target-undeveloped = the leftmost planet without a development
andromeda-target-most-moons = the planet with the most moons
andromeda-target-most-ships = the region with the most ships of people
andromeda-target-probe = the probe's region
andromeda-target-probe-east = one step east of the probe
andromeda-target-probe-northeast = one step north-east of the probe
andromeda-target-probe-northwest = one step north-west of the probe
andromeda-target-probe-west = one step west of the probe
andromeda-target-probe-southwest = one step south-west of the probe
andromeda-target-probe-southeast = one step south-east of the probe

## Officers

andromeda-thing-ofc-1a = Quartermaster Vell
andromeda-thing-ofc-1b = Cadet-Marshal Ione
andromeda-thing-ofc-1c = Surveyor Praxt
andromeda-thing-ofc-2a = Commodore Sarn
andromeda-thing-ofc-2b = Legate Quillon
andromeda-thing-ofc-2c = Archivist Noor
andromeda-thing-ofc-3a = Grand Admiral Thane
andromeda-thing-ofc-3b = Viceroy Malketh
andromeda-thing-ofc-3c = The Silent Oracle
andromeda-thing-iron-line = Iron Line
andromeda-thing-levies = Levies
andromeda-thing-cold-reading = Cold Reading
andromeda-thing-annihilation-doctrine = Annihilation Doctrine
andromeda-thing-annexation = Annexation
andromeda-thing-foreknowledge = Foreknowledge
andromeda-officer-iron-line = One die more in battles on planets.
andromeda-officer-levies = Draws a tactics card at the start of each return.
andromeda-officer-cold-reading = Takes one more whenever it gains discovery tokens.
andromeda-officer-annihilation-doctrine = Targeting +1 in every battle.
andromeda-officer-annexation = Builds with one leader fewer than needed, but at least one.
andromeda-officer-foreknowledge = The first die in each battle is a 6.

## Negotiation cards and upgrade tiles

andromeda-thing-neg-no-terms = No Terms
andromeda-thing-neg-overwhelming-force = Overwhelming Force
andromeda-thing-neg-veiled-threat = Veiled Threat
andromeda-thing-neg-ultimatum = Ultimatum
andromeda-thing-neg-tribute = Tribute
andromeda-thing-neg-false-truce = False Truce
andromeda-thing-neg-press-gang = Press-gang
andromeda-thing-neg-stand-down = Stand Down
andromeda-thing-neg-hostage-exchange = Hostage Exchange
andromeda-thing-hup-1 = Siege Cannons
andromeda-thing-hup-2 = Targeting Lattice
andromeda-thing-hup-3 = Forward Shipyard
andromeda-thing-hup-4 = Requisition Order
andromeda-thing-hup-5 = War Chest
