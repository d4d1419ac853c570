import { describe, expect, it } from 'vitest';
import { validateConfig } from '../../src/validate/index.js';
import { extensibleVocabularies } from '../../src/vocabulary/index.js';

/** The project of a configuration that names one file for a vocabulary. */
function check(name: string, content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  const config = JSON.stringify({ vocabulary: { [name]: ['words.json'] } });
  return validateConfig(config, 'triagraph.config.json', () => ({ text }));
}

describe('a vocabulary file', () => {
  it.each(extensibleVocabularies)('may be empty: %s', (name) => {
    expect(check(name, {})).toMatchObject({ diagnostics: [], data: { vocabulary: { [name]: [{}] } } });
  });

  it.each(extensibleVocabularies)('has no other keys: %s', (name) => {
    const { diagnostics, data } = check(name, name === 'canonical-headings' ? { symptoms: 5 } : { 'a key': ['word'] });
    expect(diagnostics).toMatchObject([
      { ruleId: 'config/invalid', path: 'words.json', range: { start: { line: 2 } } },
    ]);
    expect(data.vocabulary).toEqual({ [name]: [{}] });
  });

  it('is read without its invalid entries, which are reported at their position', () => {
    const { diagnostics, data } = check('lexicon', {
      groups: [
        { id: 'acme', terms: ['acme', '爱科'] },
        { id: 'broken', terms: ['x', 5] },
      ],
    });
    expect(diagnostics).toMatchObject([{ path: 'words.json', range: { start: { line: 14, column: 9 } } }]);
    expect(data.vocabulary).toEqual({ lexicon: [{ groups: [{ id: 'acme', terms: ['acme', '爱科'] }] }] });
  });

  it('may add a language', () => {
    expect(check('stopwords', { en: ['acme'] }).diagnostics).toEqual([]);
    const { data } = check('negation', { healthy: { de: ['funktioniert', 7] } });
    expect(data.vocabulary).toEqual({ negation: [{ healthy: { de: ['funktioniert'] } }] });
  });

  it('is reported and ignored when it is not JSON', () => {
    const { diagnostics, data } = check('stopwords', '{"en": [');
    expect(diagnostics).toMatchObject([{ path: 'words.json', message: 'Unexpected end of the file, expected JSON' }]);
    expect(data.vocabulary).toEqual({});
  });

  it('cannot redefine known programs or extend patterns', () => {
    const known = check('commands', { programs: [{ names: ['rm', 'shopctl'], effect: 'read' }] });
    expect(known.diagnostics).toMatchObject([{ path: 'words.json', message: expect.stringContaining("'rm'") }]);
    const pattern = check('signatures', { logLines: ['(a+)+$'], errorWords: ['kaputt'] });
    expect(pattern.diagnostics).toMatchObject([{ message: expect.stringContaining('cannot be extended') }]);
    expect(pattern.data.vocabulary).toEqual({ signatures: [{ errorWords: ['kaputt'] }] });
  });

  it('is reported at its name when it cannot be read', () => {
    const config = JSON.stringify({ vocabulary: { stopwords: ['../x.json'], unheard: ['y.json'] } });
    const { diagnostics } = validateConfig(config, 'c.json', () => ({ expected: 'one in the folder' }));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Unexpected key "unheard"/),
      'Unexpected file \'../x.json\' in "vocabulary", expected one in the folder',
    ]);
  });
});
