# Logs: what is read.

guestbook-log-LM-30-title = What the Light Shows
guestbook-log-LM-30 = Halina Wierzba said on the first moon that she would keep looking, and she is a woman of her word. Every second pass she has one of you in the chair, with the head back, and goes in with the small light.
guestbook-log-LM-30-b1 = It is the one who drank. “Nothing,” says Halina. “Again nothing. No cold, no cough, and there was a scar here that I put in myself.” She lowers the light. “You are the healthiest person I have ever been sorry for. Go and sit next to the sick ones. I warn you that I mean it as treatment.”
guestbook-log-LM-30-b2 = It is the flask, this time. She has had it brought down from the lab. On the label it says two hundred millilitres; it stands at two hundred and thirty. “I have filled nothing in,” says Sikdar. “I have *poured out*, twice.” They watch the level for a while, like two people waiting for a third.
guestbook-log-LM-30-b3 = There is nothing to look for. Nobody drank. It is only that for some weeks now people have been coming to her with the same complaint. They wake at four, thirsty, and it is not for anything that comes out of a tap. She has begun to send an extra can along with every lander. She puts it down as *ballast.*
guestbook-log-LM-31-title = A Hand above the Knee
guestbook-log-LM-31 = Somebody has been at the frame on nine. It is known because they have taken down the height of it: there is a carpenter’s rule lying on the floor, open, at a hundred and eleven.
guestbook-log-LM-31-b1 = It comes out at supper. Nearly everybody has been. One goes past at night, stoops, and puts a hand on the lowest line, and then the next, as one would climb a stair. “A year between them,” says Halina. “A little less, from the fourth. It was a good eater.” She has said *it was*. Nobody corrects her, and they all have a second helping.
guestbook-log-LM-31-b2 = There is nothing to measure any more. It was painted over in the first weeks, by order, and very well done. But the paint there will not harden. Six places, one over another, stay tacky under the thumb; and Maret Tamm, who gave the order, has now signed for three kinds of drier, and cannot be spoken to.
guestbook-log-LM-32-title = By the Door
guestbook-log-LM-32 = Bastos has a new entry in his book for the night round. It says: *nine: occupied.*
guestbook-log-LM-32-b1 = It was the lamp. There is one burning, and so there is a place to take a book to, if one cannot sleep. Two of those who ought to be in the ward are out here on the floor with a blanket, arguing about chess. Halina has been told. She came, and looked, and went off to fetch the chart, and has put them down as one bed further on.
guestbook-log-LM-32-b2 = It is as black as a sack there since the lamp was put out. He hears them before he sees them: four or five people, sitting along the wall, who have each come by themselves and have not liked to say so. Somebody’s foot is in somebody’s tea. There is a sprained wrist, and a tray of instruments that went down the shaft.
guestbook-log-LM-33-title = Three Metres, or One
guestbook-log-LM-33 = In the garden it has become autumn, because Ruth Adeyinka says so.
guestbook-log-LM-33-b1 = You ate the first pods. There were a few that had dropped behind the trough, and those she put in. It is a thin row. Something comes up between the third and the seventh that is not a bean, and is given every chance. “It was good soup,” says Ruth. She says it to the row.
guestbook-log-LM-33-b2 = The thirty-one pods were kept for seed. There are three metres now. It takes two to pick and one to hold the bowl, and the purser has had to open a column. On Sunday they are on every table, green, a whole plate; and there is a second string along the pipe, so full that it hums when the fans come on.
guestbook-log-LM-34-title = Eleven Notes
guestbook-log-LM-34 = It has got into the ship. One no longer notices who began.
guestbook-log-LM-34-b1 = It is the ward. They have had the tape on every night since Hush, and whoever has lain there takes it away with them when they go. Half of Berth Deck goes to sleep on the ninth note. They have compared what they dream about, as people do over porridge, and it is a room, with yellow walls. They sleep so well in it that there is nobody left to put on the sick list.
guestbook-log-LM-34-b2 = It is the lift. Nobody has played the tape since it was put away, and so there is nothing that anyone could object to; but the car goes to the lab by itself now at all hours, and stands there with its doors open, and the motor has a hum. Maret has had it down four times. There is nothing the matter with the motor. It is using a great deal of current.
guestbook-log-LM-35-title = A Week’s Bread
guestbook-log-LM-35 =
    Agnieszka Bąk finds it on her bench in the morning: seven days of bread, in slices, as hard as tiles. Radim Kovář has kept all of it.

    “I don’t take it,” he says. “Not now. You weren’t wrong. You were only earlier.” He has turned the colour of the brazing lamp. There is another thing. In the back of the forge, where nobody goes, stand two stools; he had thought that they came with the place. They are the right height, one for him, one for somebody who sits with her feet on the rung. He had not seen until today which way they face.

    She looks at the bread, and at him, and hooks a stool toward her with her foot. It knows where to stop.

