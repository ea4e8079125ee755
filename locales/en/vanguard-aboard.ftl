vanguard-board-page-read = { $title } — read
vanguard-board-page-goes-on = { $title } — goes on
vanguard-board-some-page = A page of the log book
vanguard-board-scene-landing = Landing
vanguard-board-scene-debrief = Homecoming
vanguard-board-scene-ending = The end
vanguard-board-descent = The way down
vanguard-board-rolls-left =
    { $left ->
        [0] No rolls left.
        [one] One roll left.
       *[other] { $left } rolls left.
    }
vanguard-board-landing-table = Landing table
vanguard-board-harmless = nothing happens
vanguard-board-rolls = What was rolled
vanguard-board-result = rolled { $result }
vanguard-board-no-roll = Nothing has been rolled yet.
vanguard-board-homecoming = Pages of the homecoming
vanguard-board-mission-done-stamp = Mission accomplished
vanguard-board-mission-failed-stamp = Mission failed
vanguard-board-evacuated-stamp = Emergency evacuation
vanguard-board-evacuated = Everyone was brought back, wherever they stood. Common finds were left on the planet; unique ones are aboard.
vanguard-board-rested = Rested and available: { $names }
vanguard-board-promoted = promoted
vanguard-board-hurt =
    { $count ->
        [0] unhurt
        [one] one injury
       *[other] { $count } injuries
    }
vanguard-board-nobody-back = Nobody came back.
vanguard-board-not-done = not achieved
vanguard-board-unique-find = unique find
vanguard-board-report = What was reported
vanguard-board-nurses = Who sits with a patient?
vanguard-board-won = They came through
vanguard-board-lost = It was not enough
vanguard-board-planets-seen =
    { $count ->
        [one] one planet
       *[other] { $count } planets
    }
vanguard-board-pages-read =
    { $count ->
        [one] one page
       *[other] { $count } pages
    }
vanguard-board-last-page = Read the last page
vanguard-board-score = What counts
vanguard-board-total = Total
vanguard-board-decisions = What was decided
vanguard-board-living =
    { $count ->
        [one] One of the crew is alive
       *[other] { $count } of the crew are alive
    }
vanguard-board-missions =
    { $count ->
        [0] never went out
        [one] one mission
       *[other] { $count } missions
    }
vanguard-board-planets = Planets
vanguard-board-visits =
    { $count ->
        [one] one visit
       *[other] { $count } visits
    }
vanguard-board-carry = What the next campaign will remember
vanguard-board-carry-nothing = This campaign leaves nothing behind.
vanguard-board-carry-how = Choose the same when you open a table for the next campaign, under “What an earlier campaign left behind”.
vanguard-board-costs-energy = costs { $energy } energy
vanguard-board-we-are-here = we are here
vanguard-board-visited = visited
vanguard-board-search = Search the log book
vanguard-board-nothing-found = No page says anything like that.
vanguard-board-contents = Contents
vanguard-board-previous-page = Previous page
vanguard-board-next-page = Next page
vanguard-board-aboard = aboard
vanguard-board-stands-in = This page has not been translated yet. Here it is in English.
vanguard-board-page-of = page { $page } of { $pages }
vanguard-board-decided = Decided: { $choice }
vanguard-board-a-die = a die
vanguard-board-dice-box = In the box
