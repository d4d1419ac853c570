import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { analysisFor } from '../../src/engine/analyze/analysis.js';
import { DocumentAnalyzer } from '../../src/engine/analyze/analyze-document.js';
import { sourceOf } from '../parse/support.js';
import { random } from '../support/random.js';
import { shippedFolders } from '../support/shipped.js';
import { isWhole, soak } from '../support/soak.js';

// Each document goes through all that is done with one: parsed, lowered, validated, counted. Each half ends after
// TRIAGRAPH_FUZZ_SECONDS of processor time, and in `npm run test:soak` says how far it came (docs/safety.md). Runs with
// other seeds (TRIAGRAPH_FUZZ_SEED) add up.

const budget = Number(process.env.TRIAGRAPH_FUZZ_SECONDS ?? 600);
const seed = Number(process.env.TRIAGRAPH_FUZZ_SEED ?? 20_261_123);
const most = 2;

type Next = (bound: number) => number;
const pick = <Item>(next: Next, items: readonly Item[]): Item => items[next(items.length)]!;

const shipped = shippedFolders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => path.endsWith('.md'))
  .sort()
  .map((path) => readFileSync(path, 'utf8'));
const fences = shipped.map((text) => /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '').filter((text) => text !== '');

const yamlPieces =
  'id|title|kind: |workflow|triggers:|\n  - |\n|\n\n|: |[|]|{|}|&a |*a|"|\'||\n|>\n|#|!!js/function |!!binary |? |__proto__|constructor|<<: *a|0x1F|4.10|22:30|2024-13-45|null|~|no|---|----|...|\t|\r|\r\n|\ufeff|\u0000|\u2028|\ud800|😀|耗尽|any: [|weight: |when: |-1e999|---js\n|%YAML 1.2\n|, |@|`|\\u0041|'
    .split('|')
    .concat('|');
const markdownPieces =
  '# ;## ;### Step 1: ;- ;1. ;> ;*;**;_;`;```\n;```bash\n;~~~;~~;[;](;]: ;![;||;|-|\n;<;<!--;-->;<div hidden>;</div>;<details>;:;\t;\n;\n\n;\r;    ;<br>;[^a];[^a]: ;\\;&amp;;&#0;;https://a.b;a@b.c;$(;<name>;✅ normal: ;go to step 99;\u0000;\u202e;\u200b;\ud800;😀;耗尽;:::note\n;{{% tab %}};```mermaid\ngraph TD\n'.split(
    ';',
  );

/** A text with one to eight places cut out, doubled, moved or filled with pieces. */
function mutated(text: string, pieces: readonly string[], next: Next): string {
  let result = text;
  for (let count = 1 + next(8); count > 0; count--) {
    const at = next(result.length + 1);
    const end = Math.min(result.length, at + next(60));
    const inserted = [
      () => pick(next, pieces),
      () => result.slice(at, end).repeat(1 + next(4)),
      () => Array.from({ length: next(12) }, () => pick(next, pieces)).join(''),
      () => '',
    ];
    result = result.slice(0, at) + pick(next, inserted)() + result.slice(next(3) === 0 ? at : end);
  }
  return result;
}

/** Pieces, or real front matter: mostly a few of its lines, since a whole one costs three times as much. */
function frontMatter(next: Next): string {
  if (next(2) === 0)
    return `---\n${Array.from({ length: next(40) }, () => pick(next, yamlPieces)).join('')}\n---\n# A\n`;
  const whole = pick(next, fences);
  const lines = whole.split('\n').slice(1, -2);
  const start = next(lines.length);
  const some = `---\n${lines.slice(start, start + 1 + next(12)).join('\n')}\n---\n`;
  return `${mutated(next(8) === 0 ? whole : some, yamlPieces, next)}\n# A\n`;
}

function markdown(next: Next): string {
  const text = pick(next, shipped);
  const start = next(text.length);
  return mutated(text.slice(start, start + 200 + next(4_000)), markdownPieces, next);
}

let analyzer: DocumentAnalyzer;
beforeAll(async () => {
  analyzer = new DocumentAnalyzer((await analysisFor({ paths: [], cache: false })).settings);
});

/** Asking for it after each document costs more than many documents: only those that took long are analyzed again. */
async function processorSeconds(text: string): Promise<number> {
  const before = process.cpuUsage();
  await analyzer.analyze(sourceOf(text));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Analyzes documents made from a seed; what is wrong with any, with the number of the document. */
async function faultsOf(make: (next: Next) => string, rounds: number): Promise<string[]> {
  const faults: string[] = [];
  const next = random(seed);
  const started = process.cpuUsage();
  let slowest = 0;
  let round = 0;
  for (; round < rounds; round++) {
    const text = make(next);
    const begun = performance.now();
    try {
      const { diagnostics } = await analyzer.analyze(sourceOf(text));
      for (const { ruleId, message, range } of diagnostics)
        if (!/^[a-z-]+\/[a-z-]+$/.test(ruleId) || message === '' || (range && range.end.offset > text.length))
          faults.push(`${round}: ${ruleId} ${message} ${range?.end.offset} of ${text.length}\n${JSON.stringify(text)}`);
      const seconds = performance.now() - begun > slowest * 1000 ? await processorSeconds(text) : 0;
      slowest = Math.max(slowest, seconds);
      if (seconds > most) faults.push(`${round}: ${seconds} s\n${JSON.stringify(text)}`);
    } catch (error) {
      faults.push(`${round}: ${(error as Error).stack}\n${JSON.stringify(text)}`);
    }
    if (faults.length > 5) break;
    if (round % 200 === 0 && process.cpuUsage(started).user / 1e6 > budget) break;
  }
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  if (isWhole) console.log(`${make.name}: ${round} documents with the seed ${seed}, slowest ${slowest} s`);
  return faults;
}

describe('a document of random pieces and changed real ones', { timeout: 36_000_000 }, () => {
  it('never ends the program, and costs less than two seconds, whatever its front matter', async () => {
    expect(await faultsOf(frontMatter, soak(1_000_000, 1_000))).toEqual([]);
  });

  it('never ends the program, and costs less than two seconds, whatever its Markdown', async () => {
    expect(await faultsOf(markdown, soak(100_000, 200))).toEqual([]);
  });
});
