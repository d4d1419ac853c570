export { serveLsp } from './serve.js';
