import { isInNegation, type MatchResult } from '../../match/index.js';
import type { SilentReason, SilentTrigger, Trigger } from '../../model/index.js';
import {
  foldedPosition,
  foldGaps,
  foldPhrase,
  hasPhraseEdges,
  type NegationScope,
  type NormalizedText,
  normalize,
  originalEnd,
  originalStart,
  phraseStandsAt,
  tidyPhrase,
} from '../../text/index.js';

type Standing = 'found' | 'boundary' | 'case' | 'absent';
type StandingOf = (phrase: string, cased: boolean) => Standing;

/**
 * The triggers that did not hit, those that nearly did first, and why, by the rules of SEMANTICS.md ("Triggers").
 * @param hitAt whether a trigger that is written on a line of the document hit; decides for patterns only
 */
export function silentTriggers(
  triggers: readonly Trigger[],
  { typed, normalized, negations }: Pick<MatchResult['symptom'], 'typed' | 'normalized' | 'negations'>,
  hitAt: (line: number) => boolean,
): SilentTrigger[] {
  const said = standingIn([typed.normalized, normalized], negations);
  const written = standingIn([typed.normalized], []);
  const silent = triggers.flatMap((trigger) => {
    const silence = whySilent(trigger, { said, written }, hitAt);
    return silence === null ? [] : [{ trigger: trigger.source, line: trigger.range.start.line, ...silence }];
  });
  const isNear = ({ reason }: SilentTrigger) => reason !== 'absent' && reason !== 'pattern';
  return [...silent.filter(isNear), ...silent.filter((trigger) => !isNear(trigger))];
}

function whySilent(
  { any, all, not, regex, cased, range }: Trigger,
  { said: standing, written }: Readonly<Record<'said' | 'written', StandingOf>>,
  hitAt: (line: number) => boolean,
): Pick<SilentTrigger, 'reason' | 'phrases'> | null {
  const vetoes = not.filter((phrase) => written(phrase, cased) === 'found');
  if (vetoes.length > 0) return { reason: 'vetoed', phrases: vetoes };
  const missing = all.filter((phrase) => standing(phrase, cased) !== 'found');
  if (missing.length > 0 && missing.length < all.length) return { reason: 'missing', phrases: missing };
  if (missing.length > 0) return { reason: nearestReason(missing, standing, cased), phrases: missing };
  if (any.length > 0 && any.every((phrase) => standing(phrase, cased) !== 'found'))
    return { reason: nearestReason(any, standing, cased), phrases: any };
  if (regex !== null && !hitAt(range.start.line)) return { reason: 'pattern', phrases: [regex] };
  return null;
}

/** A phrase that is there but does not count tells an author more than one that is not there. */
function nearestReason(phrases: readonly string[], standing: StandingOf, cased: boolean): SilentReason {
  const reasons = phrases.map((phrase) => standing(phrase, cased));
  if (reasons.includes('case')) return 'case';
  return reasons.includes('boundary') ? 'boundary' : 'absent';
}

/** In the first of several readings of a symptom in which a phrase stands where nothing is denied. */
function standingIn(readings: readonly NormalizedText[], negations: readonly NegationScope[]): StandingOf {
  const all = readings.map((reading) => standingInOne(reading, negations));
  return (written, cased) => {
    const found = all.map((standing) => standing(written, cased));
    return found.find((each) => each === 'found') ?? found.find((each) => each !== 'absent') ?? 'absent';
  };
}

function standingInOne(symptom: NormalizedText, negations: readonly NegationScope[]): StandingOf {
  const folded = foldGaps(symptom.text);
  return (written, cased) => {
    const normalized = normalize(written);
    const inSmall = tidyPhrase(normalized.text);
    const wanted = foldPhrase(inSmall);
    if (wanted === '') return 'absent';
    let best: Standing = 'absent';
    for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
      const start = foldedPosition(folded, at);
      const end = foldedPosition(folded, at + wanted.length - 1) + 1;
      if (!phraseStandsAt(inSmall, symptom.text, start)) continue;
      if (isInNegation(negations, originalStart(symptom, start), originalEnd(symptom, end))) continue;
      if (!hasPhraseEdges(symptom, start, end)) {
        if (best === 'absent') best = 'boundary';
      } else if (cased && !phraseStandsAt(tidyPhrase(normalized.cased), symptom.cased, start)) best = 'case';
      else return 'found';
    }
    return best;
  };
}
