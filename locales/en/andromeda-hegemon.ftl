# The Hegemon: what it does and why, what the holder of the Eye is asked, and what is printed on its components.

## What the holder of the Eye is asked

andromeda-ask-hegemon-region = These regions are equally far left. Which one does the Hegemon choose?
andromeda-ask-hegemon-modules = The Hegemon has equally few of these. Which type of module does it take?
andromeda-ask-hegemon-module = These modules cost the same. Which one does the Hegemon take?
andromeda-ask-hegemon-moon = Which moon does the Hegemon claim?
andromeda-ask-hegemon-recruit = Where does the Hegemon recruit a leader?
andromeda-ask-hegemon-repair = What does the Hegemon repair?
andromeda-ask-hegemon-advance = On which track does the Hegemon advance?
andromeda-ask-hegemon-send-leader = To which base does the Hegemon send a leader?
andromeda-ask-ultimatum = The Hegemon’s ultimatum: discard a resource, or let it roll one more die?
andromeda-ask-tribute = The Hegemon demands tribute. Will you pay 2 resources to keep it out of the battle?
andromeda-move-choose-region = { $region }
andromeda-move-choose-modules = { $kind } modules
andromeda-move-choose-module = { $module }
andromeda-move-submit = Discard a resource
andromeda-move-defy = Defy the Hegemon: it rolls one more die
andromeda-move-pay-tribute = Pay 2 resources
andromeda-move-refuse-tribute = Refuse

## What it does, and why

andromeda-hegemon-officer = { $officer } commands the Hegemon (level { $level }).
andromeda-hegemon-die = The Hegemon rolls a { $die }, so section { $section } moves. Its card says: { $target }.
andromeda-hegemon-section-empty = The Hegemon rolls a { $die }, but section { $section } has no ships left.
andromeda-hegemon-settles =
    { $count } choices are equally good: the { $why ->
        [nearest] nearest
        [weakest] weakest
        [cheapest] cheapest
        [lowest] one furthest behind
        [topmost] topmost
       *[leftmost] leftmost
    } is taken.
andromeda-hegemon-wants-base =
    { $officer } { $temper ->
        [bold] strikes for
        [cold] has already chosen
       *[orderly] wants
    } { $region }: the ring turns one space there.
andromeda-hegemon-wants-ground =
    { $officer } { $temper ->
        [bold] takes what is free
        [cold] takes what nobody guards
       *[orderly] claims new ground
    }: { $region } is the leftmost planet nobody has built on.
andromeda-hegemon-wants-moons =
    { $officer } { $temper ->
        [bold] seizes moons
        [cold] empties the sky
       *[orderly] collects moons
    }, and { $region } has the most.
andromeda-hegemon-wants-probe =
    { $officer } { $temper ->
        [bold] gives chase
        [cold] keeps on your trail
       *[orderly] follows the probe
    } to where you last landed: { $region }.
andromeda-hegemon-wants-beside =
    { $officer } { $temper ->
        [bold] blocks
        [cold] quietly closes
       *[orderly] cuts off
    } the way beside you: { $region }.
andromeda-hegemon-wants-crowd =
    { $officer } { $temper ->
        [bold] charges
        [cold] appears
       *[orderly] goes
    } where your ships are thickest: { $region }.
andromeda-hegemon-wants-nowhere =
    There is nothing where the card points, so { $officer } { $temper ->
        [bold] storms
        [cold] drifts
       *[orderly] comes
    } to the probe: { $region }.
andromeda-hegemon-wants-building =
    { $officer } { $temper ->
        [bold] does not wait
        [cold] has foreseen it
       *[orderly] has the leaders
    } and builds at once: { $region }. Of its { $leaders } leaders, { $needed } will do.
andromeda-hegemon-wants-leaders =
    { $officer } { $temper ->
        [bold] is burning to build
        [cold] means to build
       *[orderly] would build
    } on { $region }, but has { $leaders } of the { $needed } leaders it takes.
andromeda-hegemon-wants-event =
    { $officer } { $temper ->
        [bold] drives
        [cold] beckons
       *[orderly] pushes
    } the next event a step nearer.
andromeda-hegemon-wants-repair =
    { $officer } { $temper ->
        [bold] hammers out
        [cold] erases
       *[orderly] mends
    } what is broken, or takes a point where nothing is.
andromeda-hegemon-wants-battle =
    { $officer } { $temper ->
        [bold] never shuns a battle in range
        [cold] misses no battle in range
       *[orderly] never leaves a battle in range alone
    }: the { $ship } joins from { $region }.
andromeda-hegemon-wants-home =
    The section is empty, so { $officer } { $temper ->
        [bold] orders everything home
        [cold] silently takes everything home
       *[orderly] calls everything home
    }.
andromeda-hegemon-last-turn =
    The Hegemon’s last turn: with { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } out, it returns to its station.
andromeda-hegemon-launched = The Hegemon launches its { $ship } ({ $letter } of section { $section }) to { $region }.
andromeda-hegemon-nebula = The leftmost nebula with a moon is { $region }.
andromeda-hegemon-no-nebula = No nebula has a moon left, so the Hegemon takes one from a planet.
andromeda-hegemon-no-moon = { $region } has no moon left, so the Hegemon draws a card.
andromeda-hegemon-command = { $officer } moves the command marker to space { $space }: { $gains }.
andromeda-hegemon-collected =
    The Hegemon clears { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    } from { $region } and draws as many cards.
andromeda-hegemon-no-site = The Hegemon builds nothing: it has no transport on a planet without a development.
andromeda-hegemon-benefit = The Hegemon gains the benefit of its { $what }.
andromeda-hegemon-rarest = The Hegemon has fewest { $type } modules ({ $count }), so it takes one.
andromeda-hegemon-cheapest = The cheapest { $type } module is { $module }, for { $price }.
andromeda-hegemon-upgrade = The Hegemon turns over an upgrade: { $tile }. { $left } left.
andromeda-hegemon-ability = The officer’s ability comes into play: { $ability }.
andromeda-hegemon-next-card = The next card of section { $section } says: { $target }.
andromeda-hegemon-probe = The probe follows to { $region }.
andromeda-hegemon-eye = { $seat } now holds the Eye.
andromeda-hegemon-stays = A Hegemon transport stays on { $region }, where there is no development yet.
andromeda-hegemon-negotiates = The Hegemon negotiates: { $card }.
andromeda-hegemon-silenced = The Hegemon shows no negotiation card: everyone is silenced.
andromeda-hegemon-no-energy = Nobody may spend energy on dice in this battle.
andromeda-hegemon-gave-card = The Hegemon gives you { $card }.
andromeda-hegemon-gave-hidden = The Hegemon gives { $seat } a card.

## What an action card says

andromeda-target-undeveloped = the leftmost planet without a development
andromeda-target-most-moons = the planet with the most moons
andromeda-target-most-ships = the region with the most player ships
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
andromeda-officer-iron-line = One more die in battles on planets.
andromeda-officer-levies = Draws a tactics card at the start of each return.
andromeda-officer-cold-reading = Takes one more whenever it gains discovery tokens.
andromeda-officer-annihilation-doctrine = Targeting +1 in every battle.
andromeda-officer-annexation = Needs one leader fewer to build, but at least one.
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
