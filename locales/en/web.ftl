# What the server answers when it does not do what it is asked, and why it does not start.

## Requests

web-no-such-page = There is nothing at this address.
web-no-such-title = There is no game of this name here.
web-no-such-rule = There is no text of the rule “{ $rule }” here.
web-no-such-language = The rules are not written in “{ $language }”; they are in: { $languages }.
web-no-such-words = There are no words of this name in this language.
web-wrong-method = This address does not take that kind of request.
web-wrong-kind = The body of this request must be of the kind { $kind }.
web-wrong-seat = The seat to look from is a number.
web-wrong-host = This server does not go by that name.
web-wrong-origin = This request comes from another site, so it is not granted.
web-body-unreadable = The request cannot be read; what is wrong begins at { $place }.
web-body-too-large = The request is too large; it may have { $most } bytes at most.
web-too-many = That is too much at once. Wait a moment and try again.
web-full = This server has no room for more connections. Try again later.
web-hello-late = The greeting took too long. Connect again.
web-fault = This is a fault of Starboard. It was written down; nothing of yours is lost.
web-no-client = The pages of the client are not there. Build them with “make client” and load this page again.

## The door

web-password-wanted = This server asks for a password first.
web-wrong-password = That is not the password of this server.
web-too-many-passwords = Too many wrong passwords. Wait a minute and try again.

## Starting

web-port-taken = Another program listens at port { $port }. Choose another with --port.
web-port-forbidden = You may not listen at port { $port }. Choose one above 1023 with --port.
web-no-such-host = This machine has no address “{ $host }” to listen at.
web-already-running = Another server already uses this database; it is at { $address }.
web-secret-short = STARBOARD_SECRET is too short: it needs { $least } characters at least.
web-secret-damaged = The key of the server, { $file }, is damaged. Remove it, and players will have to give their names again.
web-origin-malformed = “{ $origin }” in STARBOARD_ORIGIN is not an address like https://example.org.
web-bot-delay-malformed = “{ $given }” in STARBOARD_BOT_DELAY is not a number of seconds from 0 to 60.
