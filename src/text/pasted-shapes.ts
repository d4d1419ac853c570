import { alternatives, derived, type Vocabulary } from '../vocabulary/index.js';
import type { Boilerplate, Span } from './alert-fields.js';
import { stripLogPrefix } from './log-lines.js';

const wordsOf = derived(({ pastedShapes: data }) => ({
  sections: new Set(data.sections),
  surroundings: new Set(data.surroundings),
  greetings: data.greetings,
  closings: new Set(data.closings),
  /** The names of columns that `kubectl get` prints above its rows. */
  tableHead: new RegExp(
    `^(?:(?:${alternatives(data.tableHeadPrefixes)}) +)?(?:${alternatives(data.tableHeads)}) {2,}[A-Z][A-Z() -]{2,200}$`,
  ),
  /** All containers are ready, all counts are the same, or the state is healthy. */
  healthyRow: new RegExp(
    ` (?:([1-9]\\d{0,3})(?: {2,}\\1){2,5}(?= {2})|(\\d{1,4})\\/\\2 +(?:(?:${alternatives(data.runningStates)}) +\\d(?= {2}|$)|\\d)|${alternatives(data.healthyStates)})(?: |$)`,
  ),
  mailHead: new RegExp(`^(?:${alternatives(data.mailHeaders)})[:：] `),
  mailSubject: new RegExp(
    `^(?:${alternatives(data.mailSubjects)})[:：] ?(?:(?:${alternatives(data.mailReplies)})[:：] ?)?`,
  ),
  failure: new RegExp(alternatives(data.failures), 'i'),
}));

type PastedWords = ReturnType<typeof wordsOf>;

