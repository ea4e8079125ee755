# Pudełka właścicieli: co zapisali o własnych komponentach.

andromeda-own = { $name }
andromeda-box-gone = Ta partia potrzebuje pudełka { $box }, którego już nie ma. Przywróć jego folder i uruchom program ponownie.
andromeda-box-about-new = Zapisuje w nowym folderze puste tabele na komponenty z twojego pudełka.
andromeda-box-about-check = Sprawdza tabele pudełka: plik, wiersz i pole tego, co jest źle.
andromeda-box-about-list = Wypisuje dostępne pudełka: te z folderu danych i te, na które wskazuje STARBOARD_BOXES.
andromeda-box-made = Tabele są w folderze { $folder }. Wypełnij, co chcesz. O resztę zapytamy albo zastąpią ją nasze komponenty.
andromeda-box-there = { $folder } już istnieje.
andromeda-box-no-folder = Nie ma folderu { $folder }.
andromeda-box-sound = { $name } jest w porządku.
andromeda-box-none = Nie znaleziono żadnego pudełka.
andromeda-box-listed =
    { $sound ->
        [yes] { $box }: { $folder }
       *[no] { $box }: { $folder }, nie jest w porządku
    }
andromeda-box-count =
    { $table ->
        [officers] Oficerowie: { $count }
        [actions] Karty akcji: { $count }
        [modules] Moduły: { $count }
        [events] Wydarzenia: { $count }
       *[planets] Planety: { $count }
    }
andromeda-box-table-officers = Oficerowie Hegemona. Każdego wybiera się zamiast jednego z naszych. Gdy tabela jest pusta, dowodzą nasi.
andromeda-box-table-actions = Karty akcji Hegemona z talii I, II i III. Gdy tabela jest pusta, odkrywa się nasze.
andromeda-box-table-modules = Moduły z typem, ceną i liczbą sztuk. Gdy tabela jest pusta, Hegemon bierze najtańszy, a my pytamy o jego typ i cenę.
andromeda-box-table-events = Karty wydarzeń. Gdy tabela jest pusta, odkrywasz własne i mówisz, co robią.
andromeda-box-table-planets = Kafelki planet i ilu dowódców wymaga tam budowla. Gdy jest ich za mało albo wcale, losuje się nasze.

## Gdzie tabela jest pusta

andromeda-thing-plain-science = moduł nauki
andromeda-thing-plain-industry = moduł przemysłu
andromeda-thing-plain-commerce = moduł handlu
andromeda-thing-plain-civilization = moduł cywilizacji
andromeda-ask-told-cheapest = Hegemon bierze moduł. W której z tych kolumn leży na twoim stole najtańszy?
andromeda-ask-told-card = Odkryj własną kartę wydarzenia. Co zrobiła tobie, a co Hegemonowi?
andromeda-move-it-gains = Hegemon: { $what }
andromeda-chore-module-plain = Daj mu najtańszy moduł z kolumny { $type } i uzupełnij ją
andromeda-ask-told-price = Ile kosztuje ten moduł, licząc w zasobach?
andromeda-move-module-price = { $price }
andromeda-hegemon-told-cheapest = Według was najtańszy moduł jest typu { $type } i kosztuje { $price }.
