import { random } from './random.js';

/** Deterministic by seed. */
export class Dice {
  readonly #below: (bound: number) => number;

  constructor(seed: number) {
    this.#below = random(seed);
  }

  /** From `least` to `most`, both included. */
  integer(least: number, most: number): number {
    return least + this.#below(most - least + 1);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.#below(from.length)]!;
  }
}

/**
 * Lines that a healthy cluster logs all day, in the wording of kubelet, a network controller and a container runtime,
 * with occasional transient warnings: the context of the one relevant line.
 */
export function routineLog(dice: Dice, lines: number): string[] {
  let seconds = dice.integer(0, 40_000);
  return Array.from({ length: lines }, () => {
    seconds += dice.integer(0, 3);
    return dice.integer(0, 99) < harmlessPercent
      ? dice.pick(harmless)(dice, clock(seconds))
      : dice.pick(routine)(dice, clock(seconds));
  });
}

/** The header of a line in the same log. */
export function klogHeader(dice: Dice, level: 'I' | 'W' | 'E'): string {
  return klog(dice, level, clock(dice.integer(0, 80_000)), 'server.go');
}

/** The same message of another incident, with other numbers, addresses and hashes. */
export function otherIncident(dice: Dice, line: string): string {
  return line.replace(/\b(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]{8,}|\d{4,})\b/g, (found) =>
    found.replace(/[0-9a-f]/g, (digit) => (/\d/.test(digit) ? String(dice.integer(1, 9)) : dice.pick([...'abcdef']))),
  );
}

const harmlessPercent = 3;

const two = (value: number): string => String(value).padStart(2, '0');
const clock = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

const klog = (dice: Dice, level: string, time: string, file: string): string =>
  `${level}1128 ${time}.${dice.integer(100_000, 999_999)} ${String(dice.integer(1, 40_000)).padStart(7)} ${file}:${dice.integer(20, 1900)}]`;

const names = ['cart', 'billing', 'ledger', 'search-api', 'gateway', 'mailer', 'report-worker', 'session-store'];
const namespaces = ['shop-prod', 'finance', 'team-blue', 'staging', 'kube-system', 'monitoring'];
const hex = (dice: Dice, length: number): string =>
  Array.from({ length }, () => dice.integer(0, 15).toString(16)).join('');
const pod = (dice: Dice): string => `${dice.pick(names)}-${hex(dice, 9)}-${hex(dice, 5)}`;
const inNamespace = (dice: Dice): string => `${dice.pick(namespaces)}/${pod(dice)}`;
const address = (dice: Dice): string => `10.${dice.integer(16, 31)}.${dice.integer(0, 254)}.${dice.integer(1, 254)}`;
const uuid = (dice: Dice): string => [8, 4, 4, 4, 12].map((length) => hex(dice, length)).join('-');

type Line = (dice: Dice, time: string) => string;

const routine: readonly Line[] = [
  (r, t) =>
    `${klog(r, 'I', t, 'kubelet.go')} "SyncLoop (PLEG): event for pod" pod="${inNamespace(r)}" event={"ID":"${uuid(r)}","Type":"ContainerStarted"}`,
  (r, t) => `${klog(r, 'I', t, 'kubelet.go')} "SyncLoop UPDATE" source="api" pods=["${inNamespace(r)}"]`,
  (r, t) =>
    `${klog(r, 'I', t, 'reconciler_common.go')} "operationExecutor.VerifyControllerAttachedVolume started for volume \\"config\\" (UniqueName: \\"kubernetes.io/configmap/${uuid(r)}-config\\") pod \\"${pod(r)}\\""`,
  (r, t) =>
    `${klog(r, 'I', t, 'operation_generator.go')} "MountVolume.SetUp succeeded for volume \\"kube-api-access-${hex(r, 5)}\\" pod \\"${pod(r)}\\""`,
  (r, t) =>
    `${klog(r, 'I', t, 'pod_startup_latency_tracker.go')} "Observed pod startup duration" pod="${inNamespace(r)}" podStartSLOduration=${r.integer(1, 9)}.${r.integer(100, 999)}`,
  (r, t) =>
    `${klog(r, 'I', t, 'prober.go')} "Readiness probe succeeded" probeType="Readiness" pod="${inNamespace(r)}" containerName="app"`,
  (r, t) =>
    `${klog(r, 'I', t, 'image_gc_manager.go')} "Disk usage on image filesystem is below the threshold" usage=${r.integer(40, 79)}`,
  (r, t) => `${klog(r, 'I', t, 'pod.go')} handle add/update pod ${inNamespace(r)}`,
  (r, t) => `${klog(r, 'I', t, 'pod.go')} take ${r.integer(2, 90)} ms to handle sync pod ${inNamespace(r)}`,
  (r, t) =>
    `${klog(r, 'I', t, 'ipam.go')} allocate v4 ${address(r)}, mac 00:00:00:${hex(r, 2)}:${hex(r, 2)}:${hex(r, 2)} for ${inNamespace(r)}`,
  (r, t) => `${klog(r, 'I', t, 'subnet.go')} subnet ovn-default has ${r.integer(100, 900)} addresses in use`,
  (r, t) => `${klog(r, 'I', t, 'handler.go')} add port request: {${inNamespace(r)} ${hex(r, 12)} eth0 ovn}`,
  (r, t) =>
    `${klog(r, 'I', t, 'endpoint.go')} update lb vip ${address(r)}:${r.integer(80, 9999)} with backends ${address(r)}:8080,${address(r)}:8080`,
  (r, t) => `time="2026-11-28T${t}Z" level=info msg="StartContainer for \\"${hex(r, 24)}\\" returns successfully"`,
  (r, t) =>
    `time="2026-11-28T${t}Z" level=info msg="PullImage \\"registry.local/${r.pick(names)}:v1.${r.integer(0, 30)}\\" returns image reference \\"sha256:${hex(r, 32)}\\""`,
  (r, t) =>
    `time="2026-11-28T${t}Z" level=info msg="RunPodSandbox for &PodSandboxMetadata{Name:${pod(r)},Uid:${uuid(r)},Namespace:${r.pick(namespaces)},Attempt:0,}"`,
  (r, t) => `time="2026-11-28T${t}Z" level=info msg="shim disconnected" id=${hex(r, 32)} namespace=k8s.io`,
  (r, t) =>
    `time="2026-11-28T${t}Z" level=debug msg="garbage collected" d="${r.integer(1, 90)}.${r.integer(100, 999)}ms"`,
  (r, t) =>
    `${address(r)} - - [28/Nov/2026:${t} +0000] "GET /healthz HTTP/1.1" 200 ${r.integer(2, 900)} "-" "kube-probe/1.29"`,
  (r, t) =>
    `2026-11-28T${t}.${r.integer(100, 999)}Z INFO etcdserver: apply request took ${r.integer(1, 90)}ms (compact revision ${r.integer(10_000, 99_999)})`,
];

const harmless: readonly Line[] = [
  (r, t) =>
    `${klog(r, 'W', t, 'reflector.go')} watch of *v1.ConfigMap ended: too old resource version: ${r.integer(1_000_000, 9_000_000)}`,
  (r, t) =>
    `time="2026-11-28T${t}Z" level=warning msg="cleaning up after shim disconnected" id=${hex(r, 32)} namespace=k8s.io`,
  (r, t) => `${klog(r, 'E', t, 'pod_workers.go')} "Error syncing pod, skipping" pod="${inNamespace(r)}"`,
  (r, t) => `${klog(r, 'W', t, 'conn.go')} transport closed for ${address(r)}:${r.integer(2000, 9000)}, reconnecting`,
];