const tableRow = /^\S{1,253}(?: {2,}\S+(?: \S+)?){2,12} *$/;
const prompt =
  /^(?:\[[\w.-]{1,40}@[\w.-]{1,80}[^\]\n]{0,80}\][#$] |[\w.-]{1,40}@[\w.-]{1,80}:[^\s#$]{0,120}[#$] |PS [A-Za-z]:\\[^>\n]{0,120}> ?|[$#] (?=[a-z]))/;
/** Stack frames of Java and JavaScript, Python, Go, .NET. */
const stackFrame =
  /^\s{0,12}(?:at [\w$.<>/@ [\]-]{1,200}[(:]|File "[^"\n]{1,300}", line \d|\.\.\. \d{1,4} (?:more|common frames)|[\w./@-]{1,200}\.go:\d{1,6}(?: \+0x[0-9a-f]+)?$|goroutine \d{1,9} \[|created by [\w./(*)]{1,200})/;
const call = /^[\w./@-]{1,200}\.[\w(*).]{1,120}\((?:0x[0-9a-f]{1,16}\??[, .{}]{0,8}){1,40}\)$/;
/** Text before the message in the first line of a stack trace. */
const traceHead =
  /^\s{0,12}(?:Traceback \(most recent call last\):?|Exception in thread "[^"\n]{0,80}" ?|Caused by: |goroutine \d{1,9} \[[^\]\n]{0,40}\]:?)/;
const mention = /^@[\w.\u4e00-\u9fff-]{1,40}[:：]?\s/;
const heading = /^\s{0,3}(?:#{1,6} {1,4}|\*\*)?([^*#\n]{2,80}?)[:：]?(?:\*\*)?[:：]?\s{0,8}#{0,6}$/;
/** Maximum number and length of the lines of a signature. */
const maxSignatureLines = 6;
const maxSignatureLength = 80;
const maxGreetingLength = 60;
const maxHeadingLength = 100;

/**
 * Finds the boilerplate of a pasted text: tables of `kubectl get` with healthy rows, stack traces, headings of forms,
 * greetings and signatures, prompts, mentions. Null if there is none. Linear.
 */
export function readPasted(text: string, vocabulary?: Vocabulary): Boilerplate | null {
  if (!text.includes('\n')) return null;
  const reader = new PastedReader(wordsOf(vocabulary));
  for (const { 0: line, index } of text.matchAll(/[^\n]*(?:\n|$)/g)) reader.addLine(line.replace(/\r?\n$/, ''), index);
  return reader.boilerplate();
}

class PastedReader {
  readonly #ignored: Span[] = [];
  readonly #labels = new Set<number>();
  readonly #healthyRows: Span[] = [];
  #inTable = false;
  /** Below a heading for the environment of the problem. */
  #inSurroundings = false;
  #isForm = false;
  /** Python prints a line of code below a stack frame. */
  #codeFollows = false;
  #contentLines = 0;
  #signature: Span[] | null = null;

  constructor(private readonly words: PastedWords) {}

  addLine(line: string, start: number): void {
    const span = { start, end: start + line.length };
    if (line.trim() === '') this.#inTable = false;
    else if (
      !this.#readSignature(line, span) &&
      !this.#readTrace(line, start) &&
      !this.#readTable(line, span) &&
      !this.#readForm(line, span)
    ) {
      this.#contentLines++;
      if (this.#inSurroundings) this.#labels.add(start);
      this.#ignore(start, prompt.exec(line) ?? mention.exec(line));
    }
  }

  boilerplate(): Boilerplate | null {
    // If there is nothing else, the healthy rows are what is asked about.
    const healthy = this.#contentLines > 0 ? this.#healthyRows : [];
    const ignored = [...this.#ignored, ...healthy, ...(this.#signature ?? [])];
    if (ignored.length === 0 && this.#labels.size === 0) return null;
    ignored.sort((left, right) => left.start - right.start);
    return { ignored, labels: this.#labels, salientLines: this.#isForm ? 'all' : 'log' };
  }

  /** Reads the lines below a closing as a signature, if they are few and short. */
  #readSignature(line: string, span: Span): boolean {
    if (this.#signature !== null) {
      this.#signature.push(span);
      const isLong = this.#signature.length > maxSignatureLines || line.length > maxSignatureLength;
      if (isLong || this.words.failure.test(line)) this.#signature = null;
      return this.#signature !== null;
    }
    const words = line.replace(/[,，.。!！~\s]+$/u, '').trim();
    if (this.#contentLines === 0 || !this.words.closings.has(words.toLowerCase())) return false;
    this.#signature = [span];
    return true;
  }

  #readTrace(line: string, start: number): boolean {
    const isCode = this.#codeFollows && line.startsWith('    ');
    const isTrace = isCode || stackFrame.test(line) || (line.includes('(0x') && call.test(line));
    this.#codeFollows = isTrace && !isCode && line.trimStart().startsWith('File "');
    if (isTrace) this.#labels.add(start);
    this.#ignore(start, traceHead.exec(line));
    return isTrace;
  }

  #readTable(line: string, span: Span): boolean {
    if (this.words.tableHead.test(line)) {
      this.#inTable = true;
      this.#ignored.push(span);
      return true;
    }
    if (!this.#inTable || !tableRow.test(line)) return false;
    if (this.words.healthyRow.test(line)) this.#healthyRows.push(span);
    else this.#contentLines++;
    return true;
  }

  /** Heads of mails, greetings, and headings of forms. */
  #readForm(line: string, span: Span): boolean {
    if (this.words.mailHead.test(line) || this.#isGreeting(line)) {
      this.#ignored.push(span);
      return true;
    }
    const subject = this.words.mailSubject.exec(line);
    this.#ignore(span.start, subject);
    if (subject !== null) return true;
    const title = line.length > maxHeadingLength ? undefined : heading.exec(line)?.[1]?.trim().toLowerCase();
    if (title === undefined) return false;
    const isSurroundings = this.words.surroundings.has(title);
    if (!isSurroundings && !this.words.sections.has(title)) {
      if (/^\s{0,3}#{1,6} /.test(line)) this.#inSurroundings = false;
      return false;
    }
    this.#inSurroundings = isSurroundings;
    this.#isForm = true;
    this.#ignored.push(span);
    return true;
  }

  #isGreeting(line: string): boolean {
    if (this.#contentLines > 0 || line.length > maxGreetingLength || !/[,，!！:：.。~]\s*$/u.test(line)) return false;
    const words = line.trim().toLowerCase();
    return this.words.greetings.some((word) => words.startsWith(word) && !/^[a-z]/.test(words.slice(word.length)));
  }

  #ignore(start: number, found: RegExpExecArray | null): void {
    if (found !== null) this.#ignored.push({ start, end: start + found[0].length });
  }
}

const clock = '\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?';
const level = '(?:INFO|DEBUG|TRACE|VERBOSE|NOTICE)';
/** A level below warning in the header of a log line. */
const routineLevel = new RegExp(
  `^\\s{0,8}(?:${[
    // klog: I0312 08:11:02.331201       1 main.go:40]
    `[ID]\\d{4} ${clock} `,
    // [INFO] plugin/reload, INFO[0000], INFO: message, info: message
    `[\\[<]${level}[\\]>]|${level}(?:[:|\\[\\t]| {2,})`,
    // [kubelet-start] INFO message
    `\\[[\\w.:/ -]{1,60}\\] ?[\\[<]?${level}[\\]>:]? `,
    // A time, then the level between processes, threads and loggers.
    `[^\\n]{0,60}?${clock}[^\\n"]{0,80}?[\\s|\\[<:]${level}[\\s|\\]>:]`,
    // logfmt and JSON
    `[^\\n]{0,200}?(?<![\\w.-])["']?(?:level|lvl|severity)["']?(?:=|: {0,2})["']?${level}(?![\\w-])`,
  ].join('|')})`,
  'i',
);

const method = '(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|CONNECT)';
const success = '(?:2\\d\\d|304)(?![\\d.])';
/** Access lines of web servers, of Envoy, and of frameworks. */
const accessLine = new RegExp(
  [
    `"${method} [^"\\n]{1,500}" ${success}`,
    `^\\[GIN\\][^\\n|]{1,60}\\| *${success} *\\|`,
    `^[^\\n"]{0,80}${method} ["/][^\\s"]{0,500}"?(?: HTTP/[\\d.]{1,3})? ${success}`,
  ].join('|'),
);

/** Least number of words in a line that a person may have written. */
const minWords = 3;
const words = /[a-z]{2,}|\p{Script=Han}{2}/giu;

/** Least number of lines of a log. In a log, a line without the shape of a program's line may still be printed by one. */
const minLogLines = 6;

/**
 * The lines that programs print when all is well (info and debug lines, successful access lines), in a text that a person
 * wrote a line of: in a log the first or the last, in a short text any. Lines after a colon are left out, because they are
 * what the person asks about. Linear.
 */
export function routineLines(text: string): Span[] {
  const lines = [...text.matchAll(/[^\n]+/g)].filter(({ 0: line }) => line.trim() !== '');
  const mayBeWritten = lines.length < minLogLines ? lines : [lines[0]!, lines.at(-1)!];
  if (lines.length < 2 || !mayBeWritten.some(({ 0: line }) => isWritten(line))) return [];
  const routine: Span[] = [];
  let isQuoted = false;
  for (const { 0: line, index } of lines) {
    if (!isRoutine(line)) isQuoted = isWritten(line) && /[:：]\s*$/.test(line);
    else if (!isQuoted) routine.push({ start: index, end: index + line.length });
  }
  return routine;
}

/** Whether a line has enough words and not the shape of a line that a program prints. */
const isWritten = (line: string): boolean =>
  !isRoutine(line) && stripLogPrefix(line) === line.trim() && (line.match(words)?.length ?? 0) >= minWords;

const isRoutine = (line: string): boolean => routineLevel.test(line) || accessLine.test(line);
