# Co musí platit, jako věta po „pokud“ a „jen pokud“.

vanguard-if-story = váš dosavadní příběh vede sem
vanguard-if-another-here = jde o někoho jiného ve vašem sektoru
vanguard-if-switch =
    { $on ->
        [yes] platí „{ $name }“
       *[no] neplatí „{ $name }“
    }
vanguard-if-state =
    { $not ->
        [yes] neplatí „{ $name }“
       *[no] platí „{ $name }“
    }
vanguard-if-against =
    { $sign ->
        [is] { $left } je právě tolik jako { $right }
        [not] { $left } není tolik jako { $right }
        [less] { $left } je méně než { $right }
        [most] { $left } není víc než { $right }
        [more] { $left } je víc než { $right }
       *[least] { $left } je aspoň tolik jako { $right }
    }
vanguard-if-number =
    { $sign ->
        [least] { $number } je aspoň { $count }
        [most] { $number } je nejvýš { $count }
        [not] { $number } není { $count }
       *[is] { $number } je { $count }
    }

## Co se počítá

vanguard-if-own =
    { $of ->
        [number] hodnota
       *[track] stupnice
    } „{ $name }“ { $sign ->
        [none] je na 0
        [least] je aspoň na { $count }
        [most] je nejvýš na { $count }
        [not] není na { $count }
       *[is] je na { $count }
    }
vanguard-if-counter =
    { $sign ->
        [none] nemáte nasbíráno nic
        [least] máte nasbíráno aspoň { $count }
        [most] máte nasbíráno nejvýš { $count }
        [not] nemáte nasbíráno právě { $count }
       *[is] máte nasbíráno právě { $count }
    }
vanguard-if-count =
    { $sign ->
        [none] { $place } neleží žádná značka „{ $marker }“
        [least] { $count ->
            [1] { $place } leží značka „{ $marker }“
           *[other] { $place } { $count ->
               [one] leží aspoň { $count } značka
               [few] leží aspoň { $count } značky
               [many] leží aspoň { $count } značky
              *[other] leží aspoň { $count } značek
           } „{ $marker }“
        }
        [most] { $place } { $count ->
            [one] leží nejvýš { $count } značka
            [few] leží nejvýš { $count } značky
            [many] leží nejvýš { $count } značky
           *[other] leží nejvýš { $count } značek
        } „{ $marker }“
        [not] { $place } { $count ->
            [one] leží jiný počet než { $count } značka
            [few] leží jiný počet než { $count } značky
            [many] leží jiný počet než { $count } značky
           *[other] leží jiný počet než { $count } značek
        } „{ $marker }“
       *[is] { $place } { $count ->
           [one] leží právě { $count } značka
           [few] leží právě { $count } značky
           [many] leží právě { $count } značky
          *[other] leží právě { $count } značek
       } „{ $marker }“
    }
vanguard-if-path-count =
    { $sign ->
        [none] neleží žádná značka „{ $marker }“
        [least] leží aspoň { $count ->
            [one] { $count } značka
            [few] { $count } značky
            [many] { $count } značky
           *[other] { $count } značek
        } „{ $marker }“
        [most] leží nejvýš { $count ->
            [one] { $count } značka
            [few] { $count } značky
            [many] { $count } značky
           *[other] { $count } značek
        } „{ $marker }“
        [not] neleží právě { $count ->
            [one] { $count } značka
            [few] { $count } značky
            [many] { $count } značky
           *[other] { $count } značek
        } „{ $marker }“
       *[is] leží právě { $count ->
           [one] { $count } značka
           [few] { $count } značky
           [many] { $count } značky
          *[other] { $count } značek
       } „{ $marker }“
    } na { $path ->
        [here] jedné cestě vašeho sektoru
        [all] cestách vašeho sektoru
       *[other] cestě { $path }
    }
vanguard-if-crewed =
    { $sign ->
        [none] { $place } nikdo není
        [all] { $place } je celý tým
        [least] { $count ->
            [1] { $place } někdo je
           *[other] { $place } { $count ->
               [one] je aspoň { $count } člen posádky
               [few] jsou aspoň { $count } členové posádky
               [many] je aspoň { $count } člena posádky
              *[other] je aspoň { $count } členů posádky
           }
        }
        [most] { $place } { $count ->
            [one] je nejvýš { $count } člen posádky
            [few] jsou nejvýš { $count } členové posádky
            [many] je nejvýš { $count } člena posádky
           *[other] je nejvýš { $count } členů posádky
        }
        [not] { $place } { $count ->
            [one] je jiný počet než { $count } člen posádky
            [few] jsou jiný počet než { $count } členové posádky
            [many] je jiný počet než { $count } člena posádky
           *[other] je jiný počet než { $count } členů posádky
        }
       *[is] { $place } { $count ->
           [one] je právě { $count } člen posádky
           [few] jsou právě { $count } členové posádky
           [many] je právě { $count } člena posádky
          *[other] je právě { $count } členů posádky
       }
    }
