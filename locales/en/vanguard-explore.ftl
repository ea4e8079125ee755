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
vanguard-ask-give-gear = Which equipment do you give up?
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

vanguard-move-give-start = { $who } begins
vanguard-move-take-special = { $name } ({ $source })
vanguard-move-travel = travel: { $sector }
vanguard-move-prepare =
    { $what ->
        [draw] prepare: draw a card
        [check] prepare: a check for combinations
        [draw-check] prepare: draw a card, then a check
       *[check-draw] prepare: a check, then draw a card
    }
vanguard-move-rest = rest
vanguard-move-rest-costing = rest: supplies { $from } to { $to }
vanguard-move-place-gear = set up { $card }
vanguard-move-lift-off = lift off
vanguard-move-lift-off-costing = lift off: { $cost }
vanguard-cost-stranded = { $crew } will be left behind to die
vanguard-cost-undone = unfinished: { $missions }
vanguard-move-stand-by = do nothing more in this turn
vanguard-move-agree = agree
vanguard-move-agree-costing = agree: { $cost }
vanguard-move-disagree = do not agree
vanguard-move-exert = exertion: { $who }
vanguard-move-play-card = { $who } plays { $card }
vanguard-move-use-skill = { $who }: { $skill }
vanguard-move-use-card = { $who } uses { $card }
vanguard-move-hand-over = { $who } gives { $card } to { $to }
vanguard-move-use-die = { $die }
vanguard-move-sacrifice-die =
    { $spent ->
        [yes] give up { $die } (spent) for this landing
       *[no] give up { $die } (available) for this landing
    }
vanguard-move-refresh-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, number { $copy }
    }
vanguard-move-pick-column = { $colour } column
vanguard-move-roll-die =
    { $copy ->
        [1] { $die }
       *[other] { $die }, number { $copy }
    }
vanguard-move-give-die = give { $die }
vanguard-move-combine = combination of { $card }
vanguard-move-spend-dice = { $places }
vanguard-move-turn-die = { $place } becomes { $symbol }
vanguard-move-take-vanguards = taken for: { $symbols }
vanguard-move-drop-danger =
    { $face ->
        [common] box { $box }: common
        [uncommon] box { $box }: uncommon
        [rare] box { $box }: rare
        [special] box { $box }: special
       *[none] box { $box }
    }
vanguard-move-pick-die = { $place }
vanguard-move-resolve-injury-die =
    { $face ->
        [injury] injury
        [grave] grave injury
        [psychic] psychic
        [special] special
       *[blank] blank
    }
vanguard-move-discard-card = { $card }
vanguard-move-pick-path = path { $path }
vanguard-move-pick-track = { $track }
vanguard-move-pick-standee = { $threat } in { $sector }
vanguard-move-pick-type = { $kind }
vanguard-move-pick-card = { $card }
vanguard-move-pick-injury = { $who }: { $injury }
vanguard-injury-down = { $injury }, face down
vanguard-move-pick-word = { $word }
vanguard-move-place-lead = { $token }
vanguard-move-choose = { $what }
vanguard-move-accept = yes: { $what }
vanguard-move-decline = no
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
vanguard-turn = { $who } takes a turn.
vanguard-special-action = { $who }: { $name } – { $source }.
vanguard-moved = { $who } is now in: { $sector }.
vanguard-ignored = { $who } ignores a path symbol.
vanguard-rests = { $who } rests.
vanguard-exerts = { $who } takes on an exertion.
vanguard-extra = { $who } may take one action more.
vanguard-lift-off = { $who } gives the word: lift-off.
vanguard-lift-off-refused = { $who } wants to lift off, but not everybody agrees.
vanguard-lands = The lander stands in: { $sector }.

## Dice, cards, charges, supplies

vanguard-used = { $who } uses: { $die }.
vanguard-sacrificed = { $who } sacrifices: { $die }.
vanguard-refreshed =
    { $count ->
        [one] { $who } refreshes one die.
       *[other] { $who } refreshes { $count } dice.
    }
vanguard-pushed = { $who }: no row left for { $die }; it is spent.
vanguard-drew =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
vanguard-discarded = { $who } discards { $card }.
vanguard-boxed = { $who } sacrifices { $card }.
vanguard-played = { $who } plays { $card }.
vanguard-skill = { $who } uses a skill; charges left: { $left }.
vanguard-used-card = { $who } uses { $card }.
vanguard-charges =
    { $who }: charges { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }, now { $left }.
