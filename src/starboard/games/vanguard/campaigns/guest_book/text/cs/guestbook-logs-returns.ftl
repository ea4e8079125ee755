# Záznamy: co se čte.

guestbook-log-LB-01-title = Zase Loudal
guestbook-log-LB-01 =
    Poledne je o jedenáct set kilometrů dál. Dosedáte do toho, čemu by tu říkali dopoledne, a plazivky u rampy uhýbají, aniž je kdo požádá.

    Vaše čtyři jamky tam jsou pořád. V každém je rozprostřený list. Proč, to poznáte, když modul dosedne: trefil se do vlastních stop, na centimetr, jako když někdo přijde domů potmě.

guestbook-log-LB-01-b1 = Pod Slunečníkovou skálou teče ve žlabu, který jste vyčistili, voda. Něco pokračovalo tam, kde jste přestali; udělalo to další dva metry, ne moc rovně, spoustou malých nohou.
guestbook-log-LB-02-title = Podruhé na Tichu
guestbook-log-LB-02 =
    O lžíci nikdo mluvit nemusí. Scházíte po rampě v ponožkách.

    Stojí v řadě na kraji rohože, uši dopředu. Slyší vás už od horních vrstev. Jeden po druhém vydechnou. Není to pozdrav, říká vám Sikdar do uší; jen to, co člověk udělá, když dlouho zadržoval dech.

guestbook-log-LB-03-title = Rohožka
guestbook-log-LB-03 =
    U dveří Konvice leží rohožka, která tam nebývala. Je z té šedé hmoty, žebrovaná, a ztuhla do tvaru bot: čtyři páry vedle sebe, v každém podpatku malá kotva.

    Stoupnete si do nich, že počkáte. Jsou vaše. { $active } se trochu zavrtí. Někdo počítal i s tím, jak { $active } stojí.

guestbook-log-LB-05-title = Už obešel
guestbook-log-LB-05 =
    Vyjde přes stejný obzor po stejné cestě; mezitím obešel celý okruh. Když je u vás, zvedne bližší nohu a je vidět, že o věci přemýšlel. Lano visí z téhle strany. Oko je spuštěné níž, asi o tolik, o kolik jste ho minuli.

    { $active } ho chytí, a ani nemusí běžet.

guestbook-log-LB-06-title = Pořád tam je
guestbook-log-LB-06 =
    Špatné nářadí jste nechali ležet na šrámu, jestli tam bude. Je. Nikdo s ním nehnul. Na návětrné straně má každý kus lem naváté hlíny a v závětří tráva tvar kladiva a pily.

    Je zvláštní mít z toho radost. Na každém jiném světě by je někdo uklidil.

guestbook-log-LB-07-title = Táž lavice
guestbook-log-LB-07 =
    Lavici už znáte, i kde je měkká. { $active } postaví první bednu na vyšší stranu, ze zvyku. Je tam plochý kámen, na který ji postavit.

    Posledně tam nebyl. Podle barvy je z druhého břehu. Leží delší hranou k rampě, dlaň nad vodou, přesně v té vzdálenosti od modulu, kde se člověk unaví nesením.

guestbook-log-LB-17-title = Znovu dolů
guestbook-log-LB-17 =
    První schody zametli. Kde bývala jedna lampa, jsou tři. Ve třetím patře, u stěny rukou, je prázdné místo na konci řady navlhčené a měkké; někdo ho měkké udržuje, je to vidět, už delší dobu.

    Nikdo nic neříká. Rukavici si stáhne { $active }.
