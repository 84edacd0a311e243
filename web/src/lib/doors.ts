/**
 * The doors through which the page reaches a house: a server's, over the network, or the pocket's, in a worker of this browser.
 *
 * Both understand the same requests and the same lines; who asks need not know which it is. Tables of the pocket have addresses of their own.
 */
import { inPocket, lost, reached } from './pocket.svelte';

/** The part of a WebSocket that is used here. */
export interface Line {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

const pocket = () => import('../pocket/host.svelte');

const toPocket = (path: string): boolean =>
  path.startsWith('/api/tables/pocket-') || (named(path) ? false : inPocket());
const named = (path: string): boolean => path.startsWith('/api/tables/');

/** Ask a house; fails as `fetch` does when nobody can be reached. */
export async function ask(path: string, request: RequestInit, server = false): Promise<Response> {
  if (!server && toPocket(path)) return (await pocket()).request(path, request);
  try {
    const answer = await fetch(path, request);
    reached();
    return answer;
  } catch (error) {
    lost();
    // Without a network the pocket answers what belongs to no table, when there is one.
    if (!server && toPocket(path)) return (await pocket()).request(path, request);
    throw error;
  }
}

/** A line to a table. */
export function connect(path: string): Line {
  if (toPocket(path)) return new LateLine(pocket().then(({ PocketLine }) => new PocketLine(path)));
  return new WebSocket(new URL(path, location.href.replace(/^http/, 'ws'))) as unknown as Line;
}

/** A line whose door is still being fetched. */
class LateLine implements Line {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  #line: Line | null = null;
  #closed = false;

  constructor(coming: Promise<Line>) {
    coming.then(
      (line) => this.#join(line),
      () => this.onclose?.(),
    );
  }

  #join(line: Line): void {
    this.#line = line;
    if (this.#closed) {
      line.close();
      return;
    }
    line.onopen = () => this.onopen?.();
    line.onclose = () => this.onclose?.();
    line.onmessage = (event) => this.onmessage?.(event);
  }

  send(text: string): void {
    this.#line?.send(text);
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }
}
