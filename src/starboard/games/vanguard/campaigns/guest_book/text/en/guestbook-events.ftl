# Events of The Guest Book.

guestbook-card-TE1 = Dust Settles
guestbook-card-TE2 = A Strap Comes Loose
guestbook-card-TE3 = Nothing on the Radio
guestbook-card-TE4 = Cold Fingers
guestbook-card-TE5 = Long Shadow

guestbook-card-E01 = Loose Scree
guestbook-card-E02 = Grit in the Seals
guestbook-card-E03 = Thin Ice
guestbook-card-E04 = Something Underfoot
guestbook-card-E05 = Drip
guestbook-card-E06 = Bad Air
guestbook-card-E07 = A Door, Ajar
guestbook-card-E08 = Rime
guestbook-card-E09 = Small Wings
guestbook-card-E10 = No Horizon
guestbook-card-E11 = Sour Dew
guestbook-card-E12 = Shiver in the Ground
guestbook-card-E13 = Somebody Nests Here
guestbook-card-E14 = Steps under Sand
guestbook-card-E15 = Roots in the Wall
guestbook-card-E16 = Airless Hall
guestbook-card-E17 = Sealed on Purpose
guestbook-card-E18 = Ledge Hunter
guestbook-card-E19 = It Spits
guestbook-card-E20 = Tracks in the Snow
guestbook-card-E21 = A Long Way Down
guestbook-card-E22 = Spray
guestbook-card-E23 = Shimmer
guestbook-card-E24 = Seed Wind
guestbook-card-E25 = Fumarole
guestbook-card-E26 = Warm Floor
guestbook-card-E27 = Static
guestbook-card-E28 = Glass Moss
guestbook-card-E29 = Foam Line
guestbook-card-E30 = Cave Breath
