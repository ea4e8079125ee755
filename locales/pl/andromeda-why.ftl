# Dlaczego ruch jest niedozwolony i co nigdy nie może nastąpić.
andromeda-no-such-region = Nie ma takiego regionu na mapie.
andromeda-not-in-bay =
    { $built ->
        [no] Ten statek nie jest jeszcze zbudowany: { $ship }.
       *[yes] Tego statku nie ma teraz w hangarze: { $ship }.
    }
andromeda-quasar-closed = Do kwazara nie wleci żaden statek, więc i tu nie: { $region }.
andromeda-needs-navigation = Tu doleci tylko statek z nawigacją: { $region }.
andromeda-own-ship-there = Masz tu już statek: { $region }.
andromeda-needs-assault =
    Miejsce { $region } zajmują { $sides }. { $fighter ->
        [bay] Twój myśliwiec mógłby tam polecieć.
        [unbuilt] Myśliwiec mógłby, ale jeszcze go nie masz.
        [scrap] Myśliwiec mógłby, ale jest na złomowisku.
       *[away] Myśliwiec mógłby, ale jest w terenie.
    }
andromeda-no-moon-there = Nie ma tam księżyca do zajęcia.
andromeda-moon-out-of-reach = W miejscu { $region } nie masz statku, który zająłby księżyc.
andromeda-no-leader-there = Nie masz tam dowódcy.
andromeda-not-a-base = Dowódcy lecą tylko do baz sojuszu.
andromeda-not-among-others = W miejscu { $region } są inni. Żaden statek nie wejdzie między nich.
andromeda-too-far = To za daleko: { $region }.
andromeda-nothing-to-return = Wszystkie twoje statki są w domu.
andromeda-no-planet = Nie ma tam planety.
andromeda-developed-already = W miejscu { $region } stoi już budowla.
andromeda-no-transport = W miejscu { $region } nie masz transportowca.
andromeda-too-few-leaders = Na stacji potrzeba więcej dowódców: trzeba { $needed }, masz { $leaders }.
andromeda-cannot-pay = Nie stać cię na to.
andromeda-not-on-offer = Tego modułu nie ma w ofercie.
andromeda-all-built = Wszystkie twoje statki tego typu są zbudowane.
andromeda-activated-already = W tej turze zostało to już aktywowane.
andromeda-module-is-damaged = Uszkodzonego modułu nie można aktywować.
andromeda-not-in-hand = Nie masz tej karty na ręce.
andromeda-not-an-operation = Darmową akcją są tylko karty operacji.
andromeda-slot-taken = W tym gnieździe jest już księżyc.
andromeda-below-zero = { $seat } ma mniej niż nic.
andromeda-supply-below-zero = W zapasie jest mniej niż nic.
andromeda-layout-wrong = Układ mapy nie zgadza się z kafelkami.
