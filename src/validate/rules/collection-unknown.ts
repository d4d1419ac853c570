import { isSlip, isSwap } from '../../nearest.js';
import { groupBy, isTranslation } from '../collection.js';
import { foldName } from '../facts.js';
import type { CollectionMember, CollectionRule } from '../rule.js';

export const unknownBranch: CollectionRule = {
  id: 'collection/unknown-branch',
  description: 'The branch that a case names is a step, a condition or a heading of its workflow.',
  severity: 'warning',
  *check(members, { resolve }) {
    const byPath = new Map(members.map((member) => [member.path, member]));
    const byId = groupBy(members, ({ id }) => [id]);
    for (const { path, kind, workflow, branch, facts } of members) {
      if (kind !== 'case' || workflow === null || branch === null) continue;
      const found = resolve(workflow, path);
      const target = found === null ? undefined : byPath.get(found);
      const name = foldName(branch);
      if (target?.kind !== 'workflow' || name === '') continue;
      // The branch may be named in the language of the case.
      const texts = (byId.get(target.id) ?? []).filter((other) => other === target || isTranslation(other, target));
      const places = withNumberOf(
        name,
        texts.flatMap((text) => text.facts.places),
      );
      if (places.some((place) => isWithin(name, place) || (place.length > 3 && isWithin(place, name)))) continue;
      const range = facts.named.branch;
      yield {
        path,
        message: `Unexpected branch '${branch}', expected a step, a condition or a heading of ${target.path}`,
        range,
        related: [{ path: target.path, message: 'is the workflow' }],
      };
    }
  },
};

/** For a numbered name such as `scenario3…`, the places with that number, if places are numbered in this way. */
function withNumberOf(name: string, places: readonly string[]): readonly string[] {
  const [label, word] = /^(\D{1,12})\d+/.exec(name) ?? [];
  const isNumbered =
    word !== undefined && places.some((place) => place.startsWith(word) && /^\d/.test(place.slice(word.length)));
  return isNumbered ? places.filter((place) => isWithin(label!, place)) : places;
}

/** Whether a text contains a name, with numbers compared as a whole: `step99` does not contain `step9`. */
function isWithin(name: string, other: string): boolean {
  for (let at = other.indexOf(name); at >= 0; at = other.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (!touches(other, at) && !touches(other, end)) return true;
  }
  return false;
}

const touches = (text: string, at: number): boolean => /^\d\d$/.test(text.slice(Math.max(0, at - 1), at + 1));

/** Number of documents with a value from which a similar value of a single document is reported. */
const usual = 3;

export const unknownValue: CollectionRule = {
  id: 'collection/unknown-value',
  description: 'A category and a status are spelt as in the other documents.',
  severity: 'warning',
  *check(members) {
    for (const key of ['category', 'status'] as const) {
      const written = ({ category, facts }: CollectionMember) => (key === 'category' ? category : facts.status) ?? '';
      const having = groupBy(members, (member) => [written(member)]);
      for (const [value, [only, ...others]] of having) {
        if (value.length < 3 || others.length > 0) continue;
        const isNear = value.length < 5 ? isSwap : isSlip;
        const near = [...having].find(([other, of]) => of.length >= usual && isNear(value, other));
        if (!near) continue;
        yield {
          path: only!.path,
          range: only!.facts.named[key],
          message: `Unexpected ${key} '${value}', expected a spelling of other documents: did you mean '${near[0]}'?`,
        };
      }
    }
  },
};

export const unknownRelated: CollectionRule = {
  id: 'collection/unknown-related',
  description: 'What a document names as related is another document of the knowledge base.',
  severity: 'warning',
  *check(members, { resolve }) {
    for (const { path, related, facts } of members) {
      for (const [index, target] of related.entries()) {
        if (/^[a-z][a-z0-9+.-]*:/i.test(target)) continue;
        const found = resolve(target, path);
        if (found !== null && found !== path) continue;
        const range = facts.named.related[index];
        yield {
          path,
          message: `Unexpected related document '${target}', expected ${found === path ? 'a document other than this one' : 'the id or path of an existing document'}`,
          range,
        };
      }
    }
  },
};

export const unknownWorkflow: CollectionRule = {
  id: 'collection/unknown-workflow',
  description: 'The workflow that a case follows is a workflow of the knowledge base.',
  severity: 'warning',
  *check(members, { resolve }) {
    const byPath = new Map(members.map((member) => [member.path, member]));
    for (const { path, kind, workflow, facts } of members) {
      if (kind !== 'case' || workflow === null) continue;
      const found = resolve(workflow, path);
      const target = found === null ? undefined : byPath.get(found);
      if (target && target.kind !== 'case') continue;
      const range = facts.named.workflow ?? facts.links.find(({ target: to }) => to === workflow)?.range;
      yield {
        path,
        message: target
          ? `Unexpected ${target.kind} '${workflow}' as the workflow of a case, expected a workflow`
          : `Unexpected workflow '${workflow}', expected the id or path of an existing workflow`,
        range,
        related: target && [{ path: target.path, message: `is a ${target.kind}` }],
      };
    }
  },
};
