import { describe, expect, it } from 'vitest';
import { bindParameters, wantedParameters } from '../../../src/plan/parameters/binding.js';
import { commandOf } from './commands.js';

const entity = (type: string, value: string) => ({ type, value });

function bind(commands: string[], entities: { type: string; value: string }[], params: Record<string, string> = {}) {
  const known = { entities, params: new Map(Object.entries(params)) };
  const { values, diagnostics } = bindParameters(known, wantedParameters(commands.map(commandOf)));
  return {
    values: Object.fromEntries([...values].map(([name, { value, from }]) => [name, `${value} (${from})`])),
    diagnostics,
  };
}

describe('binding parameters', () => {
  it('takes the only pod and namespace of the symptom', () => {
    const { values, diagnostics } = bind(
      ['kubectl describe pod <pod-name> -n <namespace>', 'kubectl get pod $POD'],
      [entity('pod', 'web-0'), entity('namespace', 'shop')],
    );
    expect(values).toEqual({ 'pod-name': 'web-0 (symptom)', namespace: 'shop (symptom)', pod: 'web-0 (symptom)' });
    expect(diagnostics).toEqual([]);
  });

  it('binds by the kind that the command names, whatever the placeholder is called', () => {
    expect(bind(['kubectl describe subnet <xxx>'], [entity('subnet', 'ovn-default')]).values).toEqual({
      xxx: 'ovn-default (symptom)',
    });
  });

  it('binds addresses, networks, ports and images by their type', () => {
    const { values } = bind(
      ['nc -zv <ip> <port>', 'ip route add <cidr> dev eth0', 'crictl pull <image>'],
      [entity('ip', '10.16.0.2'), entity('port', '6443'), entity('cidr', '10.16.0.0/16'), entity('image', 'nginx:1')],
    );
    expect(values).toMatchObject({
      ip: '10.16.0.2 (symptom)',
      port: '6443 (symptom)',
      cidr: '10.16.0.0/16 (symptom)',
      image: 'nginx:1 (symptom)',
    });
  });

  it('leaves a parameter open when the symptom names two of its kind', () => {
    const { values, diagnostics } = bind(['kubectl logs <pod>'], [entity('pod', 'web-0'), entity('pod', 'web-1')]);
    expect(values).toEqual({});
    expect(diagnostics).toMatchObject([{ ruleId: 'plan/parameter-ambiguous', severity: 'info' }]);
  });

  it('prefers a given value to a label of the alert, and that to the symptom', () => {
    const known = {
      entities: [entity('pod', 'web-0')],
      labels: new Map([['pod', 'web-1']]),
      params: new Map<string, string>(),
    };
    const wanted = wantedParameters([commandOf('kubectl logs <pod>')]);
    const given = { ...known, params: new Map([['pod', 'web-2']]) };
    expect([known, given].map((each) => bindParameters(each, wanted).values.get('pod'))).toEqual([
      { value: 'web-1', from: 'symptom' },
      { value: 'web-2', from: 'param' },
    ]);
  });

  it.each([
    ['a value of the caller', 'pod', { params: 'pod' }, 'param'],
    ['a label of the alert', 'pod', { labels: 'pod' }, 'symptom'],
    ['a value for the kind', 'pod-name', { params: 'pod' }, 'param'],
    ['a label with the kind', 'pod-name', { labels: 'pod' }, 'symptom'],
    ['a label of something else', 'pod', { labels: 'node' }, null],
    ['nothing', 'pod', {}, null],
  ])('reports two values of the symptom unless another one fills the parameter: %s', (_, name, given, from) => {
    const only = (key?: string) => new Map(key === undefined ? [] : [[key, 'web-2']]);
    const { params, labels } = given as { params?: string; labels?: string };
    const known = {
      entities: [entity('pod', 'web-0'), entity('pod', 'web-1')],
      params: only(params),
      labels: only(labels),
    };
    const { values, diagnostics } = bindParameters(known, wantedParameters([commandOf(`kubectl logs <${name}>`)]));
    expect(values.get(name) ?? null).toEqual(from && { value: 'web-2', from });
    expect(diagnostics.map(({ ruleId }) => ruleId)).toEqual(from ? [] : ['plan/parameter-ambiguous']);
  });

  it('counts a pod that is named twice once', () => {
    expect(bind(['kubectl logs <pod>'], [entity('pod', 'web-0'), entity('pod', 'web-0')]).values).toEqual({
      pod: 'web-0 (symptom)',
    });
  });

  it('does not fill two parameters with the only pod', () => {
    expect(bind(['kubectl delete pod <pod-1> <pod-2>'], [entity('pod', 'web-0')]).values).toEqual({});
    expect(bind(['kubectl get pod <pod>', 'kubectl delete pod <old-pod>'], [entity('pod', 'web-0')]).values).toEqual({
      pod: 'web-0 (symptom)',
    });
  });

  it('prefers values of the caller', () => {
    const { values, diagnostics } = bind(['kubectl logs <pod-name>'], [entity('pod', 'a'), entity('pod', 'b')], {
      POD_NAME: 'web-2',
    });
    expect(values).toEqual({ 'pod-name': 'web-2 (param)' });
    expect(diagnostics).toEqual([]);
  });

  it('accepts the name of a kind for its parameter', () => {
    expect(bind(['kubectl logs <pod-name>', 'kubectl delete pod <old-pod>'], [], { pod: 'web-2' }).values).toEqual({
      'pod-name': 'web-2 (param)',
    });
  });

  it('prefers a value given by exact name to one given by kind, whichever came first', () => {
    const given = [
      { 'pod-name': 'web-2', pod: 'web-3' },
      { pod: 'web-3', 'pod-name': 'web-2' },
    ];
    for (const params of given)
      expect(bind(['kubectl logs <pod-name>'], [], params).values).toEqual({ 'pod-name': 'web-2 (param)' });
  });

  it('suggests a similar name for an unknown parameter', () => {
    const { diagnostics } = bind(['kubectl logs <pod> -n <namespace>'], [], { namespce: 'x' });
    expect(diagnostics).toMatchObject([
      { ruleId: 'plan/parameter-unknown', severity: 'warning', note: 'Did you mean "namespace"?' },
    ]);
  });

  it('does not use a pod of another program', () => {
    const command = ['kubectl logs -n kube-system <coredns-pod>'];
    expect(bind(command, [entity('pod', 'web-0')]).values).toEqual({});
    expect(bind(command, [entity('pod', 'coredns-5d78c9869d-8wz2j')]).values).toEqual({
      'coredns-pod': 'coredns-5d78c9869d-8wz2j (symptom)',
    });
  });

  it('does not use another pod for a name of which only the random ending is open', () => {
    const command = ['kubectl logs -n metallb-system speaker-xxxxx'];
    expect(bind(command, [entity('pod', 'web-0')]).values).toEqual({});
    expect(bind(command, [entity('pod', 'speaker-7x2kp')]).values).toEqual({
      'speaker-xxxxx': 'speaker-7x2kp (symptom)',
    });
  });

  it('uses an address for a node only if nothing else could have it', () => {
    const command = ['ssh root@<node-ip>'];
    expect(bind(command, [entity('ip', '10.1.2.3')]).values).toEqual({ 'node-ip': '10.1.2.3 (symptom)' });
    expect(bind(command, [entity('ip', '10.1.2.3'), entity('pod', 'web-0')]).values).toEqual({});
    expect(
      bind(command, [entity('ip', '10.1.2.3'), entity('ip', '10.9.9.9'), entity('node', '10.9.9.9')]).values,
    ).toEqual({ 'node-ip': '10.9.9.9 (symptom)' });
  });

  it('fills endpoints with the name of their service', () => {
    expect(bind(['kubectl get endpoints <name>'], [entity('service', 'web')]).values).toEqual({
      name: 'web (symptom)',
    });
  });

  it('is not confused by names such as __proto__', () => {
    const { values } = bind(['echo <constructor> <__proto__>'], [entity('constructor', 'x'), entity('__proto__', 'y')]);
    expect(values).toEqual({});
  });
});
