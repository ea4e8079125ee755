"""Drift, the reference title: a small game of salvage that asks every kind of question.

Ships drift over a torus of wrecks. In each round everybody bids a card in secret for the order of play, then flies,
digs with dice and trades cards, and finally all grab floating crates at once before the clock runs out.
It is not meant to be a good game. It is meant to meet everything that the kernel offers.
"""