vanguard-supplies =
    Supplies { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }, now { $left }.

## A dice check

vanguard-supports = { $who } supports: { $die }.
vanguard-check-demanded = { $who } makes a dice check: { $source }.
vanguard-rolled = { $who } rolls: { $pool }.
vanguard-rerolled = Rolled again: { $place }.
vanguard-turned = { $die } now shows: { $symbol }.
vanguard-added = { $who } adds a die: { $place }.
vanguard-combined = { $who } triggers the combination of { $card }.
vanguard-danger-dropped =
    { $count ->
        [one] A danger die is taken away.
       *[other] { $count } danger dice are taken away.
    }
vanguard-rolled-danger =
    { $face ->
        [common] { $who }: danger, box { $box }: common.
        [uncommon] { $who }: danger, box { $box }: uncommon.
        [rare] { $who }: danger, box { $box }: rare.
       *[special] { $who }: danger, box { $box }: special.
    }
vanguard-danger-nothing =
    { $face ->
        [common] { $who }: box { $box } does not list “common”; nothing happens.
        [uncommon] { $who }: box { $box } does not list “uncommon”; nothing happens.
        [rare] { $who }: box { $box } does not list “rare”; nothing happens.
       *[special] { $who }: box { $box } does not list “special”; nothing happens.
    }
vanguard-special =
    { $times ->
        [one] { $who }: special effect, once: { $what }
       *[other] { $who }: special effect, { $times } times: { $what }
    }
vanguard-instant = { $who }: the check ends at once, { $row }.
vanguard-marked = { $who }: outcome { $row }.
vanguard-row = { $who } resolves { $row } of { $source }.
vanguard-track = { $source }: { $row } track on field { $field } of { $fields }.

## Injuries

vanguard-injured = { $who } is injured: { $injury }.
vanguard-immune = { $who } does not take: { $injury }.
vanguard-injury-die = { $who }: an injury die on the { $colour } column.
vanguard-injury-die-hits =
    { $face ->
        [injury] { $who }: the injury die shows an injury and strikes { $injury }.
        [grave] { $who }: the injury die shows a grave injury and strikes { $injury }.
        [psychic] { $who }: the injury die shows psychic and strikes { $injury }.
       *[special] { $who }: the injury die shows special and strikes { $injury }.
    }
vanguard-injury-die-nothing =
    { $face ->
        [injury] { $who }: the injury die shows an injury; no card answers.
        [grave] { $who }: the injury die shows a grave injury; no card answers.
        [psychic] { $who }: the injury die shows psychic; no card answers.
        [special] { $who }: the injury die shows special; no card answers.
       *[blank] { $who }: the injury die is blank.
    }
vanguard-healed-die = { $who } loses an injury die.
vanguard-healed-card = { $who } is rid of: { $injury }.
vanguard-turned-down = { $who } turns face down: { $injury }.
vanguard-fourth-injury = { $who } would take a fourth injury.
vanguard-last-chance = { $who } fights for life: grave { $grave }, injury { $hurt }.
vanguard-died = { $who } is dead.
vanguard-abandoned = { $who } is left behind.
vanguard-evacuation = Emergency evacuation: everybody is saved, what was found is lost.

## The board

vanguard-poi = New in { $sector }: { $poi }.
vanguard-poi-empty = Nothing is left to do in { $sector } ({ $poi }).
vanguard-poi-off = Gone from { $sector }: { $poi }.
vanguard-poi-seen = { $sector } shows: { $poi }.
vanguard-pois-gone = { $sector } is cleared.
vanguard-condition = New condition: { $condition }.
vanguard-mission-done = Mission completed: { $mission }.
vanguard-mission-lost = Mission failed: { $mission }.
vanguard-mission-revealed = New mission: { $mission }.
vanguard-ranked = The rank-up is earned: { $card }.
vanguard-success =
    { $count ->
        [one] A success token; { $total } in all.
       *[other] { $count } success tokens; { $total } in all.
    }
vanguard-marker = { $name } in { $sector }.
vanguard-marker-gone = { $name }: gone from { $sector }.
vanguard-path-marker = { $name } on path { $path }.
vanguard-path-marker-gone = { $name }: gone from path { $path }.
vanguard-path-free = Path { $path } has no symbols.
vanguard-path-closed = Path { $path } is closed.
vanguard-lasting = From now on: { $name }.
vanguard-planet-track = { $name }: field { $field } of { $fields }.
vanguard-planet-state = Now: { $name }.
vanguard-learned = Learned: { $symbol }.

