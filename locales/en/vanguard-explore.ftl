# A planetary exploration: questions, moves, what happens, and the hints of the tutorial.

## Questions

vanguard-the-crew = The crew
vanguard-ask-start = The crew: who begins round { $round }?
vanguard-ask-action = What does { $crew } do?
vanguard-ask-lift-off = { $crew } wants to lift off. Do you agree?
vanguard-ask-roll = { $crew }, which dice do you take?
vanguard-ask-support = { $crew }, do you lend { $active } a die?
vanguard-ask-help = A card for { $crew }, or leave the dice as they lie?
vanguard-ask-modify = { $crew }, do you change anything?
vanguard-ask-take-vanguards = { $crew }, do the vanguards count as other symbols, or as they lie?
vanguard-ask-drop-danger = { $crew }: which danger die is taken away?
vanguard-ask-exert-first = { $crew }, a dice check is next. Exert first?
vanguard-ask-spend = { $crew }: which dice are spent?
vanguard-ask-special = { $crew }, more dice for this? { $what }
vanguard-ask-injury-die = { $crew }: which injury die is resolved first?
vanguard-ask-reroll = { $crew }, which dice do you roll again?
vanguard-ask-turn-die = { $crew }, which die do you turn, and to what?
vanguard-ask-toss = { $crew }, which die do you let go?
vanguard-ask-add-die = { $crew }: which die joins the others?
vanguard-ask-use =
    { $colour ->
        [red] { $crew }, which red die do you use?
        [green] { $crew }, which green die do you use?
        [blue] { $crew }, which blue die do you use?
       *[any] { $crew }, which die do you use?
    }
vanguard-ask-sacrifice =
    { $colour ->
        [red] { $crew } gives up a red die for this landing: which?
        [green] { $crew } gives up a green die for this landing: which?
        [blue] { $crew } gives up a blue die for this landing: which?
       *[any] { $crew } gives up a die for this landing: which?
    }
vanguard-ask-refresh =
    { $left ->
        [one] { $crew } gets a die back: which?
       *[other] { $crew } gets { $left } dice back: which?
    }
vanguard-ask-refresh-one =
    { $left ->
        [one] { $crew } gets a die back: which?
       *[other] { $crew } gets { $left } dice back, one after the other: which is next?
    }
vanguard-ask-column = { $crew }: under which colour does the injury die sit?
vanguard-ask-free-column = { $crew }: which colour stays free of injury dice?
vanguard-ask-pushed = { $crew } has no room left under that colour: which die is spent?
vanguard-ask-heal-die = { $crew }: which injury die goes?
vanguard-ask-heal-card = { $crew }: which injury?
vanguard-ask-discard = { $crew } puts a card down: which?
vanguard-ask-sacrifice-card = { $crew } gives up a card for this landing: which?
vanguard-ask-type = { $crew }: which kind of find?
vanguard-ask-leads-from = { $crew }: from which deck do you move a lead?
vanguard-ask-discovery-order = { $crew }: which find comes next?
vanguard-ask-lead = { $crew }: which lead is placed next?
vanguard-ask-lead-back = { $crew }: which lead goes back into the bag?
vanguard-ask-lead-card = Science decides: who draws a card?
vanguard-ask-lead-charge = Science decides: who gains a charge?
vanguard-ask-lead-instead = { $crew }: which lead is of another kind?
vanguard-ask-fetch = { $crew }: which equipment?
vanguard-ask-give-discovery = { $crew }: which find do you give up?
vanguard-ask-give-gear = The crew: which equipment do you give up?
vanguard-ask-path = { $crew }: which path?
vanguard-ask-march = { $crew }: where to?
vanguard-ask-walk = It moves, and { $crew } decides: where to?
vanguard-ask-standee = { $crew } decides: which of them?
vanguard-ask-track = { $crew } decides: which time track advances next?
vanguard-ask-track-back = { $crew }: which track?
vanguard-ask-action-track = { $crew }: which track?
vanguard-ask-symbol = { $crew }: which symbol?
vanguard-ask-threat-row = { $crew }: which special action of a threat?
vanguard-ask-place = { $crew }: which field equipment do you set up?
vanguard-ask-word = { $crew }: which one?
vanguard-ask-event = { $crew }, the event lies open. Do you answer it?
vanguard-ask-event-order = { $crew }: which event comes next?
vanguard-ask-event-drop = { $crew }: which event is discarded?
vanguard-ask-event-under = { $crew }: which event goes under the deck?
vanguard-ask-event-pick = { $crew }: which event is resolved?
vanguard-ask-injury = { $crew }, an injury is coming. Do you stop it?
vanguard-ask-attack = { $crew }, a threat strikes. Do you do something about it?
vanguard-ask-danger = { $crew }, the danger die is about to strike. Do you do something about it?
vanguard-ask-die = { $crew }, a die is to be used. Do you do something about it?
vanguard-ask-disc = { $crew }, there is a find. Do you use something?
vanguard-ask-leads = { $crew }, there are leads. Do you use something?
vanguard-ask-move = { $crew }, somebody is about to be moved. Do you do something about it?
vanguard-ask-enter = { $crew } has come to a new sector. Do you use something?
vanguard-ask-poi = { $crew }, the place has changed. Do you use something?
vanguard-ask-rest = { $crew }, do you use something with this rest?
vanguard-ask-row = { $crew }, the outcome is settled. Do you use something?
vanguard-ask-time = { $crew }, a time track is about to advance. Do you hold it?
vanguard-ask-travel = { $crew }, do you use something on the way?
vanguard-ask-landing = { $crew }, do you use something against this row?

