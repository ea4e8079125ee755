# Logs: what is read.

guestbook-log-LS-01-title = Minutes of the First Table
guestbook-log-LS-01 =
    MINUTES OF THE TABLE. *Present: ninety-five. Chair: R. Adeyinka. Soup: barley.*

    1. The chair notes that there has been no meeting for ninety-two years and that everybody is punctual.

    2. The draft is read. Eighteen worlds. The chair asks that they be visited in the order in which they can be reached, and reported on as they are, and not as anybody would like them.

    3. The purser reports the Common Purse in balance. He is asked to repeat that with more conviction.

    4. Second of Engineering reports the ship sound, a cable short, and a door on corridor nine without a key. There are pencil marks on the frame of it. She moves that they be painted over, as a matter of tidiness. Somebody asks whose they are. Nobody knows. Somebody says that they rather like them.

    5. The navigator, T. Faleolo, is asked for the ship’s position. She says: the Vestibule. She is asked why it is called that. It is called that on the chart.

    6. The chair asks if there is anything we have not said.

    7. There is not.

guestbook-log-LS-02-title = Ambler, in Figures
guestbook-log-LS-02 =
    Parveen Sikdar has pinned it to the wall of the mess: the draft’s figures in blue, yours in black. They lie on one another so closely that from the door it looks like a single line drawn by somebody with a cold.

    “This is very good,” she says. She has said it four times. “One dreams of an agreement like that. Nobody has ever had one.” She takes off her glasses and puts them on again. “I had a student once who got agreements like that. I asked to see his instruments.”

    “And?” says Desta.

    “He had none.”

    Anatole Grigoryan has come up to look for a bill. He stands in front of the wall with his hands behind him, adding. You notice that he stops at one line, the one for salt, and moves his lips; and that he does not say what he has thought of.

    Under the black figures somebody, by evening, has written: *next.*

guestbook-log-LS-03-title = The Ninth Day
guestbook-log-LS-03 =
    The cook lays the place. He does it at every meal, where { $lost } used to sit: bowl, spoon, the cup with the chip, because { $lost } liked to put a thumb in the chip. Nobody takes the place and nobody looks at it. At the end of each meal he takes the bowl away, full, and it comes back at the next one, empty and clean.

    You supposed there was a rule. Security looks it up; there is no rule.

    On the tenth morning it is an ordinary piece of bench. Somebody, coming late, sits down there because there is nowhere else, sees where it is, and begins to stand up.

    “Sit,” says the cook. “Have you eaten?”

    In the quiet lock there is a hook with the cup on it, turned so that the chip is to the front. And under the brass plate with the fifty-four names there is a row of hooks with nothing on them, and the paint worn in nineteen places.

guestbook-log-LS-04-title = On Hearing Tunes
guestbook-log-LS-04 =
    The lecture is called *On Hearing Tunes*, and is full. Parveen Sikdar has a pointer. She plays the call of the herd, and the drip of a tap, and the fan of corridor nine, and a room of people eating; and by the end she has got everybody to hum along with the tap.

    “You see,” she says. “We cannot help it. We are the sort of animal that finds its own name in gravel. I ask you to enjoy that, and not to believe it.” There is applause. It is what everybody had hoped to hear.

    Maret Tamm has left before the questions. She is found in the winch hall taking a motor apart that was overhauled on Tuesday.

    “It’s a good lecture,” she says, and does not look round. “Hand me the other one. No. The *other* one.” Then, after quite some time, to the motor: “It wants to go down again at the end. That’s all. It wants to go down and she stops it there.”

guestbook-log-LS-05-title = Before the Needle
guestbook-log-LS-05 =
    Halina Wierzba warns people before the needle. “Now it will be cold. Now it will be a wasp. Now you will dislike me.” She has done it so long that patients who are not awake still draw in their breath at the right place.

    This one does not. She says it all the same: cold, wasp, dislike. She ties off. She writes the time on the chart, and the dose, and her initials; she looks at the figure for the dose and her pen goes back and makes the seven a little clearer.

    “I have never given that amount of this before,” she says to the nurse. “I did not have to look it up.”

    The nurse says that she is a very experienced doctor.

    “Yes,” says Halina. “I wonder at what.”

