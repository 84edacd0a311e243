/**
 * Where the pocket keeps what must last: texts by name, in IndexedDB.
 *
 * Whoever opens it for writing signs it; what an earlier owner still wants to write after that is refused in the same transaction.
 */
const NAME = 'comptoir-pocket';
const KEPT = 'kept';
const HOLDER = '!holder';

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('given up'));
  });
}

export async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(KEPT);
  return promised(request);
}

/** Everything whose name begins so. */
export async function read(database: IDBDatabase, prefix: string): Promise<[string, string][]> {
  const store = database.transaction(KEPT).objectStore(KEPT);
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [names, texts] = await Promise.all([promised(store.getAllKeys(range)), promised(store.getAll(range))]);
  return names.map((name, place) => [String(name), String(texts[place])]);
}

/** Changes that are on the disk when this resolves: all of them, or none. */
export class Drawer {
  private constructor(
    readonly database: IDBDatabase,
    readonly holder: string,
  ) {}

  static async open(): Promise<Drawer> {
    const drawer = new Drawer(await open(), crypto.randomUUID());
    const signing = drawer.database.transaction(KEPT, 'readwrite', { durability: 'strict' });
    signing.objectStore(KEPT).put(drawer.holder, HOLDER);
    await finished(signing);
    return drawer;
  }

  read = async (prefix: string): Promise<string> => JSON.stringify(await read(this.database, prefix));

  write = async (changes: string): Promise<void> => {
    const transaction = this.database.transaction(KEPT, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(KEPT);
    const done = finished(transaction);
    const signed = store.get(HOLDER);
    signed.onsuccess = () => {
      if (signed.result !== this.holder) {
        transaction.abort();
        return;
      }
      for (const [name, text] of JSON.parse(changes) as [string, string | null][])
        if (text === null) store.delete(name);
        else store.put(text, name);
    };
    await done;
  };
}
