import type { Range } from '../../model/index.js';
import { derived } from '../../vocabulary/index.js';
import type { DocumentRule, Finding } from '../rule.js';
import type { SourceText } from '../source-text.js';
import { codePointName } from '../wording.js';

/** Cyrillic and Greek letters that look like a Latin one (not `μ`, which units such as `μs` have). */
const lookalikes = 'аеорсухіјѕһԁАВЕКМНОРСТУХІЈЅονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const lookalike = new RegExp(`[${lookalikes}]`, 'u');
const besideLatin = new RegExp(`[A-Za-z][${lookalikes}]|[${lookalikes}][A-Za-z]`, 'u');

export const mixedScript: DocumentRule = {
  id: 'content/mixed-script',
  description:
    'A word of a command is written in one script: a Cyrillic `е` in `kubectl` cannot be seen and does not run.',
  severity: 'warning',
  *check({ commands, blocks, source, vocabulary }) {
    const reported = new Set<number>();
    const shells = shellLanguages(vocabulary);
    for (const { command } of commands) {
      const found = mixedWord(command.text.split(/\s+/), command.range, source);
      if (found && !reported.has(found.range.start.offset)) yield remember(found, reported);
    }
    // A line with such a letter in the name of its program is not recognised as a command.
    for (const { block } of blocks) {
      if (block.kind !== 'code' || !shells.has(block.language ?? '')) continue;
      const programs = block.text.split('\n').map((line) => /^\s*(?:[$#]\s+)?(?:sudo\s+)?(\S*)/.exec(line)?.[1] ?? '');
      const found = mixedWord(programs, block.range, source);
      if (found && !reported.has(found.range.start.offset)) yield remember(found, reported);
    }
  },
};

const shellLanguages = derived(({ signatures }): ReadonlySet<string> => new Set(signatures.shellLanguages));

function mixedWord(words: readonly string[], within: Range, source: SourceText): Placed | null {
  const word = words.find((part) => besideLatin.test(part));
  if (word === undefined) return null;
  const letter = lookalike.exec(word)?.[0] ?? '';
  return {
    message: `Unexpected letter '${letter}' (${codePointName(letter)}) in '${word.slice(0, 60)}', expected Latin letters only`,
    range: source.find(word, within),
  };
}

type Placed = Finding & { readonly range: Range };

function remember(found: Placed, reported: Set<number>): Finding {
  reported.add(found.range.start.offset);
  return found;
}
