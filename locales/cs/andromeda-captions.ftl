# Jak Andromeda's Edge popisuje tahy.
andromeda-move-keep-faction = Vést frakci { $faction }
andromeda-move-keep-destiny = Nechat si: { $card }
andromeda-move-launch = Vypustit loď ({ $ship }), cíl: { $region }
andromeda-move-return-to-station = Vrátit se na stanici
andromeda-move-activate = Aktivovat: { $what } – { $does }
andromeda-move-activate-together = Aktivovat: { $what }
andromeda-move-discard-down = Odhodit: { $what }
andromeda-move-go-on = Pokračovat
andromeda-move-build-nothing = Nestavět
andromeda-move-activate-no-more = Dál neaktivovat
andromeda-move-end-turn = Ukončit tah
andromeda-move-choose-discards = Vybrat jiné
andromeda-move-stay-put = Zůstat na místě
andromeda-move-play-card = Zahrát: { $card } – { $does }
andromeda-move-slot-moon = Vložit { $moon } do modulu { $module }
andromeda-move-discard-moon = Odhodit za dvojnásobek: { $moon }
andromeda-move-trade = Vyměnit tři zdroje za jeden: { $resource }
andromeda-move-use-token = Použít: { $token } – { $does }
andromeda-move-use-ability = Použít: { $ability }
andromeda-move-move-moon = Přendat { $moon } do modulu { $module }
andromeda-move-accept = Zaplatit: { $source } ({ $what })
andromeda-move-decline =
    { $what ->
        [module] Nevzít žádný
        [ship] Nestavět žádnou
        [development] Nestavět
        [repair] Nechat na vrakovišti
        [move] Nechat lodě na místě
        [recall] Nikoho neodvolat
        [swap] Dál neměnit
       *[other] Ne, děkuji: { $source }
    }
andromeda-move-choose = Volba: { $what }
andromeda-move-pay = Zaplatit: { $paid }
andromeda-move-pay-otherwise = Zaplatit jinak
andromeda-move-take = Vzít: { $taken }
andromeda-move-swap = { $give } → { $take }
andromeda-move-discard-card = Odhodit: { $card }
andromeda-move-keep-card = Nechat si: { $card }
andromeda-move-keep-token = Nechat si: { $token }
andromeda-move-advance = Postoupit: { $track }
andromeda-move-repair-module = Opravit: { $module }
andromeda-move-repair-ship = Do opravny: { $ship }
andromeda-move-damage-module = Poškodit: { $module }
andromeda-move-damage-ship = Poškodit loď ({ $ship }), místo: { $region }
andromeda-move-build-ship = Postavit: { $ship } ({ $cost })
andromeda-move-acquire = Získat modul { $module }: { $does }
andromeda-move-take-upgrade = Vzít: { $tile }
andromeda-move-claim-moon = Zabrat { $moon }, místo: { $region }
andromeda-move-recruit = Nabrat velitele, místo: { $region }
andromeda-move-send-leader = Poslat velitele, cíl: { $region }
andromeda-move-move-ship = Přesunout loď ({ $ship }) z místa { $start }, cíl: { $region }
andromeda-move-build-development = Vybudovat: { $what }, místo { $region }, velitelé: { $leaders }
andromeda-move-rebuild = Znovu postavit: { $region }
andromeda-move-collapse = Nechat zhroutit: { $region }
andromeda-move-recall = Odvolat loď ({ $ship }) z místa { $region }
