/** What is there after the drawing. It is fetched while everybody reads, so that the board opens without it: see
`later.svelte.ts`. */
export { default as Counting } from './Counting.svelte';
export { default as Finest } from './Finest.svelte';
export { default as Gallery } from './Gallery.svelte';
export { default as Review } from './Review.svelte';
export { default as Scores } from './Scores.svelte';
export { default as Vote } from './Vote.svelte';
