import type { Range } from '../../model/index.js';
import { procedure } from '../../vocabulary/index.js';
import { conditionEnd } from './clause.js';
import type { BranchDraft, BranchTarget } from './draft.js';
import { readLabel } from './label.js';
import { namedTargets, referenceVerb } from './named-targets.js';
import { alternation, sentencesOf } from './pattern.js';
import { shield, unshield } from './shield.js';

const zhThen =
  /^(?:[-*•]\s*)?(?:如果|若是|若|假如|如(?=[^何下上此果图表])|当)\s*([^。；]{2,160}?)\s*[，,]\s*(?:则|那么)\s*(\S.*)$/;
const opens = /^(?:[-*•]\s*)?(?:如果|若是|若|假如|如(?=[^何下上此果图表])|if\s)\s*/i;
const zhWhen = /^当\s*([^，,。；]{2,120}?)时?\s*[，,]\s*((?:则|请|需要?|应|可以|建议|执行|检查|进入|跳转).*)$/;
const enWhen = /^(?:[-*•]\s*)?when\s+/i;
const mayDecide =
  /^(?:[-*•]\s*)?(?:如|若|假如|当|否则|不然|其他情况|其余情况|if\s|when\s|otherwise|else|in all other cases)/i;
const otherwise =
  /^(?:[-*•]\s*)?(否则|不然|其他情况|其余情况|otherwise|else|in all other cases)\s*(?:[，,：:]\s*)?(?:则|就|请)?\s*(?![→=-])(\S.*)$/i;
const otherwiseWord = /^(?:否则|不然|其他(?:情况)?|其余(?:情况)?|otherwise|else|in all other cases)$/i;
const beforeOtherwise = /[；;，,]\s*(?=(?:否则|不然|otherwise\b|else\b))/i;
const beforeCondition = /[；;]\s*(?=如果|若(?![干是])|(?:if|when)\s)/i;
const beforeFurtherCondition = /[，,]\s*(?=如果|若(?![干是])|if\s)/i;
/** `…的，转到工作流 X`: whose it is. */
const nominal = /^(?:[-*•]\s*)?([^，,。；：:]{3,80}?)(?:的话|的|时)[，,]\s*(?:则|请)?\s*(\S.*)$/;
/** `- 只有大包不通：见工作流 X`: what is seen, and where to go. */
const labelled = /^[-*•]\s+([^：:；;]{3,160})[：:]\s*(\S.*)$/;
const arrow = /^([^→]{1,120}?)\s*(?:→|=>|-->|->)\s*([^→]{1,200})$/;
const answer =
  /^(?:[-*•]\s*)?(?:如果|若|如|if\s)?\s*(是|否|yes|no)\s*(?:[，,：:]|→|=>|-->|->)\s*(?:则|请|就|then\s)?\s*(\S.*)$/i;
/** `…：是 -> 步骤 4，否 -> 步骤 5`; what is asked stands before the first. */
const beforeAnswer =
  /[；;，,：:。]\s*(?=(?:如果|若)?(?:是|否)\s*(?:[，,：:]|→|=>|-->|->))|[;.,:]\s+(?=(?:yes|no)\s*(?::|→|=>|-->|->))/i;
/** What else to do, not what happens else. */
const asksOtherwise =
  /^(?:否则|不然)[，,]?\s*(?:请|需|应|联系|收集|继续)|^(?:otherwise|else)[,:]?\s+(?:please|contact|collect|continue|check|run|restart|escalate)\b/i;
/** A longer action says more than where to look. */
const longestReference = 100;
const carries = new RegExp(alternation([...procedure.carryings.zh, ...procedure.carryings.en]), 'i');
const mentions = new RegExp(alternation([...procedure.mentions.zh, ...procedure.mentions.en]), 'i');

/** A condition and what to do; without a condition it is null. */
export interface Told {
  readonly when: string | null;
  readonly text: string;
}

/**
 * Reads what a piece of prose says about where to go next. `raw` is its source, with the marks that the text has lost.
 * @param own condition of what is said without one
 * @param seen true when `own` is what is seen: then any reference is where to go
 */
