# Co kdo dělá. $who: „you“ rozkaz, „inf“ po „můžete“ a „může“, jinak třetí osoba. Slovesa jsou bez „se“ a „si“.

vanguard-do-use =
    { $who ->
        [you] vyčerpejte
        [inf] vyčerpat
       *[each] vyčerpá
    } { $dice }
vanguard-do-sac =
    { $who ->
        [you] obětujte
        [inf] obětovat
       *[each] obětuje
    } { $dice }
vanguard-do-refresh =
    { $who ->
        [you] obnovte
        [inf] obnovit
       *[each] obnoví
    } { $dice }
vanguard-do-draw =
    { $who ->
        [you] doberte
        [inf] dobrat
       *[each] dobere
    } { $count ->
        [one] { $count } kartu sekce
        [few] { $count } karty sekce
        [many] { $count } karty sekce
        [other] { $count } karet sekce
       *[text] tolik karet sekce, kolik je { $count }
    }
vanguard-do-discard =
    { $who ->
        [you] odhoďte
        [inf] odhodit
       *[each] odhodí
    } { $count ->
        [one] { $count } kartu sekce
        [few] { $count } karty sekce
        [many] { $count } karty sekce
        [other] { $count } karet sekce
       *[text] tolik karet sekce, kolik je { $count }
    }
vanguard-do-sac-card =
    { $who ->
        [you] obětujte
        [inf] obětovat
       *[each] obětuje
    } { $count ->
        [one] { $count } kartu sekce
        [few] { $count } karty sekce
        [many] { $count } karty sekce
       *[other] { $count } karet sekce
    }
vanguard-do-danger =
    { $who ->
        [you] hoďte
        [inf] hodit
       *[each] hodí
    } { $count ->
        [one] kostkou
        [few] { $count } kostkami
        [many] { $count } kostky
       *[other] { $count } kostkami
    } nebezpečí { $box }
vanguard-do-injure =
    { $who ->
        [you] utrpte
        [inf] utrpět
       *[each] utrpí
    } zranění{ $shows ->
        [scratch] { " " }odřenina
        [wound] { " " }rána
        [serious] { " " }vážná rána
        [exh] { " " }vyčerpání
        [leak] { " " }netěsný skafandr
        [panic] { " " }panika
        [toxin] { " " }toxin
        [conc] { " " }otřes mozku
       *[other] { "" }
    }
vanguard-do-heal =
    { $cure ->
        [die] { $who ->
            [you] odhoďte
            [inf] odhodit
           *[each] odhodí
        } kostku zranění
        [down] { $who ->
            [you] otočte
            [inf] otočit
           *[each] otočí
        } kartu zranění lícem dolů
       *[card] { $who ->
           [you] odhoďte
           [inf] odhodit
          *[each] odhodí
       } { $shows ->
            [any] kartu zranění
           *[other] kartu zranění { $injury }
        }
    }
vanguard-do-exert =
    { $who ->
        [you] proveďte
        [inf] provést
       *[each] provede
    } vypětí sil
vanguard-do-check =
    { $who ->
        [you] proveďte
        [inf] provést
       *[each] provede
    } ověření { $thing }
vanguard-do-gain =
    { $who ->
        [you] získejte
        [inf] získat
       *[each] získá
    } { $what }
vanguard-do-lose =
    { $who ->
        [you] ztraťte
        [inf] ztratit
       *[each] ztratí
    } { $what }
vanguard-the-success =
    { $count ->
        [one] { $count } žeton úspěchu
        [few] { $count } žetony úspěchu
        [many] { $count } žetonu úspěchu
       *[other] { $count } žetonů úspěchu
    }
vanguard-the-lead =
    { $count ->
        [one] { $count } náznak
        [few] { $count } náznaky
        [many] { $count } náznaku
       *[other] { $count } náznaků
    } { $shows ->
        [any] libovolného druhu
        [gained] druhu, který v tomto tahu už sbíráte
        [marked] druhu, u kterého leží žetony náznaků
       *[other] { $type }
    }
