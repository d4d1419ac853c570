import { beforeAll, describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';
import { notBuilt, type Run, type RunOptions, triagraph } from './command-line.js';

/** Limit of processor time for any symptom, including start-up. */
const mostMilliseconds = 6_000;

describe.skipIf(notBuilt !== null)('an invalid symptom on the command line', () => {
  let kb: string;
  let cache: string;
  beforeAll(() => {
    kb = folderOf(smallKnowledgeBase);
    cache = folderOf();
    ask('warm up');
  });

  function ask(text: string | Uint8Array, rest: readonly string[] = [], options: RunOptions = {}): Run {
    return triagraph(['query', '-', '--kb', kb, ...rest], { input: text, env: { TRIAGRAPH_CACHE: cache }, ...options });
  }

  it.each([
    ['nothing', ''],
    ['spaces and line breaks', ' \n\t\r\n　'],
  ])('%s is refused with what to do', (_, text) => {
    const { code, err } = ask(text);
    expect(code).toBe(2);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(/empty.*triagraph query/);
  });

  const million = 1_000_000;
  const lines = Array.from(
    { length: 10_000 },
    (_, number) =>
      `E1121 10:00:00.${number} ipam.go:${number % 977} pod ns-${number}/web-${(number * 7919).toString(36)} waits`,
  );

  it.each<[string, string | Uint8Array]>([
    ['stop words alone', 'the a of is it and to 的 了 吗'],
    ['letters alone', 'x y z b d'],
    ['a million of one letter', 'a'.repeat(million)],
    ['a third of a million of one Han character', '网'.repeat(million / 3)],
    ['a million spaces and a word', `${' '.repeat(million)}zzz`],
    ['a million brackets', '['.repeat(million)],
    ['a million colons', ':'.repeat(million)],
    ['half a million hyphened letters', 'a-'.repeat(million / 2)],
    ['half a million camel humps', 'aB'.repeat(million / 2)],
    ['a million combining marks', `a${'\u0301'.repeat(million / 2)}`],
    ['marks of two classes by turns', '\u0301\u0323'.repeat(million / 4)],
    ['a million digits', '7'.repeat(million)],
    ['ten thousand distinct lines', lines.join('\n')],
    ['half a million lines of one letter', 'a\n'.repeat(million / 2)],
    ['a million line breaks', '\n'.repeat(million - 3).concat('zzz')],
    ['a hundred thousand lines of one error', 'error: zzz\n'.repeat(million / 11)],
    ['control characters on lines of their own', '\0\n\u001b\n'.repeat(million / 4)],
    ['emoji', '🚨🔥👩‍💻🇨🇳'.repeat(1_000)],
    ['NUL and control characters', '\0\u0001\u001b[31m\u0007\u009b\r\b'.repeat(1_000)],
    ['a word of fifty thousand characters', 'x'.repeat(50_000)],
    ['an identifier of fifty thousand characters', 'QuxBazFoo'.repeat(5_556)],
    ['bytes that are no text', Uint8Array.from({ length: 65_536 }, (_, at) => (at * 31) & 255)],
    ['half a UTF-16 pair as UTF-8', Uint8Array.of(0xed, 0xa0, 0xbd, 0x20, 0xed, 0xb8, 0x80)],
  ])('%s is answered with no_match in time', (_, text) => {
    const { code, err, out, milliseconds } = ask(text, ['--json']);
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ status: 'no_match', matches: [], workflow: null });
    expect(code).toBe(3);
    expect(milliseconds).toBeLessThan(mostMilliseconds);
  });

  it('of more than a mebi of characters is refused, not cut', () => {
    for (const text of ['no available ip '.repeat(65_537), Buffer.alloc(6_000_000, 'x')]) {
      const { code, err, milliseconds } = ask(text);
      expect(code).toBe(2);
      expect(err).toMatch(/longer than 1,048,576 characters; cut it/);
      expect(milliseconds).toBeLessThan(mostMilliseconds);
    }
  });

  it('of ten thousand distinct lines is answered by the one relevant line', () => {
    const log = [...lines.slice(0, 7_000), 'E1121 subnet ovn-default: NoAvailableAddress', ...lines.slice(7_000)];
    const { code, out, milliseconds } = ask(log.join('\n'), ['--json']);
    expect(JSON.parse(out).matches[0]?.id).toBe('subnet-full');
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(mostMilliseconds);
  });

  it.each([
    ['NUL between words', 'no\0available ip in the subnet: NoAvailableAddress'],
    ['lone surrogates', 'NoAvailableAddress \ud83d no available ip \ude00'],
    ['a byte order mark', '\ufeffNoAvailableAddress: no available ip'],
    ['colours of a terminal', '\u001b[31mNoAvailableAddress\u001b[0m no available ip'],
    ['full-width letters', 'ＮｏＡｖａｉｌａｂｌｅＡｄｄｒｅｓｓ　ｎｏ　ａｖａｉｌａｂｌｅ　ｉｐ'],
    ['zero-width spaces', 'No\u200bAvailable\u200bAddress no avail\u200bable ip'],
  ])('with %s is still understood', (_, text) => {
    const { code, out } = ask(text, ['--json']);
    expect(JSON.parse(out).matches[0]?.id).toBe('subnet-full');
    expect(code).toBe(0);
  });

  it('with terminal control sequences is printed harmlessly', () => {
    const evil = '\u001b]52;c;ZXZpbA==\u0007\u001b[2J\u009b31mNoAvailableAddress no available ip\r\b';
    for (const format of ['text', 'markdown']) {
      const { out } = ask(evil, ['--format', format]);
      expect(out).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    }
  });

  it('in GB18030 is decoded', () => {
    // 子网地址耗尽
    const bytes = Uint8Array.of(0xd7, 0xd3, 0xcd, 0xf8, 0xb5, 0xd8, 0xd6, 0xb7, 0xba, 0xc4, 0xbe, 0xa1);
    expect(JSON.parse(ask(bytes, ['--json']).out)).toMatchObject({
      query: { text: '子网地址耗尽' },
      status: 'matched',
    });
  });
});
