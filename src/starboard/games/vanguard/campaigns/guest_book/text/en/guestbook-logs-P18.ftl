# Logs: what is read.

guestbook-log-L18-1-title = They Have Cooked
guestbook-log-L18-1 =
    They have put out a windsock. They have mown the meadow. When the ramp comes down there is a table on the grass, a long one, with a cloth, and a hundred and twelve people standing behind it in their good clothes.

    Nobody says anything. A boy of about six looks along the row of you, with his lips moving. He gets to { $active }. “That one’s on the plate,” he says, quite loudly. “No,” says his mother. “That’s the brother.”

    They know your names. They have learnt them at school, in two lists. Those who went are one of them, and those who stayed are the other, and their grandparents are on a brass plate that none of them has ever seen; and they find it, on the whole, funny.

    An old man pulls out a chair. He has waited with it, one gathers, since about the age of six. “Have you eaten?” he says.

guestbook-log-L18-1-b1 = The windsock is knitted, out of something grey. You would know that wool anywhere.
guestbook-log-L18-2-title = Heard
guestbook-log-L18-2 =
    Somebody has stopped what they were doing. That is the whole of it. A woman with a basket, who had been on the way from one place to another, has put down the basket.

    “Say that again,” she says. “The bit about not knowing.”

    You say it again. It is not better the second time, but it is slower; and when you have finished, she picks up the basket and goes back the way she came, to fetch someone.

guestbook-log-L18-3-title = The Marks
guestbook-log-L18-3 =
    She has the room over the water because of her knees. She does not get up. She looks at each of you in turn, the way one checks a delivery against a list, and at the end of it she says that you are all so *young*, and that it is ridiculous, and would somebody put the lid on that pot.

    Somebody puts the lid on the pot.

    “They read us the sixth article at school,” says Liis Tamm. “We had to learn it. I used to get teased, because it was about me.” Her hands lie on the blanket: broad, square at the tips, a scar across the left thumb where a chisel goes if you hold it your own way and not the right way. Everybody aboard knows those hands. They have been shouted at by the owner of those hands. “Corridor nine. So. Are they still there?” She moves the lamp a little, so as to see you better while you tell her.

guestbook-log-L18-3-b1 = You tell her: six of them, in pencil, and that nobody has ever got round to the painting. She nods for some time. “I thought I might have made up the sixth,” she says.
guestbook-log-L18-3-b2 = You tell her. It was in the first hour; it was on a list; nobody knew. The pot ticks. Then she starts to laugh, and it is not a kind laugh at first and later it is. “She *would*,” says Liis. “First hour. On a *list*.”
guestbook-log-L18-3-b3 = Maret Tamm is standing by the door with her hat in her hands. She has said nothing since the lander. She crosses the room, takes hold of the bed, and rocks it. One leg is short. She looks about for something to put under it.
guestbook-log-L18-3-b4 = You have a tape recorder, and the instruction to bring back anything of interest. Liis looks at it. “No,” she says. “Fetch her.”
guestbook-log-L18-3-b5 = On the wall hangs a coat of grey felt, child’s size, and next to it one just like it in a size that would fit a barn.
guestbook-log-L18-3-b6 = One of the small shoes on the sill has been resoled. The other is missing, and she has never let anybody move its place.
guestbook-log-L18-3-b7 = { $active } has been carrying something in an inside pocket since Drover, wrapped in a glove. It goes on the sill beside the other one. She does not pick it up. She moves it, with one finger, until the toes are level.
guestbook-log-L18-4-title = The Listening
guestbook-log-L18-4 =
    A girl comes down from the dish at a run, with a slip of paper, and gives it to the nearest grown-up, who happens to be you.

    It is a column of hiss. In the middle of it, the same height as the hiss, there is a line that goes straight.

    “That’s them,” she says. “That’s a carrier. That’s eleven ships.” She is out of breath. “They’ve put someone on. She coughed.”

    So it has begun. For nine days there will be an ear. All over the house one hears chairs; they are going up, by the stair and the ladder and the outside path, to stand about in the dark near a dish, as people stand on a quay.

guestbook-log-L18-5-title = Shut
guestbook-log-L18-5 =
    It does not come to shouting. A door closes, then another, and then you notice that there is nobody in the yard.

    On the wall there are people in a line. They stand with their backs to the dish, an arm’s length from each other. They have nothing in their hands. The boy’s mother is there. So is the old man with the chair; he has brought the chair.

    “We should like you to go home now,” says Emeka Prowse. He does not raise his voice. “You have come a long way in order to decide something again. We have listened. I am afraid we have heard it before.”

    Joaquim Bastos has stopped beside you. He is looking at the wall, and at how high it is. He has gone grey. “I know where I stand,” he says. “I mean that I know *where*. There is a loose stone.”

guestbook-log-L18-6-title = Sent
guestbook-log-L18-6 =
    The key is an ordinary key. It has a worn place. Someone has to press it, and there is a good deal of politeness about who.

    In the end you do it together, which is foolish, since it makes it harder; four hands on one small brass knob. It goes down. Outside, the dish gives a tick, as a stove does.

    That is all. It has gone. It is on its way to a woman with a pencil, and nothing that any of you could do now would catch it up.

    “Nineteen hours,” says the girl at the dial. She yawns until her ears move. “There’s soup.”

guestbook-log-L18-6-c1 = Braid. Come.
guestbook-log-L18-6-r1 = { "*" }Braid*, you send. *Come.* It is the shortest message that will ever be sent to so many.
guestbook-log-L18-6-c2 = Hard Acre. Bring everything.
guestbook-log-L18-6-r2 = { "*" }Hard Acre. Nobody’s. Bring everything.* The girl at the dial looks up, to see whether you mean it.
guestbook-log-L18-7-title = The Wall, a Second Time
guestbook-log-L18-7 =
    It takes less than a minute. There were more of you. Somebody slipped, and somebody was pulled, and the stone that was loose came out.

    Nobody has been shot. You keep telling one another that. The old man is sitting on the ground, beside the chair, holding an arm that has a bend in it, and the boy stands looking at you with his lips moving, over and over, as one learns a thing for school.

    The way to the dish is clear.

    Ruth Adeyinka is at the gate; she has seen it. She gets out her book. Her hand shakes so much that she has to hold the one with the other. “I shall minute this,” she says. “I shall put down who gave the word. This time I am going to put it *down*.”

guestbook-log-L18-8-title = Hands Down
guestbook-log-L18-8 =
    You sit. It is the only thing you can think of: you sit down in the road with your hands on your knees, in the wet, in front of the wall.

    For a long time there are two lines of people, one sitting and one standing. It starts to rain. The old man considers his chair. He carries it across, and puts it down by { $active }, and goes back to stand.

    “Oh, for pity’s sake,” says a woman on the wall, in the end. “They’ll catch their deaths. *Now* what?” And Emeka Prowse, who has not moved, takes off his hat, shakes it, and says that in that case they might as well begin again from the beginning.

guestbook-log-L18-9-title = Before It Was Sent
guestbook-log-L18-9 =
    The meadow gets smaller. They are clearing the table. Nobody has waved, and nobody has not.

    There is a Listening going on and nobody is talking into it. In the cabin each of you has a version of what you were about to say. They are good versions. You were going to say them tomorrow.

    On the dish hut, as you go over, there is a light; and a man has come out on the step, in his shirt sleeves, to look up. He is holding a sheet of paper. He would be glad of instructions. Failing that, he has written something himself.

guestbook-log-L18-9-c1 = Let Emeka send his own words.
guestbook-log-L18-9-r1 = He reads them over to you on the radio. They are short, and quick, and clean. *There are people here. They were not asked. Choose as if you had been.* “Have you anything to add?” says Emeka Prowse. You cannot think of a thing.
guestbook-log-L18-9-c2 = Say nothing, and forget.
guestbook-log-L18-9-r2 = Halina has the figures. She has had them since she found the note. “I am bound to warn you,” she says. She warns you. It is all perfectly clear. Someone asks who would remember this time, and the cook, without a word, begins breaking straws.
guestbook-log-L18-10-title = Taken Off the Delta
guestbook-log-L18-10 =
    They carry you up from the river on one of their doors. They do it well: there are a hundred and twelve of them, and the children have all been taught what to do when somebody is hurt by water.

    “It doesn’t mean it,” says the woman at your head. “It never knows how little you are.”

    The lander goes up with the wrong people in it. In the hut by the dish Emeka Prowse has a sheet of paper on the desk, and a clerk on the line who has coughed twice and asked if there is anybody there.

guestbook-log-L18-10-c1 = Let Emeka send his own words.
guestbook-log-L18-10-r1 = { "*" }There are people here,* he sends. *They were not asked. Choose as if you had been.* He is asked for his name and authority. He gives his name.
guestbook-log-L18-10-c2 = Say nothing, and forget.
guestbook-log-L18-10-r2 = You lie in the ward in a row. Halina goes from bed to bed. She warns each of you: cold, wasp, dislike. There is a straw on the blanket in front of every one, and they are all the same length but one.
