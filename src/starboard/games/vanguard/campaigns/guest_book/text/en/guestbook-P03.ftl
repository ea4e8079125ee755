# Kettle (P03): names, goals and what is written on its cards.

guestbook-planet-P03 = Kettle
guestbook-planet-P03-text = On a plateau of blue ice stands a house with a light in it. Inside a kettle is boiling on a stone that has no fire under it, and a long way in, behind doors that open for no lever, there is a book.

## Sectors

guestbook-sector-P03-1 = Snowfield Apron
guestbook-sector-P03-2 = Wind Porch
guestbook-sector-P03-3 = Hearth Hall
guestbook-sector-P03-4 = The Shelf
guestbook-sector-P03-5 = West Cells
guestbook-sector-P03-6 = East Cells
guestbook-sector-P03-7 = Kitchen Stair
guestbook-sector-P03-8 = The New Corridor
guestbook-sector-P03-9 = Book Room
guestbook-sector-P03-10 = Boiler Cave
guestbook-sector-P03-11 = Roof Walk

## Points of interest

guestbook-poi-160 = Snow in the Porch
guestbook-poi-160-text = The door has no handle. In front of it a drift, and in the drift a bare patch the size of two feet, or of four small ones.
guestbook-action-160-1 = Knock
guestbook-action-160-2 = Clear the drift

guestbook-poi-161 = Kettle on a Cold Stone
guestbook-poi-161-text = It boils. The stone is cold to the glove. There are as many bowls as there are of you, and one over.
guestbook-action-161-1 = Sit down
guestbook-action-161-2 = Look into it

guestbook-poi-162 = The Shelf
guestbook-poi-162-text = A ledge at no height in particular. A bell without a clapper, a folded seat, a grip with six hollows, a bit of string. All of it dusted.
guestbook-action-162-1 = Leave something
guestbook-action-162-2 = Lend a hand
guestbook-action-162-3 = Take something

guestbook-poi-163 = Beds Along the Wall
guestbook-poi-163-text = Sixteen niches, no two of a length. Somebody has turned down the covers, in the ones that have covers.
guestbook-action-163-1 = Count the beds

guestbook-poi-164 = Shutter on One Hinge
guestbook-poi-164-text = It knocks in the wind. The frost on the sill has grown round the knocking.
guestbook-action-164-1 = Mend the shutter
guestbook-action-164-2 = Scrape the frost

guestbook-poi-165 = Crocks on the Stair
guestbook-poi-165-text = Crocks with lids, one to a step, going down into a warm smell. The lids have been tied with string, by different hands.
guestbook-action-165-1 = Go down with a lamp
guestbook-action-165-2 = Smell the crocks

guestbook-poi-166 = Stone That Keeps Warm
guestbook-poi-166-text = It is as warm as a loaf. By every instrument you have it has no business to be.
guestbook-action-166-1 = Trace the heat

guestbook-poi-167 = Doors of Our Height
guestbook-poi-167-text = Forty of them and more, swept, warm, empty. For once nobody has to duck, or reach.
guestbook-action-167-1 = Measure them

guestbook-poi-168 = The Book
guestbook-poi-168-text = It stands open against the wall, taller than you, and everybody who ever stopped here has made a mark in it.
guestbook-action-168-1 = Open it

guestbook-poi-169 = Edge of the Roof
guestbook-poi-169-text = One lit window below your boots. Eleven kilometres of blue ice. No other window.
guestbook-action-169-1 = Survey the plateau

guestbook-poi-170 = Marker Post
guestbook-poi-170-text = A post of the draft’s, iced in to the cap. Something has kept one side of it clear, the side with the number.
guestbook-action-170-1 = Dig it out

guestbook-poi-171 = Flue
guestbook-poi-171-text = A shaft with a warm draught up it and rungs, at intervals that suit a longer leg.
guestbook-action-171-1 = Climb it

## The carders

guestbook-threat-T03 = Carders
guestbook-threat-T03-plural = yes
guestbook-threat-T03-text = As big as a hare, six deft feet. They sort: wrenches by the note they give, visitors by warmth.
guestbook-field-T03-1 = Fetch
guestbook-field-T03-2 = Sort
guestbook-field-T03-3 = Sort, wander off
guestbook-action-T03-1 = Hold out a hand

## Conditions

guestbook-condition-C06 = The Light Is On
guestbook-condition-C06-text = It does not flicker, and it does not get any closer while you look at it.
guestbook-action-C06-1 = Force it
guestbook-condition-C07 = Shutters
guestbook-condition-C07-text = The house has closed its eyes, the way one does when a guest is talking too loudly.
guestbook-action-C07-1 = Force it
guestbook-condition-C40 = Clear Sky
guestbook-condition-C40-text = Nothing is in the way of anything.

## Missions

guestbook-mission-MI10 = The Long Way In
guestbook-mission-MI10-text = Open the book.
guestbook-mission-MI11 = Leave It Better
guestbook-mission-MI11-text = Lift off with the House on its last field.
guestbook-mission-MI12 = Our Height
guestbook-mission-MI12-text = Measure the doors of the new corridor.

## The house

guestbook-symbol-H1-closed = the House stands below 1, or below 2 under Shutters, and one field more for guests it remembers as thieves
guestbook-symbol-H3-closed = the House stands below 3, or below 4 under Shutters, and one field more for guests it remembers as thieves
guestbook-symbol-H5-closed = the House stands below 5, or below 6 under Shutters and for guests it remembers as thieves
guestbook-track-house = the House
guestbook-track-house-up =
    the House takes note{ $count ->
        [one] { "" }
       *[other] , by { $count } steps
    }
guestbook-track-house-down =
    the House holds it against you{ $count ->
        [one] { "" }
       *[other] , by { $count } steps
    }
guestbook-track-taken = things taken
guestbook-track-taken-up =
    { $count ->
        [one] one more thing is
       *[other] { $count } more things are
    } taken from the Shelf
guestbook-tag-door = a doorway
guestbook-tag-door-place =
    { $form ->
        [bare] a doorway
        [to] to a doorway
        [from] from a doorway
        [toward] toward a doorway
       *[in] in a doorway
    }

## Landing

guestbook-landing-P03-1 = Katabatic gust
guestbook-landing-P03-2 = Whiteout
guestbook-landing-P03-3 = Ice on the struts
guestbook-landing-P03-4 = The window guides you in
