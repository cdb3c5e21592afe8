/** The parts of the board after the drawing stage. They are loaded while the players read, see
`lazy.svelte.ts`. */
export { default as Counting } from './review/Counting.svelte';
export { default as Finest } from './gallery/Finest.svelte';
export { default as Gallery } from './gallery/Gallery.svelte';
export { default as Review } from './review/Review.svelte';
export { default as Scores } from './review/Scores.svelte';
export { default as Vote } from './gallery/Vote.svelte';
