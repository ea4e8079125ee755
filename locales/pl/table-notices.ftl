# Co mówi się gdzie indziej i co mówimy o tym my.

table-notices-your-turn = { $names }: twoja kolej przy stole „{ $table }”.
table-notices-somebody = Przy stole „{ $table }” ktoś ma ruch.
table-notices-over = Partia przy stole „{ $table }” dobiegła końca.
table-notices-won = Partia przy stole „{ $table }” dobiegła końca. Zwycięstwo: { $names }.
table-notices-hello = Od teraz dowiesz się tutaj, kiedy przy stole „{ $table }” na kogoś się czeka.

table-notices-no-address = To nie jest adres webhooka. Zaczyna się od https:// i nie ma spacji.
table-notices-no-service = Ten serwer nigdzie nie wysyła wiadomości: właściciel nie podał żadnej usługi.
table-notices-not-listed = Na ten adres serwer nie wysyła. Znane usługi: { $names }.
table-notices-at-home = Ten adres prowadzi do sieci prywatnej. Nic tam nie wysyłamy.
table-notices-list-malformed = { $variable }: „{ $given }” to ani nazwa, jak discord.com, ani adres, jak https://ntfy.example.org:8443.

## Do jednej osoby

table-notices-yours = Twoja kolej przy stole „{ $table }”.
table-notices-yours-over-days = Twoja kolej przy stole „{ $table }”. { $hours ->
    [24] Masz na to dzień.
    [48] Masz na to dwa dni.
    [72] Masz na to trzy dni.
    [168] Masz na to tydzień.
    [one] Masz na to godzinę.
    [few] Masz na to { $hours } godziny.
    [many] Masz na to { $hours } godzin.
   *[other] Masz na to { $hours } godziny.
}
table-notices-stood-in = Przy stole „{ $table }” gra za ciebie bot. Przejmij grę, kiedy zechcesz.
table-notices-stop = Nie wysyłaj więcej
table-notices-mail-end = Piszemy na twoją prośbę. Jedno naciśnięcie i koniec: { $address }
table-notices-code-subject = Starboard: twój kod
table-notices-code = Twój kod to { $code }. Wpisz go tam, gdzie o niego prosisz: { $home }. Jeśli to pomyłka, nic nie trzeba robić.

table-notices-no-push = Ten serwer niczego nie wysyła na urządzenia: właściciel nie podał do tego żadnej usługi.
table-notices-no-device = Przeglądarka nie podała prawidłowej subskrypcji.
table-notices-no-mailer = Ten serwer nie wysyła e-maili.
table-notices-no-mail = To nie jest adres e-mail.
table-notices-mail-refused = Nie udało się tam wysłać e-maila. Czy adres jest poprawny?
table-notices-code-wrong = To nie ten kod.
table-notices-code-void = Ten kod już nie działa. Poproś o nowy.
table-notices-stop-unknown = Ten link niczego nie kończy: jest niepełny albo nie z tego serwera.
table-notices-push-missing = STARBOARD_PUSH wymaga biblioteki: pip install "starboard[push]".
table-notices-smtp-malformed = STARBOARD_SMTP to adres, jak smtp://user:password@mail.example.org:587, a STARBOARD_MAIL_FROM, jak games@example.org.
table-notices-no-home = STARBOARD_PUSH i STARBOARD_SMTP wymagają STARBOARD_ORIGIN: wiadomości mówią, gdzie jest stół.
