/** What this player points at, has touched once or is looking at, and what the house says it would lead to. */
import type { TopRaceEvent, TopRaceMove, TopRaceReach, TopRaceView } from '$lib/wire';
import type { BoardProps } from '../contract';
import { asked, cardOf, NUMBERS, type Question, type RaceChoice } from './asked';
import { Foresight } from './foresight.svelte';

type Props = BoardProps<TopRaceView, TopRaceMove, TopRaceEvent>;

export class Finger {
  /** A choice touched once, to be touched again. */
  touched: number | null = $state(null);
  /** The kind of card looked at, or -1; and the one the pointer rests on. */
  lifted = $state(-1);
  hovered: number | null = $state(null);
  readonly foresight: Foresight;
  readonly #props: () => Props;

  constructor(
    props: () => Props,
    /** Called when a choice is made. */
    readonly decided: () => void = () => {},
  ) {
    this.#props = props;
    this.foresight = new Foresight(() => this.#props().preview);
  }

  /** What the choices are about, whatever is still being shown. */
  get #view(): TopRaceView {
    const { newest, view } = this.#props();
    return newest ?? view;
  }

  readonly question: Question = $derived.by(() => asked(this.#props().choices));
  readonly active: number | null = $derived.by(() => this.touched ?? this.#props().pointed);
  readonly chosen: RaceChoice | undefined = $derived.by(() =>
    this.#props().choices.find(({ number }) => number === this.touched),
  );
  /** A car is being put or driven somewhere. */
  readonly steering: boolean = $derived(this.question === 'drive' || this.question === 'place');

  /** The card whose doings are shown: under the pointer, pointed at in the list, or lifted. */
  readonly kind: number = $derived.by(() => {
    if (this.hovered !== null) return this.hovered;
    const { choices, pointed } = this.#props();
    const move = choices.find(({ number }) => number === pointed)?.move;
    return move?.move === 'card' ? move.card : this.lifted;
  });

  /** Of which choice the house is asked what it leads to. */
  readonly asking: number | null = $derived.by(() => {
    const { me } = this.#props();
    const view = this.#view;
    switch (this.question) {
      case 'drive':
        return view.points > 0 ? NUMBERS.gold + view.moving : NUMBERS.accelerate;
      case 'token':
      case 'gold':
      case 'line':
      case 'link':
        return this.active;
      default:
        return this.kind >= 0 && me >= 0 && Math.max(...view.spaces) >= 0 ? NUMBERS.card + this.kind : null;
    }
  });

  /** What the card looked at would do. */
  get reaches(): readonly TopRaceReach[] {
    return this.steering ? [] : this.foresight.reaches;
  }

  /** The car pointed at, for the track to show; -1: none. */
  readonly car: number = $derived.by(() => {
    const { choices } = this.#props();
    const view = this.#view;
    const move = choices.find(({ number }) => number === this.active)?.move;
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
    this.foresight.token = 0;
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
    this.foresight.token = choice.move.move === 'token' ? choice.move.position : 0;
  };

  readonly hover = (kind: number | null): void => {
    this.hovered = kind;
    this.point(kind === null ? null : (cardOf(this.#props().choices, kind)?.number ?? null));
  };

  readonly point = (number: number | null): void => this.#props().point(number);
  readonly why = (move: TopRaceMove): void => void this.#props().why(move);
}
