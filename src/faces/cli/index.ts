export { main } from './main.js';
export type { Streams } from './streams.js';
