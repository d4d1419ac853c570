import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLines, stripLogPrefix } from '../../src/text/index.js';

describe('the message of a log line', () => {
  it.each([
    ['E1128 10:02:11.291383       7 pod.go:425] error syncing x', 'error syncing x'],
    ['Nov 28 10:02:11 node-1 kubelet[1234]: E1128 10:02:11.291383    1234 a.go:1] no ip', 'no ip'],
    ['2026-09-17 06:49:36,204 ERROR [http-nio-8080-exec-10] java.lang.Boom: x', 'java.lang.Boom: x'],
    ['2026-11-28T10:02:11.291383Z stderr F E1128 10:02:11.291383 7 a.go:1] no ip', 'no ip'],
    ['[2026-01-01 10:00:00] [ERROR] no ip', 'no ip'],
    ['level=error ts=2026 msg="sync \\"a\\" failed" err="no ip"', 'sync "a" failed: no ip'],
    ['{"level":"error","msg":"sync failed","error":"no ip"}', 'sync failed: no ip'],
    ['{"log":"2026-01-01T00:00:00Z ERROR no ip","stream":"stderr"}', 'no ip'],
    ['Warning  FailedMount  23s (x40 over 21m)  kubelet  mount failed', 'mount failed'],
    ['23s  Warning  FailedMount  pod/web-0  mount failed', 'mount failed'],
    ['我这里一直报：Warning  FailedMount  23s  kubelet  mount failed', 'mount failed'],
    ['日志里是：connection refused by peer', 'connection refused by peer'],
    ['we see: time="2026-01-14T19:00:02Z" level=info msg="no ip"', 'no ip'],
  ])('%j is %j', (line, message) => {
    expect(stripLogPrefix(line)).toBe(message);
  });

  it.each([
    'Error from server (NotFound): no pod',
    'error syncing x',
    '子网：已满',
    'ERROR',
    '{"a":1}',
    '{broken',
    'a=b',
  ])('of %j is the line itself', (line) => {
    expect(stripLogPrefix(line)).toBe(line);
  });
});

describe('the lines of a symptom', () => {
  it('are joined when only their variable parts differ, with the place of the first', () => {
    const text =
      '  E1128 10:02:11.291383 7 pod.go:425] no ip for web-0\r\nother\n\nE1128 10:02:12.291383 7 pod.go:425] no ip for api-1';
    const { lines, total, omitted } = splitLines(text);
    expect(lines.map(({ masked, count }) => [masked, count])).toEqual([
      ['no ip for <name>', 2],
      ['other', 1],
    ]);
    expect(text.slice(lines[0]!.start, lines[0]!.end)).toBe('E1128 10:02:11.291383 7 pod.go:425] no ip for web-0');
    expect([total, omitted]).toEqual([3, 0]);
  });

  it('are limited in number, and say how many were left out', () => {
    const text = Array.from({ length: 10 }, (_, index) => `line ${String.fromCharCode(97 + index)}`).join('\n');
    const { lines, total, omitted } = splitLines(text, { lines: 4, lineCharacters: 100 });
    expect([lines.length, total, omitted]).toEqual([4, 10, 6]);
  });

  it('lie in the text in their order, and account for every line', () => {
    const line = fc.constantFrom('no ip web-0', 'no ip api-1', '', ' x ', 'E1128 10:02:11.2 7 a.go:1] y', '耗尽');
    const text = fc
      .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r', '\u2028')))
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(text, (source) => {
        const { lines, total, omitted } = splitLines(source);
        expect(lines.reduce((sum, { count }) => sum + count, 0) + omitted).toBe(total);
        let last = -1;
        for (const { start, end } of lines) {
          expect(start).toBeGreaterThan(last);
          expect(source.slice(start, end)).toBe(source.slice(start, end).trim());
          last = start;
        }
      }),
    );
  });

  it('cost bounded time for ten thousand distinct lines and for one of a megabyte', () => {
    const many = Array.from(
      { length: 10_000 },
      (_, index) => `x${(index * 7919).toString(36).replace(/\d/g, 'q')} failed`,
    );
    for (const text of [
      many.join('\n'),
      'a="'.repeat(300_000),
      '{'.repeat(1_000_000),
      ' '.repeat(1_000_000),
      '\n'.repeat(1_000_000),
    ]) {
      const started = performance.now();
      splitLines(text);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });
});
