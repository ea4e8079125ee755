# Honák (P05): jména, cíle a co stojí na jeho kartách.

guestbook-planet-P05 = Honák
guestbook-planet-P05-text = Plání bledého prachu jde dům na jedenácti nohách, krokem unavené ženy s nákupem. Za ním, pořád dva dny zpátky, jde bouře; postavili ho, aby byl vždycky před ní.

## Sektory

guestbook-sector-P05-1 = Ústí vádí
guestbook-sector-P05-2 = Kostěný plot
guestbook-sector-P05-3 = Mohyla na rozcestí
guestbook-sector-P05-4 = Solné studny
guestbook-sector-P05-5 = Stříhárna
guestbook-sector-P05-6 = Skleněná duna
guestbook-sector-P05-7 = Druhá mohyla
guestbook-sector-P05-8 = Suchý dok
guestbook-sector-P05-9 = Návětrné schody
guestbook-sector-P05-10 = Obratiště
guestbook-sector-P05-11 = Dům, levý přístavek
guestbook-sector-P05-12 = Dům, pravý přístavek

## Body zájmu

guestbook-poi-200 = Rýha po kolena
guestbook-poi-200-text = Cesta široká na jeden dům, vyšlapaná do skály jedenácti nohama, pořád stejnými jedenácti. Na dně je skoro vlhká.
guestbook-action-200-1 = Kopat za vlhkem
guestbook-action-200-2 = Odkrokovat rýhu

guestbook-poi-201 = Plot ze žeber
guestbook-poi-201-text = Žebra na výšku člověka, zasazená v řadě. Nic by nezadržela. Možná měla ukazovat, kde začíná venku.
guestbook-action-201-1 = Vzít žebro
guestbook-action-201-2 = Ptát se, proč tu je

guestbook-poi-202 = Mohyla na rozcestí
guestbook-poi-202-text = Hromada kamenů, kde se rýha dělí. Naklání se trochu doleva jako hromady, na které se přidává z jedné strany.
guestbook-action-202-1 = Přidat kámen
guestbook-action-202-2 = Číst kameny

guestbook-poi-203 = Poklopy v soli
guestbook-poi-203-text = Dvanáct kamenných poklopů, každý s madlem zevnitř.
guestbook-action-203-1 = Hrabat sůl
guestbook-action-203-2 = Zvednout poklop

guestbook-poi-204 = Co se má ostříhat
guestbook-poi-204-text = Přijdou, když si sednete: nízcí, vlnatí, četní. Tuhle podlahu znají. Dělají frontu.
guestbook-action-204-1 = Stříhat, co přijde

guestbook-poi-205 = Skleněné vlnky
guestbook-poi-205-text = Blesk a vítr udělaly z duny valchu ze zeleného skla, z jedné strany teplou.
guestbook-action-205-1 = Sklouznout se
guestbook-action-205-2 = Ulomit vlnku

guestbook-poi-206 = Klíny a zvon
guestbook-poi-206-text = Skluz pro něco s jedenácti nohama. Klíny jsou vychozené do tvaru chodidel; nad nimi na konzole zvon.
guestbook-action-206-1 = Zaklínit nohy
guestbook-action-206-2 = Vytáhnout klín
guestbook-action-206-3 = Zazvonit

guestbook-poi-207 = Mezi poryvy
guestbook-poi-207-text = Schody tesané pro něco, co se mohlo držet větší částí sebe. Vítr počítá do devíti a opře se.
guestbook-action-207-1 = Lézt mezi poryvy

guestbook-poi-208 = Kde se otáčí
guestbook-poi-208-text = Kruh udusaného prachu, čtyřicet metrů napříč, a v něm menší, kde někdo čekával.
guestbook-action-208-1 = Čekat v jeho stínu
guestbook-action-208-2 = Kreslit do prachu

guestbook-poi-209 = Lůžko
guestbook-poi-209-text = Přišroubované ke zdi, na vás krátké, ustlané. Houpe se. Něco pod ním jezdí ze strany na stranu.
guestbook-action-209-1 = Podívat se pod lůžko

guestbook-poi-210 = Šachta nad nohou
guestbook-poi-210-text = Podlahou je vidět devátá noha, jak dopadne, cukne sebou a jde dál. Má v sobě kámen.
guestbook-action-210-1 = Vypáčit kámen

