import type { Section } from '../../model/index.js';
import { procedure } from '../../vocabulary/index.js';
import { CauseRows } from './cause-rows.js';
import type { ListGroup, StepDraft } from './draft.js';
import { ordinalOf, readLabel } from './label.js';
import { alternation, foldTitle } from './pattern.js';
import { areAlike } from './title-likeness.js';

const tails = procedure.referenceTails;
const nth = /^(?:第\s*([一二三四五六七八九十\d]{1,3})\s*步|(?:步骤|step)\s*([A-Z\d一二三四五六七八九十]{1,3}))$/i;

/** Finds the step or section that a name means. Punctuation and numbering do not count; every look-up is constant. */
export class ReferenceIndex {
  private readonly steps = new Map<string, StepDraft>();
  private readonly siblings = new Map<StepDraft | null, Map<string, StepDraft>>();
  private readonly sections = new Map<string, Section>();
  private readonly rows = new CauseRows();

  private readonly places = new Map<ListGroup, number>();
  private readonly runs = new Map<StepDraft, Map<string, StepDraft>>();

  private built = false;

  constructor(
    private readonly drafts: readonly StepDraft[],
    private readonly headings: readonly Section[],
  ) {}

  /** Most documents refer to nothing: the maps are made for the first that does. */
  private build(): void {
    if (this.built) return;
    this.built = true;
    for (const draft of this.drafts) {
      this.addStep(draft);
      this.addRows(draft);
    }
    this.addRuns();
    for (const section of this.headings) {
      for (const key of keysOf(section.heading)) if (!this.sections.has(key)) this.sections.set(key, section);
    }
  }

  /** The step of that name: beside the step that names it first, then anywhere, the first in the document. */
  step(name: string, from: StepDraft): StepDraft | null {
    this.build();
    for (const key of namesOf(name)) {
      const found = this.near(key, from) ?? this.runs.get(from)?.get(key) ?? this.steps.get(key);
      if (found) return found;
    }
    const labelled = labelOf(name);
    if (!labelled) return null;
    const found = [this.near(labelled.key, from), this.steps.get(labelled.key)];
    return found.find((step) => step && saysTheSame(labelled.rest, step.title)) ?? null;
  }

  /** Beside the step, below it, and then beside each step around it. */
  private near(key: string, from: StepDraft): StepDraft | null {
    const closest = this.siblings.get(from.parent)?.get(key) ?? this.siblings.get(from)?.get(key);
    if (closest) return closest;
    let around = from.parent;
    for (let level = 0; around && level < levelsAround; level++, around = around.parent) {
      const found = this.siblings.get(around.parent)?.get(key);
      if (found) return found;
    }
    return null;
  }

  /** Id of the section of that name. */
  section(name: string): string | null {
    this.build();
    for (const key of namesOf(name)) {
      const found = this.sections.get(key);
      if (found) return found.id;
    }
    const labelled = labelOf(name);
    const found = labelled ? this.sections.get(labelled.key) : undefined;
    return labelled && found && saysTheSame(labelled.rest, found.heading) ? found.id : null;
  }

  /**
   * What the row of a table says to do that a branch means: the one whose condition has that name, else the one that speaks of
   * what the branch is named for (`采集器缺失分支`).
   * @param when condition of the branch
   */
  row(name: string, when: string): string | null {
    this.build();
    for (const key of [...namesOf(name), labelOf(name)?.key ?? '']) {
      const found = this.rows.named(key);
      if (found) return found;
    }
    return branchEnding.test(name) ? this.rows.meant(name.replace(branchEnding, ''), when) : null;
  }

  private addRows(draft: StepDraft): void {
    for (const { row, when, text, target } of draft.branches) {
      const todo = target.kind === 'resolution' ? target.text : target.kind === 'reference' ? target.fallback : null;
      if (row && todo !== null) this.rows.add(keysOf(when), `${when} ${text}`, todo);
    }
  }

  private addStep(draft: StepDraft): void {
    const keys = keysOf(draft.title);
    const asked = asksForGroup.exec(draft.title)?.[0];
    if (asked) keys.push(...keysOf(draft.title.slice(asked.length)));
    for (const seen of (draft.condition ?? '').split(/\s*(?:\/|／|或|\bor\b)\s*/)) keys.push(foldTitle(seen));
    const beside = this.siblings.get(draft.parent) ?? new Map<string, StepDraft>();
    this.siblings.set(draft.parent, beside);
    for (const key of keys) {
      if (!key) continue;
      if (!beside.has(key)) beside.set(key, draft);
      if (!this.steps.has(key)) this.steps.set(key, draft);
    }
    const number = this.numberOf(draft);
    if (number !== null && !beside.has(`#${number}`)) beside.set(`#${number}`, draft);
  }

