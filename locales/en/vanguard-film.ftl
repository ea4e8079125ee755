# What is said and written while the film of a match runs.

vanguard-film-take = Take it and go on
vanguard-film-outcome =
    { $row ->
        [yellow] Yellow
        [green] Green
       *[other] Red
    }
