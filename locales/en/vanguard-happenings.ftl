# What happens by itself, and what is so for a while.

vanguard-happens-share-refresh = { $crew } refreshes { $dice } between them
vanguard-happens-march-all =
    everyone in your sector moves up to { $count } sectors together{ $how ->
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[symbols] { "" }
    }
vanguard-happens-march-with =
    { $count ->
        [one] you and someone else in your sector move to a connected sector together
       *[other] you and someone else in your sector move up to { $count } sectors together
    }{ $how ->
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[symbols] { "" }
    }
vanguard-happens-follow =
    { $crew } may come along{ $how ->
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[symbols] { "" }
    }
vanguard-happens-time =
    { $sign ->
        [minus] { $count ->
            [one] one time track goes back by one
           *[other] one time track goes back by { $count }
        }
       *[plus] { $count ->
            [one] every time track moves on by one
           *[other] every time track moves on by { $count }
        }
    }
vanguard-happens-track =
    { $sign ->
        [minus] { $count ->
            [one] { $track } goes back by one
           *[other] { $track } goes back by { $count }
        }
       *[plus] { $count ->
            [one] { $track } moves on by one
           *[other] { $track } moves on by { $count }
        }
    }
vanguard-happens-advance =
    { $sign ->
        [minus] a { $row } track { $place } goes back by { $count }
       *[plus] a { $row } track { $place } moves on by { $count }{ $edge ->
            [short] , but not onto its outcome
           *[none] { "" }
        }
    }
vanguard-happens-reset = { $track } starts again
vanguard-happens-set-number = { $track } now stands at { $count }
vanguard-happens-set = “{ $name }” is now { $setting }
vanguard-happens-switch =
    { $on ->
        [yes] from now on “{ $name }” counts
       *[no] “{ $name }” no longer counts
    }
vanguard-happens-path-free =
    { $path ->
        [here] one path of your sector
        [taken] the path you take
        [all] every path of your sector
       *[other] the path { $path }
    } has no symbols { $span ->
        [check] for this check
        [turn] this turn
        [until] until your next turn
        [next] until the end of your next turn
        [round] this round
        [exploration] for this exploration
       *[ever] from now on
    }
vanguard-happens-path-close =
    { $path ->
        [here] one path of your sector
        [taken] the path you take
        [all] every path of your sector
       *[other] the path { $path }
    } is closed { $span ->
        [check] for this check
        [turn] this turn
        [until] until your next turn
        [next] until the end of your next turn
        [round] this round
        [exploration] for this exploration
       *[ever] from now on
    }
vanguard-happens-path-less =
    paths from your sector show { $count ->
        [one] one symbol fewer
       *[other] { $count } symbols fewer
    } { $span ->
        [turn] this turn
        [round] this round
       *[other] for a while
    }
vanguard-happens-lasting = from now on there is { $lasting }
vanguard-happens-poi =
    { $placed ->
        [yes] the POI { $place }
       *[no] the POI in your sector
    } becomes { $thing }
vanguard-happens-poi-empty =
    { $placed ->
        [yes] there is nothing more { $place }
       *[no] there is nothing more here
    }
