# What the lobby and the dialogue of a new table say.

## A first visit

client-three-games = Three big games, one table.
client-never-played = Never played? In a lesson you make the moves yourself. No account is needed.
client-bots-too = bots play too
client-have-a-code = Somebody sent you a code?
client-code = Code or link of the table
client-join = Join
client-code-note = A link brings you straight to your seat. You may leave and come back; the seat stays yours.
client-puzzle-of-the-day = Puzzle of the day
client-try-it = Try it
client-played-now = Being played now

## Coming back

client-since-left = Since you left:
client-moves-since =
    { $count ->
        [one] one move was made.
       *[other] { $count } moves were made.
    }
client-longest-first = the longest wait first
client-others-think = Others think
client-not-full-yet = Waiting for players
client-start-a-table = Start a table
client-finished-tables = Finished
client-you-won-here = You won

## A new table: how

client-how-play = How do you want to play?
client-way-first = First game
client-way-solo = On your own
client-way-link = With friends
client-way-screen = At one screen
client-way-note-first = short, with help
client-way-note-solo = it starts right away
client-way-note-link = by link, each at home
client-way-note-screen = the screen goes round

## A new table: what

client-which-ships = Which ships do you fly?
client-which-ships-note = one flight each, from left to right; press one to change it
client-flight = flight { $number }
client-flight-of = Flight { $number }: class { $class }
client-one-more-flight = one more flight
client-one-flight-less = one flight less
client-ship-squares =
    { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }
client-class = Class { $class }
client-who-commands = Who commands the Hegemon?
client-who-commands-note = the gentle ones first
client-level-1 = Gentle
client-level-2 = Firm
client-level-3 = Ruthless
client-what-for = What do you set out for?
client-pace = Pace
client-pace-locked = At one screen you build in turns: nobody can build on the same screen at once.
client-pace-over-days = A match over days is built in turns: nobody waits at the sand timer for days.
client-group-building = Building
client-group-kit = Expansions
client-group-galaxy = The galaxy
client-group-powers = Factions and foes
client-group-danger = Danger
client-group-crew = Crew and story
client-group-comfort = Comfort
client-group-more = More options
client-choice-of = { $option }: { $choice }
client-nothing-more = nothing extra

## A new table: who

client-who-sits = Who sits down?
client-in-order = in order of play
client-add-link = By link
client-add-here = Here
client-add-bot = Bot
client-which-bot = Who plays seat { $number }?
client-bot-gentle = gentle
client-bot-easy = easygoing
client-bot-steady = steady
client-bot-strong = strong
client-bot-merciless = merciless
client-bot-masterly = masterly
client-bot-at-once = answers at once
client-bot-thinks = thinks up to { $seconds } s
client-sits-open = for whoever takes the link
client-sits-here = at this screen
client-sits-bot = a bot
client-change-bot = { $name }: another bot for seat { $number }
client-named-for-you = a name will be found
client-plan = { $who }: { $setup }.
