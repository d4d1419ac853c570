import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from './random.mjs';

const perFolder = 1_000;

/**
 * Writes documents as Markdown that recombine the blocks of real ones: each takes the shape of a real document, and each of
 * its blocks is one of the same kind and language from any document. Lengths and vocabulary stay typical, contents never
 * repeat as a whole. The same documents and seed give the same files.
 * @param documents as `Engine.show` gives them
 */
export function writeGeneratedCorpus(documents, { folder, count, seed = 7 }) {
  const random = new Random(seed);
  const pools = collectTexts(documents);
  const templates = documents.filter(({ sections }) => sections.some(({ blocks }) => blocks.length > 0));
  for (let number = 0; number < count; number++) {
    const id = `made-${String(number).padStart(6, '0')}`;
    const place = join(folder, String(Math.floor(number / perFolder)).padStart(3, '0'));
    if (number % perFolder === 0) mkdirSync(place, { recursive: true });
    writeFileSync(join(place, `${id}.md`), markdownOf(id, random.pick(templates), pools, random));
  }
}

const keyOf = (language, kind) => `${language}/${kind}`;

function collectTexts(documents) {
  const pools = new Map();
  const add = (language, kind, text) => {
    const key = keyOf(language, kind);
    if (!pools.has(key)) pools.set(key, []);
    pools.get(key).push(text);
  };
  for (const { language, title, sections } of documents) {
    add(language, 'title', title);
    for (const { heading, blocks } of sections) {
      add(language, 'heading', heading);
      for (const { kind, text } of blocks) add(language, kind, text);
    }
  }
  return pools;
}

function markdownOf(id, { language, sections }, pools, random) {
  const draw = (kind) => random.pick(pools.get(keyOf(language, kind)));
  const lines = [`---\nid: ${id}\ntitle: ${JSON.stringify(draw('title'))}\n---\n`];
  for (const { level, blocks } of sections) {
    if (level > 0) lines.push(`${'#'.repeat(level)} ${draw('heading').replace(/\s+/g, ' ')}\n`);
    for (const block of blocks) lines.push(blockMarkdown(block, draw(block.kind)));
  }
  return lines.join('\n');
}

function blockMarkdown({ kind, ordinal, language }, text) {
  if (kind === 'code') return `\`\`\`${language ?? ''}\n${text.replace(/```/g, '~~~')}\n\`\`\`\n`;
  const line = text.replace(/\s*\n\s*/g, ' ');
  if (kind === 'list-item') return ordinal ? `${ordinal}. ${line}\n` : `- ${line}\n`;
  return kind === 'quote' ? `> ${line}\n` : `${line}\n`;
}
