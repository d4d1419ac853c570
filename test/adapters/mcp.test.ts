import { describe, expect, it } from 'vitest';
import { startAdapter } from '../support/started-adapter.js';

const mcp = (...argv: string[]) => startAdapter('mcp', argv, { cwd: '/run/kb' });

describe('mcp', () => {
  it('announces on stderr that it answers on standard input and output', async () => {
    const { code, out, err, settings, stderr } = await mcp('--kb', 'runbooks', '--watch');
    expect([code, out]).toEqual([0, '']);
    expect(err).toBe('triagraph: 37 documents for language models on http://127.0.0.1:8080\n');
    const { log, ...rest } = settings!;
    expect(log).toBe(stderr);
    expect(rest).toEqual({ kb: ['runbooks'], cache: true, watch: true });
  });

  it('passes address and access control to the server with --http', async () => {
    const { settings } = await mcp(
      ...['--http', '--host', '0.0.0.0', '--port', '0', '--token-file', 'tokens', '--rate-limit', '60'],
      ...['--allowed-host', 'kb.example', '--allowed-origin', 'a.example'],
    );
    expect(settings?.http).toEqual({
      host: '0.0.0.0',
      port: 0,
      tokens: [],
      tokenFile: '/run/kb/tokens',
      rateLimit: 60,
      allowedHosts: ['kb.example'],
      allowedOrigins: ['a.example'],
    });
  });

  it.each([
    ['--host', '0.0.0.0'],
    ['--port', '8081'],
    ['--token-file', 'tokens'],
    ['--rate-limit', '60'],
    ['--allowed-host', 'kb.example'],
    ['--allowed-origin', 'a.example'],
  ])('rejects %s without --http, even with the default value', async (option, value) => {
    const { code, err, settings } = await mcp(option, value);
    expect([code, settings]).toEqual([2, undefined]);
    expect(err).toContain(`${option} is for streamable HTTP; add --http`);
  });
});
