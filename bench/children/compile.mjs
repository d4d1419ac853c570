// Compiles paths in a process of its own: how long, how many documents, and the memory at its peak.
import { compileKnowledgeBase, writeSnapshot } from '../../dist/index.js';
import { parameters, report } from '../child.mjs';

const { paths, output, cache } = parameters();
const { bytes, info } = await compileKnowledgeBase({ paths, cache });
if (output) await writeSnapshot(output, bytes);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
report({ documents: info.documents, bytes: bytes.length, milliseconds: info.milliseconds, megabytes });
