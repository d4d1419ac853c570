export { type Process, serveMcp } from './serve.js';
