import type { Comparison } from '../../model/index.js';
import { verdicts } from '../../vocabulary/index.js';
import { countStatement } from './count.js';
import { alternation } from './pattern.js';
import { conditionTokens } from './quantity.js';
import { cleanSubject } from './subject.js';

/** Canonical status by its names in lower case: `运行中` is Running. */
const statuses = new Map<string, string>();
for (const [status, names] of Object.entries(verdicts.statuses)) {
  for (const name of [status.toLowerCase(), ...names]) statuses.set(name, status);
}
const lasting: ReadonlySet<string> = new Set(verdicts.lastingStatuses.map((status) => status.toLowerCase()));
const emptyWords: ReadonlySet<string> = new Set(verdicts.emptyWords);

const bePattern = new RegExp(alternation([...verdicts.be, ...verdicts.beNot]), 'i');
const showPattern = new RegExp(alternation([...verdicts.show, ...verdicts.showNot]), 'i');
const showFirst = new RegExp(`^${alternation([...verdicts.show, ...verdicts.showNot])}`, 'i');
const negated: ReadonlySet<string> = new Set([...verdicts.beNot, ...verdicts.showNot]);
const modal = /^(?:应|should|must)/i;
const negation = /(?:不|非|未|没有|not|never|n't)\s*$/i;
const quoted = /["“”'‘’「『]([^"“”'‘’「」『』]{1,120})["“”'‘’」』]/;
const statusWord =
  /^["“'`]?([A-Z][\w/-]*(?:\.[\w/-]+)*|\d+\/\d+|true|false|active|enabled|disabled|healthy|up)["”'`]?$/;
const announcement = /^(?:[-*]\s+)?(?:expected?|预期|期望)\s?(?:output|result|输出|结果)?\s*:\s*/i;
/** What holds at the time, not what is expected: "once the pod is running". */
const circumstance =
  /^(?:once|after|before|while|until|unless|as soon as|because|since|when|if|一旦|如果|若|当|直到|由于|因为|除非)(?![A-Za-z])|(?:之前|之后|时|后)$/i;
const identifier = /^[A-Za-z][\w.-]*[._-][\w.-]+$|^[a-z]+[A-Z]\w*$/;
const askedOf = '(?:(?:the |this )?(?:command|output)|该?命令|输出)?\\s*(?:应该|应当|应|should|must|不应|not)?\\s*';
const says = '(?:be|is|为|返回|显示|prints?|returns?|shows?|produces?)?\\s*';
const emptyOutput = new RegExp(`^${askedOf}${says}${alternation(verdicts.emptyOutput)}(?:\\s*\\([^()]*\\))?$`, 'i');
const someOutput = new RegExp(`^${askedOf}${says}${alternation(verdicts.someOutput)}$`, 'i');
const httpCode =
  /^(?:HTTP\s+([1-5]\d{2})\b.*|(?!.*(?:将|\bwill\b)).{0,60}?(?:returns?|responds with|返回)\s*(?:HTTP\s*)?([1-5]\d{2}))$/i;
const existence =
  /^(?:(?:a|an|the) )?(?:[A-Za-z]+ (?:named )?)?([A-Za-z][\w.-]*[\w])(?: [A-Za-z]+)?\s*(?:should |must |应该?)?\s*(?:exists?|存在)$/;
const rowState = /^(.{0,80}?)\s*(?<![\d/])(\d{1,4}\/\d{1,4})\s*([A-Za-z]{2,24}|\p{Script=Han}{2,4})$/u;
const everyState =
  /^(?:all|every|所有|全部|各)\s*(.{0,24}?)\s*(?:均|都|全部)?\s*([A-Za-z]{2,24}|\p{Script=Han}{2,4})$/iu;

/** `系统 Pod 都 Running`, `迁移 Succeeded`: a name and its state. */
const namedState = new RegExp(
  `^(\\S.{0,30}?)(?:\\s*(?:全部|均已?|都已?)\\s*([A-Za-z]{2,24}|\\p{Script=Han}{2,4})|\\s+(${Object.keys(verdicts.statuses).join('|')}))$`,
  'u',
);
const isHan = /\p{Script=Han}/u;

/** Words without a sign: `should be Running`, `应该显示 "NotFound"`, `可用IP为0`, `1/1 Running`, `no output`, `HTTP 200`. */
export function readStatement(written: string): Comparison[] | null {
  const part = written
    .trim()
    .replace(announcement, '')
    .replace(/[.。:]$/, '')
    .trim();
  if (circumstance.test(part)) return null;
  const announced = announcedOutput.exec(written.trim())?.[1];
  if (announced !== undefined) return [{ subject: 'output', operator: 'contains', value: announced }];
  const field = fieldValue.exec(part);
  if (field) return [{ subject: field[1]!, operator: '==', value: field[2]! }];
  return (
    countStatement(part) ??
    outputStatement(part) ??
    stateStatement(part) ??
    shownStatement(part) ??
    beStatement(part) ??
    namedStatement(part)
  );
}

/** `reaches status.phase: Ready`: a field and its value as YAML writes them. */
const fieldValue =
  /(?:^|[\s到为])([A-Za-z]\w{0,40}(?:\.\w{1,40}){1,6}|[a-z]+[A-Z]\w{0,40}):\s+([A-Z][A-Za-z]{1,40}|true|false)$/;

/** `READY 0/0`, `STATUS Running`: a column and its value as they are printed. */
const columnValue = /^([A-Z][A-Z_-]{1,30})[\s:=]+(\d{1,4}\/\d{1,4}|[A-Z][a-z]\w{1,30}|\d{1,9})$/;
const inPhase = /^(?:in\s+)?(?:(?:the|an?)\s+)?(?=[A-Z\d])/;
/** How something runs, where that it runs is what can be seen. */
const manner = /(?<=\w)\s+(?:properly|correctly|successfully|normally|again|now|fine|as expected)$/i;
/** Where or how a status is seen, behind it. */
const circumstances =
  /^(["'“]?[\w/.-]+["'”]?)\s+(?:in|on|by|for|across|at|using|via|with|from|under|before)\s(?![\s\S]*\d)/i;

/** The status that a word names (`Running`, `运行中`), in English as written; null for other words. */
function statusNamed(word: string): string | null {
  const status = statuses.get(word.toLowerCase());
  return status !== undefined && /^[A-Za-z]/.test(word) ? word : (status ?? null);
}

/** `Expected output: 0.65.0-rc.1`. */
const announcedOutput =
  /^(?:[-*]\s+)?(?:expected|预期|期望)\s?(?:output|result|输出|结果)\s*[:：]\s*(?=\S*\d)([\w.-]{2,60})$/i;

function outputStatement(part: string): Comparison[] | null {
  if (emptyOutput.test(part)) return [{ subject: 'output', operator: '==', value: '' }];
  if (someOutput.test(part)) return [{ subject: 'output', operator: '!=', value: '' }];
  const code = httpCode.exec(part);
  if (code) return [{ subject: 'HTTP code', operator: '==', value: Number(code[1] ?? code[2]) }];
  const name = existence.exec(part)?.[1];
  if (name === undefined || !identifier.test(name)) return null;
  return [
    { subject: 'output', operator: '!=', value: '' },
    { subject: 'output', operator: 'contains', value: name },
  ];
}

function stateStatement(part: string): Comparison[] | null {
  if (/^[A-Z]{2,}(?:_[A-Z]+)+$/.test(part)) return [{ subject: 'output', operator: 'contains', value: part }];
  const alone = statusNamed(part) ?? statusNamed(circumstances.exec(part)?.[1] ?? '');
  if (alone) return [{ subject: '', operator: '==', value: alone }];
  const row = rowState.exec(part);
  const word = row ? statusNamed(row[3] ?? '') : null;
  if (row && word) {
    const before = cleanSubject(
      (row[1] ?? '').replace(bePattern, (found) => (row[1]?.trimEnd().endsWith(found) ? '' : found)),
    );
    const subject = /[{}$]/.test(before) ? '' : before;
    const ready: Comparison = { subject, operator: '==', value: row[2] ?? '' };
    return /^(?:ready|available)$/i.test(word) ? [ready] : [ready, { subject, operator: '==', value: word }];
  }
  const every = everyState.exec(part);
  const state = every ? statusNamed(every[2] ?? '') : null;
  return state ? [{ subject: cleanSubject(every?.[1] ?? ''), operator: '==', value: state }] : null;
}

function shownStatement(part: string): Comparison[] | null {
  const shown = showPattern.exec(part);
  if (!shown) return null;
  const before = part.slice(0, shown.index);
  const behind = part.slice(shown.index + shown[0].length).trim();
  // `输出应显示`: the first is the output itself.
  const second = showFirst.exec(behind);
  const verb = second?.[0] ?? shown[0];
  const rest = second ? behind.slice(verb.length).trim() : behind;
  if (circumstance.test(before.trim())) return null;
  const lacks = negated.has(verb.toLowerCase()) || negation.test(before);
  const cited = citedIn(rest);
  if (cited && statusNamed(cited) && isHan.test(cited))
    return [{ subject: cleanSubject(before), operator: lacks ? '!=' : '==', value: statusNamed(cited)! }];
  if (cited) return [{ subject: 'output', operator: lacks ? 'lacks' : 'contains', value: cited }];
  const column = columnValue.exec(rest);
  if (column && !lacks) return [{ subject: column[1]!, operator: '==', value: writtenValue(column[2]!) }];
  const status = statusNamed(rest);
  // A reason such as OOMKilled stands anywhere; that something runs must be true of every row.
  if (status && lasting.has(status.toLowerCase()))
    return [{ subject: cleanSubject(before), operator: lacks ? '!=' : '==', value: status }];
  const word = statusWord.exec(rest)?.[1] ?? (modal.test(verb) && /^[\w./:-]{2,60}$/.test(rest) ? rest : undefined);
  return word ? [{ subject: 'output', operator: lacks ? 'lacks' : 'contains', value: word }] : null;
}

function namedStatement(part: string): Comparison[] | null {
  const [, name = '', word, status] = namedState.exec(part) ?? [];
  const state = statusNamed(word ?? status ?? '');
  if (state === null || negation.test(name) || circumstance.test(name)) return null;
  return [{ subject: cleanSubject(name), operator: '==', value: state }];
}

/** The text in quotes; the keys of an object are no text. */
function citedIn(rest: string): string | null {
  if (/^[^"“'‘]*[{[]\s*["']/.test(rest)) return null;
  const cited = quoted
    .exec(rest)?.[1]
    ?.replace(/\s*(?:\.{3}|…)$/, '')
    .trim();
  return cited || null;
}

function beStatement(part: string): Comparison[] | null {
  const be = bePattern.exec(part);
  if (!be) return null;
  const before = part.slice(0, be.index);
  const rest = part.slice(be.index + be[0].length).trim();
  if (circumstance.test(before.trim())) return null;
  const denied = /^(?:not|不|非)\s+(?=\S)/i.exec(rest)?.[0] ?? '';
  const not = negated.has(be[0].toLowerCase()) || negation.test(before) || denied !== '';
  const operator = not ? '!=' : '==';
  const subject = cleanSubject(before.replace(negation, ''));
  const value = rest
    .slice(denied.length)
    .replace(inPhase, '')
    .replace(manner, '')
    .replace(/\s*(?:phase|state|status|阶段|状态)$/i, '');
  if (/^non-?empty$/i.test(value)) return [{ subject, operator: not ? '==' : '!=', value: '' }];
  const [number, ...others] = conditionTokens(value).filter((token) => token.kind !== 'text' || token.text.trim());
  if (number?.kind === 'number' && others.length === 0) {
    const compared = { subject, operator, value: number.value } as const;
    return [number.unit ? { ...compared, unit: number.unit } : compared];
  }
  const status = stateOf(value, subject);
  if (status === '' && subject === '') return [{ subject: 'output', operator, value: '' }];
  return status === null ? null : [{ subject, operator, value: status }];
}

const writtenValue = (written: string): number | string => (/^\d+$/.test(written) ? Number(written) : written);

/** A word is a value when it can be nothing else: a status, a word in capitals or quotes, any word behind an identifier. */
function stateOf(value: string, subject: string): string | null {
  if (emptyWords.has(value.toLowerCase())) return '';
  const cited = quoted.exec(value);
  if (cited && cited[0] === value) return statusNamed(cited[1] ?? '') ?? cited[1] ?? null;
  const word = statusNamed(value) ?? statusWord.exec(value)?.[1] ?? statusNamed(circumstances.exec(value)?.[1] ?? '');
  if (word !== null && word !== undefined) return word;
  return identifier.test(subject) && /^[\w./-]{2,40}$/.test(value) ? value : null;
}
