vanguard-name = ISS Vanguard
vanguard-about = Land a small team on worlds nobody has seen. One long voyage, played together.

vanguard-option-campaign = Campaign
vanguard-option-campaign-guest-book = The Guest Book
vanguard-option-start = Start
vanguard-option-start-tutorial = With the tutorial
vanguard-option-start-quick = Quick start, if you know the rules
vanguard-option-start-lesson = The tutorial only
vanguard-option-start-operation = An operation: one exploration, no campaign
vanguard-option-deadly = Deadly Space
vanguard-option-deadly-last-chance = A fourth injury can kill
vanguard-option-deadly-hungry = Rest costs more in deadly and hostile sectors
vanguard-option-deadly-critical = Critical patients die more easily
vanguard-option-absent = Seats left empty for players who join later
vanguard-option-team = Away team
vanguard-option-team-by-players = As large as the group of players
vanguard-option-team-free = Two to four, as you like
vanguard-option-carry = What an earlier campaign left behind
vanguard-option-carry-cup-drank = You drank from the well
vanguard-option-carry-cup-sampled = You took a sample first
vanguard-option-carry-marks-kept = The marks on the door were kept
vanguard-option-carry-marks-painted = The marks on the door were painted over
vanguard-option-carry-calf-saved = The calf was saved
vanguard-option-carry-sign-name = You signed with a name
vanguard-option-carry-sign-struck = You struck the page out
vanguard-option-carry-house-thief = You left the house as thieves
vanguard-option-carry-record-open = The record was opened
vanguard-option-carry-record-sealed = The record stayed sealed
vanguard-option-carry-mother-told = She was told
vanguard-option-carry-patch-told = The patch was made known
vanguard-option-carry-quarrel-yes = It came to a quarrel

vanguard-nobody-plays =
    { $seats ->
        [one] There is one seat, and it cannot stay empty: somebody has to play.
       *[other] There are { $seats } seats. They cannot all stay empty: somebody has to play.
    }
vanguard-campaign-refused = The campaign “{ $campaign }” cannot be played before it is sound. { $fault }
vanguard-campaign-missing = The match was played in the campaign “{ $campaign }”, which is not here any more. Put its folder back among your campaigns, and the match goes on.
vanguard-no-operation =
    { $count ->
        [0] { $campaign } has no operation.
        [one] { $campaign } has one operation only.
       *[other] { $campaign } has only { $count } operations.
    }
vanguard-no-tutorial = { $campaign } has no tutorial. Choose the quick start.
vanguard-carry-contradicts = An earlier campaign cannot have left both behind: “{ $one }” and “{ $other }”.

vanguard-preset-campaign = Whole campaign
vanguard-preset-quick = Campaign, quick start
vanguard-preset-lesson = Tutorial
vanguard-preset-operation = Operation
vanguard-preset-deadly = Campaign in Deadly Space

vanguard-help-1 = You command the four sections of one ship. A pass goes through the pages of the ship book: bridge, starmap, facilities, hangar, launch; then comes an exploration; then docking, debriefing, unloading, medbay and memorial.
vanguard-help-2 = On a planet each crew member has a turn of two actions: a special action, travel, prepare, rest or lift-off. For a dice check, roll as many available dice as you like; others in the same sector may support with one die each.
vanguard-help-3 = Missions, discoveries and success tokens come home with you; so do injuries. Whoever is not in the landing sector at lift-off is left behind.
vanguard-help-4 = The campaign is kept as it stands. Leave at any question and come back when you like, even with other people. Where everyone decides together, the speaker answers and hands the role on each pass.
