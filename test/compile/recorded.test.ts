import { expect, it } from 'vitest';
import { fixtureKnowledgeBase } from '../support/fixture-symptoms.js';
import { expectRecorded } from '../support/recorded.js';
import { sectionsOf } from './sections.js';

/** What goes beside the fixtures: general workflows, triggers of every form, words that repeat, an error line in a title. */
const special: Readonly<Record<string, string>> = {
  'general/a.md':
    '---\nkind: workflow\ncategory: general\npriority: 20\n---\n\n# Look around\n\n## Diagnosis\n\n1. Look\n\n```sh\nls\n```\n',
  'general/b.md':
    '---\nkind: workflow\ncategory: general\npriority: 10\n---\n\n# Look again\n\n## Diagnosis\n\n1. Look\n\n```sh\nls\n```\n',
  'general/note.md': '---\nkind: case\ncategory: general\n---\n\n# A general case\n\n## Cause\n\nNone.\n',
  'triggers.md':
    '---\ntriggers:\n  - zulu fails\n  - {any: [alpha, "beta gamma"], all: [delta], not: [epsilon], weight: 0.4}\n  - {regex: "code=\\\\d+", weight: 2}\n  - {any: [Alpha], cased: true}\n  - {all: [one, two]}\n  - {not: [three]}\nexcludes: [not this]\n---\n\n# zulu fails: rbd image is still being used by the node\n\n## Symptoms\n\n- zulu zulu zulu\n\n```\nrbd image pool-a/vol-77 is still being used by the node\nE0301 09:00:00.0 1 a.go:1] failed\nconnection refused\n```\n',
  'shown.md':
    '# Another volume\n\n## Symptoms\n\n`rbd image pool-b/vol-9 is still being used by the node` and then `failed calling webhook`\n',
  'duplicate.md': '---\nid: same\nsource: https://x.example/issue/12\n---\n\n# Twice\n\nText.\n',
  'duplicate-2.md':
    '---\nid: same-2\nsource: https://x.example/issue/12\n---\n\n# Twice too\n\nText. [triggers](triggers.md) [[shown]]\n',
};

it('every section of the snapshot of the fixtures has the recorded content', () => {
  const files = { ...fixtureKnowledgeBase, ...special };
  const cases = {
    'the fixtures': sectionsOf(files),
    'a few documents': sectionsOf(special, { added: 'words of a team', vocabulary: { words: ['x'] } }),
    'no document': sectionsOf({}),
  };
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), new Map(Object.entries(cases)));
});

it('the hash of a knowledge base changes with a path, a content and the extensions of a team', () => {
  const one = { 'a.md': '# A\n\nText.\n' };
  const hashOf = (files: Readonly<Record<string, string>>, added = '') =>
    (sectionsOf(files, { added }).meta as [{ hash: string }])[0].hash;
  const other = [{ 'b.md': one['a.md'] }, { 'a.md': '# A\n\nTexts.\n' }, { ...one, 'b.md': '# B\n' }, {}];
  const hashes = [hashOf(one), ...other.map((files) => hashOf(files as typeof one)), hashOf(one, 'x')];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf(one)).toBe(hashes[0]);
});
