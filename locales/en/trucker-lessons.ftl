# The lessons and puzzles of Galaxy Trucker.

## First flight

trucker-lesson-title = First flight
trucker-lesson-about = Build a ship, load it, and bring some of it home.
trucker-lesson-welcome = You will build a ship out of scrap and fly it until something important falls off. In a lesson the sand stands still, so take your time: nobody else here ever will.
trucker-lesson-wrong-draw = Not yet. Draw one face down from the heap first.
trucker-lesson-wrong-take = Take the part that is lit: it lies face up.
trucker-lesson-wrong-pick-up = First pick up the hold that sparks.
trucker-lesson-first-draw = Everybody digs in the same heap, one part at a time. Take one face down and see what fate, or the last crash, has left you.
trucker-lesson-first-draw-no = That works too, later. First the joy of the unknown: draw face down.
trucker-lesson-first-place = A hold for red goods, which pay best and hate ordinary crates. Turn it twice, until its yellow teeth, the brass comb, point down at your cabin, then drop it on the lit square.
trucker-lesson-first-place-no = It would hold there, but then the gun that comes next would have nothing to stand on. Comb towards the cabin, single peg up.
trucker-lesson-ends = One peg fits one, two fit two, and the brass comb takes either. Smooth only likes smooth: that is allowed, but nothing holds there.
trucker-lesson-double-draw = Berta has found a hold and is humming. You take another surprise.
trucker-lesson-double-draw-no = Those will still be there in a minute; Berta has no eye for quality. Draw one face down.
trucker-lesson-reserve = A double engine: strong, thirsty (see the bolt), and with a single end that fits nowhere useful yet. Put it aside; two parts may wait there, but whatever still waits at launch counts as lost.
trucker-lesson-reserve-no = Straight under the cabin it would work, but that place is promised to an engine that runs without batteries. Aside with it.
trucker-lesson-engine-draw = Again. A ship without engines is called a house.
trucker-lesson-engine-draw-no = Face down, please: the part we need has not seen daylight yet.
trucker-lesson-engine-place = Engines blow to the rear, never sideways, and nothing may stand behind the flame. Under the cabin the plan has a notch: nothing ever can.
trucker-lesson-engine-place-no = An engine that points anywhere else is removed at the check, without discussion and without refund. Flame to the rear, under the cabin.
trucker-lesson-cannon = A cannon counts 1 forward and half in any other direction, and the square before its muzzle must stay empty. At the tip there is only space in front of it, and space does not complain.
trucker-lesson-cannon-no = There it would count half, or shoot something you still need. On the tip, muzzle forward.
trucker-lesson-cannon-two = Another cannon, and its two pegs meet the two pegs of the hold: a marriage made in scrap. Note its smooth left side; small meteors bounce off such manners.
trucker-lesson-cannon-two-no = The lit square is better: two pegs to two pegs, muzzle into the open.
trucker-lesson-battery = Two batteries, which are never recharged: each makes one thing with a bolt work once. Turn it so that it joins the engine and leaves two pegs for what waits in your reserve.
trucker-lesson-battery-no = It holds, but the double engine would still be homeless. Two pegs must look to the rear.
trucker-lesson-fetch = Now fetch the double engine: two pegs, meet two pegs. For one battery it gives 2, for none it gives you something to look at.
trucker-lesson-fetch-no = What was once reserved never goes back to the heap: it goes on the ship or on the bill. Under the battery, please.
trucker-lesson-return = A cabin with two smooth sides: build it now and the gun deck stops here. Put it back, and it lies face up for everybody, which is how truckers say goodbye.
trucker-lesson-return-no = You could. You would also meet it again at every joint for the next ten minutes; put it back.
trucker-lesson-cabin = Berta has thrown away a perfectly good cabin. Two people live in it; take it and put it left of yours, with two pegs looking out.
trucker-lesson-cabin-no = Not that part, or not that way round: we need the cabin whose two pegs can look to the left.
trucker-lesson-life-support = A purple alien adds 2 to your cannons, but breathes something you would use to strip paint. Join its life support to that cabin, comb to the pegs.
trucker-lesson-life-support-no = Life support helps only the cabin that it is joined to; brown is for engines, purple for cannons. We want purple, next to that cabin.
trucker-lesson-battery-two = Two more batteries, in the middle of the ship where little can hit them. Put the comb to the rear.
trucker-lesson-battery-two-no = It fits in many places; here it feeds a cannon above, a shield beside and a cabin below. Comb to the rear.
trucker-lesson-double-cannon = A double cannon counts 2, for one battery each time it fires. Set it in front, over the battery.
trucker-lesson-double-cannon-no = Backwards it would count half, which is a polite word for it. Muzzles forward, over the battery.
trucker-lesson-shield = A shield covers two sides of the whole ship, the ones its arcs point at, for a battery a time. Turn it to cover right and rear: your cannons already look after the front.
trucker-lesson-shield-no = Turned that way it guards another side. We will be glad of the right one; call it a hunch.
trucker-lesson-again = There is your old cabin, and nobody wanted it: smooth sides are exactly right here. Turn it over and hang it under the battery.
trucker-lesson-again-no = A fine part, but this square wants smooth sides left and right. The old cabin has them.
trucker-lesson-spark = Now do something wrong: turn the hold once to the left, then put it down there. Above it holds; on its left a comb scrapes along a smooth side, and that spark is a mistake.
trucker-lesson-spark-no = Too good! Turn it once to the left: we want to see the spark.
trucker-lesson-pick-up = The part you placed last is still loose until you take another. Pick it up, turn it once to the right and set it down in silence.
trucker-lesson-pick-up-no = Still sparks. Smooth to smooth on the left, comb to peg above.
trucker-lesson-last-engine = One more engine, rear right. That makes 2, or 4 with a battery, which in truck terms is a sports car.
trucker-lesson-last-engine-no = Engines want nothing behind them and something before them. Under the lower cabin it has both.
trucker-lesson-mistake = One open end is left, and here is a cabin for it: two more people! That its top does not fit the life support we will not mention; the inspector will.
trucker-lesson-mistake-no = Sensible, but a lesson needs a crime. Put the cabin there; it will cost you one credit and teach you ten.
trucker-lesson-look = Eight cards wait for you in four piles, and three of them may be read by anyone with an empty hand. Look at the middle one; the sealed one is called an adventure for a reason.
trucker-lesson-look-no = All three may be read, as often as you like, but the middle one has today’s homework. Look before you leap.
trucker-lesson-look-away = Open space likes engines; the swarm brings a large rock from the front and a pebble from each side. You have a cannon, a shield and a smooth flank: put the cards back and look innocent.
trucker-lesson-look-away-no = Nobody may build with cards in the hand. Put the pile back first.
trucker-lesson-finish = No open end leads to a free square any more, so the ship is done. Take number 1: who finishes first flies in front and chooses first, which is good until something is aimed at the leader.
trucker-lesson-finish-no = Any number that is left may be taken, but planets are served from the front. Number 1.
trucker-lesson-check = Inspector Norm has found it: two pegs against a smooth side, so one of the two parts must go. Give him the extra cabin; without the life support your purple guest would be a purple past.
trucker-lesson-check-no = That would cure the mistake and suffocate the alien, which costs 2 cannon strength. The cabin is the cheaper goodbye.
trucker-lesson-alien = Each cabin takes two people, or one alien where its air is. The purple one adds 2 to cannons that are already above zero: welcome aboard, please wipe all six feet.
trucker-lesson-alien-no = Two humans cannot aim half as well; pirates of strength 5 will come, and you will want to be at 6.
trucker-lesson-launch = You lead, Berta follows, and the track counts days. Before every card you may give up: then you keep your credits, but get nothing for arriving and half price for goods.
trucker-lesson-launch-no = Giving up before the first card is a record, though not one we frame. Fly on.
trucker-lesson-open-space = Open space: you fly as many days as your engines are strong, and with strength 0 you would be out. Two days for free or four for a battery; both are fine, there are four batteries.
trucker-lesson-cell = Any battery powers anything on the ship; only where it lies is up to you. The ones at the edge leave first in most accidents, so use those first.
trucker-lesson-swarm = Next: meteors. For each one two dice name the column or row, the same for everybody; the luck is shared, the damage is private.
trucker-lesson-swarm-no = Rocks look worse on paper. Fly on: you have a cannon in the right place.
trucker-lesson-large = Three and five: the big one comes straight at your double cannon, and large meteors care for neither shields nor smooth sides. A cannon in that very column can shoot it: pay a battery.
trucker-lesson-large-no = Then the double cannon is gone, and with it your chance against the pirates. A single cannon would have fired by itself; this one wants its battery.
trucker-lesson-which-cell = Pay from the battery at the left edge: a pebble could knock it off, with whatever is still inside. The one beside your cabin is hidden behind half the ship.
trucker-lesson-which-cell-no = It works, but thrifty people burn what is most likely to be lost. Left edge first.
trucker-lesson-bounce = Berta had no cannon in that column, so she has one hold less. Your pebble from the left met a smooth side and bounced off, a little offended.
trucker-lesson-raise = The last pebble meets an open comb on your hold, and there nothing bounces. Your shield covers the right side: one battery, and the hold stays yours.
trucker-lesson-raise-no = A hold is worth more than a battery just now: planets come next, and goods want to lie somewhere.
trucker-lesson-planets = The leader picks first, landing costs two days, and reds go only into red holds: you have room for one. The second planet fills your whole ship, 4 + 1 + 1; the first would leave a red crate waving at the window.
trucker-lesson-planets-no = Count what fits, not what shines: two reds bring you 4, the second planet 6, the third 3.
trucker-lesson-load = Red into the red hold, blue into the other. Berta has landed on the two reds, after throwing two red holds back on the heap: two days for the view.
trucker-lesson-load-no = Leave nothing on the dock: empty holds pay exactly what they contain.
trucker-lesson-wreck = An abandoned ship: leave two of your crew to fly it home, get three credits, lose a day. You have five aboard, so you can afford the generosity.
trucker-lesson-wreck-no = If you fly past, Berta gets the offer. Three credits for two people is the going rate, we are sorry to say.
trucker-lesson-crew = Pick two humans, from either cabin. Keep the purple one for the guns, and at least one human for ever: a ship without humans is out of the race.
trucker-lesson-crew-no = The alien is worth 2 cannon strength and the pirates are somewhere in that deck. Humans first, as the poster says.
trucker-lesson-stardust = Stardust costs a day for every open end: five for you, ten for Berta. At home the ship with the fewest also wins a prize for its looks, so close what you can.
trucker-lesson-stardust-no = It is only dust. Fly on and count along.
trucker-lesson-your-choice = No advice this time: two days for two greens, one yellow or three blues, and your holds are full. What you load may push out something cheaper.
trucker-lesson-your-choice-after = Worth knowing: both greens or the yellow make 8 credits of your load, the blues leave it at 6, and so does flying past, but that keeps two days.
trucker-lesson-pirates = Pirates of strength 5: you have 2 from single cannons and 2 from the purple gunner, and 4 loses. One battery adds 2, and 6 beats 5: fire!
trucker-lesson-pirates-no = With 4 you lose: three shots from the front, and the heavy one is stopped by nothing at all. This is what the battery was for.
trucker-lesson-reward = Won, and so Berta is spared as well: she will say it was her plan. Four credits cost you one day; you are well ahead, so take them.
trucker-lesson-reward-no = Declining keeps the day, and you have days to spare. It is your money, though.
trucker-lesson-last-card = One card to go: open space, and home. Whatever is still attached now may be called a ship.
trucker-lesson-last-card-no = One card before the pay desk? Even Fridolin would fly on.
trucker-lesson-account = Place, looks, goods, minus one credit for the cabin that the inspector ate: { $mine } credits. Berta has { $theirs } and a new opinion about red holds.
trucker-lesson-next = You can build, aim, load and count: that is more than most licences ask. Now the same with the sand running, or a puzzle first?