vanguard-if-standees =
    { $sign ->
        [none] { $plural ->
            [yes] { $place } nejsou { $thing }
           *[no] { $place } není { $thing }
        }
        [least] { $count ->
            [1] { $plural ->
                [yes] { $place } jsou { $thing }
               *[no] { $place } je { $thing }
            }
           *[other] { $place } { $count ->
               [one] je aspoň { $count } figurka
               [few] jsou aspoň { $count } figurky
               [many] je aspoň { $count } figurky
              *[other] je aspoň { $count } figurek
           } { $thing }
        }
        [most] { $place } { $count ->
            [one] je nejvýš { $count } figurka
            [few] jsou nejvýš { $count } figurky
            [many] je nejvýš { $count } figurky
           *[other] je nejvýš { $count } figurek
        } { $thing }
        [not] { $place } { $count ->
            [one] je jiný počet než { $count } figurka
            [few] jsou jiný počet než { $count } figurky
            [many] je jiný počet než { $count } figurky
           *[other] je jiný počet než { $count } figurek
        } { $thing }
       *[is] { $place } { $count ->
           [one] je právě { $count } figurka
           [few] jsou právě { $count } figurky
           [many] je právě { $count } figurky
          *[other] je právě { $count } figurek
       } { $thing }
    }
vanguard-if-field =
    { $sign ->
        [none] žeton karty { $thing } je na začátku
        [least] žeton karty { $thing } je aspoň na { $count }. poli
        [most] žeton karty { $thing } je nejvýš na { $count }. poli
        [not] žeton karty { $thing } je jinde než na { $count }. poli
       *[is] žeton karty { $thing } je na { $count }. poli
    }
vanguard-if-time =
    { $sign ->
        [none] čas stupnice { $track } je na začátku
        [least] čas stupnice { $track } je aspoň na { $count }. poli
        [most] čas stupnice { $track } je nejvýš na { $count }. poli
        [not] čas stupnice { $track } je jinde než na { $count }. poli
       *[is] čas stupnice { $track } je na { $count }. poli
    }
vanguard-if-progress =
    { $sign ->
        [none] { $row } stupnice karty { $thing } je na začátku
        [least] { $row } stupnice karty { $thing } je aspoň na { $count }. poli
        [most] { $row } stupnice karty { $thing } je nejvýš na { $count }. poli
        [not] { $row } stupnice karty { $thing } je jinde než na { $count }. poli
       *[is] { $row } stupnice karty { $thing } je na { $count }. poli
    }
vanguard-if-visits =
    { $sign ->
        [none] jste tu poprvé
        [least] { $count ->
            [1] jste tu
            [2] nejste tu poprvé
           *[other] je to vaše { $count }. nebo pozdější návštěva
        }
        [most] { $count ->
            [1] jste tu poprvé
           *[other] je to vaše { $count }. nebo dřívější návštěva
        }
        [not] není to vaše { $count }. návštěva
       *[is] { $count ->
            [1] jste tu poprvé
            [2] jste tu podruhé
           *[other] je to vaše { $count }. návštěva
        }
    }
vanguard-if-round =
    { $sign ->
        [none] ještě nezačalo žádné kolo
        [least] je { $count }. kolo nebo pozdější
        [most] je { $count }. kolo nebo dřívější
        [not] není { $count }. kolo
       *[is] je { $count }. kolo
    }
vanguard-if-supplies =
    { $sign ->
        [none] nemáte žádné zásoby
        [least] { $count ->
            [1] máte zásoby
           *[other] máte aspoň { $count ->
               [one] { $count } zásobu
               [few] { $count } zásoby
               [many] { $count } zásoby
              *[other] { $count } zásob
           }
        }
        [most] máte nejvýš { $count ->
            [one] { $count } zásobu
            [few] { $count } zásoby
            [many] { $count } zásoby
           *[other] { $count } zásob
        }
        [not] nemáte právě { $count ->
            [one] { $count } zásobu
            [few] { $count } zásoby
            [many] { $count } zásoby
           *[other] { $count } zásob
        }
       *[is] máte právě { $count ->
           [one] { $count } zásobu
           [few] { $count } zásoby
           [many] { $count } zásoby
          *[other] { $count } zásob
       }
    }
vanguard-if-success =
    { $sign ->
        [none] nemáte žádný žeton úspěchu
        [least] { $count ->
            [1] máte žeton úspěchu
           *[other] máte aspoň { $count ->
               [one] { $count } žeton úspěchu
               [few] { $count } žetony úspěchu
               [many] { $count } žetonu úspěchu
              *[other] { $count } žetonů úspěchu
           }
        }
        [most] máte nejvýš { $count ->
            [one] { $count } žeton úspěchu
            [few] { $count } žetony úspěchu
            [many] { $count } žetonu úspěchu
           *[other] { $count } žetonů úspěchu
        }
        [not] nemáte právě { $count ->
            [one] { $count } žeton úspěchu
            [few] { $count } žetony úspěchu
            [many] { $count } žetonu úspěchu
           *[other] { $count } žetonů úspěchu
        }
       *[is] máte právě { $count ->
           [one] { $count } žeton úspěchu
           [few] { $count } žetony úspěchu
           [many] { $count } žetonu úspěchu
          *[other] { $count } žetonů úspěchu
       }
    }
