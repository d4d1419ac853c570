// The vocabulary: every word of a language and every command's effect (data/), what a team adds to it, and what is derived from it.
export * from './build-words.js';
export * from './derived.js';
export * from './merge.js';
export * from './shipped.js';
