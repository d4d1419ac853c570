import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { Random } from './random.mjs';

const components =
  'kube-apiserver kubelet etcd coredns kube-proxy containerd ingress-nginx cert-manager prometheus alertmanager grafana fluentd kafka zookeeper redis postgres mysql rabbitmq elasticsearch harbor jenkins gitlab vault consul envoy istio longhorn ceph minio calico cilium kube-ovn ovs-vswitchd ovn-central metallb haproxy keepalived nfs-server ntpd sshd'.split(
    ' ',
  );
const faults = [
  ['keeps restarting', 'CrashLoopBackOff', 'back-off restarting failed container'],
  ['does not become ready', 'Unhealthy', 'Readiness probe failed: HTTP probe failed with statuscode: 503'],
  ['refuses connections', 'ECONNREFUSED', 'dial tcp: connect: connection refused'],
  ['answers slowly', 'SlowRequest', 'request took too long, deadline exceeded'],
  ['runs out of memory', 'OOMKilled', 'Memory cgroup out of memory: Killed process'],
  ['fills its disk', 'DiskPressure', 'write: no space left on device'],
  ['loses its leader', 'LeaderElectionLost', 'failed to renew lease, leader election lost'],
  ['rejects certificates', 'X509Expired', 'x509: certificate has expired or is not yet valid'],
  ['cannot resolve names', 'NXDOMAIN', 'lookup failed: no such host'],
  ['drops packets', 'PacketLoss', 'dropping packet, conntrack table full'],
  ['cannot mount its volume', 'FailedMount', 'Unable to attach or mount volumes: timed out waiting for the condition'],
  ['cannot pull its image', 'ImagePullBackOff', 'failed to pull image: unauthorized: authentication required'],
  ['does not elect a master', 'NoQuorum', 'cluster has no quorum, waiting for members'],
  ['throttles its clients', 'TooManyRequests', 'client rate limiter: 429 Too Many Requests'],
  ['returns stale data', 'ReplicationLag', 'replica is behind the primary'],
  ['is evicted from its node', 'Evicted', 'The node was low on resource: ephemeral-storage'],
];
const causes = [
  ['a firewall rule was lost when the node was reinstalled', 'restored the rule and made it permanent'],
  ['the certificate had expired and its renewal job was disabled', 'renewed the certificate and enabled the job'],
  ['two nodes had the same address after a failed migration', 'gave the second node a free address and rebooted it'],
  [
    'the volume was still attached to a node that had been removed',
    'detached the volume and deleted the old attachment',
  ],
  ['an upgrade changed the default of a flag', 'set the flag to its former value and restarted'],
  ['the clock of the host was minutes ahead', 'restarted time synchronisation and checked the offset'],
  ['a batch job wrote its logs into the shared disk', 'moved the logs, and set a limit for their size'],
  ['the limit of open files was too low for the load', 'raised the limit in the unit file'],
  ['a DNS record pointed at the address of the old load balancer', 'changed the record and lowered its time to live'],
  ['the quota of the namespace was used up by finished jobs', 'deleted the finished jobs and raised the quota'],
  ['a switch port negotiated half duplex', 'replaced the cable and fixed the speed of the port'],
  ['the password in the secret was rotated and the deployment was not', 'updated the secret and rolled the deployment'],
];
const workloads =
  'billing checkout invoice login search catalog cart payment shipping notify report export import audit session profile media upload thumbnail gateway scheduler pricing stock ledger quota webhook mailer crawler translate feed'.split(
    ' ',
  );
const adverbs = ['since this morning', 'after the maintenance', 'for some users only', 'every few minutes', 'again'];

/**
 * Tickets as JSON lines, as an export gives them: `count` reports of some of `incidents` incidents, the frequent ones much more
 * often than others. Two reports of one incident differ in names, addresses, dates and a few words. The same seed gives the
 * same tickets.
 */
export function* tickets({ count, incidents = Math.ceil(count / 10), seed = 24 }) {
  const random = new Random(seed);
  const known = Array.from({ length: incidents }, (_, number) => incident(number, random));
  for (let number = 1; number <= count; number++) {
    // The square of a uniform number: a tenth of the incidents has a third of the reports.
    yield ticket(number, known[Math.floor(random.next() ** 2 * incidents)], random);
  }
}

function incident(number, random) {
  const [fault, code, line] = random.pick(faults);
  const [cause, resolution] = random.pick(causes);
  const [component, workload, other] = [random.pick(components), random.pick(workloads), random.pick(workloads)];
  const place = `${random.pick(['region', 'zone', 'rack', 'cluster'])} ${number.toString(36)}${random.integer(1, 99)}`;
  return { number, fault, code, line, cause, resolution, component, workload, other, place };
}

const hex = (random, length) => Array.from({ length }, () => random.integer(0, 15).toString(16)).join('');

function ticket(number, from, random) {
  const { fault, code, line, cause, resolution, component, workload, other, place } = from;
  const pod = `${workload}-${component}-${hex(random, 10)}-${hex(random, 5)}`;
  const node = `node-${random.integer(1, 4_000)}`;
  const address = `10.${random.integer(0, 255)}.${random.integer(0, 255)}.${random.integer(1, 254)}`;
  const date = `2026-${String(random.integer(1, 11)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`;
  const time = `${random.integer(10, 23)}:${random.integer(10, 59)}:${random.integer(10, 59)}`;
  return {
    id: `INC-${String(number).padStart(7, '0')}`,
    title: `${component} of ${workload} ${fault} in ${place}`,
    symptoms: [
      `${component} for ${workload} ${fault} ${random.pick(adverbs)} on ${node} in ${place}`,
      `${other} reports ${code} from ${address}`,
    ],
    log: `${date}T${time}Z ${node} ${component}[${random.integer(100, 65_000)}]: ${code}: ${line} (${pod}, ${address}:${random.integer(1_024, 65_000)})`,
    cause: `In ${place}, ${cause}; ${workload} was the first to notice, ${other} followed.`,
    resolution: `On ${node} we ${resolution}. ${component} of ${workload} was restarted with \`kubectl -n ${workload} delete pod ${pod}\`.`,
    components: [component],
    versions: [`v1.${random.integer(11, 14)}.${random.integer(0, 9)}`],
    date,
  };
}

/** Writes tickets as JSON lines into a file. */
export function writeTickets(file, options) {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, 'w');
  let lines = [];
  const flush = () => {
    writeSync(descriptor, lines.join(''));
    lines = [];
  };
  for (const each of tickets(options)) {
    lines.push(`${JSON.stringify(each)}\n`);
    if (lines.length === 1_000) flush();
  }
  flush();
  closeSync(descriptor);
}
