# Drover (P05): names, goals and what is written on its cards.

guestbook-planet-P05 = Drover
guestbook-planet-P05-text = Across a plain of pale dust walks a house on eleven legs, at the pace of a tired woman with shopping. Behind it, always two days back, comes the storm it was built to stay ahead of.

## Sectors

guestbook-sector-P05-1 = Wadi Mouth
guestbook-sector-P05-2 = Bone Fence
guestbook-sector-P05-3 = Fork Cairn
guestbook-sector-P05-4 = Salt Wells
guestbook-sector-P05-5 = Shearing Floor
guestbook-sector-P05-6 = Glass Dune
guestbook-sector-P05-7 = Second Cairn
guestbook-sector-P05-8 = Dry Dock
guestbook-sector-P05-9 = Windward Steps
guestbook-sector-P05-10 = Turning Place
guestbook-sector-P05-11 = House, Left Bay
guestbook-sector-P05-12 = House, Right Bay

## Points of interest

guestbook-poi-200 = Knee-deep Rut
guestbook-poi-200-text = A road one house wide, worn into the rock by eleven feet, always the same eleven. At the bottom it is almost damp.
guestbook-action-200-1 = Dig for damp
guestbook-action-200-2 = Pace the rut

guestbook-poi-201 = Fence of Ribs
guestbook-poi-201-text = Ribs the height of a man, planted in a line. It would not keep anything out. Perhaps it was to show where out begins.
guestbook-action-201-1 = Take a rib
guestbook-action-201-2 = Ask why it was built

guestbook-poi-202 = Fork Cairn
guestbook-poi-202-text = A heap of stones where the rut divides. It leans a little to the left, as heaps do that are added to from one side.
guestbook-action-202-1 = Add a stone
guestbook-action-202-2 = Read the stones

guestbook-poi-203 = Lids in the Salt
guestbook-poi-203-text = Twelve stone lids, each with a handle on the inside.
guestbook-action-203-1 = Rake salt
guestbook-action-203-2 = Lift the lid

guestbook-poi-204 = Things to Be Shorn
guestbook-poi-204-text = They come when you sit down: low, woolly, many. They know the floor. They form a queue.
guestbook-action-204-1 = Shear what comes

guestbook-poi-205 = Glass Ripples
guestbook-poi-205-text = Lightning and wind have made the dune into a washboard of green glass, warm on one side.
guestbook-action-205-1 = Slide
guestbook-action-205-2 = Break a ripple

guestbook-poi-206 = Chocks and a Bell
guestbook-poi-206-text = A slip for something with eleven legs. The chocks are worn to the shape of feet; over them, on a bracket, a bell.
guestbook-action-206-1 = Chock the legs
guestbook-action-206-2 = Pull the chock
guestbook-action-206-3 = Ring the bell

guestbook-poi-207 = Between Gusts
guestbook-poi-207-text = A stair cut for something that could hold on with more of itself. The wind counts to nine and leans.
guestbook-action-207-1 = Climb between gusts

guestbook-poi-208 = Where It Turns
guestbook-poi-208-text = A circle of packed dust, forty metres across, with a smaller circle inside it where somebody has waited.
guestbook-action-208-1 = Wait in the shade of it
guestbook-action-208-2 = Scratch in the dust

guestbook-poi-209 = A Bunk
guestbook-poi-209-text = Bolted to the wall, too short for you, made up. It sways. Something under it slides from side to side.
guestbook-action-209-1 = Look under the bunk

guestbook-poi-210 = The Foot Well
guestbook-poi-210-text = Through the floor you see the ninth foot come down, flinch, and go on. There is a stone in it.
guestbook-action-210-1 = Work the stone out

guestbook-poi-211 = A Window
guestbook-poi-211-text = An empty frame at the height of somebody sitting. The plain goes by at four kilometres an hour, and has all day.
guestbook-action-211-1 = Look out
guestbook-action-211-2 = Fit the pane

## The Walking House

guestbook-threat-T04 = The Walking House
guestbook-threat-T04-text = It walks the same road for ever, and takes whoever runs. At a fork it goes to the side where the weight is.
guestbook-field-T04-1 = It creaks
guestbook-field-T04-2 = It strides
guestbook-field-T04-3 = It sways
guestbook-field-T04-4 = It strides again
guestbook-action-T04-1 = Trim the load

## The Dust Choir

guestbook-threat-T05 = Dust Choir
guestbook-threat-T05-text = A wall of dust with voices in it. The voices are sand in old holes; knowing that does not help.
guestbook-field-T05-1 = It hums
guestbook-field-T05-2 = It follows
guestbook-field-T05-3 = It sings
guestbook-action-T05-1 = Read its edge

## Conditions

guestbook-condition-C10 = Road Dust
guestbook-condition-C10-text = It gets into the tea, the seals and the minutes.
guestbook-condition-C11 = Choir Weather
guestbook-condition-C11-text = House and storm in one place. Nobody can hear anybody, and everybody is being sung to.

## Missions

guestbook-mission-MI16 = Bring It In
guestbook-mission-MI16-text = The Walking House stands in the Dry Dock with a crew member in each bay.
guestbook-mission-MI17 = Once Around
guestbook-mission-MI17-text = The Walking House comes back to the Wadi Mouth with every crew member aboard or beside it.
guestbook-mission-MI18 = A Stone in Its Foot
guestbook-mission-MI18-text = Work the stone out of the ninth foot.

## On the road

guestbook-tag-bay = a bay
guestbook-tag-bay-place =
    { $form ->
        [bare] a bay
        [to] to a bay
        [from] from a bay
        [toward] toward a bay
       *[in] in a bay
    }
guestbook-state-lean-free = where the weight is
guestbook-state-lean-free-on = the House will turn to where the weight is
guestbook-state-lean-left = left
guestbook-state-lean-left-on = the House will turn left
guestbook-state-lean-right = right
guestbook-state-lean-right-on = the House will turn right
guestbook-state-lean = where the House turns
guestbook-track-skip = strides left out
guestbook-track-skip-count =
    { $sign ->
        [none] no stride is to be left out
       *[other] a stride is to be left out
    }
guestbook-track-skip-up =
    the House will leave out { $count ->
        [one] one stride
       *[other] { $count } strides
    }
guestbook-track-skip-down =
    the House leaves out { $count ->
        [one] one stride
       *[other] { $count } strides
    }
guestbook-track-chock = chocked
guestbook-track-chock-if = the House is chocked
guestbook-track-chock-unless = the House is not chocked
guestbook-track-chock-on = the House is chocked
guestbook-track-chock-off = the House is free to walk again
guestbook-track-edge = Choir read
guestbook-track-edge-count =
    { $sign ->
        [none] you have not read the Choir ahead
       *[other] you have read the Choir ahead
    }
guestbook-track-edge-up = you read the Choir one step ahead
guestbook-track-edge-down = the Choir does what you read
guestbook-track-hush = song not heard
guestbook-track-hush-count =
    { $sign ->
        [none] the next song will be heard
       *[other] the next song is to go unheard
    }
guestbook-track-hush-up = the next song will go unheard
guestbook-track-hush-down = the song goes unheard
guestbook-route-road = the road
guestbook-route-road-along = along the road

## Landing

guestbook-landing-P05-1 = The choir’s skirt
guestbook-landing-P05-2 = Brown-out
guestbook-landing-P05-3 = Long run-out
guestbook-landing-P05-4 = The House has walked on
guestbook-landing-P05-5 = Clear
