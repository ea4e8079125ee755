# Why a move is not allowed, and what can never be.
andromeda-no-such-region = There is no such region on the map.
andromeda-not-in-bay = No such ship is in your launch bay.
andromeda-quasar-closed = No ship can enter a quasar, so not { $region }.
andromeda-needs-navigation = Only a ship with Navigation can reach { $region }.
andromeda-own-ship-there = You already have a ship at { $region }.
andromeda-needs-assault = { $region } is occupied. Only a ship with Assault can join the ships there.
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
