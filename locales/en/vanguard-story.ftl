# Pages of the story that lie open over the whole frame.

vanguard-story-page = A page of the story
vanguard-story-aside = To the table
vanguard-story-take-up = A choice waits on its page
vanguard-story-then = The page of this moment
vanguard-story-which = Which will it be? It is for good.
vanguard-story-choose = { $choice } · for good
vanguard-story-decides = the Table decides
vanguard-story-opened = A sealed page, opened
vanguard-story-not-read = not read yet
vanguard-story-unread =
    { $count ->
        [one] One page unread
       *[other] { $count } pages unread
    }
vanguard-story-back = Back to the table
vanguard-story-open-book = Open the book
vanguard-story-go-out = Go out
vanguard-story-where-we-were = Go on where we were
vanguard-story-campaign = A campaign in three acts
vanguard-story-act =
    { $act ->
        [1] The first act
        [2] The second act
        [3] The third act
       *[other] Act { $act }
    }
vanguard-story-desks =
    { $count ->
        [one] One desk: { $names }
       *[other] { $count } desks: { $names }
    }
vanguard-story-blurb-guest-book = You were sent ahead to find your people a home. Forty-one thousand two hundred and eight of them are asleep, sixty-eight years behind you. There is a list of eighteen worlds.
vanguard-story-operation = An operation · one evening
vanguard-story-briefing = Briefing
vanguard-story-stays-behind = Who is not at the lander when it lifts off stays behind.
vanguard-story-ready =
    { $count ->
        [one] One of the crew is ready to go
       *[other] { $count } of the crew are ready to go
    }
vanguard-story-promote = Promoted
vanguard-story-death = Lost
vanguard-story-remember = In memory
vanguard-story-situation = Something aboard
vanguard-story-welcome-back = Welcome back
vanguard-story-previously = Previously
vanguard-story-now = Now: { $where }.
vanguard-story-chronicle = The chronicle

## The ship as a home

vanguard-story-ship-pages = Pages of the ship book
vanguard-story-legend = What the frames of rooms mean
vanguard-story-room-can = may be used now
vanguard-story-room-open = open below
vanguard-story-room-used = used in this pass
vanguard-story-look-free = Looking into a room costs nothing.
vanguard-story-room-bridge = What you are here for: objectives, and what the ship can do.
vanguard-story-room-starmap = Where to fly, and what is known of the planets there.
vanguard-story-room-laboratory = Finds become knowledge here: each research card says what it needs.
vanguard-story-room-production = A project is started on the line and moves on a stage with every pass.
vanguard-story-room-barracks = Who is aboard, who rests, and who may be woken.
vanguard-story-room-situation = What troubles the ship, and what settles it.
vanguard-story-room-hangar = Landers, what is fitted to them, and what can be loaded.
vanguard-story-room-medbay = Who is hurt, and how badly.
vanguard-story-room-memorial = The names, in the order in which they were lost.
vanguard-story-room-addon = A place for what the ship may still become.
vanguard-story-deck =
    Deck of { $section }: { $count ->
        [one] one card
       *[other] { $count } cards
    }

# Before what stands on a card aboard.
vanguard-card-takes = It takes
vanguard-card-or = or
vanguard-card-then = Then:
vanguard-card-otherwise = If nobody does:
vanguard-card-sooner = Sooner with
