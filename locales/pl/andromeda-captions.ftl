# Jak Andromeda's Edge opisuje ruchy.
andromeda-move-keep-faction = Poprowadź frakcję: { $faction }
andromeda-move-keep-destiny = Zatrzymaj: { $card }
andromeda-move-launch = Wyślij statek ({ $ship }), cel: { $region }
andromeda-move-return-to-station = Wróć na stację
andromeda-move-activate = Aktywuj: { $what } – { $does }
andromeda-move-activate-together = Aktywuj: { $what }
andromeda-move-discard-down = Odrzuć: { $what }
andromeda-move-go-on = Dalej
andromeda-move-build-nothing = Nie buduj
andromeda-move-activate-no-more = Nie aktywuj więcej
andromeda-move-end-turn = Zakończ turę
andromeda-move-choose-discards = Wybierz inne
andromeda-move-stay-put = Zostań na miejscu
andromeda-move-play-card = Zagraj: { $card } – { $does }
andromeda-move-slot-moon = Włóż { $moon } do modułu { $module }
andromeda-move-discard-moon = Odrzuć za podwójną wartość: { $moon }
andromeda-move-trade = Wymień trzy zasoby na jeden: { $resource }
andromeda-move-use-token = Użyj: { $token } – { $does }
andromeda-move-use-ability = Użyj: { $ability }
andromeda-move-move-moon = Przełóż { $moon } do modułu { $module }
andromeda-move-accept = Zapłać: { $source } ({ $what })
andromeda-move-decline =
    { $what ->
        [module] Nie bierz żadnego
        [ship] Nie buduj żadnego
        [development] Nie buduj
        [repair] Zostaw na złomowisku
        [move] Zostaw statki na miejscu
        [recall] Nikogo nie odwołuj
        [swap] Nie wymieniaj więcej
       *[other] Nie, dziękuję: { $source }
    }
andromeda-move-choose = Wybór: { $what }
andromeda-move-pay = Zapłać: { $paid }
andromeda-move-pay-otherwise = Zapłać inaczej
andromeda-move-take = Weź: { $taken }
andromeda-move-swap = { $give } → { $take }
andromeda-move-discard-card = Odrzuć: { $card }
andromeda-move-keep-card = Zatrzymaj: { $card }
andromeda-move-keep-token = Zatrzymaj: { $token }
andromeda-move-advance = Awansuj: { $track }
andromeda-move-repair-module = Napraw: { $module }
andromeda-move-repair-ship = Do doku naprawczego: { $ship }
andromeda-move-damage-module = Uszkodź: { $module }
andromeda-move-damage-ship = Uszkodź statek ({ $ship }), miejsce: { $region }
andromeda-move-build-ship = Zbuduj: { $ship } ({ $cost })
andromeda-move-acquire = Zdobądź moduł { $module }: { $does }
andromeda-move-take-upgrade = Weź: { $tile }
andromeda-move-claim-moon = Zajmij { $moon }, miejsce: { $region }
andromeda-move-recruit = Zwerbuj dowódcę, miejsce: { $region }
andromeda-move-send-leader = Wyślij dowódcę, cel: { $region }
andromeda-move-move-ship = Przesuń statek ({ $ship }) z miejsca { $start }, cel: { $region }
andromeda-move-build-development = Wznieś: { $what }, miejsce { $region }, dowódcy: { $leaders }
andromeda-move-rebuild = Odbuduj: { $region }
andromeda-move-collapse = Pozwól upaść: { $region }
andromeda-move-recall = Odwołaj statek ({ $ship }), miejsce: { $region }
