import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LoweredDocument } from '../../src/lower/index.js';
import { lower, rules, texts } from './lowering.js';

const fixtures = new URL('../fixtures/dialects/', import.meta.url);

/** A document in the words of expected.json. Only the fields that a fixture names are compared. */
function salient(lowered: LoweredDocument): Record<string, unknown> {
  const { document } = lowered;
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
    diagnostics: rules(lowered),
  };
}

describe('a document of each dialect', () => {
  for (const name of readdirSync(fixtures).sort()) {
    it(`is understood: ${name}`, () => {
      const read = (file: string) => readFileSync(new URL(`${name}/${file}`, fixtures), 'utf8');
      const expected = JSON.parse(read('expected.json')) as Record<string, unknown>;
      const found = salient(lower(read('source.md'), `${name}/source.md`));
      expect(Object.fromEntries(Object.keys(expected).map((key) => [key, found[key]]))).toEqual(expected);
    });
  }
});
