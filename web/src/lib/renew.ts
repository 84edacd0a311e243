/** A page that was open while the house was renewed asks for files that are no more: it loads itself anew, once. */

const KEY = 'comptoir-renewed';
const AGAIN = 10_000;

/** Load a part of the page. When it cannot be had, the whole page is loaded again; a second failure in a row is told. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!renew()) throw error;
    // The page is going away; nobody should act on a part that never came.
    return new Promise(() => {});
  }
}

function renew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < AGAIN) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Where nothing may be stored, nothing would keep the page from loading itself for ever.
    return false;
  }
  location.reload();
  return true;
}
