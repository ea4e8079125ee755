"""Who may see what: one module per part of the board, and what is printed on the components."""