## Moves

vanguard-move-give-start = { $who } goes first
vanguard-move-take-special = { $name } ({ $source })
vanguard-move-travel = Travel to { $sector }
vanguard-move-prepare =
    { $what ->
        [draw] Prepare: draw a card
        [check] Prepare: roll for combinations
        [draw-check] Prepare: draw a card, then roll
       *[check-draw] Prepare: roll, then draw a card
    }
vanguard-move-rest = Rest
vanguard-move-rest-costing = Rest: supplies { $from } to { $to }
vanguard-move-place-gear = Set up { $card }
vanguard-move-lift-off = Lift off and end the exploration
vanguard-move-lift-off-costing = Lift off: { $cost }
vanguard-cost-stranded = { $crew } will be left behind to die
vanguard-cost-undone = unfinished: { $missions }
vanguard-move-stand-by = Do nothing more in this turn
vanguard-move-agree = Agree
vanguard-move-agree-costing = Agree: { $cost }
vanguard-move-disagree = Don’t agree
vanguard-move-exert = { $who } exerts themselves
vanguard-move-play-card = { $who } plays { $card }
vanguard-move-use-skill = { $who }: { $skill }
vanguard-move-use-card = { $who } uses { $card }
vanguard-move-hand-over = { $who } hands { $card } to { $to }
vanguard-move-use-die = { $die }
vanguard-move-sacrifice-die =
    { $spent ->
        [yes] Give up spent { $die } for this landing
       *[no] Give up ready { $die } for this landing
    }
vanguard-move-refresh-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, number { $copy }
    }
vanguard-move-pick-column = The { $colour } dice
vanguard-move-roll-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, number { $copy }
    }
vanguard-move-give-die = Give { $die }
vanguard-move-combine = Use the combination of { $card }
vanguard-move-spend-dice = { $places }
vanguard-move-turn-die = Turn { $place } to { $symbol }
vanguard-move-take-vanguards = Taken for: { $symbols }
vanguard-move-drop-danger =
    { $face ->
        [common] Box { $box }: common
        [uncommon] Box { $box }: uncommon
        [rare] Box { $box }: rare
        [special] Box { $box }: special
       *[none] Box { $box }
    }
vanguard-move-pick-die = { $place }
vanguard-move-resolve-injury-die =
    { $face ->
        [injury] Injury
        [grave] Grave injury
        [psychic] Psychic
        [special] Special
       *[blank] Blank
    }
