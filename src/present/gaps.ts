import type { GapCluster, GapProposal, GapReport } from '../model/index.js';
import { type Paint, type PresentOptions, reportLayout, truncate } from './layout.js';
import { sanitizeLine } from './sanitize.js';

const shownExamples = 2;
const shownWords = 6;

const reasons: Readonly<Record<GapProposal['reason'], string>> = {
  feedback: 'people said that it was right',
  'unsure-answers': 'it answers most of this already, and not surely',
  'one-message': 'one message that comes again and again',
  'many-words': 'said in many ways',
};

const checks: Readonly<Record<GapProposal['verified'], string>> = {
  applied: 'compiled with the knowledge base, goldens asked',
  supposed: 'asked as if it had them, goldens too',
  phrases: 'none stands in a golden; not compiled',
};

/** Each gap with what would close it, the most frequent first; then what was read. */
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
  return [
    `${paint('bold', `${number}. ${size} lines, ${distinct} distinct`)} (asked again ${answers.asked}: ${shares.join(', ')})`,
    ...first(examples, shownExamples).map((example) => line(`“${example}”`)),
    line(`words: ${first(words, shownWords).join(', ')}`),
    ...(reported.length > 0 ? [line(`feedback: ${reported.join('; ')}`)] : []),
    ...(nearest === null
      ? [line('nearest: none')]
      : [
          line(
            `nearest: ${nearest.id} (${nearest.score.toFixed(2)})${nearest.lacks.length > 0 ? `, does not say ${first(nearest.lacks, shownWords).join(', ')}` : ''}`,
          ),
        ]),
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
  return [
    `   ${paint('cyan', '→')} ${what} (${reasons[reason]})`,
    ...(held.length > 0 ? held : ['   no phrase tells enough and leaves the goldens alone: a person has to choose']),
    ...lost,
    ...(triggers.length > 0
      ? [
          `   ${effect === null ? '' : `answers ${effect.before} → ${effect.after} of ${effect.asked}; `}${checks[verified]}`,
        ]
      : []),
  ];
}

function summary({ read, clusters, further, goldens, kb }: GapReport, paint: Paint): string[] {
  const rest = [
    `${read.distinct} distinct symptoms`,
    `${read.answered} answered surely now`,
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
