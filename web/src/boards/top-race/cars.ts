/** The six cars of the box, in the order of their numbers. */
import { CARS, COLOURS } from '$lib/vocabulary/top-race';
import type { Colour } from '../contract';
import { upTo } from '../shared/lists';

/** All cars by their numbers. */
export const ALL_CARS: readonly number[] = upTo(CARS);

export function carColour(car: number): Colour {
  return COLOURS[car] ?? COLOURS[0];
}

export function carKey(car: number): string {
  return `top-race-car-${COLOURS[car] ?? 'gold'}`;
}
