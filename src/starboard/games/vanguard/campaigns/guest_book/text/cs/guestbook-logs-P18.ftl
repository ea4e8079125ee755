# Záznamy: co se čte.

guestbook-log-L18-1-title = Navařili
guestbook-log-L18-1 =
    Vyvěsili větrný rukáv. Posekali louku. Když se sklopí rampa, stojí na trávě stůl, dlouhý, s ubrusem, a za ním sto dvanáct lidí ve svátečním.

    Nikdo nic neříká. Asi šestiletý kluk jde pohledem po vaší řadě a pohybuje rty. Dojde až tam, kde stojí { $active }. „Tohle je někdo z desky,“ říká dost nahlas. „Není,“ říká jeho matka. „Na desce je bratr.“

    Znají vás jménem. Učili se vás ve škole, dva seznamy. Jeden jsou ti, kdo odletěli, druhý ti, kdo zůstali, a jejich prarodiče jsou na mosazné desce, kterou nikdo z nich nikdy neviděl; a celkem vzato jim to připadá k smíchu.

    Jakýsi starý pán odsouvá židli. Čeká s ní, jak vychází najevo, tak od šesti let. „Jedli jste?“ říká.

guestbook-log-L18-1-b1 = Větrný rukáv je pletený, z něčeho šedého. Tu vlnu byste poznali kdekoli.
guestbook-log-L18-2-title = Slyšeni
guestbook-log-L18-2 =
    Někdo přestal s tím, co zrovna dělal. Nic víc to není. Žena s košem, která šla odněkud někam, ten koš postavila.

    „Řekněte to ještě jednou,“ říká. „To o tom nevědění.“

    Řeknete to ještě jednou. Podruhé to není lepší, ale je to pomalejší; a když skončíte, zvedne koš a jde zpátky, odkud přišla, pro někoho dalšího.

guestbook-log-L18-3-title = Čárky
guestbook-log-L18-3 =
    Pokoj nad vodou má kvůli kolenům. Nevstává. Prohlíží si vás jednoho po druhém, jako když se dodávka kontroluje podle seznamu, a na konci prohlásí, že jste všichni tak *mladí*, že je to směšné a jestli by někdo nedal pokličku na ten hrnec.

    Někdo dá na hrnec pokličku.

    „Ve škole nám četli šestý článek,“ říká Liis Tamm. „Museli jsme ho umět. Smáli se mi, protože byl o mně.“ Ruce má na přikrývce: široké, na špičkách hranaté, přes levý palec jizvu tam, kam sjede dláto, když si ho člověk drží po svém, a ne správně. Ty ruce zná na palubě každý. Na každého už jejich majitelka křičela. „Chodba devět. Tak co. Jsou tam ještě?“ Posune trochu lampu, aby na vás líp viděla, až jí to budete říkat.

