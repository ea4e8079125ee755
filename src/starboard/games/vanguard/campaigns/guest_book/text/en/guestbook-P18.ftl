# Overwinter (P18): names, goals and what is written on its cards.

guestbook-planet-P18 = Overwinter
guestbook-planet-P18-text = Upstream on Braid, on dry ground that a river once stepped aside to give, stands a house full of washing, children and grievances. They have known your names all their lives.

## Sectors

guestbook-sector-P18-1 = Landing Meadow
guestbook-sector-P18-2 = The Wall
guestbook-sector-P18-3 = Gate Yard
guestbook-sector-P18-4 = Long Kitchen
guestbook-sector-P18-5 = Mending Shop
guestbook-sector-P18-6 = Schoolroom
guestbook-sector-P18-7 = Old Field
guestbook-sector-P18-8 = Eleven Stones
guestbook-sector-P18-9 = Reeve’s Room
guestbook-sector-P18-10 = Room over the Water
guestbook-sector-P18-11 = The Dish
guestbook-sector-P18-12 = River Stair

## Points of interest

guestbook-poi-460 = Children on the Fence
guestbook-poi-460-text = Nine of them, in order of size. They have a list. They are checking you off.
guestbook-action-460-1 = Let them look
guestbook-action-460-2 = Ask the way

guestbook-poi-461 = The Wall, Two Heights
guestbook-poi-461-text = The lower part is old and has been shot at. The upper part is new and has flower pots on it.
guestbook-action-461-1 = Stand where you stood
guestbook-action-461-2 = Mend the gap

guestbook-poi-463 = A Place at the Table
guestbook-poi-463-text = The table is eleven metres long. Somebody has carried it, in pieces, a very long way from a ship.
guestbook-action-463-1 = Eat first
guestbook-action-463-2 = Help with the pots

guestbook-poi-464 = Things to Be Mended
guestbook-poi-464-text = A shelf of broken things with paper tags: whose, since when, never mind.
guestbook-action-464-1 = Mend one thing

guestbook-poi-465 = Questions on a Slate
guestbook-poi-465-text = The slate has thirty questions on it, in thirty hands. Number four is: do you remember us.
guestbook-action-465-1 = Answer what they ask

guestbook-poi-466 = The Farmer
guestbook-poi-466-text = He walks ahead of you along the ditch and talks about it the way one talks about a relative.
guestbook-action-466-1 = Walk it with the farmer
guestbook-action-466-2 = Show the terrace

guestbook-poi-468 = Liis Tamm
guestbook-poi-468-text = She has the room over the water because of her knees. She does not get up.
guestbook-action-468-1 = Answer her

guestbook-poi-470 = Eleven Stones
guestbook-poi-470-text = Seven and four, with a gap between that is exactly wide enough to walk through.
guestbook-action-470-1 = Say the names

guestbook-poi-471 = Emeka Prowse
guestbook-poi-471-text = The reeve has put out two chairs and a jug. He has a folder. He does not open it.
guestbook-action-471-1 = Hear him out

guestbook-poi-472 = The Dish
guestbook-poi-472-text = Eighteen metres of patched mesh, the only thing on this world that the Caravan can hear.
guestbook-action-472-1 = Send

guestbook-poi-473 = The Cook Comes Down
guestbook-poi-473-text = Bo stands at the foot of the river stair in his apron, holding a covered pot. He cannot find where to put it down.
guestbook-action-473-1 = Let him speak

guestbook-poi-475 = The Wall, Again
guestbook-poi-475-text = They stand along it, a hundred and twelve of them, children at the back. Nobody has raised a hand yet.
guestbook-action-475-1 = Go through them
guestbook-action-475-2 = Put it down

## The Rumour

guestbook-threat-T09 = The Rumour
guestbook-threat-T09-text = A woman carrying nothing, who was just on her way, and has it from somebody who was there.
guestbook-field-T09-1 = She goes where you are
guestbook-field-T09-2 = She has arrived
guestbook-field-T09-3 = It spreads
guestbook-action-T09-1 = Say it plainly

## The Watch

guestbook-threat-T10 = The Watch
guestbook-threat-T10-text = Three people with sticks, who have been told not to use them, and are trying to look as if they had not been.
guestbook-field-T10-1 = They walk
guestbook-field-T10-2 = They ask
guestbook-field-T10-3 = They ask again
guestbook-action-T10-1 = Show empty hands

## Conditions

guestbook-condition-C36 = Open House
guestbook-condition-C36-text = All doors stand open, and behind each of them somebody stops talking.
guestbook-condition-C37 = The Bell for Water
guestbook-condition-C37-text = The river is up, or it is evening. Everybody goes down with a bucket, and looks at you on the way.

## Missions

guestbook-mission-MI55 = The Reading
guestbook-mission-MI55-text = Be Heard, and send the answer from the Dish.
guestbook-mission-MI56 = Power to the Dish
guestbook-mission-MI56-text = Run a line from the Gauge House and from the Pump Ruin, down in the delta.
guestbook-action-MI56-1 = Run the line
guestbook-mission-MI57 = Without Blood
guestbook-mission-MI57-text = Send the answer without going through the people on the wall.

## Tracks

guestbook-counter-PENCIL-count =
    { $sign ->
        [none] nothing points to it yet
       *[other] { $count ->
            [one] { $sign ->
                [least] one clue points to it
                [most] at most one clue points to it
               *[is] one clue points to it
            }
           *[other] { $sign ->
                [least] at least { $count } clues point to it
                [most] at most { $count } clues point to it
               *[is] { $count } clues point to it
            }
        }
    }
guestbook-counter-REPORTS-count =
    { $sign ->
        [none] no full report has been written
       *[other] { $count ->
            [one] { $sign ->
                [least] a full report has been written
                [most] at most one full report has been written
               *[is] one full report has been written
            }
           *[other] { $sign ->
                [least] at least { $count } full reports have been written
                [most] at most { $count } full reports have been written
               *[is] { $count } full reports have been written
            }
        }
    }
guestbook-track-heard = Heard
guestbook-track-heard-up =
    you are heard, { $count ->
        [one] one step
       *[other] { $count } steps
    } more
guestbook-track-heard-down =
    you are heard, { $count ->
        [one] one step
       *[other] { $count } steps
    } less
guestbook-track-shut = Shut
guestbook-track-shut-up =
    the doors close by { $count ->
        [one] one step
       *[other] { $count } steps
    }
guestbook-track-shut-down =
    the doors open by { $count ->
        [one] one step
       *[other] { $count } steps
    }
guestbook-track-passing = the Watch lets you pass
guestbook-track-passing-if = the Watch lets you pass
guestbook-track-passing-unless = the Watch does not let you pass
guestbook-track-passing-on = the Watch lets you pass
guestbook-track-passing-off = the Watch no longer lets you pass
guestbook-marker-line = line run
guestbook-marker-line-count =
    { $sign ->
        [none] no line has been run { $place }
       *[other] { $count ->
            [one] a line has been run { $place }
           *[other] { $sign ->
                [least] at least
                [most] at most
               *[is] exactly
            } { $count } lines have been run { $place }
        }
    }
guestbook-marker-line-put = a line is run { $place }

## Landing

guestbook-landing-P18-1 = Crosswind off the river
guestbook-landing-P18-2 = Children on the meadow
guestbook-landing-P18-3 = Clear
