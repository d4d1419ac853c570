import { versionNotes } from '../../text/index.js';
import { allOf, derived, wholeWords } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';

const bracketed = /[(（][^()（）\n]{1,200}[)）]/g;
const patternsOf = derived(({ versionNotes: { since, until, fixed, other } }) => {
  const words = [since, until, fixed].flatMap((around) =>
    Object.values(around).flatMap(({ before, after }) => [...before, ...after]),
  );
  const word = wholeWords([...words, ...allOf(other)]);
  const version = 'v\\d+(?:\\.(?:\\d+|[x*]))*';
  const list = `${version}(?:\\s*(?:[,，、]|\\p{L}{1,3})\\s*${version})*`;
  return new RegExp(`^[(（]\\s*(?:${word}\\s*${list}|${list}\\s*${word}).{0,20}[)）]$`, 'iu');
});

export const versionNote: DocumentRule = {
  id: 'document/version-note',
  description: 'A note in brackets that says for which versions a line holds is in a form that is read.',
  severity: 'info',
  *check({ blocks, source, vocabulary }) {
    const looksLikeNote = patternsOf(vocabulary);
    for (const { block } of blocks) {
      for (const { 0: text } of block.text.matchAll(bracketed)) {
        if (!looksLikeNote.test(text) || versionNotes(text, vocabulary).length > 0) continue;
        yield {
          message: `Unexpected note "${text}", expected one such as (since v1.14.25, v1.15.0), (until v1.13) or (fixed in v1.12.4)`,
          note: 'Such a note marks its line in answers for a version (`--for-version`).',
          range: source.find(text, block.range),
        };
      }
    }
  },
};
