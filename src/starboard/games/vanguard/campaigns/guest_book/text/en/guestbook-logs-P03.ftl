# Logs: what is read.

guestbook-log-L03-1-title = The Light Is On
guestbook-log-L03-1 =
    It stands by itself on a plateau of blue ice, in a wind that has come four thousand kilometres without meeting anything. It has a porch, a roof with a walk round it, and one window, and in the window there is a light.

    You have come down on a great many empty places in order to write *empty* in a box. You check the number of the planet. You check it again. { $other } asks, for the tape, whether the draft says anything about a light.

    The draft says: *structure, intact. Recommend visit.* It says it in the same type as everything else. It does not say *dressed warmly*, but someone has underlined *visit*.

guestbook-log-L03-2-title = Hearth Hall
guestbook-log-L03-2 =
    It is warm, inside. Not as warm as if there were a fire. It is as warm as if there were somebody.

    There is a bench along the wall, at four heights. On a flat stone in the middle of the floor stands a kettle with three spouts, and it is on the boil. There is nothing under the stone. { $active } gets down to look. There is nothing under the stone but floor.

    You stand in your own puddles. Nobody comes. It is only that everything here has been put where one would look for it: the hooks by the door, the mat, a hollow in the wall at the height of a wet glove. When you have stood for about as long as a shy person stands, the light in the hall goes up a little. It might be the wind.

guestbook-log-L03-3-title = The First Thing Left
guestbook-log-L03-3 =
    You have put it at the end of the row, between a bell that has lost its tongue and something that is, if it is anything, a hat.

    The house thinks it over. Far back in the wall a weight slides down and another comes up. A door that has been part of the wall since you came turns out to have been a door.

    So that is how it is done. It is not payment. You have all paid for things, you know what it feels like. There is a lightness in it, and a slight embarrassment, like having arrived with flowers.

guestbook-log-L03-4-title = The New Corridor
guestbook-log-L03-4 =
    The rest of the house is old. It is old the way a river bed is: worn, polished, gone over. Then you turn a corner, and it is new.

    The floor has no hollow in it. The walls are the grey stuff, set smooth, still a little soft under a nail. There are doors along both sides. They are swept, they are warm, they are empty. { $active } reaches for a handle without looking, and finds it, and stands there.

    Every door so far has had to be worked out. Too high, too low, made for a wrist that turned the other way. This one is a hundred and four centimetres from the floor. All of them are. You could have opened it with a bag in each hand and a child on your arm.

    You count forty doors, before the corridor bends. It goes on after that.

guestbook-log-L03-6-title = The Book
guestbook-log-L03-6 =
    The room has no table. The book stands open against the wall, taller than { $active }, its pages something between slate and felt. Nobody has written in it. Everybody has *marked*: a row of dents, such as a beak would make; a smear, carefully framed; eleven knots in a cord; a burn the size of a coin with a smaller burn beside it, close, lower down. They go down the page in order. The lowest are the freshest, and at the very bottom, in ink, in a small upright hand, stands a line of letters.

    It is a name, with a day and a month and no year, and after it a number: 41,208.

    “Somebody’s joke,” says { $other }, and does not go on, because { $signer } has pulled off a glove and is writing on the back of it. The same name. The same tail to the last letter, the one that was corrected in every school { $signer } ever went to. The glove is held up beside the page.

    { $signer } wets a thumb and rubs. It does not smear.

    “I would remember,” { $signer } says.

    Under the last line there is room. A pen lies in the gutter of the book, ferry-yard issue, the clip mended with wire. { $active } picks it up, from habit, and tries it on a cuff. It writes.

guestbook-log-L03-6-c1 = Write a name.
guestbook-log-L03-6-r1 = You each take a turn, like children on a cast. It is a tidy little list, and the date has a year in it.
guestbook-log-L03-6-c2 = Write the number again.
guestbook-log-L03-6-r2 = { $active } puts it under the first one, digit below digit, as one does when something is to be added up. The floor is warmer than it was.
guestbook-log-L03-6-c3 = Write nothing.
guestbook-log-L03-6-r3 = You put the pen back where it was, with the clip to the left, where it was.
guestbook-log-L03-6-c4 = Strike the line out.
guestbook-log-L03-6-r4 = One stroke, with a ruler. The ink of the stroke is black and the ink under it is brown, and you can read both.
guestbook-log-L03-8-title = What You Bring Back
guestbook-log-L03-8 =
    You bring back a rubbing of a page. It is passed up the Table from hand to hand, face down, because Ruth has asked for that, and each of you turns it over alone.

    Then { $signer } is asked to write the name again, on paper, in front of everybody. The papers are laid side by side. The physician looks, the purser looks, who has looked at signatures for forty years.

    “Mine too,” says Anatole Grigoryan. “If I had to say. I should pass it.” He takes off his glasses. “The ink is ours. It is the brown. It goes brown after a time.”

    “After how long,” says Ruth.

    “That would depend upon the damp,” says Anatole. It is the first time that any of you have heard him not give a figure.

guestbook-log-L03-9-title = A Page on the Ramp
guestbook-log-L03-9 =
    You did not get as far as the room at the end. You are strapping things down when one of the carders comes across the ice, on four of its six feet, holding something up out of the snow with the other two.

    It lays it on the ramp, squares it with the edge, and goes back for the corner that has blown over.

    It is a page, something between slate and felt. It is mostly dents. At the bottom is a name in ink, with a day and a month, and a number you all know. { $signer } is the one who picks it up. { $signer } is the one whose name it is.

    Nobody has signed anything today. There is room under it, and it stays empty.

guestbook-log-L03-10-title = One Does Not Charge the Sick
guestbook-log-L03-10 =
    The house opens every door it has. You will remember that, those of you who were in a state to look: the long way in, all the way in, door behind door, with the light going down it, and nobody going.

    It was only to make a draught. The stretcher comes out over the ice with warm air under it.

    In the lander, tucked into the blanket at the foot, is a page, as one tucks in a doll. It has dents on it, and a smear, and at the bottom a name. { $signer } reads it upside down and then the right way up.

guestbook-log-L03-8-b1 = The shutters are closed when you lift off. There is light behind them. It does not go out; it has only been turned so that it does not fall on the path.
guestbook-log-L03-1-b1 = The new corridor has grown. One sees it from outside: a grey wing along the east side that was not there before, low, with a great many doors. Somebody has swept the snow from in front of every one.
guestbook-log-L03-1-b2 = The window is lit and the shutters are to. You knock. It takes longer than it did.
