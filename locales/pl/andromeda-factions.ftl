# Frakcje Andromeda's Edge do wyboru: styl, przywódca i jego słowa.

andromeda-faction-leader-nightmare-cove-astropirates = Kapitan Vesna Grall
andromeda-faction-style-nightmare-cove-astropirates = Uderza pierwsza myśliwcem i żyje z cudzych ładowni.
andromeda-faction-voice-nightmare-cove-astropirates = „Nic osobistego. No, tytan był trochę osobisty.”

andromeda-faction-leader-helion-syndicate = Dyrektor Amaro Quist
andromeda-faction-style-helion-syndicate = Zamienia kredyty we wszystko, a wszystko w kredyty.
andromeda-faction-voice-helion-syndicate = „Każdy ma swoją cenę; nasza jest wydrukowana.”

andromeda-faction-leader-verdant-covenant = Matka Ilse Thorn
andromeda-faction-style-verdant-covenant = Buduje wcześnie, buduje tanio, a liczenie zostawia planetom.
andromeda-faction-voice-verdant-covenant = „Zasadź to dziś. Komuś przyda się cień.”

andromeda-faction-leader-iron-choir = Kantor Radek Voss
andromeda-faction-style-iron-choir = Dużo statków, szybko krążownik, zawsze naprawiony.
andromeda-faction-voice-iron-choir = „Słyszysz? Tak brzmi nastrojony kadłub.”

andromeda-faction-leader-lumen-scholars = Rektorka Adaeze Nkemi
andromeda-faction-style-lumen-scholars = Wspina się po Nauce, widzi więcej odkryć i zawsze ma na to kartę.
andromeda-faction-voice-lumen-scholars = „Pytanie kosztuje mało. Niezadane kosztuje flotę.”

andromeda-faction-leader-drift-nomads = Przewodniczka Sanna Oke
andromeda-faction-style-drift-nomads = Sięga wszędzie i schodzi z drogi, zanim zaboli.
andromeda-faction-voice-drift-nomads = „Dom jest tam, dokąd lecimy.”

andromeda-faction-leader-bastion-remnant = Strażnik Tomasz Brandt
andromeda-faction-style-bastion-remnant = Pozwala atakować innym i wytrzymuje.
andromeda-faction-voice-bastion-remnant = „Straciliśmy świat za murami. O murach wiemy już wszystko.”

andromeda-faction-leader-ember-legion = Legatka Nerissa Kohl
andromeda-faction-style-ember-legion = Jedna energia, dwie kości, a pierwsze zwycięstwo w rundzie liczy się podwójnie.
andromeda-faction-voice-ember-legion = „Podejdź bliżej. To my jesteśmy ci ciepli.”

andromeda-faction-leader-glasswing-collective = Wielu imieniem Ysolde
andromeda-faction-style-glasswing-collective = Pełna ręka i drugie spojrzenie na każdą kość.
andromeda-faction-voice-glasswing-collective = „Nad twoim następnym ruchem już głosowaliśmy.”

andromeda-faction-leader-tidal-oracles = Wieszczka Marit Aalto
andromeda-faction-style-tidal-oracles = Każdy księżyc to najpierw energia, a potem coś lepszego.
andromeda-faction-voice-tidal-oracles = „Pływ nie ma zdania. Ma rozkład jazdy.”

andromeda-faction-leader-exile-parliament = Mówczyni Ruya Demir
andromeda-faction-style-exile-parliament = Zbiera dowódców z sąsiedztwa i wygrywa tymi, którzy zostali w domu.
andromeda-faction-voice-exile-parliament = „Kraju nie mamy, ale kworum owszem.”

andromeda-faction-leader-rustborn-salvagers = Brygadzista Otto Grabek
andromeda-faction-style-rustborn-salvagers = Przegrana popłaca, a zepsute moduły są tanie.
andromeda-faction-voice-rustborn-salvagers = „Zepsute? To znaczy tylko, że widać, jak działa.”

andromeda-faction-leader-cloud-nebulans = Wędrowiec Czwartej Mgły
andromeda-faction-style-cloud-nebulans = W mgławicach jest u siebie i opróżnia je, zanim ktoś zbuduje statek badawczy.
andromeda-faction-voice-cloud-nebulans = „Wy mówicie na to mgła. My: meble.”

andromeda-faction-leader-black-star-acolytes = Lektor Null
andromeda-faction-style-black-star-acolytes = Stoi wśród innych na każdej bazie, dobiera karty i nikt z nim nie walczy.
andromeda-faction-voice-black-star-acolytes = „Nikt nie widział, jak przybywamy. Po tym nas poznasz.”

andromeda-faction-leader-larvonids = Głos Czerwia Shikk
andromeda-faction-style-larvonids = Dwa statki na jednej planecie i rój przy każdej bitwie.
andromeda-faction-voice-larvonids = „Znajdzie się dla was miejsce. W środku zawsze się znajdzie.”
