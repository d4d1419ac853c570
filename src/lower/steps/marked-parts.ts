import { conditionEnd } from './clause.js';
import type { Told } from './conditional.js';
import { namedTargets, referenceVerb } from './named-targets.js';
import { shield, unshield } from './shield.js';

/**
 * The parts of a marked line that lead somewhere, each with its condition: `A（转到 X）；B，转到 Y`. What is seen stands before the
 * reference; a part that begins with the reference goes on from the one before it.
 * @param text sentence behind the mark
 * @param raw source of the sentence
 */
export function markedParts(text: string, raw: string): Told[] {
  const clauses = shield(text, raw)
    .split(/[；;]\s*/)
    .map(unshield)
    .filter((clause) => clause.trim() !== '');
  const leading = clauses.filter((clause) => namedTargets(clause, raw).length > 0);
  const parts: Told[] = [];
  for (const [place, clause] of clauses.entries()) {
    if (!leading.includes(clause)) continue;
    const separate = place === 0 || leading.length > 1 || alternative.test(clause);
    const own = separate ? pairsOf(clause, raw) : [];
    if (own.length > 0) parts.push(...own);
    else parts.push({ when: conditionOf(place === 0 ? clause : clauses[0]!, raw), text: clause });
  }
  return parts;
}

const alternative = /^\s*(?:或者?|或是|or\s)\s*/i;
const bracketed = /[（(][^（()）]{1,160}[)）]/g;

/** Alternatives of a clause, each with the reference in the brackets behind it; else the clause and its reference. */
function pairsOf(clause: string, raw: string): Told[] {
  const pairs: Told[] = [];
  let from = 0;
  for (const { 0: bracket, index } of clause.matchAll(bracketed)) {
    if (namedTargets(bracket, raw).length === 0) continue;
    const before =
      clause
        .slice(from, index)
        .split(/[，,]\s*(?=或|or\s)/i)
        .at(-1) ?? '';
    const when = conditionOf(`${before}，见`, raw);
    from = index + bracket.length;
    if (when) pairs.push({ when, text: `${before.trim()}${bracket}` });
  }
  const rest = clause.slice(from);
  const when = conditionOf(rest, raw);
  if (when && namedTargets(rest, raw).length > 0) pairs.push({ when, text: rest.trim() });
  return pairs;
}

/** What is seen before a clause says what to do; null when it says only that. */
function conditionOf(clause: string, raw: string): string | null {
  const [seen = ''] = clause.split(/\s*→\s*|\s[-=]>\s/, 1);
  if (referenceVerb(seen) === 0) return null;
  const cut = conditionEnd(shield(seen, raw));
  if (cut) return cleaned(seen.slice(0, cut.end));
  const verb = referenceVerb(seen);
  const head = verb < 0 ? seen : seen.slice(0, verb);
  return cleaned(head.replace(/[（(][^（()）]*$/, ''));
}

function cleaned(text: string): string | null {
  const clean = text.replace(alternative, '').replace(/^[\s，,、]+|[\s，,、：:]+$/g, '');
  return clean === '' ? null : clean;
}
