import { procedure } from '../../generated/data/procedure.js';
import type { Range } from '../../model/index.js';
import type { BranchDraft, BranchTarget } from './draft.js';
import { readLabel } from './label.js';
import { alternation, sentencesOf } from './pattern.js';
import { shield, unshield } from './shield.js';

/** A target in a block's source: `**分支 A：…**`, `"场景1"`, `[[name]]`, `[text](other.md)`. */
interface NamedTarget {
  readonly target: BranchTarget;
  readonly shown: string;
}

const zhStart = '^(?:[-*•]\\s*)?(?:如果|若是|若|假如|如(?=[^何下上此果图表]))\\s*';
const zhConditional = new RegExp(
  `${zhStart}([^，,。；]{2,160}?)(?:(?<![超同及实临])时|的话)?\\s*[，,]\\s*(?:则|那么|就|请|说明)?\\s*(\\S.*)$`,
);
const zhColon = new RegExp(`${zhStart}([^，,。；：:]{2,160}?)(?:(?<![超同及实临])时|的话)?\\s*[：:]\\s*(\\S.*)$`);
const zhThen =
  /^(?:[-*•]\s*)?(?:如果|若是|若|假如|如(?=[^何下上此果图表])|当)\s*([^。；]{2,160}?)(?:(?<![超同及实临])时|的话)?\s*[，,]\s*(?:则|那么)\s*(\S.*)$/;
const zhWhen = /^当\s*([^，,。；]{2,120}?)时?\s*[，,]\s*((?:则|请|需要?|应|可以|建议|执行|检查|进入|跳转).*)$/;
const enConditional = /^(?:[-*•]\s*)?if\s+([^,:;]{2,200}?)(?:,\s*(?:then\s+)?|:\s+|\s+then\s+)(\S.*)$/i;
const condition = /^(?:[-*•]\s*)?(?:如|若|假如|当|if\s)/i;
const mayDecide =
  /^(?:[-*•]\s*)?(?:如|若|假如|当|否则|不然|其他情况|其余情况|if\s|when\s|otherwise|else|in all other cases)/i;
