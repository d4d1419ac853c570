import type { Branch, Confirmation, DocumentKind, Language, Section, Step, VisitOutcome } from '../model/index.js';
import { confirmationOf, StepTree } from '../step-tree.js';
import { shipped, type Vocabulary } from '../vocabulary/index.js';
import { looseName } from './search-terms.js';
import { begins, numberAndTitleOf, optionOf, situationOf, stepNumberOf, stepReferenceOf } from './step-names.js';

interface SteppableDocument {
  readonly id: string;
  readonly path: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly language: Language;
  readonly hash: string;
  readonly owners?: readonly string[];
  readonly causes: readonly { readonly text: string }[];
  readonly resolutions: readonly { readonly text: string }[];
  readonly steps: readonly Step[];
  readonly sections: readonly Pick<Section, 'id' | 'parent'>[];
}

/** The target of a branch. `to` of a document is its path. */
type Lead =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'document'; readonly to: string }
  | { readonly kind: 'resolution' | 'unresolved'; readonly text: string };

/** The steps of a document, with the ways in which they lead to each other. */
export class Procedure {
  readonly #tree: StepTree<Step>;
  /** Step → the resolution that it is part of, if branches choose between resolutions. */
  readonly #alternatives = new Map<string, string>();
  readonly #firstOfSection = new Map<string, number>();

  /** @param resolve path of the document that a branch names, or null. */
  constructor(
    readonly document: SteppableDocument,
    readonly resolve: (target: string) => string | null,
    readonly vocabulary: Vocabulary = shipped,
  ) {
    this.#tree = new StepTree(document.steps);
    this.#findSections();
    this.#findAlternatives();
  }

  get steps(): readonly Step[] {
    return this.document.steps;
  }

  step(id: string): Step | undefined {
    return this.#tree.get(id);
  }

  /** The numbers of the steps above and of the step itself: `3.1`. */
  number(id: string): string | null {
    return this.#tree.number(id);
  }

  /** The step of this id, or of this number (`3`, `2.1`). */
  find(idOrNumber: string): Step | undefined {
    return this.step(idOrNumber) ?? this.#tree.numbered(idOrNumber);
  }

