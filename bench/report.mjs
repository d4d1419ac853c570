import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const path = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));

const intro = `# Benchmarks

Made by \`npm run bench\`; \`npm run bench -- --large\` adds knowledge bases of 10,000 and 100,000 documents. What counts is
each figure beside what it was compared with in the same run: times differ from machine to machine. Every benchmark checks
what it counted (documents, hits) before it is believed. Questions are made from what the documents say of themselves by a
seeded generator and are never repeated; each contender answers them in a process of its own, after a warm-up.
`;

const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const verdict = (holds) => (holds === null ? '' : holds ? 'yes' : '**no**');

/** A group's part of the page. */
export function groupMarkdown(title, { notes, figures, tables = [] }, { machine, sources }) {
  const figureRows = figures.map(({ what, value, promise, holds, comparedWith }) => [
    what,
    value,
    comparedWith,
    promise,
    verdict(holds),
  ]);
  return [
    `## ${title}`,
    `On ${machine}, with ${sources.name}.`,
    notes.map((note) => `- ${note}`).join('\n'),
    table(['what', 'measured', 'compared with', 'promised', 'holds'], figureRows),
    ...tables.flatMap((each) => [`### ${each.title}`, table(each.head, each.rows)]),
  ].join('\n\n');
}

/** Puts the parts into the page; the parts of groups that did not run stay as they are. */
export function writePage(order, parts) {
  const known = existsSync(path) ? readParts(readFileSync(path, 'utf8')) : new Map();
  for (const [name, markdown] of parts) known.set(name, markdown);
  const present = order.filter((name) => known.has(name));
  const page = present.map((name) => `<!-- group: ${name} -->\n\n${known.get(name)}\n`);
  writeFileSync(path, `${intro}\n${page.join('\n')}`);
  return path;
}

function readParts(page) {
  const pieces = page.split(/^<!-- group: (\S+) -->$/m).slice(1);
  const parts = new Map();
  for (let index = 0; index < pieces.length; index += 2) parts.set(pieces[index], pieces[index + 1].trim());
  return parts;
}
