import { describe, expect, it } from 'vitest';
import {
  buildWordsOf,
  extensibleVocabularies,
  isKnownProgram,
  mergeVocabulary,
  shipped,
  shippedBuildWords,
} from '../../src/vocabulary/index.js';

describe('a merged vocabulary', () => {
  it('without extensions is the shipped one', () => {
    expect(mergeVocabulary({})).toBe(shipped);
    expect(buildWordsOf()).toBe(shippedBuildWords);
    const { extensions, ...words } = mergeVocabulary({ unheard: [{ en: ['x'] }] });
    expect({ ...words, extensions: {} }).toEqual(shipped);
  });

  it('is made once for the same extensions', () => {
    const extensions = { stopwords: [{ en: ['acme'] }] };
    expect(mergeVocabulary(extensions)).toBe(mergeVocabulary(extensions));
  });

  it('has the words of both, each once, in the order of the files', () => {
    const { stopwords } = mergeVocabulary({ stopwords: [{ en: ['acme', 'the'] }, { en: ['acme', 'zeta'] }] });
    expect(stopwords.en).toEqual([...shipped.stopwords.en, 'acme', 'zeta']);
    expect(stopwords.zh).toEqual(shipped.stopwords.zh);
  });

  it('may have a third language', () => {
    const { negation } = mergeVocabulary({ negation: [{ healthy: { de: ['funktioniert'] } }] });
    expect(negation.healthy).toEqual({ ...shipped.negation.healthy, de: ['funktioniert'] });
  });

  it('joins groups with the same id and kinds with the same type', () => {
    const vocabulary = mergeVocabulary({
      lexicon: [
        {
          groups: [
            { id: 'restart', terms: ['kick'] },
            { id: 'acme', terms: ['acme', 'a c m e'] },
          ],
        },
      ],
      entities: [{ kinds: [{ type: 'pod', words: ['shoal'], han: [] }] }],
    });
    const [{ lexicon }, { entities }] = [buildWordsOf(vocabulary), vocabulary];
    expect(lexicon.groups.find(({ id }) => id === 'restart')!.terms).toContain('kick');
    expect(lexicon.groups.find(({ id }) => id === 'acme')!.terms).toEqual(['acme', 'a c m e']);
    expect(entities.kinds.find(({ type }) => type === 'pod')!.words).toEqual(expect.arrayContaining(['pod', 'shoal']));
    expect(lexicon.groups).toHaveLength(shippedBuildWords.lexicon.groups.length + 1);
  });

  it('keeps shipped texts and numbers', () => {
    const { signatures, stemming } = mergeVocabulary({
      signatures: [{ perDocument: 1 }],
      stemming: [{ replace: { pvcs: 'x', hermes: 'hermes' } }],
    });
    expect(signatures.perDocument).toBe(shipped.signatures.perDocument);
    expect(stemming.replace).toEqual({ ...shipped.stemming.replace, hermes: 'hermes' });
  });

  it('adds unknown programs, and changes nothing else about commands', () => {
    const vocabulary = mergeVocabulary({
      commands: [
        {
          programs: [
            { names: ['rm', 'shopctl'], effect: 'read' },
            { names: ['mkfs.ext4'], effect: 'read' },
          ],
          rules: [{ options: ['--now'], effect: 'read' }],
        },
      ],
    });
    const { commands } = buildWordsOf(vocabulary);
    expect(commands.programs.slice(shippedBuildWords.commands.programs.length)).toEqual([
      { names: ['shopctl'], effect: 'read' },
    ]);
    expect(commands.rules).toEqual(shippedBuildWords.commands.rules);
    expect(isKnownProgram('kubectl')).toBe(true);
  });

  it('does not change the tables of characters, markup and read-only functions', () => {
    for (const name of ['traditional', 'html-tags', 'sql-functions'])
      expect(extensibleVocabularies).not.toContain(name);
    const vocabulary = mergeVocabulary({ 'sql-functions': [{ functionsThatRead: ['pg_terminate_backend'] }] });
    expect(buildWordsOf(vocabulary)).toEqual(shippedBuildWords);
  });
});
