# What must be so, as a clause that can stand after "if" and "only if". Most have two forms, the second for when it must
# not be so ($not); those that count have one for each sign ($sign: none, is, not, least, most, all).

vanguard-if-story = your story so far leads here
vanguard-if-another-here = it is someone else in your sector
vanguard-if-switch =
    { $on ->
        [yes] “{ $name }” counts
       *[no] “{ $name }” does not count
    }
vanguard-if-state =
    { $not ->
        [yes] it is not so: { $name }
       *[no] it is so: { $name }
    }
vanguard-if-against =
    { $sign ->
        [is] there are just as many { $left } as { $right }
        [not] there are not as many { $left } as { $right }
        [less] there are fewer { $left } than { $right }
        [most] there are no more { $left } than { $right }
        [more] there are more { $left } than { $right }
       *[least] there are at least as many { $left } as { $right }
    }
vanguard-if-number =
    { $sign ->
        [least] { $number } is at least { $count }
        [most] { $number } is at most { $count }
        [not] { $number } is not { $count }
       *[is] { $number } is { $count }
    }

## What is counted

vanguard-if-own =
    { $of ->
        [number] { $sign ->
            [none] “{ $name }” is 0
            [least] “{ $name }” is at least { $count }
            [most] “{ $name }” is at most { $count }
            [not] “{ $name }” is not { $count }
           *[is] “{ $name }” is { $count }
        }
       *[track] { $sign ->
            [none] “{ $name }” stands at 0
            [least] “{ $name }” has reached { $count }
            [most] “{ $name }” stands at { $count } or less
            [not] “{ $name }” does not stand at { $count }
           *[is] “{ $name }” stands at { $count }
        }
    }
vanguard-if-counter =
    { $sign ->
        [none] you have collected nothing
        [least] you have collected at least { $count }
        [most] you have collected at most { $count }
        [not] you have not collected exactly { $count }
       *[is] you have collected exactly { $count }
    }
vanguard-if-count =
    { $sign ->
        [none] there is no marker “{ $marker }” { $place }
        [least] { $count ->
            [1] there is a marker “{ $marker }” { $place }
           *[other] there are at least { $count } markers “{ $marker }” { $place }
        }
        [most] { $count ->
            [1] there is at most one marker “{ $marker }” { $place }
           *[other] there are at most { $count } markers “{ $marker }” { $place }
        }
        [not] there are not { $count } markers “{ $marker }” { $place }
       *[is] { $count ->
            [1] there is one marker “{ $marker }” { $place }
           *[other] there are { $count } markers “{ $marker }” { $place }
        }
    }
vanguard-if-path-count =
    { $sign ->
        [none] there is no marker
        [least] { $count ->
            [1] there is a marker
           *[other] there are at least { $count } markers
        }
        [most] there are at most { $count } markers
        [not] there are not { $count } markers
       *[is] there are { $count } markers
    } “{ $marker }” on { $path ->
        [here] a path of your sector
        [all] the paths of your sector
       *[other] the path { $path }
    }
vanguard-if-crewed =
    { $sign ->
        [none] nobody is { $place }
        [all] everyone on the team is { $place }
        [least] { $count ->
            [1] someone is { $place }
           *[other] at least { $count } of the crew are { $place }
        }
        [most] at most { $count } of the crew are { $place }
        [not] there are not { $count } of the crew { $place }
       *[is] { $count ->
            [1] one of the crew is { $place }
           *[other] { $count } of the crew are { $place }
        }
    }
vanguard-if-standees =
    { $sign ->
        [none] { $plural ->
            [yes] { $thing } are not { $place }
           *[no] { $thing } is not { $place }
        }
        [least] { $count ->
            [1] { $plural ->
                [yes] { $thing } are { $place }
               *[no] { $thing } is { $place }
            }
           *[other] at least { $count } standees of { $thing } are { $place }
        }
        [most] at most { $count } standees of { $thing } are { $place }
        [not] not exactly { $count } standees of { $thing } are { $place }
       *[is] { $count } standees of { $thing } are { $place }
    }