  /** Lists that go on with the number of the one before are one to what names a number: `6.` below another heading than `5.`. */
  private addRuns(): void {
    let run = new Map<string, StepDraft>();
    let group: ListGroup | null = null;
    let last = 0;
    for (const draft of this.drafts) {
      if (draft.ordinal === null || draft.group === null) continue;
      const goesOn = draft.group === group ? draft.ordinal > last : draft.ordinal === last + 1 && last > 0;
      if (!goesOn && draft.group !== group && draft.ordinal > 1) continue;
      if (!goesOn) run = new Map();
      group = draft.group;
      last = draft.ordinal;
      if (!run.has(`#${last}`)) run.set(`#${last}`, draft);
      this.runs.set(draft, run);
    }
  }

  /** `3. …` and the third item of an ordered list are step 3 to what stands beside them, and to nothing else. */
  private numberOf(draft: StepDraft): number | null {
    const { role, ordinal } = readLabel(draft.title);
    if (draft.group === null) return role === 'number' && !/^\s*\d+\.\d/.test(draft.title) ? ordinal : null;
    const place = (this.places.get(draft.group) ?? 0) + 1;
    this.places.set(draft.group, place);
    return Math.max(place, draft.ordinal ?? 0);
  }
}

/** `如果判断为 分支 A：…`: the step of the group that it names. */
const asksForGroup = new RegExp(
  `^(?:如果|若|if)\\s?.{0,16}?(?=${alternation(procedure.groups.condition)}\\s?[A-Z\\d一二三四五六七八九十]\\s?[：:])`,
  'i',
);
const levelsAround = 8;
const branchEnding = /(?:分支|\bbranch)\s*$/i;

/** A title by its whole, its label (`场景1`), what stands behind the label, and its number among steps. */
function keysOf(title: string): string[] {
  const { role, label, rest, ordinal } = readLabel(title);
  const keys = [foldTitle(title)];
  if (role === 'none') return keys;
  if (role !== 'number') keys.push(foldTitle(label));
  if (foldTitle(rest).length > 1) keys.push(foldTitle(rest));
  if (role === 'step' && ordinal !== null) keys.push(`#${ordinal}`);
  const decimal = /^\s*(\d{1,3}(?:\.\d{1,3})+)(?![\d.])/.exec(title);
  if (decimal) keys.push(`#${decimal[1]}`);
  return keys.filter(Boolean);
}

function namesOf(name: string): string[] {
  const bare = name.trim();
  const names = [foldTitle(bare)];
  const tail = tails.find((end) => bare.endsWith(end));
  if (tail) names.push(foldTitle(bare.slice(0, -tail.length)));
  const number = nth.exec(bare);
  if (number) names.push(`#${ordinalOf(number[1] ?? number[2])}`);
  const decimal = /^(?:step|section|步骤|章节|第)\s*(\d{1,3}(?:\.\d{1,3})+)(?:\s*[节步章])?$/i.exec(bare);
  if (decimal) names.push(`#${decimal[1]}`);
  return names.filter(Boolean);
}

/** The label of `场景3：IP 冲突`, which finds a title of that number when its words are alike. */
function labelOf(name: string): { key: string; rest: string } | null {
  const { role, label, rest } = readLabel(name.trim());
  const key = foldTitle(label);
  return key !== '' && (role === 'condition' || role === 'choice') ? { key, rest } : null;
}

/** Whether a title has the words that a reference gives it; one of the two may be the number alone. */
const saysTheSame = (words: string, title: string): boolean => areAlike(words, readLabel(title).rest);

const internal = new RegExp(
  `^(?:第\\s*[一二三四五六七八九十\\d]+\\s*步|${alternation([...procedure.groups.step, ...procedure.groups.condition, ...procedure.groups.choice]).replaceAll('(?![A-Za-z0-9])', '')}\\s*[A-Z\\d一二三四五六七八九十](?![a-z]))|(?:分支|章节|一节|\\bbranch)$`,
  'i',
);

/** True for a name that can only mean a part of the document: 场景1, step 3, 磁盘耗尽分支. */
export function looksInternal(name: string): boolean {
  return internal.test(name.trim());
}
