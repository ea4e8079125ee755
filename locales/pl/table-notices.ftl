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
table-notices-list-malformed = STARBOARD_WEBHOOKS: „{ $given }” to ani nazwa, jak discord.com, ani adres, jak https://ntfy.example.org:8443.
