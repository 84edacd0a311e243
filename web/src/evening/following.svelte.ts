/** An evening as this device follows it: a long poll, and commands that are sent until they are answered. */
import { Trouble } from '$lib/api';
import { ask as askHouse } from '$lib/doors';
import { unguessable } from '$lib/ids';
import { t } from '$lib/language.svelte';
import { tell } from '$lib/notice.svelte';
import type * as wire from '$lib/wire';
import type { Say } from '$lib/words';

export type Wish = wire.EveningCommand extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never;
const PAUSE = 1_500;
const TRIES = 6;
const LAYING = 300;

export async function request<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.method = 'POST';
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await askHouse(path, init, true);
  } catch {
    throw new Trouble({ key: 'shell-trouble-unreachable' }, 0);
  }
  const answer: unknown = await response.json().catch(() => ({ words: { key: 'shell-trouble-server' } }));
  if (!response.ok) throw new Trouble((answer as { words: Say }).words, response.status);
  return answer as T;
}

/** Resolves once the house has laid this table: the round is known a moment before. */
export async function laid(table: string): Promise<void> {
  for (;;) {
    try {
      await request(`/api/tables/${table}`);
      return;
    } catch {
      await sleep(LAYING);
    }
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class Following {
  state: wire.EveningState | null = $state.raw(null);
  /** There is no such evening. */
  missing = $state(false);
  /** The house has not answered for a while. */
  lost = $state(false);
  /** The house's time, as well as this device knows it. */
  now = $state(Date.now());
  #ahead = 0;
  #open = true;
  #timer = 0;
  /** Questions asked so far, and the latest of them that was answered. */
  #asked = 0;
  #answered = 0;

  constructor(readonly code: string) {}

  get path(): string {
    return `/api/evenings/${encodeURIComponent(this.code)}`;
  }

  start(): () => void {
    this.#timer = window.setInterval(() => (this.now = Date.now() + this.#ahead), 500);
    void this.#follow();
    return () => {
      this.#open = false;
      clearInterval(this.#timer);
    };
  }

  async look(): Promise<void> {
    await this.#ask('');
  }

  /** A poll that was sent before one had come in answers as to a stranger: whatever was asked later stands. */
  async #ask(after: string): Promise<void> {
    const asked = (this.#asked += 1);
    const state = await request<wire.EveningState>(this.path + after);
    if (!this.#open || asked < this.#answered) return;
    this.#answered = asked;
    this.#ahead = state.now - Date.now();
    this.now = state.now;
    this.state = state;
    this.lost = false;
  }

  async #follow(): Promise<void> {
    while (this.#open) {
      try {
        await this.#ask(this.state ? `/wait?seq=${this.state.seq}` : '');
      } catch (error) {
        if (error instanceof Trouble && error.status === 404) {
          this.missing = true;
          return;
        }
        this.lost = true;
        await sleep(PAUSE);
      }
    }
  }

  /** True when it is done; a refusal is told. Sent again with the same id, it is done once. */
  async send(wish: Wish): Promise<boolean> {
    const command = { ...wish, id: unguessable() };
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await request<wire.Done | wire.Refused>(`${this.path}/commands`, command);
        if (answer.type === 'refused') {
          tell(answer.words);
          return false;
        }
        await this.look();
        return true;
      } catch (error) {
        const trouble = error instanceof Trouble ? error : null;
        if (trouble && (trouble.status === 0 || trouble.status === 503) && tries < TRIES) {
          await sleep(PAUSE);
          continue;
        }
        tell(trouble?.words ?? { key: 'shell-trouble-server' });
        return false;
      }
    }
  }

  guest(number: number): wire.GuestState | undefined {
    return this.state?.guests.find((guest) => guest.number === number);
  }

  /** Somebody's name; a bot's for -1. */
  name(number: number): string {
    return this.guest(number)?.name ?? t('evening-bot');
  }

  get mine(): wire.GuestState[] {
    return this.state?.guests.filter(({ mine }) => mine) ?? [];
  }

  /** The round that is being played, or was played last. */
  get round(): wire.RoundState | null {
    return this.state?.rounds.at(-1) ?? null;
  }

  /** Whether there is a standing to be shown: somebody has played, or sat out. */
  get scored(): boolean {
    return this.state?.guests.some(({ games, points }) => games > 0 || points > 0) ?? false;
  }

  get next(): wire.Course | null {
    const state = this.state;
    return state ? (state.menu[state.rounds.length % state.menu.length] ?? null) : null;
  }

  /** The table at which somebody of this device plays now. */
  get board(): wire.BoardState | null {
    const mine = new Set(this.mine.filter(({ here }) => here).map(({ number }) => number));
    const round = this.round;
    if (!round || round.done) return null;
    return round.boards.find((board) => !board.done && board.chairs.some((chair) => mine.has(chair))) ?? null;
  }
}

/** Who sits at a table: by place once it is done, until then by chair. */
export const seated = ({ guests, ranks }: wire.BoardState): { guest: number; rank: number | undefined }[] =>
  guests.map((guest, chair) => ({ guest, rank: ranks[chair] })).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));

export const gameOf = (course: wire.Course): string => (course.game ? t(`${course.game}-name`) : course.box);

/** Place points: ten for a table won. */
export function shown(points: number): string {
  const value = Math.round(points / 1.2) / 10;
  return value.toLocaleString(document.documentElement.lang);
}

/** What is left of a round, in words. */
export function left(until: number, now: number): string {
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0) return t('evening-time-over');
  return seconds < 60
    ? t('evening-time-seconds', { seconds })
    : t('evening-time-left', { minutes: Math.ceil(seconds / 60) });
}

/** An address phones can reach: never that of this computer alone. */
export async function reachable(path: string): Promise<{ address: string; alone: boolean }> {
  const alone = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
  if (!alone) return { address: new URL(path, location.origin).href, alone: false };
  const { addresses } = await request<wire.Reach>('/api/reach');
  return { address: new URL(path, addresses[0] ?? location.origin).href, alone: addresses.length === 0 };
}
