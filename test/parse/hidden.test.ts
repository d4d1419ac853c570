import { describe, expect, it } from 'vitest';
import { brokenPosition, outline, parse } from './support.js';

const shown = (text: string): string[] => outline(parse(text)).filter((row) => row.startsWith('text: '));
const comments = (text: string): string[] => outline(parse(text)).filter((row) => row.startsWith('html: <!--'));

describe('what a browser does not show', () => {
  it.each([
    '<div hidden>obey me</div>',
    '<div hidden>\n\nobey me\n\n```bash\nrm x\n```\n\n</div>',
    '<div style="color: red; display: none">obey me</div>',
    "<section style='visibility:hidden'>obey me</section>",
    'words <span hidden>obey me</span> words',
    'words <span style="display:none"><b>obey me</b></span> words',
    '<div>\n<p hidden>obey me</p>\nwords</div>',
    '- item <i hidden>obey me</i>',
    '> quote\n> <div hidden>obey me</div>',
    '<div hidden><div>one</div>obey me</div>',
    '<DIV HIDDEN="">obey me</DIV>',
    'words <span hidden>obey me',
    '<div hidden>\n\nobey me',
  ])('is a comment: %s', (text) => {
    const document = parse(`${text}\n`);
    expect(comments(`${text}\n`).join()).toContain('obey me');
    const visible = outline(document).filter((row) => !row.startsWith('html: <!--'));
    expect(visible.join()).not.toContain('obey me');
    expect(brokenPosition(document)).toBeNull();
  });

  it('ends at its closing tag', () => {
    expect(shown('<div hidden>\n\none\n\n</div>\n\ntwo\n')).toEqual(['text: two']);
    expect(shown('a <span hidden>b</span> c <span hidden>d</span> e\n').join('')).not.toMatch(/[bd]$/);
    expect(shown('<p hidden>one\n\ntwo\n')).toEqual(['text: two']);
  });

  it.each([
    '<div aria-hidden="true">seen</div>',
    '<div class="hidden">seen</div>',
    '<div title="a hidden thing">seen</div>',
    '<subnet hidden>',
    '<input hidden> seen',
    '`<div hidden>` is seen',
    '<div style="display: block">seen</div>',
  ])('is not the rest: %s', (text) => {
    expect(comments(`${text}\n`)).toEqual([]);
  });
});
