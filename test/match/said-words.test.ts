import { describe, expect, it } from 'vitest';
import { SaidWords } from '../../src/match/said-words.js';
import { Words } from '../../src/match/words.js';
import { buildConceptIndex, createStemmer, foldGaps, normalize } from '../../src/text/index.js';

const concepts = buildConceptIndex({
  groups: [
    { id: 'refused', terms: ['connection refused', '拒绝连接'] },
    { id: 'slow', terms: ['慢', 'slow'] },
  ],
});

function read(text: string) {
  const words = new Words(
    { term: () => 1, beginsTerm: () => true, documentFrequency: () => 1, concepts },
    createStemmer(),
  );
  const normalized = normalize(text);
  const said = SaidWords.of(text)!;
  words.forEach(normalized, (word, start, end, kind) => {
    if (!word.filler && kind !== 'part') said.note(word, start, end);
  });
  words.forEachConcept(normalized, foldGaps(normalized.text), (word, start, end) => said.note(word, start, end));
  return { words, said };
}

const clauses = [
  'connection refused by api-server, dns is slow',
  'the pod-1.shop restarts. connection\nrefused',
  'dial tcp 10.0.0.1:443 refused; 网络很慢，拒绝连接',
  '能 ping 通,但慢',
  '服务但慢 but not-but-so',
];

describe('the words of a part of a symptom', () => {
  it.each(clauses)('are those of the part when it stands alone, or not told: %s', (text) => {
    const { words, said } = read(text);
    let told = 0;
    for (let start = 0; start <= text.length; start++) {
      for (let end = start; end <= text.length; end++) {
        const found = said.in(start, end);
        if (found === null) continue;
        told++;
        expect([...found].sort()).toEqual([...words.inText(text.slice(start, end))].sort());
      }
    }
    expect(told).toBeGreaterThan(3);
  });

  it('are not told where a pair of Han characters is cut', () => {
    expect(read('服务但慢').said.in(3, 4)).toBeNull();
  });

  it('are not kept of a log', () => {
    expect(SaidWords.of('x'.repeat(1_001))).toBeNull();
  });
});
