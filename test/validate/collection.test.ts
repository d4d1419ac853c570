import { describe, expect, it } from 'vitest';
import type { Document } from '../../src/model/index.js';
import { processorTime } from '../support/processor-time.js';
import { document, line, validateAll, validateFiles } from './documents.js';
import { plantedFiles } from './planted.js';

const item = (text: string) => ({ text, range: line(5) });
const found = (...documents: Partial<Document>[]) =>
  validateAll(documents.map((changes) => document({ id: changes.path ?? '', ...changes }))).map(
    ({ ruleId, path, related }) => `${ruleId} ${path} ← ${related?.map((other) => other.path).join()}`,
  );

describe('collection/duplicate-id', () => {
  it('reports two documents with the same id', () => {
    expect(found({ id: 'a', path: 'two.md' }, { id: 'a', path: 'one.md' })).toEqual([
      'collection/duplicate-id two.md ← one.md',
    ]);
  });

  it('accepts translations with the same id', () => {
    expect(found({ id: 'a', path: 'en/a.md', language: 'en' }, { id: 'a', path: 'zh/a.md', language: 'zh' })).toEqual(
      [],
    );
  });

  it('distinguishes different ids, also when they are names of object properties', () => {
    expect(found({ id: 'constructor', path: 'a.md' }, { id: '__proto__', path: 'b.md' })).toEqual([]);
  });
});

describe('the id of two cases', () => {
  it('is reported as a duplicate, at the position of the id', () => {
    const text = (title: string) => `---\nkind: case\nid: disk-full\ntitle: ${title}\n---\n\n# ${title}\n`;
    const findings = validateFiles({ 'cases/a.md': text('Disk is full'), 'cases/b.md': text('Pods stay Pending') });
    expect(findings).toMatchObject([
      {
        ruleId: 'collection/duplicate-id',
        severity: 'error',
        path: 'cases/b.md',
        range: { start: { line: 3, column: 5 } },
      },
    ]);
  });
});

describe('collection/duplicate-title', () => {
  const titled = (id: string, title: string, heading = title, language = 'en') =>
    [
      '---',
      `id: ${id}`,
      'kind: workflow',
      `language: ${language}`,
      `title: ${title}`,
      '---',
      '',
      `# ${heading}`,
      '',
      'Look.',
      '',
    ].join('\n');
  plantedFiles('collection/duplicate-title', {
    found: {
      'two documents with the same title': {
        'a.md': titled('a', 'No address is left'),
        'b.md': titled('b', '⟦No address is left'),
      },
      'a copied title that comes before its original': {
        'a.md': titled('a', '⟦No address is left', 'The disk is full'),
        'b.md': titled('b', 'No address is left'),
      },
      'a copied heading': {
        'a.md': titled('a', 'The disk is full')
          .replace('# The', '⟦# The')
          .replace('# The disk is full', '# No address is left'),
        'b.md': titled('b', 'No address is left'),
      },
    },
    silent: {
      'different titles': { 'a.md': titled('a', 'No address is left'), 'b.md': titled('b', 'The disk is full') },
      'translations with the same title': {
        'en/a.md': titled('a', 'CoreDNS'),
        'zh/b.md': titled('b', 'CoreDNS', 'CoreDNS', 'zh'),
      },
      'a heading in other words than the title': {
        'a.md': titled('a', 'The disk is full', 'Full disk'),
        'b.md': titled('b', 'No address is left'),
      },
    },
  });
});

