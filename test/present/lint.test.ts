import { describe, expect, it } from 'vitest';
import { presenters } from '../../src/present/index.js';
import { displayWidth } from '../../src/present/layout.js';
import { diagnostic, range } from './documents.js';

const { text, json } = presenters.lint;

describe('findings as text', () => {
  it('are sorted by path and position, one line each, with a summary', () => {
    const shown = text([
      diagnostic({ path: 'b.md', range: range(1, 1) }),
      diagnostic({ path: 'a.md', range: range(10, 2), severity: 'error', message: 'Unexpected tab', ruleId: 'yaml' }),
      diagnostic({ path: 'a.md', range: range(9, 7) }),
    ]);
    expect(shown).toBe(
      'a.md:9:7 warning Unexpected key front-matter/unknown-key\n' +
        'a.md:10:2 error Unexpected tab yaml\n' +
        'b.md:1:1 warning Unexpected key front-matter/unknown-key\n\n' +
        '1 error, 2 warnings.\n',
    );
  });

  it('put the caret under the position, also after Chinese, emoji, tabs and control characters', () => {
    const line = '  - 子网：\t⚠️\u001b 耗盡 # x';
    const column = line.indexOf('耗盡') + 1;
    const shown = text([diagnostic({ range: range(7, column, column + 2), note: 'write 耗尽' })], {
      sourceLine: () => line,
    });
    const [, excerpt, carets, note] = shown.split('\n');
    expect(excerpt).toBe('    7 |   - 子网： ⚠️␛ 耗盡 # x');
    expect(carets!.indexOf('^')).toBe(displayWidth(excerpt!.slice(0, excerpt!.indexOf('耗盡'))));
    expect(carets!.match(/\^/g)).toHaveLength(4);
    expect(note).toBe('    note: write 耗尽');
  });

  it('underline to the end of the line when the finding continues', () => {
    const place = { start: { line: 1, column: 3, offset: 2 }, end: { line: 4, column: 1, offset: 40 } };
    const shown = text([diagnostic({ range: place })], { sourceLine: () => 'a: bcd' });
    expect(shown.split('\n')[2]).toBe('      |   ^^^^');
  });

  it('have no excerpt when the line is unknown', () => {
    expect(text([diagnostic({ range: range(1) })], { sourceLine: () => null }).split('\n')).toHaveLength(4);
  });

  it('report that there are none', () => {
    expect(text([], { documents: 1 })).toBe('No problems in 1 document.\n');
  });

  it('show related positions and the fix', () => {
    const shown = text([
      diagnostic({
        related: [{ path: 'b.md', range: range(3, 4), message: 'the other one' }],
        fix: { title: 'Rename', edits: [] },
      }),
    ]);
    expect(shown).toContain('    b.md:3:4: the other one\n    fix: Rename\n');
  });
});

describe('findings as JSON', () => {
  it('are counted and sorted', () => {
    const shown = JSON.parse(json([diagnostic({ path: 'b.md' }), diagnostic({ severity: 'error' })], { documents: 2 }));
    expect(shown).toMatchObject({
      documents: 2,
      errors: 1,
      warnings: 1,
      infos: 0,
      diagnostics: [{ path: 'a.md' }, { path: 'b.md' }],
    });
  });
});
