# Plinth (P17): names, goals and what is written on its cards.

guestbook-planet-P17 = Plinth
guestbook-planet-P17-text = The oldest house on the road, built downwards: every guest has added a floor below, for hands of its own kind, and left the ones above alone.
guestbook-passive-P17-1 = On floor 2, fitness and construction count as each other, and so do gathering and science, and defence and technology. While the house shifts, it is floor 4 instead. Where you work with your own hands, a symbol is what it is.
guestbook-passive-P17-2 = On floor 3, fitness and exploration count as each other, and so do gathering and biology, and defence and xenology. Where you work with your own hands, a symbol is what it is.
guestbook-passive-P17-3 = On floor 4, exploration and construction count as each other, and so do biology and science, and xenology and technology. While the house shifts, it is floor 2 instead. Where you work with your own hands, a symbol is what it is.
guestbook-passive-P17-4 = On floor 5, symbols go round in threes. Fitness counts as exploration, exploration as construction and construction as fitness. Gathering counts as biology, biology as science and science as gathering. Defence counts as xenology, xenology as technology and technology as defence. Where you work with your own hands, a symbol is what it is.

## Sectors

guestbook-sector-P17-1 = Porch
guestbook-sector-P17-2 = Room without Chairs
guestbook-sector-P17-3 = Tall Gallery
guestbook-sector-P17-4 = Hanging Benches
guestbook-sector-P17-5 = Finger Room
guestbook-sector-P17-6 = Wet Floor
guestbook-sector-P17-7 = Low Floor
guestbook-sector-P17-8 = Floor of Bowls
guestbook-sector-P17-9 = Rubble Floor
guestbook-sector-P17-10 = The Lowest Course

## Points of interest

guestbook-poi-440 = Mat and Scraper
guestbook-poi-440-text = Whoever came here wiped something. The scraper is at the height of a shoulder.
guestbook-action-440-1 = Wipe your feet
guestbook-action-440-2 = Sound the floor

guestbook-poi-441 = Places to Lean
guestbook-poi-441-text = No seats, no shelves. Along the wall, at the height of your ribs, a band polished by leaning.
guestbook-action-441-1 = Find where they leaned
guestbook-action-441-2 = Lean there

guestbook-poi-442 = The Rail
guestbook-poi-442-text = A stair for legs half as long again as yours, and a rail that goes with it. The rail is the part that matters.
guestbook-action-442-1 = Reach the rail

guestbook-poi-443 = Benches on Wires
guestbook-poi-443-text = They hang level until you put anything on one. Then the others consider it.
guestbook-action-443-1 = Trim the counterweights

guestbook-poi-444 = Small Drawers
guestbook-poi-444-text = A wall of drawers no bigger than a thumbnail, and you can hear, through all of them, something very slightly rattle.
guestbook-action-444-1 = Work the small drawers

guestbook-poi-445 = Ankle-deep
guestbook-poi-445-text = Water, kept. The floor under it is marked with raised lines, for feet that could read.
guestbook-action-445-1 = Wade where the marks are
guestbook-action-445-2 = Unstop the drain

guestbook-poi-446 = Knee-high Ceiling
guestbook-poi-446-text = Thirty metres, at the height of a table. Whoever lived here was not small. It was flat.
guestbook-action-446-1 = Go on your stomach

guestbook-poi-447 = Bowls on the Hearth
guestbook-poi-447-text = Two hundred bowls, nested in the wrong order. One can hear that it is wrong.
guestbook-action-447-1 = Put them in order
guestbook-action-447-2 = Warm your hands

guestbook-poi-448 = Rubble, Sorted Once
guestbook-poi-448-text = Somebody began to sort this by size, got to the size of a head, and was called away.
guestbook-action-448-1 = Sort the rubble

guestbook-poi-449 = The First Stone
guestbook-poi-449-text = The lowest course of the oldest house. It is quite an ordinary stone, and very dirty.
guestbook-action-449-1 = Clean the stone

guestbook-poi-450 = A Tool for Our Hand
guestbook-poi-450-text = In the rubble, five hollows for five fingers. It has been oiled.
guestbook-action-450-1 = Pick it up

guestbook-poi-451 = The Patch
guestbook-poi-451-text = Under the first stone is the edge of an older mend, and some of it has come loose.
guestbook-action-451-1 = Mend it
guestbook-action-451-2 = Leave it open

## The Mason

guestbook-threat-T08 = The Mason
guestbook-threat-T08-text = A slow thing with one broad limb. It has mended this stair since before there were stairs.
guestbook-field-T08-1 = It comes
guestbook-field-T08-2 = It lays a course
guestbook-field-T08-3 = It waits
guestbook-action-T08-1 = Pass it a stone

## Conditions

guestbook-condition-C34 = Tools for Other Hands
guestbook-condition-C34-text = Send the guard to solder and the chemist to shove.
guestbook-condition-C35 = The House Shifts
guestbook-condition-C35-text = Two floors have changed places, or you have. The handles disagree with both readings.

## Missions

guestbook-mission-MI52 = Down to It
guestbook-mission-MI52-text = Clean the first stone and see what is under it.
guestbook-mission-MI53 = One Stone
guestbook-mission-MI53-text = Mend the patch.
guestbook-mission-MI54 = Five Grips
guestbook-mission-MI54-text = Bring off a green or yellow row on each of the five floors.

## Markers and floors

guestbook-marker-course = course laid
guestbook-marker-grip = grip found
guestbook-marker-grip-count =
    { $sign ->
        [none] no grip has been found { $place }
       *[other] { $count ->
            [one] a grip has been found { $place }
           *[other] { $sign ->
                [least] at least
                [most] at most
               *[is] exactly
            } { $count } grips have been found { $place }
        }
    }
guestbook-marker-grip-put = a grip is found { $place }
guestbook-marker-shown = shown how
guestbook-marker-shown-put = the House shows you how { $place }
guestbook-marker-ours = our own hands
guestbook-marker-kept = our own hands for this round
guestbook-marker-kept-put = until the end of the round you work with your own hands { $place }
guestbook-number-floor = floor
guestbook-number-floor-count =
    { $sign ->
        [least] you are on floor { $count } or deeper
        [most] you are on floor { $count } or higher up
       *[is] you are on floor { $count }
    }
guestbook-number-floor-place = on floor { $count }

## Landing

guestbook-landing-P17-1 = Loose slates
guestbook-landing-P17-2 = Wrong porch
guestbook-landing-P17-3 = Down-draught in the shaft
guestbook-landing-P17-4 = Clear
