# Záznamy: co se čte.

guestbook-log-L17-1-title = Střecha mezi střechami
guestbook-log-L17-1 =
    Shora to vypadá jako město. Je to jeden dům: rostl do stran, dokud mu nedošel kopec. Dosednete na zápraží mezi dva komíny, ve kterých nikdo nezatopil.

    Leží tu rohožka. Někdo ji vyměnil; pod okrajem je vidět ta předešlá a pod ní ta předtím. Dveře nejsou v žádné výšce, schod není v žádné výšce a lampa nad nimi visí na konzole, která by unesla větší.

    „Podle měření,“ říká { $other }, „to jde dolů.“

    Horní patra to nemá vůbec žádná. Každý, kdo tu kdy bydlel, vešel shora a kopal.

guestbook-log-L17-1-b1 = Lampa svítí. Když jste dosedali, nesvítila. Viděli jste to všichni a nikdo neviděl, jak se to stalo.
guestbook-log-L17-1-b2 = Přes dvoje schody je čerstvý kámen, kladený nasucho, do výšky kolen. Je to dobře udělané. Nemá vás to zadržet. Má to být tak, abyste museli zvedat nohy.
guestbook-log-L17-1-b3 = Máte s sebou v deskách listy z knihy: někdo už tu byl, až ve třetím patře. S každým odpočívadlem je písmo menší. Na okraji poslední strany stojí rukou Sikdar: *od koho si to půjčujeme*.
guestbook-log-L17-2-title = Strážného poslat pájet
guestbook-log-L17-2 =
    Je to zámek s jedenácti kolíčky, každý tenký jako vlas, a technik na něj už hodinu kleje. Pak se přes něj nakloní někdo z Bezpečnosti, kdo celou dobu držel lampu, opře o štítek palec a zatlačí.

    Otevře se. Tady to nebyl zámek. Bylo to závaží.

    Stojíte a díváte se na svoje nářadí. V tomhle patře platilo pro ty, kdo ho stavěli, za sílu to, čemu vy říkáte zručnost, a naopak. „No,“ řekne technik, „tak to ty dráty radši natáhněte vy.“ Chvíli trvá, než všem dojde, že to není vtip.

guestbook-log-L17-3-title = Otisky rukou
guestbook-log-L17-3 =
    Ve třetím patře je stěna rukou. Nejsou namalované. Někdo do ní vtiskl ruku, dokud byla měkká, a pak vedle někdo další; asi byl takový zvyk. Některé mají šest prohlubní. Jedna je půlměsíc. Jednu udělala spousta malých hrotů, ve spěchu, a pak ještě jednou, pomaleji a líp.

    Na konci řady je stěna prázdná, hladká a měkká asi jako sýr.

    Nikdo vám to nezakázal. { $active } před ní chvíli stojí s rukou napůl zdviženou a pak se poškrábe na uchu.

guestbook-log-L17-5-title = Záplata
guestbook-log-L17-5 =
    Čistíte ho štětci a pak dechem. Je to jeden kámen. Leží na rostlé skále, čtyři patra pod tím posledním, čemu by kdo řekl patro; na něm stojí každá zeď na tomhle kopci. Jestli Domácí kdy svou práci podepsali, podepsali ji tady.

    Není hranatý. Je to klín. { $active } dostane světlo pod jeho okraj, lehne si tváří na zem a hodně dlouho nic neříká.

    „Je tu spoj,“ říká { $active }.

    Pod prvním kamenem byla ve skále prasklina. Byla tam dřív než dům a dřív než cesta. Někdo šel kolem, zastavil se, přitesal do ní kousek a zaklepl ho. Pak nejspíš začalo pršet, protože nad tím postavili kus zdi.

    To je všechno. Níž nic není. Nejsou žádní stavitelé. Žádní Domácí nikdy nebyli: byl někdo, kdo spravoval, a po něm další, a všechno to, cesta, osmnáctery dveře, konvice, je to, co vznikne, když nikdo z těch, kdo přespí, nenechá věci docela tak, jak je našel.

    Zhasnete, aby se šetřilo. Jste tu na návštěvě vy všichni a na návštěvě byli všichni před vámi.

    Teď se to má říct Stolu.

guestbook-log-L17-5-b1 = Vedle klínu je šmouha čerstvého tmelu, ještě teplá. Něco je do ní vtlačené, číslice po číslici, podle předlohy, někým, kdo číslic neužívá: 41 208. Zapsal to dole, kde se začíná.
guestbook-log-L17-5-c1 = Říct jim to všechno.
guestbook-log-L17-5-r1 = Přečtete to u Stolu, jak to stojí v zápisníku. Je velké ticho. „Tak koho se máme ptát?“ říká nakonec někdo. Nikdo se tomu nesměje a nikdo neví; ale po chvíli vstane Bastos a jde něco udělat s pantem u kuchyně, který už rok vrže.
guestbook-log-L17-5-c2 = Nechat si to pro sebe.
guestbook-log-L17-5-r2 = Hlásíte starý kámen. Je to pravda. Celý život jste měli někoho, komu dům patřil; teprve teď víte, jaké to je stát v domě, který nepatří nikomu. Možná by se to čtyřiceti jedna tisícům lidí mělo říct, až si sednou.
guestbook-log-L17-8-title = Na dno a zpátky
guestbook-log-L17-8 =
    Nahoru se leze den. Cestou je to vidět pořádně: tohle patro se opírá o tamto, tamto mělo být střecha. Všechno je oprava.

    Ten se širokou končetinou klade na druhých schodech řadu. Počká, až přejdete. Pak zvedne kámen, který někdo z vás vykopl, obrátí ho, aby našel líc, a usadí ho zpátky.

    Nikdo nemluví, dokud nejste na zápraží. Trochu sněží. Někdo si cestou ven otře nohy.

guestbook-log-L17-9-title = Zavřeno
guestbook-log-L17-9 =
    Zavíralo se to za vámi, patro po patře. Nespěchalo to; dostali jste čas všechno vynést. Ale každé schody, které jste opustili, se zaplnily suchým kamenem až po strop, a když jste vyšli na zápraží, dveře už nebyly; byla tam zeď a před ní rohožka.

    Sešli jste tam, jako se chodí do banky. Až teď vás napadá, že na podlaze ležely věci, které jste mohli zvednout.

    U večeře obrací Huda al-Basri v ruce kousek suti. Dělá to už hodinu. „Je to samá oprava,“ říká. „Podívejte. Není tu žádné *první*.“ Rozhlédne se po vás a strčí si ho do rukávu. „Ne. To nic. Podejte mi sůl.“

guestbook-log-L17-10-title = Vynesení nahoru
guestbook-log-L17-10 =
    Přijde si pro vás ze tmy, se širokou končetinou naplocho, jako když se nese tác. Zvednou vás na ni. Nese vás pět pater, schod po schodu, v zatáčkách velice opatrně, a nepoloží vás na zápraží, ale až na rampu.

    Chcete poděkovat. Už se otočil. Na třetím odpočívadle má řadu, která čeká.

    Schody jsou pak zavřené. Huda al-Basri má hrst suti a hodně nad ní ztichla.
