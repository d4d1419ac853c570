import type { ImportedFile, ImportReport, ImportStatus } from '../model/index.js';
import { toJson } from './json.js';
import { checkPresentOptions, type Paint, type PresentOptions, painter, type Style } from './layout.js';
import { diagnosticLine } from './lint/text.js';
import { sanitizeLine } from './sanitize.js';

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
  checkPresentOptions('presenters.import.text', options);
  const paint = painter(options.color === true);
  const all = options.all === true;
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

export function importJson(report: ImportReport): string {
  const { recognised, repaired, needsAPerson, refused, unread, files } = report;
  return toJson({ schema: 'triagraph/import/1', recognised, repaired, needsAPerson, refused, unread, files });
}