vanguard-the-disc =
    objev { $shows ->
        [any] libovolného druhu
        [gained] druhu, který v tomto tahu už sbíráte
        [marked] druhu, u kterého leží žetony náznaků
       *[other] { $type }
    }
vanguard-the-unique = mimořádný objev { $thing }
vanguard-the-gain =
    { $plural ->
        [yes] karty { $thing }
       *[no] kartu { $thing }
    }
vanguard-the-charge =
    { $count ->
        [one] { $count } stimulant
        [few] { $count } stimulanty
        [many] { $count } stimulantu
       *[other] { $count } stimulantů
    }
vanguard-the-supply =
    { $count ->
        [one] { $count } zásobu
        [few] { $count } zásoby
        [many] { $count } zásoby
       *[other] { $count } zásob
    }{ $parameter ->
        [armour] , o 1 méně za každý bod pancéřování
        [sensors] , o 1 méně za každý bod senzorů
        [manoeuvrability] , o 1 méně za každý bod manévrovatelnosti
       *[none] { "" }
    }
vanguard-the-command = { $count } velení
vanguard-the-energy =
    { $count ->
        [one] { $count } energii
        [few] { $count } energie
        [many] { $count } energie
       *[other] { $count } energií
    }
vanguard-do-exchange =
    { $who ->
        [you] vyměňte
        [inf] vyměnit
       *[each] vymění
    } { $exchange ->
        [disc] { $count ->
            [one] 1 objev za vrchní kartu jiného balíčku
            [few] až { $count } objevy za vrchní karty jiných balíčků
            [many] až { $count } objevu za vrchní karty jiných balíčků
           *[other] až { $count } objevů za vrchní karty jiných balíčků
        }
       *[card] { $count ->
           [one] { $count } kartu sekce
           [few] { $count } karty sekce
           [many] { $count } karty sekce
          *[other] { $count } karet sekce
       }
    }
vanguard-do-browse =
    { $who ->
        [you] prohlédněte
        [inf] prohlédnout
       *[each] prohlédne
    } { $count ->
        [one] { $count } vrchní kartu
        [few] { $count } vrchní karty
        [many] { $count } vrchní karty
       *[other] { $count } vrchních karet
    } balíčku objevů a { $who ->
        [you] vraťte
        [inf] vrátit
       *[each] vrátí
    } je v libovolném pořadí
vanguard-do-shift-leads =
    { $who ->
        [you] přesuňte
        [inf] přesunout
       *[each] přesune
    } žetony náznaků mezi balíčky a pak je { $who ->
        [you] zkontrolujte
        [inf] zkontrolovat
       *[each] zkontroluje
    }
vanguard-do-under =
    { $under ->
        [disc] { $who ->
            [you] dejte
            [inf] dát
           *[each] dá
        } { $shows ->
            [any] { $count ->
                [one] objev z výsadkové lodi pod jeho balíček
                [few] { $count } objevy z výsadkové lodi pod jejich balíčky
                [many] { $count } objevu z výsadkové lodi pod jejich balíčky
               *[other] { $count } objevů z výsadkové lodi pod jejich balíčky
            }
           *[other] { $count ->
               [one] objev { $type } z výsadkové lodi pod jeho balíček
               [few] { $count } objevy { $type } z výsadkové lodi pod jejich balíčky
               [many] { $count } objevu { $type } z výsadkové lodi pod jejich balíčky
              *[other] { $count } objevů { $type } z výsadkové lodi pod jejich balíčky
           }
        }
        [equipment] { $who ->
            [you] vraťte
            [inf] vrátit
           *[each] vrátí
        } { $count ->
            [one] { $count } kus výbavy
            [few] { $count } kusy výbavy
            [many] { $count } kusu výbavy
           *[other] { $count } kusů výbavy
        } do zbrojního skladu
       *[event] { $who ->
           [you] dejte
           [inf] dát
          *[each] dá
       } { $count ->
           [one] { $count } událost
           [few] { $count } události
           [many] { $count } události
          *[other] { $count } událostí
       } pod balíček
    }
