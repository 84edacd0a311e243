/**
 * What the table page gives a board, and what it may ask back. See web/README.md.
 *
 * A board draws a view and lets people touch choices; it knows no rules. Whatever can be done is in `choices`, whatever happens
 * comes through `stage`, and everything a board offers is also offered by the list of choices beside it.
 */
import type { Component } from 'svelte';
import type { Stage } from '$lib/animate';
import type { Say } from '$lib/words';
import type { AnyEvent, AnyMove, AnyView, Choice, Happening, Imagined } from '$lib/wire';

export type Colour = 'blue' | 'red' | 'black' | 'yellow' | 'white' | 'green';

/** Somebody at the table, as the board needs to know them. */
export interface Player {
  seat: number;
  name: string;
  colour: Colour;
  /** Played by me (several can be, on one screen). */
  mine: boolean;
  bot: boolean;
  /** Owes a choice now. */
  waiting: boolean;
  /** As far as it is known to this screen; null when it is not. */
  score: number | null;
}

/** Why something cannot be chosen, in words, with the chapter of the rulebook that says so ("" when none does). */
export interface Reasoned {
  words: Say | null;
  chapter: string;
}

/** Where nobody can be asked what a choice leads to, as in a review: a board then promises no odds. */
export const noPreview = () => Promise.resolve(null);

/** One event of a game with its sentence. */
export type Told<E = AnyEvent> = Omit<Happening, 'event'> & { event: E };

/** Numbers ahead of the settled view; `gains` is what each seat's score has grown by. */
export interface Drawn<V = AnyView> {
  view: Partial<V>;
  gains?: readonly number[];
}

/** `V` is the game's view, `M` its moves and `E` its events, all from `$lib/wire`: `BoardProps<CafeRaceView, CafeRaceMove, CafeRaceEvent>`. */
export interface BoardProps<V = AnyView, M = AnyMove, E = AnyEvent> {
  /** The settled view: it changes only after the events that lead to it were played on the stage. */
  view: V;
  /** The newest view, which `choices` belong to: ahead of `view` while scenes run out. Not to be drawn, only to be asked about. */
  newest?: V;
  /** Everything the seat on screen may choose now, even while scenes run out: choosing ends them. Empty while it is not its turn. */
  choices: readonly (Omit<Choice, 'move'> & { move: M })[];
  /** Seats that owe a choice. */
  waiting: readonly number[];
  players: readonly Player[];
  /** The seat this screen sees the table from; -1 for a spectator. */
  me: number;
  /** The choice made in this step that may still be replaced, or -1. */
  last: number;
  /** The choice being pointed at: hovered or focused, in the list or on the board. */
  pointed: number | null;
  /** Plays events in order; `stage.listen` in an effect to animate them. */
  stage: Stage<V, Told<E>>;
  /** Tell what of the view the picture shows already, in the middle of a scene: numbers change with what changes them. */
  drawn?: (numbers: Drawn<V>) => void;
  /** The box is low and wide (a phone on its side): what one decides with lies beside the board. */
  low?: boolean;
  /** The game is only looked at again: nothing will be asked, so what one decides with may stay away. */
  again?: boolean;
  /** Make a choice. */
  choose: (number: number) => void;
  /** Tell the list which choice the board is pointing at (null: none). */
  point: (number: number | null) => void;
  /** What these choices, one after another, would lead to, as far as no luck is needed; with odds. Null when not known. */
  preview: (choices: readonly number[]) => Promise<Imagined | null>;
  /** Show why a choice, by its number or as a move, cannot be made; also returned, for a board that wants to show it in place. */
  why: (what: number | M) => Promise<Reasoned>;
}

/** What `boards/<game>/index.ts` exports. It is loaded only at a table of that game. */
export interface BoardModule {
  /** The board itself. */
  Board: Component<BoardProps<never, never, never>>;
  /** What is public about one player, drawn small inside his plate: coffees, cash, cards left. */
  Plate?: Component<{ view: never; seat: number; me: number }>;
  /** The choices in the order in which the board shows what they are about, where that is not the order of their numbers. */
  sorted?: (choices: never) => readonly Choice[];
  /** The table in words, for those who do not see the board: a few sentences, most important first. */
  describe: (view: never, me: number) => Say[];
}
