import { expect, it } from 'vitest';
import { AnswerTexts, type NotedAnswer } from '../../../src/faces/http/answer-texts.js';
import type { Engine } from '../../../src/index.js';

const engine = {} as Engine;
const answer = (text: string) => ({ json: Buffer.from(text), noted: {} as NotedAnswer });

it('the answers asked last are kept, within a bound', () => {
  const texts = new AnswerTexts();
  const large = 'x'.repeat(1 << 20);
  for (let number = 0; number < 60; number++) {
    texts.keep(engine, `q${number}`, answer(large));
    texts.get(engine, 'q0');
  }
  const kept = Array.from({ length: 60 }, (_, number) => number).filter((number) => texts.get(engine, `q${number}`));
  expect(kept).toEqual([0, ...Array.from({ length: 30 }, (_, index) => 30 + index)]);
});

it('another knowledge base has answers of its own', () => {
  const texts = new AnswerTexts();
  const other = {} as Engine;
  texts.keep(engine, 'q', answer('a'));
  expect(texts.get(other, 'q')).toBeNull();
  texts.keep(other, 'q', answer('b'));
  expect([texts.get(engine, 'q'), texts.get(other, 'q')?.json.toString()]).toEqual([null, 'b']);
});

it('a short answer is kept in memory of its own, not in what many buffers share', () => {
  const texts = new AnswerTexts();
  const short = answer('{"status":"no_match"}');
  expect(short.json.buffer.byteLength).toBeGreaterThan(short.json.length);
  texts.keep(engine, 'q', short);
  const kept = texts.get(engine, 'q')!.json;
  expect([kept.toString(), kept.buffer.byteLength]).toEqual([short.json.toString(), short.json.length]);
});
