import { expect, it } from 'vitest';
import { AnswerTexts, type NotedAnswer } from '../../../src/adapters/http/answer-texts.js';
import type { Engine } from '../../../src/index.js';

const engine = {} as Engine;
const noted = (document: string) => ({ document }) as NotedAnswer;
const answer = (text: string) => ({ json: Buffer.from(text), noted: noted(text.slice(0, 8)) });

function keepTwice(texts: AnswerTexts, question: string, given: ReturnType<typeof answer>, of = engine): void {
  texts.keep(of, question, given);
  texts.keep(of, question, given);
}

it('an answer is kept when its question comes the second time', () => {
  const texts = new AnswerTexts();
  texts.keep(engine, 'q', answer('a'));
  expect(texts.get(engine, 'q')).toBeNull();
  texts.keep(engine, 'q', answer('a'));
  expect(texts.get(engine, 'q')).toEqual(answer('a'));
});

it('the answers kept last are there, within a bound, each as it was', () => {
  const texts = new AnswerTexts();
  const text = (number: number) => `${number}`.padEnd((1 << 20) - 1_000, 'x');
  for (let number = 0; number < 80; number++) keepTwice(texts, `q${number}`, answer(text(number)));
  const kept = Array.from({ length: 80 }, (_, number) => number).filter((number) => texts.get(engine, `q${number}`));
  expect(kept).toEqual(Array.from({ length: 32 }, (_, index) => 48 + index));
  const wrong = kept.filter((number) => !texts.get(engine, `q${number}`)!.json.equals(Buffer.from(text(number))));
  expect(wrong).toEqual([]);
});

it('answers of all sizes stay as they were while others take the place of older ones', () => {
  const texts = new AnswerTexts();
  const sizeOf = (number: number) => 1 + ((number * 7_919) % 2_000_000);
  const bytesOf = (number: number) => Buffer.alloc(sizeOf(number), number % 251);
  let found = 0;
  for (let number = 0; number < 120; number++) {
    keepTwice(texts, `q${number}`, { json: bytesOf(number), noted: noted(`${number}`) });
    for (let back = 0; back < 40; back += 3) {
      const kept = texts.get(engine, `q${number - back}`);
      if (kept === null) continue;
      found++;
      if (!kept.json.equals(bytesOf(number - back))) throw new Error(`answer ${number - back} became another one`);
    }
  }
  // 32 MiB hold some 33 answers of a megabyte on average, and each answer is there at least while it is the newest.
  expect(found).toBeGreaterThan(120 * 6);
  expect(texts.get(engine, 'q119')?.noted).toEqual(noted(`119`));
});

it('an answer that is still being sent is not overwritten', () => {
  const texts = new AnswerTexts();
  keepTwice(texts, 'q', answer('first'));
  const sent = texts.get(engine, 'q')!.json;
  for (let number = 0; number < 40; number++) keepTwice(texts, `q${number}`, answer('x'.repeat(1 << 20)));
  expect([sent.toString(), texts.get(engine, 'q')]).toEqual(['first', null]);
});

it('another knowledge base has answers of its own', () => {
  const texts = new AnswerTexts();
  const other = {} as Engine;
  keepTwice(texts, 'q', answer('a'));
  expect(texts.get(other, 'q')).toBeNull();
  keepTwice(texts, 'q', answer('b'), other);
  expect([texts.get(engine, 'q'), texts.get(other, 'q')?.json.toString()]).toEqual([null, 'b']);
});

it('neither a question of a log nor an answer that would leave no room for others is kept', () => {
  const texts = new AnswerTexts();
  keepTwice(texts, 'q'.repeat(8_193), answer('a'));
  keepTwice(texts, 'q', answer('a'.repeat((4 << 20) + 1)));
  expect([texts.get(engine, 'q'.repeat(8_193)), texts.get(engine, 'q')]).toEqual([null, null]);
});
