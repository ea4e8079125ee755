# Záznamy: co se čte.

guestbook-log-L00-0-title = Polévka
guestbook-log-L00-0 =
    První, co dostanete, je polévka.

    Vždycky je to polévka, říká kuchař, protože žaludek se budí poslední a nesnáší, když ho někdo popohání. Jde s hrncem podél lavice a nikoho se na nic neptá. Kroupová pro pilotku. Bez cibule pro kluka vedle ní, který cibuli odjakživa nemůže ani cítit a kterému je moc zle na to, aby se divil, odkud se to tady ví.

    Máte za sebou devadesát dva let spánku. Ulehlo vás sto čtyřicet devět, vstává devadesát pět. V jedenáctém roce za jedinou noc selhalo padesát čtyři lůžek. Hlídku měl kuchař. Je tu deska se jmény a on ji leští.

    Za vámi, pomaleji, v jedenácti trupech se jmény ze zeleninové zahrádky, letí dalších čtyřicet jedna tisíc dvě stě osm lidí a dorazí až za šedesát osm let. Po čtyři generace jsou vaši lidé na návštěvě: v zemích, na stanicích, u bratranců. Stojí to i v papírech. Někde na tomhle seznamu osmnácti světů je místo, kde v papírech nebude muset stát nic.

    Seznam pořídily sondy a čekal na vás ve stroji. Sondy jsou poctivé a špatně vidí. Vy to máte po nich obejít a napsat čistopis. Romantická práce to není. Většinu z vás na ni vybrali proto, že jste kdysi našli chybu v cizích počtech.

    Cestou dopředu se výtah zastaví na devítce, což prý dělá. Chodba je cítit barvou. Jsou tam dveře, od kterých nikdo nemá klíč, a na zárubni tužkou, od výšky dlaně nad kolenem, šest krátkých čárek nad sebou. U každé den a měsíc. Rok žádný.

    „Montéři,“ říká Maret Tamm, zástupkyně velitele Techniky, která je hodinu vzhůru a už má seznam. Píše si: *devítka, zárubeň, natřít.*

    „Jedli jste?“ ozve se za vámi kuchař. Nese hrnec na můstek. Dveře obejde, jako se obchází spící pes.

guestbook-log-L00-1-title = Balvanité schody
guestbook-log-L00-1 =
    Jsou to balvany. Jsou ale také všechny stejně vysoké, a kde by měl další chybět, položil někdo plochý kámen.

    Jdete po něm nahoru, když už tam je. V půlce si všimnete, že už se nedíváte, kam šlapete. Na celé lodi se po ničem nestoupá tak snadno, a tu přitom stavěli lidé, kteří vaše nohy viděli.

guestbook-log-L00-2-title = Nízká zeď
guestbook-log-L00-2 =
    Z oběžné dráhy to byl hřbet. Zblízka je to zeď po kolena, dvakrát tlustší, než by musela být, skládaná nasucho někým, kdo měl čas vybírat.

    Není tu vzduch, který by prach odnesl, takže prach leží, kam kdysi dopadl, na všem, od té doby, co nějaké tady vůbec je. Na kamenech vedle zdi ho je na prst.

    Na zdi není žádný.

guestbook-log-L00-3-title = Obě půlky
guestbook-log-L00-3 =
    Když se na měsíci sejdou dvě půlky jednoho týmu, přijde chvíle, kdy všichni počítají. Jste tu všichni. Nikdo to neříká nahlas. Někdo někomu podá filtr, co tu poletoval, a ten si ho vezme, jako by o něj žádal.

    Z lodi chce Maret Tamm vědět, co je rozbité. Říkáte jí: lano, to ví, a kolébka. „Na kolik kusů,“ ptá se Maret. Na dva. „Dobré kusy, nebo špatné.“ Prohlížíte je. Celkem dobré, řekli byste.

    „Tak zůstaňte u zdi,“ říká, „a já se podívám po dalším lanu. Když už tam jste, můžete zatím dělat svou práci. Podle seznamu na té straně dosedla sonda. Přestala vysílat. Zeptejte se jí proč.“

