import type { Code, Heading, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { presenters } from '../../src/present/index.js';
import { ambiguous, matched, unmatched } from './diagnoses.js';
import { expectGolden } from './golden.js';
import { command, step } from './planned.js';

const markdown = presenters.diagnosis.markdown;
const parse = (text: string): Root => unified().use(remarkParse).use(remarkGfm).parse(text);
const textOf = (node: RootContent | Root): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
const kinds = (node: RootContent | Root): string[] => [
  node.type,
  ...('children' in node ? node.children.flatMap(kinds) : []),
];

describe('the answer as Markdown', () => {
  it('reads well', () => {
    expectGolden('matched.zh.md', markdown(matched('zh')));
    expectGolden('ambiguous.en.md', markdown(ambiguous('en')));
    expectGolden('no-match.zh.md', markdown(unmatched('zh')));
  });

  it('renders every title literally', () => {
    const title = '# a *b* _c_ `d` [e](f) <img src=x> ![g](h) ~~i~~ &amp; 1. - > $x$ \\ __proto__ a_b_c';
    const base = matched('en');
    const tree = parse(markdown({ ...base, workflow: { ...base.workflow!, title, steps: [step(1, title)] } }));
    const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
    expect(textOf(headings[0]!)).toBe(title);
    expect(textOf(headings[1]!)).toBe(`1 ${title}`);
    expect(new Set(headings.slice(0, 2).flatMap(kinds))).toEqual(new Set(['heading', 'text']));
  });

  it('notifies nobody: names after an @ are code, addresses are not', () => {
    const base = matched('en');
    const title = '@everyone and <@U123> ask ops@example.org about a@b';
    const text = markdown({ ...base, workflow: { ...base.workflow!, steps: [step(1, title)] } });
    expect(text).toContain('`@everyone` and <`@U123`> ask ops@example.org about a@b');
  });

  it('lets no text become a heading, quote, rule or markup', () => {
    const text = '# heading\n> quote\n---\n===\n```\ncode\n\t<script>alert(1)</script>\n1) one';
    const base = matched('en');
    const tree = parse(
      markdown({
        ...base,
        cases: [],
        matches: [],
        query: { ...base.query, corrections: [] },
        workflow: { ...base.workflow!, steps: [step(1, 'Look', { text })] },
      }),
    );
    const after = tree.children.slice(
      tree.children.findIndex((node) => node.type === 'heading' && textOf(node) === '1 Look') + 1,
    );
    const allowed = ['paragraph', 'text', 'break', 'list', 'listItem'];
    expect(after.flatMap(kinds).filter((kind) => !allowed.includes(kind))).toEqual([]);
  });

  it('fences a command that contains fences', () => {
    const text = 'cat <<EOF\n````yaml\na: 1\n````\nEOF';
    const base = matched('en');
    const tree = parse(
      markdown({ ...base, workflow: { ...base.workflow!, steps: [step(1, 'x', { commands: [command(text)] })] } }),
    );
    expect(tree.children.find((node): node is Code => node.type === 'code')?.value).toBe(text);
  });
});
