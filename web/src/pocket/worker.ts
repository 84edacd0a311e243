/** The worker in which our Python runs: as the house, or as the bench beside it where bots think. */
import type { PyodideAPI } from 'pyodide';
import { Bench } from './bench';
import { Drawer } from './drawer';
import { LOCK, type FromBench, type FromHouse, type Places, type ToBench, type ToHouse } from './talk';

interface Door {
  open(haste: boolean): Promise<void>;
  request(method: string, path: string, body: string): Promise<string>;
  connect(line: number, path: string): void;
  hear(line: number, text: string): void;
  leave(line: number): void;
}

/** A worker's own scope, as far as it is used here. */
const scope = globalThis as unknown as {
  postMessage: (message: FromHouse | FromBench) => void;
  close: () => void;
  onmessage: ((event: MessageEvent<ToHouse | ToBench>) => void) | null;
};
const PATIENCE = 10_000;
const tell = (message: FromHouse) => scope.postMessage(message);

async function interpreter({ engine, house }: Places): Promise<PyodideAPI> {
  const found = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as typeof import('pyodide');
  const sources = fetch(house).then((answer) => answer.arrayBuffer());
  // Of the two ways it has to look after its memory this is the quicker one; it has no better one of its own.
  const python = await found.loadPyodide({
    indexURL: engine,
    env: { HOME: '/home/pyodide', PYTHONMALLOC: 'mimalloc' },
  });
  python.unpackArchive(await sources, 'zip', { extractDir: '/house' });
  python.runPython("import sys; sys.path.insert(0, '/house')");
  return python;
}

/**
 * Waits for the browser's one lock; false when another tab has it. It is held as long as this worker lives.
 *
 * A page that was just loaded anew left a worker behind which dies in its own time: it no longer answers, and its lock is waited for.
 */
function locked(steal: boolean): Promise<boolean> {
  const others = new BroadcastChannel(LOCK);
  const giveUp = new AbortController();
  let held = false;
  return new Promise((resolve) => {
    const hold = () => {
      held = true;
      others.onmessage = ({ data }) => data === 'anybody' && others.postMessage('here');
      resolve(true);
      return new Promise(() => {});
    };
    navigator.locks.request(LOCK, steal ? { steal: true } : { signal: giveUp.signal }, hold).catch(() => {
      if (!held) return resolve(false);
      tell({ say: 'taken' });
      scope.close();
    });
    if (steal) return;
    others.onmessage = ({ data }) => data === 'here' && giveUp.abort();
    others.postMessage('anybody');
    // Somebody who has it and cannot answer has hung: it can be taken over.
    setTimeout(() => giveUp.abort(), PATIENCE);
  });
}

async function openHouse(places: Places, steal: boolean, haste: boolean): Promise<void> {
  if (!(await locked(steal))) {
    tell({ say: 'elsewhere' });
    scope.close();
    return;
  }
  const [python, drawer] = await Promise.all([interpreter(places), Drawer.open()]);
  const page = {
    opened: (line: number) => tell({ say: 'opened', line }),
    say: (line: number, text: string) => tell({ say: 'said', line, text }),
    hang_up: (line: number) => tell({ say: 'hung-up', line }),
  };
  const module = python.pyimport('comptoir.pocket.door') as { Pocket: (...ports: unknown[]) => Door };
  const door = module.Pocket(drawer, page, new Bench(places));
  await door.open(haste);
  scope.onmessage = ({ data }) => serve(door, data as ToHouse);
  tell({ say: 'ready' });
}

function serve(door: Door, wish: ToHouse): void {
  try {
    if (wish.say === 'connect') door.connect(wish.line, wish.path);
    else if (wish.say === 'hear') door.hear(wish.line, wish.text);
    else if (wish.say === 'leave') door.leave(wish.line);
    else if (wish.say === 'request')
      door
        .request(wish.method, wish.path, wish.body)
        .then((told) => tell({ say: 'answer', id: wish.id, told }), broken);
  } catch (error) {
    broken(error);
  }
}

/** The interpreter does not survive a fault of its own: the page starts another, and the log is played again. */
function broken(error: unknown): void {
  tell({ say: 'broken', why: String(error) });
  scope.close();
}

async function openBench(places: Places): Promise<void> {
  const python = await interpreter(places);
  const { work } = python.pyimport('comptoir.pocket.workshop') as { work: (job: string) => string };
  scope.onmessage = ({ data }) => {
    if (data.say === 'job') scope.postMessage({ id: data.id, answer: work(data.job) });
  };
  scope.postMessage({ id: -1, answer: '' });
}

scope.onmessage = ({ data }) => {
  if (data.say === 'open') openHouse(data.places, data.steal, data.haste).catch(broken);
  else if (data.say === 'open-bench')
    openBench(data.places).catch((error: unknown) => {
      throw error;
    });
};
