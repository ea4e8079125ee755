# Doorstep (P00): names, goals and what is written on its cards.

guestbook-planet-P00 = Doorstep
guestbook-planet-P00-text = An airless moonlet the size of a county, with nothing on it worth the fuel. The cradle has come down in two halves on either side of a low wall that no geology made.

## Sectors

guestbook-sector-P00-1 = Torn Cradle
guestbook-sector-P00-2 = Spilled Stores
guestbook-sector-P00-3 = The Rim
guestbook-sector-P00-4 = Low Wall
guestbook-sector-P00-5 = Boulder Stair
guestbook-sector-P00-6 = Probe’s Shadow
guestbook-sector-P00-7 = The Well
guestbook-sector-P00-8 = Winch Point

## Points of interest

guestbook-poi-1 = Torn Cradle
guestbook-poi-1-text = The hatch has been made to open and then hit with a moon. There is a bar for this. It is outside.
guestbook-action-1-1 = Force the hatch

guestbook-poi-2 = Spilled Stores
guestbook-poi-2-text = Two filters, a kettle, eleven metres of hose, the good tape. They are leaving, and in no hurry.
guestbook-action-2-1 = Catch what floats

guestbook-poi-6 = Scrivener Seven
guestbook-poi-6-text = The probe that wrote the first page of the draft. It stands with its back to the sun, like somebody reading.
guestbook-action-6-1 = Wake the probe

guestbook-poi-7 = The Well
guestbook-poi-7-text = A ring of stone, a windlass, a rope of something that is not rope. The rim is worn lowest on the side away from the wall.
guestbook-action-7-1 = Let the bucket down

guestbook-poi-101 = Cup on a Chain
guestbook-poi-101-text = The chain is as fine as a watch’s and quite taut. The cup at its end holds about a mouthful, whoever’s mouth it was.
guestbook-action-101-1 = Take the weight off it

guestbook-poi-102 = Stores in a Row
guestbook-poi-102-text = Everything hangs along the wall in the order in which it will be wanted. There is a gap, third from the right.
guestbook-action-102-1 = Patch up
guestbook-action-102-2 = Sort and breathe

guestbook-poi-103 = Bearing from the Rim
guestbook-poi-103-text = From up here one sees both halves of the cradle, the wall between them, and how straight it is.
guestbook-action-103-1 = Take a bearing

guestbook-poi-105 = Open Panel
guestbook-poi-105-text = Behind the panel a drum of wire, written half full, very evenly, then blank.
guestbook-action-105-1 = Read the drum

guestbook-poi-106 = The Mended Leg
guestbook-poi-106-text = One leg of the probe was broken once and mended well. The bolt has a thread you would know in the dark.
guestbook-action-106-1 = Look at the bolt

guestbook-poi-107 = Water, Impossibly
guestbook-poi-107-text = The bucket comes up full, and on the water lies a helmetful of air that does not leave. To drink, somebody has to open a visor into it.
guestbook-action-107-1 = Drink first
guestbook-action-107-2 = Sample first

guestbook-poi-108 = Winch Footing
guestbook-poi-108-text = A flat stone at the right height, with four holes in it. Your winch has four feet. Nobody remarks on this.
guestbook-action-108-1 = Set the winch

guestbook-poi-109 = Cable End
guestbook-poi-109-text = Sixty metres of good cable, and then a brush of broken wires, each of them still surprised.
guestbook-action-109-1 = Splice the cable

## The condition

guestbook-condition-C01 = Loose Footing
guestbook-condition-C01-text = Every step is a small flight, and not every flight ends where it was meant to.

## Missions

guestbook-mission-MI01 = Both Halves
guestbook-mission-MI01-text = Bring every crew member to the Low Wall.
guestbook-mission-MI02 = Ask the Probe
guestbook-mission-MI02-text = Wake Scrivener Seven and read its drum.
guestbook-mission-MI03 = Cable Up
guestbook-mission-MI03-text = Set the winch at Winch Point and go home.

## The empty card

guestbook-poi-000 = Nothing More Here
guestbook-poi-000-text = You have looked.
