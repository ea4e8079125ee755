# The lesson: the first round of the tutorial, step by step.

vanguard-ask-lesson = The first round can be a lesson, one step at a time, with each rule where it first matters. Would you like that?
vanguard-move-take-lesson = Yes, step by step
vanguard-move-skip-lesson = No, I know this
vanguard-not-in-lesson = The lesson is about something else just now. From the second round on you decide freely.

vanguard-view-lesson = Lesson
vanguard-lesson-name = Lesson
vanguard-lesson-hint = New here
vanguard-lesson-look = Look at:
