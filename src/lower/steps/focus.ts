import { verdicts } from '../../vocabulary/index.js';
import { alternation } from './pattern.js';

/**
 * How a sentence says what should be seen: it states it (`should be`), demands to make sure of it (`confirm that`), or asks
 * (`check whether`), which leaves open what is good.
 */
export type ExpectingMood = 'stated' | 'demanded' | 'asked';

export interface ExpectingPart {
  readonly text: string;
  readonly mood: ExpectingMood;
}

const cue = new RegExp(alternation(verdicts.expectLines), 'i');
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);
const hanChecks = alternation(verdicts.checks.filter(isHan));
const otherChecks = alternation(verdicts.checks.filter((word) => !isHan(word)));
/** A demand opens a clause: a readiness check in its midst is a noun. */
const check = new RegExp(
  `(?:${hanChecks}|(?:^|[,:(：，（]\\s*|\\b(?:and|or|then|to|please|also|you|first|next|finally)\\s+|\\p{Script=Han}\\s*)${otherChecks}(?:\\s+that\\b)?)\\s*(?=\\S)`,
  'iu',
);
/** Words with which nobody is told to look: what was verified before, the check itself. */
const noDemand =
  /(?:经过|已经?|未经?|身份|进行|通过|完成|等待|双重|签名|证书|对于)(?:验证|确认|检查)|(?:验证|检查|确认)(?:过的|器|程序|点|项|码|框|通过|失败|结果)/g;
/** `cluster_state:ok confirms …`: a value in front is what is told of. */
const valueBefore = /[\w)]\s*[:=<>]\s*[\w"]/;
const modal = /应|必须|须|预期|期望|\b(?:should|must|expected)\b/i;
const asking = /是否|^\s*(?:if|whether)\b/i;
const pieceEnd = /[；;](?!\S*&)|——|\s[—–]\s/;
const longestPiece = { characters: 160, han: 60 };

/** A long piece tells of circumstances beside what it expects, and a condition read from it would be one of those. */
export function isLong(text: string): boolean {
  return text.length > longestPiece.characters || (text.match(/\p{Script=Han}/gu)?.length ?? 0) > longestPiece.han;
}

/** The pieces of a sentence that say what should be seen, without what leads to them. */
export function expectingParts(sentence: string): ExpectingPart[] {
  const parts: ExpectingPart[] = [];
  for (const piece of sentence.replace(noDemand, '').split(pieceEnd)) {
    const part = cue.test(piece) && !isLong(piece) ? expectingPart(piece) : null;
    if (part) parts.push(part);
  }
  return parts;
}

function expectingPart(piece: string): ExpectingPart | null {
  const found = check.exec(piece);
  // `re-check whether …` asks in words of its own.
  if (!found) return modal.test(piece) || !/\bwhether\b|是否/i.test(piece) ? { text: piece, mood: 'stated' } : null;
  const before = piece.slice(0, found.index);
  // `the count should be 3 to confirm …`: what is stated comes first, and says more than why.
  if (modal.test(before)) return { text: before, mood: 'stated' };
  if (valueBefore.test(before)) return null;
  const text = piece.slice(found.index + found[0].length);
  if (modal.test(text)) return { text, mood: 'stated' };
  return { text, mood: asking.test(text) ? 'asked' : 'demanded' };
}
