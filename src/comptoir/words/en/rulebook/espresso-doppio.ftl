espresso-doppio-book-setup =
    Nine pieces share a runner of five spaces: a cup, a saucer and a spoon in white, caramel and brown. A space never holds two pieces of one type.

    The sixteen cards are shuffled and shared out, eight each. Everyone turns up the top three; nobody looks at the piles.

    Then the runner is laid. One player starts, and you take turns: three saucers, then three cups, then three spoons. Each time you choose any remaining piece of that type and a space. While laying, a space may not hold two pieces of one type, nor two of one colour. Whoever did not start lays the middle saucer, the first and last cup and the middle spoon, and takes the first turn.
    .title = Laying the runner
espresso-doppio-book-turn =
    On your turn:

    - take one action, which you must, and up to two more if you like;
    - then score any of your three face-up cards whose condition holds now.

    Scored cards are put away, and you turn up new ones until three lie before you, or as many as remain. When you are done, you end your turn.
    .title = Your turn
espresso-doppio-book-action =
    An action works on two spaces. Either you move one or more pieces from one space to the other, or you exchange one to three pieces of one with one to three of the other.

    In short: choose two spaces and the types that change places between them. At the end no space may hold two pieces of one type.

    A cup, saucer and spoon can only come to a space with a spoon if that spoon goes back in exchange.
    .title = Moving and exchanging
espresso-doppio-book-scoring =
    A card may be turned around, so its pattern counts from left to right or from right to left, but only one way at a time. A condition met several times pays each time.

    Scoring is your choice, card by card. You may keep a card for a better moment.
    .title = Scoring
espresso-doppio-book-cards =
    - Cards 1 to 3: the three pieces of one type side by side, in the colours shown. Each type that does it pays.
    - Card 4: the three spoons side by side, in the colours shown.
    - Cards 5 to 7: cup, saucer and spoon of one colour on neighbouring spaces, in the order shown.
    - Cards 8 to 10: a cup, a saucer or a spoon alone on its space. Each one pays.
    - Cards 11 and 12: exactly these three pieces on one space.
    - Card 13: two neighbouring spaces, each with a cup and a saucer of any colour, spoons or not. Each pair of spaces pays.
    - Card 14: two neighbouring spaces with exactly the cups and saucers shown, no spoons.
    - Card 15: three neighbouring spaces, each with a piece of one colour, in any order. Each colour pays.
    - Card 16, the special card: your opponent loses one bean for each empty space. Alone, you gain them instead.

    Unless a card says “exactly” or “alone”, other pieces on the spaces do not matter. The pictures of the printed cards are lost to us: ours fit every explanation in the rulebook. Whoever owns the box can enter their own; then what stands on those cards counts, numbers and beans included.
    .title = The sixteen cards
espresso-doppio-book-halves =
    When a player has scored all eight cards, the first half ends at once. Each takes back his own eight cards, shuffles them and hands them to the other. Both turn up three. The pieces stay where they are, beans are kept, and whoever did not just move goes on.

    The second half ends the same way, and with it the game. Most beans win. Equal: the player who has not finished the cards wins.
    .title = Two halves
espresso-doppio-book-solo =
    Alone, you lay all nine pieces yourself, in the same order and with the same limits. All sixteen cards form one pile; turn up three and take three beans.

    There are no turns. Each action costs a bean. Whenever a face-up card’s condition holds you may score it, take its beans, and turn up the next one. The special card pays you for each empty space instead of costing anybody.

    The game ends with the sixteenth card, or with no beans left when you cannot or will not score. You may not stop earlier. Then count your beans:

    - 0 to 6: perhaps tea is your drink.
    - 7 to 10: filter coffee, and not a bad one.
    - 11 to 13: the press pot is in good hands.
    - 14 or 15: the big machine obeys you.
    - 16 and more: barista!
    .title = Espresso for one
espresso-doppio-book-master =
    For two who know the game: cards may be scored before, between and after the actions, each once. One action is still compulsory, and new cards are turned up only at the end of the turn.

    Scoring the eighth card ends the half at once, even before any action.
    .title = The espresso master
espresso-doppio-book-rulings =
    Where the printed rules are silent, we play like this:

    - R1 · Scoring is optional, card by card.
    - R2 · The special card needs at least one empty space. The beans go back to the supply and nobody goes below zero; it may be scored, and counts as scored, even if the opponent has none. Alone, you gain one bean per empty space instead.
    - R3 · There are always beans enough.
    - R4 · A turn needs an action, even if you would rather leave things as they are.
    - R5 · The eighth card ends the half at once, whoever started.
    - R6 · For two: forty turns in a row, both players’ together and counted anew in each half, without a card scored end the half as if it were finished. If that ends the game with equal beans, you share the victory.
    - R7 · Card 13: overlapping pairs both count; three such spaces in a row pay twice.
    - R8 · Bean values we had to guess are marked as guesses.
    - R9 · After a stalled first half the unseen cards are dealt to the piles at random and shown before the exchange.
    - R10 · Alone, with no beans left, a card whose condition already holds may still be scored; the print ends the game there.
    .title = Our rulings
