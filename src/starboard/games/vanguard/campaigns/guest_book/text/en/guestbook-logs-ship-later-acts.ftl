# Logs: what is read.

guestbook-log-LS-07-title = What Ninety-five People Do with Three Years
guestbook-log-LS-07 =
    Nobody sleeps, of course. By the third night somebody has put the kettle on for the whole of deck four, and they sit along the corridor with their backs to the wall and their feet against the other one.

    They are all doing the same sum. It has sixty-five in it, and it does not come out. Somebody’s mother was seventy when she lay down in *Fennel*. Somebody had meant to take up the flute.

    Desta Wolde has the best idea: another ship. She was sent before you and got lost, and came by here, and signed things. He has called her the *Antecedent*. By midnight she has a captain. He has a beard and a parrot. The parrot rounds up. It is the first time in three days that anyone has laughed, and it goes on for rather too long.

    “Eat,” says the cook, who has come with bread. He gives them each the piece they like. The heel for you; the soft for you.

    Minh watches him go down the row. He has a clockmaker’s habit of counting whatever is regular. Ninety-five pieces, he counts. No misses.

guestbook-log-LS-08-title = What Maret Hums
guestbook-log-LS-08 =
    You bring her the tape in the winch hall, with a machine to play it on. You have written on the box what it is. She wipes her hands.

    “Has anybody else got this?”

    Nobody has.

    She turns the box over, as if it might be stamped on the back. “I’ve been hearing it in the pipes,” says Maret. “I thought it was a bearing. I took out three bearings.” She sets it on the bench, square to the edge. She pulls over a stool, sits down before it, and puts on the glasses she uses for fine work.

    She does not play it. After a time she gets out her rule, and measures the box, and starts to make a drawer for it.

guestbook-log-LS-08-b1 = “It is not the one from the ward,” you say. “It is longer.” “I know the one in the ward,” says Maret. “I lie on the plates. It comes through.” She sets the box a little nearer. “They stop it too soon.”
guestbook-log-LS-08-b2 = It turns out that she has had a key to the lab for months: to Sikdar’s drawer, with the first tape in it. She made it out of a spoon. She has never used it. “I only wanted one,” says Maret.
guestbook-log-LS-09-title = The Deed and the Ground
guestbook-log-LS-09 =
    MINUTES OF THE TABLE. *Present: ninety-five, less the watch. Chair: R. Adeyinka.*

    1. Reports on Drover and on Hard Acre are read and received.

    2. It is moved that the Table take the best world there is and be done. The mover says that forty thousand people cannot be kept in a corridor while we have feelings.

    3. It is moved, against this, that the Table take no world on which anybody is, or has been, or might be thinking. The mover says we know what it is like.

    4. Someone calls the first party the Deed. Someone calls the second the Ground. The chair asks that they should not be given names. The chair notes that they have been.

    5. The purser is asked whether both could be had. The purser says that he has been asked to add up a good many things in his life, and that those are not two numbers.

    6. The chair asks if there is anything we have not said.

    7. The navigator says: it is two years and five months. She only wished it to be in the minutes.

guestbook-log-LS-11-title = Anatole’s Columns
guestbook-log-LS-11 =
    { "*" }From the day book of A. Grigoryan.*

    I have ruled eleven columns. Air. Water. Soil. Winter. Depth of plough. Distance. Timber. Stone. Harbour. Disease. Peace.

    Braid is first in the first column, and in the second. It is first in the third. I got as far as the ninth and had a cup of tea. It wins all of them, except that under *peace* I have written *yes*, and afterwards I have written *see note*, and there is no note.

    They have it pinned up in the mess. People put a finger on the row and run it along to the end. The bridge says the delta is in spate, and nobody goes down again before the water does. Until then we have the whole of the road behind us, says the chair, and the road behind us is downhill. I am glad of the delay. I have not said so.

    I have never in my life had a column without a single mark against it. When I was a young man and I saw books like that, I used to ask the owner if I might see the other set.

    My grandmother would say: a straight road has somebody at both ends.

guestbook-log-LS-12-title = The Roll
guestbook-log-LS-12 =
    Before anybody opens a book, Joaquim Bastos asks leave to read the plate. It is fifty-four names in three columns, and it has not been read aloud since the day you woke. He has copied it on to a card. He has brought a pencil.

    He reads as he read to you over the radio, with a stop after each. At eight of them the stop is longer, and one hears the pencil. When he has done he lays the card in the middle of the Table, where the salt goes, so that those who were at Hard Acre can see that it is right.

    “Eight,” says Bastos, “who died in their beds.” He sits down. The card goes from hand to hand, and comes back with a thumb mark on it.

