import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { Metrics } from '../../src/adapters/http/metrics.js';
import { settingsOf } from './serve-options.js';

const chart = fileURLToPath(new URL('../../deploy/helm/triagraph/', import.meta.url));
const read = (path: string): string => readFileSync(chart + path, 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: manifests are checked here, not typed
type Manifest = any;

const schema = JSON.parse(read('values.schema.json'));
const isValid = new Ajv({ strict: false }).compile(schema);

describe('the values of the chart', () => {
  it('fit their schema, which describes each of them', () => {
    const values = parse(read('values.yaml'));
    expect(isValid(values), JSON.stringify(isValid.errors)).toBe(true);
    expect(Object.keys(values).sort()).toEqual(
      Object.keys(schema.properties)
        .filter((key) => key !== 'global')
        .sort(),
    );
  });

  it.each([
    ['an unknown key', { replicas: 3 }],
    ['no replica', { serve: { enabled: true, replicas: 0 } }],
    ['a digest that is none', { image: { repository: 'triagraph', digest: 'latest' } }],
    ['an ingress without a host', { ingress: { enabled: true, host: '' } }],
    ['an address that is not encrypted', { knowledgeBase: { url: 'http://host/kb.snapshot' } }],
  ])('are refused with %s', (_, changed) => {
    expect(isValid({ ...parse(read('values.yaml')), ...changed })).toBe(false);
  });
});

const hasHelm = spawnSync('helm', ['version']).status === 0;
if (!hasHelm) console.warn('helm is not installed: the chart is not rendered');

describe.skipIf(!hasHelm)('the rendered chart', () => {
  const rendered = (...set: string[]): Manifest[] => {
    const options = ['--kube-version', '1.31.0', ...set.flatMap((each) => ['--set', each])];
    const text = execFileSync('helm', ['template', 'kb', chart, ...options], { encoding: 'utf8' });
    const documents = parseAllDocuments(text);
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    return documents.map((document) => document.toJS()).filter((each) => each !== null);
  };
  const pods = (manifests: Manifest[]) =>
    manifests.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => spec.template.spec);

  it('serves with options that the program takes, without rights', async () => {
    const [pod, ...others] = pods(rendered('knowledgeBase.poll=30', 'serve.args={--rate-limit=600}'));
    expect(others).toEqual([]);
    const [server] = pod.containers;
    expect(await settingsOf(server.args)).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      poll: 30,
      drain: 5,
      rateLimit: 600,
    });
    for (const container of [...pod.initContainers, ...pod.containers])
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    expect(server.env[0].valueFrom.secretKeyRef).toEqual({ name: 'triagraph', key: 'session-key' });
  });

  it('has what is switched on, and nothing else', () => {
    const kinds = (...set: string[]) =>
      rendered(...set)
        .map(({ kind }) => kind)
        .sort();
    const base = ['Deployment', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'];
    expect(kinds()).toEqual(base);
    expect(kinds('networkPolicy.enabled=false', 'serve.replicas=1')).toEqual(['Deployment', 'Service']);
    expect(kinds('mcp.enabled=true', 'serve.enabled=false')).toEqual(base);
    const others = ['ingress', 'serviceMonitor', 'prometheusRule', 'dashboard'].map((each) => `${each}.enabled=true`);
    expect(kinds('ingress.host=kb.example.org', ...others)).toEqual(
      [...base, 'ConfigMap', 'Ingress', 'PrometheusRule', 'ServiceMonitor'].sort(),
    );
  });

  it('lets pods out only to the address that they read', () => {
    const egress = (...set: string[]) => rendered(...set).find(({ kind }) => kind === 'NetworkPolicy').spec.egress;
    expect(egress()).toEqual([]);
    expect(egress('knowledgeBase.url=https://host/kb.snapshot')[0].ports[0]).toEqual({ protocol: 'TCP', port: 443 });
    const [pod] = pods(rendered('knowledgeBase.url=https://host/kb.snapshot'));
    expect(pod.initContainers).toBeUndefined();
  });
});

describe('what watches the server', () => {
  const text = new Metrics(() => 0);
  const expressions = [
    ...parse(read('files/alerts.yaml')).spec.groups.flatMap(({ rules }: Manifest) =>
      rules.map(({ expr }: Manifest) => expr),
    ),
    ...JSON.parse(read('files/grafana-dashboard.json')).panels.flatMap(({ targets }: Manifest) =>
      targets.map(({ expr }: Manifest) => expr),
    ),
  ];

  it('asks for metrics and labels that the server has', async () => {
    text.requests.observe({ route: '/v1/query', method: 'POST', status: 200 }, 0.001);
    text.answer('/v1/query', { status: 'no_match', confidence: 'low' });
    text.problems.inc({ code: 'overloaded' });
    text.feedback.inc({ verdict: 'helped' });
    text.posts.inc({ to: 'slack', outcome: 'posted' });
    text.knowledgeBase('sha256:0', 1);
    const known = await text.registry.metrics();
    const names = expressions.flatMap((each) => each.match(/\b(?:triagraph|process|nodejs)_\w+/g) ?? []);
    expect(new Set(names).size).toBeGreaterThan(10);
    for (const name of names) expect(known, name).toMatch(new RegExp(`^${name}[ {]`, 'm'));
    for (const label of expressions.flatMap((each) =>
      (/\bby \(([^)]*)\)/.exec(each) ?? []).slice(1).flatMap((names) => names.split(', ')),
    ))
      if (label !== 'instance') expect(known, label).toMatch(new RegExp(`[{,]${label}="`));
  });
});
