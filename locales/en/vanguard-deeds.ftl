# What somebody does. $who: "each" does it; all other voices are alike in English.

vanguard-do-use =
    { $who ->
        [each] uses
       *[other] use
    } { $dice }
vanguard-do-sac =
    { $who ->
        [each] sacrifices
       *[other] sacrifice
    } { $dice }
vanguard-do-refresh =
    { $who ->
        [each] refreshes
       *[other] refresh
    } { $dice }
vanguard-do-draw =
    { $who ->
        [each] draws
       *[other] draw
    } { $count ->
        [one] one section card
        [other] { $count } section cards
       *[text] as many section cards as there are { $count }
    }
vanguard-do-discard =
    { $who ->
        [each] discards
       *[other] discard
    } { $count ->
        [one] one section card
        [other] { $count } section cards
       *[text] as many section cards as there are { $count }
    }
vanguard-do-sac-card =
    { $who ->
        [each] sacrifices
       *[other] sacrifice
    } { $count ->
        [one] one section card
       *[other] { $count } section cards
    }
vanguard-do-danger =
    { $who ->
        [each] rolls
       *[other] roll
    } { $count ->
        [one] danger die { $box }
       *[other] { $count } danger dice { $box }
    }
vanguard-do-injure =
    { $who ->
        [each] suffers
       *[other] suffer
    } { $shows ->
        [scratch] a graze
        [wound] a wound
        [serious] a serious wound
        [exh] exhaustion
        [leak] a suit leak
        [panic] panic
        [toxin] a toxin
        [conc] a concussion
       *[other] an injury
    }
vanguard-do-heal =
    { $cure ->
        [die] { $who ->
            [each] discards
           *[other] discard
        } an injury die
        [down] { $who ->
            [each] turns
           *[other] turn
        } an injury card face down
       *[card] { $who ->
            [each] discards
           *[other] discard
        } { $shows ->
            [any] an injury card
           *[other] an injury card of { $injury }
        }
    }
vanguard-do-exert =
    { $who ->
        [each] exerts themselves
        [they] exert themselves
       *[you] exert yourself
    }
vanguard-do-check =
    { $who ->
        [each] makes
       *[other] make
    } a check: { $thing }
vanguard-do-gain =
    { $who ->
        [each] gains
       *[other] gain
    } { $what }
vanguard-do-lose =
    { $who ->
        [each] loses
       *[other] lose
    } { $what }
vanguard-the-success =
    { $count ->
        [one] one success token
       *[other] { $count } success tokens
    }
vanguard-the-lead =
    { $count ->
        [one] a lead
       *[other] { $count } leads
    } { $shows ->
        [any] of any type
        [gained] of a type you gained leads of this turn
        [marked] of a type that has lead tokens
       *[other] on { $type }
    }
vanguard-the-disc =
    a discovery { $shows ->
        [any] of any type
        [gained] of a type you gained leads of this turn
        [marked] of a type that has lead tokens
       *[other] of { $type }
    }
vanguard-the-unique = the unique discovery { $thing }
vanguard-the-gain =
    { $plural ->
        [yes] the cards { $thing }
       *[no] { $thing }
    }
vanguard-the-charge =
    { $count ->
        [one] one charge
       *[other] { $count } charges
    }
vanguard-the-supply =
    { $count ->
        [one] one supply
       *[other] { $count } supplies
    }{ $parameter ->
        [armour] , one fewer for each point of armour
        [sensors] , one fewer for each point of sensors
        [manoeuvrability] , one fewer for each point of manoeuvrability
       *[none] { "" }
    }
vanguard-the-command =
    { $count ->
        [one] one command
       *[other] { $count } command
    }
vanguard-the-energy =
    { $count ->
        [one] one energy
       *[other] { $count } energy
    }
vanguard-do-exchange =
    { $who ->
        [each] exchanges
       *[other] exchange
    } { $exchange ->
        [disc] { $count ->
            [one] one discovery for the top card of another deck
           *[other] up to { $count } discoveries for the top cards of other decks
        }
       *[card] { $count ->
            [one] one section card
           *[other] { $count } section cards
        }
    }
vanguard-do-browse =
    { $who ->
        [each] looks at the top { $count } cards of a discovery deck and returns
       *[other] look at the top { $count } cards of a discovery deck and return
    } them in any order