export function branchesIn(text: string, raw: string, range: Range, own: string, seen = false): BranchDraft[] {
  const branches = new BranchList(raw, range);
  let afterCondition = false;
  for (const sentence of sentencesOf(text).flatMap((each) => clausesOf(each, raw))) {
    const conditional =
      readAnswer(sentence) ?? readShielded(sentence, raw) ?? readArrow(sentence) ?? readSeen(sentence, raw);
    const sure =
      conditional?.sure === true || (afterCondition && conditional !== null && otherwiseWord.test(conditional.when));
    afterCondition = conditional?.sure ?? false;
    if (conditional) branches.add(conditional.when, conditional.action, sure ? 'sure' : 'named');
    else if (seen || !isMereReference(sentence, raw)) branches.add(own, sentence, 'named');
    else if (referenceVerb(sentence.replace(/^[-*•]\s+/, '')) === 0) branches.add(own, sentence, 'own');
  }
  return branches.found;
}

/** Branches of parts whose conditions are known. */
export function branchesOfParts(parts: readonly Told[], raw: string, range: Range, own: string): BranchDraft[] {
  const branches = new BranchList(raw, range);
  for (const { when, text } of parts) branches.add(when ?? own, text, 'named');
  return branches.found;
}

/** True for a sentence that gives its own condition. */
export const decides = (sentence: string): boolean => mayDecide.test(sentence);

class BranchList {
  readonly found: BranchDraft[] = [];
  private readonly seen = new Set<string>();

  constructor(
    private readonly raw: string,
    private readonly range: Range,
  ) {}

  /** @param wanted `sure`: what names no place is what to do. `named`: only places. `own`: only those of this document. */
  add(when: string, action: string, wanted: 'sure' | 'named' | 'own'): void {
    const sure = wanted === 'sure';
    const every = namedTargets(action, this.raw);
    const named = wanted === 'own' ? every.filter(({ target }) => target.kind === 'reference') : every;
    const targets = named.length === 0 && sure ? [{ target: resolution(action), shown: action }] : named;
    for (const { target, shown } of targets) {
      const key = JSON.stringify([target.kind === 'draft' ? shown : target, when]);
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      const to = target.kind === 'reference' ? { ...target, fallback: sure ? action : null } : target;
      this.found.push({ when, target: to, text: action, range: this.range });
    }
  }
}

/** Where to read more is no way to go: `For details, see X`. What is to be carried out there is: `Follow the steps in X`. */
function isMereReference(sentence: string, raw: string): boolean {
  if (carries.test(sentence)) return false;
  if (mentions.test(sentence)) return true;
  return !raw.includes('[[') && !raw.includes(`[${sentence.replace(/^[-*•]\s+|[.。:：]$/g, '')}](`);
}

/** Where an action in a table leads that is a reference to one place, else what it says to do. */
export function actionTarget(action: string, raw: string): BranchTarget {
  const verb = action.length <= longestReference ? referenceVerb(action) : -1;
  const targets = verb >= 0 && verb <= 2 ? namedTargets(action, raw) : [];
  const [only] = targets;
  if (targets.length !== 1 || !only) return { kind: 'resolution', text: action };
  return only.target.kind === 'reference' ? { ...only.target, fallback: action } : only.target;
}

/** Reads `条件 → 动作` in one line of a list. */
export function arrowBranch(text: string, range: Range): BranchDraft | null {
  const match = text.length <= 400 ? arrow.exec(text.trim()) : null;
  if (!match) return null;
  const [, when = '', action = ''] = match;
  return { when: when.replace(/[?？]\s*$/, ''), target: resolution(action), text: action, range };
}

/** `如果…则…；否则…`: two ways, when the second says where to go. Else it tells what happens if the first is not done. */
function clausesOf(sentence: string, raw: string): string[] {
  const leads = (clause: string): boolean => namedTargets(clause, raw).length > 0;
  const conditions = sentence.split(beforeCondition);
  if (conditions.length > 1) return conditions.flatMap((each) => clausesOf(each, raw));
  const further = sentence.split(beforeFurtherCondition);
  if (further.length > 1 && further.every(leads)) return further;
  const answers = sentence.split(beforeAnswer);
  if (answers.length > 1 && answers.some((each) => readAnswer(each))) return answers;
  const clauses = sentence.split(beforeOtherwise);
  return clauses.slice(1).every((clause) => leads(clause) || asksOtherwise.test(clause)) ? clauses : [sentence];
}

