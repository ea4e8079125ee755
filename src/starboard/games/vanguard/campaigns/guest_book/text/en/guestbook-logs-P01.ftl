# Logs: what is read.

guestbook-log-L01-1-title = Down on Ambler
guestbook-log-L01-1 =
    The haze gives the ground back one piece at a time: a brown, a paler brown, the shadow of the lander running to meet you. Then you are down, in a field of plants that are in the act of leaving.

    They go on runners, a hand’s breadth at a time, all in one direction. By the time the hatch is open those by the ramp have moved over to let it down. West of you the sky is the blue of a good plate. East of you stands the noon.

    It is not a time of day, here. It is a place. It is nine kilometres wide and white, it comes on at the pace of somebody pushing a pram, and the draft gives four stations to visit before it has been over all of them.

    “Walk,” says Desta Wolde on the radio, who would give a tooth to be there. “Just don’t stop to look at anything.”

guestbook-log-L01-2-title = First Station
guestbook-log-L01-2 =
    The instrument is where the draft says it is, to the metre. It is a plain box on three legs. You open it, note the figure, close it.

    It takes a moment to say what is wrong. Dust lies on the lid, and on the ground, and on the tops of the three feet. There is none underneath, where the box would have sat while somebody was deciding whether it stood level.

guestbook-log-L01-3-title = Third Station
guestbook-log-L01-3 =
    Three stations, and the draft is right in every figure. You lay the columns beside your own. Temperature, right. Salt, right. Length of shadow at the hour of the reading, right.

    It is the way in which it is right. Your instrument says 41.37. The draft says 41.4. Yours says 12.08; the draft says 12. Yours says 299.6 and the draft says *about 300.*

    “Probes truncate,” says Sikdar at last. “They chop. They do not round, and they have never in their lives said *about*.” One hears her turning pages. “A person rounds like that. A tired one. It will have been tidied on the ground, before we left. It will have been some clerk.”

    She asks for the fourth figure all the same, and asks you to read it to her twice.

guestbook-log-L01-4-title = The Sole
guestbook-log-L01-4 =
    It is a left foot. It stands in clay that was wet when the foot came and has since been fired by a noon, and then by the next, and the next, at six hundred days to the noon. The edges are as sharp as a cup’s.

    { $active } puts a boot beside it. Then, because one has to, in it.

    The pattern under your boots was drawn by a committee at the yard, to give grip on wet decks. It has a small anchor in the heel. So has the clay.

    “A joke,” says Desta. “One of ours, with a boot from the stores, this morning.” Nobody points out that it is hard. After a while he says, “Which of you takes a forty-three,” and you hear him look down.

guestbook-log-L01-5-title = The Cistern
guestbook-log-L01-5 =
    Under Parasol Rock it is dark and the air is wet. There are steps. There is a channel cut along the wall at a slope so slight that only water would notice it, and at the end of it a tank as big as the Table, and full.

    Somebody has cut it, then, and lined it with a grey stuff that has no seam. Where the lining has cracked it has closed up again, with a ridge like a healed bone.

    Every creature on this world walks from one shade to the next. This is the only one that has been made. Round the edge of the tank the rock is worn by knees, by hooves, by something that came on its belly, and at one place by something that stood and, as far as one can tell, waited its turn.

guestbook-log-L01-7-title = White Noon
guestbook-log-L01-7 =
    There is no shadow anywhere now. The stones stand on themselves. The runners have gone, the herd has gone, and the ground has begun to sing, one very high note from the whole of it, like a glass being wiped.

    Everybody speaks more quietly. { $other } says that the sensible thing would be to do the rest at a run, and then walks, because nobody can run in this.

guestbook-log-L01-8-title = A Full Report
guestbook-log-L01-8 =
    You have the stations, and the figures, and they agree with the draft so well that Sikdar has gone off by herself to be annoyed.

    The lander goes up through the edge of the light. For some seconds half the cabin is noon and half is morning, with the line across everybody’s knees. Below, the field of runners has come round again to the place where you set down. There are four dents in it from the feet of the lander. They flow round them; then one stops, and spreads a leaf in the dent, and stays for a moment, as one tries a chair.

    In the report, under *habitable*, you write: yes, by walking.

guestbook-log-L01-9-title = A Thin Report
guestbook-log-L01-9 =
    The stations you did not reach are under the light now, and the herd has been through them, and through the tripods, on its way to where the shade is going. It was not meant unkindly. You were in the path.

    A thin report, Ruth Adeyinka calls it, and enters it as such. Desta loses a day going over the tracks from orbit and finds four boxes on their sides and eleven hundred animals standing in a neat line in the shadow of a cliff, all facing the same way.

    The draft’s figures for the rest will have to do. They have so far been right. This comforts nobody.

guestbook-log-L01-10-title = Outrunning It
guestbook-log-L01-10 =
    The lander leaves with its door open, because one of you is still being handed in through it. Behind, the light comes up over the ridge and over the place where you were standing and over the stretcher strap that nobody has picked up. The strap goes white and then is not there.

    Nobody shouts. They have you in the lock, with the blinds down, before anyone has thought to close the door. “Ambler,” says Halina Wierzba, tying something off. “I had a dog called Ambler. He was never in any hurry either. This is going to sting.”
