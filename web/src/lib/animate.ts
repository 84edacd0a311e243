/**
 * The stage: plays what happened, in order, one event at a time.
 *
 * The table hands it *scenes* (the events of one log entry and the view they lead to). For each event the stage calls every
 * listener (board, sound, log) and waits for all of them; after the last event of a scene the scene's view is settled. A board
 * therefore always starts drawing from the view before the scene and may be interrupted at any time: skipping makes every
 * wait end at once and the settled view is the truth.
 */

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };
/** Reduced motion cross-fades instead of moving. */
const CROSS_FADE = 80;
/** A board that never finishes an event is left behind after this long; a player can always skip sooner. */
const LONGEST = 4000;
/** With more scenes than this waiting (a tab that slept, a fast bot game) older ones are settled without a show. */
const BACKLOG = 6;

/** How fast things may move now; given to every listener with every event. */
export class Pace {
  readonly #controller = new AbortController();

  constructor(
    readonly speed: Speed,
    readonly reduced: boolean,
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
    return normal * FACTORS[this.speed];
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

export interface Tempo {
  speed: Speed;
  reduced: boolean;
}

export class Stage<View, Event> {
  #listeners = new Set<Listener<View, Event>>();
  #queue: Scene<View, Event>[] = [];
  #pace: Pace | null = null;
  #scene: Scene<View, Event> | null = null;
  #running = false;

  constructor(
    readonly tempo: () => Tempo,
    readonly settle: (view: View) => void,
    readonly changed: (playing: boolean) => void = () => {},
  ) {}

  /** Be called for every event in order; returns the undoing. */
  listen(listener: Listener<View, Event>): () => void {
    this.#listeners.add(listener);
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
    if (!this.#running) void this.#run();
  }

  /** End the current scene and all that wait, now. */
  skip(): void {
    const last = this.#queue.at(-1) ?? this.#scene;
    this.#queue = [];
    this.#pace?.skip();
    if (last) this.settle(last.after);
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.changed(true);
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) await this.#play(scene);
    this.#scene = null;
    this.#running = false;
    this.changed(false);
  }

  async #play(scene: Scene<View, Event>): Promise<void> {
    const { speed, reduced } = this.tempo();
    const pace = new Pace(speed, reduced);
    this.#pace = pace;
    this.#scene = scene;
    for (const event of scene.events) {
      if (pace.skipped) return;
      const moment = { before: scene.before, after: scene.after, pace };
      const shows = [...this.#listeners].map((listener) => perform(listener, event, moment));
      await Promise.race([Promise.all(shows), limit(pace)]);
    }
    if (!pace.skipped) this.settle(scene.after);
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
