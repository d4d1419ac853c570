export { publish } from './publish.js';
export { openSource } from './store.js';
