/**
 * The stage: plays what happened, in order, and never in anybody's way.
 *
 * The table hands it *scenes* (the events of one log entry and the view they lead to). For each event the stage calls every
 * listener (board, sound, log). What is simultaneous at a table begins together. The next event begins when all listeners are
 * done, or after a beat: what takes longer goes on beside it. After the last event, when everything has ended, the scene's view
 * is settled. A board therefore always starts drawing from the view before the scene and may be interrupted at any time:
 * skipping ends every wait at once, and the settled view is the truth.
 */

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };
/** Reduced motion cross-fades instead of moving. */
const CROSS_FADE = 80;
/** A board that never finishes an event is left behind after this long; a player can always skip sooner. */
const LONGEST = 4000;
/** No event keeps the next one waiting longer. */
export const BEAT = 400;
/** With more scenes than this waiting (a tab that slept, a fast bot game) older ones are settled without a show. */
const BACKLOG = 12;
/** The more scenes wait, the quicker each is played: by so much for every one, but never quicker than this. */
const CATCH_UP = 0.06;
const QUICKEST = 0.5;

/** How fast things may move now; given to every listener with every event. */
export class Pace {
  readonly #controller = new AbortController();
  readonly #aside: Promise<void>[] = [];

  constructor(
    readonly speed: Speed,
    readonly reduced: boolean,
    /** Others wait: 1 when none do, less the more there are. */
    readonly haste = 1,
  ) {}

  /** Aborted when the player skips or the board goes away. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get skipped(): boolean {
    return this.#controller.signal.aborted;
  }

  /** The duration to use for a movement that takes `normal` milliseconds at normal speed; 0 means jump there. */
  ms(normal: number): number {
    if (this.skipped || this.speed === 'off') return 0;
    if (this.reduced) return Math.min(normal, CROSS_FADE);
    return normal * FACTORS[this.speed] * this.haste;
  }

  /** Resolves after `ms(normal)`, or at once when skipped. */
  wait(normal: number): Promise<void> {
    const time = this.ms(normal);
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, time);
      this.signal.addEventListener('abort', done);
    });
  }

  /** Let something go on while the next events begin; the scene lasts until it has ended. */
  meanwhile(show: Promise<void>): void {
    this.#aside.push(show);
  }

  /** Resolves when all that goes on beside the events has ended, or at once when skipped. */
  async rest(): Promise<void> {
    await Promise.race([Promise.all(this.#aside), limit(this)]);
  }

  skip(): void {
    this.#controller.abort();
  }
}

export interface Scene<View, Event> {
  events: readonly Event[];
  before: View;
  after: View;
}

/** What a listener is told beside the event itself. */
export interface Moment<View> {
  before: View;
  after: View;
  pace: Pace;
}

export type Listener<View, Event> = (event: Event, moment: Moment<View>) => void | Promise<void>;

/** Whether an event happens at the same time as the one before it: dice thrown by several hands, thrusts shown on a word. */
export type Together<Event> = (before: Event, event: Event) => boolean;

export interface Tempo {
  speed: Speed;
  reduced: boolean;
}

export class Stage<View, Event> {
  #listeners = new Map<Listener<View, Event>, Together<Event>>();
  #queue: Scene<View, Event>[] = [];
  #pace: Pace | null = null;
  #scene: Scene<View, Event> | null = null;
  /** The run of scenes under way; one that was skipped is no longer this one. */
  #run = 0;
  #running = false;

  constructor(
    readonly tempo: () => Tempo,
    readonly settle: (view: View) => void,
    readonly changed: (playing: boolean) => void = () => {},
  ) {}

  /** Be called for every event in order, for simultaneous ones at once; returns the undoing. */
  listen(listener: Listener<View, Event>, together: Together<Event> = () => false): () => void {
    this.#listeners.set(listener, together);
    return () => this.#listeners.delete(listener);
  }

  get playing(): boolean {
    return this.#running;
  }

  /** Add a scene to what is being played. */
  show(scene: Scene<View, Event>): void {
    this.#queue.push(scene);
    while (this.#queue.length > BACKLOG) {
      // What is being played is older than what is settled now: it ends here, and is not settled after it.
      this.#pace?.skip();
      this.settle(this.#queue.shift()!.after);
    }
    if (!this.#running) void this.#begin();
  }

  /** End the current scene and all that wait, now. */
  skip(): void {
    const last = this.#queue.at(-1) ?? this.#scene;
    this.#queue = [];
    this.#pace?.skip();
    if (last) this.settle(last.after);
    if (this.#running) this.#end();
  }

  async #begin(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    this.#running = true;
    this.changed(true);
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      await this.#play(scene);
      if (run !== this.#run) return;
    }
    this.#end();
  }

  #end(): void {
    this.#run += 1;
    this.#scene = null;
    this.#pace = null;
    this.#running = false;
    this.changed(false);
  }

  async #play(scene: Scene<View, Event>): Promise<void> {
    const { speed, reduced } = this.tempo();
    const pace = new Pace(speed, reduced, Math.max(QUICKEST, 1 - CATCH_UP * this.#queue.length));
    this.#pace = pace;
    this.#scene = scene;
    const moment = { before: scene.before, after: scene.after, pace };
    for (const events of this.#chords(scene.events)) {
      if (pace.skipped) return;
      const shows = events.flatMap((event) => [...this.#listeners.keys()].map((it) => perform(it, event, moment)));
      const done = Promise.all(shows).then(() => undefined);
      pace.meanwhile(done);
      await Promise.race([done, speed === 'off' ? limit(pace) : pace.wait(BEAT)]);
    }
    await pace.rest();
    if (!pace.skipped) this.settle(scene.after);
  }

  /** The events in order, simultaneous ones in one group. */
  #chords(events: readonly Event[]): Event[][] {
    const chords: Event[][] = [];
    for (const event of events) {
      const before = chords.at(-1);
      const joins = before && [...this.#listeners.values()].some((together) => together(before.at(-1)!, event));
      if (joins) before.push(event);
      else chords.push([event]);
    }
    return chords;
  }
}

/** A board that fails to animate must not stop the game. */
async function perform<V, E>(listener: Listener<V, E>, event: E, moment: Moment<V>): Promise<void> {
  try {
    await listener(event, moment);
  } catch (error) {
    console.error(error);
  }
}

function limit(pace: Pace): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST);
    pace.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