guestbook-log-LS-06-title = The Stars
guestbook-log-LS-06 =
    Teuila Faleolo asks for the lamps to be put out.

    She has hung a sheet at the end of the Table and throws the sky upon it. “This is what my grandmother taught me,” she says, and names them, left to right, as one says a chant: the Paddle, the Two Brothers, the Hook and what is on the Hook. “I have put it forward ninety-two years. So this is how it ought to look from here.” Then she lays the other plate over it. “And this is out of the window.”

    Everything has two edges.

    “I thought it was me. I have thought so for six weeks. One checks one’s own sums first.” She slides the one plate over the other, slowly, until they close. “There. That is a hundred and fifty-seven years, two months. Not ninety-two.”

    Pham Duc Minh says that he checked every clock on waking and they were right to the second. All of them.

    “Yes,” says Teuila. “I thought that was odd as well. Were yours ever?”

    It takes the Table some time to do the subtraction. One hears it being done. Sixty-five years have gone, and nobody has had them. The Caravan is not sixty-eight years behind you: it is three. It will wake one clerk, and that clerk will listen for nine days, and then eleven hulls will either begin to brake for the place you name or will go on past it in the dark. It is the third Listening. There is no fourth.

    “Is there anything,” says Ruth Adeyinka, and stops. She squares her papers. “Is there anything we have not said.”

    At the far end the cook has got up to see to the lamps. He lights them one after another. He does not hurry, and he keeps his back to the room.

guestbook-log-LS-10-title = Left Behind
guestbook-log-LS-10 = { $lost } says *go* on the open channel, in the voice one uses to somebody who is holding a door. So you go. It takes eleven seconds to reach the height from which a person cannot be seen, and for nine of them there is a lamp down there, moved slowly from side to side, so that you should know which way was up.
guestbook-log-LS-22-title = Plates Washed Separately
guestbook-log-LS-22 =
    There is no scene. Nobody has said anything that could be written down. It is only that, after supper, a few people carry their plates to the sink themselves, and wash them, and dry them, and take them away to their bunks.

    By the end of the week it is most people.

    The cook has nothing to dry. He stands with the cloth over his shoulder, at the hour when he has always had a hundred plates in front of him, and looks at the clean rack.

    “On a ship I used to be on,” he says to the boy who brings the pots, “it began with the plates.” The boy waits for the rest of it. There is never any rest of it. “Never mind. Have you eaten?”

    The boy has. He has washed it up himself; he brings out the plate from under his jacket, to show.

guestbook-log-LS-23-title = Badly, and Is Joined
guestbook-log-LS-23 =
    It is Bastos, of all people. He is carrying a crate along corridor four and must suppose himself alone. It is a song about a ferry. He has the words and none of the notes.

    Somebody in the wet lab puts in a lower part. Somebody in the shaft, who cannot know what the song is, stamps. By the time he comes round the corner with the crate there are eleven people leaning in doorways, and he stops, very red.

    “One,” says Ruth Adeyinka, who has a stack of papers to her chin, “there is a verse about the lamp. Two, it has not been sung.”

    There is. He goes on. It turns out that nearly everybody has put a plate down somewhere and forgotten it. It takes the cook until midnight to find them all, and he has been heard to say that it is the worst singing he has met with on any ship, and that he would not mind hearing it again tomorrow.

guestbook-log-LA-01-title = Vestibule
guestbook-log-LA-01 =
    One orange star, one good planet, a great deal of dust lit from the side. It hangs in the window as coats hang in a hall. There is nothing to do here but take something off and go further in.

    In the middle of the dust is a place, exactly the size of a ship, where there is none.

guestbook-log-LA-02-title = Settle
guestbook-log-LA-02 =
    It is a dim star, brownish, wide. One could look straight at it, and people do; they come up to the forward window with a cup after the watch and sit. There are two worlds and a ring of slush.

    “Who called it that?” somebody asks. It is on the chart.

    It is a good name. It is a high-backed bench, for two, by a fire. Probes have no backs.

guestbook-log-LA-03-title = Hob
guestbook-log-LA-03 =
    A white dwarf, no bigger than a world, keeps one lump of ice a little warmer than it need be. Everything else that was ever here has long been put away.

    It is very bright and very small and gives about as much heat as a pilot flame. You find that you are all standing on the side of the ship that faces it, with your palms turned out.

