import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.js';
import { settingsOf } from './serve-options.js';

const text = readFileSync(new URL('../../deploy/systemd/triagraph.service', import.meta.url), 'utf8');

/** Section → key → values, in their order (systemd.syntax). @throws Error at a line that is none */
function readUnit(unit: string): Map<string, Map<string, string[]>> {
  const sections = new Map<string, Map<string, string[]>>();
  let section: Map<string, string[]> | null = null;
  unit.split('\n').forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return;
    const heading = /^\[([A-Z][A-Za-z]+)\]$/.exec(line)?.[1];
    const [, key, value] = /^([A-Z][A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (heading !== undefined) {
      section = new Map();
      sections.set(heading, section);
    } else if (key !== undefined && section !== null) section.set(key, [...(section.get(key) ?? []), value!]);
    else throw new Error(`line ${index + 1} is no line of a unit: ${line}`);
  });
  return sections;
}

const unit = readUnit(text);
const service = unit.get('Service')!;
const value = (key: string) => service.get(key)?.at(-1);

/** Keys of systemd.unit, systemd.service, systemd.exec, systemd.kill and systemd.resource-control that may be used here. */
const known = {
  Unit: 'Description After Wants',
  Service: `Type ExecStart ExecReload KillSignal TimeoutStopSec Restart RestartSec Environment LoadCredential StateDirectory
    StateDirectoryMode DynamicUser UMask NoNewPrivileges CapabilityBoundingSet AmbientCapabilities ProtectSystem ProtectHome
    ProtectProc ProtectClock ProtectControlGroups ProtectHostname ProtectKernelLogs ProtectKernelModules
    ProtectKernelTunables PrivateDevices PrivateTmp PrivateUsers RemoveIPC RestrictAddressFamilies RestrictNamespaces
    RestrictRealtime RestrictSUIDSGID LockPersonality SystemCallArchitectures SystemCallFilter MemoryMax TasksMax
    LimitNOFILE`,
  Install: 'WantedBy',
};

describe('the systemd unit', () => {
  it('has only sections and keys that systemd knows', () => {
    expect([...unit.keys()]).toEqual(Object.keys(known));
    for (const [section, keys] of Object.entries(known))
      expect([...unit.get(section)!.keys()].filter((key) => !keys.split(/\s+/).includes(key))).toEqual([]);
  });

  it('starts a server that the command line takes, on the loopback, with tokens and a log', async () => {
    const folders = new Map([
      ['CREDENTIALS_DIRECTORY', '/run/credentials'],
      ['STATE_DIRECTORY', '/var/lib/triagraph'],
    ]);
    const [program, ...argv] = value('ExecStart')!
      .replace(/\$\{(\w+)\}/g, (whole, name: string) => folders.get(name) ?? whole)
      .split(' ');
    expect(program).toBe('/usr/bin/triagraph');
    expect(await settingsOf(argv)).toMatchObject({
      kb: ['/etc/triagraph/kb.snapshot'],
      host: '127.0.0.1',
      watch: true,
      tokenFile: '/run/credentials/tokens',
      drain: 0,
      feedbackLog: '/var/lib/triagraph/feedback.jsonl',
    });
    expect(value('LoadCredential')).toMatch(/^tokens:\//);
    expect(value('StateDirectory')).toBe('triagraph');
  });

  it('is hardened', () => {
    for (const key of [...service.keys()].filter((name) =>
      /^(?:Protect(?!System|Proc)|Private|NoNew|Lock|RemoveIPC)/.test(name),
    ))
      expect([key, value(key)]).toEqual([key, 'yes']);
    expect(value('DynamicUser')).toBe('yes');
    expect(value('NoNewPrivileges')).toBe('yes');
    expect(value('ProtectSystem')).toBe('strict');
    expect(value('ProtectHome')).toBe('yes');
    expect(value('CapabilityBoundingSet')).toBe('');
    expect(value('User')).toBeUndefined();
    // V8 makes code while it runs.
    expect(value('MemoryDenyWriteExecute')).toBeUndefined();
  });

  it('reloads by SIGHUP, and waits for requests in flight', () => {
    expect(value('ExecReload')).toBe('/bin/kill -HUP $MAINPID');
    expect(Number(value('TimeoutStopSec')) * 1_000).toBeGreaterThan(limits.httpDrainMs + limits.chatPostEndMs);
  });
});