## The seam (classes IC and IIC)

trucker-lesson-border-title = The seam (classes IC and IIC)
trucker-lesson-border-about = An outline that is cut in two, and what may cross the cut.
trucker-lesson-border-cabin = This model has no square for your cabin: it waits in the reserve, and the first part may go anywhere. Put it left of the seam, the way one moors a boat.
trucker-lesson-border-cabin-no = Also allowed, but then you would miss the seam, and the seam is why we are here.
trucker-lesson-border-same = Across the seam even the brass comb is picky: one peg to one, two to two, comb to comb. This shield has a comb on its left, so it may cross.
trucker-lesson-border-same-no = Anywhere else a peg slips into a comb; across the seam it slips into nothing. Comb to comb, please.
trucker-lesson-border-sideways = Point this cannon to the right: on this model what is announced from the front likes to arrive from somewhere else. It covers its own row and the two beside it.
trucker-lesson-border-sideways-no = Forward is braver and here less useful. Turn it once to the right.
trucker-lesson-border-labels = Read the rows: 1, 2, 3, 4, 3, 4, 5, 6. Somebody at the drawing office went home early, and you will pay for it.
trucker-lesson-border-finish = Done. Nobody insures this model: every lost part costs a credit, without any limit, so lose them one by one and with regret.
trucker-lesson-border-finish-no = You could build on, but the sand is almost through and the record flies now.
trucker-lesson-border-one-die = A swarm is coming, and one die is rolled instead of two. Two to five is a column; one and six mean that the thing has changed its mind.
trucker-lesson-border-one-die-no = You could land now and never learn what a six does. Fly on.
trucker-lesson-border-turned = A six: the large meteor announced from the front comes from the right, and a second roll names the row. Row 1 is not even part of your ship: it flies past, waving.
trucker-lesson-border-twice = A four for a row is both rows 4: two pebbles at once. One bounces off the smooth engine, the other meets an open comb; a single battery for the shield would stop even both.
trucker-lesson-border-twice-no = Then the red hold goes, and the credit for it, and whatever red was in it. One battery is cheap.
trucker-lesson-border-large-twice = Had they been large, each would have needed a cannon of its own, pointing that way, in its row or the next one. One gun never stops two rocks.
trucker-lesson-border-end = Nothing lost, sixteen credits, and you know the seam. Class IIC is the same board with its orange corners, and with more ways to regret them.

