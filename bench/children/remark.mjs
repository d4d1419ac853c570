// remark's own parse of the bodies of all documents, with the plugins that the program uses and nothing else.
import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parameters, report } from '../child.mjs';
import { load } from '../dist.mjs';

const { readSources } = await load('read/index.js');
const { files } = await readSources(parameters().paths);
const bodies = files.map(({ text }) => text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, ''));
const processor = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).use(remarkStrikethrough).freeze();
const started = performance.now();
const processorStarted = process.cpuUsage();
let nodes = 0;
for (const body of bodies) nodes += processor.parse(body).children.length;
const milliseconds = performance.now() - started;
const { user, system } = process.cpuUsage(processorStarted);
report({
  milliseconds,
  cpu: (user + system) / 1000,
  files: files.length,
  nodes,
  memory: process.resourceUsage().maxRSS,
});
