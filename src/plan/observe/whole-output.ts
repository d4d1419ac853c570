import type { Comparison, Reading } from '../../model/index.js';
import { derived, shipped, type Vocabulary } from '../../vocabulary/index.js';
import { compareValue, containsPhrase, type Evaluation, isStatus, notFound } from './compare.js';
import type { Field, OutputLine, OutputRecord } from './output-record.js';
import { isMessage } from './printed-texts.js';
import type { ReadOutput } from './read-output.js';

/** Maximum number of characters of a line in a reading. */
export const maxShown = 400;

const aboutOutput: ReadonlySet<string> = new Set(['output', 'records', 'attempts', 'errors', 'versions', 'missing']);
/** The output of one command, or its number of lines. */
const ofCommand = /^(output|lines) of (.+)$/;

/** The number of objects in a state. */
const ofRows = /^rows with (.+)$/;

/** Whether a comparison is about the whole output, not about a value in it. */
export const asksOutput = ({ subject }: Comparison): boolean =>
  aboutOutput.has(subject) || ofCommand.test(subject) || ofRows.test(subject);

interface OutputContext {
  /** Commands of the step, any of which may have printed the output. */
  readonly commands?: readonly string[] | undefined;
  readonly vocabulary?: Vocabulary | undefined;
}

/** Evaluates a comparison on the whole output: a text in it, its emptiness, the number of successful attempts, … */
export function compareOutput(comparison: Comparison, output: ReadOutput, context: OutputContext): Evaluation {
  const { commands = [], vocabulary } = context;
  if (comparison.subject === 'attempts') return compareAttempts(comparison, output, vocabulary);
  if (comparison.subject === 'errors') return compareErrors(output, vocabulary);
  if (comparison.subject === 'records') return compareEach(comparison, output, context);
  if (comparison.subject === 'versions' || comparison.subject === 'missing')
    return compareLines(comparison, output, vocabulary);
  if (ofRows.test(comparison.subject)) return compareRows(comparison, output, vocabulary);
  const [, what, command] = ofCommand.exec(comparison.subject) ?? [];
  if (command !== undefined)
    return compareCommand(comparison, output, { command, isCount: what === 'lines', vocabulary });
  // It is not known which of several commands printed nothing.
  if (comparison.value === '' && (output.prompts.length > 1 || commands.length > 1) && !output.isEmpty) return notFound;
  // The message of a fault proves it, whichever command printed it; the status of an object does not.
  const { lines, allLines } = output;
  const text = String(comparison.value);
  const isProof = comparison.operator === 'contains' && isMessage(text, vocabulary) && !isStatus(text, vocabulary);
  const line = decidingLine(comparison, isProof ? allLines : lines, vocabulary);
  const shownSo = line === null && comparison.operator === 'contains' ? valueShown(comparison, output) : null;
  if (shownSo) return shownSo;
  if (line === null && output.truncated) return notFound;
  const { operator, value } = comparison;
  // For emptiness, any line with content decides.
  const isWanted = operator === 'contains' || (operator !== 'lacks' && (operator === '!=') === (value === ''));
  const readings = line ? [readingOf(line)] : [];
  return { outcome: isWanted === (line !== null) ? 'holds' : 'fails', readings };
}

/** The number of objects in a state. If it differs, a person must decide, because the output may show more or fewer objects. */
function compareRows({ subject, value }: Comparison, output: ReadOutput, vocabulary?: Vocabulary): Evaluation {
  const state = ofRows.exec(subject)![1]!;
  const isInState = (field: Field): boolean =>
    compareValue({ subject: '', operator: '==', value: state }, field, false, vocabulary) === true;
  const found = output.records.filter(({ fields }) => fields.some(isInState));
  return found.length === value && !output.truncated ? { outcome: 'holds', readings: [] } : notFound;
}

/**
 * Evaluates a text such as `Ready=True` or `Role: leader` on the value with that name, because `describe` prints conditions as
 * a table, and `Role: follower` refutes the text. Null if there is no such value.
 */
function valueShown({ value }: Comparison, { lines, records }: ReadOutput): Evaluation | null {
  const [, name, status] = /^([A-Z]\w+)(?:=|: )(\S.*)$/.exec(String(value)) ?? [];
  const shown = records.flatMap(({ fields }) => fields.filter((field) => field.name === name));
  if (shown.length === 0) return null;
  const deciding = shown.find((field) => field.value !== status) ?? shown[0]!;
  const line = lines.find(({ number }) => number === deciding.line);
  return { outcome: deciding.value === status ? 'holds' : 'fails', readings: line ? [readingOf(line)] : [] };
}

