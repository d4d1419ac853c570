import type { AnswerChange, VersionComparison } from '../../model/index.js';
import { checkPresentOptions, type PresentOptions } from '../options.js';
import { sanitizeLine } from '../sanitize.js';
import { type Paint, painter, type Style } from '../style.js';
import { truncate } from '../width.js';
import { commandChanges } from './command-changes.js';
import {
  answerWords,
  comparisonSummary,
  documentWords,
  evidenceWords,
  groupChanges,
  type Verdict,
  verdictOf,
} from './words.js';

const styles: Readonly<Record<Verdict, Style>> = { broken: 'red', mended: 'green', changed: 'yellow' };
const shownCommands = 8;

/** Each changed answer: the symptom, before and after, and what moved it; how many there are, last. */
export function comparisonText(comparison: VersionComparison, options: PresentOptions = {}): string {
  checkPresentOptions('presenters.comparison.text', options);
  const paint = painter(options.color === true);
  const { base, head, changes } = comparison;
  const versions = `${sanitizeLine(base.name)} (${base.documents} documents) → ${sanitizeLine(head.name)} (${head.documents})`;
  const blocks = groupChanges(changes).map((group) => groupLines(group, options, paint).join('\n'));
  return `${[versions, ...blocks, `${comparisonSummary(comparison)}.`].join('\n\n')}\n`;
}

/** The first change of a group in full, and the symptoms that it holds for as well. */
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
      const place = each.source === null ? '' : ` ${each.source.path}:${each.source.line}`;
      return `    ${sanitizeLine(`${each.document}: ${evidenceWords(each)}`)}${paint('dim', sanitizeLine(place) && ` ${sanitizeLine(place)}`)}`;
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
