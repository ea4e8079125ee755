"""What was learnt from flights: a small network that corrects what abilities are worth, and weights of places.

| file | idea |
|---|---|
| `numbers` | a ship and the flight to come as whole numbers |
| `judgement` | the network, and what else was learnt |
| `learnt_yard` | a yard that judges by it |
| `weights.json` | what was learnt; `docs/training.md` says how |
"""
