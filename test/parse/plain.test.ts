import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { brokenPosition, findings, outline, parse } from './support.js';

/** A quote that is deeper than Markdown is read. */
const tooDeep = `${'> '.repeat(limits.markdownDepth + 1)}deep\n`;

describe('a document that is read line by line', () => {
  const text = `# Title\n\n1. first\n2. second\n\n- one\n- two\n\n\`\`\`bash\nls\n\`\`\`\n\nplain **text**\n\n${tooDeep}`;
  const document = parse(text);

  it('has headings, items, fences, paragraphs and quotes with their positions', () => {
    expect(findings(document)).toEqual(['markdown/too-complex']);
    expect(outline(document).filter((row) => row.includes(':'))).toEqual([
      'text: Title',
      'text: first',
      'text: second',
      'text: one',
      'text: two',
      'code: ls',
      'text: plain **text**',
      'text: deep',
    ]);
    expect(brokenPosition(document)).toBeNull();
  });

  it('has separate lists for numbered items and the bullets below them', () => {
    const lists = document.tree.children.flatMap((node) =>
      node.type === 'list' ? [{ ordered: node.ordered, items: node.children.length }] : [],
    );
    expect(lists).toEqual([
      { ordered: true, items: 2 },
      { ordered: false, items: 2 },
    ]);
  });
});
