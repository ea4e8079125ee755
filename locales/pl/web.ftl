# Co serwer odpowiada, gdy nie robi tego, o co się go prosi, i dlaczego się nie uruchamia.

## Żądania

web-no-such-page = Pod tym adresem nic nie ma.
web-no-such-title = Nie ma tu gry o tej nazwie.
web-no-such-rule = Nie ma tu tekstu zasady „{ $rule }”.
web-no-such-language = Zasad nie ma w języku „{ $language }”; są w tych: { $languages }.
web-no-such-words = Nie ma tekstów o tej nazwie w tym języku.
web-wrong-method = Ten adres nie przyjmuje takich żądań.
web-wrong-kind = Treść tego żądania musi być typu { $kind }.
web-wrong-seat = Miejsce, z którego patrzysz, musi być liczbą.
web-wrong-host = Ten serwer tak się nie nazywa.
web-wrong-origin = Żądanie przyszło z innej strony i zostało odrzucone.
web-body-unreadable = Nie można odczytać żądania; błąd zaczyna się w miejscu { $place }.
web-body-too-large = Żądanie jest za duże; może mieć najwyżej { $most } B.
web-too-many = To za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
web-name-refused = Takiego imienia nie chcą na tym serwerze. Wybierz inne.
web-full = Serwer jest teraz pełny. Spróbuj później.
web-elsewhere = Serwer tego stołu chwilowo nie odpowiada. Spróbuj za chwilę; nic nie przepadło.
web-hello-late = Połączenie zbyt długo się przedstawiało. Połącz się ponownie.
web-fault = To nasz błąd, nie twój. Zanotowaliśmy go, a tobie nic nie przepadło.
web-no-client = Brakuje stron klienta. Zbuduj je poleceniem „make client” i wczytaj tę stronę ponownie.

## Drzwi

web-password-wanted = Ten serwer prosi najpierw o hasło.
web-wrong-password = To nie jest właściwe hasło.
web-banned = Właściciel tego serwera odmówił ci wstępu.
web-too-many-passwords = Za dużo błędnych haseł. Odczekaj minutę i spróbuj ponownie.
web-too-many-codes = Wysłano zbyt wiele kodów. Odczekaj dziesięć minut i spróbuj ponownie.

## Uruchamianie

web-port-taken = Port { $port } jest już zajęty. Wybierz inny opcją --port.
web-port-forbidden = Nie wolno ci nasłuchiwać na porcie { $port }. Wybierz opcją --port któryś powyżej 1023.
web-no-such-host = Ten komputer nie ma adresu „{ $host }”, na którym mógłby nasłuchiwać.
web-already-running = Tej bazy danych używa już inny serwer; jest pod adresem { $address }.
web-secret-short = STARBOARD_SECRET jest za krótkie; najmniejsza liczba znaków: { $least }.
web-secret-damaged = Klucz serwera, { $file }, jest uszkodzony. Usuń go, a gracze będą musieli ponownie podać swoje imiona.
web-origin-malformed = „{ $origin }” w STARBOARD_ORIGIN nie jest adresem takim jak https://example.org.
web-address-malformed = „{ $given }” w STARBOARD_ADDRESS nie jest adresem takim jak http://10.0.0.1:8420.
web-analysts-malformed = „{ $given }” w STARBOARD_ANALYSTS nie jest liczbą całkowitą od 0 do 64.
web-analysis-malformed = „{ $given }” w STARBOARD_ANALYSIS to ani „usual”, ani „quick”.
web-bot-delay-malformed = „{ $given }” w STARBOARD_BOT_DELAY nie jest liczbą sekund od 0 do 60.
web-names-unreadable = Listy niechcianych imion, { $file } w STARBOARD_NAMES, nie da się odczytać.

## Własne komponenty

web-own-nothing = Do tej gry nie można wypełnić niczego własnego.
web-own-forbidden = Gospodarz tego serwera na to nie pozwala. Działa to z „starboard play” albo „starboard serve --own-boxes”.
web-own-name = Nazwa pudełka składa się z małych liter bez znaków diakrytycznych i cyfr, najwyżej 20, na początku litera.
web-own-unknown = Nie ma tu pudełka „{ $name }”.
web-own-there = Pudełko „{ $name }” już tu jest. Wybierz inną nazwę.
web-own-full = Jest tu już { $most } pudełek. Najpierw usuń któreś.
web-own-played = Tym pudełkiem toczy się jeszcze partia. Można dodawać wiersze na końcu i zmieniać nazwy; reszta poczeka, aż partia się skończy albo ją odłożysz.
web-own-archive = Ten plik nie jest spakowanym pudełkiem. Potrzebny jest plik zip z jednym folderem, w którym leży box.toml.
