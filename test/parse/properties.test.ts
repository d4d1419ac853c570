import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedDocument, parseDocument, visit } from '../../src/parse/index.js';
import { readSources } from '../../src/read/index.js';
import { sampled, soak } from '../support/soak.js';
import { brokenPosition, parse, sourceAt, sourceOf } from './support.js';

/** A failure prints its seed. */
const runs = soak(3_000, 200);

const oneOf = (...pieces: string[]) => fc.constantFrom(...pieces);
const word = oneOf(
  'ip',
  '耗尽',
  'pod',
  'v1.2',
  '-',
  ' ',
  'a_b',
  '\u0000',
  '\ufffd',
  '😀',
  '<pod>',
  '&amp;',
  '\\*',
  'https://a.b，',
);
const marks = oneOf(
  '#',
  '## ',
  '- ',
  '1. ',
  '> ',
  '*',
  '**',
  '`',
  '```\n',
  '~~',
  '[',
  ']',
  '](',
  '![',
  '|',
  '|-|\n',
  '<',
  '<!--',
  '-->',
  ':',
  '\t',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
  '---\n',
  '===',
  '    ',
  '<br>',
  '[^a]',
  '[^a]: ',
);
const markdown = fc.array(fc.oneof(word, marks), { maxLength: 60 }).map((pieces) => pieces.join(''));
const yaml = fc
  .array(
    oneOf(
      'id',
      ': ',
      'key',
      '- ',
      '\n',
      '\n  ',
      '[',
      ']',
      '{',
      '}',
      '&a ',
      '*a',
      '"',
      "'",
      '|\n',
      '>\n',
      '#',
      '!!str ',
      '? ',
      '__proto__',
      '中',
      '\t',
      ',',
      '%',
      '@',
      '1:30',
      '---\n',
      '...\n',
      '\r\n',
      '<<: ',
    ),
    { maxLength: 40 },
  )
  .map((pieces) => `---\n${pieces.join('')}\n---\nbody\n`);

/** What must hold of every document: coded findings and right positions, the same each time. */
function expectSound(text: string): ParsedDocument {
  const document = parse(text);
  expect(brokenPosition(document)).toBeNull();
  for (const { ruleId, message, path, range } of document.diagnostics) {
    expect([ruleId, path]).toEqual([expect.stringMatching(/^[a-z-]+\/[a-z-]+$/), 'a.md']);
    expect(message).not.toBe('');
    if (range) expect(range.end.offset).toBeLessThanOrEqual(document.text.length);
  }
  expect(JSON.stringify(parse(text))).toBe(JSON.stringify(document));
  return document;
}

/** Characters that Markdown drops or decodes between a text and its value. */
const plain = (text: string) =>
  text
    .replace(/&(?:#\d{1,7}|#x[0-9a-f]{1,6}|\w{2,31});/gi, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/[\s>\u0000\ufffd]/g, '');

describe('any text', () => {
  it('of Markdown marks becomes a sound document', () => {
    fc.assert(
      fc.property(markdown, (text) => void expectSound(text)),
      { numRuns: runs },
    );
  });

  it('of YAML marks becomes a sound document', () => {
    fc.assert(
      fc.property(yaml, (text) => void expectSound(text)),
      { numRuns: runs },
    );
  });

  it('of characters becomes a sound document', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => void expectSound(text)),
      { numRuns: runs },
    );
  });
});

const corpus = fileURLToPath(new URL('../../../shared/corpus', import.meta.url));

describe.skipIf(!existsSync(corpus))('every document of the corpus', async () => {
  const { files } = existsSync(corpus) ? await readSources([corpus]) : { files: [] };

  it('is parsed in full, with correct positions', () => {
    const broken: string[] = [];
    for (const file of sampled(files, 12)) {
      const document = parseDocument(file);
      if (document.diagnostics.some(({ ruleId }) => ruleId.startsWith('markdown/')))
        broken.push(`${file.path}: too complex`);
      visit(document.tree, (node) => {
        const { start, end } = node.position ?? {};
        const inside =
          start && end && start.offset! >= 0 && start.offset! <= end.offset! && end.offset! <= document.text.length;
        if (!inside) broken.push(`${file.path}: ${node.type} without a place in the text`);
        if (
          node.type === 'text' &&
          plain(sourceAt(document, node)) !== plain(entities(node.value, sourceAt(document, node)))
        )
          broken.push(
            `${file.path}:${start?.line}: ${JSON.stringify(node.value)} is not ${JSON.stringify(sourceAt(document, node))}`,
          );
      });
    }
    expect(broken.slice(0, 10)).toEqual([]);
  });

  it('is parsed to the same result twice', () => {
    for (const file of sampled(files, 100))
      expect(JSON.stringify(parseDocument(sourceOf(file.text)))).toBe(
        JSON.stringify(parseDocument(sourceOf(file.text))),
      );
  });
});

/** Where the source has entities, the value has their characters, which the comparison leaves out too. */
function entities(value: string, source: string): string {
  return /&(?:#|\w)/.test(source) ? source : value;
}
