import type { Comparison } from '../../model/index.js';
import { verdictWords } from '../../text/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import { cleanSubject, compare, namedAndCounted, quantityTokens } from './quantity.js';
import { grammar, isUnspaced, wordsOf } from './words.js';

/** Reads assertions in words: `should be Running`, `no output`, `HTTP 200`, `all pods are Ready`, `web exists`. */
const announced = '^(?:[-*]\\s+)?{expected}\\s?{output}';
const asked = '^{expected}?\\s*{command}?\\s*{modal}?\\s*{says}?\\s*';
const state = '([A-Za-z]{2,24}|\\p{Script=Han}{2,4})';
const rulesOf = grammar({
  be: '(?<not>{beNot})|{be}',
  endsInBe: '(?:{be}|{beNot})\\s*$',
  show: '(?<not>{showNot})|{show}',
  showFirst: '^(?:(?<not>{showNot})|{show})',
  modal: '^{modal}',
  not: '{not}\\s*$',
  notFirst: '^{notFirst}\\s+(?=\\S)',
  announcement: `${announced}?\\s*[:：]\\s*`,
  announcedOutput: `${announced}\\s*[:：]\\s*(?=\\S*\\d)([\\w.-]{1,60}[\\w-])\\.?$`,
  /** `once the pod is running` says when, not what is expected. */
  circumstance: '^{time}(?![A-Za-z])|{timeEnding}$',
  emptyOutput: `${asked}{emptyOutput}(?:\\s*\\([^()]*\\))?$`,
  someOutput: `${asked}{someOutput}$`,
  httpCode:
    '^(?:HTTP\\s+([1-5]\\d{2})(?!\\w).*|(?!.*{future}).{0,60}?{answers}\\s*(?:HTTP\\s*|{statusCode}\\s*)?([1-5]\\d{2}))$',
  every: `^{all}\\s*(.{0,24}?)\\s*{allBehind}?\\s*${state}$`,
  manner: '(?<=\\w)\\s+{manner}$',
  phase: '\\s*{phase}$',
  /** `the message says plugin is not ready` cites what is printed. */
  cites: '\\S\\s{containing}\\s',
  notAll: '^(?:{not}|{beNot})\\s*(?={all})',
  nonEmpty: '^{nonEmpty}$',
  /** Words that judge a value and are no value: `RENEWED is old`. */
  judging: '{judging}$',
  /** A status, and the place where it is seen. */
  place: '^(["\'“]?[\\w/.-]+["\'”]?)\\s+{place}\\s(?![\\s\\S]*\\d)',
});
/** Case-sensitive rules: names and values as programs print them. */
const printedOf = grammar(
  {
    exists:
      '^(?:{article}\\s)?(?:[A-Za-z]+\\s(?:{called}\\s)?)?([A-Za-z][\\w.-]*[\\w])(?:\\s[A-Za-z]+)?\\s*{modal}?\\s*{exist}$',
    /** `the system pods all Running`, `the restore Succeeded`: a name and its state. */
    named: `^(\\S.{0,30}?)(?:\\s*{allBehind}\\s*${state}|\\s+({status}))$`,
    inPhase: '^(?:{inside}\\s+)?(?:{article}\\s+)?(?=[A-Z\\d])',
  },
  'u',
);

