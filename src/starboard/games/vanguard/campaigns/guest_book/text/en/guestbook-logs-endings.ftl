# Logs: what is read.

guestbook-log-LS-40-title = The Deed
guestbook-log-LS-40 =
    { "*" }Sent from the dish at Overwinter on the second day of the Listening, clear text, repeated six times:*

    { "*" }*BRAID. COME.**

    An answer takes nineteen hours. You have all gone out on the levee, for no reason, to be near it. The river goes by in its three pieces. It is a mild evening.

    “Received,” says Mirela Dobrogeanu, clerk of the Caravan. “*Come*, one word. That’s nice. I don’t think anybody’s ever said that to us.” One hears the pen. “Forty-one thousand two hundred and eight. I’m to ask whether there is anyone there already.”

    You tell her. You had agreed that you would. It takes most of the five days: a sentence and a day, a sentence and a day. A hundred and twelve people, in a house. A river, and what some of us have thought about the river. That we did not settle it. That it is very good land.

    “I’ve put it all down,” says Mirela, at the end. “I don’t decide, you know. I never have. I’ve only got a recorder. I let people think so because they’re more polite.” She clears her throat. “What’s the weather like?”

    Nobody can think what to say for a moment. Somebody holds the microphone out of the window.

    The hulls come down in the order of the alphabet. There are so many people. They kneel, and get their hands into it, up to the elbow, and cry; then someone gets up, and looks along the bank, and says where a ditch would go.

guestbook-log-LS-40-b1 = It moved aside for three thousand. Three thousand are on the terrace. The others wait, overhead, in hulls that were never meant for waiting, until the ones below have learnt to ask for more by the same means: three stones, and a year. Some of them will be the grandchildren of people who were woken for it. But nobody has cut a drain. It is a rule, and it is the first one that was ever made here by people who had someone to be polite to.
guestbook-log-LS-40-b2 = The pumps run well. They hold the East arm down by three metres, and there are gardens on the bed of it. Every spring a gauge reader goes out along the staves. The marks used to be so complicated. They have been getting simpler, year by year; this spring it is one line, quite straight, as far as the sea.
guestbook-log-LS-40-b3 = They have given it back the West arm. It was in the first vote, and it was carried, because a child from Overwinter got up and explained how one could tell that it hurt. The fields are smaller by a ninth. In the third year, after the flood, a bar of clean sand is found before the school, just where the children had been wading in mud.
guestbook-log-LS-41-title = Hard Ground
guestbook-log-LS-41 =
    { "*" }Sent from the dish at Overwinter on the second day of the Listening, clear text, repeated six times:*

    { "*" }*HARD ACRE. NOBODY’S. BRING EVERYTHING.**

    An answer takes nineteen hours. You eat, sleep in turns, and are bad at cards. Then, in the hut, a young woman clears her throat.

    “Received,” says Mirela Dobrogeanu, clerk of the Caravan. “*Nobody’s*, one word. Is that a recommendation?”

    So it goes on for five days: a sentence and a day, a sentence and a day. You tell her about the wind. You tell her it is fourteen months of winter, and which things are standing on it that will go on standing. You tell her about the other place, because she has to write that down too: that there was a better one, with a river, and somebody in it. You give her the figures as they are in the ledger. She reads them back and gets every one of them right.

    “They are going to stand there in the wind,” says Mirela, “and say, there was a *better* one. I would.” One hears the pen. “What’s it like, though? Now, I mean. What is the weather like?”

    Maret Tamm leans over to the microphone. She has never been known to speak into one. “It holds,” she says.

