"""Recorded matches that must play the same for as long as the rules are the same.

`matches.py` lists them, `record.py` records them again, `test_golden.py` plays them again; what should be among them is
checked by a file for each title.
"""
