# Co się mówi, gdy leci film o locie.

trucker-film-phase =
    { $phase ->
        [building] Do stoczni: budujemy statek.
        [check] Inspektor obchodzi statki.
        [loading] Załoga wchodzi na pokład.
        [flight] Trzy, dwa, jeden …
       *[end] Podróż się kończy.
    }
trucker-film-scan = Inspektor ogląda statek: { $seat }.
trucker-film-board = Uwaga, stopień …
trucker-film-fly =
    { $side ->
        [0] Z przodu
        [1] Z prawej
        [2] Z tyłu
       *[3] Z lewej
    } nadlatuje { $what ->
        [meteor] { $size ->
            [large] duży meteor
           *[small] mały meteor
        }
        [shot] { $size ->
            [large] ciężki pocisk
           *[small] lekki pocisk
        }
        [predator] drapieżnik
       *[commandos] komandos
    }.
trucker-film-power =
    { $source ->
        [panel] { $seat }: prąd z panelu słonecznego.
        [techie] { $seat }: technik znalazł trochę prądu.
       *[battery] { $seat }: jedna bateria mniej.
    }
trucker-film-shot = { $seat } strzela.
trucker-film-hit = Trafienie: { $seat }.
trucker-film-duel = { $seat } kontra wrogowie.
trucker-film-cannon = { $seat } celuje ze wszystkiego, co się liczy.
trucker-film-weakest =
    { $by ->
        [crew] Najmniejsza załoga: { $seat }.
        [engines] Najsłabsze silniki: { $seat }.
       *[cannons] Najsłabsze działa: { $seat }.
    }
trucker-film-passed =
    { $why ->
        [alone] Lecisz bez rywali: nie ma się z kim porównać.
        [sound] Twój statek jest cały: nic ci się nie stanie.
        [crew] Na to masz za małą załogę.
        [taken] Dla ciebie nic nie zostało.
        [beaten] Ktoś przed tobą już się z nimi uporał.
       *[weaker] Ktoś był słabszy od ciebie.
    }
trucker-film-verdict =
    { $outcome ->
        [won] Wygrana: { $mine } do { $theirs }
        [drawn] Remis: { $mine } do { $theirs }
        [lost] Przegrana: { $mine } do { $theirs }
        [may-be-won] Wygrasz i bez baterii: ich { $theirs } nie wystarczy
        [may-be-lost] Przegrasz tak czy inaczej: najwyżej { $mine } do { $theirs }
       [may-be-drawn] Najwyżej remis: { $mine } do { $theirs }
       *[may-be-power] Baterie rozstrzygną: do { $mine } przeciw { $theirs }
    }
trucker-film-port = Port
trucker-film-portrait = { $seat }, klasa { $shipclass }
trucker-film-portrait-parts =
    { $all ->
        [one] Do domu wróciła jedyna część.
        [few] Do domu wróciło części: { $parts } z { $all }.
        [many] Do domu wróciło części: { $parts } z { $all }.
       *[other] Do domu wróciło części: { $parts } z { $all }.
    }
trucker-film-save-portrait = Zapisz portret
trucker-film-broke = Nikogo nie stać na kolację
trucker-film-soup =
    { $count ->
        [one] Firma dziękuje za darmowy transport. Port stawia zupę.
        [few] Firma dziękuje za darmowy transport. Port stawia jedną zupę i { $count } łyżki.
        [many] Firma dziękuje za darmowy transport. Port stawia jedną zupę i { $count } łyżek.
       *[other] Firma dziękuje za darmowy transport. Port stawia jedną zupę i { $count } łyżki.
    }
trucker-film-awards = Nagrody