guestbook-log-LS-41-b1 = The hulls come down over two summers, in the order of the alphabet, and stand in the lee of the wall like cows. The first winter takes two hundred and twelve people. Anatole Grigoryan writes them down in ink, and writes small, having ruled the page for more. Nobody has a letter on their papers. For some time nobody has papers; the children of that year are entered on the back of a seed list, with their weights. In the second spring there is a street. There is a quarrel about the name of the street. It is the best quarrel any of you have ever been in, because nobody else in the universe is entitled to an opinion.
guestbook-log-LS-41-b2 = The hulls come down over two summers, in the order of the alphabet, and those that come last land in snow. There was one thing that you had not got round to building. It is surprising, afterwards, how exactly one can say which. The first winter takes nineteen hundred people. Anatole Grigoryan writes them down in ink. He does it in the evenings, a page at a time, and asks for each one how it is spelt. In the second spring there is a street, and people walk down the middle of it, arm in arm, for the first time, to hold one another up, and later for no reason.
guestbook-log-LS-41-b3 = The hulls come down over two summers, and then there is the winter. Four thousand four hundred. He does not write small. He has three books bound for it, and there is not a line in them that he has left to a clerk; toward the end he rules the columns by feel. “Somebody will want to look them up,” says Anatole. “I should not like them to have to squint.” In the second spring the ground is soft enough to dig, and they do that first. Then there is a street. It goes from the graves to the well, because that is where everybody walks.
guestbook-log-LS-43-title = His Own Words
guestbook-log-LS-43 =
    { "*" }Sent from the dish at Overwinter on the sixth day of the Listening, clear text, by E. Prowse:*

    { "*" }*THERE ARE PEOPLE HERE. THEY WERE NOT ASKED. CHOOSE AS IF YOU HAD BEEN.**

    “Received,” says Mirela Dobrogeanu. “Who *is* this?”

    He gives his name, and says that his grandfather is on a plate. There are nineteen hours in which to think about that.

    “I had expected the ship,” says the clerk. “There’s supposed to be a ship.”

    “There is,” says Emeka. “They came. They sat at our table, they were very tired. I think that they had it nearly ready.” He looks up, at the place in the sky where you are. “They would have said it better. They would have said it next week.”

    She takes down everything: the river, the house, the hard ground in the next system, the eighteen doors. She hasn’t any authority. She will have to wake somebody to ask, and then they’ll have to wake somebody. It may take them a hundred years to make up their minds, going round and round, out there, eleven lamps in the dark. They were always good at being in between.

    You hear it all on the ship, in the mess, with the sound turned up. At the end Ruth Adeyinka reaches for her pencil. “He has said it,” she says. “I believe there is nothing we have not said.”

    She grows beans. They come up.

guestbook-log-LS-44-title = The Wide Margin
guestbook-log-LS-44 =
    The Table votes. It is very orderly. Seventy-one to twenty-three, with one not voting, who has a pot to see to.

    There was a case, and it was good: nobody can judge who remembers. One could read it all a third time, with clean hands. The message will go on repeating what it has always said, *Braid, unless corrected*; the Caravan will take that, or will have taken it. Halina computes the dose. She does not have to look it up. She warns each of you.

    They break straws. It is a fair break. Bohumil Vrána opens his fist, looks, and laughs till he has to hold on to the table.

    He has a good deal to do. He paints. He turns back the clocks, all of them, to the second. He takes a name off a cup. There is a brass plate that has to be made again, with more on it, and he polishes that. There is a door frame that he is not to touch, and he does not; he goes round it, the way one goes round a sleeping dog.

guestbook-log-LS-44-b1 = It has six lines on it. He holds the lamp to them and counts. Nobody will know any more whose they are; that was the motion. He adds nothing and takes nothing away.
guestbook-log-LS-44-b2 = There is nothing on it to be careful of: it was painted in the first weeks, and very well. He goes round it all the same.
guestbook-log-LS-44-b3 = There is a shoe in a glove. He thinks about that for a day. In the end he gets down on his knees and pushes it under a bunk, up against the wall, as shoes are.
guestbook-log-LS-44-b4 = There is the bag of grey wool from behind the night watch’s chair. It cannot be accounted for. He sleeps on it himself, for four years, and it does not go flat.
guestbook-log-LS-44-b5 = There is a page with a number on it, twice. He burns the rubbing. He cannot burn the number; he says it to himself over the pots. On the road, he supposes, they will be making up the beds.
guestbook-log-LS-44-b6 = There are three metres of beans. No list has them. He eats them, one plate a week, and hangs up thirty-one pods on a string, where somebody will wonder.
guestbook-log-LS-44-b7 = The slip at page nine hundred had been burnt. Halina wrote it out again by heart. He finds it when he comes to move the shelves, puts it back at the right page, and sees that it has left its print there three times over.
guestbook-log-LS-44-b8 = There is the lamp on nine. He puts it out, as he must. At five in the morning he finds himself in front of it with a match. He looks both ways along the corridor.
guestbook-log-LS-45-title = The Cook Lays the Table
guestbook-log-LS-45 =
    There is nobody left to send. There are people aboard, in the ward, in the berths, in the corridor with a blanket round them; but there are not two who could stand on a yellow line, and everybody knows it, and it does not have to be put to a vote.

    The cook makes supper. He cooks for ninety-five, having no other pot, and out of habit puts by a plate for the ninety-sixth. He carries it round. He sits with those who cannot hold a spoon. When they are asleep he washes up, and dries, and hangs up the cloth.

    Then he gets the report out, that ought to have been yours, and sharpens a pencil.

    He has never written anything longer than a list. It takes him nine nights. He puts in all of it: the well and the cup, the walking noon, the animals that lean; how far you got, and what you did there, and what it was like to hear about it through a hatch. He puts who liked what. He crosses out a good deal. It is the best report that was ever made on any world, and it ends: *they were careful. I would have them to stay.*

    He sends it, when the time comes, from the bridge, with one finger. Somebody coughs, a long way off. Nobody knows whether it is believed.