guestbook-log-LM-36-title = Under the Last Line
guestbook-log-LM-36 = They have been having the argument since Kettle, and now it is about the book: what one ought to have put.
guestbook-log-LM-36-b1 = You put your names. It is held by some to have been vain, but more people have asked to be taken on the landers since than in the whole of the time before. They would like to be on the next page.
guestbook-log-LM-36-b2 = You put the number again. “Forty-one thousand two hundred and eight,” says Anatole. “Twice. I hope it was not understood as a *sum*.” He has ordered double stores for the next landing. Nobody says that it is not funny.
guestbook-log-LM-36-b3 = You put nothing. Sikdar calls it the one clean observation in the whole business. In the ward, where they like to go over things slowly, it is thought to have been good manners: one does not answer for a house that is asleep.
guestbook-log-LM-36-b4 = You struck it out. It can still be read, everybody says; that is the worst of it. There have been two resignations from the choir, and Bastos found, on a door on deck three, a piece of paper with one straight line on it and nothing else. On the other hand the lab has a sample of that ink, now, under that stroke, and it is worth having.
guestbook-log-LM-37-title = Second Draft
guestbook-log-LM-37 = There is a clerk to be written to in earnest now, and not in sixty-eight years. They have got out the old sheet. *Dear clerk. We are well. We hope you slept.* And after it the sentence that was put in ink.
guestbook-log-LM-37-b1 = { "*" }What is the weather like where you are?* “It’s foolish,” says the rigger who wrote it. “It’s hull. They’ll laugh at us.” Ruth has read it over twice. She thinks of a person who is woken up for nine days in thirty years, in a cold room, by herself; and what it would be to have that read out to one. She moves that it stand. It is carried, and somebody opens the song book.
guestbook-log-LM-37-b2 = { "*" }We have not found it yet.* It is still true. It is the only paper aboard of which one can say so, Anatole remarks: he has checked it, line for line, against all the others. They leave it as it is. It has had the effect that the reports are being written shorter.
guestbook-log-LM-37-b3 = { "*" }Have you eaten?* There is some discussion whether it is a question for an official communication. The cook stands in the hatch with his arms folded, and for once is not asking it of anybody. “Leave it,” says Bastos. “I should like to be asked that, in her place.” After supper there are eleven parcels on the yellow line that nobody has ordered.
guestbook-log-LM-38-title = The Slip of Paper
guestbook-log-LM-38 =
    Halina Wierzba asks the four desks to come to the ward after hours. She has got the *Pharmacopoeia* on her knees, and opens it at page nine hundred. The slip lies there, squared, in her own hand: so much to the kilogram, *six years*, *not under twelve.*

    “I do not remember it,” she says. “I have now done the sum over, from nothing, and I get the same. It would work. I thought that somebody besides me should know that there is such a thing on board.” She warns you that she is about to ask for advice. It seems to cost her more than a needle.

guestbook-log-LM-38-c1 = Burn it.
guestbook-log-LM-38-r1 = She lights it at the spirit lamp and holds it by the corner until it is down to her nails. “That’s that,” says Halina. She is the only one in the room who has noticed that she could write it out again.
guestbook-log-LM-38-c2 = Keep it.
guestbook-log-LM-38-r2 = It goes back in at page nine hundred. She has thought of two other things that one might do with a third of it, for pain; and she sleeps, she tells you afterwards, for the first time in a month. It is a comfort to have been seen with something.
guestbook-log-LM-39-title = Who Speaks
guestbook-log-LM-39 =
    { "*" }Item, from the chair, in person.* Ruth Adeyinka says that there are two parties in this ship now, and that she has heard herself, on Tuesday, being in the right in a voice that did not leave room for anybody.

    She did not use to have that voice. She does not know where she got it. She will go on counting hands, and keeping the minutes. But there will come a day on which somebody has to get up and speak for all of us, to people who are not us; and she asks that it be Mr Bastos, if he were willing, who has never been known to answer a thing before it had been asked.

    The second of Security says, after a time, that it was a fair question about the filters. Then he says that he would do it.

