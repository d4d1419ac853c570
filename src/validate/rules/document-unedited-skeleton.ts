import { alternatives, derivedForBuild } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';

/** What a skeleton asks its author to write, up to the first punctuation: the words by which the line is known. */
const unedited = derivedForBuild(({ skeletons: { workflow, case: solved } }) => {
  const lines = [workflow, solved].flatMap((byLanguage) => Object.values(byLanguage).flat());
  const asked = lines.flatMap((line) => /TODO[:：]\s*([^,.，。]+)/.exec(line)?.[1] ?? []);
  return new RegExp(`TODO[:：][^\\S\\n]*(${alternatives([...new Set(asked)])})[^\\n]*`, 'gu');
});

export const uneditedSkeleton: DocumentRule = {
  id: 'document/unedited-skeleton',
  description: 'Each part of a skeleton is replaced by what the document is about.',
  severity: 'error',
  *check({ source, vocabulary }) {
    for (const { 0: whole, 1: asked = '', index } of source.text.matchAll(unedited(vocabulary))) {
      yield {
        message: `Unexpected unedited part of a skeleton, expected ${asked}`,
        note: 'Write it in place of `TODO` and the words after it, or delete the line.',
        range: source.range(index, index + whole.trimEnd().length),
      };
    }
  },
};
