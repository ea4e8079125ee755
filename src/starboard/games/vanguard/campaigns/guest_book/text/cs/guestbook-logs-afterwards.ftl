# Záznamy: co se čte.

guestbook-log-LS-59-title = Polévka
guestbook-log-LS-59 =
    Pak postaví na kroupovou.

    { "*" }První, co dostanete, je polévka.*

    { "*" }Vždycky je to polévka, říká kuchař, protože žaludek se budí poslední a nesnáší, když ho někdo popohání. Jde s hrncem podél lavice a nikoho se na nic neptá. Kroupová pro pilotku. Bez cibule pro kluka vedle ní.*

    { "*" }Máte za sebou sto šedesát let spánku. Ulehlo vás sto čtyřicet devět, vstává devadesát čtyři.*

guestbook-log-LS-60-title = Dopis
guestbook-log-LS-60 = Našli ho u ní v kajutě, když už byla stará a přestala být písařkou: jeden list, v ohybech změklý. *Milá písařko. Máme se dobře. Doufáme, že se Ti dobře spalo.*
guestbook-log-LS-60-b1 = { "*" }Jaké tam máš počasí?* Na to se jí nikdy nikdo nezeptal. Ptala se přece ona, vzpomínáte si, pokaždé a každého; nic jiného vědět nechtěla. Odpověď napsala na rub hned první den a jedenáct let jí trvalo dostat se na místo, odkud se dala předat. Zní: *Prší. Pojďte dál.*
guestbook-log-LS-60-b2 = { "*" }Ještě jsme to nenašli.* Vytahovala ho o výročích, po projevech, a četla ho nahlas. „Jediná depeše, které jsem kdy věřila,“ říkala Mirela Dobrogeanu. „Řekla jsem si: no vida. Někdo hledá.“
guestbook-log-LS-60-b3 = { "*" }Jedla jsi?* Nejedla. Vždycky to říkala. Vzbudili ji na devět dní, s práškem a termoskou, a první hlas, který po třiceti letech uslyšela ze tmy, jí přečetl tohle. „Tak jsem si šla dát polévku,“ říkala Mirela. „A pak jsem to ostatní poslouchala pořádně.“ Někteří mají za to, že na tom stálo všechno.
guestbook-log-LS-61-title = Kniha účetního
guestbook-log-LS-61 = Anatola Grigorjana pohřbili s tužkou. Kniha leží pod sklem, otevřená na jedné stránce.
guestbook-log-LS-61-b1 = Je to ta s meruňkami. Přiměli ho ji přečíst, v prvním roce, dřív než kdo věděl, co to znamená, a říkával, že od té doby ho už nic nevyděsilo. Vodí se k ní mladí písaři. *400*, stojí tam, a *188*; a tužkou, docela drobně, kde na to každý vidí: *prověřit.*
guestbook-log-LS-61-b2 = Je to ta s meruňkami. Na okraji jsou čtvery iniciály; nikdo je nedovede vysvětlit. Věděli to kdysi čtyři, celý rok, aby na to jeden starý člověk nebyl sám. Udělal pod nimi čáru. Pod čárou stojí *přeneseno.*
guestbook-log-LS-62-title = Fazole
guestbook-log-LS-62 = Ruth Adeyinka se dožila devadesáti a už nikdy ničemu nepředsedala.
guestbook-log-LS-62-b1 = Z jejích fazolí zbyla jen hrst, zpoza truhlíku. Plodit začaly v šestém roce. Na ten den je svátek a každý dostane polévku s jednou fazolí. Jí se k ní ze všech stran. Cizí to pokládají za nějaký půst.
guestbook-log-LS-62-b2 = Pocházejí z jednatřiceti lusků na provázku. Najdete je na každém plotě: hnědobílé, jako malé krávy. Ví se, který dům je má od kterého. Když se tam někdo ptá dívky, co si přinese svého, rozumí se, že by stačil papír těchhle.
guestbook-log-LS-63-title = Kniha na Konvici
guestbook-log-LS-63 = Kniha je pořád otevřená. Poštou se tam teď jede devět týdnů.
guestbook-log-LS-63-b1 = Jsou v ní vaše jména a u nich rok. To on to způsobil. Každý, kdo přišel po vás, tam dal taky nějaký, v tom, čím sám počítá; a tak se dá poprvé říct, jak dlouhá je ta cesta.
guestbook-log-LS-63-b2 = Je v ní to číslo dvakrát pod sebou, jako k sečtení. Čáru udělal dům sám. Pod ní, v šedé hmotě, ještě trochu měkký, je součet a není to číslo. Jsou to dveře.
guestbook-log-LS-63-b3 = Pod vaším řádkem je místo. Nechali je tam lidé, kteří neradi odpovídali za druhé. Od té doby je nechal každý host, ať byl, co byl, a všichni začali níž; takže je teď na té stránce, mezi vámi a ostatními, místo, které zjevně někdo pro někoho drží.
guestbook-log-LS-63-b4 = Váš řádek je přeškrtnutý, podle pravítka. Přečíst se dá obojí. Byly doby, kdy se za to lidé styděli. Pak si někdo všiml, že každý, kdo přišel po vás, udělal znamení a přeškrtl je, a rozumí se tomu tak, že to měli za předepsanou formu.
guestbook-log-LS-64-title = Záznam
guestbook-log-LS-64 = Je silný šest let a psalo ho sto čtyřicet devět rukou.
guestbook-log-LS-64-b1 = Otevřeli jste ho před koncem, a tak jste ke druhému čtení přišli s prvním na kolenou. Někteří učenci tvrdí, že se tím všechno zkazilo. Nikdy nebyli v místnosti, kde se předčítá. Obojí je teď svázané v jednom svazku, na protilehlých stránkách; většinou se shodují.
guestbook-log-LS-64-b2 = Nikdy jste ho neotevřeli. Provázek přetrhla až Liis Tamm, jednou za deště, aby měla co číst. Četla měsíc. Pak ho dala vrátit do bedny, navrch mouku; a když se jí ptali, co v něm je, říkala: ale, byli byste si padli do oka.
guestbook-log-LS-65-title = Kámen
guestbook-log-LS-65 = O tom, co leží naspodu, je pořekadlo.
guestbook-log-LS-65-b1 = Přivezli jste to ze Soklu a řekli všem. *Je to jen oprava*, říká se podél té cesty, když se rozpadne něco, o čem si člověk myslel, že vydrží navždy; a plivne se do dlaní.
guestbook-log-LS-65-b2 = Nechali jste si to pro sebe. Nakonec se to stejně provalilo. Nějaké dítě se zeptalo Hudy al-Basri, nebo někoho, jako je ona, kdo postavil první dům, a dostalo za odpověď, ať se jde podívat. Říká se to tam dodnes, když se někdo ptá na věc, na kterou by si měl přijít sám: *jdi se podívat, na čem to stojí.*
guestbook-log-LS-66-title = Dvě lampy
guestbook-log-LS-66 = Na pobřeží jsou dvě lampy, na každém konci zátoky jedna.
guestbook-log-LS-66-b1 = Jedna je z odpočívadla v Přezimově, druhá z chodby, dvanáct wattů, s emailovou devítkou. Pětašedesát let se den co den pro každou našel někdo, kdo ji rozsvítil. Podle zákona se o ně starají děti, v pět ráno, a nikomu se neříká, kdo je na řadě.
guestbook-log-LS-66-b2 = Jedna je z odpočívadla v Přezimově. Ta druhá byla nějakou dobu zhasnutá; byla na seznamu. Vyčistil ji a pověsil tam Bo, každý den v pět ji rozsvěcel a stoupl si pod ni. O samočinném zapínání nechtěl slyšet. Říkal, že je rád, když má co dělat.
guestbook-log-LS-67-title = Nápěv
guestbook-log-LS-67 = Teď má slova. Několik sborů ho už zkazilo.
guestbook-log-LS-67-b1 = Naučili se ho na ošetřovně lidé, kteří si mysleli, že spí. Nikdy neuměli říct, odkud ho mají. Když se dva z nich potkají, staří, a neznají se, poznají to takhle: jeden dojde k devátému tónu a čeká.
guestbook-log-LS-67-b2 = Pásek byl pod zámkem. Byla jediná kopie, v zásuvce ponku, u ženy, která ji nikdy nepustila. Nakonec ji o ni požádala dcera, která nápěv stejně uměla; sedly si tedy, přístroj mezi sebou, poslouchaly a přišly na to, že celou dobu zpívají různý poslední tón. Nikdy se na něm neshodly.
guestbook-log-LS-68-title = Kdo mluvil
guestbook-log-LS-68 = U tamního stolu není židle pro předsedajícího. Návštěvy se na to ptají.
guestbook-log-LS-68-b1 = Mluvila za vás Ruth Adeyinka, protože jste ji o to požádali. V den, kdy bylo po všem, vynesla židli ven, do řádku fazolí, a sedla si na ni zády k domu. Odstoupení tomu říkat nechtěla. Říkala, že pořád čeká, jestli je něco, co jsme neřekli.
guestbook-log-LS-68-b2 = Mluvil za vás pan Bastos. Od té doby je zvykem, že kdo vstane a chce mluvit, čeká, až je to nepříjemné; říká se tomu *bastos* a měří se to malými přesýpacími hodinami. Řeklo se v něm už leccos, co by se jinak bylo muselo udělat.
guestbook-log-LS-69-title = Radim a Agnieszka
guestbook-log-LS-69 =
    Vzali se, podruhé nebo poprvé. Záznam o tom není. Požádali písařku, ať to číslo vynechá.

    Prsteny dělal on. Musely držet. Kdykoli se pohádali, což bylo skoro denně, šla zastavit výtah mezi dvěma patry a seděla v něm potmě; a on přišel šachtou s chlebem na týden a zaklepal.
