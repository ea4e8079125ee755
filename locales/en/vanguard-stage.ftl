# A dice check on the stage, and the moments of a film.

vanguard-check-stages = Pick|Support|Roll|Turn|Danger|Rows|Outcome
vanguard-check-stage = Stage { $now } of { $all }
vanguard-check-your-pool = Your pool
vanguard-check-spent-after = What you roll is spent.
vanguard-check-truth = What lies here counts
vanguard-check-rows = Rows of the check
vanguard-check-turn = Cards and skills
vanguard-check-combinations = Combinations: { $names }.
vanguard-check-out-of-reach = Not with these dice: { $names }.
vanguard-check-all-dice =
    { $count ->
        [one] The only die
       *[other] All { $count } dice
    }
vanguard-check-best-dice =
    { $count ->
        [one] Best die · { $chance }
       *[other] Best { $count } · { $chance }
    }
vanguard-check-figure =
    { $better ->
        [yes] { $chance } { $row } or better
       *[no] { $chance } { $row }
    }
vanguard-bar-best =
    { $count ->
        [one] Roll the best die
       *[other] Roll the best { $count }
    }
vanguard-bar-get-back =
    { $count ->
        [one] Take the best one back
       *[other] Take the best { $count } back
    }
vanguard-bar-turn = Turn it to { $symbol }
vanguard-bar-leave = Leave it: { $chances }
vanguard-check-if-best =
    { $count ->
        [0] No die picked yet.
        [one] No die picked yet. This is for the best one.
       *[other] No die picked yet. This is for the best { $count }.
    }
vanguard-check-put-back = Put back
vanguard-check-palette = What to do with the { $die }

## Moments of a film

vanguard-film-landing =
    { $left ->
        [0] Landing: the last roll
        [one] Landing: one roll left
       *[other] Landing: { $left } rolls left
    }
vanguard-film-go-on = Go on
vanguard-film-event =
    { $fits ->
        [yes] Event: it is due here
       *[no] Event: it passes by
    }
vanguard-film-injured = { $crew } is hurt
vanguard-film-one-too-many = One injury too many
vanguard-film-mission-done = Mission completed
vanguard-film-mission-failed = Mission failed
vanguard-film-discovery = Discovery
vanguard-film-rank-up = A rank is earned
vanguard-film-condition = Conditions change
vanguard-film-left-behind = Left behind
vanguard-film-lost = Lost

## What is carried, on a phone

vanguard-chip-all = What the away team carries
vanguard-chip-supplies =
    { $limit ->
        [yes] A rest takes one of them.
       *[no] There are as many as you want.
    }
vanguard-chip-success = They count towards the mission.

## Loading the lander

vanguard-load-lander = In the lander
vanguard-load-nothing = carries nothing yet
vanguard-load-give = Give { $card }
vanguard-load-all = Load what suits everybody
