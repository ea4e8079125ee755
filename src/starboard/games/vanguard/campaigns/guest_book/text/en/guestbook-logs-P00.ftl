# Logs: what is read.

guestbook-log-L00-0-title = Soup
guestbook-log-L00-0 =
    The first thing you are given is soup.

    It is always soup, the cook says, because the stomach wakes last and resents being hurried. He comes along the bench with the pot and asks nobody anything. Barley for the pilot. No onion for the boy beside her, who has never been able to stand onion, and who is too sick to wonder how that is known.

    You have been asleep for ninety-two years. A hundred and forty-nine lay down; there are ninety-five of you. In the eleventh year fifty-four berths failed in one night. The cook had the watch. There is a plate with the names, and he polishes it.

    Behind you, slower, in eleven hulls with names from a kitchen garden, come forty-one thousand two hundred and eight others, and they are not due for another sixty-eight. For four generations your people have been guests: of countries, of stations, of cousins. It says so on the papers. Somewhere on this list of eighteen worlds is the place where the papers will not have to say anything.

    The list was made by probes, and was waiting in the machine. Probes are honest and see badly. You are to go round after them and make the fair copy. It is not a romantic job. Most of you were picked for it because you once found the mistake in somebody else’s sums.

    On the way forward the lift stops at nine, as it apparently does. The corridor smells of paint. There is a door to which nobody has a key, and on its frame, in pencil, beginning a hand above your knee, six short lines one over the other. Beside each a day and a month. No year.

    “Fitters,” says Maret Tamm, second of Engineering, who has been awake for an hour and already has a list. She writes: *nine, door frame, paint.*

    “Have you eaten?” says the cook, behind you. He is carrying the pot to the bridge. He goes round the door the way one goes round a sleeping dog.

guestbook-log-L00-1-title = Boulder Stair
guestbook-log-L00-1 =
    They are boulders. They are also all the same height, and where the next one ought to be missing somebody has put a flat one.

    You go up by it, since it is there. Halfway you notice that you have stopped looking where to put your feet. Nothing aboard the ship is as easy to climb as this, and that was built by people who had seen your legs.

guestbook-log-L00-2-title = Low Wall
guestbook-log-L00-2 =
    From orbit it was a ridge. It is a wall, knee-high and twice as thick as it need be, laid without mortar by somebody who had time to choose.

    There is no air here to carry dust, and so dust lies where it fell, on everything, for as long as there has been a here. It lies on the stones beside the wall a finger deep.

    There is none on the wall.

guestbook-log-L00-3-title = Both Halves
guestbook-log-L00-3 =
    There is a moment, when two halves of a team meet on a moon, in which everybody counts. You are all there. Nobody says so. Somebody hands somebody a filter that has been floating about, and it is accepted as if it had been asked for.

    From the ship Maret Tamm wishes to know what you broke. You tell her: a cable, which she knew, and a cradle. “In how many pieces,” says Maret. Two. “Good ones or bad ones.” You look at them. Fairly good ones, you think.

    “Then stay by the wall,” she says, “and I will look for more cable. While you are there you may as well do your job. The list says a probe came down on that side. It stopped sending. Ask it why.”

guestbook-log-L00-4-title = The Ship Sets
guestbook-log-L00-4 =
    { "*" }Fair Copy* is a bright thing with a rubbing strake. It goes down behind the rim in the time it takes to read this, and the radio goes with it.

    It will be up again in forty minutes. You know that. You have the figure on a card. You do what people do in the forty minutes anyhow: you check one another’s seals, twice, and stand a little closer together than the ground requires.

guestbook-log-L00-5-title = What the Drum Says
guestbook-log-L00-5 =
    The probe is called Scrivener Seven. It has a drum inside, wire wound, such as nobody uses who is not paying by the gram. You turn it by hand past the reader.

    It landed well. It unfolded. It measured eleven things and reported them. Then there is a hiss of three minutes, which is a door being opened; and then a long flat nothing, and no fault anywhere.

    It did not fail. It was *switched off*, politely, from outside, at the end of a sentence.

    “Dust in a contact,” says the second of Science from the ship, whose name is Parveen Sikdar. She has come up with it so quickly that you are nearly comforted. “It happens. Show me twice and I will begin to worry. Maret has her cable. You can come home when you have a winch.”

guestbook-log-L00-6-title = Winch Point
guestbook-log-L00-6 =
    Four bolts in the rock, in a square, and the rock about them polished by something that stood here and was turned. The holes in your winch plate are also in a square.

    They are not the same square. That would be too much. But the winch will go here with two bolts out of four, and there is nowhere else on this side of the moon where it would go with one.

    You unpack it.

guestbook-log-L00-7-title = The Bucket
guestbook-log-L00-7 =
    The bucket comes up full. It is water: it slops, and the slop does not boil off into the black, because lying on the water like a lid, in a place without any air, is about a helmetful of air.

    It trembles when you breathe at it, inside your own glass, and does not go away.

    There is a rule printed inside the visor of every suit, over the hinge, in four languages, and it says not to. To drink, somebody would have to open a visor into that. On the well’s rim, where a hand would rest to bend down, the stone is worn into a shallow dish. It is worn on the near side and on the far side and at the height of your knee.

guestbook-log-L00-9-title = Cable Up
guestbook-log-L00-9 =
    The winch takes the strain, thinks about it, and turns. Maret has talked it through every metre and has said “holds” once, which those who know her make a note of.

    You go up past the wall, the stair, the well. Seen from here they are plainly one thing: a way down to water, with a seat. The draft has it as *surface irregularities, no further interest.*

    The lock smells of soup. The cook is standing in it with the ladle, asking who is missing a glove. Somebody is. He has it warm already; it came up with the cradle, he says, in the other half.

    Out of the window the moon turns its back. It is first on a list of eighteen. In the box for remarks somebody has begun to write *doorstep*, and then the pen must have run dry.

guestbook-log-L00-9-b1 = One of you has opened a visor on a moon and drunk from a stranger’s well, and is being looked into with a small light by the physician. Halina Wierzba finds nothing whatever. “I shall keep looking,” she says. “I warn you now. It will be cold.”
guestbook-log-L00-9-b2 = The sample goes up to the lab in a sealed flask. It is water. Sikdar does it twice. Both times there is a little more in the flask than the label says.
guestbook-log-L00-9-b3 = Nobody has drunk. The bucket hangs where you found it. It had been left a hand’s breadth over the water, by somebody who expected to want it again.
