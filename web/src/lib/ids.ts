/** Letters nobody can guess, for command ids and the words browsers give to the deal. */
export function unguessable(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
