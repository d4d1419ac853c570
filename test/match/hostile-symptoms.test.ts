import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/index.js';
import { limits } from '../../src/limits.js';
import { readLines } from '../../src/match/symptom-lines.js';
import { distinctTerms, readConcepts, readWords } from '../../src/match/symptom-terms.js';
import { comparedText, Words } from '../../src/match/words.js';
import { buildConceptIndex } from '../../src/text/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';

const many = 12_000;
/** A number in letters. */
const lettersOf = (number: number) =>
  [1, 26, 676, 17_576].map((place) => String.fromCharCode(97 + (Math.floor(number / place) % 26))).join('');
const numbered = (say: (number: number) => string) => Array.from({ length: many }, (_, number) => say(number)).join('');

/** Texts of ever new words, each of another kind. */
const texts: Readonly<Record<string, string>> = {
  words: numbered((number) => `${lettersOf(number)}word `),
  identifiers: numbered((number) => `FAILED_${number}_X `),
  fields: numbered((number) => `key${number}=value${number} `),
  numbers: numbered((number) => `${100_000 + number}ms `),
  'pairs of Han characters': numbered((number) =>
    String.fromCharCode(0x4e00 + (number % 20_000), 0x4e00 + ((number * 7919) % 20_011)),
  ),
  'addresses of pages': numbered((number) => `https://h${number}.example.com/a/b${number} `),
};

const knownTerms = ['subnet', 'full'];
const wordsOfSmallIndex = () => {
  const concepts = buildConceptIndex({ groups: [{ id: 'full', terms: ['full'] }] });
  const term = (text: string) => knownTerms.indexOf(text);
  return new Words({ term, documentFrequency: () => 1, concepts });
};

function read(words: Words, text: string) {
  const compared = { ...comparedText(text), spans: [] };
  const terms = [...readWords(compared, words, []), ...readConcepts(compared, words, []).concepts];
  return distinctTerms(terms, readLines(text, terms, null));
}

describe.each(Object.entries(texts))('a text of %s that no document has', (_, text) => {
  it('keeps a bounded number of distinct unknown terms, but is searched to its end for known terms', () => {
    const terms = read(wordsOfSmallIndex(), `${text} subnet`);
    expect(terms.filter(({ word }) => word.term < 0)).toHaveLength(limits.queryUnknownTerms);
    expect(terms.filter(({ word }) => word.term >= 0).map(({ word }) => word.text)).toContain('subnet');
  });

  it('has the same terms and counts, whatever was read before', () => {
    const said = (words: Words) => read(words, text + text).map(({ word, count, start }) => [word.text, count, start]);
    const words = wordsOfSmallIndex();
    const first = said(words);
    expect(said(words)).toEqual(first);
  });
});

it('many texts of arbitrary words leave a bounded cache', () => {
  const words = wordsOfSmallIndex();
  const sizes = Object.values(texts).map((text) => {
    read(words, text.repeat(2).replaceAll('1', 'q'));
    read(words, text);
    return words.size;
  });
  expect(Math.max(...sizes)).toBeLessThan(40_000);
  expect(Math.max(...sizes)).toBeGreaterThan(10_000);
});

describe('a symptom that repeats the same words', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
  });
  const statusOf = (text: string) => engine.query(text).status;

  it.each(['yaml', 'controller', '查看', 'subnet full', 'the controller is normal'])(
    'gets the same status as "%s" alone',
    (said) => {
      for (const between of [' ', '\t', '\n']) expect(statusOf(`${said}${between}`.repeat(5))).toBe(statusOf(said));
    },
  );

  it('is not answered because of one word that documents mention in passing', () => {
    expect(statusOf('yaml')).toBe('no_match');
    expect(statusOf('yaml yaml yaml yaml')).toBe('no_match');
  });
});

describe('a symptom longer than the limit', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
  });

  it('is analyzed up to the limit: no entity is found in the rest', () => {
    const beginning = 'the subnet has no available ip, see pod web-0\n'.padEnd(limits.queryCharacters, 'x');
    const whole = engine.query(`${beginning}\nNoAvailableAddress for pod db-1 from 10.9.8.7`);
    expect(whole.query.entities).toEqual(engine.query(beginning).query.entities);
    expect(whole.matches).toEqual(engine.query(beginning).matches);
    expect(whole.diagnostics.map(({ ruleId }) => ruleId)).toContain('query/too-long');
  });
});
