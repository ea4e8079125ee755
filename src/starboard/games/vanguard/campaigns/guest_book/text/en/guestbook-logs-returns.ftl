# Logs: what is read.

guestbook-log-LB-01-title = Ambler Again
guestbook-log-LB-01 =
    The noon has gone on by eleven hundred kilometres. You come down in what they would call the forenoon here, and the runners by the ramp move over without having to be asked.

    Your four dents are still there. There is a leaf spread in each of them. One finds out why when the lander settles: it has gone into its own footprints, to the centimetre, like somebody who comes home in the dark.

guestbook-log-LB-01-b1 = Under Parasol Rock the channel that you cleaned is running. Something has taken up where you left off; it has done two metres more, not very straight, with a great many small feet.
guestbook-log-LB-02-title = Hush, for the Second Time
guestbook-log-LB-02 =
    Nobody has to be told about the spoon. You come down the ramp in socks.

    They are at the edge of the mat, in a row, with their ears forward. They have heard you since the upper air. One after the other they breathe out. It is not a greeting, Sikdar says in your ears; it is merely what one does when one has been holding one’s breath.

guestbook-log-LB-03-title = The Mat
guestbook-log-LB-03 =
    There is a mat at the door of Kettle that was not there before. It is of the grey stuff, ribbed, and has set in the shape of boots: four pairs, side by side, each with a small anchor in the heel.

    You stand in them, to wait. They are your own. { $active } shifts a little. Someone has allowed for the way that { $active } stands.

guestbook-log-LB-05-title = It Has Been Round
guestbook-log-LB-05 =
    It comes up over the same skyline on the same road; it has been all the way round in the meantime. As it draws level it lifts the near foot, and one sees that it has thought about the matter. The rope is out on this side. The loop has been let down, by about the height by which you missed it.

    { $active } gets hold of it without even running.

guestbook-log-LB-06-title = Still There
guestbook-log-LB-06 =
    You had left the bad tools lying on the scrape, to see if they would be there. They are. They have not been moved. There is a rim of blown earth to windward of each of them, and in the lee grass, in the shape of a hammer, of a saw.

    It is a strange thing to be pleased about. On every other world somebody would have tidied them away.

guestbook-log-LB-07-title = The Same Bar
guestbook-log-LB-07 =
    You know the bar by now, and where it is soft. { $active } sets down the first crate on the high side, out of habit. There is a flat stone there to set it on.

    There was none last time. It is from the far bank, by the colour. It lies with its long edge to the ramp, a hand above the water, at just the distance from the lander at which one gets tired of carrying.

guestbook-log-LB-17-title = Down Again
guestbook-log-LB-17 =
    They have swept the first flight. There are three lamps, where there used to be one. On the third floor, by the wall of hands, the blank place at the end of the row has been wetted, and is soft; it has been kept soft, one can see that, for some time.

    Nobody says anything. It is { $active } who takes off the glove.
