import { it } from 'vitest';
import { domainConcepts } from '../../src/compile/index.js';
import {
  detectLanguage,
  endsNegated,
  extractEntities,
  findInstanceNames,
  foldGaps,
  isHealthy,
  isNegative,
  isSalient,
  isSmallTalk,
  maskLine,
  maskMessage,
  negationScopes,
  normalize,
  patternSpecificity,
  phraseSpecificity,
  qualifierValues,
  readAlert,
  readPasted,
  redactSecrets,
  routineLines,
  saysNotTriggered,
  startsNegated,
  stripLogPrefix,
  tokenize,
  withoutNames,
  yamlFlow,
  yamlText,
} from '../../src/text/index.js';
import { shipped } from '../../src/vocabulary/index.js';
import { forEachConcept } from '../support/concepts.js';
import { fixtureDocuments } from '../support/fixture-documents.js';
import { expectRecorded } from '../support/recorded.js';

/** Texts as people paste them, by what they are. */
const pasted: Readonly<Record<string, string>> = {
  'log lines': `E0301 09:00:00.123456       1 lease.go:40] "renewing lease" err="holder changed" node="node-9"
2026-03-01T09:00:01.000Z ERROR [main] c.e.Service - failed after 1523ms: java.net.ConnectException: Connection refused
Mar  1 09:00:02 node-1 kubelet[1234]: W0301 cni.go:1 unable to allocate ip 10.16.0.7/16 in subnet "ovn-default"
{"level":"error","ts":"2026-03-01T09:00:03Z","msg":"reconcile failed","error":"timeout","pod":"web-7d9f6c9b4-x2x7k"}
time="2026-03-01T09:00:04Z" level=info msg="listening on :8080" id=3f2a9c1d8e7b
[   12.345678] Out of memory: Killed process 4242 (java) total-vm:123kB, uuid 6ba7b810-9dad-11d1-80b4-00c04fd430c8`,
  'an alert': `Alertname: KubePodCrashLooping
Severity: critical
Namespace: prod
Pod: api-7d9f6c9b4-x2x7k
Summary: Pod prod/api is restarting 2.11 times / 10 minutes
Description: pod api-7d9f6c9b4-x2x7k (container) is in waiting state
StartsAt: 2026-03-01T09:00:00Z
Source: http://prometheus.example.com/graph?g0.expr=up`,
  'an alert as JSON':
    '{"status":"firing","labels":{"alertname":"NodeNotReady","node":"node-1","severity":"warning"},"annotations":{"summary":"node is not ready","runbook_url":"https://x.example/r"},"startsAt":"2026-03-01T09:00:00Z"}',
  'an alert in Chinese':
    '【告警】集群: prod\n级别：严重\n告警名称：节点磁盘使用率过高\n对象：node-2\n当前值：92%\n时间：2026-03-01 09:00:00\n描述：节点 node-2 磁盘使用率超过 90%',
  'labels of a query':
    'ALERTS{alertname="KubeNodeUnreachable", node="worker-3", namespace="kube-system", severity="page"} 1',
  'pods of a cluster': `NAMESPACE     NAME                     READY   STATUS             RESTARTS       AGE
shop          web-7d9f6c9b4-x2x7k      0/1     CrashLoopBackOff   12 (3m ago)    2d
kube-system   coredns-5d78c9869d-abcde   1/1     Running            0              10d`,
  'a description':
    'Name:         web-0\nNamespace:    shop\nEvents:\n  Type     Reason     Age   From     Message\n  ----     ------     ----  ----     -------\n  Warning  BackOff  5m (x12 over 10m)  kubelet  Back-off restarting failed container\n  Normal   Pulled   1m   kubelet  Successfully pulled image "nginx:1.25"',
  'a stack trace':
    'Exception in thread "main" java.lang.NullPointerException: null\n\tat com.example.A.b(A.java:12)\n\tat com.example.C.d(C.java:34)\nCaused by: java.io.IOException: No space left on device\n\t... 12 more\npanic: runtime error: index out of range [3] with length 3\ngoroutine 1 [running]:\nmain.main()\n\t/app/main.go:10 +0x1d',
  'an entry of a shell':
    '[root@node-1 ~]# kubectl get pod -n shop\nError from server (Forbidden): pods is forbidden: User "dev" cannot list resource\n$ curl -v https://10.0.0.1:6443\n* connect to 10.0.0.1 port 6443 failed: Connection refused',
  'negations in English':
    'The pod is running and no error is shown, but dns does not resolve.\nNode is not NotReady. There are no restarts; no OOMKilled either, only timeouts without any packet loss.\nIt works fine except ipv6. Never saw evictions, nor disk pressure. Nothing in the log. Not only slow but failing.',
  'negations in Chinese':
    '没有重启，也未发现 OOMKilled，不过 DNS 解析失败。\n不是网络问题，节点正常，没有丢包；无法访问服务，并非不通。\n除了 ipv6 都正常。尚未恢复，不能创建 Pod，没有报错但很慢。\n是否重启过？不知道。非常慢。',
  'a question': 'Hi all, could you please help? Why is my pod pending since 10:30 today?\n\nThanks a lot!',
  'small talk': '你好，在吗？谢谢',
  names:
    'pod web-7d9f6c9b4-x2x7k on node ip-10-0-0-1.ec2.internal in namespace team-a; deployment/checkout svc payments.prod.svc.cluster.local pvc data-mysql-0 subnet ovn-default vpc vpc-1 job backup-28391040 statefulset db-2 容器 istio-proxy 命名空间 kube-system 节点 master-1 服务 web 镜像 harbor.local/a/b:v1.2.3@sha256:0123456789abcdef 虚拟机 vm-1',
  references:
    'see https://a.example.com/x?y=1#z, /etc/cni/net.d/10-x.conf, C:\\temp\\a.log, v1.12.3-rc1, 1.2.x, kube-ovn 1.13, 10.16.0.0/16, fd00::a2/112, 00:00:00:ab:cd:ef, user@example.com, #1234, CVE-2024-1234, exit code 137, HTTP 503, errno 28, x509, rpc error: code = Unavailable, port 6443, 10.0.0.1:8080, [fd00::1]:443',
  secrets:
    'password=hunter2 token: abcdef0123456789 Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.e30.abc AKIAIOSFODNN7EXAMPLE\n-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\nhttps://user:pw@host/x 密码：秘密123 mysql -uroot -pSecret1 --password Secret2 "apiKey":"k-123"',
  widths: 'ＫＵＢＥ　Ｏｖｎ ﬁle ①② ㎏ ½ Å é è ß İ ſ ﷺ 㐀 𠮷 繁體字網關 ｶﾞ １２３',
  'words in parts':
    "kube-ovn-controller CrashLoopBackOff HTTPServer2Go snake_case_name a.b.c camelCase10x OOMKilled don't e.g. C++ .NET node.js x86_64 IPv6 10Gi 99.9% 3.5e6 0x1F #tag @user",
  'Han and Latin':
    '子网ovn-default的IP地址耗尽了，Pod一直Pending；无法ping通10.16.0.1。网关节点故障导致VPC外部访问失败，重启kube-ovn-cni后恢复',
  'routine lines':
    'starting informer\nsynced cache\nI0301 09:00:00.0 1 main.go:1] healthy\nGET /healthz 200\nerror: failed to sync\nGET /readyz 200 1ms\nGET /api/v1/pods 500 3s\n',
  'damaged text': 'a\u0000b\u200bc\ufeffd\u202ee e\u0301\u0301\u0301 \ud83d x\udc00y\r\nz\u2028w\u00a0v\u3000u\tt',
  'cut signs':
    '....---===*** !!! ??? ，。；：、“”‘’（）《》【】 -- -x --yy /z \\ | & $HOME %PATH% <a> [b] {c} (d) "e" \'f\' `g` ~h^i',
};

