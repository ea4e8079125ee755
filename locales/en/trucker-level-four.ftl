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

trucker-five-players = Five play: the components of the first expansion are mixed in, two players may use an abandoned ship or station, and the first meteor or shot of a card does not affect the player in fifth place.
trucker-hole = The die shows { $number }: the squares with this number are holes for everybody.
trucker-halves = { $seat } builds on the boards { $halves }.
trucker-ships-turned = The ships have turned: what comes from the front now meets their { $side }.
trucker-side-front = front
trucker-side-right = right side
trucker-side-rear = rear
trucker-side-left = left side

## Loans

trucker-move-take-loan = take a loan
trucker-move-stay-in-debt = owe the rest until after the flight
trucker-borrowed =
    { $seat } takes a loan of { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }, and repays { $repay } when the game ends.
trucker-repaid =
    { $seat } repays { $count ->
        [one] one loan
       *[other] { $count } loans
    } for { $credits ->
        [one] one credit
       *[other] { $credits } credits
    }.
trucker-unpaid =
    { $seat } cannot repay { $count ->
        [one] one loan
       *[other] { $count } loans
    }: { $credits } less in the final score.

## Level IV

trucker-spared = { $seat } flies fifth, and the first attack passes by.
trucker-ask-defended-ship =
    The defence of the ship fires { $shots ->
        [one] one shot
       *[other] { $shots } shots
    } at a ship that docks. Do you dock, and give up { $crew ->
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
    The defence of the station fires { $shots ->
        [one] one shot
       *[other] { $shots } shots
    } at a ship that docks. { $robots ->
        [0] Your crew is large enough
       *[other] Your crew is large enough with your robots, which need power
    }: { $crew } are needed. Do you dock for the goods and lose { $days ->
        [one] one flight day
       *[other] { $days } flight days
    }?
trucker-docked-in-vain = { $seat } came for nothing: a crew of { $crew } is needed, and there are not that many left.
trucker-card-commandos = commandos
trucker-card-predator = predator
trucker-intruder-repelled = { $seat } throws back an intruder who tries to land on { $square }.
trucker-intruder-walked = { $seat }: an intruder comes aboard. Its path: { $squares }.
trucker-intruder-defeated = { $seat } defeats the intruder.
trucker-charges =
    { $seat }: { $count ->
        [one] a charge goes
       *[other] { $count } charges go
    } off.
trucker-eaten =
    { $seat }: the predator eats { $count ->
        [one] one crew member
       *[other] { $count } crew members
    }.