vanguard-do-fetch =
    { $who ->
        [you] vezměte
        [inf] vzít
       *[each] vezme
    } { $fetched ->
        [minor] ze zbrojního skladu drobnou výbavu
        [personal] ze zbrojního skladu osobní výbavu
        [discarded-minor] zpět odhozenou drobnou výbavu
       *[discarded] zpět odhozenou výbavu
    }
vanguard-do-box-this =
    { $who ->
        [you] obětujte
        [inf] obětovat
       *[each] obětuje
    } tuto kartu
vanguard-do-marker =
    { $who ->
        [you] položte
        [inf] položit
       *[each] položí
    } { $count ->
        [one] značku „{ $marker }“ { $place }
        [few] { $count } značky „{ $marker }“ { $place }
        [many] { $count } značky „{ $marker }“ { $place }
        [other] { $count } značek „{ $marker }“ { $place }
       *[text] { $place } tolik značek „{ $marker }“, kolik je { $count }
    }
vanguard-do-unmark =
    { $who ->
        [you] odstraňte
        [inf] odstranit
       *[each] odstraní
    } { $count ->
        [0] všechny značky „{ $marker }“
        [one] značku „{ $marker }“
        [few] { $count } značky „{ $marker }“
        [many] { $count } značky „{ $marker }“
       *[other] { $count } značek „{ $marker }“
    } { $place }
vanguard-do-path-marker =
    { $who ->
        [you] položte
        [inf] položit
       *[each] položí
    } značku „{ $marker }“ na { $path ->
        [here] jednu cestu svého sektoru
        [all] každou cestu svého sektoru
       *[other] cestu { $path }
    }
vanguard-do-path-unmark =
    { $who ->
        [you] odstraňte
        [inf] odstranit
       *[each] odstraní
    } { $count ->
        [0] všechny značky „{ $marker }“
        [one] značku „{ $marker }“
        [few] { $count } značky „{ $marker }“
        [many] { $count } značky „{ $marker }“
       *[other] { $count } značek „{ $marker }“
    } z { $path ->
        [here] jedné cesty svého sektoru
        [all] cest svého sektoru
       *[other] cesty { $path }
    }
vanguard-do-look =
    { $who ->
        [you] prohlédněte
        [inf] prohlédnout
       *[each] prohlédne
    } bod zájmu { $place }
vanguard-do-gear =
    { $who ->
        [you] postavte
        [inf] postavit
       *[each] postaví
    } polní výbavu { $thing }
vanguard-do-place-gear =
    { $who ->
        [you] postavte
        [inf] postavit
       *[each] postaví
    } polní výbavu bez použití akce
vanguard-do-off =
    { $who ->
        [you] odhoďte
        [inf] odhodit
       *[each] odhodí
    } tento bod zájmu
vanguard-do-land =
    { $who ->
        [you] přistaňte
        [inf] přistát
       *[each] přistane
    } { $place }
vanguard-do-move =
    { $who ->
        [you] přejděte
        [inf] přejít
       *[each] přejde
    } { $place }{ $how ->
        [plain] { " " }po cestě bez symbolů
        [free] { " " }bez vyhodnocení symbolů
        [first] { " " }s vyhodnocením jen první cesty
        [dice] { " " }a za každou cestu { $who ->
            [you] vyčerpejte
            [inf] vyčerpat
           *[each] vyčerpá
        } 1 kostku
       *[symbols] { "" }
    }
vanguard-do-march =
    { $who ->
        [you] přejděte
        [inf] přejít
       *[each] přejde
    } { $count ->
        [one] o { $count } sektor dál
        [few] až o { $count } sektory dál
        [many] až o { $count } sektoru dál
       *[other] až o { $count } sektorů dál
    }{ $how ->
        [free] { " " }bez vyhodnocení symbolů
        [first] { " " }s vyhodnocením jen první cesty
        [dice] { " " }a za každou cestu { $who ->
            [you] vyčerpejte
            [inf] vyčerpat
           *[each] vyčerpá
        } 1 kostku
       *[symbols] { "" }
    }
