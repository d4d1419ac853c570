import type { Range } from '../../model/index.js';
import type { Vocabulary } from '../../vocabulary/index.js';
import { conditionEnd, shield, startsAction, unshield } from './clause.js';
import type { BranchDraft, BranchTarget } from './draft.js';
import { readLabel } from './label.js';
import { namedTargets, referenceVerb } from './reference.js';
import type { ConditionalAction } from './verdict-parts.js';
import { grammar, isUnspaced, sentencesOf, withoutStop } from './words.js';

const bullet = '(?:[-*•]\\s*)?';
const arrowSign = '(?:→|=>|-->|->)';
const behindAnswer = `\\s*(?:[，,：:]|${arrowSign})`;
const rulesOf = grammar({
  decides: `^${bullet}(?:{if}|{whenDo}|{when}|{unless}|{otherwise})`,
  if: `^${bullet}{if}\\s*`,
  when: `^${bullet}{when}\\s+`,
  unless: `^${bullet}{unless}\\s*`,
  ifThen: `^${bullet}(?:{if}|{whenDo})\\s*([^。；]{2,160}?)\\s*[，,]\\s*{thenWord}\\s*(\\S.*)$`,
  whenDo: '^{whenDo}\\s*([^，,。；]{2,120}?)\\s*[，,]\\s*({should}.*)$',
  otherwise: `^${bullet}({otherwise})\\s*(?:[，,：:]\\s*)?(?:{thenWord}|{please})?\\s*(?![→=-])(\\S.*)$`,
  onlyOtherwise: '^(?:{otherwise}|{others})$',
  asksOtherwise: `^{otherwise}[，,:]?\\s*(?:${arrowSign}\\s*)?`,
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

/** True for a sentence that begins with a condition. */
export const decides = (sentence: string, vocabulary?: Vocabulary): boolean =>
  rulesOf(vocabulary).decides.test(sentence);

/** The target of an action in a table: its only reference, else the action itself. */
export function actionTarget(action: string, raw: string, vocabulary?: Vocabulary): BranchTarget {
  const verb = action.length <= longestReference ? referenceVerb(action, vocabulary) : -1;
  const [only, ...others] = verb >= 0 && verb <= 2 ? namedTargets(action, raw, vocabulary) : [];
  if (!only || others.length > 0) return { kind: 'resolution', text: action };
  return only.kind === 'reference' ? { ...only, fallback: action } : only;
}

interface Conditional {
  readonly when: string;
  readonly action: string;
  /** False when the sentence is a branch only if its action names a place: `Otherwise, data is lost` is none. */
  readonly sure: boolean;
}

/**
 * Reads sentences of one block that say where to go next. `A` is a condition and `B` an action:
 *
 *     if A, B                 if A, then B; otherwise C        when A, B          (where B refers to a place)
 *     yes: B                  yes -> B, no -> C                - A: see C         (where the rest is a reference)
 *     A → B                   B                                (where B is to be carried out elsewhere)
 */
export class BranchReader {
  readonly found: BranchDraft[] = [];
  private readonly seen = new Set<string>();
  private readonly rules: ReturnType<typeof rulesOf>;

  /** @param raw source of the block, with its links and bold names */
  constructor(
    private readonly raw: string,
    private readonly range: Range,
    private readonly vocabulary?: Vocabulary,
  ) {
    this.rules = rulesOf(vocabulary);
  }

  /**
   * @param own condition of an action that states none
   * @param isSeen whether that is an observation: then every reference is a branch
   */
  read(text: string, own: string, isSeen: boolean): void {
    let afterCondition = false;
    for (const clause of sentencesOf(text, this.vocabulary).flatMap((sentence) => this.clausesOf(sentence))) {
      const conditional = this.readClause(clause);
      const isRest = conditional !== null && this.rules.onlyOtherwise.test(conditional.when);
      const sure = conditional?.sure === true || (afterCondition && isRest);
      afterCondition = conditional?.sure ?? false;
      if (conditional) this.add(conditional.when, conditional.action, sure ? 'sure' : 'named');
      else if (isSeen || !this.isMereReference(clause)) this.add(own, clause, 'named');
      else if (this.verbIn(clause.replace(firstBullet, '')) === 0) this.add(own, clause, 'own');
    }
  }

  /** Adds the branches of actions whose conditions are known. */
  addParts(parts: readonly ConditionalAction[], own: string): void {
    for (const { when, text } of parts) this.add(when ?? own, text, 'named');
  }

  /**
   * Adds a branch for each place that an action names.
   * @param wanted `sure`: an action that names no place is a resolution; `named`: only places; `own`: only places in this document
   */
  private add(when: string, action: string, wanted: 'sure' | 'named' | 'own'): void {
    const isSure = wanted === 'sure';
    const every = this.targetsOf(action);
    const named = wanted === 'own' ? every.filter(({ kind }) => kind === 'reference') : every;
    const resolution: BranchTarget = { kind: 'resolution', text: withoutStop(action) };
    for (const target of named.length === 0 && isSure ? [resolution] : named) {
      const key = JSON.stringify([target, when]);
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      const to = target.kind === 'reference' ? { ...target, fallback: isSure ? action : null } : target;
      this.found.push({ when, target: to, text: action, range: this.range });
    }
  }

  private targetsOf(action: string): BranchTarget[] {
    return namedTargets(action, this.raw, this.vocabulary);
  }

  private verbIn(text: string): number {
    return referenceVerb(text, this.vocabulary);
  }

  /** Whether a sentence only mentions a place: `For details, see X`, but not `Follow the steps in X`. */
  private isMereReference(sentence: string): boolean {
    if (this.rules.carries.test(sentence)) return false;
    if (this.rules.mentions.test(sentence)) return true;
    const isWholeLink = this.raw.includes(`[${sentence.replace(/^[-*•]\s+|[.。:：]$/g, '')}](`);
    return !this.raw.includes('[[') && !(isWholeLink && this.verbIn(sentence) >= 0);
  }

  /** Cuts a sentence before further conditions, before answers, and before an "otherwise" with an action. */
  private clausesOf(sentence: string): string[] {
    const { beforeCondition, beforeFurtherCondition, beforeAnswer, beforeOtherwise, asksOtherwise } = this.rules;
    const covered = shield(sentence, this.raw);
    const parted = (separator: RegExp): string[] => covered.split(separator).map(unshield);
    const leads = (clause: string): boolean => this.targetsOf(clause).length > 0;
    const conditions = parted(beforeCondition);
    if (conditions.length > 1) return conditions.flatMap((each) => this.clausesOf(each));
    const others = parted(beforeFurtherCondition);
    if (others.length > 1 && others.every(leads)) return others;
    const answers = parted(beforeAnswer);
    if (answers.length > 1 && answers.some((each) => this.readAnswer(each))) return answers;
    const clauses = parted(beforeOtherwise);
    const asks = (clause: string): boolean => {
      const opening = asksOtherwise.exec(clause)?.[0];
      const rest = clause.slice(opening?.length);
      return opening !== undefined && (leads(rest) || startsAction(rest, this.vocabulary));
    };
    return clauses.slice(1).every((clause) => leads(clause) || asks(clause)) ? clauses : [sentence];
  }

  private readClause(clause: string): Conditional | null {
    const answer = this.readAnswer(clause);
    if (answer) return answer;
    const read = this.rules.decides.test(clause) ? this.readConditional(shield(clause, this.raw)) : null;
    if (read) return { ...read, when: unshield(read.when), action: unshield(read.action) };
    return this.readArrow(clause) ?? this.readSeen(clause);
  }

  /** `Yes, go to step 3`, `- No: restart it`: an answer to the question of the step. */
  private readAnswer(sentence: string): Conditional | null {
    const [, when, action] = this.rules.answer.exec(sentence) ?? [];
    if (!when || !action) return null;
    return { when, action: withoutStop(action), sure: /^(?:[-*•]|[^\s，,]+\s*[:：])/.test(sentence) };
  }

  /** `Otherwise B`, `when A, B`, `if A, B`. */
  private readConditional(sentence: string): Conditional | null {
    const { rules } = this;
    const [, otherwise, rest] = rules.otherwise.exec(sentence) ?? [];
    if (otherwise && rest) return { when: otherwise, action: withoutStop(rest), sure: false };
    const when = rules.when.exec(sentence)?.[0];
    if (when) return this.conditional(this.cut(sentence.slice(when.length)), false);
    const unless = rules.unless.exec(sentence)?.[0];
    if (unless) {
      const [exception = '', action = ''] = this.cut(sentence.slice(unless.length)) ?? [];
      return this.conditional([`${unless.replace(firstBullet, '')}${exception}`, action], false);
    }
    const opening = rules.if.exec(sentence)?.[0];
    const cut = opening === undefined ? null : this.cut(sentence.slice(opening.length));
    const [, condition = '', action = ''] =
      rules.ifThen.exec(sentence) ?? (opening === undefined ? rules.whenDo.exec(sentence) : null) ?? [];
    return this.conditional(cut ?? [condition, action], true);
  }

  private cut(text: string): readonly [when: string, action: string] | null {
    const cut = conditionEnd(text, this.vocabulary);
    return cut && [text.slice(0, cut.end), text.slice(cut.next).replace(this.rules.action, '')];
  }

  private conditional(pair: readonly [when: string, action: string] | null, sure: boolean): Conditional | null {
    if (!pair) return null;
    const when = pair[0].trim().replace(this.rules.conditionEnding, '').trim();
    const action = withoutStop(pair[1]);
    // A condition of two Chinese characters counts only where its action names a place.
    const isShort = when.length < 3;
    if (when.length < 2 || (isShort && !isUnspaced(when)) || this.rules.noCondition.test(when) || !action) return null;
    return { when, action, sure: sure && !isShort };
  }

  /** `Branch A: not scheduled → see step 2`. */
  private readArrow(sentence: string): Conditional | null {
    if (sentence.length > longestArrow) return null;
    const [, left = '', action] = arrow.exec(sentence.replace(firstBullet, '')) ?? [];
    if (action === undefined) return null;
    const { role, rest } = readLabel(left, this.vocabulary);
    const seen = (role === 'situation' ? rest : left).replace(/[?？]\s*$/, '').trim();
    const when = seen.replace(this.rules.if, '');
    if (!when) return null;
    return { when, action: withoutStop(action), sure: when !== seen || this.rules.onlyOtherwise.test(when) };
  }

  /** An observation with its action, without "if". The action must begin with a reference. */
  private readSeen(sentence: string): Conditional | null {
    if (this.verbIn(sentence) < 0) return null;
    const covered = shield(sentence, this.raw);
    const { role, rest } = readLabel(covered.replace(firstBullet, ''), this.vocabulary);
    const inSituation = role === 'situation' ? this.cut(rest) : null;
    const seen = this.rules.possessive.exec(covered) ?? labelled.exec(covered);
    const [when = '', action = ''] = inSituation ?? seen?.slice(1) ?? [];
    const verb = this.verbIn(action);
    if (verb < 0 || verb > 2 || this.rules.noSituation.test(when)) return null;
    return { when: unshield(when.trim()), action: withoutStop(unshield(action)), sure: false };
  }
}
