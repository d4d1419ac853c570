import { procedure } from '../../vocabulary/index.js';
import { alternation } from './pattern.js';

const { zh, en } = procedure.instructions;
const before = '(?:(?:first|then|next|now|finally|also|please|additionally|afterwards)\\b,?\\s+)*';
/** What it is for, or when it holds: `To see why, …`, `If it is degraded, …`. */
const circumstance = '(?:(?:to|for|on|in|from|if|when|once|after|before)\\s[^,.:;]{2,100},\\s+)?';
const able = '(?:(?:you|we)\\s(?:can|should|must|need to|have to|may)\\s(?:also\\s|then\\s)?)?';
/** The look ahead changes nothing that is found: V8 takes a third of the time to compile what has one before the verbs. */
const english = new RegExp(`^${before}${circumstance}${before}${able}(?=\\S)${alternation(en)}\\s`, 'i');

const hanBefore = '(?:首先|其次|先|然后|接着|随后|再|最后|请|可以|需要|需|应先|建议|并)*';
const hanCircumstance = '(?:(?:如果|若|当|在|从|根据|为了?)[^，。；：]{1,120}[，,]\\s*)?';
const chinese = new RegExp(`^${hanBefore}${hanCircumstance}${hanBefore}${alternation(zh)}(?!完成|成功|之?后|时|的)`);

/** True for a sentence that says what to do: it begins with a verb that asks for it, or with a purpose or condition and then such a verb. */
export function instructs(sentence: string): boolean {
  return english.test(sentence) || chinese.test(sentence);
}