vanguard-happens-top = you now find { $thing } { $place }
vanguard-happens-clear = the POIs { $place } are gone
vanguard-happens-status =
    { $status ->
        [no-travel] { $who ->
            [each] cannot travel
            [they] cannot travel
           *[you] you cannot travel
        }
        [no-support] { $who ->
            [each] gets no support
            [they] get no support
           *[you] you get no support
        }
        [unseen] { $who ->
            [each] is not affected by threats
            [they] are not affected by threats
           *[you] threats do not affect you
        }
        [can-travel] { $who ->
            [each] may travel even where travel is barred
            [they] may travel even where travel is barred
           *[you] you may travel even where travel is barred
        }
        [held] { $who ->
            [each] is not moved by effects
            [they] are not moved by effects
           *[you] you are not moved by effects
        }
        [guard] { $who ->
            [each] keeps threats out of their sector
            [they] keep threats out of their sector
           *[you] no threat may enter your sector
        }
        [reach] { $who ->
            [each] may exchange equipment with a connected sector
            [they] may exchange equipment with a connected sector
           *[you] you may exchange equipment with a connected sector
        }
        [safe] { $who ->
            [each] shields their sector, where paths and events neither move nor injure crew,
            [they] shield their sector, where paths and events neither move nor injure crew,
           *[you] paths and events neither move nor injure crew in your sector
        }
        [light] { $who ->
            [each] ignores all symbols on the next Travel
            [they] ignore all symbols on the next Travel
           *[you] your next Travel ignores all symbols
        }
        [slow] { $who ->
            [each] pays one die more for the next Travel
            [they] pay one die more for the next Travel
           *[you] your next Travel costs one die more
        }
        [wary] { $who ->
            [each] removes the first danger die in their sector
            [they] remove the first danger die in their sector
           *[you] the first danger die in your sector is removed
        }
       *[calm] { $who ->
            [each] shields their sector from threats and events
            [they] shield their sector from threats and events
           *[you] threats and events do not affect crew in your sector
        }
    }{ $status ->
        [light] { "" }
        [slow] { "" }
       *[other] { $span ->
            [check] { " " }for this check
            [turn] { " " }this turn
            [until] { $who ->
                [you] { " " }until your next turn
               *[other] { " " }until their next turn
            }
            [next] { $who ->
                [you] { " " }until the end of your next turn
               *[other] { " " }until the end of their next turn
            }
            [round] { " " }this round
            [exploration] { " " }for this exploration
           *[ever] { " " }from now on
        }
    }
vanguard-dear-room =
    { $room ->
        [laboratory] the research laboratory
        [complex] the production complex
        [barracks] the barracks
        [situation-room] the situation room
       *[add-on] the add-on facility
    }
vanguard-dear-rooms =
    { $rooms } will cost { $count ->
        [one] one
       *[other] { $count }
    } more command in this pass
