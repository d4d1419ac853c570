// Opens a snapshot and says what that took: alone, with the program's modules, and in memory.
import { parameters, report } from '../child.mjs';
import { loadPublished } from '../dist.mjs';

const { Engine } = await loadPublished();
const before = process.memoryUsage.rss();
const started = performance.now();
const engine = await Engine.open({ kb: [parameters().snapshot] });
report({
  milliseconds: performance.now() - started,
  documents: engine.info().documents,
  before,
  rss: process.memoryUsage.rss(),
});
