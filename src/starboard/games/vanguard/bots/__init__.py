"""A player of ISS Vanguard that is a program: `crew`.

It sees what a person in its seat would see: it looks at a world that it cannot tell from the true one. It knows no
planet by name. From the missions it works back to what brings them on, so that it can play any campaign.

| file | idea |
|---|---|
| `worth` | what an effect is worth, at a glance |
| `hopes` | what the missions of a planet make worth having, and so what each of its actions is for |
| `chances` | how likely dice are to meet a requirement |
| `away` | actions on a planet: act here, go where it is worth more, rest, come home |
| `checks` | the dice check: which dice, who supports, what to turn or roll again |
| `aboard` | ship management: objectives, the star map, facilities, the launch |
| `crew` | who is asked for which question |
"""