vanguard-if-team =
    { $sign ->
        [none] v týmu nikdo není
        [least] tým má aspoň { $count ->
            [one] { $count } člena
            [few] { $count } členy
            [many] { $count } člena
           *[other] { $count } členů
        }
        [most] tým má nejvýš { $count ->
            [one] { $count } člena
            [few] { $count } členy
            [many] { $count } člena
           *[other] { $count } členů
        }
        [not] tým nemá právě { $count ->
            [one] { $count } člena
            [few] { $count } členy
            [many] { $count } člena
           *[other] { $count } členů
        }
       *[is] tým má právě { $count ->
           [one] { $count } člena
           [few] { $count } členy
           [many] { $count } člena
          *[other] { $count } členů
       }
    }
vanguard-if-rank =
    { $sign ->
        [none] nemáte žádnou hodnost
        [least] máte hodnost { $count } nebo vyšší
        [most] máte hodnost { $count } nebo nižší
        [not] nemáte hodnost { $count }
       *[is] máte hodnost { $count }
    }
vanguard-if-injuries =
    { $sign ->
        [none] { $placed ->
            [yes] { $place } není nikdo se zraněním
           *[no] nemáte žádné zranění
        }
        [least] { $count ->
            [1] { $placed ->
                [yes] { $place } je někdo se zraněním
               *[no] máte zranění
            }
           *[other] { $placed ->
                [yes] { $place } je aspoň { $count } zranění
               *[no] máte aspoň { $count } zranění
            }
        }
        [most] { $placed ->
            [yes] { $place } je nejvýš { $count } zranění
           *[no] máte nejvýš { $count } zranění
        }
        [not] { $placed ->
            [yes] { $place } je jiný počet než { $count } zranění
           *[no] máte jiný počet než { $count } zranění
        }
       *[is] { $placed ->
            [yes] { $place } je právě { $count } zranění
           *[no] máte právě { $count } zranění
        }
    }
vanguard-if-injury-cards =
    { $sign ->
        [none] { $placed ->
            [yes] { $place } nikdo nemá kartu zranění { $injury }
           *[no] nemáte kartu zranění { $injury }
        }
        [least] { $count ->
            [1] { $placed ->
                [yes] { $place } má někdo kartu zranění { $injury }
               *[no] máte kartu zranění { $injury }
            }
           *[other] { $count ->
               [one] je aspoň { $count } karta
               [few] jsou aspoň { $count } karty
               [many] je aspoň { $count } karty
              *[other] je aspoň { $count } karet
           } zranění { $injury } ve hře
        }
        [most] { $count ->
            [one] je nejvýš { $count } karta
            [few] jsou nejvýš { $count } karty
            [many] je nejvýš { $count } karty
           *[other] je nejvýš { $count } karet
        } zranění { $injury } ve hře
        [not] { $count ->
            [one] je jiný počet než { $count } karta
            [few] jsou jiný počet než { $count } karty
            [many] je jiný počet než { $count } karty
           *[other] je jiný počet než { $count } karet
        } zranění { $injury } ve hře
       *[is] { $count ->
           [one] je právě { $count } karta
           [few] jsou právě { $count } karty
           [many] je právě { $count } karty
          *[other] je právě { $count } karet
       } zranění { $injury } ve hře
    }
vanguard-if-hand =
    { $sign ->
        [none] nemáte v ruce žádné karty
        [least] { $count ->
            [1] máte v ruce kartu
           *[other] máte v ruce aspoň { $count ->
               [one] { $count } kartu
               [few] { $count } karty
               [many] { $count } karty
              *[other] { $count } karet
           }
        }
        [most] máte v ruce nejvýš { $count ->
            [one] { $count } kartu
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        }
        [not] nemáte v ruce právě { $count ->
            [one] { $count } kartu
            [few] { $count } karty
            [many] { $count } karty
           *[other] { $count } karet
        }
       *[is] máte v ruce právě { $count ->
           [one] { $count } kartu
           [few] { $count } karty
           [many] { $count } karty
          *[other] { $count } karet
       }
    }
vanguard-if-charges =
    { $sign ->
        [none] nemáte žádné stimulanty
        [least] { $count ->
            [1] máte stimulant
           *[other] máte aspoň { $count ->
               [one] { $count } stimulant
               [few] { $count } stimulanty
               [many] { $count } stimulantu
              *[other] { $count } stimulantů
           }
        }
        [most] máte nejvýš { $count ->
            [one] { $count } stimulant
            [few] { $count } stimulanty
            [many] { $count } stimulantu
           *[other] { $count } stimulantů
        }
        [not] nemáte právě { $count ->
            [one] { $count } stimulant
            [few] { $count } stimulanty
            [many] { $count } stimulantu
           *[other] { $count } stimulantů
        }
       *[is] máte právě { $count ->
           [one] { $count } stimulant
           [few] { $count } stimulanty
           [many] { $count } stimulantu
          *[other] { $count } stimulantů
       }
    }
