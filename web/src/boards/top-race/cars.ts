/** The six cars of the box, in the order of their numbers. */
import type { Colour } from '../contract';

export const CARS: readonly Colour[] = ['blue', 'red', 'black', 'yellow', 'white', 'green'];
/** In place of a car on a card: any car the card does not show. */
export const GOLD = 6;

export function carColour(car: number): Colour {
  return CARS[car] ?? 'blue';
}

export function carKey(car: number): string {
  return `top-race-car-${CARS[car] ?? 'gold'}`;
}
