import { describe, expect, it } from 'vitest';
import { auditKnowledge } from '../../src/engine/audit/audit.js';
import { auditRetrieval } from '../../src/engine/audit/self-retrieval.js';
import { Matcher } from '../../src/engine.js';
import { compileKnowledgeBase, Engine } from '../../src/index.js';
import { Knowledge } from '../../src/match/index.js';
import type { Diagnostic } from '../../src/model/index.js';
import { nodePlatform } from '../../src/platform/node.js';
import { SnapshotReader } from '../../src/snapshot/index.js';
import { folderOf } from '../support/folder.js';
import { fence } from './planted.js';

interface Told {
  readonly title: string;
  readonly symptoms?: readonly string[];
  readonly triggers?: readonly string[];
  readonly more?: readonly string[];
  readonly body?: readonly string[];
}

const told = (id: string, { title, symptoms = [], triggers = [], more = [], body = [] }: Told): string =>
  [
    '---',
    `id: ${id}`,
    'kind: case',
    `title: ${title}`,
    ...(triggers.length > 0 ? ['triggers:', ...triggers.map((trigger) => `  - ${trigger}`)] : []),
    ...(symptoms.length > 0 ? ['symptoms:', ...symptoms.map((symptom) => `  - ${symptom}`)] : []),
    ...more,
    '---',
    '',
    `# ${title}`,
    '',
    ...body,
    '',
  ].join('\n');

/** Documents of other matters, so that words tell something. */
const others = Object.fromEntries(
  [
    ['disk', 'The disk of the database is full', 'write failed: No space left on device'],
    [
      'clock',
      'Certificates expire early because the clock drifts',
      'x509: certificate has expired or is not yet valid',
    ],
    ['mtu', 'Large packets are dropped on the tunnel', 'fragmentation needed but DF set'],
    ['lease', 'The elected leader loses its lease', 'leaderelection lost, exiting'],
    ['image', 'Images are pulled slowly from the registry', 'toomanyrequests: pull rate limit'],
  ].map(([id, title, symptom]) => [`${id}.md`, told(id!, { title: title!, symptoms: [symptom!] })]),
);

async function audit(files: Readonly<Record<string, string>>, demanded = false): Promise<readonly Diagnostic[]> {
  const folder = folderOf({ ...others, ...files });
  const engine = await Engine.open({ kb: [folder], cache: false });
  return engine.audit({ cache: false, project: folder, demanded });
}

async function opened(folder: string): Promise<{ knowledge: Knowledge; matcher: Matcher }> {
  const { bytes } = await compileKnowledgeBase({ paths: [folder], cache: false });
  const knowledge = await Knowledge.open(new SnapshotReader(bytes, nodePlatform));
  return { knowledge, matcher: new Matcher(knowledge) };
}

const found = (diagnostics: readonly Diagnostic[], rule: string): string[] =>
  diagnostics
    .filter(({ ruleId }) => ruleId === rule)
    .map(
      ({ path, range, related }) =>
        `${path}:${range?.start.line ?? '-'}:${range?.start.column ?? '-'} ← ${related?.[0]?.path ?? 'nothing'}`,
    );

const gateway = told('gateway', {
  title: 'The gateway answers no ping after a reboot',
  symptoms: ['gateway check failed after 30 retries'],
  triggers: ['gateway check failed after 30 retries'],
});

