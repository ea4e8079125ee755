# Logs: what is read.

guestbook-log-LG-02-title = Called Up: Ondřej Malík
guestbook-log-LG-02 =
    He is sitting up before you have knocked. He has heard the steps. He used to be night porter of a hotel, and he asks which number you are, and whether there is any luggage.

    Told that it is for the landers, he feels under the bunk for his shoes. They are polished. They have stood there side by side all these months, with the toes to the door. “I thought that nobody was going to ring,” says Ondřej Malík.

guestbook-log-LG-04-title = Called Up: Grace Atieno
guestbook-log-LG-04 =
    People are called up on Berth Deck, each beside their own berth, and whoever is to go down is given a cup of water. Grace Atieno drinks half of it and passes the rest on to the left. There is nobody on the left. It is plate there, from the eleventh year.

    She holds the cup out a moment longer. Then she gets up and finds out who is carrying what, and takes some of it.

guestbook-log-LG-12-title = Called Up: Gunnar Eikeland
guestbook-log-LG-12 =
    Before one is passed for the landers there is an injection. “Now it will be a wasp,” says Halina. Gunnar Eikeland, who has set bones on a rig in a gale, looks at the needle and goes over like a door.

    When he comes round he apologises to the doctor, to the nurse, and to the floor. Then he notices that someone has cut a hand on the tray, quite badly, catching him. He has it dressed before anybody has thought of where the dressings are.

guestbook-log-LG-23-title = Called Up: Jakub Stránský
guestbook-log-LG-23 =
    The first thing that Jakub Stránský wants, when he has been passed for the landers, is a plan of the ship. He turns it upside down, runs a thumb along it, and sets off.

    They find him an hour later in corridor nine. He has come by three ladders and a duct. He says it is the shortest way to breakfast. He does not know why he should have thought that breakfast was there.

guestbook-log-LG-27-title = Called Up: Tenzin Lhamo
guestbook-log-LG-27 =
    “So,” says Desta Wolde, “are you ready to conquer some worlds?”

    Tenzin Lhamo thinks about it. He has carried other people’s oxygen to the top of most things. “A mountain lets you,” he says. “Or it does not let you. What is it that you are carrying?” It is Desta’s breakfast. He takes it from him, shifts the weight to the back of the tray, and goes up the stairs with it at exactly the pace at which one could go up for ever.

guestbook-log-LG-31-title = Called Up: Hassan Cheikh
guestbook-log-LG-31 =
    Hassan Cheikh argues with the map. He does it standing, in the hour in which he is called up. Here it says dry; he says that the one who drew it had never been thirsty. Here it says eleven days between two wells. “Nine,” he says. “Who walks at noon?”

    It is a map of the star lanes. He is told so. He lays his hand on it and feels along the line. “All the same,” says Hassan. “There is water on this road. Somebody has spaced it.”

guestbook-log-LG-46-title = Called Up: Wanjiru Mwangi
guestbook-log-LG-46 =
    Wanjiru Mwangi has been bitten by everything once. At the medical she goes through it for the nurse, from the wrist up: goose, donkey, a bishop’s cat.

    There is one below the elbow that she cannot place. It is old, and wide, and shallow, and there are no teeth in it. It looks like what you would get if something very large had taken your arm in its mouth, to lead you somewhere.

    “I’d remember that,” says Wanjiru. She seems rather put out.

guestbook-log-LG-50-title = Called Up: Kazimierz Nowicki
guestbook-log-LG-50 =
    There is a pot of earth on the sill of the ward, where one waits to be passed fit. Kazimierz Nowicki wets a finger.

    He tastes it, spits politely, tastes again. “That’s ours,” he says. “That’s from behind the greenhouse at the yard. There’s brick in it.” He frowns, and takes a little more. “And something that is not. Iron, peat. A good deal of rain.” He puts the pot back with its face to the light. “It will be the pot,” says Kazimierz.

guestbook-log-LG-51-title = Called Up: Amara Obi
guestbook-log-LG-51 =
    Amara Obi is a surgeon of children. She was asked why she should want to go, on a ship where there would be none; she said that by the time you arrived there would be forty thousand people, and that somebody was bound to start.

    She whistles when she works. She is whistling now, packing the case for the lander: the long ones, the curved ones. At the back of the drawer is a tray of very small ones. They have been used, and boiled, and put away in the right order. It is her order.

