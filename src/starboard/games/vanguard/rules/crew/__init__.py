"""IV-X-4, IV-X-13, IV-X-16, IV-X-18: the crew board: dice, exertion, injuries, danger."""