guestbook-log-LS-13-title = The Case against the Galley
guestbook-log-LS-13 =
    It is Anatole who has put it together. He has been up two nights. He asks for the lamp to be moved and opens the big ledger, which he has never done before people.

    “I have been hiding things,” he says. “Small ones. I did not want anybody frightened.” He reads them out, with the dates: tins, oil, a filling in a tooth. A bolt with our thread, a boot with our anchor. A tune; a name in a book; a shoe. The stars. He has put them in a column, and at the bottom, where the total goes, it says: *we have been here before.*

    It is very quiet. It is what everyone had in their pocket.

    “Somebody cleaned up,” says Anatole. “One person. A careful one, with a brush, who had years. Who was awake when the rest of us were not.” He shuts the book. “I have gone through the berth log. In a hundred and fifty-seven years one man has had the watch by himself. He had it the night the fifty-four died.”

    Nobody turns round. There is a hatch at that end of the mess, and it is open, and behind it someone is scraping carrots. He has got slower. Now he has stopped.

    How the cook is to be asked is for the four desks to say.

guestbook-log-LS-13-b1 = You have not got as far as that by yourselves. It is Bo who comes out from behind the hatch, wiping his hands, in the middle of a discussion of filters. “I can’t sleep,” he says. “You were going so carefully. I thought, they’ll be a year yet.” He sits down at the end of the Table. Nobody has ever seen him do it.
guestbook-log-LS-13-b2 = “You made me read one out, once,” says Anatole. “The apricots. I was never so frightened. I have brought you the rest of them.” It goes quicker than he had feared. They have all been counting since that Thursday; at each line somebody in the room nods, and puts another figure to it.
guestbook-log-LS-13-b3 = “Four of you have known about the apricots,” says Anatole. “I asked them, and they let me keep it. It was meant kindly.” It was. But one sees people look along the bench to find out which four; and they move up a little.
guestbook-log-LS-13-c1 = Ask him alone, in the galley.
guestbook-log-LS-13-r1 = Four of you go. He gives you each something to peel. He says that he would sooner do it standing up in front of all of them, if it is the same to you; but it was kind to come round by the back. He asks for two days. There is a stock on.
guestbook-log-LS-13-c2 = Ask him before everybody.
guestbook-log-LS-13-r2 = “Mr Vrána,” says Ruth, and her voice carries. He puts his head out of the hatch. Ninety-four people are looking at him. He looks along the rows, from face to face, and you would say that he was checking whether they had enough on their plates.
guestbook-log-LS-13-c3 = Say nothing, and wait.
guestbook-log-LS-13-r3 = Nobody says a word. You clear the table and stack the chairs. For a week it is as if ninety-four people were carrying one very full bowl. On the eighth day the cook comes out and asks Ruth Adeyinka if he might have an item on the agenda.
guestbook-log-LS-15-title = The Cook’s Testimony
guestbook-log-LS-15 =
    MINUTES OF THE TABLE, EXTRAORDINARY. *Present: all awake. Chair: R. Adeyinka.*

    1. The cook asks whether everybody has eaten. They have.

    2. The cook is invited to sit. He says he thinks better with something in his hands, and goes on drying the plate.

    3. The cook says that he would like to finish some stories.

    4. There was a boy on a ship I used to be on who could not stand onion. I have told you how he hid it in the plant pots. I never told you that he was killed on a wall, by someone who had eaten with him for six years. I put him on a brass plate with fifty-three others, in alphabetical order. His brother sits there. He cannot stand it either. I leave it out.

    5. There was a woman who lost a child for one night among animals. I said: and in the morning. In the morning they moved over, and there it was, asleep, and cross at being woken.

    6. There was nothing wrong with the berths. Nineteen are dead. Thirty-five were well when I last saw them. I am sorry about the plate. It was the worst thing I could think of that nobody would look behind.

    7. There was a vote. Eighty-four to forty-six. I voted against, and drew the short straw, and have thought since that it was a good vote and a fair straw. I can go on thinking that, if you would rather. I have had practice.

    8. The second of Engineering asks what became of the child.

    9. The cook says that this is in the record, which is behind the ovens, in the flour bin with the dent. He was to keep it shut until the reading is done. If the Table tells him to open it he will. He asks the Table not to. He says: you have read for a year now and not known what you wanted to find. I never saw anything so decent.

    10. The chair asks if there is anything we have not said. For a long time nobody has.

