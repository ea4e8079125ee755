# Záznamy: co se čte.

guestbook-log-L02-1-title = Šeptem
guestbook-log-L02-1 =
    Dosednete na mechovou rohož tlustou jako matrace, modul se do ní zaboří po kolena a vzdychne. Motory zmlknou. Kdesi o údolí dál je ještě chvíli slyšet, jak mlknou.

    Vzduch je tu těžký a nese. { $active } položí na rampu lžíci. Slyšíte to, pak to slyšíte od útesu a pak něco hodně daleko zvedne hlavu. To nevidíte. Slyšíte, jak ji zvedá.

    Podle pokynů máte pořídit tři nahrávky ničeho: planety tak, jak zní, když na ní nikdo není. „Chce to ticho,“ šeptá vám do ucha Sikdar z oběžné dráhy. Ona šeptat nemusí. Šeptají všichni.

guestbook-log-L02-2-title = Opřeni
guestbook-log-L02-2 =
    Přicházejí přes kopec bez nejmenšího spěchu, šedí, velcí jako stodola, s ušima dopředu. Na něco rozumného už je pozdě. První se zastaví vedle vás, vydechne a opře se.

    Je to, jako když se opře teplý kopec. Nohy se boří do mechu. Srdce, které jelo jako šicí stroj, dostane od nějakého většího srdce pokyn, ať toho nechá, a nechá. Voní to vlnou a deštěm.

    Po nějaké době je zjevně spokojený. Ubírá váhu po částech, aby nikdo neupadl.

    „Životní funkce,“ hlásí se Halina z lodi. Odmlka. „Lepší,“ řekne pak. „Jednoho bych brala na ošetřovnu.“

guestbook-log-L02-4-title = Nápěv
guestbook-log-L02-4 =
    Tři nahrávky ničeho a na třetí něco je.

    Je to ve volání stáda. Parveen Sikdar ho osmkrát zpomalila, odfiltrovala vítr a pouští ho v mokré laboratoři každému, kdo jde kolem, což je druhý večer většina lodi. Jedenáct tónů stoupá, zaváhá a sestoupí po jiných schodech. A znovu, úplně stejně.

    „Apofenie,“ říká. „Slyšíme tváře. Bude přednáška.“ Přednáška je. Je dobrá, s obrázky, a vysvětluje, proč posluchač najde nápěv v jakýchkoli čtyřech zvucích, které zrovna nepadají ze schodů.

    Cestou zpátky si ve výtahu zástupkyně velitele Techniky brouká. Maret Tamm si nebrouká. U devátého tónu si všimne, že se na ni dívají, a pak zjistí, že neví, co je dál, a vystoupí v patře, které není její.

guestbook-log-L02-5-title = Důlek
guestbook-log-L02-5 =
    Je to prohlubeň v mechu, v závětří, ne delší než kuchyňský stůl. Lehnete si do ní na bok, protože takový má tvar. Nevejdete se. Kolena narážejí na okraj; kdo by se vešel, byl by asi takhle velký.

    Kolem dokola je mech zmáčknutý, na devíti nebo deseti místech, něčím, co tu leželo celou jednu noc a nehnulo se. Mech na tomhle světě zaroste stopu za dva dny. Tady nezarostl. Tady to někdo udržuje.

    Na dně leží chomáček šedé vlny s uzlem. Dvě očka a konec: tak se učí zavazovat tkaničky.

guestbook-log-L02-6-title = Výstřel
guestbook-log-L02-6 =
    Třeskne to a třeskne to znovu od útesu a z vedlejšího údolí a z toho za ním, a pořád to třeská, když už zbraň držíte u země a díváte se na ni.

    Na každém jiném světě, o kterém jste četli, by utekli.

    Po celém obzoru se zvednou uši. Slyšeli, docela blízko, jak něco malého a vyděšeného udělalo největší rámus, jaký umí. Vědí, co se v takovém případě dělá. Jdou sem. Jdou sem všichni.

guestbook-log-L02-8-title = Ticho na třech místech
guestbook-log-L02-8 =
    Pásky jsou popsané, víka zavřená a vy si v kabině šeptáte, za zavřenými dveřmi a při běžících motorech.

    Přišli vás vyprovodit až na kraj rohože. Když začne hluk, neutíkají před ním. Semknou se a dají mladé doprostřed. Na modul se dívají přesně tak, jak se dívali na vás.

    Ve zprávě je u *zvířat* kolonka *nepřátelská* a kolonka *lhostejná*. { $active } si narýsuje třetí.

guestbook-log-L02-9-title = Neticho
guestbook-log-L02-9 =
    Pásky máte. Na všech docela blízko někdo dýchá, pak dýchá někdo velký a pak je tam spousta mechu.

    Přišli za kvílením modulu a leží kolem něj na rohoži v kruhu, s bradami na zemi, aby nebyl sám. Trvá dvě hodiny, než se podaří stoupat po centimetrech a nikoho nevyplašit.

    Chudá zpráva. Sikdar si ji přesto jednou přehraje, s dlaní položenou na stole, pak sundá cívku a napíše na ni: *ještě někdy.*

guestbook-log-L02-10-title = Doprovozeni domů
guestbook-log-L02-10 =
    K modulu ani tak nedojdete, jako vás tam doručí. Z každé strany se jeden opírá a jeden jde vzadu a nikomu nedovolí zastavit. Na rampě vás pustí. Pak se otočí a opřou se o modul, všichni najednou, dokud není trup na dotek teplý.

    „Co jste jim *udělali*,“ ptá se v rádiu Desta, který to vidí shora: šedé tvary namačkané jako bochníky kolem jednoho malého světla.

    Bolelo to, říká někdo. Slyšeli to.

guestbook-log-L02-1-b1 = Když se poklop otevře, stojí na rohoži mládě. Vyrostlo; dnes by nezapadlo do slati, spíš slať do něj. Přeměří si vás, najde, koho hledalo, a posadí se na rampu.
guestbook-log-L02-1-b2 = Kousek od přistání je v rohoži holé místo, dlouhé asi jako tele, kde je mech vyšlapaný až na rašelinu. Stopy vedou kolem dokola a kolem dokola. Stojí tam Matka. Blíž nejde.
