# Logs: what is read.

guestbook-log-L17-1-title = A Roof among Roofs
guestbook-log-L17-1 =
    It looks like a town from above. It is one house: it has grown sideways until it ran out of hill. You come down on a porch, between two chimneys that nobody has lit.

    There is a mat. It has been changed; under the edge you see the one before, and the one before that. The door is at no height, the step is at no height, and the lamp over it hangs on a bracket that would have held a bigger one.

    “According to the survey,” says { $other }, “it goes down.”

    It has no upper floors at all. Everybody who ever lived here has come in at the top and dug.

guestbook-log-L17-1-b1 = The lamp is lit. It was not, when you set down. You have all seen it, and nobody has seen it happen.
guestbook-log-L17-1-b2 = Across two of the stairs there is fresh stone, laid dry, to the height of the knee. It is well done. It is not to keep you out. It is so that you should have to lift your feet.
guestbook-log-L17-1-b3 = You have pages of the ledger with you, in a folder: somebody has been down as far as the third floor before. The handwriting gets smaller at every landing. In the margin of the last page it says, in Sikdar’s hand, *who are we borrowing this from*.
guestbook-log-L17-2-title = Send the Guard to Solder
guestbook-log-L17-2 =
    It is a lock with eleven pins, each as thin as a hair, and the engineer has sworn at it for an hour. Then somebody from Security who has been holding the lamp leans across, puts a thumb on the plate, and pushes.

    It opens. It was not a lock, here. It was a weight.

    You stand and look at your tools. On this floor, for those who built it, what you call strength was what you call skill, and the other way about. “Well,” says the engineer. “Then you had better do the wiring.” It takes a while until everybody sees that this is not a joke.

guestbook-log-L17-3-title = Hand Marks
guestbook-log-L17-3 =
    There is a wall of hands on the third floor. They are not painted. Somebody pressed a hand into it while it was soft, and then somebody else, next to it; it must have been the custom. Some have six hollows. One is a crescent. One was made by many small points, in a hurry, and then again, more slowly, better.

    At the end of the row the wall is blank and smooth, and about as soft as cheese.

    Nobody has told you not to. { $active } stands in front of it for a bit with an arm half raised, and then scratches an ear.

guestbook-log-L17-5-title = The Patch
guestbook-log-L17-5 =
    You clean it with brushes, then with breath. It is one stone. It lies on the living rock, four floors under the last thing anybody would call a floor; every wall on this hill stands on it. If the Landlords ever signed their work they signed it here.

    It is not square. It is a wedge. { $active } gets a light in under the edge, and lies down with one cheek on the ground, and does not say anything for quite some time.

    “There’s a joint,” { $active } says.

    Under the first stone, in the rock, there was a crack. It had been there before there was a house or a road. Somebody came by, and stopped, and cut a piece to fit it, and knocked it in. Then it must have begun to rain, because they put up a bit of wall.

    That is all. There is nothing below it. There are no builders. There have never been any Landlords: there was one who mended, and then another one, and all of it, the road, the eighteen doors, the kettle, is what you get if nobody who stays the night ever leaves it quite as they found it.

    You switch the light off to save it. You are all of you guests, and so was everyone.

    There is the Table to be told.

guestbook-log-L17-5-b1 = Beside the wedge there is a smear of fresh grout, still warm. Something has been pressed into it, digit by digit, in figures copied by somebody who does not use them: 41,208. It has been entered at the bottom, where one begins.
guestbook-log-L17-5-c1 = Tell them all of it.
guestbook-log-L17-5-r1 = You read it out at the Table as it stands in the notebook. It is very quiet. “Then who do we ask?” says someone, at last. Nobody laughs at that, and nobody has an answer; but Bastos gets up, after a while, and goes and sees to the hinge on the galley door, which has been squeaking for a year.
guestbook-log-L17-5-c2 = Keep it to yourselves.
guestbook-log-L17-5-r2 = You report an old stone. It is true. All your lives there has been somebody who owned the house; you have only just found out what it is to stand in one that nobody does. It may be that forty-one thousand people ought to be told that sitting down.
guestbook-log-L17-8-title = To the Bottom and Up
guestbook-log-L17-8 =
    It takes a day to climb. On the way one sees it properly: this floor leans on that one, that one was meant to be a roof. Everything is a repair.

    The one with the broad limb is on the second stair, laying a course. It waits until you have gone by. Then it takes up a stone that one of you has kicked loose, turns it over to find its face, and sets it back.

    Nobody speaks until you are on the porch. It is snowing a little. Someone wipes their feet on the way out.

guestbook-log-L17-9-title = Closed
guestbook-log-L17-9 =
    It closed behind you, floor by floor. It did not hurry; you were given time to carry everything up. But each stair as you left it was filled in with dry stone to the ceiling, and when you had come out on the porch the door had gone, and there was a wall with a mat before it.

    You had gone down as one goes into a bank. It comes to you only now that there were things you could have picked up off the floor.

    At supper Huda al-Basri is turning a bit of rubble over in her hands. She has been doing it for an hour. “It’s all mending,” she says. “Look. There isn’t any *first*.” She looks round at you all, and puts it in her sleeve. “No. It’s nothing. Pass the salt.”

guestbook-log-L17-10-title = Carried Up
guestbook-log-L17-10 =
    It comes for you out of the dark, with the broad limb held flat, as one brings a tray. You are lifted on to that. It carries you up five floors, one step at a time, with great care at the turns, and it does not put you down on the porch but on the ramp.

    You try to thank it. It has already turned round. There is a course on the third landing that has been waiting.

    Afterwards the stairs are found to be closed. Huda al-Basri has a handful of the rubble, and has gone very quiet over it.
