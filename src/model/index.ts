export type * from './diagnosis.js';
export type * from './diagnostic.js';
export type * from './document.js';
export type * from './explanation.js';
export type * from './graph.js';
export type * from './lexicon.js';
export type * from './position.js';
export type * from './source.js';
