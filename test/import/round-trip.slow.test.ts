import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { canonicalFile, type Import, isEmpty, readImports } from '../../src/engine/import/import-documents.js';
import { lowerDocument } from '../../src/lower/index.js';
import type { Document } from '../../src/model/index.js';
import { parseDocument } from '../../src/parse/index.js';
import { decodeSource } from '../../src/read/index.js';

const shared = new URL('../../../shared/', import.meta.url);
const fixtures = fileURLToPath(new URL('../fixtures/dialects/', import.meta.url));

const squeeze = (text: string): string => text.replace(/[\s\\]+/g, '').toLowerCase();

function reread(each: Import): { document: Document; text: string } {
  const { path, text } = canonicalFile(each);
  return { document: lowerDocument(parseDocument(decodeSource(path, Buffer.from(text)))).document, text };
}

/** What the imported file does not say any more, or says otherwise. */
function differences(each: Import): string[] {
  const before = each.document;
  const { document: after, text } = reread(each);
  const { changes } = canonicalFile(each);
  const renamed = new Set(changes.filter(({ kind }) => kind === 'placeholder').map(({ from }) => from));
  const canonical = (command: string) =>
    [...renamed].reduce((left, raw) => left.replaceAll(raw, '<>'), command).replace(/<[^<>\n]+>/g, '<>');
  const said = squeeze(
    after.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map((block) => block.text)]).join('\n'),
  );
  const spelt = new Set(
    changes.filter(({ kind }) => kind === 'heading').map(({ from }) => squeeze(from.replace(/^#+|[=-]+$/g, ''))),
  );
  const lost = before.sections.flatMap(({ heading, blocks }) => [
    ...(spelt.has(squeeze(heading)) ? [] : [heading]),
    ...blocks.flatMap((block) => block.text.split('\n')),
  ]);
  const found = lost.filter((line) => !said.includes(squeeze(line)) && ![...renamed].some((raw) => line.includes(raw)));
  const list = (document: Document) =>
    document.steps.flatMap((step) => step.commands.map((command) => canonical(command.text)));
  const problems = found.map((line) => `lost: ${line}`);
  if (before.kind !== after.kind) problems.push(`kind ${before.kind} → ${after.kind}`);
  if (before.id !== after.id) problems.push(`id ${before.id} → ${after.id}`);
  if (before.title !== after.title) problems.push(`title ${before.title} → ${after.title}`);
  if (JSON.stringify(list(before)) !== JSON.stringify(list(after)))
    problems.push(`commands ${list(before).length} → ${list(after).length}`);
  if (before.symptoms.length !== after.symptoms.length)
    problems.push(`symptoms ${before.symptoms.length} → ${after.symptoms.length}`);
  if (/^\uFEFF/.test(text)) problems.push('byte order mark');
  return problems.map((problem) => `${before.path}: ${problem}`);
}

async function roundTrip(folder: string): Promise<string[]> {
  const { imports } = await readImports([folder]);
  return imports.filter((each) => !isEmpty(each)).flatMap(differences);
}

describe('an imported document', () => {
  it('says what its source says, in the fixtures of all dialects', async () => {
    expect(await roundTrip(fixtures)).toEqual([]);
  });

  describe.skipIf(!existsSync(shared))('says what its source says', () => {
    const corpus = new URL('corpus/', shared);
    for (const set of existsSync(corpus) ? readdirSync(corpus).sort() : []) {
      it(`in ${set}`, async () => {
        expect(await roundTrip(fileURLToPath(new URL(`${set}/`, corpus)))).toEqual([]);
      });
    }
  });
});