vanguard-if-field =
    { $sign ->
        [none] the token of { $thing } has not moved
        [least] the token of { $thing } has reached field { $count }
        [most] the token of { $thing } is no further than field { $count }
        [not] the token of { $thing } is not on field { $count }
       *[is] the token of { $thing } is on field { $count }
    }
vanguard-if-time =
    { $sign ->
        [none] the time of { $track } has not begun
        [least] the time of { $track } has reached { $count }
        [most] the time of { $track } stands at { $count } or less
        [not] the time of { $track } does not stand at { $count }
       *[is] the time of { $track } stands at { $count }
    }
vanguard-if-progress =
    { $sign ->
        [none] the { $row } track of { $thing } has not begun
        [least] the { $row } track of { $thing } has reached { $count }
        [most] the { $row } track of { $thing } stands at { $count } or less
        [not] the { $row } track of { $thing } does not stand at { $count }
       *[is] the { $row } track of { $thing } stands at { $count }
    }
vanguard-if-visits =
    { $sign ->
        [none] you have never been here
        [least] { $count ->
            [1] you have been here
            [2] you have been here before
           *[other] this is visit { $count } or a later one
        }
        [most] { $count ->
            [1] this is your first visit
           *[other] this is visit { $count } or an earlier one
        }
        [not] this is not visit { $count }
       *[is] { $count ->
            [1] this is your first visit
            [2] this is your second visit
           *[other] this is visit { $count }
        }
    }
vanguard-if-round =
    { $sign ->
        [none] no round has begun
        [least] it is round { $count } or later
        [most] it is round { $count } or earlier
        [not] it is not round { $count }
       *[is] it is round { $count }
    }
vanguard-if-supplies =
    { $sign ->
        [none] you have no supplies
        [least] { $count ->
            [1] you have supplies
           *[other] you have at least { $count } supplies
        }
        [most] you have at most { $count } supplies
        [not] you do not have exactly { $count } supplies
       *[is] you have exactly { $count } supplies
    }
vanguard-if-success =
    { $sign ->
        [none] you have no success tokens
        [least] { $count ->
            [1] you have a success token
           *[other] you have at least { $count } success tokens
        }
        [most] you have at most { $count } success tokens
        [not] you do not have exactly { $count } success tokens
       *[is] you have exactly { $count } success tokens
    }
vanguard-if-team =
    { $sign ->
        [none] nobody is on the team
        [least] the team has at least { $count } members
        [most] the team has at most { $count } members
        [not] the team does not have { $count } members
       *[is] the team has { $count } members
    }
vanguard-if-rank =
    { $sign ->
        [none] you have no rank
        [least] you have rank { $count } or higher
        [most] you have rank { $count } or lower
        [not] you do not have rank { $count }
       *[is] you have rank { $count }
    }
vanguard-if-injuries =
    { $sign ->
        [none] { $placed ->
            [yes] nobody { $place } is injured
           *[no] you are not injured
        }
        [least] { $count ->
            [1] { $placed ->
                [yes] someone { $place } is injured
               *[no] you are injured
            }
           *[other] { $placed ->
                [yes] there are at least { $count } injuries { $place }
               *[no] you have at least { $count } injuries
            }
        }
        [most] { $placed ->
            [yes] there are at most { $count } injuries { $place }
           *[no] you have at most { $count } injuries
        }
        [not] { $placed ->
            [yes] there are not { $count } injuries { $place }
           *[no] you do not have { $count } injuries
        }
       *[is] { $placed ->
            [yes] there are { $count } injuries { $place }
           *[no] you have { $count } injuries
        }
    }
vanguard-if-injury-cards =
    { $sign ->
        [none] { $placed ->
            [yes] nobody { $place } has a card of { $injury }
           *[no] you have no card of { $injury }
        }
        [least] { $count ->
            [1] { $placed ->
                [yes] someone { $place } has a card of { $injury }
               *[no] you have a card of { $injury }
            }
           *[other] there are at least { $count } cards of { $injury }
        }
        [most] there are at most { $count } cards of { $injury }
        [not] there are not { $count } cards of { $injury }
       *[is] there are { $count } cards of { $injury }
    }
