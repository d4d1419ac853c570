export type { OtherAdapters } from './commands/servers.js';
export { main } from './main.js';
export type { Streams } from './streams.js';
