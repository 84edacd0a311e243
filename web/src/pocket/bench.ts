/** The bench beside the house: another worker, so that the table never waits for a bot. One that hangs or dies is replaced. */
import type { FromBench, Places, ToBench } from './talk';

const WAKING = 90_000;

export class Bench {
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #asked = 0;
  #waiting = new Map<number, { resolve: (answer: string) => void; reject: (why: Error) => void }>();

  constructor(readonly places: Places) {
    // Warm by the time the first bot is asked; if it fails it is tried again then.
    this.#start().catch(() => undefined);
  }

  /** A job's answer; fails when the worker is lost, and the next job finds a fresh one. `patience` in seconds. */
  ask = async (job: string, patience: number): Promise<string> => {
    await this.#start();
    const id = this.#asked++;
    const answer = this.#answer(id, patience * 1000);
    this.#say({ say: 'job', id, job });
    return answer;
  };

  #start(): Promise<void> {
    this.#ready ??= this.#wake();
    return this.#ready;
  }

  async #wake(): Promise<void> {
    const worker = new Worker(new URL(self.location.href), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromBench>) => {
      this.#waiting.get(data.id)?.resolve(data.answer);
      this.#waiting.delete(data.id);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      this.#lose('died');
    };
    const ready = this.#answer(-1, WAKING);
    this.#say({ say: 'open-bench', places: this.places });
    await ready;
  }

  #answer(id: number, patience: number): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#lose('hung'), patience);
      const done =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          then(value);
        };
      this.#waiting.set(id, { resolve: done(resolve), reject: done(reject) });
    });
  }

  #lose(why: string): void {
    this.#worker?.terminate();
    this.#worker = this.#ready = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new Error(why));
  }

  #say(message: ToBench): void {
    this.#worker?.postMessage(message);
  }
}