vanguard-if-hand =
    { $sign ->
        [none] you have no cards in hand
        [least] { $count ->
            [1] you have a card in hand
           *[other] you have at least { $count } cards in hand
        }
        [most] you have at most { $count } cards in hand
        [not] you do not have { $count } cards in hand
       *[is] you have { $count } cards in hand
    }
vanguard-if-charges =
    { $sign ->
        [none] you have no charges
        [least] { $count ->
            [1] you have a charge
           *[other] you have at least { $count } charges
        }
        [most] you have at most { $count } charges
        [not] you do not have { $count } charges
       *[is] you have { $count } charges
    }
vanguard-if-dice =
    { $sign ->
        [none] you have no dice in play
        [least] { $count ->
            [1] you have a die in play
           *[other] you have at least { $count } dice in play
        }
        [most] you have at most { $count } dice in play
        [not] you do not have { $count } dice in play
       *[is] you have { $count } dice in play
    }
vanguard-if-equipment =
    { $sign ->
        [none] { $placed ->
            [yes] nobody { $place } carries equipment
           *[no] you carry no equipment
        }
        [least] { $count ->
            [1] { $placed ->
                [yes] someone { $place } carries equipment
               *[no] you carry equipment
            }
           *[other] { $placed ->
                [yes] there are at least { $count } pieces of equipment { $place }
               *[no] you carry at least { $count } pieces of equipment
            }
        }
        [most] { $placed ->
            [yes] there are at most { $count } pieces of equipment { $place }
           *[no] you carry at most { $count } pieces of equipment
        }
        [not] { $placed ->
            [yes] there are not { $count } pieces of equipment { $place }
           *[no] you do not carry { $count } pieces of equipment
        }
       *[is] { $placed ->
            [yes] there are { $count } pieces of equipment { $place }
           *[no] you carry { $count } pieces of equipment
        }
    }
vanguard-if-passengers =
    { $sign ->
        [none] there are no passengers
        [least] { $count ->
            [1] there is a passenger
           *[other] there are at least { $count } passengers
        }
        [most] there are at most { $count } passengers
        [not] there are not { $count } passengers
       *[is] there are { $count } passengers
    }
vanguard-if-armour =
    { $sign ->
        [none] the lander has no armour
        [least] { $count ->
            [1] the lander has armour
           *[other] the lander has armour of at least { $count }
        }
        [most] the lander has armour of at most { $count }
        [not] the lander does not have armour of { $count }
       *[is] the lander has armour of { $count }
    }
vanguard-if-sensors =
    { $sign ->
        [none] the lander has no sensors
        [least] { $count ->
            [1] the lander has sensors
           *[other] the lander has sensors of at least { $count }
        }
        [most] the lander has sensors of at most { $count }
        [not] the lander does not have sensors of { $count }
       *[is] the lander has sensors of { $count }
    }
vanguard-if-manoeuvrability =
    { $sign ->
        [none] the lander cannot manoeuvre
        [least] { $count ->
            [1] the lander can manoeuvre
           *[other] the lander has manoeuvrability of at least { $count }
        }
        [most] the lander has manoeuvrability of at most { $count }
        [not] the lander does not have manoeuvrability of { $count }
       *[is] the lander has manoeuvrability of { $count }
    }
vanguard-if-morale =
    { $sign ->
        [none] morale is very low
        [least] { $count ->
            [1] morale is low or better
            [2] morale is medium or high
           *[other] morale is high
        }
        [most] { $count ->
            [1] morale is low or very low
            [2] morale is medium or worse
           *[other] morale is high or worse
        }
        [not] { $count ->
            [1] morale is not low
            [2] morale is not medium
           *[other] morale is not high
        }
       *[is] { $count ->
            [1] morale is low
            [2] morale is medium
           *[other] morale is high
        }
    }
vanguard-if-act =
    { $sign ->
        [none] no act has begun
        [least] it is act { $count } or later
        [most] it is act { $count } or earlier
        [not] it is not act { $count }
       *[is] it is act { $count }
    }
