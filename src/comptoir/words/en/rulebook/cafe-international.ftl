cafe-international-book-cafe =
    Five tables stand in the café, each flying the flag of a nation: four in the corners, one in the middle. Between and around them are twelve chairs.

    The four inner chairs each touch three tables, the eight outer ones a single table. So a guest in the middle keeps company with half the room.

    There are 96 guests, four women and four men from each of twelve nations, and two tables per nation. Everybody starts with seven guests in hand. Who begins is drawn by lot.
    .title = The café
cafe-international-book-turn =
    On your turn do exactly one of these:

    - seat one, two or three guests from your hand, one after the other;
    - draw one guest, if you hold fewer than twelve;
    - with exactly twelve in hand, put one guest face down in front of you, for good.

    After each guest you seat you may go on, up to three, or stop. One exception: whoever opens an empty table must go on at once.
    .title = Your turn
cafe-international-book-seating =
    A guest takes a free chair that touches at least one table of their own nation. And at every table the chair touches:

    - women and men stay in balance: at most two of each, and never two more of one than of the other;
    - the guest must not sit alone: at least one of their tables already has company.

    A guest left over from an earlier table counts as company too.
    .title = Finding a chair
cafe-international-book-opening =
    If all the tables of a chair are empty, a guest may still sit down there and open, provided you may play another guest this turn and one in your hand can join them at one of these tables. That guest must be your very next one.

    An opener scores nothing. We only offer an opening that you can follow up.
    .title = Opening an empty table
cafe-international-book-scoring =
    Each guest scores at once, at every table of theirs where they have company: as many points as guests now sit at that table, two to four. If all of them come from the table’s own nation, the points are doubled.

    Seat three guests well and a turn can be worth more than twenty.

    The option “Doubling” can ask for company instead: guests of one nation with each other count double, whatever the flag on the table.
    .title = Points
cafe-international-book-clearing =
    When a table has four guests it is cleared, together with any other that filled at the same moment: these tables leave the game with all their guests. A guest who shared another table leaves that one as well.

    New tables come from the pile, in reading order: top left, top right, centre, bottom left, bottom right. Guests who stay may now sit alone, among strangers or out of balance. That is fine; the next one to join must make it fit again.
    .title = Full tables
cafe-international-book-drawing =
    Cannot or will not seat anybody? Draw a guest. Twelve in hand is the limit: then you put one face down instead, and it stays there to the end.

    Every guest still in your hand or face down at the end costs you two points.
    .title = Drawing and putting away
cafe-international-book-end =
    The game ends at once

    - when there are not enough tables left to fill the café again,
    - when somebody draws the last guest,
    - or when a player whose hand is empty after seating says so, then and there.

    Each card in hand or face down costs two points. The highest total wins; equal totals: fewer penalty points; still equal: shared.
    .title = The end
cafe-international-book-ladies =
    With this variant you may, as your whole turn, fill all the free chairs of one table in one go with guests of one sex, so that four ladies or four gentlemen sit there. Guests of that sex already at the table count, so it takes two to four cards from your hand. Each new guest must touch a table of their own nation.

    It scores 20, or 40 if all four are of the table’s nation, and nothing else. The four leave at once and a new table comes; no other table is looked at.

    You first say which table, and whether ladies or gentlemen, then seat them one by one.
    .title = Ladies’ and gentlemen’s tables
cafe-international-book-rulings =
    Where the printed rules are silent or slip, we play like this:

    - R1 · Two couples of the table’s nation score 8; the 4 printed in the list is a misprint, as its own example shows.
    - R2 · “All of one nation” means the table’s nation. Two Russians at the French table score 2. The option “Doubling” can change this.
    - R3 · A table where the new guest is alone scores nothing there; company at another of their tables is enough.
    - R4 · Cleared tables are replaced in reading order: top left, top right, centre, bottom left, bottom right.
    - R5 · Ladies’ and gentlemen’s tables are one play; neighbours do not matter, because the four never stay.
    - R6 · A player with an empty hand who did not end the game must draw on the next turn.
    - R7 · One woman and one man is a fine company, although the printed list says “a woman or a man”.
    .title = Our rulings
