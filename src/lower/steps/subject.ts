import { verdicts } from '../../generated/data/verdicts.js';
import { alternation } from './pattern.js';

const filler =
  /^(?:确认|确保|检查|如果|若|当|应该|应当|还要|并|再|请|最后|首先|首先确认|verify(?: that)?|confirm(?: that)?|ensure(?: that)?|check(?: that)?|make sure(?: that)?|also|then|结合|if|when|the|that)\s*/i;
const behind = /(?:应该?|应当|必须|should be|must be|is|are|为|是|的数量|数量|保持|显示|shows?|reports?|已|在|的)$/i;
const announced = new RegExp(`^.*${alternation(verdicts.show)}\\s*(?=\\S)`, 'is');

/** Words of a name; what is longer is half a sentence. */
const longestName = { words: 7, characters: 80, han: 30 };

/** What is compared, as written, without the words around it. `(it) should be` names nothing. */
export function cleanSubject(text: string): string {
  const behindColon = text.replace(/[\s:：(（"“'”]+$/, '').replace(/^.*[:：]/s, '');
  let bare = behindColon.replace(/^[\s)）"“'”，,。-]+/, '').replace(announced, '');
  for (let round = 0; round < 3; round++) bare = bare.replace(filler, '');
  const named = bare
    .replace(behind, '')
    .replace(/^\d+\s*个?\s*(?=\p{L})/u, '')
    .trim();
  return /^(?:it|this|that|they|there|both|它|其|两者)$/i.test(named) ? '' : named;
}

/** True for what can be a name: half a sentence names nothing that output would bear. */
export function isNameLike(subject: string): boolean {
  if (subject.length > longestName.characters || /[~≈]$/.test(subject)) return false;
  const han = subject.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han <= longestName.han && subject.split(/\s+/).length <= longestName.words;
}
