# The lesson: the first round of the tutorial, step by step.

vanguard-ask-lesson = The first round can be a lesson: one step after the other, with each rule where it first matters. Shall it be?
vanguard-move-take-lesson = teach me, step by step
vanguard-move-skip-lesson = I know this: skip the lesson
vanguard-not-in-lesson = The lesson is about something else just now. You decide freely from the second round on.

vanguard-view-lesson = Lesson
vanguard-lesson-name = Lesson
vanguard-lesson-hint = New here
vanguard-lesson-look = Look at:
