import { verdicts } from '../../vocabulary/index.js';
import { alternation } from './pattern.js';

const filler =
  /^(?:确认|确保|检查|验证|期望|预期|以及|然后|如果|若|当|应该|应当|还要|并|再|请|最后|首先|首先确认|应有|应看到|应列出|应显示|结合|在[^，。]{1,16}[中里下]|\d{1,2}[.)]\s|(?:verify|confirm|ensure|check|make sure|expect|also|then|if|whether|when|the|that)(?![A-Za-z]))\s*/i;
const behind =
  /(?:应该?|应当|必须|为|是否?|的数量|数量|保持|显示|仍然?|现在|当前|总计|共计|已经?|在|的|也|都|均|远|反复|持续|一直|长期|(?<![A-Za-z])(?:should be|must be|should|must|is|are|now|still|also|shows?|reports?))$/i;
const announced = new RegExp(`^.*${alternation(verdicts.show)}\\s*(?=\\S)`, 'is');
/** `You should see (3 rows)`: what the sentence speaks of is counted behind it. */
const speaker = new RegExp(
  `^(?:you|we|it|(?:the )?(?:output|command|list|table|result)|该?命令|输出|列表|结果)?\\s*${alternation([...verdicts.show, 'should have', 'must have'])}$`,
  'i',
);
/** What stands before the last demand to look at something says how to get there. */
const demanded = new RegExp(`^.*${alternation(verdicts.checks)}\\s*(?=\\S)`, 'is');
/** `时` where it says when: not in 时间, 延时, 超时, 小时. */
const whenever = /(?<![实定超小临及按同延耗用历计限])时(?![间延钟长刻效区序段戳])/;
const hindrance = new RegExp(alternation(verdicts.hindrances), 'i');

/** Words of a name; what is longer is half a sentence. */
const longestName = { words: 7, characters: 80, han: 30 };

/** What is compared, as written, without the words around it. `(it) should be` names nothing. */
export function cleanSubject(text: string): string {
  if (speaker.test(text.trim())) return '';
  const behindColon = text.replace(/[\s:：(（"“'”]+$/, '').replace(/^.*[:：]/s, '');
  let bare = behindColon
    .replace(/^[\s)）"'“”，,。-]+/, '')
    .replace(announced, '')
    .replace(demanded, '');
  for (let round = 0; round < 3; round++) bare = bare.replace(filler, '');
  for (let round = 0; round < 3; round++) bare = bare.replace(behind, '').trimEnd();
  const named = bare.replace(/^\d+\s*个?\s*(?=\p{L})/u, '').trim();
  return /^(?:it|this|that|they|there|both|它们?|其|两者)$/i.test(named) ? '' : named;
}

/** True for what can be a name: half a sentence names nothing that output would bear. */
export function isNameLike(subject: string): boolean {
  if (
    subject.length > longestName.characters ||
    /[~≈、,，]$/.test(subject) ||
    hindrance.test(subject) ||
    whenever.test(subject)
  )
    return false;
  const han = subject.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han <= longestName.han && subject.split(/\s+/).length <= longestName.words;
}