describe('collection/duplicate-source', () => {
  it.each(['experience', 'ticket-cases', 'k8s docs', 'v1.13', '工单'])(
    'reads %s as a kind of source, not as an incident',
    (source) => {
      expect(
        found({ kind: 'case', path: 'a.md', sources: [source] }, { kind: 'case', path: 'b.md', sources: [source] }),
      ).toEqual([]);
    },
  );

  it.each([
    '#123',
    'kubeovn/kube-ovn#123',
    'PROJ-17',
    'INC0012345',
    'KB250500048-0DEE',
    'https://example.org/browse/X-1',
  ])('reads %s as an incident', (source) => {
    expect(
      found({ kind: 'case', path: 'a.md', sources: [source] }, { kind: 'case', path: 'b.md', sources: [source] }),
    ).toEqual(['collection/duplicate-source b.md ← a.md']);
  });

  it('reports two documents of one incident once', () => {
    const diagnostics = validateAll([
      document({ id: 'a', path: 'a.md', sources: ['1247', 'PROJ-1'] }),
      document({ id: 'b', path: 'b.md', sources: ['PROJ-1', '1247'] }),
    ]);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      ruleId: 'collection/duplicate-source',
      path: 'b.md',
      message: "Unexpected duplicate of a.md, expected one document for source '1247'",
      related: [{ path: 'a.md' }],
    });
  });

  it('accepts documents with different sources', () => {
    expect(found({ path: 'a.md', sources: ['1247'] }, { path: 'b.md', sources: ['1248'] })).toEqual([]);
  });

  it('accepts translations with the same source', () => {
    expect(
      found(
        { path: 'en/a.md', language: 'en', sources: ['1247'] },
        { path: 'zh/a.md', language: 'zh', sources: ['1247'] },
      ),
    ).toEqual([]);
    expect(
      found(
        { path: 'a.en.md', language: 'en', sources: ['1247'] },
        { path: 'a.md', language: 'zh', sources: ['1247'] },
      ),
    ).toEqual([]);
  });

  it('distinguishes an incident from articles that link to its issue', () => {
    const sources = ['https://example.org/issues/7'];
    const pair = (kind: 'case' | 'article') => found({ path: 'a.md', kind, sources }, { path: 'b.md', kind, sources });
    expect(pair('article')).toEqual([]);
    expect(pair('case')).toEqual(['collection/duplicate-source b.md ← a.md']);
  });

  it('distinguishes one incident recorded twice from articles with a wrong id', () => {
    const pair = (kind: 'case' | 'article' | 'workflow') =>
      found({ id: '7', path: 'a.md', kind, sources: ['7'] }, { id: '7', path: 'b.md', kind, sources: ['7'] });
    expect(pair('case')).toEqual(['collection/duplicate-source b.md ← a.md']);
    expect(pair('article')).toEqual(['collection/duplicate-id b.md ← a.md']);
    expect(pair('workflow')).toEqual(['collection/duplicate-id b.md ← a.md']);
  });
});

describe('collection/near-duplicate', () => {
  const told: Partial<Document> = {
    kind: 'case',
    title: 'Addresses are handed out twice after the controller restarts',
    causes: [item('The cache of the controller is filled before the released addresses are read back')],
    resolutions: [item('Restart the controller once more and delete the address objects that have no pod')],
  };

  it('reports a text that differs by one word', () => {
    const retold = { ...told, title: 'Addresses are handed out twice after the controller restarted' };
    expect(found({ ...told, path: 'a.md' }, { ...retold, path: 'b.md' })).toEqual([
      'collection/near-duplicate b.md ← a.md',
    ]);
  });

  it('accepts another incident of the same component', () => {
    const other: Partial<Document> = {
      kind: 'case',
      title: 'Addresses are not released after a pod is deleted by force',
      causes: [item('The finalizer of the pod is removed before the controller has seen the deletion')],
      resolutions: [item('Delete the address object by hand and set a grace period for the pod')],
    };
    expect(found({ ...told, path: 'a.md' }, { ...other, path: 'b.md' })).toEqual([]);
  });

  it('accepts pages of two alerts with similar remedies', () => {
    const page = (path: string, title: string) => ({ ...told, path, title });
    expect(found({ ...told, path: 'NodeReceiveErrors.md' }, { ...told, path: 'NodeTransmitErrors.md' })).toEqual([]);
    expect(found(page('a.md', 'NodeReceiveErrors'), page('b.md', 'NodeTransmitErrors'))).toEqual([]);
    expect(found(page('a.md', 'NodeReceiveErrors'), page('b.md', 'NodeReceiveErrors'))).toEqual([
      'collection/near-duplicate b.md ← a.md',
    ]);
  });

  it('accepts nearly empty documents', () => {
    expect(
      found({ kind: 'case', title: 'Outage', path: 'a.md' }, { kind: 'case', title: 'Outage', path: 'b.md' }),
    ).toEqual([]);
  });

  it('is silent when the pair is reported by its source', () => {
    expect(found({ ...told, path: 'a.md', sources: ['1'] }, { ...told, path: 'b.md', sources: ['1'] })).toEqual([
      'collection/duplicate-source b.md ← a.md',
    ]);
  });

  it('compares a thousand copies in time that grows with their number', () => {
    const copies = (count: number) => {
      const documents = Array.from({ length: count }, (_, n) => document({ ...told, id: `${n}`, path: `${n}.md` }));
      const spent = processorTime();
      expect(validateAll(documents).filter(({ ruleId }) => ruleId === 'collection/near-duplicate')).toHaveLength(
        count - 1,
      );
      return spent();
    };
    copies(200);
    expect(copies(2000)).toBeLessThan(40 * Math.max(copies(200), 5));
  });
});

describe('the order of the documents', () => {
  it('does not change what is found', () => {
    const documents = ['c.md', 'a.md', 'b.md'].map((path) => document({ id: 'same', path, sources: ['9'] }));
    expect(validateAll(documents)).toEqual(validateAll([...documents].reverse()));
  });
});
