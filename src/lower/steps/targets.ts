import { addTo } from '../../collections.js';
import type { Section } from '../../model/index.js';
import { derived, type Vocabulary } from '../../vocabulary/index.js';
import type { ListGroup, StepDraft } from './draft.js';
import { ordinalOf, readLabel } from './label.js';
import { foldTitle, grammar, wordsOf } from './words.js';

const group = '(?:{step~}|{situation~}|{choice~})';
const decimal = '(\\d{1,3}(?:\\.\\d{1,3})+)';
const rulesOf = grammar({
  nth: '^(?:{ordinalBefore}\\s*({numeral}{1,3})\\s*{ordinalAfter}|{step}\\s*((?:{numeral}|[A-Z]){1,3})|(\\d{1,3}))$',
  decimal: `^(?:(?:{step}|{section}|{ordinalBefore})\\s*)?${decimal}(?:\\s*{sectionAfter})?$`,
  decimalFirst: `^\\s*${decimal}(?![\\d.])`,
  /** `If it is branch A: …` in the title of a step also names the step `branch A`. */
  asksForGroup: '^{if}\\s?.{0,16}?(?={situation~}\\s?(?:{numeral}|[A-Z])\\s?[：:])',
  branchEnding: '{branchEnding}\\s*$',
  /** A name that can only be that of a part of the document: `scenario 1`, `step 3`, `full disk branch`. */
  internal: `^(?:{ordinalBefore}\\s*{numeral}+\\s*{ordinalAfter}|${group}\\s*(?:{numeral}|[A-Z])(?![a-z]))|(?:{branchEnding}|{section})$`,
  alternatives: '\\s*(?:[/／]|{or})\\s*',
});
const tailsOf = derived((vocabulary) => wordsOf('referenceTail', vocabulary));

interface CauseRow {
  readonly keys: readonly string[];
  readonly terms: ReadonlySet<string>;
  readonly action: string;
}
/** Levels around a step that are searched for a name. */
const mostLevels = 10;
/** In a document with more rows, none is found by its words. */
const mostRows = 50;

/** Finds the step, section or row of a table of causes that a reference names. The key `#3` is that of the third step. */
export class TargetIndex {
  private readonly steps = new Map<string, StepDraft>();
  private readonly siblings = new Map<StepDraft | null, Map<string, StepDraft>>();
  private readonly sections = new Map<string, string>();
  private readonly rows: CauseRow[] = [];
  private readonly counts = new Map<ListGroup, number>();

  constructor(
    drafts: readonly StepDraft[],
    headings: readonly Section[],
    private readonly vocabulary?: Vocabulary,
  ) {
    for (const draft of drafts) {
      this.addStep(draft);
      this.addRows(draft);
    }
    for (const { heading, id } of headings) for (const key of this.keysOf(heading)) setFirst(this.sections, key, id);
  }

  /** The step with a name: beside or below `from`, else beside the steps around it, else anywhere. */
  step(name: string, from: StepDraft): StepDraft | null {
    const around = [from.parent, from];
    for (let step = from.parent; step && around.length < mostLevels; step = step.parent) around.push(step.parent);
    for (const key of this.namesOf(name)) {
      const near = around.flatMap((parent) => this.siblings.get(parent)?.get(key) ?? []);
      const step = near[0] ?? this.steps.get(key);
      if (step) return step;
    }
    return null;
  }

  section(name: string): string | null {
    return this.namesOf(name).flatMap((key) => this.sections.get(key) ?? [])[0] ?? null;
  }

  /** The action of the row with a name, else of the row that shares most words with the name and the condition. */
  row(name: string, when: string): string | null {
    const names = [...this.namesOf(name), foldTitle(readLabel(name.trim(), this.vocabulary).label)].filter(Boolean);
    const named = this.rows.find(({ keys }) => keys.some((key) => names.includes(key)));
    const { branchEnding } = rulesOf(this.vocabulary);
    if (named || !branchEnding.test(name) || this.rows.length > mostRows) return named?.action ?? null;
    const inCondition = termsOf(when);
    const parts = name.replace(branchEnding, '').split(/[/／、]/);
    const [row = null, ...others] = new Set(parts.map((part) => this.alike(termsOf(part), inCondition)));
    return row && others.length === 0 ? row.action : null;
  }