guestbook-log-LS-15-b1 = { "*" }Appended at the request of the purser:* point 4 was spoken by A. Grigoryan, from a prepared sheet. The cook corrected two dates.
guestbook-log-LS-15-b2 = { "*" }Appended by the chair:* the cook asked for the item himself. Nobody had put a question. He wished that to be minuted as a kindness, and so it is.
guestbook-log-LS-15-c1 = Open the record.
guestbook-log-LS-15-r1 = It is a ledger, six years thick, in a hundred and forty-nine hands. People find their own first.
guestbook-log-LS-15-c2 = Leave it shut.
guestbook-log-LS-15-r2 = Bo puts the plate on the pile. It is, it turns out, a very clean plate.
guestbook-log-LS-17-title = The Door
guestbook-log-LS-17 =
    It is Maret who does it. It is her lock. She knows that when she has the plate off and sees how it has been filed: there is a way in which she does a ward, with a small step that serves no purpose, because a teacher once hit her for leaving it out.

    She gets up off her knees. She tries the handle.

    There is a lamp burning. It has been left on low. There is a round table with charts on it held down by a cup, and along the wall nineteen hooks, and on the hooks nineteen cups. There is a bench with everybody’s marks. Beyond these, through an arch, with a gate across it of the kind that stops a small person falling downstairs, is another room. It is painted yellow. It has a bed in it a hundred and ten centimetres long.

    Nobody goes in. They stand in the corridor, by the door frame, with the six marks at their elbows, and look.

    “Whose is it?” says Maret.

    There is a person behind you in the crowd who could tell her. There is a book in a flour bin that could. There are at least four others by now who have laid a pair of hands beside a pair of hands, and counted.

guestbook-log-LS-17-b1 = You can still see where they were. The paint is newer there than on either side, and someone has leaned on it, since, in six places, one over the other.
guestbook-log-LS-17-b2 = The handle had not turned for her. It was a shoulder that did it, in the end, four of them taking turns; and then the door went in all at once, as far as it would and a hand further. That is where the bench was. The marks can still be read, board by board.
guestbook-log-LS-17-c1 = Tell her.
guestbook-log-LS-17-r1 = Bo tells her. He takes her out to the winch hall for it, away from people, and it takes as long as a pot of tea. When she comes back she has a spanner in her hand. She looks at it. Then she goes up to the door, takes it off its hinges, and starts to plane the edge.
guestbook-log-LS-17-c2 = Let her wait.
guestbook-log-LS-17-r2 = “We don’t know yet,” says somebody. It is very nearly true. Maret Tamm stoops, and sets the little gate straight on its pin, because it is hanging crooked. It takes her a good while. She writes: *nine, inner gate, re-hang.*
guestbook-log-LS-18-title = Re-hung
guestbook-log-LS-18 =
    The door of corridor nine closes now. It had always had to be lifted.

    She has done all three hinges. She has taken the planer to the bottom edge, where it had been catching for sixty-five years on nothing that anybody could see; and when it swung free she opened and shut it a number of times. It is not necessary to do that, says Minh, who held the lamp. You can tell with one.

    “Five,” says Maret. “And then I went away. That was me. I’ve got the *minutes.*” She opens it and shuts it. “Both of us knew the sum. You’d think that a person would know she had done a sum like that. You’d think there’d be a mark.”

    Below the sixth line, at about the height of her own hip, she has drawn a seventh. It is in pencil, and has a day and a month, and a year.

    “Well, she’ll be taller,” says Maret.

guestbook-log-LS-21-title = Which Answer Do We Carry
guestbook-log-LS-21 =
    MINUTES OF THE TABLE. *Present: all. Chair: R. Adeyinka.*

    1. It is moved to send: *Braid.* It is a good world. There are people on it, and there is a river on it. We should be asking neither of them.

    2. It is moved to send: *Hard Acre.* It is nobody’s. It will kill some of those who come. The purser can say how many, by the number of works that stand. He says it. He is asked to say it once more, for the back.

    3. The second of Science says that the first time she signed for the river, and had it in her own hand. She asks the Table to observe that she is not going to tell them which way she would sign now.

    4. The second of Security says that he would like not to be obeyed quickly.

    5. The chair says that there is a dish at Overwinter. There are thirty-five people there, or there were. We are to go and look them in the face with whichever of these it is. It can be altered there. It will be noticed.

    6. The chair asks if there is anything we have not said. The cook says: they’ll want to know if you’ve eaten. Say yes.

guestbook-log-LS-21-c1 = The Deed: Braid.
guestbook-log-LS-21-r1 = The hands go up slowly, and a good many of them look at the table as they do. Ruth counts twice. “Carried,” she says. “I led this party once, I am told. I should like it minuted that I did not enjoy counting.”
guestbook-log-LS-21-c2 = The Ground: Hard Acre.
guestbook-log-LS-21-r2 = It is not carried so much as put down. Somebody laughs, out of nerves. “Bring everything,” says Maret. “Say that. Put that in. Blankets and all.”
guestbook-log-LS-24-title = Hands That Know Things
guestbook-log-LS-24 =
    It begins with the knots. A rigger on the night watch ties off a line, and looks at it, and fetches somebody. It is a hitch she has never been taught. It is better than the one she was.

    Then it is everywhere. A botanist reaches for a lens that is not on that shelf, and would have been, once. Radim welds a seam left-handed. Jakub draws the coast of a country with his eyes shut, and in the map room behind the door they find it, drawn by Jakub, with the same rude face in the bay.

    “The hands remember before the head does,” says Halina. “It is quite usual. I warn you that it may go on.”

    What frightens them is that nothing hurts. They had thought that it would be like a wound, and it is like coming downstairs in the dark in the house where you grew up.

