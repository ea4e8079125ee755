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
table-notices-list-malformed = { $variable }: „{ $given }“ není ani jméno jako discord.com, ani adresa jako https://ntfy.example.org:8443.

## Jednomu hráči

table-notices-yours = U stolu „{ $table }“ jste na tahu.
table-notices-yours-over-days = U stolu „{ $table }“ jste na tahu. { $hours ->
    [24] Máte na to den.
    [48] Máte na to dva dny.
    [72] Máte na to tři dny.
    [168] Máte na to týden.
    [one] Máte na to hodinu.
    [few] Máte na to { $hours } hodiny.
    [many] Máte na to { $hours } hodiny.
   *[other] Máte na to { $hours } hodin.
}
table-notices-stood-in = U stolu „{ $table }“ za vás hraje bot. Převezměte hru, kdy chcete.
table-notices-stop = Už nic neposílat
table-notices-mail-end = Píšeme, protože jste si o to řekli. Stačí jedno stisknutí a je konec: { $address }
table-notices-code-subject = Starboard: váš kód
table-notices-code = Váš kód je { $code }. Opište ho tam, kde jste si o něj řekli: { $home }. Pokud jste to nebyli vy, nemusíte dělat nic.

table-notices-no-push = Tento server na zařízení nic neposílá: jeho provozovatel k tomu neuvedl žádnou službu.
table-notices-no-device = Prohlížeč nepředal platné přihlášení.
table-notices-no-mailer = Tento server neposílá e-maily.
table-notices-no-mail = To není e-mailová adresa.
table-notices-mail-refused = Tam se e-mail poslat nepodařilo. Je adresa správně?
table-notices-code-wrong = To není ten kód.
table-notices-code-void = Tento kód už neplatí. Řekněte si o nový.
table-notices-stop-unknown = Tento odkaz nic nezastaví: není celý, nebo není z tohoto serveru.
table-notices-push-missing = STARBOARD_PUSH potřebuje knihovnu: pip install "starboard[push]".
table-notices-smtp-malformed = STARBOARD_SMTP je adresa jako smtp://user:password@mail.example.org:587 a STARBOARD_MAIL_FROM jako games@example.org.
table-notices-no-home = STARBOARD_PUSH a STARBOARD_SMTP potřebují STARBOARD_ORIGIN: zprávy říkají, kde stůl je.
