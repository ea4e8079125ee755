vanguard-ask-choose = { $crew }, what do you choose?
vanguard-ask-crew = { $crew } decides: who is it?
vanguard-ask-offer = { $crew }, do you want this?
vanguard-ask-sector = { $crew }: which sector?
vanguard-ask-speaker = Who speaks for all in this pass?
vanguard-ask-objective = An objective can be achieved by assigning crew. Do you?
vanguard-ask-power = Which bridge upgrade do you power?
vanguard-ask-situation = { $card }: do you resolve it?
vanguard-ask-assign = Whom do you assign?
vanguard-ask-penalty = Morale cannot fall any lower. What do you give up instead?
vanguard-ask-release = Who leaves the campaign?
vanguard-ask-starmap = Where to? Energy: { $energy }
vanguard-ask-facility = Which facility do you use? Command: { $command }
vanguard-ask-research = Which project do you complete?
vanguard-ask-second-project = Do you assign a scientist for a second project?
vanguard-ask-production = Which project do you start?
vanguard-ask-speed-up = Do you speed up a project?
vanguard-ask-barracks = Barracks, { $section }: what do you do?
vanguard-ask-recruit = { $section }: whom do you keep?
vanguard-ask-situation-room = What do you deal with?
vanguard-ask-add-on = Which room do you use?
vanguard-ask-repair = { $lander } is damaged. Do you repair it?
vanguard-ask-lander = Which lander do you take?
vanguard-ask-structural =
    { $lander }: which structural mods do you fit? { $slots ->
        [one] There is one slot.
       *[other] There are { $slots } slots.
    }
vanguard-ask-functional =
    { $lander }: which functional mods do you fit? { $slots ->
        [one] There is one slot.
       *[other] There are { $slots } slots.
    }
vanguard-ask-team =
    { $missing ->
        [0] Does anybody else go? At most { $most } in all
        [one] Who goes? One more, of another section
       *[other] Who goes? { $missing }, of different sections
    }
vanguard-ask-bring-dice = { $crew }: which { $rows } dice come along? Colour: { $colour }
vanguard-ask-deck = { $crew }, rank { $rank }: which section deck?
vanguard-ask-cards = { $crew }, rank { $rank }: at least ten cards
vanguard-ask-rank-up = Which rank-up card do you keep?
vanguard-ask-load = What do you load, and who carries it?
vanguard-ask-reroll-landing = Do you roll again?
vanguard-ask-landing-sector = Where do you land?
vanguard-ask-half = { $crew }: in which half?
vanguard-ask-log = { $log }: what do you do?
vanguard-ask-surplus =
    { $surplus ->
        [one] The lander is too full: one discovery stays behind.
       *[other] The lander is too full: { $surplus } discoveries stay behind.
    }
vanguard-ask-promote = Do you promote { $crew } to rank { $rank }?
vanguard-ask-dice = Do you buy or sell dice? A die for every section costs { $price }.
vanguard-ask-take-die = { $section }: which die do you take?
vanguard-ask-return-die = { $section }: which die do you return?
vanguard-ask-swap = Do you exchange a found discovery?
vanguard-ask-found = Which discovery do you give?
vanguard-ask-found-type = From which deck?
vanguard-ask-nurse = Do you assign somebody to a patient?
vanguard-ask-let-pass = Does a patient wait, so that another moves a slot more?
vanguard-ask-patient = Which patient moves?
vanguard-ask-reroll-critical = { $crew } would die. Do you roll one die again?
vanguard-ask-mate = Which crew member?
vanguard-ask-survey = Which landing card is uncovered completely?
vanguard-ask-project = Which project moves?

vanguard-pass = Pass { $number } through the ship book.
vanguard-act = Act { $number } begins.
vanguard-speaks = { $seat } speaks for all.
vanguard-installed = Installed: { $card }.
vanguard-objective-done = Achieved: { $card }.
vanguard-objective-given = Given for { $card }: { $now } of { $total }.
vanguard-objective-advances = One step further: { $card }.
vanguard-command =
    Command: { $now } (change { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }).
vanguard-energy =
    Energy: { $now } (change { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }).
vanguard-success-bag =
    Success tokens: { $now } (change { $sign ->
        [minus] −{ $count }
       *[plus] +{ $count }
    }).
