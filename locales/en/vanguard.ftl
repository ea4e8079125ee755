vanguard-name = ISS Vanguard
vanguard-about = Land a small team on worlds nobody has seen. One long voyage, played together.

vanguard-option-campaign = Campaign
vanguard-option-campaign-guest-book = The Guest Book
vanguard-option-start = Start
vanguard-option-start-tutorial = with the tutorial
vanguard-option-start-quick = quick start, for those who know the rules
vanguard-option-start-lesson = the tutorial alone
vanguard-option-start-operation = an operation: one exploration, no campaign
vanguard-option-deadly = Deadly Space
vanguard-option-deadly-last-chance = a fourth injury can kill
vanguard-option-deadly-hungry = resting costs more where it is deadly or hostile
vanguard-option-deadly-critical = critical patients die more easily
vanguard-option-absent = Seats left empty for players who join later
vanguard-option-team = Away team
vanguard-option-team-by-players = as large as the number of players says
vanguard-option-team-free = two to four, as you like
vanguard-option-carry = What an earlier campaign left behind
vanguard-option-carry-cup-drank = you drank from the well
vanguard-option-carry-cup-sampled = you took a sample first
vanguard-option-carry-marks-kept = the marks on the door were kept
vanguard-option-carry-marks-painted = the marks on the door were painted over
vanguard-option-carry-calf-saved = the calf was saved
vanguard-option-carry-sign-name = you signed with a name
vanguard-option-carry-sign-struck = you struck the page out
vanguard-option-carry-house-thief = you left the house as thieves
vanguard-option-carry-record-open = the record was opened
vanguard-option-carry-record-sealed = the record stayed sealed
vanguard-option-carry-mother-told = she was told
vanguard-option-carry-patch-told = the patch was made known
vanguard-option-carry-quarrel-yes = it came to a quarrel

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
vanguard-help-2 = On a planet each crew member takes a turn with two actions: a special action, travel, prepare, rest or lift-off. A dice check is made with as many available dice as you like; those in the same sector may support with one each.
vanguard-help-3 = Missions, discoveries and success tokens come home with you; so do injuries. Whoever is not in the landing sector at lift-off is left behind.
vanguard-help-4 = The campaign is kept as it stands. Leave at any question and come back when you like, also with other people: where all decide together, the speaker answers, and hands that on in every pass.
