import { describe, expect, it } from 'vitest';
import { stripLogPrefix } from '../../src/text/index.js';

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
    [
      JSON.stringify({ log: '{"level":"error","msg":"sync failed","error":"no ip"}\n', stream: 'stderr' }),
      'sync failed: no ip',
    ],
    ['Warning  FailedMount  23s (x40 over 21m)  kubelet  mount failed', 'mount failed'],
    ['23s  Warning  FailedMount  pod/web-0  mount failed', 'mount failed'],
    ['我这里一直报：Warning  FailedMount  23s  kubelet  mount failed', 'mount failed'],
    ['日志里是：connection refused by peer', 'connection refused by peer'],
    ['we see: time="2026-01-14T19:00:02Z" level=info msg="no ip"', 'no ip'],
  ])('of %j is %j', (line, message) => {
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
  ])('is the line itself: %j', (line) => {
    expect(stripLogPrefix(line)).toBe(line);
  });

  it('is the first filled message field of an envelope, and the first of two fields with the same name', () => {
    const messages = ['msg', 'message', 'log', 'MESSAGE'];
    const errors = ['error', 'err', 'exception', 'reason'];
    const quoted = (fields: readonly (readonly [string, string])[]) =>
      fields.map(([key, value]) => `${key}=${JSON.stringify(value)}`).join(' ');
    for (const keys of [messages, errors])
      for (const [at, key] of keys.entries())
        for (const later of keys.slice(at)) {
          const fields = [
            ['level', 'warn'],
            [key, 'no ip'],
            [later, 'other'],
          ] as const;
          expect([fields, stripLogPrefix(quoted(fields))]).toEqual([fields, 'no ip']);
          if (later !== key) {
            const reversed = [...fields].reverse();
            expect(stripLogPrefix(JSON.stringify(Object.fromEntries(reversed)))).toBe('no ip');
            expect(
              stripLogPrefix(
                quoted([
                  [key, ' '],
                  [later, 'other'],
                  ['level', 'warn'],
                ]),
              ),
            ).toBe('other');
          }
        }
    for (const message of messages)
      for (const error of errors) {
        expect(
          stripLogPrefix(
            quoted([
              ['ts', '1'],
              [error, 'no ip'],
              [message, 'sync failed'],
            ]),
          ),
        ).toBe('sync failed: no ip');
        expect(
          stripLogPrefix(
            quoted([
              [error, 'no ip'],
              [message, 'sync failed: no ip'],
            ]),
          ),
        ).toBe('sync failed: no ip');
      }
  });
});
