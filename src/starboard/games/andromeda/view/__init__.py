"""Who may see what: one module a part of the board, and what is printed on the components."""
