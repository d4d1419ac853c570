import { describe, expect, it } from 'vitest';
import { statusOf } from '../../src/engine/import/import-documents.js';
import type { Diagnostic } from '../../src/model/index.js';

type Imported = Parameters<typeof statusOf>[0];
type Change = Parameters<typeof statusOf>[1][number];

const finding = (ruleId: string, severity: Diagnostic['severity']): Diagnostic => ({
  ruleId,
  severity,
  message: '',
  path: 'a.md',
});
const imported = (own: Partial<Imported> = {}): Imported =>
  ({
    document: { sections: [{ heading: 'Cause', blocks: [] }] },
    damagedHead: null,
    diagnostics: [],
    repairs: [],
    ...own,
  }) as unknown as Imported;
const status = (...diagnostics: Diagnostic[]) => statusOf(imported({ diagnostics }), []);

describe('the status of an imported document', () => {
  it('is recognised when there is nothing to report', () => {
    expect(status()).toBe('recognised');
  });

  it('is repaired after a warning, or when its structure was restored', () => {
    expect(status(finding('kind/unknown', 'warning'))).toBe('repaired');
    expect(statusOf(imported(), [{ kind: 'structure' } as Change])).toBe('repaired');
    expect(statusOf(imported(), [{ kind: 'key' } as unknown as Change])).toBe('recognised');
  });

  it.each([
    ['an error', finding('front-matter/yaml', 'error')],
    ['characters that could not be decoded', finding('read/encoding', 'warning')],
    ['characters that were lost before', finding('text/replacement-characters', 'warning')],
  ])('needs review after %s', (_, diagnostic) => {
    expect(status(diagnostic)).toBe('needs-a-person');
  });

  it('is refused when nothing but its name is left', () => {
    const nothing = { sections: [{ heading: '', blocks: [] }] } as unknown as Imported['document'];
    expect(statusOf(imported({ document: nothing }), [])).toBe('refused');
  });
});