## The doughnut (class IIIC)

trucker-lesson-torus-title = The doughnut (class IIIC)
trucker-lesson-torus-about = A ship without edges, and what holes cost.
trucker-lesson-torus-cabin = On this board every edge meets the opposite one: the ship is a doughnut, without the sugar. Put your cabin into the corner, which is not a corner.
trucker-lesson-torus-cabin-no = Any square would do; there is no middle here. Try the corner all the same.
trucker-lesson-torus-across = The square right of your cabin is at the other end of the row. Put the girder there: it joins, although the two can see only each other’s backs.
trucker-lesson-torus-across-no = That holds too. But look how far away one’s neighbour can be: left end of the same row.
trucker-lesson-torus-finish = Now look at the holes, corners count as touching, edges as glued: Madame Polisa measures the largest one. Small holes everywhere are cheaper than one you could park in.
trucker-lesson-torus-finish-no = In this lesson we fly now; the holes are small enough to be proud of.
trucker-lesson-torus-premium = Three squares cost you 3, the neighbour’s five cost 10: one more square is never just one more credit. Who has no money now owes it until after the flight.
trucker-lesson-torus-inside = Two dice, one for the column and one for the row: an attack begins right there, inside the ship. The pebble on your cabin bounced off: its front end is joined to something, if only across the edge.
trucker-lesson-torus-gone = The large one found a cabin in a column without a forward cannon. On a doughnut any cannon of the column would have done, wherever it stands; there was none.
trucker-lesson-torus-column = Dice 3 and 4, from the front: the meteor begins on your double cannon itself. It may shoot what is already upon it; on a doughnut behind is also in front.
trucker-lesson-torus-column-no = It would take the gun that could have stopped it. Pay the battery.
trucker-lesson-torus-flies-on = The dice point at the hole where the cabin was, so the pebble flies on until it meets something: an open end one square behind. The shield only asks from which side it comes; raise it.
trucker-lesson-torus-flies-on-no = Then the next cabin goes the way of the first. The shield covers the front: use it.
trucker-lesson-torus-end = The penalty for lost parts stops at 15 here, the premium comes on top, and it is paid last of all. Build round, leave small holes, and never trust a corner.

