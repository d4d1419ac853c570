import * as answers from './answers.js';

/** Loaded when it is first called: opening needs nothing of it (scripts/deferred.mjs). */
export const deferredAnswers = (): typeof answers => answers;
