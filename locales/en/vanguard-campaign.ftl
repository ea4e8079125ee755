# `starboard campaign check`

vanguard-campaign-about = Check a campaign: every reference, every way, every demand, every flag, every text.
vanguard-campaign-no-folder = There is no folder “{ $folder }”.
vanguard-campaign-reference =
    { $file }, line { $line }: there is no { $kind ->
        [poi] POI
        [log] log
        [threat] threat
        [condition] global condition
        [mission] mission
        [unique] unique discovery
        [card] card
        [situation] situation
        [operation] operation
        [planet] planet
        [plate] plate
        [flag] value of a flag
        [counter] counter
        [marker] marker
        [track] track
        [state] value of a state
        [name] track or state
        [value] number
        [number] number of a sector
        [sector] sector
        [path] path
        [symbol] path symbol
        [standee] threat
        [tag] tag
        [lasting] lasting effect
        [route] route
        [biome] biome
        [check] dice check that can be demanded
        [system] system
       *[other] thing
    } “{ $name }”.
vanguard-campaign-unreachable =
    { $file }, line { $line }: { $kind ->
        [planets] Planet
        [plates] Plate
        [pois] POI
        [threats] Threat
        [conditions] Global condition
        [missions] Mission
        [logs] Log
        [uniques] Unique discovery
        [situations] Situation
        [systems] System
        [destinations] Destination
        [research] Research project
        [production] Production project
        [objectives] Objective
       *[other] Card
    } “{ $name }” can never be reached.
vanguard-campaign-sector-twice = { $file }, line { $line }: { $name } has two sectors { $sector }.
vanguard-campaign-path-twice = { $file }, line { $line }: the path { $path } stands there twice.
vanguard-campaign-stuck = { $file }, line { $line }: from sector { $sector } of { $name } no way leads to a landing sector.
vanguard-campaign-cut-off = { $file }, line { $line }: no way leads from landing sector { $start } of { $name } to sector { $sector }.
vanguard-campaign-landing-none = { $file }, line { $line }: the landing table of { $name } has no row for { $roll }.
vanguard-campaign-landing-twice = { $file }, line { $line }: the landing table of { $name } has two rows for { $roll }.
vanguard-campaign-demand = { $file }, line { $line }: no die of act { $act } shows { $symbol }, which “{ $demand }” asks for.
vanguard-campaign-check-unused = { $file }, line { $line }: no effect demands the dice check { $name }.
vanguard-campaign-check-event = { $file }, line { $line }: an event has no actions but dice checks that are demanded, and these have no tracks.
vanguard-campaign-never-set = { $file }, line { $line }: “{ $name }” is read but never set.
vanguard-campaign-never-read = { $file }, line { $line }: “{ $name }” is set but never read.
vanguard-campaign-value = { $file }, line { $line }: “{ $name }” never becomes “{ $value }”.
vanguard-campaign-default = { $file }, line { $line }: “{ $value }” is no value of “{ $name }”.
vanguard-campaign-brought-twice = { $file }, line { $line }: { $first } and { $second } both bring { $name }.
vanguard-campaign-one-way = { $file }, line { $line }: the flight from { $first } to { $second } does not cost the same back.
vanguard-campaign-text = { $file }, line { $line }: the text “{ $name }” is missing.
vanguard-campaign-text-unused = { $file }, line { $line }: nothing needs the text “{ $name }”.
vanguard-campaign-fluent = { $file }, line { $line }: this is not Fluent: { $reason }.
vanguard-fluent-start = a line begins here that is neither a text (name = words) nor indented as a part of one
vanguard-fluent-token = “{ $token }” is missing
vanguard-fluent-nothing = a name stands here without words
vanguard-fluent-no-other = none of the variants is marked with * for all other cases
vanguard-fluent-others = more than one variant is marked with *
vanguard-fluent-quote = a quotation mark inside braces is never closed
vanguard-fluent-closing = a closing brace stands here that was never opened
vanguard-fluent-empty = nothing stands between the braces
vanguard-campaign-text-twice = { $file }, line { $line }: the text “{ $name }” stands there already: { $first }, line { $before }.
vanguard-campaign-text-file = { $file }, line { $line }: the text “{ $name }” is never found in this file. The name of its file must begin with “{ $word }”.
vanguard-campaign-text-alone = { $file }, line { $line }: the text “{ $name }” is missing in English.
vanguard-campaign-text-foreign = { $file }, line { $line }: the text “{ $name }” does not begin with “{ $prefix }-”.
vanguard-campaign-variable =
    { $file }, line { $line }: “{ $name }” asks for { $variable }, which it is not given. { $known ->
        [none] It is given nothing.
       *[other] It is given: { $known }.
    }
