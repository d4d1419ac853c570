import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { lowerDocument } from '../../src/lower/index.js';
import type { Diagnostic, Document } from '../../src/model/index.js';
import { type ParsedDocument, parseDocument } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';

const shared = new URL('../../../shared/', import.meta.url);
const fixtures = new URL('../fixtures/dialects/', import.meta.url);

/** White space, a colon that only set off a run-in heading, and a list mark alone on its line carry no text. */
const squeeze = (text: string) => text.replace(/\s+/g, '').replace(/^[:：]+|[:：]+$|^\d{1,9}[.)]$/g, '');

function modelText(document: Document): string {
  return squeeze(
    document.sections.flatMap((section) => [section.heading, ...section.blocks.map((b) => b.text)]).join('\n'),
  );
}

/** Lines of text and code of the source that neither the model holds nor a diagnostic names. */
function lostLines(parsed: ParsedDocument): string[] {
  const { document, diagnostics } = lowerDocument(parsed);
  const model = modelText(document);
  const named = (line: string, from: number) => isNamed(diagnostics, parsed.text.indexOf(line.trim(), from));
  const lost: string[] = [];
  const stack: Nodes[] = [parsed.tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      const from = node.position?.start.offset ?? 0;
      for (const line of node.value.split('\n')) {
        if (!model.includes(squeeze(line)) && !named(line, from)) lost.push(line);
      }
    }
    if ('children' in node) stack.push(...node.children);
  }
  return lost;
}

function isNamed(diagnostics: readonly Diagnostic[], offset: number): boolean {
  return diagnostics.some(({ range }) => range && range.start.offset <= offset && offset < range.end.offset);
}

function lostIn(folder: URL, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const bytes = readFileSync(new URL(encodeURI(file).replaceAll('#', '%23').replaceAll('?', '%3F'), folder));
    return lostLines(parseDocument(decodeSource(file, bytes))).map((line) => `${file}: ${line}`);
  });
}

const markdown = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:md|txt)$/.test(file))
    .sort();

describe('nothing of a document is lost', () => {
  it('in the fixtures', () => {
    expect(lostIn(fixtures, markdown(fixtures))).toEqual([]);
  });

  describe.skipIf(!existsSync(shared))('in real documents', () => {
    const corpus = new URL('corpus/', shared);
    for (const set of existsSync(corpus) ? readdirSync(corpus).sort() : []) {
      it(`of ${set}`, () => {
        const folder = new URL(`${set}/`, corpus);
        expect(lostIn(folder, markdown(folder))).toEqual([]);
      });
    }

    it('of the seeds', () => {
      const folder = new URL('seeds/', shared);
      expect(lostIn(folder, markdown(folder))).toEqual([]);
    });
  });
});