/** Evaluates the output of one command of the step; unknown unless it was pasted with its prompt. */
function compareCommand(
  comparison: Comparison,
  { prompted, truncated }: ReadOutput,
  { command, isCount, vocabulary }: { command: string; isCount: boolean; vocabulary: Vocabulary | undefined },
): Evaluation {
  const name = command === '*' ? /^/ : new RegExp(`(?<![\\w-])${escaped(command)}(?![\\w-])`);
  const own = prompted.filter((part) => name.test(part.command ?? ''));
  if (own.length === 0 || truncated) return notFound;
  const printed = own.flatMap((part) => part.lines).filter(({ text }) => text !== '');
  const lines = printed.filter(({ text }) => hasContent(text.trim(), vocabulary));
  const readings = (lines.length > 0 ? lines : printed).slice(0, 3).map(readingOf);
  if (!isCount)
    return { outcome: (comparison.operator === '==') === (lines.length === 0) ? 'holds' : 'fails', readings };
  const field: Field = { name: 'lines', path: 'lines', value: String(lines.length), line: lines[0]?.number ?? 1 };
  return { outcome: compareValue(comparison, field, false, vocabulary) ? 'holds' : 'fails', readings };
}

/** Evaluates the number of versions of an image, or of objects that do not exist. */
function compareLines(comparison: Comparison, { lines, truncated }: ReadOutput, vocabulary?: Vocabulary): Evaluation {
  const isVersion = comparison.subject === 'versions';
  const found = isVersion
    ? versionsIn(lines)
    : { all: lines.filter(({ text }) => saysMissing(text.trim(), vocabulary)), count: 0 };
  const value = isVersion ? found.count : found.all.length;
  if (found.all.length === 0 || (isVersion && found.all.length < 2)) return notFound;
  if (truncated && value <= Number(comparison.value)) return notFound;
  const field: Field = { name: comparison.subject, path: comparison.subject, value: String(value), line: 1 };
  const holds = compareValue(comparison, field, false, vocabulary);
  return { outcome: holds ? 'holds' : 'fails', readings: found.all.slice(0, 3).map(readingOf) };
}

function compareAttempts({ operator, value }: Comparison, output: ReadOutput, vocabulary?: Vocabulary): Evaluation {
  const { lines, truncated } = output;
  const attempts = attemptsIn(lines, vocabulary);
  const failed = attempts.filter(({ succeeded }) => !succeeded);
  const decisive = failed.length > 0 ? failed : attempts;
  const readings = decisive.slice(0, 3).map(({ line }) => readingOf(line));
  if (attempts.length === 0) return notFound;
  if (operator === '>=') return attempts.length >= Number(value) ? { outcome: 'holds', readings } : notFound;
  const isAllFailed = failed.length === attempts.length;
  const isSettled = value === 'succeed' || value === 'fail' ? failed.length > 0 : !isAllFailed;
  if (truncated && !isSettled) return notFound;
  const holds = value === 'succeed' ? failed.length === 0 : value === 'fail' ? failed.length > 0 : isAllFailed;
  return { outcome: holds ? 'holds' : 'fails', readings };
}

/** Evaluates a text that every object of the output must contain; without several objects, the output. */
function compareEach(comparison: Comparison, output: ReadOutput, context: OutputContext): Evaluation {
  const { records, truncated } = output;
  const texts = new Map(output.lines.map(({ text, number }) => [number, text]));
  if (records.length < 2)
    return truncated ? notFound : compareOutput({ ...comparison, subject: 'output' }, output, context);
  const holds = ({ text }: OutputLine) => containsPhrase(text, String(comparison.value), context.vocabulary);
  const linesOf = ({ fields }: OutputRecord): OutputLine[] =>
    [...new Set(fields.map(({ line }) => line))].map((number) => ({
      number,
      text: texts.get(number) ?? '',
    }));
  const lacking = records.map(linesOf).find((lines) => !lines.some(holds));
  const line = lacking?.[0] ?? records.flatMap(linesOf).find(holds);
  if (!line || (truncated && !lacking)) return notFound;
  return { outcome: lacking ? 'fails' : 'holds', readings: [readingOf(line)] };
}

