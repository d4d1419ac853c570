import type { GapCluster, GapProposal, GapReport } from '../model/index.js';
import { type Paint, type PresentOptions, reportLayout, truncate } from './layout.js';
import { sanitizeLine } from './sanitize.js';

const shownExamples = 2;
const shownWords = 6;

const reasons: Readonly<Record<GapProposal['reason'], string>> = {
  feedback: 'users said that it was right',
  'unsure-answers': 'it already answers most of these, with low confidence',
  'one-message': 'the same message again and again',
  'many-words': 'worded in many ways',
};

const checks: Readonly<Record<GapProposal['verified'], string>> = {
  applied: 'compiled and checked against the goldens',
  supposed: 'tried without compiling, goldens included',
  phrases: 'in no golden; not tried',
};

/** Each gap with a proposal that would close it, the most frequent first; then totals. */
export function gapsText(report: GapReport, options: PresentOptions = {}): string {
  const layout = reportLayout('presenters.gaps.text', options);
  const blocks = report.clusters.map((cluster, index) => clusterLines(cluster, index + 1, layout).join('\n'));
  return `${[...blocks, summary(report, layout.paint).join('\n')].join('\n\n')}\n`;
}

function clusterLines(
  cluster: GapCluster,
  number: number,
  { paint, all, width }: ReturnType<typeof reportLayout>,
): string[] {
  const { size, distinct, answers, feedback, nearest, words, examples, proposal } = cluster;
  const first = <Item>(items: readonly Item[], most: number) => (all ? items : items.slice(0, most));
  const line = (text: string) => truncate(`   ${oneLine(text)}`, width);
  const state = [
    [answers.unanswered, 'unanswered'],
    [answers.unsure, 'unsure'],
    [answers.sure, 'sure'],
  ] as const;
  const shares = state.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  const reported = [
    ...(feedback.didNotHelp > 0 ? [`${feedback.didNotHelp} × did not help`] : []),
    ...feedback.instead.map(
      ({ document, times, known }) => `${times} × ${document} instead${known ? '' : ' (unknown)'}`,
    ),
  ];
  const missing = first(nearest?.lacks ?? [], shownWords).join(', ');
  const lacks = missing === '' ? '' : `, does not mention ${missing}`;
  return [
    `${paint('bold', `${number}. ${size} lines, ${distinct} distinct`)} (asked again ${answers.asked}: ${shares.join(', ')})`,
    ...first(examples, shownExamples).map((example) => line(`“${example}”`)),
    line(`words: ${first(words, shownWords).join(', ')}`),
    ...(reported.length > 0 ? [line(`feedback: ${reported.join('; ')}`)] : []),
    line(`nearest: ${nearest === null ? 'none' : `${nearest.id} (${nearest.score.toFixed(2)})${lacks}`}`),
    ...(proposal === null ? [] : proposalLines(proposal, paint)),
  ];
}

function proposalLines(proposal: GapProposal, paint: Paint): string[] {
  const { action, document, kind, reason, triggers, leftOut, effect, verified } = proposal;
  const what =
    action === 'extend'
      ? `add triggers to ${sanitizeLine(document.path)}`
      : `write a ${kind}: ${sanitizeLine(document.path)}`;
  const lost = leftOut.map(
    ({ phrase, golden }) => `   left out: ${oneLine(phrase)} (golden “${oneLine(golden)}” would lose its answer)`,
  );
  const held = triggers.map(({ phrase, lines }) => `   ${paint('green', '+')} ${oneLine(phrase)} (${lines} lines)`);
  const gain = effect === null ? '' : `answers ${effect.before} → ${effect.after} of ${effect.asked}; `;
  return [
    `   ${paint('cyan', '→')} ${what} (${reasons[reason]})`,
    ...(held.length > 0 ? held : ['   no phrase is specific enough and keeps all goldens: choose one yourself']),
    ...lost,
    ...(triggers.length > 0 ? [`   ${gain}${checks[verified]}`] : []),
  ];
}

function summary({ read, clusters, further, goldens, kb }: GapReport, paint: Paint): string[] {
  const rest = [
    `${read.distinct} distinct symptoms`,
    `${read.answered} answered with confidence now`,
    ...(read.smallTalk > 0 ? [`${read.smallTalk} small talk`] : []),
    ...(read.unreadable > 0
      ? [`${read.unreadable} not readable (${read.unreadableAt.map(sanitizeLine).join(', ')})`]
      : []),
  ];
  return [
    paint('bold', `${clusters.length} gaps${further > 0 ? `, ${further} further: --limit, --least` : ''}`),
    `${read.lines} lines: ${rest.join(', ')}`,
    `asked ${kb.documents} documents; ${goldens} goldens hold`,
  ];
}

const oneLine = (text: string): string => sanitizeLine(text.replace(/\s+/g, ' '));
