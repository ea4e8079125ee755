# Towarzysz: ludzie grają przy własnym stole i mówią to, co Hegemon musi wiedzieć.

## Pytania

andromeda-ask-laid = Przygotuj stół tak, jak na rysunku: planety, bazy, księżyce, najeźdźcy i Hegemon. Talia wydarzeń i karty Hegemona zostają w pudełku.
andromeda-ask-told-turn = Co wydarzyło się w twojej turze?
andromeda-ask-told-ready = Czeka cię najeźdźca albo bitwa. Co stało się przedtem?
andromeda-ask-told-more = Co jeszcze się wydarzyło?
andromeda-ask-told-region = Gdzie jest teraz statek?
andromeda-ask-told-module = Który moduł leży na twoim stole?
andromeda-ask-told-diplomacy = Po rozejmach i odwrotach: czy twoje statki są jeszcze w bitwie?
andromeda-ask-told-prepare = Zagrajcie karty i wyłóżcie energię. Potem rzuca się kośćmi.
andromeda-ask-told-dice = Lustrzana Lanca anuluje kość stronie, która ma ich najwięcej. Kto ma najwięcej?
andromeda-ask-told-winner = Rzućcie swoimi kośćmi i porównajcie. Kto wygrał?
andromeda-ask-told-points = Zwyciężyliście poza swoją turą. Ile punktów zwycięstwa to przyniosło?
andromeda-ask-told-wrecks = Które z twoich statków idą na złomowisko?
andromeda-ask-told-event = Co wydarzenie zrobiło z wami na mapie?
andromeda-ask-told-final = Policzcie swoje punkty i porównajcie je z rachunkiem Hegemona. Kto wygrał?

## Ruchy

andromeda-move-laid = Stół jest gotowy
andromeda-move-points = Punkty zwycięstwa: { $change }
andromeda-move-points-of = Punkty zwycięstwa, { $seat }: { $change }
andromeda-move-marker-moved = Znacznik wydarzeń przesunął się o krok
andromeda-move-other-module = Leży tu inny moduł: { $module }
andromeda-move-lies-here = { $module }
andromeda-move-relocate = Przesuń bez startu statek ({ $ship }), cel: { $region }
andromeda-move-raider-gone = Usuń: { $raider }, miejsce { $region }
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
andromeda-move-wrecked = { $ship } nr { $copy }

## Co się dzieje

andromeda-told-won = Waszym zdaniem wygrywa { $seat }.
andromeda-told-tied = Waszym zdaniem przegrali wszyscy.
andromeda-told-module = Na stole leży: { $module }.
andromeda-told-card = Hegemon stracił kartę z ręki. Kart zostało w niej: { $left }.
andromeda-told-peaceful = { $seat } unika bitwy: { $region }.
andromeda-told-event = Przy stole teraz { $seat }: { $what }.
