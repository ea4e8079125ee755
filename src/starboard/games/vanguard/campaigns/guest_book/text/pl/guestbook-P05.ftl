# Poganiacz (P05): nazwy, cele i to, co stoi na kartach.

guestbook-planet-P05 = Poganiacz
guestbook-planet-P05-text = Przez równinę bladego pyłu idzie dom na jedenastu nogach, krokiem zmęczonej kobiety z zakupami. Za nim, zawsze o dwa dni, idzie burza, przed którą ma uciekać.

## Sektory

guestbook-sector-P05-1 = Ujście wadi
guestbook-sector-P05-2 = Kościany płot
guestbook-sector-P05-3 = Kopiec na rozstaju
guestbook-sector-P05-4 = Słone studnie
guestbook-sector-P05-5 = Strzyżarnia
guestbook-sector-P05-6 = Szklana wydma
guestbook-sector-P05-7 = Drugi kopiec
guestbook-sector-P05-8 = Suchy dok
guestbook-sector-P05-9 = Nawietrzne schody
guestbook-sector-P05-10 = Nawrotnia
guestbook-sector-P05-11 = Dom, lewa wnęka
guestbook-sector-P05-12 = Dom, prawa wnęka

## Ciekawe miejsca

guestbook-poi-200 = Koleina po kolana
guestbook-poi-200-text = Droga szeroka na jeden dom, wydeptana w skale jedenastoma nogami, zawsze tymi samymi. Na dnie jest prawie wilgotno.
guestbook-action-200-1 = Kopać do wilgoci
guestbook-action-200-2 = Odmierzyć koleinę krokami

guestbook-poi-201 = Płot z żeber
guestbook-poi-201-text = Żebra na wysokość człowieka, wkopane w rzędzie. Niczego by nie zatrzymały. Może miały pokazywać, gdzie zaczyna się zewnątrz.
guestbook-action-201-1 = Wziąć żebro
guestbook-action-201-2 = Dociec, po co stoi

guestbook-poi-202 = Kopiec na rozstaju
guestbook-poi-202-text = Stos kamieni, gdzie koleina się dzieli. Pochyla się trochę w lewo, jak stosy, do których dokłada się z jednej strony.
guestbook-action-202-1 = Dołożyć kamień
guestbook-action-202-2 = Czytać kamienie

guestbook-poi-203 = Pokrywy w soli
guestbook-poi-203-text = Dwanaście kamiennych pokryw, każda z uchwytem od środka.
guestbook-action-203-1 = Grabić sól
guestbook-action-203-2 = Podnieść pokrywę

guestbook-poi-204 = Co jest do strzyżenia
guestbook-poi-204-text = Przychodzą, kiedy siądziecie: niskie, wełniste, liczne. Znają tę podłogę. Ustawiają się w kolejce.
guestbook-action-204-1 = Strzyc, co przyjdzie

guestbook-poi-205 = Szklane zmarszczki
guestbook-poi-205-text = Piorun i wiatr zrobiły z wydmy tarę z zielonego szkła, z jednej strony ciepłą.
guestbook-action-205-1 = Zjechać
guestbook-action-205-2 = Odłamać zmarszczkę

guestbook-poi-206 = Kliny i dzwon
guestbook-poi-206-text = Pochylnia dla czegoś o jedenastu nogach. Kliny są wydeptane w kształt stóp; nad nimi, na wsporniku, dzwon.
guestbook-action-206-1 = Podłożyć kliny
guestbook-action-206-2 = Wyciągnąć klin
guestbook-action-206-3 = Zadzwonić

guestbook-poi-207 = Między podmuchami
guestbook-poi-207-text = Schody wyciosane dla czegoś, co mogło się trzymać większą częścią siebie. Wiatr liczy do dziewięciu i napiera.
guestbook-action-207-1 = Wspinać się między podmuchami

guestbook-poi-208 = Gdzie zawraca
guestbook-poi-208-text = Krąg ubitego pyłu, czterdzieści metrów, a w nim mniejszy, gdzie ktoś czekał.
guestbook-action-208-1 = Czekać w jego cieniu
guestbook-action-208-2 = Rysować w pyle

guestbook-poi-209 = Koja
guestbook-poi-209-text = Przyśrubowana do ściany, dla was za krótka, posłana. Kołysze się. Coś pod nią jeździ z boku na bok.
guestbook-action-209-1 = Zajrzeć pod koję

guestbook-poi-210 = Studzienka nad stopą
guestbook-poi-210-text = Przez podłogę widać, jak dziewiąta noga staje, wzdraga się i idzie dalej. Ma w sobie kamień.
guestbook-action-210-1 = Wyważyć kamień

