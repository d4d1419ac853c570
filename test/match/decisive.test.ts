import { describe, expect, it } from 'vitest';
import { domainConcepts } from '../../src/compile/index.js';
import { compared } from '../../src/match/heard-text.js';
import { collectTerms } from '../../src/match/symptom-terms.js';
import { Words } from '../../src/match/words.js';
import { createStemmer } from '../../src/text/index.js';

const terms = { term: () => -1, documentFrequency: () => 0, beginsTerm: () => false, concepts: domainConcepts() };
const words = new Words(terms, createStemmer());
const said = (text: string) => {
  const notes = { recorder: null, said: null };
  const collected = collectTerms(compared(text), words, notes, []);
  return {
    decisive: collected.decisive.map(({ word }) => word.text.slice(2)),
    concepts: collected.occurrences.filter(({ form }) => form === 'concept').map(({ word }) => word.text.slice(1)),
  };
};

describe('what decides in a symptom', () => {
  it.each([
    ['the controller panics: nil pointer dereference', 'program-defect'],
    ['ovs-vswitchd 段错误', 'program-defect'],
    ['OVS 的 pod 异常退出', 'abnormal-exit'],
    ['pod崩溃了', 'abnormal-exit'],
    ['ORA-01555: snapshot too old', 'oracle-database'],
    ['打印机脱机', 'printer'],
    ['java.lang.NullPointerException at com.example', 'program-defect'],
  ])('is named in: %s', (text, concept) => {
    expect(said(text).decisive).toContain(concept);
  });

  it.each([
    ['CrashLoopBackOff'],
    ['pod printer-api-7d9f6c9b4 is not ready'],
    ['Job office/birthday-mails failed'],
    ['日志打印太多'],
    ['Oracle Linux 9 上的节点 NotReady'],
    ['kubectl 在 Windows Server 上连不上'],
  ])('is not named in: %s', (text) => {
    expect(said(text).decisive).toEqual([]);
  });

  it('is no concept beside those of the lexicon', () => {
    const { concepts } = said('the operator panics');
    expect(concepts).toContain('crash');
    expect(concepts.filter((concept) => concept.startsWith('!'))).toEqual([]);
  });
});
