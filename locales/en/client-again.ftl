# A match that is over, looked at again.

client-again = Look at the match again
client-again-heading = The match, looked at again
client-again-film = Film
client-again-film-note = Film of the whole match
client-again-share = Copy a link to this page
client-again-close = Back to the table

## While it is made

client-again-note = A strong bot plays the match on from every turn, in many imagined worlds. Tables where people play go first.
client-again-progress = How far it is
client-again-begins = This may take a few minutes.
client-again-left = About { $time } to go.
client-again-waits = { $count ->
    [one] One match is before this one.
   *[other] { $count } matches are before this one.
}
client-again-stopped = Nobody is working on it now. What is done so far stays for a while.
client-again-go-on = Go on with it
client-again-retry = Try again

## The curve

client-again-chance = Chance of winning
client-again-mission = Chance of the mission
client-again-all-of-you = All together
client-again-start = Start
client-again-end = The end
client-again-modest = from what each could know; the band is how sure that is
client-again-look-there = See the table as it was then
client-again-look-at = Turning point { $number }: see the table as it was then
client-again-turning = Turning point { $number }, in turn { $turn }
client-again-curve-of = Chance of winning by turn: { $name }.
client-again-curve-mission = Chance of the mission by round.
client-again-curve-starts = { $chance } at the start.
client-again-curve-peak = { $chance } at best, in turn { $turn }.
client-again-curve-fall = A fall to { $chance } in turn { $turn }.
client-again-curve-ends = { $chance } at the end.
client-again-table = The figures as a table

## Turning points

client-again-no-turns = No single move cost more than chance can explain. Well played.
client-again-nothing = Nothing
client-again-played = Played:
client-again-you-did = You did:
client-again-would = { $judge }: { $deed }
client-again-link = Link

## Luck

client-again-ledger = Luck ledger
client-again-ledger-note = What one’s own moves kept or lost, what luck gave, and what the others did. Together they lead from { $chance } at the start to the result.
client-again-ledger-note-crew = What your moves kept or lost, and what luck gave: together they lead from { $chance } at the start to the result.
client-again-no-ledger = A campaign is many missions: its chances are those of the mission that was under way, and nothing is added up over all of them.
client-again-moves = moves
client-again-luck = luck
client-again-others = others
client-again-rank = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
client-again-luck-of = { $name }’s luck
client-again-your-luck = Where your luck went
client-again-about = about
client-again-rest = { $count ->
    [one] One smaller thing
   *[other] { $count } smaller things
}
client-again-lately = { $count ->
    [one] Your moves, last match
   *[other] Your moves, last { $count } matches
}
client-again-lately-label = What your moves kept or lost, in points: { $list }
client-again-judged = { $worlds ->
    [one] Judged by { $judge } in one imagined world a turn. Another judge would say a little otherwise.
   *[other] Judged by { $judge } in { $worlds } imagined worlds a turn. Another judge would say a little otherwise.
}