const nameMark =
  /["“「『第]|步骤|章节|场景|分支|方案|事件|错误|问题|情况|原因|方法|step|section|scenario|branch|option|case|issue|cause|problem|method|solution|\*\*/i;
const otherwise =
  /^(?:[-*•]\s*)?(否则|不然|其他情况|其余情况|otherwise|else|in all other cases)\s*(?:[，,：:]\s*)?(?:则|就|请)?\s*(?![→=-])(\S.*)$/i;
const otherwiseWord = /^(?:否则|不然|其他(?:情况)?|其余(?:情况)?|otherwise|else|in all other cases)$/i;
const beforeOtherwise = /[；;，,]\s*(?=(?:否则|不然|otherwise\b|else\b))/i;
const beforeCondition = /[；;]\s*(?=如果|若(?![干是])|if\s)/i;
const enWhen = /^(?:[-*•]\s*)?when\s+([^,:;]{3,160}?),\s*(?:then\s+)?(\S.*)$/i;
const arrow = /^([^→]{1,120}?)\s*(?:→|=>|-->|->)\s*([^→]{1,200})$/;

const wordsBefore = /[\p{Script=Han}A-Za-z\d]+$/u;
const longestWords = 24;
/** A longer action says more than where to look. */
const longestReference = 100;
const verbs = new RegExp(alternation([...procedure.references.zh, ...procedure.references.en]), 'i');
const quotedName = /["“「『]([^"“”「」『』]{2,80})["”」』]/g;
const boldName = /\*\*([^*\n]{2,80})\*\*/g;
const wikiName = /\[\[([^\]|#\n]{1,160})(?:#[^\]|\n]*)?(?:\|[^\]\n]*)?\]\]/g;
const markdownLink = /\[([^\]\n]{1,160})\]\(([^()\s]{1,300}\.mdx?)(?:#[^()\s]*)?\)/g;
const ordinalName =
  /(第\s*[一二三四五六七八九十\d]{1,3}\s*步|(?:步骤|场景|分支|方案|事件|错误|问题|情况|原因|方法)\s*[A-Z\d一二三四五六七八九十]{1,3}(?![A-Za-z\d]|\.\d)|\b(?:step|scenario|branch|option|case|issue|cause|problem|method|solution)\s+(?:\d{1,3}|[A-Z])\b(?!\.\d)|(?:\b(?:step|section)|步骤|章节|第)\s*\d{1,3}(?:\.\d{1,3})+(?:\s*[节步章])?(?![\d.]))/gi;

/**
 * Reads what a piece of prose says about where to go next. `raw` is its source, with the marks that the text has lost.
 * @param own condition of what is said without one
 * @param marked true when `own` is an expectation that the text begins with
 */
export function branchesIn(text: string, raw: string, range: Range, own: string, marked = false): BranchDraft[] {
  const branches: BranchDraft[] = [];
  const seen = new Set<string>();
  let afterCondition = false;
  for (const sentence of sentencesOf(text).flatMap((each) => clausesOf(each, raw))) {
    const conditional = readShielded(sentence, raw) ?? (marked ? null : readArrow(sentence));
    const action = conditional?.action ?? sentence;
    const named = namedTargets(action, raw);
    const sure =
      conditional?.sure === true || (afterCondition && conditional !== null && otherwiseWord.test(conditional.when));
    const targets = named.length === 0 && sure ? [{ target: resolution(action), shown: action }] : named;
    afterCondition = conditional?.sure ?? false;
    for (const { target, shown } of targets) {
      const key = JSON.stringify([target.kind === 'draft' ? shown : target, conditional?.when ?? '']);
      if (seen.has(key)) continue;
      seen.add(key);
      const to = target.kind === 'reference' ? { ...target, fallback: sure ? action : null } : target;
      branches.push({ when: conditional?.when ?? own, target: to, text: action, range });
    }
  }
  return branches;
}

/** Where an action in a table leads that is a reference to one place, else what it says to do. */
export function actionTarget(action: string, raw: string): BranchTarget {
  const refers = action.length <= longestReference && (verbs.exec(action)?.index ?? longestReference) <= 2;
  const targets = refers ? namedTargets(action, raw) : [];
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
  const conditions = sentence.split(beforeCondition);
  if (conditions.length > 1) return conditions.flatMap((each) => clausesOf(each, raw));
  const clauses = sentence.split(beforeOtherwise);
  return clauses.slice(1).every((clause) => namedTargets(clause, raw).length > 0) ? clauses : [sentence];
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
  const rest = otherwise.exec(sentence) ?? enWhen.exec(sentence);
  if (rest) return { when: rest[1]!.trim(), action: withoutEnd(rest[2]!), sure: false };
  if (!condition.test(sentence)) return null;
  const match =
    zhThen.exec(sentence) ??
    zhConditional.exec(sentence) ??
    zhColon.exec(sentence) ??
    zhWhen.exec(sentence) ??
    enConditional.exec(sentence);
  if (!match) return null;
  const action = withoutEnd(match[2] ?? '');
  const when = (match[1] ?? '').trim();
  if (when.length < 3 || /^(?:not|so|yes|no|needed|necessary|possible|required)$/i.test(when)) return null;
  return action ? { when, action, sure: true } : null;
}

/** `分支 A：虚拟机未调度 → 参考步骤2`: a condition where the arrow leads to a place that is named, or for all that is left. */
function readArrow(sentence: string): Conditional | null {
  const match = sentence.length <= 400 ? arrow.exec(sentence.replace(/^[-*•]\s+/, '')) : null;
  if (!match) return null;
  const { role, rest } = readLabel(match[1]!);
  const when = (role === 'condition' ? rest : match[1]!).replace(/[?？]\s*$/, '').trim();
  return when ? { when, action: withoutEnd(match[2]!), sure: otherwiseWord.test(when) } : null;
}

const withoutEnd = (text: string): string => text.trim().replace(/[。.；;：:]$/, '');

function resolution(text: string): BranchTarget {
  return { kind: 'resolution', text: text.trim().replace(/[。.；;：:]$/, '') };
}

/** What a reference names: only behind a verb that refers (参考, 进入, see, go to), or a link to another document. */
function namedTargets(action: string, raw: string): NamedTarget[] {
  const verb = nameMark.test(action) || raw.includes('**') ? verbs.exec(action) : null;
  const targets: NamedTarget[] = [];
  if (verb) {
    const behind = action.slice(verb.index + verb[0].length);
    for (const match of behind.matchAll(quotedName)) targets.push(reference(match[1] ?? ''));
    const bold = raw.includes('**') ? boldTargets(behind, raw) : [];
    targets.push(...bold);
    if (targets.length === 0) targets.push(...ordinalTargets(behind));
  }
  targets.push(...documentTargets(action, raw));
  return targets;
}

function ordinalTargets(behind: string): NamedTarget[] {
  return [...behind.matchAll(ordinalName)].map((match) => {
    const name = match[1] ?? '';
    const words = wordsBefore.exec(behind.slice(Math.max(0, match.index - longestWords), match.index))?.[0] ?? '';
    const target = { kind: 'reference' as const, name: name.trim(), longer: words + name, fallback: null };
    return { target: words === '' ? reference(name).target : target, shown: name };
  });
}

function reference(name: string): NamedTarget {
  const document = /^[^\s<>]+\.mdx?$/.test(name);
  return {
    target: document ? { kind: 'document', target: name } : { kind: 'reference', name: name.trim(), fallback: null },
    shown: name,
  };
}

function boldTargets(behind: string, raw: string): NamedTarget[] {
  const targets: NamedTarget[] = [];
  for (const match of raw.matchAll(boldName)) {
    const name = (match[1] ?? '').replace(/[`[\]]/g, '');
    if (behind.slice(0, name.length + 12).includes(name)) targets.push(reference(name));
  }
  return targets;
}

function documentTargets(action: string, raw: string): NamedTarget[] {
  const targets: NamedTarget[] = [];
  if (!raw.includes('](') && !raw.includes('[[')) return targets;
  for (const match of raw.matchAll(wikiName)) {
    const target = (match[1] ?? '').trim();
    if (action.includes(target)) targets.push({ target: { kind: 'document', target }, shown: target });
  }
  for (const match of raw.matchAll(markdownLink)) {
    const [, shown = '', target = ''] = match;
    const plain = shown.replace(/[`*]/g, '');
    if (!/^[a-z][a-z\d+.-]*:/i.test(target) && action.includes(plain))
      targets.push({ target: { kind: 'document', target }, shown });
  }
  return targets;
}
