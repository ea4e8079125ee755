# The form in which people write down components of their own.

client-own = Your box
client-own-note = Write down your own officers, cards, modules and planets.
client-own-none = You have no box here yet. Name one, and fill in as much of it as you like.
client-own-new = Name of a new box
client-own-new-example = Our shelf
client-own-begin = Begin a box
client-own-bring = Bring a packed box
client-own-bring-note = Or take one along that was saved as a file, here or on another machine.
client-own-fill-in = Fill in
client-own-fill-in-named = Fill in { $name }
client-own-export = Save as a file
client-own-delete = Delete
client-own-hold = Hold to delete { $name }
client-own-empty = Every table is empty.
client-own-count = { $table }: { $count }
client-own-back = All boxes
client-own-tables = Tables of the box
client-own-row = Row { $number }
client-own-add-row = Add a row
client-own-copy-row = Add a copy
client-own-delete-row = Delete this row
client-own-row-gone = { $name } is deleted.
client-own-bring-back = Bring it back
client-own-part = { $field }, line { $number }
client-own-more-parts = Add a line
client-own-drop-part = Delete { $part }
client-own-pick = Pick from a list …
client-own-add-to = Pick for: { $field }
client-own-mistakes =
    { $count ->
        [one] One mistake
       *[other] { $count } mistakes
    }
client-own-not-kept =
    { $count ->
        [one] Not saved yet: one mistake is marked. Nothing is lost.
       *[other] Not saved yet: { $count } mistakes are marked. Nothing is lost.
    }
client-own-kept = Saved. It can be chosen for a table.
client-own-unsaved = Not saved yet. This browser remembers it.
client-own-nothing-changed = Everything is saved.
client-own-discard = Discard changes
client-own-keep = Check and save