guestbook-log-LD-02-title = Doorstep Again
guestbook-log-LD-02 =
    Seen from here the moon is a crumb. You know where the wall is, and after that you cannot un-know it: a scratch, a dot, the thread of shadow that is a stair.

    The cup is in its pocket on page twenty-nine, with Anatole’s label tied round the stem. *Fits no mouth aboard. Tried.* Somebody has moved the label so as to read it, and put it back the other way.

    It will take one of the cutlery an hour to go down and hang it up again. The purser would want a rubbing first, for the book. Nobody would ever know. That is the whole of the argument on both sides.

guestbook-log-LD-02-c1 = Hang it back.
guestbook-log-LD-02-r1 = The chain is where you left it. The cup goes on to the hook by itself, like a child’s hand into a hand. You have paid out fuel and an hour for a thing that has no box on any form. In the mess that evening they want to be told about it, twice.
guestbook-log-LD-02-c2 = Keep it.
guestbook-log-LD-02-r2 = It stays in the case. People coming off the night watch stop there and tap the glass. Three of them ask, in the same week, whether Recon or anybody could use another pair of feet.
guestbook-log-LD-03-title = The Buoy
guestbook-log-LD-03 =
    It is a marker buoy, a drum with a lamp, in no orbit that marks anything. Its paint is on the inside. That is how it looks: somebody has turned every numbered face toward the wall of dust, where no one would pass.

    You could go over and turn it round.

guestbook-log-LD-03-c1 = Board it.
guestbook-log-LD-03-r1 = The number has been scraped. Under the scraping it has been painted over, and under the paint it has been punched, by somebody thorough, with the punch held backwards. But the lamp is a good lamp and the batteries are nearly new, for batteries of their age, and nobody has inventoried them.
guestbook-log-LD-03-c2 = Log it and go on.
guestbook-log-LD-03-r2 = { "*" }Buoy, blank*, you write. There is a line for *purpose.* Leaving things alone saves a surprising amount of fuel.
guestbook-log-LD-05-title = Ring of Slush
guestbook-log-LD-05 =
    It is clean ice, in pieces the size of a fist, so many of them and so idle that flying through is like putting an arm into a sack of grain. You hold out a scoop.

    Among the first tonne there is one piece with a flat side and four holes in it. It melts before anybody can say what it was the cast of.

guestbook-log-LD-06-title = Dead Relay
guestbook-log-LD-06 =
    It is an antenna of ours that nobody launched. The type is in the handbook. The number is in the handbook. In the stores on deck five is an empty crate with the same number on it, which has been there, says the purser, since loading.

    It is not broken. It has run down. A person with a file and an afternoon could have it going, or one could have the gold off the contacts.

guestbook-log-LD-06-c1 = Salvage it.
guestbook-log-LD-06-r1 = There is a surprising amount of gold, and behind it, folded small, a thing that is not ours at all and has been used as packing. The crate on deck five is marked *empty, see log.* There is no log.
guestbook-log-LD-06-c2 = Repair it.
guestbook-log-LD-06-r2 = It wakes, tests itself, and says in the dullest of voices that it has been unable to report for fifty-nine years and would like to begin now. “Clock fault,” says Maret. She says it to the relay, quite gently, and resets it.
guestbook-log-LD-08-title = Comet with a Door
guestbook-log-LD-08 =
    A hundred metres of dirty ice, and let into the side of it a door, well made, with a sill. It has a lock. You bring the lamp nearer, to see how the thing would go.

    It is locked from this side. The key is in it.

guestbook-log-LD-08-c1 = Turn the key.
guestbook-log-LD-08-r1 = Behind it is a room, and in the room a rack, and in the rack, numbered, the struts of something that once came all this way to be taken apart. One row is missing. You take the next; it is what the row is for.
guestbook-log-LD-08-c2 = Leave it locked.
guestbook-log-LD-08-r2 = You have all lived in places where somebody came through the door because they could. { $active } tries the handle, once, to make sure that it is really shut, and gives it a pat. It is talked about all week as though you had done something.
guestbook-log-LD-09-title = Warm Shadow
guestbook-log-LD-09 =
    Behind the dwarf, on the side away from everything, is a cone of shadow, and the dust in it is a degree or two warmer than it should be. A ship can lie there with its lamps down.

    You lie there with your lamps down. Nobody has anything to report. When you come out, the sky over the next world has been washed.

