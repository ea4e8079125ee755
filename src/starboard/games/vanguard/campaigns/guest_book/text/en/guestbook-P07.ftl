# Braid, the Lower Delta (P07): names, goals and what is written on its cards.

guestbook-planet-P07 = Braid, the Lower Delta
guestbook-planet-P07-text = Air, water, soil, mild winters. Its river comes down to the sea in three arms, of which one is always low, and the arms change, and the drawings of how they have changed look to some people like handwriting.

## Sectors

guestbook-sector-P07-1 = Landing Bar
guestbook-sector-P07-2 = West Levee
guestbook-sector-P07-3 = Middle Bar
guestbook-sector-P07-4 = East Levee
guestbook-sector-P07-5 = Gauge House
guestbook-sector-P07-6 = Reed Maze
guestbook-sector-P07-7 = Oxbow
guestbook-sector-P07-8 = Pump Ruin
guestbook-sector-P07-9 = The Confluence
guestbook-sector-P07-10 = Clay Terrace
guestbook-sector-P07-11 = Upstream Gate

## Points of interest

guestbook-poi-240 = Bank of Layers
guestbook-poi-240-text = A cut bank, striped like a ledger: a flood, a quiet year, a flood. The last stripes are very even.
guestbook-action-240-1 = Cut a profile
guestbook-action-240-2 = Bind the bank

guestbook-poi-241 = Bar in Mid-river
guestbook-poi-241-text = Warm sand, two herons or something that has come to the same conclusion, and water on both sides going different ways.
guestbook-action-241-1 = Cross-section

guestbook-poi-242 = Seed on the Levee
guestbook-poi-242-text = Everything here has gone to seed at once and is in the best of tempers about it.
guestbook-action-242-1 = Collect seed
guestbook-action-242-2 = Sleep on warm sand

guestbook-poi-243 = Sixty-one Staves
guestbook-poi-243-text = A hut full of gauge boards, one a year, hung up in order. The notches on the early ones are deep; on the later ones they are fine.
guestbook-action-243-1 = Read sixty-one staves
guestbook-action-243-2 = Open a gate

guestbook-poi-244 = Inside the Reeds
guestbook-poi-244-text = Twice your height. The way in closes behind you with a noise like a page.
guestbook-action-244-1 = Find the way through
guestbook-action-244-2 = Beat the reeds

guestbook-poi-245 = Cut-off Bend
guestbook-poi-245-text = A loop the river has finished with. It lies there full of sky, and is not on last year’s drawing.
guestbook-action-245-1 = Cross-section

guestbook-poi-246 = Clay Underfoot
guestbook-poi-246-text = Good clay over good gravel. Anatole’s column for this sort of thing has only ever held dashes.
guestbook-action-246-1 = Dig a test pit

guestbook-poi-247 = Pump Ruin
guestbook-poi-247-text = Two pumps, ferry-yard pattern. They were taken out, and put back, and taken out, by people in a hurry.
guestbook-action-247-1 = Cross-section
guestbook-action-247-2 = Repair the pumps
guestbook-action-247-3 = Break them up

guestbook-poi-248 = Where Three Waters Meet
guestbook-poi-248-text = They run side by side for a while, three colours, before they mix. There are good flat stones. One could lay something out.
guestbook-action-248-1 = Lay a stone
guestbook-action-248-2 = Dam one arm

guestbook-poi-249 = Upstream Gate
guestbook-poi-249-text = A sluice of old timber, greased this year. Past it a path goes up beside the water, as wide as one boot.
guestbook-action-249-1 = Follow a boot path
guestbook-action-249-2 = Drop the gate

guestbook-poi-250 = Pump Ruin, After
guestbook-poi-250-text = Quiet, one way or the other. On the housing there is a plate, and on the plate a yard number you could recite.
guestbook-action-250-1 = Read the plate
guestbook-action-250-2 = Cross-section

guestbook-poi-251 = Ground That Was Not Here
guestbook-poi-251-text = Last time this was river. The edge is clean, as if it had been drawn first and then meant.
guestbook-action-251-1 = Walk its edge

## The Bore

guestbook-threat-T07 = The Bore
guestbook-threat-T07-text = A standing wave from the sea, that runs up whichever arm is low. What is easy to cross is where it comes.
guestbook-field-T07-1 = Gulls
guestbook-field-T07-2 = The water draws back
guestbook-field-T07-3 = It runs
guestbook-field-T07-4 = Slack water
guestbook-action-T07-1 = Call the time

