import { alternatives, derived, type Vocabulary } from '../vocabulary/index.js';

/** A range of a text in UTF-16 code units, `end` excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The parts of a pasted text that do not say what is wrong. */
export interface Boilerplate {
  /** Field names, severities, times and senders: in order, without overlap. */
  readonly ignored: readonly Span[];
  /** Starts of lines that are only a label and its value. */
  readonly labels: ReadonlySet<number>;
  /** Salient lines besides labels: `all`, or `log` for those with a word of failure if there are as many lines as in a log. */
  readonly salientLines: 'all' | 'log';
}

type Role = 'tells' | 'levels' | 'about';

const frame = '[\\s\\[\\]【】()（）:：|#*-]';

const wordsOf = derived(({ alertFields: data }) => {
  const all = (['tells', 'levels', 'about'] as const).map((role) => ({ role, names: data[role] }));
  const announcing = `(?:${alternatives(data.announcesExactly)})|(?:${alternatives(data.announces)})[\\w.\\p{Script=Han}-]{1,40}`;
  return {
    roles: new Map<string, Role>(all.flatMap(({ role, names }) => names.map((name) => [name, role] as const))),
    announcing: new RegExp(`^(?:${announcing})$`, 'iu'),
    announcement: new RegExp(
      `\\[(?:FIRING|RESOLVED)|(?:${announcing}|${alternatives(data.levels)})${quotes}${space}[=:：]`,
      'iu',
    ),
    prefix: new RegExp(
      `^${frame}{0,4}(?:(?:${alternatives([...data.senders, ...data.notices])})(?:${frame}{0,3}\\d{1,8})?(?:${frame}{1,3}|$)){1,5}`,
      'iu',
    ),
    notice: new RegExp(alternatives(data.notices), 'iu'),
  };
});

type AlertWords = ReturnType<typeof wordsOf>;

/** Whether a text is a severity field: `Severity: Critical`. */
export function isLevelField(text: string, vocabulary?: Vocabulary): boolean {
  const [, key] = /^\s*([^\s:：]{1,40})\s*[:：]/.exec(text) ?? [];
  return key !== undefined && wordsOf(vocabulary).roles.get(key.toLowerCase()) === 'levels';
}

const name = '[A-Za-z_\\u4e00-\\u9fff][\\w.\\u4e00-\\u9fff-]{0,40}';
const space = '[ \\t]{0,8}';
const quotes = '["\'*`_]{0,3}';
const lineField = new RegExp(
  `${space}(?:[-*•·>]${space})?${quotes}(${name})${quotes}${space}[=:：]${quotes}${space}`,
  'y',
);
/** A field with its value within a line: `severity="critical"`, `"severity": "critical"`. */
const field = new RegExp(
  `(?<![\\w.\\u4e00-\\u9fff-])(${name})["']?${space}(?:=~?|[:：])${space}("[^"\\n]{0,500}"|'[^'\\n]{0,500}'|[^\\s"'{}(),，;；]{0,200})`,
  'g',
);
const state = /\[(?:FIRING|RESOLVED)(?::\d{1,6})?\]/g;

/** Least share of fields among the lines of an alert. Logs and narratives that mention an alert have fewer. */
const minFieldShare = 1 / 3;

/** The words with which a notification begins and that do not say what is wrong: `PagerDuty: `, `【严重告警】`. */
export function noticePrefix(text: string, vocabulary?: Vocabulary): Span[] {
  const { prefix, notice } = wordsOf(vocabulary);
  const [whole = ''] = prefix.exec(text) ?? [];
  const isPrefix = /[:：|\]】)）]\s*$/.test(whole) && notice.test(whole) && whole.length < text.length;
  return isPrefix ? [{ start: 0, end: whole.length }] : [];
}

/**
 * Reads an alert as Alertmanager, its templates and chat bots print it: labels and annotations one per line, as JSON or
 * YAML, or in one line. Null for every other text. Linear.
 */
export function readAlert(text: string, vocabulary?: Vocabulary): Boilerplate | null {
  const words = wordsOf(vocabulary);
  if (!words.announcement.test(text)) return null;
  const alert = new AlertReader(words);
  for (const { index, 0: whole } of text.matchAll(state)) alert.announce(index, index + whole.length);
  let lines = 0;
  let fields = 0;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    if (alert.addLine(line, index)) fields++;
    else if (line.trim() === '') continue;
    lines++;
  }
  return alert.isAlert && fields >= lines * minFieldShare ? alert.boilerplate() : null;
}

class AlertReader {
  readonly #ignored: Span[] = [];
  readonly #labels = new Set<number>();
  #announced = false;
  #levels = 0;
  #hasMessage = false;

  constructor(private readonly words: AlertWords) {}

  /** An alert announces itself, or has a message and one severity; each line of a log has a severity. */
  get isAlert(): boolean {
    return this.#announced || (this.#levels === 1 && this.#hasMessage);
  }

  announce(start: number, end: number): void {
    this.#announced = true;
    this.#ignored.push({ start, end });
  }

  /** Whether the line is a field or contains known fields. */
  addLine(line: string, start: number): boolean {
    const known = this.#addFieldsWithin(line, start);
    lineField.lastIndex = 0;
    const [whole, key] = lineField.exec(line) ?? [];
    if (whole === undefined) return known > 0;
    const role = this.#roleOf(key!);
    if (role === undefined && known === 0) {
      const value = line.slice(whole.length).trim();
      if (value === '' || /\s/.test(value)) return false;
      this.#labels.add(start);
    } else if (role !== undefined && known === 0) this.#addField(role, key!, start + whole.indexOf(key!));
    // A value may have several words, such as a time, so the whole line is ignored.
    if (isUninformative(role) && known < 2) this.#ignored.push({ start, end: start + line.length });
    return true;
  }

  boilerplate(): Boilerplate {
    const inOrder = this.#ignored.sort((left, right) => left.start - right.start || right.end - left.end);
    const ignored: Span[] = [];
    for (const span of inOrder) if (span.end > (ignored.at(-1)?.end ?? -1)) ignored.push(span);
    return { ignored, labels: this.#labels, salientLines: 'all' };
  }

  #roleOf(key: string): Role | undefined {
    return this.words.roles.get(key.toLowerCase());
  }

  #addFieldsWithin(line: string, start: number): number {
    let known = 0;
    for (const { index, 0: whole, 1: key } of line.matchAll(field)) {
      const role = this.#roleOf(key!);
      if (role === undefined) continue;
      known++;
      this.#addField(role, key!, start + index);
      if (isUninformative(role)) this.#ignored.push({ start: start + index, end: start + index + whole.length });
    }
    return known;
  }

  #addField(role: Role, key: string, start: number): void {
    if (role === 'levels') this.#levels++;
    if (role === 'tells') this.#hasMessage = true;
    if (this.words.announcing.test(key)) this.#announced = true;
    this.#ignored.push({ start, end: start + key.length });
  }
}

const isUninformative = (role: Role | undefined): boolean => role === 'levels' || role === 'about';
