// The vocabulary: the words of each language and the effects of commands (data/), extensions of a team, and what is derived from them.
export * from './build-words.js';
export * from './derived.js';
export * from './merge.js';
export * from './shipped.js';