vanguard-move-discard-card = { $card }
vanguard-move-pick-path = The path { $path }
vanguard-move-pick-track = { $track }
vanguard-move-pick-standee = { $threat } in { $sector }
vanguard-move-pick-type = { $kind }
vanguard-move-pick-card = { $card }
vanguard-move-pick-injury = { $who }: { $injury }
vanguard-injury-down = { $injury }, face down
vanguard-move-pick-word = { $word }
vanguard-move-place-lead = { $token }
vanguard-move-choose = { $what }
vanguard-move-accept = Yes: { $what }
vanguard-move-decline = No
vanguard-move-pick-crew = { $crew }
vanguard-move-pick-sector = { $sector }

## Names

vanguard-nobody = nobody
vanguard-board = the board
vanguard-prepare = prepare
vanguard-pool-die = { $die }: { $face }
vanguard-pool-die-of = { $die } ({ $who }): { $face }
vanguard-two-symbols = { $first } and { $second }
vanguard-action-track-of = { $row } track of { $source }
vanguard-lead-token =
    { $returns ->
        [yes] value { $value }, returns to the bag{ $gives ->
            [card] , a card
            [charge] , a charge
           *[nothing] { "" }
        }
       *[no] value { $value }{ $gives ->
            [card] , a card
            [charge] , a charge
           *[nothing] { "" }
        }
    }
vanguard-row-yellow = yellow
vanguard-row-green = green
vanguard-row-red = red
vanguard-symbol-fitness = fitness
vanguard-symbol-gathering = gathering
vanguard-symbol-defence = defence
vanguard-symbol-exploration = exploration
vanguard-symbol-biology = biology
vanguard-symbol-xenology = xenology
vanguard-symbol-construction = construction
vanguard-symbol-science = science
vanguard-symbol-technology = technology
vanguard-symbol-basic = basic
vanguard-symbol-vanguard = Vanguard
vanguard-symbol-accident = accident

## Rounds and actions

vanguard-start = { $who } holds the start token.
vanguard-round = Round { $round } begins.
vanguard-turn = { $who }’s turn.
vanguard-special-action = { $who }: { $name }, { $source }.
vanguard-moved = { $who } moves to { $sector }.
vanguard-ignored = { $who } gets past a path symbol.
vanguard-rests = { $who } rests.
vanguard-exerts = { $who } gives it everything.
vanguard-extra = { $who } may take one more action.
vanguard-lift-off = { $who } gives the word: lift-off!
vanguard-lift-off-refused = { $who } wants to lift off, but not everyone agrees.
vanguard-lands = The lander stands in { $sector }.

## Dice, cards, charges, supplies

vanguard-used = { $who } uses a { $die }.
vanguard-sacrificed = { $who } sacrifices a { $die }.
vanguard-refreshed =
    { $count ->
        [one] { $who } refreshes one die.
       *[other] { $who } refreshes { $count } dice.
    }
vanguard-pushed = { $who } has no room left for a { $die }, so it is spent.
vanguard-drew =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
vanguard-discarded = { $who } discards { $card }.
vanguard-boxed = { $who } sacrifices { $card }.
vanguard-played = { $who } plays { $card }.
vanguard-skill = { $who } uses a skill. Charges left: { $left }.
vanguard-used-card = { $who } uses { $card }.
vanguard-charges =
    { $who } { $sign ->
        [minus] loses
       *[plus] gains
    } { $count ->
        [one] one charge
       *[other] { $count } charges
    } and has { $left }.
vanguard-supplies =
    { $count ->
        [one] One supply
       *[other] { $count } supplies
    } { $sign ->
        [minus] lost
       *[plus] gained
    }, { $left } left.

## A dice check

vanguard-supports = { $who } supports with a { $die }.
vanguard-check-demanded = { $who } makes a dice check: { $source }.
vanguard-rolled = { $who } rolls { $pool }.
vanguard-rerolled = Rerolled: { $place }.
vanguard-turned = The { $die } now shows { $symbol }.
vanguard-added = { $who } adds a die: { $place }.
vanguard-combined = { $who } uses the combination of { $card }.
vanguard-danger-dropped =
    { $count ->
        [one] A danger die is taken away.
       *[other] { $count } danger dice are taken away.
    }