## The fleet (class IVC)

trucker-lesson-fleet-title = The fleet (class IVC)
trucker-lesson-fleet-about = Four small ships that the dice make into two.
trucker-lesson-fleet-cabin = Four outlines, four ships, one of you. The cabin may start any of them: put it rear left, where the dice will be kind later.
trucker-lesson-fleet-cabin-no = A fine place for another fleet. Rear left, please.
trucker-lesson-fleet-second = A ship without parts may be begun anywhere inside its outline. This cabin starts the rear right one: now you have two ships, and two sets of problems.
trucker-lesson-fleet-second-no = You may also build on the first ship. Here we start the second one.
trucker-lesson-fleet-die-one = The first sand is through: anybody may roll a die, and it opens the squares with its number for all. Roll; there are no bad numbers, only surprised builders.
trucker-lesson-fleet-die-one-no = Before the die is rolled nobody may turn the hourglass. Roll it.
trucker-lesson-fleet-joined = A six: front left and rear left are one ship now, whether they like it or not. By launch it must hang together; turn the hourglass and the sand runs again.
trucker-lesson-fleet-die-two = And the second die. Were it a six again, the squares marked = would open instead.
trucker-lesson-fleet-die-two-no = Everybody waits for the number, mostly in fear. Roll it.
trucker-lesson-fleet-two-ships = A five joins front right and rear right: two long ships, side by side. Batteries and shields help only their own ship; cannons add up, and of engines only the weaker ship counts.
trucker-lesson-fleet-pieces = Your right ship is still in two pieces, and one ship must be one piece. Keep the large one: five parts stay behind, and wave.
trucker-lesson-fleet-pieces-no = The small piece alone would be a very expensive mailbox. Keep the large one.
trucker-lesson-fleet-insurance = Madame Polisa sells caps: 2 credits stop your losses at 26, 5 at 19, 8 at 12. You have no credits, so it is a loan of 10 that costs 12, or courage, which is free until it is not.
trucker-lesson-fleet-slowest = Open space: the fleet flies as far as its weaker ship, and that is one day. A ship with no engine strength at all would have stayed behind, with the others flying on.
trucker-lesson-fleet-own-shield = The pebble strikes the right ship, so only a shield and a battery of the right ship can help. They can: raise it.
trucker-lesson-fleet-own-shield-no = That hold is the one for reds. Raise the shield.
trucker-lesson-fleet-end = Both ships are home, and who brings more ships ranks before who brings fewer. Next time try to lose a whole ship: one learns a lot, and its parts are not even billed.

