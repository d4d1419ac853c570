import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { healthRoute, metricsRoute, readyRoute } from '../../src/adapters/http/routes/table.js';
import { limits } from '../../src/limits.js';
import { settingsOf } from './serve-options.js';

const folder = new URL('../../deploy/kubernetes/', import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: manifests are checked here, not typed
type Manifest = any;

const named = readdirSync(folder).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
const documents = named.flatMap((name) =>
  parseAllDocuments(readFileSync(fileURLToPath(new URL(name, folder)), 'utf8')),
);
const manifests: Manifest[] = documents.map((document) => document.toJS());
const only = (kind: string): Manifest => {
  const found = manifests.filter((manifest) => manifest.kind === kind);
  expect(found).toHaveLength(1);
  return found[0];
};
const deployment = only('Deployment');
const pod = deployment.spec.template.spec;
const [server] = pod.containers;
const containers: Manifest[] = [...pod.initContainers, ...pod.containers];
const labels = deployment.spec.template.metadata.labels;
const settings = await settingsOf(server.args);

describe('the manifests', () => {
  it('are YAML without a fault, each of a known kind and version', () => {
    expect(documents.flatMap((document) => [...document.errors, ...document.warnings])).toEqual([]);
    expect(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`).sort()).toEqual([
      'apps/v1 Deployment',
      'monitoring.coreos.com/v1 ServiceMonitor',
      'networking.k8s.io/v1 NetworkPolicy',
      'policy/v1 PodDisruptionBudget',
      'v1 Service',
    ]);
  });

  it('select the pods of the deployment', () => {
    expect(deployment.spec.selector.matchLabels).toEqual(labels);
    expect(only('Service').spec.selector).toEqual(labels);
    expect(only('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(only('NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels);
    expect(only('ServiceMonitor').spec.selector.matchLabels).toEqual(only('Service').metadata.labels);
  });

  it('keep one replica of several while nodes are drained', () => {
    expect(deployment.spec.replicas).toBeGreaterThanOrEqual(2);
    expect(only('PodDisruptionBudget').spec.minAvailable).toBeLessThan(deployment.spec.replicas);
    expect(deployment.spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
  });
});

describe('the pods', () => {
  it('are restricted: no root, no rights, nothing to write to', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
    expect(pod.automountServiceAccountToken).toBe(false);
    for (const { securityContext } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
    for (const key of ['hostNetwork', 'hostPID', 'hostIPC']) expect(pod[key]).toBeUndefined();
    expect(server.volumeMounts.every((mount: Manifest) => mount.readOnly === true)).toBe(true);
  });

  it('have bounds', () => {
    for (const { resources } of containers) {
      expect(resources.requests).toMatchObject({ cpu: expect.any(String), memory: expect.any(String) });
      expect(resources.limits.memory).toMatch(/^\d+Mi$/);
    }
  });

  it('mount volumes that there are', () => {
    const volumes = pod.volumes.map(({ name }: Manifest) => name).sort();
    const mounted = containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ name }: Manifest) => name));
    expect([...new Set(mounted)].sort()).toEqual(volumes);
  });

  it('start a server that the command line takes, over the snapshot that is copied for it', () => {
    expect(server.command.concat(server.args).slice(0, 3)).toEqual(['node', '/app/dist/bin.js', 'serve']);
    const mount = server.volumeMounts.find(({ name }: Manifest) => name === 'snapshot');
    const [init] = pod.initContainers;
    const [source, copy] = init.command.slice(1);
    expect(settings.kb).toEqual([source]);
    expect(copy.replace(init.volumeMounts[0].mountPath, mount.mountPath)).toBe(settings.kb![0]);
    expect(settings.host).toBe('0.0.0.0');
    const { mountPath } = server.volumeMounts.find(({ name }: Manifest) => name === 'tokens');
    const [{ path }] = pod.volumes.find(({ name }: Manifest) => name === 'tokens').secret.items;
    expect(settings.tokenFile).toBe(`${mountPath}/${path}`);
    expect(init.image).toBe(server.image);
  });

  it('are asked at routes that need no token, on the port that is served', () => {
    expect(server.ports).toEqual([{ name: 'http', containerPort: settings.port }]);
    const { readinessProbe, livenessProbe, startupProbe } = server;
    expect(readinessProbe.httpGet).toEqual({ path: readyRoute.path, port: 'http' });
    expect(startupProbe.httpGet).toEqual({ path: readyRoute.path, port: 'http' });
    expect(livenessProbe.httpGet).toEqual({ path: healthRoute.path, port: 'http' });
    expect([readyRoute.open, healthRoute.open]).toEqual([true, true]);
  });

  it('are given time to leave the Service, to answer what is in flight, and to post what waits', () => {
    const { periodSeconds, failureThreshold } = server.readinessProbe;
    // Who asks by the readiness alone has seen it by then.
    expect(settings.drain).toBeGreaterThanOrEqual(periodSeconds * failureThreshold);
    expect(server.lifecycle).toBeUndefined();
    const needed = settings.drain! * 1_000 + limits.httpDrainMs + limits.chatPostEndMs;
    expect(pod.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(needed);
  });
});

describe('the network', () => {
  it('reaches the port that is served, and nothing is reached from there', () => {
    const policy = only('NetworkPolicy').spec;
    expect(policy).toMatchObject({ policyTypes: ['Ingress', 'Egress'], egress: [] });
    expect(policy.ingress[0].ports).toEqual([{ protocol: 'TCP', port: 'http' }]);
    expect(only('Service').spec.ports).toEqual([{ name: 'http', port: settings.port, targetPort: 'http' }]);
  });

  it('asks for metrics with a token, as the route wants it', () => {
    const [endpoint] = only('ServiceMonitor').spec.endpoints;
    expect(endpoint).toMatchObject({ port: 'http', path: metricsRoute.path });
    expect(metricsRoute.open).toBeUndefined();
    expect(endpoint.authorization.credentials.key).toBe('metrics-token');
  });
});
