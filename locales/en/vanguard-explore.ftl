# A planetary exploration: questions, moves, what happens, and the hints of the tutorial.

## Questions

vanguard-ask-start = Who takes the first turn of this round?
vanguard-ask-action = What does { $crew } do?
vanguard-ask-lift-off = The others want to lift off. Do you agree?
vanguard-ask-roll = Which dice do you roll?
vanguard-ask-support = Do you support the check with a die?
vanguard-ask-help = Change the results with a card, or go on?
vanguard-ask-modify = Modify the results, trigger a combination, or go on?
vanguard-ask-take-vanguards = Take vanguards for other symbols, or leave them as they are?
vanguard-ask-drop-danger = Which danger die is taken away?
vanguard-ask-exert-first = A dice check is next. Exert first?
vanguard-ask-spend = Which dice are spent?
vanguard-ask-special = Add dice to this special effect? { $what }
vanguard-ask-injury-die = Which injury die is resolved first?
vanguard-ask-reroll = Which dice are rolled again?
vanguard-ask-turn-die = Which die is turned, and to what?
vanguard-ask-toss = Which die leaves the pool?
vanguard-ask-add-die = Which die joins the pool?
vanguard-ask-use =
    { $colour ->
        [red] Which red die is used?
        [green] Which green die is used?
        [blue] Which blue die is used?
       *[any] Which die is used?
    }
vanguard-ask-sacrifice =
    { $colour ->
        [red] Which red die is sacrificed?
        [green] Which green die is sacrificed?
        [blue] Which blue die is sacrificed?
       *[any] Which die is sacrificed?
    }
vanguard-ask-refresh =
    { $left ->
        [one] Which die is refreshed?
       *[other] Which { $left } dice are refreshed?
    }
vanguard-ask-refresh-one =
    { $left ->
        [one] Which die is refreshed?
       *[other] Which die is refreshed next? { $left } are left.
    }
vanguard-ask-column = On which column does the injury die go?
vanguard-ask-free-column = Which column stays free of injury dice?
vanguard-ask-pushed = The column is full. Which die becomes spent?
vanguard-ask-heal-die = Which injury die is removed?
vanguard-ask-heal-card = Which injury card?
vanguard-ask-discard = Which card is discarded?
vanguard-ask-sacrifice-card = Which card is sacrificed?
vanguard-ask-type = Which type of discoveries?
vanguard-ask-leads-from = From which deck do you move a lead token?
vanguard-ask-discovery-order = Which discovery comes next?
vanguard-ask-lead = Which lead token is placed next?
vanguard-ask-lead-back = Which lead token goes back into the bag?
vanguard-ask-lead-card = Who draws a card?
vanguard-ask-lead-charge = Who gains a charge?
vanguard-ask-lead-instead = Which lead is of another type?
vanguard-ask-fetch = Which equipment?
vanguard-ask-give-discovery = Which discovery do you give up?
vanguard-ask-give-gear = Which equipment do you give up?
vanguard-ask-path = Which path?
vanguard-ask-march = Where to?
vanguard-ask-walk = Where does it go?
vanguard-ask-standee = Which standee?
vanguard-ask-track = Which time track advances next?
vanguard-ask-track-back = Which track?
vanguard-ask-action-track = Which track?
vanguard-ask-symbol = Which symbol?
vanguard-ask-threat-row = Which special action of a threat?
vanguard-ask-place = Which field equipment do you place?
vanguard-ask-word = Which one?
vanguard-ask-event = The event is revealed. Do you answer it?
vanguard-ask-event-order = Which event comes next?
vanguard-ask-event-drop = Which event is discarded?
vanguard-ask-event-under = Which event goes under the deck?
vanguard-ask-event-pick = Which event is resolved?
vanguard-ask-injury = An injury is coming. Do you do something about it?
vanguard-ask-attack = A threat strikes. Do you do something about it?
vanguard-ask-danger = A danger result is about to count. Do you do something about it?
vanguard-ask-die = A die is to be used. Do you do something about it?
vanguard-ask-disc = A discovery is gained. Do you use something?
vanguard-ask-leads = Leads are gained. Do you use something?
vanguard-ask-move = Somebody is about to be moved. Do you do something about it?
vanguard-ask-enter = You enter a sector. Do you use something?
vanguard-ask-poi = The place has changed. Do you use something?
vanguard-ask-rest = Do you use something with this Rest?
vanguard-ask-row = The outcome is resolved. Do you use something?
vanguard-ask-time = A time track is about to advance. Do you hold it?
vanguard-ask-travel = Do you use something on the way?
vanguard-ask-landing = Do you use something against this row?

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