vanguard-if-passes =
    { $sign ->
        [none] no pass is over
        [least] { $count ->
            [1] a pass is over
           *[other] at least { $count } passes are over
        }
        [most] at most { $count } passes are over
        [not] not exactly { $count } passes are over
       *[is] exactly { $count } passes are over
    }
vanguard-if-read =
    { $sign ->
        [none] the log book has not told of it yet
        [least] { $count ->
            [1] the log book has told of it
            [2] the log book has told of it at least twice
           *[other] the log book has told of it at least { $count } times
        }
        [most] { $count ->
            [1] the log book has told of it at most once
           *[other] the log book has told of it at most { $count } times
        }
        [not] the log book has not told of it { $count } times
       *[is] { $count ->
            [1] the log book has told of it once
           *[other] the log book has told of it { $count } times
        }
    }
vanguard-if-explored =
    { $sign ->
        [none] you have not been to { $thing }
        [least] { $count ->
            [1] you have been to { $thing }
            [2] you have been to { $thing } at least twice
           *[other] you have been to { $thing } at least { $count } times
        }
        [most] you have been to { $thing } at most { $count } times
        [not] you have not been to { $thing } exactly { $count } times
       *[is] you have been to { $thing } exactly { $count } times
    }
vanguard-if-memorial =
    { $sign ->
        [none] { $shows ->
            [any] nobody has died
           *[other] nobody of { $section } has died
        }
        [least] { $count ->
            [1] { $shows ->
                [any] someone has died
               *[other] someone of { $section } has died
            }
           *[other] { $shows ->
                [any] at least { $count } of the crew have died
               *[other] at least { $count } of { $section } have died
            }
        }
        [most] { $shows ->
            [any] at most { $count } of the crew have died
           *[other] at most { $count } of { $section } have died
        }
        [not] { $shows ->
            [any] not exactly { $count } of the crew have died
           *[other] not exactly { $count } of { $section } have died
        }
       *[is] { $shows ->
            [any] exactly { $count } of the crew have died
           *[other] exactly { $count } of { $section } have died
        }
    }
vanguard-if-recovered =
    { $sign ->
        [none] no patient left the medbay in the last pass
        [least] { $count ->
            [1] a patient left the medbay in the last pass
           *[other] at least { $count } patients left the medbay in the last pass
        }
        [most] at most { $count } patients left the medbay in the last pass
        [not] not { $count } patients left the medbay in the last pass
       *[is] { $count } patients left the medbay in the last pass
    }
vanguard-if-waited =
    { $sign ->
        [none] it has just come into play
        [least] { $count ->
            [1] it has been in play for a pass
           *[other] it has been in play for at least { $count } passes
        }
        [most] it has been in play for at most { $count } passes
        [not] it has not been in play for { $count } passes
       *[is] it has been in play for { $count } passes
    }
vanguard-if-listened =
    { $sign ->
        [none] the Listening has not moved since it came into play
        [least] { $count ->
            [1] the Listening has moved since it came into play
           *[other] the Listening has moved at least { $count } steps since it came into play
        }
        [most] the Listening has moved at most { $count } steps since it came into play
        [not] the Listening has not moved { $count } steps since it came into play
       *[is] the Listening has moved { $count } steps since it came into play
    }
vanguard-if-advanced =
    { $sign ->
        [none] it has not moved on yet
        [least] { $count ->
            [1] it has moved on
           *[other] it has moved on by at least { $count } steps
        }
        [most] it has moved on by at most { $count } steps
        [not] it has not moved on by { $count } steps
       *[is] it has moved on by { $count } steps
    }