vanguard-if-dice =
    { $sign ->
        [none] nemáte ve hře žádné kostky
        [least] { $count ->
            [1] máte ve hře kostku
           *[other] máte ve hře aspoň { $count ->
               [one] { $count } kostku
               [few] { $count } kostky
               [many] { $count } kostky
              *[other] { $count } kostek
           }
        }
        [most] máte ve hře nejvýš { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        }
        [not] nemáte ve hře právě { $count ->
            [one] { $count } kostku
            [few] { $count } kostky
            [many] { $count } kostky
           *[other] { $count } kostek
        }
       *[is] máte ve hře právě { $count ->
           [one] { $count } kostku
           [few] { $count } kostky
           [many] { $count } kostky
          *[other] { $count } kostek
       }
    }
vanguard-if-equipment =
    { $sign ->
        [none] { $placed ->
            [yes] { $place } nikdo nenese výbavu
           *[no] nenesete žádnou výbavu
        }
        [least] { $count ->
            [1] { $placed ->
                [yes] { $place } někdo nese výbavu
               *[no] nesete výbavu
            }
           *[other] { $placed ->
                [yes] { $place } je kusů výbavy aspoň { $count }
               *[no] kusů výbavy máte aspoň { $count }
            }
        }
        [most] { $placed ->
            [yes] { $place } je kusů výbavy nejvýš { $count }
           *[no] kusů výbavy máte nejvýš { $count }
        }
        [not] { $placed ->
            [yes] { $place } je kusů výbavy jiný počet než { $count }
           *[no] kusů výbavy máte jiný počet než { $count }
        }
       *[is] { $placed ->
            [yes] { $place } je kusů výbavy právě { $count }
           *[no] kusů výbavy máte právě { $count }
        }
    }
vanguard-if-passengers =
    { $sign ->
        [none] nevezete žádné pasažéry
        [least] { $count ->
            [1] vezete pasažéra
           *[other] pasažérů je aspoň { $count }
        }
        [most] pasažérů je nejvýš { $count }
        [not] pasažérů není právě { $count }
       *[is] pasažérů je právě { $count }
    }
vanguard-if-armour =
    { $sign ->
        [none] výsadková loď nemá pancéřování
        [least] { $count ->
            [1] výsadková loď má pancéřování
           *[other] výsadková loď má pancéřování aspoň { $count }
        }
        [most] výsadková loď má pancéřování nejvýš { $count }
        [not] výsadková loď nemá pancéřování { $count }
       *[is] výsadková loď má pancéřování { $count }
    }
vanguard-if-sensors =
    { $sign ->
        [none] výsadková loď nemá senzory
        [least] { $count ->
            [1] výsadková loď má senzory
           *[other] výsadková loď má senzory aspoň { $count }
        }
        [most] výsadková loď má senzory nejvýš { $count }
        [not] výsadková loď nemá senzory { $count }
       *[is] výsadková loď má senzory { $count }
    }
vanguard-if-manoeuvrability =
    { $sign ->
        [none] výsadková loď nedokáže manévrovat
        [least] { $count ->
            [1] výsadková loď dokáže manévrovat
           *[other] výsadková loď má manévrovatelnost aspoň { $count }
        }
        [most] výsadková loď má manévrovatelnost nejvýš { $count }
        [not] výsadková loď nemá manévrovatelnost { $count }
       *[is] výsadková loď má manévrovatelnost { $count }
    }
vanguard-if-morale =
    { $sign ->
        [none] morálka je velmi nízká
        [least] { $count ->
            [1] morálka je nízká nebo lepší
            [2] morálka je střední nebo vysoká
           *[other] morálka je vysoká
        }
        [most] { $count ->
            [1] morálka je nízká nebo velmi nízká
            [2] morálka je střední nebo horší
           *[other] morálka je vysoká nebo horší
        }
        [not] { $count ->
            [1] morálka není nízká
            [2] morálka není střední
           *[other] morálka není vysoká
        }
       *[is] { $count ->
            [1] morálka je nízká
            [2] morálka je střední
           *[other] morálka je vysoká
        }
    }
vanguard-if-act =
    { $sign ->
        [none] ještě nezačalo žádné dějství
        [least] je { $count }. dějství nebo pozdější
        [most] je { $count }. dějství nebo dřívější
        [not] není { $count }. dějství
       *[is] je { $count }. dějství
    }
vanguard-if-passes =
    { $sign ->
        [none] ještě neskončil žádný průchod
        [least] { $count ->
            [1] skončil aspoň 1 průchod
           *[other] dokončených průchodů je aspoň { $count }
        }
        [most] dokončených průchodů je nejvýš { $count }
        [not] dokončených průchodů není právě { $count }
       *[is] dokončených průchodů je právě { $count }
    }
