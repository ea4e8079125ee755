# Co se říká a píše, když běží film partie, a na jejím konci.

## Bitva

andromeda-film-battle = Bitva.
andromeda-film-battle-at = Bitva: { $region }
andromeda-film-gate-at = Hod u Brány: { $region }
andromeda-film-launched = vypuštěno sem
andromeda-film-joins-from = z místa { $region }
andromeda-film-foray-from = výpad z místa { $region }
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
andromeda-film-rolls = Kostky se kutálejí.
andromeda-film-rolls-again = Některé kostky se házejí znovu.
andromeda-film-over = Bitva skončila.
andromeda-film-back = Zpět na Okraj
andromeda-film-take =
    { $count ->
        [one] Vzít { $count } bod
        [few] Vzít { $count } body
        [many] Vzít { $count } bodu
       *[other] Vzít { $count } bodů
    }

## Hegemon

andromeda-film-hegemon-level = Hegemon, úroveň { $level }
andromeda-film-section = sekce rampy { $section }
andromeda-film-so-far = Zatím v tomto tahu
andromeda-film-event = Událost

## Konec

andromeda-film-end-yours =
    { $count ->
        [0] Vítězství je vaše
        [one] Vítězství je vaše, rozdíl { $count } bod
        [few] Vítězství je vaše, rozdíl { $count } body
        [many] Vítězství je vaše, rozdíl { $count } bodu
       *[other] Vítězství je vaše, rozdíl { $count } bodů
    }
andromeda-film-end-theirs =
    { $count ->
        [0] { $name } vítězí
        [one] { $name } vítězí, rozdíl { $count } bod
        [few] { $name } vítězí, rozdíl { $count } body
        [many] { $name } vítězí, rozdíl { $count } bodu
       *[other] { $name } vítězí, rozdíl { $count } bodů
    }
andromeda-film-end-behind =
    { $count ->
        [0] { $name } vítězí při shodě; jste na { $place }. místě
        [one] { $name } vítězí; jste na { $place }. místě, ztráta { $count } bod
        [few] { $name } vítězí; jste na { $place }. místě, ztráta { $count } body
        [many] { $name } vítězí; jste na { $place }. místě, ztráta { $count } bodu
       *[other] { $name } vítězí; jste na { $place }. místě, ztráta { $count } bodů
    }
andromeda-film-end-shared = Společné vítězství, počet bodů { $points }
andromeda-film-winner = { $name } vítězí, počet bodů { $points }
andromeda-film-curve = Partie tah za tahem
andromeda-film-why = Proč
andromeda-film-turned = Co partii obrátilo
andromeda-film-turn = { $turn }. tah
andromeda-film-awards = Ocenění
andromeda-film-next = Příště
andromeda-film-next-again = znovu
andromeda-film-next-same = stejná úroveň
andromeda-film-next-harder = o úroveň výš
andromeda-film-next-gentler = o úroveň níž
andromeda-film-save = Uložit obrázek

andromeda-film-part-running = Body ze hry
andromeda-film-part-tracks = Stupnice
andromeda-film-part-developments = Stavby
andromeda-film-part-special = Kvasary a vortexy
andromeda-film-part-relics = Relikty
andromeda-film-part-leaders = Velitelé doma
andromeda-film-part-moons = Měsíce
andromeda-film-part-tokens = Žetony
andromeda-film-part-vault = Trezor
andromeda-film-part-destiny = Osud
andromeda-film-part-damaged = Poškozené moduly
andromeda-film-about-running = Každý bod získaný cestou, tah za tahem.
andromeda-film-about-tracks = Každá z pěti stupnic platí podle toho, jak vysoko ukazatel došel.
andromeda-film-about-developments = Stavba má tím vyšší cenu, čím výš je ukazatel její stupnice.
andromeda-film-about-special = Lodě vedle kvasarů a vortexů.
andromeda-film-about-relics = Čím víc reliktů, tím víc bodů za každý z nich.
andromeda-film-about-leaders = Počítá se každý velitel doma.
andromeda-film-about-moons = Lidé své měsíce používají. Hegemon je sbírá.
andromeda-film-about-tokens = Žetony, které Hegemon získal.
andromeda-film-about-vault = Zdroje, které zbyly. Hegemon počítá své karty.
andromeda-film-about-destiny = Karta, která ležela stranou od začátku.
andromeda-film-about-damaged = Dva body dolů za každý poškozený modul.