guestbook-log-LS-25-title = The Carrier
guestbook-log-LS-25 =
    It comes in the night watch, on a frequency that nobody has ever heard used. Teuila wakes Ruth. Ruth wakes everybody.

    It is a hum. It is eleven hulls’ worth of hum, with a wobble in it. It says that somewhere behind you, braking coils are being warmed, and that a young woman is being given tea.

    There is no more time. There are things on the list that you have not seen, and questions that you have not asked; you had always meant to. You will have to go to Overwinter now, with what you have, and say it.

    “Well,” says Ruth Adeyinka. “We have two motions.” She finds a pencil. “I shall take them in the order in which they were moved.”

guestbook-log-LS-25-c1 = The Deed: Braid.
guestbook-log-LS-25-r1 = It is late, and everybody is in night things. The hands go up. They look, in that light, like the hands of people asking leave to go out.
guestbook-log-LS-25-c2 = The Ground: Hard Acre.
guestbook-log-LS-25-r2 = “Those in favour.” Somebody has brought a blanket down. It is passed along the bench until it has everyone in it.
guestbook-log-LA-04-title = Loom
guestbook-log-LA-04 =
    Two stars, one big and slow, one small and quick. The small one goes in behind the big one and comes out in front, in and out, every forty hours, and draws a thread of gas after it. It has been at it for some time. There is a good deal of cloth.

    “Who’d call it *that*,” says Desta, “who hadn’t got a grandmother?” He is very quiet after he has said it.

guestbook-log-LA-05-title = Weir
guestbook-log-LA-05 =
    A bank of dust stands across half the sky, and behind it, held back, is the light. It comes over the top, in one place, and falls. There is a yellow star in the pool at the bottom, and a blue dot near it.

    Nobody had told Joaquim Bastos where you were. He comes up to the window with a cup, and sees it, and sits down on the deck. “It’s nothing,” he says. “It is only that I thought it would be louder.”

guestbook-log-LA-06-title = Undercroft
guestbook-log-LA-06 =
    The star is old and red, and so wide that there seems to be no room over it. One finds oneself stooping. Everything here is close together, and low, and the colour of brick.

    It has been stood on. That is the feeling. Teuila turns the lamps up by one notch, and nobody thanks her for it, and nobody turns them down.

guestbook-log-LD-12-title = Shuttle Moons
guestbook-log-LD-12 =
    There are two of them, and they pass each other twice a day so close that a ship going between gets thrown. It is not dangerous if one has the timing. It is very dangerous if one nearly has it.

    Recon has asked for a turn. All of Recon has.

guestbook-log-LD-12-c1 = Learn the timing.
guestbook-log-LD-12-r1 = You come out of it each time a little faster and a little more upside down. By evening the winch hall has bent some plate into a shape it saw, as it says, while screaming.
guestbook-log-LD-12-c2 = Let everybody have a go.
guestbook-log-LD-12-r2 = It is not in any sense an exercise. They come off the lander grey, and get in line again. There are three new names on Recon’s list by supper, and one of them is the purser’s clerk.
guestbook-log-LD-13-title = The Slow Bell
guestbook-log-LD-13 =
    It is a lump of metal half as big as the ship, and something has hung it. Every nineteen days it strikes. There is no air here; but if one puts a hand on the hull one gets it, up through the bones, once.

    It struck yesterday. It would be eighteen days to wait.

guestbook-log-LD-13-c1 = Wait for it.
guestbook-log-LD-13-r1 = You wait. It is a long time to spend on a noise. On the nineteenth day you are all standing with your palms to the wall, like people who hold up a house, and it comes: one stroke. Everybody has remembered something they had meant to do. Teuila writes off the days.
guestbook-log-LD-13-c2 = Record the silence.
guestbook-log-LD-13-r2 = You record an hour of it. Sikdar adds it to her collection. It has a floor and a ceiling, she says, and on the far wall somebody has hung a bell.
guestbook-log-LD-16-title = Low Pass
guestbook-log-LD-16 =
    You go over at four hundred metres with the cameras running: three arms, the bars, the reeds bending away from you in a long stripe. Printed, it covers the Table.

    They crawl about on it in socks. From above it is like nothing so much as a page. “Rivers do that,” says Sikdar, on her knees, with a lens. She has said it already. She has the print from last year in her other hand.

