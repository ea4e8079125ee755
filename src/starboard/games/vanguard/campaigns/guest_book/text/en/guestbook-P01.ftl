# Ambler (P01): names, goals and what is written on its cards.

guestbook-planet-P01 = Ambler
guestbook-planet-P01-text = A desert that turns so slowly that a person can outwalk the sun, if she does not stop to look at anything. Everything that lives here walks.

## Sectors

guestbook-sector-P01-1 = Runner Field
guestbook-sector-P01-2 = Salt Pan
guestbook-sector-P01-3 = Walking Stones
guestbook-sector-P01-4 = Split Rib
guestbook-sector-P01-5 = Shade Gully
guestbook-sector-P01-6 = Glass Flat
guestbook-sector-P01-7 = Long Ledge
guestbook-sector-P01-8 = Ash Spill
guestbook-sector-P01-9 = Parasol Rock
guestbook-sector-P01-10 = The Cistern

## Points of interest

guestbook-poi-120 = Station One, Salt
guestbook-poi-120-text = A tripod, a plate, a tin with a lid. Before noon the lid is wet inside; after noon there is nothing left of the wet but a ring.
guestbook-action-120-1 = Dew reading
guestbook-action-120-2 = Burnt plate

guestbook-poi-121 = Station Two, Rib
guestbook-poi-121-text = The mast lies where it fell, along the crack, with its wind-cup turning a little from habit.
guestbook-action-121-1 = Raise the mast

guestbook-poi-122 = Station Three, Glass
guestbook-poi-122-text = Noon has been over the recorder often enough to glaze it in. The needle is still in there, and still pointing.
guestbook-action-122-1 = Chip the record out
guestbook-action-122-2 = Read it hot

guestbook-poi-123 = Station Four, Ash
guestbook-poi-123-text = According to the draft there is a box here. According to the ash there is ash here.
guestbook-action-123-1 = Find the box

guestbook-poi-124 = Runners
guestbook-poi-124-text = Grass that has let go of the ground at one end and takes hold of it at the other, a hand’s breadth at a time, westward.
guestbook-action-124-1 = Follow one runner to its root
guestbook-action-124-2 = Ride a runner

guestbook-poi-125 = Stones with Hairs
guestbook-poi-125-text = They walk when you do not watch, and when you watch they look like stones that have just decided against it.
guestbook-action-125-1 = Turn one over
guestbook-action-125-2 = Walk with them

guestbook-poi-126 = Shade Herd, Asleep Standing
guestbook-poi-126-text = Forty of them, flank to flank, each asleep in the shadow of the next. The last one is awake. It is the last one’s job.
guestbook-action-126-1 = Sit very still

guestbook-poi-127 = Baked Clay
guestbook-poi-127-text = Noon has fired the mud of the ledge like a pot. In it, heel and toe, somebody has walked. The sole has a pattern.
guestbook-action-127-1 = Cast the print
guestbook-action-127-2 = Measure it against a boot

guestbook-poi-128 = Parasol
guestbook-poi-128-text = A slab of rock on a stalk of rock. In its shadow the ground is cool, swept, and taken; they make room.
guestbook-action-128-1 = Real shade

guestbook-poi-129 = Water Level
guestbook-poi-129-text = Steps go down to water that is exactly where the last step wants it. Behind you a channel runs in, silted to the lip.
guestbook-action-129-1 = Fill everything
guestbook-action-129-2 = Clean the channel

guestbook-poi-130 = Shadow Clock
guestbook-poi-130-text = The channel feeds a basin, and round the basin stand pegs, each at the end of a shadow of some other hour.
guestbook-action-130-1 = Read the pegs

guestbook-poi-131 = Burst Pods
guestbook-poi-131-text = Noon has opened them all at once. For as long as the wind forgets about it, the ground is covered in seed.
guestbook-action-131-1 = Gather before the wind

## The Noon

guestbook-threat-T01 = The Noon
guestbook-threat-T01-text = A disc of white ground, a sector wide, that walks round the world at the pace of a loaded mule. It means nothing by it.
guestbook-field-T01-1 = Shadows shorten
guestbook-field-T01-2 = The air rings
guestbook-field-T01-3 = It walks on
guestbook-action-T01-1 = Stand in it

## Conditions

guestbook-condition-C02 = Long Morning
guestbook-condition-C02-text = Cool enough to work in, and it will be for hours, and everybody keeps looking east.
guestbook-condition-C03 = White Noon
guestbook-condition-C03-text = There is hardly any morning left. What shade there is has somebody in it.

## Missions

guestbook-mission-MI04 = Four Stations
guestbook-mission-MI04-text = Read three of the four stations of the draft.
guestbook-mission-MI05 = Ahead of It
guestbook-mission-MI05-text = At the end of a round, have every crew member in the sector just ahead of the Noon.
guestbook-mission-MI06 = One Thing Mended
guestbook-mission-MI06-text = Clean the channel at the Cistern.

## Markers

guestbook-marker-noon = noon marker
guestbook-marker-noon-count =
    { $sign ->
        [none] noon has left no mark { $place }
       *[other] { $count ->
            [one] noon has left its mark { $place }
           *[other] { $sign ->
                [least] at least
                [most] at most
               *[is] exactly
            } { $count } marks of noon lie { $place }
        }
    }
guestbook-marker-noon-put = noon leaves its mark { $place }
guestbook-marker-station = station read
guestbook-marker-station-count =
    { $sign ->
        [none] no station has been read { $place }
       *[other] { $count ->
            [one] a station has been read { $place }
           *[other] { $sign ->
                [least] at least
                [most] at most
               *[is] exactly
            } { $count } stations have been read { $place }
        }
    }
guestbook-marker-station-put = the station { $place } is read
guestbook-route-ring = the ring
guestbook-route-ring-along = along the ring

## Landing

guestbook-landing-P01-1 = Thermal
guestbook-landing-P01-2 = False horizon
guestbook-landing-P01-3 = Dust in the intake
guestbook-landing-P01-4 = Long glide
guestbook-landing-P01-5 = Clear
