/** Numbers as they are written everywhere: with a true minus, sums in one form. */

export function plain(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}

/** With its sign, whichever that is. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : plain(amount);
}