vanguard-campaign-clause = { $file }, line { $line }: “{ $name }” is only half: the sentence that says the opposite, “{ $other }”, is missing.
vanguard-campaign-text-names = { $file }, line { $line }: “{ $name }” says “{ $other }”, which is no text.
vanguard-campaign-id = { $file }, line { $line }: the id “{ $name }” must be lower-case letters, digits and hyphens, a letter first.
vanguard-campaign-prefix = { $file }, line { $line }: the prefix “{ $name }” must be lower-case letters and digits, a letter first.
vanguard-campaign-taken = { $file }, line { $line }: the program itself uses “{ $name }”. Choose another word.
vanguard-campaign-few =
    { $file }, line { $line }: { $what ->
        [crew] { $section } needs { $least } crew cards besides those of the tutorial and of operations, and has { $count }.
        [cards] { $section } needs { $least } section cards of rank 1 besides those of the tutorial, and has { $count }.
        [landers] there is no lander with which a campaign starts.
        [technology] there is no technology with which a campaign starts.
        [landings] there is no destination where one can land from the start, again and again.
        [tutorial-crew] { $section } has no crew card for the tutorial.
        [tutorial-deck] { $section } needs { $least } cards in the deck of the tutorial, and has { $count }.
       *[starters] { $section } needs { $least } starter cards, and has { $count }.
    }
vanguard-campaign-figure = { $file }, line { $line }: { $value } is not between { $least } and { $most }.
vanguard-campaign-endless = { $file }, line { $line }: a trial match came to no end within { $seconds } seconds.
vanguard-campaign-no-landing-sector = { $file }, line { $line }: { $name } has no landing sector, so that nobody can land there.
vanguard-campaign-no-log =
    { $file }, line { $line }: { $name } has no log for { $end ->
        [departure] departure
       *[other] evacuation
    }.
vanguard-campaign-plate-id = { $file }, line { $line }: the id of a plate is small letters, digits and low lines, and “{ $name }” is not.
vanguard-campaign-act-plates = { $file }, line { $line }: there are more plates for acts ({ $count }) than acts ({ $acts }).
vanguard-campaign-more =
    { $count ->
        [one] And one more fault.
       *[other] And { $count } more faults.
    }
vanguard-campaign-count =
    { $kind ->
        [planets] { $count ->
            [one] one planet
           *[other] { $count } planets
        }
        [pois] { $count ->
            [one] one POI
           *[other] { $count } POIs
        }
        [missions] { $count ->
            [one] one mission
           *[other] { $count } missions
        }
        [conditions] { $count ->
            [one] one global condition
           *[other] { $count } global conditions
        }
        [threats] { $count ->
            [one] one threat
           *[other] { $count } threats
        }
        [logs] { $count ->
            [one] one log
           *[other] { $count } logs
        }
        [section_cards] { $count ->
            [one] one section card
           *[other] { $count } section cards
        }
        [plates] { $count ->
            [one] one plate
           *[other] { $count } plates
        }
        [crew] { $count ->
            [one] one crew card
           *[other] { $count } crew cards
        }
       *[other] { $count ->
            [one] one piece of equipment
           *[other] { $count } pieces of equipment
        }
    }
vanguard-campaign-untranslated =
    { $language } leaves { $count ->
        [one] one text to English.
       *[other] { $count } texts to English.
    }
vanguard-campaign-sound = The campaign is sound.
vanguard-campaign-unsound = The campaign is not sound.
vanguard-campaign-about-list = List the campaigns that are offered: ours, those in the data folder, and those where STARBOARD_CAMPAIGNS points.
vanguard-campaign-about-new = Begin a campaign: a copy of The Guest Book in a new folder, whose name becomes its id.
vanguard-campaign-listed =
    { $campaign }: { $name }, { $folder }{ $sound ->
        [yes] {""}
       *[no] {" "}(not sound)
    }
vanguard-campaign-made = Your campaign lies in { $folder }.
vanguard-campaign-bad-name = “{ $name }” cannot be the id of a campaign: lower-case letters, digits and hyphens, a letter first, and no word that the program uses itself.
vanguard-campaign-there = { $folder } is there already.
vanguard-campaign-broke = { $file }, line { $line }: a trial match ({ $start }) broke. { $reason }
