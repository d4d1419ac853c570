import type { Block, Document, Section } from '../../model/index.js';
import type { DocumentRule, Finding, RuleName, Suppression } from '../rule.js';
import { didYouMean } from '../wording.js';

const comment = /^<!--\s*triagraph-disable(-file)?(?=[\s,]|--)([\s\S]*?)-->$/;

/** Comments that turn rules off: for the file (at its top, or with `-file`), else for the next block or section. */
export function readSuppressions(document: Pick<Document, 'sections'>): Suppression[] {
  const { sections } = document;
  return sections.flatMap((section, index) =>
    section.blocks.flatMap((block, place): Suppression[] => {
      const match = block.kind === 'html' ? comment.exec(block.text.trim()) : null;
      if (!match) return [];
      const [names = '', ...reason] = match[2]!.split(/\s--\s?/);
      return [
        {
          rules: names.split(/[\s,]+/).filter(Boolean),
          reason: reason.join(' -- ').trim(),
          covers: match[1] !== undefined || isFirst(section, place) ? null : covered(sections, index, place),
          range: block.range,
        },
      ];
    }),
  );
}

/** True at the top of the file, after other comments at most. */
function isFirst({ level, blocks }: Section, place: number): boolean {
  return level === 0 && blocks.slice(0, place).every(isComment);
}

const isComment = ({ kind, text }: Block): boolean => kind === 'html' && text.trimStart().startsWith('<!--');

function covered(sections: readonly Section[], index: number, place: number): Suppression['covers'] {
  const next = sections[index]!.blocks.slice(place + 1).find((block) => !isComment(block));
  if (next) return { start: next.range.start.offset, end: next.range.end.offset };
  const section = sections[index + 1];
  if (!section) return { start: 0, end: 0 };
  const after = sections.slice(index + 2).find(({ level }) => level <= section.level);
  return { start: section.range.start.offset, end: after?.range.start.offset ?? Number.MAX_SAFE_INTEGER };
}

export const suppressionNoReason: DocumentRule = {
  id: 'suppression/no-reason',
  description: 'A comment that turns a rule off names the rule and gives a reason; otherwise it has no effect.',
  severity: 'warning',
  *check({ document }) {
    for (const { reason, rules, range } of readSuppressions(document)) {
      if (reason !== '' && rules.length > 0) continue;
      const missing = rules.length === 0 ? 'without a rule' : 'without a reason';
      yield {
        message: `Unexpected triagraph-disable ${missing}, expected <!-- triagraph-disable ${rules[0] ?? 'area/name'} -- why -->`,
        range,
      };
    }
  },
};

export const suppressionUnknownRule: RuleName & {
  finding(comment: Suppression, rule: string, known: ReadonlySet<string>): Finding;
} = {
  id: 'suppression/unknown-rule',
  description: 'A comment that turns a rule off names an existing rule.',
  severity: 'warning',
  finding: ({ range }, rule, known) => ({
    message: `Unexpected rule '${rule}' in a triagraph-disable comment, expected an existing rule${didYouMean(rule, [...known])}`,
    range,
  }),
};

export const suppressionUnused: RuleName & { finding(comment: Suppression): Finding } = {
  id: 'suppression/unused',
  description: 'A comment that turns a rule off is where the rule finds something.',
  severity: 'warning',
  finding: ({ range, rules }) => ({
    message: `Unexpected triagraph-disable of ${rules.join(', ')}, expected a comment with an effect`,
    range,
    note: 'The rule finds nothing there any more: delete the comment.',
  }),
};
