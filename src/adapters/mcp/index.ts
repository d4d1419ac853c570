export { serveMcp } from './serve.js';