guestbook-log-LC-01-title = Galley Talk: the Boy and the Onion
guestbook-log-LC-01 =
    “On a ship I used to be on,” says the cook, “there was a boy who couldn’t abide onion. His mother told me. She told everybody. I made him his own pot. But I had a helper then who chopped it fine and put it in regardless, for the boy’s good, and what does the boy do? Picks it out. Every shred. Puts it in the plant pots. We had the best pelargoniums in the fleet, and nobody could think why people wept.”

    He goes round with the ladle.

    “What became of him?” someone asks.

    “Of the boy?” says the cook. He looks into the pot. “This wants salt,” he says, and goes to fetch it, and that is the end of the story.

guestbook-log-LC-02-title = Purser’s Notes
guestbook-log-LC-02 =
    { "*" }From the day book of A. Grigoryan.*

    Flour, as listed. Oil, as listed. Tea, as listed, less what is drunk.

    Apricots, tinned: on the list 400. On the shelf 188. Difference 212.

    I have counted them in the morning, when one is hopeful, and in the evening, when one is not. The shelf paper under the missing ones is worn, as if tins had been put down there and taken up again, one at a time, for some years.

    It will be bad loading. The yard was always bad at fruit. I have written 188 over the 400, small, in pencil. My grandmother used to say: a hole in a sack is also a sack.

    I do not see what she meant by it. I have never seen.

guestbook-log-LC-03-title = Mr Bastos Does Not Mind
guestbook-log-LC-03 =
    Joaquim Bastos has the night round because he does not sleep. He says so as another man would say that he did not take sugar. He walks the ship from end to end, tries each handle, wishes each handle a good night.

    “On which side do you lie?” asks Halina, filling in a form.

    “The left.”

    “Try the right.”

    “I have tried the right, Doctor,” says Bastos, with great courtesy. “On the right side I am standing up.” He thinks about what he has said, to see whether it can be improved. “On something,” he adds. “There is a drop in front. I expect it is a ferry.”

    She writes *ferry* on the form. It has a box for that; they all come from ferries.

guestbook-log-LC-04-title = First Somewhere
guestbook-log-LC-04 =
    Desta Wolde cannot sit. He is twenty-nine, he is second of Recon, and in three months he has not set foot on a thing that stayed still. He has been promised the next one, and the one after that.

    “Somebody has got to be first,” he says, walking round the mess table with a bun. “I don’t want it named after me. I would like to stand there. One minute. With nobody’s feet in front of me, all the way to the edge.”

    He has a centre punch in his pocket. He shows it to anyone who asks: he will put two letters, very small, low down, where they would not bother anybody. D. W.

    He is a good climber. It is only that he is never, as it turns out, the first one there. He has begun to say that it is the planets.

guestbook-log-LC-05-title = Star List
guestbook-log-LC-05 =
    Teuila Faleolo keeps the watch from four till eight. She sings it. It is not loud, and not, she says, singing: it is how one keeps a list if one’s people had boats and no paper. This star goes down there, that one comes up out of it, steer between.

    There is one verse about an island. The island is two metres under the sea now. She sings the verse regardless; a list with a hole in it is no list.

    Lately she has been stopping. She goes back two verses, and starts again, and stops at the same star. Those who have the watch with her have learned not to remark upon it.

    “It’s nothing,” she says. “I’m flat.”

guestbook-log-LC-06-title = Corridor Nine
guestbook-log-LC-06 =
    Nobody has yet finished painting corridor nine. The brush is there. The paint is there, with a skin on it; a new pot has been put beside it, and that has a skin on it too.

    It is not that people refuse. They begin at the far end, by the lift, and it goes well. There is a good deal of wall. Then somewhere about the third door it is dinner time, or a strap needs looking at.

    “It’s only a corridor,” says Maret Tamm, who has found the brush dry for the fourth time. She picks it up. She does some of the skirting, very well. She reaches the frame of the door that does not open, and crouches, and has a look at the lowest mark; it comes to about the second button of her overall.

    She puts down the brush to find a better light. It is still there next morning, stiff as a spoon.

guestbook-log-LC-07-title = One Year in Fifteen
guestbook-log-LC-07 =
    “Sleep ages you one year in fifteen,” says Halina Wierzba. “So you have all put on six. It is in the contract. You signed it.” She shines a light into { $active }, and moves it to the other side. “Breathe. I warn you that I am about to be interested.”

    What interests her is a tooth. There is a filling in it. It is a good one, in the amalgam that she uses herself, and finished off at the back with a small flourish, which she has always supposed nobody could see.

    She looks it up on the chart. There is nothing on the chart.

    “Ship’s dentist,” says { $active }. There is none. There is only Halina, who was asleep.

    “Then I have been very quiet about it,” she says, and writes it down in ink.

