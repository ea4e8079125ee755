# Co se říká a píše, zatímco běží film partie.

vanguard-film-take = Vzít a pokračovat
vanguard-film-outcome =
    { $row ->
        [yellow] Žlutá
        [green] Zelená
       *[other] Červená
    }