guestbook-log-LM-39-c1 = It should be Ruth.
guestbook-log-LM-39-r1 = “Noted,” says Ruth. She sits down again. She moves the chair a hand’s breadth to one side, so that it is no longer quite at the head, and opens the next item with a cough.
guestbook-log-LM-39-c2 = It should be Bastos.
guestbook-log-LM-39-r2 = He practises. One meets him on the night round, in front of a door, drawing breath. He has got as far as *good evening*, and thinks that it may be too long.
guestbook-log-LM-40-title = Walking Pace
guestbook-log-LM-40 = Everyone who has been on Drover comes down the ramp with the same walk. They put each foot down a little to the left of where it was going. It takes two days to wear off, and by that time half the mess has caught it.
guestbook-log-LM-40-b1 = { $active } has asked for a locker that shuts. What is in it is about as big as an egg, and wrapped up in a glove. Nobody asks. The purser has issued a key without entering what for, and this, in forty years, is the first time.
guestbook-log-LM-40-b2 = “You left it there?” says Maret Tamm. She has only come in for a gasket. “On a hook? By the lace?” You tell her how it swung, and found its arc. She nods. She is still holding the gasket when you have finished, and has bent it, quite gently, to the shape of a small sole.
guestbook-log-LM-41-title = Blisters
guestbook-log-LM-41 = One can tell by the hands who has been on Hard Acre. They hold their spoons like shovels. Nobody complains; there is a certain amount of comparing.
guestbook-log-LM-41-b1 = There is something *standing* there. They say it to one another in the corridors, in passing, as one might say that it is spring. Engineering has had a queue at the door since seven, of people from other sections, who have heard that one can be shown how.
guestbook-log-LM-41-b2 = The eight names have been copied out fair, and hang in the mess, next to a rubbing of the plate. Somebody has drawn a line across from each one to its place in the second column. Nobody sits with their back to that wall. The cook has twice asked if it would not be in the way there.
guestbook-log-LM-41-b3 = You did not lift the stones. It has been said against you, in the mess, by people who were not there. Bo the cook comes round with the pot and stops. “I’d have left them, too,” he says. He gives you the soft end of the loaf. There is a silence, in which one could ask him why.
guestbook-log-LM-42-title = Mud
guestbook-log-LM-42 = It is on the boots in the lock, brown, with a shine on it, and it does what no mud has done on this ship: people ask whether they may touch it. By evening there are nineteen flowerpots along corridor four.
guestbook-log-LM-42-b1 = The pumps run. You have told them so; it was a fair piece of work. Down there they have been running for a week now, and the man who gets the figures has taken to reading them out at supper. The East arm is down by a hand. He thinks that you ought to hear the figures.
guestbook-log-LM-42-b2 = They will not run again: you saw to that. There is a good deal of shouting about it, of the sort that has its mind on something else. Parveen Sikdar takes your plate away for you, which she has never done, and brings it back full.
guestbook-log-LM-42-b3 = Three stones, in the water, and a sentence. It has been copied on to the slate in the mess, in chalk, with the three dots. For some days nobody wipes it off. Then one sees that people have begun to answer it, underneath, small.
guestbook-log-LM-43-title = Two Ends of a Table
guestbook-log-LM-43 =
    The Table is eleven metres long. The Deed sits at the end by the hatch, and the Ground by the door, and between the two is a stretch of bench, about as wide as a river, where there is only salt.

    Nobody arranged it. It began with those who wanted to be near the bread. Ruth carries her plate to the middle, and sits there by herself, and asks for the salt from both sides in turn.

guestbook-log-LM-43-c1 = Go and sit in the middle.
guestbook-log-LM-43-r1 = You take your plates and go. It is not comfortable, one is looked at. On the third day somebody has to come over, because you have got all the salt. By the end of the week it is just a table again, with a scratch in it.
guestbook-log-LM-43-c2 = Sit where you have always sat.
guestbook-log-LM-43-r2 = You sit where you have always sat. It has turned into an opinion.
guestbook-log-LM-44-title = Six Years’ Candles
guestbook-log-LM-44 =
    Teuila has done the sums. If one counts what was lived, and not what was slept, then everybody aboard has had six birthdays that nobody can remember.

    They hold them all on one day. The cook makes a single cake in eleven trays, and it is pushed together on the Table, and there are five hundred and seventy candles, which are bits of fuse. When they are lit, the purser stands by with a bucket. One has to blow from both sides.

    “What did you wish?” they ask him.

    “That I’d been there,” says Anatole.