## Puzzles

trucker-puzzle-which-battery-title = Which battery?
trucker-puzzle-which-battery-about = Two batteries, one shot.
trucker-puzzle-which-battery-ask = This meteor is coming: which battery pays for the shot?
trucker-puzzle-which-battery-ask-after = The one at the left edge. It is the outermost part of its row, its end is open and no shield covers that side; the inner one is fenced in on all four sides.
trucker-puzzle-which-battery-ask-no = It fires just as well. But the next pebble from the left would take the full battery instead of the empty one.
trucker-puzzle-three-mistakes-title = Three mistakes
trucker-puzzle-three-mistakes-about = A ship built in a hurry, before the inspector comes.
trucker-puzzle-three-mistakes-ask = This ship has three mistakes, and Inspector Norm sees them all. How few parts can you get away with losing?
trucker-puzzle-three-mistakes-ask-after = Two. The engine blows into the double cannon and the double cannon aims at the engine: without the engine both mistakes are gone. The third are two pegs against a smooth side, and there the lower hold goes; any other part would take a neighbour with it.
trucker-puzzle-three-mistakes-ask-no = That cures a mistake as well, but something else hangs on this part and would be lost too. Which one holds nothing?
trucker-puzzle-last-battery-title = The last battery
trucker-puzzle-last-battery-about = A shield now, or strength later.
trucker-puzzle-last-battery-ask = One battery left, a small meteor on the left, and pirates of strength 5 come next. Raise the shield now, or keep the battery for the double cannon?
trucker-puzzle-last-battery-ask-after = Raise it. Two cannons make 2, the double one with its battery 2 more, and 4 does not beat 5: the pirates win either way. The meteor would have torn your ship into three pieces.
trucker-puzzle-last-battery-ask-no = Count what the battery is good for afterwards: 4 against 5. And look what hangs on the part that would be hit.
trucker-puzzle-which-planet-title = Which planet?
trucker-puzzle-which-planet-about = Four planets, and three places for goods.
trucker-puzzle-which-planet-ask = Three empty places, all of them good enough for reds: on which planet do you land?
trucker-puzzle-which-planet-ask-after = The second: 4 + 3 + 1 is 8, and nothing stays on the dock. The first has more crates, but you have only three places: 7.
trucker-puzzle-which-planet-ask-no = Count the places, then the prices: red 4, yellow 3, green 2, blue 1.
trucker-puzzle-weak-spot-title = The weak spot
trucker-puzzle-weak-spot-about = One part, several holes.
trucker-puzzle-weak-spot-ask = One part in your hand and seven empty squares: where does it save the most premium?
trucker-puzzle-weak-spot-ask-after = In the middle of the last row: there it cuts the hole that reaches over the lower edge. Five squares in a row cost 10; what is left are pairs, and a pair costs 1.
trucker-puzzle-weak-spot-ask-no = Corners touch, and edges are glued: follow the hole over the rim and look for the square in its middle.

