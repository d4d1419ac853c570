import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowerDocument } from '../../src/lower/index.js';
import type { Document, Position } from '../../src/model/index.js';
import { parseDocument } from '../../src/parse/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { readSources } from '../../src/read/index.js';
import {
  decodeProcedure,
  decodeSections,
  encodeDocument,
  joinDocument,
  splitDocument,
} from '../../src/snapshot/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';
import { soak } from '../support/soak.js';

const word = fc.oneof(
  fc.constantFrom(
    '',
    'Look at the subnet',
    'kubectl get subnet <name>',
    '子网耗尽',
    'a | b',
    'cut…',
    'x\n',
    '\n',
    '\n\ny',
  ),
  fc.constantFrom('half \ud83d', '\ude00', '🚨', 'folder: x/', 'front matter: kind ', 'line one\nline two\nline three'),
  fc.string({ maxLength: 8 }),
);
const texts = fc.array(word, { maxLength: 4 }).map((words) => words.join('\n'));
const number = fc.nat(5_000);
const position: fc.Arbitrary<Position> = fc.record({ line: number, column: number, offset: number });
const range = fc.oneof(
  fc.record({ start: position, end: position }),
  fc.constant({ start: { line: 3, column: 1, offset: 40 }, end: { line: 3, column: 9, offset: 48 } }),
);
const optionally = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const some = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 });
const item = fc.record({ text: texts, range });

const block = fc
  .record({ text: texts, depth: number, range, more: fc.nat(3), ordinal: optionally(number), cells: some(texts) })
  .map(({ text, depth, range: own, more, ordinal, cells }) => {
    if (more === 0) return { kind: 'paragraph', text, depth, range: own };
    if (more === 1) return { kind: 'list-item', text, depth, ordinal, range: own };
    if (more === 2) return { kind: 'code', text, depth, language: cells[0] ?? 'bash', range: own };
    return {
      kind: 'table-row',
      text: cells.length > 1 ? cells.join(' | ') : text,
      depth,
      cells,
      header: true,
      range: own,
    };
  });
const id = (prefix: string) =>
  fc.oneof(
    fc.nat(9).map((n) => `${prefix}-${n}`),
    fc.constantFrom(`${prefix}-01`, `${prefix}-`, `${prefix}--1`, 'elsewhere'),
  );
const placeholder = fc.record({
  name: fc.constantFrom('name', 'subnet-name', 'podName', ''),
  raw: fc.constantFrom('<name>', '<subnet-name>', '$POD', '{}'),
  type: fc.constantFrom('name', 'ip'),
  resource: optionally(texts),
  start: number,
  end: number,
  context: fc.constantFrom('bare', 'other'),
});
const ordered = fc.record({ placeholders: some(placeholder), text: texts }).map(({ placeholders, text }) => ({
  text,
  placeholders: placeholders.map((each) => ({ ...each, end: Math.max(each.start, each.end) })),
}));
const command = fc.tuple(ordered, texts, range).map(([{ text, placeholders }, description, own]) => ({
  ...{
    text,
    language: 'bash',
    description,
    range: own,
    effect: 'read',
    interactive: false,
    placeholders,
    segments: [],
  },
}));
const step = fc
  .tuple(id('step'), optionally(id('step')), texts, texts, id('section'), some(command), some(item), range)
  .map(([own, parent, title, text, section, commands, expected, place]) => ({
    ...{ id: own, parent, number: 1, title, text, phase: 'other', section },
    commands: commands.map((each, index) => ({ id: `${own}.${index + 1}`, ...each })),
    expectations: expected.map((each) => ({
      ...{ verdict: 'normal', text: each.text, condition: { all: [{ subject: 'x', operator: '<', value: 0.5 }] } },
      range: each.range,
    })),
    branches: expected.map((each) => ({ when: '', to: each.text, toKind: 'resolution', text, range: each.range })),
    range: place,
  }));