guestbook-log-LG-70-title = Called Up: Luz Marina Cordero
guestbook-log-LG-70 =
    Luz Marina Cordero has a licence to transmit, from a country that is gone. She has it framed. On her first day at the field set she has the headphones on before she has her coat off, and goes slowly up the band, and down.

    There is nothing. There is hiss, and the star. “Good morning,” she says into it, and her call sign, as one should. She listens for a minute by the clock, because that is the rule.

    She writes in the log: *nothing heard.* She has a feeling that this is the wrong tense.

guestbook-log-LG-72-title = Called Up: Chidi Okwuosa
guestbook-log-LG-72 =
    On three streets of a city that he will describe to you, when the lights went out it was Chidi Okwuosa who put them on again. So far he has been on lamps, deck six. Now he is shown the reactor. He walks round it with his hands behind his back.

    “Who’s been sleeping with her?” says Chidi. They do not follow him. “Somebody’s had a bed here.” He scrapes with his foot: four marks in the floor, where the legs were, on the warm side. “Four years. Five. You don’t get that from visiting.”

    “Fitters,” says Maret Tamm.

guestbook-log-LG-83-title = Called Up: Matthias Uwimana
guestbook-log-LG-83 =
    He has brought the sign from his shop. It was his whole allowance of personal weight. It says *we have the other pedal too*, and he hangs it over the bench that he has been given in the winch hall before he has so much as tried the vice.

    “And have you?” says Maret.

    Matthias Uwimana pulls open the drawer under the bench, to show how a shop is arranged. In it lies a pedal. It is a left one, small, with a block of wood screwed to it, so that a person with short legs could reach. He shuts the drawer. “It seems so,” he says.

guestbook-log-LK-01-title = Promoted: Yusuf Kaplan
guestbook-log-LK-01 =
    They give Yusuf Kaplan his second stripe in the corridor, since he is on his way to see about a hatch. He thanks everybody. He thanks the hatch, and says that he is sorry, and then he takes it off at the hinges with one blow of the shoulder.

    Behind it is only a cupboard. He hangs the door up again himself. It takes him the afternoon, and he oils it.

guestbook-log-LK-08-title = Promoted: Batbayar Dorj
guestbook-log-LK-08 =
    Batbayar Dorj goes down to tell the engines. He does it with a hand flat on the housing, high up, where the neck would be; he tells them what it means, and that it will make no difference between friends.

    Chief of something now, they call after him. The number two pump, which has knocked since the yard, has stopped knocking. He gives it a bit of bread. It is nobody’s business what becomes of the bread.

guestbook-log-LK-16-title = Promoted: Cheng Guoliang
guestbook-log-LK-16 =
    In his old work nobody was promoted; one was only still there. Cheng Guoliang explains this, when he is asked to say a few words. He had a chief who cut the blue one for nineteen years, and was made to retire, and was knocked down by a milk cart.

    “So I thank you,” says Cheng, “and I shall be looking both ways.” He has folded the citation, meanwhile, into a bird. It has room on the wing for the stamp.

guestbook-log-LK-22-title = Promoted: Ngaire Pohatu
guestbook-log-LK-22 =
    Ngaire Pohatu is the best pilot aboard and the worst passenger. It is in her file in two different hands. With the promotion comes the right to a seat up front, on any lander, whoever flies.

    “With a stick?” says Ngaire.

    There is no stick. There is a seat.

    On the next flight there is a stick. Someone in the winch hall has turned it, out of a chair leg. It is connected to nothing, and she holds it all the way down and has never been so pleasant.

guestbook-log-LK-25-title = Promoted: Oluwaseun Bakare
guestbook-log-LK-25 =
    There are six ways from the lock to the Table. Oluwaseun Bakare, who is to be there at eight and receive a stripe, is seen at five to by people in four of them.

    He comes up through the floor. There is a hatch under the Table that nobody has ever noticed; he says that it was the sixth way, that there always is one. On the inside of it someone has written, in chalk, *mind your head, Seun.* Nobody has called him that since he was a boy, and nobody here.

