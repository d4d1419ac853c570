export { publish } from './publish.js';
export { openSource } from './source.js';
