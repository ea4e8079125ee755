# What is said by a service elsewhere, and about it.

table-notices-your-turn = { $names }: your turn at “{ $table }”.
table-notices-somebody = It’s somebody’s turn at “{ $table }”.
table-notices-over = The match at “{ $table }” is over.
table-notices-won = The match at “{ $table }” is over. Won by { $names }.
table-notices-hello = From now on you’ll hear it here when it’s somebody’s turn at “{ $table }”.

table-notices-no-address = That isn’t the address of a webhook. It begins with https:// and has no spaces.
table-notices-no-service = This server sends nothing elsewhere: its owner has listed no service.
table-notices-not-listed = This server doesn’t send to that address. Services it knows: { $names }.
table-notices-at-home = That address leads into a private network. Nothing is sent there.
table-notices-list-malformed = STARBOARD_WEBHOOKS: “{ $given }” is neither a name like discord.com nor an address like https://ntfy.example.org:8443.
