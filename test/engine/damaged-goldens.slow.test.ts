import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGoldenFiles, runGoldens } from '../../src/engine/goldens/goldens.js';
import { Engine, type LocatedGolden } from '../../src/index.js';
import { random } from '../support/random.js';
import { sampled } from '../support/soak.js';

// The goldens of the shipped knowledge base must notice when a document says something else, and not when it says the
// same in other words.

const repository = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['workflows/en', 'workflows/zh', 'cases/en', 'cases/zh'];
const noticed = 0.25;
const mistaken = 0.05;

/** Lines of a document behind its front matter, changed; null removes a line. */
type ChangeLine = (line: string, isCode: boolean) => string | null;

function changeLines(text: string, change: ChangeLine): string {
  const end = text.indexOf('\n---\n', 4);
  let isCode = false;
  const lines = text
    .slice(end)
    .split('\n')
    .map((line) => {
      const isFence = /^\s*```/.test(line);
      if (isFence) isCode = !isCode;
      return isFence ? line : change(line, isCode);
    });
  return text.slice(0, end) + lines.filter((line) => line !== null).join('\n');
}

const replaceCommands = (text: string): string =>
  changeLines(text, (line, isCode) => (isCode && !/^\s*(?:#|$)/.test(line) ? 'echo removed' : line));

function swapVerdicts(text: string): string {
  const swapped = new Map([
    ['✅ Normal', '❌ Abnormal'],
    ['❌ Abnormal', '✅ Normal'],
    ['✅ 正常', '❌ 异常'],
    ['❌ 异常', '✅ 正常'],
  ]);
  return changeLines(text, (line) =>
    line.replace(/(?:✅|❌) (?:Normal|Abnormal|正常|异常)/u, (mark) => swapped.get(mark) ?? mark),
  );
}

const removeCautions = (text: string): string =>
  changeLines(text, (line, isCode) => (!isCode && /^\s*> (?:Caution|注意)/.test(line) ? null : line));

/** Each branch leads to the next of the places that branches of the document lead to, the last to the first. */
function rotateBranches(text: string): string {
  const target = /"(?:Scenario|场景)[^"]*"|\[[\w-]+\]\([^)]*\.md\)|\bstep \d+|第[一二三四五六七]步/;
  const isBranch = (line: string, isCode: boolean): boolean =>
    !isCode && /^\s*- (?:If |如果)/.test(line) && target.test(line);
  const seen = new Set<string>();
  changeLines(text, (line, isCode) => {
    if (isBranch(line, isCode)) seen.add(target.exec(line)![0]);
    return line;
  });
  const targets = [...seen];
  const after = (found: string): string => targets[(targets.indexOf(found) + 1) % targets.length]!;
  return changeLines(text, (line, isCode) => (isBranch(line, isCode) ? line.replace(target, after) : line));
}

/** Without the first two steps of the diagnosis. */
function dropFirstSteps(text: string): string {
  let dropped = 0;
  let isDropping = false;
  return changeLines(text, (line, isCode) => {
    if (!isCode && /^#{2,3} /.test(line)) {
      isDropping = dropped < 2 && /^### (?:Step [12]|第[一二]步)/.test(line);
      if (isDropping) dropped++;
    }
    return isDropping ? null : line;
  });
}

const force = (text: string): string =>
  changeLines(text, (line, isCode) =>
    isCode && /^\s*kubectl (?:delete|drain|patch|scale|annotate|apply|rollout restart|edit|set)\b/.test(line)
      ? `${line} --all --force`
      : line,
  );

/** Words that may stand for others without another meaning. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\bmake sure that\b/i, 'check that'],
  [/\bagain and again\b/, 'repeatedly'],
  [/\bmostly\b/, 'usually'],
  [/\bmust be recreated\b/, 'have to be recreated'],
  [/\binterrupts\b/, 'cuts off'],
  [/\bnamed by\b/, 'that is named by'],
  [/\bbefore\b/i, 'prior to'],
  [/\bwithin seconds\b/, 'after a few seconds'],
  [/\blook at\b/, 'inspect'],
  [/\bcannot be reached\b/, 'is unreachable'],
  [/\bso\b/, 'therefore'],
  [/\bkeeps growing\b/, 'still grows'],
  [/\bthe node's\b/, "this node's"],
  [/\bmissing\b/, 'absent'],
  [/确认/, '核实'],
  [/需要/, '须'],
  [/查看/, '看一下'],
  [/重建/, '重新创建'],
  [/短暂/, '暂时'],
  [/没有/, '未见'],
  [/所有/, '全部'],
  [/变更前/, '改动之前'],
];

interface Document {
  readonly path: string;
  readonly text: string;
}

/** A number of lines of prose in other words. */
function reword(documents: readonly Document[], edits: number, seed: number): Document[] {
  const below = random(seed);
  const texts = documents.map(({ text }) => text);
  for (let made = 0; made < edits; ) {
    const index = below(texts.length);
    const lines = texts[index]!.split('\n').length;
    const [from, to] = synonyms[below(synonyms.length)]!;
    const start = below(lines);
    let at = 0;
    let isDone = false;
    const changed = changeLines(texts[index]!, (line, isCode) => {
      const other = at++ >= start && !isDone && !isCode && !line.startsWith('#') ? line.replace(from, to) : line;
      isDone ||= other !== line;
      return other;
    });
    if (changed !== texts[index]) made++;
    texts[index] = changed;
  }
  return documents.map(({ path }, index) => ({ path, text: texts[index]! }));
}

const documents: readonly Document[] = folders.flatMap((folder) =>
  readdirSync(join(repository, folder)).map((name) => ({
    path: join(folder, name),
    text: readFileSync(join(repository, folder, name), 'utf8'),
  })),
);
const root = mkdtempSync(join(tmpdir(), 'triagraph-damaged-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Symptoms of the goldens that fail for a knowledge base. */
async function failuresOf(
  name: string,
  copy: readonly Document[],
  goldens: readonly LocatedGolden[],
): Promise<string[]> {
  const folder = join(root, name);
  for (const { path, text } of copy) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const engine = await Engine.open({ kb: [join(folder, 'workflows'), join(folder, 'cases')], cache: false });
  return runGoldens(engine, goldens).flatMap(({ golden, diagnostics }) =>
    diagnostics.length > 0 ? [golden.symptom] : [],
  );
}

describe('the shipped goldens', () => {
  const files = readdirSync(join(repository, 'goldens')).map((name) => join(repository, 'goldens', name));
  const { goldens } = readGoldenFiles(files, repository);
  let alreadyFailing: readonly string[];
  beforeAll(async () => {
    alreadyFailing = await failuresOf('untouched', documents, goldens);
  });
  const newFailures = async (name: string, copy: readonly Document[]): Promise<number> => {
    const failures = await failuresOf(name, copy, goldens);
    return failures.filter((symptom) => !alreadyFailing.includes(symptom)).length / goldens.length;
  };

  const damages = [
    ['commands are replaced', replaceCommands, 80],
    ['verdicts are swapped', swapVerdicts, 38],
    ['cautions are removed', removeCautions, 50],
    ['branches lead elsewhere', rotateBranches, 30],
    ['the first two steps are missing', dropFirstSteps, 36],
    ['--all --force is added', force, 50],
  ] as const;

  it.each(sampled(damages, 2))('notice that %s', async (name, damage, least) => {
    const copy = documents.map(({ path, text }) => ({ path, text: damage(text) }));
    const changed = copy.filter(({ text }, index) => text !== documents[index]!.text);
    expect(changed.length).toBeGreaterThanOrEqual(least);
    expect(await newFailures(name.replaceAll(' ', '-'), copy)).toBeGreaterThanOrEqual(noticed);
  });

  it.each(sampled([1, 2], 2))('let twenty lines of prose be put in other words (seed %i)', async (seed) => {
    expect(await newFailures(`reworded-${seed}`, reword(documents, 20, seed))).toBeLessThanOrEqual(mistaken);
  });
});