guestbook-log-LD-17-title = Old Parking Orbit
guestbook-log-LD-17 =
    It is a ring of ice, a thin one, round nothing. It is waste water. A ship that stays a long while in one orbit will leave such a ring; it is a thing that one tidies up.

    There are salts in it. Every water plant puts in trace salts, so that leaks can be known apart, and every ship has its own recipe. The chemist brings it to the Table in a sealed tube and puts it down before Ruth, and does not sit.

    “Say it,” says Ruth.

    “It’s ours,” he says. “It is about six years’ worth.”

guestbook-log-LD-19-title = Stack of Moons
guestbook-log-LD-19 =
    Seven moons go round in one orbit, nose to tail, the big one in front and the little one last. That cannot be kept up. It would take a push every few months, from something patient.

    There is a space behind the seventh, of the right size for an eighth.

guestbook-log-LD-19-c1 = Take the dust of the last one.
guestbook-log-LD-19-r1 = It comes off like flour. There is a drawer in it. You had not expected a drawer: a box sunk in the regolith with its lid flush, and empty, and lined with something soft, as one leaves a box for whoever has a use for it.
guestbook-log-LD-19-c2 = Give the last one its push.
guestbook-log-LD-19-r2 = Four of you get behind it with the tug, feeling like fools. It moves. It was a metre out. You never do find out why it should not be; but that night there are people singing on two decks.
guestbook-log-LD-20-title = The Unlit Lamp
guestbook-log-LD-20 =
    It is a post, on a rock, in the dark. It has a bracket at the top. By the height of the bracket, and by the ladder, and by the dry place where the oil was kept, you can see everything about the lamp except the lamp.

    One passes it on the left. There is a groove.

guestbook-log-LD-20-c1 = Leave one.
guestbook-log-LD-20-r1 = It is a good one. The purser has entered it as *lent*. You hang it up, trim it, and go on down the groove; and for as long as one can see that far there is somebody’s light behind you.
guestbook-log-LD-20-c2 = Pass by.
guestbook-log-LD-20-r2 = You have only the lamps you have. All the same, the one at the window of the lander has been left on, on the side toward it, until you are well past.
guestbook-log-LC-09-title = The Captain of the Antecedent
guestbook-log-LC-09 =
    By now there is a song about him. He has steered by his beard. He has rounded up the moons. His parrot keeps the accounts.

    Desta Wolde sings the verses and they all come in on *about three hundred*. He is very good at it. He stands on the bench, he has a ladle for a telescope. At the eleventh verse, in which the captain has a boot made, with an anchor in the heel, he stops with his mouth open.

    “Go on,” they say.

    “I had one,” he says. “I’d a cousin who called people captain. When I was small. He was going to come out ahead of us with the…” He has got down off the bench. “He’s on the plate. Second column. He’d a beard.” He hands somebody the ladle. “It’s only that I had thought I was making it up.”

guestbook-log-LC-10-title = The Third Spoon
guestbook-log-LC-10 =
    Halina Wierzba eats late. The cook keeps it warm. She sits at the corner by the hatch and they do not talk, and get on.

    “On a ship I used to be on,” he says tonight, with his back to her, “there was a doctor. She had to find a dose for something, for a hundred and thirty people, and she’d nothing to try it on. What does she do? Takes it herself. One spoon. Writes down what she forgot. Next day, two spoons.”

    “That would be how I should do it,” says Halina.

    “She’d a sheet of paper. She wrote at the top: *things I know.* By the third spoon she came in here to ask me what the paper was for.” He wrings out the cloth. “I told her. Every morning.”

    “And what happened to her?”

    “You’ll want salt on that,” says the cook.

guestbook-log-LC-11-title = She Signs for Nothing
guestbook-log-LC-11 =
    Parveen Sikdar has a drawer with two reports in it. One is hers. She wrote it in the spring; it says that the delta is hydraulics, that she has looked for anything else, and that she is sorry.

    The other one is older. It was in the lining of the drawer. It is on the same paper, and says that the delta is a mind. It gives reasons: the same staves, the same drawings, one over another. They are good reasons. It argues as she argues. There is a footnote to a footnote. It has not been signed; there is only the place where someone has leaned on a pen and then lifted it.

    “Same evidence,” she says. “Same fool.” She holds the sheets to the lamp, one on top of the other, and you see that they are both exactly four pages.

    She has asked for a third drawer.

guestbook-log-LC-12-title = Beans
guestbook-log-LC-12 =
    Ruth Adeyinka grows beans. She has a metre of trough in the garden; it is known that one does not bring her papers there.

    “I should like to hand over,” she tells the beans. “I have been in that chair for a year. I can hear myself.” She ties one up. “I have a voice that opens meetings. I say a thing and it stays said. I never used to have it. My mother used to ask me to speak up.”

    Bastos is there, with a can; he waters when she talks. He answers, as always, what he was asked before the last thing.

    “You would not have had to raise it,” he says. “We were all quite close.”

    They both stop. Neither can think where he had that from.