guestbook-log-LM-45-title = In the Lining
guestbook-log-LM-45 = It is found when they come to clean the lander: something has been pushed in behind the seat webbing, at the level of the floor.
guestbook-log-LM-45-b1 = It is from Kettle. It is a hook: a plain one, in the grey stuff, still warm, with a base so made that it would sit on a bulkhead. Nobody packed it. Someone has carried it aboard on six feet, in the night, and left it where one would come across it. They have hung it up in the galley. It is at exactly the height of the cook’s hand.
guestbook-log-LM-45-b2 = It is empty: a hollow, licked clean, in the shape of the thing that you took from that shelf. The thing itself is in the cage. It has grown cold, Anatole says; it used not to be. He has put it on a folded cloth and does not like to be alone with it.
guestbook-log-LM-46-title = News from Settle
guestbook-log-LM-46 = There is a recorder of ours on Hush; Sikdar had left one running, on the quiet, because one ought to have a control. It talks to the dead relay and the relay, on a good day, talks to you.
guestbook-log-LM-46-b1 = It is mostly wind. Then there is something quite near, breathing, which goes round and round the microphone. It has a buckle on it. One can hear the buckle. At the end it lies down, with its back against the thing, and the needle does not move again until morning. They play it in the ward. They have had to play it on all decks.
guestbook-log-LM-46-b2 = It is mostly wind. Every evening, at the hour when you came by there, something calls: not loud, and not to anybody. After a while it leaves off. There has been a request, unsigned, that it be switched off, and Sikdar, who has never switched off a control in her life, goes up herself to do it.
guestbook-log-LM-47-title = In the Outer Lock
guestbook-log-LM-47 =
    Siobhán Meade has asked for ten minutes a day in the outer lock, with the door shut. Nobody can see that there is a form for that.

    She goes in. One sees her back. She stands a while with her hands on the rail, as she must have stood in a boat, and then her shoulders go up, and down.

    Émile Thibodeaux is at the pane with his tea. He watches her closely. “It’s number nineteen,” he says. “It’s the one about the heron. She’s got it *wrong*, she’s gone up at the end.” Nothing can be heard through the glass, nothing at all. He taps the time for her with one finger.

guestbook-log-LM-48-title = Drill
guestbook-log-LM-48 =
    Bastos has been asked to drill the watch: in case. He has drawn them up on the practice floor, twelve of them, with poles.

    “When I say *now*,” he tells them, “you will not do it. You will think, is that a good idea. You will look at the person beside you. If you both think so, then you may begin.”

    “Now,” says Bastos.

    They look at each other. It takes eleven seconds. It is the worst drill that anyone has ever seen, and he has them do it until supper; and when they have brought it up to fifteen he thanks them, and has to sit down.

guestbook-log-LM-49-title = Two Letters
guestbook-log-LM-49 =
    Desta Wolde comes to the yellow line with a lens in his hand, and would like you to do him a favour. Low down, he says; on the left of whatever there is; about so high. There will be two letters. You are not to do anything about them. Only he would like to know.

    “And if they’re there?” says { $active }.

    “Then I was first,” says Desta. “I just wasn’t there for it.”

guestbook-log-LM-50-title = A Verse for the Road
guestbook-log-LM-50 =
    Teuila has made you a verse. There is one for every landing now; it is what one does, where she comes from, for people who go out of sight. It says which star will be over the lander, and which will be over the sea, and that between the two there will be a plate kept warm.

    It has eleven lines. { $other } has them by heart before the hatch is shut. “You’ll have heard it before, then,” says Teuila. She has only just made it.

guestbook-log-LM-60-title = Unless Corrected
guestbook-log-LM-60 =
    It comes in on the old band, between two others, so faint that it has probably always been there. It is a loop, and lasts for nine seconds. They put it on in the mess.

    { "*" }Braid,* it says, *unless corrected. Braid, unless corrected.*

    It is a good clear voice. It is a voice that opens meetings. Ruth Adeyinka listens to it through three times, with her pencil on the paper.

    “That is the dish,” says Teuila, as one gives out a verse. “That is where the dish looks; those are the ones who sit under it. Every Listening, sixty years, this is what they have had.”

    “She might have said *please*,” says Ruth.

guestbook-log-LM-61-title = The Bench with Our Marks
guestbook-log-LM-61 =
    There is a bench in the rooms behind the door, and everybody who ever worked at it has cut a mark in the edge. Radim Kovář has found his. It is a small hammer, and it has been made into something else; somebody has gone on with the handle, until it is a lift cable, and at the end of the cable there is an A.

    “It was six years,” says Agnieszka. She has her hand on it.

    “I’d have thought one would *know*,” says Radim.

    “I did know. I paid you, didn’t I? Nobody pays a bet like that.” She sits down on the bench, on the mark. “So. How did it go, last time? Who started?”

    He has got some bread on him. It is fresh. He breaks it in two and considers the halves, and gives her the one with the crust.

guestbook-log-LM-61-b1 = The record has been opened. They could look it up: there would be a date. She has got as far as having the volume on her knees. “No,” says Agnieszka, and passes it back over the counter. “I’d only check.”
guestbook-log-LM-62-title = Galley Talk: Two Carpenters, the End of It
guestbook-log-LM-62 =
    “It opened in,” says the cook.

    They put down their spoons. He has told it to them all again, from the start; he has not gone to see to anything.

    “It had always opened in. There was a mark of the hinge. Anybody could’ve looked, only by then one would have had to cross over to the other side to see it. I carried both their dinners. I could have said. I thought, it’s not for the cook to say.” He looks round for a cloth, and there is none. “They were on that wall, the two of them. One on each side of it. They went in on the same line of the plate, under the M and the O, with twelve between them. I used to do those two with the one wipe.”

    He sits down.

    “It was a good door,” says somebody, after a while; and the rest of them say it too.

