// One compilation in a process of its own: milliseconds, processor time of all threads and of the first, peak memory in
// kilobytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { parameters, report } from '../child.mjs';
import { loadPublishedPart } from '../dist.mjs';

const { paths, workers, cache = false, output } = parameters();
const compileKnowledgeBase = await loadPublishedPart('compile-knowledge-base', 'compileKnowledgeBase');
const processorStarted = process.cpuUsage();
const firstStarted = firstThread();
const started = performance.now();
// As the command line does it: the process is this work's own.
const { bytes, info } = await compileKnowledgeBase({ paths, cache, ...(workers ? { workers } : {}) });
const milliseconds = performance.now() - started;
const { user, system } = process.cpuUsage(processorStarted);
const first = firstThread() - firstStarted;
if (output) writeFileSync(output, bytes);
report({
  milliseconds,
  cpu: (user + system) / 1000,
  first,
  memory: process.resourceUsage().maxRSS,
  documents: info.documents,
  bytes: info.bytes,
});

/** Milliseconds of processor time of the first thread so far; 0 where the system does not tell. */
function firstThread() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