const qualities = {
  isHealthy,
  isNegative,
  startsNegated,
  endsNegated,
  saysNotTriggered,
  isSalient,
  isSmallTalk,
  detectLanguage,
  phraseSpecificity,
  patternSpecificity,
  yamlText: (text: string) => yamlText(text),
} as const;

const index = domainConcepts(shipped);

function conceptsIn(text: string): unknown[] {
  const hits: unknown[] = [];
  forEachConcept(index, normalize(text), (...hit) => hits.push(hit));
  return hits;
}

it('every word, name, entity, negation and template in pasted texts, with its position, is as recorded', () => {
  const documents = [...fixtureDocuments().values()].map((text) => text.slice(0, 2_000)).join('\n');
  const known = {
    isSubject: (word: string) => /^(?:gateway|subnet|coredns|网关)$/i.test(word),
    isKnown: (word: string) => /^(?:pod|node|web|the|error|failed|kube|ovn|subnet|default|网关|子网)$/i.test(word),
  };
  const cases = Object.entries({ ...pasted, 'documents of the fixtures': documents }).map(([name, text]) => {
    const lines = text.split('\n');
    const normalized = normalize(text);
    const names = findInstanceNames(text, known);
    return [
      name,
      {
        words: {
          normalized,
          tokens: tokenize(normalized),
          folded: foldGaps(normalized.text),
          concepts: conceptsIn(text),
        },
        entities: { found: extractEntities(text), names, without: withoutNames(text, names) },
        lines: {
          masked: lines.map((line) => [maskLine(line), maskMessage(line), stripLogPrefix(line)]),
          alert: readAlert(text),
          pasted: readPasted(text),
          routine: routineLines(text),
          redacted: redactSecrets(text),
        },
        negations: {
          whole: negationScopes(normalized),
          each: lines.map((line) => negationScopes(normalize(line))),
          clauses: text
            .split(/[\n.,;，。；：]/)
            .map((clause) => Object.values(qualities).map((of) => of(clause.trim()))),
          qualifiers: lines.map((line) => qualifierValues(normalize(line))),
          flow: yamlFlow(lines),
        },
      },
    ] as const;
  });
  expectRecorded(new URL('recorded.hashes.txt', import.meta.url), new Map(cases));
});