vanguard-do-come-along =
    { $who ->
        [you] jděte
        [inf] jít
       *[each] jde
    } s ostatními bez vyhodnocení symbolů
vanguard-do-ignore =
    { $who ->
        [you] ignorujte
        [inf] ignorovat
       *[each] ignoruje
    } na cestě { $shows ->
        [any] { $count ->
            [one] { $count } symbol
            [few] { $count } symboly
            [many] { $count } symbolu
           *[other] { $count } symbolů
        }
        [T] { $count ->
            [one] { $count } symbol
            [few] { $count } symboly
            [many] { $count } symbolu
           *[other] { $count } symbolů
        } přesunu
       *[other] { $count ->
            [one] { $count } symbol
            [few] { $count } symboly
            [many] { $count } symbolu
           *[other] { $count } symbolů
        } „{ $symbol }“
    }
vanguard-do-ignore-every =
    { $who ->
        [you] ignorujte
        [inf] ignorovat
       *[each] ignoruje
    } na cestě všechny symboly { $shows ->
        [T] přesunu
       *[other] „{ $symbol }“
    }
vanguard-do-ignore-all =
    { $who ->
        [you] ignorujte
        [inf] ignorovat
       *[each] ignoruje
    } na cestě všechny symboly
vanguard-do-ignore-row =
    { $who ->
        [you] ignorujte
        [inf] ignorovat
       *[each] ignoruje
    } jeden řádek
vanguard-do-threat-row =
    { $who ->
        [you] vyhodnoťte
        [inf] vyhodnotit
       *[each] vyhodnotí
    } bez ověření řádek hrozby ve vašem sektoru, a to s barvou { $row }
vanguard-do-events =
    { $deed ->
        [look] { $who ->
            [you] prohlédněte
            [inf] prohlédnout
           *[each] prohlédne
        } { $count ->
            [one] { $count } vrchní událost
            [few] { $count } vrchní události
            [many] { $count } vrchní události
           *[other] { $count } vrchních událostí
        } a { $who ->
            [you] vraťte
            [inf] vrátit
           *[each] vrátí
        } je v libovolném pořadí
        [drop] { $who ->
            [you] prohlédněte
            [inf] prohlédnout
           *[each] prohlédne
        } { $count ->
            [one] { $count } vrchní událost
            [few] { $count } vrchní události
            [many] { $count } vrchní události
           *[other] { $count } vrchních událostí
        } a jednu { $who ->
            [you] odhoďte
            [inf] odhodit
           *[each] odhodí
        }
        [pick] { $who ->
            [you] vyhodnoťte
            [inf] vyhodnotit
           *[each] vyhodnotí
        } jednu { $count ->
            [few] ze
           *[other] z
        } { $count } vrchních událostí a ostatní { $who ->
            [you] dejte
            [inf] dát
           *[each] dá
        } pod balíček
        [under] { $who ->
            [you] prohlédněte
            [inf] prohlédnout
           *[each] prohlédne
        } { $count ->
            [one] { $count } vrchní událost
            [few] { $count } vrchní události
            [many] { $count } vrchní události
           *[other] { $count } vrchních událostí
        } a jednu { $who ->
            [you] dejte
            [inf] dát
           *[each] dá
        } pod balíček
       *[next] { $who ->
           [you] dejte
           [inf] dát
          *[each] dá
       } událost pod balíček a { $who ->
           [you] odkryjte
           [inf] odkrýt
          *[each] odkryje
       } další
    }
vanguard-do-extra =
    { $who ->
        [you] proveďte
        [inf] provést
       *[each] provede
    } { $extra ->
        [travel] navíc akci přesun
        [special] tutéž zvláštní akci znovu
        [remote] zvláštní akci bodu zájmu v propojeném sektoru
       *[action] jednu akci navíc
    }
vanguard-do-reroll =
    { $who ->
        [you] přehoďte
        [inf] přehodit
       *[each] přehodí
    } { $dice }{ $shows ->
        [any] { "" }
       *[other] { " " }se symbolem { $face }
    }
