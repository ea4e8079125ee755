# Towarzysz: ludzie grają przy własnym stole i mówią to, co Hegemon musi wiedzieć.

## Pytania

andromeda-ask-laid = Przygotuj stół tak, jak na rysunku. Talia wydarzeń i karty Hegemona zostają w pudełku.
andromeda-ask-told-turn = Co wydarzyło się w twojej turze?
andromeda-ask-told-ready = Czeka cię najeźdźca albo bitwa. Co stało się przedtem?
andromeda-ask-told-more = Czy wydarzyło się coś jeszcze?
andromeda-ask-told-region = Gdzie jest teraz statek?
andromeda-ask-told-module = Który moduł leży na twoim stole?
andromeda-ask-told-diplomacy = Po rozejmach i odwrotach: czy twoje statki są jeszcze w bitwie?
andromeda-ask-told-prepare = Zagraj karty i wyłóż energię. Potem padną kości.
andromeda-ask-told-dice = Lustrzana Lanca anuluje kość stronie, która ma ich najwięcej. Kto ma najwięcej?
andromeda-ask-told-winner = Rzuć swoimi kośćmi i porównaj wyniki. Kto wygrał?
andromeda-ask-told-points = Zwycięstwo poza twoją turą. Ile punktów zwycięstwa ci przyniosło?
andromeda-ask-told-wrecks = Które z twoich statków idą na złomowisko?
andromeda-companion-no-wrecks = Żaden z nich
andromeda-ask-told-event = Co wydarzenie zmieniło u ciebie na mapie?
andromeda-ask-told-final = Policzcie swoje punkty i porównajcie je z rachunkiem Hegemona. Kto wygrał?

## Ruchy

andromeda-move-laid = Stół jest gotowy
andromeda-move-points = Punkty zwycięstwa: { $change }
andromeda-move-points-of = Punkty zwycięstwa, { $seat }: { $change }
andromeda-move-marker-moved = Znacznik wydarzeń przesunął się o krok
andromeda-move-other-module = Leży tu inny moduł: { $module }
andromeda-move-lies-here = { $module }
andromeda-move-relocate = Przesuń bez startu statek ({ $ship }), cel: { $region }
andromeda-move-raider-gone = Usuń najeźdźcę { $raider }, miejsce: { $region }
andromeda-move-ship-hit = Statek Hegemona został uszkodzony
andromeda-move-module-hit = Moduł Hegemona został uszkodzony
andromeda-move-card-gone = Hegemon stracił kartę z ręki
andromeda-move-turn-over = Koniec mojej tury
andromeda-move-fight-on = Walczymy
andromeda-move-sit-out = Już nas w niej nie ma
andromeda-move-fewer-dice = Nasza karta odbiera kość: { $seat }
andromeda-move-peaceful = Ten start nie wywołuje bitwy
andromeda-move-most-dice = Najwięcej kości: { $seat }
andromeda-move-won = Zwycięzca: { $seat }
andromeda-move-nobody-won = Remis: przegrali wszyscy
andromeda-move-told-build = Buduję statek: { $ship }
andromeda-move-told-repair = Przenoszę do doku naprawczego: { $ship }
andromeda-move-told-return = Wracam na stację
andromeda-move-told-roll = Rzuć za przeciwników
andromeda-move-wrecked = { $ship } nr { $copy }

## Co się dzieje

andromeda-told-won = Według was wygrywa { $seat }.
andromeda-told-tied = Według was przegrali wszyscy.
andromeda-told-module = Na stole leży: { $module }.
andromeda-told-card = Hegemon stracił kartę z ręki. Kart zostało w niej: { $left }.
andromeda-told-peaceful = { $seat } unika bitwy: { $region }.
andromeda-told-event = Przy stole teraz { $seat }: { $what }.

## W miejscach mapy

andromeda-companion-menu = Co się tu stało? { $place }
andromeda-companion-region = powiedz, co się tu stało
andromeda-companion-how = Dotknij regionu albo modułu na karcie Moduły. Reszta jest pod przyciskiem Więcej.
andromeda-companion-how-laid = Na stole leży inny moduł? Dotknij go na karcie Moduły. Potasuj własne księżyce i moduły.
andromeda-companion-how-tick = Znak zapytania przy kroku mówi dlaczego.
andromeda-companion-else = Coś innego …
andromeda-companion-nothing = Nic do zgłoszenia
andromeda-companion-launch = Wysyłam tu statek: { $ship }
andromeda-companion-with-moon = Księżyc liczy się jako zajęty
andromeda-companion-claim-moon = Zajmuję tu { $moon }
andromeda-companion-moon-stays = Księżyc zostaje na miejscu
andromeda-companion-build-development = Buduję tu: { $what }
andromeda-companion-recruit = Zabieram stąd dowódcę
andromeda-companion-send-leader = Wysyłam tu dowódcę
andromeda-companion-relocate = Przesuwam stąd statek bez startu: { $ship }
andromeda-companion-recall = Cofam stąd statek do hangaru: { $ship }
andromeda-companion-damage-ship = Mój statek jest uszkodzony: { $ship }
andromeda-companion-collapse = Moja budowla upada
andromeda-companion-rebuild = Odbudowuję swoją budowlę
andromeda-companion-raider-gone = Najeźdźca { $raider } usunięty
andromeda-companion-acquire = Zdobywam ten moduł
andromeda-companion-other-module = Leży tu inny moduł
andromeda-companion-heading-station = Moja stacja
andromeda-companion-heading-points = Punkty
andromeda-companion-heading-hegemon = Hegemon
andromeda-companion-heading-table = Stół

## Lista do odhaczenia

andromeda-companion-list = Do zrobienia przy twoim stole
andromeda-companion-list-note = Dotknij wiersza, gdy to zrobisz.
andromeda-companion-tick = Odhacz: { $step }
andromeda-companion-why = Dlaczego? { $step }
andromeda-companion-rule = Przeczytaj zasadę
