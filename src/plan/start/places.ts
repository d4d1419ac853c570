import type { DocumentKind, Step, TextItem } from '../../model/index.js';
import { procedure } from '../../vocabulary/index.js';

/** The steps of a procedure that it can start at. */
export interface Places {
  /** Step → the step to start at when it is meant: itself, or the one that it is a part of. */
  readonly of: ReadonlyMap<string, string>;
  /** Steps that stand for a situation and not for an action: branches lead to them, or their title names one of several. */
  readonly situations: ReadonlySet<string>;
  readonly parents: ReadonlyMap<string, string | null>;
  readonly phases: ReadonlyMap<string, Step['phase']>;
  /** Where a symptom starts that means no step; null without steps. */
  readonly otherwise: string | null;
}

/** What is needed of a document. */
export interface PlaceableDocument {
  readonly steps: readonly Step[];
  readonly kind: DocumentKind;
  readonly causes?: readonly TextItem[];
}

/** `步骤 2`, `Step 2`, `2.`: a part of a sequence, which is followed from its beginning. */
const numbered = /^(?:第\s*[\d一二三四五六七八九十]+\s*[步阶]|步骤|steps?\s*\d|\d{1,3}\s*[.、)）])/i;
const groupWords = [...procedure.groups.condition, ...procedure.groups.choice];
/** `场景1：…`, `Issue 3: …`, `原因：…`. */
const inGroup = new RegExp(`^(?:${groupWords.join('|')})\\s*[\\dA-Z一二三四五六七八九十]{0,3}\\s*[：:.、—–-]`, 'i');

/**
 * What is checked at the end says how it should be, and is no place to start. A part of a step is one where a branch leads
 * to it, or where it has a heading of its own that does not number it: one of several causes, not one of several commands, nor the solution of a problem.
 */
export function placesOf({ steps, kind, causes }: PlaceableDocument): Places {
  const led = new Set(steps.flatMap(({ branches }) => branches.filter(isLeading).map(({ to }) => to)));
  const solved = problemsOf(steps);
  const parents = new Map(steps.map(({ id, parent }) => [id, parent]));
  const phases = new Map(steps.map(({ id, phase }) => [id, phase]));
  const sections = new Map(steps.map(({ id, section }) => [id, section]));
  const places = new Map<string, string>();
  const situations = new Set<string>();
  for (const { id, parent, phase, section, title } of steps) {
    if (led.has(id) || solved.has(id) || inGroup.test(title)) situations.add(id);
    if (phase === 'verification') continue;
    const around = parent === null ? undefined : places.get(parent);
    const headed = section !== sections.get(parent ?? '') && !numbered.test(title);
    const alternative = headed && (situations.has(id) || around === undefined || !situations.has(around));
    const place = parent === null || led.has(id) || alternative ? id : around;
    if (place !== undefined) places.set(id, place);
  }
  // An article that explains no fault is a procedure to follow; its diagnosis is for when that fails.
  const followed = kind === 'article' && (causes ?? []).length === 0;
  const first = followed ? steps[0] : (steps.find((step) => step.phase === 'diagnosis') ?? steps[0]);
  const otherwise = first?.id ?? null;
  return { of: places, situations, parents, phases, otherwise };
}

const isLeading = ({ toKind }: Step['branches'][number]): boolean => toKind === 'step';

/** The one of two steps that the other is a part of; null when neither is. */
export function outerOf({ parents }: Pick<Places, 'parents'>, one: string, other: string): string | null {
  if (isWithin(parents, one, other)) return other;
  return isWithin(parents, other, one) ? one : null;
}

function isWithin(parents: Places['parents'], inner: string, outer: string): boolean {
  let at: string | null = inner;
  for (let level = 0; at !== null && level < deepest; level++, at = parents.get(at) ?? null)
    if (at === outer) return true;
  return false;
}

const deepest = 16;

/**
 * The one of several steps that a text means which all of them say: the check, where the others are its cures; null where it
 * is not known which is meant.
 */
export function checkOf({ phases }: Pick<Places, 'phases'>, steps: Iterable<string>): string | null {
  let check: string | null = null;
  for (const step of steps) {
    const phase = phases.get(step);
    if (phase === 'resolution' || phase === 'workaround') continue;
    if (phase !== 'diagnosis' || check !== null) return null;
    check = step;
  }
  return check;
}

/** Problems with their solution below them, as in a list of frequent questions. */
function problemsOf(steps: readonly Step[]): Set<string> {
  const asked = new Set(steps.filter(({ phase }) => phase === 'other' || phase === 'diagnosis').map(({ id }) => id));
  const solutions = steps.filter(({ phase }) => phase === 'resolution' || phase === 'workaround');
  return new Set(solutions.flatMap(({ parent }) => (parent !== null && asked.has(parent) ? [parent] : [])));
}
