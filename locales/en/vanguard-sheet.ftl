# The orders in the question bar, and the sheet of a dice check.

## Orders

vanguard-board-order-travel = Travel to
vanguard-board-order-prepare = Prepare
vanguard-board-order-rest = Rest
vanguard-board-order-lift-off = Lift-off
vanguard-board-order-exert = Exertion
vanguard-board-order-hand-over = Hand over
vanguard-board-why-not = Why not?
vanguard-board-note-check = dice check
vanguard-board-note-rest = supplies { $from } to { $to }
vanguard-board-note-rest-free = half of the dice refresh
vanguard-board-note-lift-off =
    { $away ->
        [0] Everyone is at the lander
        [one] One of you will be left behind and die
       *[other] { $away } of you will be left behind and die
    }
vanguard-board-roll =
    { $count ->
        [0] Roll without dice
        [one] Roll one die
       *[other] Roll { $count } dice
    }

## What a move does to the outcome

vanguard-board-row-yellow = yellow
vanguard-board-row-green = green
vanguard-board-row-red = red
vanguard-board-row-none = no track filled
vanguard-board-sure = { $row } is sure
vanguard-board-none-sure = no track would be filled
vanguard-board-costs = costs { $row }
vanguard-board-costs-some = less { $row }: { $chances }
vanguard-board-then-chances = then { $chances }

## The sheet

vanguard-board-all-spent = All dice are spent.
vanguard-board-nothing = nothing
vanguard-board-not-met = not met
vanguard-board-not-needed = not needed
vanguard-board-forced-title = Injury and danger
vanguard-board-track-of = { $row } track of { $fields }
vanguard-board-otherwise = if no other row is met
vanguard-board-rest-spent = The rest goes to spent
vanguard-board-resolve = Resolve { $row }
vanguard-board-fit-may = it may go here
vanguard-board-fit-wild = it may, as a Vanguard
vanguard-board-fit-used = it goes here
vanguard-board-fit-must = is spent here
vanguard-board-fit-elsewhere = used elsewhere
vanguard-board-fit-rest = left over

## Chances

vanguard-board-odds-now = With these dice
vanguard-board-odds-throws =
    { $throws ->
        [one] exact, one throw
       *[other] exact, { $throws } throws
    }
vanguard-board-odds-more = More
vanguard-board-odds-before = Before the roll: { $chances }.
vanguard-board-figure-how = { $how }: { $chances }
vanguard-board-odds-left-out = Not counted: { $cards }.
vanguard-board-odds-some = { $card } ({ $times } of { $of } times)
vanguard-board-accidents-none = none
vanguard-board-accidents-one = one
vanguard-board-accidents-more = more
vanguard-board-risks = What the forced dice threaten
vanguard-board-risk-injured = At least one new injury: { $chance }
vanguard-board-risk-stops = With the best use of { $cards } against injuries
vanguard-board-risk-strikes =
    { $dice ->
        [one] The injury die strikes an injury: { $chance }
       *[other] One of { $dice } injury dice strikes an injury: { $chance }
    }
vanguard-board-risk-dangers =
    { $dice ->
        [one] The danger die ({ $boxes }) does something: { $chance }
       *[other] One of { $dice } danger dice ({ $boxes }) does something: { $chance }
    }
