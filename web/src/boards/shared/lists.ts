/** Lists as they are after one thing has changed. */

export const put = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, i) => (i === index ? value : old));

export const add = (list: readonly number[], index: number, more: number): number[] =>
  list.map((old, i) => (i === index ? old + more : old));

/** 0, 1, 2 … below this number. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
