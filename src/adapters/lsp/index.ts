export { serveLsp } from './server.js';
