# What the browser says while it shows what has happened.

client-watching = Watching
client-skip = Skip
client-key-space = Space
client-beat-of = { $place } of { $of }
client-result = What has happened
client-something-happened = Something has changed on the board.
client-seen = Seen

## While you were away

client-while-away = While you were away
client-turns-since =
    { $count ->
        [one] One turn has been played.
       *[other] { $count } turns have been played.
    }
client-away-for =
    { $count ->
        [one] { $time }, one turn.
       *[other] { $time }, { $count } turns.
    }
client-turns-before =
    { $count ->
        [one] Before that: one more turn.
       *[other] Before that: { $count } more turns.
    }
client-now-your-turn = Now it’s your turn.
client-the-game = The game
client-watch-film = Watch, { $seconds } s
client-to-my-turn = To my turn
client-to-the-table = To the table

## Looking back

client-turn-back = One turn back
client-turn-on = One turn on
client-play-film = Play from here
client-pause-film = Stop the film
