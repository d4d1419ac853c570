import { addToGroup, getOrMake } from '../../collections.js';
import type { Knowledge } from '../../match/index.js';
import type { CaseGraph, Conclusion, SessionCases, SolvedCount, VersionRange } from '../../model/index.js';
import { casesFor, type Procedure, type RunningProduct, sortedVersions, stepOfBranch } from '../../plan/index.js';
import { similarCase } from '../answer/diagnosis.js';

const shownCases = 5;

interface FollowingCase {
  readonly id: string;
  readonly document: number;
  readonly products: readonly string[];
  readonly versions: readonly VersionRange[];
  /** The step at which it ended and the steps above, nearest first; empty if its branch is not in the workflow. */
  readonly steps: readonly string[];
}

/** The solved cases that follow workflows, with the steps at which they ended. */
export class FollowingCases {
  readonly #cases = new Map<number, readonly FollowingCase[]>();
  /** The cases that follow each workflow, by its group of translations. */
  #followers: ReadonlyMap<number, readonly number[]> | null = null;

  constructor(
    readonly knowledge: Knowledge,
    readonly procedureOf: (document: number) => Procedure,
  ) {}

  /** The cases of a workflow that apply to this product and version. */
  of(document: number, running: RunningProduct): readonly FollowingCase[] {
    const cases = getOrMake(this.#cases, document, () => this.#find(document));
    return casesFor(cases, running).applicable;
  }

  endedAt(document: number, step: string, running: RunningProduct): readonly FollowingCase[] {
    return this.of(document, running).filter(({ steps }) => steps.includes(step));
  }

  sessionCases(document: number, conclusion: Conclusion | null, running: RunningProduct): SessionCases {
    const all = this.of(document, running);
    const here = conclusion?.step ? this.endedAt(document, conclusion.step, running) : [];
    return {
      workflow: all.length,
      here: here.length,
      versions: versionsOf(conclusion === null ? all : here),
      similar: here.slice(0, shownCases).map((each) => similarCase(this.knowledge, each.document)),
    };
  }

  solvedAt(document: number, running: RunningProduct): ReadonlyMap<string, SolvedCount> {
    const ended = new Map<string, FollowingCase[]>();
    for (const each of this.of(document, running)) if (each.steps[0]) addToGroup(ended, each.steps[0], each);
    return new Map([...ended].map(([step, cases]) => [step, { cases: cases.length, versions: versionsOf(cases) }]));
  }

  graph(document: number): CaseGraph {
    const all = this.of(document, {});
    const steps = this.procedureOf(document).steps.flatMap(({ id, title }) => {
      const ended = this.endedAt(document, id, {});
      const ids = ended.map((each) => each.id);
      return ids.length > 0 ? [{ step: id, title, cases: ids.length, versions: versionsOf(ended), ids }] : [];
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
    const cases = new Map<string, FollowingCase>();
    const following = this.#following(document);
    knowledge.records.expect('doc', following);
    for (const each of following) {
      const { id, products, versions } = knowledge.head(each);
      if (cases.has(id)) continue;
      const step = this.#endOf(each, document);
      const steps = step === null ? [] : [step, ...this.procedureOf(document).above(step)];
      cases.set(id, { id, document: each, products, versions, steps });
    }
    return [...cases.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** The cases that follow a workflow, in its language if possible, so that their branches are found in its text. */
  #following(document: number): number[] {
    const { knowledge } = this;
    this.#followers ??= followersOf(knowledge);
    const followers = this.#followers.get(knowledge.translationGroups[document]!) ?? [];
    const language = knowledge.language(document);
    return followers.map((each) => knowledge.inLanguage(each, language));
  }

  /** The step at which a case ended. A branch in another language is found in the translation: same number and phase. */
  #endOf(each: number, workflow: number): string | null {
    const { branch } = this.knowledge.head(each);
    const own = this.procedureOf(workflow);
    const direct = stepOfBranch(branch, own.steps);
    if (direct) return direct.id;
    const followed = this.knowledge.follows(each);
    if (followed < 0) return null;
    const translated = this.procedureOf(followed);
    const step = stepOfBranch(branch, translated.steps);
    const same = step && own.find(translated.number(step.id)!);
    return same?.phase === step?.phase ? (same?.id ?? null) : null;
  }
}

function followersOf(knowledge: Knowledge): ReadonlyMap<number, readonly number[]> {
  const followers = new Map<number, number[]>();
  for (let document = 0; document < knowledge.documents; document++) {
    const followed = knowledge.follows(document);
    if (followed >= 0) addToGroup(followers, knowledge.translationGroups[followed]!, document);
  }
  return followers;
}

function versionsOf(cases: readonly FollowingCase[]): string[] {
  return sortedVersions(cases.flatMap(({ versions }) => versions.map(({ source }) => source)));
}