vanguard-do-shift-leads =
    { $who ->
        [each] moves lead tokens between decks and then checks them
       *[other] move lead tokens between decks, then check them
    }
vanguard-do-under =
    { $under ->
        [disc] { $who ->
            [each] puts
           *[other] put
        } { $count ->
            [one] { $shows ->
                [any] a discovery from the lander under its deck
               *[other] a discovery of { $type } from the lander under its deck
            }
           *[other] { $shows ->
                [any] { $count } discoveries from the lander under their decks
               *[other] { $count } discoveries of { $type } from the lander under their decks
            }
        }
        [equipment] { $who ->
            [each] returns
           *[other] return
        } { $count ->
            [one] one piece of equipment to the armory
           *[other] { $count } pieces of equipment to the armory
        }
       *[event] { $who ->
            [each] puts
           *[other] put
        } { $count ->
            [one] one event under the deck
           *[other] { $count } events under the deck
        }
    }
vanguard-do-fetch =
    { $who ->
        [each] takes
       *[other] take
    } { $fetched ->
        [minor] a minor piece of equipment from the armory
        [personal] a personal piece of equipment from the armory
        [discarded-minor] back discarded minor equipment
       *[discarded] back discarded equipment
    }
vanguard-do-box-this =
    { $who ->
        [each] sacrifices
       *[other] sacrifice
    } this card
vanguard-do-marker =
    { $who ->
        [each] places
       *[other] place
    } { $count ->
        [one] one marker “{ $marker }”
        [other] { $count } markers “{ $marker }”
       *[text] as many markers “{ $marker }” as there are { $count }
    } { $place }
vanguard-do-unmark =
    { $who ->
        [each] removes
       *[other] remove
    } { $count ->
        [0] every marker “{ $marker }”
        [one] one marker “{ $marker }”
       *[other] { $count } markers “{ $marker }”
    } { $place }
vanguard-do-path-marker =
    { $who ->
        [each] places
       *[other] place
    } a marker “{ $marker }” on { $path ->
        [here] a path of { $who ->
            [you] your
            [inf] your
           *[other] their
        } sector
        [all] every path of { $who ->
            [you] your
            [inf] your
           *[other] their
        } sector
       *[other] the path { $path }
    }
vanguard-do-path-unmark =
    { $who ->
        [each] removes
       *[other] remove
    } { $count ->
        [0] every marker “{ $marker }”
        [one] one marker “{ $marker }”
       *[other] { $count } markers “{ $marker }”
    } from { $path ->
        [here] a path of { $who ->
            [you] your
            [inf] your
           *[other] their
        } sector
        [all] the paths of { $who ->
            [you] your
            [inf] your
           *[other] their
        } sector
       *[other] the path { $path }
    }
vanguard-do-look =
    { $who ->
        [each] looks
       *[other] look
    } at the POI { $place }
vanguard-do-gear =
    { $who ->
        [each] places
       *[other] place
    } { $thing }
vanguard-do-place-gear =
    { $who ->
        [each] places
       *[other] place
    } field equipment without spending an action
vanguard-do-off =
    { $who ->
        [each] discards
       *[other] discard
    } this POI
vanguard-do-land =
    { $who ->
        [each] lands
       *[other] land
    } { $place }
vanguard-do-move =
    { $who ->
        [each] moves
       *[other] move
    } { $place }{ $how ->
        [plain] , along a path without symbols
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[symbols] { "" }
    }
vanguard-do-march =
    { $who ->
        [each] moves
       *[other] move
    } { $count ->
        [one] one sector
       *[other] up to { $count } sectors
    }{ $how ->
        [free] , ignoring symbols
        [first] , resolving only the first path
        [dice] , using one die for each path
       *[symbols] { "" }
    }
vanguard-do-come-along =
    { $who ->
        [each] comes
       *[other] come
    } along, ignoring symbols
vanguard-do-ignore =
    { $who ->
        [each] ignores
       *[other] ignore
    } { $shows ->
        [any] { $count ->
            [one] a symbol
           *[other] { $count } symbols
        }
        [T] { $count ->
            [one] a travel symbol
           *[other] { $count } travel symbols
        }
       *[other] { $count ->
            [one] a symbol “{ $symbol }”
           *[other] { $count } symbols “{ $symbol }”
        }
    } on the path
