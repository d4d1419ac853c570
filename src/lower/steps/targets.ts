import type { Section } from '../../model/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import type { ListGroup, StepDraft } from './draft.js';
import { ordinalOf, readLabel } from './label.js';
import { foldTitle, grammar, wordsOf } from './words.js';

/**
 * What a name in a reference means: a step, a section, or the row of a table of causes. Names are compared without
 * punctuation and numbering; `#3` is the key of the third step of its list.
 */
const group = '(?:{step~}|{situation~}|{choice~})';
const decimal = '(\\d{1,3}(?:\\.\\d{1,3})+)';
const rulesOf = grammar({
  nth: '^(?:{ordinalBefore}\\s*({numeral}{1,3})\\s*{ordinalAfter}|{step}\\s*((?:{numeral}|[A-Z]){1,3}))$',
  decimal: `^(?:{step}|{section}|{ordinalBefore})\\s*${decimal}(?:\\s*{sectionAfter})?$`,
  /** `If it is branch A: …`: the step of the group that it names. */
  asksForGroup: '^{if}\\s?.{0,16}?(?={situation~}\\s?(?:{numeral}|[A-Z])\\s?[：:])',
  branchEnding: '{branchEnding}\\s*$',
  /** A name that can only mean a part of the document. */
  internal: `^(?:{ordinalBefore}\\s*{numeral}+\\s*{ordinalAfter}|${group}\\s*(?:{numeral}|[A-Z])(?![a-z]))|(?:{branchEnding}|{section})$`,
  alternatives: '\\s*(?:[/／]|{or})\\s*',
});
const tailsOf = derived((vocabulary) => wordsOf('referenceTail', vocabulary));
const levelsAround = 8;

/** Steps, sections and rows by their names. */
export class TargetIndex {
  private readonly steps = new Map<string, StepDraft>();
  private readonly siblings = new Map<StepDraft | null, Map<string, StepDraft>>();
  private readonly sections = new Map<string, string>();
  private readonly rows = new CauseRows();
  private readonly places = new Map<ListGroup, number>();
  private readonly runs = new Map<StepDraft, Map<string, StepDraft>>();

  constructor(
    drafts: readonly StepDraft[],
    headings: readonly Section[],
    private readonly vocabulary?: Vocabulary,
  ) {
    for (const draft of drafts) {
      this.addStep(draft);
      this.addRows(draft);
    }
    this.addRuns(drafts);
    for (const { heading, id } of headings) for (const key of this.keysOf(heading)) setFirst(this.sections, key, id);
  }

  /** The step of that name: beside the step that names it first, then anywhere, the first in the document. */
  step(name: string, from: StepDraft): StepDraft | null {
    for (const key of this.namesOf(name)) {
      const found = this.near(key, from) ?? this.runs.get(from)?.get(key) ?? this.steps.get(key);
      if (found) return found;
    }
    const { key, rest } = this.labelOf(name);
    const found = [this.near(key, from), this.steps.get(key)];
    return found.find((step) => step && this.isCalled(rest, step.title)) ?? null;
  }

  /** Id of the section of that name. */
  section(name: string): string | null {
    for (const key of this.namesOf(name)) {
      const found = this.sections.get(key);
      if (found) return found;
    }
    return null;
  }

  /**
   * What the row of a table says to do that a branch means: the one whose condition has that name, else the one that
   * speaks of what the branch is named for.
   * @param when condition of the branch
   */
  row(name: string, when: string): string | null {
    for (const key of [...this.namesOf(name), this.labelOf(name).key]) {
      const found = this.rows.named(key);
      if (found) return found;
    }
    const { branchEnding } = rulesOf(this.vocabulary);
    return branchEnding.test(name) ? this.rows.meant(name.replace(branchEnding, ''), when) : null;
  }

  /** True for a name that can only mean a part of the document: scenario 1, step 3, full disk branch. */
  isInternal(name: string): boolean {
    return rulesOf(this.vocabulary).internal.test(name.trim());
  }

  /** Beside the step, below it, and then beside each step around it. */
  private near(key: string, from: StepDraft): StepDraft | null {
    let found = this.siblings.get(from.parent)?.get(key) ?? this.siblings.get(from)?.get(key);
    let around = from.parent;
    for (let level = 0; !found && around && level < levelsAround; level++, around = around.parent)
      found = this.siblings.get(around.parent)?.get(key);
    return found ?? null;
  }

  private addRows(draft: StepDraft): void {
    for (const { row, when, text, target } of draft.branches) {
      const action = target.kind === 'resolution' ? target.text : target.kind === 'reference' ? target.fallback : null;
      if (row && action !== null) this.rows.add(this.keysOf(when), `${when} ${text}`, action);
    }
  }

  private addStep(draft: StepDraft): void {
    const { asksForGroup, alternatives } = rulesOf(this.vocabulary);
    const keys = this.keysOf(draft.title);
    const asked = asksForGroup.exec(draft.title)?.[0];
    if (asked) keys.push(...this.keysOf(draft.title.slice(asked.length)));
    for (const seen of (draft.condition ?? '').split(alternatives)) keys.push(foldTitle(seen));
    const beside = this.siblings.get(draft.parent) ?? new Map<string, StepDraft>();
    this.siblings.set(draft.parent, beside);
    for (const key of keys.filter(Boolean)) {
      setFirst(beside, key, draft);
      setFirst(this.steps, key, draft);
    }
    const number = this.numberOf(draft);
    if (number !== null) setFirst(beside, `#${number}`, draft);
  }