vanguard-do-turn =
    { $shows ->
        [any] { $who ->
            [you] nastavte
            [inf] nastavit
           *[each] nastaví
        } { $dice } na { $result }
       *[other] { $who ->
           [you] otočte
           [inf] otočit
          *[each] otočí
       } { $dice } se symbolem { $face } na { $result }
    }
vanguard-do-toss =
    { $who ->
        [you] vyčerpejte
        [inf] vyčerpat
       *[each] vyčerpá
    } ze zásoby kostek { $dice }{ $shows ->
        [any] { "" }
       *[other] { " " }se symbolem { $face }
    }
vanguard-do-add-die =
    { $who ->
        [you] přidejte
        [inf] přidat
       *[each] přidá
    } do hodu { $source ->
        [spent] { $count ->
            [one] { $count } svou vyčerpanou kostku
            [few] { $count } své vyčerpané kostky
            [many] { $count } své vyčerpané kostky
           *[other] { $count } svých vyčerpaných kostek
        }
       *[available] { $count ->
           [one] { $count } svou dostupnou kostku
           [few] { $count } své dostupné kostky
           [many] { $count } své dostupné kostky
          *[other] { $count } svých dostupných kostek
       }
    }
vanguard-do-drop-danger =
    { $who ->
        [you] odstraňte
        [inf] odstranit
       *[each] odstraní
    } { $count ->
        [0] všechny kostky nebezpečí
        [one] { $count } kostku nebezpečí
        [few] { $count } kostky nebezpečí
        [many] { $count } kostky nebezpečí
       *[other] { $count } kostek nebezpečí
    }
vanguard-do-predict =
    { $who ->
        [you] jmenujte
        [inf] jmenovat
       *[each] jmenuje
    } symbol; pokud ho označený řádek příštího ověření použije, { $who ->
        [you] obnovte
        [inf] obnovit
       *[each] obnoví
    } { $count ->
        [one] { $count } kostku
        [few] { $count } kostky
        [many] { $count } kostky
       *[other] { $count } kostek
    }
vanguard-do-no-die =
    { $who ->
        [you] neberte
        [inf] nebrat
       *[each] nedostane
    } kostku zranění
vanguard-do-take-over =
    { $who ->
        [you] převezměte
        [inf] převzít
       *[each] převezme
    } to
vanguard-do-draw-again =
    { $who ->
        [you] vytáhněte
        [inf] vytáhnout
       *[each] vytáhne
    } o { $count } víc a { $count ->
        [one] 1
        [few] stejný počet
        [many] stejný počet
       *[other] stejný počet
    } { $who ->
        [you] vraťte
        [inf] vrátit
       *[each] vrátí
    }
vanguard-do-draw-more =
    { $who ->
        [you] vytáhněte
        [inf] vytáhnout
       *[each] vytáhne
    } o { $count } víc
vanguard-do-scan =
    { $who ->
        [you] odkryjte
        [inf] odkrýt
       *[each] odkryje
    } { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    } skenování
vanguard-do-survey =
    { $who ->
        [you] odkryjte
        [inf] odkrýt
       *[each] odkryje
    } { $count ->
        [one] celou { $count } kartu přistání
        [few] celé { $count } karty přistání
        [many] celé { $count } karty přistání
       *[other] celých { $count } karet přistání
    }
vanguard-do-leave-gear =
    { $who ->
        [you] nechte
        [inf] nechat
       *[each] nechá
    } na místě navždy { $count ->
        [one] { $count } kus výbavy
        [few] { $count } kusy výbavy
        [many] { $count } kusu výbavy
       *[other] { $count } kusů výbavy
    }
vanguard-do-shuffle-back =
    { $who ->
        [you] zamíchejte
        [inf] zamíchat
       *[each] zamíchá
    } tuto kartu zpět
vanguard-do-remove =
    { $who ->
        [you] odstraňte
        [inf] odstranit
       *[each] odstraní
    } tuto kartu z kampaně
vanguard-do-remove-card =
    { $who ->
        [you] odstraňte
        [inf] odstranit
       *[each] odstraní
    } z kampaně kartu { $thing }
