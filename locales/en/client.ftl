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
client-undo-how = Undo
client-undo-information = Until something new is revealed
client-undo-ask = Further back, if everyone agrees
client-undo-free = At any time
client-seats-in-order = Seats, in turn order
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
client-bring-record-note = A record is a file with every move of a finished match. Open one and walk through it as if it had been played here.
client-choose-file = Choose a file
client-reading = Loading…
client-finished = Finished matches
client-no-records = No finished matches yet. Your first one will be kept here.
client-save-record = Save as a file

## When something goes wrong

client-no-server = The server can’t be reached. Check your connection; nothing is lost.
client-no-sense = The server’s answer makes no sense to this page ({ $status }). Try reloading it.
