# What the browser says in the lobby and everywhere.

## Pages

client-tables = Tables
client-watch = Watch
client-records = Records
client-how-to-play = How to play
client-pages = Pages
client-lost = There is nothing at this address. The lobby is still where it was.
client-to-lobby = Back to the lobby
client-language = Language

## You and this screen

client-you = You
client-you-and-screen = Your settings
client-your-name = Your name
client-keep = Save
client-close = Close
client-cancel = Cancel
client-yes = Yes
client-no = No
client-theme = Colours
client-theme-system = Same as the system
client-theme-dark = Dark
client-theme-light = Light
client-make-dark = Switch to dark colours
client-make-light = Switch to light colours
client-contrast = High contrast
client-sound = Sounds
client-stillness = No animations
client-keys = Keyboard letters
client-keys-note = Press the letter shown on a move to make it.
client-single = Make forced moves for me
client-single-note = After a short pause, with a note in the log. You are always asked where a quick answer would give something away.
client-speed = How fast things are shown
client-speed-calm = Calm
client-speed-normal = Normal
client-speed-brisk = Brisk
client-speed-none = Not at all
client-speed-none-note = What matters then stands as a card until you have seen it.
client-plain = Plain view
client-plain-note = Every game as text and buttons. Works best with screen readers.

## The door

client-door = This server needs a password
client-door-note = Ask whoever invited you.
client-password = Password
client-enter = Come in

## Lists of tables

client-my-tables = My tables
client-watch-heading = Tables anyone can watch
client-nothing-to-watch = Nobody is playing in public right now.
client-play = Play
client-open = Open
client-look-back = Watch again
client-your-move = Your turn
client-waiting-for = Waiting for { $names }
client-going-on = The match is under way
client-paused = Paused
client-filling =
    { $open ->
        [0] Ready to start
        [one] One free seat
       *[other] { $open } free seats
    }
client-won = { $names } won
client-you-won = You won!
client-nobody-won = No winner this time
client-seat-open = Free seat

## A new table

client-new-table = New table
client-new-table-of = New table: { $title }
client-name-of-table = Name of the table
client-seats-from-to = { $least } to { $most }
client-presets = Setup
client-own-options = Your own mix
client-options = Options
client-entry = { $option }, choice { $number }
client-fewer = Remove one: { $option }
client-more = Add one: { $option }
client-who-may-watch = Who can watch
client-watch-anyone = Anyone
client-watch-link = Anyone with the link
client-watch-nobody = Nobody
client-hints-how = Hints
client-hints-alone = When nobody plays against another person
client-hints-on = For everybody, at any time
client-hints-off = None
client-hints-note = A hint costs nothing, and the story tells everybody that somebody asked for one.
client-undo-how = Undo
client-undo-information = Until something new is revealed
client-undo-ask = Further back, if everyone agrees
client-undo-free = At any time
client-seats-in-order = Seats, in turn order
client-time = How soon people answer
client-time-live = At once
client-time-calm = In their own time
client-time-days = Over days
client-time-note-live = Everybody sits down together. If somebody who is waited for has been away for five minutes, the others can call in a bot as a stand-in.
client-time-note-calm = Nobody needs to hurry. After an hour’s absence the others can call in a bot as a stand-in.
client-time-note-days = A move now and then, whenever it suits. When somebody’s time runs out, nobody is thrown out: the others can call in a bot as a stand-in.
client-time-for-move = Time for a move
client-time-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
client-time-of-days = { $days ->
    [one] a day
    [7] a week
   *[other] { $days } days
}
client-until-past = time is up
client-until-minutes = { $minutes ->
    [one] for one more minute
   *[other] for { $minutes } more minutes
}
client-until-today = { $part ->
    [morning] until this morning
    [afternoon] until this afternoon
   *[evening] until this evening
}
client-until-tomorrow = { $part ->
    [morning] until tomorrow morning
    [afternoon] until tomorrow afternoon
   *[evening] until tomorrow evening
}
client-until-weekday = until { $day ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[0] Sunday
} { $part ->
    [morning] morning
    [afternoon] afternoon
   *[evening] evening
}
client-until-date = until { $date }
client-seat-number = Seat { $number }
client-sit-you = { $name } (you)
client-sit-open = Free, invite by link
client-sit-here = Someone at this screen
client-sit-bot = Bot ({ $bot })
client-bot-random = Plays at random
client-bot-seat = Bot { $number }
client-name = Name
client-name-of = Who sits in seat { $number }?
client-add-seat = Add a seat
client-remove-seat = Remove seat { $number }
client-starts-at-once = Everyone is here. The match starts right away.
client-links-follow = You get a link and a QR code for every free seat.
client-start-playing = Start playing
client-open-table = Open the table

## Records

client-bring-record = Open a saved match
client-bring-record-note = A saved match is a file with every move. Walk through a finished one as if it had been played here, or go on with one that is under way.
client-choose-file = Choose a file
client-reading = Loading…
client-finished = Finished matches
client-no-records = No finished matches yet. Your first one will be kept here.
client-save-record = Save as a file
client-take-along = Take the match along

## When something goes wrong

client-no-server = The server can’t be reached. Check your connection; nothing is lost.
client-offline = No connection
client-offline-network = This device has no network at the moment.
client-offline-server = The server does not answer at the moment.
client-offline-note = Your tables are safe on the server. Starboard tries again every few seconds.
client-offline-again = Try again
client-renewed = Starboard has been updated. Nothing is lost when you load it.
client-renewed-load = Load it now
client-told = When a table waits for you
client-told-device = Tell me on this device
client-told-device-note = Also while Starboard is closed. Once a turn, and only while you are away.
client-told-not-allowed = The browser doesn’t allow messages here. You can change that in its settings.
client-told-mail = Tell me by e-mail
client-told-mail-now = E-mail goes to { $address }
client-told-mail-sent = A code is on its way to { $address }.
client-told-send-code = Send a code
client-told-code = The code from the e-mail
client-told-confirm = Confirm
client-told-stop = Stop all messages
client-told-stop-note = Starboard then tells you nothing more, neither by e-mail nor on your devices. Your tables stay as they are.
client-told-stopped = It is done: you get no more messages. In “Your settings” you can ask for them again.
client-no-sense = The server’s answer makes no sense to this page ({ $status }). Try reloading it.
