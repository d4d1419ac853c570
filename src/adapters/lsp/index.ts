export type { LspSettings } from './serve.js';
export { type Process, serveLsp } from './serve.js';