vanguard-rolled-danger =
    { $face ->
        [common] Danger { $box } for { $who }: one claw.
        [uncommon] Danger { $box } for { $who }: two claws.
        [rare] Danger { $box } for { $who }: three claws.
       *[special] Danger { $box } for { $who }: the eye.
    }
vanguard-danger-nothing =
    { $face ->
        [common] One claw does nothing in danger { $box }. { $who } is safe.
        [uncommon] Two claws do nothing in danger { $box }. { $who } is safe.
        [rare] Three claws do nothing in danger { $box }. { $who } is safe.
       *[special] The eye does nothing in danger { $box }. { $who } is safe.
    }
vanguard-special =
    { $times ->
        [one] { $who } triggers a special effect: { $what }
       *[other] { $who } triggers a special effect { $times } times: { $what }
    }
vanguard-instant = The check ends at once for { $who }: { $row }.
vanguard-marked = { $who }’s outcome: { $row }.
vanguard-row = { $who } resolves { $row } at { $source }.
vanguard-track = { $source }: the { $row } track is on field { $field } of { $fields }.

## Injuries

vanguard-injured = { $who } is injured: { $injury }.
vanguard-immune = { $who } is spared: { $injury }.
vanguard-injury-die = { $who } takes an injury die among the { $colour } dice.
vanguard-injury-die-hits =
    { $face ->
        [injury] { $who }’s injury die shows an injury: { $injury } strikes.
        [grave] { $who }’s injury die shows a grave injury: { $injury } strikes.
        [psychic] { $who }’s injury die shows psychic: { $injury } strikes.
       *[special] { $who }’s injury die shows special: { $injury } strikes.
    }
vanguard-injury-die-nothing =
    { $face ->
        [injury] { $who }’s injury die shows an injury. Nothing comes of it.
        [grave] { $who }’s injury die shows a grave injury. Nothing comes of it.
        [psychic] { $who }’s injury die shows psychic. Nothing comes of it.
        [special] { $who }’s injury die shows special. Nothing comes of it.
       *[blank] { $who }’s injury die is blank.
    }
vanguard-healed-die = { $who } is rid of an injury die.
vanguard-healed-card = { $who } is rid of: { $injury }.
vanguard-turned-down = { $who } turns { $injury } face down.
vanguard-fourth-injury = { $who } would take a fourth injury.
vanguard-last-chance = { $who } fights for life: grave { $grave }, injury { $hurt }.
vanguard-died = { $who } dies.
vanguard-abandoned = { $who } is left behind on the planet.
vanguard-evacuation = Emergency evacuation: everyone is saved, and what was found is lost.

## The board

vanguard-poi = New in { $sector }: { $poi }.
vanguard-poi-empty = There is nothing left to do in { $sector } ({ $poi }).
vanguard-poi-off = { $poi } is gone from { $sector }.
vanguard-poi-seen = { $sector } holds { $poi }.
vanguard-pois-gone = Nothing is left in { $sector }.
vanguard-condition = Conditions change: { $condition }.
vanguard-mission-done = Mission completed: { $mission }.
vanguard-mission-lost = Mission failed: { $mission }.
vanguard-mission-revealed = New mission: { $mission }.
vanguard-ranked = A rank-up is earned: { $card }.
vanguard-success =
    { $count ->
        [one] A success token, { $total } in all.
       *[other] { $count } success tokens, { $total } in all.
    }
vanguard-marker = { $name } now lies in { $sector }.
vanguard-marker-gone = { $name } is gone from { $sector }.
vanguard-path-marker = { $name } now lies on the path { $path }.
vanguard-path-marker-gone = { $name } is gone from the path { $path }.
vanguard-path-free = The path { $path } is clear.
vanguard-path-closed = The path { $path } is closed.
vanguard-lasting = From now on: { $name }.
vanguard-planet-track = { $name }: field { $field } of { $fields }.
vanguard-planet-state = It changes here: { $name }.
vanguard-learned = It has learned { $symbol }.

## Time and events

vanguard-event = Event: { $card }.
vanguard-event-main = { $card } strikes { $who }.
vanguard-event-other = { $card } does not match here: its lesser effect happens.
vanguard-events-seen =
    { $count ->
        [one] { $who } looks at the next event.
       *[other] { $who } looks at the next { $count } events.
    }