vanguard-if-read =
    { $sign ->
        [none] palubní deník o tom ještě nevyprávěl
        [least] { $count ->
            [1] palubní deník o tom už vyprávěl
            [2] palubní deník o tom vyprávěl aspoň dvakrát
           *[other] palubní deník o tom vyprávěl aspoň { $count }krát
        }
        [most] { $count ->
            [1] palubní deník o tom vyprávěl nejvýš jednou
           *[other] palubní deník o tom vyprávěl nejvýš { $count }krát
        }
        [not] palubní deník o tom vyprávěl jinak než { $count }krát
       *[is] { $count ->
            [1] palubní deník o tom vyprávěl jednou
           *[other] palubní deník o tom vyprávěl { $count }krát
        }
    }
vanguard-if-explored =
    { $sign ->
        [none] planeta { $thing } ještě nebyla prozkoumána
        [least] { $count ->
            [1] planeta { $thing } už byla prozkoumána
            [2] planeta { $thing } už byla prozkoumána aspoň dvakrát
           *[other] planeta { $thing } už byla prozkoumána aspoň { $count }krát
        }
        [most] planeta { $thing } už byla prozkoumána nejvýš { $count }krát
        [not] planeta { $thing } už byla prozkoumána jinak než { $count }krát
       *[is] planeta { $thing } už byla prozkoumána právě { $count }krát
    }
vanguard-if-memorial =
    { $sign ->
        [none] { $shows ->
            [any] nikdo z posádky nezemřel
           *[other] nikdo ze sekce { $section } nezemřel
        }
        [least] { $count ->
            [1] { $shows ->
                [any] někdo z posádky zemřel
               *[other] někdo ze sekce { $section } zemřel
            }
           *[other] { $shows ->
                [any] mrtvých z posádky je aspoň { $count }
               *[other] mrtvých ze sekce { $section } je aspoň { $count }
            }
        }
        [most] { $shows ->
            [any] mrtvých z posádky je nejvýš { $count }
           *[other] mrtvých ze sekce { $section } je nejvýš { $count }
        }
        [not] { $shows ->
            [any] mrtvých z posádky je jiný počet než { $count }
           *[other] mrtvých ze sekce { $section } je jiný počet než { $count }
        }
       *[is] { $shows ->
            [any] mrtvých z posádky je právě { $count }
           *[other] mrtvých ze sekce { $section } je právě { $count }
        }
    }
vanguard-if-recovered =
    { $sign ->
        [none] v minulém průchodu neopustil ošetřovnu žádný pacient
        [least] { $count ->
            [1] v minulém průchodu opustil ošetřovnu aspoň 1 pacient
            [few] v minulém průchodu byli propuštěni aspoň { $count } pacienti
           *[other] v minulém průchodu bylo propuštěno aspoň { $count } pacientů
        }
        [most] pacientů propuštěných v minulém průchodu je nejvýš { $count }
        [not] pacientů propuštěných v minulém průchodu není právě { $count }
       *[is] pacientů propuštěných v minulém průchodu je právě { $count }
    }
vanguard-if-waited =
    { $sign ->
        [none] do hry to přišlo právě teď
        [least] { $count ->
            [1] ve hře je to aspoň 1 průchod
           *[other] průchodů od uvedení do hry je aspoň { $count }
        }
        [most] průchodů od uvedení do hry je nejvýš { $count }
        [not] průchodů od uvedení do hry není právě { $count }
       *[is] průchodů od uvedení do hry je právě { $count }
    }
vanguard-if-listened =
    { $sign ->
        [none] Naslouchání od uvedení do hry nepostoupilo
        [least] { $count ->
            [1] Naslouchání od uvedení do hry postoupilo
           *[other] kroků Naslouchání od uvedení do hry je aspoň { $count }
        }
        [most] kroků Naslouchání od uvedení do hry je nejvýš { $count }
        [not] kroků Naslouchání od uvedení do hry není právě { $count }
       *[is] kroků Naslouchání od uvedení do hry je právě { $count }
    }
vanguard-if-advanced =
    { $sign ->
        [none] ještě to nepostoupilo
        [least] { $count ->
            [1] už to postoupilo
           *[other] kroků vpřed je aspoň { $count }
        }
        [most] kroků vpřed je nejvýš { $count }
        [not] kroků vpřed není právě { $count }
       *[is] kroků vpřed je právě { $count }
    }
