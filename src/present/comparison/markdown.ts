import type { AnswerChange, VersionComparison } from '../../model/index.js';
import { escapeLine, fence, inlineCode } from '../markdown.js';
import { sanitizeLine } from '../sanitize.js';
import { truncate } from '../width.js';
import { commandChanges } from './command-changes.js';
import { answerWords, comparisonSummary, documentWords, evidenceWords, groupChanges, verdictOf } from './words.js';

/** Characters that GitHub takes for a comment are 65,536; the rest is left out, and that is said. */
const longest = 60_000;
const symptomColumns = 120;
const shownQuestions = 20;
const marks = { broken: '❌', mended: '✅', changed: '🔀' } as const;

/** A comment for a pull request: the sum, and each changed answer to unfold. */
export function comparisonMarkdown(comparison: VersionComparison): string {
  const { base, head, changes } = comparison;
  const lines = [
    `### ${comparisonSummary(comparison)}`,
    '',
    `${inlineCode(base.name)} (${base.documents} documents) → ${inlineCode(head.name)} (${head.documents} documents)`,
  ];
  let length = lines.join('\n').length;
  let told = 0;
  for (const group of groupChanges(changes)) {
    const block = ['', ...changeBlock(group)].join('\n');
    if (length + block.length > longest) {
      lines.push('', `… and ${changes.length - told} more; \`triagraph diff\` lists them all.`);
      break;
    }
    told += group.length;
    length += block.length + 1;
    lines.push(block);
  }
  return `${lines.join('\n')}\n`;
}

function changeBlock(group: readonly AnswerChange[]): string[] {
  const change = group[0]!;
  const { before, after, parts, documents, evidence } = change;
  const more = group.length > 1 ? ` and ${group.length - 1} more` : '';
  const symptom = htmlCode(truncate(sanitizeLine(change.symptom), symptomColumns)) + more;
  const answers = parts.includes('first') || parts.includes('status');
  return [
    `<details><summary>${marks[verdictOf(change)]} ${symptom}</summary>`,
    '',
    ...(answers ? [`- ${inlineCode(answerWords(before))} → ${inlineCode(answerWords(after))}`] : []),
    ...(answers ? documents.map((each) => `- ${inlineCode(each.id)}: ${documentWords(each)}`) : []),
    ...evidence.map((each) => {
      const place = each.source === null ? '' : ` at ${inlineCode(`${each.source.path}:${each.source.line}`)}`;
      return `  - ${inlineCode(each.document)} ${escapeLine(evidenceWords(each))}${place}`;
    }),
    ...(parts.includes('start') ? [`- starts at ${code(before.start)} → ${code(after.start)}`] : []),
    ...(parts.includes('commands') ? commandBlock(change) : []),
    `- asked by ${group
      .slice(0, shownQuestions)
      .map(({ id }) => inlineCode(id))
      .join(', ')}${group.length > shownQuestions ? ', …' : ''}`,
    '',
    '</details>',
  ];
}

const code = (text: string | null): string => (text === null ? 'no step' : inlineCode(text));

function commandBlock({ before, after }: AnswerChange): string[] {
  const { removed, added, reordered } = commandChanges(before.commands, after.commands);
  const flat = (mark: string, text: string): string => `${mark} ${text.replace(/\n/g, '\n  ')}`;
  const lines = [...removed.map((each) => flat('-', each)), ...added.map((each) => flat('+', each))];
  const name = `- commands of ${code(after.first?.id ?? null)} change${reordered ? ', and their order' : ''}`;
  return lines.length === 0 ? [name] : [name, '', ...fence(lines.join('\n'), 'diff'), ''];
}

/** A line that begins with a tag is HTML to its end. Inside `<code>`, no host turns words into mentions or links. */
function htmlCode(text: string): string {
  const escaped = sanitizeLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<code>${escaped}</code>`;
}
