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

## The end of a match

client-how-it-went = How it went
client-how-it-went-note = The turns in which most happened. Press one to watch it.
client-turn-number = Turn { $number }
client-turns-in-all =
    { $count ->
        [one] One turn
       *[other] { $count } turns
    }
client-awards = Awards
client-award-stage = Centre stage
client-award-stage-why =
    { $count ->
        [one] one scene worth watching.
       *[other] { $count } scenes worth watching.
    }
client-award-breath = In one breath
client-award-breath-why =
    { $count ->
        [one] one thing in a single turn.
       *[other] { $count } things in a single turn.
    }
client-award-thoughts = Second thoughts
client-award-thoughts-why =
    { $count ->
        [one] one move taken back.
       *[other] { $count } moves taken back.
    }
client-picture-of-match = The match as a picture
client-save-picture = Save as a picture
client-as-drawing = As a drawing
client-save-drawing = Save as a drawing (SVG)
client-watch-whole = Watch as a film
