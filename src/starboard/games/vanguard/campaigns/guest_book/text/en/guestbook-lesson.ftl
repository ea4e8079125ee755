# The lesson of Doorstep: what is explained in its first round, step by step (tutorial.toml).

## The first turn: a check, a card, a path

guestbook-lesson-turn = { $who } has the start token and takes the first turn. In every round each crew member takes one turn of two actions: travel, prepare, rest, lift off, and, once a turn, a special action. Nobody can travel from a place that shows the sign against travelling, and this one does. So take the special action that is printed on it.
guestbook-lesson-dice = “{ guestbook-action-1-1 }” asks for a dice check. Its green row wants fitness, construction or technology. None of your dice has these, but every one of them has the Vanguard, which counts as any symbol. Pick up the basic dice, the red and the blue one. What is rolled is spent afterwards: the others stay behind for later.
guestbook-lesson-support = Others in the same sector may support a check with one die each. All dice together are the pool. This check can do without: go on.
guestbook-lesson-help = Others in the sector may also play a card of theirs for whoever makes the check, even without a die in the pool. Keep yours for now.
guestbook-lesson-card = The red die shows an accident. It sets something off only where an action says so, and this one does not. The blue die shows the basic symbol, which is nothing by itself. So the green row is not met. But now cards may change results: “{ guestbook-card-SC06 }” spends one die and sets another to whatever you like. Without it the red row is left: a danger die, and then along the arrow to the green row all the same. Play the card, or take the risk.
guestbook-lesson-toss = One die has to go. The accident is of no use here: spend it.
guestbook-lesson-turn-die = The other die may be set to any result. Make it the Vanguard. Then the rows are tried from the top; the first one that the dice meet is the outcome, and all dice that are left are spent.
guestbook-lesson-combination = Cards have a lower half as well: spend dice that show its combination, and its lower effect happens. The Vanguard would do for that too, but you want it for the hatch. Go on.
guestbook-lesson-travel = The hatch is open. A success token lies above the board, and a new card covers this place. It has a special action of its own, but nobody takes two of them in one turn. It has no sign against travelling: go to “{ guestbook-sector-P00-5 }”. The path shows the travel symbol, and what that means is written on the condition “{ guestbook-condition-C01 }”.
guestbook-lesson-danger = “{ guestbook-condition-C01 }” wants one of two things: use a die, or roll a danger die and look it up in box T. Take the risk, this once.
guestbook-lesson-use = Box T lists what has fallen: use a die. To use a die is to move one from the available ones to the spent ones, and you choose which. A result that the box does not list would have done nothing. In either case you arrive, and the log of the sector is read at once.

## The second turn: tracks, and a rest

guestbook-lesson-tracks = Now it is the turn of { $who }. Turns end with an event, but on this moon not before the second mission. Here too nobody can leave yet. This action has tracks: special effects move markers along them, and an outcome happens when its marker stands on the last field. Take it.
guestbook-lesson-all-dice = Special effects come in order. First each accident moves the red marker one field, and is spent. Then each die that is left moves the green one. Both tracks have four fields, so pick up all five dice.
guestbook-lesson-no-support = Support is possible here too. But whoever gives a die has one fewer later: go on.
guestbook-lesson-no-help = Whoever stands here could play a card for this check. Let its owner try first.
guestbook-lesson-accidents = Two accidents. They will move the red marker twice, and the three other dice are one too few for the green track. A card that changes a die is what you need now. Or go on: the markers stay on their tracks, and anybody can go on from there in a later turn.
guestbook-lesson-reroll = Pick what is rolled again: an accident, for a start. The new result counts.
guestbook-lesson-set = Pick a die and what it shall show. Any die that is no accident moves the green marker.
guestbook-lesson-more-cards = The dice stand as you see them. Play another card, or go on.
guestbook-lesson-rest = The markers have moved. If the green one stands on its last field, you have caught the stores, and a new card lies here; if not, it waits. Were two tracks full at once, the upper one would come first, and if that took the card away, the other would never come. { $who } has no dice left, so rest. That costs a supply, of which there are enough on this moon. Half of your dice come back, rounded up, and you draw a card.
guestbook-lesson-rest-card = Some cards belong to a rest. Play one now if you like.
guestbook-lesson-refresh = Half of your dice, rounded up, become available again. Which ones? Look at what the places around you ask for.
guestbook-lesson-hand = At your rank you hold two cards, and you have three: discard one. When a deck is used up, its discards are shuffled and become the deck.

## The third turn: a yellow row

guestbook-lesson-bonus = { $who } stands where the hatch was forced. The card there has a yellow row above the green one: that is more than a success. Rows are tried from the top, so yellow comes first. Take the special action.
guestbook-lesson-one-die = Yellow asks for xenology or science. Green would ask for a red, a green and a blue die, but an arrow leads from yellow to green, and whoever comes by an arrow need not meet anything. A single die can be enough. Pick one.
guestbook-lesson-enough = The Vanguard counts as xenology. Nothing needs to be changed: go on.
guestbook-lesson-follow = Both rows have happened: a success token, and a unique discovery, which has a number and stays with the ship. The place is used up. Travel after the others.
guestbook-lesson-footing = The travel symbol once more: use a die, or roll. This time you choose.

## The fourth turn: to the wall

guestbook-lesson-wall = The way out is free for { $who }. The path to “{ guestbook-sector-P00-4 }” shows a die: that is what it costs. Go there. It is where all of you have to meet.
guestbook-lesson-go-on-catching = The stores still float, and nobody can leave. But the markers have stayed on their tracks, and green lacks a single field. Take the special action.
guestbook-lesson-last-die = One die is enough. Keep the rest.
guestbook-lesson-wall-then = Now the way out is free. The path to “{ guestbook-sector-P00-4 }” shows a die: that is what it costs. Go there. It is where all of you have to meet.
guestbook-lesson-prepare = There is an action left: prepare, and draw a card. To prepare can also mean a check without an outcome, which only serves the combinations on your cards; or both.
guestbook-lesson-too-many = At your rank you hold two cards, and you have three: discard one.

## The end of the round

guestbook-lesson-alone = That was the first round. From now on you decide for yourselves, and whatever is new is explained when it first matters. Bring everybody to “{ guestbook-sector-P00-4 }”. Whoever has no dice left rests, and whoever is in company can support. Each round begins with the start token: its holder gives it to anybody.