guestbook-poi-211 = Okno
guestbook-poi-211-text = Prázdný rám ve výšce sedícího. Pláň ubíhá čtyři kilometry za hodinu a má na to celý den.
guestbook-action-211-1 = Vyhlédnout
guestbook-action-211-2 = Zasklít

## Kráčející dům

guestbook-threat-T04 = Kráčející dům
guestbook-threat-T04-text = Chodí navždy po stejné cestě a vezme každého, kdo běží. Na rozcestí jde na tu stranu, kde je váha.
guestbook-field-T04-1 = Zavrže
guestbook-field-T04-2 = Vykročí
guestbook-field-T04-3 = Zakolíbá se
guestbook-field-T04-4 = Vykročí znovu
guestbook-action-T04-1 = Vyvážit náklad

## Prachový sbor

guestbook-threat-T05 = Prachový sbor
guestbook-threat-T05-text = Stěna prachu a v ní hlasy. Ty hlasy jsou písek ve starých dírách; nepomáhá to vědět.
guestbook-field-T05-1 = Bručí
guestbook-field-T05-2 = Jde za vámi
guestbook-field-T05-3 = Zpívá
guestbook-action-T05-1 = Číst jeho okraj

## Obecné podmínky

guestbook-condition-C10 = Prach cest
guestbook-condition-C10-text = Dostane se do čaje, do těsnění i do zápisů.
guestbook-condition-C11 = Sborové počasí
guestbook-condition-C11-text = Dům a bouře na jednom místě. Nikdo nikoho neslyší a všem se zpívá.

## Mise

guestbook-mission-MI16 = Zavést ho do doku
guestbook-mission-MI16-text = Kráčející dům stojí v Suchém doku a v každém přístavku je člen posádky.
guestbook-mission-MI17 = Jednou dokola
guestbook-mission-MI17-text = Kráčející dům se vrátí k Ústí vádí a všichni z posádky jsou v něm nebo u něj.
guestbook-mission-MI18 = Kámen v noze
guestbook-mission-MI18-text = Vypáčte kámen z deváté nohy.

## Na cestě

guestbook-tag-bay = přístavek
guestbook-tag-bay-place =
    { $form ->
        [bare] přístavek
        [to] do přístavku
        [from] z přístavku
        [toward] k přístavku
       *[in] v přístavku
    }
guestbook-state-lean-free = tam, kde je váha
guestbook-state-lean-free-on = Dům zahne tam, kde je váha
guestbook-state-lean-left = vlevo
guestbook-state-lean-left-on = Dům zahne vlevo
guestbook-state-lean-right = vpravo
guestbook-state-lean-right-on = Dům zahne vpravo
guestbook-state-lean = kam Dům zahne
guestbook-track-skip = vynechané kroky
guestbook-track-skip-count =
    { $sign ->
        [none] Dům nemá vynechat žádný krok
       *[other] má Dům vynechat krok
    }
guestbook-track-skip-up =
    Dům vynechá příští { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
guestbook-track-skip-down =
    Dům vynechá { $count ->
        [one] krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
guestbook-track-chock = zaklíněno
guestbook-track-chock-if = je Dům zaklíněný
guestbook-track-chock-unless = Dům není zaklíněný
guestbook-track-chock-on = Dům je zaklíněný
guestbook-track-chock-off = Dům může zase kráčet
guestbook-track-edge = přečtený sbor
guestbook-track-edge-count =
    { $sign ->
        [none] nemáte Sbor přečtený dopředu
       *[other] máte Sbor přečtený dopředu
    }
guestbook-track-edge-up = přečtete Sbor o krok napřed
guestbook-track-edge-down = Sbor udělá, co jste přečetli
guestbook-track-hush = neslyšený zpěv
guestbook-track-hush-count =
    { $sign ->
        [none] příští zpěv bude slyšet
       *[other] příští zpěv máte přeslechnout
    }
guestbook-track-hush-up = příští zpěv přeslechnete
guestbook-track-hush-down = zpěv přeslechnete
guestbook-route-road = vyšlapaná cesta
guestbook-route-road-along = po vyšlapané cestě

## Přistání

guestbook-landing-P05-1 = Lem sboru
guestbook-landing-P05-2 = Hnědá tma
guestbook-landing-P05-3 = Dlouhý dojezd
guestbook-landing-P05-4 = Dům je o kus dál
guestbook-landing-P05-5 = Čistý sestup