  /**
   * The steps that a name may mean: by id or number (`step-3.1`, `3.1`, `step 3.1`, `第三步`), by title, or by both as
   * printed (`Step 3.1: title`). Several if that is ambiguous, for instance if the numbers in titles differ.
   */
  named(given: string): readonly Step[] {
    const name = given.trim().replace(/^[→#]\s*|(?<=[\d步])[.:：]$/g, '');
    const [, word = '', digits, numeral = ''] = stepNumberOf(this.vocabulary).exec(name) ?? [];
    const { numerals } = this.vocabulary.startStep.stepNumbers;
    const numbered = this.find(name) ?? this.find(digits ?? String(numerals.indexOf(numeral) + 1));
    const wanted = looseName(name);
    const isCounted = word !== '' && !name.includes('-');
    if (numbered && (!isCounted || begins(numbered, wanted))) return [numbered];
    if (isCounted) return [...(numbered ? [numbered] : []), ...this.steps.filter((step) => begins(step, wanted))];
    if (wanted.length < minTitleLength) return [];
    const titled = this.steps.filter(({ title }) => looseName(title).includes(wanted));
    const whole = titled.filter(({ title }) => looseName(title).endsWith(wanted));
    const [, number, title = ''] = titled.length === 0 ? (numberAndTitleOf(this.vocabulary).exec(name) ?? []) : [];
    if (number !== undefined)
      return this.named(number).filter((step) => looseName(step.title).includes(looseName(title)));
    return whole.length === 1 ? whole : titled;
  }

  /** Whether a text names a step of this document by a word for "step": `step 3`, `第三步`, `Step 3: title`. */
  isNameOfStep(given: string): boolean {
    const name = given.trim();
    const number = stepNumberOf(this.vocabulary);
    const [, word] = number.exec(name) ?? number.exec(numberAndTitleOf(this.vocabulary).exec(name)?.[1] ?? '') ?? [];
    return word !== undefined && this.named(name).length > 0;
  }

  /** The step of an id in the former numbering, in which `step-14` was the fourteenth step of the document. */
  formerly(id: string): Step | undefined {
    const [, ordinal] = /^step-(\d{1,6})$/.exec(id.trim()) ?? [];
    return this.steps[Number(ordinal ?? 0) - 1];
  }

  /** The situation in a title such as `Scenario 2: the table is full`; null for a title without such a label. */
  situation(title: string): string | null {
    return situationOf(this.vocabulary).exec(title.trim())?.[1] ?? null;
  }

  /** Number of steps before a step in document order. */
  before(id: string): number {
    return this.#tree.index(id);
  }

  above(id: string): string[] {
    return this.#tree.above(id).map((step) => step.id);
  }

  below(id: string): Step[] {
    return this.#tree.children(id);
  }

  /** Whether the step deals with a cause, so that a branch to it concludes the diagnosis. */
  resolves(step: Step): boolean {
    return step.phase === 'resolution' || step.phase === 'workaround';
  }

  /**
   * The next step in document order. Headings of other steps are skipped, and so are resolutions that a branch must choose.
   * If only a verification would be left although nothing was done, the checks have found nothing.
   * @param outcome of the step. If it is normal, sub-steps for a condition (`If pods are spread: …`) are skipped too; an abnormal
   * verification resolves nothing.
   */
  following(
    id: string,
    outcome?: VisitOutcome,
  ): { readonly step: Step } | { readonly end: 'resolved' | 'nothing-found' | 'end-of-document' } {
    const index = this.#tree.index(id);
    const { phase } = this.steps[index]!;
    const chosen = this.#alternatives.get(id);
    const conditional = outcome === 'normal' ? this.below(id).filter(isConditional) : [];
    const others = new Set([...this.#otherOptions(id), ...this.#withBelow(conditional)]);
    const later = this.steps.slice(index + 1).filter((step) => !this.#isHeading(step) && !others.has(step.id));
    const next = later.findIndex((step) => [undefined, chosen].includes(this.#alternatives.get(step.id)));
    const step = later[next];
    const checked = next !== 0 && later.length > 0 && chosen === undefined && phase !== 'verification';
    if (checked && (step === undefined || step.phase === 'verification')) return { end: 'nothing-found' };
    if (step !== undefined) return { step };
    const isResolved =
      (chosen !== undefined || phase !== 'diagnosis') && outcome !== 'abnormal' && outcome !== 'warning';
    return { end: isResolved ? 'resolved' : 'end-of-document' };
  }

  /** The steps of the alternatives to the options that a step is part of: after `Option A`, `Option B` is skipped. */
  #otherOptions(id: string): ReadonlySet<string> {
    const isOption = optionOf(this.vocabulary);
    const others = [id, ...this.above(id)].flatMap((each) => {
      const option = this.step(each)!;
      if (!isOption.test(option.title)) return [];
      return this.steps.filter(({ id: other, parent, title }) => {
        return parent === option.parent && other !== each && isOption.test(title);
      });
    });
    return new Set(this.#withBelow(others));
  }

  #withBelow(steps: readonly Step[]): string[] {
    return steps.flatMap((step) => [step, ...this.#tree.below(step.id)]).map(({ id }) => id);
  }

  /** The check to make before this step; null if the step only reads, or no other step leads to it. */
  checkBefore(id: string): Confirmation | null {
    return confirmationOf(this.steps, id);
  }

  #isHeading({ id, text, commands, expectations, branches }: Step): boolean {
    const isEmpty = text.trim() === '' && commands.length + expectations.length + branches.length === 0;
    return isEmpty && this.below(id).length > 0;
  }

  /** The step to show for this one: the first below it with something to do, if it is a heading. */
  actionable(step: Step): Step {
    let at = step;
    while (this.#isHeading(at)) at = this.below(at.id)[0]!;
    return at;
  }

  leadOf(step: Step, branch: Branch): Lead {
    const { to, toKind } = branch;
    if (toKind === 'step' || toKind === 'section') {
      const target = toKind === 'step' ? this.step(to) : this.steps[this.#firstOfSection.get(to) ?? -1];
      return target ? { kind: 'step', step: target } : { kind: 'unresolved', text: branch.text || to };
    }
    const named = toKind === 'document' || isOneName(to) ? this.resolve(to) : null;
    if (named !== null && named !== this.document.path) return { kind: 'document', to: named };
    const mentioned = step.phase === 'diagnosis' ? this.#mentionedStep(to) : undefined;
    if (mentioned) return { kind: 'step', step: mentioned };
    return toKind === 'resolution' ? { kind: 'resolution', text: to } : { kind: 'unresolved', text: branch.text || to };
  }

  /** `check the controller in step 3` leads to step 3. */
  #mentionedStep(text: string): Step | undefined {
    const { numerals } = this.vocabulary.startStep.stepNumbers;
    const found = [...text.slice(0, maxInstructionLength).matchAll(stepReferenceOf(this.vocabulary))];
    const numbers = new Set(found.map(([, digits, numeral]) => digits ?? String(numerals.indexOf(numeral!) + 1)));
    const [number] = numbers;
    return numbers.size === 1 ? this.find(number!) : undefined;
  }

  #findSections(): void {
    this.steps.forEach((step, index) => {
      if (!this.#firstOfSection.has(step.section)) this.#firstOfSection.set(step.section, index);
    });
    // Backwards, so that the first step of a section includes those of its subsections.
    const { sections } = this.document;
    for (let at = sections.length - 1; at >= 0; at--) {
      const { id, parent } = sections[at]!;
      const first = this.#firstOfSection.get(id);
      if (parent === null || first === undefined) continue;
      this.#firstOfSection.set(parent, Math.min(first, this.#firstOfSection.get(parent) ?? first));
    }
  }

  #findAlternatives(): void {
    const chosen = new Set<string>();
    for (const step of this.steps) {
      for (const branch of step.branches) {
        const lead = this.leadOf(step, branch);
        if (step.phase !== 'diagnosis' || lead.kind !== 'step' || !this.resolves(lead.step)) continue;
        const { id } = lead.step;
        const isWithin = id === step.id || this.above(step.id).includes(id);
        if (!isWithin && !this.below(step.id).includes(lead.step)) chosen.add(id);
      }
    }
    for (const { id } of this.steps) {
      const alternative = [id, ...this.above(id)].findLast((each) => chosen.has(each));
      if (alternative !== undefined) this.#alternatives.set(id, alternative);
    }
  }
}

/** Whether a step is a list item that states its condition: `If pods are spread: add the field`. */
const isConditional = ({ title, branches: [branch] }: Step): boolean =>
  branch !== undefined &&
  branch.when !== '' &&
  looseName(title).includes(looseName(branch.when.slice(0, maxTitleOfWhen)));

const maxTitleOfWhen = 30;

const maxInstructionLength = 200;
const minTitleLength = 2;

/** Whether a text can only be a name: `pod-container-creating`. */
function isOneName(text: string): boolean {
  return text.length <= 120 && /^[\w./-]*[\w-][\w./-]*$/.test(text);
}