## Conditions

guestbook-condition-C14 = Fair Weather
guestbook-condition-C14-text = Suspiciously so.
guestbook-condition-C15 = Snowmelt
guestbook-condition-C15-text = Brown water, whole trees, and now and then a plank that somebody sawed.

## Missions

guestbook-mission-MI22 = Cross-sections
guestbook-mission-MI22-text = Measure two of the three cross-sections: Middle Bar, Oxbow, Pump Ruin.
guestbook-mission-MI23 = A Question in Stones
guestbook-mission-MI23-text = Lay three stones at the Confluence. The pattern is the question.
guestbook-mission-MI24 = Dry Feet
guestbook-mission-MI24-text = Leave without anybody having been carried by the Bore.

## Markers and arms

guestbook-marker-section = cross-section made
guestbook-marker-section-count =
    { $sign ->
        [none] no cross-section has been made { $place }
       *[other] { $count ->
            [one] a cross-section has been made { $place }
           *[other] { $sign ->
                [least] at least
                [most] at most
               *[is] exactly
            } { $count } cross-sections have been made { $place }
        }
    }
guestbook-marker-section-put = a cross-section is made { $place }
guestbook-marker-stone = stone laid
guestbook-marker-stone-count =
    { $sign ->
        [none] no stone has been laid { $place }
       *[other] { $count ->
            [one] a stone has been laid { $place }
           *[other] { $sign ->
                [least] at least
                [most] at most
               *[is] exactly
            } { $count } stones have been laid { $place }
        }
    }
guestbook-marker-stone-put = a stone is laid { $place }
guestbook-state-low-W = West arm low
guestbook-state-low-W-if = the west arm is low
guestbook-state-low-W-unless = the west arm is not low
guestbook-state-low-W-on = the west arm runs low
guestbook-state-low-M = Middle arm low
guestbook-state-low-M-if = the middle arm is low
guestbook-state-low-M-unless = the middle arm is not low
guestbook-state-low-M-on = the middle arm runs low
guestbook-state-low-E = East arm low
guestbook-state-low-E-if = the east arm is low
guestbook-state-low-E-unless = the east arm is not low
guestbook-state-low-E-on = the east arm runs low
guestbook-state-low = the river
guestbook-state-low-other = another arm low
guestbook-state-low-other-on = another arm runs low
guestbook-state-low-random = an arm low, at random
guestbook-state-low-random-on = an arm at random runs low
guestbook-state-low-choice = an arm low, as you choose
guestbook-state-low-choice-on = an arm of your choice runs low
guestbook-state-pattern-blank = no stones
guestbook-state-pattern-blank-if = no stones have been laid
guestbook-state-pattern-blank-unless = stones have been laid
guestbook-state-pattern-row = a row: May we stay?
guestbook-state-pattern-row-on = the stones form a row that asks “May we stay?”
guestbook-state-pattern-ring = a ring: What do you need?
guestbook-state-pattern-ring-on = the stones form a ring that asks “What do you need?”
guestbook-state-pattern-spiral = a spiral: What are you?
guestbook-state-pattern-spiral-on = the stones form a spiral that asks “What are you?”
guestbook-state-pattern = the pattern of stones
guestbook-tag-arm-W = the west arm
guestbook-tag-arm-M = the middle arm
guestbook-tag-arm-E = the east arm
guestbook-tag-arm = the low arm
guestbook-tag-arm-place =
    { $form ->
        [bare] the low arm
        [to] to the low arm
        [from] from the low arm
        [toward] toward the low arm
       *[in] in the low arm
    }
guestbook-track-pumped = pumps running
guestbook-track-pumped-if = the pumps are running
guestbook-track-pumped-unless = the pumps are not running
guestbook-track-pumped-on = the pumps are running
guestbook-track-pumped-off = the pumps stop
guestbook-track-carried = carried by the Bore
guestbook-track-carried-count =
    { $sign ->
        [none] the Bore has carried nobody off
       *[other] the Bore has carried someone off
    }
guestbook-track-carried-up = the Bore carries people off

## Landing

guestbook-landing-P07-1 = Gulls in the intake
guestbook-landing-P07-2 = Soft sand
guestbook-landing-P07-3 = Slack water, or a surge over the bar
guestbook-landing-P07-4 = Clear
