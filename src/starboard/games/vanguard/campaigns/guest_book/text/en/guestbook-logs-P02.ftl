# Logs: what is read.

guestbook-log-L02-1-title = Whispered
guestbook-log-L02-1 =
    You come down on a mat of moss as thick as a mattress, and the lander sinks into it to the knees and sighs. The engines stop. Somewhere, a valley away, the sound of them stopping goes on for a while.

    The air is heavy here and carries. { $active } sets a spoon on the ramp. You hear it, and then you hear it from the cliff, and then something a long way off lifts its head. You do not see that. You hear it being lifted.

    The instructions are to make three recordings of nothing: the planet as it sounds when nobody is there. “It wants quiet,” says Sikdar, in your ear, in a whisper, from orbit. There is no need for her to whisper. Everybody does.

guestbook-log-L02-2-title = Leaned On
guestbook-log-L02-2 =
    They come over the rise with no hurry at all, grey, barn-sized, with their ears forward. It is too late to do anything sensible. The first one stops beside { $active }, lets out its breath, and leans.

    It is like being leaned on by a warm hill. One’s feet go into the moss. The heart, which was going like a sewing machine, is told by some larger heart to stop that, and stops. There is a smell of wool and rain.

    After a time it is plainly satisfied. It takes its weight off in stages, so that nobody shall fall over.

    “Vital signs,” says Halina from the ship. There is a pause. “Improved,” she says. “I should like one for the ward.”

guestbook-log-L02-4-title = The Tune
guestbook-log-L02-4 =
    Three recordings of nothing, and on the third there is something.

    It is in the herd’s call. Parveen Sikdar has slowed it by eight, and taken out the wind, and plays it in the wet lab to whoever happens to be passing, which by the second evening is most of the ship. Eleven notes go up, hesitate, and come down by another stair. Then again, exactly.

    “Apophenia,” she says. “One hears faces. There will be a lecture.” There is a lecture. It is a good one, with slides, and explains why a listener will find a tune in any four sounds that are not actually falling downstairs.

    In the lift, on the way back from it, the second of Engineering is humming. Maret Tamm does not hum. She has got to the ninth note when she sees that people are looking, and then she finds that she has forgotten what comes next, and gets out at a floor that is not hers.

guestbook-log-L02-5-title = The Dell
guestbook-log-L02-5 =
    It is a hollow in the moss, out of the wind, no longer than a kitchen table. You lie down in it on your side because that is how it is shaped. You do not fit. Your knees come up against the edge; a person who fitted would be about so high.

    Round it, in a ring, the moss has been pressed flat, in nine or ten places, by something that lay there all of one night and did not shift. Moss on this world closes over a footprint in two days. It has not closed here. It has been kept.

    In the bottom lies a tuft of grey wool with a knot in it. Two loops and a tail: it is how one teaches shoelaces.

guestbook-log-L02-6-title = A Shot
guestbook-log-L02-6 =
    It goes off, and goes off again from the cliff, and from the next valley, and from the one after that, and is still going off when you have lowered the thing and are looking at it.

    On every other world you have read of they would have run.

    All along the skyline the ears go up. They have heard, quite close, something small and frightened make the loudest noise it had. They know what one does about that. They come. They all come.

guestbook-log-L02-8-title = Quiet, in Three Places
guestbook-log-L02-8 =
    The tapes are labelled, the lids are on, and you are whispering in the cabin with the door shut and the engines running.

    They have come to see you off, as far as the edge of the mat. When the noise begins they do not run from it. They draw together and put the young ones in the middle. They look at the lander exactly as they looked at you.

    In the report, under *fauna*, there is a box for *hostile* and a box for *indifferent*. { $active } rules a third.

guestbook-log-L02-9-title = Not Quiet
guestbook-log-L02-9 =
    You have tapes. On all of them, quite near, somebody breathes, and then somebody large breathes, and then there is a good deal of moss.

    They have followed the whine of the lander and are lying round it on the mat, in a ring, with their chins on the ground, so that it shall not be alone. It takes two hours to go up an inch at a time without startling anyone.

    A thin report. Sikdar plays it through once, all the same, with her hand flat on the desk, and then she takes the spool off and writes on it: *again, sometime.*

guestbook-log-L02-10-title = Walked Home
guestbook-log-L02-10 =
    You do not so much reach the lander as get delivered. There is one on each side, leaning in, and one behind that will not let anybody stop. On the ramp they let go. Then they turn and lean on the lander, all together, until the hull is warm to the hand.

    “What did you *do* to them,” says Desta on the radio, watching it from above: the grey shapes packed like loaves round one small light.

    You were hurt, somebody says. They heard.

guestbook-log-L02-1-b1 = A young one is standing on the mat when the hatch opens. It has grown; it would not go into a bog now, the bog would go into it. It looks you over, finds who it was looking for, and sits down on the ramp.
guestbook-log-L02-1-b2 = Near where you set down there is a bare place on the mat, about as long as a calf, where the moss has been walked off down to the peat. The tracks go round it and round it. The Matron is standing there. She does not come any closer.
