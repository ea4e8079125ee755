"""Players of Galaxy Trucker that are programs, from gentle to merciless: `rookie`, `apprentice`, `trucker`, `veteran`
and `legend`.

They see what a person in their seat would see. All of them build with `builder`, each with the skill of its level. In
flight the apprentice has rules of thumb, the trucker reckons, and the veteran plays the rest of the flight in worlds
that it cannot tell from the true one; the legend does so more often, and builds by what it learnt from flights. The
rookie, for learners, is an apprentice that overlooks things as people do.

| file | idea |
|---|---|
| `deck`, `cargo`, `prospects` | the cards that may come, and what each ability of a ship is worth with them |
| `frontier`, `room`, `tally`, `yard`, `builder` | what fits where, what it is worth there, and whether to take it |
| `thumb`; `reckoning`, `fights`, `flier`; `playouts` | three ways to decide in flight |
| `learnt` | what ships were worth in flight, for the legend |
| `skill`, `sand`, `plans`, `seen`, `player` | what they need for it |
"""
