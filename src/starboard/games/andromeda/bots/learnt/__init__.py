"""What was learnt from matches: a small network that corrects the judge of admiral and overlord.

| file | idea |
|---|---|
| `numbers` | a position as whole numbers: the player, the rival, the clock |
| `network` | the network, in whole numbers, so that every machine plays the same match |
| `learnt_judge` | the judge that adds what the network says to the lead as things look |
| `warlord` | the bot that has it |
| `weights.json` | what was learnt; `docs/training.md` says how |
"""
