import type { Branch, Confirmation, DocumentKind, Language, Section, Step } from '../model/index.js';
import { derived, shipped, type Vocabulary, wholeWords } from '../vocabulary/index.js';

/** The parts of a document that a session goes through. */
interface SteppableDocument {
  readonly id: string;
  readonly path: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly language: Language;
  readonly hash: string;
  readonly causes: readonly { readonly text: string }[];
  readonly resolutions: readonly { readonly text: string }[];
  readonly steps: readonly Step[];
  readonly sections: readonly Pick<Section, 'id' | 'parent'>[];
}

/** Where a branch leads. `to` of a document is its path. */
type Lead =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'document'; readonly to: string }
  | { readonly kind: 'resolution' | 'unresolved'; readonly text: string };

const none = -1;

/**
 * The steps of a document with the relations of each: number, sub-steps, following step. A parent that does not come
 * before its step counts as none, so that every loop over the steps ends.
 */
export class Procedure {
  readonly #indexes = new Map<string, number>();
  readonly #labels: string[] = [];
  readonly #parents: number[] = [];
  /** Index after the last step below each. */
  readonly #ends: number[] = [];
  /** The resolution that each step is part of and that a branch must choose, or `none`. */
  readonly #alternatives: number[] = [];
  readonly #firstOfSection = new Map<string, number>();

