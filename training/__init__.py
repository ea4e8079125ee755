"""How the bots that learn are made: matches, a network, and a trial of it. `docs/training.md` is the recipe.

Nothing here is part of the package. Fitting needs PyTorch (`pip install torch`); everything else numpy.
"""
