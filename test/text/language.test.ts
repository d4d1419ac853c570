import { describe, expect, it } from 'vitest';
import { detectLanguage, isSmallTalk, isStopWord, normalize, tokenize } from '../../src/text/index.js';

describe('the language of a text', () => {
  it.each([
    ['Pod 一直处于 ContainerCreating，no ip available', 'zh'],
    ['kube-ovn-controller 的 pod CrashLoopBackOff，log: failed to list subnets: context deadline exceeded', 'zh'],
    ['failed to allocate address in subnet ovn-default', 'en'],
    ['The page of the console shows 集群 once, everything else of this report is written in English words', 'en'],
    ['12345 !!', 'en'],
    ['', 'en'],
  ])('%j is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

describe('a text without meaning', () => {
  it('consists of stop words', () => {
    const empty = (text: string) =>
      tokenize(normalize(text)).every(({ term }) => isStopWord(term, 'zh') || isStopWord(term, 'en'));
    expect(empty('怎么办')).toBe(true);
    expect(empty('what should i do please')).toBe(true);
    expect(empty('子网怎么办')).toBe(false);
    expect(isStopWord('constructor', 'en')).toBe(false);
  });

  it.each([
    '你好',
    'hello there',
    '谢谢，已经好了',
    'Thanks a lot!',
    'OK, got it',
    '在吗？',
    'hi, how are you?',
    '好的，谢谢大家',
  ])('%j is small talk', (text) => {
    expect(isSmallTalk(text)).toBe(true);
  });

  it.each(['你好，pod 起不来', 'hello, dns is broken', '网关不通了', 'write me a poem', '', '怎么办', '好慢'])(
    '%j is not small talk',
    (text) => {
      expect(isSmallTalk(text)).toBe(false);
    },
  );
});
