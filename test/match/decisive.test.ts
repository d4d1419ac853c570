import { describe, expect, it } from 'vitest';
import { domainConcepts } from '../../src/compile/index.js';
import { readConcepts } from '../../src/match/symptom-terms.js';
import { comparedText, Words } from '../../src/match/words.js';

const words = new Words({ term: () => -1, documentFrequency: () => 0, concepts: domainConcepts() });
const conceptsOf = (text: string) => {
  const { concepts, decisive } = readConcepts({ ...comparedText(text), spans: [] }, words, []);
  return {
    concepts: concepts.map(({ word }) => word.text.slice(1)),
    decisive: decisive.map(({ word }) => word.text.slice(2)),
  };
};

describe('decisive concepts', () => {
  it.each([
    ['the controller panics: nil pointer dereference', 'program-defect'],
    ['ovs-vswitchd 段错误', 'program-defect'],
    ['OVS 的 pod 异常退出', 'abnormal-exit'],
    ['pod崩溃了', 'abnormal-exit'],
    ['ORA-01555: snapshot too old', 'oracle-database'],
    ['打印机脱机', 'printer'],
    ['java.lang.NullPointerException at com.example', 'program-defect'],
  ])('are found in: %s', (text, concept) => {
    expect(conceptsOf(text).decisive).toContain(concept);
  });

  it.each([
    ['CrashLoopBackOff'],
    ['pod printer-api-7d9f6c9b4 is not ready'],
    ['Job office/birthday-mails failed'],
    ['日志打印太多'],
    ['Oracle Linux 9 上的节点 NotReady'],
    ['kubectl 在 Windows Server 上连不上'],
  ])('are not found in: %s', (text) => {
    expect(conceptsOf(text).decisive).toEqual([]);
  });

  it('are not among the concepts of the lexicon', () => {
    const { concepts } = conceptsOf('the operator panics');
    expect(concepts).toContain('crash');
    expect(concepts.filter((concept) => concept.startsWith('!'))).toEqual([]);
  });
});
