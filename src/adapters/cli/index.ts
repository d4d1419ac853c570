export { main } from './main.js';
export type { OtherAdapters } from './other-adapters.js';
export type { Streams } from './streams.js';
