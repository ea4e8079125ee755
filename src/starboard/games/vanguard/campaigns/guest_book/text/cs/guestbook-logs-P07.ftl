# Záznamy: co se čte.

guestbook-log-L07-1-title = Rukavice
guestbook-log-L07-1 =
    Vzduch je dobrý. Řekli vám to. Je na to číslo. Stejně se na rampě nikdo nehne, dokud si { $active } nerozepne manžetu, nesundá rukavici a nenatáhne dlaň, jako když se zkouší, jestli prší.

    Je teplo. Fouká na ni vítr a v něm je trochu trávy a trochu bahna.

    Jedna po druhé jdou rukavice dolů. Netrvá to a nikdo neřekne ani slovo. Před vámi leží řeka ve třech kusech, široká, hnědá, beze spěchu. Jsou na ní ptáci, nebo co je zastoupí. Koncept má tenhle svět dole na čtvrté straně, dal mu víc sloupců než kterémukoli jinému a v každém z nich vychází nejlíp.

    „No,“ říká v rádiu Anatole, když se to dozví. Je slyšet, jak zavírá knihu. „Babička by řekla: čirá polévka, a kdo snědl fazole. No. Tak to máme.“

guestbook-log-L07-2-title = První vlna
guestbook-log-L07-2 =
    Ptáci se zvednou, všichni naráz. Pak voda odejde, krokem, a nechá lavici ležet, s tůňkami a s překvapenými rybičkami.

    Díváte se na rybičky.

    Přijde zpoza zákruty vstoje: schod hnědé vody od břehu ke břehu, s klacky, a bez jediného zvuku, dokud není pryč. Vyběhne tím ramenem, kde je málo vody, tím snadným, kde jsou vaše stopy. Za ní je řeka zase stejná řeka.

    Na druhém břehu, ve výšce prsou, je pruh suché trávy. Mysleli jste, že je to plot.

guestbook-log-L07-3-title = Pěšina na botu
guestbook-log-L07-3 =
    Jde po hrázi proti proudu. Je široká na jednoho. Kde je mokro, někdo přes ni položil rákos, a kde je strmo, je schod, vysekaný, s prkénkem.

    Už víte, jak vypadá stará věc. Tahle prkénka jsou nová. Na třetím je šmouha bláta s otiskem podpatku a tráva v něm se ještě nezačala zvedat.

    Jdete po ní na okraj mapy. Tam pokračuje. { $active } jednou zavolá. Daleko, za příští zákrutou, štěkne pes. Někdo mu řekne, ať je zticha.

    „Psi tu nejsou,“ říká Sikdar. „Viz seznam. Na seznamu nic nemá psa; viz též první seznam.“

guestbook-log-L07-4-title = Tři kameny
guestbook-log-L07-4 =
    Položíte třetí, ustoupíte a je to věta. Krátká. Nemá sloveso, které by řeka znala, a je napsaná kameny, které čtyři z vás unesou.

    Voda je ohmatává. Rozestoupí se, zavře, za každým udělá malý cop a odnáší copy prostředním ramenem k moři; a vy máte dojem, ačkoli vás Sikdar prosila, abyste dojmy neměli, že se něco odnáší k přečtení.

    „A kolik času dostane milostpaní?“ ptá se Desta. Už ji stihl pokřtít a neudrží nohy v klidu.

    V domku proti proudu je jedenašedesát latí a na nich jedenašedesát let značek. Sikdar se na ně dívá. „Roční období na slovo,“ říká nakonec. „Kdyby to bylo slovo. To nezapisujte.“

guestbook-log-L07-5-title = Odpověď
guestbook-log-L07-5 = Slétnete týmž mírným vzduchem na tutéž lavici, stojíte tam s rukavicemi dole a hledáte, co je jinak. Netrvá to dlouho.
guestbook-log-L07-5-b1 =
    Kde byl jílový břeh, je terasa. Koryto ušlo čtyřicet metrů na východ a nechalo ji obnaženou: suchou, rovnou, na obou koncích odvodněnou, zády k větru. Odkrokujete ji. Podle normy loděnice, s ulicemi, by se na ni vešly tři tisíce lidí.

    Tři tisíce. Na metr přesně. Ať to udělal kdokoli, nikdo mu číslo neřekl, a uhnul, jak nejdál mohl.

guestbook-log-L07-5-b2 =
    Západní rameno se posunulo o šířku pole. To pole zatopilo. Po obou stranách trčí z vody plot i vrátka; ničeho jiného se nedotklo. Někdo proti proudu z toho ramene šedesát let čerpal.

    Brali to ze špatné strany. Jen to čekalo, až se někdo zeptá.

guestbook-log-L07-5-b3 =
    Ze země není vidět nic. Vidí to Teuila, z oběžné dráhy, na třetím obletu, a pošle desku dolů bez poznámky.

    Koryta se pohnula. Všechna, o kousek, za jedno období. Nakreslila obdélník s místnostmi, ohništěm, pěšinou. Je to půdorys domu; prošli jste jím na čtyřech světech. Má jedny dveře, na mořském konci, a ty jsou otevřené.

    Ptali jste se jí, co je. Nakreslila se jako někdo, kdo přišel k někomu na návštěvu.

guestbook-log-L07-5-b4 =
    Neptali jste se na nic. Nechali jste tu přistávací praporky na hůlkách, po celé nivě, kde zrovna byly potřeba.

    Teď stojí v řadě nahoře na břehu, z cesty. Stojí rovně. Je jich jedenáct; jedenáct jste jich zapíchli.

guestbook-log-L07-8-title = Cop, úplně
guestbook-log-L07-8 =
    V modulu o tom nemluvíte. Sedíte s rukavicemi na klíně.

    U Stolu pak mluví všichni. Má vzduch. Má půdu po lokty. Daly by se tam pěstovat fazole, říká Ruth Adeyinka, která takové věci říkat nemá. Muselo by se to samozřejmě odvodnit, říká někdo. Jen trochu. Jen pro začátek.

    „Odvodnit co?“ ptá se Sikdar.

    „Řeku,“ říká ten někdo. „Proč, co jiného tam je?“

    Sikdar otevře ústa a zavře je. Pod paží má nákres: jedenašedesát čar, jednu nad druhou. Má ho od rána a ještě ho nepověsila.

guestbook-log-L07-9-title = Cop, zčásti
guestbook-log-L07-9 =
    Nejlepší ze světů a nejhorší ze zpráv: dvě stránky, vlhké, a schéma, které se rozpilo.

    Nikomu to nevadí. Spíš by vás mělo znepokojit, co jim na tom nevadí. „Víme toho dost,“ říká se u Stolu odshora dolů. „Vzduch. Voda. Mírné zimy. K čemu je nám profil?“

    Sušíte si ponožky na trubce. Byla chvíle, kdy voda stála před vámi a zdálo se, že chce jen projít. Dáváte to tam. Je to jediná věta na druhé stránce, kterou někdo podtrhl.

guestbook-log-L07-10-title = Postaven na nohy
guestbook-log-L07-10 =
    Než doběhnete, leží modul na boku a poklopem do něj teče. Někoho nesete na zádech. Stojíte v tom po pás a díváte se, jak přichází znovu.

    Modul zvedne, otočí a postaví na lavici. Ustoupí. Rampu nechá na dlaň od vašich kolen.

    „Hydraulika,“ říká večer Sikdar. Říká to, jako se říká jméno člověka.
