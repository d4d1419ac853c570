import type { ImportedFile, ImportReport, ImportStatus, TicketImport } from '../model/index.js';
import { type Paint, type PresentOptions, reportLayout, type Style } from './layout.js';
import { diagnosticLine } from './lint/text.js';
import { sanitizeLine, toJson } from './sanitize.js';

const styles: Readonly<Record<ImportStatus, Style>> = {
  recognised: 'green',
  repaired: 'cyan',
  'needs-a-person': 'yellow',
  refused: 'red',
};
const shownChanges = 6;
const shownFindings = 5;

/** Per file: its classification, its target, the changes, and what needs review. */
export function importText(report: ImportReport, options: PresentOptions = {}): string {
  const { paint, all } = reportLayout('presenters.import.text', options);
  const files = report.files.filter(({ status }) => all || status !== 'recognised');
  const lines = [
    ...report.unread.map((each) => diagnosticLine(each, paint)),
    ...files.flatMap((file) => fileLines(file, all, paint)),
  ];
  const { recognised, repaired, needsAPerson, refused } = report;
  const summary = `${report.files.length} files: ${recognised} recognised, ${repaired} repaired, ${needsAPerson} need a person, ${refused} refused`;
  return `${[...lines, ...(lines.length > 0 ? [''] : []), paint('bold', summary)].join('\n')}\n`;
}

function fileLines(file: ImportedFile, all: boolean, paint: Paint): string[] {
  const { path, status, target, kind, dialect, changes, triggers, diagnostics } = file;
  const limit = <Item>(items: readonly Item[], most: number) => (all ? items : items.slice(0, most));
  const rest = (count: number, shown: number, what: string) =>
    count > shown ? [`    … ${count - shown} more ${what}`] : [];
  const shown = limit(changes, shownChanges);
  const problems = diagnostics.filter(({ severity }) => severity !== 'info');
  const findings = limit(problems, shownFindings);
  return [
    `${paint(styles[status], status)} ${sanitizeLine(path)} → ${target === null ? '-' : sanitizeLine(target)} (${kind}, ${dialect})`,
    ...shown.map(
      ({ kind: what, from, to }) => `    ${what}: ${from === '' ? '' : `${oneLine(from)} → `}${oneLine(to)}`,
    ),
    ...rest(changes.length, shown.length, 'changes'),
    ...(triggers.leftOut.length > 0
      ? [`    triggers left out, a golden would lose its answer: ${triggers.leftOut.map(oneLine).join(', ')}`]
      : []),
    ...findings.map((each) => `    ${diagnosticLine(each, paint)}`),
    ...rest(problems.length, findings.length, 'findings'),
  ];
}

const oneLine = (text: string): string => sanitizeLine(text.replace(/\s+/g, ' ')).slice(0, 120);

export const importJson = (report: ImportReport): string => toJson({ schema: 'triagraph/import/1', ...report });

/** How many tickets became cases, out of which columns, and how many were left out and why. */
export function ticketsText({ path, to, tickets, written, left, columns, unused }: TicketImport): string {
  const named = Object.entries(columns).map(([key, column]) => `  ${key} = ${sanitizeLine(column)}`);
  const reasons = [
    [left.unsolved, 'with neither cause nor resolution'],
    [left.untitled, 'without a title'],
    [left.tooLong, 'too long for a line'],
  ] as const;
  const lines = [
    `${sanitizeLine(path)} → ${sanitizeLine(to)}: ${written} of ${tickets} tickets are cases`,
    ...named,
    ...(unused.length > 0 ? [`not used: ${sanitizeLine(unused.join(', '))}`] : []),
    ...reasons.flatMap(([count, why]) => (count > 0 ? [`left out: ${count} ${why}`] : [])),
  ];
  return `${lines.join('\n')}\n`;
}
