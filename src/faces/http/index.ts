export { type Process, serve } from './serve.js';
export type { ServeSettings } from './settings.js';
