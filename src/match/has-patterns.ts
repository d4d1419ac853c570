import type { SnapshotReader } from '../snapshot/index.js';

/** Whether authors use patterns in a knowledge base: only then the engine for them is loaded, which cannot be done at once. */
export const hasPatterns = (snapshot: SnapshotReader): boolean => snapshot.strings('trigger.regexes').length > 0;
