import * as texts from './texts.js';

/** Loaded when it is first called: opening needs nothing of it (scripts/deferred.mjs). */
export const deferredTexts = (): typeof texts => texts;