  /**
   * Lists that go on with the number of the one before are one to what names a number: `6.` below another heading than
   * `5.`.
   */
  private addRuns(drafts: readonly StepDraft[]): void {
    let run = new Map<string, StepDraft>();
    let group: ListGroup | null = null;
    let last = 0;
    for (const draft of drafts) {
      if (draft.ordinal === null || draft.group === null) continue;
      const goesOn = draft.group === group ? draft.ordinal > last : draft.ordinal === last + 1 && last > 0;
      if (!goesOn && draft.group !== group && draft.ordinal > 1) continue;
      if (!goesOn) run = new Map();
      group = draft.group;
      last = draft.ordinal;
      setFirst(run, `#${last}`, draft);
      this.runs.set(draft, run);
    }
  }

  /** `3. …` and the third item of an ordered list are step 3 only within their list. */
  private numberOf(draft: StepDraft): number | null {
    const { role, ordinal } = readLabel(draft.title, this.vocabulary);
    if (draft.group === null) return role === 'number' && !/^\s*\d+\.\d/.test(draft.title) ? ordinal : null;
    const place = (this.places.get(draft.group) ?? 0) + 1;
    this.places.set(draft.group, place);
    return Math.max(place, draft.ordinal ?? 0);
  }

  /** Keys of a title: the whole, its label (`scenario 1`), the text after the label, and its step number. */
  private keysOf(title: string): string[] {
    const { role, label, rest, ordinal } = readLabel(title, this.vocabulary);
    const keys = [foldTitle(title)];
    if (role === 'none') return keys.filter(Boolean);
    if (role !== 'number') keys.push(foldTitle(label));
    if (foldTitle(rest).length > 1) keys.push(foldTitle(rest));
    if (role === 'step' && ordinal !== null) keys.push(`#${ordinal}`);
    const number = new RegExp(`^\\s*${decimal}(?![\\d.])`).exec(title)?.[1];
    if (number) keys.push(`#${number}`);
    return keys.filter(Boolean);
  }

  private namesOf(name: string): string[] {
    const { nth, decimal: decimals } = rulesOf(this.vocabulary);
    const bare = name.trim();
    const names = [foldTitle(bare)];
    const tail = tailsOf(this.vocabulary).find((end) => bare.endsWith(end));
    if (tail) names.push(foldTitle(bare.slice(0, -tail.length)));
    const [, counted, numbered] = nth.exec(bare) ?? [];
    if (counted ?? numbered) names.push(`#${ordinalOf(counted ?? numbered, this.vocabulary)}`);
    const decimal = decimals.exec(bare)?.[1];
    if (decimal) names.push(`#${decimal}`);
    return names.filter(Boolean);
  }

  /** The label of `scenario 3: address conflict`, which finds a title of that number when its words are alike. */
  private labelOf(name: string): { key: string; rest: string } {
    const { role, label, rest } = readLabel(name.trim(), this.vocabulary);
    return { key: role === 'situation' || role === 'choice' ? foldTitle(label) : '', rest };
  }

  /** Whether a title has the words that a reference gives it; one of the two may be the number alone. */
  private isCalled(words: string, title: string): boolean {
    return areAlike(words, readLabel(title, this.vocabulary).rest);
  }
}

function setFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/** Share of the shorter title's pairs of characters that the longer must have. */
const leastShared = 0.4;

/** True when two titles may be one, shortened or written a little differently; a title without words is like any. */
function areAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [foldTitle(one), foldTitle(other)].sort((a, b) => a.length - b.length);
  if (short === '' || long.includes(short)) return true;
  const pairs = pairsOf(short);
  const shared = [...pairs].filter((pair) => long.includes(pair)).length;
  return shared >= leastShared * pairs.size && shared > 0;
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 2 <= text.length; at++) pairs.add(text.slice(at, at + 2));
  return pairs;
}

const longestText = 200;
/** Terms of more rows are ignored. */
const commonest = 50;

/** Rows of cause tables with their terms and actions. */
class CauseRows {
  private readonly byKey = new Map<string, string>();
  private readonly actions: string[] = [];
  private readonly rowsOf = new Map<string, number[]>();

  add(keys: readonly string[], text: string, action: string): void {
    for (const key of keys) setFirst(this.byKey, key, action);
    const row = this.actions.push(action) - 1;
    for (const term of termsOf(text)) this.rowsOf.set(term, [...(this.rowsOf.get(term) ?? []), row]);
  }

  named(key: string): string | null {
    return this.byKey.get(key) ?? null;
  }

  /**
   * The row that a name means by its terms. The only row is meant by any name; of several, each part of the name (`A /
   * B`) must mean the same one, which shares more with name and condition than any other.
   */
  meant(name: string, when: string): string | null {
    if (this.actions.length <= 1) return this.actions[0] ?? null;
    const [row = null, ...others] = new Set(name.split(/[/／、]/).map((part) => this.best(part, when)));
    return row !== null && others.length === 0 ? this.actions[row]! : null;
  }

  private best(part: string, when: string): number | null {
    const shared = this.shared(when);
    const scores = [...this.shared(part)].map(([row, count]) => ({ row, score: 2 * count + (shared.get(row) ?? 0) }));
    const [first, second] = scores.sort((a, b) => b.score - a.score);
    return first && first.score !== second?.score ? first.row : null;
  }

  /** How many terms of a text each row holds. */
  private shared(text: string): Map<number, number> {
    const counts = new Map<number, number>();
    for (const term of termsOf(text.slice(0, longestText))) {
      const rows = this.rowsOf.get(term) ?? [];
      if (rows.length <= commonest) for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    return counts;
  }
}

/** ASCII words of two letters or more, and pairs of Han characters. */
function termsOf(text: string): Set<string> {
  const terms = new Set<string>();
  for (const [run] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[a-z\d]{2,}|\p{Script=Han}{2,}/gu))
    for (const term of /^[a-z\d]/.test(run) ? [run] : pairsOf(run)) terms.add(term);
  return terms;
}
