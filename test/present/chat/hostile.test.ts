import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../src/model/index.js';
import { sanitize } from '../../../src/present/index.js';
import { soak } from '../../support/soak.js';
import { matched } from '../diagnoses.js';
import { command, step } from '../planned.js';
import { allMessages, faults, objectsIn, platforms, shownIn } from './platforms.js';

const fragments = fc.constantFrom(
  ...['<!channel>', '<!here|x>', '<@U0123>', '<http://evil.example|click>', '@everyone', '@here', '@channel', '@all'],
  ...['<at id=all></at>', '<at user_id="x">y</at>', '<font color=red>', '[x](http://evil.example)', '![x](y)'],
  ...[
    '`',
    '```',
    '~~~',
    '**',
    '__',
    '~',
    '> ',
    '# ',
    '- ',
    '1. ',
    '| a | b |',
    '|-|-|',
    '{{DATE(2020-01-01T00:00:00Z)}}',
  ],
  ...[
    '&amp;',
    '&lt;',
    '&',
    '<',
    '>',
    '\\',
    '\n',
    '\n\n',
    '  ',
    '\t',
    ':fire:',
    '$x$',
    '子网',
    '👩‍🔧',
    '\u202e',
    '\u0000',
    '\ud800',
  ],
  ...['x'.repeat(700), '子'.repeat(700), 'kubectl get pod ', '"', "'", '<!-- ', '-->', '<subnet-name>'],
);
const hostileText = fc.array(fragments, { maxLength: 12 }).map((parts) => parts.join(''));

const hostileDiagnosis = fc
  .array(
    fc.record({
      title: hostileText,
      text: hostileText,
      commands: fc.array(hostileText, { maxLength: 3 }),
      ends: hostileText,
    }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .chain((steps) => fc.record({ title: hostileText, steps: fc.constant(steps), language: fc.constantFrom('zh', 'en') }))
  .map(({ title, steps, language }): Diagnosis => {
    const base = matched(language as 'zh' | 'en');
    return {
      ...base,
      query: { ...base.query, text: title },
      cases: base.cases.map((each) => ({ ...each, title, cause: title })),
      workflow: {
        ...base.workflow!,
        title,
        start: 'step-1',
        steps: steps.map(({ commands, ends, ...each }, index) =>
          step(index + 1, each.title, {
            text: each.text,
            commands: commands.map((text) => command(text, { description: ends })),
            expectations: [{ verdict: 'abnormal', text: ends, condition: null }],
            branches: [{ when: ends, to: 'step-1' }],
          }),
        ),
      },
    };
  });

/** Commands of steps that every platform has room for in one message. */
const roomyCommands = ({ workflow }: Diagnosis): string[] =>
  workflow!.steps
    .filter(
      ({ commands, expectations, branches, title }) =>
        JSON.stringify([commands, expectations, branches, title]).length < 2_400,
    )
    .flatMap(({ commands }) => commands.map(({ rendered }) => sanitize(rendered).replace(/\n+$/, '')));

describe.each(platforms)('hostile documents as %s', (platform) => {
  it('stay within every limit, message by message, to the last step', () => {
    fc.assert(
      fc.property(
        hostileDiagnosis,
        fc.constantFrom('t1.short', 't1.'.padEnd(1_500, 'x'), 't1.'.padEnd(9_000, 'x')),
        (diagnosis, session) => {
          const messages = allMessages(platform, diagnosis, session);
          expect(messages.flatMap(faults[platform])).toEqual([]);
        },
      ),
      { numRuns: soak(60, 15) },
    );
  });

  it('show every command unchanged and complete', () => {
    fc.assert(
      fc.property(hostileDiagnosis, (diagnosis) => {
        const shown = allMessages(platform, diagnosis).map(shownIn).join('\n');
        for (const text of roomyCommands(diagnosis)) expect(shown).toContain(text);
      }),
      { numRuns: soak(60, 15) },
    );
  });
});

/** Code blocks of Markdown, and anything interpreted as markup. */
interface ParsedBack {
  readonly code: string[];
  readonly kinds: Set<string>;
  /** The text and target of each link. */
  readonly links: [text: string, url: string][];
  prose: string;
}

function parsedBack(markdown: string): ParsedBack {
  const found: ParsedBack = { code: [], kinds: new Set(), links: [], prose: '' };
  const visit = (node: { type: string; value?: string; url?: string; children?: { value?: string }[] }): void => {
    found.kinds.add(node.type);
    if (node.type === 'code') found.code.push(node.value ?? '');
    if (node.type === 'link') found.links.push([node.children?.[0]?.value ?? '', node.url ?? '']);
    if (node.type === 'text') found.prose += `${node.value}\n`;
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown) as Parameters<typeof visit>[0]);
  return found;
}

describe('hostile documents as Markdown', () => {
  it('create no markup, mentions or links other than literal URLs', () => {
    fc.assert(
      fc.property(hostileDiagnosis, (diagnosis) => {
        for (const message of allMessages('markdown', diagnosis) as string[]) {
          const { kinds, prose, links } = parsedBack(message);
          for (const kind of [
            'html',
            'image',
            'heading',
            'blockquote',
            'table',
            'delete',
            'thematicBreak',
            'linkReference',
          ])
            expect(kinds).not.toContain(kind);
          for (const [text, url] of links)
            expect(`http://${text}`.endsWith(url.replace(/^(?:https?:\/\/|mailto:)/, ''))).toBe(true);
          expect(prose).not.toMatch(/@[\p{L}\p{N}]/u);
        }
      }),
      { numRuns: soak(50, 15) },
    );
  });

  it('preserve their commands in fences', () => {
    fc.assert(
      fc.property(hostileDiagnosis, (diagnosis) => {
        const code = (allMessages('markdown', diagnosis) as string[]).flatMap((message) => parsedBack(message).code);
        const whole = roomyCommands(diagnosis).filter((text) => text.trim() !== '');
        expect(code.filter((text) => text.trim() !== '')).toEqual(expect.arrayContaining(whole));
      }),
      { numRuns: soak(50, 15) },
    );
  });
});

describe('hostile documents as Slack blocks', () => {
  it('are literal: text only in rich text, code in preformatted text', () => {
    fc.assert(
      fc.property(hostileDiagnosis, (diagnosis) => {
        for (const message of allMessages('slack', diagnosis)) {
          const types = objectsIn((message as { blocks: unknown }).blocks).map(({ type }) => type);
          const known = [
            'header',
            'plain_text',
            'rich_text',
            'rich_text_section',
            'rich_text_preformatted',
            'text',
            'actions',
            'button',
            undefined,
          ];
          expect(types.filter((type) => !known.includes(type as string))).toEqual([]);
        }
      }),
      { numRuns: soak(30, 10) },
    );
  });
});