vanguard-if-tally =
    { $sign ->
        [all] celý tým podpořil ověření
        [none] zatím máte 0 { $tally ->
                [yellow] žlutých důsledků
                [green] zelených důsledků
                [combinations] kombinací kostek
                [exertions] vypětí sil
                [gear] použití výbavy
                [threat-green] zelených důsledků u hrozeb
                [gathered] získaných náznaků
                [optional] splněných vedlejších misí
                [time-ends] dokončených stupnic času
                [wells] udržených studní
                [moved-by-threat] přesunů posádky kvůli hrozbám
                [danger] hodů kostkou nebezpečí
               *[uniques] mimořádných objevů
                [supported] členů posádky, kteří podpořili ověření
            }
       *[other] máte { $sign ->
            [least] aspoň
            [most] nejvýš
            [not] jiný počet než
           *[is] právě
        } { $count } { "" }{ $tally ->
                [yellow] { $count ->
                    [one] žlutý důsledek
                    [few] žluté důsledky
                    [many] žluté důsledky
                   *[other] žlutých důsledků
                }
                [green] { $count ->
                    [one] zelený důsledek
                    [few] zelené důsledky
                    [many] zelené důsledky
                   *[other] zelených důsledků
                }
                [combinations] { $count ->
                    [one] kombinaci kostek
                    [few] kombinace kostek
                    [many] kombinace kostek
                   *[other] kombinací kostek
                }
                [exertions] vypětí sil
                [gear] použití výbavy
                [threat-green] { $count ->
                    [one] zelený důsledek u hrozby
                    [few] zelené důsledky u hrozeb
                    [many] zelené důsledky u hrozeb
                   *[other] zelených důsledků u hrozeb
                }
                [gathered] { $count ->
                    [one] získaný náznak
                    [few] získané náznaky
                    [many] získané náznaky
                   *[other] získaných náznaků
                }
                [optional] { $count ->
                    [one] splněnou vedlejší misi
                    [few] splněné vedlejší mise
                    [many] splněné vedlejší mise
                   *[other] splněných vedlejších misí
                }
                [time-ends] { $count ->
                    [one] dokončenou stupnici času
                    [few] dokončené stupnice času
                    [many] dokončené stupnice času
                   *[other] dokončených stupnic času
                }
                [wells] { $count ->
                    [one] udrženou studnu
                    [few] udržené studny
                    [many] udržené studny
                   *[other] udržených studní
                }
                [moved-by-threat] { $count ->
                    [one] přesun posádky kvůli hrozbě
                    [few] přesuny posádky kvůli hrozbám
                    [many] přesuny posádky kvůli hrozbám
                   *[other] přesunů posádky kvůli hrozbám
                }
                [danger] { $count ->
                    [one] hod kostkou nebezpečí
                    [few] hody kostkou nebezpečí
                    [many] hody kostkou nebezpečí
                   *[other] hodů kostkou nebezpečí
                }
               *[uniques] { $count ->
                    [one] mimořádný objev
                    [few] mimořádné objevy
                    [many] mimořádné objevy
                   *[other] mimořádných objevů
                }
                [supported] { $count ->
                    [one] člena posádky, který podpořil ověření
                    [few] členy posádky, kteří podpořili ověření
                    [many] členy posádky, kteří podpořili ověření
                   *[other] členů posádky, kteří podpořili ověření
                }
            }
    }
vanguard-if-seen =
    { $sign ->
        [none] karta { $thing } ještě nepřišla
        [least] { $count ->
            [1] karta { $thing } už přišla
            [2] karta { $thing } už přišla aspoň dvakrát
           *[other] karta { $thing } už přišla aspoň { $count }krát
        }
        [most] karta { $thing } už přišla nejvýš { $count }krát
        [not] karta { $thing } už přišla jinak než { $count }krát
       *[is] karta { $thing } už přišla právě { $count }krát
    }
vanguard-if-finals =
    { $sign ->
        [none] žádný sektor není zcela prozkoumaný
        [least] { $count ->
            [1] některý sektor je zcela prozkoumaný
            [few] zcela prozkoumány jsou aspoň { $count } sektory
           *[other] zcela prozkoumáno je aspoň { $count } sektorů
        }
        [most] zcela prozkoumáno je nejvýš { $count } sektorů
        [not] zcela prozkoumaných sektorů není právě { $count }
       *[is] zcela prozkoumaných sektorů je právě { $count }
    }
vanguard-if-kinds =
    { $sign ->
        [none] nevezete žádné objevy
        [least] { $count ->
            [1] vezete objev
           *[other] vezete objevy aspoň { $count } druhů
        }
        [most] vezete objevy nejvýš { $count } druhů
        [not] nevezete objevy { $count } druhů
       *[is] vezete objevy { $count } druhů
    }
vanguard-if-entered-count =
    { $sign ->
        [none] žádný sektor není navštívený
        [least] { $count ->
            [1] některý sektor je navštívený
            [few] navštívili jste aspoň { $count } sektory
           *[other] navštívili jste aspoň { $count } sektorů
        }
        [most] navštívili jste nejvýš { $count } sektorů
        [not] navštívených sektorů není právě { $count }
       *[is] navštívených sektorů je právě { $count }
    }
vanguard-if-available =
    { $sign ->
        [none] nikdo s hodností { $number } ze sekce { $section } není k dispozici
        [least] { $count ->
            [1] někdo s hodností { $number } ze sekce { $section } je k dispozici
           *[other] dostupných členů s hodností { $number } ze sekce { $section } je aspoň { $count }
        }
        [most] dostupných členů s hodností { $number } ze sekce { $section } je nejvýš { $count }
        [not] dostupných členů s hodností { $number } ze sekce { $section } není právě { $count }
       *[is] dostupných členů s hodností { $number } ze sekce { $section } je právě { $count }
    }