guestbook-log-LK-34-title = Promoted: Nadia Petrosyan
guestbook-log-LK-34 =
    The paper with the promotion has been put in the ship’s post, as a joke. There is no ship’s post. It is a sack on a hook by the lift, into which people drop things that they cannot bring themselves to say at table.

    Nadia Petrosyan empties it before breakfast and delivers all of it, by hand, at a run. Her own she comes to last. It is addressed correctly. She signs for it. Then she finds the two others that are at the very bottom of the sack, which have been there longer, and are to people on the plate; and she stands and holds those.

guestbook-log-LK-44-title = Promoted: Ines Carvalho
guestbook-log-LK-44 =
    Ines Carvalho learned to swim at forty. It took her a summer. She says that what one has to learn is to put one’s face in.

    She has been given a stripe, and a team of her own, and a speech to make. She stands in front of them with the paper. After a while she takes off her glasses, draws a breath as though for the deep end, and does it without the paper.

guestbook-log-LK-45-title = Promoted: Abhijit Sengupta
guestbook-log-LK-45 =
    “He had a river once,” people say of Abhijit Sengupta. It is true. He had trained it for twenty years, with groynes and mattresses, between its banks; and then one August it got up and left by another door.

    He does not think that it was ungrateful. He tells that to the Table, who have only asked him whether he would accept a rank. “I never asked where it wanted to go,” says Abhijit. “I asked only how much, how high, and when.” He accepts. He would like it minuted that he will ask, next time.

guestbook-log-LK-49-title = Promoted: Rivka Halevi
guestbook-log-LK-49 =
    Rivka Halevi knows eleven languages that nobody speaks, and nobody ever did; they were for the hands. When the stripe is sewn on she says thank you in all of them. It takes four minutes and is watched in silence.

    At the ninth one, Bastos, by the door, makes a small motion with two fingers. He does not notice. She stops. “That’s the answer,” says Rivka. “That is the *polite* answer. There were thirty people in a valley who knew that. Where did you get it?” He looks at his hand, and puts it behind him with the other.

guestbook-log-LK-66-title = Promoted: Pham Duc Minh
guestbook-log-LK-66 =
    With the second stripe comes a watch, out of the Purse. Pham Duc Minh opens the back, as a doctor will shake hands and take a pulse.

    It has been cleaned. It has been cleaned twice; his father taught him to scratch a date on the inside of the case each time, in a code of dots. He can read the first: it is from before you left. The second one is in his own dots. It says year ninety-six.

    “A slip,” says Minh. He closes it. He winds it, eleven turns, and puts it to his ear.

guestbook-log-LK-67-title = Promoted: Radim Kovář
guestbook-log-LK-67 =
    Radim Kovář used to make swords out of tin. Castles, crowns, once a whole bridge; they had to look as though they would hold for as long as it took to shout *cut*.

    “Now they’ve got to,” he says. He has been given a stripe for a bracket. He goes back to look at it every day, on his way to something else, and each time he takes hold of it with both hands and lifts his feet off the floor.

guestbook-log-LK-71-title = Promoted: Bjarni Ólafsson
guestbook-log-LK-71 =
    Bjarni Ólafsson knits during the ceremony. He is asked whether he would stand; he stands, and knits. It is a thing with four sleeves. He says it will come to him whom it is for.

    The stripe is to be sewn on that evening, and when it is given back to him he has knitted it in. One cannot see where. “It doesn’t come off, now,” says Bjarni. “They come off, when they’re sewn.”

guestbook-log-LK-78-title = Promoted: Noor Iskandar
guestbook-log-LK-78 =
    The thing about a tin boat, says Noor Iskandar, is that it leaks from the first day, and you sit in it with a patch in your pocket, so that you are always on good terms.

    He has been asked what a second stripe means to him. He thinks that it means a second patch.

guestbook-log-LK-90-title = A Second Stripe
guestbook-log-LK-90 =
    It is done at the corner of the Table, without music. Ruth Adeyinka reads out the line; { $active } says yes; there is a needle and thread, because it is held that one should be able to do it oneself.

    It goes on crooked. It nearly always does. Maret Tamm, passing, bites off the end of the thread. “It’ll do,” she says. From her it is a speech.

