# Ticho (P02): jména, cíle a co stojí na kartách.

guestbook-planet-P02 = Ticho
guestbook-planet-P02-text = Studený mechový svět pod vzduchem tak hustým, že upuštěnou lžíci je slyšet v sousedním údolí. Jeho největší zvířata odpovídají na každý nářek tím, že přijdou, všechna, a opřou se o toho, kdo naříkal.

## Sektory

guestbook-sector-P02-1 = Přistávací rohož
guestbook-sector-P02-2 = Bubnová slať
guestbook-sector-P02-3 = Dutý pařez
guestbook-sector-P02-4 = Zmrzlé rákosí
guestbook-sector-P02-5 = Školka v dolíku
guestbook-sector-P02-6 = Útes ozvěn
guestbook-sector-P02-7 = Nízký mech
guestbook-sector-P02-8 = Větrná branka
guestbook-sector-P02-9 = Bzučící kameny
guestbook-sector-P02-10 = Důlek

## Body zájmu

guestbook-poi-140 = Mikrofon v pařezu
guestbook-poi-140-text = Náš mikrofon, zadrátovaný do dutiny něčím, co má šest trpělivých nohou. Je ještě teplý. Čeká, až budete zticha.
guestbook-action-140-1 = Nahrávat

guestbook-poi-141 = Rákosí
guestbook-poi-141-text = Rákos je zmrzlý až po špičky a každé stéblo ladí. Jít jím je jako jít něčím piánem.
guestbook-action-141-1 = Nahrávat
guestbook-action-141-2 = Nařezat rákos

guestbook-poi-142 = Útes ozvěn
guestbook-poi-142-text = Všechno vrací, o trochu později a o trochu vlídněji, než to bylo řečeno.
guestbook-action-142-1 = Nahrávat

guestbook-poi-143 = Tele ve slati
guestbook-poi-143-text = Vězí po plece a je úplně klidné. Kdykoli vydechne, rohož, na které stojíte, se zvedne a klesne.
guestbook-action-143-1 = Táhnout
guestbook-action-143-2 = Jít dál

guestbook-poi-144 = Tele v patách
guestbook-poi-144-text = Rozhodlo se. Váží jako náklaďák, jde přesně krok za vámi a dýchá vám na krk.
guestbook-action-144-1 = Nechat se vést

guestbook-poi-145 = Školka v dolíku
guestbook-poi-145-text = Mech je vyšlapaný do kruhů, malé uvnitř velkých. Tady stávají kolem něčeho.
guestbook-action-145-1 = Dívat se a psát

guestbook-poi-146 = Nízký mech
guestbook-poi-146-text = Po kolena, vespod suchý. Bota zajede bez hlásku a s hláskem vyjede.
guestbook-action-146-1 = Nasbírat mech

guestbook-poi-147 = Větrná štěrbina
guestbook-poi-147-text = Vztyčené kameny s mezerou, která má hučet. Něco v ní uvízlo a místo toho to drnčí.
guestbook-action-147-1 = Spravit ji
guestbook-action-147-2 = Poslouchat u ní

guestbook-poi-148 = Padlý stožár
guestbook-poi-148-text = Průzkumný stožár, ohnutý a olízaný do hladka až tam, kam velké zvíře dosáhne.
guestbook-action-148-1 = Postavit ho

guestbook-poi-149 = Stožár, který naříká
guestbook-poi-149-text = Zase stojí. V tomhle větru vydává slabý, vytrvalý, ztracený zvuk.
guestbook-action-149-1 = Rozeznít ho

guestbook-poi-150 = Prohlubeň pro dítě
guestbook-poi-150-text = Prohlubeň v mechu, kolem ní otisky mnoha velkých těl a uprostřed místo pro jedno malé.
guestbook-action-150-1 = Lehnout si do ní

guestbook-poi-151 = Bubnová blána
guestbook-poi-151-text = Přistávací rohož je blána kořenů nad vodou. Dupněte, a vědí to ve vedlejším údolí.
guestbook-action-151-1 = Dupnout
guestbook-action-151-2 = Odvrtat rašelinu

## Těšitelé

