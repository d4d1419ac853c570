import { procedure } from '../../generated/data/procedure.js';
import type { Section } from '../../model/index.js';
import type { StepDraft } from './draft.js';
import { ordinalOf, readLabel } from './label.js';
import { alternation, foldTitle } from './pattern.js';

const tails = procedure.referenceTails;
const nth = /^(?:第\s*([一二三四五六七八九十\d]{1,3})\s*步|(?:步骤|step)\s*([A-Z\d一二三四五六七八九十]{1,3}))$/i;

/** Finds the step or section that a name means. Punctuation and numbering do not count; every look-up is constant. */
export class ReferenceIndex {
  private readonly steps = new Map<string, StepDraft>();
  private readonly siblings = new Map<StepDraft | null, Map<string, StepDraft>>();
  private readonly sections = new Map<string, string>();
  private readonly rows = new Map<string, string>();

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
    for (const section of this.headings) {
      for (const key of keysOf(section.heading)) if (!this.sections.has(key)) this.sections.set(key, section.id);
    }
  }

  /** The step of that name: beside the step that names it first, then anywhere, the first in the document. */
  step(name: string, from: StepDraft): StepDraft | null {
    this.build();
    for (const key of namesOf(name)) {
      const near = this.siblings.get(from.parent)?.get(key) ?? this.siblings.get(from)?.get(key);
      const found = near ?? this.steps.get(key);
      if (found) return found;
    }
    return null;
  }

  /** Id of the section of that name. */
  section(name: string): string | null {
    this.build();
    for (const key of namesOf(name)) {
      const found = this.sections.get(key);
      if (found) return found;
    }
    return null;
  }

  /** What the row of a table says to do whose condition has that name. */
  row(name: string): string | null {
    this.build();
    for (const key of namesOf(name)) {
      const found = this.rows.get(key);
      if (found) return found;
    }
    return null;
  }

  private addRows(draft: StepDraft): void {
    for (const { row, when, target } of draft.branches) {
      if (!row || target.kind !== 'resolution') continue;
      for (const key of keysOf(when)) if (!this.rows.has(key)) this.rows.set(key, target.text);
    }
  }

  private addStep(draft: StepDraft): void {
    const keys = keysOf(draft.title);
    for (const seen of (draft.condition ?? '').split(/\s*(?:\/|／|或|\bor\b)\s*/)) keys.push(foldTitle(seen));
    const beside = this.siblings.get(draft.parent) ?? new Map<string, StepDraft>();
    this.siblings.set(draft.parent, beside);
    for (const key of keys) {
      if (!key) continue;
      if (!beside.has(key)) beside.set(key, draft);
      if (!this.steps.has(key)) this.steps.set(key, draft);
    }
  }
}

/** A title by its whole, its label (`场景1`), what stands behind the label, and its number among steps. */
function keysOf(title: string): string[] {
  const { role, label, rest, ordinal } = readLabel(title);
  const keys = [foldTitle(title)];
  if (role === 'none') return keys;
  if (role !== 'number') keys.push(foldTitle(label));
  if (foldTitle(rest).length > 1) keys.push(foldTitle(rest));
  if (role === 'step' && ordinal !== null) keys.push(`#${ordinal}`);
  return keys.filter(Boolean);
}

function namesOf(name: string): string[] {
  const bare = name.trim();
  const names = [foldTitle(bare)];
  const tail = tails.find((end) => bare.endsWith(end));
  if (tail) names.push(foldTitle(bare.slice(0, -tail.length)));
  const number = nth.exec(bare);
  if (number) names.push(`#${ordinalOf(number[1] ?? number[2])}`);
  const { role, label } = readLabel(bare);
  if (role === 'condition' || role === 'choice') names.push(foldTitle(label));
  return names.filter(Boolean);
}

const internal = new RegExp(
  `^(?:第\\s*[一二三四五六七八九十\\d]+\\s*步|${alternation([...procedure.groups.step, ...procedure.groups.condition, ...procedure.groups.choice]).replaceAll('(?![A-Za-z0-9])', '')}\\s*[A-Z\\d一二三四五六七八九十](?![a-z]))|(?:分支|章节|一节|\\bbranch)$`,
  'i',
);

/** True for a name that can only mean a part of the document: 场景1, step 3, 磁盘耗尽分支. */
export function looksInternal(name: string): boolean {
  return internal.test(name.trim());
}