guestbook-log-LS-45-b1 = He has put in that one of them drank before it was tested. *I was never so proud,* he has written; and then he has crossed it out, as not being to the purpose, and then he has written it in again.
guestbook-log-LS-45-b2 = He has put in the calf. It takes up a page and a half. There was an hour’s recording to be made, and they made the noise instead.
guestbook-log-LS-45-b3 = He has put in that there is a door frame, and what is on it, and that nobody had the heart.
guestbook-log-LS-45-b4 = He has put in that there was a door frame; and that they did as they were told, and did it well, and nobody was to know.
guestbook-log-LS-45-b5 = He begins it as they would have begun. *Dear clerk. Have you eaten? We are well. We hope you slept.*
guestbook-log-LS-45-b6 = He writes it on the floor of corridor nine, because there is a lamp there. It had been voted to leave it on.
guestbook-log-LS-45-b7 = He has put in the beans: thirty-one pods, and then three metres. *Sow at a finger’s depth,* it says, in the middle of a page about something else, *whoever gets this.*
guestbook-log-LS-45-b8 = He has put in that they struck out a line in a book. He does not say whether they ought to have. He says that it was done with a ruler.

guestbook-log-LS-46-title = The Door Frame
guestbook-log-LS-46 = When *Fair Copy* is broken up for its plate, people come to ask about a piece of wood.
guestbook-log-LS-46-b1 = A length of door frame is carried out first, by two people, flat, like glass. It stands in the schoolroom. It has forty-one marks on it now, from several hands, and a rule that you must take your boots off.
guestbook-log-LS-46-b2 = Somebody works on it for a winter with a scalpel and warm water. Four of the six come back. The other two are in the paint, which has been kept.
guestbook-log-LS-47-title = Liis and Maret
guestbook-log-LS-47 = They had eleven years, of which they spent a good part not agreeing about a bed.
guestbook-log-LS-47-b1 = It was Maret who had practised. She had a sentence, she had gone over it with Halina, and what she said, by the bed, with her hat in her hands, was: “You’ve got that hung on the wrong side.” Liis said that she knew. She had only been waiting for somebody to say so.
guestbook-log-LS-47-b2 = Maret was told by her, across a kitchen, with the lid off the pot. She asked why nobody had said. There was no good answer, then or later. It was some years until she stopped asking, and she did not always; but she mended every hinge in the house, and it was noticed that she began with the ones that were on the child’s side of doors.
guestbook-log-LS-48-title = The Herd
guestbook-log-LS-48 =
    A thing is told of Hush. A survey went down there, in the thirtieth year, and one of them slipped, and cried out, and they came, as they do.

    Behind the old cow walked one that was not so old. She had a strap round her, grown into the wool: ferry webbing, sewn with a sailmaker’s stitch. She leaned with the others. But first she went along the row of people and looked at each one, in the way you look for somebody off a boat.

