# What Galaxy Trucker says with the big expansions: other boards, five players, loans, level IV.

## Presets

trucker-preset-standard = The standard game: I, II, III
trucker-preset-first-flight = A first flight: class I, with help while building
trucker-preset-other-boards = The other side of the board: I, II, IIIA
trucker-preset-latest-models = Latest Models: IC, II, IIIC
trucker-preset-latest-models-large = Latest Models for old hands: IIC, IIIC, IVC
trucker-preset-big-expansion = The Big Expansion: IA, IIA, III
trucker-preset-both-expansions = Both expansions: IIB, IIIB, IV
trucker-preset-everything = Everything there is: IIC, IIIC, IVC with both expansions

## Boards

trucker-five-players = Five players: the components of the first expansion are mixed in, two players may use an abandoned ship or station, and the first meteor or shot of a card spares whoever flies fifth.
trucker-hole = The die shows { $number }: squares with this number are holes for everyone.
trucker-halves = { $seat } builds on the boards { $halves }.
trucker-ships-turned = The ships have turned: what comes from the front now hits the { $side }.
trucker-side-front = front
trucker-side-right = right side
trucker-side-rear = rear
trucker-side-left = left side

## Loans

trucker-move-take-loan = Take a loan
trucker-move-stay-in-debt = Pay the rest after the flight
trucker-borrowed =
    { $seat } borrows { $credits ->
        [one] one credit
       *[other] { $credits } credits
    } and will repay { $repay } at the end of the game.
trucker-repaid =
    { $seat } repays { $count ->
        [one] one loan
       *[other] { $count } loans
    } with { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-unpaid =
    { $seat } can’t repay { $count ->
        [one] one loan
       *[other] { $count } loans
    } and loses { $credits } in the final score.

## Level IV

trucker-spared = { $seat } flies fifth, so the first attack passes by.
trucker-ask-defended-ship =
    This ship fires { $shots ->
        [one] one shot
       *[other] { $shots } shots
    } at anyone who docks. Will you dock, and give up { $crew ->
        [one] one crew member
       *[other] { $crew } crew members
    } and { $days ->
        [one] one flight day
       *[other] { $days } flight days
    } for { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }?
trucker-ask-defended-station =
    This station fires { $shots ->
        [one] one shot
       *[other] { $shots } shots
    } at anyone who docks. It takes a crew of { $crew }, and yours is large enough{ $robots ->
        [0] { "" }
       *[other] { " " }if your robots get power
    }. Will you dock for the goods and lose { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }?
trucker-docked-in-vain = { $seat } docked for nothing: it takes a crew of { $crew }, and that many are no longer aboard.
trucker-card-commandos = commandos
trucker-card-predator = predator
trucker-intruder-repelled = { $seat } throws back an intruder.
trucker-intruder-walked = An intruder boards { $seat }’s ship and walks from room to room.
trucker-intruder-defeated = { $seat } defeats the intruder.
trucker-charges =
    { $count ->
        [one] A charge goes
       *[other] { $count } charges go
    } off on { $seat }’s ship.
trucker-eaten =
    The predator eats { $count ->
        [one] one
       *[other] { $count }
    } of { $seat }’s crew.
