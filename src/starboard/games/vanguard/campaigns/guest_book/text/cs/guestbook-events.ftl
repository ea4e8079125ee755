# Události Knihy hostů.

guestbook-card-TE1 = Prach si sedá
guestbook-card-TE2 = Povolil popruh
guestbook-card-TE3 = V rádiu nic
guestbook-card-TE4 = Studené prsty
guestbook-card-TE5 = Dlouhý stín

guestbook-card-E01 = Volná suť
guestbook-card-E02 = Písek v těsnění
guestbook-card-E03 = Tenký led
guestbook-card-E04 = Něco pod nohama
guestbook-card-E05 = Kapání
guestbook-card-E06 = Špatný vzduch
guestbook-card-E07 = Pootevřené dveře
guestbook-card-E08 = Jinovatka
guestbook-card-E09 = Drobná křídla
guestbook-card-E10 = Bez obzoru
guestbook-card-E11 = Kyselá rosa
guestbook-card-E12 = Zachvění země
guestbook-card-E13 = Někdo tu hnízdí
guestbook-card-E14 = Schody pod pískem
guestbook-card-E15 = Kořeny ve zdi
guestbook-card-E16 = Síň bez vzduchu
guestbook-card-E17 = Schválně zapečetěno
guestbook-card-E18 = Lovec z římsy
guestbook-card-E19 = Plive to
guestbook-card-E20 = Stopy ve sněhu
guestbook-card-E21 = Hluboko dolů
guestbook-card-E22 = Vodní tříšť
guestbook-card-E23 = Chvění vzduchu
guestbook-card-E24 = Vítr plný semen
guestbook-card-E25 = Fumarola
guestbook-card-E26 = Teplá podlaha
guestbook-card-E27 = Statický výboj
guestbook-card-E28 = Skelný mech
guestbook-card-E29 = Čára z pěny
guestbook-card-E30 = Dech jeskyně
