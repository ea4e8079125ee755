# Logs: what is read.

guestbook-log-LM-01-title = The Lamp on Nine
guestbook-log-LM-01 =
    Bastos ends his night round in corridor nine. There is a lamp there, by the door that does not open. It uses twelve watts. Maret Tamm has put it on the list of things that can be done without.

    Every night at eleven somebody puts it out, correctly, and signs for it. Every morning at five it is burning. He has asked everyone aboard. It is none of them.

    “I could stand there and see,” says Bastos. “But then whoever it is would not need the lamp.” He has brought the list along, and a pencil, and waits for the four desks to say.

guestbook-log-LM-01-c1 = Leave it burning.
guestbook-log-LM-01-r1 = Maret draws a line through *nine, lamp, 12 W.* It is the first line on that list that she has ever drawn without having done something.
guestbook-log-LM-01-c2 = Put it out.
guestbook-log-LM-01-r2 = It is put out, and it stays out. At night people go along that wall with one hand on it, counting doors. They all slow down at the same one.
guestbook-log-LM-02-title = First Pods
guestbook-log-LM-02 =
    Ruth Adeyinka puts a bowl on the Table. There are thirty-one bean pods in it, the whole of a metre of trough.

    One could have a pod each, for a third of the ship. One could have a soup for everybody that has been near a bean. Or they can be dried, and then in the autumn, as she still calls it, there would be three metres.

    The chair says that she has no view. She has had both hands round the bowl for as long as it has been on the agenda.

guestbook-log-LM-02-c1 = Soup for everybody.
guestbook-log-LM-02-r1 = The cook makes it go round. He will not discuss how. In every one of ninety-five bowls there is exactly one bean, and people eat up to it from all sides.
guestbook-log-LM-02-c2 = Keep them for seed.
guestbook-log-LM-02-r2 = They are hung in the garden on a string, like very small washing. Nobody has been told not to touch them. Somebody has put up a notice that says *thank you.*
guestbook-log-LM-03-title = A Hole in a Sack
guestbook-log-LM-03 =
    The purser asks the four desks to step into the cage, and shuts the door of it after them, which makes the cage rather full.

    He has a page to show. It says 400, and over that, small, in pencil, 188. “It is only fruit,” says Anatole Grigoryan. “I can enter it as bad loading and nobody will ever ask. Or I can read it out on Thursday, between oil and tea.” He smooths the page. “I have kept books for forty years. I never before had a difference that was *neat*.”

guestbook-log-LM-03-c1 = Have it read out.
guestbook-log-LM-03-r1 = He reads it in his reading voice. Somebody laughs. Then one sees them all begin to think of something they have counted themselves, and put down to bad loading. By Friday the stock has been taken on every deck.
guestbook-log-LM-03-c2 = Let him keep it to himself.
guestbook-log-LM-03-r2 = “It would only frighten people,” he says. He writes *query* beside it, so small that it could be a moth; and that evening he gives out the tea himself, with a level spoon.
guestbook-log-LM-04-title = Something for the Ward
guestbook-log-LM-04 =
    Halina Wierzba would like to borrow the tape from Hush. She has three patients who do not sleep, and a shelf of things that make people sleep, and she would rather not.

    “It is not a *lullaby*,” says Parveen Sikdar. “It is wind and a large animal. If you play it to the sick I shall never get a clean listener again on this ship.”

    “I warn you that I would play it to the well, too,” says Halina.

    At the end of the Table Maret Tamm has pushed back her chair. She has remembered a valve.

guestbook-log-LM-04-c1 = Lend her the tape.
guestbook-log-LM-04-r1 = It is played in the ward, low, when the lamps are down. That night nobody rings. In the winch hall overhead something is dropped on the plates, and is not picked up until the tape has come to its end.
guestbook-log-LM-04-c2 = Keep it in the lab.
guestbook-log-LM-04-r2 = Sikdar thanks you in form, and locks it away with the other two, and hangs the key on the hook. It is only that the lift has begun to stop at the lab. It waits there, say those who mind the lifts, for about as long as eleven notes.
guestbook-log-LM-05-title = The Quiet Half
guestbook-log-LM-05 =
    It is not that anybody has quarrelled. There are ninety-five people in the mess, and one hears the spoons.

    Desta Wolde stands up on the bench and offers to race anyone to the stern and back, for a bun. He looks along the rows. He gets down again and eats the bun.

    “I have four lamps and an accordion in the store,” says the purser, to his plate. “Signed for. They have not been out since the yard.”

guestbook-log-LM-05-c1 = Have them fetched.
guestbook-log-LM-05-r1 = It turns out that the accordion has a mouse hole in it, and that this can be played around. It costs a good deal of oil and the following morning.
guestbook-log-LM-05-c2 = Let people be.
guestbook-log-LM-05-r2 = You let people be. They go off to their bunks, early, and lie there being let.
guestbook-log-LM-06-title = Odds
guestbook-log-LM-06 =
    Somebody is keeping a book on which section will be first to be late. It is chalked on the side of a tank. Recon stands at evens.

    It has been going well, and everybody knows it, and nobody says so, because these are people whose luck has always been on loan. They are only a little louder on the stairs. Someone has oiled the door of the wet lab, without a list.

    The winnings are two buttons and a sweet. They have changed hands so often that the sweet has been given a number by the purser.

