# Logs: what is read.

guestbook-log-L05-1-title = Beside a Walking House
guestbook-log-L05-1 =
    You land beside a road that has been worn knee-deep into the plain, and while the dust is still coming down a house goes by.

    It has eleven legs and a chimney. It walks like a woman with shopping. It does not stop for you, and it does not step on the lander either: at the last moment one foot is held up, considered, and set down a little further to the left. There are two bays in its flank with the doors open, and from one of them a rope is trailing, with a loop in the end at the height of a running person’s hand.

    Behind it, low in the east, the horizon is humming.

    “It is two days off,” says { $other }, about the horizon. You all watch the house go, at the pace of a tired person, along a road that goes nowhere but round. Then you begin to run.

guestbook-log-L05-2-title = Boarding
guestbook-log-L05-2 =
    There is a knack to it. One runs beside the leg and not beside the door; the leg comes up, one goes with it. Then one is lying on a floor that tilts, and somebody’s hand is in one’s collar.

    Inside it is all hammocks and hooks. Things are hung so that they may swing, and where they have swung the wall is worn, each in its own arc. It is quiet. From below comes the sound of walking, eleven times over, never quite together.

guestbook-log-L05-3-title = The Shoe
guestbook-log-L05-3 =
    It lies under the bunk, pushed to the wall, as shoes are. It is a child’s. The left.

    It has been resoled, with a piece of conveyor belt, by somebody who had done it before. The lace is a length of signal cord. Inside, where the heel goes, the lining has been worn through to the leather by a person of about five years old who ran a great deal.

    “A doll,” says { $other }. “Packing material. They used all kinds of things for packing.” It is very dusty, under the bunk. The shoe is not. Something with six feet has been coming here to turn it over and put it back.

    In the wall, at knee height, is a hook, and on the hook hangs nothing, and the dust on it lies in the shape of a shoe.

guestbook-log-L05-3-c1 = Keep it.
guestbook-log-L05-3-r1 = You wrap it in a glove. It weighs what an egg weighs. All day you know which pocket it is in.
guestbook-log-L05-3-c2 = Put it on the hook.
guestbook-log-L05-3-r2 = You hang it up by the lace. It swings as the house swings; within a minute it has found its arc.
guestbook-log-L05-4-title = It Kneels
guestbook-log-L05-4 =
    It stops between the walls of the dock, lifts each foot in turn as one takes off boots, and kneels. The bays come level with the ground. Dust runs off the roof. Under the two bays a third opens, long and low, that could not be opened while it was walking.

    It is a dormitory. There are eleven beds, of eleven lengths, one to a leg. Most are for nobody you could picture. The tenth is for somebody two metres tall and flat. The eleventh has a mattress stuffed with packing straw, blue, ferry-yard issue. It is a hundred and ten centimetres long. At the foot of it somebody has put a board, against falling out.

    Nobody has any explanation to offer. Desta begins on one over the radio. It has the *Antecedent* in it, and her captain, who by now has a beard and a parrot. After a sentence or two he lets it go.

    The house breathes out. For the first time since anyone has been looking, it is not going anywhere.

guestbook-log-L05-5-title = The Choir Catches Up
guestbook-log-L05-5 =
    First the small things in the house begin to sound: a spoon, a hinge, the rim of a bowl. Then teeth. It is not loud. It is a chord, and you are in it.

    The dust comes over the roof and the light goes brown. The legs go faster, you would swear that they do, and the tilt is such that the lamps stand out from the wall.

    { $active } has begun to sing along, very low. It helps. It is, you work out afterwards, the wrong thing to have done; it likes that.

guestbook-log-L05-6-title = The Bell
guestbook-log-L05-6 =
    You ring it. It has a flat sound, like a pan. One waits, then, as one does.

    Exactly a minute later, by Minh’s watch, from the far end of the dock, nothing answers. It is a very particular nothing. It lasts as long as the note did, and there is a place cleared for it.

guestbook-log-L05-8-title = Drover, in Full
guestbook-log-L05-8 =
    It is getting up again as you leave: one foot, then the next, with a hand, so to speak, on its knee. It waits until the lander is well out from under. Then it sets off along the road, at the old pace, with the storm two days behind it.

    You have its weight and its stride and a plan of the inside. You have found who lived in ten of the eleven beds, roughly speaking. The report has a page for the eleventh. It is headed *Dimensions*, and there are some.

    Anatole reads it in proof. He asks whether he might hold on to that page overnight.

guestbook-log-L05-9-title = Drover, in Part
guestbook-log-L05-9 =
    It walks. It has walked past you, and over you, and once, with great care, round; and by the time you have your legs under you it is a chimney on the skyline with a brown wall coming after.

    You have measured the road, at any rate. It is eleven hundred kilometres round, and worn down to the knee the whole way. You put that in the report by itself.

    In the mess they ask what it was like. Like missing a bus, says { $active }, and there is some laughter. It takes till evening for anybody to remark that a bus is for people.

guestbook-log-L05-10-title = Very Carefully
guestbook-log-L05-10 =
    The last thing you see, lying on your back, is the underside of a house. A foot comes down on this side. A foot comes down on that side. For the space of four strides you are in its shadow and out of the wind, and the choir goes over the roof and finds nobody.

    Then there is sky. Something has been let down on a rope beside you, and it is the stretcher.