guestbook-log-LM-63-title = What Was in There
guestbook-log-LM-63 = There had been a light in that room. They talk about it a good deal, now that the door stands open: a lamp on the table, on low, and oil in it for years.
guestbook-log-LM-63-b1 = “Somebody used to see ours under the door,” says Bo. “From inside, I mean. It looked less shut.” He says that it had been he who lit the one on nine, each morning, at five. He did not know how to ask. He had thought that if he were told to stop he would stop. You never told him, and there is a chair now beside each of the two.
guestbook-log-LM-63-b2 = “I used to go along and light the other one,” says Bo. “Outside. At five. So it shouldn’t look so shut.” You had it put out. He never said a word; he had gone on coming, in the dark, and had stood there. “I’d got used to doing something at five,” he says. It is one of the few things that he has ever seemed to hold against anybody.
guestbook-log-LM-64-title = Would You Do It Again
guestbook-log-LM-64 = They ask her in the ward, not at the Table. It is somebody with a bandaged head. There is a dose, isn’t there, Doctor. One could have it not be so. Would she do it again.
guestbook-log-LM-64-b1 = “I burnt the paper,” says Halina. She goes on winding. It is not an answer, and she knows it, and the head in her hands knows it too. “I could have it for you by Thursday,” she says then. “I warn you: that’s the kind of person I am. I am going to give you something for tonight instead, and you’ll remember all of it, and it will be a little less loud.”
guestbook-log-LM-64-b2 = “It’s at page nine hundred,” says Halina. “You may look. I kept it because I want it to be seen by a good many people, in a good light, before anyone is asked to swallow it.” By the end of the week there is a thumb mark on that page from nearly everyone. Not one has asked her again. Two who have lain here since Plinth have got up, and are wanting their boots.
guestbook-log-LM-65-title = Minutes of the Wall
guestbook-log-LM-65 = There are minutes. Somebody took them, in the year 97, on her feet, in the rain: there are drops on the page. They were in the cup that held down the charts.
guestbook-log-LM-65-b1 = Ruth Adeyinka reads them out, from the chair, as is her duty, without adjectives. *The second of Security asks for orders. The chair says:* and then there is half a line with nothing on it. “I left it out,” says Ruth. “I recognise the style.” She looks toward the hatch. “If they come past the wall, fire,” says the cook, as one gives somebody the time. She writes it in. It fits. Then she asks if there is anything that we have not said; and for the first time in any meeting she lays down her pencil, and waits to hear.
guestbook-log-LM-65-b2 = Ruth Adeyinka reads them out. Mr Bastos sits beside her, since it is he who is to speak for you. He has the page before him too, and knows what he is called in it. *The second of Security asks for orders. The chair says:* and then there is half a line with nothing on it. She asks the cook for the rest. “If they come past the wall, fire,” he tells her, and she writes it in. “I believe it was I who asked,” says Bastos, when it is quite still. “I should not have asked.” He thinks, for as long as it needs. “I am to speak for the ship. I would like it put to the vote that I may not order it to do anything.” It is put, and carried.
guestbook-log-LM-66-title = Your Own Hand
guestbook-log-LM-66 = It is a matter of a ledger in a flour bin, and everybody has some way of living with it.
guestbook-log-LM-66-b1 = It stands open, now, on the counter, with a lamp. People queue. They read their own page first and then their neighbour’s, and then they go and find the neighbour. There is a woman on deck six who has learnt that she could play the cello. She has been seen sitting on her bunk with her knees apart, and her left hand up by her ear, moving.
guestbook-log-LM-66-b2 = It has stayed shut. They have got used to it as to a stove. One thing has come of it: they tell each other what they are like. “I’m a person who gives in,” one hears, over the washing up. “I think I must have voted for it.” It is possible to be told that one is wrong about that.
guestbook-log-LM-67-title = What He Says Now
guestbook-log-LM-67 = There is a place at the Table for the cook. He does not know what to do with his hands there.
guestbook-log-LM-67-b1 = Those four who went round by the back to ask him have taken to sitting beside him, two and two. They pass him things to peel. He has begun to speak, a little, without being asked: about the four years, and what one does in them. One learns to juggle, it appears. He shows you, with onions. He is extraordinarily good.
guestbook-log-LM-67-b2 = You had asked him in front of ninety-four people. He answers whatever he is asked now, at once and quite fully, as one does to an official; it takes some time until anyone thinks of asking him nothing. They do that on Thursdays. They talk about soup. He sits among them with his cap on his knee, and gets his colour back.
guestbook-log-LM-67-b3 = No one ever did ask him. They go on with that. It has come to be a sort of present that is given every day: people stop in the hatch, they look at him, and they say that it smells good. He said to Halina that he had carried it for sixty years, and it had been put down by nobody’s lifting a finger. He would not have thought that there was a way.
guestbook-log-LM-68-title = The Lowest Stone
guestbook-log-LM-68 = You are back from Plinth, and wash, and there is plaster in the basin that is older than anyone can say.
guestbook-log-LM-68-b1 = You have told them all of it: that there is no landlord. They do not take it as you thought. It goes quiet, for an evening. Next morning there is not a tool to be had. They have gone through the ship from end to end, ninety-odd people, and mended whatever was the matter; when there was no more to mend, somebody oiled a hinge that was perfectly all right, and put the date.
guestbook-log-LM-68-b2 = You have said that it was an old stone. Sikdar asks how old. She asks what is under it; and one of you says, rock, a moment late. She writes that down. “I shan’t ask twice,” says Parveen Sikdar. You have never heard her say it before. It is how one tells that she knows.
guestbook-log-LM-69-title = What One Brings
guestbook-log-LM-69 =
    The purser has a list. It is headed *for Overwinter*, and so far there stands on it: *apricots, 12 tins; wire; a ham, imitation.*

    One would think it was a wedding. Nobody has anything to wear. People come to the cage one after another, and put something on the counter, and say that it is probably of no use.