guestbook-log-LM-07-title = Sand
guestbook-log-LM-07 =
    The lock is swept when you come in from Ambler, and when you have gone through, and once more in the evening. There is still a dune by the galley door. It leans east.

    For a day or so you all walk as if the light were behind you. { $active } is found at supper with a plate in each hand, moving slowly along the table, so as to keep in the shade of the lamp.

guestbook-log-LM-07-b1 = In the report, under *other*, somebody has put: *cleaned a channel.* Ruth Adeyinka asks which paragraph that comes under. It comes under none. She rules a line for it at the foot of the page, and leaves room.
guestbook-log-LM-08-title = Wool
guestbook-log-LM-08 =
    It is in everything: the seals, the filters, the butter. It is grey, and a hand long, and lies down in the direction in which one strokes it.

    The cook has been going round with a comb. He does not throw away what he gets. He has a flour bag for it, and by the end of the week the bag is the shape of a cushion, and the cushion is on the chair of whoever has the night watch.

guestbook-log-LM-08-b1 = The purser is a strap short: ferry webbing, three metres. { $active } says where it is. “On the *calf*,” says Anatole Grigoryan. He enters it in the column *lent*, and under *due back* he draws a small line, since there has to be something.
guestbook-log-LM-08-b2 = { $active } stands in the lock with the suit half off. “It wasn’t calling us,” { $active } says. “It was only calling.” The cook takes the suit, and hangs it up, and it takes him a while to do the sleeves.
guestbook-log-LM-09-title = The Row on the Sill
guestbook-log-LM-09 =
    Nobody has said anything about it. The sill by the galley hatch has always been empty; it is where one puts one’s elbow. Since Kettle there is a row of things on it. A thimble, a good nail, a button in the shape of a fish.

    You see { $active } come by with a tray, stop, and look the row over. { $active } takes the nail. Then, after a search through all the pockets, { $active } puts down a length of red thread.

guestbook-log-LM-09-b1 = By the end of the week there is hardly a person aboard who has not been there. It is how two people in the dye room, who have not spoken since the yard, are found to be on terms: each has the other’s comb.
guestbook-log-LM-09-b2 = It is a short row. What you brought from there without leaving anything is in the cage, behind wire, with a label. Bastos has been asked to try the lock of it on his round. He does so, and begs its pardon.
guestbook-log-LM-10-title = Galley Talk: A Night among Animals
guestbook-log-LM-10 =
    “On a ship I used to be on,” says the cook, “there was a woman who lost a child. For one night. Out of doors it was, and dark, and all round were animals as big as barns. We went out with lamps, everybody, cooks as well. We shouted. And they came, of course, from all over, on account of the shouting. You couldn’t have got a knife between them. And she stood in the middle of all that wool and she made us be quiet. A hundred and forty people. One finger. Then she began to sing it what it always had at bedtime. And in the morning…”

    The lid rattles. He sees to the lid.

    “In the morning?” says somebody.

    “In the morning one needs porridge,” says the cook, “for a hundred and…” He counts the bowls on the rack. “Ninety-five,” he says. “Listen to me.”

guestbook-log-LM-11-title = Galley Talk: Two Carpenters
guestbook-log-LM-11 =
    “There were two carpenters on a ship I used to be on. Friends. You never saw one without the other. They hung a door between them, and when it was hung the one said it opened in, and the other one said out.”

    “Which was it?”

    “Well, it was a door. They planed a bit off this side. They planed a bit off that side. People began to say which of the two they’d borrow a hammer from.” He is cutting bread. He cuts it all to one thickness, by eye. “I used to bring them their dinner, at the end. I had to go round by the stairs.”

    They wait.

    “It was a good door,” says the cook.

guestbook-log-LM-12-title = What the Cook Packs
guestbook-log-LM-12 =
    There is a parcel on the yellow line for each of you, in grey paper, with a string. He has written no names. He only puts the right one by the right pair of boots.

    { $active } opens a corner of it. The crusts are off. It has been years since anybody knew about the crusts; there was a grandmother, on a station that has since been sold.

    “He asked me,” says { $other }, not quite certainly. “I expect that he asked us all.”

    The cook has gone already. He has a pot on.

guestbook-log-LM-13-title = One to See You Off
guestbook-log-LM-13 =
    As a rule half the ship has something to do nearby. Today it is one boy, with a stack of pots up to his chin.

    He has been told to stand there till the lamp goes green, he says. The cook said that somebody should. He does not know what one does.

    “You can wave,” says { $active }.

    He considers his pots. When the hatch is closing you see him bend his knees, with great care, and raise one foot, and waggle it.

