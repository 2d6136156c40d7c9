"""Where programs think: long-lived worker processes beside the one that serves the tables.

Whatever computes for long goes there as a question: a move of a strong bot, advice, a replay, the solver. Nothing of
that runs in the process of the tables, because compiled code holds Python's lock until it is done.

| module | what is in it |
| --- | --- |
| `thinkers` | the workers, which question goes to which of them, and how long each may think |
| `desk` | one worker, the questions that wait for it, and what happens when it dies or hangs |
| `queue` | whose turn it is |
| `process`, `worker` | a worker process, seen from the server and from inside |
| `bots` | a bot's move: here where that is quick, else at a worker, and the rule player's where it fails |
| `choosing` | the players that a worker keeps |
| `plain` | views and records as plain data |
| `counters` | what is counted |
"""