vanguard-morale-rises = Morale rises: { $level }.
vanguard-morale-falls = Morale falls: { $level }.
vanguard-morale-counts = Morale counts: { $level }.
vanguard-penalty = Morale cannot fall any lower: there is a penalty.
vanguard-left = { $crew } leaves the campaign.
vanguard-assigned = { $crew } is assigned and rests afterwards.
vanguard-situation-revealed = A situation: { $card }.
vanguard-situation-resolved = Resolved: { $card }.
vanguard-situation-strikes = Not resolved: { $card }.
vanguard-flew = The ship flies to { $system }.
vanguard-visited = Visited: { $destination }.
vanguard-course = Course: { $destination }.
vanguard-scanned = Scanned: { $planet }, step { $steps }.
vanguard-relayed = The relay has reported already: this step costs nothing.
vanguard-left-gear = Left behind: { $card }.
vanguard-activated = In use: { $facility }.
vanguard-project-started = Started: { $card }, stage { $stage }.
vanguard-project-moves = { $card } moves to stage { $stage }.
vanguard-project-done = Completed: { $card }.
vanguard-gained = Gained: { $card }.
vanguard-found = Found discovery: { $card }.
vanguard-put-under = Under its deck: { $card }.
vanguard-recruited = { $crew } joins { $section }.
vanguard-trained = { $crew } now has rank 2.
vanguard-dismissed = { $crew } goes back to the recruits.
vanguard-crew-place =
    { $place ->
        [available] { $crew } is available.
        [unavailable] { $crew } is not available this time.
       *[other] { $crew } rests.
    }
vanguard-add-on = Room in use: { $card }.
vanguard-repaired = { $lander } is ready again.
vanguard-damaged = { $lander } is damaged.
vanguard-lander = Lander: { $lander }.
vanguard-fitted = Fitted: { $mod }.
vanguard-sent = { $crew } joins the away team.
vanguard-packed =
    { $cards ->
        [one] { $crew } packs a deck of one card.
       *[other] { $crew } packs a deck of { $cards } cards.
    }
vanguard-rank-up = Rank-up card: { $card }.
vanguard-loaded = { $crew } takes along: { $card }.
vanguard-landing =
    { $rolls ->
        [one] Landing on { $planet }: one roll.
       *[other] Landing on { $planet }: { $rolls } rolls.
    }
vanguard-landing-roll = Landing roll { $result }: { $row }.
vanguard-landing-aborted = The landing is aborted.
vanguard-landed = Landed: { $sector }.
vanguard-left-planet = The planet is recorded: { $planet }.
vanguard-mission-failed = The mission failed.
vanguard-left-behind = Left behind: { $card }.
vanguard-rested = { $crew } is rested and available.
vanguard-promoted = { $crew } is promoted to rank { $rank }.
vanguard-die-gained = { $section } gains: { $die }.
vanguard-die-returned = { $section } returns: { $die }.
vanguard-swapped = Exchanged: { $card }.
vanguard-pocketed = Into the glass case: { $card }.
vanguard-row-complete = Row { $row } of the glass case is complete.
vanguard-recovered = { $crew } has recovered.
vanguard-patient-moves = { $crew } moves on: { $slot }.
vanguard-admitted = { $crew } is admitted: { $slot }.
vanguard-critical-roll = { $crew } fights: grave { $grave }, injury { $hurt }.
vanguard-died-aboard = { $crew } dies.
vanguard-remembered = { $crew } is remembered.
vanguard-saved = The pass is over.
vanguard-flag = This will be remembered.
vanguard-listening = The Listening is nearer: { $now } of { $fields }.
vanguard-carried-over = Nobody remembers it, but the hands do: { $memory }.
vanguard-signer = Signed by { $crew }.
vanguard-log-chosen = You choose: { $choice }
vanguard-unlocked = The secret envelope is opened.
vanguard-ask-between = The next pass is about to begin. Does anything change at the table?
vanguard-module-on = Deadly Space from now on: { $module }.
vanguard-module-off = No longer in play: { $module }.
vanguard-sat-out = { $seat } leaves for a while. The others take over the sections.
vanguard-sat-in = { $seat } is at the table now and takes over sections.