guestbook-log-LC-08-title = Letter to a Clerk
guestbook-log-LC-08 =
    There will be a clerk. That is in the plan: when the Caravan listens it wakes one person to do the listening, and somebody will have to talk to them.

    They draw lots for who is to write the first draft of what to say. It falls to a rigger, two cooks’ boys and the second of Security, and after an evening’s work they have this:

    { "*" }Dear clerk. We are well. We hope you slept.*

    “That is one,” says Ruth. “What is two?”

    They have thought of a great many things that could be after that. They are all either too long or would need to have happened first.

guestbook-log-LC-08-c1 = What is the weather like where you are?
guestbook-log-LC-08-r1 = It goes down in ink. There is no weather where she is, somebody points out. That is why one asks, says the rigger.
guestbook-log-LC-08-c2 = We have not found it yet.
guestbook-log-LC-08-r2 = It goes down in ink. It is true, and short, and nobody will have to take it back. The purser asks whether he might have a copy, for the pleasure of it.
guestbook-log-LC-08-c3 = Have you eaten?
guestbook-log-LC-08-r3 = It goes down in ink. From the hatch one hears a ladle being put away. The cook would like it known that he has never said that to anybody in writing.

guestbook-log-LF-01-title = The Bridge
guestbook-log-LF-01 =
    The bridge of *Fair Copy* is a desk, four chairs, and a slate. The slate says what is wanted, and how many people can be spared for it.

    > Each pass begins here. The objective gives you your command, the reactor your energy; morale takes some of either away. Situations that lie open are dealt with now, by those you assign or by what it costs you. One or two new ones come.

guestbook-log-LF-02-title = The Star Map
guestbook-log-LF-02 =
    It is a book, of all things, with a ribbon. One page to a star, and at the foot of each page the fares.

    > Fly for the energy that is printed between two stars. Visit a place for what is printed beside it. One of the places has to be where you will land. When you have chosen it you may look before you leap: each step of the scanner costs energy, or the time of somebody clever.

guestbook-log-LF-03-title = The Wet Lab
guestbook-log-LF-03 =
    Parveen Sikdar’s rule hangs over the sink: *Show me twice.* Beneath it someone has added: *then wash up.*

    > Pay what the project asks in finds of the right kind. Somebody assigned may stand in for one that is missing. What comes of it goes to the armory, or waits until its page.

guestbook-log-LF-04-title = The Complex
guestbook-log-LF-04 =
    It is a long room with a line painted on the floor, and things on the line that are not finished yet. It is the only place aboard where nobody is ever told that something is impossible; they are told Thursday.

    > Everything on the line moves on one stage. Start one project more. Meet what is printed for speed, and it goes further. If you leave the complex alone it still moves, by one, when the day is over.

guestbook-log-LF-05-title = Berth Deck
guestbook-log-LF-05 =
    A hundred and forty-nine berths, and fifty-four of them plated over. You walk past those on the way to wake somebody. One gets used to it. One walks a little on the other side.

    > Each section may wake two and keep one. The new one is available at once. A member of rank two or three may train one of rank one, and is then tired.

guestbook-log-LF-06-title = The Situation Room
guestbook-log-LF-06 =
    It is a cupboard with a table in it. Ninety-five people can be in a ship for a year without quarrelling, provided there is a cupboard.

    > Assign those whom a situation asks for, and it is settled. Two success tokens settle one without anybody. Three of them raise the morale by a step, once.

guestbook-log-LF-07-title = The Cutlery
guestbook-log-LF-07 =
    They hang along the hall by their shoulders: the landers. The yard gave them numbers. The crew painted a spoon on the first one before it had been out, and that was the end of the numbers.

    > Choose one. Fit what fits: structural things to the structural places, functional to the functional. A damaged one wants a little energy, or an engineer.

guestbook-log-LF-08-title = Launch
guestbook-log-LF-08 =
    Those who are going stand on the yellow line. Those who are not find that they have something to do nearby.

    > At least two go, of different sections. Build each a deck of ten or more, nothing above their rank. Load the lander. Of two promises of promotion keep one.

guestbook-log-LF-09-title = Debriefing
guestbook-log-LF-09 =
    One sits at the corner of the Table, with Ruth and a pencil. She asks what happened, and then she asks what you did, and it is not always the same.

    > If the promise is kept everybody who came back may rise a rank. Success tokens buy practice: as many as each section has dice, and then every section has one die more.