vanguard-deck-seen = { $who } looks at the top of a deck of discoveries.
vanguard-time = { $track }: field { $field } of { $fields }.
vanguard-time-back = { $track } goes back to field { $field }.
vanguard-time-held = { $track } is held back.
vanguard-time-reset = { $track } starts again.

## Threats

vanguard-field = A threat reaches field { $field }: { $threat }.
vanguard-field-mute = A threat reaches field { $field }, and nothing happens: { $threat }.
vanguard-threat-comes = A threat appears in { $sector }: { $threat }.
vanguard-threat-moves = A threat moves to { $sector }: { $threat }.
vanguard-threat-hides = A threat leaves the board: { $threat }.
vanguard-threat-gone = A threat is gone for good: { $threat }.
vanguard-threat-still = A threat stays where it is for a while: { $threat }.
vanguard-predicted = { $who } expects { $symbol }.
vanguard-rolled-ten = The ten-sided die shows { $rolled }.

## Finds and equipment

vanguard-leads =
    { $count ->
        [one] { $who } gains a lead: { $type }.
       *[other] { $who } gains { $count } leads: { $type }.
    }
vanguard-lead-placed = A lead worth { $value }: { $type }.
vanguard-lead-again = The token has no value, so it goes back and another is drawn.
vanguard-discovered = { $who } discovers { $card }.
vanguard-no-discovery = There is nothing left for { $who } to discover: { $type }.
vanguard-under-deck = { $card } goes under its deck.
vanguard-unique = { $who } finds a unique discovery: { $card }.
vanguard-unique-gone = The unique discovery is already gone, { $who }.
vanguard-received = { $who } takes { $card }.
vanguard-to-armory = { $card } goes back to the armory.
vanguard-handed-over = { $who } hands { $card } to { $other }.
vanguard-placed = { $who } sets up { $card } in { $sector }.
vanguard-discarded-gear = { $who } gives up { $card }.

## Hints of the tutorial

vanguard-hint-turn = A turn has two actions. You may take the special action once, any other twice. Using a card, a skill or equipment is not an action.
vanguard-hint-special-action = A special action is printed on the place, a condition, a threat or a mission. Most of them ask for a dice check.
vanguard-hint-travel = Travel along an arrow. Its symbols are resolved in order, then you move, whatever they brought. The travel symbol is the effect of the current condition.
vanguard-hint-prepare = Prepare: draw a card, or make a check that has no outcome and only serves dice combinations, or both.
vanguard-hint-rest = Rest costs one supply, refreshes half of your dice, rounded up, and gives you a card.
vanguard-hint-check = A dice check: pick up as many available dice as you like. Once rolled they are spent, so keep some for later.
vanguard-hint-support = Others in the same sector may support with one die each. All dice form one pool.
vanguard-hint-modify = Now cards may change results. A card has two halves, and you use one: the upper one as it says, the lower one by spending dice that show its combination.
vanguard-hint-special = Special effects come before the outcome. They take every die that shows what they ask for. Vanguards and conversions may be added, but need not be.
vanguard-hint-row-yellow = The rows are tried from the top. The first one that your dice can meet is the outcome. An arrow leads on to another row.
vanguard-hint-row-green = The green row is met. The dice are spent, and the place may change.
vanguard-hint-row-red = No other row could be met, so it is the red one. An arrow may lead on from here, too.
vanguard-hint-injury = An injury is a card and a die. The die blocks the top of a column and is rolled in each of your checks; if it shows what a card shows, that card strikes.
vanguard-hint-exertion = Exertion is possible at any time: sacrifice a die for the rest of this exploration, and refresh five.
vanguard-hint-hand = Nobody holds more cards than the rank allows: two, three or four.
vanguard-hint-event = A turn ends with an event. If it shows a biome of your sector it strikes you. Otherwise all time tracks advance.
vanguard-hint-time = Time tracks advance from field to field. On the last one something happens.
vanguard-hint-mission = A mission is completed as soon as its condition is met, before or after an action.
vanguard-hint-unique = Unique discoveries have a number and stay with the ship.
