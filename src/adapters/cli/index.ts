export type { OtherAdapters } from '../access/settings.js';
export { main } from './main.js';
export { openTerminal, type Streams } from './streams.js';
