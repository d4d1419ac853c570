import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assembleSnapshot, compileDocument, domainConcepts, TermReader } from '../../src/compile/index.js';
import { Knowledge } from '../../src/match/index.js';
import type { Document, DocumentKind, Language } from '../../src/model/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { SnapshotReader } from '../../src/snapshot/index.js';
import { document } from '../compile/heads.js';

const concepts = domainConcepts();
const reader = new TermReader(concepts);

function knowledgeOf(documents: readonly Document[]): Knowledge {
  const compiled = documents.map((each) => compileDocument(each, [], reader));
  const { snapshot } = assembleSnapshot({ documents: compiled, concepts, diagnostics: [], writer: '' });
  return new Knowledge(new SnapshotReader(snapshot.toBytes(), nodePlatform));
}

const names = ['ip', 'dns', 'lease'] as const;
const written = fc.record({
  folder: fc.constantFrom('en', 'zh', 'cases'),
  name: fc.constantFrom(...names),
  id: fc.constantFrom(...names, 'cases/ip.md', 'INC-1'),
  kind: fc.constantFrom<DocumentKind>('workflow', 'case', 'article'),
  language: fc.constantFrom<Language>('en', 'zh'),
  workflow: fc.constantFrom(null, ...names),
  category: fc.constantFrom(null, 'general', 'network'),
  priority: fc.integer({ min: 1, max: 999 }),
});
const collection = fc
  .uniqueArray(written, { minLength: 1, maxLength: 7, selector: ({ folder, name }) => `${folder}/${name}` })
  .map((all) =>
    all
      .map(({ folder, name, ...rest }) => document(`${folder}/${name}.md`, rest))
      .sort((left, right) => (left.path < right.path ? -1 : 1)),
  );

const samples = fc
  .sample(collection, { numRuns: 16, seed: 20261124 })
  .map((documents) => ({ documents, knowledge: knowledgeOf(documents) }));
const holds = (check: (documents: readonly Document[], knowledge: Knowledge) => void): void => {
  for (const { documents, knowledge } of samples) check(documents, knowledge);
};

describe('the documents of a knowledge base', () => {
  it('have the properties in their front matter', () => {
    holds((documents, knowledge) => {
      documents.forEach(({ id, path, title, kind, language }, at) => {
        const read = [knowledge.id(at), knowledge.path(at), knowledge.title(at), knowledge.kind(at)];
        expect([...read, knowledge.language(at), knowledge.priorities[at]]).toEqual([
          ...[id, path, title, kind, language],
          documents[at]!.priority,
        ]);
      });
      expect(knowledge.hasChinese).toBe(documents.some(({ language }) => language === 'zh'));
    });
  });

  it('are found by id before path, by whole path before its end, and the first one before later ones', () => {
    holds((documents, knowledge) => {
      for (const wanted of [...names, 'cases/ip.md', 'INC-1', 'ip.md', 'en/dns.md', 'p.md', 'nothing'])
        expect([wanted, knowledge.find(wanted)]).toEqual([
          wanted,
          [
            documents.findIndex(({ id }) => id === wanted),
            documents.findIndex(({ path }) => path === wanted),
            documents.findIndex(({ path }) => path.endsWith(`/${wanted}`)),
            -1,
          ].find((at, way) => at >= 0 || way === 3),
        ]);
    });
  });

  it('have a translation if another document of their group is in the language', () => {
    holds((documents, knowledge) => {
      documents.forEach((own, at) => {
        for (const language of ['en', 'zh'] as const) {
          const other = documents.findIndex(
            (each, number) =>
              each.language === language && knowledge.translationGroups[number] === knowledge.translationGroups[at],
          );
          const expected = own.language === language || other < 0 ? at : other;
          expect(knowledge.inLanguage(at, language)).toBe(expected);
        }
      });
    });
  });

  it('follow a workflow only if they are cases, and in their own language if possible', () => {
    holds((documents, knowledge) => {
      documents.forEach(({ kind, workflow, language, path }, at) => {
        const named = kind === 'case' && workflow !== null ? knowledge.resolve(workflow, path) : null;
        const expected = named === null || named === at ? -1 : knowledge.inLanguage(named, language);
        expect(knowledge.follows(at)).toBe(expected);
      });
    });
  });

  it('have the general workflow with the highest priority', () => {
    holds((documents, knowledge) => {
      const general = documents.filter(({ kind, category }) => kind === 'workflow' && category === 'general');
      const first =
        general.length === 0
          ? undefined
          : general.reduce((best, each) => (each.priority < best.priority ? each : best));
      expect(knowledge.generalWorkflow()).toBe(first === undefined ? -1 : documents.indexOf(first));
    });
  });
});

describe('a case', () => {
  it.each([
    ['zh', 'zh/ip.md'],
    ['en', 'en/ip.md'],
  ] as const)('in %s leads to the text of its workflow in that language', (language, path) => {
    const knowledge = knowledgeOf([
      document('cases/a.md', { kind: 'case', language, workflow: 'ip' }),
      document('en/ip.md', { id: 'ip', language: 'en' }),
      document('zh/ip.md', { id: 'ip', language: 'zh' }),
    ]);
    expect(knowledge.path(knowledge.follows(0))).toBe(path);
  });
});
