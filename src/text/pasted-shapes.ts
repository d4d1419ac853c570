import { alternatives, derived, type Vocabulary } from '../vocabulary/index.js';
import type { Boilerplate, Span } from './alert-fields.js';

const wordsOf = derived(({ pastedShapes: data }) => ({
  sections: new Set(data.sections),
  surroundings: new Set(data.surroundings),
  greetings: data.greetings,
  closings: new Set(data.closings),
  /** The names of columns that `kubectl get` prints above its rows. */
  tableHead: new RegExp(
    `^(?:(?:${alternatives(data.tableHeadPrefixes)}) +)?(?:${alternatives(data.tableHeads)}) {2,}[A-Z][A-Z() -]{2,200}$`,
  ),
  /** What a healthy row says: all containers are ready, or such a state. */
  healthyRow: new RegExp(
    ` (?:(\\d{1,4})\\/\\1 +(?:(?:${alternatives(data.runningStates)}) +\\d(?= {2}|$)|\\d)|${alternatives(data.healthyStates)})(?: |$)`,
  ),
  mailHead: new RegExp(`^(?:${alternatives(data.mailHeaders)})[:：] `),
  mailSubject: new RegExp(
    `^(?:${alternatives(data.mailSubjects)})[:：] ?(?:(?:${alternatives(data.mailReplies)})[:：] ?)?`,
  ),
  failure: new RegExp(alternatives(data.failures), 'i'),
}));

type PastedWords = ReturnType<typeof wordsOf>;

