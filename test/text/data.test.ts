import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { buildConceptIndex, normalize } from '../../src/text/index.js';
import { shipped, shippedBuildWords, traditional } from '../../src/vocabulary/index.js';
import { forEachConcept } from '../support/concepts.js';

const { decisive, lexicon } = shippedBuildWords;

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));

describe.each(['lexicon', 'decisive', 'negation', 'stopwords', 'stemming', 'entities', 'traditional'])(
  'data/%s.json',
  (name) => {
    it('matches its schema', () => {
      const validate = new Ajv2020({ strictTypes: false }).compile(json(`schema/${name}.schema.json`) as object);
      validate(json(`data/${name}.json`));
      expect(validate.errors).toBeNull();
    });
  },
);

describe('the domain lexicon', () => {
  it('has many groups with distinct ids in order', () => {
    const ids = lexicon.groups.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(250);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('has both languages in nearly every group', () => {
    const both = lexicon.groups.filter(
      ({ terms }) => terms.some((term) => /\p{Script=Han}/u.test(term)) && terms.some((term) => /[A-Za-z]/.test(term)),
    );
    expect(both.length / lexicon.groups.length).toBeGreaterThan(0.95);
  });

  it('has no folded term twice in a group', () => {
    for (const { id, terms } of lexicon.groups) {
      const folded = terms.map((term) => normalize(term).text);
      expect(new Set(folded).size, id).toBe(folded.length);
    }
  });

  it('has no term in more than two meanings', () => {
    const meanings = new Map<string, number>();
    for (const { terms } of lexicon.groups) {
      for (const term of terms) meanings.set(term.toLowerCase(), (meanings.get(term.toLowerCase()) ?? 0) + 1);
    }
    expect([...meanings].filter(([, count]) => count > 2)).toEqual([]);
  });
});

describe('the decisive concepts', () => {
  it('have distinct ids in order', () => {
    const ids = decisive.groups.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it('have no term twice', () => {
    const terms = decisive.groups.flatMap(({ terms }) => terms.map((term) => normalize(term).text));
    expect(terms).toEqual([...new Set(terms)]);
  });
});

describe('a word of the lexicon', () => {
  const index = buildConceptIndex(lexicon);
  const meanings = (text: string): string[] => {
    const found = new Set<string>();
    forEachConcept(index, normalize(text), (group) => found.add(index.ids[group]!));
    return [...found];
  };

  it.each([
    ['命名空间', 'space'],
    ['看不见', 'disappeared'],
    ['单点登录', 'single-point-of-failure'],
    ['有没有主机', 'leader-election'],
    ['等一会儿', 'jitter'],
    ['fan-out', 'fan'],
  ])('is not found inside %s', (text, meaning) => {
    expect(meanings(text)).not.toContain(meaning);
  });

  it.each([
    ['apiserver 挂了', 'KubeAPIDown', 'component-down'],
    ['元数据服务', 'CephMdsMissingReplicas', 'metadata-server'],
    ['证书快到期', 'KubeletClientCertificateExpiration', 'certificate-expired'],
    ['没有在跑，未运行', 'NoRunningOvnMaster', 'not-running'],
    ['节点池被暂停', 'the pool is paused', 'pause'],
  ])('has the same meaning in %s and %s', (chinese, english, meaning) => {
    expect(meanings(chinese)).toContain(meaning);
    expect(meanings(english)).toContain(meaning);
  });
});

describe('the lists of characters and stems', () => {
  it('pair every traditional character with one that is not traditional', () => {
    expect(traditional.traditional.length).toBe(traditional.simplified.length);
    for (const character of traditional.simplified) expect(traditional.traditional).not.toContain(character);
  });

  it('replace words by stems that are stable', () => {
    const { keep, replace } = shipped.stemming;
    for (const word of Object.keys(replace)) expect(keep as readonly string[]).not.toContain(word);
  });
});
