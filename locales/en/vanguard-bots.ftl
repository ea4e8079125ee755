# The bots of ISS Vanguard, as the lobby names them.

vanguard-bot-cadet = Cadet: on a first voyage, and forgets things
vanguard-bot-ensign = Ensign: careful, and overlooks things now and then
vanguard-bot-crew = Crew: plays its sections with care
vanguard-bot-officer = Officer: thinks a few rounds ahead where it is in doubt
vanguard-bot-captain = Captain: plays on in many worlds before deciding

# Why somebody does what they do, for whoever plays alone beside them.
# $action, $mission, $sector, $poi, $card: names. $why: "hurt", "late", else the work is done.

vanguard-because-mission = { $who } tries “{ $action }”: it brings “{ $mission }” on.
vanguard-because-action = { $who } tries “{ $action }”: nothing within reach promises more.
vanguard-because-way-out = { $who } tries “{ $action }”: it is the way out of here.
vanguard-because-way-mission = { $who } heads for { $sector }, for the sake of “{ $mission }”.
vanguard-because-way-poi = { $who } heads for { $sector }: { $poi } is worth the way.
vanguard-because-way = { $who } heads for { $sector }, to see what is to be found there.
vanguard-because-way-home =
    { $who } turns back to { $sector }: { $why ->
        [hurt] somebody is hurt too badly to stay
        [late] it is getting late
       *[done] the work here is done
    }.
vanguard-because-lift-off =
    { $who } wants to lift off: { $why ->
        [hurt] somebody is hurt too badly to stay
        [late] it is getting late
       *[done] the work here is done
    }.
vanguard-because-rest =
    { $who } rests: { $dice ->
        [0] no die is ready any more
        [one] only one die is still ready
       *[other] only { $dice } dice are still ready
    }.
vanguard-because-prepare = { $who } gets ready: nothing nearby is worth a try yet.
vanguard-because-gear = { $who } sets up { $card }, for everybody who acts here later.

# The chances of a decision, for a player who asks for a hint.

vanguard-hint-raises = The chance that all goes well rises from { $now } to { $then } %.
vanguard-hint-sure = All goes well as it is.
vanguard-hint-no-help = Nothing here would help: the chance that all goes well stays { $now } %.
vanguard-hint-saves = You could raise the chance that all goes well from { $now } to { $then } %, with what you will need later.
vanguard-hint-further = In { $further } of { $worlds } tries it led further than “{ $other }”.
vanguard-hint-as-far = “{ $other }” led about as far.