guestbook-log-LK-91-title = The Same Sleeve
guestbook-log-LK-91 =
    There is a chest of sleeves in the Purse, with the ranks already on, for those who are in a hurry. { $active } tries one. It fits at the wrist and the elbow, and there is a darn on the inside just where one would lean on a bench.

    “That’ll be from the yard,” says the purser. “They tried them on somebody.”

    { $active } has looked for the name tape. There is none; there are the four holes where it was.

guestbook-log-LH-01-title = Out of the Third Bed
guestbook-log-LH-01 =
    { $active } is let go with a list. It says to sleep, to eat, and not to lift; Halina has underlined all three, and knows precisely how much good it will do.

    “I should like one,” she says to the door. “One patient. In my whole life. Who does what it says.”

    { $active } comes back ten minutes later, to ask if making the bed counts as lifting. It is thought that she was on the point of crying.

guestbook-log-LH-02-title = A Draught
guestbook-log-LH-02 =
    Nobody is ever quite well in the ward by daylight. It is at night that one knows, says the nurse: they begin to complain.

    { $active } has complained of the draught, the soup and the second bed, who counts in his sleep. In the morning the clothes are on the chair, folded. The soup has been eaten. On the chart, in the place for remarks, there is a drawing of a window with a small hand shutting it.

guestbook-log-LH-03-title = What the Second Bed Counts
guestbook-log-LH-03 =
    He counts in his sleep: it is true. { $active } has lain next to it for a week, and is well enough now to say what it is that he counts.

    “It goes up to a hundred and forty-nine. Then he says *lamp.* Then it goes down again, to ninety-five; and he gets upset, and starts over.” { $active } has the shoes on and does not go. “Somebody ought to be there when he gets to the end of it.”

    There is a chair by the second bed. It is there, after that, every night.

guestbook-log-LH-12-title = Gunnar Is Discharged
guestbook-log-LH-12 =
    He has had nineteen stitches and fainted at none of them. He watched them go in. It was only at the end, when Halina came with something very small on a tray for the tetanus, that she had to send for the boys to pick him up.

    “You may go,” she tells him, when he is able to hear it. “I have noted it as a complication.”

guestbook-log-LQ-01-title = The Door at the End
guestbook-log-LQ-01 =
    { $lost } apologised to doors. Nobody had thought about it until there was no one who did. In the week after, the door of the wet lab sticks, and the one to the stairs; people put a shoulder to them, and stop, with a hand on the frame.

    “Sorry,” somebody says to it, at last. It opens. On the hook in the quiet lock hangs a cup that has been mended with a hinge.

guestbook-log-LQ-06-title = A Ticket
guestbook-log-LQ-06 =
    { $lost } could hear who had no ticket. It was a gift: she would be reading her paper, and put it down. In her locker they find a conductor’s punch, and a roll of four hundred tickets, and a book in which she has entered every person aboard as *paid.*

    The cook’s boy asks if he might have one. He is given one, punched. He has it in his cap from then on, in case of an inspection.

guestbook-log-LQ-22-title = A Bad Passenger
guestbook-log-LQ-22 =
    They carry { $lost } down to the lock in the co-pilot’s chair, because it is the right length. It is Desta who sees it. “Other way round,” he says. “She’d want to look out.”

    So they turn the chair about, in the narrow part, which takes some doing. She goes the whole way facing forward.

guestbook-log-LQ-28-title = The Names of the Winds
guestbook-log-LQ-28 =
    { $lost } had a name for every wind. He had begun on those of the ship: the one from the lift shaft, the one in the garden when the pumps change over, the thin one on nine.

    He had not written them down. It is three days before anybody can go past the lift. Then a girl from Recon stops there, with her hair blown forward, and says it out loud, and one after another they find that they know nearly all of them.

guestbook-log-LQ-37-title = Forty Songs
guestbook-log-LQ-37 =
    He had forty songs and they went to one tune, and { $lost } had never been able to see why this amused people. They sing them at supper. It takes until two in the morning. Nobody knows more than three of them, but somebody knows each.

    When they have come to the end it is quiet, and one finds that the lamp is on in the outer lock. There is somebody in there, with her back to the pane and her lips pursed.

