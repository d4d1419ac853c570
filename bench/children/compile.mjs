// Compiles paths in a process of its own: how long, how many documents, and the memory at its peak.
import { compileKnowledgeBase, writeSnapshot } from '../../dist/index.js';
import { parameters, report } from '../child.mjs';

const { paths, output, cache } = parameters();
const compiled = await compileKnowledgeBase({ paths, cache });
const { info } = compiled;
if (output) await writeSnapshot(output, compiled);
const { user, system } = process.cpuUsage();
const processor = (user + system) / 1000;
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
report({ documents: info.documents, bytes: info.bytes, milliseconds: info.milliseconds, processor, megabytes });
