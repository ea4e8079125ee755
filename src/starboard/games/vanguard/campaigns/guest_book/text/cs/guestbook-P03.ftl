# Konvice (P03): jména, cíle a co stojí na kartách.

guestbook-planet-P03 = Konvice
guestbook-planet-P03-text = Na plošině z modrého ledu stojí dům a svítí se v něm. Uvnitř vře konvice na kameni, pod kterým nehoří, a hluboko vzadu, za dveřmi, které neotevře žádná páka, je kniha.

## Sektory

guestbook-sector-P03-1 = Sněžná předloha
guestbook-sector-P03-2 = Větrná veranda
guestbook-sector-P03-3 = Síň s ohništěm
guestbook-sector-P03-4 = Police
guestbook-sector-P03-5 = Západní cely
guestbook-sector-P03-6 = Východní cely
guestbook-sector-P03-7 = Kuchyňské schody
guestbook-sector-P03-8 = Nová chodba
guestbook-sector-P03-9 = Knihovna
guestbook-sector-P03-10 = Kotelna v jeskyni
guestbook-sector-P03-11 = Ochoz na střeše

## Body zájmu

guestbook-poi-160 = Sníh na verandě
guestbook-poi-160-text = Dveře nemají kliku. Před nimi závěj a v závěji holé místo pro dvě nohy, nebo pro čtyři malé.
guestbook-action-160-1 = Zaklepat
guestbook-action-160-2 = Odházet závěj

guestbook-poi-161 = Konvice na studeném kameni
guestbook-poi-161-text = Vře. Kámen studí i přes rukavici. Misek je tolik, kolik je vás, a jedna navíc.
guestbook-action-161-1 = Posadit se
guestbook-action-161-2 = Nahlédnout do ní

guestbook-poi-162 = Police
guestbook-poi-162-text = Římsa v žádné určité výšce. Zvonek bez srdce, složené sedátko, rukojeť se šesti prohlubněmi, kousek provázku. Všechno oprášené.
guestbook-action-162-1 = Něco nechat
guestbook-action-162-2 = Přiložit ruku k dílu
guestbook-action-162-3 = Něco si vzít

guestbook-poi-163 = Postele podél zdi
guestbook-poi-163-text = Šestnáct výklenků, žádné dva stejně dlouhé. Kde jsou přikrývky, tam je někdo odestlal.
guestbook-action-163-1 = Spočítat postele

guestbook-poi-164 = Okenice na jednom pantu
guestbook-poi-164-text = Klepe ve větru. Námraza na parapetu rostla kolem toho klepání.
guestbook-action-164-1 = Spravit okenici
guestbook-action-164-2 = Seškrábat námrazu

guestbook-poi-165 = Kameninové hrnce na schodech
guestbook-poi-165-text = Hrnce s pokličkami, na každém schodu jeden, dolů do teplé vůně. Pokličky jsou převázané provázkem, pokaždé jinou rukou.
guestbook-action-165-1 = Sejít s lampou
guestbook-action-165-2 = Přičichnout k hrncům

guestbook-poi-166 = Kámen, který drží teplo
guestbook-poi-166-text = Je teplý jako bochník. Podle všech přístrojů, co máte, k tomu nemá žádný důvod.
guestbook-action-166-1 = Vystopovat teplo

guestbook-poi-167 = Dveře naší výšky
guestbook-poi-167-text = Čtyřicatery a ještě další, zametené, teplé, prázdné. Pro jednou se nikdo nemusí shýbat ani natahovat.
guestbook-action-167-1 = Změřit je

guestbook-poi-168 = Kniha
guestbook-poi-168-text = Stojí otevřená u zdi, vyšší než vy, a každý, kdo se tu kdy zastavil, v ní nechal značku.
guestbook-action-168-1 = Otevřít ji

guestbook-poi-169 = Kraj střechy
guestbook-poi-169-text = Pod botami jedno rozsvícené okno. Jedenáct kilometrů modrého ledu. Žádné jiné okno.
guestbook-action-169-1 = Zmapovat plošinu

guestbook-poi-170 = Sloupek se značkou
guestbook-poi-170-text = Sloupek z konceptu, zaledovaný až po čepičku. Z jedné strany ho něco udržovalo čistý, z té s číslem.
guestbook-action-170-1 = Vykopat ho

guestbook-poi-171 = Průduch
guestbook-poi-171-text = Šachta s teplým průvanem a stupačkami v rozestupu na delší nohu.
guestbook-action-171-1 = Vylézt jím

## Mykači

guestbook-threat-T03 = Mykači
guestbook-threat-T03-plural = yes
guestbook-threat-T03-text = Velcí jako zajíc, šest obratných nohou. Třídí: klíče podle tónu, návštěvy podle tepla.
guestbook-field-T03-1 = Jdou pro věci
guestbook-field-T03-2 = Třídí
guestbook-field-T03-3 = Třídí a odběhnou
guestbook-action-T03-1 = Natáhnout ruku

## Obecné podmínky

guestbook-condition-C06 = Svítí se
guestbook-condition-C06-text = Nebliká to a nepřibližuje se, dokud se díváte.
guestbook-action-C06-1 = Vyrazit dveře
guestbook-condition-C07 = Okenice
guestbook-condition-C07-text = Dům zavřel oči, jako když host mluví příliš nahlas.
guestbook-action-C07-1 = Vyrazit dveře
guestbook-condition-C40 = Jasná obloha
guestbook-condition-C40-text = Nic ničemu nestojí v cestě.

## Mise

guestbook-mission-MI10 = Dlouhá cesta dovnitř
guestbook-mission-MI10-text = Otevřete knihu.
guestbook-mission-MI11 = Nechat to v lepším stavu
guestbook-mission-MI11-text = Odleťte, když je Dům na posledním poli.
guestbook-mission-MI12 = Naše výška
guestbook-mission-MI12-text = Změřte dveře v nové chodbě.

## Dům

guestbook-symbol-H1-closed = stupnice Dům je pod 1, za podmínek Okenice pod 2, a pro hosty, které si pamatuje jako zloděje, ještě o pole výš
guestbook-symbol-H3-closed = stupnice Dům je pod 3, za podmínek Okenice pod 4, a pro hosty, které si pamatuje jako zloděje, ještě o pole výš
guestbook-symbol-H5-closed = stupnice Dům je pod 5, za podmínek Okenice a pro hosty, které si pamatuje jako zloděje, pod 6
guestbook-track-house = Dům
guestbook-track-house-up =
    Dům si to zapamatuje{ $count ->
        [one] { "" }
        [few] , o { $count } kroky
        [many] , o { $count } kroku
       *[other] , o { $count } kroků
    }
guestbook-track-house-down =
    Dům vám to nezapomene{ $count ->
        [one] { "" }
        [few] , o { $count } kroky
        [many] , o { $count } kroku
       *[other] , o { $count } kroků
    }
guestbook-track-taken = věci vzaté z Police
guestbook-track-taken-up =
    z Police ubude { $count ->
        [one] jedna věc
        [few] { $count } věci
        [many] { $count } věci
       *[other] { $count } věcí
    }
guestbook-tag-door = dveře
guestbook-tag-door-place =
    { $form ->
        [bare] dveře
        [to] do dveří
        [from] ze dveří
        [toward] ke dveřím
       *[in] ve dveřích
    }

## Přistání

guestbook-landing-P03-1 = Padavý vítr
guestbook-landing-P03-2 = Bílá tma
guestbook-landing-P03-3 = Led na vzpěrách
guestbook-landing-P03-4 = Okno vás navede