/** `是，执行步骤 3`, `- No: restart it`: an answer to what the step asks. */
function readAnswer(sentence: string): Conditional | null {
  const [, when, action] = answer.exec(sentence) ?? [];
  if (!when || !action) return null;
  return { when, action: withoutEnd(action), sure: /^[-*•]/.test(sentence) };
}

interface Conditional {
  readonly when: string;
  readonly action: string;
  /** False for what is a condition only where it leads somewhere: `Otherwise, data is lost` says nothing about where to go. */
  readonly sure: boolean;
}

function readShielded(sentence: string, raw: string): Conditional | null {
  if (!mayDecide.test(sentence)) return null;
  const read = readConditional(shield(sentence, raw));
  return read && { ...read, when: unshield(read.when), action: unshield(read.action) };
}

function readConditional(sentence: string): Conditional | null {
  const rest = otherwise.exec(sentence);
  if (rest) return { when: rest[1]!.trim(), action: withoutEnd(rest[2]!), sure: false };
  const when = enWhen.exec(sentence)?.[0];
  if (when) return conditional(cutBehind(sentence.slice(when.length)), false);
  const then = zhThen.exec(sentence);
  const opening = opens.exec(sentence)?.[0];
  const parts = opening === undefined ? zhWhen.exec(sentence) : null;
  if (opening !== undefined) return conditional(cutBehind(sentence.slice(opening.length)) ?? pairOf(then), true);
  return conditional(pairOf(then ?? parts), true);
}

type Pair = readonly [when: string, action: string];

const pairOf = (match: RegExpExecArray | null): Pair | null => match && [match[1] ?? '', match[2] ?? ''];

function cutBehind(text: string): Pair | null {
  const cut = conditionEnd(text);
  if (!cut) return null;
  return [text.slice(0, cut.end), text.slice(cut.next).replace(/^(?:then\s|则|那么|就|请|说明)\s*/i, '')];
}

function conditional(pair: Pair | null, sure: boolean): Conditional | null {
  if (!pair) return null;
  const when = pair[0].trim().replace(/(?:(?<![超同及实临])时|的话)$/, '');
  const action = withoutEnd(pair[1]);
  if (when.length < 3 || /^(?:not|so|yes|no|needed|necessary|possible|required)$/i.test(when)) return null;
  return action ? { when, action, sure } : null;
}

/** `分支 A：虚拟机未调度 → 参考步骤2`: a condition where the arrow leads to a place that is named, or for all that is left. */
function readArrow(sentence: string): Conditional | null {
  const match = sentence.length <= 400 ? arrow.exec(sentence.replace(/^[-*•]\s+/, '')) : null;
  if (!match) return null;
  const { role, rest } = readLabel(match[1]!);
  const seen = (role === 'condition' ? rest : match[1]!).replace(/[?？]\s*$/, '').trim();
  const when = seen.replace(opens, '');
  return when ? { when, action: withoutEnd(match[2]!), sure: when !== seen || otherwiseWord.test(when) } : null;
}

/** What is seen and then where to go, without "if": only where the rest is a reference. */
function readSeen(sentence: string, raw: string): Conditional | null {
  if (referenceVerb(sentence) < 0) return null;
  const covered = shield(sentence, raw);
  const match = nominal.exec(covered) ?? labelled.exec(covered);
  if (!match) return null;
  const [, when = '', action = ''] = match;
  const verb = referenceVerb(action);
  if (verb < 0 || verb > 2 || onlyMore.test(when)) return null;
  return { when: unshield(when.trim()), action: withoutEnd(unshield(action)), sure: false };
}

/** Labels that say nothing about what is seen. */
const onlyMore = /^(?:\W*)(?:more|for\s|see|details|note|tip|related|reference|更多|详|注|参|相关|另|说明|提示)/i;

const withoutEnd = (text: string): string => text.trim().replace(/[。.；;：:]$/, '');

function resolution(text: string): BranchTarget {
  return { kind: 'resolution', text: text.trim().replace(/[。.；;：:]$/, '') };
}
