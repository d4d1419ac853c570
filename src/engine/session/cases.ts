import type { Knowledge } from '../../match/index.js';
import type { CaseGraph, Conclusion, SessionCases, SolvedCount, VersionRange } from '../../model/index.js';
import { casesFor, type Procedure, type RunningProduct, sortedVersions, stepOfBranch } from '../../plan/index.js';
import { similarCase } from '../answer/diagnosis.js';

const shownCases = 5;

/** A solved case that follows a workflow. */
interface FollowingCase {
  readonly id: string;
  readonly document: number;
  readonly products: readonly string[];
  readonly versions: readonly VersionRange[];
  /** The step it ended at and those above it, nearest first; empty when its branch is not in the workflow. */
  readonly steps: readonly string[];
}

/** Where solved cases ended in the workflows that they follow, found once per workflow. */
export class FollowingCases {
  #followers: Map<number, number[]> | null = null;
  readonly #known = new Map<number, readonly FollowingCase[]>();

  constructor(
    readonly knowledge: Knowledge,
    readonly procedureOf: (document: number) => Procedure,
  ) {}

  /** Cases of the workflow that apply to this product and version. */
  of(document: number, running: RunningProduct): readonly FollowingCase[] {
    let known = this.#known.get(document);
    if (known === undefined) {
      known = this.#find(document);
      this.#known.set(document, known);
    }
    return casesFor(known, running).applicable;
  }

  endedAt(document: number, step: string, running: RunningProduct): readonly FollowingCase[] {
    return this.of(document, running).filter(({ steps }) => steps.includes(step));
  }

  /** The cases that a session shows. */
  sessionCases(document: number, conclusion: Conclusion | null, running: RunningProduct): SessionCases {
    const all = this.of(document, running);
    const here = conclusion?.step ? all.filter(({ steps }) => steps.includes(conclusion.step!)) : [];
    return {
      workflow: all.length,
      here: here.length,
      versions: versionsOf(conclusion === null ? all : here),
      similar: here.slice(0, shownCases).map((each) => similarCase(this.knowledge, each.document)),
    };
  }

  /** How many cases ended at each step itself. */
  solvedAt(document: number, running: RunningProduct): ReadonlyMap<string, SolvedCount> {
    const following = this.of(document, running);
    if (following.length === 0) return noneSolved;
    const ended = new Map<string, FollowingCase[]>();
    for (const each of following) {
      const [step] = each.steps;
      if (step === undefined) continue;
      const known = ended.get(step);
      if (known) known.push(each);
      else ended.set(step, [each]);
    }
    return new Map([...ended].map(([step, cases]) => [step, { cases: cases.length, versions: versionsOf(cases) }]));
  }

  graph(document: number): CaseGraph {
    const procedure = this.procedureOf(document);
    const all = this.of(document, {});
    const steps = procedure.steps.flatMap((step) => {
      const ended = all.filter((each) => each.steps.includes(step.id));
      if (ended.length === 0) return [];
      const ids = ended.map(({ id }) => id);
      return [{ step: step.id, title: step.title, cases: ended.length, versions: versionsOf(ended), ids }];
    });
    return {
      workflow: this.knowledge.id(document),
      cases: all.length,
      versions: versionsOf(all),
      steps,
      elsewhere: all.filter((each) => each.steps.length === 0).map(({ id }) => id),
    };
  }

  #find(document: number): readonly FollowingCase[] {
    const { knowledge } = this;
    this.#followers ??= groupFollowers(knowledge);
    const group = this.#followers.get(knowledge.translationGroups[document]!) ?? [];
    const seen = new Set<string>();
    const cases: FollowingCase[] = [];
    // Of translations, the one in the workflow's language: its branch can be found without the other text.
    const language = knowledge.language(document);
    for (const each of new Set(group.map((other) => knowledge.inLanguage(other, language)))) {
      const head = knowledge.head(each);
      // Translations of one case are one case.
      if (seen.has(head.id)) continue;
      seen.add(head.id);
      const step = this.#endOf(each, document);
      const steps = step === null ? [] : [step, ...this.procedureOf(document).above(step)];
      cases.push({ id: head.id, document: each, products: head.products, versions: head.versions, steps });
    }
    return cases.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  }

  /** A case names the branch in its own language: in a translation, it is the step of the same number and phase. */
  #endOf(each: number, workflow: number): string | null {
    const { branch } = this.knowledge.head(each);
    const own = this.procedureOf(workflow);
    const direct = stepOfBranch(branch, own.steps);
    if (direct) return direct.id;
    const followed = this.knowledge.follows(each);
    if (followed === workflow || followed < 0) return null;
    const translated = this.procedureOf(followed);
    const step = stepOfBranch(branch, translated.steps);
    const place = step && own.find(translated.number(step.id)!);
    return place && place.phase === step.phase ? place.id : null;
  }
}

const noneSolved: ReadonlyMap<string, SolvedCount> = new Map();

/** Translation group of a workflow → cases that follow it. */
function groupFollowers(knowledge: Knowledge): Map<number, number[]> {
  const followers = new Map<number, number[]>();
  for (let document = 0; document < knowledge.documents; document++) {
    const workflow = knowledge.follows(document);
    if (workflow < 0) continue;
    const group = knowledge.translationGroups[workflow]!;
    const known = followers.get(group);
    if (known) known.push(document);
    else followers.set(group, [document]);
  }
  return followers;
}

function versionsOf(cases: readonly FollowingCase[]): string[] {
  return sortedVersions(cases.flatMap(({ versions }) => versions.map(({ source }) => source)));
}
