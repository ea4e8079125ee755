# What the server answers when it does not do what it is asked, and why it does not start.

## Requests

web-no-such-page = There is nothing at this address.
web-no-such-title = There is no game of that name here.
web-no-such-rule = There is no text of the rule “{ $rule }” here.
web-no-such-language = The rules are not written in “{ $language }”; they are in: { $languages }.
web-no-such-words = There are no texts of that name in this language.
web-wrong-method = This address does not take that kind of request.
web-wrong-kind = The body of this request must be { $kind }.
web-wrong-seat = The seat to watch from must be a number.
web-wrong-host = This server does not answer to that name.
web-wrong-origin = This request came from another site and was refused.
web-body-unreadable = The request can’t be read. The trouble starts at { $place }.
web-body-too-large = The request is too large: { $most } bytes at most.
web-too-many = Too much at once. Wait a moment and try again.
web-name-refused = That name is not wanted on this server. Choose another one.
web-full = This server is full right now. Try again later.
web-elsewhere = The server of this table is not answering just now. Try again in a moment; nothing is lost.
web-hello-late = The connection took too long to introduce itself. Connect again.
web-fault = That was our mistake, not yours. It has been noted, and nothing of yours is lost.
web-no-client = The browser pages have not been built. Run “make client” and reload this page.

## The door

web-password-wanted = This server needs a password first.
web-wrong-password = That is not the password.
web-banned = The owner of this server has banned you from it.
web-too-many-passwords = Too many wrong passwords. Wait a minute and try again.
web-too-many-codes = Too many codes were sent. Wait ten minutes and try again.

## Starting

web-port-taken = Port { $port } is already in use. Choose another with --port.
web-port-forbidden = You are not allowed to use port { $port }. Choose one above 1023 with --port.
web-no-such-host = This machine has no address “{ $host }”.
web-already-running = Another server is already using this database, at { $address }.
web-secret-short = STARBOARD_SECRET is too short: it needs at least { $least } characters.
web-secret-damaged = The server’s key, { $file }, is damaged. Remove it; players will have to enter their names again.
web-origin-malformed = “{ $origin }” in STARBOARD_ORIGIN is not an address like https://example.org.
web-address-malformed = “{ $given }” in STARBOARD_ADDRESS is not an address like http://10.0.0.1:8420.
web-analysts-malformed = “{ $given }” in STARBOARD_ANALYSTS is not a whole number from 0 to 64.
web-analysis-malformed = “{ $given }” in STARBOARD_ANALYSIS is neither “usual” nor “quick”.
web-bot-delay-malformed = “{ $given }” in STARBOARD_BOT_DELAY is not a number of seconds from 0 to 60.
web-names-unreadable = The list of unwanted names, { $file } in STARBOARD_NAMES, can’t be read.

## Components of one’s own

web-own-nothing = Nothing of one’s own can be filled in for this game.
web-own-forbidden = The host of this server does not allow that. It works with “starboard play”, or with “starboard serve --own-boxes”.
web-own-name = A box is called by small letters and digits, at most 20, a letter first.
web-own-unknown = There is no box “{ $name }” here.
web-own-there = There is already a box “{ $name }”. Choose another name.
web-own-full = There are already { $most } boxes here. Delete one first.
web-own-played = A match is still being played with this box. Rows can be added at the end and names changed; all else waits until the match is over or put away.
web-own-archive = This file is no packed box. A zip file with one folder is needed, with box.toml in it.
