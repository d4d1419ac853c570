import type { Range } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { conditionEnd, shield, startsAction, unshield } from './clause.js';
import type { BranchDraft, BranchTarget } from './draft.js';
import type { ConditionalAction } from './expectation.js';
import { readLabel } from './label.js';
import { namedTargets, referenceVerb } from './reference.js';
import { grammar, isUnspaced, sentencesOf, withoutStop } from './words.js';

/**
 * Reads sentences that say where to go next. `A` is a condition and `B` an action:
 *
 *     if A, B                 if A, then B; otherwise C        when A, B          (where B refers to a place)
 *     yes: B                  yes -> B, no -> C                - A: see C         (where the rest is a reference)
 *     A → B                   B                                (where B is to be carried out elsewhere)
 */
const bullet = '(?:[-*•]\\s*)?';
const arrowSign = '(?:→|=>|-->|->)';
const behindAnswer = `\\s*(?:[，,：:]|${arrowSign})`;
const rulesOf = grammar({
  decides: `^${bullet}(?:{if}|{whenDo}|{when}|{otherwise})`,
  if: `^${bullet}{if}\\s*`,
  when: `^${bullet}{when}\\s+`,
  ifThen: `^${bullet}(?:{if}|{whenDo})\\s*([^。；]{2,160}?)\\s*[，,]\\s*{thenWord}\\s*(\\S.*)$`,
  whenDo: '^{whenDo}\\s*([^，,。；]{2,120}?)\\s*[，,]\\s*({should}.*)$',
  otherwise: `^${bullet}({otherwise})\\s*(?:[，,：:]\\s*)?(?:{thenWord}|{please})?\\s*(?![→=-])(\\S.*)$`,
  onlyOtherwise: '^(?:{otherwise}|{others})$',
  asksOtherwise: '^{otherwise}[，,:]?\\s*',
  beforeOtherwise: '[；;，,]\\s*(?={otherwise})',
  beforeCondition: '[；;]\\s*(?=(?:{if}|{when})(?!{yes}))',
  beforeFurtherCondition: '[，,]\\s*(?={if}(?!{yes}))',
  /** `…: yes -> step 4, no -> step 5`; the question precedes the first answer. */
  beforeAnswer: `(?:[；，：。]\\s*|[;,:.]\\s+)(?={if}?(?:{yes}|{no})${behindAnswer})`,
  answer: `^${bullet}{if}?\\s*({yes}|{no})${behindAnswer}\\s*(?:{thenWord}|{please})?\\s*(\\S.*)$`,
  possessive: `^${bullet}([^，,。；：:]{3,80}?)(?:{possessive}{conditionEnding}?|{conditionEnding})[，,]\\s*(?:{thenWord}|{please})?\\s*(\\S.*)$`,
  noSituation: '^[\\s\\p{P}]*{noSituation}',
  noCondition: '^{noCondition}$',
  action: '^(?:{thenWord}|{please})\\s*',
  conditionEnding: '{conditionEnding}$',
  carries: '{carry}',
  mentions: '{mention}',
});
/** `- A: see C`. */
const labelled = /^[-*•]\s+([^：:；;]{3,160})[：:]\s*(\S.*)$/;
const arrow = new RegExp(`^([^→]{1,120}?)\\s*${arrowSign}\\s*([^→]{1,200})$`);
const firstBullet = /^[-*•]\s+/;
/** A longer action is more than a reference. */
const longestReference = 100;
const longestArrow = 400;

/** What is known about a text besides its words. */
export interface BranchContext {
  /** Source of the text, with its links and bold names. */
  readonly raw: string;
  readonly range: Range;
  /** The condition of an action that states none. */
  readonly own: string;
  /** True when `own` is an observation: then every reference is a branch. */
  readonly seen?: boolean;
}

export function branchesIn(text: string, context: BranchContext, vocabulary?: Vocabulary): BranchDraft[] {
  const { raw, own, seen = false } = context;
  const branches = new BranchList(context, vocabulary);
  let afterCondition = false;
  for (const clause of sentencesOf(text, vocabulary).flatMap((sentence) => clausesOf(sentence, raw, vocabulary))) {
    const conditional = readClause(clause, raw, vocabulary);
    const isRest = conditional !== null && rulesOf(vocabulary).onlyOtherwise.test(conditional.when);
    const sure = conditional?.sure === true || (afterCondition && isRest);
    afterCondition = conditional?.sure ?? false;
    if (conditional) branches.add(conditional.when, conditional.action, sure ? 'sure' : 'named');
    else if (seen || !isMereReference(clause, raw, vocabulary)) branches.add(own, clause, 'named');
    else if (referenceVerb(clause.replace(firstBullet, ''), vocabulary) === 0) branches.add(own, clause, 'own');
  }
  return branches.found;
}

