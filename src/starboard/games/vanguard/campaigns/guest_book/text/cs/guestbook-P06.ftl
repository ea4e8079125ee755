# Tvrdé jitro (P06): jména, cíle a co stojí na kartách.

guestbook-planet-P06 = Tvrdé jitro
guestbook-planet-P06-text = Nikdo tu nežije a nikdy nežil: kámen, vítr, řídká tráva, čtrnáctiměsíční zima. Jediný svět na seznamu, který by mohl být celý váš.

## Sektory

guestbook-sector-P06-1 = Přistávací šrám
guestbook-sector-P06-2 = Stupeň
guestbook-sector-P06-3 = Severní zářez
guestbook-sector-P06-4 = Průsak
guestbook-sector-P06-5 = Kamenný splaz
guestbook-sector-P06-6 = Závětří
guestbook-sector-P06-7 = Osm mohyl
guestbook-sector-P06-8 = Hřeben
guestbook-sector-P06-9 = Mrtvá pánev

## Body zájmu

guestbook-poi-220 = Mokré místo
guestbook-poi-220-text = Pramen ne: místo, kde se kámen ještě nerozhodl, co s vodou.
guestbook-action-220-1 = Kopat Studnu

guestbook-poi-221 = Holý hřeben
guestbook-poi-221-text = Všechno, co vítr chce, jde tudy. Na zeď je z čeho stavět; leží to všechno tam, kde by stála ta minulá.
guestbook-action-221-1 = Vztyčit Zeď

guestbook-poi-222 = Rovný pruh
guestbook-poi-222-text = Čtyřicet kroků na šest, k jihu. Člověk, který celý život bydlel v nájmu, by tu vydržel stát dost dlouho.
guestbook-action-222-1 = Vysekat Terasu

guestbook-poi-223 = Jíl a břidlice
guestbook-poi-223-text = Jíl, který se dá vypálit, a břidlice, která ne. Chybí něco, co by hořelo, a důvod.
guestbook-action-223-1 = Postavit Pec

guestbook-poi-224 = Jamka ve skále
guestbook-poi-224-text = Díra široká jako stožár, od mrazu. Musí se to říkat, protože se ptá každý.
guestbook-action-224-1 = Vztyčit Stožár

guestbook-poi-225 = Suchá půda
guestbook-poi-225-text = Mimo vítr, mimo mokro. Semeno, které se sem položí, bude na jaře pořád semeno.
guestbook-action-225-1 = Zastřešit Sýpku

guestbook-poi-226 = Tráva, která stojí za počítání
guestbook-poi-226-text = Kde jste pracovali, nechal vítr trochu půdy a v ní, stéblo po stéble, je tráva.
guestbook-action-226-1 = Spočítat ji
guestbook-action-226-2 = Vypálit pruh

guestbook-poi-227 = Uvolněná stěna
guestbook-poi-227-text = Dva tisíce tun stavebního kamene čekají, až někdo zakašle.
guestbook-action-227-1 = Strhnout ji

guestbook-poi-228 = Kameny v řadě
guestbook-poi-228-text = Po kolena, dobře postavené, v řadě po vrstevnici. Kdo je stavěl, věděl něco o větru. Před šestou nechal někdo lžíci.
guestbook-action-228-1 = Zvednout jeden kámen
guestbook-action-228-2 = Nechat je být

guestbook-poi-229 = Sůl a nic
guestbook-poi-229-text = Bylo tu jezero, a co po něm zbylo, vezme botám podrážky. Pod tím by mohla být půda.
guestbook-action-229-1 = Vyvrtat jádro

guestbook-poi-230 = Studna stojí
guestbook-poi-230-text = Kamenný věnec a poklop. Není to moc. Je to první věc na tomhle světě, která k něčemu je.
guestbook-action-230-1 = Opřít se o ni

guestbook-poi-231 = Jméno pod kamenem
guestbook-poi-231-text = Osm plechových víček, osm jmen, vyškrábaných hřebíkem někým, kdo při tahu dolů přitlačil.
guestbook-action-231-1 = Opsat je
guestbook-action-231-2 = Postavit to zpátky

guestbook-poi-232 = Zeď stojí
guestbook-poi-232-text = Po hlavu, dvě vrstvy, bez malty. Na téhle straně se člověk slyší a musí si na to zvyknout.
guestbook-action-232-1 = Opřít se o ni

guestbook-poi-233 = Terasa stojí
guestbook-poi-233-text = Čtyři schody podržené hlíny. Ve druhém už něco vzešlo a nikdo neřekne co, dokud si nebude jistý.
guestbook-action-233-1 = Opřít se o ni

