export { default as Board } from './Board.svelte';
export { describe } from './describe';
export { sorted } from './order';
export { default as Plate } from './Plate.svelte';