/** Branches of actions whose conditions are known. */
export function branchesOfParts(
  parts: readonly ConditionalAction[],
  context: BranchContext,
  vocabulary?: Vocabulary,
): BranchDraft[] {
  const branches = new BranchList(context, vocabulary);
  for (const { when, text } of parts) branches.add(when ?? context.own, text, 'named');
  return branches.found;
}

export const decides = (sentence: string, vocabulary?: Vocabulary): boolean =>
  rulesOf(vocabulary).decides.test(sentence);

class BranchList {
  readonly found: BranchDraft[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly context: BranchContext,
    private readonly vocabulary?: Vocabulary,
  ) {}

  /**
   * Adds a branch for each place that an action names.
   * @param wanted `sure`: an action that names no place is a resolution; `named`: only places; `own`: only places in this document
   */
  add(when: string, action: string, wanted: 'sure' | 'named' | 'own'): void {
    const isSure = wanted === 'sure';
    const every = namedTargets(action, this.context.raw, this.vocabulary);
    const named = wanted === 'own' ? every.filter(({ kind }) => kind === 'reference') : every;
    for (const target of named.length === 0 && isSure ? [resolution(action)] : named) {
      const key = JSON.stringify([target, when]);
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      const to = target.kind === 'reference' ? { ...target, fallback: isSure ? action : null } : target;
      this.found.push({ when, target: to, text: action, range: this.context.range });
    }
  }
}

const resolution = (text: string): BranchTarget => ({ kind: 'resolution', text: withoutStop(text) });

/** Whether a sentence only mentions a place: `For details, see X`, but not `Follow the steps in X`. */
function isMereReference(sentence: string, raw: string, vocabulary?: Vocabulary): boolean {
  const { carries, mentions } = rulesOf(vocabulary);
  if (carries.test(sentence)) return false;
  if (mentions.test(sentence)) return true;
  const isWholeLink = raw.includes(`[${sentence.replace(/^[-*•]\s+|[.。:：]$/g, '')}](`);
  return !raw.includes('[[') && !(isWholeLink && referenceVerb(sentence, vocabulary) >= 0);
}

/** The target of an action in a table: its only reference, else the action itself. */
export function actionTarget(action: string, raw: string, vocabulary?: Vocabulary): BranchTarget {
  const verb = action.length <= longestReference ? referenceVerb(action, vocabulary) : -1;
  const [only, ...others] = verb >= 0 && verb <= 2 ? namedTargets(action, raw, vocabulary) : [];
  if (!only || others.length > 0) return { kind: 'resolution', text: action };
  return only.kind === 'reference' ? { ...only, fallback: action } : only;
}

/** Cuts a sentence before further conditions, before answers, and before an "otherwise" with an action. */
function clausesOf(sentence: string, raw: string, vocabulary?: Vocabulary): string[] {
  const rules = rulesOf(vocabulary);
  const covered = shield(sentence, raw);
  const parted = (separator: RegExp): string[] => covered.split(separator).map(unshield);
  const leads = (clause: string): boolean => namedTargets(clause, raw, vocabulary).length > 0;
  const conditions = parted(rules.beforeCondition);
  if (conditions.length > 1) return conditions.flatMap((each) => clausesOf(each, raw, vocabulary));
  const others = parted(rules.beforeFurtherCondition);
  if (others.length > 1 && others.every(leads)) return others;
  const answers = parted(rules.beforeAnswer);
  if (answers.length > 1 && answers.some((each) => readAnswer(each, vocabulary))) return answers;
  const clauses = parted(rules.beforeOtherwise);
  const asks = (clause: string): boolean => {
    const opening = rules.asksOtherwise.exec(clause)?.[0];
    return opening !== undefined && startsAction(clause.slice(opening.length), vocabulary);
  };
  return clauses.slice(1).every((clause) => leads(clause) || asks(clause)) ? clauses : [sentence];
}