guestbook-log-LC-13-title = Night Round
guestbook-log-LC-13 =
    There is somebody on the floor of corridor nine when Bastos comes by at three. It is the boy who cannot stand onion. He is sitting opposite the brass plate with his knees up. They have moved it here, so that people need not go to the lock to read it.

    “My brother’s on that,” says the boy. “I was eleven. He was going to teach me to shave.” He has a hand over his jaw. “I know how to shave. I woke up and I knew how to. *He* does it like that, up, from the neck. Who taught me?”

    Bastos lowers himself, with some trouble, to the floor. He is a large man. He sits on his right side, in order to be between the boy and the draught. After a while he sees what he has done.

    “I expect he did,” says Bastos.

guestbook-log-LC-14-title = An Island
guestbook-log-LC-14 =
    Teuila Faleolo has been given a star to name. The Table has voted it, for services: a small one, yellowish, not on anybody’s way.

    She has the island’s name ready. She has had it ready since she was nine. She goes up to the glass with a pencil and the chart, and everyone has found a reason to be near.

    She looks for rather a long time.

    “It’s got one,” she says. She turns the chart so that they can see. It is written very small, beside the dot, in a round hand with a little wave under it. It is her own wave. It is the island.

    “So I got to do it after all,” says Teuila. “I hope I enjoyed it.” She puts the pencil back behind her ear; then she takes it out again, and goes over the letters, where they have faded.

guestbook-log-LC-15-title = In the Flour
guestbook-log-LC-15 =
    Somebody has been at the flour bin. Bo can tell by the dust: a hand has been laid on the lid, flat, and lifted off again without opening it.

    He does not wipe it away. The next night there are two hands, one bigger. By the end of the week the lid is covered with them, like a wall in a school.

    Nobody has looked inside. They come down, it appears, on the way from something or to something, and lay a hand on it, as you would on a horse.

    “On a ship I used to be on,” says the cook to nobody, and finds that there is nothing after it. He has told them all. He stands there with the ladle. He asks the boy with the pots, after a time, what he thinks about the weather.

guestbook-log-LC-16-title = It Comes Out
guestbook-log-LC-16 =
    There is talk of what to bring. One does not go to people’s houses with nothing; everybody is clear on that, whichever way they voted.

    Apricots, says Anatole. He has one hundred and eighty-eight tins. He has gone up and down the shelf, and he has taken a pencil and crossed out the small 188, and put back the 400 beside it, with a line between, and written under the line: *212, eaten by B. Vrána, four years, alone. Paid.*

    “It comes out,” he says. He seems surprised. “They never used to come out.” He blots it, and closes the book, and sits with his hand on the cover. It is a fine big hand for a clerk. There is a tin of apricots by his elbow. He has been meaning to eat it.

guestbook-log-LC-16-b1 = He reads that out as well, on Thursday, between oil and tea. There is applause. He has never been applauded, and takes it for a draught.
guestbook-log-LC-16-b2 = He does not read it out. He shows it to four people, one after another, in the cage, with the door shut; it was theirs too. Then he gives each of them a spoon.
guestbook-log-LC-17-title = D. W.
guestbook-log-LC-17 =
    Desta comes back with a splint on two fingers and a good deal of mortar in his hair. It was the porch of some place on the way. There was a step loose.

    “Did you leave your name?” they ask him. It is an old joke by now.

    “It was on there,” says Desta. “Underside of the step. D. W., and a year. I’d set it badly.” He is picking the stuff out from under his nails. “So I did it again. You’ve got to bed it on the *high* edge, I could have told me that.”

    He has lent someone the centre punch, and has not asked for it back.

guestbook-log-LC-18-title = The Soup Is Burnt
guestbook-log-LC-18 =
    On Thursday the soup is burnt. It has never happened before. People eat it. It is passed down with great care, as one passes a baby.

    The cook comes out to see what they will say. They say it is very good. He looks into the pot, and into their faces, and his own begins to go. For a moment nobody knows which way.

    “It’s *terrible*,” says the boy who cannot stand onion.

    “It is,” says Bo. “Isn’t it.” He sits down on the bench among them and gets out a handkerchief. “I was listening to the rain. On the tape, from down there. I’d forgotten it does that. I was just standing there listening to the weather.”