guestbook-log-LQ-44-title = A Second Label
guestbook-log-LQ-44 =
    In { $lost }’s pocket there is a label, peeled off. She had used to label things twice; everybody who worked with her knew it, and knew that she took the second one off again.

    It says *water, Doorstep, sample 1.* Nobody can find the flask that it belongs to. Parveen Sikdar has it now. She keeps it in the drawer where she puts things that she means to look at twice.

guestbook-log-LQ-48-title = Steadier than the Ship
guestbook-log-LQ-48 =
    She was steadier than the ship; they used to say that when it rolled one could see it by { $lost }, because she did not. The last thing on her bench is a page she had been at for a month, the size of a hand, in forty pieces. Thirty-nine are in their places.

    The fortieth lies beside it, on a slip of glass, with the tweezers. Halina Wierzba, who has done small stitches all her life, comes and stands there. She goes to wash her hands. It takes her until morning.

guestbook-log-LQ-57-title = The Seventh Generation
guestbook-log-LQ-57 =
    { $lost } was of the dike people, in the seventh generation. They had a saying that there are two kinds of them: those who have drowned, and those who have gone to see about a noise.

    On his bunk is a rubber boot, one. It is a family thing; it went from father to son, and it has always been the left. Maret Tamm takes it away. It is found after a while at the bottom of the garden, where the trough used to weep, wedged under. It has stopped weeping.

guestbook-log-LQ-65-title = How to Enter a Room
guestbook-log-LQ-65 =
    Huda al-Basri could come into a room. There is no other way of putting it: { $lost } was in the door, and then everybody had moved up a little and was glad.

    That week they do it wrong. They come in all together, or with their backs, or they stop on the sill. At the end of the week Bastos is seen at the door of the mess, by himself, late. He steps back; he waits; he puts one foot over, with his hand open at his side, as she did. He tries it eleven times.

guestbook-log-LQ-66-title = Twenty Past Four
guestbook-log-LQ-66 =
    There is a clock in { $lost }’s cabin that has stopped at twenty past four. He stopped it himself. No one is sure whether it would be right to start it.

    One half of the ship is for it, one against. In the end they take it down as it is and hang it in the mess, over the hatch. One looks up and it is twenty past four. It is a good time, nearly light; the bread is in the oven; nobody has to be anywhere.

guestbook-log-LQ-67-title = One Stool
guestbook-log-LQ-67 =
    In the forge stand two stools. Agnieszka Bąk sits on the one, with her feet on the rung. They had bet a week’s bread on a wire; one may say that they had gone on betting.

    She has been told that it was quick. She has been told that the bracket held, that it is still holding. After a time she gets up and goes to look at it. She takes it in both hands, and lifts her feet off the floor, and stays there.

guestbook-log-LQ-68-title = Between Floors
guestbook-log-LQ-68 =
    The lift has stopped again. It is not at nine; it is between four and five, where there is nothing, and it has been there since { $lost } was brought home.

    Radim Kovář is in it. One can hear him. He says that he is looking for the fault. He has got a lamp, and the panel off, and a week’s bread, and nobody is to hurry him. She was stuck often, { $lost }, and she never once called out.

guestbook-log-LQ-74-title = On the Way Down
guestbook-log-LQ-74 =
    He talked to wells, on the way down. It was manners, { $lost } used to say: it is their throat. He had restored eleven, and knew what each of them liked to be told.

    They do not know what to say in the quiet lock. Somebody has brought a bucket. It is lowered from the upper gallery, on a line, slowly, past four decks, and at each deck whoever stands there leans out over the rail and tells it something.

guestbook-log-LQ-81-title = No Mortar
guestbook-log-LQ-81 =
    { $lost } built without mortar and without hurry. He had a stone in his pocket, always, that he was keeping for a place; he would try it, in whatever wall there was, and take it out again, and say *not here.*

    It comes back with his things. It is a plain grey wedge. There is no wall aboard to try it in. They have put it on the rail under the plate, and Maret has had a look, and moved it one finger’s breadth to the left. There it sits so that you could not get a hair under it.

