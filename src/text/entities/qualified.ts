import { ANY, type Marks, marksOf, type TextSigns, UNDERSCORE } from '../text-signs.js';
import { kindOfWord } from './kinds.js';
import { namePattern } from './names.js';
import type { Entity, EntityType } from './types.js';

interface Shape {
  /** Every text that has the shape has one of these characters, and one of these words. */
  readonly needs?: number;
  readonly marks?: Marks;
  /** And this, which is found in less time than the shape. */
  readonly sign?: RegExp;
  readonly pattern: RegExp;
  /** Kinds of the pattern's groups. */
  readonly kinds: readonly EntityType[];
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** Forms in which programs of a cluster write the names of things, with what each part of them is. */
const shapes: readonly Shape[] = [
  {
    // `redis.cache.svc`, `mysql-0.mysql.db.svc.cluster.local`
    marks: marksOf('.svc'),
    sign: /\.svc/,
    // `kubernetes.default.svc`, the API server, is named everywhere; `….cluster.local.svc…` has been completed twice.
    pattern: new RegExp(
      `(?<![\\w.-])(?!kubernetes\\.default\\.)(?:(${label})\\.)?(${label})\\.(?!local\\.)(${label})\\.svc(?![\\w-])`,
      'dg',
    ),
    kinds: ['pod', 'service', 'namespace'],
  },
  {
    // The kubelet's name of a pod: `web-0_shop(1b2c3d4e-…)`
    needs: UNDERSCORE,
    sign: /\([0-9a-f][0-9a-f-]{2,35}\)/,
    pattern: new RegExp(`(?<![\\w./-])(${namePattern})_(${label})\\([0-9a-f][0-9a-f-]{2,35}\\)`, 'dg'),
    kinds: ['pod', 'namespace'],
  },
  {
    // The scheduler's event: `Successfully assigned shop/web-0 to worker-1`
    marks: marksOf('assigned '),
    pattern: new RegExp(`assigned (${label})/(${namePattern}) to (${namePattern})(?![\\w-])`, 'dg'),
    kinds: ['namespace', 'pod', 'node'],
  },
  {
    // The kubelet's: `failed to "StartContainer" for "app" with …`
    marks: marksOf('Container'),
    sign: /Container\\?" for /,
    pattern: new RegExp(`(?:Start|Kill|Init)Container\\\\?" for \\\\?"(${label})\\\\?"`, 'dg'),
    kinds: ['container'],
  },
  {
    // The namespaces that every cluster has are called so nowhere else.
    marks: marksOf('kube-system', 'kube-public', 'kube-node-lease'),
    sign: /kube-(?:system|public|node-lease)/,
    pattern: /(?<![\w./:-])(kube-system|kube-public|kube-node-lease)(?![\w-]|\.[a-z])/dg,
    kinds: ['namespace'],
  },
];

/** Names in the forms that the cluster itself writes: DNS names, names in logs and events. */
export function findQualifiedNames(text: string, signs: TextSigns): Entity[] {
  const names: Entity[] = [];
  for (const { needs = ANY, marks, sign, pattern, kinds } of shapes) {
    if (!signs.has(needs) || (marks !== undefined && !signs.mayHold(marks)) || sign?.test(text) === false) continue;
    for (const found of text.matchAll(pattern)) {
      for (let group = 1; group <= kinds.length; group++) {
        const place = found.indices?.[group];
        if (!place) continue;
        const value = found[group]!;
        const type = kinds[group - 1]!;
        // `service.namespace.svc` is a pattern.
        if (!kindOfWord.has(value)) names.push({ type, value, start: place[0], end: place[1] });
      }
    }
  }
  return names;
}
