# Lekce a hádanky a poznámka u stolu, kde se lekce koná.

client-learn = Učit se
client-learn-in =
    { $minutes ->
        [one] Učit se: { $minutes } minuta
        [few] Učit se: { $minutes } minuty
        [many] Učit se: { $minutes } minuty
       *[other] Učit se: { $minutes } minut
    }
client-learn-by-playing = Učit se hrou
client-learn-heading = Učte se hrou
client-learn-about = Lekce je skutečná partie: táhnete vy a na každý možný tah přijde odpověď.
client-learn-puzzles = Hádanky
client-learn-puzzles-about = Jedna pozice, jedna otázka, jedna minuta.
client-learn-begin = Začít
client-learn-go-on = Pokračovat
client-learn-again = Znovu
client-learn-solve = Vyřešit
client-learn-solved = vyřešeno
client-learn-minutes = { $minutes } min
client-learn-at-step = krok { $step } z { $of }
client-learn-count = hotovo { $done } z { $all }
client-learn-go-on-with = Pokračovat v lekci { $number }
client-learn-lesson = Lekce { $number }
client-learn-nothing = Tady se zatím nic učit nedá.
client-lesson = Lekce
client-lesson-step = Krok { $step } z { $of }
client-lesson-go-on = Dál
client-lesson-show = Ukázat
client-lesson-back = O krok zpět
client-lesson-leave = Odtud hrát dál beze mě
client-lesson-leave-note = Odtud je to vaše loď a vaše vina; ostatní místa převezmou boti.
client-lesson-read = Přečtěte si poznámku a pokračujte.
client-lesson-done = To je vše. Co dál, říká poznámka.
client-lesson-skip = Rovnou na další krok
client-lesson-to-board = Na plán
client-lesson-watch = Dívejte se: táhnou ostatní.
client-lesson-your-choice = Tohle je na vás.
client-lesson-over = Lekce skončila.
client-puzzle-over = Vyřešeno.
client-lesson-next = Další lekce: { $name }
client-lesson-next-puzzle = Další hádanka: { $name }
client-lesson-match = Zahrát si takovou partii
client-lesson-to-lessons = Všechny lekce
client-lesson-fold = Zmenšit poznámku
client-lesson-unfold = Ukázat poznámku
client-quips = Boti mluví
client-quips-note = Tu a tam jedna věta, vedle příběhu.
