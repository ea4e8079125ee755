# Logs: what is read.

guestbook-log-L06-1-title = Nobody’s
guestbook-log-L06-1 =
    There is a lot of sky, and under it stone, and between the two some grass, which is holding on.

    You stand on the scrape with your backs to the wind. It gives you a moment to look: no road, no wall, no lamp. There is no step worn in the middle. Nothing has ever been put anywhere. On every other world you have lowered your voices a little, without being asked, as one does in someone else’s house.

    { $active } tries it. “Hello!” { $active } shouts. The wind takes it away and does not bring anything back.

    “Fourteen months of winter,” says Sikdar in your ears. “Thin soil. One per cent less oxygen than one would like. It is the only one on the list that I can find nothing wrong with. I have looked twice.”

guestbook-log-L06-2-title = The First Work
guestbook-log-L06-2 =
    It stands. It is the first thing that anybody has ever made here, and you walk round it a number of times.

    It is not handsome. One corner has been done twice. But the wind, which has had this ground to itself since there was wind, comes along to where it always went, and stops, and has to go round.

    In the lee of it, by the next morning, there are nine blades of grass that were not there before. Somebody puts a stone beside them so that they shall not be trodden on.

guestbook-log-L06-3-title = The Names
guestbook-log-L06-3 =
    You have read them out over the radio, and then the ship is quiet for as long as it takes to walk down two decks to the quiet lock and look.

    “Second column,” says Bastos. He reads them back to you from the brass. He reads well, with a stop after each. They agree. There are eight cairns and eight tin lids: three from Engineering, a cook’s boy, a surveyor, two that were married, and a man called Tiidrik Tamm. They failed in their berths in the eleventh year. They were never here.

    The eighth cairn is hollow. There is the lid, with its name; there has never been anything under it.

    “A memorial,” says somebody. “A probe had time on its hands.” It sounds, in that wind, quite reasonable. One of you has begun to put the stones back, and finds that one knows how they go.

guestbook-log-L06-4-title = The Stones, Unread
guestbook-log-L06-4 =
    You do not look. You say so, afterwards, to the Table: that there was a row of cairns and that it did not seem to be any business of yours.

    “Whose business would it be?” asks Sikdar.

    Ruth Adeyinka says that this is a fair answer and a fair question, and enters both. Bastos asks how many there were. Eight. He thinks about that, and about whatever he was asked before it. “Eight would be right,” he says; and when they look at him, he does not know what he meant.

guestbook-log-L06-6-title = The Third Work
guestbook-log-L06-6 =
    From the crest one can see all three. They are not near each other. But there is a line that goes from this to that, where you have been walking, and somebody coming over the hill would say: people.

    Maret Tamm has been down, for the first time on any world, to look at a joint. She hits it with the flat of her hand. She walks off a little way and stands with her collar up, and hits it, from there, with her eyes.

    “Holds,” she says.

    It is the second one this year.

guestbook-log-L06-7-title = The Sixth Work
guestbook-log-L06-7 =
    The well, the wall, the terrace; the kiln, the mast, the granary. You had thought that there would be a feeling. What there is, is a list of things to do on Monday.

    Then somebody comes round the end of the wall, and laughs. There is a line there, between the mast and a nail, and on it hang four shirts, a blanket and one sock. Nobody owns up to it. It has plainly been done without thinking, by a person who came out with a wet thing, and looked round, and saw where it went.

    The wind fills the shirts and lets them drop. It is the only flag this place has ever had.

guestbook-log-L06-8-title = Hard Acre, in Full
guestbook-log-L06-8 =
    You leave it standing. It is surprising how one looks back.

    From a thousand metres it is a mark, from ten thousand it is not there. But you know now where to look, and so does the scanner, and in the report for the first time there is a line under *existing structures* that has a name under *by whom.*

    “There is a better one further on,” says Anatole, who has read ahead. “The delta. On paper it is better in every column.” He blots the page. “Nobody would ever have had to mend anything.”

guestbook-log-L06-9-title = Hard Acre, Unfinished
guestbook-log-L06-9 =
    It was to have been a corner. There are three courses of it and a string.

    The wind has already had the string. It is not spite; nobody lives here to be spiteful. You take the good tools up with you and leave the bad ones lying where they are, to see if they will be there.

    { "*" }Nothing built,* you write, and then someone leans over and adds, *yet.*

guestbook-log-L06-10-title = Lifted Off It
guestbook-log-L06-10 =
    They have tied { $active } to a door to carry. It is the granary’s; it was not hung yet.

    The wind does the rest. It gets under the door, and for some steps four people are running downhill holding on to something that would like to fly. Nobody laughs until they are inside, and then it is not exactly laughing.

guestbook-log-L06-1-b1 = It stands. You see it from the air before you see anything else: one straight line on a world that has none. Something has nested in the lee of it.
guestbook-log-L06-1-b2 = There is a path. You made it without meaning to, and it is still there; it goes from the well to the kiln by way of a flat stone where people evidently stop to talk.
