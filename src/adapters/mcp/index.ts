export type { McpSettings } from './serve.js';
export { type Process, serveMcp } from './serve.js';
