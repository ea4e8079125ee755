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
vanguard-ask-starmap = Where will the ship go? You have { $energy } energy.
vanguard-ask-facility = Which facility will you use? You have { $command } command.
vanguard-ask-research = Which project will you complete?
vanguard-ask-second-project = Will you assign a scientist to a second project?
vanguard-ask-production = Which project will you start?
vanguard-ask-speed-up = Will you speed up a project?
vanguard-ask-barracks = Barracks, { $section }: what will you do?
vanguard-ask-recruit = { $section }: who will you keep?
vanguard-ask-situation-room = What will you deal with?
vanguard-ask-add-on = Which room will you use?
vanguard-ask-repair = { $lander } is damaged. Will you repair it?
vanguard-ask-lander = Which lander will you take?
vanguard-ask-structural =
    Which structural mods will { $lander } carry? { $slots ->
        [one] There is one slot.
       *[other] There are { $slots } slots.
    }
vanguard-ask-functional =
    Which functional mods will { $lander } carry? { $slots ->
        [one] There is one slot.
       *[other] There are { $slots } slots.
    }
vanguard-ask-team =
    { $missing ->
        [0] Will anyone else join the team? At most { $most } in all.
        [one] Who joins the team? One more, from another section.
       *[other] Who joins the team? { $missing } more, each from another section.
    }
vanguard-ask-bring-dice = Which { $rows } { $colour } dice does { $crew } bring?
vanguard-ask-deck = { $crew }, rank { $rank }: which section deck comes along?
vanguard-ask-cards = { $crew }, rank { $rank }: pack at least ten cards
vanguard-ask-rank-up = Which rank-up card will you keep?
vanguard-ask-load = What will you load, and who carries it?
vanguard-ask-reroll-landing = Will you reroll the landing?
vanguard-ask-landing-sector = Where will you land?
vanguard-ask-half = In which half does { $crew } land?
vanguard-ask-log = { $log }: what will you do?
vanguard-ask-surplus =
    { $surplus ->
        [one] The lander is too full: one discovery has to stay.
       *[other] The lander is too full: { $surplus } discoveries have to stay.
    }
vanguard-ask-promote = Will you promote { $crew } to rank { $rank }?
vanguard-ask-dice = Will you buy or sell dice? A die for every section costs { $price } success tokens.
vanguard-ask-take-die = { $section }: which die will you take?
vanguard-ask-return-die = { $section }: which die will you return?
vanguard-ask-swap = Will you exchange a discovery?
vanguard-ask-found = Which discovery will you give?
vanguard-ask-found-type = From which deck will you draw?
vanguard-ask-nurse = Will someone look after a patient?
vanguard-ask-let-pass = Will a patient wait, so that another moves one slot further?
vanguard-ask-patient = Which patient moves?
vanguard-ask-reroll-critical = { $crew } is about to die. Will you reroll one die?
vanguard-ask-mate = Which crew member will you choose?
vanguard-ask-survey = Which landing card will you scan completely?
vanguard-ask-project = Which project moves forward?

vanguard-pass = Pass { $number } through the ship book begins.
vanguard-act = Act { $number } begins.
vanguard-speaks = { $seat } speaks for all.
vanguard-installed = { $card } is installed.
vanguard-objective-done = Objective achieved: { $card }.
vanguard-objective-given = { $card }: { $now } of { $total } given.
vanguard-objective-advances = { $card } is one step nearer.
vanguard-command =
    Command { $sign ->
        [minus] falls
       *[plus] rises
    } by { $count } to { $now }.
vanguard-energy =
    Energy { $sign ->
        [minus] falls
       *[plus] rises
    } by { $count } to { $now }.
vanguard-success-bag =
    Success tokens: { $sign ->
        [minus] { $count } spent
       *[plus] { $count } gained
    }, { $now } left.
