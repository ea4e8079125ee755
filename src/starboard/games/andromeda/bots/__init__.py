"""Players of Andromeda's Edge that are programs, from gentle to strong: `gentle`, `settler`, `admiral`,
`overlord` and `warlord`.

They see what a person in their seat would see: they look at worlds that they cannot tell from the true one. The settler
rates every move at a glance. The gentle one, for learners, is a settler that attacks nobody and slips now and then. The
admiral imagines its turn for every move worth a thought, and compares the positions. The overlord goes on to
its next turn, in several worlds, for the moves that an admiral cannot tell apart. The warlord does the same with a
judge that learnt from matches.

| file | idea |
|---|---|
| `worth`, `station_worth`, `weights` | what things are worth: effects, modules, what counts in a position |
| `launches`, `fights` | what a launch brings, and what a battle |
| `thumb`, `thumb_effects`, `thumb_battle` | a rating for every kind of move |
| `choices` | factions and destinies by plan, and what is decided for the Hegemon |
| `position`, `rehearsal`, `judge` | what a position is worth, and turns that are only imagined |
| `learnt` | a network that corrects the judge |
| `player` | what the levels have in common |
"""