## A commented replay: five for eight

trucker-replay-two-crews-title = Five for eight
trucker-replay-two-crews-about = Two veterans fly class II. You watch, and I say where it was decided.
trucker-replay-two-crews-welcome = Nothing to do for you here but watch. Two veterans build a ship of class II each. One is yours, the other is Zita’s. I stop the film wherever the match turns.
trucker-replay-two-crews-peek = Both peek at the flight cards before they build much. It costs moves now, and it tells them what to build: there are planets to land on, and enemies to shoot at.
trucker-replay-two-crews-launch = Both ships pass inspection without a mistake. Zita has two engines and takes off first. Yours has one engine and more room for crates. Each has a purple alien at the guns.
trucker-replay-two-crews-slavers = The slavers have strength 6, and Zita fires 6½ without a battery: even the cannons that point sideways count. You never had to face them.
trucker-replay-two-crews-ship = Here Zita sells five of her crew for eight credits, with 7 cards to come. Remember this one.
trucker-replay-two-crews-station = There is the price: the station wants more crew than Zita has left. So you dock, though you fly behind, and take yellow and green goods.
trucker-replay-two-crews-smugglers = One battery makes 8½ of 6½, and 8½ beats 8. Zita throws out green goods to make room for red and yellow. Your batteries are all still there. Batteries sell for nothing.
trucker-replay-two-crews-over = One card is left, and both land. In the end Zita has 49 credits and you have 39. Her goods brought hardly more than yours: 28 against 25. The enemies paid the rest, and the eight credits for five humans.