const section = fc
  .tuple(id('section'), optionally(id('section')), texts, some(block), range)
  .map(([own, parent, heading, blocks, place]) => ({
    ...{ id: own, parent, kind: 'other', heading, level: 2, blocks, range: place },
  }));
const document = fc
  .record({
    sections: some(section),
    steps: some(step),
    symptoms: some(item),
    signatures: some(item),
    links: some(fc.record({ kind: fc.constantFrom('relative', 'external'), text: texts, target: texts, range })),
    kindReason: word,
    hash: fc.oneof(texts, fc.constant('0af'.repeat(22).slice(0, 64))),
    names: some(texts),
    branch: optionally(texts),
  })
  .map(({ sections, steps, symptoms, signatures, links, kindReason, hash, names, branch }) => ({
    ...{ id: 'x', kind: 'case', kindReason, dialect: 'article', title: 'X', path: 'x.md', language: 'en', hash },
    ...{
      priority: 999,
      triggers: [],
      excludes: [],
      starts: [],
      symptoms,
      category: names[0] ?? null,
      components: names,
      products: [],
    },
    versions: names.map((source) => ({ source, ranges: [{ from: [4, 1], to: null }] })),
    signatures: signatures.map((each) => ({ text: each.text, masked: `${each.text}#`, range: each.range })),
    ...{ causes: symptoms, resolutions: [], workarounds: [], sources: names, workflow: null, branch, related: names },
    ...{ date: null, status: null, sections, links, steps },
  }));

function expectKept(document: Document): void {
  const stored = encodeDocument(document, nodePlatform);
  const { head, steps, links } = decodeProcedure(stored.procedure, nodePlatform);
  const sections = decodeSections(stored.sections, nodePlatform);
  expect(head).toEqual(splitDocument(document).head);
  expect(joinDocument(head, { sections, links, steps })).toEqual({
    ...document,
    steps: withoutSegments(document.steps),
  });
}

/** Segments follow from a command's text and are not kept. */
const withoutSegments = (steps: Document['steps']) =>
  steps.map((each) => ({ ...each, commands: each.commands.map((own) => ({ ...own, segments: [] })) }));

describe('a document in a snapshot', () => {
  it('is decoded unchanged, whatever its texts and positions are', () => {
    fc.assert(
      fc.property(document, (drawn) => expectKept(drawn as unknown as Document)),
      { numRuns: soak(400, 80) },
    );
  });

  it('is encoded to the same bytes each time', async () => {
    for (const each of await lowered(folderOf(smallKnowledgeBase)))
      expect(encodeDocument(each, nodePlatform)).toEqual(encodeDocument(each, nodePlatform));
  });

  it('is the document that was analyzed', async () => {
    for (const each of await lowered(folderOf(smallKnowledgeBase))) expectKept(each);
  });

  const corpus = fileURLToPath(new URL('../../../shared/corpus', import.meta.url));
  it.skipIf(!existsSync(corpus))('is the document that was analyzed, for real runbooks', async () => {
    for (const each of await lowered(`${corpus}/prometheus-runbooks`)) expectKept(each);
  });
});

async function lowered(folder: string): Promise<Document[]> {
  const { files } = await readSources([folder]);
  return files.map((file) => lowerDocument(parseDocument(file)).document);
}

describe('the head of a document', () => {
  it('lists the relative links and wikilinks, which may lead to other documents', () => {
    const text = '# Gateway lost\n\nSee [dns](../dns.md).\n\nSee [[subnet-full]] and https://example.com/a.\n';
    const file = { path: 'a.md', text, encoding: 'utf-8', hash: '', bytes: text.length, diagnostics: [] } as const;
    const { head } = splitDocument(lowerDocument(parseDocument(file)).document);
    expect(head.references).toEqual([
      { kind: 'relative', target: '../dns.md', line: 3 },
      { kind: 'wiki', target: 'subnet-full', line: 5 },
    ]);
  });
});
