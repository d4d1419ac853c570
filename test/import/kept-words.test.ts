import { describe, expect, it } from 'vitest';
import { lostWords } from '../../src/import/index.js';

const lost = (source: string, result: string) =>
  lostWords(
    source.split('\n').map((text, index) => ({ text, line: index + 1 })),
    result,
  );

describe('the words that an import lost', () => {
  it.each([
    ['markup, case, width and punctuation', '**Pod** ｐｅｎｄｉｎｇ: `net_1`', 'pod\n- Pending <net-1>'],
    ['line breaks and the order of lines', 'one two\nthree', 'three one\ntwo'],
    ['markup inside a Chinese word', '节点**内存**写满', '节点内存写满'],
  ])('are none when only %s differ', (_, source, result) => {
    expect(lost(source, result)).toEqual([]);
  });

  it('are reported with the line of the source', () => {
    expect(lost('Ask abcdefghij.\nx', 'Ask abc.\nx')).toEqual([{ line: 1, words: ['abcdefghij'] }]);
    expect(lost('x\n联系王雷', 'x 联系王')).toEqual([{ line: 2, words: ['雷'] }]);
  });

  it('include those of the second of two equal lines when the result has one', () => {
    expect(lost('kubectl get pods\nthen\nkubectl get pods', 'kubectl get pods\nthen')).toEqual([
      { line: 3, words: ['kubectl', 'get', 'pods'] },
    ]);
  });
});
