# Why a bot would do something, for those who ask

trucker-because-both = { $first } { $second }

## Building

trucker-because-first-engine = Without an engine your ship is lost in the first open space.
trucker-because-engine = Your engines come to { $count } with it.
trucker-because-slowest = The slowest ship of the fleet decides, and this one needs engines: it comes to { $count }.
trucker-because-cannon = Your cannons come to { $strength } with it.
trucker-because-crew = It makes room for a crew of { $count }.
trucker-because-alien = An alien could live there.
trucker-because-power = What you have needs power, and there is no battery yet.
trucker-because-batteries = You have { $count } batteries with it.
trucker-because-cargo = Your holds take { $count } { $count ->
        [one] crate
       *[other] crates
    } with it.
trucker-because-shield =
    { $count ->
        [one] It covers a side that no shield covers yet.
       *[other] It covers { $count } sides that no shield covers yet.
    }
trucker-because-joints = It closes { $count } open connectors there.
trucker-because-room = It leaves more squares that you can still build on.
trucker-because-bridge = It joins pieces that would not fly together.
trucker-because-gap = It makes the largest gap smaller, and with it the premium.
trucker-because-guns = It shoots along a line that no cannon of yours covers.
trucker-because-dice = Everybody builds on what the dice open.
trucker-because-sand = Your ship is done. The sooner the sand runs out, the less the others still build.
trucker-because-cards = The cards to come say what your ship will need.
trucker-because-closed = Nothing can be joined to your ship any more.
trucker-because-no-time = There is no time for another component.
trucker-because-nothing-better = Nothing that is left makes your ship better.
trucker-because-draw = Nothing that lies open is as good as what may come.
trucker-because-fits-nowhere = It fits nowhere on your ship.
trucker-because-better-comes = It would fit, but most of what may still come does more there.

## In flight

trucker-because-alike = It hardly matters which: they come to about the same.
trucker-because-reckoned = Reckoned in credits, it is worth { $gain } more than “{ $other }”.
trucker-because-pays =
    { $crew ->
        [0] It brings you about { $gain } { $gain ->
                [one] credit
               *[other] credits
            }. The lost days cost about { $cost }.
       *[other] It brings you about { $gain } { $gain ->
                [one] credit
               *[other] credits
            }. Lost days and crew cost about { $cost }.
    }
trucker-because-does-not-pay =
    { $crew ->
        [0] To stop would bring you about { $gain } { $gain ->
                [one] credit
               *[other] credits
            }. The lost days would cost about { $cost }.
       *[other] To stop would bring you about { $gain } { $gain ->
                [one] credit
               *[other] credits
            }. Lost days and crew would cost about { $cost }.
    }
trucker-because-saves = What would be hit is worth about { $lost } { $lost ->
        [one] credit
       *[other] credits
    } to you, the batteries about { $price }.
trucker-because-bears = What is hit is worth about { $lost } { $lost ->
        [one] credit
       *[other] credits
    } to you, the batteries about { $price }.
trucker-because-beats = With { $strength } you beat their { $enemy }.
trucker-because-equals = It matches their { $enemy }: they pass you by.
trucker-because-cannot-beat = Not even { $best } would beat their { $enemy }, so the batteries are better kept.
trucker-because-not-worth-beating = With { $best } you could beat their { $enemy }, but what that takes is worth more than the reward.
trucker-because-less-weak = You are the weakest with a chance of { $chance } %, and not of { $then } %.
trucker-because-weak =
    { $more ->
        [0] You are the weakest with a chance of { $chance } %. More power hardly changes that.
       *[1] You are the weakest with a chance of { $chance } %. To make that { $then } % would cost too many batteries.
    }
trucker-because-adrift = Without any thrust your flight would end here.
trucker-because-leaving = Flying on is worth about { $stay } { $stay ->
        [one] credit
       *[other] credits
    }, giving up about { $home }.
trucker-because-compared = In { $flights } flights tried it left you { $credits } { $credits ->
        [one] credit
       *[other] credits
    } better off than “{ $other }”, give or take { $error }.
trucker-because-as-good = “{ $other }” came out about as well.