vanguard-morale-rises = Morale rises to { $level }.
vanguard-morale-falls = Morale falls to { $level }.
vanguard-morale-counts = Morale is { $level }, and it shows.
vanguard-penalty = Morale can’t fall any lower. There is a price to pay.
vanguard-left = { $crew } leaves the campaign.
vanguard-assigned = { $crew } is assigned and rests afterwards.
vanguard-situation-revealed = A situation comes up: { $card }.
vanguard-situation-resolved = { $card } is resolved.
vanguard-situation-strikes = { $card } is left unresolved.
vanguard-flew = The ship flies to { $system }.
vanguard-visited = The ship visits { $destination }.
vanguard-course = Course set for { $destination }.
vanguard-scanned = { $planet } is scanned, step { $steps }.
vanguard-relayed = The relay has already reported: this step is free.
vanguard-left-gear = { $card } is left behind for good.
vanguard-activated = The crew uses the { $facility }.
vanguard-project-started = Work begins on { $card }, stage { $stage }.
vanguard-project-moves = { $card } moves on to stage { $stage }.
vanguard-project-done = { $card } is complete.
vanguard-gained = The ship gains { $card }.
vanguard-found = A discovery is found: { $card }.
vanguard-put-under = { $card } goes under its deck.
vanguard-recruited = { $crew } joins { $section }.
vanguard-trained = { $crew } is trained to rank 2.
vanguard-dismissed = { $crew } returns to the recruits.
vanguard-crew-place =
    { $place ->
        [available] { $crew } is available.
        [unavailable] { $crew } is not available this time.
       *[other] { $crew } is resting.
    }
vanguard-add-on = The crew uses { $card }.
vanguard-repaired = { $lander } is ready again.
vanguard-damaged = { $lander } is damaged.
vanguard-lander = The team takes { $lander }.
vanguard-fitted = { $mod } is fitted.
vanguard-sent = { $crew } joins the away team.
vanguard-packed =
    { $cards ->
        [one] { $crew } packs a deck of one card.
       *[other] { $crew } packs a deck of { $cards } cards.
    }
vanguard-rank-up = Rank-up card: { $card }.
vanguard-loaded = { $crew } takes { $card } along.
vanguard-landing =
    { $rolls ->
        [one] Landing on { $planet }: one roll.
       *[other] Landing on { $planet }: { $rolls } rolls.
    }
vanguard-landing-roll = The landing roll is { $result }: { $row }.
vanguard-landing-aborted = The landing is aborted.
vanguard-landed = Touchdown: { $sector }.
vanguard-left-planet = { $planet } is left as it stands; the record is kept.
vanguard-mission-failed = The mission failed.
vanguard-left-behind = { $card } stays behind.
vanguard-rested = { $crew } is rested and available again.
vanguard-promoted = { $crew } is promoted to rank { $rank }.
vanguard-die-gained = { $section } gains a { $die }.
vanguard-die-returned = { $section } returns a { $die }.
vanguard-swapped = { $card } is exchanged.
vanguard-pocketed = { $card } goes into the glass case.
vanguard-row-complete = Row { $row } of the glass case is complete.
vanguard-recovered = { $crew } has recovered.
vanguard-patient-moves = { $crew } is getting better: { $slot }.
vanguard-admitted = { $crew } is brought to the medbay: { $slot }.
vanguard-critical-roll = { $crew } fights for life: grave { $grave }, injury { $hurt }.
vanguard-died-aboard = { $crew } dies.
vanguard-remembered = { $crew } is remembered.
vanguard-saved = The pass is over.
vanguard-flag = This will be remembered.
vanguard-listening = The Listening is nearer: { $now } of { $fields }.
vanguard-carried-over = Nobody remembers it, but the hands do: { $memory }.
vanguard-signer = Signed by { $crew }.
vanguard-log-chosen = Your choice: { $choice }
vanguard-unlocked = The secret envelope is opened.
vanguard-ask-between = The next pass is about to begin. Does anything change at the table?
vanguard-module-on = Deadly Space from now on: { $module }.
vanguard-module-off = No longer in play: { $module }.
vanguard-sat-out = { $seat } leaves for a while. The others take over the sections.
vanguard-sat-in = { $seat } is at the table now and takes over sections.
