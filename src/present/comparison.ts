import { groupBy, without } from '../collections.js';
import type {
  AnswerChange,
  ComparedAnswer,
  ComparedDocument,
  EvidenceChange,
  NearTrigger,
  Standing,
  VersionComparison,
} from '../model/index.js';
import { toJson } from './json.js';
import { checkPresentOptions, type Paint, type PresentOptions, painter, type Style, truncate } from './layout.js';
import { plural } from './lint/findings.js';
import { escapeLine, fence, inlineCode } from './markdown.js';
import { sanitizeLine } from './sanitize.js';

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

export interface CommandChanges {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The same commands in another order. */
  readonly reordered: boolean;
}

export function commandChanges(before: readonly string[], after: readonly string[]): CommandChanges {
  const removed = without(before, after, String);
  const added = without(after, before, String);
  const common = (list: readonly string[], gone: readonly string[]): string => without(list, gone, String).join('\0');
  return { removed, added, reordered: common(before, removed) !== common(after, added) };
}

const styles: Readonly<Record<Verdict, Style>> = { broken: 'red', fixed: 'green', changed: 'yellow' };
const shownCommands = 8;

/** Each changed answer: the symptom, before and after, and the evidence that changed; then the totals. */
export function comparisonText(comparison: VersionComparison, options: PresentOptions = {}): string {
  checkPresentOptions('presenters.comparison.text', options);
  const paint = painter(options.color === true);
  const { base, head, changes, near } = comparison;
  const versions = `${sanitizeLine(base.name)} (${base.documents} documents) → ${sanitizeLine(head.name)} (${head.documents})`;
  const blocks = groupChanges(changes).map((group) => groupLines(group, options, paint).join('\n'));
  const warnings = near.map((each) => `${paint('yellow', 'near')} ${sanitizeLine(nearWords(each))}`);
  if (warnings.length > 0) blocks.push(warnings.join('\n'));
  return `${[versions, ...blocks, `${comparisonSummary(comparison)}.`].join('\n\n')}\n`;
}

/** The first change of a group in full, and the other symptoms with the same change. */
function groupLines([first, ...others]: readonly AnswerChange[], options: PresentOptions, paint: Paint): string[] {
  const width = (options.width ?? 80) - 8;
  const more = others.map((each) => `  also ${truncate(sanitizeLine(each.symptom), width)}`);
  return [...changeLines(first!, options, paint), ...more];
}

function changeLines(change: AnswerChange, options: PresentOptions, paint: Paint): string[] {
  const verdict = verdictOf(change);
  const symptom = truncate(sanitizeLine(change.symptom), options.width ?? 80);
  return [
    `${paint(styles[verdict], verdict)} ${paint('bold', symptom)} ${paint('dim', sanitizeLine(change.id))}`,
    ...answerLines(change).map((line) => `  ${sanitizeLine(line)}`),
    ...change.evidence.map((each) => {
      const source = each.source === null ? '' : ` ${each.source.path}:${each.source.line}`;
      return `    ${sanitizeLine(`${each.document}: ${evidenceWords(each)}`)}${paint('dim', sanitizeLine(source) && ` ${sanitizeLine(source)}`)}`;
    }),
    ...commandLines(change, options),
  ];
}

function answerLines({ parts, before, after, documents }: AnswerChange): string[] {
  const lines: string[] = [];
  if (parts.includes('first') || parts.includes('status')) {
    lines.push(`${answerWords(before)} → ${answerWords(after)}`);
    for (const each of documents) lines.push(`  ${each.id}: ${documentWords(each)}`);
  }
  if (parts.includes('start')) lines.push(`starts at: ${before.start ?? 'no step'} → ${after.start ?? 'no step'}`);
  return lines;
}

function commandLines({ parts, before, after }: AnswerChange, options: PresentOptions): string[] {
  if (!parts.includes('commands')) return [];
  const { removed, added, reordered } = commandChanges(before.commands, after.commands);
  const lines = [...removed.map((each) => `- ${each}`), ...added.map((each) => `+ ${each}`)];
  const shown = options.all ? lines : lines.slice(0, shownCommands);
  return [
    `  commands of ${sanitizeLine(after.first?.id ?? 'the answer')} change${reordered ? ', and their order' : ''}`,
    ...shown.map((line) => `    ${sanitizeLine(line)}`),
    ...(lines.length > shown.length ? [`    … ${lines.length - shown.length} more: --all, or --json`] : []),
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
  const { before, after, parts, documents, evidence } = change;
  const more = group.length > 1 ? ` and ${group.length - 1} more` : '';
  const symptom = htmlCode(truncate(sanitizeLine(change.symptom), symptomColumns)) + more;
  const answers = parts.includes('first') || parts.includes('status');
  return [
    `<details><summary>${verdictSymbols[verdictOf(change)]} ${symptom}</summary>`,
    '',
    ...(answers ? [`- ${inlineCode(answerWords(before))} → ${inlineCode(answerWords(after))}`] : []),
    ...(answers ? documents.map((each) => `- ${inlineCode(each.id)}: ${documentWords(each)}`) : []),
    ...evidence.map((each) => {
      const source = each.source === null ? '' : ` at ${inlineCode(`${each.source.path}:${each.source.line}`)}`;
      return `  - ${inlineCode(each.document)} ${escapeLine(evidenceWords(each))}${source}`;
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
  const flat = (sign: string, text: string): string => `${sign} ${text.replace(/\n/g, '\n  ')}`;
  const lines = [...removed.map((each) => flat('-', each)), ...added.map((each) => flat('+', each))];
  const name = `- commands of ${code(after.first?.id ?? null)} change${reordered ? ', and their order' : ''}`;
  return lines.length === 0 ? [name] : [name, '', ...fence(lines.join('\n'), 'diff'), ''];
}

/** A line that begins with a tag is HTML to its end. Inside `<code>`, code hosts create no mentions or links. */
function htmlCode(text: string): string {
  const escaped = sanitizeLine(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<code>${escaped}</code>`;
}

export const comparisonJson = (comparison: VersionComparison): string => toJson(comparison);
