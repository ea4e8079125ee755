"""Benchmarks. `make bench` runs them and adds a block to `results.md`.

Machines are noisy, so what counts is the ratio of two things measured in turn in one run: us, and catanatron, a quick
engine for another board game, as the yardstick.
"""