  /** The row that shares most terms with a name and a condition; null on a tie. */
  private alike(inName: ReadonlySet<string>, inCondition: ReadonlySet<string>): CauseRow | null {
    const scores = this.rows.flatMap((row) => {
      const shared = (terms: ReadonlySet<string>) => [...terms].filter((term) => row.terms.has(term)).length;
      const isAlike = shared(inName) > 0 || this.rows.length === 1;
      return isAlike ? [{ row, score: 2 * shared(inName) + shared(inCondition) }] : [];
    });
    const [first, second] = scores.sort((a, b) => b.score - a.score);
    return first && first.score !== second?.score ? first.row : null;
  }

  /** True for a name that can only be that of a part of the document. */
  isInternal(name: string): boolean {
    return rulesOf(this.vocabulary).internal.test(name.trim());
  }

  private addRows(draft: StepDraft): void {
    for (const { row, when, text, target } of draft.branches) {
      const action = target.kind === 'resolution' ? target.text : target.kind === 'reference' ? target.fallback : null;
      if (row && action !== null)
        this.rows.push({ keys: this.keysOf(when), terms: termsOf(`${when} ${text}`), action });
    }
  }

  private addStep(draft: StepDraft): void {
    const { asksForGroup, alternatives } = rulesOf(this.vocabulary);
    const keys = this.keysOf(draft.title);
    const asked = asksForGroup.exec(draft.title)?.[0];
    if (asked) keys.push(...this.keysOf(draft.title.slice(asked.length)));
    keys.push(...(draft.condition ?? '').split(alternatives).map(foldTitle));
    const beside = this.siblings.get(draft.parent) ?? new Map<string, StepDraft>();
    this.siblings.set(draft.parent, beside);
    for (const key of keys.filter(Boolean)) {
      setFirst(beside, key, draft);
      setFirst(this.steps, key, draft);
    }
    const number = this.numberOf(draft);
    if (number !== null) setFirst(beside, `#${number}`, draft);
  }

  /** The number of a step within its list: that of `3. …`, or its place in an ordered list. */
  private numberOf({ title, group: list, ordinal: written }: StepDraft): number | null {
    const { role, ordinal } = readLabel(title, this.vocabulary);
    if (list === null) return role === 'number' && !/^\s*\d+\.\d/.test(title) ? ordinal : null;
    return Math.max(addTo(this.counts, list, 1), written ?? 0);
  }

  /** Keys of a title: all of it, its label (`scenario 1`), the text after the label, and its step number. */
  private keysOf(title: string): string[] {
    const { role, label, rest, ordinal } = readLabel(title, this.vocabulary);
    const keys = [foldTitle(title)];
    if (role === 'none') return keys.filter(Boolean);
    if (role !== 'number') keys.push(foldTitle(label));
    if (foldTitle(rest).length > 1) keys.push(foldTitle(rest));
    if (role === 'step' && ordinal !== null) keys.push(`#${ordinal}`);
    const number = rulesOf(this.vocabulary).decimalFirst.exec(title)?.[1];
    if (number) keys.push(`#${number}`);
    return keys.filter(Boolean);
  }

  /** Keys of a name: all of it, all but a word such as `above` at its end, and its step number. */
  private namesOf(name: string): string[] {
    const { nth, decimal: decimals } = rulesOf(this.vocabulary);
    const bare = name.trim();
    const names = [foldTitle(bare)];
    const tail = tailsOf(this.vocabulary).find((end) => bare.endsWith(end));
    if (tail) names.push(foldTitle(bare.slice(0, -tail.length)));
    const number = (nth.exec(bare) ?? []).slice(1).find(Boolean);
    if (number) names.push(`#${ordinalOf(number, this.vocabulary)}`);
    const part = decimals.exec(bare)?.[1];
    if (part) names.push(`#${part}`);
    return names.filter(Boolean);
  }
}

function setFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

const longestText = 2_000;

/** ASCII words of two letters or more, and pairs of Han characters. */
function termsOf(text: string): Set<string> {
  const runs =
    text
      .slice(0, longestText)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[a-z\d]{2,}|\p{Script=Han}{2,}/gu) ?? [];
  const pairsOf = (run: string) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
  return new Set(runs.flatMap((run) => (/^[a-z\d]/.test(run) ? [run] : pairsOf(run))));
}
