# Strona „Jak grać”.

client-help-table = Stoły
client-help-open = Wybierz grę, ustal, kto gdzie siedzi, i otwórz stół. Miejsce może być twoje, bota, kogoś przy tym ekranie albo wolne dla osoby z linkiem.
client-help-seats = Wyślij link do wolnego miejsca albo daj zeskanować jego kod QR. Nikt nie potrzebuje konta.
client-help-leave = Stronę możesz zamknąć w każdej chwili. Stół poczeka wśród twoich stołów tak, jak go zostawisz, a własny link otworzy go na innym urządzeniu.
client-help-watch = Stoły dostępne dla wszystkich są na stronie Oglądaj. Kto ogląda, widzi to, co wolno widzieć każdemu, i nic więcej.

client-help-play = Gra
client-help-question = Pasek pod planszą zawsze mówi, o co i kogo pytamy. To, co ma swoje miejsce, wybiera się tam: świeci i nosi literę swojego klawisza. Wypełniony przycisk mówi, co zrobi.
client-help-why = To, co nie świeci, jest sprzeczne z jakąś zasadą. Naciśnij to, a karta obok powie z którą.
client-help-undo = Pomyłkę można cofnąć, dopóki nie wyjdzie na jaw nic nowego: kość, karta albo cudzy ruch.
client-help-log = Przebieg opowiada partię jak historię. Kliknij wiersz, żeby zobaczyć stół z tamtej chwili; suwak przeprowadzi cię przez całą partię.
client-help-again = Gdy partia się skończy, możesz ją przeanalizować: jak zmieniały się szanse, które ruchy ją odwróciły i co było szczęściem.
client-help-plain = W prostym widoku każda gra to tekst i przyciski. Czytniki ekranu radzą sobie z nim najlepiej.

client-help-keys = Klawisze
client-key-letters = Wykonuje ruch z tą literą
client-key-undo = Cofa ruch
client-key-redo = Ponawia cofnięty ruch
client-key-past = O turę wstecz, o turę dalej
client-key-numbers = Wykonuje ruch z tym numerem
client-key-enter = Naciska wypełniony przycisk; przytrzymaj go, gdy tak napisano
client-key-hint = Zapytaj, co zrobiłby weteran
client-key-free = Akcje swobodne
client-key-rail = Przebieg, zasady, karty
client-key-search = Szuka w zasadach
client-key-explain = Wyjaśnia to, co jest zaznaczone
client-key-skip = Pomija to, co właśnie się dzieje, do końca tury
client-key-ends = W przeszłości: na początek, do teraźniejszości
client-key-escape = Zamyka albo wraca do teraźniejszości
