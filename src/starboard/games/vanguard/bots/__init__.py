"""Players of ISS Vanguard that are programs, from gentle to masterly: `cadet`, `ensign`, `crew`, `officer` and
`captain`.

They see what a person in their seat would see: they look at worlds that they cannot tell from the true one. The crew
knows no planet by name. From the missions it works back to what brings them on, so that it can play any campaign. Cadet
and ensign do the same, and make the mistakes of learners; officer and captain try what is in doubt.

| file | idea |
|---|---|
| `worth` | what an effect is worth, at a glance |
| `hopes` | what the missions of a planet make worth having, and so what each of its actions is for |
| `chances` | how likely dice are to meet a requirement |
| `away` | actions on a planet: act here, go where it is worth more, rest, come home |
| `checks` | the dice check: which dice, who supports, what to turn or roll again |
| `aboard` | ship management: objectives, the star map, facilities, the launch |
| `reasons` | why an action, in one sentence, for whoever plays alone beside them |
| `crew` | who is asked for which question |
| `levels` | what learners overlook and forget |
| `searching`, `standing` | explorations that are played on in imagined worlds, and how well they ended |
"""