const quoted = /["“”'‘’「『]([^"“”'‘’「」『』]{1,120})["“”'‘’」』]/;
const printedWord =
  /^["“'`]?([A-Z][\w/-]*(?:\.[\w/-]+)*|\d+\/\d+|true|false|active|enabled|disabled|healthy|up)["”'`]?$/;
const identifier = /^[A-Za-z][\w.-]*[._-][\w.-]+$|^[a-z]+[A-Z]\w*$/;
/** The name of a field, as in `Role is leader`. `The VPC is custom` names none. */
const field = /^[A-Z][\w-]+$/;
const rowState = /^(.{0,80}?)\s*(?<![\d/])(\d{1,4}\/\d{1,4})\s*([A-Za-z]{2,24}|\p{Script=Han}{2,4})$/u;
/** `reaches status.phase: Ready`: a field and its value as YAML writes them. */
const fieldValue =
  /(?:^|[\s\p{Script=Han}])([A-Za-z]\w{0,40}(?:\.\w{1,40}){1,6}|[a-z]+[A-Z]\w{0,40}):\s+([A-Z][A-Za-z]{1,40}|true|false)$/u;
/** `READY 0/0`, `STATUS Running`: a column and its value as they are printed. */
const columnValue = /^([A-Z][A-Z_-]{1,30})[\s:=]+(\d{1,4}\/\d{1,4}|[A-Z][a-z]\w{1,30}|\d{1,9})$/;

const emptyValuesOf = derived((vocabulary) => new Set(wordsOf('emptyValue', vocabulary)));

/** The comparisons that a clause asserts; null when it is not understood. */
export function readAssertion(written: string, vocabulary?: Vocabulary): Comparison[] | null {
  const { announcement, announcedOutput, notAll } = rulesOf(vocabulary);
  const value = announcedOutput.exec(written.trim())?.[1];
  const clause = written
    .trim()
    .replace(announcement, '')
    .replace(/[.。:]$/, '')
    .trim();
  const reader = new AssertionReader(vocabulary);
  if (reader.isCircumstance(clause)) return null;
  if (notAll.test(clause)) return otherThan(readAssertion(clause.replace(notAll, ''), vocabulary));
  if (value !== undefined) return [compare('output', 'contains', { value })];
  const [, field, fieldIs] = fieldValue.exec(clause) ?? [];
  if (field && fieldIs) return [compare(field, '==', { value: fieldIs })];
  return (
    reader.printed(clause) ??
    reader.stateOfAll(clause) ??
    reader.shown(clause) ??
    reader.being(clause) ??
    reader.named(clause)
  );
}

/** `not all pods are Running`: some are in another state. */
const otherThan = (all: readonly Comparison[] | null): Comparison[] | null =>
  all?.every(({ operator }) => operator === '==') ? all.map((each) => ({ ...each, operator: '!=' })) : null;

class AssertionReader {
  private readonly rules: ReturnType<typeof rulesOf>;
  private readonly names: ReturnType<typeof verdictWords>;

  constructor(private readonly vocabulary?: Vocabulary) {
    this.rules = rulesOf(vocabulary);
    this.names = verdictWords(vocabulary);
  }

  isCircumstance(text: string): boolean {
    return this.rules.circumstance.test(text.trim());
  }

  /** `no output`, `HTTP 204`, `the Service shop-headless exists`, `HEALTH_OK`. */
  printed(clause: string): Comparison[] | null {
    const { emptyOutput, someOutput, httpCode } = this.rules;
    if (emptyOutput.test(clause)) return [compare('output', '==', { value: '' })];
    if (someOutput.test(clause)) return [compare('output', '!=', { value: '' })];
    const [, full, short] = httpCode.exec(clause) ?? [];
    if (full ?? short) return [compare('HTTP code', '==', { value: Number(full ?? short) })];
    const name = printedOf(this.vocabulary).exists.exec(clause)?.[1];
    if (name !== undefined && identifier.test(name))
      return [compare('output', '!=', { value: '' }), compare('output', 'contains', { value: name })];
    return /^[A-Z]{2,}(?:_[A-Z]+)+$/.test(clause) ? [compare('output', 'contains', { value: clause })] : null;
  }

  /** `Running`, `web-0 1/1 Running`, `all pods are Ready`. */
  stateOfAll(clause: string): Comparison[] | null {
    const alone = this.status(clause) ?? this.status(this.rules.place.exec(clause)?.[1] ?? '');
    if (alone) return [compare('', '==', { value: alone })];
    const [, name = '', ready = '', word = ''] = rowState.exec(clause) ?? [];
    const value = this.status(word);
    if (value) {
      const before = name.replace(this.rules.endsInBe, '');
      const subject = /[{}$]/.test(this.subject(before)) ? '' : before;
      const isReady = /^(?:ready|available)$/i.test(value);
      return [...this.inState(subject, ready), ...(isReady ? [] : [compare(this.subject(subject), '==', { value })])];
    }
    const [, every = '', state = ''] = this.rules.every.exec(clause) ?? [];
    const shared = this.rules.not.test(every) ? null : this.status(state);
    return shared ? this.inState(every, shared) : null;
  }

  /** `should show OOMKilled`, `does not contain "timeout"`, `READY 0/0`. */
  shown(clause: string): Comparison[] | null {
    const { show, showFirst, modal, not } = this.rules;
    const first = show.exec(clause);
    if (!first) return null;
    const before = clause.slice(0, first.index);
    if (this.isCircumstance(before)) return null;
    const behind = clause.slice(first.index + first[0].length).trim();
    // `the output should show`: the first verb may be a noun.
    const second = showFirst.exec(behind);
    const verb = second ?? first;
    const rest = second ? behind.slice(second[0].length).trim() : behind;
    const lacks = verb.groups?.not !== undefined || not.test(before);
    const output = (value: string) => [compare('output', lacks ? 'lacks' : 'contains', { value })];
    const of = (value: string) => this.inState(before, value, lacks);
    const cited = citedIn(rest);
    const citedStatus = cited && isUnspaced(cited) ? this.status(cited) : null;
    if (cited) return citedStatus ? of(citedStatus) : output(cited);
    const [, column, value = ''] = columnValue.exec(rest) ?? [];
    if (column && !lacks) return [compare(column, '==', { value: /^\d+$/.test(value) ? Number(value) : value })];
    const status = this.status(rest);
    // A reason such as OOMKilled may occur anywhere in the output. A lasting state such as Running holds for every row.
    if (status && this.names.lasting.has(status.toLowerCase())) return of(status);
    const word = printedWord.exec(rest)?.[1] ?? (modal.test(verb[0]) && /^[\w./:-]{2,60}$/.test(rest) ? rest : null);
    return word === null ? null : output(word);
  }

  /** `STATUS should be Running`, `ports is empty`, `the slot count should total 16384`. */
  being(clause: string): Comparison[] | null {
    const be = this.rules.be.exec(clause);
    if (!be || this.isCircumstance(clause.slice(0, be.index))) return null;
    const before = clause.slice(0, be.index);
    if (this.rules.cites.test(before)) return null;
    const rest = clause.slice(be.index + be[0].length).trim();
    const denied = this.rules.notFirst.exec(rest)?.[0] ?? '';
    const isNot = be.groups?.not !== undefined || this.rules.not.test(before) || denied !== '';
    const operator = isNot ? '!=' : '==';
    const name = before.replace(this.rules.not, '');
    const subject = this.subject(name);
    const value = rest
      .slice(denied.length)
      .replace(printedOf(this.vocabulary).inPhase, '')
      .replace(this.rules.manner, '')
      .replace(this.rules.phase, '');
    if (this.rules.nonEmpty.test(value)) return [compare(subject, isNot ? '==' : '!=', { value: '' })];
    const [number, ...others] = quantityTokens(value, this.vocabulary);
    if (number?.kind === 'number' && others.length === 0) return [compare(subject, operator, number)];
    const isNamed = identifier.test(subject) || (field.test(name.trim()) && !this.rules.judging.test(value));
    const state = this.valueOf(value, isNamed);
    if (state === null) return null;
    if (state !== '') return this.inState(name, state, isNot);
    return [compare(subject === '' ? 'output' : subject, operator, { value: '' })];
  }

  named(clause: string): Comparison[] | null {
    const [, name = '', word, status] = printedOf(this.vocabulary).named.exec(clause) ?? [];
    const value = this.status(word ?? status ?? '');
    if (value === null || this.rules.not.test(name) || this.isCircumstance(name)) return null;
    return this.inState(name, value);
  }

  /** The status that a word names, in the author's spelling if it is English; null for other words. */
  private status(word: string): string | null {
    const status = this.names.statuses.get(word.toLowerCase()) ?? null;
    return status !== null && /^[A-Za-z]/.test(word) ? word : status;
  }

  private subject(text: string): string {
    return cleanSubject(text, this.vocabulary);
  }

  /** Asserts that the subject is in a state, or not. `3 pods Running` also asserts the number of rows. */
  private inState(text: string, value: string, isNot = false): Comparison[] {
    const { name, count } = namedAndCounted(text, this.vocabulary);
    if (isNot) return [compare(name, '!=', { value })];
    const rows = count === null ? [] : [compare(`rows with ${value}`, '==', { value: count })];
    return [compare(name, '==', { value }), ...rows];
  }

  /** A word that can only be a value: a status, a word in capitals or quotes, or any word after the name of a field. */
  private valueOf(value: string, isNamed: boolean): string | null {
    if (emptyValuesOf(this.vocabulary).has(value.toLowerCase())) return '';
    const [whole, cited = ''] = quoted.exec(value) ?? [];
    if (whole === value) return this.status(cited) ?? cited;
    const word =
      this.status(value) ?? printedWord.exec(value)?.[1] ?? this.status(this.rules.place.exec(value)?.[1] ?? '');
    return word ?? (isNamed && /^[\w./-]{2,40}$/.test(value) ? value : null);
  }
}

/** The quoted text. Quoted keys of a JSON object do not count. */
function citedIn(rest: string): string | null {
  if (/^[^"“'‘]*[{[]\s*["']/.test(rest)) return null;
  const cited = quoted
    .exec(rest)?.[1]
    ?.replace(/\s*(?:\.{3}|…)$/, '')
    .trim();
  return cited || null;
}
