# Lessons and puzzles, and the note at the table of one.

client-learn = Learn
client-learn-in =
    { $minutes ->
        [one] Learn in a minute
       *[other] Learn in { $minutes } minutes
    }
client-learn-by-playing = Learn by playing
client-learn-heading = Learn by playing
client-learn-about = A lesson is a real match: you make the moves, and any legal move is answered.
client-learn-puzzles = Puzzles
client-learn-puzzles-about = One position, one question, one minute.
client-learn-begin = Begin
client-learn-go-on = Go on
client-learn-again = Again
client-learn-solve = Solve
client-learn-solved = solved
client-learn-minutes = { $minutes } min
client-learn-at-step = step { $step } of { $of }
client-learn-count = { $done } of { $all } done
client-learn-go-on-with = Go on with lesson { $number }
client-learn-lesson = Lesson { $number }
client-learn-nothing = There is nothing to learn here yet.
client-lesson = Lesson
client-lesson-step = Step { $step } of { $of }
client-lesson-go-on = Go on
client-lesson-show = Show me
client-lesson-back = One step back
client-lesson-leave = Play on from here without me
client-lesson-leave-note = From here it is your ship and your fault; bots take the other seats.
client-lesson-read = Read the note, then go on.
client-lesson-done = That was it. The note says what comes next.
client-lesson-skip = Straight to the next step
client-lesson-to-board = To the board
client-lesson-watch = Watch: the others move.
client-lesson-your-choice = This one is up to you.
client-lesson-over = The lesson is over.
client-puzzle-over = Solved.
client-lesson-next = Next lesson: { $name }
client-lesson-next-puzzle = Next puzzle: { $name }
client-lesson-match = Play a match like this
client-lesson-to-lessons = All lessons
client-lesson-fold = Make the note small
client-lesson-unfold = Show the note
client-quips = Bots speak
client-quips-note = A line now and then, beside the story.