guestbook-log-LC-19-title = What Do You Wear
guestbook-log-LC-19 =
    Maret Tamm has been seen in front of a mirror. It is a big one, from the second lander, in for resilvering, and she was holding it; but she had been holding it for some time.

    “What do you wear,” she says to Halina, on the stairs. She has got a list. It says *hat*, and then it says *hat* again, with a query.

    “To what?”

    “You know to what. She’s sixty-six.” She folds the list in two. “I’m thirty-nine. I’ve got a boiler suit and a boiler suit.”

    Halina thinks about it as she thinks about everything. “I should wear the one with the pockets,” she says. “You will want somewhere to put your hands. I warn you now: it will be cold, and then you’ll feel a wasp.”

guestbook-log-LF-12-title = Deck Nine
guestbook-log-LF-12 =
    There are rooms behind the door. They smell of chalk and machine oil, and of somebody’s coat. Everything in them has been put away by people who expected to be asked for it.

    > One room at a time can be opened up. It costs a command token to use it, like any other facility.

guestbook-log-LR-07-title = What the Carders Do
guestbook-log-LR-07 =
    They sort. That is all. Give one a drawer of screws, and it will put them in the order in which you would like to come across them.

    One has moved in behind the stove. It has been through the spices. The cook says it has got them right, and that he is not sure he cares for it.

guestbook-log-LR-08-title = Grout, First Notes
guestbook-log-LR-08 = It is a paste, then it is a stone. It goes where there is a crack. If there is no crack it waits. Maret has put some in the seam of the number two tank, where a weld has wept since the yard, and comes each day to look, as one visits somebody.
guestbook-log-LR-09-title = A House Does Sums
guestbook-log-LR-09 = There is arithmetic in the walls. It is very slow and only counts one way: how many, how warm, how long. With a little coaxing it will count for a reactor. The lamps have stopped flickering on deck six, where they have flickered all your lives.
guestbook-log-LR-10-title = Dust and Seals
guestbook-log-LR-10 = The dust of Drover gets past anything that has a hole in it, and so does the air. The answer is a seal with no hole: it is knitted. Bjarni has the pattern. He is on his ninth.
guestbook-log-LR-11-title = Eleven Legs
guestbook-log-LR-11 = An even number would tip over. Ten would march. Eleven cannot keep in step with itself, and so it never falls; you have it all in a drawing, and a small model, which has got as far as the lift.
guestbook-log-LR-12-title = Soil That Is Nobody’s
guestbook-log-LR-12 = It has no memory at all. There is not a root in it, or a wing-case, or a shard. Kazimierz Nowicki has tasted it, and for once he does not spit. “Like paper,” he says. “Before you write on it.”
guestbook-log-LR-13-title = Sixty-one Years of Water
guestbook-log-LR-13 = The staves, the channels, the soundings, drawn on sixty-one sheets of film. They hang in a room of their own, one behind another. If you stand in the doorway, with the lamp at the back, and someone opens the door, they move.
guestbook-log-LR-14-title = Boiling without a Fire
guestbook-log-LR-14 = It is the stone that is cold: it takes what heat there is, and puts it all in one place. You have a piece the size of a bun. It boils a mug. It has done it forty times now, says the log, and the room has got no cooler, and would everybody please stop asking for tea.
guestbook-log-LP-09-title = Room for Another Bench
guestbook-log-LP-09 = The wall was not where the drawing had it. There was a good metre behind, swept, with brackets up. Nobody has drawn the brackets. They are at the right height for a vice.
guestbook-log-LP-10-title = Whisk
guestbook-log-LP-10 = Wire and nerve. She weighs less than her paint. The yard’s drawings had a note on them, *do not build*, and under that in pencil, *flies well*.
guestbook-log-LP-11-title = Instrument Makers
guestbook-log-LP-11 = A plane table, a spectrograph, a thing like a doctor’s trumpet for listening to rock. Each of them has been calibrated against something we trusted. There was a discussion about what that would be.
guestbook-log-LP-13-title = Plates and Ribs
guestbook-log-LP-13 = It is good plate. It has been rolled twice. There are old rivet holes, filled, in a line that anyone who knows landers could read: here was a door, here a rail, and here, low down, for some reason, a second rail.
guestbook-log-LP-14-title = Racks and Drawers
guestbook-log-LP-14 = There is a place for everything now, and a strap for every place. For one day the lander is tidy. It is photographed.
guestbook-log-LP-15-title = Heavy Works
guestbook-log-LP-15 = It takes four to lift the hammer and two to hold the pile, and someone to say when. It is Hard Acre that it was made for. You have tried it in the hold, and the whole ship said *when*.
guestbook-log-LP-16-title = Skillet
guestbook-log-LP-16 = Cast in one piece, in sand, in the hold. They had to take out a bulkhead. She came up out of the mould dull and black and without a single join, and Maret went round her with a hammer, listening, and said that word of hers.
guestbook-log-LP-26-title = Masts and Well Heads
guestbook-log-LP-26 = There is a mast that will stand by itself in a gale, and a well head one can bolt together in gloves. They were drawn by someone who had been cold. It says so in the corner: *drawn cold, M. T., year 97.* Nobody remarks on the year.
guestbook-log-LN-01-title = The Nursery
guestbook-log-LN-01 =
    Yellow walls, a gate, a bed. On the ceiling over the bed are paper stars, stuck on in groups. Teuila lies down on the floor to look. It takes her no time. They are the right groups: the Paddle, the Brothers, the Hook.

    “That’s where I was in the evenings, then,” she says.

