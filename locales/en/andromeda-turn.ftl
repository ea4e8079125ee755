# What happens in a turn of Andromeda's Edge, and what is asked.

## Places and people

andromeda-the-hegemon = The Hegemon
andromeda-the-hegemon-within = the Hegemon
andromeda-nebula = nebula { $number }
andromeda-space = space { $space }
# Where it lies on the map is seen there, not said.
andromeda-place =
    { $space ->
       *[other] { $tile }
    }
andromeda-moon = moon ({ $symbol })
andromeda-moon-relic = moon with a relic ({ $symbol })
andromeda-moon-unknown = unknown moon

## Questions

andromeda-ask-faction = Which faction do you lead?
andromeda-ask-destiny = Which destiny do you keep?
andromeda-ask-turn = Launch a ship, or return to your station.
andromeda-ask-launch = Launch another ship.
andromeda-ask-free-action = Free actions, before it goes on?
andromeda-ask-develop = Do you build a development?
andromeda-ask-activate =
    What do you activate? { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } left.
andromeda-ask-choose = Choose one.
andromeda-ask-pay = Do you pay for it?
andromeda-ask-payment = How do you pay?
andromeda-ask-take =
    { $count ->
        [one] Which resource do you take?
       *[other] Which { $count } resources do you take?
    }
andromeda-ask-swap = Which resource do you exchange?
andromeda-ask-discard = Which tactics cards do you discard?
andromeda-ask-keep = Which tactics cards do you keep?
andromeda-ask-token = Which discovery do you keep?
andromeda-ask-advance = On which track do you advance?
andromeda-ask-repair = What do you repair?
andromeda-ask-damage-module = Which module is damaged?
andromeda-ask-damage-ship = Which ship is damaged?
andromeda-ask-build-ship = Which ship do you build?
andromeda-ask-acquire = Which module do you acquire?
andromeda-ask-upgrade = Which upgrade do you take?
andromeda-ask-moon = Which moon do you claim?
andromeda-ask-recruit = Where do you recruit a leader?
andromeda-ask-send-leader = To which base do you send a leader?
andromeda-ask-move-ship = Which ship do you move?
andromeda-ask-recall = Which ship do you call back?
andromeda-ask-collapse = Which development collapses?

## What happens

andromeda-chose-faction = { $seat } leads: { $faction }.
andromeda-chose-destiny = { $seat } keeps a destiny.
andromeda-gained = { $seat } gains { $count }× { $what }.
andromeda-gave = { $seat } gives 1× { $what }.
andromeda-paid = { $seat } pays { $paid }.
andromeda-trades = { $seat } trades three resources for { $what }.
andromeda-drew = You draw: { $card }.
andromeda-drew-hidden =
    { $seat } draws { $count ->
        [one] { $count } tactics card
       *[other] { $count } tactics cards
    }.
andromeda-discarded = { $seat } discards: { $card }.
andromeda-played = { $seat } plays: { $card }.
andromeda-used-token = { $seat } uses a token: { $token }.
andromeda-took-token = { $seat } takes a token: { $token }.
andromeda-used-ability = { $seat } uses an ability: { $ability }.
andromeda-scored = { $seat } scores { $points } VP and has { $total }.
andromeda-advanced = { $seat } advances: { $track } { $space }.
andromeda-vault = { $seat }: the vault is on level { $level }.
andromeda-hand-limit = { $seat } may keep { $limit } tactics cards.
andromeda-targeting-level = { $seat }: base targeting is { $level }.
andromeda-launched = { $seat } launches: { $ship }, { $region }.
andromeda-launch-again = { $seat } may launch again.
andromeda-moved = { $seat } moves: { $ship }, { $start } → { $region }.
andromeda-recalled = { $seat } calls back: { $ship }, { $region }.
andromeda-built-ship = { $seat } builds: { $ship }.
andromeda-upgraded = { $seat } takes an upgrade: { $tile }.
andromeda-acquired = { $seat } acquires: { $module }.
andromeda-activated = { $seat } activates: { $what }.
andromeda-claimed = { $seat } claims a { $moon } at { $region }.
andromeda-slotted = { $seat } slots a { $moon } into { $module }.
andromeda-discarded-moon = { $seat } discards a { $moon }.
andromeda-recruited =
    { $seat } recruits { $count ->
        [one] { $count } leader
       *[other] { $count } leaders
    }: { $region }.
andromeda-sent-leader = { $seat } sends a leader: { $region }.
andromeda-developed = { $seat } builds: { $what }, { $region }; leaders placed: { $leaders }.
andromeda-leaders-near = { $seat }: { $leaders } leaders on { $region } and next to it.
andromeda-rebuilt = { $seat } rebuilds: { $region }.
andromeda-collapsed = { $seat } loses a development: { $region } has collapsed.
andromeda-scrapped = { $seat }: { $ship } goes to the scrapyard.
andromeda-shield-hit = { $seat }: the shield takes the damage ({ $ship }).
andromeda-module-damaged = { $seat }: { $module } is damaged.
andromeda-walls-within = { $seat }: Walls Within ignore the damage.
andromeda-repaired-module = { $seat } repairs: { $module }.
andromeda-repaired-ship = { $seat }: { $ship } comes to the repair bay.
andromeda-returns = { $seat } returns to the station.
andromeda-wrecks =
    { $seat } has { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } in the scrapyard.
andromeda-returned =
    { $seat }: { $count ->
        [one] { $count } ship comes
       *[other] { $count } ships come
    } home.
andromeda-skipped = { $seat } can do nothing and skips the turn.
andromeda-terminus = { $seat } has { $points } VP and reaches the terminus ({ $terminus }). Everybody has one more turn.
andromeda-final = { $seat }: { $total } VP in the end.