/** A row of a table: columns that two spaces part. */
const tableRow = /^\S{1,253}(?: {2,}\S+(?: \S+)?){2,12} *$/;
/** Who is asked by a shell, on which host. */
const prompt =
  /^(?:\[[\w.-]{1,40}@[\w.-]{1,80}[^\]\n]{0,80}\][#$] |[\w.-]{1,40}@[\w.-]{1,80}:[^\s#$]{0,120}[#$] |PS [A-Za-z]:\\[^>\n]{0,120}> ?|[$#] (?=[a-z]))/;
/** A place in a program: of Java and JavaScript, Python, Go, .NET. */
const frame =
  /^\s{0,12}(?:at [\w$.<>/@ [\]-]{1,200}[(:]|File "[^"\n]{1,300}", line \d|\.\.\. \d{1,4} (?:more|common frames)|[\w./@-]{1,200}\.go:\d{1,6}(?: \+0x[0-9a-f]+)?$|goroutine \d{1,9} \[|created by [\w./(*)]{1,200})/;
/** A call as Go prints it above its place. */
const call = /^[\w./@-]{1,200}\.[\w(*).]{1,120}\((?:0x[0-9a-f]{1,16}\??[, .{}]{0,8}){1,40}\)$/;
const isCall = (line: string): boolean => line.includes('(0x') && line.endsWith(')') && call.test(line);
/** What any program says in front of those. */
const frameHead =
  /^\s{0,12}(?:Traceback \(most recent call last\):?|Exception in thread "[^"\n]{0,80}" ?|Caused by: |goroutine \d{1,9} \[[^\]\n]{0,40}\]:?)/;
const speaker = /^@[\w.\u4e00-\u9fff-]{1,40}[:：]?\s/;
const heading = /^\s{0,3}(?:#{1,6} {1,4}|\*\*)?([^*#\n]{2,80}?)[:：]?(?:\*\*)?[:：]?\s{0,8}#{0,6}$/;
/** Lines of a signature, and how long they are at most. */
const mostSigned = 6;
const longestSigned = 80;
const longestGreeting = 60;
const longestHeading = 100;

/**
 * Reads what people paste or write around what is wrong: tables of `kubectl get` with rows of which all is well, places in
 * programs, headings of a form, greetings and signatures, prompts, who is spoken to. Null for every other text. Linear.
 */
export function readPasted(text: string, vocabulary?: Vocabulary): Boilerplate | null {
  if (!text.includes('\n')) return null;
  const reading = new PastedReading(wordsOf(vocabulary));
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    reading.line(text.slice(start, end), start);
    start = end + 1;
  }
  return reading.fields();
}

class PastedReading {
  readonly #silent: Span[] = [];
  readonly #labels = new Set<number>();
  /** Rows of which all is well. */
  readonly #fine: Span[] = [];
  #inTable = false;
  #inSurroundings = false;
  #written = false;
  /** Line of code that Python prints below a place. */
  #codeFollows = false;
  #said = 0;
  #signed: Span[] | null = null;

  constructor(private readonly words: PastedWords) {}

  line(whole: string, start: number): void {
    const line = whole.endsWith('\r') ? whole.slice(0, -1) : whole;
    const end = start + line.length;
    if (line.trim() === '') {
      this.#inTable = false;
      return;
    }
    if (this.#signs(line, start, end)) return;
    if (this.#programs(line, start) || this.#table(line, start, end) || this.#writes(line, start, end)) return;
    this.#said++;
    if (this.#inSurroundings) this.#labels.add(start);
    const asked = prompt.exec(line) ?? speaker.exec(line);
    if (asked !== null) this.#hush(start, start + asked[0].length);
  }

  /** What stands below a closing line is a signature, if it is short. */
  #signs(line: string, start: number, end: number): boolean {
    if (this.#signed !== null) {
      this.#signed.push({ start, end });
      if (this.#signed.length > mostSigned || line.length > longestSigned || this.words.failure.test(line))
        this.#signed = null;
      return this.#signed !== null;
    }
    const words = line
      .trim()
      .replace(/[,，.。!！~ ]+$/u, '')
      .toLowerCase();
    if (this.#said === 0 || !this.words.closings.has(words)) return false;
    this.#signed = [{ start, end }];
    return true;
  }

  #programs(line: string, start: number): boolean {
    const code = this.#codeFollows && line.startsWith('    ');
    this.#codeFollows = false;
    if (code || frame.test(line) || isCall(line)) {
      this.#labels.add(start);
      this.#codeFollows = !code && line.trimStart().startsWith('File "');
      const head = frameHead.exec(line);
      if (head !== null) this.#hush(start, start + head[0].length);
      return true;
    }
    const head = frameHead.exec(line);
    if (head !== null) this.#hush(start, start + head[0].length);
    return false;
  }

  #table(line: string, start: number, end: number): boolean {
    if (this.words.tableHead.test(line)) {
      this.#inTable = true;
      this.#hush(start, end);
      return true;
    }
    if (!this.#inTable || !tableRow.test(line)) return false;
    if (this.words.healthyRow.test(line)) this.#fine.push({ start, end });
    else this.#said++;
    return true;
  }

  /** Forms and mails. */
  #writes(line: string, start: number, end: number): boolean {
    if (this.words.mailHead.test(line) || this.#greets(line)) {
      this.#hush(start, end);
      return true;
    }
    const subject = this.words.mailSubject.exec(line);
    if (subject !== null) {
      this.#hush(start, start + subject[0].length);
      return true;
    }
    const title = line.length > longestHeading ? undefined : heading.exec(line)?.[1]?.trim().toLowerCase();
    if (title === undefined) return false;
    const around = this.words.surroundings.has(title);
    if (!around && !this.words.sections.has(title)) {
      if (/^\s{0,3}#{1,6} /.test(line)) this.#inSurroundings = false;
      return false;
    }
    this.#inSurroundings = around;
    this.#written = true;
    this.#hush(start, end);
    return true;
  }

  #greets(line: string): boolean {
    if (this.#said > 0 || line.length > longestGreeting || !/[,，!！:：.。~]\s*$/u.test(line)) return false;
    const low = line.trim().toLowerCase();
    return this.words.greetings.some((word) => low.startsWith(word) && !/^[a-z]/.test(low.slice(word.length)));
  }

  #hush(start: number, end: number): void {
    if (start < end) this.#silent.push({ start, end });
  }

  fields(): Boilerplate | null {
    // Of a table in which all is well, its rows are all that is told.
    const fine = this.#said > 0 ? this.#fine : [];
    const silent = [...this.#silent, ...fine, ...(this.#signed ?? [])].sort((left, right) => left.start - right.start);
    if (silent.length === 0 && this.#labels.size === 0) return null;
    return { ignored: silent, labels: this.#labels, salientLines: this.#written ? 'all' : 'log' };
  }
}
