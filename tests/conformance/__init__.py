"""One suite for every title. A title that is registered is played at random and checked, without writing anything.

`walk.py` plays a title by a list of numbers, which hypothesis shrinks when a check fails. `checks_*.py` hold the
checks, `test_titles.py` runs each of them on each registered title, and `test_teeth.py` shows on deliberately broken
titles that each check catches its fault.
"""
