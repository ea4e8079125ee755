"""Players of Galaxy Trucker that are programs: `apprentice`, `trucker` and `veteran`.

They see what a person in their seat would see. All three build with `builder`, each with the skill of its level; in
flight the apprentice has rules of thumb, the trucker reckons, and the veteran plays the rest of the flight in worlds that
it cannot tell from the true one.
"""
