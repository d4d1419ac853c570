export { type Process, serveLsp } from './serve.js';
export type { LspSettings } from './server.js';
