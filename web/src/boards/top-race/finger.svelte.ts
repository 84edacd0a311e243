/** What this player points at, has touched once or is looking at, and what the house says it would lead to. */
import { ACCELERATE, CARD, GOLD_CAR } from '$lib/vocabulary/top-race';
import type { TopRaceEvent, TopRaceMove, TopRacePreview, TopRaceReach, TopRaceView } from '$lib/wire';
import type { BoardProps } from '../contract';
import { numbered } from '../shared/choices';
import { Foresight } from '../shared/foresight.svelte';
import { asked, cardOf, type Question, type RaceChoice } from './asked';

type Props = BoardProps<TopRaceView, TopRaceMove, TopRaceEvent>;

/** A finger or pointer sweeping over the cards asks only where it rests this long, in milliseconds. */
const REST = 90;

export class Finger {
  /** A choice touched once, to be touched again. */
  touched: number | null = $state(null);
  /** The kind of card looked at, or -1; and the one the pointer rests on. */
  lifted = $state(-1);
  hovered: number | null = $state(null);
  /** The position of the token being thought about; 0: none. */
  position = $state(0);
  readonly #foresight: Foresight<TopRacePreview>;
  readonly #props: () => Props;

  constructor(
    props: () => Props,
    /** Called when a choice is made. */
    readonly decided: () => void = () => {},
  ) {
    this.#props = props;
    this.#foresight = new Foresight<TopRacePreview>('top-race', () => this.#props().preview);
  }

  /** What the choices are about, whatever is still being shown. */
  get #view(): TopRaceView {
    const { newest, view } = this.#props();
    return newest ?? view;
  }

  readonly question: Question = $derived.by(() => asked(this.#props().choices));
  readonly active: number | null = $derived.by(() => this.touched ?? this.#props().pointed);
  readonly chosen: RaceChoice | undefined = $derived.by(() => numbered(this.#props().choices, this.touched));
  /** A car is being put or driven somewhere. */
  readonly steering: boolean = $derived(this.question === 'drive' || this.question === 'place');

  /** The card whose doings are shown: under the pointer, pointed at in the list, or lifted. */
  readonly kind: number = $derived.by(() => {
    if (this.hovered !== null) return this.hovered;
    const { choices, pointed } = this.#props();
    const move = numbered(choices, pointed)?.move;
    return move?.move === 'card' ? move.card : this.lifted;
  });

  /** Of which choice the house is asked what it leads to. */
  readonly asking: number | null = $derived.by(() => {
    const { me } = this.#props();
    const view = this.#view;
    switch (this.question) {
      case 'drive':
        return view.points > 0 ? GOLD_CAR + view.moving : ACCELERATE;
      case 'token':
      case 'gold':
      case 'line':
      case 'link':
        return this.active;
      default:
        return this.kind >= 0 && me >= 0 && Math.max(...view.spaces) >= 0 ? CARD + this.kind : null;
    }
  });

  /** For an effect: ask the house. Also about what is not on offer: a card out of turn, the car being driven. */
  ask(): () => void {
    return this.#foresight.rest(this.#view, this.asking, REST);
  }

  readonly #seen: TopRacePreview | undefined = $derived.by(() => this.#foresight.of(this.asking));
  /** What the card looked at would do. */
  readonly reaches: readonly TopRaceReach[] = $derived.by(() => (this.steering ? [] : (this.#seen?.reaches ?? [])));
  /** Points lost on the way of the car being steered, and that way, by its end. */
  readonly lost: ReadonlyMap<number, number> = $derived.by(() => this.#byEnd(({ lost }) => lost));
  readonly ways: ReadonlyMap<number, readonly number[]> = $derived.by(() => this.#byEnd(({ ways }) => ways));
  /** What a token pays when it is reached. */
  readonly pays: number | null = $derived.by(() => this.#seen?.money[0] ?? null);

  #byEnd<T>(pick: (reach: TopRaceReach) => readonly T[]): ReadonlyMap<number, T> {
    const reach = this.#seen?.reaches[0];
    return new Map(reach?.ends.map((end, i) => [end, pick(reach)[i]!]));
  }

  /** The car pointed at, for the track to show; -1: none. */
  readonly car: number = $derived.by(() => {
    const { choices } = this.#props();
    const view = this.#view;
    const move = numbered(choices, this.active)?.move;
    if (move && (move.move === 'gold' || move.move === 'bet')) return move.car;
    return this.question === 'drive' ? view.moving : -1;
  });

  readonly pickable: readonly number[] = $derived.by(() =>
    this.#props().choices.flatMap(({ move }) => (move.move === 'gold' ? [move.car] : [])),
  );

  /** Another question forgets what was touched. */
  forget(): void {
    this.touched = null;
    this.hovered = null;
    this.position = 0;
  }

  readonly sure = (number: number): void => {
    this.touched = null;
    this.lifted = -1;
    this.#props().point(null);
    this.decided();
    this.#props().choose(number);
  };

  /** A mouse has already seen where it points; a finger touches twice. */
  readonly touch = (choice: RaceChoice, byHand: boolean): void => {
    if (!byHand || this.touched === choice.number) return this.sure(choice.number);
    this.touched = choice.number;
    this.#props().point(choice.number);
  };

  /** A button pressed: by keyboard or mouse it was pointed at before, by finger it is looked at first. */
  readonly press = (choice: RaceChoice, event: MouseEvent): void =>
    this.touch(choice, event.detail > 0 && (event as PointerEvent).pointerType !== 'mouse');

  readonly token = (choice: RaceChoice): void => {
    this.touched = choice.number;
    this.position = choice.move.move === 'token' ? choice.move.position : 0;
  };

  readonly hover = (kind: number | null): void => {
    this.hovered = kind;
    this.point(kind === null ? null : (cardOf(this.#props().choices, kind)?.number ?? null));
  };

  readonly point = (number: number | null): void => this.#props().point(number);
  readonly why = (move: TopRaceMove): void => void this.#props().why(move);
}