vanguard-if-tally =
    { $sign ->
        [all] everyone on the team has supported a check
        [none] you do not have a single { $tally ->
                [yellow] yellow outcome
                [green] green outcome
                [combinations] dice combination
                [exertions] exertion
                [gear] use of equipment
                [threat-green] green outcome against a threat
                [gathered] lead gained
                [optional] optional mission completed
                [time-ends] time track run out
                [wells] well kept
                [moved-by-threat] crew member moved by a threat
                [danger] danger die rolled
               *[uniques] unique discovery
                [supported] crew member who supported a check
            }
       *[other] you have { $sign ->
            [least] at least
            [most] at most
            [not] other than
           *[is] exactly
        } { $count ->
            [one] one
           *[other] { $count }
        }{ " " }{ $tally ->
                [yellow] { $count ->
                    [one] yellow outcome
                   *[other] yellow outcomes
                }
                [green] { $count ->
                    [one] green outcome
                   *[other] green outcomes
                }
                [combinations] { $count ->
                    [one] dice combination
                   *[other] dice combinations
                }
                [exertions] { $count ->
                    [one] exertion
                   *[other] exertions
                }
                [gear] { $count ->
                    [one] use of equipment
                   *[other] uses of equipment
                }
                [threat-green] { $count ->
                    [one] green outcome against a threat
                   *[other] green outcomes against threats
                }
                [gathered] { $count ->
                    [one] lead gained
                   *[other] leads gained
                }
                [optional] { $count ->
                    [one] optional mission completed
                   *[other] optional missions completed
                }
                [time-ends] { $count ->
                    [one] time track run out
                   *[other] time tracks run out
                }
                [wells] { $count ->
                    [one] well kept
                   *[other] wells kept
                }
                [moved-by-threat] { $count ->
                    [one] crew member moved by a threat
                   *[other] crew members moved by threats
                }
                [danger] { $count ->
                    [one] danger die rolled
                   *[other] danger dice rolled
                }
               *[uniques] { $count ->
                    [one] unique discovery
                   *[other] unique discoveries
                }
                [supported] { $count ->
                    [one] crew member who supported a check
                   *[other] crew members who supported a check
                }
            }
    }
vanguard-if-seen =
    { $sign ->
        [none] { $thing } has not come up yet
        [least] { $count ->
            [1] { $thing } has come up before
            [2] { $thing } has come up at least twice
           *[other] { $thing } has come up at least { $count } times
        }
        [most] { $thing } has come up at most { $count } times
        [not] { $thing } has not come up { $count } times
       *[is] { $thing } has come up { $count } times
    }
vanguard-if-finals =
    { $sign ->
        [none] no sector is fully explored
        [least] { $count ->
            [1] a sector is fully explored
           *[other] at least { $count } sectors are fully explored
        }
        [most] at most { $count } sectors are fully explored
        [not] not { $count } sectors are fully explored
       *[is] { $count } sectors are fully explored
    }
vanguard-if-kinds =
    { $sign ->
        [none] you carry no discoveries
        [least] { $count ->
            [1] you carry a discovery
           *[other] you carry discoveries of at least { $count } types
        }
        [most] you carry discoveries of at most { $count } types
        [not] you do not carry discoveries of { $count } types
       *[is] you carry discoveries of { $count } types
    }
vanguard-if-entered-count =
    { $sign ->
        [none] no sector has been entered
        [least] { $count ->
            [1] a sector has been entered
           *[other] at least { $count } sectors have been entered
        }
        [most] at most { $count } sectors have been entered
        [not] not { $count } sectors have been entered
       *[is] { $count } sectors have been entered
    }
vanguard-if-available =
    { $sign ->
        [none] nobody of rank { $number } is available in { $section }
        [least] { $count ->
            [1] someone of rank { $number } is available in { $section }
           *[other] at least { $count } of rank { $number } are available in { $section }
        }
        [most] at most { $count } of rank { $number } are available in { $section }
        [not] not { $count } of rank { $number } are available in { $section }
       *[is] { $count } of rank { $number } are available in { $section }
    }
vanguard-if-shown =
    { $sign ->
        [none] no die shows { $face }
        [least] { $count ->
            [1] a die shows { $face }
           *[other] at least { $count } dice show { $face }
        }
        [most] at most { $count } dice show { $face }
        [not] not { $count } dice show { $face }
       *[is] { $count ->
            [1] one die shows { $face }
           *[other] { $count } dice show { $face }
        }
    }

## What is so or not

vanguard-if-biome =
    { $not ->
        [yes] the sector is not { $biome }
       *[no] the sector is { $biome }
    }
