import { it } from 'vitest';
import { edited, fixtureDocuments, pathOf } from '../support/fixture-documents.js';
import { expectRecorded } from '../support/recorded.js';
import { lower } from './lowering.js';

const lowered = new Map([...fixtureDocuments()].map(([name, text]) => [name, { text, ...lower(text, pathOf(name)) }]));

it('all content of the fixture documents, with its positions, is read as recorded', () => {
  const cases = [...lowered].map(([name, { document, text: _, ...rest }]) => {
    const { sections, steps, hash: __, ...metadata } = document;
    return [name, { sections, steps, metadata, ...rest }] as const;
  });
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), new Map(cases));
});

it('documents that were edited line by line are read as recorded', () => {
  const groups = new Map<string, ReturnType<typeof lower>[]>();
  [...fixtureDocuments()].forEach(([name, text], at) => {
    const group = name.split('/')[0]!;
    const read = Array.from({ length: 6 }, (_, version) => lower(edited(text, at * 6 + version), pathOf(name)));
    groups.set(group, [...(groups.get(group) ?? []), ...read]);
  });
  const cases = [...groups].map(([group, read]) => {
    const aspects = {
      sections: read.map(({ document }) => document.sections),
      steps: read.map(({ document }) => document.steps),
      metadata: read.map(({ document: { sections: _, steps: __, hash: ___, ...metadata } }) => metadata),
      diagnostics: read.map(({ diagnostics }) => diagnostics),
    };
    return [group, aspects] as const;
  });
  expectRecorded(new URL('edited.hashes.txt', import.meta.url), new Map(cases));
});
