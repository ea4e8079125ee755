# Co se říká a píše, když běží film partie, a na jejím konci.

## Bitva

andromeda-film-battle = Bitva.
andromeda-film-battle-at = Bitva: { $region }
andromeda-film-launched = vypuštěno sem
andromeda-film-joins-from = připojuje se, výchozí místo: { $region }
andromeda-film-foray-from = výpad, výchozí místo: { $region }
andromeda-film-no-diplomacy = diplomacii neznají
andromeda-film-no-card = žádná karta
andromeda-film-odds = šance teď
andromeda-film-let-stand = Nechat ležet
andromeda-film-nothing-more = Nic nepřidávat
andromeda-film-beats = poráží
andromeda-film-die-by-die = Nejvyšší kostky první; při shodě rozhodne další.
andromeda-film-wins = Vítězí
andromeda-film-loses = Prohrává
andromeda-film-ties = Shoda, prohrává
andromeda-film-lost = { $what }: na vrakoviště
andromeda-film-shield = { $what }: bez štítu
andromeda-film-removed = { $what } opouští mapu
andromeda-film-spared = { $what }: v bezpečí
andromeda-film-you-win-at = Vítězíte. Místo: { $region }
andromeda-film-they-win-at = { $name } vítězí. Místo: { $region }
andromeda-film-raiders-win-at = Nájezdníci vítězí. Místo: { $region }
andromeda-film-tie-at = Shoda, všichni prohrávají. Místo: { $region }
andromeda-film-no-battle-at = Bez bitvy. Místo: { $region }
andromeda-film-got-points = Body: { $name }
andromeda-film-got-supremacy = Nadvláda: { $name }
andromeda-film-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
andromeda-film-over = Bitva skončila.
andromeda-film-back = Zpět na Okraj

## Hegemon

andromeda-film-hegemon-level = Hegemon, úroveň { $level }
andromeda-film-section = úsek rampy { $section }
andromeda-film-so-far = Zatím v tomto tahu
andromeda-film-event = Událost