vanguard-do-ignore-every =
    { $who ->
        [each] ignores
       *[other] ignore
    } every { $shows ->
        [T] travel symbol
       *[other] symbol “{ $symbol }”
    } on the path
vanguard-do-ignore-all =
    { $who ->
        [each] ignores
       *[other] ignore
    } all symbols on the path
vanguard-do-ignore-row =
    { $who ->
        [each] ignores
       *[other] ignore
    } one row
vanguard-do-threat-row =
    { $who ->
        [each] resolves
       *[other] resolve
    } the { $row } row of a threat in your sector without a check
vanguard-do-events =
    { $deed ->
        [look] { $who ->
            [each] looks at the top { $count } events and returns
           *[other] look at the top { $count } events and return
        } them in any order
        [drop] { $who ->
            [each] looks at the top { $count } events and discards
           *[other] look at the top { $count } events and discard
        } one
        [pick] { $who ->
            [each] resolves one of the top { $count } events and puts
           *[other] resolve one of the top { $count } events and put
        } the others under the deck
        [under] { $who ->
            [each] looks at the top { $count } events and puts
           *[other] look at the top { $count } events and put
        } one under the deck
       *[next] { $who ->
            [each] puts the event under the deck and reveals
           *[other] put the event under the deck and reveal
        } the next one
    }
vanguard-do-extra =
    { $who ->
        [each] takes
       *[other] take
    } { $extra ->
        [travel] an extra Travel action
        [special] the same special action again
        [remote] the special action of a POI in a connected sector
       *[action] one more action
    }
vanguard-do-reroll =
    { $who ->
        [each] rolls
       *[other] roll
    } { $dice }{ $shows ->
        [any] { "" }
       *[other] { " " }showing { $face }
    } again
vanguard-do-turn =
    { $shows ->
        [any] { $who ->
            [each] sets
           *[other] set
        } { $dice } to { $result }
       *[other] { $who ->
            [each] turns
           *[other] turn
        } { $dice } showing { $face } to { $result }
    }
vanguard-do-toss =
    { $who ->
        [each] spends
       *[other] spend
    } { $dice }{ $shows ->
        [any] { "" }
       *[other] { " " }showing { $face }
    } from the pool
vanguard-do-add-die =
    { $who ->
        [each] adds
       *[other] add
    } { $source ->
        [spent] { $count ->
            [one] one spent die
           *[other] { $count } spent dice
        }
       *[available] { $count ->
            [one] one available die
           *[other] { $count } available dice
        }
    } of { $who ->
        [you] your
       *[other] their
    } own to the roll
vanguard-do-drop-danger =
    { $who ->
        [each] removes
       *[other] remove
    } { $count ->
        [0] all danger dice
        [one] one danger die
       *[other] { $count } danger dice
    }
vanguard-do-predict =
    { $who ->
        [each] names
       *[other] name
    } a symbol; if the marked row of the next check uses it, refresh { $count ->
        [one] one die
       *[other] { $count } dice
    }
vanguard-do-no-die =
    { $who ->
        [each] takes
       *[other] take
    } no injury die
vanguard-do-take-over =
    { $who ->
        [each] takes
       *[other] take
    } it instead
vanguard-do-draw-again =
    { $who ->
        [each] draws
       *[other] draw
    } { $count ->
        [one] one more and return one
       *[other] { $count } more and return as many
    }
vanguard-do-draw-more =
    { $who ->
        [each] draws
       *[other] draw
    } { $count ->
        [one] one more
       *[other] { $count } more
    }
vanguard-do-scan =
    { $who ->
        [each] uncovers
       *[other] uncover
    } { $count ->
        [one] one scan step
       *[other] { $count } scan steps
    }
vanguard-do-survey =
    { $who ->
        [each] scans
       *[other] scan
    } { $count ->
        [one] one landing card completely
       *[other] { $count } landing cards completely
    }
vanguard-do-leave-gear =
    { $who ->
        [each] leaves
       *[other] leave
    } { $count ->
        [one] one piece of equipment behind for good
       *[other] { $count } pieces of equipment behind for good
    }
vanguard-do-shuffle-back =
    { $who ->
        [each] shuffles
       *[other] shuffle
    } this card back
vanguard-do-remove =
    { $who ->
        [each] removes
       *[other] remove
    } this card from the campaign
vanguard-do-remove-card =
    { $who ->
        [each] removes
       *[other] remove
    } { $thing } from the campaign
