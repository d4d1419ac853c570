export { type Process, serveLsp } from './serve.js';
