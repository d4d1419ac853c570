// One compilation in a process of its own: milliseconds, processor time, peak memory in kilobytes.
import { writeFileSync } from 'node:fs';
import { parameters, report } from '../child.mjs';
import { load } from '../dist.mjs';

const { paths, workers, cache = false, output } = parameters();
const { compileKnowledgeBase } = await load('engine/compile-knowledge-base.js');
const processorStarted = process.cpuUsage();
const started = performance.now();
const { bytes, info } = await compileKnowledgeBase({ paths, cache, ...(workers ? { workers } : {}) });
const milliseconds = performance.now() - started;
const { user, system } = process.cpuUsage(processorStarted);
if (output) writeFileSync(output, bytes);
report({
  milliseconds,
  cpu: (user + system) / 1000,
  memory: process.resourceUsage().maxRSS,
  documents: info.documents,
  bytes: info.bytes,
});
