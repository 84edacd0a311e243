/**
 * The live connection to one table.
 *
 * The server numbers what it says (`seq`); we acknowledge it, and ask for everything anew when a number is missing. What we say has an id
 * and is said again after a broken connection until it is answered: the server counts each id once.
 */
import { connect, type Line } from './doors';
import { unguessable } from './ids';
import type {
  Advice,
  Closing,
  Command,
  Done,
  Imagined,
  Message,
  Missed,
  Reason,
  Refused,
  Snapshot,
  Update,
} from './wire';

export type Status = 'connecting' | 'open' | 'lost' | 'ended';
export type Answer = Done | Refused | Imagined | Reason | Advice | Missed;
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
/** A command that is answered by its id. */
export type Asked = WithoutId<Exclude<Command, { type: 'look' }>>;

export interface Hooks {
  snapshot: (snapshot: Snapshot) => void;
  update: (update: Update) => void;
  other: (message: Message) => void;
  status: (status: Status, closing?: Closing) => void;
}

/** What the outside world provides; tests bring their own. */
export interface World {
  socket: (path: string) => Line;
  random: () => number;
}

const browser: World = {
  socket: connect,
  random: Math.random,
};

const FIRST_RETRY = 300;
const LONGEST_RETRY = 8_000;
// The server only wants to know that we keep up: to acknowledge every choice would be most of what it hears.
const ACK_DELAY = 4_000;
const MANY = 100; // entries, where bots are quick: long before the server gives us up
const SILENCE = 25_000;
const PATIENCE = 6_000;

/** So often a command is said again after a refusal that names none; then it is taken for the refused one. */
const DOUBTS = 3;
const DOUBT_PAUSE = 1_000;

interface Pending {
  command: Command & { id: string };
  resolve: (answer: Answer) => void;
  doubts: number;
}

