// node ask-thousand.mjs INDEX_JS FOLDER WORKERS: asks what the seeded generator makes of the folder's own words, and
// prints one line for each answer: its hash, its status, its first document.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [program, folder, workers] = process.argv.slice(2);
const { Engine } = await import(pathToFileURL(program).href);

/** Words in an order that no file system decides. */
function wordsOf(root) {
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.md'))
    .sort((left, right) => (left < right ? -1 : 1));
  return files.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[\p{L}\p{N}_./:-]+/gu) ?? []);
}

/** mulberry32, as test/support/random.ts. */
function random(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4_294_967_296) * bound);
  };
}

const words = wordsOf(folder);
const next = random(1_000);
const engine = await Engine.open({ kb: [folder], cache: false, workers: Number(workers) });
for (let asked = 0; asked < 1_000; asked++) {
  // Neighbouring words are what people write; scattered ones are what nobody has answered yet.
  const scattered = next(4) === 0;
  const first = next(words.length);
  const symptom = Array.from({ length: 2 + next(30) }, (_, index) =>
    scattered ? words[next(words.length)] : words[(first + index) % words.length],
  ).join(next(5) === 0 ? '\n' : ' ');
  const answer = engine.query(symptom);
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 16);
  process.stdout.write(`${hash} ${answer.status} ${answer.matches[0]?.path ?? '-'}\n`);
}