  /** @param resolve path of the document that a branch names, or null. */
  constructor(
    readonly document: SteppableDocument,
    readonly resolve: (target: string) => string | null,
  ) {
    const { steps } = document;
    steps.forEach((step, index) => {
      const parent = step.parent === null ? none : (this.#indexes.get(step.parent) ?? none);
      this.#indexes.set(step.id, index);
      this.#parents.push(parent);
      this.#labels.push(parent === none ? String(step.number) : `${this.#labels[parent]}.${step.number}`);
      this.#ends.push(index + 1);
    });
    for (let index = steps.length - 1; index >= 0; index--) {
      const parent = this.#parents[index]!;
      if (parent !== none) this.#ends[parent] = Math.max(this.#ends[parent]!, this.#ends[index]!);
    }
    this.#findSections();
    this.#findAlternatives();
  }

  get steps(): readonly Step[] {
    return this.document.steps;
  }

  step(id: string): Step | undefined {
    const index = this.#indexes.get(id);
    return index === undefined ? undefined : this.steps[index];
  }

  /** `3.1`: numbers of the steps above and its own. */
  number(id: string): string | null {
    const index = this.#indexes.get(id);
    return index === undefined ? null : this.#labels[index]!;
  }

  /** The step of this id, or of this number (`3`, `2.1`). */
  find(idOrNumber: string): Step | undefined {
    const named = this.step(idOrNumber);
    if (named !== undefined) return named;
    const index = this.#labels.indexOf(idOrNumber);
    return index < 0 ? undefined : this.steps[index];
  }

  /** How many steps come before it in the document. */
  before(id: string): number {
    return this.#indexes.get(id) ?? 0;
  }

  /** Ids of the steps above it, nearest first. */
  above(id: string): string[] {
    const ids: string[] = [];
    for (
      let index = this.#parents[this.#indexes.get(id) ?? none] ?? none;
      index !== none;
      index = this.#parents[index]!
    )
      ids.push(this.steps[index]!.id);
    return ids;
  }

  firstBelow(id: string): Step | null {
    const index = this.#indexes.get(id);
    if (index === undefined || this.#ends[index]! <= index + 1) return null;
    return this.steps[index + 1]!;
  }

  /** The steps right below it. */
  below(id: string): { readonly step: string; readonly number: string; readonly title: string }[] {
    const index = this.#indexes.get(id);
    if (index === undefined) return [];
    const found: { step: string; number: string; title: string }[] = [];
    for (let next = index + 1; next < this.#ends[index]!; next++) {
      const step = this.steps[next]!;
      if (this.#parents[next] === index) found.push({ step: step.id, number: this.#labels[next]!, title: step.title });
    }
    return found;
  }

  /** Whether the step deals with a cause: reaching it by a branch concludes the diagnosis. */
  resolves(step: Step): boolean {
    return step.phase === 'resolution' || step.phase === 'workaround';
  }

  /**
   * The step after this one in document order. Resolutions that a branch must choose are skipped, and nothing is
   * verified before something was done: then the checks have found nothing.
   */
  following(id: string): { readonly step: Step } | { readonly end: 'resolved' | 'nothing-found' | 'end-of-document' } {
    const index = this.#indexes.get(id)!;
    const chosen = this.#alternatives[index]!;
    let next = index + 1;
    let passed = false;
    while (next < this.steps.length) {
      const alternative = this.#alternatives[next]!;
      if (alternative === none || alternative === chosen) break;
      passed = true;
      next = this.#ends[alternative]!;
    }
    const step = this.steps[next];
    const checked = passed && chosen === none && this.steps[index]!.phase !== 'verification';
    if (checked && (step === undefined || step.phase === 'verification')) return { end: 'nothing-found' };
    if (step !== undefined) return { step };
    const solving = chosen !== none || this.steps[index]!.phase !== 'diagnosis';
    return { end: solving ? 'resolved' : 'end-of-document' };
  }

  leadOf(step: Step, branch: Branch): Lead {
    const { to, toKind } = branch;
    if (toKind === 'step' || toKind === 'section') {
      const target = toKind === 'step' ? this.step(to) : this.steps[this.#firstOfSection.get(to) ?? none];
      return target ? { kind: 'step', step: target } : { kind: 'unresolved', text: branch.text || to };
    }
    const named = toKind === 'document' || isOneName(to) ? this.resolve(to) : null;
    if (named !== null && named !== this.document.path) return { kind: 'document', to: named };
    const mentioned = step.phase === 'diagnosis' ? this.#mentionedStep(to) : undefined;
    if (mentioned) return { kind: 'step', step: mentioned };
    return toKind === 'resolution' ? { kind: 'resolution', text: to } : { kind: 'unresolved', text: branch.text || to };
  }

  /** `check the controller in step 3` leads to step 3. */
  #mentionedStep(text: string, vocabulary: Vocabulary = shipped): Step | undefined {
    const { numerals } = vocabulary.startStep.stepNumbers;
    const found = [...text.slice(0, maxInstructionLength).matchAll(stepReferenceOf(vocabulary))];
    const numbers = new Set(found.map(([, digits, numeral]) => digits ?? String(numerals.indexOf(numeral!) + 1)));
    const [number] = numbers;
    return numbers.size === 1 ? this.find(number!) : undefined;
  }

  #findSections(): void {
    this.steps.forEach((step, index) => {
      if (!this.#firstOfSection.has(step.section)) this.#firstOfSection.set(step.section, index);
    });
    // Subsections come later: the first step of a section is that of its first subsection with a step.
    const { sections } = this.document;
    for (let at = sections.length - 1; at >= 0; at--) {
      const { id, parent } = sections[at]!;
      const first = this.#firstOfSection.get(id);
      if (parent === null || first === undefined) continue;
      this.#firstOfSection.set(parent, Math.min(first, this.#firstOfSection.get(parent) ?? first));
    }
  }

  #findAlternatives(): void {
    const chosen = new Set<number>();
    this.steps.forEach((step, from) => {
      for (const branch of step.branches) {
        const lead = this.leadOf(step, branch);
        if (lead.kind !== 'step' || !this.resolves(lead.step)) continue;
        const target = this.#indexes.get(lead.step.id)!;
        const own = from >= target && from < this.#ends[target]!;
        if (!own && this.#parents[target] !== from && step.phase === 'diagnosis') chosen.add(target);
      }
    });
    this.steps.forEach((_, index) => {
      const parent = this.#parents[index]!;
      const inherited = parent === none ? none : this.#alternatives[parent]!;
      this.#alternatives.push(inherited === none && chosen.has(index) ? index : inherited);
    });
  }
}

const maxInstructionLength = 200;

const stepReferenceOf = derived(({ startStep: { stepNumbers } }: Vocabulary) => {
  const { words, wordsAlone, prefixes, suffixes, counters, numerals } = stepNumbers;
  const before = `(?:${wholeWords(words)}\\s+|(?:${[...prefixes, ...wordsAlone].join('|')})\\s*)`;
  const digits = `(\\d{1,3}(?:\\.\\d{1,3})*)(?!\\s*(?:${counters.join('|')}))`;
  return new RegExp(`${before}(?:${digits}|(${numerals.join('|')})(?=\\s*(?:${suffixes.join('|')})))`, 'giu');
});

/** `pod-container-creating`: a text that can only be a name. */
function isOneName(text: string): boolean {
  return text.length <= 120 && /^[\w./-]*[\w-][\w./-]*$/.test(text);
}

type CheckedStep = Pick<Step, 'id' | 'parent' | 'commands' | 'branches'>;

/**
 * The check to do before a start step that changes something: a symptom seldom says the whole condition of a branch,
 * and following the wrong branch would change the wrong thing.
 *
 * @returns null where the start step only reads, or where no earlier step that only reads leads to it
 */
export function confirmationOf(steps: readonly CheckedStep[], start: string | null): Confirmation | null {
  const from = steps.findIndex(({ id }) => id === start);
  if (from <= 0 || !changes(steps, from)) return null;
  for (const target of upwards(steps, from)) {
    for (let index = from - 1; index >= 0; index--) {
      const { id, branches, commands } = steps[index]!;
      const branch = branches.find(({ to, toKind }) => toKind === 'step' && to === target);
      if (branch && commands.every(onlyReads)) return Object.freeze({ step: id, when: branch.when });
    }
  }
  return null;
}

const onlyReads = ({ effect }: CheckedStep['commands'][number]): boolean => effect === 'read';

/** Whether the step or a sub-step does more than read. */
function changes(steps: readonly CheckedStep[], from: number): boolean {
  const within = new Set<string>();
  for (let index = from; index < steps.length; index++) {
    const { id, parent, commands } = steps[index]!;
    if (index > from && (parent === null || !within.has(parent))) continue;
    if (!commands.every(onlyReads)) return true;
    within.add(id);
  }
  return false;
}

/** Ids of the step and of those that contain it, innermost first. Parents come before their sub-steps. */
function upwards(steps: readonly CheckedStep[], from: number): string[] {
  const path: string[] = [];
  let wanted: string | null = steps[from]!.id;
  for (let index = from; index >= 0 && wanted !== null; index--) {
    const { id, parent } = steps[index]!;
    if (id !== wanted) continue;
    path.push(id);
    wanted = parent;
  }
  return path;
}
