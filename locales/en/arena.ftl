# What is said about many matches.

## Simulation

arena-bots-count =
    { $bots ->
        [one] One bot was named
       *[other] { $bots } bots were named
    } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }; name one for each seat, or one for all.
arena-too-long =
    A match of “{ $title }” is not over after { $most ->
        [one] one decision
       *[other] { $most } decisions
    }, and no match may take longer.
arena-game-failed = A match of “{ $title }” failed: { $reason }.
arena-worker-died = The process playing this match stopped.
arena-worker-failed = A worker process failed: { $reason }.
arena-results-none = { $file } does not hold results of a simulation.
arena-results-newer = { $file } was written by a newer version of Starboard.
arena-results-damaged = { $file } is damaged or was changed by hand.
arena-results-foreign = { $file } and { $other } are parts of different simulations.
arena-results-overlap = Match { $game } is in both { $other } and { $file }.
arena-results-gap = Between { $other } and { $file }, matches { $first } to { $last } are missing.
arena-no-worker = No worker process can be started; a script that starts some needs the guard “if __name__ == "__main__"”.
arena-no-cluster = No Ray cluster can be used at { $address }: { $reason }.
arena-foreign-worker = A machine of the cluster has another version of Starboard, so its matches would not be ours; install the same one everywhere.
arena-duel-alone = “{ $title }” has nobody to sit alone against here: its seats win together, or there is only one.

## Learning environment

arena-zoo-options = A question has { $options } moves; raise most_options above { $most }, since the last action is “done”.
arena-zoo-size = An observation has { $bytes } bytes; raise size above { $size }, or give an encode function of your own.
arena-zoo-action = Action { $action } is not allowed for { $seat }; look at the action mask.