vanguard-if-shown =
    { $sign ->
        [none] žádná kostka neukazuje symbol { $face }
        [least] { $count ->
            [1] některá kostka ukazuje symbol { $face }
           *[other] kostek se symbolem { $face } je aspoň { $count }
        }
        [most] kostek se symbolem { $face } je nejvýš { $count }
        [not] kostek se symbolem { $face } není právě { $count }
       *[is] kostek se symbolem { $face } je právě { $count }
    }

## Co platí, nebo neplatí

vanguard-if-biome =
    { $not ->
        [yes] není sektor { $biome }
       *[no] je sektor { $biome }
    }
vanguard-if-biome-at =
    { $not ->
        [yes] { $place } není { $biome }
       *[no] { $place } je { $biome }
    }
vanguard-if-is =
    { $not ->
        [yes] { $place } není „{ $tag }“
       *[no] { $place } je „{ $tag }“
    }
vanguard-if-at =
    { $not ->
        [yes] nejste { $place }
       *[no] jste { $place }
    }
vanguard-if-self =
    { $not ->
        [yes] jde o někoho jiného
       *[no] jde o vás
    }
vanguard-if-anybody =
    { $not ->
        [yes] nejde o nikoho
       *[no] jde o kohokoli
    }
vanguard-if-alone =
    { $not ->
        [yes] ve vašem sektoru je i někdo další
       *[no] ve vašem sektoru není nikdo další
    }
vanguard-if-final =
    { $not ->
        [yes] bod zájmu { $place } není závěrečný
       *[no] bod zájmu { $place } je závěrečný
    }
vanguard-if-empty =
    { $not ->
        [yes] { $place } je bod zájmu
       *[no] { $place } už nic není
    }
vanguard-if-important =
    { $not ->
        [yes] bod zájmu { $place } není důležitý
       *[no] bod zájmu { $place } je důležitý
    }
vanguard-if-threatened =
    { $not ->
        [yes] { $place } není hrozba
       *[no] { $place } je hrozba
    }
vanguard-if-marked =
    { $not ->
        [yes] { $place } neleží značka „{ $marker }“
       *[no] { $place } leží značka „{ $marker }“
    }
vanguard-if-gear =
    { $not ->
        [yes] { $place } nestojí { $thing }
       *[no] { $place } stojí { $thing }
    }
vanguard-if-carries =
    { $not ->
        [yes] nenesete výbavu { $thing }
       *[no] nesete výbavu { $thing }
    }
vanguard-if-used =
    { $not ->
        [yes] výbava { $thing } ještě nebyla v tomto kole použita
       *[no] výbava { $thing } už byla v tomto kole použita
    }
vanguard-if-section =
    { $not ->
        [yes] nepatříte do sekce { $section }
       *[no] patříte do sekce { $section }
    }
vanguard-if-condition =
    { $not ->
        [yes] neplatí obecné podmínky { $thing }
       *[no] platí obecné podmínky { $thing }
    }
vanguard-if-mission =
    { $outcome ->
        [done] { $not ->
            [yes] mise { $thing } není splněná
           *[no] mise { $thing } je splněná
        }
        [failed] { $not ->
            [yes] mise { $thing } neskončila nezdarem
           *[no] mise { $thing } skončila nezdarem
        }
       *[open] { $not ->
            [yes] mise { $thing } neprobíhá
           *[no] mise { $thing } probíhá
        }
    }
vanguard-if-found =
    { $not ->
        [yes] nemáte objev { $thing }
       *[no] máte objev { $thing }
    }
vanguard-if-installed =
    { $not ->
        [yes] karta { $thing } není nainstalovaná
       *[no] karta { $thing } je nainstalovaná
    }
vanguard-if-activated =
    { $not ->
        [yes] v tomto průchodu jste nepoužili
       *[no] v tomto průchodu jste použili
    } { $facility ->
        [laboratory] výzkumnou laboratoř
        [complex] výrobní komplex
        [barracks] ubikace
        [situation-room] situační místnost
       *[add-on] přídavné zařízení
    }
vanguard-if-objective =
    { $not ->
        [yes] úkol { $thing } není ve hře
       *[no] úkol { $thing } je ve hře
    }
vanguard-if-row =
    { $not ->
        [yes] nevyšla { $row }
       *[no] vyšla { $row }
    }
vanguard-if-injury =
    { $not ->
        [yes] nejde o zranění { $injury }
       *[no] jde o zranění { $injury }
    }
vanguard-if-type =
    { $not ->
        [yes] nejde o náznak { $type }
       *[no] jde o náznak { $type }
    }
vanguard-if-symbol =
    { $not ->
        [yes] nejde o
       *[no] jde o
    } { $shows ->
        [T] symbol přesunu
       *[other] symbol „{ $symbol }“
    }