## Time and events

vanguard-event = Event: { $card }.
vanguard-event-main = { $card } strikes { $who }.
vanguard-event-other = { $card } does not match: the secondary effect.
vanguard-events-seen =
    { $count ->
        [one] { $who } looks at the next event.
       *[other] { $who } looks at the next { $count } events.
    }
vanguard-deck-seen = { $who } looks at the top of a deck of discoveries.
vanguard-time = Time track { $track }: field { $field } of { $fields }.
vanguard-time-back = Time track { $track } goes back to field { $field }.
vanguard-time-held = Time track { $track } is held.
vanguard-time-reset = Time track { $track } starts again.

## Threats

vanguard-field = { $threat }: field { $field }.
vanguard-field-mute = { $threat }: field { $field } has no effect.
vanguard-threat-comes = New in { $sector }: { $threat }.
vanguard-threat-moves = { $threat }: now in { $sector }.
vanguard-threat-hides = Off the board: { $threat }.
vanguard-threat-gone = Gone: { $threat }.
vanguard-threat-still = { $threat }: no movement for a while.
vanguard-predicted = { $who } expects { $symbol }.
vanguard-rolled-ten = The ten-sided die: { $rolled }.

## Finds and equipment

vanguard-leads =
    { $count ->
        [one] { $who } gains a lead: { $type }.
       *[other] { $who } gains { $count } leads: { $type }.
    }
vanguard-lead-placed = A lead of value { $value }: { $type }.
vanguard-lead-again = The token without a value goes back, and another one is drawn.
vanguard-discovered = { $who } discovers { $card }.
vanguard-no-discovery = { $who }: no discovery left: { $type }.
vanguard-under-deck = { $card } goes under its deck.
vanguard-unique = { $who } finds a unique discovery: { $card }.
vanguard-unique-gone = { $who }: the unique discovery is gone already.
vanguard-received = { $who } takes { $card }.
vanguard-to-armory = { $card } goes to the armory.
vanguard-handed-over = { $who } gives { $card } to { $other }.
vanguard-placed = { $who } sets up { $card } in { $sector }.
vanguard-discarded-gear = { $who } gives up { $card }.

## Hints of the tutorial

vanguard-hint-turn = A turn has two actions. The special action may be taken once, every other one twice. To use a card, a skill or equipment is not an action.
vanguard-hint-special-action = A special action is printed on the place, a condition, a threat or a mission. Most of them ask for a dice check.
vanguard-hint-travel = Travel along an arrow. Its symbols are resolved in order, then you move, whatever they brought. The travel symbol is the effect of the current condition.
vanguard-hint-prepare = Prepare: draw a card, or make a check that has no outcome and only serves dice combinations, or both.
vanguard-hint-rest = Rest costs a supply, refreshes half of your dice, rounded up, and gives a card.
vanguard-hint-check = A dice check: pick up as many available dice as you like. Once rolled they are spent, so keep some for later.
vanguard-hint-support = Others in the same sector may support with one die each. All dice form one pool.
vanguard-hint-modify = Now cards may change results. A card has two halves, and you use one: the upper one as it says, the lower one by spending dice that show its combination.
vanguard-hint-special = Special effects come before the outcome. They take every die that shows what they ask for. Vanguards and conversions may be added, but need not be.
vanguard-hint-row-yellow = The rows are tried from the top. The first one that your dice can meet is the outcome. An arrow leads on to another row.
vanguard-hint-row-green = The green row is met. The dice are spent, and the place may change.
vanguard-hint-row-red = No other row could be met, so it is the red one. An arrow may lead on from here too.
vanguard-hint-injury = An injury is a card and a die. The die blocks the top of a column and is rolled in each of your checks; if it shows what a card shows, that card strikes.
vanguard-hint-exertion = Exertion is possible at any time: sacrifice a die for the rest of this exploration, and refresh five.
vanguard-hint-hand = Nobody holds more cards than the rank allows: two, three or four.
vanguard-hint-event = A turn ends with an event. If it shows a biome of your sector it strikes you. Otherwise all time tracks advance.
vanguard-hint-time = Time tracks advance from field to field. On the last one something happens.
vanguard-hint-mission = A mission is completed as soon as its condition is met, before or after an action.
vanguard-hint-unique = Unique discoveries have a number and stay with the ship.
