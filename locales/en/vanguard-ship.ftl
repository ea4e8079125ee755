vanguard-ask-choose = { $crew }, what do you choose?
vanguard-ask-crew = { $crew } decides: who is it?
vanguard-ask-offer = { $crew }, do you want this?
vanguard-ask-sector = { $crew }: which sector?
vanguard-ask-speaker = The crew: who speaks for all in this pass?
vanguard-ask-objective = The crew: will you assign people and achieve an objective?
vanguard-ask-power = The crew, on the bridge: which upgrade do you power?
vanguard-ask-situation = The crew: do you resolve { $card }?
vanguard-ask-assign = The crew: whom do you assign?
vanguard-ask-penalty = Morale cannot fall any lower. The crew: what do you give up instead?
vanguard-ask-release = The crew: who leaves the campaign?
vanguard-ask-starmap = The crew: where will the ship go? You have { $energy } energy.
vanguard-ask-facility = The crew: which facility will you use? You have { $command } command.
vanguard-ask-research = The crew, in the laboratory: which project will you complete?
vanguard-ask-second-project = Science decides: will you assign somebody to a second project?
vanguard-ask-production = The crew, in production: which project will you start?
vanguard-ask-speed-up = The crew, in production: will you speed up a project?
vanguard-ask-barracks = Barracks, { $section }: what will you do?
vanguard-ask-recruit = { $section }: who will you keep?
vanguard-ask-situation-room = The crew, in the situation room: what will you deal with?
vanguard-ask-add-on = The crew: which add-on will you use?
vanguard-ask-repair = { $lander } is damaged. The crew: will you repair it?
vanguard-ask-lander = The crew, in the hangar: which lander will you take?
vanguard-ask-structural =
    The crew: which structural mods will { $lander } carry? { $slots ->
        [one] There is one slot.
       *[other] There are { $slots } slots.
    }
vanguard-ask-functional =
    The crew: which functional mods will { $lander } carry? { $slots ->
        [one] There is one slot.
       *[other] There are { $slots } slots.
    }
vanguard-ask-team =
    { $missing ->
        [0] The crew: will anyone else join the team? At most { $most } in all.
        [one] The crew: who joins the team? One more, from another section.
       *[other] The crew: who joins the team? { $missing } more, each from another section.
    }
vanguard-ask-bring-dice = Which { $rows } { $colour } dice does { $crew } bring?
vanguard-ask-deck = { $crew }, rank { $rank }: which section deck comes along?
vanguard-ask-cards = { $crew }, rank { $rank }: pack at least ten cards
vanguard-ask-rank-up = The crew: which rank-up card will you keep?
vanguard-ask-load = The crew: what will you load, and who carries it?
vanguard-ask-reroll-landing = The crew: will you reroll the landing?
vanguard-ask-landing-sector = The crew: where will you land?
vanguard-ask-half = In which half does { $crew } land?
vanguard-ask-log = The crew, { $log }: what will you do?
vanguard-ask-surplus =
    { $surplus ->
        [one] The crew, the lander is too full: one discovery has to stay.
       *[other] The crew, the lander is too full: { $surplus } discoveries have to stay.
    }
vanguard-ask-promote = Will you promote { $crew } to rank { $rank }?
vanguard-ask-dice = The crew: will you buy or sell dice? A die for every section costs { $price } success tokens.
vanguard-ask-take-die = { $section }: which die will you take?
vanguard-ask-return-die = { $section }: which die will you return?
vanguard-ask-swap = The crew: will you exchange a discovery?
vanguard-ask-found = The crew: which discovery will you give?
vanguard-ask-found-type = The crew: from which deck will you draw?
vanguard-ask-nurse = The crew, in the medbay: will someone look after a patient?
vanguard-ask-let-pass = The crew, in the medbay: will a patient wait, so that another moves one slot further?
vanguard-ask-patient = The crew, in the medbay: which patient moves?
vanguard-ask-reroll-critical = { $crew } is about to die. The crew: will you reroll one die?
vanguard-ask-mate = The crew: whom will you choose?
vanguard-ask-survey = The crew: which landing card will you scan completely?
vanguard-ask-project = The crew, in production: which project moves forward?

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