interface Conditional {
  readonly when: string;
  readonly action: string;
  /** False when the sentence is a branch only if its action names a place: `Otherwise, data is lost` is none. */
  readonly sure: boolean;
}

function readClause(clause: string, raw: string, vocabulary?: Vocabulary): Conditional | null {
  const answer = readAnswer(clause, vocabulary);
  if (answer) return answer;
  const read = decides(clause, vocabulary) ? readConditional(shield(clause, raw), vocabulary) : null;
  if (read) return { ...read, when: unshield(read.when), action: unshield(read.action) };
  return readArrow(clause, vocabulary) ?? readSeen(clause, raw, vocabulary);
}

/** `Yes, go to step 3`, `- No: restart it`: an answer to the question of the step. */
function readAnswer(sentence: string, vocabulary?: Vocabulary): Conditional | null {
  const [, when, action] = rulesOf(vocabulary).answer.exec(sentence) ?? [];
  return when && action
    ? { when, action: withoutStop(action), sure: /^(?:[-*•]|[^\s，,]+\s*[:：])/.test(sentence) }
    : null;
}

/** `Otherwise B`, `when A, B`, `if A, B`. */
function readConditional(sentence: string, vocabulary?: Vocabulary): Conditional | null {
  const rules = rulesOf(vocabulary);
  const [, otherwise, rest] = rules.otherwise.exec(sentence) ?? [];
  if (otherwise && rest) return { when: otherwise, action: withoutStop(rest), sure: false };
  const when = rules.when.exec(sentence)?.[0];
  if (when) return conditional(cutBehind(sentence.slice(when.length), vocabulary), false, vocabulary);
  const opening = rules.if.exec(sentence)?.[0];
  const cut = opening === undefined ? null : cutBehind(sentence.slice(opening.length), vocabulary);
  const [, condition = '', action = ''] =
    rules.ifThen.exec(sentence) ?? (opening === undefined ? rules.whenDo.exec(sentence) : null) ?? [];
  return conditional(cut ?? [condition, action], true, vocabulary);
}

type Pair = readonly [when: string, action: string];

function cutBehind(text: string, vocabulary?: Vocabulary): Pair | null {
  const cut = conditionEnd(text, vocabulary);
  return cut && [text.slice(0, cut.end), text.slice(cut.next).replace(rulesOf(vocabulary).action, '')];
}

function conditional(pair: Pair | null, sure: boolean, vocabulary?: Vocabulary): Conditional | null {
  if (!pair) return null;
  const { conditionEnding, noCondition } = rulesOf(vocabulary);
  const when = pair[0].trim().replace(conditionEnding, '').trim();
  const action = withoutStop(pair[1]);
  const isShort = when.length < 3;
  if ((isShort && !isUnspaced(when)) || noCondition.test(when) || !action) return null;
  // A condition of two Chinese characters counts only where its action names a place.
  return when.length < 2 ? null : { when, action, sure: sure && !isShort };
}

/** `Branch A: not scheduled → see step 2`. */
function readArrow(sentence: string, vocabulary?: Vocabulary): Conditional | null {
  const [, left = '', action] =
    (sentence.length <= longestArrow && arrow.exec(sentence.replace(firstBullet, ''))) || [];
  if (action === undefined) return null;
  const rules = rulesOf(vocabulary);
  const { role, rest } = readLabel(left, vocabulary);
  const seen = (role === 'situation' ? rest : left).replace(/[?？]\s*$/, '').trim();
  const when = seen.replace(rules.if, '');
  return when ? { when, action: withoutStop(action), sure: when !== seen || rules.onlyOtherwise.test(when) } : null;
}

/** An observation with its action, without "if". The action must begin with a reference. */
function readSeen(sentence: string, raw: string, vocabulary?: Vocabulary): Conditional | null {
  if (referenceVerb(sentence, vocabulary) < 0) return null;
  const { possessive, noSituation } = rulesOf(vocabulary);
  const covered = shield(sentence, raw);
  const [, when = '', action = ''] = possessive.exec(covered) ?? labelled.exec(covered) ?? [];
  const verb = referenceVerb(action, vocabulary);
  if (verb < 0 || verb > 2 || noSituation.test(when)) return null;
  return { when: unshield(when.trim()), action: withoutStop(unshield(action)), sure: false };
}
