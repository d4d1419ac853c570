export type { Process } from './serve.js';
export { serve } from './serve.js';
export type { ServeSettings } from './service.js';
