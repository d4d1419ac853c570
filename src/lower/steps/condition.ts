import type { Comparison, Condition } from '../../model/index.js';
import { verdicts } from '../../vocabulary/index.js';
import { parseComparisons } from './comparison.js';
import { conjunction, disjunction } from './logic.js';
import { alternation } from './pattern.js';
import { maskPlaceholders, withSigns } from './signs.js';

/** Longer texts are prose, not conditions. */
const longestCondition = 240;

/** `、` parts conditions (`a > 1、b < 2`), and the names of one condition (`a、b 应为 Running`). */
const sentenceEnd = /[,，；;。]\s*(?=[^\d])|(?<=[<>=≤≥][^、]{0,40})、\s*(?=[^\d])/;
const leadingAnd = /^\s*(?:&&|并且|而且|且|and\b)/i;
const leadingOr = /^\s*(?:或者|或是|或|or\b)\s*/i;
/** What a sentence says to do, or why, compares nothing. */
const isRemark = new RegExp(`^\\s*${alternation(verdicts.asides)}`, 'i');
/** One of the names before `and c are Running`. */
const isName = /^\s*(?:the\s)?[\w${}.*-]*[-.${}\d][\w${}.*-]*\s*$/;
/** `should now be`: words that change nothing of what must hold. */
const adverb =
  /\b(should|must|is|are|has|have|shows?|reports?)\s+(?:now|still|also|then|always|all|both|each|already|only|currently|again)\b/gi;
/** A remark in brackets, which compares nothing. */
const aside = /(?<=[\p{L}\p{N}])\s*\((?![^()]*[<>=≤≥\d%/]|\s*(?:or\b|或))[^()]{0,120}\)/gu;
/** `10,000`: digits in groups of three. */
const grouped = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,]|\.\d+[.,]\d)/g;
/** A word that output may hold; `没有地址` tells of what is not there. */
const printedWord =
  /^(?!(?:more|less|higher|lower|above|below|later|newer|older|so|not|none|absent|missing|similar|other|another|both|equal|unset|greater)$)(?:[A-Za-z][\w./-]{1,23}|(?![没无不未有类更其])\p{Script=Han}{2,6})$/iu;
/** How a text is read. */
export interface ConditionReading {
  /** All that a sentence says must be understood, but for what it says to do: a half of it would be taken for the whole. */
  readonly whole?: boolean;
}

/**
 * Reads a predicate from words: `5 < availableIPs <= 10`, `延迟 2-10秒`, `≥ 3 replicas`, `should be Running`.
 * A chain is a conjunction of two comparisons, alternatives (`或`, `or`) a disjunction; null when nothing is understood.
 * An empty subject is the value itself; the subject `output` is the whole output.
 */
export function parseCondition(text: string, { whole = false }: ConditionReading = {}): Condition | null {
  if (text.length > longestCondition) return null;
  const plain = withSigns(
    maskPlaceholders(
      text
        .normalize('NFKC')
        .replace(/`|(?<!\d\s?)\*|\*(?!\s?\d)/g, '')
        .replace(/[≦⩽]/g, '≤')
        .replace(/[≧⩾]/g, '≥')
        .replace(grouped, (digits) => digits.replaceAll(',', ''))
        .replace(aside, '')
        .replace(adverb, '$1')
        .replace(/\bup and running\b/gi, 'running'),
    ),
  );
  const parsed: Condition[] = [];
  for (const sentence of plain.split(/(?<=。)/)) {
    const condition = parseSentence(sentence, whole);
    if (condition === 'half') return null;
    if (condition) parsed.push(condition);
  }
  return conjunction(parsed);
}

/** One sentence; `half` when a part of it that matters was not understood. */
function parseSentence(sentence: string, whole: boolean): Condition | 'half' | null {
  const parsed: Condition[] = [];
  let unread = false;
  let alternatives = false;
  for (const clause of sentence.split(sentenceEnd)) {
    if (clause.trim() === '') continue;
    if (leadingOr.test(clause)) alternatives = true;
    else if (alternatives && parsed.length > 0 && parseAnd(clause) !== null) return 'half';
    const condition = parseAnd(clause.replace(leadingOr, ''));
    if (condition === 'half') return 'half';
    if (condition) parsed.push(condition);
    else unread ||= !leadingOr.test(clause) && !isRemark.test(clause) && !isName.test(clause);
  }
  if (alternatives) return disjunction(parsed);
  return whole && unread && parsed.length > 0 ? 'half' : conjunction(parsed);
}

/** `a and b`. Half of what must hold together is not enough to judge by. */
function parseAnd(clause: string): Condition | 'half' | null {
  const parts = clause
    .replace(leadingAnd, '')
    .split(/\s*(?:&&|并且|而且|且|连同|\band\b|\b(?:together|along) with\b)\s*/i)
    .filter((part) => part.trim());
  const all = parts.map((part) => parseAlternatives(part));
  const read = all.filter((condition) => condition !== null);
  // `a and b are Running`: the first is a name.
  if (read.length > 0 && parts.every((part, index) => all[index] !== null || isName.test(part)))
    return conjunction(read);
  if ((read.length > 0 || leadingAnd.test(clause)) && read.length < parts.length) return 'half';
  return conjunction(read);
}

function parseAlternatives(clause: string): Condition | null {
  const parts = clause.split(/\s*(?:\|\||或者|或是|或|\bor\b)\s*/i).filter((part) => part.trim());
  const parsed = parts.map((part) => parseComparisons(part));
  const first = parsed.find((comparisons) => comparisons !== null);
  if (!first) return null;
  if (parts.length === 1) return { all: first };
  const subject = first[0]?.subject ?? '';
  const any: Comparison[] = [];
  for (const [index, comparisons] of parsed.entries()) {
    const one = comparisons?.length === 1 ? comparisons[0] : wordAlternative(comparisons, parts[index] ?? '');
    if (!one) return null;
    any.push(one.subject === '' ? { ...one, subject } : one);
  }
  // Nothing at all beside a value, or neither of two: which of them is asked for was not understood.
  if (any.some(({ subject: name, value }) => /^(?:output)?$/.test(name) && value === '')) return null;
  if (/^(?:!=|lacks)$/.test(first[0]?.operator ?? '') && parts.slice(1).some((part) => printedWord.test(part.trim())))
    return null;
  return { any };
}

/** `> 10秒或失败`: a short word beside a comparison is something that the output says. */
function wordAlternative(comparisons: Comparison[] | null, part: string): Comparison | null {
  const word = part
    .replace(/[:：].*$/s, '')
    .trim()
    .replace(/[。.]$/, '');
  if (comparisons || !printedWord.test(word)) return null;
  return { subject: 'output', operator: 'contains', value: word };
}
