# Hush (P02): names, goals and what is written on its cards.

guestbook-planet-P02 = Hush
guestbook-planet-P02-text = A cold moss world under air so thick that a dropped spoon is heard in the next valley. Its largest animals answer any cry of distress by coming, all of them, and leaning on whoever cried.

## Sectors

guestbook-sector-P02-1 = Landing Mat
guestbook-sector-P02-2 = Drum Bog
guestbook-sector-P02-3 = Hollow Stump
guestbook-sector-P02-4 = Frozen Reed Bed
guestbook-sector-P02-5 = Nursery Hollow
guestbook-sector-P02-6 = Echo Cliff
guestbook-sector-P02-7 = Low Moss
guestbook-sector-P02-8 = Wind Gap
guestbook-sector-P02-9 = Humming Stones
guestbook-sector-P02-10 = The Dell

## Points of interest

guestbook-poi-140 = Microphone in the Stump
guestbook-poi-140-text = A microphone of ours, wired into the hollow by something with six patient feet. It is still warm. It is waiting for you to be quiet.
guestbook-action-140-1 = Record

guestbook-poi-141 = Reed Bed
guestbook-poi-141-text = The reeds are frozen to the tips, and each is tuned. Walking through them is like walking through somebody’s piano.
guestbook-action-141-1 = Record
guestbook-action-141-2 = Cut reeds

guestbook-poi-142 = Echo Cliff
guestbook-poi-142-text = It gives everything back, a little later and a little kinder than it was said.
guestbook-action-142-1 = Record

guestbook-poi-143 = Calf in the Bog
guestbook-poi-143-text = In to the shoulder, and quite calm. Whenever it breathes out, the mat you are standing on goes up and down.
guestbook-action-143-1 = Pull
guestbook-action-143-2 = Walk past

guestbook-poi-144 = Calf, Following
guestbook-poi-144-text = It has decided. It is the weight of a lorry and walks exactly one step behind you, breathing on your neck.
guestbook-action-144-1 = Let it lead

guestbook-poi-145 = Nursery Hollow
guestbook-poi-145-text = The moss is worn in rings, small ones inside large ones. This is where they stand round something.
guestbook-action-145-1 = Watch and write

guestbook-poi-146 = Low Moss
guestbook-poi-146-text = Knee-deep, dry underneath. A boot goes in without a sound and comes out with one.
guestbook-action-146-1 = Gather moss

guestbook-poi-147 = Wind Slot
guestbook-poi-147-text = Upright stones with a gap between them that ought to hum. Something has wedged in it, and it buzzes instead.
guestbook-action-147-1 = Mend it
guestbook-action-147-2 = Listen at it

guestbook-poi-148 = Fallen Mast
guestbook-poi-148-text = A survey mast, bent over and licked smooth as high as a large animal can lick.
guestbook-action-148-1 = Set it up

guestbook-poi-149 = Mast That Cries
guestbook-poi-149-text = Upright again. In this wind it makes a small, steady, lost sort of sound.
guestbook-action-149-1 = Sound it

guestbook-poi-150 = Child-sized Hollow
guestbook-poi-150-text = A hollow in the moss with the print of many large bodies round it, and in the middle room for one small one.
guestbook-action-150-1 = Lie down in it

guestbook-poi-151 = Drum Skin
guestbook-poi-151-text = The landing mat is a skin of root over water. Stamp, and the next valley knows.
guestbook-action-151-1 = Stamp
guestbook-action-151-2 = Core the peat

## The consolers

guestbook-threat-T02 = Consolers
guestbook-threat-T02-plural = yes
guestbook-threat-T02-text = Nine tons each, grey, felted, kind. They go where the crying is and stay until it stops.
guestbook-field-T02-1 = Heads up
guestbook-field-T02-2 = They come
guestbook-field-T02-3 = They lean
guestbook-action-T02-1 = Hum to them
guestbook-action-T02-2 = Fire over their heads

## Conditions

guestbook-condition-C04 = Thick Air
guestbook-condition-C04-text = Everything carries. People have stopped finishing their sentences.
guestbook-condition-C05 = The Herd Is Up
guestbook-condition-C05-text = They have heard something they do not know, and are coming to make it better.
guestbook-condition-C38 = Ground Fog
guestbook-condition-C38-text = The moss is breathing. One sees one’s boots, and one’s friends’ hats.

## Missions

guestbook-mission-MI07 = Three Quiet Recordings
guestbook-mission-MI07-text = Record at the stump, the reed bed and the cliff, each time in quiet: at most one cry there, and no consoler.
guestbook-mission-MI08 = Nobody’s Fault
guestbook-mission-MI08-text = Leave Hush with no Wound in the team.
guestbook-mission-MI09 = What They Keep
guestbook-mission-MI09-text = Lie down in the hollow in the Dell.

## Markers

guestbook-marker-cry = cry
guestbook-marker-cry-many = cries
guestbook-marker-cry-count =
    { $sign ->
        [none] no cry is heard { $place }
       *[other] { $count ->
            [one] a cry is heard { $place }
           *[other] { $sign ->
                [least] at least
                [most] at most
               *[is] exactly
            } { $count } cries are heard { $place }
        }
    }
guestbook-marker-cry-put =
    { $count ->
        [one] a cry goes up
       *[other] { $count } cries go up
    } { $place }
guestbook-marker-cry-gone =
    { $count ->
        [0] every cry { $place } falls
        [one] one cry { $place } falls
       *[other] { $count } cries { $place } fall
    } silent
guestbook-marker-record = recording made
guestbook-marker-record-count =
    { $sign ->
        [none] no recording has been made { $place }
       *[other] { $count ->
            [one] a recording has been made { $place }
           *[other] { $sign ->
                [least] at least
                [most] at most
               *[is] exactly
            } { $count } recordings have been made { $place }
        }
    }
guestbook-marker-record-put = a recording is made { $place }
guestbook-track-loud = not quiet
guestbook-track-loud-if = it is not quiet
guestbook-track-loud-unless = it is quiet
guestbook-track-loud-on = it is no longer quiet
guestbook-track-loud-off = it is quiet
guestbook-track-calf = calf beside you
guestbook-track-calf-if = the calf is beside you
guestbook-track-calf-unless = the calf is not beside you
guestbook-track-calf-on = the calf stays beside you
guestbook-track-calf-off = the calf leaves you
guestbook-track-engines = engines that were heard
guestbook-track-engines-up =
    your engines are heard, { $count ->
        [one] one step
       *[other] { $count } steps
    } more
guestbook-track-engines-down =
    your engines are heard, { $count ->
        [one] one step
       *[other] { $count } steps
    } less

## Landing

guestbook-landing-P02-1 = The engines are heard
guestbook-landing-P02-2 = Soft spot
guestbook-landing-P02-3 = Sleet
guestbook-landing-P02-4 = Thick air carries
guestbook-landing-P02-5 = Clear
