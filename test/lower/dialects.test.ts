import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lowerDocument } from '../../src/lower/index.js';
import type { ParsedDocument } from '../../src/parse/index.js';
import { lower, parse, texts } from './lowering.js';

const fixtures = new URL('../fixtures/dialects/', import.meta.url);

/** A document in the words of expected.json. Only the fields that a fixture names are compared. */
function salient(parsed: ParsedDocument): Record<string, unknown> {
  const { document, diagnostics } = lowerDocument(parsed);
  return {
    ...document,
    triggers: document.triggers.map((trigger) => trigger.source),
    symptoms: texts(document.symptoms),
    causes: texts(document.causes),
    resolutions: texts(document.resolutions),
    workarounds: texts(document.workarounds),
    signatures: texts(document.signatures),
    versions: document.versions.map((version) => version.ranges),
    links: document.links.map((link) => `${link.kind} ${link.target}`),
    sections: document.sections.map((section) => `${section.kind} ${section.heading}`),
    diagnostics: [...parsed.diagnostics, ...diagnostics].map(({ ruleId }) => ruleId),
  };
}

describe('an article that underlines its headings', () => {
  it('is read as Markdown', () => {
    const text =
      'etcd is slow\n============\n\nSymptoms\n--------\n\n- It waits.\n\nProcedure\n---------\n\n1. Look:\n\n```bash\netcdctl endpoint status\n```\n';
    const { document } = lower(text);
    expect(document.sections.map((section) => section.heading)).toEqual(['etcd is slow', 'Symptoms', 'Procedure']);
    expect(document.steps.flatMap((step) => step.commands.map((command) => command.text))).toEqual([
      'etcdctl endpoint status',
    ]);
  });
});

describe('a document of each dialect', () => {
  for (const name of readdirSync(fixtures).sort()) {
    it(`is understood: ${name}`, () => {
      const read = (file: string) => readFileSync(new URL(`${name}/${file}`, fixtures), 'utf8');
      const expected = JSON.parse(read('expected.json')) as Record<string, unknown>;
      const found = salient(parse(read('source.md'), `${name}/source.md`));
      expect(Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]]))).toEqual(expected);
    });
  }
});
