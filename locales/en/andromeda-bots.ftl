# The bots of Andromeda's Edge, as the lobby names them.

andromeda-bot-gentle = Ferry pilot: good company for learners
andromeda-bot-settler = Settler: takes what looks good
andromeda-bot-admiral = Admiral: thinks each turn through
andromeda-bot-overlord = Overlord: thinks one turn further
andromeda-bot-warlord = Warlord: thinks as far, and has learnt from thousands of matches

## Why a bot would make a move, for those who ask

andromeda-because-both = { $first } { $second }
andromeda-because-brings = It brings { $what }.
andromeda-because-keeps = It keeps { $what } that the next best would cost.
andromeda-because-ripe = With your next return you can develop a planet.
andromeda-because-safe = Nobody attacks you there.
andromeda-because-battle =
    { $span ->
        [0] A battle awaits you there: your chance to win is { $low } %.
       *[1] A battle awaits you there: your chance to win is { $low }–{ $high } %.
    }
andromeda-because-raises = It raises your chance to win from { $chance } to { $then } %.
andromeda-because-enough = More would hardly help: your chance to win is { $chance } %.
andromeda-because-not-worth = Adding more would raise your chance to win from { $chance } to { $then } %, and cost more than that is worth.
andromeda-because-odds = As it stands, your chance to win is { $chance } %.
andromeda-because-truce = In a battle your chance to win would be { $chance } %.
andromeda-because-spares = You can best spare { $what }.
andromeda-because-lacks = You have none of that yet.
andromeda-because-alike = It hardly matters which: they come to about the same.
andromeda-because-compared = In { $worlds } looks ahead it left you { $points } { $points ->
        [one] point
       *[other] points
    } better off than “{ $other }”, give or take { $error }.
andromeda-because-as-good = “{ $other }” came out about as well.
andromeda-because-points =
    { $count } { $count ->
        [one] point
       *[other] points
    }
andromeda-because-steps =
    { $count ->
        [one] a step on { $track }
       *[other] { $count } steps on { $track }
    }
andromeda-because-transport =
    { $count ->
        [one] a transport
       *[other] { $count } transports
    }
andromeda-because-fighter = a fighter
andromeda-because-science-vessel = a science vessel
andromeda-because-heavy-cruiser = a heavy cruiser
andromeda-because-module =
    { $count ->
        [one] a module
       *[other] { $count } modules
    }
andromeda-because-moon =
    { $count ->
        [one] a moon
       *[other] { $count } moons
    }
andromeda-because-token =
    { $count ->
        [one] a token
       *[other] { $count } tokens
    }
andromeda-because-upgrade =
    { $count ->
        [one] an upgrade
       *[other] { $count } upgrades
    }
andromeda-because-bay =
    { $count ->
        [one] a ship that can be launched again
       *[other] { $count } ships that can be launched again
    }
