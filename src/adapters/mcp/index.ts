export { type Process, serveMcp } from './serve.js';
export type { McpSettings } from './settings.js';
