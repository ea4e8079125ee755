# Boxes of owners: what they have written down of their own components.

andromeda-own = { $name }
andromeda-box-gone = This match needs the box { $box }, which is no longer there. Put its folder back, and start the program again.
andromeda-box-about-new = Write empty tables for the components of your own box into a new folder.
andromeda-box-about-check = Check the tables of a box: file, line and field of what is wrong.
andromeda-box-about-list = List the boxes that are offered: those in the data folder, and those where STARBOARD_BOXES points.
andromeda-box-made = The tables are in { $folder }. Fill in what you like; whatever stays empty is asked, or ours stands in.
andromeda-box-there = { $folder } is already there.
andromeda-box-no-folder = There is no folder { $folder }.
andromeda-box-sound = { $name } is sound.
andromeda-box-none = No box was found.
andromeda-box-listed =
    { $sound ->
        [yes] { $box }: { $folder }
       *[no] { $box }: { $folder }, not sound
    }
andromeda-box-count =
    { $table ->
        [officers] Officers: { $count }
        [actions] Action cards: { $count }
        [modules] Modules: { $count }
        [events] Events: { $count }
       *[planets] Planets: { $count }
    }
andromeda-box-table-officers = The Hegemon’s officers. Each is chosen in the place of one of ours. Empty: ours command.
andromeda-box-table-actions = The Hegemon’s action cards of the decks I, II and III. Empty: ours are turned over.
andromeda-box-table-modules = The modules with type, price and copies. Empty: the Hegemon takes the cheapest one, and you are asked for its type and price.
andromeda-box-table-events = The event cards. Empty: you turn over your own and tell what they do.
andromeda-box-table-planets = The planet tiles with the leaders that a development there needs. Empty, or too few: ours are drawn.

## Where a table is empty

andromeda-thing-plain-science = science module
andromeda-thing-plain-industry = industry module
andromeda-thing-plain-commerce = commerce module
andromeda-thing-plain-civilization = civilization module
andromeda-ask-told-cheapest = The Hegemon takes a module. Which of these columns has the cheapest one on your table?
andromeda-ask-told-card = Turn over your own event card. What did it do to you, and to the Hegemon?
andromeda-move-it-gains = The Hegemon: { $what }
andromeda-chore-module-plain = Give it the cheapest module of the { $type } column, and fill the column up
andromeda-ask-told-price = What does that module cost, counted in resources?
andromeda-move-module-price = { $price }
andromeda-hegemon-told-cheapest = By your word, the cheapest module is of the type { $type } and costs { $price }.
