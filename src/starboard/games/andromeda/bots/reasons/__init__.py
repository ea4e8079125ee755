"""Why a bot would make a move, in a sentence or two, from what it worked out and its seat may know."""
