# What the command `starboard` says.

## Help

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-about = Big space board games at one table, with every rule looked after.
cli-about-play = Start a table on this machine and open it in the browser.
cli-about-serve = Host tables for others; STARBOARD_DATABASE names the file or the postgresql URL.
cli-about-tables = See and tend the tables that this machine’s server keeps.
cli-about-tables-list = List all tables, the latest first.
cli-about-tables-show = Show one table.
cli-about-tables-close = Put a table away: it leaves all lists, and nobody plays on. Nothing is deleted.
cli-about-tables-purge = Delete a table for good, or all that nobody has touched for some days.
cli-about-tables-ban = Ban whoever holds a seat, counted from 1, and take the seat from them; the table’s host can give it to somebody else.
cli-about-tables-bans = List who is banned, or lift a ban.
cli-about-tables-export = Write a match that is under way into a new file, with all its secrets, to go on with it elsewhere.
cli-about-tables-import = Open a table that goes on where an exported match stood, and print the links of its seats.
cli-about-backup = Write everything the server keeps into one new file, while it runs.
cli-about-restore = Put a backup into an empty database.
cli-about-games = List the installed games with their seats, options and bots.
cli-about-simulate = Let bots play many matches of a game, and count the results.
cli-about-merge = Put together the results of parts of a simulation, as if they had been one.
cli-about-duel = Let two bots play each other until it is clear which one is stronger.
cli-about-replay = Play a record again, check every line, and tell what happened.
cli-about-analyse = Look at a finished match again: chances of winning, turning points, luck.
cli-about-odds = Work out exact odds.
cli-about-campaign = Check and tend an ISS Vanguard campaign kept in a folder.
cli-about-companion = Write down what is printed in your own box of Andromeda’s Edge, and check it.
cli-help-help = Show this page and exit.
cli-help-version = Show the version and exit.
cli-help-lang = English, Czech or Polish; by default the language of STARBOARD_LANG or of the system.
cli-help-json = Print JSON, for other programs.
cli-help-seats = How many seats; by default as many as there are bots named, or as few as the game allows.
cli-help-bots = One bot per seat, in order, or one for all; by default all play as the second of the levels, or at random where there are none.
cli-help-preset = A named setup; change or add single settings with --option.
cli-help-option = A setting of the game; can be given several times.
cli-help-games = How many matches to play; 100 by default.
cli-help-from = The number of the first match, from 1: to play a part of a simulation here and the rest elsewhere.
cli-help-last = The number of the last match, instead of --games.
cli-help-save = A new file for the exact results; “starboard merge” puts several together.
cli-help-seed = Where chance begins: the same number gives the same matches; 0 by default.
cli-help-workers = How many processes play at once; by default one per processor, if it is worth it.
cli-help-runner = Who plays: serial (this process), processes, or ray, a cluster (needs the extra “ray”); processes by default.
cli-help-address = Where the Ray cluster is, or “auto”; without it, Ray starts on this machine alone.
cli-help-keep = A folder for the records of matches that fail.
cli-help-duel-seats = How many seats; by default two, or what comes nearest.
cli-help-alone = The first bot sits alone among seats of the second, in each seat once.
cli-help-rounds = How many rounds at most; in a round the same deal is played from every side. 1000 by default.
cli-help-elo = What would count as stronger, in Elo; 40 by default. The duel ends when that is proven or refuted.
cli-help-all-rounds = Play all rounds, even when the answer is known.
cli-help-analyse-seat = Tell the turning points of this seat first; the first seat is 1.
cli-help-analyse-quick = Look only briefly: quicker, and much less sure.
cli-help-to = Stop after this many lines, and show who has to decide what.
cli-help-port = Where to listen; by default 8420, or any free port if that is taken.
cli-help-serve-port = Where to listen; 8420 by default.
cli-help-no-browser = Do not open the browser.
cli-help-data = The folder where matches are kept; by default your own data folder.
cli-help-host = The address to listen at; by default 127.0.0.1, which only this machine can reach.
cli-help-own-boxes = Let everybody who can reach this server fill in boxes of their own components. They are kept in the data folder.
cli-help-state = Only tables in this state: open, playing, paused, over or archived.
cli-help-purge-open = All tables that were never started and have not changed for this many days.
cli-help-purge-finished = All tables that are over or put away and have not changed for this many days.
cli-help-lift = Lift the ban of this number in the list.

## Heads of tables

cli-title = Title
cli-name = Name
cli-seats = Seats
cli-settings = Options
cli-presets = Presets
cli-bots = Bots
cli-notes = Notes
cli-seat = Seat
cli-bot = Bot
cli-wins = Wins
cli-share = Share
cli-mean-score = Mean score
cli-thinking = Time a decision
cli-score = Score
cli-result = Result
cli-won = won
cli-table = Table
cli-state = State
cli-players = Players
cli-moves = Moves
cli-changed = Last change
cli-created = Opened
cli-lines = Lines of the log
cli-number = Number
cli-since = Since

## Results

cli-no-games = No games are installed.
cli-simulating = Playing
cli-simulated =
    { $title }: { $games ->
        [one] one match
       *[other] { $games } matches
    } with { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    } in { $seconds } s.
cli-merged =
    { $title }, matches { $first } to { $last }: { $games ->
        [one] one match
       *[other] { $games } matches
    } with { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }.
cli-duelled =
    { $title }: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $matches ->
        [one] one match
       *[other] { $matches } matches
    } in { $seconds } s.
cli-duel-elo = { $first } against { $second }: { $elo } Elo, between { $low } and { $high } in 95 of 100 cases.
cli-duel-stronger = { $first } is the stronger one. Chance would say so in { $wrong } of 100 cases at most.
cli-duel-not-stronger = { $first } is not { $elo } Elo stronger than { $second }. Chance would say so in { $wrong } of 100 cases at most.
cli-duel-open = Too close to call yet: more rounds would tell.
cli-interrupted =
    Interrupted after { $games ->
        [one] one match
       *[other] { $games } matches
    }.
