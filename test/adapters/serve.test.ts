import { describe, expect, it } from 'vitest';
import { startAdapter } from '../support/started-adapter.js';

const serve = (argv: readonly string[], fail?: Error) =>
  startAdapter('serve', argv, { cwd: '/run/kb', ...(fail === undefined ? {} : { fail }) });

describe('serve', () => {
  it('prints one line with its address when ready; the log goes to stderr', async () => {
    const { code, out, err, settings, stderr } = await serve([]);
    expect([code, out, err]).toEqual([0, 'triagraph: serving 37 documents on http://127.0.0.1:8080\n', '']);
    expect(settings).toMatchObject({ host: '127.0.0.1', port: 8080, drain: 5, logLevel: 'info', cache: true });
    expect(settings?.log).toBe(stderr);
    expect(settings?.kb).toBeUndefined();
  });

  it('passes every option to the server, with paths relative to the working folder', async () => {
    const { settings } = await serve([
      ...['--kb', 'a', '--kb', 'b', '--host', '0.0.0.0', '--port', '0', '--token-file', 'tokens', '--watch'],
      ...['--allowed-host', 'kb.example', '--cors-origin', 'https://a.example', '--cors-origin', 'https://b.example'],
      ...[
        '--rate-limit',
        '60',
        '--poll',
        '5',
        '--log-level',
        'warn',
        '--log-symptoms',
        '--feedback-log',
        'log/f.jsonl',
      ],
      ...['--anonymous', '--no-cache', '--drain', '0'],
    ]);
    const { log: _, ...rest } = settings!;
    expect(rest).toEqual({
      kb: ['a', 'b'],
      cache: false,
      host: '0.0.0.0',
      port: 0,
      page: true,
      tokenFile: '/run/kb/tokens',
      anonymous: true,
      allowedHosts: ['kb.example'],
      corsOrigins: ['https://a.example', 'https://b.example'],
      rateLimit: 60,
      drain: 0,
      watch: true,
      poll: 5,
      logLevel: 'warn',
      logSymptoms: true,
      feedbackLog: '/run/kb/log/f.jsonl',
    });
  });

  it.each([
    [['--port', '65536'], /whole number from 0 to 65535/],
    [['--drain', '-1'], /whole number from 0 to 3600/],
    [['--poll', '0'], /whole number from 1 to 86400/],
    [['--log-level', 'loud'], /debug, info, warn, error, silent/],
    [['here'], /too many arguments/],
  ])('rejects %j as misuse', async (argv, message) => {
    const { code, err, settings } = await serve(argv);
    expect([code, settings]).toEqual([2, undefined]);
    expect(err).toMatch(message);
  });

  it('exits with the code of the error that prevents the start', async () => {
    const fault = Object.assign(new Error('Cannot listen on 127.0.0.1:80: this user may not.'), {
      code: 'serve-address',
      exitCode: 2,
    });
    const { code, err } = await serve([], fault);
    expect([code, err]).toEqual([2, 'triagraph: Cannot listen on 127.0.0.1:80: this user may not.\n']);
  });
});
