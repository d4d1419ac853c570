import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presenters } from '../../src/present/index.js';
import { folderOf } from '../support/folder.js';

const { patch } = presenters.fixes;

describe('changes as a patch', () => {
  it('show each change with three lines of context', () => {
    const before = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`).join('');
    expect(patch([{ path: 'a.md', before, after: before.replace('line 10\n', 'ten\n') }])).toBe(
      [
        '--- a/a.md',
        '+++ b/a.md',
        '@@ -7,7 +7,7 @@',
        ' line 7',
        ' line 8',
        ' line 9',
        '-line 10',
        '+ten',
        ' line 11',
        ' line 12',
        ' line 13',
        '',
      ].join('\n'),
    );
  });

  it('are empty when nothing changes', () => {
    expect(patch([{ path: 'a.md', before: 'a', after: 'a' }])).toBe('');
  });

  it('are safe to display', () => {
    const file = { path: 'a.md', before: 'a\u001b]0;x\u0007\n', after: 'b\u202e\n' };
    expect(patch([file], { terminal: true })).not.toMatch(/[\u001b\u0007\u202e]/);
    expect(patch([file])).toContain('-a\u001b]0;x\u0007');
  });

  it('replace the whole text when nearly all lines differ, which git accepts too', () => {
    const text = (word: string, last: string) =>
      Array.from({ length: 600 }, (_, at) => `${word} ${at}\n`).join('') + last;
    const [before, after] = [text('old', ''), text('new', 'end')];
    const folder = folderOf({ 'a.md': before });
    const input = patch([{ path: 'a.md', before, after }]);
    expect(input).toContain('@@ -1,600 +1,601 @@');
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input });
    expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe(after);
  });

  it('are accepted by git apply', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', 'c\r\n', '\n', '子网\n', '- x\n', '--- y\n', '@@ z\n', 'end'), {
        maxLength: 30,
      })
      .map((lines) => lines.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== after && before !== '' && after !== '');
        const folder = folderOf({ '子 网.md': before });
        const input = patch([{ path: '子 网.md', before, after }]);
        execFileSync('git', ['-c', 'core.autocrlf=false', 'apply', '--whitespace=nowarn', '-'], { cwd: folder, input });
        expect(readFileSync(join(folder, '子 网.md'), 'utf8')).toBe(after);
      }),
      { numRuns: 25 },
    );
  });
});
