export type { OtherAdapters } from '../access/index.js';
export { main } from './main.js';
export { openTerminal, type Streams } from './streams.js';
