import { beforeAll, describe, expect, it } from 'vitest';
import { Engine, type Match } from '../../src/index.js';
import { folderOf } from '../support/folder.js';
import { smallKnowledgeBase } from '../support/knowledge.js';
import { random } from '../support/random.js';
import { soak } from '../support/soak.js';

const rounds = soak(200, 50);
const extraWords = [
  'etcd',
  'timeout',
  '失败',
  '10.16.0.7',
  'NoAvailableAddress',
  'x509',
  '网关',
  'Error:',
  'pod/web-7d9f',
  '🚨',
  'zzz',
];

/** Random words and phrases of the knowledge base and of other texts, from one word to a short log. */
function randomSymptoms(texts: readonly string[]): string[] {
  const next = random(7);
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '');
  return Array.from({ length: rounds }, () => {
    const length = 1 + next(25);
    const picked = Array.from({ length }, () => {
      if (next(8) === 0) return extraWords[next(extraWords.length)]!;
      const from = next(words.length);
      return words.slice(from, from + 1 + next(4)).join(' ');
    });
    return picked.join(next(3) === 0 ? '\n' : ' ');
  });
}

describe('the answer to a random symptom', () => {
  let engine: Engine;
  const symptoms = randomSymptoms(Object.values(smallKnowledgeBase));
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
  });

  const known = new Map<string, readonly Match[]>();
  const matchesOf = (symptom: string) => {
    const matches = known.get(symptom) ?? engine.query(symptom, { limit: 10 }).matches;
    known.set(symptom, matches);
    return matches;
  };

  it('has evidence that adds up to the score of each match', () => {
    let checked = 0;
    for (const symptom of symptoms) {
      for (const match of matchesOf(symptom)) {
        const sum = match.evidence.reduce((total, { score }) => total + score, 0);
        expect(sum, `${match.id} for ${JSON.stringify(symptom)}`).toBeCloseTo(match.score, 6);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(rounds);
  });

  it('has only positive evidence, and at least one entry for each match', () => {
    for (const symptom of symptoms) {
      for (const { id, evidence } of matchesOf(symptom)) {
        expect(evidence.length, id).toBeGreaterThan(0);
        for (const { score } of evidence) expect(score, `${id} for ${symptom}`).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('has evidence positions inside the symptom', () => {
    for (const symptom of symptoms) {
      for (const { query } of matchesOf(symptom).flatMap((match) => match.evidence)) {
        if (query === null) continue;
        expect(query.start).toBeGreaterThanOrEqual(0);
        expect(query.end).toBeGreaterThan(query.start);
        expect(query.end).toBeLessThanOrEqual(symptom.length);
      }
    }
  });

  it('has evidence lines inside the document', () => {
    for (const symptom of symptoms) {
      for (const { source } of matchesOf(symptom).flatMap((match) => match.evidence)) {
        if (source === null) continue;
        const lines = smallKnowledgeBase[source.path]?.split('\n').length ?? 0;
        expect(source.line).toBeGreaterThanOrEqual(1);
        expect(source.line, source.path).toBeLessThanOrEqual(lines);
      }
    }
  });

  it('ranks by score, numbers from one, and names each document once', () => {
    for (const symptom of symptoms) {
      const matches = matchesOf(symptom);
      expect(matches.map(({ rank }) => rank)).toEqual(matches.map((_, index) => index + 1));
      expect(new Set(matches.map(({ path }) => path)).size).toBe(matches.length);
      // Near-ties are ordered by priority, so the next score may be slightly greater.
      matches.slice(1).forEach(({ score }, index) => {
        expect(score).toBeLessThanOrEqual(matches[index]!.score * 1.03);
      });
    }
  });

  it('has the same first match, status and confidence for any limit', () => {
    for (const symptom of symptoms) {
      const [one, ten] = [engine.query(symptom, { limit: 1 }), engine.query(symptom, { limit: 10 })];
      expect([one.status, one.confidence, one.matches[0]?.id], symptom).toEqual([
        ten.status,
        ten.confidence,
        ten.matches[0]?.id,
      ]);
    }
  });

  it('does not depend on previous queries', async () => {
    const fresh = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
    for (const symptom of [...symptoms].reverse().slice(0, 50))
      expect(JSON.stringify(fresh.query(symptom))).toBe(JSON.stringify(engine.query(symptom)));
  });

  it('accepts nothing when the status is no_match', () => {
    const unmatched = symptoms.map((symptom) => engine.query(symptom)).filter(({ status }) => status === 'no_match');
    expect(unmatched.length).toBeGreaterThan(0);
    for (const { matches, workflow, cases, confidence } of unmatched)
      expect({ matches, workflow, cases, confidence }).toEqual({
        matches: [],
        workflow: null,
        cases: [],
        confidence: 'low',
      });
  });
});

describe('near-ties', () => {
  const workflow = (id: string, priority: number, title: string, rest: string) =>
    `---\nid: ${id}\nkind: workflow\npriority: ${priority}\ntitle: ${title}\n${rest}---\n\n# ${title}\n\n## Diagnosis\n\n1. Look at ${id}\n\n\`\`\`bash\nkubectl get node\n\`\`\`\n`;
  const two = (number: number): string => String(number).padStart(2, '0');
  const twenty = Object.fromEntries(
    Array.from({ length: 20 }, (_, number) => [
      `workflows/w${two(number)}.md`,
      workflow(`w${two(number)}`, 20 - number, 'Gateway node lost', ''),
    ]),
  );
  // Other documents give the shared words some idf.
  const others = Object.fromEntries(
    Array.from({ length: 60 }, (_, number) => [
      `workflows/other${two(number)}.md`,
      workflow(`other${two(number)}`, 500, `Certificate number${number} expired`, ''),
    ]),
  );

  it('are ordered by priority, smaller first, for any limit', async () => {
    const engine = await Engine.open({ kb: [folderOf({ ...twenty, ...others })], cache: false });
    for (const limit of [1, 2, 5, 20])
      expect(engine.query('Gateway node lost', { limit }).matches[0]?.id, `limit ${limit}`).toBe('w19');
    expect(engine.query('Gateway node lost').status).toBe('ambiguous');
  });

  it('never rank a general document with better priority above the one that explains the symptom', async () => {
    const note = (id: string, priority: number, title: string, trigger: string) =>
      workflow(id, priority, title, `triggers: ["${trigger}"]\n`);
    const engine = await Engine.open({
      kb: [
        folderOf({
          'workflows/general.md': note('general', 30, 'Pod problems', 'pod'),
          'workflows/special.md': note('special', 40, 'Subnet of a pod has no available ip', 'no available ip'),
        }),
      ],
      cache: false,
    });
    expect(engine.query('pod: no available ip').matches[0]?.id).toBe('special');
  });
});

describe('translations', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await Engine.open({ kb: [folderOf(smallKnowledgeBase)], cache: false });
  });

  it.each([
    ['zh', '子网地址耗尽'],
    ['zh', '事件里是 NoAvailableAddress，地址耗尽了'],
    ['en', 'subnet full: no available ip'],
    ['en', 'The event says NoAvailableAddress'],
  ])('are one answer, in the language of the symptom (%s: %s)', (language, symptom) => {
    const { matches, workflow } = engine.query(symptom);
    expect(matches.filter(({ id }) => id === 'subnet-full')).toHaveLength(1);
    expect(workflow).toMatchObject({ id: 'subnet-full', language });
  });

  it('come in the requested language, whatever that of the symptom', () => {
    expect(engine.query('no available ip', { language: 'zh' }).workflow?.language).toBe('zh');
    expect(engine.query('子网地址耗尽', { language: 'en' }).workflow?.language).toBe('en');
  });
});
