export type { Process } from './process.js';
export { serve } from './serve.js';
export type { ServeSettings } from './settings.js';
