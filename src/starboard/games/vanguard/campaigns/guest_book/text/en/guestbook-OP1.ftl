# The Night She Was Lost (OP1): an operation. Names, goals, cards and logs.

guestbook-planet-OP1 = The Night She Was Lost
guestbook-planet-OP1-text = Hush, year 95. A child of three (her mother says two and a half) has walked off the landing mat at dusk. It will be eleven below. The herd has not moved since sundown.

## Sectors

guestbook-sector-OP1-1 = Landing Mat, Lamps Lit
guestbook-sector-OP1-2 = Bog, Skinned Over
guestbook-sector-OP1-3 = Stump in the Dark
guestbook-sector-OP1-4 = Reeds at Night
guestbook-sector-OP1-5 = Empty Nursery
guestbook-sector-OP1-6 = Cliff in the Dark
guestbook-sector-OP1-7 = Moss with Steam on It
guestbook-sector-OP1-8 = Gap, No Wind
guestbook-sector-OP1-9 = Stones at Night
guestbook-sector-OP1-10 = Where They Lie

## Points of interest

guestbook-poi-500 = Lamp on the Ramp
guestbook-poi-500-text = Every lamp you have, and her cup, with the bear on it, at the edge of the light.
guestbook-action-500-1 = Call her name
guestbook-action-500-2 = Turn the lamp to the bog

guestbook-poi-501 = Mitten in the Stump
guestbook-poi-501-text = Red wool, one thumb darned in grey. It is quite dry. It has been put there.
guestbook-action-501-1 = Look in the hollow

guestbook-poi-502 = Bent Reeds
guestbook-poi-502-text = A lane through the reeds as wide as a bucket, and every reed in it bent the same way, by something in no hurry.
guestbook-action-502-1 = Follow them by lamp
guestbook-action-502-2 = Shake the reeds

guestbook-poi-503 = Thin Place in the Bog
guestbook-poi-503-text = There is a hole in the ice. It is not large. Nobody says what size it is.
guestbook-action-503-1 = Go in and feel

guestbook-poi-504 = Rings in the Moss
guestbook-poi-504-text = They always stand here at night, all of them. The rings are still warm. There is nobody in them.
guestbook-action-504-1 = Read the rings
guestbook-action-504-2 = Kneel on the warm side

guestbook-poi-505 = Cliff That Answers
guestbook-poi-505-text = It gives you her name back in your own voice, every time, a little later, a little kinder.
guestbook-action-505-1 = Shout at it
guestbook-action-505-2 = Listen for a second voice

guestbook-poi-506 = Steam over the Moss
guestbook-poi-506-text = A line of steam, low down, going toward the stones. Something large and wet came by, and then something small rode on it, or fell off.
guestbook-action-506-1 = Follow the steam

guestbook-poi-507 = Bare Mast
guestbook-poi-507-text = Twelve metres, and you can see it from the Dell. So could anybody in the Dell.
guestbook-action-507-1 = Hang every lamp on it

guestbook-poi-508 = Mast with All Your Lamps
guestbook-poi-508-text = It swings a little. From below it looks like somebody waving.
guestbook-action-508-1 = Beat on it with a spanner

guestbook-poi-509 = Stones, Humming
guestbook-poi-509-text = The slot between them has a note in it tonight that you know. You cannot think from where.
guestbook-action-509-1 = Hum with them
guestbook-action-509-2 = Sit down for one minute

guestbook-poi-510 = Grey Backs
guestbook-poi-510-text = Three of them, or thirty, side by side in the hollow, not asleep. They look at your lamp and do not move over.
guestbook-action-510-1 = Push in among them
guestbook-action-510-2 = Lift the moss
guestbook-action-510-3 = Lie down with them

## The herd

guestbook-threat-TN1 = The Herd at Night
guestbook-threat-TN1-text = They are lying on something. They get up only for crying, and they come back.
guestbook-field-TN1-1 = Ears
guestbook-field-TN1-2 = They get up
guestbook-field-TN1-3 = They lean
guestbook-action-TN1-1 = Hum what the stones hum

## Conditions

guestbook-condition-CN1 = Cold Coming Down
guestbook-condition-CN1-text = One can hear it in the reeds. For once nobody is asked to be quiet.
guestbook-condition-C39 = Aftershocks
guestbook-condition-C39-text = The ground has moved, and has not finished thinking about it.

## Missions

guestbook-mission-MN1 = Small Boots
guestbook-mission-MN1-text = Find the trail in three places.
guestbook-mission-MN2 = Find Her
guestbook-mission-MN2-text = Look where the herd lies.
guestbook-mission-MN3 = All of Us
guestbook-mission-MN3-text = Have every crew member there when she is found.

## Markers and tracks

guestbook-marker-trail = trail found
guestbook-marker-trail-count =
    { $sign ->
        [none] no trail has been found { $place }
       *[other] { $count ->
            [one] a trail has been found { $place }
           *[other] { $sign ->
                [least] at least
                [most] at most
               *[is] exactly
            } { $count } trails have been found { $place }
        }
    }
guestbook-marker-trail-put = a trail is found { $place }
guestbook-track-cold = the cold
guestbook-track-cold-up =
    the cold deepens by { $count ->
        [one] one step
       *[other] { $count } steps
    }
