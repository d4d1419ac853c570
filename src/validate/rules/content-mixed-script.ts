import type { Range } from '../../model/index.js';
import { derived } from '../../vocabulary/index.js';
import type { DocumentRule } from '../rule.js';
import type { SourceText } from '../source-text.js';
import { codePointName } from '../wording.js';

/** Cyrillic and Greek letters that look like a Latin one (not `μ`, which units such as `μs` have). */
const lookalikes = 'аеорсухіјѕһԁАВЕКМНОРСТУХІЈЅονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const lookalike = new RegExp(`[${lookalikes}]`, 'u');
const besideLatin = new RegExp(`[A-Za-z][${lookalikes}]|[${lookalikes}][A-Za-z]`, 'u');

export const mixedScript: DocumentRule = {
  id: 'content/mixed-script',
  description:
    'A word of a command, a trigger or an id is written in one script: a Cyrillic `е` in `kubectl` cannot be seen and does not run.',
  severity: 'warning',
  *check({ commands, blocks, frontMatter, source, vocabulary }) {
    const reported = new Set<number>();
    const shells = shellLanguages(vocabulary);
    // A line with such a letter in the name of its program is not recognised as a command.
    const programs = blocks
      .filter(({ block }) => block.kind === 'code' && shells.has(block.language ?? ''))
      .map(({ block: { text, range } }) => ({ words: text.split('\n').map(programOf), range }));
    for (const { words, range } of [
      ...commands.map(({ command }) => ({ words: command.text.split(/\s+/), range: command.range })),
      ...programs,
      ...headWords(frontMatter.range, source),
    ]) {
      const word = words.find((part) => besideLatin.test(part));
      if (word === undefined) continue;
      const letter = lookalike.exec(word)![0];
      const place = source.find(word, range);
      if (reported.has(place.start.offset)) continue;
      reported.add(place.start.offset);
      yield {
        message: `Unexpected letter '${letter}' (${codePointName(letter)}) in '${word.slice(0, 60)}', expected Latin letters only`,
        range: place,
      };
    }
  },
};

/** Words of the front matter: triggers and ids, which are compared letter by letter. */
const headWords = (range: Range | null, source: SourceText) =>
  range === null
    ? []
    : source
        .slice(range)
        .split(/[\s,[\]"']+/)
        .map((word) => ({ words: [word], range }));

const programOf = (line: string): string => /^\s*(?:[$#]\s+)?(?:sudo\s+)?(\S*)/.exec(line)?.[1] ?? '';

const shellLanguages = derived(({ signatures }): ReadonlySet<string> => new Set(signatures.shellLanguages));
