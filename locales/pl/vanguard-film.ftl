# Co się mówi i pisze, gdy leci film rozgrywki.

vanguard-film-take = Weź i graj dalej
vanguard-film-outcome =
    { $row ->
        [yellow] Żółty
        [green] Zielony
       *[other] Czerwony
    }
