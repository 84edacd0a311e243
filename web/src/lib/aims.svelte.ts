/** The games whose aim this browser's people have been told. */
const KEY = 'comptoir-aims';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

let told: readonly string[] = $state.raw(kept());

/** `about` is the message that tells the aim: a rule set with another aim tells its own. */
export function isTold(about: string): boolean {
  return told.includes(about);
}

export function tellNoMore(about: string): void {
  if (isTold(about)) return;
  told = [...told, about];
  try {
    localStorage.setItem(KEY, JSON.stringify(told));
  } catch {
    // Without storage it is told once a visit.
  }
}
