"""The moments of each title that tests and the gallery show: one module a title."""
