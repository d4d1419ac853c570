import type { Vocabulary } from '../../vocabulary/index.js';
import { grammar } from './words.js';

/** Names of what a comparison compares. */
const rulesOf = grammar({
  nameBefore: '^(?:{nameBefore}|{placeBefore}[^，。]{1,16}{placeBehind}|\\d{1,2}[.)]\\s)\\s*',
  nameBehind: '{nameBehind}$',
  speaker: '^{speaker}?\\s*(?:{show}|{have})$',
  shown: '^[\\s\\S]*{show}\\s*(?=\\S)',
  checked: '^[\\s\\S]*(?:{check}|{checkVerb})\\s*(?=\\S)',
  /** `3 pods`: the number is no part of the name. */
  count: '^\\d+\\s*{classifier}?\\s*(?=\\p{L})',
  pronoun: '^{pronoun}$',
  noName: '[~≈、,，]$|{hindrance}|{timeWithin}',
});

/** What is compared, as written, without the words around it. `(it) should be` names nothing. */
export function cleanSubject(text: string, vocabulary?: Vocabulary): string {
  const rules = rulesOf(vocabulary);
  if (rules.speaker.test(text.trim())) return '';
  let name = text
    .replace(/[\s:：(（"“'”]+$/, '')
    .replace(/^.*[:：]/s, '')
    .replace(/^[\s)）"'“”，,。-]+/, '')
    .replace(rules.shown, '')
    .replace(rules.checked, '');
  for (let round = 0; round < 3; round++) name = name.replace(rules.nameBefore, '');
  for (let round = 0; round < 3; round++) name = name.replace(rules.nameBehind, '').trimEnd();
  name = name.replace(rules.count, '').trim();
  return rules.pronoun.test(name) ? '' : name;
}

/** Words of a name; what is longer is half a sentence. */
const longestName = { words: 7, characters: 80, unspaced: 30 };

/** True for what can be a name: half a sentence names nothing that output would bear. */
export function isNameLike(subject: string, vocabulary?: Vocabulary): boolean {
  if (subject.length > longestName.characters || rulesOf(vocabulary).noName.test(subject)) return false;
  const unspaced = subject.match(/\p{Script=Han}/gu)?.length ?? 0;
  return unspaced <= longestName.unspaced && subject.split(/\s+/).length <= longestName.words;
}
