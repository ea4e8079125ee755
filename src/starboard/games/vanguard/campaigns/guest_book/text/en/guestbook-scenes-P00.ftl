# Scenes: what an action comes to.

guestbook-scene-1-1-green-title = Hinge
guestbook-scene-1-1-green = The hatch falls outward and lies on stone. Not gravel: stone, cut, two courses of it, with the cradle’s weight on the upper. From under the edge runs a chain as fine as a watch’s. It is taut. Something is on the end.
guestbook-scene-1-1-red-title = Shoulder
guestbook-scene-1-1-red = It gives with a sound that you feel in your teeth, and so does something in the frame that was holding it up.
guestbook-scene-2-1-green-title = In a Row
guestbook-scene-2-1-green = You hang the things up along the wall in the order in which you will want them. When you have finished you find that you have left a gap, third from the right, for the cup that ought to hang there. There has never been a cup there. You move everything along by one.
guestbook-scene-2-1-red-title = The Kettle
guestbook-scene-2-1-red = You catch the filters and the hose. The kettle catches you. It is surprising how much a kettle weighs where nothing weighs anything.
guestbook-scene-6-1-green-title = Scrivener Seven
guestbook-scene-6-1-green = A lamp comes on inside the probe, not bright, the colour of weak tea. It waits. It has been standing here with one leg crossed over the other, and when you brush the dust from the plate you see that the plate has been brushed before.
guestbook-scene-7-1-yellow-title = Left Hand
guestbook-scene-7-1-yellow = The rope runs over a groove in the rim, and the groove leans. Whoever wore it drew with the left hand, or with what they had on the left.
guestbook-scene-101-1-green-title = The Cup
guestbook-scene-101-1-green = It is heavier than it looks and fits no mouth you can think of. The lip goes in where yours goes out. All the same it is quite plainly a cup, and quite plainly meant for whoever came next, and the chain is long enough to reach anybody.
guestbook-scene-103-1-green-title = Bearing
guestbook-scene-103-1-green = From the rim you can see both halves of the cradle, the probe, the well. The cable’s end lies across a boulder with a bow in it, neat, as if it had been put down.
guestbook-scene-106-1-green-title = Ferry Thread
guestbook-scene-106-1-green =
    One leg of the probe has been broken and mended: a splint, a bolt, a turn of wire. The thread on the bolt is left-handed, eleven to the thumb. One yard in the world cut thread like that. It built river ferries, and afterwards it built your ship.

    “Same yard, then,” says Maret over the radio. “Built both.” That is a good explanation. You put it beside the fact that probes do not carry a spanner.

guestbook-scene-107-1-title = Drink First
guestbook-scene-107-1 = It is cold, and tastes of stone and a little of tin. Nothing happens. You close the visor, and the helmetful of air goes back and lies down on the water.
guestbook-scene-107-2-green-title = Sample First
guestbook-scene-107-2-green = You take it from underneath, through the valve, as you were taught. The air on the water draws aside from the needle to let you in.
guestbook-scene-109-1-green-title = Splice
guestbook-scene-109-1-green = It is a good splice. You are proud of it until you see, a metre further on, another. It is older, and it is the one they teach.
