# What is said and written while the film of a match runs, and at its end.

## Battle

andromeda-film-battle = Battle.
andromeda-film-battle-at = Battle at { $region }
andromeda-film-gate-at = A roll at { $region }
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
andromeda-film-rolls = The dice roll.
andromeda-film-rolls-again = Some dice roll again.
andromeda-film-over = The battle is over.
andromeda-film-back = Back to the Edge
andromeda-film-take =
    { $count ->
        [one] Take one point
       *[other] Take { $count } points
    }

## The Hegemon

andromeda-film-hegemon-level = The Hegemon, level { $level }
andromeda-film-section = section { $section } of the ramp
andromeda-film-so-far = So far in this turn
andromeda-film-event = Event

## The end

andromeda-film-end-yours =
    { $count ->
        [0] You win
        [one] You win by { $count } point
       *[other] You win by { $count } points
    }
andromeda-film-end-theirs =
    { $count ->
        [0] { $name } wins
        [one] { $name } wins by { $count } point
       *[other] { $name } wins by { $count } points
    }
andromeda-film-end-behind =
    { $count ->
        [0] { $name } wins the tie; you are number { $place }
        [one] { $name } wins; you are number { $place }, { $count } point behind
       *[other] { $name } wins; you are number { $place }, { $count } points behind
    }
andromeda-film-end-shared = A shared victory with { $points } points
andromeda-film-winner = { $name } wins with { $points }
andromeda-film-curve = The match, turn by turn
andromeda-film-why = Why
andromeda-film-turned = What turned it
andromeda-film-turn = Turn { $turn }
andromeda-film-awards = Awards
andromeda-film-next = The next one
andromeda-film-next-again = again
andromeda-film-next-same = same level
andromeda-film-next-harder = a level higher
andromeda-film-next-gentler = a level lower
andromeda-film-save = Save the picture

andromeda-film-part-running = Points in play
andromeda-film-part-tracks = Tracks
andromeda-film-part-developments = Developments
andromeda-film-part-special = Quasars and vortices
andromeda-film-part-relics = Relics
andromeda-film-part-leaders = Leaders at home
andromeda-film-part-moons = Moons
andromeda-film-part-tokens = Tokens
andromeda-film-part-vault = The vault
andromeda-film-part-destiny = Destiny
andromeda-film-part-damaged = Damaged modules
andromeda-film-about-running = Every point scored on the way, turn by turn.
andromeda-film-about-tracks = Each of the five tracks pays for how far it was climbed.
andromeda-film-about-developments = A development is worth more the further its own track was climbed.
andromeda-film-about-special = Ships beside quasars and vortices.
andromeda-film-about-relics = The more relics, the more each of them is worth.
andromeda-film-about-leaders = Every leader at home counts.
andromeda-film-about-moons = People use their moons. The Hegemon collects them.
andromeda-film-about-tokens = Discoveries and victory tokens that the Hegemon has taken.
andromeda-film-about-vault = Goods that are left over. The Hegemon counts its cards.
andromeda-film-about-destiny = The card that was kept since the beginning.
andromeda-film-about-damaged = Two points off for each damaged module.