guestbook-log-LM-69-b1 = Ruth has brought a paper of beans. They are the grandchildren of the thirty-one. She has written on it how deep.
guestbook-log-LM-69-b2 = Ruth has come without anything. She would have brought beans, she says. There were some, once. She gives the purser her second pencil.
guestbook-log-LM-69-b3 = From your locker you have brought what is in the glove. You do not put it on the counter. You only ask him what one does, if one has had a thing that belongs to somebody; and Anatole, who knows every form there is, says that one hands it over, and says *there.*
guestbook-log-LM-69-b4 = He has put down the real number for the apricots. It was read out to all of you in the first year, and there is nothing to explain. He seems to enjoy it: *188, less 12.*
guestbook-log-LM-69-b5 = He has put down for apricots a figure that will come out. He looks at it, and at you four, who have known since the first year; takes his knife, and scratches it off the paper. He writes the other one.
guestbook-log-LM-70-title = Things That They Ask
guestbook-log-LM-70 = It does not begin with Braid, or with the dish. They are polite people, and have had sixty years to think of what they would ask first.
guestbook-log-LM-70-b1 = “Is it lit?” says a man with a rake. “The one on nine. My gran said that you could see it under the door.” You tell him that it has been burning since the week you woke; that there was a vote. He takes off his cap to scratch his head, and forgets to put it on. He calls over his wife, to be told it.
guestbook-log-LM-70-b2 = “Is it lit?” says a man with a rake. “The one on nine.” You have to say that it was on a list. It was twelve watts. He goes on raking. “We’ve always kept one,” he says, “on the landing. So as there’d be two.” That evening one sees it: a lamp in an upper window, turned toward the sky, with a cloth hung over it.
guestbook-log-LM-70-b3 = You have got a paper of beans. It goes down the long table from hand to hand. Nobody here has ever seen that kind; they lie on the cloth, brown and white, like very small cows. An old woman puts one in her cheek and keeps it there while she talks to you, so as to have it warm for the ground.
guestbook-log-LM-71-title = Joined In
guestbook-log-LM-71 = After the meal there is singing, because it is what one does when nobody knows how to go on.
guestbook-log-LM-71-b1 = It is eleven notes. They have it as a round; the children begin, and it comes back along the table. And you know it. You have all slept on it for a year, down to the ninth note, and past that. There is a moment when they hear that there are too many voices. Nobody stops. They only turn their chairs, so as to face you.
guestbook-log-LM-71-b2 = It is eleven notes. They have it as a round. You have heard it once, on a tape, that was put away so that it should not do any harm. So you sit there, with your hands in your laps, and listen. At the ninth note there is a voice in your ear, low, on the open channel, that goes on with it. It stops as soon as somebody says a name.
guestbook-log-LM-71-b3 = They would like to know who speaks for you. It is Mr Bastos, you say. He gets up. He says nothing at all for so long that a child laughs. “Thank you for the soup,” says Bastos. “I have been trying to think what comes before that.” They look at each other, down both sides of the table. It is the right man, then. They had only heard of the other kind.
guestbook-log-LM-71-b4 = They would like to know who speaks for you. Ruth Adeyinka gets up. They know the voice. They have had it from the hut, nine seconds long, for the whole of their lives; there is a small boy who puts his hands over his ears. She sees that. She comes round the table, and gets down on her knees on the grass, so as to be lower than he is, and says it again, so quietly that one cannot hear what.
guestbook-log-LM-72-title = On the Way to Plinth
guestbook-log-LM-72 = Maret Tamm has come to the yellow line to look at the straps. She looks at the straps of all of you, and pulls each of them once.
guestbook-log-LM-72-b1 = “She’ll be having her dinner,” says Maret. “What time is it there? I’ve worked it out, only I keep getting up to check.” She has a pencil line on the inside of her wrist. It is a height, she says, at the present day; it’s a guess. “Bring me up something off the bottom. A bit that’s done properly. I’d like to have a thing to show her.”
guestbook-log-LM-72-b2 = “Whose *is* it, that room?” says Maret. She has not asked since the door was opened. She asks it of a buckle. “You’d think somebody would have said. You would think it’d be on a list.” You have the count to go through, and the hatch. She gives { $active } a pull that nearly takes you both over. “That’s all right, then,” says Maret. “That’ll hold.”
guestbook-log-LM-73-title = An Enquiry
guestbook-log-LM-73 =
    There is a paper in Ruth’s tray, folded small. It is not signed. It says: *what if we did not know?*

    By evening there are nine more. They are in different hands, and put it variously. It would not be cowardice; it has been done before; it was carried by eighty-four to forty-six. One could have another go with a clear head.

    She lays them out in a row like a hand of cards. “I’ll have to put it on the agenda,” she says, “if I get to twenty.” She has written one herself. She turns it face down and squares it with the rest.

