# Logs: what is read.

guestbook-log-L07-1-title = A Glove
guestbook-log-L07-1 =
    The air is good. You have been told so. There is a figure. All the same nobody moves, on the ramp, until { $active } undoes a cuff, takes off a glove, and holds the hand out flat, as one does to see whether it is raining.

    It is warm. There is wind on it, with some grass in the wind, and a little mud.

    One after another the gloves come off. It takes no time and nobody says a word. In front of you lies a river in three pieces, wide, brown, in no hurry. There are birds on it, or what will do. The draft has this world at the foot of the fourth page and has given it more columns than any other, and in every one of them it comes out best.

    “Well,” says Anatole on the radio, when he has been told. One hears him shut the ledger. “My grandmother would say: clear soup, and who has had the beans. Well. There we are, then.”

guestbook-log-L07-2-title = The First Bore
guestbook-log-L07-2 =
    The birds get up, all together. Then the water goes out, at a walk, and leaves the bar lying there with its pools and its surprised small fish.

    You are looking at the fish.

    It comes round the bend standing up: a step of brown water from bank to bank, with sticks in it, and no sound at all until it has gone by. It runs up the low arm, the easy one, where your footprints are. After it the river is the same river.

    On the far bank, at the height of one’s chest, there is a line of dry weed. You had taken it for a hedge.

guestbook-log-L07-3-title = A Boot Path
guestbook-log-L07-3 =
    It goes upstream along the levee. It is as wide as one person. Where it is wet somebody has laid reeds across, and where it is steep there is a step, cut, with the edge boarded.

    You know by now what an old thing looks like. These boards are new. On the third one is a smear of mud with the print of a heel, and grass has not yet begun to stand up in it.

    You follow it to the edge of the map. There it goes on. { $active } calls, once. Far off, round the next bend, a dog barks. It is told, by someone, to be quiet.

    “There are no dogs,” says Sikdar. “See the list. Nothing on the list has a dog in it; see also the first list.”

guestbook-log-L07-4-title = Three Stones
guestbook-log-L07-4 =
    You set the third, and step back, and it is a sentence. It is a short one. It has no verb that the river would know, and it is written in rocks that the four of you could lift.

    The water feels round them. It parts, closes, makes a small braid behind each, and carries the braids off down the middle arm toward the sea; and you have the impression, though Sikdar has asked you not to have impressions, of something being taken away to be read.

    “So how long does her ladyship get?” says Desta. He has named it already, and cannot keep his boots still.

    There are sixty-one gauges in the house upstream, with sixty-one years of marks on them. Sikdar looks at those. “A season for a word,” she says, at last. “Suppose that it were a word. Don’t write that down.”

guestbook-log-L07-5-title = The Answer
guestbook-log-L07-5 = You come down through the same mild air, on to the same bar, and stand there with your gloves off, looking for what has changed. It does not take long.
guestbook-log-L07-5-b1 =
    Where the clay bank was, there is a terrace. A channel has walked forty metres to the east and left it bare: dry, level, drained at both ends, with its back to the wind. You pace it. At the yard’s allowance, with streets, it would hold three thousand people.

    Three thousand. It has been done to the metre. Whatever did it has been told the number of nobody, and has moved as far as it could.

guestbook-log-L07-5-b2 =
    The West arm has shifted by the width of a field. It has drowned the field. On either side, the hedge stands up out of the water, and the gate; nothing else has been touched. Somebody upstream has been drawing from that arm for sixty years.

    They had it from the wrong side. It has only been waiting for somebody to ask.

guestbook-log-L07-5-b3 =
    From the ground there is nothing to see. It is Teuila who sees it, from orbit, on the third pass, and sends the plate down without a remark.

    The channels have moved. All of them have, a little, over a season. They have drawn a rectangle with rooms in it, a hearth, a path. It is the ground plan of a house; you have walked through that plan on four worlds. There is one door, at the sea end, and the door is open.

    You asked it what it was. It has drawn itself as somebody who has come to stay with somebody.

guestbook-log-L07-5-b4 =
    You had asked nothing. You had left your landing flags, on their canes, all over the flood plain, where they happened to be wanted.

    They are in a row now, at the top of the bank, out of its way. They are upright. There are eleven; you had put out eleven.

guestbook-log-L07-8-title = Braid, in Full
guestbook-log-L07-8 =
    You do not talk about it in the lander. You sit with your gloves in your laps.

    Then, at the Table, everybody talks. It has air. It has soil down to the elbow. One could grow beans there, says Ruth Adeyinka, who is not supposed to say things. One would have to drain it, of course, says somebody. Only a little. Only to begin with.

    “Drain what?” says Sikdar.

    “The river,” says the somebody. “Why, what else is there?”

    Sikdar opens her mouth and shuts it. She has a drawing under her arm: sixty-one lines, one above another. She has had it since morning and has not put it up.

guestbook-log-L07-9-title = Braid, in Part
guestbook-log-L07-9 =
    The best of the worlds, and the worst of the reports: two pages, damp, and a diagram that has run.

    Nobody minds. It is what they mind about it that should worry you. “We know enough,” they say, up and down the Table. “Air. Water. Mild winters. What do you need a cross-section for?”

    You dry your socks on the pipe. There was a moment, with the water standing up in front of you, in which it had seemed to be trying to get by. You put that in. It is the only sentence on the second page that anybody has underlined.

guestbook-log-L07-10-title = Set Upright
guestbook-log-L07-10 =
    It has the lander over on its side by the time you get there, and there is water in at the hatch. You have got somebody on your back. You stand to the waist in it and watch it come again.

    It lifts the lander, turns it, and puts it down on the bar, upright. It draws off. It has left the ramp a hand’s breadth from your knees.

    “Hydraulics,” says Sikdar, that evening. She says it as one says the name of a person.
