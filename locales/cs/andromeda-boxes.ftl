# Krabice majitelů: co si zapsali o vlastních komponentách.

andromeda-own = { $name }
andromeda-box-gone = Tato partie potřebuje krabici { $box }, která už tu není. Vraťte její složku a spusťte program znovu.
andromeda-box-about-new = Zapíše do nové složky prázdné tabulky pro komponenty z vaší krabice.
andromeda-box-about-check = Zkontroluje tabulky krabice: soubor, řádek a pole toho, co je špatně.
andromeda-box-about-list = Vypíše nabízené krabice: ty v datové složce a ty, kam ukazuje STARBOARD_BOXES.
andromeda-box-made = Tabulky jsou ve složce { $folder }. Vyplňte, co chcete. Na zbytek se zeptáme, nebo jej nahradí naše komponenty.
andromeda-box-there = { $folder } už existuje.
andromeda-box-no-folder = Složka { $folder } neexistuje.
andromeda-box-sound = { $name } je v pořádku.
andromeda-box-none = Žádná krabice se nenašla.
andromeda-box-listed =
    { $sound ->
        [yes] { $box }: { $folder }
       *[no] { $box }: { $folder }, není v pořádku
    }
andromeda-box-count =
    { $table ->
        [officers] Důstojníci: { $count }
        [actions] Karty akcí: { $count }
        [modules] Moduly: { $count }
        [events] Události: { $count }
       *[planets] Planety: { $count }
    }
andromeda-box-table-officers = Důstojníci Hegemona. Každý se volí místo jednoho z našich. Je-li tabulka prázdná, velí naši.
andromeda-box-table-actions = Karty akcí Hegemona z balíčků I, II a III. Je-li tabulka prázdná, otáčejí se naše.
andromeda-box-table-modules = Moduly s typem, cenou a počtem kusů. Je-li tabulka prázdná, Hegemon bere nejlevnější a zeptáme se vás na jeho typ a cenu.
andromeda-box-table-events = Karty událostí. Je-li tabulka prázdná, otáčíte vlastní a říkáte, co dělají.
andromeda-box-table-planets = Dílky planet a kolik velitelů tam stavba potřebuje. Je-li jich málo nebo žádný, losují se naše.

## Kde je tabulka prázdná

andromeda-thing-plain-science = modul vědy
andromeda-thing-plain-industry = modul průmyslu
andromeda-thing-plain-commerce = modul obchodu
andromeda-thing-plain-civilization = modul civilizace
andromeda-ask-told-cheapest = Hegemon bere modul. Ve kterém z těchto sloupců leží na vašem stole nejlevnější?
andromeda-ask-told-card = Otočte vlastní kartu události. Co udělala vám a co Hegemonovi?
andromeda-move-it-gains = Hegemon: { $what }
andromeda-chore-module-plain = Dejte mu nejlevnější modul ze sloupce { $type } a sloupec doplňte
andromeda-ask-told-price = Kolik ten modul stojí, počítáno ve zdrojích?
andromeda-move-module-price = { $price }
andromeda-hegemon-told-cheapest = Podle vás je nejlevnější modul typu { $type } a stojí { $price }.
