vanguard-board-scenes = Parts of the board
vanguard-board-scene-now = Now
vanguard-board-scene-planet = Planet
vanguard-board-scene-check = Dice check
vanguard-board-scene-crew = Crew
vanguard-board-scene-ship = Ship
vanguard-board-scene-book = Log book
vanguard-board-scene-orders = Orders
vanguard-board-over = The end
vanguard-board-round = Round { $round }
vanguard-board-pass = Pass { $pass }
vanguard-board-page-setup = Before the start
vanguard-board-page-bridge = Bridge
vanguard-board-page-situations = Situations
vanguard-board-page-starmap = Starmap
vanguard-board-page-facilities = Facilities
vanguard-board-page-hangar = Hangar
vanguard-board-page-launch = Launch
vanguard-board-page-landing = Landing
vanguard-board-page-explore = On the planet
vanguard-board-page-leaving = Leaving the planet
vanguard-board-page-docking = Docking
vanguard-board-page-debriefing = Debriefing
vanguard-board-page-unloading = Unloading
vanguard-board-page-medbay = Medbay
vanguard-board-page-memorial = Memorial
vanguard-board-page-saving = Saving
vanguard-board-page-recruits = Recruits
vanguard-board-page-ending = The end of the campaign
vanguard-board-sector = Sector { $number }, { $name }
vanguard-board-in = in { $sector }
vanguard-board-rank = rank { $rank }
vanguard-board-available =
    { $count ->
        [one] one ready
       *[other] { $count } ready
    }
vanguard-board-of = { $count } of { $most }
vanguard-board-conversion = Conversion
vanguard-board-ready = Ready dice
vanguard-board-spent = Spent
vanguard-board-injuries = Injuries
vanguard-board-injury-die = injury die
vanguard-board-last-injury = One more injury means evacuation.
vanguard-board-empty = empty
vanguard-board-hand = Hand
vanguard-board-deck =
    { $cards ->
        [one] one card in the deck
       *[other] { $cards } cards in the deck
    }
vanguard-board-team = Away team
vanguard-board-start = start token
vanguard-board-below = Beside the map
vanguard-board-here = This sector
vanguard-board-track-at = { $name }: field { $at } of { $fields }
vanguard-board-danger = danger die, box { $box }
vanguard-board-danger-title = Danger, box { $box }
vanguard-board-danger-face =
    { $face ->
        [common] one claw
        [uncommon] two claws
        [rare] three claws
       *[special] eye
    }
vanguard-board-danger-else = otherwise nothing happens
vanguard-board-path-sign = Path sign { $sign }
vanguard-board-path-closed = Closed while: { $when }
vanguard-board-then = then { $row }
vanguard-board-face-down = A point of interest lies here face down.
vanguard-board-no-poi = There is no point of interest here.
vanguard-board-orders = Missions, threats and events
vanguard-board-planet-rules = The rules of this planet
vanguard-board-condition = condition
vanguard-board-mission-main = main mission
vanguard-board-mission-open = mission
vanguard-board-mission-done = done
vanguard-board-mission-failed = failed
vanguard-board-events =
    { $cards ->
        [one] Events: one card
       *[other] Events: { $cards } cards
    }
vanguard-board-leads = Leads
vanguard-board-lead-sum =
    { $count ->
        [one] one token, { $sum } in all
       *[other] { $count } tokens, { $sum } in all
    }
vanguard-board-unique = unique finds
vanguard-board-die-faces = Faces: { $faces }
vanguard-board-need-any = any symbol
vanguard-board-need-die = any die
vanguard-board-need-red = a red die
vanguard-board-need-green = a green die
vanguard-board-need-blue = a blue die
vanguard-board-preparing = Prepare: dice combinations
vanguard-board-pool = Dice pool
vanguard-board-pool-note = A thread shows what a die can still do.
vanguard-board-forced = Injury and danger dice can’t be spent on anything.
vanguard-board-swaps = Here symbols count as others:
vanguard-board-met = met
vanguard-board-fit-turned = by conversion
vanguard-board-legend = How a die fits
vanguard-board-odds = Before the roll
vanguard-board-odds-exact = exact
vanguard-board-odds-picked =
    { $count ->
        [0] No die picked yet.
        [one] With one die:
       *[other] With { $count } dice:
    }
vanguard-board-advice = Which dice should I take?
vanguard-board-new-page = New page: { $title }. Read it
vanguard-board-close-book = Close the log book
vanguard-board-no-pages = Nothing has been written yet.
vanguard-board-story = The story so far
vanguard-board-choices = Choices
vanguard-board-sealed = What follows is sealed.
vanguard-board-lander = Lander
vanguard-board-supplies = Supplies
vanguard-board-hold = Hold
vanguard-board-success = Success tokens
vanguard-board-command = Command
vanguard-board-energy = Energy
vanguard-board-morale = Morale
vanguard-board-armour = armour
vanguard-board-sensors = sensors
vanguard-board-manoeuvrability = manoeuvrability
vanguard-board-rooms = Rooms of the ship
vanguard-board-room-bridge = Bridge
vanguard-board-room-starmap = Starmap
vanguard-board-room-laboratory = Laboratory
vanguard-board-room-production = Production
vanguard-board-room-barracks = Barracks
vanguard-board-room-situation = Situation room
vanguard-board-room-hangar = Hangar
vanguard-board-room-medbay = Medbay
vanguard-board-room-memorial = Memorial
vanguard-board-room-addon = Add-on
vanguard-board-not-started = not started
vanguard-board-stage = stage { $stage }
vanguard-board-done = done
vanguard-board-powered = powered
vanguard-board-damaged = damaged
vanguard-board-fitted = fitted
vanguard-board-in-use = in use
vanguard-board-situation-deck =
    { $cards ->
        [one] One situation waits in the deck.
       *[other] { $cards } situations wait in the deck.
    }
vanguard-board-target = on course
vanguard-board-scanned = scanned, step { $steps }
vanguard-board-nobody-lost = Nobody has been lost.
vanguard-board-place-available = ready
vanguard-board-place-resting = resting
vanguard-board-place-unavailable = unavailable
vanguard-board-place-team = in the away team
vanguard-board-place-critical = critical
vanguard-board-place-moderate = moderate
vanguard-board-place-light = light
vanguard-board-place-recovered = recovered
vanguard-board-place-dying = dying
vanguard-board-place-memorial = remembered
vanguard-board-place-recruit = recruit
vanguard-board-page-here = A page of the log book waits here.
vanguard-board-zoom = How closely one looks
vanguard-board-zoom-in = Closer
vanguard-board-zoom-out = Further away
vanguard-board-action-of = action { $now } of { $all }
vanguard-board-die-spent = { $die }, spent
vanguard-board-die-waits = It comes back when its owner rests, or by a card that refreshes dice.
vanguard-board-die-idle = Until then it cannot be rolled or used.
vanguard-board-given-up =
    { $count ->
        [one] one given up
       *[other] { $count } given up
    }
vanguard-board-injury-down = It lies face down: it does nothing, but it still counts as an injury.
vanguard-board-hint-sacrifice = The framed dice may be given up for this whole landing. Hold one to do so.
vanguard-board-hint-use = The framed dice may be used; they are spent then.
vanguard-board-hint-refresh = The framed dice may come back.
vanguard-board-hint-turn = Lit: where you may go, and what you may do.
