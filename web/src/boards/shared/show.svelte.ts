/** What the shows of all boards have in common: a picture that follows the page, event by event and view by view. */
import { untrack } from 'svelte';
import type { Moment, Stage, Together } from '$lib/animate';
import type { AnyEvent } from '$lib/wire';
import type { Told } from '../contract';

export interface Show<V, E> {
  /** The view is the truth: draw it, and let go of everything on its way. */
  settle(view: V): void;
  /** Play one event; resolves when the next may begin. */
  play(told: Told<E>, moment: Moment<V>): Promise<void>;
}

/** How long an event is looked at, in milliseconds, where nothing else decides it. */
export type Pauses<E extends AnyEvent> = Partial<Record<E['event'], number>>;

/** Let a show follow the page; called while a board is made. */
export function follow<V, E>(
  show: Show<V, E>,
  props: () => { view: V; stage: Stage<V, Told<E>> },
  together: Together<Told<E>>,
): void {
  // As a derived it changes only when another view is settled, not whenever the page passes the same again.
  const view = $derived(props().view);
  $effect.pre(() => {
    const settled = view;
    untrack(() => show.settle(settled));
  });
  $effect(() => props().stage.listen((told, moment) => show.play(told, moment), together));
}

/** Another question (another step, or another kind of choice) forgets what was touched. */
export function anew(question: () => unknown, forget: () => void): void {
  const asked = $derived(question());
  $effect.pre(() => {
    void asked;
    untrack(forget);
  });
}
