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
arena-no-worker = No worker process can be started; a script that starts some needs the guard “if __name__ == "__main__"”.
arena-duel-alone = “{ $title }” has nobody to sit alone against here: its seats win together, or there is only one.

## Learning environment

arena-zoo-options = A question has { $options } moves; raise most_options above { $most }, since the last action is “done”.
arena-zoo-size = An observation has { $bytes } bytes; raise size above { $size }, or give an encode function of your own.
arena-zoo-action = Action { $action } is not allowed for { $seat }; look at the action mask.
