"""The ship: one model for every class. `board` is where it is built, `state` what is kept of it, the rest answers
questions about it. Every answer is a function of board and ship alone."""
