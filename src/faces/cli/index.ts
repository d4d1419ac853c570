export { main } from './main.js';
export type { OtherFaces } from './other-faces.js';
export type { Streams } from './streams.js';