guestbook-log-LM-74-title = The Twelfth Verse
guestbook-log-LM-74 =
    Somebody has started on the *Antecedent* again. It has not been sung since Desta got down off the bench; now he gets up on it.

    “He’d a beard,” sings Desta. “He’d a boot. He’d a ship just like this one, and everybody in her was just like you.” There is a twelfth verse. He has made it himself. In it the captain gets to the place where he was going and finds that there is a table laid. He counts the chairs. He rounds up.

    They come in on it, all ninety-four. It is *about a hundred and forty-nine.*

guestbook-log-LW-08-title = Batbayar Meets the House
guestbook-log-LW-08 =
    It comes down the road on eleven legs, and everybody runs, and Batbayar Dorj stands where he is. He makes a noise with his tongue.

    The house does not stop. But the near foot, when it comes, is put down slowly, and stays for a moment longer than it need, and he has had time to run his hand down the back of it as far as the joint. “She’s a stone in that one,” says Batbayar. “Not now. When she’s tired she’ll let us look.”

guestbook-log-LW-34-title = Nadia Delivers
guestbook-log-LW-34 =
    There is a slot in the door of the house, at a height for nobody. Nadia Petrosyan sees it go by. She had a round of four hundred letter boxes once, on a motorcycle, in all weathers, and has never in her life passed one.

    She is level with it in nine strides. She has nothing to put in; she feels in her pockets, at a run. What she posts in the end is her ration card. She comes back quite out of breath. “It took it,” she says. “It *pulled*.”

guestbook-log-LW-83-title = The Other Leg
guestbook-log-LW-83 =
    “Eleven,” says Matthias Uwimana. He shades his eyes, and counts them once more as they go over. He has a shop sign at home, that is to say in the winch hall, about pedals.

    “So where’s the other?” he says.

    He means it. He has the look of someone who is thinking about what is in his drawers. Later on they find that along the whole of that road, on the left, there runs a twelfth row of prints, very old, and lighter than the rest.

guestbook-log-LW-50-title = Kazimierz Does Not Spit
guestbook-log-LW-50 =
    He wets his finger and bends down. You all watch him: it has become a kind of custom, on arriving.

    Kazimierz Nowicki tastes it. He stands in the wind with his eyes shut. One waits for the small polite sound, with the head turned away.

    He swallows. “Nobody has ever been *sad* here,” he says. He sounds surprised. “You always get a bit of that. It’s like iron.”

guestbook-log-LW-81-title = Isidro Picks Up a Stone
guestbook-log-LW-81 =
    Isidro Mamani walks out from the lander to the first loose stone, and picks it up. He turns it over. He looks round for what it belongs to.

    There is nothing. There is not a wall on this world, not a heap. He stands there holding it for so long that you begin to unload without him. Then he walks on a little, to a place that looks like every other; he puts it down, and beds it with his heel, and goes to find the second. “That’s the corner,” he says.

guestbook-log-LW-45-title = Abhijit Asks
guestbook-log-LW-45 =
    He goes down to the water alone. You can see him from the ramp, on his hunkers at the edge, with his trousers rolled. He had a river once.

    “I’d like to know,” Abhijit Sengupta is heard to say, “if this is a convenient time.”

    He waits. A small wave comes in and wets him to the ankle, and stays there, quite still, for as long as one might hold a hand; it goes out. He comes back up the bar to you with his shoes round his neck. He has left the gauge board behind. He says that it would have been rude to begin with that.

