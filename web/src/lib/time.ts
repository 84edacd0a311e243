/** Times as people say them. */
import type { Language } from './words';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "5 minutes ago"; `then` in milliseconds since 1970. */
export function ago(then: number, language: Language, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of UNITS) {
    const count = Math.floor((now - then) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return format.format(0, 'second');
}

/** Thinking time left: "4:05", "27:03:10". */
export function clockFace(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
