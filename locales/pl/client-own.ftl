# Formularz, w którym zapisuje się własne komponenty.

client-own = Twoje pudełko
client-own-note = Zapisz własnych oficerów, karty, moduły i planety.
client-own-none = Nie masz tu jeszcze żadnego pudełka. Nazwij je i wypełnij, ile chcesz.
client-own-new = Nazwa nowego pudełka
client-own-new-example = Nasza półka
client-own-begin = Załóż pudełko
client-own-bring = Wczytaj spakowane pudełko
client-own-bring-note = Albo weź to, które zostało zapisane do pliku, tutaj lub na innym komputerze.
client-own-fill-in = Wypełnij
client-own-fill-in-named = Wypełnij: { $name }
client-own-export = Zapisz do pliku
client-own-delete = Usuń
client-own-hold = Przytrzymaj, by usunąć: { $name }
client-own-empty = Wszystkie tabele są puste.
client-own-count = { $table }: { $count }
client-own-back = Wszystkie pudełka
client-own-tables = Tabele pudełka
client-own-row = Wiersz { $number }
client-own-add-row = Dodaj wiersz
client-own-copy-row = Dodaj kopię
client-own-delete-row = Usuń ten wiersz
client-own-row-gone = Wiersz usunięty: { $name }.
client-own-bring-back = Przywróć
client-own-part = { $field }, wiersz { $number }
client-own-more-parts = Dodaj wiersz
client-own-drop-part = Usuń: { $part }
client-own-pick = Wybierz z listy …
client-own-add-to = Wybierz do pola: { $field }
client-own-mistakes =
    { $count ->
        [one] Jeden błąd
        [few] { $count } błędy
        [many] { $count } błędów
       *[other] { $count } błędu
    }
client-own-not-kept =
    { $count ->
        [one] Jeszcze nie zapisano: jeden błąd jest zaznaczony. Nic nie przepadło.
        [few] Jeszcze nie zapisano: { $count } błędy są zaznaczone. Nic nie przepadło.
        [many] Jeszcze nie zapisano: { $count } błędów jest zaznaczonych. Nic nie przepadło.
       *[other] Jeszcze nie zapisano: { $count } błędu jest zaznaczone. Nic nie przepadło.
    }
client-own-kept = Zapisano. Możesz wybrać to pudełko do stołu.
client-own-unsaved = Jeszcze nie zapisano. Ta przeglądarka to pamięta.
client-own-nothing-changed = Wszystko jest zapisane.
client-own-discard = Odrzuć zmiany
client-own-keep = Sprawdź i zapisz
