# Wydarzenia Księgi gości.

guestbook-card-TE1 = Pył osiada
guestbook-card-TE2 = Puścił pasek
guestbook-card-TE3 = W radiu nic
guestbook-card-TE4 = Zimne palce
guestbook-card-TE5 = Długi cień

guestbook-card-E01 = Luźny piarg
guestbook-card-E02 = Piach w uszczelkach
guestbook-card-E03 = Cienki lód
guestbook-card-E04 = Coś pod stopą
guestbook-card-E05 = Kapanie
guestbook-card-E06 = Złe powietrze
guestbook-card-E07 = Uchylone drzwi
guestbook-card-E08 = Szadź
guestbook-card-E09 = Drobne skrzydła
guestbook-card-E10 = Bez horyzontu
guestbook-card-E11 = Kwaśna rosa
guestbook-card-E12 = Dreszcz w gruncie
guestbook-card-E13 = Ktoś tu gniazduje
guestbook-card-E14 = Stopnie pod piaskiem
guestbook-card-E15 = Korzenie w murze
guestbook-card-E16 = Sala bez powietrza
guestbook-card-E17 = Zapieczętowane celowo
guestbook-card-E18 = Łowca z półki
guestbook-card-E19 = Pluje
guestbook-card-E20 = Ślady na śniegu
guestbook-card-E21 = Daleko w dół
guestbook-card-E22 = Bryzgi
guestbook-card-E23 = Drganie powietrza
guestbook-card-E24 = Wiatr z nasionami
guestbook-card-E25 = Fumarola
guestbook-card-E26 = Ciepła podłoga
guestbook-card-E27 = Wyładowania
guestbook-card-E28 = Szklisty mech
guestbook-card-E29 = Linia piany
guestbook-card-E30 = Oddech jaskini
