import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { compileKnowledgeBase, Engine, presenters } from '../../src/index.js';
import type { Diagnosis, Observation, SessionView } from '../../src/model/index.js';

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const together = mkdtempSync(join(tmpdir(), 'triagraph-drafts-'));
afterAll(() => rmSync(together, { recursive: true, force: true }));

interface Walk {
  readonly symptom: string;
  /** What leads to a cause, and on through its resolution. */
  readonly answers: readonly Observation[];
}

const next: Observation = { outcome: 'done' };

/** Walks of shipped workflows to the causes that their documents name, five in each language. */
const walks: Readonly<Record<string, Walk>> = {
  'exhausted-subnet': {
    symptom: 'Pods stay in ContainerCreating with NoAvailableAddress, the subnet has no available ip',
    answers: [{ output: 'status:\n  v4availableIPs: 0\n  v4usingIPs: 253\n' }, { branch: 1 }, next, next],
  },
  'runtime-hangs': {
    symptom: 'node worker-3 is NotReady, PLEG is not healthy: pleg was last seen active 3m12s ago',
    answers: [{ branch: 3 }, { outcome: 'abnormal' }, { outcome: 'normal' }],
  },
  'silent-upstream': {
    symptom: 'external names do not resolve in pods, nslookup example.com: connection timed out',
    answers: [{ jump: 'the upstream does not answer' }, { outcome: 'abnormal' }, { outcome: 'abnormal' }],
  },
  'inconsistent-database': {
    symptom: 'ovn nb reports inconsistent data, ovn-central restarts',
    answers: [{ outcome: 'abnormal' }, { branch: 3 }, next, { outcome: 'normal' }],
  },
  'overlapping-cidr': {
    symptom: 'subnet is not ready: ValidateLogicalSwitchFailed, cidr conflicts with ovn-default',
    answers: [{ jump: '1' }, { branch: 1 }, { outcome: 'abnormal' }, { outcome: 'normal' }],
  },
  'gateway-check': {
    symptom: '事件 network 10.16.0.31/16 with gateway 10.16.0.1 is not ready for interface eth0 after 30 checks',
    answers: [{ branch: 3 }, { outcome: 'abnormal' }, { finish: true }],
  },
  'large-mtu': {
    symptom: 'ping 正常，跨节点拉镜像时大报文卡住',
    answers: [{ branch: 1 }, { outcome: 'abnormal' }, { branch: 1 }, next, { output: '0% packet loss' }],
  },
  'expired-certificate': {
    symptom: 'kubectl 报 x509: certificate has expired or is not yet valid',
    answers: [{ branch: 1 }, next, next, next, { outcome: 'normal' }],
  },
  'exhausted-subnet-zh': {
    symptom: '子网没有可用 IP，新 Pod 报 NoAvailableAddress',
    answers: [{ output: 'v4availableIPs: 0' }, { branch: 1 }, next, next],
  },
  'coredns-crash': {
    symptom: 'CoreDNS 起不来，Pod 里解析不了域名',
    answers: [{ outcome: 'abnormal' }, { jump: 'CoreDNS 起不来' }, next, { outcome: 'normal' }],
  },
};

interface Walked {
  readonly diagnosis: Diagnosis;
  readonly views: readonly SessionView[];
}

function walk(engine: Engine, { symptom, answers }: Walk): Walked {
  const { diagnosis, view } = engine.start(symptom);
  const views = [view];
  for (const answer of answers) views.push(engine.advance(views.at(-1)!.token!, answer));
  return { diagnosis, views };
}

describe('drafts of cases from walks of shipped workflows', async () => {
  const engine = await Engine.open({ kb: [folder('workflows'), folder('cases')], cache: false });
  const walked = new Map(Object.entries(walks).map(([id, each]) => [id, walk(engine, each)]));
  for (const part of ['workflows', 'cases']) cpSync(folder(part), join(together, part), { recursive: true });
  mkdirSync(join(together, 'drafts'));
  for (const [id, { views }] of walked)
    writeFileSync(join(together, 'drafts', `${id}.md`), presenters.session.caseDraft(views, { id }));
  const drafts = await Engine.open({ kb: [together], cache: false });

  it('lint clean in the base', async () => {
    const { diagnostics } = await compileKnowledgeBase({ paths: [together], cache: false });
    const named = diagnostics.filter(({ path, related = [] }) =>
      [path, ...related.map((each) => each.path)].some((each) => each.startsWith('drafts/')),
    );
    expect(named.map(({ ruleId, path }) => `${path} ${ruleId}`)).toEqual([]);
  });

  it.each([...walked])('%s has a cause in the words of the document, and no paragraph of it', (id, { views }) => {
    const draft = drafts.show(`drafts/${id}.md`)!;
    const { conclusion } = views.at(-1)!;
    expect(conclusion?.kind).toBe('cause');
    expect(draft.causes.map(({ text }) => text)).toEqual([conclusion!.cause]);
    expect(conclusion!.cause).not.toMatch(/==|^(?:Scenario|场景)/);
    const paragraphs = views.flatMap(({ step }) => step?.text.split('\n') ?? []).filter((line) => line.length > 40);
    const text = presenters.session.caseDraft(views, { id });
    expect(paragraphs.filter((paragraph) => text.includes(paragraph))).toEqual([]);
  });

  it.each([...walked])('%s does not lower the confidence of the answer that led to it', (id, { diagnosis }) => {
    const levels = ['low', 'medium', 'high'];
    const again = drafts.query(walks[id]!.symptom);
    expect(again.workflow?.id).toBe(diagnosis.workflow?.id);
    expect(levels.indexOf(again.confidence)).toBeGreaterThanOrEqual(levels.indexOf(diagnosis.confidence));
    expect(again.status).toBe(diagnosis.status);
  });
});