guestbook-threat-T02 = Těšitelé
guestbook-threat-T02-plural = yes
guestbook-threat-T02-text = Každý devět tun, šedí, plstnatí, laskaví. Jdou tam, kde někdo naříká, a zůstanou, dokud nepřestane.
guestbook-field-T02-1 = Zvednou hlavy
guestbook-field-T02-2 = Přicházejí
guestbook-field-T02-3 = Opřou se
guestbook-action-T02-1 = Broukat jim
guestbook-action-T02-2 = Vystřelit nad hlavy

## Obecné podmínky

guestbook-condition-C04 = Hustý vzduch
guestbook-condition-C04-text = Všechno se nese. Lidé přestali dokončovat věty.
guestbook-condition-C05 = Stádo je na nohou
guestbook-condition-C05-text = Slyšeli něco, co neznají, a jdou to napravit.
guestbook-condition-C38 = Přízemní mlha
guestbook-condition-C38-text = Mech dýchá. Vidíte své boty a čepice svých přátel.

## Mise

guestbook-mission-MI07 = Tři tiché nahrávky
guestbook-mission-MI07-text = Nahrávejte u pařezu, v rákosí a u útesu, pokaždé v tichu: nejvýš jeden nářek a žádný těšitel.
guestbook-mission-MI08 = Nikdo za to nemůže
guestbook-mission-MI08-text = Odleťte z Ticha tak, aby v týmu nikdo neměl zranění Rána.
guestbook-mission-MI09 = Co si nechali
guestbook-mission-MI09-text = Lehněte si do prohlubně v Důlku.

## Žetony

guestbook-marker-cry = nářek
guestbook-marker-cry-many = nářku
guestbook-marker-cry-count =
    { $sign ->
        [none] { $place } není slyšet nářek
       *[other] { $count ->
            [one] { $place } zní nářek
            [few] { $place } znějí { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } nářky
            [many] { $place } znějí { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } nářky
           *[other] { $place } zní { $sign ->
                [least] aspoň
                [most] nejvýš
              *[is] právě
            } { $count } nářků
        }
    }
guestbook-marker-cry-put =
    { $place } { $count ->
        [one] zazní nářek
        [few] zazní { $count } nářky
        [many] zazní { $count } nářku
       *[other] zazní { $count } nářků
    }
guestbook-marker-cry-gone =
    { $count ->
        [0] všechen nářek { $place } umlkne
        [one] jeden nářek { $place } umlkne
        [few] { $count } nářky { $place } umlknou
        [many] { $count } nářku { $place } umlkne
       *[other] { $count } nářků { $place } umlkne
    }
guestbook-marker-record = nahráno
guestbook-marker-record-count =
    { $sign ->
        [none] { $place } zatím není nahrávka
       *[other] { $count ->
            [one] { $place } je nahrávka
            [few] { $place } jsou { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } nahrávky
            [many] { $place } jsou { $sign ->
                [least] aspoň
                [most] nejvýš
               *[is] právě
            } { $count } nahrávky
           *[other] { $place } je { $sign ->
                [least] aspoň
                [most] nejvýš
              *[is] právě
            } { $count } nahrávek
        }
    }
guestbook-marker-record-put = { $place } vznikne nahrávka
guestbook-track-loud = hluk
guestbook-track-loud-if = není ticho
guestbook-track-loud-unless = je ticho
guestbook-track-loud-on = už není ticho
guestbook-track-loud-off = je ticho
guestbook-track-calf = tele při vás
guestbook-track-calf-if = je tele při vás
guestbook-track-calf-unless = tele při vás není
guestbook-track-calf-on = tele zůstane při vás
guestbook-track-calf-off = tele od vás odejde
guestbook-track-engines = motory, které bylo slyšet
guestbook-track-engines-up =
    vaše motory je slyšet o { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    } víc
guestbook-track-engines-down =
    vaše motory je slyšet o { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    } míň

## Přistání

guestbook-landing-P02-1 = Motory je slyšet
guestbook-landing-P02-2 = Měkké místo
guestbook-landing-P02-3 = Plískanice
guestbook-landing-P02-4 = Hustý vzduch nese
guestbook-landing-P02-5 = Čistý sestup
