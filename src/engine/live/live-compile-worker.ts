import { availableParallelism } from 'node:os';
import { serveThread } from '../../thread.js';
import { compileBytes, type LiveCompilation } from './files.js';

// One core is left for queries.
const workers = Math.max(1, availableParallelism() - 1);
serveThread(() => (settings: LiveCompilation) => compileBytes({ workers, ...settings }));
