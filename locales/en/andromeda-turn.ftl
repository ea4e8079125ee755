# What happens in a turn of Andromeda's Edge, and what is asked.

## Places and people

andromeda-the-hegemon = The Hegemon
andromeda-the-hegemon-within = the Hegemon
andromeda-nebula = nebula { $number }
andromeda-space = space { $space }
# Where it lies on the map is seen there, not said.
andromeda-place =
    { $tile }{ $space ->
       *[other] { "" }
    }
andromeda-moon = moon ({ $symbol })
andromeda-moon-relic = moon with a relic ({ $symbol })
andromeda-moon-unknown = unknown moon

## Questions

andromeda-ask-faction = Which faction will you lead?
andromeda-ask-destiny = Which destiny will you keep?
andromeda-ask-turn = Your turn: launch a ship, or return to your station?
andromeda-ask-launch = Which ship will you launch next, and where to?
andromeda-ask-develop = Will you build a development?
andromeda-ask-activate =
    What will you activate? { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } left.
andromeda-ask-turn-end = Your turn ends here. Will you use anything first?
andromeda-ask-long-memory = A fight is coming. Will you move a ship first, for 1 energy?
andromeda-ask-choose = Choose one.
andromeda-ask-pay = Will you pay for this?
andromeda-ask-payment = How will you pay for { $what }?
andromeda-ask-take =
    { $count ->
        [one] Which resource will you take?
       *[other] Which { $count } resources will you take?
    }
andromeda-ask-swap = Which resource will you exchange?
andromeda-ask-discard =
    { $count ->
        [one] Put one card away
       *[other] Put { $count } cards away
    }
andromeda-ask-keep =
    { $count ->
        [one] Which card will you keep?
       *[other] Which { $count } cards will you keep?
    }
andromeda-ask-token = Which discovery will you keep?
andromeda-ask-advance = On which track will you advance?
andromeda-ask-repair = What will you repair?
andromeda-ask-damage-module = Which module takes the damage?
andromeda-ask-damage-ship = Which ship takes the damage?
andromeda-ask-build-ship = Which ship will you build?
andromeda-ask-acquire = Which module will you acquire?
andromeda-ask-upgrade = Which upgrade will you take?
andromeda-ask-moon = Which moon will you claim?
andromeda-ask-recruit = Where will you recruit a leader?
andromeda-ask-send-leader = To which base will you send a leader?
andromeda-ask-move-ship = Which ship will you move?
andromeda-ask-recall = Which ship will you call back?
andromeda-ask-collapse = Which development collapses?

## What happens

andromeda-chose-faction = { $seat } leads the { $faction }.
andromeda-chose-destiny = { $seat } keeps a destiny.
andromeda-gained = { $seat } gains { $what }.
andromeda-gave = { $seat } gives up { $what }.
andromeda-paid = { $seat } pays { $paid }.
andromeda-trades = { $seat } trades three resources for one { $what }.
andromeda-drew = You draw { $card }.
andromeda-drew-hidden =
    { $seat } draws { $count ->
        [one] { $count } tactics card
       *[other] { $count } tactics cards
    }.
andromeda-discarded = { $seat } discards { $card }.
andromeda-played = { $seat } plays { $card }.
andromeda-used-token = { $seat } spends a token: { $token }.
andromeda-took-token = { $seat } takes a token: { $token }.
andromeda-used-ability = { $seat } uses { $ability }.
andromeda-scored = { $seat } scores { $points } VP, { $total } in all.
andromeda-advanced = { $seat } advances to space { $space } of { $track }.
andromeda-vault = { $seat }’s vault is now at level { $level }.
andromeda-hand-limit = { $seat } may now keep { $limit } tactics cards.
andromeda-targeting-level = { $seat }’s base targeting is now { $level }.
andromeda-launched = { $seat } launches a { $ship } to { $region }.
andromeda-launch-again = { $seat } may launch again.
andromeda-moved = { $seat } moves a { $ship } from { $start } to { $region }.
andromeda-recalled = { $seat } calls a { $ship } back from { $region }.
andromeda-built-ship = { $seat } builds a { $ship }.
andromeda-upgraded = { $seat } upgrades: { $tile }.
andromeda-acquired = { $seat } acquires { $module }.
andromeda-activated = { $seat } activates { $what }.
andromeda-claimed = { $seat } claims a { $moon } at { $region }.
andromeda-slotted = { $seat } slots a { $moon } into { $module }.
andromeda-discarded-moon = { $seat } discards a { $moon }.
andromeda-recruited =
    { $seat } recruits { $count ->
        [one] a leader
       *[other] { $count } leaders
    } at { $region }.
andromeda-sent-leader = { $seat } sends a leader to { $region }.
andromeda-developed =
    { $seat } builds { $what ->
        [observatory] an observatory
        [obelisk] an obelisk
       *[other] a { $what }
    } on { $region } with { $leaders ->
        [one] one leader
       *[other] { $leaders } leaders
    }.
andromeda-leaders-near =
    { $seat } has { $leaders ->
        [one] one leader
       *[other] { $leaders } leaders
    } on and around { $region }.
andromeda-rebuilt = { $seat } rebuilds on { $region }.
andromeda-collapsed = { $seat }’s development on { $region } collapses.
andromeda-scrapped = { $seat }’s { $ship } goes to the scrapyard.
andromeda-shield-hit = The shield of { $seat }’s { $ship } takes the damage.
andromeda-module-damaged = { $seat }’s { $module } is damaged.
andromeda-walls-within = { $seat }’s Walls Within shrug the damage off.
andromeda-repaired-module = { $seat } repairs { $module }.
andromeda-repaired-ship = { $seat }’s { $ship } enters the repair bay.
andromeda-returns = { $seat } returns to the station.
andromeda-wrecks =
    { $seat } has { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } in the scrapyard.
andromeda-returned =
    { $seat } brings { $count ->
        [one] one ship
       *[other] { $count } ships
    } home.
andromeda-skipped = { $seat } can do nothing and skips the turn.
andromeda-terminus = { $seat } reaches the terminus of { $terminus } with { $points } VP. Everyone has one last turn.
andromeda-final = { $seat } finishes with { $total } VP.