guestbook-log-LN-02-title = Map Room, First Reading
guestbook-log-LN-02 = All eighteen are here, at a good scale, in colours. They are full of the marks that people make who have wet feet: *not here*; *soft*; *Desta fell in*. There is a table you could sit round with friends and argue.
guestbook-log-LN-03-title = Nineteen Hooks
guestbook-log-LN-03 = There are nineteen cups. One has a chip. You take them down and wash them, and dry them, and it turns out that each of you knows where each of them goes.
guestbook-log-LN-04-title = Practice Floor
guestbook-log-LN-04 = There are footprints worn in the boards: two and two, facing. You set your feet in them, and your shoulders go back by themselves, and across from you somebody you have known for a year has brought up an arm, in a way that nobody taught her.
guestbook-log-LN-05-title = The Other Galley
guestbook-log-LN-05 = It has a small stove and a bench for six. On the wall is a list of who likes what. It goes back a long way. It has a hundred and forty-nine names, and one more at the bottom, in larger letters: *no crusts*.
guestbook-log-LN-06-title = Bench with Our Marks
guestbook-log-LN-06 = Everyone who has worked at it has cut a mark in the edge. You find yours. It is rather well done.
guestbook-log-LO-02-title = Two Hundred and Twelve Apricots
guestbook-log-LO-02 =
    They have taken everything off the shelves. It is a whole day’s work, an engineer’s and a guard’s. Behind the apricots there is a mark on the wall, at eye level. It is a stroke. There are two hundred and twelve strokes, in fives, very neat, in pencil.

    “One a week,” says the engineer. “That’s four years.”

    “Somebody sat here,” says the guard. He has found the crate. It has been worn into a dip. From the crate one can see the door; one can see, too, along the passage, as far as the first of the berths, where there would be people, asleep, all in a row. It would be company of a kind.

    “It’s loading,” says Anatole, from the doorway. He doesn’t look round for anyone to agree.

guestbook-log-LO-03-title = The Wrong Stars
guestbook-log-LO-03 =
    You do it properly: three plates, three nights, two people who do not tell each other what they get.

    They are off. They are all off, all in one direction, like hair that somebody has combed. There is no error in the world that does that. It could be the almanac, says the second of Recon. It could be the epoch; if someone had written the wrong year in the front.

    “By how much?” says Teuila. She has not turned from the window.

    “By about sixty-five.”

    “Thank you,” she says. “I had thought it was only me.” She has you write it on the back of a menu. She folds the menu very small.

guestbook-log-LO-04-title = In Her Own Hand
guestbook-log-LO-04 =
    It falls out of the *Pharmacopoeia*, at page nine hundred, when you are helping Halina to move her shelves. It is a slip of squared paper. It is her writing: the crossed seven, the g like a pair of spectacles.

    { "*" }Margin, wide. 6 y. 0.7 per kg. NOT under twelve years.* And then, lower down, not quite so steady: *It works. I have just been told it works. I don’t remember writing the first line.*

    “I write in my sleep,” says Halina. “It’s well known.” She holds the paper out at arm’s length. She reads it again as she would read a stranger’s. “Not under twelve,” she says. “There is nobody aboard under twelve. Why should I put that?” She lays it in the book again, at page nine hundred, where it has left its print.

guestbook-log-LU-01-title = The First Row
guestbook-log-LU-01 = Four things in a row behind glass. Anatole has written the labels, and the case stands in the corridor, where the light is. There was to be a rope. It has turned out that nobody leans.
guestbook-log-LU-02-title = The Second Row
guestbook-log-LU-02 = There is a warm place, now, in corridor six, just by the glass. People have their tea there. Someone has put out a bench.
guestbook-log-LU-03-title = The Third Row
guestbook-log-LU-03 = They sit up with it. It was nobody’s idea: there is a chair by the case, and in the small hours there is somebody on it, with a book or a sock. It has got about that this can be done for people, too.
guestbook-log-LU-04-title = The Fourth Row
guestbook-log-LU-04 =
    It is full. Anatole has written sixteen labels, and he gets out his chair and sits before it, with his hands on his knees.

    “It’s an inventory,” he says. “I thought it was curiosities. It is everything that we have ever been *lent*.”