guestbook-log-L18-3-b1 = Řeknete jí to: je jich šest, tužkou, a k tomu natírání se nikdy nikdo nedostal. Dost dlouho přikyvuje. „Myslela jsem, že tu šestou jsem si možná vymyslela,“ říká.
guestbook-log-L18-3-b2 = Řeknete jí to. Bylo to hned v první hodině; bylo to na seznamu; nikdo nevěděl. Hrnec tiká. Pak se dá do smíchu a není to zprvu hezký smích a později je. „To je *celá* ona,“ říká Liis. „V první hodině. Na *seznamu*.“
guestbook-log-L18-3-b3 = U dveří stojí Maret Tamm s kloboukem v rukou. Od modulu neřekla ani slovo. Přejde pokoj, vezme postel za pelest a zakývá s ní. Jedna noha je krátká. Rozhlíží se, co pod ni dát.
guestbook-log-L18-3-b4 = Máte s sebou magnetofon a pokyn přivézt všechno zajímavé. Liis se na něj podívá. „Ne,“ říká. „Přiveďte ji.“
guestbook-log-L18-3-b5 = Na stěně visí kabátek ze šedé plsti, dětská velikost, a vedle něj úplně stejný ve velikosti, která by padla stodole.
guestbook-log-L18-3-b6 = Jedna z malých bot na okně má novou podrážku. Druhá chybí a ona nikdy nedovolila, aby někdo něco dal na její místo.
guestbook-log-L18-3-b7 = { $active } nosí od Honáka v náprsní kapse něco zabaleného v rukavici. Teď to jde na okno, vedle té druhé. Liis ji nezvedne. Jedním prstem ji popostrčí, až jsou špičky vedle sebe.
guestbook-log-L18-4-title = Naslouchání
guestbook-log-L18-4 =
    Od antény přiběhne holka s proužkem papíru a dá ho prvnímu dospělému, což jste náhodou vy.

    Je na něm sloupec šumu. Uprostřed něj, stejně vysoko jako šum, vede čára, která je rovná.

    „To jsou oni,“ říká. „To je nosná. To je jedenáct lodí.“ Nemůže popadnout dech. „Někoho k tomu posadili. Zakašlala.“

    Tak to začalo. Devět dní bude někde ucho. Po celém domě je slyšet židle; jdou nahoru, po schodech, po žebříku i pěšinou zvenčí, postávat potmě u antény, jako se postává na nábřeží.

guestbook-log-L18-5-title = Zavřeno
guestbook-log-L18-5 =
    Ke křiku nedojde. Zavřou se jedny dveře, pak další a pak si všimnete, že na dvoře nikdo není.

    Na zdi stojí lidé v řadě. Stojí zády k anténě, na délku paže od sebe. V rukou nemají nic. Je tam klukova matka. Je tam i starý pán s tou židlí; vzal si židli s sebou.

    „Byli bychom rádi, kdybyste teď šli domů,“ říká Emeka Prowse. Nezvyšuje hlas. „Přišli jste zdaleka, abyste o něčem znovu rozhodli. Vyslechli jsme vás. Obávám se, že už jsme to slyšeli.“

    Joaquim Bastos se vedle vás zastavil. Dívá se na zeď a na to, jak je vysoká. Zešedl. „Já vím, kde stojím,“ říká. „Totiž já vím *kde*. Je tam volný kámen.“

guestbook-log-L18-6-title = Odesláno
guestbook-log-L18-6 =
    Klíč je obyčejný telegrafní klíč. Má ohmatané místo. Někdo ho musí stisknout a kolem toho kdo je spousta zdvořilostí.

    Nakonec to uděláte společně, což je hloupost, protože to jde hůř; čtyři ruce na jednom mosazném knoflíku. Klesne. Venku anténa cvakne, jako cvakají kamna.

    To je všechno. Je to pryč. Letí to k ženě s tužkou a nic, co by kdo z vás mohl udělat, už to nedohoní.

    „Devatenáct hodin,“ říká holka u ciferníku. Zívne, až se jí pohnou uši. „Je polévka.“

guestbook-log-L18-6-c1 = Cop. Přijeďte.
guestbook-log-L18-6-r1 = { "*" }Cop*, vysíláte. *Přijeďte.* Kratší zprávu už nikdy nikdo tolika lidem nepošle.
guestbook-log-L18-6-c2 = Tvrdé jitro. Přivezte všechno.
guestbook-log-L18-6-r2 = { "*" }Tvrdé jitro. Ničí. Přivezte všechno.* Holka u ciferníku vzhlédne, jestli to myslíte vážně.
guestbook-log-L18-7-title = Zeď, podruhé
guestbook-log-L18-7 =
    Netrvá to ani minutu. Bylo vás víc. Někdo uklouzl, někoho strhli a ten kámen, co byl volný, vypadl.

    Nikdo nevystřelil. Pořád si to říkáte. Starý pán sedí na zemi vedle židle a drží si ruku, která má ohyb, kde nemá být, a kluk stojí, dívá se na vás a pohybuje rty, znovu a znovu, jako když se člověk učí něco do školy.

    Cesta k anténě je volná.

    U brány stojí Ruth Adeyinka; viděla to. Vytahuje knihu. Ruka se jí tak třese, že ji musí držet druhou. „Dám to do zápisu,“ říká. „Napíšu, kdo dal povel. Tentokrát to tam *napíšu*.“