guestbook-poi-234 = Pec stojí
guestbook-poi-234-text = Kamenný úl, uvnitř černý, do zad hřeje. Stojí se na něj fronta.
guestbook-action-234-1 = Opřít se o ni

guestbook-poi-235 = Stožár stojí
guestbook-poi-235-text = Třicet metrů a zpívá dva tóny. Ten nižší znamená počasí.
guestbook-action-235-1 = Opřít se o něj

guestbook-poi-236 = Sýpka stojí
guestbook-poi-236-text = Střecha, práh, dveře s dírou pro kočku. Kočka není. Jsou to prostě takové dveře.
guestbook-action-236-1 = Opřít se o ni

## Brus

guestbook-threat-T06 = Brus
guestbook-threat-T06-text = Vítr se štěrkem, v jednom kuse, s hranami. Jde tam, kde se něco začalo.
guestbook-field-T06-1 = Zvedá se
guestbook-field-T06-2 = Přechází
guestbook-field-T06-3 = Obrušuje
guestbook-action-T06-1 = Lehnout si a držet

## Obecné podmínky

guestbook-condition-C12 = Čtrnáctiměsíční zima
guestbook-condition-C12-text = Jedenáct z nich už uplynulo.
guestbook-condition-C13 = Krátké léto
guestbook-condition-C13-text = Devět týdnů a ten čtvrtý je prý hezký.

## Mise

guestbook-mission-MI19 = Kámen na kámen
guestbook-mission-MI19-text = Při této návštěvě dokončete tři Díla.
guestbook-mission-MI20 = Poctivá půda
guestbook-mission-MI20-text = Vyvrtejte jádro v Mrtvé pánvi a spočítejte trávu, nebo strhněte Uvolněnou stěnu.
guestbook-mission-MI21 = Čí kameny
guestbook-mission-MI21-text = Rozhodněte, co s osmi mohylami.

## Stupnice a Díla

guestbook-counter-WORKS-count =
    { $sign ->
        [none] zatím nestojí žádné Dílo
       *[other] { $count ->
            [one] stojí { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } Dílo
            [few] stojí { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } Díla
            [many] stojí { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } Díla
           *[other] stojí { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } Děl
        }
    }
guestbook-track-raised = dokončená Díla
guestbook-track-raised-up =
    přibude { $count ->
        [one] dokončené Dílo
        [few] { $count } dokončená Díla
        [many] { $count } dokončeného Díla
       *[other] { $count } dokončených Děl
    }
guestbook-track-built = dokončeno při této návštěvě
guestbook-track-raised-count =
    { $count ->
        [one] je dokončeno { $sign ->
            [least] aspoň
            [most] nejvýš
           *[is] právě
        } { $count } Dílo
        [few] jsou dokončena { $sign ->
            [least] aspoň
            [most] nejvýš
           *[is] právě
        } { $count } Díla
        [many] je dokončeno { $sign ->
            [least] aspoň
            [most] nejvýš
           *[is] právě
        } { $count } Díla
       *[other] je dokončeno { $sign ->
            [least] aspoň
            [most] nejvýš
           *[is] právě
        } { $count } Děl
    }
guestbook-track-built-count =
    při této návštěvě { $count ->
        [one] je dokončeno { $sign ->
            [least] aspoň
            [most] nejvýš
           *[is] právě
        } { $count } Dílo
        [few] jsou dokončena { $sign ->
            [least] aspoň
            [most] nejvýš
           *[is] právě
        } { $count } Díla
        [many] je dokončeno { $sign ->
            [least] aspoň
            [most] nejvýš
           *[is] právě
        } { $count } Díla
       *[other] je dokončeno { $sign ->
            [least] aspoň
            [most] nejvýš
           *[is] právě
        } { $count } Děl
    }
guestbook-track-built-up = k této návštěvě se to započítá
guestbook-track-safe = přidrženo
guestbook-track-safe-if = je dílo přidržené
guestbook-track-safe-unless = dílo není přidržené
guestbook-track-safe-on = dílo je přidržené
guestbook-track-safe-off = dílo už nikdo nedrží
guestbook-tag-site = staveniště
guestbook-tag-site-place =
    { $form ->
        [bare] staveniště
        [to] na staveniště
        [from] ze staveniště
        [toward] ke staveništi
       *[in] na staveništi
    }
guestbook-lasting-well = Studna
guestbook-lasting-wall = Zeď
guestbook-lasting-kiln = Pec
guestbook-lasting-mast = Stožár
guestbook-lasting-granary = Sýpka

## Přistání

guestbook-landing-P06-1 = Střih větru
guestbook-landing-P06-2 = Odlétající kameny
guestbook-landing-P06-3 = Odskok
guestbook-landing-P06-4 = Čistý sestup
