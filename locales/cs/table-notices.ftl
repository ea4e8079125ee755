# Co se říká jinde, a co o tom říkáme my.

table-notices-your-turn = { $names }: u stolu „{ $table }“ jste na tahu.
table-notices-somebody = U stolu „{ $table }“ se na někoho čeká.
table-notices-over = Partie u stolu „{ $table }“ skončila.
table-notices-won = Partie u stolu „{ $table }“ skončila. Vítězství: { $names }.
table-notices-hello = Odteď se tu dozvíte, kdykoli se u stolu „{ $table }“ na někoho čeká.

table-notices-no-address = To není adresa webhooku. Začíná https:// a nemá mezery.
table-notices-no-service = Tento server nikam jinam neposílá: jeho provozovatel neuvedl žádnou službu.
table-notices-not-listed = Na tuto adresu server neposílá. Služby, které zná: { $names }.
table-notices-at-home = Ta adresa vede do soukromé sítě. Nic se tam neposílá.
table-notices-list-malformed = STARBOARD_WEBHOOKS: „{ $given }“ není ani jméno jako discord.com, ani adresa jako https://ntfy.example.org:8443.
