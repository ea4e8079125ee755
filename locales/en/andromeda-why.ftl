# Why a move is not allowed, and what can never be.
andromeda-no-such-region = There is no such region on the map.
andromeda-not-in-bay =
    { $built ->
        [no] Your { $ship } is not built yet.
       *[yes] No { $ship } is in your launch bay.
    }
andromeda-quasar-closed = No ship can enter a quasar, so not { $region }.
andromeda-needs-navigation = Only a ship with Navigation can reach { $region }.
andromeda-own-ship-there = You already have a ship at { $region }.
andromeda-needs-assault =
    Others hold { $region }: { $sides }. { $fighter ->
        [bay] Your fighter could go there.
        [unbuilt] A fighter could; yours is not built yet.
        [scrap] A fighter could; yours is in the scrapyard.
       *[away] A fighter could; yours is out.
    }
andromeda-no-moon-there = There is no moon to claim there.
andromeda-moon-out-of-reach = You have no ship at { $region } that could claim its moon.
andromeda-no-leader-there = You have no leader there.
andromeda-not-a-base = Leaders go to alliance bases only.
andromeda-not-among-others = Others are at { $region }. No ship moves among them.
andromeda-too-far = { $region } is too far for it.
andromeda-nothing-to-return = All your ships are already home.
andromeda-no-planet = There is no planet there.
andromeda-developed-already = { $region } already has a development.
andromeda-no-transport = You have no transport at { $region }.
andromeda-too-few-leaders =
    You need { $needed ->
        [one] one leader
       *[other] { $needed } leaders
    } on your station and have { $leaders }.
andromeda-cannot-pay = You can’t afford it.
andromeda-not-on-offer = This module is not on offer.
andromeda-all-built = You have built all your ships of this type.
andromeda-activated-already = You have already activated it this turn.
andromeda-module-is-damaged = Damaged modules can’t be activated.
andromeda-not-in-hand = This card is not in your hand.
andromeda-not-an-operation = Only Operation cards can be played as free actions.
andromeda-slot-taken = That slot already holds a moon.
andromeda-below-zero = { $seat } has less than nothing.
andromeda-supply-below-zero = The supply has less than nothing.
andromeda-layout-wrong = The layout of the map does not fit its tiles.
