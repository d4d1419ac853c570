import { describe, expect, it } from 'vitest';
import { SaidBeginnings } from '../../src/engine/answer/said-beginnings.js';
import { createStemmer } from '../../src/text/index.js';
import { stemming } from '../../src/vocabulary/index.js';

const endings = [
  's',
  'es',
  'ed',
  'ing',
  'ies',
  'ied',
  'y',
  'ability',
  'ational',
  'ization',
  'fulness',
  'ously',
  'ency',
  'ly',
];
const roots = [
  'fail',
  'hop',
  'avail',
  'organ',
  'depend',
  'restart',
  'stop',
  'dy',
  'fl',
  'relat',
  'controll',
  'schedul',
];
const exceptions = ['dying', 'lying', 'tying', 'skies', 'early', 'only', 'news', 'idly', 'gently', 'singly', 'ugly'];
const words = [...roots.flatMap((root) => endings.map((ending) => root + ending)), ...exceptions];

/** What a word tells. */
const half = () => 0.5;
const enough = 0.5;

describe('the beginnings of words that somebody says', () => {
  const stemmer = createStemmer();

  it.each([...new Set([...words, ...Object.keys(stemming.replace)])])('are found where %s stands', (word) => {
    const said = new SaidBeginnings(new Set([stemmer.stem(word), '端口']));
    expect(said.mayTell(`检查端口，the ${word}`, enough, half)).toBe(true);
  });

  it('are not found in a text that has one of the words only', () => {
    const said = new SaidBeginnings(new Set(['restart', 'kube-proxi', '端口']));
    expect(said.mayTell('restart the node', 0, half)).toBe(false);
    expect(said.mayTell('检查端口', 0, half)).toBe(false);
    expect(said.mayTell('prestart of the 网关', 0, half)).toBe(false);
  });

  it('are not found where what they tell together is too little', () => {
    const said = new SaidBeginnings(new Set(['restart', 'node']));
    expect(said.mayTell('restart the node', 1, half)).toBe(true);
    expect(said.mayTell('restart the node', 1.1, half)).toBe(false);
  });

  it('are found in any text for words in other letters', () => {
    expect(new SaidBeginnings(new Set(['сбой', 'узел'])).mayTell('node', enough, half)).toBe(true);
  });
});