guestbook-log-L18-8-title = Ruce dolů
guestbook-log-L18-8 =
    Sednete si. Nic jiného vás nenapadá: sednete si na cestu, ruce na kolena, do mokra, před zeď.

    Dlouho tu jsou dvě řady lidí, jedna sedí a druhá stojí. Začne pršet. Starý pán se zamyslí nad svou židlí. Přenese ji na vaši stranu, { $active } ji má teď vedle sebe, a jde si zase stoupnout.

    „No proboha,“ řekne nakonec nějaká žena na zdi. „Vždyť se nastydnou. *A co teď?*“ A Emeka Prowse, který se ani nepohnul, sundá klobouk, oklepe ho a řekne, že v tom případě by se mohlo začít znovu od začátku.

guestbook-log-L18-9-title = Než se to odeslalo
guestbook-log-L18-9 =
    Louka se zmenšuje. Sklízejí ze stolu. Nikdo nemává a nedá se říct, že by nemávali.

    Probíhá Naslouchání a nikdo do něj nemluví. V kabině má každý z vás svou verzi toho, co jste se chystali říct. Jsou to dobré verze. Chtěli jste je říct zítra.

    Když přelétáte boudu u antény, svítí se v ní; a na schod vyšel muž, v košili, a dívá se nahoru. V ruce má list papíru. Byl by rád za pokyny. Kdyby nepřišly, něco napsal sám.

guestbook-log-L18-9-c1 = Ať Emeka pošle vlastní slova.
guestbook-log-L18-9-r1 = Přečte vám je do rádia. Jsou krátká, rychlá a čistá. *Jsou tu lidé. Nikdo se jich neptal. Rozhodněte, jako by se ptali vás.* „Chtěli byste něco dodat?“ ptá se Emeka Prowse. Nic vás nenapadá.
guestbook-log-L18-9-c2 = Neříct nic a zapomenout.
guestbook-log-L18-9-r2 = Halina ta čísla má. Má je, co našla ten lístek. „Jsem povinna vás varovat,“ říká. Varuje vás. Všechno je naprosto jasné. Někdo se zeptá, kdo by si to pamatoval tentokrát, a kuchař beze slova začne lámat stébla.
guestbook-log-L18-10-title = Odneseni z delty
guestbook-log-L18-10 =
    Od řeky vás nesou nahoru na jedněch ze svých dveří. Dělají to dobře: je jich sto dvanáct a všechny děti se učily, co se dělá, když někomu ublíží voda.

    „Nemyslí to zle,“ říká žena, která jde u vaší hlavy. „Ona nikdy neví, jak jste malí.“

    Modul odlétá a sedí v něm nesprávní lidé. V boudě u antény má Emeka Prowse na stole list papíru a na lince písařku, která dvakrát zakašlala a zeptala se, jestli tam někdo je.

guestbook-log-L18-10-c1 = Ať Emeka pošle vlastní slova.
guestbook-log-L18-10-r1 = { "*" }Jsou tu lidé,* vysílá. *Nikdo se jich neptal. Rozhodněte, jako by se ptali vás.* Chtějí od něj jméno a zmocnění. Dá jim jméno.
guestbook-log-L18-10-c2 = Neříct nic a zapomenout.
guestbook-log-L18-10-r2 = Ležíte na ošetřovně v řadě. Halina jde od postele k posteli. Každého varuje: studit, vosa, rádi. Před každým leží na přikrývce stéblo a všechna jsou stejně dlouhá, až na jedno.