cli-warning = Note: { $warning }
cli-note = { $setting }, number of seats { $seats }: { $warning }
cli-game-failed = Match { $game } (seed { $seed }): { $reason }
cli-more-failed =
    { $count ->
        [one] One more match
       *[other] { $count } more matches
    } failed.

## The table

cli-serving = Starboard is at { $address } – press Ctrl-C to stop.
cli-already-running = Starboard is already running at { $address }.
cli-stopped = Everything is saved.

## What the owner of a server does

cli-state-open = filling up
cli-state-playing = being played
cli-state-paused = paused
cli-state-over = over
cli-state-archived = put away
cli-line-of-table = { $head }: { $cell }
cli-no-tables = There are no tables.
cli-closed = The table “{ $table }” has been put away.
cli-banned = “{ $name }” is banned and has lost the seat.
cli-pardoned = “{ $name }” is no longer banned.
cli-no-bans = Nobody is banned.
cli-exported = The table “{ $table }” is in { $file }. Keep it safe: whoever has it can see every hand.
cli-imported = { $file } goes on at the table “{ $table }”. Put these paths after the address of your server:
cli-link-of-host = Host: { $path }
cli-link-of-seat = { $name }: { $path }
cli-purged =
    { $count ->
        [0] No table was old enough; nothing was deleted.
        [one] One table was deleted.
       *[other] { $count } tables were deleted.
    }
cli-backed-up =
    { $file } holds { $tables ->
        [one] one table.
       *[other] { $tables } tables.
    } Keep it safe: whoever has it can see every hand.
cli-restored =
    { $tables ->
        [one] One table was
       *[other] { $tables } tables were
    } restored from { $file }.

## The story of a record

cli-story =
    { $title }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }, seed { $seed }, version { $rules } of the rules.
cli-story-move = { $seat }: { $move }
cli-story-answer = { $seat } decides.
cli-story-nothing = { $seat } chooses none.
cli-story-undo = { $seat } takes back the last move.
cli-story-redo = { $seat } makes that move again.
cli-story-deadline = Time’s up.
cli-story-fell-back = The last move is taken back, as it no longer fits the corrected rules.
cli-open-question = Waiting for { $seats }: { $question }
cli-verified =
    The record is sound; { $lines ->
        [one] its one line was
       *[other] all its { $lines } lines were
    } played again.

## A match looked at again

cli-analysing = Looking at it again
cli-analyse-no-seat =
    This match has only { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
cli-analyse-crew = Everybody together
cli-analyse-position = After { $position ->
        [one] one move
       *[other] { $position } moves
    }
cli-analyse-played = Played: { $moves }. Chance { $chance } %.
cli-analyse-better = Better: { $moves }. Chance { $chance } %.
cli-analyse-nothing = nothing
cli-analyse-cost = It cost { $points ->
        [one] one point
       *[other] { $points } points
    }, give or take { $error }.
cli-analyse-start = Start
cli-analyse-moves = Moves
cli-analyse-others = Others’ moves
cli-analyse-luck = Luck
cli-analyse-judged = Judged by { $judge }, in { $worlds ->
        [one] one imagined world
       *[other] { $worlds } imagined worlds
    } a point, played on by { $player }. Another judge would say a little otherwise.

## What is wrong with a record or another file

cli-record-broken =
    { $file }: { $reason } { $whole ->
        [0] No move before it is whole.
        [one] One move before it is whole.
       *[other] { $whole } moves before it are whole.
    }
cli-to-too-far =
    { $file } has { $lines ->
        [one] only one line
       *[other] only { $lines } lines
    }, so it cannot be played to line { $to }.
cli-file-missing = { $file } does not exist.
cli-file-there = { $file } is already there; nothing was overwritten.
cli-file-is-folder = { $file } is a folder, not a file.
cli-file-forbidden = You are not allowed to read { $file }.
cli-file-too-large = { $file } is larger than { $most } MiB, the most this command reads.
cli-not-json = { $file } is not JSON; reading it failed at byte { $byte }.
cli-json-too-deep = { $file } is nested too deeply to be read.

## What is wrong with the command line

cli-no-such-command = There is no command “{ $command }”. There are: { $commands }.
cli-no-such-option = There is no option { $option } here; --help lists them all.
cli-no-such-language = “{ $value }” is not one of our languages. There are: { $languages }.
cli-missing-argument = The argument { $argument } is missing; --help says more.
cli-extra-argument = That is one argument too many: “{ $argument }”.
cli-option-misused = The option { $option } is missing its value, or has one it does not take.
cli-option-malformed = “{ $value }” is not a setting; write NAME=VALUE.
cli-not-a-number = { $option } takes a whole number from { $least } to { $most }, not “{ $value }”.
cli-games-or-to = Give --games or --to, not both.
cli-from-after-to = Match { $first } comes after match { $last }: --from has to be the smaller one.
cli-no-such-runner = There is no runner { $value }; choose one of { $runners }.
cli-address-without-ray = --address says where a Ray cluster is: it goes with --runner ray.
cli-no-ray = Ray is not installed: pip install 'starboard[ray]'.
cli-no-such-state = There is no state “{ $state }”. There are: { $states }.
cli-purge-what = Name one table to delete, or give --open or --finished.
cli-ban-whom = “{ $given }” is not the number of a seat; the first is 1.
cli-usage-error = The command line cannot be understood: { $reason }

## What else can go wrong

cli-system = The system says no: { $reason }.
cli-fault = That was our mistake, please report it: { $reason }.
