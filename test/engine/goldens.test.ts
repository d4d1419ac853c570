import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGoldens, runGoldens } from '../../src/engine/goldens/goldens.js';
import { Engine } from '../../src/index.js';
import { shippedFolders } from '../support/shipped.js';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const files = readdirSync(at('goldens')).filter((name) => name.endsWith('.yaml'));
const read = (file: string) => readGoldens(`goldens/${file}`, readFileSync(at(`goldens/${file}`), 'utf8'));

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.open({ kb: shippedFolders });
});

describe.each(files)('the shipped knowledge base and goldens/%s', (file) => {
  const { goldens, diagnostics } = read(file);

  it('can be read', () => {
    expect(diagnostics).toEqual([]);
  });

  it.each(goldens.map((located) => [located.golden.symptom, located] as const))('%s', (_, located) => {
    const [{ diagnostics: failures }] = runGoldens(engine, [located]) as [ReturnType<typeof runGoldens>[number]];
    expect(failures.map(({ range, message, note }) => `${file}:${range?.start.line} ${message}; ${note}`)).toEqual([]);
  });
});

describe('a text that is not a symptom', () => {
  it.each([
    'hi',
    'Hello there!',
    'good morning everyone',
    'thanks, that worked',
    'thank you so much',
    'ok',
    'bye',
    'test',
    'help',
    'are you a robot?',
    'what can you do',
    'tell me a joke',
    'write a poem about the sea',
    'what is the weather like in Paris tomorrow',
    'how do I cook rice',
    'please review my pull request',
    'my laptop keyboard is broken',
    'book a flight to Tokyo for next Friday',
    'React component does not re-render after setState',
    'git merge conflict in package-lock.json',
    '在吗',
    '你好，请问有人吗',
    '早上好',
    '谢谢！',
    '辛苦了，明天见',
    '好的',
    '收到',
    '哈哈哈哈',
    '今天天气怎么样',
    '帮我订一张去北京的机票',
    '推荐一部电影',
    '年假还剩几天',
    '帮我写一份周报',
    'Excel 怎么合并单元格',
    '手机充不进电了',
    'Redis 内存占用太高',
    'Kafka 消费者积压很多消息',
    '???',
    '。。。',
    '🙂👍',
    '12345',
    'a',
    'no',
    '网',
    '1:',
    'the of and to is a',
    '的 了 是 吗',
  ])('gets no answer from the shipped knowledge base: %s', (text) => {
    const { status, matches, confidence } = engine.query(text);
    expect({ status, matches: matches.map(({ id }) => id), confidence }).toEqual({
      status: 'no_match',
      matches: [],
      confidence: 'low',
    });
  });
});
