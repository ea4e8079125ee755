# Hard Acre (P06): names, goals and what is written on its cards.

guestbook-planet-P06 = Hard Acre
guestbook-planet-P06-text = Nobody lives here and nobody ever has: stone, wind, thin grass, a winter of fourteen months. It is the only world on the list that could be entirely yours.

## Sectors

guestbook-sector-P06-1 = Landing Scrape
guestbook-sector-P06-2 = The Bench
guestbook-sector-P06-3 = North Cut
guestbook-sector-P06-4 = The Seep
guestbook-sector-P06-5 = Stone Run
guestbook-sector-P06-6 = The Lee
guestbook-sector-P06-7 = Eight Cairns
guestbook-sector-P06-8 = The Crest
guestbook-sector-P06-9 = Dead Basin

## Points of interest

guestbook-poi-220 = A Wet Place
guestbook-poi-220-text = Not a spring: a place where the stone has not quite made up its mind about water.
guestbook-action-220-1 = Dig the Well

guestbook-poi-221 = Bare Crest
guestbook-poi-221-text = Everything the wind wants comes over here. There is plenty to build a wall of; it is all lying where the last wall would have been.
guestbook-action-221-1 = Raise the Wall

guestbook-poi-222 = A Level Strip
guestbook-poi-222-text = Forty paces by six, facing south. A person who has rented all her life could stand here for some time.
guestbook-action-222-1 = Cut the Terrace

guestbook-poi-223 = Clay and Slate
guestbook-poi-223-text = Clay that fires and slate that does not. What is missing is something to burn, and a reason.
guestbook-action-223-1 = Build the Kiln

guestbook-poi-224 = Socket in the Rock
guestbook-poi-224-text = A hole as wide as a mast, made by frost. That has to be said, because everybody asks.
guestbook-action-224-1 = Step the Mast

guestbook-poi-225 = Dry Ground
guestbook-poi-225-text = Out of the wind, off the wet. A seed put down here would still be a seed in spring.
guestbook-action-225-1 = Roof the Granary

guestbook-poi-226 = Grass Worth Counting
guestbook-poi-226-text = Where you have worked the wind has left some soil, and in the soil, blade by blade, is grass.
guestbook-action-226-1 = Count it
guestbook-action-226-2 = Burn a strip

guestbook-poi-227 = Loose Face
guestbook-poi-227-text = Two thousand tons of building stone, waiting for somebody to cough.
guestbook-action-227-1 = Bring it down

guestbook-poi-228 = Stones in a Row
guestbook-poi-228-text = Knee-high, well built, in a row along the contour. Whoever set them knew about wind. In front of the sixth somebody has left a spoon.
guestbook-action-228-1 = Lift one stone
guestbook-action-228-2 = Leave them

guestbook-poi-229 = Salt and Nothing
guestbook-poi-229-text = A lake was here, and what it left will take the soles off a boot. Under that there may be soil.
guestbook-action-229-1 = Core it

guestbook-poi-230 = The Well, Standing
guestbook-poi-230-text = A ring of stone and a lid. It is not much. It is the first thing on this world with a purpose.
guestbook-action-230-1 = Sit against it

guestbook-poi-231 = Name under a Stone
guestbook-poi-231-text = Eight tin lids, eight names, scratched with a nail by somebody who pressed hard on the down-strokes.
guestbook-action-231-1 = Write them down
guestbook-action-231-2 = Build it up again

guestbook-poi-232 = The Wall, Standing
guestbook-poi-232-text = Head-high, two courses, no mortar. On this side of it you can hear yourself, which takes getting used to.
guestbook-action-232-1 = Sit against it

guestbook-poi-233 = The Terrace, Standing
guestbook-poi-233-text = Four steps of held earth. Something has already come up in the second, and nobody will say what it is until it is sure.
guestbook-action-233-1 = Sit against it

guestbook-poi-234 = The Kiln, Standing
guestbook-poi-234-text = A beehive of stone, black inside, warm to the back. It has a queue.
guestbook-action-234-1 = Sit against it

guestbook-poi-235 = The Mast, Standing
guestbook-poi-235-text = Thirty metres of it, singing two notes. The lower one means weather.
guestbook-action-235-1 = Sit against it

guestbook-poi-236 = The Granary, Standing
guestbook-poi-236-text = A roof, a sill, a door with a cat hole in it. There is no cat. It is that kind of door.
guestbook-action-236-1 = Sit against it

## The Scour

guestbook-threat-T06 = The Scour
guestbook-threat-T06-text = Wind with gravel in it, in one piece, with edges. It goes where something has been begun.
guestbook-field-T06-1 = It lifts
guestbook-field-T06-2 = It crosses
guestbook-field-T06-3 = It strips
guestbook-action-T06-1 = Lie down and hold on

## Conditions

guestbook-condition-C12 = Fourteen-Month Winter
guestbook-condition-C12-text = It has been going on for eleven of them.
guestbook-condition-C13 = Short Summer
guestbook-condition-C13-text = Nine weeks, of which you are told the fourth is nice.

## Missions

guestbook-mission-MI19 = Stone on Stone
guestbook-mission-MI19-text = Finish three Works on this visit.
guestbook-mission-MI20 = Honest Soil
guestbook-mission-MI20-text = Core the Dead Basin, and count the grass or bring down the Loose Face.
guestbook-mission-MI21 = Whose Stones
guestbook-mission-MI21-text = Settle what to do about the eight cairns.

## Tracks and works

guestbook-counter-WORKS-count =
    { $sign ->
        [none] no Work stands
       *[other] { $count ->
            [one] { $sign ->
                [least] a Work stands
                [most] at most one Work stands
               *[is] one Work stands
            }
           *[other] { $sign ->
                [least] at least { $count } Works stand
                [most] at most { $count } Works stand
               *[is] { $count } Works stand
            }
        }
    }
guestbook-track-raised = Works finished
guestbook-track-raised-up =
    { $count ->
        [one] one more Work is
       *[other] { $count } more Works are
    } finished
guestbook-track-built = finished on this visit
guestbook-track-raised-count =
    { $count ->
        [one] { $sign ->
            [least] at least
            [most] at most
           *[is] exactly
        } { $count } Work has been finished
       *[other] { $sign ->
            [least] at least
            [most] at most
           *[is] exactly
        } { $count } Works have been finished
    }
guestbook-track-built-count =
    { $count ->
        [one] { $sign ->
            [least] at least
            [most] at most
           *[is] exactly
        } { $count } Work has been finished on this visit
       *[other] { $sign ->
            [least] at least
            [most] at most
           *[is] exactly
        } { $count } Works have been finished on this visit
    }
guestbook-track-built-up = it counts for this visit
guestbook-track-safe = held down
guestbook-track-safe-if = the work is held down
guestbook-track-safe-unless = the work is not held down
guestbook-track-safe-on = the work is held down
guestbook-track-safe-off = the work is let go
guestbook-tag-site = a building site
guestbook-tag-site-place =
    { $form ->
        [bare] a building site
        [to] to a building site
        [from] from a building site
        [toward] toward a building site
       *[in] on a building site
    }
guestbook-lasting-well = The Well
guestbook-lasting-wall = The Wall
guestbook-lasting-kiln = The Kiln
guestbook-lasting-mast = The Mast
guestbook-lasting-granary = The Granary

## Landing

guestbook-landing-P06-1 = Shear
guestbook-landing-P06-2 = Stones thrown up
guestbook-landing-P06-3 = Bounce
guestbook-landing-P06-4 = Clear
