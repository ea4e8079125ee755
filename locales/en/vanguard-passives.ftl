# What holds as long as a card is in play.

vanguard-passive-convert =
    { $colour ->
        [R] a basic on a red die may count as { $face }
        [G] a basic on a green die may count as { $face }
        [B] a basic on a blue die may count as { $face }
       *[other] a basic may count as { $face }
    }
vanguard-passive-crew-convert = the conversion of your crew card works on all colours
vanguard-passive-rest-refresh =
    { $count ->
        [one] resting refreshes one more die
       *[other] resting refreshes { $count } more dice
    }
vanguard-passive-rest-draw =
    { $count ->
        [one] resting draws one more section card
       *[other] resting draws { $count } more section cards
    }
vanguard-passive-rest-heal =
    { $cure ->
        [die] resting also discards an injury die{ $reach ->
            [here] { " " }of yours or of another in your sector
           *[other] { "" }
        }
       *[other] resting also heals an injury card
    }
vanguard-passive-rest-free = resting costs no supply
vanguard-passive-exert-refresh =
    { $count ->
        [one] exertion refreshes one more die
       *[other] exertion refreshes { $count } more dice
    }
vanguard-passive-ignore =
    you ignore { $shows ->
        [any] any symbol
        [T] travel symbols
       *[other] symbols “{ $symbol }”
    } on paths
vanguard-passive-path-less =
    { $ends ->
        [both] paths that start or end here show { $count ->
            [one] one symbol
           *[other] { $count } symbols
        } fewer
        [end] paths that end here show { $count ->
            [one] one symbol
           *[other] { $count } symbols
        } fewer
       *[other] paths that start here show { $count ->
            [one] one symbol
           *[other] { $count } symbols
        } fewer
    }
vanguard-passive-can-travel = you may travel even where travel is barred
vanguard-passive-hand-limit = the hand limit is { $count } higher
vanguard-passive-support = crew { $place } may support
vanguard-passive-support-card = a supporter may also play a section card
vanguard-passive-no-support = nobody may support
vanguard-passive-immune = you are safe from { $injury }
vanguard-passive-no-event = main effects of events are ignored for { $biome }
vanguard-passive-no-threat = threats cannot enter
vanguard-passive-no-danger = danger dice are not rolled
vanguard-passive-more-danger = checks have one more danger die { $box }
vanguard-passive-less-danger =
    { $count ->
        [one] every check has one danger die fewer
       *[other] every check has { $count } danger dice fewer
    }
vanguard-passive-no-injury = nobody is injured here
vanguard-passive-counts-as = the sector counts as { $biome }
vanguard-passive-swap = { $face }
vanguard-passive-closed = the path { $path } is closed
vanguard-passive-track-fields =
    { $sign ->
        [minus] { $count ->
            [one] { $track } is one field shorter
           *[other] { $track } is { $count } fields shorter
        }
       *[other] { $count ->
            [one] { $track } is one field longer
           *[other] { $track } is { $count } fields longer
        }
    }
vanguard-passive-first-symbol = the first { $face } in a check moves a green track one step more, and with another such card the second does too
vanguard-passive-lead-extra =
    { $count ->
        [one] you draw one more lead token and return one
       *[other] you draw { $count } more lead tokens and return as many
    }
vanguard-passive-unseen = threats do not affect you
vanguard-passive-hold = effects do not move you
vanguard-passive-poi-closed = the POI cannot be used
vanguard-passive-crowd =
    { $count ->
        [one] at most one crew member in a sector
       *[other] at most { $count } crew members in a sector
    }
vanguard-passive-supplies =
    { $count ->
        [one] you start with one more supply
       *[other] you start with { $count } more supplies
    }
vanguard-passive-most-supplies = the limit of supplies is { $count } higher
vanguard-passive-personal =
    { $count ->
        [one] the lander takes one more piece of personal equipment
       *[other] the lander takes { $count } more pieces of personal equipment
    }
vanguard-passive-field =
    { $count ->
        [one] the lander takes one more piece of field equipment
       *[other] the lander takes { $count } more pieces of field equipment
    }
vanguard-passive-discoveries =
    { $count ->
        [one] the lander holds one more discovery
       *[other] the lander holds { $count } more discoveries
    }
vanguard-passive-minor =
    { $count ->
        [one] everyone takes one more minor piece of equipment
       *[other] everyone takes { $count } more minor pieces of equipment
    }
vanguard-passive-keep-disc =
    { $count ->
        [one] at an evacuation you keep one discovery
       *[other] at an evacuation you keep { $count } discoveries
    }
vanguard-passive-keep-supplies =
    { $count ->
        [one] you keep one supply for the next visit
       *[other] you keep up to { $count } supplies for the next visit
    }
vanguard-passive-command =
    { $count ->
        [one] each pass brings one more command
       *[other] each pass brings { $count } more command
    }
vanguard-passive-energy =
    { $count ->
        [one] each pass brings one more energy
       *[other] each pass brings { $count } more energy
    }
vanguard-passive-scan-free =
    { $count ->
        [one] one scan step each pass is free
       *[other] { $count } scan steps each pass are free
    }
vanguard-passive-flight-cheaper = one flight each pass costs { $count } less
vanguard-passive-line =
    { $count ->
        [one] the production line takes one more project
       *[other] the production line takes { $count } more projects
    }
vanguard-passive-exchange-found =
    { $count ->
        [one] at debriefing you may exchange one found discovery
       *[other] at debriefing you may exchange { $count } found discoveries
    }
vanguard-passive-pass-success =
    { $count ->
        [one] each pass brings one success token
       *[other] each pass brings { $count } success tokens
    }
vanguard-passive-armour =
    { $sign ->
        [minus] the lander’s armour is { $count } lower
       *[other] the lander’s armour is { $count } higher
    }
vanguard-passive-sensors =
    { $sign ->
        [minus] the lander’s sensors are { $count } weaker
       *[other] the lander’s sensors are { $count } stronger
    }
vanguard-passive-manoeuvrability =
    { $sign ->
        [minus] the lander’s manoeuvrability is { $count } lower
       *[other] the lander’s manoeuvrability is { $count } higher
    }
vanguard-passive-keep-tracks = unfinished tracks are recorded
vanguard-passive-redraw-zero = you draw the first lead token of value 0 again
vanguard-passive-reroll-landing = once per landing you may roll the die again
vanguard-passive-reroll-critical = once per pass you may roll a die of the critical check again
vanguard-passive-morale-free = low morale costs no energy
vanguard-passive-start-earlier = projects of stage 3 start on 2
vanguard-passive-add-on-free = once per pass the add-on facility costs no command
vanguard-passive-row-morale = morale rises the first time a row of uniques is complete
vanguard-passive-let-pass = a patient may let another one pass
vanguard-passive-star-speed = one speed-up each pass may be paid with a success token
vanguard-passive-slot =
    { $medbay ->
        [light] { $count ->
            [one] the medbay has one more light slot
           *[other] the medbay has { $count } more light slots
        }
        [moderate] { $count ->
            [one] the medbay has one more moderate slot
           *[other] the medbay has { $count } more moderate slots
        }
       *[other] { $count ->
            [one] the medbay has one more critical slot
           *[other] the medbay has { $count } more critical slots
        }
    }
