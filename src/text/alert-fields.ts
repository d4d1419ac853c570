import { alternatives, derived, type Vocabulary } from '../vocabulary/index.js';

/** A piece of a text, UTF-16 units; `end` is behind it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What of a pasted text does not say what is wrong. */
export interface Boilerplate {
  /** Names of its fields, how bad it is, and where and when it was sent: in order, without overlap. */
  readonly ignored: readonly Span[];
  /** Where lines begin that are a label and its value: which one it is about. */
  readonly labels: ReadonlySet<number>;
  /** All other lines say what is wrong; or, where they are as many as those of a log, those of them that alarm. */
  readonly salientLines: 'all' | 'log';
}

type Role = 'tells' | 'levels' | 'about';

const wordsOf = derived(({ alertFields: data }) => {
  const all = (['tells', 'levels', 'about'] as const).map((role) => ({ role, names: data[role] }));
  const announcing = `(?:${alternatives(data.announcesExactly)})|(?:${alternatives(data.announces)})[\\w.\\p{Script=Han}-]{1,40}`;
  return {
    roles: new Map<string, Role>(all.flatMap(({ role, names }) => names.map((name) => [name, role] as const))),
    announcing: new RegExp(`^(?:${announcing})$`, 'iu'),
    /** What every alert has, which is found in less time than all fields of all lines. */
    announcement: new RegExp(
      `\\[(?:FIRING|RESOLVED)|(?:${announcing}|${alternatives(data.levels)})${quotes}${space}[=:：]`,
      'iu',
    ),
  };
});

type AlertWords = ReturnType<typeof wordsOf>;

/** Whether a text says no more than how bad it is: `Severity: Critical`. */
export function isLevelField(text: string, vocabulary?: Vocabulary): boolean {
  const [, key] = /^\s*([^\s:：]{1,40})\s*[:：]/.exec(text) ?? [];
  return key !== undefined && wordsOf(vocabulary).roles.get(key.toLowerCase()) === 'levels';
}

const name = '[A-Za-z_\\u4e00-\\u9fff][\\w.\\u4e00-\\u9fff-]{0,40}';
const space = '[ \\t]{0,8}';
const quotes = '["\'*`_]{0,3}';
/** A field and what stands between it and its value, at the beginning of a line. */
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

/** Lines of which at least this share are fields are an alert; else a log or a story that speaks of one. */
const leastFields = 1 / 3;

/**
 * Reads an alert as Alertmanager, its templates and chat bots print it: labels and annotations a line each, as JSON or YAML,
 * or in one line. Null for every other text. Linear.
 */
export function readAlert(text: string, vocabulary?: Vocabulary): Boilerplate | null {
  const words = wordsOf(vocabulary);
  if (!words.announcement.test(text)) return null;
  const reading = new AlertReading(text, words);
  for (const { index, 0: whole } of text.matchAll(state)) reading.announce(index, index + whole.length);
  let lines = 0;
  let fields = 0;
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const kind = reading.line(start, end);
    if (kind !== 'empty') lines++;
    if (kind === 'field') fields++;
    start = end + 1;
  }
  return reading.isAlert && fields >= lines * leastFields ? reading.fields() : null;
}

class AlertReading {
  readonly #text: string;
  readonly #silent: Span[] = [];
  readonly #labels = new Set<number>();
  #announced = false;
  #levels = 0;
  #tells = false;

  constructor(
    text: string,
    private readonly words: AlertWords,
  ) {
    this.#text = text;
  }

  #roleOf(key: string): Role | undefined {
    return this.words.roles.get(key.toLowerCase());
  }

  /** It names itself one, or has one level beside what it tells: lines of a log have a level each. */
  get isAlert(): boolean {
    return this.#announced || (this.#levels === 1 && this.#tells);
  }

  announce(start: number, end: number): void {
    this.#announced = true;
    this.#hush(start, end);
  }

  line(start: number, end: number): 'field' | 'empty' | 'other' {
    const line = this.#text.slice(start, end);
    const known = this.#fieldsWithin(line, start);
    lineField.lastIndex = 0;
    const [whole, key] = lineField.exec(line) ?? [];
    if (whole === undefined) return known > 0 ? 'field' : line.trim() === '' ? 'empty' : 'other';
    const role = this.#roleOf(key!);
    const value = line.slice(whole.length).trim();
    if (role === undefined) {
      if (known > 0) return 'field';
      if (value === '' || /\s/.test(value)) return 'other';
      this.#labels.add(start);
    } else if (known === 0) this.#meet(role, key!, start + whole.indexOf(key!));
    // The values of times and the like are more than a word, and all of their line.
    if ((role === 'levels' || role === 'about') && known < 2) this.#hush(start, end);
    return 'field';
  }

  /** Hushes what is known of a line, and counts it. */
  #fieldsWithin(line: string, start: number): number {
    let known = 0;
    for (const { index, 0: whole, 1: key } of line.matchAll(field)) {
      const role = this.#roleOf(key!);
      if (role === undefined) continue;
      known++;
      this.#meet(role, key!, start + index);
      if (role === 'levels' || role === 'about') this.#hush(start + index, start + index + whole.length);
    }
    return known;
  }

  #meet(role: Role, key: string, start: number): void {
    if (role === 'levels') this.#levels++;
    else if (role !== 'about') this.#tells = true;
    if (this.words.announcing.test(key)) this.#announced = true;
    this.#hush(start, start + key.length);
  }

  #hush(start: number, end: number): void {
    if (start < end) this.#silent.push({ start, end });
  }

  fields(): Boilerplate {
    const inOrder = this.#silent.sort((left, right) => left.start - right.start || right.end - left.end);
    const silent: Span[] = [];
    for (const piece of inOrder) if (piece.end > (silent.at(-1)?.end ?? -1)) silent.push(piece);
    return { ignored: silent, labels: this.#labels, salientLines: 'all' };
  }
}