guestbook-log-LF-10-title = The Ward
guestbook-log-LF-10 =
    Six beds, a window, a radio that gets nothing. Over the door it says *Hush*, from before that was a planet.

    > Those with one injury lie here for a pass, with two for two, with three for three. Somebody assigned to sit with them makes it shorter. For the worst of them Halina must roll.

guestbook-log-LF-11-title = The Quiet Lock
guestbook-log-LF-11 =
    It is an airlock that is no longer used as one. There is the plate, with the fifty-four. Underneath there is a rail.

    > The dead have their place here. There are three for each section. Their sleeve is free again, and somebody will have to wear it.

guestbook-log-LR-01-title = A Cup for No Mouth
guestbook-log-LR-01 =
    You learn who might have drunk from it: nobody with lips. Somebody who poured. The links of the chain are each made from one grain of metal, grown and not cast. Six links can be spared. They make a bracelet, and it sits at the wrist as if listening.

    In the galley the cook has tried it with soup. “It pours,” he says. “I’d have it in the set.”

guestbook-log-LR-02-title = Thread Gauge
guestbook-log-LR-02 =
    Left-handed, eleven to the thumb. Maret lays the bolt from Doorstep beside one from the winch and turns both in one nut. She does it for the record. Then she does it with her eyes closed.

    “Same yard,” she says. “Same *tap*. There’s the nick.” She has the tap in a drawer. It was put there, by her own label, on the day you left.

guestbook-log-LR-03-title = Plants That Walk
guestbook-log-LR-03 = It is a matter of drying on one side. You can make a rope do it, and, it appears, a sandal. The first pair goes down the corridor by itself, slowly, with an air of having left something on the stove.
guestbook-log-LR-04-title = Thrift
guestbook-log-LR-04 =
    The reactor has been running for ninety-odd years on a setting marked *temporary.* Nobody touched it, because it worked. Maret touches it. It works better.

    “Who set it to that?” says Minh. She looks at the chalk on the housing. It says *M.T., temporary.* “Me, apparently,” says Maret.

guestbook-log-LR-05-title = Moss Against Cold
guestbook-log-LR-05 = It knows which way the cold is and turns over in the night. You can sew it into things. It has to be told good night, says the man who sews it; he cannot say why, but the seams hold better.
guestbook-log-LR-06-title = What Consolers Are Made Of
guestbook-log-LR-06 = Chiefly water. Otherwise wool, patience, and four hearts which are not synchronised until something cries. Halina has a blanket made of the hair, for the third bed. It is never the third bed’s turn to be stripped; people keep finding reasons.
guestbook-log-LP-01-title = Everyday Things
guestbook-log-LP-01 = Spoons that fold, a flask that does not leak, pads for the knees, and apricots, out of the store, in a tin one can open with a glove. The purser signs for the apricots separately.
guestbook-log-LP-02-title = Better Boots
guestbook-log-LP-02 = The new soles have a deeper cut, and no anchor. There was some discussion. In the end the committee felt that one anchor was enough.
guestbook-log-LP-03-title = Things That Stay Put
guestbook-log-LP-03 = A bench, a line, a stovepipe. One puts them down, and they are there when one comes back. It is harder to make than you would think, and every one of them has been dropped down the shaft on purpose.
guestbook-log-LP-04-title = Cold-Weather Issue
guestbook-log-LP-04 = Down, stone, a long axe. The stones are heated in the galley oven and handed out with a cloth round them by the cook, who seems to know without being told who gets cold hands.
guestbook-log-LP-06-title = Stockpot
guestbook-log-LP-06 =
    She is the second of the cutlery: round, slow, and able to carry everything. She was laid down on a Monday. On the keel, under the paint, you find a mark that she has been laid down before.

    “Reused plate,” says Maret.

guestbook-log-LP-07-title = Hot Meals
guestbook-log-LP-07 = It is a kitchen that folds. The cook has had the handle altered three times until it sits right for someone who is tired. “Who is it for?” they ask him. “Whoever’s last,” says the cook. “I knew one who was always last. She’d come in with her boots in her hand, and one night –” He has to go and see to the rice.
guestbook-log-LP-08-title = A Place to Lie Down
guestbook-log-LP-08 = A bench under the window of the ward, for those who are not quite ill. It is the only piece of furniture aboard that was made with no drawing. The carpenter looked at the people who would be using it.