guestbook-log-LW-57-title = Cornelis Looks for the Dike
guestbook-log-LW-57 =
    Cornelis Vroom is of the seventh generation, and it is in the way he stands: sideways to the water, with the weight on the inner foot. He looks up the river, and down, and along the bank. You can see him getting worried.

    “There isn’t one,” he says. “There has never been one. It comes up, and it goes down, and who tells it?” He takes a step back, to about where the dike would have been, and discovers that the ground there is a little higher. It is no more than a hand. It runs the whole length of the reach, as straight as a man could wish. He gets down and looks along it. “It did that *itself*,” says Cornelis.

guestbook-log-LW-37-title = The Forty-first
guestbook-log-LW-37 =
    Émile Thibodeaux has been humming since you came through the cloud. On the bar he stops. It is the first time that any of you have known him to.

    “That’s mine,” he says.

    One has to hold one’s breath for it. The three arms come together below the bar, each with its own note, one slow, one quick and one that is hardly there. It goes up, and waits, and comes down by another way. He has forty songs to that tune. He listens with his head on one side like someone who has been owed money by a stranger for a long time, and is being paid.

guestbook-log-LW-63-title = Tracks on the Bar
guestbook-log-LW-63 =
    Priscilla Anquetil has waited on beaches. It was her work: one sits down above the line of the weed, at dusk, with a flask, and does not have opinions.

    She sits. You unload round her. There is a track in the sand, broad, with a groove in the middle, and it goes up from the water to a round place, and back again. There is no creature on this world that has a shell. She has asked. “It was the water,” Priscilla says, late that night. “It came up by itself. It dug a hole, and covered it, and went home.” She has put a ring of sticks about the place. One does, so that nobody will tread on it.

guestbook-log-LW-68-title = Between Floors
guestbook-log-LW-68 =
    On the way down to the second floor the stair stops. It has not ended, only stopped, with one’s foot out. Agnieszka Bąk, who is in front, leans back against the wall and crosses her ankles.

    “How long do we give it?” says { $other }.

    “You don’t give it,” says Agnieszka. “It’s not waiting for you, it’s waiting for *them*.” She jerks her chin at the dark. Somebody used to get on here. In a minute or so there is a sort of sigh underfoot, as if the weight of a person had been added, and the stair goes on.

guestbook-log-LW-74-title = Vikram Talks to the Stair
guestbook-log-LW-74 =
    Vikram Solanki goes down first, with a hand on the wall, and talks. He has restored wells that were nine storeys deep. One tells it what one is going to do, he says. It has had all sorts down it.

    He tells it that there are four of you. He tells it that you have wiped your feet, and what a very good joint that is, on the left. He has a light voice. It goes ahead of him round the turns, and at each landing, when he comes to it, the dust has been drawn in to the side.

guestbook-log-LW-40-title = Fatou Gives It Back
guestbook-log-LW-40 =
    Fatou Sarr found a gold ring on a beach once and gave it back. It is the only thing that is ever told about her, and she is rather tired of it.

    On the meadow an old man stops in front of her. He has a ring on, on a string, under the shirt. It is too small for him. “It was my mother’s,” he says. “She was always losing it. She used to tell us that there’d been a woman on the ship, who went along the river on her hands and knees for two days.” He looks at her, the way one looks at a coin. “We’re meant to say thank you,” he says. “If you came.”

guestbook-log-LW-70-title = Call Sign
guestbook-log-LW-70 =
    There is a hut beside the dish, and in the hut a girl of nine with headphones on. Luz Marina Cordero stops in the doorway.

    “This is,” says the girl, and gives a call sign. It has six letters in it, and was issued by a country that has gone. “Nothing heard. Same time tomorrow.” She writes it down in the book. It is the four hundred and thirtieth volume. She looks up. “It’s only what we say,” the girl explains. “It’s been going since before. It’s so that the frequency shouldn’t lapse.”

    Luz Marina finds that she has taken off her hat. “It hasn’t lapsed,” she says. “I’ve got the licence.”

guestbook-log-LW-78-title = A Tin Boat
guestbook-log-LW-78 =
    A boat is drawn up under the wall: four metres, of tin, with a patch. It has a patch on the patch. Noor Iskandar puts down everything that he is carrying and lies on his stomach in the grass.

    “Who did this one?” he says, from underneath.

    “Depends,” says a woman with a basket. “The first was one of yours. He’d never finish, my dad used to say, he was always at it. Then us. We do one every spring.” He has his thumb on the oldest rivet. It has been set with three taps, not four. He lies there with his cheek to the tin, for as long as one can without its being remarked on; then he feels in his pocket.