vanguard-if-cause =
    { $not ->
        [yes] příčinou není
       *[no] příčinou je
    } { $cause ->
        [path] cesta
        [event] událost
        [threat] hrozba
        [landing] přistání
        [danger] kostka nebezpečí
        [check] ověření
       *[effect] účinek
    }
vanguard-if-new =
    { $not ->
        [yes] někdo tam už byl
       *[no] tam ještě nikdo nebyl
    }
vanguard-if-moved =
    { $not ->
        [yes] jste se v tomto tahu nepřesunuli
       *[no] jste se v tomto tahu přesunuli
    }
vanguard-if-rested =
    { $not ->
        [yes] jste v tomto tahu neodpočívali
       *[no] jste v tomto tahu odpočívali
    }
vanguard-if-replaced =
    { $not ->
        [yes] bod zájmu ve vašem sektoru nebyl v tomto tahu nahrazen
       *[no] bod zájmu ve vašem sektoru byl v tomto tahu nahrazen
    }
vanguard-if-joined =
    { $not ->
        [yes] tato místa nespojuje vyznačená cesta
       *[no] tato místa spojuje vyznačená cesta
    }
vanguard-if-planet =
    { $not ->
        [yes] nejste na planetě { $thing }
       *[no] jste na planetě { $thing }
    }
vanguard-if-visited =
    { $not ->
        [yes] planeta { $thing } není prozkoumaná
       *[no] planeta { $thing } je prozkoumaná
    }
vanguard-if-status =
    { $status ->
        [no-travel] { $not ->
            [yes] smíte provádět přesun
           *[no] nesmíte provádět přesun
        }
       *[other] { $not ->
            [yes] už to neplatí
           *[no] ještě to platí
        }
    }
vanguard-if-resolved =
    { $not ->
        [yes] u karty { $thing } nevyšla { $row }
       *[no] u karty { $thing } vyšla { $row }
    }

## Co se počítá, ve druhém pádě po „kolik je“ a „nejvíc“

vanguard-value-own = kroků stupnice „{ $name }“
vanguard-value-counter = nasbíraných věcí
vanguard-value-count = značek „{ $marker }“ { $place }
vanguard-value-path-count = značek „{ $marker }“ na cestách
vanguard-value-crewed = členů posádky { $place }
vanguard-value-standees = figurek { $thing } { $place }
vanguard-value-field = polí za kartou { $thing }
vanguard-value-time = polí času za stupnicí { $track }
vanguard-value-progress = polí, na kterých je { $row } stupnice karty { $thing }
vanguard-value-visits = návštěv
vanguard-value-round = dosavadních kol
vanguard-value-supplies = zásob
vanguard-value-success = žetonů úspěchu
vanguard-value-team = členů týmu
vanguard-value-rank = stupňů hodnosti
vanguard-value-injury-cards = karet zranění { $injury }
vanguard-value-hand = karet v ruce
vanguard-value-charges = stimulantů
vanguard-value-dice = kostek ve hře
vanguard-value-passengers = pasažérů
vanguard-value-armour = bodů pancéřování
vanguard-value-sensors = bodů senzorů
vanguard-value-manoeuvrability = bodů manévrovatelnosti
vanguard-value-morale = stupňů morálky
vanguard-value-act = dosavadních dějství
vanguard-value-passes = dosavadních průchodů
vanguard-value-read = čtení této stránky
vanguard-value-explored = průzkumů planety { $thing }
vanguard-value-recovered = pacientů propuštěných v minulém průchodu
vanguard-value-waited = průchodů od uvedení do hry
vanguard-value-listened = kroků Naslouchání od uvedení do hry
vanguard-value-advanced = kroků vpřed
vanguard-value-seen = odkrytí karty { $thing }
vanguard-value-finals = zcela prozkoumaných sektorů
vanguard-value-kinds = druhů objevů
vanguard-value-entered-count = navštívených sektorů
vanguard-value-available = dostupných členů sekce { $section } s hodností { $count }
vanguard-value-shown = kostek se symbolem { $face }
vanguard-value-injuries =
    { $placed ->
        [yes] zranění { $place }
       *[no] zranění
    }
vanguard-value-equipment =
    { $placed ->
        [yes] kusů výbavy { $place }
       *[no] kusů výbavy
    }
vanguard-value-memorial =
    { $shows ->
        [any] mrtvých z posádky
       *[other] mrtvých ze sekce { $section }
    }
vanguard-value-tally =
    { $tally ->
        [yellow] žlutých důsledků
        [green] zelených důsledků
        [combinations] použitých kombinací kostek
        [supported] členů posádky, kteří podpořili ověření
        [exertions] vypětí sil
        [gear] použití výbavy
        [threat-green] zelených důsledků u hrozeb
        [gathered] získaných náznaků
        [optional] splněných vedlejších misí
        [time-ends] dokončených stupnic času
        [wells] udržených studní
        [moved-by-threat] přesunů posádky kvůli hrozbám
        [danger] hodů kostkou nebezpečí
       *[uniques] mimořádných objevů
    }
