import { readdirSync, readFileSync } from 'node:fs';
import { random } from './random.js';

const fixtures = new URL('../fixtures/', import.meta.url);

/** The source documents of the fixtures: `steps/conditions-zh` → text. */
export function fixtureDocuments(): Map<string, string> {
  const found = new Map<string, string>();
  for (const group of ['dialects', 'steps'])
    for (const name of readdirSync(new URL(`${group}/`, fixtures)).sort())
      found.set(`${group}/${name}`, readFileSync(new URL(`${group}/${name}/source.md`, fixtures), 'utf8'));
  for (const name of readdirSync(new URL('documents/', fixtures)).sort())
    found.set(`documents/${name}`, readFileSync(new URL(`documents/${name}`, fixtures), 'utf8'));
  return found;
}

/** A fixture as a Markdown file of a knowledge base. */
export const pathOf = (name: string): string => (name.endsWith('.md') ? name : `${name}.md`);

/** What people and editors do to a line. */
const lineEdits: readonly ((line: string, next: (bound: number) => number) => string | readonly string[])[] = [
  () => [],
  (line) => [line, line],
  (line) => line.replace(/\d+/, (digits) => String(Number(digits) + 1)),
  (line) => line.replace(/[<>]=?|≥|≤/, (sign) => (sign.length > 1 ? sign[0]! : `${sign}=`)),
  (line) => line.replace(/[,:;()]/g, (mark) => ({ ',': '，', ':': '：', ';': '；', '(': '（', ')': '）' })[mark]!),
  (line) =>
    line.replace(/[，：；（）]/g, (mark) => ({ '，': ', ', '：': ': ', '；': '; ', '（': ' (', '）': ') ' })[mark]!),
  (line) => `  ${line}`,
  (line) => line.trimStart(),
  (line) => line.replace(/^(\s*)(?:[-*+]|\d+\.) /, '$1* '),
  (line) => line.replace(/^(\s*)[-*+] /, '$11. '),
  (line) => line.replace(/^(#+) /, '#$1 '),
  (line) => line.replace(/^##/, '#'),
  (line) => line.replace(/^#+ (.*)$/, '**$1**'),
  (line) => line.replaceAll('`', ''),
  (line) => line.replaceAll('**', ''),
  (line) => line.replace(/(?:✅|⚠️|❌)+ ?/, ''),
  (line) => line.replace(/^(\s*- )/, '$1❌ '),
  (line) => line.replace(/\b(?:go to|see|continue with)\b/i, 'then'),
  (line) => line.toUpperCase(),
  (line) => line.slice(0, Math.ceil(line.length / 2)),
  (line, next) => `${line.slice(0, next(line.length + 1))}\n${line.slice(next(line.length + 1))}`,
  (line) => `> ${line}`,
  (line) => line.replace(/^---$/, '----'),
  (line) => line.replace(/: /, ' - '),
  (line) => line.replace(/"/g, ''),
];

/** A document after some edits of its lines; the same seed gives the same edits. */
export function edited(text: string, seed: number): string {
  const next = random(seed);
  const lines: (string | readonly string[])[] = text.split('\n');
  for (let count = 2 + Math.ceil(lines.length / 12); count > 0; count--) {
    const at = next(lines.length);
    const line = lines[at]!;
    if (typeof line === 'string') lines[at] = lineEdits[next(lineEdits.length)]!(line, next);
  }
  return lines.flat().join('\n');
}
