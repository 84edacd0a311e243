/** The page's side of the pocket's house: starts its worker, asks it as a server is asked, and starts it again when it is lost. */
import type { Line } from '$lib/doors';
import { dealtAhead } from './days';
import type { FromHouse, Places, ToHouse } from './talk';

export type State = 'closed' | 'starting' | 'open' | 'elsewhere' | 'taken' | 'broken';

let state: State = $state('closed');
export const pocketState = (): State => state;

const root = new URL(import.meta.env.BASE_URL, document.baseURI);
const places = (): Places => ({
  engine: new URL(__POCKET__!.engine, root).href,
  house: new URL(__POCKET__!.house, root).href,
});

/** Tests cannot wait as people can. */
const haste = (): boolean => {
  try {
    return sessionStorage.getItem('comptoir-haste') === 'yes';
  } catch {
    return false;
  }
};

let worker: Worker | null = null;
let ready: Promise<void> | null = null;
let asked = 0;
const waiting: (() => void)[] = [];
const answers = new Map<number, { resolve: (told: string) => void; reject: () => void }>();
const lines = new Map<number, PocketLine>();

function start(steal = false): Promise<void> {
  ready ??= new Promise((resolve, reject) => {
    state = 'starting';
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'pocket' });
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => heard(data, resolve, reject);
    worker.onerror = (event) => {
      event.preventDefault();
      lose('broken');
      reject(new Error(event.message));
    };
    worker.postMessage({ say: 'open', places: places(), steal, haste: haste() } satisfies ToHouse);
  });
  return ready;
}

/** The pocket, as soon as it is open here: while another tab has it whoever asks waits, and the gate says for what. */
async function opened(): Promise<void> {
  try {
    if (state !== 'taken') return await start();
  } catch (error) {
    if (state !== 'elsewhere') throw error;
  }
  await new Promise<void>((resolve) => waiting.push(resolve));
  return opened();
}

/** Nothing of the pocket is needed here any more, until somebody asks again. */
export const shut = (): void => lose('closed');

/** Use the pocket here, whichever tab had it. */
export async function takeOver(): Promise<void> {
  lose('closed');
  await start(true);
  for (const go of waiting.splice(0)) go();
  // Whoever waits for a line tries at once.
  window.dispatchEvent(new Event('online'));
}

function heard(data: FromHouse, resolve: () => void, reject: (why: Error) => void): void {
  switch (data.say) {
    case 'ready':
      state = 'open';
      void handOver().finally(resolve);
      return;
    case 'answer':
      answers.get(data.id)?.resolve(data.told);
      answers.delete(data.id);
      return;
    case 'opened':
      lines.get(data.line)?.onopen?.();
      return;
    case 'said':
      lines.get(data.line)?.onmessage?.({ data: data.text });
      return;
    case 'hung-up':
      hangUp(data.line);
      return;
    default:
      lose(data.say);
      reject(new Error(data.say));
  }
}

/** The worker is gone: every line is cut, and whoever asks next starts another, unless the pocket is open elsewhere. */
function lose(now: State): void {
  worker?.terminate();
  worker = null;
  state = now;
  if (now === 'closed' || now === 'broken') ready = null;
  for (const { reject } of answers.values()) reject();
  answers.clear();
  for (const line of [...lines.keys()]) hangUp(line);
}

function hangUp(number: number): void {
  const line = lines.get(number);
  lines.delete(number);
  line?.onclose?.();
}

function say(message: ToHouse): void {
  worker?.postMessage(message);
}

/** What a house has dealt for it ahead, before anybody asks for the day. */
async function handOver(): Promise<void> {
  const body = dealtAhead();
  if (body) await answered('/api/day/ahead', { method: 'POST', body }).catch(() => undefined);
}

/** A request, answered as `fetch` would. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  await opened();
  return answered(path, init);
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  const id = asked++;
  const told = await new Promise<string>((resolve, reject) => {
    answers.set(id, { resolve, reject });
    say({ say: 'request', id, method: init.method ?? 'GET', path, body: String(init.body ?? '') });
  });
  const { status, body } = JSON.parse(told) as { status: number; body: string };
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

export class PocketLine implements Line {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly #number = asked++;

  constructor(path: string) {
    lines.set(this.#number, this);
    start().then(
      () => lines.has(this.#number) && say({ say: 'connect', line: this.#number, path }),
      () => hangUp(this.#number),
    );
  }

  send(text: string): void {
    say({ say: 'hear', line: this.#number, text });
  }

  close(): void {
    lines.delete(this.#number);
    say({ say: 'leave', line: this.#number });
  }
}