vanguard-happens-note =
    { $note ->
        [discoveries] the lander holds { $count ->
            [one] one more discovery
           *[other] { $count } more discoveries
        }
        [supplies] the next exploration starts with { $count ->
            [one] one more supply
           *[other] { $count } more supplies
        }
        [fewer-dice] in a check you may roll { $count ->
            [one] one die of your own fewer
           *[other] { $count } dice of your own fewer
        }
        [hand-security] Security holds { $count ->
            [one] one more card
           *[other] { $count } more cards
        } on the next exploration
        [hand-recon] Recon holds { $count ->
            [one] one more card
           *[other] { $count } more cards
        } on the next exploration
        [hand-science] Science holds { $count ->
            [one] one more card
           *[other] { $count } more cards
        } on the next exploration
        [hand-engineering] Engineering holds { $count ->
            [one] one more card
           *[other] { $count } more cards
        } on the next exploration
        [dice-security] Security takes { $count ->
            [one] one more die
           *[other] { $count } more dice
        } from the box on the next exploration
        [dice-recon] Recon takes { $count ->
            [one] one more die
           *[other] { $count } more dice
        } from the box on the next exploration
        [dice-science] Science takes { $count ->
            [one] one more die
           *[other] { $count } more dice
        } from the box on the next exploration
        [dice-engineering] Engineering takes { $count ->
            [one] one more die
           *[other] { $count } more dice
        } from the box on the next exploration
        [recruits] next time you choose from { $count ->
            [one] one more recruit
           *[other] { $count } more recruits
        }
        [recruits-security] next time Security chooses from { $count ->
            [one] one more recruit
           *[other] { $count } more recruits
        }
        [recruits-recon] next time Recon chooses from { $count ->
            [one] one more recruit
           *[other] { $count } more recruits
        }
        [recruits-science] next time Science chooses from { $count ->
            [one] one more recruit
           *[other] { $count } more recruits
        }
        [recruits-engineering] next time Engineering chooses from { $count ->
            [one] one more recruit
           *[other] { $count } more recruits
        }
        [dear-laboratory] the research laboratory costs { $count } more command in this pass
        [dear-complex] the production complex costs { $count } more command in this pass
        [dear-barracks] the barracks cost { $count } more command in this pass
        [dear-situation-room] the situation room costs { $count } more command in this pass
        [dear-add-on] the add-on facility costs { $count } more command in this pass
        [closed-laboratory] the research laboratory is closed in this pass
        [closed-complex] the production complex is closed in this pass
        [closed-barracks] the barracks are closed in this pass
        [closed-situation-room] the situation room is closed in this pass
        [closed-add-on] the add-on facility is closed in this pass
        [scan-dear] the next scan step costs { $count } more
        [scan-free] { $count ->
            [one] one scan step is free
           *[other] { $count } scan steps are free
        }
        [situations] the next pass reveals { $count ->
            [one] one situation
           *[other] { $count } situations
        } { $sign ->
            [minus] fewer
           *[plus] more
        }
        [rank-ups] at the next launch you choose from { $count ->
            [one] one more rank-up card
           *[other] { $count } more rank-up cards
        }
        [flight-free] the next flight costs nothing
        [command-next] the next pass brings { $count ->
            [one] one
           *[other] { $count }
        } more command
        [energy-next] the next pass brings { $count ->
            [one] one
           *[other] { $count }
        } more energy
        [second-project] next time a second research project may be completed
        [events] events begin
        [mute] { $count ->
            [one] the next field that a threat enters has no effect
           *[other] the next { $count } fields that threats enter have no effect
        }
        [refresh-after] { $count ->
            [one] after the check you refresh one die
           *[other] after the check you refresh { $count } dice
        }
       *[last-out] at lift-off, one sector from the lander counts as the landing sector
    }{ $span ->
        [round] { " " }this round
        [turn] { " " }this turn
       *[other] { "" }
    }
vanguard-happens-condition =
    the global condition is now { $thing }{ $span ->
        [round] { " " }until the end of the round
       *[other] { "" }
    }
vanguard-happens-mission =
    { $outcome ->
        [done] the mission { $thing } is complete
        [failed] the mission { $thing } has failed
        [reveal] a new mission begins, { $thing }
       *[off] the mission { $thing } is discarded
    }
vanguard-happens-threat =
    { $plural ->
        [yes] { $thing } come into play { $place }
       *[no] { $thing } comes into play { $place }
    }
vanguard-happens-unthreat =
    { $plural ->
        [yes] { $thing } leave
       *[no] { $thing } leaves
    } the board{ $span ->
        [round] { " " }until the end of the next round
       *[other] { "" }
    }
vanguard-happens-still =
    { $plural ->
        [yes] { $thing } do not move
       *[no] { $thing } does not move
    } { $span ->
        [turn] this turn
        [next] until the end of your next turn
        [round] this round
       *[other] for a while
    }
vanguard-happens-walk =
    { $plural ->
        [yes] { $thing } move
       *[no] { $thing } moves
    } { $way ->
        [choice] { $count ->
            [one] to a connected sector of your choice
           *[other] up to { $count } sectors as you choose
        }
       *[other] { $count ->
            [one] one sector
           *[other] { $way ->
                [route] { $count } sectors
                [random] { $count } sectors
               *[other] up to { $count } sectors
            }
        } { $way ->
            [toward] { $place }
            [away] away { $place }
            [route] { $place }
           *[random] at random
        }
    }
vanguard-happens-put =
    { $plural ->
        [yes] { $thing } are now { $place }
       *[no] { $thing } is now { $place }
    }
vanguard-happens-learn =
    { $learnt ->
        [choice] it learns a symbol of your choice
       *[used] it learns the symbol you used
    }
