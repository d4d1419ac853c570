import { normalize } from '../text/index.js';
import type { RankedDocument } from './combine.js';
import type { Knowledge } from './knowledge.js';

/** As many as there always are, however few are asked for. */
const first = 2;

/** Whether a text is the title or a symptom of one of the first documents, but for case, width and punctuation. */
export function saysItself(
  knowledge: Pick<Knowledge, 'head' | 'title'>,
  ranked: readonly RankedDocument[],
  text: string,
): boolean {
  const asked = lettersOf(text);
  return ranked
    .slice(0, first)
    .some(
      ({ found }) =>
        lettersOf(knowledge.title(found)) === asked ||
        knowledge.head(found).symptoms.some((symptom) => lettersOf(symptom.text) === asked),
    );
}

const lettersOf = (text: string): string => normalize(text).text.replace(/[^\p{L}\p{N}]+/gu, '');
