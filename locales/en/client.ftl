# What the browser says in the lobby and everywhere.

## Pages

client-tables = Tables
client-watch = Watch
client-records = Records
client-how-to-play = How to play
client-pages = Pages
client-lost = There is nothing at this address.
client-to-lobby = To the lobby
client-language = Language

## You and this screen

client-you = You
client-you-and-screen = You and this screen
client-your-name = Your name
client-keep = Keep
client-close = Close
client-cancel = Cancel
client-yes = yes
client-no = no
client-theme = Colours
client-theme-system = as the system
client-theme-dark = dark
client-theme-light = light
client-make-dark = Change to dark colours
client-make-light = Change to light colours
client-contrast = High contrast
client-sound = Sounds
client-stillness = No animations
client-speed = How fast things are shown
client-speed-calm = calm
client-speed-normal = normal
client-speed-brisk = brisk
client-speed-none = not at all
client-speed-none-note = What matters then stands as a card until you have seen it.
client-keys = Letters as keys
client-keys-note = A letter on the keyboard makes the move that wears it.
client-single = Answer for me when there is only one answer
client-single-note = After a moment, and the log says so. Where waiting could betray something, you are always asked.
client-plain = Plain view
client-plain-note = Everything as text and buttons, for every game; good for screen readers.

## The door

client-door = This server asks for a password
client-door-note = Whoever invited you knows it.
client-password = Password
client-enter = Come in

## Lists of tables

client-my-tables = My tables
client-no-tables = You sit at no table yet. Open one above.
client-watch-heading = Tables that anyone may watch
client-nothing-to-watch = Nobody plays in public at the moment.
client-play = Play
client-open = Open
client-look-back = Look back
client-your-move = Your move
client-waiting-for = Waiting for { $names }
client-going-on = The match goes on
client-paused = Paused
client-filling =
    { $open ->
        [0] Ready to start
        [one] One seat is open
       *[other] { $open } seats are open
    }
client-won = Won by { $names }
client-you-won = You won!
client-nobody-won = Nobody won
client-seat-open = open seat

## A new table

client-new-table = New table
client-new-table-of = New table: { $title }
client-table-name = { $title } tonight
client-name-of-table = Name of the table
client-seats-from-to = { $least } to { $most }
client-presets = Ready-made
client-own-options = my own
client-options = Options
client-more-options = More options
client-entry = { $option }, entry { $number }
client-fewer = { $option }: one fewer
client-more = { $option }: one more
client-who-may-watch = Who may watch
client-watch-anyone = anyone
client-watch-link = by link
client-watch-nobody = nobody
client-undo-how = Taking back
client-undo-information = until something new is seen
client-undo-ask = further, if all agree
client-undo-free = always
client-seats-in-order = Seats, in order of play
client-seat-number = Seat { $number }
client-sit-you = { $name } (you)
client-sit-open = open, by link
client-sit-here = at this screen
client-sit-bot = Bot ({ $bot })
client-bot-random = plays at random
client-bot-seat = Bot { $number }
client-name = Name
client-name-of = Name of who sits in seat { $number }
client-add-seat = Add a seat
client-remove-seat = Remove seat { $number }
client-starts-at-once = Nobody has to be waited for: the match starts at once.
client-links-follow = You get a link and a QR code for each open seat.
client-start-playing = Start playing
client-open-table = Open the table

## Records

client-bring-record = Look at a record
client-bring-record-note = A record is a file with every move of a finished match. Choose one, and step through it as if it had been played here.
client-choose-file = Choose a file
client-reading = Reading…
client-finished = Finished matches
client-no-records = You have finished no match yet.
client-save-record = Save the record

## When something goes wrong

client-no-server = The server cannot be reached. Check the connection; nothing is lost.
client-no-sense = The server gave an answer that makes no sense here ({ $status }).