guestbook-log-L00-4-title = Loď zapadá
guestbook-log-L00-4 =
    { "*" }Čistopis* je světlá věc s oděrnou lištou po boku. Zapadne za okraj zhruba tak rychle, jak se čte tahle věta, a rádio s ním.

    Za čtyřicet minut zase vyjde. Víte to. Máte to číslo na kartičce. Přesto děláte, co lidé po takových čtyřicet minut dělají: kontrolujete si navzájem těsnění, dvakrát, a stojíte o něco blíž u sebe, než si žádá terén.

guestbook-log-L00-5-title = Co říká buben
guestbook-log-L00-5 =
    Sonda se jmenuje Písař sedm. Má v sobě buben s drátem, jaký používá jen ten, kdo platí za každý gram. Protáčíte ho kolem čtecí hlavy rukou.

    Přistála dobře. Rozložila se. Změřila jedenáct věcí a ohlásila je. Pak jsou tři minuty šumu, to jak někdo otvírá dvířka; a pak dlouhé rovné nic a nikde žádná závada.

    Neporouchala se. Někdo ji zvenčí *vypnul*, zdvořile, na konci věty.

    „Prach v kontaktu,“ ozve se z lodi zástupkyně velitele Vědy, Parveen Sikdar. Přijde s tím tak rychle, že vás to skoro uklidní. „To se stává. Ukažte mi to dvakrát a začnu se znepokojovat. Maret má lano. Až budete mít vrátek, můžete domů.“

guestbook-log-L00-6-title = Místo pro vrátek
guestbook-log-L00-6 =
    Čtyři šrouby ve skále, do čtverce, a skála kolem nich vyleštěná něčím, co tu stálo a otáčelo se. Díry v desce vašeho vrátku jsou taky do čtverce.

    Není to stejný čtverec. To by bylo moc. Ale na dva šrouby ze čtyř tu vrátek sedne a na celé téhle straně měsíce není jiné místo, kde by seděl aspoň na jeden.

    Vybalíte ho.

guestbook-log-L00-7-title = Vědro
guestbook-log-L00-7 =
    Vědro jde nahoru plné. Je v něm voda: šplouchá, a co vyšplouchne, nevyvře do tmy, protože na vodě leží jako poklička, na místě bez jakéhokoli vzduchu, asi tak přilba vzduchu.

    Chvěje se, když na ni dýchnete, každý za svým sklem, a nikam neodchází.

    Na vnitřní straně hledí má každý skafandr nad pantem vytištěné pravidlo ve čtyřech jazycích a to říká: nedělat. Kdo by se chtěl napít, musel by si do toho otevřít hledí. Na obrubě studny, kde by se ruka opřela při ohnutí, je kámen vyhlazený do mělké misky. Na bližší straně, na vzdálenější straně a ještě ve výšce vašich kolen.

guestbook-log-L00-9-title = Lano nahoru
guestbook-log-L00-9 =
    Vrátek napne lano, rozmyslí si to a otočí se. Maret ho provází slovem na každém metru a jednou řekne „drží“, což si ti, kdo ji znají, zapíšou.

    Stoupáte kolem zdi, schodů, studny. Odtud je jasně vidět, že je to jedna věc: cesta dolů k vodě, se sedátkem. V konceptu stojí *povrchové nerovnosti, dále nezajímavé.*

    Přechodová komora voní polévkou. Stojí v ní kuchař s naběračkou a ptá se, komu chybí rukavice. Někomu ano. Má ji už nahřátou; přijela s kolébkou, říká, v té druhé půlce.

    Za oknem se měsíc otáčí zády. Je první na seznamu osmnácti. Do kolonky pro poznámky začal někdo psát *práh* a pak mu asi došel inkoust.

guestbook-log-L00-9-b1 = Jeden z vás si na měsíci otevřel hledí, napil se z cizí studny a teď mu lékařka svítí do krku světýlkem. Halina Wierzba nenachází vůbec nic. „Budu hledat dál,“ říká. „Varuji předem. Bude to studit.“
guestbook-log-L00-9-b2 = Vzorek putuje do laboratoře v zapečetěné baňce. Je to voda. Sikdar to měří dvakrát. Pokaždé je v baňce o trochu víc, než říká štítek.
guestbook-log-L00-9-b3 = Nikdo se nenapil. Vědro visí tam, kde předtím. Viselo na dlaň nad vodou, jak ho nechal někdo, kdo čekal, že ho ještě bude chtít.
