"""How content writes what cards do: grammar, words and symbols."""
