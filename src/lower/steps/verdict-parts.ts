import type { Vocabulary } from '../../vocabulary/index.js';
import { conditionEnd, shield, unshield } from './clause.js';
import { namedTargets, referenceVerb } from './reference.js';
import { grammar } from './words.js';

const partRulesOf = grammar({
  alternative: '^\\s*{or}\\s*',
  beforeAlternative: '[，,]\\s*(?={or})',
});

export interface ConditionalAction {
  readonly when: string | null;
  readonly text: string;
}

const bracketed = /[（(][^（()）]{1,160}[)）]/g;

/**
 * The parts of a line with a verdict that name a place, each with its condition: `A (go to X); B, go to Y`. The observation
 * stands before the reference; a part that begins with a reference continues the first part.
 * @param text sentence after the verdict
 * @param raw source of the sentence
 */
export function verdictParts(text: string, raw: string, vocabulary?: Vocabulary): ConditionalAction[] {
  const clauses = shield(text, raw)
    .split(/[；;]\s*/)
    .map(unshield)
    .filter((clause) => clause.trim() !== '');
  const leading = clauses.filter((clause) => namedTargets(clause, raw, vocabulary).length > 0);
  const parts: ConditionalAction[] = [];
  for (const [place, clause] of clauses.entries()) {
    if (!leading.includes(clause)) continue;
    const separate = place === 0 || leading.length > 1 || partRulesOf(vocabulary).alternative.test(clause);
    const own = separate ? bracketedParts(clause, raw, vocabulary) : [];
    if (own.length > 0) parts.push(...own);
    else parts.push({ when: seenIn(place === 0 ? clause : clauses[0]!, raw, vocabulary), text: clause });
  }
  return parts;
}

/** The alternatives of a clause, each with the reference in parentheses after it; else the clause and its reference. */
function bracketedParts(clause: string, raw: string, vocabulary?: Vocabulary): ConditionalAction[] {
  const { beforeAlternative } = partRulesOf(vocabulary);
  const parts: ConditionalAction[] = [];
  let from = 0;
  for (const { 0: bracket, index } of clause.matchAll(bracketed)) {
    if (namedTargets(bracket, raw, vocabulary).length === 0) continue;
    const before = clause.slice(from, index).split(beforeAlternative).at(-1) ?? '';
    const when = seenIn(`${before}，…`, raw, vocabulary);
    from = index + bracket.length;
    if (when) parts.push({ when, text: `${before.trim()}${bracket}` });
  }
  const rest = clause.slice(from);
  const when = seenIn(rest, raw, vocabulary);
  if (when && namedTargets(rest, raw, vocabulary).length > 0) parts.push({ when, text: rest.trim() });
  return parts;
}

/** The observation in front of the action of a clause; null when there is only an action. */
function seenIn(clause: string, raw: string, vocabulary?: Vocabulary): string | null {
  const [seen = ''] = clause.split(/\s*→\s*|\s[-=]>\s/, 1);
  const verb = referenceVerb(seen, vocabulary);
  if (verb === 0) return null;
  const cut = conditionEnd(shield(seen, raw), vocabulary);
  const head = (verb < 0 ? seen : seen.slice(0, verb)).replace(/[（(][^（()）]*$/, '');
  const clean = (cut ? seen.slice(0, cut.end) : head)
    .replace(partRulesOf(vocabulary).alternative, '')
    .replace(/^[\s，,、]+|[\s，,、：:]+$/g, '');
  return clean === '' ? null : clean;
}
