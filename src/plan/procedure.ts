import type { Branch, DocumentKind, Language, Section, Step } from '../model/index.js';

/** What a walk needs of a document. */
export interface WalkableDocument {
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
export type Lead =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'document'; readonly to: string }
  | { readonly kind: 'resolution' | 'unresolved'; readonly text: string };

const none = -1;

/**
 * A document's steps with what lies around each: number, sub-steps, what follows. Made once for a document; a parent that
 * does not come before its step counts as none, so that every walk over it ends.
 */
export class Procedure {
  readonly #places = new Map<string, number>();
  readonly #labels: string[] = [];
  readonly #parents: number[] = [];
  /** Place behind the last step below each. */
  readonly #ends: number[] = [];
  /** The resolution that each step is part of and that a branch must choose, or `none`. */
  readonly #alternatives: number[] = [];
  readonly #firstOfSection = new Map<string, number>();

  /** @param resolve path of the document that a branch names, or null. */
  constructor(
    readonly document: WalkableDocument,
    readonly resolve: (target: string) => string | null,
  ) {
    const { steps } = document;
    steps.forEach((step, place) => {
      const parent = step.parent === null ? none : (this.#places.get(step.parent) ?? none);
      this.#places.set(step.id, place);
      this.#parents.push(parent);
      this.#labels.push(parent === none ? String(step.number) : `${this.#labels[parent]}.${step.number}`);
      this.#ends.push(place + 1);
    });
    for (let place = steps.length - 1; place >= 0; place--) {
      const parent = this.#parents[place]!;
      if (parent !== none) this.#ends[parent] = Math.max(this.#ends[parent]!, this.#ends[place]!);
    }
    this.#findSections();
    this.#findAlternatives();
  }

  get steps(): readonly Step[] {
    return this.document.steps;
  }

  step(id: string): Step | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.steps[place];
  }

  /** `3.1`: numbers of the steps above and its own. */
  number(id: string): string | null {
    const place = this.#places.get(id);
    return place === undefined ? null : this.#labels[place]!;
  }

  /** The step of this id, or of this number (`3`, `2.1`). */
  find(idOrNumber: string): Step | undefined {
    const named = this.step(idOrNumber);
    if (named !== undefined) return named;
    const place = this.#labels.indexOf(idOrNumber);
    return place < 0 ? undefined : this.steps[place];
  }

  /** How many steps come before it in the document. */
  before(id: string): number {
    return this.#places.get(id) ?? 0;
  }

  /** Ids of the steps above it, nearest first. */
  above(id: string): string[] {
    const ids: string[] = [];
    for (let place = this.#parents[this.#places.get(id) ?? none] ?? none; place !== none; place = this.#parents[place]!)
      ids.push(this.steps[place]!.id);
    return ids;
  }

  firstBelow(id: string): Step | null {
    const place = this.#places.get(id);
    if (place === undefined || this.#ends[place]! <= place + 1) return null;
    return this.steps[place + 1]!;
  }

  /** The steps right below it. */
  below(id: string): { readonly step: string; readonly number: string; readonly title: string }[] {
    const place = this.#places.get(id);
    if (place === undefined) return [];
    const found: { step: string; number: string; title: string }[] = [];
    for (let next = place + 1; next < this.#ends[place]!; next++) {
      const step = this.steps[next]!;
      if (this.#parents[next] === place) found.push({ step: step.id, number: this.#labels[next]!, title: step.title });
    }
    return found;
  }

  /** True when the step deals with a cause: reaching it by a branch concludes the diagnosis. */
  resolves(step: Step): boolean {
    return step.phase === 'resolution' || step.phase === 'workaround';
  }

  /**
   * The step after this one in the document's order. Resolutions that a branch must choose are passed over, and nothing is
   * verified before something was done: then the checks are through.
   */
  following(id: string): { readonly step: Step } | { readonly end: 'resolved' | 'nothing-found' | 'end-of-document' } {
    const place = this.#places.get(id)!;
    const chosen = this.#alternatives[place]!;
    let next = place + 1;
    let passed = false;
    while (next < this.steps.length) {
      const alternative = this.#alternatives[next]!;
      if (alternative === none || alternative === chosen) break;
      passed = true;
      next = this.#ends[alternative]!;
    }
    const step = this.steps[next];
    const checked = passed && chosen === none && this.steps[place]!.phase !== 'verification';
    if (checked && (step === undefined || step.phase === 'verification')) return { end: 'nothing-found' };
    if (step !== undefined) return { step };
    const solving = chosen !== none || this.steps[place]!.phase !== 'diagnosis';
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
  #mentionedStep(text: string): Step | undefined {
    const found = [...text.slice(0, longestInstruction).matchAll(stepNumber)];
    const numbers = new Set(found.map(([, digits, han]) => digits ?? String(hanDigits.indexOf(han!) + 1)));
    const [number] = numbers;
    return numbers.size === 1 ? this.find(number!) : undefined;
  }

  #findSections(): void {
    this.steps.forEach((step, place) => {
      if (!this.#firstOfSection.has(step.section)) this.#firstOfSection.set(step.section, place);
    });
    // Sections below come later: the first step of a section is that of the first one below it that has any.
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
        const target = this.#places.get(lead.step.id)!;
        const own = from >= target && from < this.#ends[target]!;
        if (!own && this.#parents[target] !== from && step.phase === 'diagnosis') chosen.add(target);
      }
    });
    this.steps.forEach((_, place) => {
      const parent = this.#parents[place]!;
      const inherited = parent === none ? none : this.#alternatives[parent]!;
      this.#alternatives.push(inherited === none && chosen.has(place) ? place : inherited);
    });
  }
}

const longestInstruction = 200;
const hanDigits = '一二三四五六七八九十';
const stepNumber =
  /(?:\bstep\s+|第\s*|步骤\s*)(?:(\d{1,3}(?:\.\d{1,3})*)(?!\s*[个次天小分秒])|([一二三四五六七八九十])(?=\s*步))/giu;

/** `pod-container-creating`: a text that can only be a name. */
function isOneName(text: string): boolean {
  return text.length <= 120 && /^[\w./-]*[\w-][\w./-]*$/.test(text);
}
