import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractEntities } from '../../src/text/index.js';

interface Symptom {
  readonly symptom: string;
  /** `kind name`, sorted. */
  readonly names: readonly string[];
}

const symptoms: readonly Symptom[] = JSON.parse(
  readFileSync(new URL('named-things.json', import.meta.url), 'utf8'),
) as Symptom[];
const unnamed = new Set(['label', 'reason', 'error-code', 'url', 'path']);

describe('the entities of a symptom', () => {
  it.each(symptoms)('are those that an engineer reads: $symptom', ({ symptom, names }) => {
    const found = extractEntities(symptom).filter(({ type }) => !unnamed.has(type));
    expect(found.map(({ type, value }) => `${type} ${value}`).sort()).toEqual(names);
    for (const { value, start, end } of found) expect(symptom.slice(start, end)).toBe(value);
  });

  it.each([
    'svc.cluster.local.svc.cluster.local does not resolve',
    'kubernetes.default.svc is slow',
    'service.namespace.svc 是域名的格式',
    'calico 部署为 DaemonSet',
    'the ns record is wrong',
    'kind: Pod 的 name: 字段',
  ])('are none in %j', (text) => {
    expect(extractEntities(text).filter(({ type }) => !unnamed.has(type))).toEqual([]);
  });
});