guestbook-log-LQ-90-title = The Second Place
guestbook-log-LQ-90 =
    The cook lays two places now. He has { $lost }’s at the corner, by the pillar, where one can see who comes in.

    Nobody has asked how he knows where they liked to sit, or that there was to be no pepper. But it is noticed by those who come early that he does not have to think. He puts out bowl and spoon and cup with his eyes elsewhere, like a man who lays for twenty-one every night, and has cleared away nineteen before anyone is up.

guestbook-log-LQ-91-title = Hooks
guestbook-log-LQ-91 =
    There were hooks enough under the plate for a great many cups. Nobody ever wondered why a ship should be fitted with so many. { $lost } has the next.

    Maret Tamm hangs it. She runs her thumb along the rail, over the worn places, and counts with her lips. She counts again from the other end.

    “These have been *used*,” says Maret. Then she takes out her rag and wipes down the whole row, the empty ones as well.

guestbook-log-LW-28-title = Mikkel and the Wind
guestbook-log-LW-28 =
    “There’s no wind on Ambler,” says the draft. Mikkel Sara stands on the ramp with his mouth a little open and turns his head.

    “There is,” he says. “It’s very old. It goes round with the noon, one step behind. It’s only polite.” He thinks over all those that he knows. He tells you what it is called; it has an aunt, he says, on the coast of Finnmark. It moves his hair.

guestbook-log-LW-31-title = Hassan at the First Shade
guestbook-log-LW-31 =
    Hassan Cheikh takes the map from { $other } and turns it so that the noon is behind him. His people led caravans. One did not cross a country, they said; one went from one shade to the next, and let the country pass.

    “Here,” he says, “and here. Do not look at the stations. Look at where somebody would sit down.” He puts a finger on the paper, on nothing. There turns out to be a stone there, with a hollow in it, out of the sun.

guestbook-log-LW-10-title = Wiremu Is Answered
guestbook-log-LW-10 =
    Nobody has told Wiremu Parata to whisper. He has done it for so long that on Hush he is the only one who need not think of it.

    “All right,” he says to the valley, under his breath, as one says it beside a cot. “All right. It’s only us.”

    The valley thinks about that. Far off, one after the other, four or five large things lie down.

guestbook-log-LW-46-title = Wanjiru and the Bite
guestbook-log-LW-46 =
    The old cow has come to the edge of the mat. Wanjiru Mwangi walks up to her with her sleeve pushed back, in no hurry, on a slant, looking at something else. It is how one does it.

    The cow takes her arm into her mouth as far as the elbow, holds it, and lets it go. There are no teeth in front. It leaves a mark like a wide bracelet; it lies exactly on top of the other one.

    “Hello,” says Wanjiru. Then for some time she writes nothing down.

guestbook-log-LW-01-title = Yusuf Begs Pardon
guestbook-log-LW-01 =
    Yusuf Kaplan stops in front of the door at Kettle and takes off his cap. He has forced a good many in his time, and has apologised to all of them.

    “I shan’t have to, I hope,” he tells it. “But if I do, I’m sorry. I wanted to have said it first.”

    The latch lifts by itself. He stands there with his cap against his chest. In eleven years on the ferry dock, he says afterwards, not one had ever said anything.

guestbook-log-LW-49-title = Rivka Reads the Bench
guestbook-log-LW-49 =
    There is a bench along the wall at four heights. Rivka Halevi does not sit on it. She lays her palms on it, one after the other, where others have laid what they had.

    “They talked here,” she says. “Look. They sat opposite, and rested an elbow, so, to have the hands free. You can see which of them interrupted.” She sets an elbow in the hollow. It is too far to the left, it would be for a longer arm; but she makes a sign, to nobody, across the hall, and waits for about as long as it would take.

guestbook-log-LW-65-title = Huda Comes In
guestbook-log-LW-65 =
    She was born in a house of reeds, on water, where a door is a mat and one can hear who is behind it. At Kettle Huda al-Basri motions you back, all of you. She goes in first and by herself.

    She stops inside the door. She waits there until it would be awkward, and then a little more. She lets her hand hang down open.

    The lamp goes up. “Now you may come,” says Huda. “I’ve said how many we are.”
