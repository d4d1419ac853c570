import type { Document } from '../model/index.js';
import { allOf, derivedForBuild, type Vocabulary } from '../vocabulary/index.js';

/** Length of a trigger in characters: a shorter text hits everywhere, a longer one never again. */
const shortest = 8;
const shortestHan = 4;
const longest = 60;
const most = 5;

/** Maximum length of a symptom; a longer one is a sentence that nobody writes a second time. Printed lines may be longer. */
const mostWords = 8;
const mostHan = 14;
const longestSymptom = 44;

/** Proposes triggers: the constant parts of error lines, then short symptoms. The caller checks what they answer. */
export function proposeTriggers(document: Document, vocabulary?: Vocabulary): string[] {
  if (document.triggers.length > 0 || document.kind === 'article') return [];
  const { explains } = patternsOf(vocabulary);
  const found = new Map<string, string>();
  const add = (text: string) => {
    const phrase = text
      .replace(/\s+/g, ' ')
      .replace(/^[\s\p{P}]+|(?:(?!%)[\s\p{P}])+$/gu, '')
      .replace(/\s*\([^()]*$/, '');
    if (isPhrase(phrase, vocabulary) && !found.has(phrase.toLowerCase())) found.set(phrase.toLowerCase(), phrase);
  };
  for (const { masked } of document.signatures) for (const part of constantParts(masked)) add(part);
  for (const { text } of document.symptoms) if (isShort(text.trim()) && !explains.test(text.trim())) add(text.trim());
  return [...found.values()].slice(0, most);
}

/** The longest constant part of a masked line, without the remains of a value at its end. */
function constantParts(masked: string): string[] {
  const parts = masked.split(variable).map((part) => part.trim());
  const [best] = [...parts].sort((left, right) => right.length - left.length);
  if (best === undefined || parts.length === 1) return best === undefined ? [] : [best];
  const whole = best.replace(/:\s+\S+(?:\s\S+)?$/, '');
  return whole.split(/\s+/).length >= fewestWords || /[a-z][A-Z]/.test(whole) ? [whole] : [];
}

/** The variable parts of a masked line: masks, format specifiers, and brackets and quotes around values. */
const variable = /<[^<>\s]{1,20}>|%[-+\d.]*[a-z]\b|[{}"`=]+|(?<!\p{L})'|'(?!\p{L})|…|\.{3}/u;

/** Least number of words in a part of a line; a shorter one occurs in other lines too. */
const fewestWords = 3;

function isPhrase(text: string, vocabulary: Vocabulary | undefined): boolean {
  const { noPhrase, generic } = patternsOf(vocabulary);
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (text.length > longest || !/\p{L}/u.test(text) || /["“”「」`\ufffd]/.test(text)) return false;
  // A pipe or an option belongs to a command, not to a symptom.
  if (/\s\|\s|\s--?[a-z]/.test(text) || generic.has(text.toLowerCase())) return false;
  if (/\p{Ll}[.!?]\s+\p{Lu}/u.test(text) || noPhrase.test(text)) return false;
  return han >= shortestHan || (han === 0 && text.length >= shortest && /\s|[a-z][A-Z]/.test(text));
}

const patternsOf = derivedForBuild(({ ruleWords: { explains, explainsWithin, well, labels, generic } }) => ({
  /** `This …`, `There is …`, 由于…, 该…: the beginning of an explanation. */
  explains: new RegExp(`^(?:(?:${explains.en.join('|')})(?![\\w-])|${explains.zh.join('|')})`, 'i'),
  /** A sentence that explains, says that all is well, or begins with a label. */
  noPhrase: new RegExp(
    `${allOf(explainsWithin).join('|')}|${well.within.join('|')}|^(?:${allOf(labels).join('|')})\\s*[:：]`,
    'i',
  ),
  generic: new Set(allOf(generic)),
}));

function isShort(text: string): boolean {
  if (text.length > longestSymptom || /[\n。；;，]|,\s|[.!?]\s/.test(text)) return false;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han <= mostHan && text.split(/\s+/).length <= mostWords;
}
