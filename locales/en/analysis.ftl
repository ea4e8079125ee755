# What is said of a match that is looked at again.

analysis-unfinished = This match is not over yet. Only finished matches can be looked at again.
analysis-worker-died = A process that was working on this stopped. Nothing is lost; try it again.

## The whole of it

analysis-headline =
    { $moves ->
        [0] None of { $seat }’s moves cost much
        [one] One move cost { $seat } { $cost ->
            [one] one point
           *[other] { $cost } points
        } of winning chance
       *[other] { $moves } moves cost { $seat } { $cost ->
            [one] one point
           *[other] { $cost } points
        } of winning chance
    }; { $side ->
        [gave] luck gave { $luck }
        [took] luck took { $luck }
       *[even] luck was even
    }.
analysis-headline-crew =
    { $moves ->
        [0] No single decision cost the crew much
        [one] One decision cost the crew { $cost ->
            [one] one point
           *[other] { $cost } points
        } of its chances
       *[other] { $moves } decisions cost the crew { $cost ->
            [one] one point
           *[other] { $cost } points
        } of its chances
    }; { $side ->
        [gave] luck gave { $luck }
        [took] luck took { $luck }
       *[even] luck was even
    }.

## Luck

analysis-luck-after = What followed { $seat }’s move: { $move }
analysis-luck-unnamed = Time runs out, and something comes to light.