describe('retrieval/symptom-not-found', () => {
  const rule = 'retrieval/symptom-not-found';

  it('reports a symptom that finds another document, at its position', async () => {
    const switchPort = told('port', {
      title: 'A port of the switch is blocked',
      symptoms: ['gateway check failed after 30 retries'],
    });
    expect(found(await audit({ 'gateway.md': gateway, 'port.md': switchPort }), rule)).toEqual([
      'port.md:6:5 ← gateway.md',
    ]);
  });

  it('reports a symptom that finds nothing', async () => {
    const vague = told('port', {
      title: 'A port of the switch is blocked',
      symptoms: ['a port of the switch is blocked', 'please help'],
    });
    expect(found(await audit({ 'port.md': vague }), rule)).toEqual(['port.md:7:5 ← nothing']);
  });

  it('reports each of several symptoms', async () => {
    const vague = told('port', {
      title: 'A port of the switch is blocked',
      symptoms: ['please help', 'hello, please help'],
    });
    expect(found(await audit({ 'port.md': vague }), rule)).toHaveLength(2);
  });

  it('accepts symptoms that find their document', async () => {
    expect(found(await audit({ 'gateway.md': gateway }), rule)).toEqual([]);
  });

  it('accepts a symptom that two related documents share', async () => {
    const twin = (id: string, title: string, related: string) =>
      told(id, { title, symptoms: ['gateway check failed after 30 retries'], more: [`related: [${related}]`] });
    const files = {
      'a.md': twin('a', 'A route to the gateway is missing', 'b'),
      'b.md': twin('b', 'A cable to the gateway is loose', 'a'),
    };
    expect(found(await audit(files), rule)).toEqual([]);
  });

  it('says what else helps when the two already name each other', async () => {
    const follower = told('port', {
      title: 'A port of the switch is blocked',
      symptoms: ['gateway check failed after 30 retries'],
      more: ['related: [gateway]'],
    });
    const [finding] = (await audit({ 'gateway.md': gateway, 'port.md': follower })).filter(
      ({ ruleId }) => ruleId === rule,
    );
    expect(finding?.note).toBe(
      'The two documents are already related: add a symptom or a trigger that only this document has.',
    );
  });

  it('accepts a translation in place of the document', async () => {
    const chinese = told('gateway', { title: '网关重启后不应答', symptoms: ['网关检查三十次均失败'] });
    expect(found(await audit({ 'en/gateway.md': gateway, 'zh/gateway.md': chinese }), rule)).toEqual([]);
  });
});

describe('retrieval/signature-not-found', () => {
  const rule = 'retrieval/signature-not-found';
  const line = 'E0312 ovn-controller: failed to bind gateway port gw-1: address in use';
  const holding = (id: string, title: string, more: Partial<Told> = {}) =>
    told(id, { title, body: ['The log:', '', fence('text', line)], ...more });

  it('reports a message whose document comes second', async () => {
    const files = {
      'a.md': holding('a', 'A gateway port is bound twice', { triggers: ['failed to bind gateway port'] }),
      'b.md': holding('b', 'The chassis was renamed'),
    };
    expect(found(await audit(files), rule)).toEqual(['b.md:12:1 ← a.md']);
  });

  it('does not ask commands or list items', async () => {
    const body = [
      'When it failed, run `base64 -d | openssl x509 -noout -dates`.',
      '',
      fence('text', '1. 网关绑定失败:\n   - 检查日志'),
    ];
    const files = {
      'a.md': holding('a', 'A gateway port is bound twice', {
        triggers: ['failed to bind gateway port', '网关绑定失败', 'openssl x509 -noout -dates'],
      }),
      'b.md': told('b', { title: 'Renewal of a certificate', body }),
    };
    expect(found(await audit(files), rule)).toEqual([]);
  });

  it('accepts a message of one document', async () => {
    expect(found(await audit({ 'a.md': holding('a', 'A gateway port is bound twice') }), rule)).toEqual([]);
  });

  it('accepts a document that refers to the one that comes first', async () => {
    const files = {
      'a.md': holding('a', 'A gateway port is bound twice', { triggers: ['failed to bind gateway port'] }),
      'b.md': holding('b', 'The chassis was renamed', { more: ['related: [a]'] }),
    };
    expect(found(await audit(files), rule)).toEqual([]);
  });

  it.each(['CrashLoopBackOff', 'dial tcp: connect: no route to host'])(
    'does not ask for a state of one word or a common ending: %s',
    async (message) => {
      const state = (id: string, title: string) => told(id, { title, body: ['The log:', '', fence('text', message)] });
      const files = { 'a.md': state('a', 'The pod restarts'), 'b.md': state('b', 'A probe is too strict') };
      expect(found(await audit(files), rule)).toEqual([]);
    },
  );
});

describe('retrieval/shadowed', () => {
  const rule = 'retrieval/shadowed';
  const loud = told('loud', {
    title: 'Gateway check failed after 30 retries',
    triggers: ['gateway', 'check failed', '30 retries', 'gateway check failed after 30 retries'],
  });

  it('reports a document that another one always precedes', async () => {
    const quiet = told('quiet', { title: 'Gateway check failed after 30 retries' });
    expect(found(await audit({ 'loud.md': loud, 'quiet.md': quiet }), rule)).toEqual(['quiet.md:7:1 ← loud.md']);
  });

  it('reports a document whose trigger another document shares and exceeds', async () => {
    const quiet = told('quiet', { title: 'Gateway check failed after 30 retries', triggers: ['30 retries'] });
    expect(found(await audit({ 'loud.md': loud, 'quiet.md': quiet }), rule)).toEqual(['quiet.md:9:1 ← loud.md']);
  });

  it('reports a document that nothing finds', async () => {
    expect(found(await audit({ 'notes.md': told('notes', { title: 'Please help' }) }), rule)).toHaveLength(1);
  });

  it.each([
    ['a trigger of its own', { title: 'Gateway check failed after 30 retries', triggers: ['chassis renamed'] }],
    ['a title of its own', { title: 'The chassis was renamed by the installer' }],
    ['a symptom of its own', { title: 'Gateway check failed', symptoms: ['chassis-2 is renamed by the installer'] }],
  ])('accepts a document with %s', async (_name, quiet) => {
    expect(found(await audit({ 'loud.md': loud, 'quiet.md': told('quiet', quiet) }), rule)).toEqual([]);
  });
});