vanguard-if-biome-at =
    { $not ->
        [yes] { $place } is not { $biome }
       *[no] { $place } is { $biome }
    }
vanguard-if-is =
    { $not ->
        [yes] { $place } is not part of { $tag }
       *[no] { $place } is part of { $tag }
    }
vanguard-if-at =
    { $not ->
        [yes] you are not { $place }
       *[no] you are { $place }
    }
vanguard-if-self =
    { $not ->
        [yes] it is someone else
       *[no] it is you
    }
vanguard-if-anybody =
    { $not ->
        [yes] it is nobody
       *[no] it is anyone
    }
vanguard-if-alone =
    { $not ->
        [yes] you are not alone in your sector
       *[no] you are alone in your sector
    }
vanguard-if-final =
    { $not ->
        [yes] the POI { $place } is not final
       *[no] the POI { $place } is final
    }
vanguard-if-empty =
    { $not ->
        [yes] there is a POI { $place }
       *[no] there is nothing left { $place }
    }
vanguard-if-important =
    { $not ->
        [yes] the POI { $place } is not important
       *[no] the POI { $place } is important
    }
vanguard-if-threatened =
    { $not ->
        [yes] there is no threat { $place }
       *[no] there is a threat { $place }
    }
vanguard-if-marked =
    { $not ->
        [yes] there is no marker “{ $marker }” { $place }
       *[no] there is a marker “{ $marker }” { $place }
    }
vanguard-if-gear =
    { $not ->
        [yes] { $thing } does not stand { $place }
       *[no] { $thing } stands { $place }
    }
vanguard-if-carries =
    { $not ->
        [yes] you do not carry { $thing }
       *[no] you carry { $thing }
    }
vanguard-if-used =
    { $not ->
        [yes] { $thing } has not been used this round
       *[no] { $thing } has been used this round
    }
vanguard-if-section =
    { $not ->
        [yes] you do not belong to { $section }
       *[no] you belong to { $section }
    }
vanguard-if-condition =
    { $not ->
        [yes] the global condition is not { $thing }
       *[no] the global condition is { $thing }
    }
vanguard-if-mission =
    { $outcome ->
        [done] { $not ->
            [yes] the mission { $thing } is not complete
           *[no] the mission { $thing } is complete
        }
        [failed] { $not ->
            [yes] the mission { $thing } has not failed
           *[no] the mission { $thing } has failed
        }
       *[open] { $not ->
            [yes] the mission { $thing } is not open
           *[no] the mission { $thing } is open
        }
    }
vanguard-if-found =
    { $not ->
        [yes] you do not have { $thing }
       *[no] you have { $thing }
    }
vanguard-if-installed =
    { $not ->
        [yes] { $thing } is not installed
       *[no] { $thing } is installed
    }
vanguard-if-activated =
    { $facility ->
        [laboratory] the research laboratory{ " " }
        [complex] the production complex{ " " }
        [barracks] the barracks room{ " " }
        [situation-room] the situation room{ " " }
       *[add-on] the add-on facility{ " " }
    }{ $not ->
        [yes] has not been used in this pass
       *[no] has been used in this pass
    }
vanguard-if-objective =
    { $not ->
        [yes] { $thing } is not in play
       *[no] { $thing } is in play
    }
vanguard-if-row =
    { $not ->
        [yes] the outcome is not { $row }
       *[no] the outcome is { $row }
    }
vanguard-if-injury =
    { $not ->
        [yes] it is not
       *[no] it is
    } { $injury }
vanguard-if-type =
    { $not ->
        [yes] the type is not { $type }
       *[no] the type is { $type }
    }
vanguard-if-symbol =
    { $not ->
        [yes] the symbol is not{ " " }
       *[no] the symbol is{ " " }
    }{ $shows ->
        [T] a travel symbol
       *[other] “{ $symbol }”
    }
vanguard-if-cause =
    { $not ->
        [yes] it does not come from{ " " }
       *[no] it comes from{ " " }
    }{ $cause ->
        [path] a path
        [event] an event
        [threat] a threat
        [landing] the landing
        [danger] a danger die
        [check] a check
       *[effect] an effect
    }
