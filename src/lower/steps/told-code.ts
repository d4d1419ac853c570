import type { Condition, Expectation, Range } from '../../model/index.js';

const told =
  /^(?:an?\s+)?(?:HTTP\s+)?([1-5]\d{2})\s+(?:(?:response|status|code|error|answer)\s+){0,3}(?:shows?|indicates?|means?|suggests?|signals?|confirms?)\s+(.*)$|^(?:(?:命令|请求|接口)?返回|HTTP)\s*([1-5]\d{2})\s*(?:响应|状态码|错误)?\s*(?:表示|说明|意味着|代表|表明)(.*)$/i;
const good =
  /\b(?:works?|working|correct(?:ly)?|reachable|reached|healthy|valid|success\w*|succeed\w*|fine|ready)\b|正常|成功|正确|可达|生效|有效|健康/i;
const bad =
  /\b(?:not?|un\w+|fail\w*|errors?|wrong|missing|denied|invalid|expired|broken|refused|without|lacks?|overload\w*|down)\b|不|未|没有|无|失败|错误|异常|缺|过期|拒绝|故障/i;

/** True when a text could tell what a code means: cheaper than reading it. */
export function mayTellCode(text: string): boolean {
  return /[1-5]\d{2}/.test(text) && /\b(?:shows?|confirms?)\b|表明/.test(text);
}

/**
 * Reads `A 401 response means …`, `返回 503 说明…`: the code that HTTP answers with, and what it tells. What is neither good nor
 * bad by its words has no verdict.
 */
export function codeExpectation(sentence: string, range: Range): Expectation | null {
  const [, code, meaning, hanCode, hanMeaning] = told.exec(sentence.replaceAll('`', '')) ?? [];
  const means = meaning ?? hanMeaning ?? '';
  const verdict = bad.test(means) ? 'abnormal' : good.test(means) ? 'normal' : null;
  if (verdict === null) return null;
  const condition: Condition = { all: [{ subject: 'HTTP code', operator: '==', value: Number(code ?? hanCode) }] };
  return { verdict, text: sentence.trim().replace(/[：:]$/, ''), condition, range };
}