describe('an audit', () => {
  it('of a very large knowledge base checks an even sample of the documents, and says so', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `d${String(index).padStart(2, '0')}.md`,
        told(`d${index}`, { title: `Fault ${index} of unit ${index * 7}`, symptoms: ['please help'] }),
      ]),
    );
    const { knowledge, matcher } = await opened(folderOf(many));
    const looked: number[] = [];
    const onProgress = (done: number) => looked.push(done);
    const some = auditRetrieval(knowledge, matcher, { mostComparisons: 40 * 12, onProgress });
    const paths = some.filter(({ ruleId }) => ruleId === 'retrieval/symptom-not-found').map(({ path }) => path);
    expect(looked).toEqual(Array.from({ length: looked.length }, (_, index) => index + 1));
    expect(paths).toEqual([...paths].sort());
    expect(Math.max(...paths.map((path) => Number(path.slice(1, 3))))).toBeGreaterThan(25);
    expect(some.at(-1)).toMatchObject({ ruleId: 'retrieval/not-asked', severity: 'info', path: '.' });
    expect(some.at(-1)!.message).toContain(`${looked.length} of 40 documents`);
    expect(auditRetrieval(knowledge, matcher).map(({ ruleId }) => ruleId)).not.toContain('retrieval/not-asked');
  });

  it('reports on the whole knowledge base, which no comment of a document can turn off', async () => {
    const { knowledge, matcher } = await opened(folderOf(others));
    const [told] = auditRetrieval(knowledge, matcher, { mostComparisons: 1 }).slice(-1);
    const kept = new TextEncoder().encode(JSON.stringify([told]));
    const shown = await auditKnowledge(knowledge, matcher, { cache: { read: () => kept, write: () => {} } });
    expect(shown.map(({ ruleId, path }) => `${ruleId} ${path}`)).toEqual(['retrieval/not-asked .']);
  });

  it('respects the comments of the documents and the rules of the project', async () => {
    const vague = told('port', {
      title: 'A port of the switch is blocked',
      symptoms: ['please help'],
      body: ['<!-- triagraph-disable-file retrieval/symptom-not-found -- callers say no more -->', '', 'A text.'],
    });
    expect(found(await audit({ 'port.md': vague }), 'retrieval/symptom-not-found')).toEqual([]);
    const off = { 'triagraph.config.json': '{"rules": {"retrieval/symptom-not-found": "off"}}' };
    const plain = told('port', { title: 'A port of the switch is blocked', symptoms: ['please help'] });
    expect(found(await audit({ 'port.md': plain, ...off }), 'retrieval/symptom-not-found')).toEqual([]);
    expect(found(await audit({ 'port.md': plain }), 'retrieval/symptom-not-found')).toHaveLength(1);
  });

  it('reports symptoms and messages as errors in a test, unless the project sets a severity', async () => {
    const message = 'lost lease of subnet pool';
    const holding = (id: string, title: string) =>
      told(id, { title, symptoms: ['please help'], body: ['## Symptoms', '', fence('text', `E0102 ${message}`)] });
    const files = { 'port.md': holding('port', 'A port of the switch is blocked'), 'z.md': gateway };
    const severities = async (demanded: boolean, rules: object = {}) => {
      const config = { 'triagraph.config.json': JSON.stringify({ rules }) };
      const findings = await audit({ ...files, ...config }, demanded);
      return findings.filter(({ ruleId }) => ruleId === 'retrieval/symptom-not-found').map(({ severity }) => severity);
    };
    expect(await severities(false)).toEqual(['warning']);
    expect(await severities(true)).toEqual(['error']);
    expect(await severities(true, { 'retrieval/symptom-not-found': 'info' })).toEqual(['info']);
    expect(await severities(true, { 'retrieval/symptom-not-found': 'off' })).toEqual([]);
  });
});