guestbook-poi-211 = Okno
guestbook-poi-211-text = Pusta rama na wysokości siedzącego. Równina przesuwa się cztery kilometry na godzinę i ma na to cały dzień.
guestbook-action-211-1 = Wyjrzeć
guestbook-action-211-2 = Wstawić szybę

## Kroczący dom

guestbook-threat-T04 = Kroczący dom
guestbook-threat-T04-text = Chodzi wiecznie tą samą drogą i zabiera każdego, kto biegnie. Na rozstaju idzie w tę stronę, gdzie jest ciężar.
guestbook-field-T04-1 = Skrzypi
guestbook-field-T04-2 = Stawia krok
guestbook-field-T04-3 = Kołysze się
guestbook-field-T04-4 = Znów stawia krok
guestbook-action-T04-1 = Wyważyć ładunek

## Chór pyłu

guestbook-threat-T05 = Chór pyłu
guestbook-threat-T05-text = Ściana pyłu, a w niej głosy. Te głosy to piasek w starych dziurach; ta wiedza nie pomaga.
guestbook-field-T05-1 = Buczy
guestbook-field-T05-2 = Idzie za wami
guestbook-field-T05-3 = Śpiewa
guestbook-action-T05-1 = Odczytać jego brzeg

## Warunki

guestbook-condition-C10 = Pył drogi
guestbook-condition-C10-text = Dostaje się do herbaty, do uszczelek i do protokołów.
guestbook-condition-C11 = Chóralna pogoda
guestbook-condition-C11-text = Dom i burza w jednym miejscu. Nikt nikogo nie słyszy i wszystkim się śpiewa.

## Misje

guestbook-mission-MI16 = Wprowadzić go do doku
guestbook-mission-MI16-text = Kroczący dom stoi w Suchym doku, a w każdej wnęce jest członek załogi.
guestbook-mission-MI17 = Raz dokoła
guestbook-mission-MI17-text = Kroczący dom wraca do Ujścia wadi, a wszyscy z załogi są w nim albo przy nim.
guestbook-mission-MI18 = Kamień w stopie
guestbook-mission-MI18-text = Wyważcie kamień z dziewiątej stopy.

## W drodze

guestbook-tag-bay = wnęka
guestbook-tag-bay-place =
    { $form ->
        [bare] wnęka
        [to] do wnęki
        [from] z wnęki
        [toward] w stronę wnęki
       *[in] we wnęce
    }
guestbook-state-lean-free = tam, gdzie jest ciężar
guestbook-state-lean-free-on = Dom skręci tam, gdzie jest ciężar
guestbook-state-lean-left = w lewo
guestbook-state-lean-left-on = Dom skręci w lewo
guestbook-state-lean-right = w prawo
guestbook-state-lean-right-on = Dom skręci w prawo
guestbook-state-lean = gdzie skręci Dom
guestbook-track-skip = opuszczone kroki
guestbook-track-skip-count =
    { $sign ->
        [none] Dom nie ma opuścić kroku
       *[other] Dom ma opuścić krok
    }
guestbook-track-skip-up = Dom opuści następny krok
guestbook-track-skip-down = Dom opuszcza krok
guestbook-track-chock = zaklinowany
guestbook-track-chock-if = Dom jest zaklinowany
guestbook-track-chock-unless = Dom nie jest zaklinowany
guestbook-track-chock-on = Dom jest zaklinowany
guestbook-track-chock-off = Dom znów może iść
guestbook-track-edge = odczytany chór
guestbook-track-edge-count =
    { $sign ->
        [none] nie macie odczytanego Chóru z wyprzedzeniem
       *[other] macie odczytany Chór z wyprzedzeniem
    }
guestbook-track-edge-up = odczytujecie Chór o krok naprzód
guestbook-track-edge-down = Chór robi to, co było odczytane
guestbook-track-hush = nieusłyszany śpiew
guestbook-track-hush-count =
    { $sign ->
        [none] następny śpiew będzie słychać
       *[other] następny śpiew ma przejść bez echa
    }
guestbook-track-hush-up = następny śpiew przejdzie bez echa
guestbook-track-hush-down = śpiew przechodzi bez echa
guestbook-route-road = droga
guestbook-route-road-along = drogą

## Lądowanie

guestbook-landing-P05-1 = Skraj chóru
guestbook-landing-P05-2 = Brunatna ciemność
guestbook-landing-P05-3 = Długi dobieg
guestbook-landing-P05-4 = Dom poszedł dalej
guestbook-landing-P05-5 = Czyste podejście