guestbook-log-LM-14-title = Set
guestbook-log-LM-14 =
    Pham Duc Minh has checked every clock aboard, all hundred and six, and they agree to the second. He reports it on the first day, with satisfaction. His father had a shop. Nothing in the shop ever agreed with anything.

    It takes him some weeks to become unhappy. “Clocks are like children,” he tells the mess. “You leave them alone for ninety years, and they grow apart. These have not been alone.” He turns his cup round. “They are not *right*. They are *set*.”

    “By whom?” says Ruth.

    He does not know. He has stopped the one in his own cabin, at twenty past four. He says it is so as to have one that he can believe.

guestbook-log-LM-15-title = A Wire for It
guestbook-log-LM-15 =
    Agnieszka Bąk says that a lift does not stop at nine by accident. Somebody has put in a wire for it. Radim Kovář says that he has built sets for eleven films in which lifts stopped at places, and there was never a wire, there was a man. They bet a week’s bread.

    She has the panel off in four screws. There is a wire: blue, soldered at both ends, with a tag. The tag says *nine, always.*

    “Nice joint,” says Radim. He looks closer. He looks at her. “It’s yours.”

    She does not answer. There is a way that she leaves the end of the solder, like a comma. She screws the panel on again with all four screws, and that evening she pays him in full, a slice at a time, and he does not eat it.

guestbook-log-LM-16-title = No Whistling Indoors
guestbook-log-LM-16 =
    Siobhán Meade has been in lifeboats. One does not whistle in a hull. It calls up wind; there is no wind here; one does not do it.

    Émile Thibodeaux has forty songs to one tune, and does not know that he is whistling until people tell him.

    It goes to the situation room. It goes to the Table. In the end it is settled by Bastos, who answers the question before last: he may whistle in the outer lock, with the door shut, ten minutes a day. He goes. One can see him through the pane, with his hands in his pockets and his lips pursed, quite happy. After a week or so it is noticed that she takes her tea there, on the inner side, where one cannot hear a thing.

guestbook-log-LM-17-title = Seven Coats
guestbook-log-LM-17 =
    They have asked Hoshino Mei to look at the paint on nine. She says that she does paper. She brings a scalpel all the same, and a lens, and lifts off a flake no bigger than a nail.

    Under the lens it is like the edge of a book. Cream, cream, cream: seven coats. Six are as old as the ship. One is not.

    “This spring,” she says, about the top one.

    “There’s been no spring,” says Maret Tamm. “We were under.”

    “That’s so.” Mei puts the flake into an envelope, and writes the date on it, as far as she can. Her hand does not shake. It has never been known to. She waits a little before she writes the year, and then leaves it out.

guestbook-log-LM-18-title = The Wrong Wing
guestbook-log-LM-18 =
    Cheng Guoliang folds birds. He does it in meetings, under the edge of the Table, out of agendas, and leaves them on whatever is level.

    There is one behind the spice shelf in the galley that he does not remember. It is yellow with grease. He has had it out and turned it over: it has the left wing folded twice. That is a mistake. He made it as a boy, and kept it in, so that he would always know his own.

    “You must have done it last week,” they say. It is dry as a leaf. He sets it back. By supper there is a new one next to it, beak to beak, and the cook dusts round the two of them.

guestbook-log-LM-19-title = Four Plates
guestbook-log-LM-19 =
    Zanele Dube has a box of twenty-four photographic plates. The yard’s seal was on it. Four are exposed.

    She develops one, to see who has been at it. It is a long table, laid, from the end. Everybody at it has turned to look at something out of the frame on the left, and they are laughing: not the face that people make for a camera, but the one after.

    “Departure dinner,” says Anatole.

    “Nobody laughed at the departure dinner,” says Zanele. She was there; she had waited all night for it. She hangs the plate up to dry in the corridor. People stop, and find themselves in it, and look to see what is on the left.

guestbook-log-LM-20-title = Grace
guestbook-log-LM-20 =
    Wiremu Parata says grace. He has not raised his voice since his daughter was born, so the table has to go quiet for it, and in time it has got into the way of going quiet a little before.

    She is in *Juniper*, in the second hold. She was eleven months old; she will be eleven months old. “I had thought of shouting,” he says, “when I see her. Just once. Her name, over a field.” He breaks his bread. “I’ve been saving up.”

guestbook-log-LM-21-title = Mats
guestbook-log-LM-21 =
    Nomvula Khoza has taught four hundred children how to fall. There are no children here, so she does it with the cooks’ boys, in corridor nine, where it is widest: chin in, arm out, roll.

    They need mats. There is a stack of them, it appears, behind the second bulkhead, under a sheet. They are just the thing. They are blue, and a metre long, and there is a worn place in the middle of each.

    “Half-length,” says Nomvula. “Who lays in half-length mats for a survey ship?” She has knelt down on one to try it. She finds that she is counting under her breath, in the voice for very small ones: *and over, and up, and who is a clever bear.*
