export type { Process } from './serve.js';
export { serve } from './serve.js';
