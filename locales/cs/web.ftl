# Co server odpovídá, když nedělá, oč je žádán, a proč se nespustí.

## Požadavky

web-no-such-page = Na této adrese nic není.
web-no-such-title = Hra toho jména tu není.
web-no-such-rule = Text pravidla „{ $rule }“ tu není.
web-no-such-language = Pravidla nejsou v jazyce „{ $language }“; jsou v těchto: { $languages }.
web-no-such-words = Texty toho jména v tomto jazyce nejsou.
web-wrong-method = Tato adresa takový druh požadavku nepřijímá.
web-wrong-kind = Tělo tohoto požadavku musí být { $kind }.
web-wrong-seat = Místo, ze kterého se díváte, musí být číslo.
web-wrong-host = Tento server se tak nejmenuje.
web-wrong-origin = Požadavek přišel z jiné stránky a byl odmítnut.
web-body-unreadable = Požadavek nelze přečíst; chyba začíná v místě { $place }.
web-body-too-large = Požadavek je příliš velký; smí mít nejvýše { $most } B.
web-too-many = To je moc najednou. Chvíli počkejte a zkuste to znovu.
web-name-refused = Tohle jméno na tomhle serveru nechtějí. Vyber si jiné.
web-full = Server je právě plný. Zkuste to později.
web-elsewhere = Server tohoto stolu se zrovna neozývá. Zkus to za chvilku znovu; o nic nepřijdeš.
web-hello-late = Spojení se představovalo příliš dlouho. Připojte se znovu.
web-fault = To je naše chyba, ne vaše. Poznamenali jsme si ji a nic se vám neztratilo.
web-no-client = Stránky pro prohlížeč nejsou sestavené. Spusťte „make client“ a načtěte tuto stránku znovu.

## Dveře

web-password-wanted = Tento server chce nejdřív heslo.
web-wrong-password = To není správné heslo.
web-banned = Majitel tě z tohoto serveru vykázal.
web-too-many-passwords = Příliš mnoho chybných hesel. Počkejte minutu a zkuste to znovu.
web-too-many-codes = Odeslalo se příliš mnoho kódů. Počkejte deset minut a zkuste to znovu.

## Spuštění

web-port-taken = Port { $port } už používá jiný program. Zvolte jiný volbou --port.
web-port-forbidden = Na portu { $port } naslouchat nesmíte. Zvolte volbou --port některý nad 1023.
web-no-such-host = Tento počítač nemá adresu „{ $host }“, na které by mohl naslouchat.
web-already-running = Tuto databázi už používá jiný server; je na adrese { $address }.
web-secret-short = STARBOARD_SECRET je příliš krátké; nejmenší počet znaků: { $least }.
web-secret-damaged = Klíč serveru { $file } je poškozený. Odstraňte ho; hráči pak znovu zadají svá jména.
web-origin-malformed = „{ $origin }“ v STARBOARD_ORIGIN není adresa jako https://example.org.
web-address-malformed = „{ $given }“ v STARBOARD_ADDRESS není adresa jako http://10.0.0.1:8420.
web-analysts-malformed = „{ $given }“ v STARBOARD_ANALYSTS není celé číslo od 0 do 64.
web-analysis-malformed = „{ $given }“ v STARBOARD_ANALYSIS není ani „usual“, ani „quick“.
web-bot-delay-malformed = „{ $given }“ v STARBOARD_BOT_DELAY není počet sekund od 0 do 60.
web-names-unreadable = Seznam nežádoucích jmen, { $file } v STARBOARD_NAMES, nejde přečíst.

## Vlastní komponenty

web-own-nothing = K této hře se nic vlastního vyplnit nedá.
web-own-forbidden = Hostitel tohoto serveru to nedovoluje. Jde to s „starboard play“ nebo „starboard serve --own-boxes“.
web-own-name = Krabice se jmenuje malými písmeny bez diakritiky a číslicemi, nejvýše 20, na začátku písmeno.
web-own-unknown = Krabice „{ $name }“ tu není.
web-own-there = Krabice „{ $name }“ už tu je. Zvolte jiný název.
web-own-full = Krabic je tu už { $most }. Nejdřív některou smažte.
web-own-played = S touto krabicí se ještě hraje. Můžete přidávat řádky na konec a měnit názvy; zbytek počká, až partie skončí nebo ji odložíte.
web-own-archive = Tento soubor není zabalená krabice. Je třeba soubor zip s jednou složkou, ve které leží box.toml.