vanguard-if-new =
    { $not ->
        [yes] someone had been there before
       *[no] nobody had been there before
    }
vanguard-if-moved =
    { $not ->
        [yes] you have not travelled this turn
       *[no] you have travelled this turn
    }
vanguard-if-rested =
    { $not ->
        [yes] you have not rested this turn
       *[no] you have rested this turn
    }
vanguard-if-replaced =
    { $not ->
        [yes] the POI in your sector was not replaced this turn
       *[no] the POI in your sector was replaced this turn
    }
vanguard-if-joined =
    { $not ->
        [yes] no marked way joins these places
       *[no] a marked way joins these places
    }
vanguard-if-planet =
    { $not ->
        [yes] you are not on { $thing }
       *[no] you are on { $thing }
    }
vanguard-if-visited =
    { $not ->
        [yes] { $thing } has not been explored
       *[no] { $thing } has been explored
    }
vanguard-if-status =
    { $status ->
        [no-travel] { $not ->
            [yes] you can travel
           *[no] you cannot travel
        }
       *[other] { $not ->
            [yes] it no longer lasts
           *[no] it still lasts
        }
    }
vanguard-if-resolved =
    { $not ->
        [yes] { $thing } has not been resolved with the { $row } outcome
       *[no] { $thing } has been resolved with the { $row } outcome
    }

## What is counted, as it stands after "as many as there are" and "the most"

vanguard-value-own = steps of “{ $name }”
vanguard-value-counter = things collected
vanguard-value-count = markers “{ $marker }” { $place }
vanguard-value-path-count = markers “{ $marker }” on paths
vanguard-value-crewed = crew { $place }
vanguard-value-standees = standees of { $thing } { $place }
vanguard-value-field = fields behind { $thing }
vanguard-value-time = fields of time behind { $track }
vanguard-value-progress = fields on the { $row } track of { $thing }
vanguard-value-visits = visits
vanguard-value-round = rounds so far
vanguard-value-supplies = supplies
vanguard-value-success = success tokens
vanguard-value-team = members of the team
vanguard-value-rank = ranks
vanguard-value-injuries =
    { $placed ->
        [yes] injuries { $place }
       *[no] injuries
    }
vanguard-value-injury-cards = cards of { $injury }
vanguard-value-hand = cards in hand
vanguard-value-charges = charges
vanguard-value-dice = dice in play
vanguard-value-equipment =
    { $placed ->
        [yes] pieces of equipment { $place }
       *[no] pieces of equipment
    }
vanguard-value-passengers = passengers
vanguard-value-armour = points of armour
vanguard-value-sensors = points of sensors
vanguard-value-manoeuvrability = points of manoeuvrability
vanguard-value-morale = steps of morale
vanguard-value-act = acts so far
vanguard-value-passes = passes so far
vanguard-value-read = readings of the page
vanguard-value-explored = explorations of { $thing }
vanguard-value-memorial =
    { $shows ->
        [any] names of the dead
       *[other] names of the dead of { $section }
    }
vanguard-value-recovered = patients who left the medbay in the last pass
vanguard-value-waited = passes since it came into play
vanguard-value-listened = steps of the Listening since it came into play
vanguard-value-advanced = steps it has moved on
vanguard-value-tally =
    { $tally ->
        [yellow] yellow outcomes
        [green] green outcomes
        [combinations] dice combinations
        [supported] crew members who supported a check
        [exertions] exertions
        [gear] uses of equipment
        [threat-green] green outcomes against threats
        [gathered] leads gained
        [optional] optional missions completed
        [time-ends] time tracks that came to their end
        [wells] wells kept
        [moved-by-threat] moves of crew by threats
        [danger] danger dice rolled
       *[uniques] unique discoveries
    }
vanguard-value-seen = times that { $thing } came up
vanguard-value-finals = fully explored sectors
vanguard-value-kinds = types of discoveries
vanguard-value-entered-count = entered sectors
vanguard-value-available = available crew of { $section } with rank { $count }
vanguard-value-shown = dice that show { $face }
