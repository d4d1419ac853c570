import { describe, expect, it } from 'vitest';
import type { EditorHover, NamedDocument } from '../../src/model/index.js';
import { presenters } from '../../src/present/index.js';

const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
const document: NamedDocument = { id: 'a`b', path: 'x.md', title: '<img src=x> **bold**', kind: 'workflow' };

describe('a hover', () => {
  it('is Markdown without markup or control characters from documents', () => {
    const hover: EditorHover = {
      kind: 'trigger',
      source: '`code` \u202e\u001b[2J',
      hits: [{ document, text: '[x](javascript:y)\n# heading', count: 2 }],
      goldens: [{ symptom: '![i](http://x)', expect: 'a', path: 'g.yaml' }],
      shared: [],
      range,
    };
    const shown = presenters.editor.hover(hover, 'en');
    expect(shown).toContain('`` `code`');
    expect(shown).not.toMatch(/<img|(?<!\\)\*\*bold/);
    expect(shown).toContain('\\*\\*bold\\*\\*');
    expect(shown).toContain('\\[x](javascript:y)');
    expect(shown).toContain('!\\[i](http://x)');
    expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(shown).toContain('No other document has it.');
  });

  it('shortens long lists and counts the rest', () => {
    const hits = Array.from({ length: 9 }, () => ({ document, text: 'x', count: 1 }));
    const hover: EditorHover = { kind: 'trigger', source: 'x', hits, goldens: [], shared: [], range };
    expect(presenters.editor.hover(hover, 'zh')).toContain('另有 3 项');
    expect(presenters.editor.hover(hover, 'zh').match(/^- ``/gm)).toHaveLength(6);
  });

  it('reports a name without a target', () => {
    expect(presenters.editor.hover({ kind: 'missing', name: 'nowhere', range }, 'en')).toContain('`nowhere`');
  });
});
