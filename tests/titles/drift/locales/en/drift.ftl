drift-name = Drift
drift-about = A small game of salvage that asks every kind of question.

drift-option-rounds = Rounds
drift-option-clock = Seconds for grabbing crates
drift-option-colours = Colours of the cards
drift-option-dense = Full wrecks

drift-ask-bid = Which card do you bid for the order of play?
drift-ask-action = Fly, dig, trade or rest?
drift-ask-keep = Which die do you keep?
drift-ask-give = Which cards do you give away?
drift-ask-grab = Grab a crate, or leave?

drift-move-bid = bid { $card }
drift-move-fly =
    { $side ->
        [0] fly forward
        [1] fly right
        [2] fly back
       *[other] fly left
    }
drift-move-dig = dig
drift-move-keep = keep the { $die }
drift-move-push = roll again
drift-move-trade = trade cards
drift-move-give = give { $card } away
drift-move-rest = rest
drift-move-grab = grab the crate worth { $crate }
drift-move-leave = leave

drift-bid = { $seat } bids { $card }.
drift-flew = { $seat } flies to cell { $at }.
drift-rolled = { $seat } rolls { $first } and { $second }.
drift-found =
    { $seat } finds { $count ->
        [0] nothing
        [one] one crate
       *[other] { $count } crates
    }.
drift-traded =
    { $seat } trades { $count ->
        [one] one card
       *[other] { $count } cards
    }.
drift-drew = { $seat } draws { $card }.
drift-drew-hidden = { $seat } draws a card.
drift-grabbed = { $seat } grabs a crate worth { $count }.
drift-time-up = The crates drift away.

drift-no-wreck = There is no wreck here to dig in.
drift-crates-below-zero = There are fewer crates than none.
