import { groupBy, plural, without } from '../collections.js';
import type {
  AnswerChange,
  ComparedAnswer,
  ComparedDocument,
  EvidenceChange,
  NearTrigger,
  Standing,
  VersionComparison,
} from '../model/index.js';
import { type PresentOptions, reportLayout, type Style, truncate } from './layout.js';
import { escapeLine, fence, inlineCode } from './markdown.js';
import { sanitizeLine } from './sanitize.js';
import { xmlLine } from './xml.js';

/** `ip-management (matched, high)`, or the status alone. */
function answerWords({ status, confidence, first }: ComparedAnswer): string {
  return first === null ? status : `${first.id} (${status}, ${confidence})`;
}

/** `number 2, score 1.38 → number 1, score 1.84` */
function documentWords({ before, after, exists }: ComparedDocument): string {
  return `${standingWords(before, exists.before)} → ${standingWords(after, exists.after)}`;
}

function standingWords(standing: Standing, exists: boolean): string {
  if (!exists) return 'not there';
  return standing === null ? 'not among the first 10' : `number ${standing.rank}, score ${standing.score.toFixed(2)}`;
}

/** Groups equal changes: a document that stays first but changes its start or commands does so for many symptoms. */
function groupChanges(changes: readonly AnswerChange[]): AnswerChange[][] {
  const groups = groupBy(changes, (change, index) => {
    const { parts, before, after } = change;
    const isOfDocument = !parts.includes('first') && !parts.includes('status');
    return isOfDocument ? JSON.stringify([verdictOf(change), before, after]) : String(index);
  });
  return [...groups.values()];
}

