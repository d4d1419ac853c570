import type { Document } from '../model/index.js';

/** Characters between which a text can be a trigger: shorter ones hit everywhere, longer ones never again. */
const shortest = 8;
const shortestHan = 4;
const longest = 60;
const most = 5;

/**
 * Phrases that an incident of this kind would show again: what its error lines say between their variable parts, then its
 * short symptoms. Proposals; whoever takes them checks what they would answer.
 */
export function proposeTriggers(document: Document): string[] {
  if (document.triggers.length > 0 || document.kind === 'article') return [];
  const found = new Map<string, string>();
  const add = (text: string) => {
    const phrase = text.replace(/\s+/g, ' ').replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
    if (isPhrase(phrase) && !found.has(phrase.toLowerCase())) found.set(phrase.toLowerCase(), phrase);
  };
  for (const { masked } of document.signatures) for (const part of constantParts(masked)) add(part);
  for (const { text } of document.symptoms) if (!/[\n。；;]/.test(text.trim())) add(text.trim());
  return [...found.values()].slice(0, most);
}

/** The longest piece of a masked line that is the same every time. */
function constantParts(masked: string): string[] {
  const parts = masked.split(/<[^<>\s]{1,20}>|[{}"'`=]+/).map((part) => part.trim());
  const [best] = parts.sort((left, right) => right.length - left.length);
  return best === undefined ? [] : [best];
}

function isPhrase(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (text.length > longest || !/\p{L}/u.test(text) || /["“”「」`\ufffd]/.test(text)) return false;
  return han >= shortestHan || (han === 0 && text.length >= shortest && /\s|[a-z][A-Z]/.test(text));
}