export class Live {
  /** The last number seen; -1 asks for everything. */
  seq = -1;
  status: Status = 'connecting';
  #socket: Line | null = null;
  #pending = new Map<string, Pending>();
  #attempts = 0;
  #acked = -1;
  #timers: Record<'retry' | 'ack' | 'silence' | 'doubt', ReturnType<typeof setTimeout> | undefined> = {
    retry: undefined,
    ack: undefined,
    silence: undefined,
    doubt: undefined,
  };

  constructor(
    readonly table: string,
    public seat: number,
    readonly hooks: Hooks,
    readonly world: World = browser,
  ) {}

  open(): void {
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
    globalThis.addEventListener?.('online', this.#wake);
    globalThis.addEventListener?.('pageshow', this.#wake);
    this.#connect();
  }

  close(): void {
    globalThis.document?.removeEventListener('visibilitychange', this.#wake);
    globalThis.removeEventListener?.('online', this.#wake);
    globalThis.removeEventListener?.('pageshow', this.#wake);
    this.#become('ended');
    this.#drop();
  }

  /** Say something; resolves with its answer, however many connections that takes. */
  send(asked: Asked): Promise<Answer> {
    const command = { ...asked, id: this.#newId() } as Command & { id: string };
    return new Promise((resolve) => {
      this.#pending.set(command.id, { command, resolve, doubts: 0 });
      if (this.status === 'open') this.#write(command);
    });
  }

  /** See the table from another seat; a snapshot follows. */
  look(seat: number): void {
    this.seat = seat;
    if (this.status === 'open') this.#write({ type: 'look', id: this.#newId(), seat });
    else this.seq = -1;
  }

  #connect(): void {
    clearTimeout(this.#timers.retry);
    if (this.status === 'ended') return;
    const since = this.seq >= 0 ? `&seq=${this.seq}` : '';
    const socket = this.world.socket(`/api/tables/${encodeURIComponent(this.table)}/live?seat=${this.seat}${since}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as Message);
    };
    socket.onopen = () => {
      if (socket === this.#socket) this.#opened();
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#listen(PATIENCE);
  }

  #opened(): void {
    this.#become('open');
    for (const { command } of this.#pending.values()) this.#write(command);
    this.#listen();
  }

  #receive(message: Message): void {
    this.#listen();
    switch (message.type) {
      case 'snapshot':
        this.#attempts = 0;
        this.seq = message.seq;
        this.#ack();
        this.hooks.snapshot(message);
        return;
      case 'update':
        this.#attempts = 0;
        this.#follow(message);
        return;
      case 'closing':
        this.#closing(message);
        return;
      case 'pong':
        // The server has said more than we heard.
        if (message.seq > this.seq) this.#reload();
        break;
      default:
        if ('id' in message) this.#answered(message);
    }
    this.hooks.other(message);
  }

  #follow(update: Update): void {
    if (update.seq <= this.seq) return;
    if (update.seq !== this.seq + 1) {
      this.#reload();
      return;
    }
    this.seq = update.seq;
    this.#ack();
    this.hooks.update(update);
  }

  #answered(answer: Answer): void {
    if (answer.type === 'refused' && !answer.id) {
      this.#doubt(answer);
      return;
    }
    this.#pending.get(answer.id)?.resolve(answer);
    this.#pending.delete(answer.id);
  }

  /** Something was refused and we are not told what: nothing may wait for ever, so say it all again, then give up. */
  #doubt(refused: Refused): void {
    for (const pending of [...this.#pending.values()]) {
      pending.doubts += 1;
      if (pending.doubts < DOUBTS) continue;
      this.#pending.delete(pending.command.id);
      pending.resolve({ ...refused, id: pending.command.id });
    }
    if (this.#pending.size === 0) return;
    this.#timers.doubt ??= setTimeout(() => {
      this.#timers.doubt = undefined;
      if (this.status !== 'open') return;
      for (const { command, doubts } of this.#pending.values()) if (doubts > 0) this.#write(command);
    }, DOUBT_PAUSE);
  }

  #closing(closing: Closing): void {
    if (closing.again < 0) {
      this.#become('ended', closing);
      this.#drop();
      return;
    }
    this.#drop();
    this.#become('lost');
    this.#timers.retry = setTimeout(() => this.#connect(), closing.again * (1 + this.world.random() / 4));
  }

  /** A number is missing: start again from a snapshot. */
  #reload(): void {
    this.seq = -1;
    this.#drop();
    this.#connect();
  }

  #lost(): void {
    this.#drop();
    if (this.status === 'ended') return;
    this.#become('lost');
    const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** this.#attempts);
    this.#attempts += 1;
    // Spread out, so that a restarted server is not met by everybody at once.
    this.#timers.retry = setTimeout(() => this.#connect(), pause * (0.5 + this.world.random() / 2));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#timers.ack = this.#timers.doubt = undefined;
    this.#acked = -1;
    socket?.close();
  }

  /** A tab that slept may hold a dead socket: ask, and do not wait long for the answer. */
  #wake = (): void => {
    if (globalThis.document?.visibilityState === 'hidden' || this.status === 'ended') return;
    if (this.status === 'lost') {
      this.#attempts = 0;
      this.#connect();
    } else if (this.status === 'open') {
      this.#write({ type: 'ping' });
      this.#listen(PATIENCE);
    }
  };

  /** Expect to hear something within this time; after a silence ask once, then give the connection up. */
  #listen(within?: number): void {
    clearTimeout(this.#timers.silence);
    this.#timers.silence = setTimeout(() => {
      if (within !== undefined || this.status !== 'open') {
        this.#lost();
        return;
      }
      this.#write({ type: 'ping' });
      this.#listen(PATIENCE);
    }, within ?? SILENCE);
  }

  #ack(): void {
    if (this.seq - this.#acked >= MANY) this.#acknowledge();
    this.#timers.ack ??= setTimeout(() => {
      this.#timers.ack = undefined;
      this.#acknowledge();
    }, ACK_DELAY);
  }

  #acknowledge(): void {
    if (this.status !== 'open' || this.#acked === this.seq) return;
    this.#acked = this.seq;
    this.#write({ type: 'ack', seq: this.seq });
  }

  #write(command: Command): void {
    this.#socket?.send(JSON.stringify(command));
  }

  #become(status: Status, closing?: Closing): void {
    if (this.status === status) return;
    this.status = status;
    this.hooks.status(status, closing);
  }

  #newId(): string {
    return unguessable();
  }
}
