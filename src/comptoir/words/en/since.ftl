# Back at a table that went on meanwhile.

since-title = Since your last turn
since-more =
    { $count ->
        [one] And one smaller thing: the story has it.
       *[other] And { $count } smaller things: the story has them.
    }
since-again = Show me again
