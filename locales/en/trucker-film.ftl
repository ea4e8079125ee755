# What is said while the film of a flight runs.

trucker-film-phase =
    { $phase ->
        [building] To the yard: build a ship.
        [check] The inspector walks round the ships.
        [loading] The crew comes aboard.
        [flight] Three, two, one …
       *[end] The journey ends.
    }
trucker-film-scan = The inspector looks at the ship of { $seat }.
trucker-film-board = Mind the gap …
trucker-film-fly =
    { $what ->
        [meteor] { $size ->
            [large] A large meteor
           *[small] A small meteor
        }
        [shot] { $size ->
            [large] A heavy shot
           *[small] A light shot
        }
        [predator] A predator
       *[commandos] A commando
    } comes from the { $side ->
        [0] front
        [1] right
        [2] rear
       *[3] left
    }.
trucker-film-power =
    { $source ->
        [panel] { $seat } takes power from a solar panel.
        [techie] The techie of { $seat } finds some power.
       *[battery] { $seat } uses a battery.
    }
trucker-film-shot = { $seat } fires.
trucker-film-hit = { $seat } is hit.
trucker-film-duel = { $seat } faces the enemies.
trucker-film-cannon = { $seat } aims every cannon that counts.
trucker-film-weakest =
    { $by ->
        [crew] { $seat } has the smallest crew.
        [engines] { $seat } has the weakest engines.
       *[cannons] { $seat } has the weakest cannons.
    }
trucker-film-load = { $seat } stows the crates.
trucker-film-walk = An intruder makes its way through { $seat }’s ship.
trucker-film-unload = { $seat } hands over crates.
trucker-film-drain = { $seat } hands over batteries.
trucker-film-crew =
    { $change ->
        [-1] { $seat } loses crew.
       *[other] { $seat } welcomes somebody aboard.
    }
trucker-film-dice = The dice say where it strikes.
trucker-film-past =
    { $what ->
        [meteor] { $size ->
            [large] The large meteor
           *[small] The small meteor
        }
        [shot] { $size ->
            [large] The heavy shot
           *[small] The light shot
        }
        [predator] The predator
       *[commandos] The commando
    } flies past your ship
trucker-film-passed =
    { $why ->
        [alone] You fly alone: there is nobody to compare you with.
        [sound] Your ship is sound: nothing happens to you.
        [crew] Your crew is too small for this one.
        [taken] Nothing is left for you.
        [beaten] Somebody before you has dealt with them.
       *[weaker] Somebody else was weaker than you.
    }
trucker-film-verdict =
    { $outcome ->
        [won] Won: { $mine } against { $theirs }
        [drawn] Even: { $mine } against { $theirs }
        [lost] Lost: { $mine } against { $theirs }
        [may-be-won] You win without a battery: { $theirs } is not enough for them
        [may-be-lost] You lose either way: { $mine } at best against { $theirs }
       [may-be-drawn] At best it is even: { $mine } against { $theirs }
       *[may-be-power] Power wins it: up to { $mine } against { $theirs }
    }
trucker-film-port = The port
trucker-film-portrait = { $seat }, class { $shipclass }
trucker-film-portrait-parts =
    { $how ->
        [stranded]
            { $all ->
                [one] The only part drifts out there.
               *[other] { $parts } of { $all } parts still hang together, out there.
            }
       *[home]
            { $all ->
                [one] The only part came home.
               *[other] { $parts } of { $all } parts came home.
            }
    }
trucker-film-save-portrait = Save the portrait
trucker-film-broke = Nobody can pay for dinner
trucker-film-soup =
    { $count ->
        [one] The Company thanks you for the free delivery. The port offers a soup.
       *[other] The Company thanks you for the free delivery. The port offers one soup and { $count } spoons.
    }
trucker-film-awards = Awards
trucker-film-account-before = before
trucker-film-winner = Winner
trucker-film-home =
    { $how ->
        [broke] BROKE
        [stranded] STRANDED
       *[home] HOME
    }
trucker-film-home-so =
    { $how ->
        [broke] BUT TOGETHER
        [stranded] SEND A TUG
       *[home] MORE OR LESS
    }
trucker-film-end-yours =
    You win with { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }, { $more } more than { $second }.
trucker-film-end-theirs =
    { $seat } wins with { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }, { $more } more than { $second }.
trucker-film-end-shared =
    { $names } share the win with { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } each.
trucker-film-end-alone =
    You come home with { $credits ->
        [0] nothing but stories
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-film-end-broke =
    { $count ->
        [one] One captain, nought credits.
       *[other] { $count } captains, nought credits. It is a draw, in a way.
    }

# The inspector's form and the purser's list.

trucker-film-form = Form 27-B
trucker-film-form-class = Airworthiness, class { $shipclass }
trucker-film-form-joints = Joints
trucker-film-form-barrels = Barrels
trucker-film-form-exhausts = Exhausts
trucker-film-form-piece = All in one piece
trucker-film-form-purser = The purser, acting
trucker-film-form-list = Boarding list
trucker-film-form-humans = Crew
trucker-film-form-aliens = Aliens
trucker-film-form-courage = Crew are your courage: combat zones, slavers and empty stations all ask for hands.
trucker-film-stamp-passed = PASSED
trucker-film-stamp-so =
    { $clean ->
        [true] FIT TO FLY, MORE OR LESS
       *[false] BARELY
    }
trucker-film-stamp-oh = OH DEAR
trucker-film-stamp-faults =
    { $count ->
        [one] ONE MISTAKE
       *[other] { $count } MISTAKES
    }

# The port.

trucker-film-port-so = the end of the road, for now