vanguard-happens-unlearn =
    { $learnt ->
        [choice] it forgets a symbol of your choice
       *[oldest] it forgets its oldest symbol
    }
vanguard-happens-end = the exploration ends
vanguard-happens-double =
    { $count ->
        [one] one symbol of { $face } counts twice
       *[other] { $count } symbols of { $face } count twice
    }
vanguard-happens-excuse =
    { $excuse ->
        [special] one special effect needs one die fewer
        [need] one symbol of a demand may be missing
       *[swap] the swap of symbols does not count
    }
vanguard-happens-cancel = it does not happen
vanguard-happens-become = the injury becomes { $injury }
vanguard-happens-unmatched = its biomes do not match
vanguard-happens-only-me = it affects only you
vanguard-happens-face-down = its card is placed face down
vanguard-happens-mute = the field has no effect
vanguard-happens-unpaid = it costs no supply
vanguard-happens-instead = one of them is { $type } instead
vanguard-happens-log = read on in the log book
vanguard-happens-flag = the story remembers this
vanguard-happens-shut = nothing more happens
vanguard-happens-sign = a name is written down
vanguard-happens-roll = the names of the dead are read
vanguard-happens-keep-this = this card stays in force aboard until it is paid
vanguard-happens-morale =
    { $sign ->
        [minus] { $count ->
            [one] morale falls by one
           *[other] morale falls by { $count }
        }
       *[plus] { $count ->
            [one] morale rises by one
           *[other] morale rises by { $count }
        }
    }
vanguard-happens-act = act { $count } begins
vanguard-happens-unlock = something new is unlocked
vanguard-happens-patient =
    { $which ->
        [each] every patient
       *[one] one patient
    } moves on by { $count ->
        [one] one slot
       *[other] { $count } slots
    }
vanguard-happens-crew =
    { $crewing ->
        [available] { $count ->
            [9] { $shows ->
                [any] all resting crew members are
               *[other] all resting crew members of { $section } are
            }
            [one] { $shows ->
                [any] one resting crew member is
               *[other] one resting crew member of { $section } is
            }
           *[other] { $shows ->
                [any] { $count } resting crew members are
               *[other] { $count } resting crew members of { $section } are
            }
        } available again
        [resting] { $count ->
            [one] { $shows ->
                [any] one crew member rests
               *[other] one crew member of { $section } rests
            }
           *[other] { $shows ->
                [any] { $count } crew members rest
               *[other] { $count } crew members of { $section } rest
            }
        }
        [recruit] { $count ->
            [one] one more recruit joins
           *[other] { $count } more recruits join
        }, from { $section }
       *[unavailable] { $count ->
            [one] { $shows ->
                [any] one crew member is
               *[other] one crew member of { $section } is
            }
           *[other] { $shows ->
                [any] { $count } crew members are
               *[other] { $count } crew members of { $section } are
            }
        } not available in this pass
    }
vanguard-happens-situation =
    { $plural ->
        [yes] { $thing } go
       *[no] { $thing } goes
    } into the deck of situations
vanguard-happens-relay = from now on the first scan step is free in { $thing }
vanguard-happens-lander =
    { $landering ->
        [damage] a lander is damaged
       *[repair] a lander is repaired
    }
vanguard-happens-train =
    { $count ->
        [one] one crew member of rank 1 becomes rank 2
       *[other] { $count } crew members of rank 1 become rank 2
    }
vanguard-happens-dice =
    every section { $sign ->
        [minus] returns { $count ->
            [one] one die
           *[other] { $count } dice
        }
       *[plus] takes { $count ->
            [one] one more die
           *[other] { $count } more dice
        }
    }
vanguard-happens-project =
    a production project moves on by { $count ->
        [one] one stage
       *[other] { $count } stages
    }
vanguard-happens-objective =
    { $count ->
        [one] { $thing } moves on by one step
       *[other] { $thing } moves on by { $count } steps
    }
vanguard-happens-ending = the campaign ends