guestbook-track-cold-down =
    the cold eases by { $count ->
        [one] one step
       *[other] { $count } steps
    }

## Landing

guestbook-landing-OP1-1 = They hear you come
guestbook-landing-OP1-2 = Frost on the struts
guestbook-landing-OP1-3 = Down, in the dark, on the first try

## The four

guestbook-crew-O1 = Tomás Arriaga
guestbook-crew-O1-text = Harbour policeman; was lost himself once, at four, in a fish market, and liked it.
guestbook-skill-O1 = Coat off
guestbook-crew-O2 = Wanda Kulik
guestbook-crew-O2-text = Forest warden; walks in the dark without a lamp and says one gets used to the trees.
guestbook-skill-O2 = By the feet
guestbook-crew-O3 = Osei Mensah
guestbook-crew-O3-text = Animal behaviourist; has been wrong about every animal so far and looks forward to this one.
guestbook-skill-O3 = What would I want
guestbook-crew-O4 = Maret Tamm
guestbook-crew-O4-text = Reactor engineer. It is her daughter.
guestbook-skill-O4 = It holds

## Logs

guestbook-log-LO1-0-title = Year 95
guestbook-log-LO1-0 =
    This is not in any record you have read. It is in one that you have not.

    It is the third year of a survey that everybody aboard will one day have forgotten. The ship is called the same. The cook is the cook. There are a hundred and forty-six of you, and one who is not on the roll, because the forms have no line for being born.

    She was on the landing mat at six, counting drumbeats: stamp, and wait, and stamp. At ten past six she was not. By the time anybody had said it aloud, the light had gone, and on the whole moon nothing made a sound.

    “Then we make one,” says Maret Tamm.

guestbook-log-LO1-1-title = Lamps
guestbook-log-LO1-1 =
    You have been told for weeks to whisper here. It is surprisingly hard to stop. Arriaga tries first: he shouts her name, and it goes out over the moss and over the next valley, and is given back by the cliff, and then there is a noise like furniture. A long way off, in the Dell, something that weighs nine tons has turned its head.

    Wanda Kulik is already walking. Mensah is writing down the time. Maret has taken the cup with the bear on it off the ramp, looked at it, and put it back exactly where it stood.

guestbook-log-LO1-2-title = Which Way
guestbook-log-LO1-2 =
    Three places, and they make a line. She did not wander. She walked, rather straight, for an hour and a quarter, downhill, toward the warm end of the moon; and from the second place on there are two sets of prints, hers and a set like dustbin lids.

    “It is taking her to its nest,” says Arriaga.

    “They do not have a nest,” says Mensah. “They have a Dell.” He holds the lamp up. At the end of the line lies the herd, side by side, in a ring, with its back to you.

guestbook-log-LO1-3-title = Not in the Way
guestbook-log-LO1-3 =
    It stands in front of you with its whole width. You go left, and it goes left. Somebody says, quite quietly, that a flare would do it. Nobody fires a flare. It puts its forehead against your chest and breathes out, and it is like being leaned on by a bakery.

guestbook-log-LO1-4-title = And in the Morning
guestbook-log-LO1-4 =
    It gets light the way it does here, from below. You are standing in four places, a kilometre apart, with no voice left.

    In the Dell the herd gets up. It does so one at a time, back legs first, and each moves over by exactly its own width, and there, in the moss, in a hollow as warm as a loaf, lies a child asleep on her face with one mitten on.

    She is cross at being woken. She says she called and called and nobody came except these.

guestbook-log-LO1-5-title = Under the Moss
guestbook-log-LO1-5 =
    You have drawn them off with every noise you could make, and it has worked; they are up on the ridge, being sorry for a mast. The hollow is empty and steaming. In the middle there is a lump of moss with a red thumb sticking out of it.

    She is awake before you have the coat round her, and blue, and furious. It was warm, she says. It was warm, and you have made them go away.

    All the way back she looks over Maret’s shoulder. They follow, at a distance, until the lamps, and stand there.

guestbook-log-LO1-6-title = Move Over
guestbook-log-LO1-6 =
    Mensah turns his lamp off. Then he takes off his pack, and lies down on the moss, along the flank of the nearest one, like somebody getting into a bed that has people in it already.

    After a while it moves over.

    There is another behind it, and you do the same; and so one goes in, a ton at a time. In the middle it is as warm as a kitchen. She is asleep on her face, one mitten on. Maret does not pick her up. Maret lies down, boots and all, on the other side, and puts out one hand until it is touching.

    Nobody is able to say afterwards who began to hum.

guestbook-log-LO1-7-title = Without Her
guestbook-log-LO1-7 =
    “Shut the ramp,” says the voice from the ship; there is weather coming. You shut the ramp. There are three of you inside it.

    Through the port you can see her walking away from the lamps with a spanner in her hand, beating on everything she passes.

guestbook-log-LO1-8-title = Carried In
guestbook-log-LO1-8 =
    You are brought to the lander by animals. It takes four of them, one at each corner, and they set you down on the ramp as if you had fallen out of something.

    At dawn they come back with the other one. She is riding. She wants to know what all the noise was about.
