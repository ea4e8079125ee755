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
table-notices-list-malformed = { $variable }: “{ $given }” is neither a name like discord.com nor an address like https://ntfy.example.org:8443.

## To one player

table-notices-yours = Your turn at “{ $table }”.
table-notices-yours-over-days = Your turn at “{ $table }”. { $hours ->
    [one] You have an hour.
    [24] You have a day.
    [48] You have two days.
    [72] You have three days.
    [168] You have a week.
   *[other] You have { $hours } hours.
}
table-notices-stood-in = A bot is standing in for you at “{ $table }”. Take over whenever you like.
table-notices-stop = Stop these messages
table-notices-mail-end = You get this because you asked for it. One press, and it ends: { $address }
table-notices-code-subject = Starboard: your code
table-notices-code = Your code is { $code }. Type it where you asked for it: { $home }. If that was not you, there is nothing to do.

table-notices-no-push = This server sends nothing to devices: its owner has listed no service for that.
table-notices-no-device = Your browser gave no proper subscription.
table-notices-no-mailer = This server sends no e-mail.
table-notices-no-mail = That isn’t an e-mail address.
table-notices-mail-refused = No e-mail could be sent there. Is the address right?
table-notices-code-wrong = That isn’t the code.
table-notices-code-void = This code is no longer good. Ask for a new one.
table-notices-stop-unknown = This link stops nothing: it is not complete, or not from this server.
table-notices-push-missing = STARBOARD_PUSH needs a library: pip install "starboard[push]".
table-notices-smtp-malformed = STARBOARD_SMTP is an address like smtp://user:password@mail.example.org:587, and STARBOARD_MAIL_FROM one like games@example.org.
table-notices-no-home = STARBOARD_PUSH and STARBOARD_SMTP need STARBOARD_ORIGIN: messages say where the table is.
