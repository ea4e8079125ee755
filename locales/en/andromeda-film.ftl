# What is said and written while the film of a match runs, and at its end.

## Battle

andromeda-film-battle = Battle.
andromeda-film-battle-at = Battle at { $region }
andromeda-film-launched = launched here
andromeda-film-joins-from = joins from { $region }
andromeda-film-foray-from = foray from { $region }
andromeda-film-no-diplomacy = knows no diplomacy
andromeda-film-no-card = no card played
andromeda-film-odds = odds now
andromeda-film-let-stand = Let it stand
andromeda-film-nothing-more = Add nothing more
andromeda-film-beats = beats
andromeda-film-die-by-die = Highest dice first; a tie goes on to the next.
andromeda-film-wins = Wins
andromeda-film-loses = Loses
andromeda-film-ties = Tied, loses
andromeda-film-lost = { $what }: scrapyard
andromeda-film-shield = { $what }: shield lost
andromeda-film-removed = { $what } leaves the map
andromeda-film-spared = { $what }: saved
andromeda-film-you-win-at = You win at { $region }
andromeda-film-they-win-at = { $name } wins at { $region }
andromeda-film-raiders-win-at = The raiders win at { $region }
andromeda-film-tie-at = A tie at { $region }: everybody loses
andromeda-film-no-battle-at = No battle at { $region }
andromeda-film-got-points = Points for { $name }
andromeda-film-got-supremacy = Supremacy for { $name }
andromeda-film-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
andromeda-film-over = The battle is over.
andromeda-film-back = Back to the Edge

## The Hegemon

andromeda-film-hegemon-level = The Hegemon, level { $level }
andromeda-film-section = section { $section } of the ramp
andromeda-film-so-far = So far in this turn
andromeda-film-event = Event