/** `+0.52 trigger "no ip"`: the change of a document's score, and its evidence. */
export function evidenceWords({ before, after, kind, value }: EvidenceChange): string {
  const difference = (after ?? 0) - (before ?? 0);
  const what = before === null ? 'new' : after === null ? 'gone' : `${before.toFixed(2)} → ${after.toFixed(2)}`;
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(2)} ${kind} "${value}" (${what})`;
}

type Verdict = 'broken' | 'fixed' | 'changed';

/** What a change means for the golden with this symptom. */
function verdictOf({ golden }: AnswerChange): Verdict {
  if (golden === null || golden.before === golden.after) return 'changed';
  return golden.after ? 'fixed' : 'broken';
}

/** `3 of 109 answers change, 1 golden breaks, 2 are fixed` */
function comparisonSummary({ changes, asked, near }: VersionComparison): string {
  const all = asked.goldens + asked.queries + asked.own;
  const count = (verdict: Verdict): number => changes.filter((each) => verdictOf(each) === verdict).length;
  const parts = [
    changes.length === 0
      ? `None of ${plural(all, 'answer')} changes`
      : `${changes.length} of ${plural(all, 'answer')} change`,
  ];
  if (count('broken') > 0) parts.push(`goldens broken: ${count('broken')}`);
  if (count('fixed') > 0) parts.push(`goldens fixed: ${count('fixed')}`);
  if (near.length > 0) parts.push(`triggers near another answer: ${near.length}`);
  return parts.join(', ');
}

/** `"no ip" of a.md:4 was answered by b, and is now by a` */
function nearWords({ trigger, document, line, answer, after }: NearTrigger): string {
  const now = after === null ? 'by none' : after.id === answer.id ? 'still is' : `now by ${after.id}`;
  return `trigger "${trigger}" of ${document.path}:${line}: a symptom like it was answered by ${answer.id}, ${now}`;
}

/** `reordered`: the same commands in another order. */
export function commandChanges(before: readonly string[], after: readonly string[]) {
  const removed = without(before, after, String);
  const added = without(after, before, String);
  const common = (list: readonly string[], gone: readonly string[]): string => without(list, gone, String).join('\0');
  return { removed, added, reordered: common(before, removed) !== common(after, added) };
}

const styles: Readonly<Record<Verdict, Style>> = { broken: 'red', fixed: 'green', changed: 'yellow' };
const shownCommands = 8;

/** How names and texts are formatted: plain or as Markdown. */
interface Form {
  readonly code: (text: string) => string;
  readonly text: (text: string) => string;
}

const plain: Form = { code: sanitizeLine, text: sanitizeLine };
const markup: Form = { code: inlineCode, text: escapeLine };

/** What changes, a line each with its depth. The commands themselves follow the last one. */
function changeLines(change: AnswerChange, { code, text }: Form): (readonly [depth: number, line: string])[] {
  const { parts, before, after, documents, evidence } = change;
  const lines: [number, string][] = [];
  if (parts.includes('first') || parts.includes('status')) {
    lines.push([0, `${code(answerWords(before))} → ${code(answerWords(after))}`]);
    for (const each of documents) lines.push([1, `${code(each.id)}: ${documentWords(each)}`]);
  }
  for (const each of evidence) {
    const source = each.source === null ? '' : ` at ${code(`${each.source.path}:${each.source.line}`)}`;
    lines.push([1, `${code(each.document)}: ${text(evidenceWords(each))}${source}`]);
  }
  if (parts.includes('start'))
    lines.push([0, `starts at ${code(before.start ?? 'no step')} → ${code(after.start ?? 'no step')}`]);
  if (parts.includes('commands')) {
    const { reordered } = commandChanges(before.commands, after.commands);
    const name = code(after.first?.id ?? 'the answer');
    lines.push([0, `commands of ${name} change${reordered ? ', and their order' : ''}`]);
  }
  return lines;
}

/** `- old command`, `+ new command`; none where no command changes. */
function commandLines({ parts, before, after }: AnswerChange): string[] {
  if (!parts.includes('commands')) return [];
  const { removed, added } = commandChanges(before.commands, after.commands);
  return [...removed.map((each) => `- ${each}`), ...added.map((each) => `+ ${each}`)];
}

/** Each changed answer: the symptom, before and after, and the evidence that changed; then the totals. */
export function comparisonText(comparison: VersionComparison, options: PresentOptions = {}): string {
  const layout = reportLayout('presenters.comparison.text', options);
  const { base, head, changes, near } = comparison;
  const versions = `${sanitizeLine(base.name)} (${base.documents} documents) → ${sanitizeLine(head.name)} (${head.documents})`;
  const blocks = groupChanges(changes).map((group) => groupLines(group, layout).join('\n'));
  const warnings = near.map((each) => `${layout.paint('yellow', 'near')} ${sanitizeLine(nearWords(each))}`);
  if (warnings.length > 0) blocks.push(warnings.join('\n'));
  return `${[versions, ...blocks, `${comparisonSummary(comparison)}.`].join('\n\n')}\n`;
}

/** The first change of a group in full, and the other symptoms with the same change. */
function groupLines(group: readonly AnswerChange[], { paint, width, all }: ReturnType<typeof reportLayout>): string[] {
  const [first, ...others] = group;
  const verdict = verdictOf(first!);
  const symptom = (each: AnswerChange, columns: number): string => truncate(sanitizeLine(each.symptom), columns);
  const commands = commandLines(first!);
  const shown = all ? commands : commands.slice(0, shownCommands);
  const more = commands.length - shown.length;
  return [
    `${paint(styles[verdict], verdict)} ${paint('bold', symptom(first!, width))} ${paint('dim', sanitizeLine(first!.id))}`,
    ...changeLines(first!, plain).map(([depth, line]) => '  '.repeat(depth + 1) + line),
    ...shown.map((line) => `    ${sanitizeLine(line)}`),
    ...(more > 0 ? [`    … ${more} more: --all, or --json`] : []),
    ...others.map((each) => `  also ${symptom(each, width - 8)}`),
  ];
}

/** GitHub limits a comment to 65,536 characters; the rest is left out, with a note. */
const longest = 60_000;
const symptomColumns = 120;
const shownQuestions = 20;
const verdictSymbols = { broken: '❌', fixed: '✅', changed: '🔀' } as const;

/** A pull request comment: totals, and each changed answer in a collapsible section. */
export function comparisonMarkdown(comparison: VersionComparison): string {
  const { base, head, changes, near } = comparison;
  const warnings = near.slice(0, shownQuestions).map((each) => `- ⚠️ ${escapeLine(nearWords(each))}`);
  const lines = [
    `### ${comparisonSummary(comparison)}`,
    '',
    `${inlineCode(base.name)} (${base.documents} documents) → ${inlineCode(head.name)} (${head.documents} documents)`,
    ...(warnings.length > 0 ? ['', ...warnings] : []),
  ];
  let length = lines.join('\n').length;
  let shownCount = 0;
  for (const group of groupChanges(changes)) {
    const block = ['', ...changeBlock(group)].join('\n');
    if (length + block.length > longest) {
      lines.push('', `… and ${changes.length - shownCount} more; \`triagraph diff\` lists them all.`);
      break;
    }
    shownCount += group.length;
    length += block.length + 1;
    lines.push(block);
  }
  return `${lines.join('\n')}\n`;
}

function changeBlock(group: readonly AnswerChange[]): string[] {
  const change = group[0]!;
  const more = group.length > 1 ? ` and ${group.length - 1} more` : '';
  const symptom = htmlCode(truncate(sanitizeLine(change.symptom), symptomColumns)) + more;
  const commands = commandLines(change).map((line) => line.replace(/\n/g, '\n  '));
  const asked = group.slice(0, shownQuestions).map(({ id }) => inlineCode(id));
  return [
    `<details><summary>${verdictSymbols[verdictOf(change)]} ${symptom}</summary>`,
    '',
    ...changeLines(change, markup).map(([depth, line]) => `${'  '.repeat(depth)}- ${line}`),
    ...(commands.length > 0 ? ['', ...fence(commands.join('\n'), 'diff'), ''] : []),
    `- asked by ${asked.join(', ')}${group.length > shownQuestions ? ', …' : ''}`,
    '',
    '</details>',
  ];
}

/** A line that begins with a tag is HTML to its end. Inside `<code>`, code hosts create no mentions or links. */
const htmlCode = (text: string): string => `<code>${xmlLine(text)}</code>`;