/** Holds if no line reports an error. Otherwise a person decides, because errors may be old or about something else. */
function compareErrors({ lines, truncated }: ReadOutput, vocabulary?: Vocabulary): Evaluation {
  const errors = errorsIn(lines, vocabulary);
  return errors.length > 0 || truncated
    ? { outcome: 'not_found', readings: errors.slice(0, 3).map(readingOf) }
    : { outcome: 'holds', readings: [] };
}

/** The line that decides: one with the phrase; for emptiness, any line with content. */
function decidingLine({ operator, value }: Comparison, lines: readonly OutputLine[], vocabulary = shipped) {
  const wanted = String(value);
  const decides = (text: string): boolean => {
    if (operator === 'contains' && !mayProve(text, wanted, vocabulary)) return false;
    if (operator === 'contains' || operator === 'lacks') return containsPhrase(text, wanted, vocabulary);
    return wanted === '' ? hasContent(text.trim(), vocabulary) : text.trim() === wanted;
  };
  return lines.find(({ text }) => decides(text)) ?? null;
}

const answersOf = derived(({ verdicts }: Vocabulary): ReadonlySet<string> => new Set(verdicts.answerWords));

/** Whether a line may prove a word: capitals such as `FAILED` must match in case, and `no` must be a whole line, cell or value. */
function mayProve(line: string, word: string, vocabulary?: Vocabulary): boolean {
  if (/^[A-Z]{3,}$/.test(word)) return line.includes(word);
  if (!answersOf(vocabulary).has(word.toLowerCase())) return true;
  return new RegExp(`(?:^|: *|["'|]|\\s{2}|\\t)\\s*${word}\\s*(?:$|["'|,;]|\\s{2}|\\t)`, 'i').test(line);
}

/** Whether a line has content other than a notice that nothing was found. */
const hasContent = (text: string, vocabulary?: Vocabulary): boolean =>
  text !== '' && !/^(?:\[\]|\{\}|null)$/.test(text) && !saysMissing(text, vocabulary);

export const readingOf = (line: OutputLine): Reading => ({
  name: 'output',
  value: line.text.trim().slice(0, maxShown),
  unit: null,
  row: null,
  ...shown(line),
});

export const shown = ({ text, number }: OutputLine): { line: number; text: string } => ({
  line: number,
  text: text.slice(0, maxShown),
});

/** A line that reports the result of a connection, a lookup or a check. */
interface Attempt {
  readonly succeeded: boolean;
  readonly line: OutputLine;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternsOf = derived(({ verdicts: { attempts, errorLines, missing, nothingFound } }: Vocabulary) => ({
  succeed: new RegExp(attempts.succeed.join('|')),
  fail: new RegExp(attempts.fail.join('|')),
  error: new RegExp(errorLines.join('|'), 'i'),
  missing: new RegExp([...nothingFound.map((text) => `^${escaped(text)}`), ...missing].join('|')),
}));

function attemptsIn(lines: readonly OutputLine[], vocabulary?: Vocabulary): Attempt[] {
  const { succeed, fail } = patternsOf(vocabulary);
  return lines.flatMap((line) => {
    const text = line.text.trim();
    const failed = fail.test(text);
    return failed || succeed.test(text) ? [{ succeeded: !failed, line }] : [];
  });
}

const errorsIn = (lines: readonly OutputLine[], vocabulary?: Vocabulary): OutputLine[] =>
  lines.filter(({ text }) => patternsOf(vocabulary).error.test(text));

const saysMissing = (text: string, vocabulary?: Vocabulary): boolean => patternsOf(vocabulary).missing.test(text);

const image = /(?<![\w./:-])((?:[\w.-]+(?::\d+)?\/)+[\w.-]+):(v?\d[\w.-]*)(?![\w/:])/g;

/** The image with the most versions: their number, and a line for each. If no image has several, all lines with images. */
function versionsIn(lines: readonly OutputLine[]): {
  readonly all: readonly OutputLine[];
  readonly count: number;
} {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(image)].map(([, name = '', version = '']) => ({ name, version, line })),
  );
  const versionsOf = (name: string) =>
    new Map(found.filter((each) => each.name === name).map(({ version, line }) => [version, line]));
  const byName = [...new Set(found.map(({ name }) => name))].map(versionsOf);
  const varied = byName.reduce((most, each) => (each.size > most.size ? each : most), new Map<string, OutputLine>());
  const all = varied.size > 1 ? [...varied.values()] : found.map(({ line }) => line);
  return { all: [...new Set(all)], count: varied.size };
}