guestbook-log-LS-49-title = The Cup
guestbook-log-LS-49 = There is a cup. It has been a good deal argued about.
guestbook-log-LS-49-b1 = One of you drank from it before it was tested. That person has a name for it, in the histories: *the first guest*. They were the least careful of you, and the only one who had not thought about it at all, and were insufferable on the subject for forty years.
guestbook-log-LS-49-b2 = The flask with the sample still stands on a shelf. Every ten years somebody measures it. It has been drunk from by four visiting commissions and a cat, and is a little over full.
guestbook-log-LS-49-b3 = Nobody drank. It hangs by the well on Doorstep, a hand’s breadth over the water, and on the day when the last of the ninety-five was buried a boy took one of the cutlery without leave, and went there, and did.
guestbook-log-LS-50-title = The Shoes
guestbook-log-LS-50 = They are buried with her. There was some talk of a museum.
guestbook-log-LS-50-b1 = It had been carried from Drover, in a glove, by somebody who never could say why they had picked it up. It was resoled on one side. Maret did the other, at the age of fifty, in an afternoon; it would not have been right to send her off in odd ones.
guestbook-log-LS-50-b2 = One is. The other is hanging on a hook, in a house that walks, in its own arc. She used to say that it was still out.
guestbook-log-LS-51-title = The Wall
guestbook-log-LS-51 = The gap in it has been closed, with the stone that fitted.
guestbook-log-LS-51-b1 = There is a bench there, for the old man whose arm was broken. He sat on it every fine day and talked to anyone who stopped. He was never heard to mention the arm. On the day of the naming of names there are eleven, and then a silence of the length of a name, because nobody died that time; and Joaquim Bastos, who had been asked, stood for it each year until he could not stand, facing the way that he had faced.
guestbook-log-LS-51-b2 = Children walk along the top. It is forbidden. Joaquim Bastos, who has been put in charge of forbidding it, can be seen on most evenings holding the hand of whoever is up there, so that they shall not fall.
guestbook-log-LS-52-title = Bo
guestbook-log-LS-52 = He never took the name off the plate, nor put one on. He cooked.
guestbook-log-LS-52-b1 = Four people had gone round by the back, and asked him first. He never forgot who. When they were old, and it was their turn to be brought things on trays, it was always him who brought them, and he would sit on the end of the bed and start on a story, and go right through to the end.
guestbook-log-LS-52-b2 = They had asked him in front of everybody. It was a fair way of doing it; he said so. But he was shy afterwards of rooms that went quiet, and for the rest of his life somebody always saw to it, when the cook came in, that there was a bit of noise.
guestbook-log-LS-52-b3 = Nobody had asked. He had got up by himself. There is a saying, in that part of the world, about a person who does a hard thing without waiting to be made to: *he came out from behind the hatch*. The children who say it think that it is about an animal.
guestbook-log-LS-53-title = The River
guestbook-log-LS-53 = The gauges are still read. It is a post of some honour, and the pay is fish.
guestbook-log-LS-53-b1 = There is a new mark, beside the sixty-first stave. It is not a height. Every year at the same season a line is drawn in the silt, across the foot of the terrace, by the edge of the water, straight, for its whole length. It took a long time for somebody to bring out a spade, and draw another one beside it, and stand back.
guestbook-log-LS-53-b2 = It was in the fourth year that it was first asked again. It has been asked each spring since, in stones, by whoever is nine. It has never yet needed anything very large.
guestbook-log-LS-53-b3 = It drew a house with one door open. They have got into the habit of leaving one open too, down at that end, all summer. It makes a draught. Nobody has ever come in but the river, once, to the ankles; and it went out again, and had wiped its feet.
guestbook-log-LS-53-b4 = You never did ask it anything. There are those who say that it would have made no difference, that it was hydraulics all along. They say it quietly. It has never touched the flags.
guestbook-log-LS-54-title = Wells
guestbook-log-LS-54 =
    There is a list. Nobody can say who started it. It is on the wall by the door of every house along the road, and says what you mended, and the day.

    Your names are on it in several places. Under each there are others now, in other hands, and in what are not hands. It is the custom to read it aloud before one eats. It takes longer every year, and the soup gets cold, and nobody would dream of leaving any of it out.

guestbook-log-LS-55-title = The Case Is Opened
guestbook-log-LS-55 =
    Anatole Grigoryan had left instructions. On the first anniversary they opened the glass case and gave it all back.

    It took nine years and two landers. The comb was laid in the gully, and the handle was screwed on to its door, and the sixteen labels came home in an envelope. At each place whoever had carried it was to stay for one night, and mend something, and say how many had sent them.

guestbook-log-LS-56-title = The Names
guestbook-log-LS-56 = There is one more plate. It is small. It has on it those who went down to a world for you and did not come up again; and there is a row of hooks beneath. They are worn, in the places where they are worn, by cups that are taken down, and used, and hung up again.
guestbook-log-LS-57-title = The Hut
guestbook-log-LS-57 =
    Nobody is following now; the eleven hulls are plate and furrows. The transmitter is manned all the same, one night in ten, by whoever has drawn it, in case somebody should be on the way and want telling. Outside the door stands a bucket, and beside it hangs the cup, on its chain, at a height that suits nobody in particular. Over it is the shortest regulation anyone has ever got through the Table:

    { "*" }Drink first.*

guestbook-log-LS-58-title = Afterwards
guestbook-log-LS-58 = It is told in a different order by everybody who was there, and by now there are not many. What follows is what they agree on.
