export { default as Board } from './Board.svelte';
export { default as Plate } from './Plate.svelte';
export { describe } from './describe';
